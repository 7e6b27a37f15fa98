"""Playing and looking at games in a terminal of 80 columns."""
