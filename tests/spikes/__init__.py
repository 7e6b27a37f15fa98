"""Slices of two more games, with the few words they have of their own."""

from bequest.core.words import words

ENGLISH = """\
crecy-reason-no-child-card = no Child card is left that this could bring
crecy-reason-too-poor = { $friend } costs { $cost } Gold, you have { $gold }
crecy-position-cards = every card must be in exactly one place
lastwill-position-waiting = pending: these answers leave the seats { $found } waiting, not { $said }
"""
FRENCH = """\
crecy-reason-no-child-card = il ne reste aucune carte Enfant que cela puisse apporter
crecy-reason-too-poor = { $friend } coûte { $cost } pièces d’or, vous en avez { $gold }
crecy-position-cards = chaque carte doit être à un seul endroit
lastwill-position-waiting = pending\u00a0: ces réponses laissent les places { $found } en attente, et non { $said }
"""

words("en").add("spikes", ENGLISH)
words("fr").add("spikes", FRENCH)
