"""Every door of the server: one row for each route, with the names of what it takes. `test_doors` and `test_spellings` go through
these rows; a route without one fails.

A new route needs one `Door`. A parameter that no other route has needs one row in `VALUES` as well: what its caller would say,
what somebody else would say, and whether it is a number.
"""

import json
import re
from collections.abc import Callable, Iterator
from urllib.parse import quote

import msgspec
from starlette.applications import Starlette
from starlette.routing import Route

from tests.web.worlds import PEOPLE, World

FORM, JSON = "application/x-www-form-urlencoded", "application/json"
CHANGES = ("POST", "PUT", "DELETE")


class Door(msgspec.Struct, frozen=True):
    """A route with one method, and what it takes: in its address, in a JSON body, in a form; or a body of its own."""

    method: str
    path: str
    query: tuple[str, ...] = ()
    json: tuple[str, ...] = ()
    form: tuple[str, ...] = ()
    raw: str = ""
    speaks: bool = True
    """Whether it takes a language, as all do that answer people."""


TABLE_FORM = ("game", "preset", "level", "listed", "mine", "seat-0", "seat-1", "option-seats", "option-map", "option-factions")

DOORS = (
    Door("GET", "/"),
    Door("POST", "/name", form=("name",)),
    Door("POST", "/tables", form=TABLE_FORM),
    Door("POST", "/records", raw="record"),
    Door("GET", "/board/{game}.css"),
    Door("GET", "/board/{game}.{lang}.svg"),
    Door("GET", "/words/{game}.{lang}.js"),
    Door("GET", "/cover/{game}.svg"),
    Door("GET", "/look/{palette}.{game}.css"),
    Door("GET", "/lessons"),
    Door("GET", "/lessons/{game}/{lesson}"),
    Door("POST", "/lessons/{game}/{lesson}"),
    Door("GET", "/puzzles"),
    Door("GET", "/puzzles/{game}/{puzzle}"),
    Door("POST", "/puzzles/{game}/{puzzle}"),
    Door("GET", "/companion"),
    Door("POST", "/companion", form=("act", "said", "lines", "place", "game", "option-factions")),
    Door("GET", "/editor"),
    Door("POST", "/editor", form=("act", "lines", "place", "game", "level", "option-factions")),
    Door("GET", "/rules/{game}", query=("chapter", "find")),
    Door("GET", "/rules/{game}/{rule}"),
    Door("GET", "/mine"),
    Door("GET", "/history"),
    Door("GET", "/ratings"),
    Door("GET", "/me/all.json"),
    Door("GET", "/me/delete"),
    Door("POST", "/me/delete"),
    Door("GET", "/stream", query=("on",)),
    Door("GET", "/me"),
    Door("POST", "/me/settings", form=("name", "palette", "lang")),
    Door("POST", "/me/push", json=("endpoint", "keys")),
    Door("POST", "/me/mail", form=("address",)),
    Door("POST", "/me/reach/{way}/close"),
    Door("GET", "/mail/{token}"),
    Door("POST", "/mail/{token}"),
    Door("GET", "/quiet/{token}"),
    Door("POST", "/quiet/{token}"),
    Door("GET", "/push.js"),
    Door("POST", "/me/unmute"),
    Door("POST", "/me/link"),
    Door("POST", "/me/invite", form=("uses",)),
    Door("GET", "/come/{invitation}"),
    Door("POST", "/come/{invitation}"),
    Door("GET", "/peace", query=("name",)),
    Door("POST", "/peace/person", form=("person", "deed")),
    Door("POST", "/peace/remove", form=("person", "table")),
    Door("POST", "/peace/settle", form=("report",)),
    Door("POST", "/me/ways/{way}/close"),
    Door("POST", "/me/elsewhere"),
    Door("POST", "/me/passkey/ask"),
    Door("POST", "/me/passkey", json=("credential",)),
    Door("POST", "/passkey/ask"),
    Door("POST", "/passkey", json=("credential",)),
    Door("GET", "/back/{secret}"),
    Door("POST", "/back/{secret}"),
    Door("GET", "/t/{id}", query=("seat",)),
    Door("GET", "/t/{id}/stream", query=("seat", "stamp")),
    Door("POST", "/t/{id}/play", json=("seat", "number", "action")),
    Door("GET", "/t/{id}/choices", query=("seat", "number", "kind", "picks")),
    Door("GET", "/t/{id}/why", query=("seat", "number", "thing")),
    Door("POST", "/t/{id}/undo", json=("seat", "number")),
    Door("POST", "/t/{id}/undo-turn", json=("seat", "number")),
    Door("POST", "/t/{id}/pause"),
    Door("POST", "/t/{id}/hurry"),
    Door("POST", "/t/{id}/hint", json=("seat",)),
    Door("POST", "/t/{id}/clock", json=("pace",)),
    Door("POST", "/t/{id}/leave", json=("seat",)),
    Door("POST", "/t/{id}/return", json=("seat",)),
    Door("POST", "/t/{id}/propose", json=("seat", "what", "of")),
    Door("POST", "/t/{id}/lesson", json=("seat",)),
    Door("POST", "/t/{id}/rematch"),
    Door("POST", "/t/{id}/hook", json=("url",)),
    Door("POST", "/t/{id}/say", json=("text", "promise")),
    Door("GET", "/t/{id}/talk", query=("after",)),
    Door("POST", "/t/{id}/mute", json=("line",)),
    Door("POST", "/t/{id}/report", json=("line", "note")),
    Door("GET", "/t/{id}/notes"),
    Door("POST", "/t/{id}/notes", json=("text",)),
    Door("GET", "/t/{id}/sit/{key}"),
    Door("POST", "/t/{id}/sit/{key}", form=("name",)),
    Door("GET", "/t/{id}/replay", query=("seat", "at")),
    Door("GET", "/t/{id}/at", query=("seat", "at")),
    Door("GET", "/t/{id}/journal", query=("seat", "before")),
    Door("GET", "/t/{id}/end"),
    Door("GET", "/t/{id}/record"),
    Door("GET", "/t/{id}/fault", query=("seat",)),
    Door("POST", "/bot/{id}/sit/{key}", json=("name",)),
    Door("GET", "/bot/{id}/view"),
    Door("GET", "/bot/{id}/options"),
    Door("POST", "/bot/{id}/play", json=("number", "action")),
    Door("GET", "/bot/{id}/stream"),
    Door("GET", "/healthz", speaks=False),
    Door("GET", "/metrics", speaks=False),
)


def doors_of(app: Starlette) -> set[tuple[str, str]]:
    """The method and path of every route of an application; HEAD comes with GET."""
    return {
        (method, route.path)
        for route in app.routes
        if isinstance(route, Route)
        for method in (route.methods or ())
        if method != "HEAD"
    }


def without_entry(app: Starlette) -> set[tuple[str, str]]:
    """Routes that have no row, and rows that have no route."""
    return doors_of(app) ^ {(door.method, door.path) for door in DOORS}


# -- values ----------------------------------------------------------------------------------------------------------------------

Said = Callable[[World, str], str | None]
"""What a caller says in a world; None: nothing."""


class Values(msgspec.Struct, frozen=True):
    plain: Said
    others: Callable[[World], list[str]] = lambda world: []
    """Good values too, or values that are somebody else's."""
    number: bool = False


def fixed(plain: str | None, *others: str, number: bool = False) -> Values:
    return Values(lambda world, who: plain, lambda world: list(others), number)


def own_seat(world: World, who: str) -> str:
    seat = world.seat_of(who)
    return "none" if seat is None else str(seat)


def followed(world: World) -> list[str]:
    """Every seat's eyes, a table that there is not, and what is no such thing."""
    seats = [f"{world.id}.{seat}.cs." for seat in ("none", *range(world.seats))]
    odd = [
        f"{world.id}.{text}" for text in ("0.en", "00.en.", "0.de.", "0.en.x", "0.en.." + "0" * 24, "٠.en.", "-1.en.", "0.en.0.1")
    ]
    return [*seats, *odd, "x" * 12 + ".none.en.", "x.none.en.", "."]


VALUES: dict[str, Values] = {
    "act": fixed("back", "step", "look", "dance"),
    "said": fixed(None, "0", "3,1", "x"),
    "lines": fixed(None, "5: nothing"),
    "place": fixed(None, "5", "nowhere"),
    "seat": Values(own_seat, lambda world: ["none", *map(str, range(world.seats))], number=True),
    "number": Values(lambda world, who: str(world.number), lambda world: ["0", str(world.number - 1)], number=True),
    "at": Values(lambda world, who: str(world.number // 2), lambda world: ["0", str(world.number), "1000000"], number=True),
    "before": fixed("9", "0", "40", "1000000", number=True),
    "kind": fixed("0", "1", "2", number=True),
    "picks": Values(lambda world, who: "[]", lambda world: ['[[0,"0"]]', '[[1,"1"]]', '[["x"]]', "[" * 3000]),
    "chapter": fixed(None, "income", "x"),
    "find": fixed(None, "battle", "R-4.3"),
    "{rule}": fixed("R-4.3", "A-1", "x"),
    "thing": Values(lambda world, who: "place:3", lambda world: world.things()),
    "stamp": fixed(None, "another-server-7"),
    "action": Values(lambda world, who: world.legal(), lambda world: world.actions()),
    "name": fixed("Eve", "Ann"),
    "game": fixed("root", "harrow"),
    "preset": fixed("0", "1", number=True),
    "level": fixed(None, "hard", "steward"),
    "listed": fixed(None, "1"),
    "mine": fixed(None, "marquise", "nobody"),
    "seat-0": fixed(None, "me", "friend"),
    "seat-1": fixed(None, "friend", "random", "clockwork"),
    "option-seats": fixed(None, "3", number=True),
    "option-map": fixed(None, "autumn"),
    "option-factions": fixed(None, "marquise", "marquise,eyrie"),
    "record": Values(lambda world, who: world.record(), lambda world: [world.record()[:500], "{}"]),
    "lang": fixed(None, "en", "cs"),
    "{id}": Values(lambda world, who: world.id),
    "{key}": Values(lambda world, who: world.keys[-1], lambda world: world.keys[:-1]),
    "{game}": Values(lambda world, who: world.game, lambda world: ["root", "harrow"]),
    "{lang}": fixed("en", "cs"),
    "{lesson}": fixed("marquise", "family", "nobody"),
    "{puzzle}": fixed("overtime", "nothing"),
    "{palette}": fixed("dark", "light", "contrast", "system"),
    "{way}": Values(lambda world, who: world.way(who), lambda world: list(map(world.way, PEOPLE))),
    "{secret}": Values(lambda world, who: world.back(who), lambda world: ["x" * 32]),
    "credential": fixed('{"id":"AA","rawId":"AA","type":"public-key","response":{}}', "{}"),
    "on": Values(lambda world, who: f"{world.id}.{own_seat(world, who)}.en.", followed),
    "pace": fixed("days", "none", "live"),
    "what": fixed("close", "back", "agent", "free"),
    "of": fixed("0", "1", "2", number=True),
    "endpoint": fixed("https://push.example/x", "http://127.0.0.1/", "file:///etc/passwd"),
    "keys": fixed("x"),
    "address": fixed("eve@mail.example", "eve"),
    "{token}": fixed("x" * 40, "x.y"),
    "url": fixed("https://hook.example/x", "http://localhost/", "https://a:b@c/"),
    "text": fixed("Hello there", "<b>", "\n"),
    "note": fixed("He is rude", "<b>", ""),
    "uses": fixed("1", "2", "50", number=True),
    "{invitation}": fixed("come-known".ljust(32, "x"), "come-moderator".ljust(32, "x"), "y" * 32),
    "person": fixed("spectator", "host", "other", "nobody-here"),
    "deed": fixed("mute", "bar", "release", "admit", "dismiss", "moderator"),
    "table": Values(lambda world, who: world.id),
    "report": fixed("1", "2", "9", number=True),
    "promise": Values(lambda world, who: None),
    "line": fixed("1", "2", "3", number=True),
    "after": fixed("0", "1", number=True),
    "palette": fixed(None, "dark", "pink"),
}
"""What each parameter may be."""

NUMBERS = ("", "00", "+1", "-1", "1.0", " 1", "٣", "99", "1000001", "9" * 400, "null", "1\0")
TEXTS = ("", " ", "\0", "\udcff", "x" * 5000, "../../etc/passwd", "<script>alert(1)</script>", "' or 1=1 --", "{ $x }", "\u202e")
TOKENS = ('"0"', "0.5", "-1", "1e400", "null", "true", "[]", "{}", "01", "9" * 30, "[" * 2000, "")
"""Odd and hostile values: of a number, of a text, of anything in JSON."""


class Call(msgspec.Struct, frozen=True):
    """One request."""

    method: str
    path: str
    query: str = ""
    body: bytes = b""
    kind: str = ""


def calls(door: Door, world: World, who: str, odd: bool) -> Iterator[Call]:
    """All that a caller says at a door: the plain call, then the values of one parameter after the other (odd ones too)."""
    yield call(door, world, who, {})
    for name in (*path_parts(door), *door.query, *door.json, *door.form, *filter(None, [door.raw]), *["lang"] * door.speaks):
        values = VALUES[name].others(world)
        if odd and name in door.json:
            yield from (call(door, world, who, {}, {name: token}) for token in TOKENS)
        elif odd:
            values = [*values, *(NUMBERS if VALUES[name].number else TEXTS)]
        yield from (call(door, world, who, {name: value}) for value in values)
    if odd:
        yield from broken(door, world, who)


def broken(door: Door, world: World, who: str) -> Iterator[Call]:
    """Something missing, said twice, unknown, no body at all, another kind of body, another method."""
    plain = call(door, world, who, {})
    for name in (*door.query, *door.form, *door.json):
        yield call(door, world, who, {name: None})
    for name in door.query:
        yield msgspec.structs.replace(plain, query=f"{plain.query}&{name}=0&{name}=1")
    yield msgspec.structs.replace(plain, query=f"{plain.query}&surprise=1")
    if door.method in CHANGES:
        yield from (msgspec.structs.replace(plain, body=body) for body in (b"", b"\xff\xfe", b"{}" * 40_000, b"a=b"))
        yield msgspec.structs.replace(plain, kind="text/plain")
    yield from (msgspec.structs.replace(plain, method=method) for method in ("HEAD", "PUT", "DELETE", "POST"))


def call(door: Door, world: World, who: str, given: dict[str, str | None], tokens: dict[str, str] | None = None) -> Call:
    """A call with plain values, and those given instead (None: left out)."""

    def said(names: tuple[str, ...]) -> dict[str, str]:
        wanted = {name: given[name] if name in given else VALUES[name].plain(world, who) for name in names}
        return {name: value for name, value in wanted.items() if value is not None}

    path = door.path
    for part, value in said(path_parts(door)).items():
        path = path.replace(part, encoded(value))
    query = fields(said((*door.query, *["lang"] * door.speaks)))
    if door.json:
        texts = {name: token(name, value) for name, value in said(door.json).items()} | (tokens or {})
        body = "{" + ",".join(f'"{name}":{text}' for name, text in texts.items()) + "}"
        return Call(door.method, path, query, body.encode(), JSON)
    if door.raw:
        return Call(door.method, path, query, said((door.raw,))[door.raw].encode(errors="surrogateescape"), "text/plain")
    return Call(door.method, path, query, fields(said(door.form)).encode(), FORM if door.form else "")


def path_parts(door: Door) -> tuple[str, ...]:
    return tuple(part for part in re.findall(r"\{\w+\}", door.path) if part in VALUES)


def encoded(value: str) -> str:
    return quote(value, safe="", errors="surrogateescape")


def fields(said: dict[str, str]) -> str:
    return "&".join(f"{encoded(name)}={encoded(value)}" for name, value in said.items())


def token(name: str, value: str) -> str:
    """A value in a JSON body."""
    return value if VALUES[name].number and value.isdecimal() else json.dumps(value)


def named(parameter: str, by: str) -> tuple[str, ...]:
    """Paths of the doors that take a parameter in this way: `named("seat", by="query")`."""
    return tuple(door.path for door in DOORS if parameter in getattr(door, by))
