"""Players that are programs. They see the table only through `Prompt`, as a person in their seat would."""
