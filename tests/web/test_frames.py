"""Frames: what is sent is enough, is little, and holds nothing that a viewer may not know."""

import asyncio
import gzip
import json
import os
import zlib
from collections.abc import AsyncGenerator, Iterator
from xml.etree.ElementTree import Element, canonicalize, fromstring, tostring

import msgspec
import pytest

from hvozd.core import Decision, Rng, Session
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.markup import Node
from hvozd.kit.once import afresh
from hvozd.web.compress import Press
from hvozd.web.copies import Table
from hvozd.web.frames import Operation, difference, parse, whole
from hvozd.web.guests import Guest
from hvozd.web.live import Live, Scene
from hvozd.web.pages import Pages
from hvozd.web.server import Server, stamp
from hvozd.web.shown import encoded
from hvozd.web.store import Seat, Store
from hvozd.web.tables import Tables

ROOT = {"factions": "marquise,corvids,alliance,vagabond", "map": "autumn", "deck": "exiles"}
GAMES = [("root", ROOT), ("crescent", {}), ("defenders", {}), ("harrow", {})]
SEED = 123456789123


def scene(session: Session, seat: int | None) -> Scene:
    return Scene(session.game, session.state, [Seat(guest="x", name="x")] * session.state.seats, seat, "en")


def positions(game: str, options: dict[str, str], most: int) -> Iterator[tuple[Session, Decision]]:
    """A random game, decision by decision."""
    session, rng = Session.new(game, options, seed=11), Rng(4)
    while (now := session.decision) is not None and session.state.number < most:
        yield session, now
        session.play(now.options(now.seat).sample(rng), now.seat)


def written(page: Element) -> str:
    """A page with the attributes in one order."""
    return canonicalize(tostring(page, encoding="unicode"))


def patched(page: Element, operations: list[Operation]) -> Element:
    """What the page in the browser does with a frame."""
    for kind, at, value in operations:
        here, parent = found(page, at)
        if kind == "a":
            here.attrib.update(value)
            for name in [name for name, given in value.items() if given is None]:
                del here.attrib[name]
        elif kind == "t":
            here.text = value
        elif kind == "c":
            old = list(here)
            here[:] = [old[one] if isinstance(one, int) else fromstring(one) for one in value]
        elif parent is None:
            page = fromstring(value)
        else:
            fresh = fromstring(value)
            fresh.tail = here.tail
            parent[list(parent).index(here)] = fresh
    return page


def found(page: Element, at: str) -> tuple[Element, Element | None]:
    """The element at an address, and the one around it."""
    parents = {child: parent for parent in page.iter() for child in parent}
    id, *path = at.split("/")
    here = next(element for element in page.iter() if element.get("id") == id)
    for step in path:
        here = here[int(step)]
    return here, parents.get(here)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_page_with_its_frames_is_the_next_page(game: str, options: dict[str, str]) -> None:
    page: Node | None = None
    shown: Element | None = None
    for session, now in positions(game, options, 120):
        fresh = Live(scene(session, now.number % session.state.seats if now.number > 90 else 0)).markup()
        if page is not None and shown is not None:
            operations = json.loads(json.dumps(difference(page, fresh)))
            shown = patched(shown, operations)
            assert written(shown) == written(fromstring(fresh))
        page, shown = fresh, fromstring(fresh)


@pytest.mark.parametrize(
    ("old", "new", "kinds"),
    [
        ('<p id="a"><b>1</b><b>2</b></p>', '<p id="a"><b>1</b><b>3</b></p>', "t"),
        ('<p id="a"><b>1</b><i>2</i></p>', '<p id="a"><i>2</i></p>', "c"),
        ('<p id="a"><b id="x">1</b><b id="y">2</b></p>', '<p id="a"><b id="y">2</b><b id="x">1</b></p>', "c"),
        ('<p id="a"><b id="x"/></p>', '<p id="a"><b id="x" title="&lt;&amp;\'&quot;"/></p>', "a"),
        ('<p id="a">one <b>2</b> three</p>', '<p id="a">one <b>2</b> four</p>', "="),
        ('<p id="a"><b>1</b></p>', '<p id="a"><b>1</b> and <i>2 &lt; 3</i></p>', "="),
        ('<p id="a"><b><i>1</i><i>2</i></b></p>', '<p id="a"><b><u>0</u><i>1</i><i>5</i></b></p>', "ct"),
    ],
)
def test_a_change_is_the_smallest_operation_that_makes_it(old: str, new: str, kinds: str) -> None:
    operations = json.loads(json.dumps(difference(parse(old), parse(new))))
    assert "".join(kind for kind, *_ in operations) == kinds
    assert written(patched(fromstring(old), operations)) == written(fromstring(new))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_ids_are_unique_on_the_page_and_no_addresses(game: str, options: dict[str, str]) -> None:
    for session, now in positions(game, options, 200):
        if now.number % 30 == 0:
            ids = [id for element in fromstring(Live(scene(session, 0)).markup()).iter() if (id := element.get("id"))]
            assert sorted(ids) == sorted(set(ids))
            assert not any("/" in id for id in ids)
            assert not set(ids) & set(session.game.symbols("en"))


def told(session: Session, seat: int | None) -> bytes:
    live = Live(scene(session, seat))
    return live.markup().encode() + encoded(live).encode()


# -- whole games with all bytes that are sent -----------------------------------------------------------------------------------


async def shown(stream: AsyncGenerator[str, None]) -> str:
    """The next frame that changes the page; how much has been said at the table is told in frames of its own."""
    while (frame := await anext(stream)).startswith('data: {"talk":'):
        pass
    return frame


Viewer = tuple[int | None, str]
"""A seat (None: a spectator) and a language."""


class Recording:
    """A whole game: every byte that was sent to each viewer, and how large the pages were meanwhile."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats: list[int | None] = [*range(table.session.state.seats), None]
        self.viewers: list[Viewer] = [(seat, lang) for seat in self.seats for lang in LANGUAGES]
        self.frames: dict[Viewer, list[str]] = {viewer: [] for viewer in self.viewers}
        self.wire: dict[Viewer, list[bytes]] = {viewer: [] for viewer in self.viewers}
        self.pages: list[tuple[int, int]] = []
        self.before: dict[Viewer, Node] = {}
        """The page that each viewer had."""
        self.differences = 0
        """How often what was dealt anew would have been seen by somebody who may see it."""

    def guest(self, viewer: Viewer) -> Guest:
        return Guest(f"guest-{viewer[0]}", lang=viewer[1])

    async def play(self, seed: int) -> None:
        """Play at random to the end; each frame is held against the one of a world where all that is hidden is different."""
        table, desk = self.table, Server(Tables(self.table.store, pace=0))
        streams = {viewer: desk.frames(table, viewer[0], self.guest(viewer)) for viewer in self.viewers}
        presses = {viewer: Press() for viewer in self.viewers}
        for viewer in self.viewers:
            self.wire[viewer].append(presses[viewer].squeeze(await anext(streams[viewer])))
        rng, dice = Rng(seed), Rng(77)
        while True:
            for viewer in self.viewers:
                frame = await shown(streams[viewer])
                self.frames[viewer].append(frame)
                self.wire[viewer].append(presses[viewer].squeeze(frame))
                self.hold_against_another_world(desk, viewer, frame, dice)
            now = table.session.decision
            if now is None or now.number >= MOST:
                break
            if now.number % 3 == 0:
                self.weigh(desk, now.seat)
            action = table.session.game.write(table.session.state, now.options(now.seat).sample(rng))
            table.play(action, now.seat, now.number)
        for stream in streams.values():
            await stream.aclose()

    def hold_against_another_world(self, desk: Server, viewer: Viewer, frame: str, dice: Rng) -> None:
        """All hidden cards, decks, plots and choices are dealt anew: not one byte of the frame may change. What was sent came
        out of all that is kept; the other world is drawn afresh. The two languages of a seat take turns."""
        session, (seat, lang) = self.table.session, viewer
        live = desk.live(self.table, seat, self.guest(viewer))
        before = self.before.get(viewer)
        self.before[viewer] = live.markup()
        if (session.state.number + LANGUAGES.index(lang)) % 2:
            return
        other = session.game.determinize(session.state, seat, dice)
        other.journal, other.seed = session.state.journal, session.state.seed
        with afresh():
            elsewhere = Live(msgspec.structs.replace(live.scene, state=other))
            page = elsewhere.markup()
            operations = whole(page) if before is None else difference(before, page)
            assert frame == f"data: {encoded(elsewhere, operations)}\n\n", (viewer, session.decision)
        if seat is None and len(self.frames[viewer]) % 10 == 1:
            views = [[session.game.view(state, one) for one in self.seats] for state in (session.state, other)]
            self.differences += views[0] != views[1]

    def weigh(self, desk: Server, seat: int) -> None:
        live = desk.live(self.table, seat, self.guest((seat, "cs")))
        page = Pages(self.guest((seat, "cs"))).table(
            "x" * 12, self.table.session.game, live.markup(), encoded(live), seat, [], "x" * 20
        )
        self.pages.append((len(page.encode()), len(gzip.compress(page.encode()))))


def recorded(game: str) -> Recording:
    options, seed = WHOLE[game]
    tables = Tables(Store("sqlite://"), pace=0)
    seats = Session.new(game, options, SEED).state.seats
    table = tables.open_table(game, options, ["me"] * seats, "guest-0", "Ann", seed=SEED)
    for seat, one in enumerate(table.row.seats):
        one.guest, one.name = f"guest-{seat}", f"name {seat}"
    recording = Recording(table)
    asyncio.run(recording.play(seed))
    return recording


WHOLE: dict[str, tuple[dict[str, str], int]] = {
    "root": (ROOT, 16),
    "crescent": ({"seats": "4", "years": "3"}, 19),
    "defenders": ({"seats": "4"}, 7),
    "harrow": ({"preset": "chapter2"}, 16),
}
"""Options and dice of games that are not too long."""
MOST = 1_000_000 if os.environ.get("HVOZD_LONG") else 200
"""So many decisions are looked at."""


@pytest.mark.parametrize("game", list(WHOLE))
def test_all_bytes_that_are_sent_are_few_and_hold_nothing_hidden(game: str) -> None:
    """Streams of all seats and a spectator, in both languages: frames were held against another world during the game."""
    recording = recorded(game)
    now = recording.table.session.decision
    assert now is None or now.number >= MOST
    assert recording.differences > 0
    for viewer in recording.viewers:
        check_secrets(recording, viewer)
        sizes = sorted(map(len, recording.wire[viewer][2:]))
        assert sizes[-1] < 5_000  # as it is sent; only a stream that had no page begins with the page itself
        assert sizes[len(sizes) // 2] < 500
    unsqueezed = sorted(len(frame.encode()) for frames in recording.frames.values() for frame in frames[1:])
    assert unsqueezed[len(unsqueezed) // 2] < 1_500
    assert unsqueezed[len(unsqueezed) * 49 // 50] < 6_000  # the journal tells all that happens to the market and the coins
    assert max(size for size, _ in recording.pages) < 60_000
    assert max(size for _, size in recording.pages) < 10_000
    if game == "root":  # plots lay hidden on the map, known to the Corvids alone
        assert "t-1-plot" in "".join(recording.frames[0, "en"])


def check_secrets(recording: Recording, viewer: Viewer) -> None:
    """What went over the wire is these frames; no seed, no key, no guest in them, and no options but the viewer's own."""
    frames = recording.frames[viewer]
    text = zlib.decompressobj(31).decompress(b"".join(recording.wire[viewer])).decode()
    assert text == ": here\n\n" + "".join(frames)
    assert len(frames) == len(recording.table.session.record.lines) + 1
    assert str(SEED) not in text
    for other, one in enumerate(recording.table.row.seats):
        assert one.key not in text
        assert f"guest-{other}" not in text
    asked = [json.loads(frame[6:])["options"] for frame in frames]
    assert {options["seat"] for options in asked if options} <= {viewer[0]}


def test_the_largest_table_of_root_is_below_the_limits() -> None:
    """Six seats with much before them, late in the game, in Czech."""
    factions = "riverfolk,duchy,lizards,vagabond,alliance,eyrie"
    session, rng = Session.new("root", {"factions": factions, "map": "mountain", "deck": "exiles"}, seed=5), Rng(5)
    while (now := session.decision) is not None and now.number < 500:
        if now.number % 25 == 24:
            live = Live(msgspec.structs.replace(scene(session, now.seat), lang="cs"))
            page = Pages(Guest("x", lang="cs")).table("x" * 12, session.game, live.markup(), encoded(live), 0, [], "x").encode()
            assert len(page) < 60_000
            assert len(gzip.compress(page)) < 10_000
        session.play(now.options(now.seat).sample(rng), now.seat)


def test_a_stream_that_comes_back_gets_the_whole_page_or_nothing_it_has() -> None:
    async def watch() -> list[str]:
        tables = Tables(Store("sqlite://"), pace=0)
        table = tables.open_table("root", ROOT, ["me"] * 4, "guest", "Ann", seed=1)
        desk, guest = Server(tables), Guest("guest")
        fresh = desk.frames(table, None, guest, stamp(desk.live(table, None, guest).markup()))
        stale = desk.frames(table, None, guest, "another-server-7")
        first = [await anext(stream) for stream in (fresh, stale)]
        whole = await shown(stale)
        now = table.session.decision
        assert now is not None
        table.play(table.session.game.write(table.session.state, next(iter(now.options()))), now.seat, now.number)
        got = [*first, whole, await shown(fresh)]
        await fresh.aclose()
        await stale.aclose()
        assert not any(table.watchers.values())
        return got

    here, also_here, whole, small = asyncio.run(watch())
    assert here == also_here == ": here\n\n"
    assert json.loads(whole[6:])["ops"][0][:2] == ["=", "live"]
    assert len(small) < len(whole) / 2, "a dozen lines of the journal, and pieces on most clearings"


def several_asked(game: str, options: dict[str, str]) -> Session:
    """A position in which several seats choose at once, the first of them out of several answers."""
    session, rng = Session.new(game, options, seed=3), Rng(1)
    while (now := session.decision) is not None and (len(now.seats) == 1 or len(now.options(now.seat)) == 1):
        session.play(now.options(now.seat).sample(rng), now.seat)
    assert now is not None, "no simultaneous choice in this game"
    return session


def test_a_secret_answer_is_not_shown_before_all_have_answered() -> None:
    session = several_asked("crescent", {"seats": "4", "layout": "p4-1"})
    now = session.decision
    assert now is not None
    first, watcher = now.seats[0], now.seats[1]
    answers = list(now.options(first))
    assert len(answers) > 1
    pages: dict[int | None, set[bytes]] = {watcher: set(), None: set(), first: set()}
    for action in answers[:4]:
        trial = Session(session.game, session.state.clone(), msgspec.structs.replace(session.record, lines=[]))
        trial.play(action, first)
        for viewer, seen in pages.items():
            seen.add(told(trial, viewer))
    assert len(pages[watcher]) == len(pages[None]) == 1
