"""The Duke de Crecy in the terminal."""
