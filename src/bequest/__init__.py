"""Bequest: a digital table for three board games of inheritance."""

from bequest.mode import compiled as compiled  # first: it decides how everything else is imported

__version__ = "0.1.0"
