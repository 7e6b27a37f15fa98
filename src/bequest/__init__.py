"""Bequest: a digital table for three board games of inheritance."""

__version__ = "0.1.0"
