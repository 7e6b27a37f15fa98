"""A table: seats, the game on it, clocks and proposals. Nothing here reads or writes; the hall does."""
