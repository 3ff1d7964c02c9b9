"""What people say at a table, note for themselves, and whom they do not want to hear."""

import sqlalchemy as sql
from alembic import op

revision, down_revision = "0006", "0005"


def upgrade() -> None:
    op.create_table(
        "talk",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), nullable=False, index=True),
        sql.Column("person", sql.String(32), nullable=False, index=True),
        sql.Column("seat", sql.Integer),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("promise", sql.Boolean, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )
    op.create_table(
        "notes",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("person", sql.String(32), primary_key=True),
        sql.Column("text", sql.Text, nullable=False),
    )
    op.create_table(
        "mutes",
        sql.Column("person", sql.String(32), primary_key=True),
        sql.Column("other", sql.String(32), primary_key=True),
    )
