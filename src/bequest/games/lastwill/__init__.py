"""Last Will: the rules, the cards and boards, and their words."""
