"""Records of earlier rules of Crescent Moon, carried to those of today."""

from collections.abc import Iterable, Mapping
from typing import Any

from hvozd.core import Decision, decision, find_game
from hvozd.core.carry import Migration
from hvozd.core.record import Line
from hvozd.games.crescent.components.files import CAST
from hvozd.games.crescent.rules.bargain import Bargain, Proposal, Take
from hvozd.games.crescent.rules.conflict import ConflictWindow
from hvozd.games.crescent.rules.turn import Window
from hvozd.games.crescent.setup.settings import ROUNDS
from hvozd.games.crescent.state import CrescentState

PASSES = ("pass", "pass until my action")
DECLINE = "decline"


class Bargaining(Migration):
    """1 → 2: bargains of several rounds that anybody may open, windows only where a play is thinkable, figures of plunder."""

    old, new = "1", "2"
    about = (
        "agreements have several rounds and either side may open (CM-12.3, CM-14.2.4, rows C1 and C2), windows that public "
        "knowledge rules out are not asked (CM-19.3, row C4), sacked castles score 3 and the palace 2 (CM-15.2, row C7)"
    )

    def settings(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        ordered = {**settings, "rounds": int(ROUNDS)}
        return {name: ordered[name] for name in ("seats", "years", "layout", "rounds", "components")}

    def lines(self, g: CrescentState, line: Line) -> Iterable[Line]:
        """Questions that were not asked then are answered by silence; those that are no longer asked are left out."""
        while (now := decision(g)) is not None and not gone(g, now, line) and (silence := unasked(now, line)):
            yield Line(0, now.seat, silence, [])
        if now is None or not gone(g, now, line):
            yield Line(line.number, line.seat, said(g, now, line.action), line.random)


class OwnOffers(Migration):
    """2 → 3: an offer that stands for anybody is for anybody else; whoever keeps the second market takes a card for nothing."""

    old, new = "2", "3"
    about = "nobody takes an own standing offer (CM-12.3)"

    def lines(self, g: CrescentState, line: Line) -> Iterable[Line]:
        action = find_game("crescent").read(g, line.action)
        if isinstance(action, Take) and action.seller == line.seat:
            yield Line(line.number, line.seat, f"take {g.tables.cards[action.terms()[1]]}", line.random)
        else:
            yield line


def gone(g: CrescentState, now: Decision, line: Line) -> bool:
    """A pass in a window that is no longer asked: the game has gone beyond it, or waits in a window that comes later."""
    if line.action not in PASSES:
        return False
    if not isinstance(now.step, Window | ConflictWindow):
        return True
    first = now.step.acting if isinstance(now.step, Window) else now.step.attacker
    return (line.seat - first) % g.seats < (now.seat - first) % g.seats


def unasked(now: Decision, line: Line) -> str:
    """What is answered to a question that the old record does not know; nothing if it does."""
    known = now.seat == line.seat
    if isinstance(now.step, Window | ConflictWindow) and not (
        known and (line.action in PASSES or line.action.startswith("play "))
    ):
        return "pass"
    if now.name == "OfferSupport":
        return DECLINE
    if now.name == "AnswerOffers" and not (known and line.action.startswith(("support ", "ask ", DECLINE))):
        return DECLINE
    return ""


def said(g: CrescentState, now: Decision | None, action: str) -> str:
    """The same words as they are said now: with the whole terms."""
    verb, _, rest = action.partition(" ")
    if now is not None and isinstance(now.step, Bargain) and verb == "counter":
        terms = (*now.step.terms()[:3], int(rest))
        counter = next(one for one in now.step.counter(g) if isinstance(one, Proposal) and one.terms() == terms)
        return find_game("crescent").write(g, counter)
    if now is not None and now.name == "AnswerOffers" and verb == "support":
        return f"{action} for {g.clash.offers[CAST.index(rest)]} points"
    return action
