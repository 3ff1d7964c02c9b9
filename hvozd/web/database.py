"""The tables of the database as they are today. `migrations` leads every earlier database, and an empty one, to them."""

import time
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError

from hvozd.core import HvozdError

HEAD = "0009"
"""The newest migration."""
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x68766F7A64
"""The name under which servers that start at once take turns (PostgreSQL)."""

meta = sql.MetaData()
tables = sql.Table(
    "tables",
    meta,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("header", sql.LargeBinary, nullable=False),
    sql.Column("seats", sql.LargeBinary, nullable=False),
    sql.Column("host", sql.String(32), nullable=False, index=True),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("asked", sql.Text),
    sql.Column("since", sql.Float),
    sql.Column("won", sql.Text),
)
"""Besides how a table is, whose turn it is (seats), since when, and who has won: so that lists need no positions."""
events = sql.Table(
    "events",
    meta,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("decision", sql.Integer, nullable=False),
    sql.Column("action", sql.Text, nullable=False),
    sql.Column("random", sql.LargeBinary, nullable=False),
    sql.Column("back", sql.Integer, nullable=False),
    sql.Column("at", sql.Float),
)
sitting = sql.Table(
    "sitting",
    meta,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
)
settings = sql.Table(
    "settings", meta, sql.Column("name", sql.String(32), primary_key=True), sql.Column("value", sql.Text, nullable=False)
)
claims = sql.Table(
    "claims",
    meta,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("worker", sql.String(32), nullable=False),
    sql.Column("until", sql.Float, nullable=False),
)
"""In which worker the agents of a table think, and how long nobody else may."""
presence = sql.Table(
    "presence",
    meta,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("worker", sql.String(32), primary_key=True),
    sql.Column("seats", sql.Text, nullable=False),
    sql.Column("until", sql.Float, nullable=False),
)
"""Through whose eyes people look at a table, by the worker that serves them."""

people = sql.Table(
    "people",
    meta,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("lang", sql.String(8), nullable=False),
    sql.Column("epoch", sql.Integer, nullable=False),
    sql.Column("wishes", sql.LargeBinary, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("role", sql.String(16), nullable=False, server_default=""),
    sql.Column("held", sql.String(8), nullable=False, server_default="", index=True),
)
"""Whoever has said or chosen something; the only place of names. Seats know people by their ids alone."""
ways = sql.Table(
    "ways",
    meta,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("digest", sql.String(64), nullable=False, unique=True),
    sql.Column("passkey", sql.LargeBinary),
    sql.Column("public", sql.LargeBinary),
    sql.Column("uses", sql.Integer, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)
"""Ways back to a person: return links, of which only a digest is kept, and passkeys."""
challenges = sql.Table(
    "challenges",
    meta,
    sql.Column("value", sql.String(64), primary_key=True),
    sql.Column("person", sql.String(32), nullable=False),
    sql.Column("until", sql.Float, nullable=False),
)
"""What passkeys have to sign: each once, and soon."""

talk = sql.Table(
    "talk",
    meta,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), nullable=False, index=True),
    sql.Column("person", sql.String(32), nullable=False, index=True),
    sql.Column("seat", sql.Integer),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("promise", sql.Boolean, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)
"""What people say at a table; without a seat it is said among spectators."""
notes = sql.Table(
    "notes",
    meta,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("person", sql.String(32), primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
)
"""What somebody notes for themselves."""
mutes = sql.Table(
    "mutes",
    meta,
    sql.Column("person", sql.String(32), primary_key=True),
    sql.Column("other", sql.String(32), primary_key=True),
)
"""Whom somebody does not want to hear."""

results = sql.Table(
    "results",
    meta,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("person", sql.String(32), index=True),
    sql.Column("agent", sql.String(32), nullable=False),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("called", sql.Text, nullable=False),
    sql.Column("place", sql.Integer, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)
"""How games ended, seat by seat: who sat there (a person, or an agent of a level), as what, and which place it was."""

reach = sql.Table(
    "reach",
    meta,
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
"""Where somebody can be reached who is not here: a browser's push service, an e-mail address."""
told = sql.Table(
    "told",
    meta,
    sql.Column("person", sql.String(32), primary_key=True),
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("since", sql.Float, nullable=False),
)
"""The last wait of which somebody was told: one message a wait."""
hooks = sql.Table(
    "hooks",
    meta,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("address", sql.Text, nullable=False),
    sql.Column("since", sql.Float, nullable=False),
)
"""An address that is told whose turn it is at a table, and of which wait it was told last."""
duties = sql.Table(
    "duties",
    meta,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("worker", sql.String(32), nullable=False),
    sql.Column("until", sql.Float, nullable=False),
)
"""What one worker does for all, and how long nobody else does."""

invitations = sql.Table(
    "invitations",
    meta,
    sql.Column("digest", sql.String(64), primary_key=True),
    sql.Column("by", sql.String(32), nullable=False, index=True),
    sql.Column("role", sql.String(16), nullable=False),
    sql.Column("uses", sql.Integer, nullable=False),
    sql.Column("until", sql.Float, nullable=False),
)
"""Links by which somebody comes in who was not known yet, or becomes a moderator; only a digest is kept."""
reports = sql.Table(
    "reports",
    meta,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), nullable=False, index=True),
    sql.Column("person", sql.String(32), nullable=False, index=True),
    sql.Column("about", sql.String(32), nullable=False, index=True),
    sql.Column("lines", sql.Text, nullable=False),
    sql.Column("note", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("settled", sql.Boolean, nullable=False),
)
"""What somebody reports to the moderators: lines of `talk`, by their numbers."""
removals = sql.Table(
    "removals",
    meta,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("person", sql.String(32), primary_key=True),
)
"""Who was removed from a table by a moderator."""


def prepare(engine: sql.Engine) -> None:
    """Lead a database to the tables of today; servers that start at once take turns, and all but the first find it done."""
    for pause in (0.05, 0.2, 0.5, 1.0):
        try:
            return _prepare(engine)
        except (IntegrityError, OperationalError, ProgrammingError):
            time.sleep(pause)
    _prepare(engine)


def _prepare(engine: sql.Engine) -> None:
    with engine.connect() as db:
        if version(db) == HEAD:
            return
    if engine.dialect.name == "sqlite":
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
            db.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                _migrate(db)
                db.exec_driver_sql("COMMIT")
            except BaseException:
                db.exec_driver_sql("ROLLBACK")
                raise
        return
    with engine.begin() as db:
        if engine.dialect.name == "postgresql":
            db.execute(sql.select(sql.func.pg_advisory_xact_lock(LOCK)))
        _migrate(db)


def version(db: sql.Connection) -> str:
    """The migration that a database has reached: "" for an empty one, "0001" for one of version 0.1."""
    found = set(sql.inspect(db).get_table_names())
    if "alembic_version" in found:
        return str(db.execute(sql.text("select version_num from alembic_version")).scalar() or "")
    return "0002" if "events" in found else "0001" if "actions" in found else ""


def _migrate(db: sql.Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": db})
    config.set_main_option("script_location", str(MIGRATIONS))
    reached = version(db)
    known = {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()}
    if reached and reached not in known:
        raise HvozdError(f"The database was written by a newer Hvozd (schema {reached}; this one knows {HEAD}).")
    if reached and not sql.inspect(db).has_table("alembic_version"):
        command.stamp(config, reached)
    if reached != HEAD:
        command.upgrade(config, HEAD)
