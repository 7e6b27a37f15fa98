"""How fast the games are, beside peers: `python -m bench`, see README.md."""
