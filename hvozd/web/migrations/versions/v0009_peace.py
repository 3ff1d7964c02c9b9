"""Who may come, who is held back, invitations, reports, and who was removed from a table."""

import sqlalchemy as sql
from alembic import op

revision, down_revision = "0009", "0008"


def upgrade() -> None:
    op.add_column("people", sql.Column("role", sql.String(16), nullable=False, server_default=""))
    op.add_column("people", sql.Column("held", sql.String(8), nullable=False, server_default=""))
    op.create_index("ix_people_held", "people", ["held"])
    op.create_table(
        "invitations",
        sql.Column("digest", sql.String(64), primary_key=True),
        sql.Column("by", sql.String(32), nullable=False, index=True),
        sql.Column("role", sql.String(16), nullable=False),
        sql.Column("uses", sql.Integer, nullable=False),
        sql.Column("until", sql.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), nullable=False, index=True),
        sql.Column("person", sql.String(32), nullable=False, index=True),
        sql.Column("about", sql.String(32), nullable=False, index=True),
        sql.Column("lines", sql.Text, nullable=False),
        sql.Column("note", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("settled", sql.Boolean, nullable=False),
    )
    op.create_table(
        "removals",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("person", sql.String(32), primary_key=True),
    )
