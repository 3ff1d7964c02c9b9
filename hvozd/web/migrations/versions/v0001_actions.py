"""Version 0.1: tables, and a row for each action that was not taken back."""

import sqlalchemy as sql
from alembic import op

revision, down_revision = "0001", None


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("header", sql.LargeBinary, nullable=False),
        sql.Column("seats", sql.LargeBinary, nullable=False),
        sql.Column("host", sql.String(32), nullable=False, index=True),
        sql.Column("listed", sql.Boolean, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "actions",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("action", sql.Text, nullable=False),
        sql.Column("random", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "sitting",
        sql.Column("guest", sql.String(32), primary_key=True),
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "settings", sql.Column("name", sql.String(32), primary_key=True), sql.Column("value", sql.Text, nullable=False)
    )
