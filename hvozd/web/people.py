"""What is kept of people: a name, settings, and the ways by which they come back. One table each, beside the games.

A worker keeps those it has met lately in memory; whoever changes a person tells the other workers.
"""

import contextlib
import secrets
import threading
import time
from collections import OrderedDict
from hashlib import sha256
from typing import Any

import msgspec
import sqlalchemy as sql

from hvozd.web.database import challenges, people, ways
from hvozd.web.guests import WISHES, Guest, new_id
from hvozd.web.store import Busy, Store, unknown

KEPT = 5000
"""So many people are kept in memory."""
MOST_WAYS = 20
SOON = 300.0
"""Seconds in which a passkey must have signed."""


class Way(msgspec.Struct, frozen=True):
    """A way back to a person: a return link, or a passkey with what is needed to check it."""

    id: str
    person: str
    created: float
    passkey: bytes | None = None
    public: bytes | None = None
    uses: int = 0


class Person(msgspec.Struct, frozen=True):
    """All that is kept of somebody, but for what they said."""

    id: str
    name: str = ""
    lang: str = ""
    epoch: int = 0
    wishes: dict[str, str] = {}
    created: float = 0.0
    role: str = ""
    """Whether the server knows this person as one who may come (`known`), or as a moderator."""
    ways: tuple[Way, ...] = ()


class People:
    """Finds and changes people. Every method but `met` may wait for the database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._met: OrderedDict[str, Person | None] = OrderedDict()
        self._lock = threading.Lock()
        self._changes = 0
        """How often others have changed something: what was read before a change and comes after it is not remembered."""

    # -- finding -----------------------------------------------------------------------------------------------------------

    def met(self, id: str) -> tuple[Person | None] | None:
        """Who it is, as far as this worker remembers; None: it has to be looked up."""
        return (self._met[id],) if id in self._met else None

    def find(self, id: str) -> Person | None:
        changes = self._changes
        with self.store.reading() as db:
            row = db.execute(people.select().where(people.c.id == id)).mappings().first()
            mine = db.execute(ways.select().where(ways.c.person == id).order_by(ways.c.created)).mappings().all()
        found = _person(row, tuple(map(_way, mine))) if row else None
        with self._lock:
            if self._changes == changes:
                self._met[id] = found
                self._met.move_to_end(id)
            while len(self._met) > KEPT:
                self._met.popitem(last=False)
        return found

    def forget(self, id: str = "") -> None:
        """Look this person (or everybody) up again: another worker has changed something."""
        with self._lock:
            self._changes += 1
            if id:
                self._met.pop(id, None)
            else:
                self._met.clear()

    # -- changing ----------------------------------------------------------------------------------------------------------

    def keep(self, guest: Guest, **changed: Any) -> None:
        """From now on this person is known, with these changes."""
        with contextlib.suppress(Busy), self.store.writing() as db:
            if db.execute(sql.select(people.c.id).where(people.c.id == guest.id)).first() is None:
                db.execute(people.insert().values(**unknown(guest.id, guest.name)))
        values = {**changed, **({"wishes": msgspec.json.encode(changed["wishes"])} if "wishes" in changed else {})}
        if values:
            with self.store.writing() as db:
                db.execute(people.update().where(people.c.id == guest.id).values(**values))
                self._tell(db, guest.id)
        self.find(guest.id)

    def _tell(self, db: sql.Connection, id: str) -> None:
        self.store.tell(db, f"@{id} changed")

    # -- ways back ---------------------------------------------------------------------------------------------------------

    def add_link(self, guest: Guest) -> str | None:
        """A new return link: the secret part, which is kept nowhere; None: there are too many."""
        secret = secrets.token_urlsafe(24)
        return secret if self._add(guest, digest(secret.encode())) else None

    def add_passkey(self, guest: Guest, passkey: bytes, public: bytes, uses: int) -> bool:
        return self._add(guest, digest(passkey), passkey=passkey, public=public, uses=uses)

    def _add(self, guest: Guest, digest: str, **values: Any) -> bool:
        self.keep(guest)
        found = self.find(guest.id)
        if found is None or len(found.ways) >= MOST_WAYS:
            return False
        row = {"id": new_id(9), "person": guest.id, "digest": digest, "uses": 0, "created": time.time(), **values}
        with self.store.writing() as db:
            db.execute(ways.insert().values(**row))
            self._tell(db, guest.id)
        self.find(guest.id)
        return True

    def way(self, secret: bytes) -> Way | None:
        """The way that a link's secret or the id of a passkey opens."""
        with self.store.reading() as db:
            row = db.execute(ways.select().where(ways.c.digest == digest(secret))).mappings().first()
        return _way(row) if row else None

    def used(self, way: Way, uses: int) -> None:
        with self.store.writing() as db:
            db.execute(ways.update().where(ways.c.id == way.id).values(uses=uses))

    def close(self, person: str, way: str) -> bool:
        """A way that is closed leads nowhere, and whoever came by it is signed out."""
        with self.store.writing() as db:
            gone = db.execute(ways.delete().where(ways.c.id == way, ways.c.person == person)).rowcount
            self._tell(db, person)
        self.find(person)
        return bool(gone)

    def close_all(self, guest: Guest) -> None:
        """Every other browser is signed out, and no way is left but those made from here on."""
        with self.store.writing() as db:
            db.execute(ways.delete().where(ways.c.person == guest.id))
        self.keep(guest, epoch=guest.epoch + 1)
        guest.epoch, guest.by = guest.epoch + 1, ""

    # -- what passkeys sign ------------------------------------------------------------------------------------------------

    def challenge(self, person: str = "") -> bytes:
        """Something new to sign."""
        value, now = secrets.token_bytes(32), time.time()
        with self.store.writing() as db:
            db.execute(challenges.delete().where(challenges.c.until < now))
            db.execute(challenges.insert().values(value=value.hex(), person=person, until=now + SOON))
        return value

    def signed(self, value: bytes, person: str = "") -> bool:
        """Whether this was to be signed (for this person); it counts once."""
        mine = (challenges.c.value == value.hex()) & (challenges.c.person == person) & (challenges.c.until >= time.time())
        with self.store.writing() as db:
            return bool(db.execute(challenges.delete().where(mine)).rowcount)


def recognise(guest: Guest, found: Person | None) -> bool:
    """Fill in what is kept of the guest; False: the cookie is of a time that was ended, and names nobody any more."""
    if found is None:
        return not guest.epoch and not guest.by
    if guest.epoch != found.epoch or (guest.by and guest.by not in {way.id for way in found.ways}):
        return False
    guest.name, guest.kept, guest.role = found.name, True, found.role
    if found.lang != guest.said:
        guest.lang, guest.said = found.lang or guest.lang, found.lang
    guest.wishes = {name: value for name, value in found.wishes.items() if value in WISHES.get(name, ())}
    return True


def digest(secret: bytes) -> str:
    return sha256(secret).hexdigest()


def _person(row: Any, mine: tuple[Way, ...]) -> Person:
    wishes = msgspec.json.decode(row["wishes"], type=dict[str, str])
    return Person(row["id"], row["name"], row["lang"], row["epoch"], wishes, row["created"], row["role"], mine)


def _way(row: Any) -> Way:
    return Way(row["id"], row["person"], row["created"], row["passkey"], row["public"], row["uses"])
