"""Whose turn it is, since when, and who has won, beside each table; unknown until something happens there."""

import sqlalchemy as sql
from alembic import op

revision, down_revision = "0005", "0004"


def upgrade() -> None:
    op.add_column("tables", sql.Column("asked", sql.Text))
    op.add_column("tables", sql.Column("since", sql.Float))
    op.add_column("tables", sql.Column("won", sql.Text))
