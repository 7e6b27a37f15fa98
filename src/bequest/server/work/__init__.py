"""Bots at work, clocks that run out, and stories that are kept: all of it found in the rows of the tables."""
