"""How games ended, seat by seat."""

import sqlalchemy as sql
from alembic import op

revision, down_revision = "0007", "0006"


def upgrade() -> None:
    op.create_table(
        "results",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("person", sql.String(32), index=True),
        sql.Column("agent", sql.String(32), nullable=False),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("called", sql.Text, nullable=False),
        sql.Column("place", sql.Integer, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )
