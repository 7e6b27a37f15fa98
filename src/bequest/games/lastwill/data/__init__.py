"""The cards as data: deck files, the records made of them, and the tables that the rules read."""
