"""The Neo Dueling System."""
