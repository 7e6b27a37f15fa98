"""How many tables a server bears: `python -m bench.load`."""
