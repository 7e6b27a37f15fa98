"""Last Will in the terminal."""
