"""Players that teach themselves: games of self-play, the net, how it learns, and what is kept of it."""
