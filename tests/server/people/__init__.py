"""People: how they begin, are kept, come back and go."""
