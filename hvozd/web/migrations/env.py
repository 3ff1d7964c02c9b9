"""What Alembic runs: the connection is given, and with it the transaction around all steps."""

from alembic import context

if context.config.attributes.get("connection") is not None:
    context.configure(connection=context.config.attributes["connection"])
    with context.begin_transaction():
        context.run_migrations()
