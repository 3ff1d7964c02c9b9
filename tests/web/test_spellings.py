"""Every value has one spelling. Each route is called by everybody with odd spellings of every parameter that it takes: what comes
back is a refusal that tells nothing of the game, or byte for byte what that caller gets by the plain spelling."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any
from urllib.parse import quote

import pytest
import sqlalchemy as sql
from starlette.routing import Route

from hvozd.core import Rng
from hvozd.core.record import state_hash
from hvozd.core.spelling import whole
from hvozd.web.app import application
from hvozd.web.copies import Table
from hvozd.web.tables import Tables
from tests.web.caller import Answer, Caller
from tests.web.conftest import GENEROUS
from tests.web.doors import DOORS, VALUES, named

SEATS = {"host": 0, "other": 1, "spectator": None, "stranger": None}
"""Who calls, and which seat is theirs."""
SEEN = named("seat", by="query")
"""Routes that show the table through the eyes of a seat."""
NUMBERS = {door.path: [one for one in door.query if VALUES[one].number and one != "seat"] for door in DOORS}
"""By route, the numbers in its address."""
BODIES = {door.path: [one for one in door.json if VALUES[one].number] for door in DOORS if door.json}
"""By route, the numbers in its body."""
FORM = "application/x-www-form-urlencoded"


def spellings(text: str) -> list[str]:
    """Other ways to write a number, as they stand in an address; not one of them is a number here."""
    digit, place = text[-1], int(text[-1])
    other = [chr(zero + place) for zero in (0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0xFF10, 0x1D7CE, 0x1D7D8, 0x1D7EC)]
    raw = [
        *(f"{zeros}{text}" for zeros in ("0", "00", "000", "0000", "0" * 8, "0" * 9, "0" * 300)),
        *(f"{sign}{text}" for sign in ("+", "-", "--", "+-", "−", "~", "^", "0x", "0b", "0o", "#", "$", "'", '"', "(", "[", "{")),
        *(
            f"{text}{tail}"
            for tail in (".0", ".", "e0", "E0", "e+0", "_", "_0", ",", ",0", ";", ";1", "L", "n", "j", "/1", ":0", "%")
        ),
        *(f"{space}{text}" for space in (" ", "\t", "\n", "\r", "\0", "\x0b", "\xa0", "\u2003", "\u200b", "\ufeff", "\u202e")),
        *(f"{text}{space}" for space in (" ", "\t", "\n", "\0", "\x1f", "\u0301", "\u20e3", "\u2060", "+")),
        *(text[:-1] + letter for letter in other),
        *("", "one", "true", "false", "null", "None", "NONE", "none ", " none", "nan", "inf", "-0", "1e400", "0.9999", "*", "?"),
        *("9" * 400, str(int(text) + (1 << 32)), str(int(text) + (1 << 64)), f"%3{digit}", f"\\x3{digit}", f"&#4{place + 8};"),
        *(chr(0x2460 + place), chr(0x2160 + place), "²", f'"{text}"', f"[{text}]", f"{text} or 1=1", f"{text}&", "0 1", "0,1"),
    ]
    return [quote(spelling, safe="") for spelling in dict.fromkeys(raw)]


TOKENS = [
    *('"0"', '"1"', '" 1"', '"1 "', '"0x1"', '"١"', '"\\u0031"', '"none"', '"seat"', '"' + "1" * 300 + '"'),
    *("0.0", "1.0", "1e0", "1e-1", "0.9999", "1.", ".1", "01.0", "-0.0", "1e400", "NaN", "Infinity", "1n", "1_0"),
    *("00", "01", "+1", "-1", "- 1", "0x1", "~0", "!0", "1;", "1,", "1 1", "0\0", "١", "１", "''", "undefined"),
    *("[]", "[0]", "[1]", "{}", '{"0":1}', "null", "true", "false", "[" * 3000),
    *("100", "1000001", str(1 << 63), str(1 << 64), str(10**400), "9" * 5000),
]
"""Other ways to write a number in a JSON body."""


class Place:
    """A table at which the host could undo, its people, and what each gets by plain spellings."""

    def __init__(self) -> None:
        self.app = application(pace=0, budgets=GENEROUS)
        self.tables: Tables = self.app.state.tables
        options = {"factions": "marquise,eyrie,alliance", "map": "autumn", "deck": "base"}
        self.table: Table = self.tables.open_table("root", options, ["me", "friend", "friend"], "host", "Ann", seed=5)
        self.table.sit(self.table.row.seats[1].key, "other", "Bob")
        self.callers = {name: Caller(self.app, "" if name == "stranger" else name) for name in SEATS}
        self.advance()

    def advance(self) -> None:
        """Until the host can take something back, a long way into the game, and is asked next."""
        rng, session = Rng(3), self.table.session
        for _ in range(2000):
            now = session.decision
            assert now is not None
            if now.number > 60 and session.can_undo(0) and now.seat == 0:
                return
            action = session.game.write(session.state, now.options(now.seat).sample(rng))
            self.table.play(action, now.seat, now.number)
            session = self.table.session
        raise AssertionError("nothing to undo")

    def path(self, route: str) -> str:
        key = self.table.row.seats[2].key
        parts = {"{id}": self.table.row.id, "{key}": key, "{game}": "root", "{lang}": "en"}
        for name, text in parts.items():
            route = route.replace(name, text)
        return route

    def query(self, route: str, **given: str) -> str:
        """The address of a route with plain values, and those given instead."""
        number = str(self.table.session.state.number)
        plain = {"number": number, "kind": "0", "picks": "%5B%5D"} if route.endswith("choices") else {}
        plain |= {"number": number, "thing": "place:3"} if route.endswith("why") else {}
        plain |= {"before": "9"} if route.endswith("journal") else {}
        return "&".join(f"{name}={value}" for name, value in {**plain, **given}.items())

    def mark(self) -> tuple[Any, ...]:
        """All that a refusal must leave as it is."""
        with self.tables.store.engine.connect() as db:
            count = db.execute(sql.text("select count(*) from tables")).scalar()
        return self.table.revision, state_hash(self.table.session.state), self.tables.store.revision(self.table.row.id), count

    async def holds(self, name: str, route: str, query: str, plain: Answer) -> None:
        """The answer to an odd spelling: a refusal that says no more than any, or the answer to the plain one."""
        answer = await self.callers[name].get(self.path(route), query)
        if answer.refused:
            assert answer.status in (400, 403, 404), (name, route, query, answer.status)
            assert answer.body in await self.refusals(name, route), (name, route, query)
        else:
            assert answer == plain, (name, route, query)

    async def refusals(self, name: str, route: str) -> list[bytes]:
        """What anybody gets who asks for a seat that is none, or for nothing that can be read."""
        caller, path = self.callers[name], self.path(route)
        if (name, route) not in self._refusals:
            tries = [self.query(route, seat="x"), self.query(route, seat="none") + "&seat=none", self.query(route, lang="x")]
            self._refusals[name, route] = [(await caller.get(path, query)).body for query in tries]
            assert all(b"data-pick" not in body and len(body) < 2000 for body in self._refusals[name, route])
        return self._refusals[name, route]

    _refusals: dict[tuple[str, str], list[bytes]] = {}


@pytest.fixture(scope="module")
def place() -> Place:
    Place._refusals = {}
    return Place()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_none_of_the_spellings_is_a_number() -> None:
    from urllib.parse import unquote

    assert len(spellings("1")) >= 50 <= len(TOKENS)
    for text in ("0", "1", "17"):
        assert whole(text) == int(text)
        assert {whole(unquote(spelling)) for spelling in spellings(text)} <= {None, int(text) + (1 << 32)}


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.parametrize("route", SEEN)
def test_a_seat_has_one_spelling(place: Place, route: str, name: str) -> None:
    async def look() -> None:
        before = place.mark()
        caller = place.callers[name]
        for seat in (0, 1, 2):
            plain = await caller.get(place.path(route), place.query(route, seat=str(seat)))
            assert plain.refused == (seat != SEATS[name]) or (route.endswith(("choices", "why")) and seat == 1)
            for spelling in spellings(str(seat)):
                await place.holds(name, route, place.query(route, seat=spelling), plain)
            digit = f"%3{seat}"
            assert await caller.get(place.path(route), place.query(route, seat=digit)) == plain
            assert await caller.get(place.path(route), place.query(route, **{"%73eat": str(seat)})) == plain
        for twice in ("seat=0&seat=1", "seat=1&seat=0", "seat=none&seat=1", "seat=0&seat=0", "seat=1&SEAT=0&seat=1"):
            await place.holds(name, route, f"{place.query(route)}&{twice}", Answer(0, b""))
        assert place.mark() == before

    run(look())


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.parametrize(("route", "parameter"), [(route, one) for route in NUMBERS for one in NUMBERS[route]])
def test_a_number_has_one_spelling(place: Place, route: str, parameter: str, name: str) -> None:
    async def look() -> None:
        seat = "none" if SEATS[name] is None else str(SEATS[name])
        value = str(place.table.session.state.number) if parameter == "number" else "0" if parameter == "kind" else "7"
        plain = await place.callers[name].get(place.path(route), place.query(route, **{"seat": seat, parameter: value}))
        for spelling in spellings(value):
            if parameter in ("at", "before") and whole(spelling) is not None:
                continue
            await place.holds(name, route, place.query(route, **{"seat": seat, parameter: spelling}), plain)
        for twice in (f"{parameter}={value}&{parameter}=1", f"{parameter}={value}&{parameter}={value}"):
            rest = place.query(route, seat=seat)
            rest = "&".join(part for part in rest.split("&") if not part.startswith(f"{parameter}="))
            await place.holds(name, route, f"{rest}&{twice}", Answer(0, b""))

    run(look())


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.parametrize(("route", "field"), [(route, one) for route in BODIES for one in BODIES[route]])
def test_a_number_in_a_body_has_one_spelling(place: Place, route: str, field: str, name: str) -> None:
    """The host could undo now, and play: what is misread would change the table."""

    async def send() -> None:
        before = place.mark()
        for text in bodies(place, route, field, plain=name != "host"):
            answer = await place.callers[name].post(place.path(route), text.encode())
            assert answer.status in (400, 403, 404, 409), (text[:90], answer)
            assert list(json.loads(answer.body)) == ["error"]
        assert place.mark() == before

    run(send())


def bodies(place: Place, route: str, field: str, plain: bool) -> list[str]:
    """Bodies in which one field is spelled otherwise, and (plain) the one that is right, for those who may not send it."""
    session = place.table.session
    now = session.decision
    assert now is not None
    legal = json.dumps(session.game.write(session.state, next(iter(now.options(0)))))
    fields = {"seat": "0", "number": str(now.number), "action": legal, "what": '"agent"', "of": "1", "line": "1", "note": '""'}
    needed = next(door.json for door in DOORS if door.path == route)
    rows = [{**fields, field: token} for token in TOKENS if token != fields[field]] + [fields] * plain
    texts = ["{" + ",".join(f'"{one}":{row[one]}' for one in needed) + "}" for row in rows]
    return [*texts, "[]", "null", "0", '{"seat":0}{"seat":0}', '{"Seat":0}', '{"seat":0,"number":0,"x":1}']


FIELDS = [
    f"seat-0=me&{field}" for field in ("seat-00=me", "seat-+1=me", "seat-%D9%A1=me", "seat-6=me", "seat--1=me", "Seat-1=me")
]
FIELDS += [f"preset={spelling}" for spelling in spellings("0") if spelling]
FIELDS += [f"preset=0&{field}" for field in ("level=Hard", "level=hard%20", "level=hard&level=easy", "listed=0", "listed=yes")]
FIELDS += [f"seat-0=me&option-seats={spelling}" for spelling in spellings("3") if spelling]
FIELDS += ["seat-0=me&seat-0=friend", "seat-0=ME", "preset=0&preset=1", "seat-0=me&option-map=autumn&option-map=winter"]
FIELDS += ["seat-0=me&option-components=x", "seat-0=me&options-map=autumn", "preset=0&game=root", "seat-0=%FF", "preset=99"]
FIELDS += [f"seat-0=me&seat-1=clockwork:electric_eyrie&option-seats={bad}" for bad in ("03", "3.0", "%D9%A3", "7", "1e1")]


def test_fields_of_a_form_have_one_name_and_one_spelling(place: Place) -> None:
    """What is misread would open a table."""

    async def send() -> None:
        before = place.mark()
        for number, field in enumerate(FIELDS):
            answer = await Caller(place.app, f"guest-{number}").post("/tables", f"game=root&{field}".encode(), FORM)
            assert answer.status in (400, 404), (field, answer.status)
        for game in ("Root", "root ", "%20root", "ro\0ot", "root,root", "../root", "root&game=root", ""):
            answer = await place.callers["other"].post("/tables", f"game={game}&preset=0".encode(), FORM)
            assert answer.status in (400, 404), game
        for body in (b"name=a&name=b", b"nam=a", b"name=%FF"):
            for path in ("/name", place.path("/t/{id}/sit/{key}")):
                answer = await place.callers["spectator"].post(path, body, FORM)
                assert answer.status == 400, (path, body)
        assert place.mark() == before

    run(send())


def test_what_stands_in_a_path_has_one_spelling(place: Place) -> None:
    """Of every route: no other spelling of its parts leads anywhere."""

    async def look() -> None:
        parts = {"{id}": place.table.row.id, "{key}": place.table.row.seats[2].key, "{game}": "root", "{lang}": "en"}
        for route in (route for route in place.app.routes if isinstance(route, Route)):
            for part, text in parts.items():
                odd = [
                    f"0{text}",
                    f"{text}%20",
                    f"%20{text}",
                    f"{text}%00",
                    f"{text}%0A",
                    text.swapcase(),
                    text[:-1],
                    f"{text},{text}",
                ]
                odd += [f"{text}%2F..%2F{text}", f"%E2%80%8B{text}", f"{text}%CC%81", "%2E%2E", text * 300, f"%25{text}"]
                for spelling in odd if part in route.path else ():
                    path = place.path(route.path.replace(part, "\1")).replace("\1", spelling)
                    for name in SEATS:
                        method = sorted(route.methods or ["GET"])[0]
                        answer = await place.callers[name].call(method, path, "", b"{}", "application/json")
                        assert answer.status in (400, 403, 404, 405, 415), (path[:80], answer.status)

    run(look())


@pytest.mark.parametrize("route", ["/", "/t/{id}", "/t/{id}/replay", "/t/{id}/at", "/cover/{game}.svg"])
def test_a_language_has_one_spelling(place: Place, route: str) -> None:
    async def look() -> None:
        caller, path = place.callers["host"], place.path(route)
        assert (await caller.get(path, "lang=%65n")).status == 200
        for odd in ("EN", "en%20", "", "e", "en-GB", "en,cs", "english", "de", "cs%00", "..%2Fcs", "en&lang=cs", "en&lang=en"):
            assert (await caller.get(path, f"lang={odd}")).status == 400, odd

    run(look())


PICKS = ["", "[", "{}", "0", '[["0","x"]]', '[[-1,"x"]]', "[[0]]", "[[0,1]]", '[[0.0,"x"]]', '[[0,"x","y","z"]]', "[" * 9000]
PICKS += ["[" + ",".join(['[0,"x"]'] * 200) + "]", '[[0,"' + "x" * 5000 + '"]]', '[[100,"x"]]', '[[true,"x"]]']


def test_a_list_of_picks_is_bounded(place: Place) -> None:
    async def look() -> None:
        path = place.path("/t/{id}/choices")
        for odd in PICKS:
            query = place.query("/t/{id}/choices", seat="0", picks=quote(odd or " ", safe=""))
            assert (await place.callers["host"].get(path, query)).status == 400, odd[:40]

    run(look())
