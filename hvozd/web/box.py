"""A real table as a phone asks about it: what the table says, and what is shown then. It runs in a process of its own.

Nothing is kept here: the phone has the record and sends it with every wish. Those of the last few are remembered, so that they
need not be replayed.
"""

from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from hvozd.core import HvozdError
from hvozd.kit.companion import Companion, short
from hvozd.kit.forecast import called as called_by
from hvozd.kit.forecast import forecasts, opponent
from hvozd.kit.positions import Ground, Mark, Value
from hvozd.kit.texts import ANY_GAME, Teller, Texts

KEPT = 16


class Wish(msgspec.Struct):
    """What the table wants; `said`: what it has said already of the step that comes."""

    act: str
    lang: str
    record: bytes = b""
    said: list[int] = []
    lines: str = ""
    place: str = ""
    game: str = ""
    settings: dict[str, str] = {}
    editor: bool = False
    """Whether the table is only laid, not played."""
    seed: int = 0
    """Of the game that begins there."""


class Thing(msgspec.Struct):
    """Something that may lie on a place: how many do, and the lines by which there is one less or one more."""

    name: str
    count: int
    less: str
    more: str


class Shown(msgspec.Struct):
    """What the phone shows."""

    fault: str = ""
    record: bytes = b""
    game: str = ""
    told: list[tuple[str, str]] = []
    """What was done last, each with the sentence of its rule."""
    question: str = ""
    answers: list[str] = []
    said: list[int] = []
    people: str = ""
    """Whose turn it is, where a person's."""
    over: str = ""
    places: list[tuple[str, str, str]] = []
    """Every place with its name and what lies there."""
    place: str = ""
    things: list[Thing] = []
    text: str = ""
    """The position, for who wants to write it."""
    fresh: bytes = b""
    """The record of a game that begins here."""
    forecasts: list[tuple[str, list[str]]] = []
    """What may turn up first in the next automatic turn, and what would be done then; one without lines: there is none."""


_known: OrderedDict[bytes, Companion] = OrderedDict()


def serve(data: bytes) -> bytes:
    """A wish, and what is shown then."""
    wish = msgspec.msgpack.decode(data, type=Wish)
    try:
        companion = opened(wish)
    except HvozdError as error:
        return msgspec.msgpack.encode(Shown(fault=sentence(error, wish.lang)))
    except (MemoryError, RecursionError):
        return msgspec.msgpack.encode(Shown(fault="…"))
    fault, fresh = "", b""
    try:
        wish.said = done(companion, wish)
        fresh = companion.afresh(wish.seed) if wish.act == "play" else b""
    except HvozdError as error:
        fault, wish.said = sentence(error, wish.lang), []
    shown = show(companion, wish)
    shown.fault, shown.fresh = fault, fresh
    _known[blake2b(shown.record).digest()] = companion
    while len(_known) > KEPT:
        _known.popitem(last=False)
    return msgspec.msgpack.encode(shown)


def sentence(error: HvozdError, lang: str) -> str:
    return Texts([ANY_GAME], lang).error(error) if error.key else str(error)


def opened(wish: Wish) -> Companion:
    if wish.record:
        known = _known.pop(blake2b(wish.record).digest(), None)
        return known or Companion.resume(wish.record)
    if wish.lines.strip():
        return Companion.begin(wish.lines)
    return Companion.lay(wish.game, wish.settings) if wish.editor else Companion.preset(wish.game, wish.settings)


def done(companion: Companion, wish: Wish) -> list[int]:
    """Do what is wished; what is said of the step that comes."""
    match wish.act:
        case "step" if companion.ahead(wish.said).answers:
            return wish.said
        case "step":
            companion.go(wish.said)
        case "correct":
            companion.correct(wish.lines)
        case "done":
            companion.turn_over()
        case "back":
            companion.back()
    return []


def show(companion: Companion, wish: Wish) -> Shown:
    session, texts = companion.session, Texts([ANY_GAME], wish.lang)
    teller = session.teller(wish.lang)
    shown = Shown(record=companion.dump(), game=session.game.name, said=wish.said, place=wish.place)
    shown.told = [(teller.event(event), companion.rule(event, wish.lang)) for event in companion.news]
    shown.text = session.position(None)
    shown.places, shown.things = ground(companion, teller, wish.place)
    if wish.editor:
        return shown
    if wish.act == "forecast":
        shown.forecasts = foreseen(companion, texts, teller)
    if companion.over:
        result = session.result
        assert result is not None
        winners = ", ".join(map(teller.seat, result.winners)) or texts.get("companion-nobody")
        shown.over = texts.get("companion-over", {"reason": teller.word("reason", result.reason), "winners": winners})
    elif companion.people is not None:
        shown.people = teller.seat(companion.people)
    elif answers := companion.ahead(wish.said).answers:
        shown.question, shown.answers = question(companion, texts, teller, answers)
    return shown


def foreseen(companion: Companion, texts: Texts, teller: Teller) -> list[tuple[str, list[str]]]:
    found, rows = forecasts(companion), []
    for row, names in zip(found, called_by(found, teller), strict=True):
        values = {"seat": opponent(row, teller), "number": len(row.found), "found": names}
        end = [] if row.over else [texts.get("companion-forecast-open")]
        rows.append((texts.get("companion-forecast", values), [*map(teller.event, row.told), *end]))
    return rows or [(texts.get("companion-no-forecast"), [])]


def question(companion: Companion, texts: Texts, teller: Teller, answers: Any) -> tuple[str, list[str]]:
    if isinstance(answers[0], str) and companion.asked is not None and (now := companion.session.decision) is not None:
        game, state = companion.session.game, companion.state
        labels = [teller.answer(now.step, game.read(state, one)) for one in answers]
        asked = {"seat": teller.seat(companion.asked), "question": teller.question(now.step)}
        return texts.get("companion-asked", asked), labels
    told = [texts.get("companion-nothing") if one is None else teller.event(one) for one in answers]
    return texts.get("companion-what"), short(told)


# -- the editor --------------------------------------------------------------------------------------------------------


def ground(companion: Companion, teller: Teller, wanted: str) -> tuple[list[tuple[str, str, str]], list[Thing]]:
    """Every place with what lies there, and all that may lie on the one that is wanted."""
    rows, things, seats = [], [], companion.session.seats
    for one in companion.layout.grounds(companion.state):
        for key, place in one.keys().items():
            here = [mark for mark in one.marks if mark.open and place < mark.places]
            counts = [(mark, mark.count(companion.state, place)) for mark in here]
            lies = ", ".join(
                ("" if isinstance(mark, Value) else f"{count}× ") + called(teller, seats, mark) for mark, count in counts if count
            )
            rows.append((key, teller.word("place", key), lies))
            if key == wanted:
                things = [thing(companion, called(teller, seats, mark), one, mark, place) for mark in here]
    return rows, things


def called(teller: Teller, seats: Sequence[str], mark: Mark) -> str:
    """A thing by its name, with its owner's."""
    keys = [f"{kind}-{mark.name}" for kind in ("thing", "habitat", "suit", "piece") if teller.texts.has(f"{kind}-{mark.name}")]
    name = teller.texts.get(keys[0]) if keys else mark.name
    return f"{teller.seat(seats.index(mark.owner))}: {name}" if mark.owner else name


def thing(companion: Companion, name: str, one: Ground, mark: Mark, place: int) -> Thing:
    count = mark.count(companion.state, place)
    fixed = isinstance(mark, Value) and mark.blank is None
    less = changed(companion, one, mark, place, count - 1) if count and not fixed else ""
    more = changed(companion, one, mark, place, count + 1) if count < mark.most else ""
    return Thing(name, count, less, more)


def changed(companion: Companion, one: Ground, mark: Mark, place: int, number: int) -> str:
    """The lines of the places that are otherwise with so many of a thing here; what there is but once comes from elsewhere."""
    g = companion.state
    new = companion.session.game.decode(g.data())  # a clone may share what no game ever changes
    mark.tap(new, place, number)
    old, after = (dict(one.write([state])) for state in (g, new))
    keys = sorted(key for key in {*old, *after} if old.get(key) != after.get(key))
    return "\n".join(f"{key}: {after.get(key, 'nothing')}" for key in keys)
