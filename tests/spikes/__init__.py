"""A slice of a game to come, with the few words it has of its own."""

from bequest.core.words import words

ENGLISH = """\
lastwill-position-waiting = pending: these answers leave the seats { $found } waiting, not { $said }
"""
FRENCH = """\
lastwill-position-waiting = pending\u00a0: ces réponses laissent les places { $found } en attente, et non { $said }
"""

words("en").add("spikes", ENGLISH)
words("fr").add("spikes", FRENCH)
