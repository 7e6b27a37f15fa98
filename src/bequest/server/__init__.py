"""The house for people: tables that are kept, seats, moves over the wire, bots at work."""
