"""The rules: one module for each activity of the rulebook."""
