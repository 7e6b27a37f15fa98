"""Gears of Time in the terminal."""
