"""Nets that taught themselves, played with NumPy alone: the file of a net, what it judges, the player that asks it."""
