"""Whole pages around what is live: lobby, table, replay, taking a seat, errors. All texts go through `plain`."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from hvozd import __version__
from hvozd.agents import COMPARED, SEARCHES, agent_names, installed
from hvozd.core import Game, Setting, find_game, game_names
from hvozd.kit.headings import title as title_of
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.lessons import lessons_of
from hvozd.kit.lobbies import Preset, first_game, lobby_of, seats_of
from hvozd.kit.markup import plain, tag
from hvozd.kit.puzzles import puzzles_of
from hvozd.kit.rulebook import chapters, explained
from hvozd.kit.texts import Texts, locale_folders
from hvozd.web.chosen import others
from hvozd.web.fields import Fields
from hvozd.web.guests import Guest
from hvozd.web.sayings import TEXTS
from hvozd.web.store import Row
from hvozd.web.symbols import symbols_link

MOST_SEATS = 6
USUAL = 4
"""So many sit at a table that is opened by three answers; for more there are the settings."""
LEVELS = ("easy", "normal", "hard", "random")
"""The agents that every game offers, the one for a first game first."""
STATIC = Path(__file__).parent / "static"
READ = ("end", "rules", "companion")
"""Kinds of pages that are read: they have a look of their own, and no table."""


def agents_of(game: Game) -> list[str]:
    """The agents that can play a game: those of everybody, and those that its own package brings."""
    others = installed()
    own = f"{type(game).__module__}."
    names = [name for name in agent_names() if name not in COMPARED]
    return [name for name in names if not others.get(name, "").startswith("hvozd.games.") or others[name].startswith(own)]


def open_options(game: Game) -> list[Setting]:
    """Options that the lobby offers: those whose values are listed. A free text could name a file of the server."""
    return [option for option in game.settings if option.values]


def most_seats(game: Game) -> int:
    """For how many a table is laid: "1–4" players are at most four."""
    most = lobby_of(game).players.rpartition("–")[2]
    return int(most) if most.isdecimal() else MOST_SEATS


SCRIPT_WORDS = (
    *(
        "pick-what",
        "pick-which",
        "pick-list",
        "pick-back",
        "pick-confirm",
        "pick-sent",
        "pick-typed",
        "pick-more",
        "pick-none",
        "ask-first",
    ),
    *("lost", "hint", "hint-take", "hint-thinking", "hint-none", "tour-next", "tour-skip", "tour-done", "tour-mine"),
    *("report", "report-what", "report-why", "report-go", "report-not", "reported"),
    *("why-ask", "why-which", "why-close", "rules-open", "rules-find", "rules-go", "rules-aid", "rules-whole", "rules-back"),
    *("rule-of", "earlier", "watch", "watch-stop", "tour-prompt", "tour-hand", "tour-undo", "tour-journal"),
)


@cache
def script_words(game: Game, lang: str) -> str:
    """The words that the script of a table says, as a script of its own, so that the browser keeps them."""
    folders = locale_folders(game)
    files = [path for folder in folders for path in sorted(folder.glob("en*.ftl"))]
    tour = [key for path in files for key in re.findall(r"^(tour-[\w-]+) =", path.read_text(encoding="utf-8"), re.M)]
    texts = Texts([TEXTS, *folders], lang)
    words = {key: texts.get(key, {"field": "%"}) for key in (*SCRIPT_WORDS, *tour)}
    parts = {"Words": words, "Rules": {thing: rule for thing, rule in explained(game).items() if not thing.startswith("event:")}}
    return ";".join(f"window.hvozd{name} = {msgspec.json.encode(part).decode()}" for name, part in parts.items())


@cache
def words_address(game: Game, lang: str) -> str:
    return f"/words/{game.name}.{lang}.js?v={crc32(script_words(game, lang).encode()):x}"


class Pages:
    """Pages in one person's language."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.texts = Texts([TEXTS], guest.lang)

    def called(self, game: Game) -> str:
        """The title of a game in the viewer's language."""
        return title_of(game, self.guest.lang)

    def say(self, key: str, **variables: Any) -> str:
        return plain(self.texts.get(key, variables))

    def shell(self, title: str, *body: str, kind: str = "plain", game: str = "", **data: object) -> str:
        head = [
            '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
            f"<title>{plain(title)}</title>",
            '<link rel="icon" href="/static/icon.svg"/><link rel="apple-touch-icon" href="/static/icon-192.png"/>',
            f'<link rel="manifest" href="/static/hvozd.{self.guest.lang}.webmanifest"/>',
            '<meta name="theme-color" content="#2f4a35"/>',
            *(f'<link rel="stylesheet" href="{address}"/>' for address in self.styles(game)),
            f'<link rel="stylesheet" href="/static/reading.css?v={__version__}"/>' if kind in READ else "",
            symbols_link(find_game(game), self.guest.lang) if game else "",
            *(f'<script src="{address}" defer=""></script>' for address in self.scripts(game, kind)),
        ]
        if not game:
            body = (body[0], tag("main", *body[1:]))
        page = tag("body", *body, class_=kind, data_game=game or None, **{f"data_{name}": value for name, value in data.items()})
        wishes = "".join(f' data-{name}="{value}"' for name, value in sorted(self.guest.wishes.items()))
        return f'<!DOCTYPE html><html lang="{self.guest.lang}"{wishes}><head>{"".join(head)}</head>{page}</html>'

    def styles(self, game: str) -> list[str]:
        palette = self.guest.wish("palette")
        if palette == "system":
            return [f"/static/table.css?v={__version__}", *([f"/board/{game}.css"] if game else [])]
        return [f"/look/{palette}.{name}.css?v={__version__}" for name in ("table", game) if name]

    def scripts(self, game: str, kind: str) -> list[str]:
        """What a page runs: a table also has its words, and what lies around the board; the lobby has its forms."""
        if kind in READ:
            return []
        names = ("around", "journal", "tour", "talk", "focus", "sizes", "lesson", "why", "rules", "list")
        around = [f"/static/{name}.js?v={__version__}" for name in names]
        return [
            *([words_address(find_game(game), self.guest.lang), *around] if game else []),
            *([f"/static/{kind}.js?v={__version__}"] if kind in ("lobby", "me") else []),
            *([f"/static/wire.js?v={__version__}"] if kind in ("lobby", "table") else []),
            f"/static/table.js?v={__version__}",
        ]

    def top(self, *more: str, title: str = "") -> str:
        mine = tag("a", self.say("my-tables"), " ", tag("b", "", id="waits", hidden=""), href="/mine")
        me = tag("a", plain(self.guest.name) or self.say("me"), href="/me", class_="me")
        calls = tag("b", str(self.guest.calls), class_="calls") if self.guest.calls else ""
        peace = tag("a", self.say("peace"), " ", calls, href="/peace") if self.guest.role == "moderator" else ""
        brand = tag("a", "Hvozd", href="/", class_="brand")
        head = tag("h1" if title else "span", plain(title), class_="title")
        return tag("nav", brand, head, *more, peace, mine, me, *self.langs())

    def langs(self) -> list[str]:
        return [tag("a", lang, href=f"?lang={lang}", class_="on" if lang == self.guest.lang else None) for lang in LANGUAGES]

    def error(self, sentence: str) -> str:
        way_out = tag("p", tag("a", self.say("to-lobby"), href="/"))
        return self.shell(
            "Hvozd",
            self.top(),
            tag("div", tag("h1", self.say("sorry")), tag("p", plain(sentence), id="sentence"), way_out, class_="sheet"),
        )

    # -- the lobby -----------------------------------------------------------------------------------------------------------

    def lobby(self, mine: str, listed: Sequence[Row]) -> str:
        games = [self.game_card(find_game(name)) for name in game_names()]
        body = [self.top(), tag("div", tag("h1", self.say("welcome")), self.name_form(), class_="sheet")]
        if mine:
            body.append(tag("div", tag("h2", self.say("my-tables")), mine, class_="sheet", id="mine"))
        body.append(tag("div", *games, class_="games"))
        if listed:
            rows = [tag("li", self.link(row)) for row in listed]
            body.append(tag("div", tag("h2", self.say("open-tables")), tag("ul", *rows), class_="sheet"))
        body.append(tag("div", tag("h2", self.say("open-record")), self.record_form(), class_="sheet"))
        return self.shell("Hvozd", *body, kind="lobby")

    def link(self, row: Row) -> str:
        """A table in a list: its game and who sits there."""
        title = self.called(find_game(row.header.game)) if row.header.game in game_names() else row.header.game
        names = [self.agent(one.name) if one.agent else one.name for one in row.seats]
        people = ", ".join(plain(name) for name in dict.fromkeys(names) if name)
        return tag("a", plain(title), href=f"/t/{row.id}") + (f" · {people}" if people else "")

    def agent(self, name: str) -> str:
        key = f"level-{name}"
        return self.texts.get(key) if self.texts.has(key) else name

    def name_form(self) -> str:
        field = f'<input name="name" maxlength="30" value="{plain(self.guest.name).replace(chr(34), "&quot;")}" id="name"/>'
        label = tag("label", self.say("your-name"), " ", field)
        return tag("form", label, " ", tag("button", self.say("remember")), method="post", action="/name")

    def record_form(self) -> str:
        field = '<input type="file" id="record-file" accept=".hvozd,.jsonl,.txt"/>'
        return tag("label", self.say("choose-file"), " ", field) + tag("p", "", id="record-said", class_="bad")

    def game_card(self, game: Game) -> str:
        about = lobby_of(game)
        lang = self.guest.lang
        facts = " · ".join(
            part
            for part in (
                about.players and self.say("players", players=about.players),
                about.minutes and self.say("minutes", minutes=about.minutes),
                about.weight and self.say("weight", weight="●" * about.weight + "○" * (5 - about.weight)),
            )
            if part
        )
        return tag(
            "article",
            tag("div", f'<img src="/cover/{game.name}.svg" alt="" loading="lazy"/>', class_="cover"),
            tag("h2", plain(self.called(game))),
            tag("p", plain(about.about.get(lang, ""))),
            tag("p", facts, class_="quiet"),
            self.quick(game),
            self.lessons_of(game),
            tag("p", self.rules_link(game), *self.puzzles_link(game)),
            self.more(game, about.presets),
            id=f"game-{game.name}",
        )

    def more(self, game: Game, presets: Sequence[Preset]) -> str:
        """Ready tables and all settings."""
        own = tag("details", tag("summary", self.say("own-table")), self.table_form(game), class_="own")
        edit = tag("p", tag("a", self.say("lobby-editor"), href="/editor"))
        return tag("details", tag("summary", self.say("lobby-more")), self.presets(game, presets), own, edit, class_="more")

    def quick(self, game: Game) -> str:
        """Whom I play, who plays with me, go."""
        found = lessons_of(game)
        if not found:
            return ""
        texts = Texts(locale_folders(game), self.guest.lang)
        chips = []
        for place, (name, lesson) in enumerate(found.items()):
            called = plain(texts.get(lesson.key("title")).partition(":")[0])
            checked = ' checked=""' if not place else ""
            chips.append(tag("label", f'<input type="radio" name="mine" value="{name}"{checked}/>', " ", called))
        mine = tag("fieldset", tag("legend", self.say("lobby-mine")), tag("div", *chips, class_="ticks"))
        hidden = f'<input type="hidden" name="game" value="{game.name}"/>'
        go = tag("button", self.say("lobby-go"), class_="go")
        last = [tag("p", "", class_="bad", role="alert"), go]
        return tag("form", hidden, mine, self.companions(game), *last, method="post", action="/tables", class_="quick")

    def companions(self, game: Game) -> str:
        """Who else plays: as many as the table has seats, or as one likes."""
        fixed = others(game)
        usual = fixed or seats_of(game, first_game(game)) - 1
        kinds = [("friend", self.say("seat-friend")), *((name, label) for name, label, _ in self.levels())]
        people = kinds[:]
        kinds += [(bot, plain(names.get(self.guest.lang, bot))) for bot, names in lobby_of(game).bots.items()]
        rows = []
        for seat in range(1, 1 + (fixed or min(most_seats(game), USUAL) - 1)):
            nobody = [] if fixed else [tag("option", self.say("lobby-nobody"), value="", selected="" if seat > usual else None)]
            chosen = LEVELS[0] if seat <= usual else None
            listed = [
                tag("option", label, value=kind, selected="" if kind == chosen else None)
                for kind, label in (kinds if seat < 3 else people)
            ]
            label = self.say("seat-number", number=seat + 1)
            rows.append(tag("select", *nobody, *listed, name=f"seat-{seat}", aria_label=label))
        return tag("fieldset", tag("legend", self.say("lobby-with")), tag("div", *rows, class_="with")) if rows else ""

    def presets(self, game: Game, presets: Sequence[Preset]) -> str:
        """Tables that are ready in two clicks: how strong the others are, and which table."""
        hidden = f'<input type="hidden" name="game" value="{game.name}"/>'
        levels = [tag("option", label, value=name, title=about) for name, label, about in self.levels()]
        level = tag("label", self.say("level"), " ", tag("select", *levels, name="level"), class_="level")
        names = [plain(preset.name.get(self.guest.lang, "")) for preset in presets]
        buttons = [tag("button", name, name="preset", value=number) for number, name in enumerate(names)]
        return tag("form", hidden, level, *buttons, method="post", action="/tables", class_="presets")

    def puzzles_link(self, game: Game) -> list[str]:
        return [" · ", tag("a", self.say("puzzles"), href=f"/puzzles#of-{game.name}")] if puzzles_of(game) else []

    def lessons_of(self, game: Game) -> str:
        """Guided first turns, one click each."""
        texts, found = Texts(locale_folders(game), self.guest.lang), lessons_of(game).values()
        links = [tag("a", plain(texts.get(one.key("title"))), href=f"/lessons/{game.name}/{one.name}") for one in found]
        rows = tag("ul", *(tag("li", link) for link in links))
        return tag("details", tag("summary", self.say("lessons-first")), rows, class_="learn") if links else ""

    def levels(self) -> list[tuple[str, str, str]]:
        """(agent, its name, how it plays)."""
        return [(name, self.say(f"level-{name}"), self.say(f"level-{name}-about")) for name in LEVELS]

    def table_form(self, game: Game) -> str:
        fields = Fields(Texts([TEXTS, *locale_folders(game)], self.guest.lang))
        rows = [fields.field(option) for option in open_options(game)]
        kinds = [("me", self.say("seat-me")), ("friend", self.say("seat-friend"))]
        kinds += [(name, label) for name, label, _ in self.levels()]
        named = [name for name in agents_of(game) if name not in (*LEVELS, *SEARCHES)]  # the levels are searches with a budget
        kinds += [(name, self.say("seat-agent-named", name=name)) for name in named]
        kinds += [(bot, plain(names.get(self.guest.lang, bot))) for bot, names in lobby_of(game).bots.items()]
        rows.append(self.seats(game, kinds))
        listed = '<label class="tick"><input type="checkbox" name="listed" value="1"/> ' + self.say("listed") + "</label>"
        hidden = f'<input type="hidden" name="game" value="{game.name}"/>'
        last = [listed, tag("p", "", class_="bad", role="alert"), tag("button", self.say("open"), class_="go")]
        return tag("form", hidden, *rows, *last, method="post", action="/tables")

    def seats(self, game: Game, kinds: Sequence[tuple[str, str]]) -> str:
        """Who sits where: me on the first seat, the weakest agents on the others, until somebody says otherwise."""
        rows = []
        for seat in range(most_seats(game)):
            chosen = "me" if seat == 0 else LEVELS[0]
            choices = [tag("option", label, value=name, selected="" if name == chosen else None) for name, label in kinds]
            label = self.say("seat-number", number=seat + 1)
            rows.append(tag("label", tag("span", f"{seat + 1}."), tag("select", *choices, name=f"seat-{seat}", aria_label=label)))
        note = tag("p", self.say("seats-note"), class_="quiet")
        places = tag("div", *rows, class_="places", data_seats="")
        return tag("fieldset", tag("legend", self.say("who-sits")), places, note)

    # -- around a table ------------------------------------------------------------------------------------------------------

    def table(
        self,
        id: str,
        game: Game,
        live: str,
        data: str,
        seat: int | None,
        links: Sequence[tuple[str, str]],
        stamp: str,
        agents: bool = False,
        hook: str | None = None,
    ) -> str:
        view = "none" if seat is None else seat
        more = [
            tag("span", "●", id="wire", title=self.say("wire")),
            tag("span", "✓ ", self.say("sent"), id="stored", hidden="", role="status"),
            tag("a", self.say("replay"), href=f"/t/{id}/replay"),
            self.rules_link(game),
            tag("a", self.say("fault"), href=f"/t/{id}/fault?seat={view}", download=""),
            tag("button", self.say("pause"), type="button", data_do="pause") if agents else "",
            tag("button", self.say("talk"), " ", tag("b", "", id="unread", hidden=""), type="button", id="talk-open"),
            tag("button", "?", type="button", id="tour-again", title=self.say("tour-again")),
        ]
        shared = [tag("li", plain(name), ": ", tag("code", plain(path), class_="link")) for name, path in links]
        invite = tag("details", tag("summary", self.say("invite")), tag("ul", *shared), class_="invite") if shared else ""
        script = tag("script", data.replace("</", "<\\/"), type="application/json", id="data")
        return self.shell(
            self.called(game),
            self.top(*more, title=self.called(game)),
            invite,
            "" if hook is None else self.hook_form(hook),
            live,
            self.places(),
            self.talk(seat),
            script,
            kind="table",
            game=game.name,
            table=id,
            seat=view,
            stamp=stamp,
        )

    def rules_link(self, game: Game) -> str:
        """To the rules, where the game has words for them."""
        known = chapters(game, self.guest.lang)
        return tag("a", self.say("rules-open"), href=f"/rules/{game.name}", target="_blank") if known else ""

    def talk(self, seat: int | None) -> str:
        """What is said here, and what one notes for oneself; the script fills it in, as text."""
        field = f'<input id="talk-text" maxlength="500" autocomplete="off" aria-label="{self.say("talk-say")}"/>'
        box = f'<input type="checkbox" id="talk-promise"/> {self.say("talk-promise")}'
        promise = "" if seat is None else tag("label", box, class_="quiet", title=self.say("talk-promise-about"))
        note = tag("textarea", "", id="notes", maxlength="4000", aria_label=self.say("notes"))
        return tag(
            "aside",
            tag("h2", self.say("talk" if seat is not None else "talk-crowd"), tag("button", "×", type="button", id="talk-close")),
            tag(
                "ol",
                "",
                id="talk-lines",
                data_mute=self.say("mute"),
                data_report=self.say("report"),
                data_guest=self.say("guest"),
                aria_live="polite",
            ),
            tag("p", self.say("error-silence"), id="talk-silent", class_="quiet", hidden=""),
            tag("form", field, tag("button", self.say("talk-say")), promise, id="talk-form"),
            "" if seat is None else tag("details", tag("summary", self.say("notes")), note, id="notes-box"),
            id="talk",
            hidden="",
        )

    def hook_form(self, address: str) -> str:
        """Where the host of a table has an address called; empty: nowhere."""
        value = plain(address).replace('"', "&quot;")
        label = self.say("hook")
        field = f'<input type="url" name="url" maxlength="1000" value="{value}" placeholder="https://" aria-label="{label}"/>'
        form = tag("form", field, " ", tag("button", self.say("hook-keep")))
        return tag("details", tag("summary", label), tag("p", self.say("hook-about")), form, class_="invite", id="hook")

    def places(self) -> str:
        """What a small screen shows one at a time."""
        names = ("board", "hand", "boards", "journal")
        buttons = [tag("button", self.say(f"place-{name}"), type="button", data_place=name) for name in names]
        fold = tag("button", "▾", type="button", title=self.say("fold"), aria_label=self.say("fold"), class_="fold")
        return tag("div", *buttons, fold, id="places", role="group")

    def replay(
        self, id: str, game: Game, live: str, data: str, at: int, length: int, seats: Sequence[tuple[str, str]], seat: str
    ) -> str:
        choices = [tag("option", plain(name), value=value, selected="" if value == seat else None) for value, name in seats]
        paces = [tag("option", self.say(f"pace-{name}"), value=name) for name in ("calm", "brisk", "instant")]
        bar = tag(
            "form",
            tag("button", "|◀", type="button", data_step="-1000000", title=self.say("first")),
            tag("button", "◀", type="button", data_step="-1", title=self.say("back")),
            f'<input type="range" id="at" min="0" max="{length}" value="{at}" aria-label="{self.say("position")}"/>',
            tag("button", "▶", type="button", data_step="1", title=self.say("forth")),
            tag("button", "▶|", type="button", data_step="1000000", title=self.say("last")),
            tag("output", f"{at}/{length}", id="at-said"),
            tag("button", "▶ ", self.say("watch"), type="button", id="watch"),
            tag("select", *paces, id="pace", aria_label=self.say("pace")),
            tag("select", *choices, id="eyes", aria_label=self.say("eyes")),
            id="scrub",
            aria_label=self.say("replay"),
        )
        more = [
            tag("a", self.say("to-table"), href=f"/t/{id}"),
            tag("a", self.say("download"), href=f"/t/{id}/record", download=""),
        ]
        script = tag("script", data.replace("</", "<\\/"), type="application/json", id="data")
        top = self.top(*more, title=f"{self.called(game)} · {self.say('replay')}")
        return self.shell(
            self.called(game), top, bar, live, self.places(), script, kind="table replay", game=game.name, table=id, seat=seat
        )

    def sit(self, id: str, key: str, game: Game, seat: str) -> str:
        field = f'<input name="name" maxlength="30" value="{plain(self.guest.name).replace(chr(34), "&quot;")}"/>'
        form = tag("form", tag("label", self.say("your-name"), " ", field), " ", tag("button", self.say("sit")), method="post")
        head = tag("h1", self.say("invited", game=self.called(game), seat=seat))
        return self.shell(
            self.called(game), self.top(title=self.called(game)), tag("div", head, form, class_="sheet"), table=id, key=key
        )
