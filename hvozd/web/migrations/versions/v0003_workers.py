"""Several workers: who thinks where, who looks on where; when things happened, and which tables are over."""

import sqlalchemy as sql
from alembic import op

revision, down_revision = "0003", "0002"


def upgrade() -> None:
    op.execute("delete from settings where name = 'schema'")
    op.add_column("events", sql.Column("at", sql.Float))
    op.add_column("tables", sql.Column("over", sql.Boolean, nullable=False, server_default=sql.false()))
    op.create_table(
        "claims",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("worker", sql.String(32), nullable=False),
        sql.Column("until", sql.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("worker", sql.String(32), primary_key=True),
        sql.Column("seats", sql.Text, nullable=False),
        sql.Column("until", sql.Float, nullable=False),
    )
