"""The companion on a phone at the edge of a real table: one step a screen, in one hand. The page carries the record."""

import asyncio
import base64
import binascii
import secrets
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from hvozd import __version__
from hvozd.core import Game, Setting, find_game, game_names
from hvozd.core.errors import RecordError
from hvozd.core.spelling import whole
from hvozd.kit.markup import plain, tag
from hvozd.kit.positions import layout_of
from hvozd.kit.texts import ANY_GAME, Texts, locale_folders
from hvozd.web.box import Shown, Thing, Wish, serve
from hvozd.web.fields import Fields, posted
from hvozd.web.guests import Guest
from hvozd.web.pages import LEVELS, Pages, open_options
from hvozd.web.requests import LARGE, Form, Refused, form, game_named
from hvozd.web.sayings import TEXTS
from hvozd.web.server import Server
from hvozd.web.strangers import Aside, Reader
from hvozd.web.tables import ME

ACTS = ("begin", "step", "correct", "done", "back", "look", "forecast", "save", "play")
EDITING = ("begin", "correct", "back", "look", "save", "play")
"""What can be done with a table that is only laid."""
FIELDS = ("act", "record", "said", "lines", "place", "game", "level")
LONGEST, MANY = 20_000, 20
"""Of what somebody writes, and of what is said of one step."""


SECONDS = 30.0
"""Longer than the longest evening takes to replay."""


class Box:
    """Answers a phone."""

    def __init__(self, server: Server, reader: Reader) -> None:
        self.server, self.reader = server, reader
        self.aside = Aside(serve, SECONDS)

    async def page(self, request: Request, guest: Guest) -> Response:
        return HTMLResponse(BoxPages(guest).first())

    async def editor(self, request: Request, guest: Guest) -> Response:
        return HTMLResponse(EditorPages(guest).first())

    async def answer(self, request: Request, guest: Guest) -> Response:
        fields = await form(request)
        return await self._answer(request, guest, wished(fields, guest.lang), BoxPages(guest), "")

    async def edit(self, request: Request, guest: Guest) -> Response:
        fields = await form(request)
        wish = wished(fields, guest.lang, editor=True)
        return await self._answer(request, guest, wish, EditorPages(guest), fields.one("level", ME))

    async def _answer(self, request: Request, guest: Guest, wish: Wish, pages: "BoxPages", level: str) -> Response:
        if wish.act == "save":
            named = {"content-disposition": 'attachment; filename="table.hvozd"'}
            return Response(wish.record, media_type="application/octet-stream", headers=named)
        try:
            data = await asyncio.to_thread(self.aside.do, msgspec.msgpack.encode(wish))
        except RecordError:
            return HTMLResponse(pages.first(pages.words.get("companion-lost")), 400)
        shown = msgspec.msgpack.decode(data, type=Shown)
        if not shown.record:
            return HTMLResponse(pages.first(shown.fault, wish.lines), 400)
        if shown.fresh:
            return await self._play_on(request, guest, shown.fresh, level)
        return HTMLResponse(pages.shown(shown), 409 if shown.fault else 200)

    async def _play_on(self, request: Request, guest: Guest, record: bytes, level: str) -> Response:
        """An ordinary table that begins at a laid one."""
        if level not in (ME, *LEVELS):
            raise Refused(400, "error-form")
        if not self.server.budgets.spend("tables", request, guest):
            raise Refused(429, "error-tables")
        tables = self.server.tables
        told = await asyncio.to_thread(self.reader.read, record)
        id = await tables.beside(tables.open_record, told, guest.id, guest.name, level)
        return RedirectResponse(f"/t/{id}", 303)


def wished(fields: Form, lang: str, editor: bool = False) -> Wish:
    """What a form wants; whatever it says is checked here."""
    game = game_named(fields.one("game")) if fields.has("game") else None
    options = open_options(game) if game else []
    fields.known((*FIELDS, "lang", *(f"option-{option.name}" for option in options)))
    act, lines = fields.one("act"), fields.one("lines").replace("\r\n", "\n")
    said = [whole(one) for one in fields.one("said").split(",") if one]
    if (
        act not in (EDITING if editor else ACTS[:-1])
        or len(lines) > LONGEST
        or len(said) > MANY
        or not all(one is not None and one < 1000 for one in said)
    ):
        raise Refused(400, "error-form")
    record = unpacked(fields.one("record")) if fields.one("record") else b""
    if not record and act != "begin":
        raise Refused(400, "error-form")
    given = {option.name: posted(option, fields.all(f"option-{option.name}"), "") for option in options}
    settings = {name: value for name, value in given.items() if value}
    numbers = [one for one in said if one is not None]
    return Wish(
        act, lang, record, numbers, lines, fields.one("place"), game.name if game else "", settings, editor, secrets.randbits(62)
    )


def packed(record: bytes) -> str:
    return base64.urlsafe_b64encode(zlib.compress(record, 9)).decode()


def unpacked(text: str) -> bytes:
    """A record out of a field of a form; it is no longer than a record may be."""
    try:
        reader = zlib.decompressobj()
        record = reader.decompress(base64.b64decode(text, b"-_", validate=True), LARGE)
    except (ValueError, binascii.Error, zlib.error):
        raise Refused(400, "error-form") from None
    if not reader.eof:
        raise Refused(400, "error-form")
    return record


def beside() -> list[Game]:
    """The games whose automatic seats can be played beside a real box."""
    games = [find_game(name) for name in game_names()]
    return [game for game in games if can_be_written(game) and layout_of(game, game.resolve({}, 0)).beside is not None]


def can_be_written(game: Game) -> bool:
    return type(game).notation is not Game.notation


class BoxPages(Pages):
    """In one person's language, for one hand."""

    action = "/companion"
    title = "title"

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest)
        self.words = Texts([ANY_GAME], guest.lang)

    def tell(self, key: str, **values: Any) -> str:
        return plain(self.words.get(f"companion-{key}", values))

    def whole(self, *parts: str) -> str:
        title = self.words.get(f"companion-{self.title}")
        script = f'<script src="/static/companion.js?v={__version__}" defer=""></script>'
        return self.shell(title, self.top(), tag("div", *parts, id="box"), script, kind="companion")

    def first(self, fault: str = "", lines: str = "") -> str:
        """Who sits at the table, or a position; or go on with the game that this browser has."""
        sorry = tag("p", plain(fault), class_="bad", role="alert") if fault else ""
        go_on = self.form("look", tag("button", self.tell("go-on"), class_="go"), id="kept", hidden="")
        return self.whole(
            tag("h1", self.tell(self.title)), sorry, go_on, *self.about(), *map(self.laid, self.games()), self.written(lines)
        )

    def about(self) -> list[str]:
        other = tag("p", tag("a", self.tell("editor"), href="/editor"))
        return [tag("p", self.tell("about")), tag("p", self.tell("needs"), class_="quiet"), other]

    def games(self) -> list[Game]:
        return beside()

    def needs(self, game: Game) -> Mapping[str, tuple[str, ...]]:
        return layout_of(game, game.resolve({}, 0)).beside or {}

    def laid(self, game: Game) -> str:
        fields = Fields(Texts([TEXTS, *locale_folders(game)], self.guest.lang))
        needs = self.needs(game)
        options = [msgspec.structs.replace(one, values=needs.get(one.name, one.values)) for one in open_options(game)]
        seats = next((option for option in options if option.places), None)
        ahead = [option for option in options if option is seats or option.name in needs]
        first = [one_of(fields, option) if option.name in needs else fields.field(option) for option in ahead]
        others = [fields.field(option) for option in options if option not in ahead]
        more = tag("details", tag("summary", self.tell("settings")), *others)
        named = hidden("act", "begin") + hidden("game", game.name)
        button = tag("button", self.tell("begin"), class_="go")
        head = tag("h2", plain(self.called(game)))
        return tag("section", head, tag("form", named, *first, more, button, method="post", action=self.action), class_="own")

    def written(self, lines: str) -> str:
        area = tag("textarea", plain(lines), name="lines", rows="8", aria_label=self.tell("position"))
        inner = self.form("begin", area, tag("button", self.tell("begin"), class_="go"))
        return tag("details", tag("summary", self.tell("position")), inner, open="" if lines else None)

    def form(self, act: str, *parts: str, record: str = "", **more: object) -> str:
        inner = hidden("act", act) + hidden("record", record)
        return tag("form", inner, *parts, method="post", action=self.action, **more)

    # -- one screen ------------------------------------------------------------------------------------------------------

    def shown(self, shown: Shown) -> str:
        record = packed(shown.record)
        sorry = tag("p", plain(shown.fault), class_="bad", role="alert") if shown.fault else ""
        told = [tag("li", plain(text), tag("small", plain(rule)) if rule else "") for text, rule in shown.told]
        news = tag("ul", *told, class_="told", role="status")
        parts = (
            sorry,
            news,
            self.asked(shown, record),
            *map(self.foreseen, shown.forecasts),
            self.ground(shown, record),
            self.ways(shown, record),
        )
        return self.whole(*parts, hidden("kept-record", record))

    def asked(self, shown: Shown, record: str) -> str:
        """What the table must say now, or the one thing to do."""
        if shown.over:
            return tag("h2", plain(shown.over))
        if shown.people:
            button = tag("button", self.tell("done"), class_="go")
            return tag("p", self.tell("people", seat=shown.people)) + self.form("done", button, record=record)
        if not shown.answers:
            return self.form("step", tag("button", self.tell("next"), class_="go", autofocus=""), record=record)
        said = ",".join(map(str, shown.said))
        buttons = [
            tag("button", plain(label), name="said", value=f"{said},{number}".lstrip(","))
            for number, label in enumerate(shown.answers)
            if label not in shown.answers[:number]
        ]
        return tag("h2", plain(shown.question)) + self.form("step", *buttons, record=record, class_="answers")

    def ground(self, shown: Shown, record: str) -> str:
        """The editor: tap a place, then a thing; or write the line."""
        places = [
            tag("button", tag("b", plain(name)), " ", plain(lies), name="place", value=key) for key, name, lies in shown.places
        ]
        here = next((name for key, name, _ in shown.places if key == shown.place), "")
        things = tag("h2", self.tell("place", place=here)) + self.things(shown.things, shown.place, record) if here else ""
        area = tag("textarea", "", name="lines", rows="3", aria_label=self.tell("lines"))
        lines = self.form("correct", tag("label", self.tell("lines"), area), tag("button", self.tell("correct")), record=record)
        text = tag("pre", plain(shown.text), tabindex="0", role="region", aria_label=self.tell("text"))
        body = (things, self.form("look", *places, record=record, class_="places-here"), lines, text)
        return tag(
            "details",
            tag("summary", self.tell("places")),
            *body,
            open="" if here or self.action == "/editor" else None,
            id="editor",
        )

    def things(self, things: Sequence[Thing], place: str, record: str) -> str:
        rows = []
        for one in things:
            less = self.sign("−", one.less, "less", one.name)
            more = self.sign("+", one.more, "more", one.name)
            rows.append(tag("li", tag("span", plain(one.name)), less, tag("b", str(one.count)), more))
        return self.form("correct", hidden("place", place), tag("ul", *rows, class_="things"), record=record)

    def sign(self, sign: str, lines: str, key: str, name: str) -> str:
        """A button by which there is one more or one less; nothing where that cannot be."""
        return tag("button", sign, name="lines", value=lines, aria_label=self.tell(key, thing=name)) if lines else ""

    def foreseen(self, row: tuple[str, list[str]]) -> str:
        head, lines = row
        listed = tag("ul", *(tag("li", plain(line)) for line in lines), class_="told")
        return (
            tag("details", tag("summary", plain(head)), listed, class_="foreseen")
            if lines
            else tag("p", plain(head), role="status")
        )

    def ways(self, shown: Shown, record: str) -> str:
        back = self.form("back", tag("button", self.tell("back")), record=record)
        ahead = self.form("forecast", tag("button", self.tell("foresee")), record=record) if not shown.over else ""
        save = self.form("save", tag("button", self.tell("save")), record=record)
        return tag("div", back, ahead, save, tag("a", self.tell("new"), href="/companion"), class_="ways")


class EditorPages(BoxPages):
    """A table is laid by taps, for any game; then it is played on, or its text taken along."""

    action = "/editor"
    title = "editor"

    def about(self) -> list[str]:
        return [tag("p", self.tell("editor-about")), tag("p", tag("a", self.tell("title"), href="/companion"))]

    def games(self) -> list[Game]:
        return [game for game in map(find_game, game_names()) if can_be_written(game)]

    def needs(self, game: Game) -> Mapping[str, tuple[str, ...]]:
        return {}

    def shown(self, shown: Shown) -> str:
        record = packed(shown.record)
        sorry = tag("p", plain(shown.fault), class_="bad", role="alert") if shown.fault else ""
        names = [(ME, self.tell("all-me")), *((level, self.say(f"level-{level}")) for level in LEVELS)]
        levels = [tag("option", name, value=level) for level, name in names]
        who = tag("label", self.tell("others"), tag("select", *levels, name="level"))
        play = self.form("play", who, tag("button", self.tell("play"), class_="go"), record=record)
        copy = tag("button", self.tell("copy"), type="button", data_copy="#editor pre", hidden="")
        return self.whole(
            tag("h1", self.tell(self.title)), sorry, self.ground(shown, record), copy, play, self.ways(shown, record)
        )

    def ways(self, shown: Shown, record: str) -> str:
        back = self.form("back", tag("button", self.tell("back")), record=record)
        save = self.form("save", tag("button", self.tell("save")), record=record)
        return tag("div", back, save, tag("a", self.tell("new"), href=self.action), class_="ways")


def one_of(fields: Fields, option: Setting) -> str:
    """An option that cannot be left to chance: only some of its values have an automatic side."""
    values = [tag("option", fields.named(option, value), value=value) for value in option.values]
    return tag("label", fields.label(option), tag("select", *values, name=f"option-{option.name}"))


def hidden(name: str, value: str) -> str:
    quoted = plain(value).replace('"', "&quot;")
    return f'<input type="hidden" name="{name}" value="{quoted}"/>'
