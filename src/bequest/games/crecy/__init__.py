"""Legacy: The Testament of Duke de Crecy, with both solo games."""
