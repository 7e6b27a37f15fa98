"""People: guests, those who keep their name, their devices, and whom they would rather not meet."""
