"""Players that think. A bot gets a seat's handle and names an action; it never sees the position."""
