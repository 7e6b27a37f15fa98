"""One module for each change of the rows."""
