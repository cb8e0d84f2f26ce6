"""How the catalogue file of one version becomes that of the next, for Alembic."""
