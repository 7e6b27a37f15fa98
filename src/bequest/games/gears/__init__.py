"""Legacy: Gears of Time."""
