"""What references mean: "it", "them", "that monster", "that many", within a card."""
