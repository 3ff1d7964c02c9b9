"""A row for each event: what was an action becomes one. The old rows stay where there are any."""

import sqlalchemy as sql
from alembic import op

revision, down_revision = "0002", "0001"


def upgrade() -> None:
    events = op.create_table(
        "events",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("decision", sql.Integer, nullable=False),
        sql.Column("action", sql.Text, nullable=False),
        sql.Column("random", sql.LargeBinary, nullable=False),
        sql.Column("back", sql.Integer, nullable=False),
    )
    db = op.get_bind()
    old = sql.Table("actions", sql.MetaData(), autoload_with=db)
    place = sql.func.row_number().over(partition_by=old.c.table, order_by=old.c.number)
    rows = sql.select(
        old.c.table, place, sql.literal("action"), old.c.seat, old.c.number, old.c.action, old.c.random, sql.literal(0)
    )
    db.execute(events.insert().from_select([column.name for column in events.columns], rows))
    if db.execute(sql.select(sql.func.count()).select_from(old)).scalar() == 0:
        op.drop_table("actions")
