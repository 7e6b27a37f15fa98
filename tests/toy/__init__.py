"""High Card: a game outside the package, small enough to read in one go. It shows what a new game must bring along."""
