"""Tables at a server, for programs that play there: requests, a line that comes back by itself, links and keys."""
