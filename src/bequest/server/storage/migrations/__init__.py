"""How the rows of a database are brought from one version to the next (Alembic)."""
