"""What a sensible player would do."""
