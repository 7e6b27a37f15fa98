"""The server's door: who is let in, to what, and how often."""
