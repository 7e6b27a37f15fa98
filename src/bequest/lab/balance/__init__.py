"""Whether a game is fair: nets play it against themselves, and every card, place and plan is weighed.

`study` says what is played, `selfplay` plays it, `forced` tries out what a net would rather not do, `tally` adds up,
`report` judges by the `bands` that the description of each game sets, and the rest of the rooms show it.
"""
