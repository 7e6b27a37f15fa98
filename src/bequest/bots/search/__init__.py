"""Players that look ahead: they play on in worlds that may be true, and compare where that leads."""
