"""What the page shows of how people get along: who proposes what, deadlines, buttons to leave, to hand over, to take back."""

import time
from collections.abc import Callable
from typing import Any

import msgspec

from hvozd.kit.markup import plain, tag
from hvozd.web.agreed import PACES, Agreed, Proposal
from hvozd.web.copies import Table
from hvozd.web.guests import Guest

STAND_IN = "normal"
"""The level of the agent that plays for somebody who is away."""
Say = Callable[..., str]


class Manners(msgspec.Struct, frozen=True):
    """All that decides what is shown."""

    agreed: Agreed
    people: tuple[int, ...]
    """The seats of people who play themselves."""
    away: tuple[int, ...]
    """Seats of people for whom an agent plays."""
    asked: tuple[int, ...]
    until: float
    lines: int
    """How many actions there are."""
    over: bool
    host: bool

    def key(self) -> object:
        agreed = self.agreed
        votes = tuple(sorted((one.text, tuple(sorted(seats))) for one, seats in agreed.votes.items()))
        said = (agreed.pace, votes, agreed.closed, agreed.rematch, agreed.lesson)
        return *said, self.people, self.away, self.asked, self.until, self.over


def manners_of(table: Table, guest: Guest) -> Manners:
    row, agreed = table.row, table.now.agreed
    people = tuple(seat for seat, one in enumerate(row.seats) if one.guest and not one.agent)
    away = tuple(seat for seat, one in enumerate(row.seats) if one.guest and one.agent)
    until = agreed.deadline(row.since) if PACES[agreed.pace] and row.asked else 0.0
    lines = len(table.session.record.lines)
    return Manners(agreed, people, away, row.asked or (), until, lines, row.over, guest.id == row.host)


class MannersView:
    """Written for one viewer: `mine` are the own seats, `called` says what a seat is called."""

    def __init__(self, manners: Manners, seat: int, mine: set[int], say: Say, called: Callable[[int], str]) -> None:
        self.manners, self.seat, self.mine, self.say, self.called = manners, seat, mine, say, called

    def drawn(self) -> str:
        rows = [*self.notices(), *self.proposals()]
        shown = [tag("p", *parts, class_="agree") for parts in rows]
        return tag("div", *shown, self.menu(), id="manners")

    def button(self, label: str, path: str, **said: Any) -> str:
        body = msgspec.json.encode(said).decode()
        return tag("button", plain(label), type="button", data_post=path, data_body=body)

    def notices(self) -> list[tuple[str, ...]]:
        """An agent plays for me; until when somebody should have answered; the table is closed; the next one."""
        found: list[tuple[str, ...]] = []
        manners, agreed = self.manners, self.manners.agreed
        if self.seat in manners.away:
            found.append((plain(self.say("away")), self.button(self.say("take-back"), "return", seat=self.seat)))
        if agreed.closed:
            found.append((plain(self.say("closed")),))
        if manners.until and not agreed.closed:
            when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(manners.until))
            found.append((tag("span", plain(self.say("deadline", when=when)), class_="quiet"),))
        if manners.over:
            once = self.button(self.say("rematch"), "rematch")
            found.append((tag("a", plain(self.say("rematch")), href=f"/t/{agreed.rematch}") if agreed.rematch else once,))
        return found

    def proposals(self) -> list[tuple[str, ...]]:
        """What others propose, and what I am for myself."""
        found: list[tuple[str, ...]] = []
        for one, seats in sorted(self.manners.agreed.votes.items()):
            who = ", ".join(map(self.called, sorted(seats)))
            agree = self.button(self.say("agree"), "propose", seat=self.seat, what=one.what, of=one.of, level=one.level)
            open_to_me = self.seat in self.manners.people and not seats & self.mine and one.of not in self._targets(one)
            found.append((plain(self.told(one, who)), agree if open_to_me else ""))
        return found

    def _targets(self, one: Proposal) -> set[int]:
        return self.mine if one.what in ("agent", "free") else set()

    def told(self, one: Proposal, who: str) -> str:
        seat = self.called(one.of) if one.what in ("agent", "free") else ""
        return self.say(f"propose-{one.what}", who=who, seat=seat, count=self.manners.lines - one.of)

    def menu(self) -> str:
        """What I can do about the table, folded."""
        manners = self.manners
        if manners.over or manners.agreed.closed or self.seat not in manners.people:
            return ""
        buttons = [self.button(self.say("leave"), "leave", seat=self.seat)]
        for seat in (seat for seat in manners.people if seat not in self.mine):
            name = self.called(seat)
            buttons.append(
                self.button(self.say("hand-over", seat=name), "propose", seat=self.seat, what="agent", of=seat, level=STAND_IN)
            )
            buttons.append(self.button(self.say("free-seat", seat=name), "propose", seat=self.seat, what="free", of=seat))
        if manners.lines:
            buttons.append(self.button(self.say("back-one"), "propose", seat=self.seat, what="back", of=manners.lines - 1))
        buttons.append(self.button(self.say("close"), "propose", seat=self.seat, what="close"))
        if manners.host:
            buttons += [
                self.button(self.say(f"pace-{pace}"), "clock", pace=pace) for pace in PACES if pace != manners.agreed.pace
            ]
        return tag(
            "details", tag("summary", plain(self.say("manners"))), tag("div", *buttons, class_="buttons"), id="manners-menu"
        )
