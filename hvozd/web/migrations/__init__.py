"""How the database changed, step by step. Alembic runs them; `hvozd.web.database` has the result."""
