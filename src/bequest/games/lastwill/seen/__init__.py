"""What a seat may know: as a view, and as numbers."""
