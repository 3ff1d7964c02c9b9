"""People: names move out of the rows of tables; settings, and the ways back to a person."""

import json
import time

import sqlalchemy as sql
from alembic import op

revision, down_revision = "0004", "0003"


def upgrade() -> None:
    people = op.create_table(
        "people",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("lang", sql.String(8), nullable=False),
        sql.Column("epoch", sql.Integer, nullable=False),
        sql.Column("wishes", sql.LargeBinary, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "ways",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), nullable=False, index=True),
        sql.Column("digest", sql.String(64), nullable=False, unique=True),
        sql.Column("passkey", sql.LargeBinary),
        sql.Column("public", sql.LargeBinary),
        sql.Column("uses", sql.Integer, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "challenges",
        sql.Column("value", sql.String(64), primary_key=True),
        sql.Column("person", sql.String(32), nullable=False),
        sql.Column("until", sql.Float, nullable=False),
    )
    _take_names(op.get_bind(), people)


def _take_names(db: sql.Connection, people: sql.Table) -> None:
    """The newest name of everybody who sits somewhere; seats keep ids alone."""
    tables = sql.Table("tables", sql.MetaData(), autoload_with=db)
    names: dict[str, str] = {}
    for id, text in db.execute(sql.select(tables.c.id, tables.c.seats).order_by(tables.c.created)).all():
        seats = json.loads(text)
        for seat in (seat for seat in seats if seat.get("guest")):
            names[seat["guest"]] = seat.pop("name", "") or names.get(seat["guest"], "")
        db.execute(tables.update().where(tables.c.id == id).values(seats=json.dumps(seats).encode()))
    rest = {"lang": "", "epoch": 0, "wishes": b"{}", "created": time.time()}
    rows = [{"id": id, "name": name, **rest} for id, name in names.items() if name]
    if rows:
        db.execute(people.insert(), rows)
