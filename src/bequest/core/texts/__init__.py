"""Reading and writing of decks and positions, and the story of a game. Not compiled, since no rule needs it."""
