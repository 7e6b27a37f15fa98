"""The server's door: routes, sockets, and who is let in."""
