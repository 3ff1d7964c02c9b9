"""The journal of a table for one viewer: lines in the colours of those who acted, the last ones with the page, earlier ones on
demand, and what has happened since the viewer's own last turn."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property, partial

import msgspec

from hvozd.core.journal import Event
from hvozd.core.record import Line
from hvozd.core.state import State
from hvozd.kit.markup import plain, tag
from hvozd.kit.texts import fields_of
from hvozd.web.sayings import Sayings

SHOWN = 20
"""So many lines come with a page."""
PART = 60
"""So many earlier ones are told at once."""


class Story:
    """Everything a viewer may read of what happened."""

    def __init__(self, state: State, lines: Sequence[Line], seat: int | None, names: Sequence[str], sayings: Sayings) -> None:
        self.state, self.lines, self.seat = state, lines, seat
        self.sayings, self.words = sayings, sayings.words
        self.slugs = [slug(name) for name in names]

    @cached_property
    def events(self) -> list[tuple[int, Event]]:
        """(how many decisions had been taken, what happened) of all that the viewer may read."""
        entries = self.state.journal.entries if self.state.journal is not None else []
        told = ((entry.number, entry.read_by(self.seat)) for entry in entries)
        return [(number, event) for number, event in told if event is not None]

    def latest(self, table: str) -> str:
        """The last lines, room for earlier ones, and the way to what happened since the own last turn."""
        first, new = max(0, len(self.events) - SHOWN), self.fresh if self.away else None
        lines = tag("ol", *self._told(first, len(self.events)), id="journal-lines", start=first + 1, data_new=new)
        earlier = tag("ol", id="journal-earlier", data_local="1")
        return tag(
            "section",
            tag("p", self._since(table), id="journal-since"),
            tag(
                "div", earlier, lines, id="journal-story", role="log", aria_label=self.sayings.texts.get("journal"), tabindex="0"
            ),
            id="journal",
            aria_label=self.sayings.texts.get("place-journal"),
        )

    def before(self, number: int) -> tuple[int, list[str]]:
        """The lines before one of this number: the number of the first, and their markup."""
        end = min(number, len(self.events))
        first = max(0, end - PART)
        return first, [str(line) for line in self._told(first, end)]

    def _told(self, first: int, end: int) -> Iterator[str]:
        for place in range(first, end):
            number, event = self.events[place]
            new = place >= self.fresh
            colour = self.colour(number, event)
            draw = partial(self.line, place, event, colour, new)
            yield self.sayings.once(("line", place, event, colour, new), draw)

    def line(self, place: int, event: Event, colour: str, new: bool) -> str:
        """One line: it follows from the event, from who acted, and from what things are called."""
        classes = [colour] * bool(colour) + ["new"] * new + ["heads"] * getattr(type(event), "heads", False)
        return tag(
            "li",
            plain(self.sayings.teller.event(event)),
            id=f"j-{place}",
            class_=" ".join(classes) or None,
            data_lights=self.lights(event),
            data_dice=dice(event),
            title=self.sayings.teller.rule(event) or None,
            data_rule=self.sayings.rule(event) or None,
        )

    def colour(self, number: int, event: Event) -> str:
        """The class of whoever an event is about; else of whoever had decided last."""
        seat = getattr(event, "seat", None)
        if not isinstance(seat, int):
            place = bisect_left(self.lines, number, key=lambda line: line.number) - 1
            seat = self.lines[place].seat if place >= 0 else -1
        return f"f-{self.slugs[seat]}" if 0 <= seat < len(self.slugs) else ""

    @cached_property
    def away(self) -> tuple[int, int] | None:
        """(how many lines of the record there were, how many decisions had been taken) when the others began to act after the
        viewer's last turn; None: they have not, or there was no such turn."""
        place = len(self.lines)
        while place and self.lines[place - 1].seat == self.seat:  # the turn that goes on
            place -= 1
        while place and self.lines[place - 1].seat != self.seat:
            place -= 1
        return (place, self.lines[place - 1].number + 1) if place else None

    @cached_property
    def fresh(self) -> int:
        """The place of the first line since the viewer's last turn; behind the last one if there is none."""
        return bisect_right(self.events, self.away[1], key=lambda event: event[0]) if self.away else len(self.events)

    def _since(self, table: str) -> str:
        away = self.away
        count = len(self.events) - self.fresh
        if not table or not away or not count:
            return ""
        text = self.sayings.texts.get("since", {"count": count})
        return tag("a", plain(text), href=f"/t/{table}/replay?at={away[0]}&seat={self.seat}&play=1")

    def lights(self, event: msgspec.Struct) -> str | None:
        """What a line was about, as `data-pick` calls it."""
        keys = []
        for field in fields_of(type(event)):
            value = getattr(event, field.name)
            if field.word and value is not None:
                texts = field.write(value, self.words).split(",")
                keys += [f"{field.word}:{text}" for text in texts]
        return " ".join(keys) or None


def dice(event: msgspec.Struct) -> str | None:
    """What an event names as thrown: a number for each die, `1:colour` for each cube."""
    faces: list[str] = []
    for name in getattr(type(event), "dice", ()):
        value = getattr(event, name)
        if isinstance(value, tuple):
            faces += [f"1:{colour}" for colour, count in enumerate(value) for _ in range(count)]
        else:
            faces.append(str(value))
    return " ".join(faces) or None


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")
