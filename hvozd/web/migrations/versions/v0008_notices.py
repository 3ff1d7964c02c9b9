"""Where people can be reached, of what they were told, and what one worker does for all."""

import sqlalchemy as sql
from alembic import op

revision, down_revision = "0008", "0007"


def upgrade() -> None:
    op.create_table(
        "reach",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("person", sql.String(32), nullable=False, index=True),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("address", sql.Text, nullable=False),
        sql.Column("lang", sql.String(8), nullable=False),
        sql.Column("zone", sql.String(64), nullable=False),
        sql.Column("confirmed", sql.Boolean, nullable=False),
        sql.Column("fails", sql.Integer, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "told",
        sql.Column("person", sql.String(32), primary_key=True),
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("since", sql.Float, nullable=False),
    )
    op.create_table(
        "hooks",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("address", sql.Text, nullable=False),
        sql.Column("since", sql.Float, nullable=False),
    )
    op.create_table(
        "duties",
        sql.Column("name", sql.String(32), primary_key=True),
        sql.Column("worker", sql.String(32), nullable=False),
        sql.Column("until", sql.Float, nullable=False),
    )
