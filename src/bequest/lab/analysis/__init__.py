"""A finished game looked at again: where the win came from, which moves turned it, and what would have been better."""
