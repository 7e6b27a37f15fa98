"""What people write and read as files: decks, positions, and what is told of a game. Interpreted: none of it plays."""
