"""Positions written and read."""
