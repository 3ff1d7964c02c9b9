"""RB-8.4.2: the conspiracies of the Logical Lizards."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from hvozd.core import Do, Event, Word
from hvozd.games.root.clockwork.bot import BotBoard, begin, bot, drawn_kinds, ordered
from hvozd.games.root.clockwork.bot_steps import BotBattle, BotBattles, put_piece, put_warriors, stopped
from hvozd.games.root.clockwork.choosing import (
    Criterion,
    buildings_of,
    choose,
    choose_player,
    fewest_enemy_warriors,
    foes,
    foes_at,
    most_points,
    nothing,
)
from hvozd.games.root.components import CLEARINGS, read
from hvozd.games.root.hooks import Loss, faction
from hvozd.games.root.rules.acolytes import GARDENS, AcolytesGained, AcolytesSpent
from hvozd.games.root.rules.hand import lay_aside
from hvozd.games.root.rules.pieces import may_build, may_place
from hvozd.games.root.rules.removal import pieces_at, remove, return_warriors
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Card, Seat

CONSPIRACY_WORDS = ("convert", "crusade", "sanctify")


class ConspiracyFile(msgspec.Struct, frozen=True):
    """RB-8.3.3: the spaces of the conspiracy track from left to right."""

    conspiracies: list[str]


FIGURES = Path(__file__).with_name("logical_lizards.json")
TRACK = read(FIGURES, ConspiracyFile).conspiracies


class LogicalLizardsBoard(BotBoard, tag="logical_lizards"):
    acolytes: int = 0
    marker: int = len(TRACK) - 1
    """RB-8.3.3: the marker begins on the last space."""
    souls: tuple[Card, ...] = ()
    """The last one lies on top."""
    revealed: tuple[Card, ...] = ()
    crusading: bool = False
    spited: bool = False
    """This crusade has scored for a token."""
    fanatic: bool = False
    """The battle after a conversion is under way."""
    avenged: bool = False
    """The removal under way has made an acolyte."""


class MarkerMoved(Event):
    """The marker has come to this conspiracy."""

    seat: Seat
    conspiracy: Annotated[int, Word("conspiracy")]


def own(g: RootState, seat: int) -> LogicalLizardsBoard:
    return g.boards[seat]  # type: ignore[return-value]


def take_acolytes(g: RootState, seat: int, warriors: int) -> None:
    own(g, seat).acolytes += warriors
    g.log(AcolytesGained, seat, warriors)


def to_common_discard(g: RootState, cards: Sequence[int]) -> None:
    """RB-8.6.2, AMB-61: past the Lost Souls onto the common pile; dominance cards become available."""
    for card in cards:
        lay_aside(g, card)


class Conspire(Do):
    """RB-8.4.2: with an acolyte left the marker moves on and its conspiracy is tried, until a whole round brings none."""

    seat: int
    failed: int
    """Conspiracies in a row that could not be performed."""

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        if self.failed == len(TRACK):
            return
        if not self.failed:
            begin(g, self.seat, "conspiracies", "RB-8.4.2")
        if not board.acolytes:
            nothing(g, self.seat, "RB-8.4.2", "no-acolytes")
            return
        board.marker = (board.marker + 1) % len(TRACK)
        name = TRACK[board.marker]
        g.log(MarkerMoved, self.seat, CONSPIRACY_WORDS.index(name))
        behind = len(g.stack)
        if CONSPIRACIES[name](g, self.seat):
            g.stack[behind:behind] = [Conspire(self.seat, 0), SpendAcolyte(self.seat)]
        else:
            g.then(Conspire(self.seat, self.failed + 1))


class SpendAcolyte(Do):
    """RB-8.4.2: a conspiracy performed costs an acolyte, which returns to the supply."""

    seat: int

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        board.crusading = board.spited = False
        board.acolytes -= 1
        g.log(AcolytesSpent, self.seat, 1)
        return_warriors(g, self.seat, 1)


# -- convert ------------------------------------------------------------------------------------------------------------


def convert(g: RootState, seat: int) -> bool:
    """RB-8.4.2.I, AMB-25, AMB-29: a warrior of the player with most points, where that player has most buildings."""
    begin(g, seat, "convert", "RB-8.4.2.I")
    sites = [clearing for clearing in ordered(g, seat) if g.supply[seat] and may_place(g, seat, clearing)]
    victims = [other for other in foes(g, seat) if any(g.warriors[other * CLEARINGS + c] for c in sites)]
    victim = choose_player(g, seat, "RB-8.4.2.I", victims, most_points(g))
    if victim is None:
        nothing(g, seat, "RB-8.4.2.I", "no-warrior-there" if g.supply[seat] else "no-warriors")
        return False
    manned = [clearing for clearing in sites if g.warriors[victim * CLEARINGS + clearing]]
    site = choose(g, seat, "RB-8.4.2.I", manned, convert_criterion(g, seat, victim))
    if site is not None and not stopped(g, seat, site):
        g.then(Converted(seat, site))
        remove(g, [Loss(victim, site, seat, 1, replaced=True)])
    return True


def convert_criterion(g: RootState, seat: int, victim: int) -> Criterion:
    """RB-8.4.2.I, AMB-25: most buildings of the victim; as a switch fewest enemy warriors, as the printed turn argues."""
    if "AMB-25" in g.rulings:
        return fewest_enemy_warriors(g, seat)
    return ("most-buildings", lambda clearing: buildings_of(g, victim, clearing))


class Converted(Do):
    """RB-8.4.2.I: the Lizard warrior in place of the one removed; fanatics attack at once."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        put_warriors(g, self.seat, self.clearing, 1)
        if bot(g, self.seat).has(g, self.seat, "fanatics"):
            g.then(Fanatics(self.seat, self.clearing))


class Fanatics(Do):
    """RB-T-LL-FANATICS: after each conversion a battle in that clearing with one more hit."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "fanatics", "RB-T-LL-FANATICS")
        if foes_at(g, self.seat, self.clearing) and g.warriors[self.seat * CLEARINGS + self.clearing]:
            own(g, self.seat).fanatic = True
            g.then(BotBattle(self.seat, "RB-T-LL-FANATICS", self.clearing))
        else:
            nothing(g, self.seat, "RB-T-LL-FANATICS", "no-battle")


# -- crusade ------------------------------------------------------------------------------------------------------------


def crusade(g: RootState, seat: int) -> bool:
    """RB-8.4.2.II: a battle in every ordered clearing with two warriors; performable if there is any such battle."""
    begin(g, seat, "crusade", "RB-8.4.2.II")
    board = own(g, seat)
    board.crusading, board.spited = True, False
    sites = [c for c in ordered(g, seat) if bot(g, seat).may_attack(g, seat, c) and foes_at(g, seat, c)]
    if not sites:
        board.crusading = False
        nothing(g, seat, "RB-8.4.2.II", "no-battle")
        return False
    g.then(BotBattles(seat, "RB-8.4.2.II", tuple(sites)))
    return True


# -- sanctify -----------------------------------------------------------------------------------------------------------


def sanctify(g: RootState, seat: int) -> bool:
    """RB-8.4.2.III, AMB-26, AMB-27, AMB-29: a building of the player with most points, where it has fewest warriors."""
    begin(g, seat, "sanctify", "RB-8.4.2.III")
    sites = [
        clearing
        for clearing in ordered(g, seat)
        if g.stock[seat * PIECE_KINDS + GARDENS[g.suits[clearing]]] and may_place(g, seat, clearing)
    ]
    victims = [other for other in foes(g, seat) if any(buildings_of(g, other, c) for c in sites)]
    victim = choose_player(g, seat, "RB-8.4.2.III", victims, most_points(g))
    if victim is None:
        nothing(g, seat, "RB-8.4.2.III", "no-building-there")
        return False
    built = [clearing for clearing in sites if buildings_of(g, victim, clearing)]
    site = choose(g, seat, "RB-8.4.2.III", built, sanctify_criterion(g, seat, victim))
    if site is not None and not stopped(g, seat, site):
        is_building = faction(g, victim).is_building
        kinds = [(kind, number) for kind, number in pieces_at(g, victim, site) if is_building[kind]]
        g.then(Sanctified(seat, site))
        remove(g, [Loss(victim, site, seat, 0, tuple(drawn_kinds(g, kinds, 1)))])
    return True


def sanctify_criterion(g: RootState, seat: int, victim: int) -> Criterion:
    """RB-8.4.2.III, AMB-26: fewest warriors of the victim; as a switch of all enemies, as the printed turn argues."""
    if "AMB-26" in g.rulings:
        return fewest_enemy_warriors(g, seat)
    return ("fewest-warriors", lambda clearing: -g.warriors[victim * CLEARINGS + clearing])


class Sanctified(Do):
    """RB-8.4.2.III: the garden of the clearing's suit in place of the building removed."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        kind = GARDENS[g.suits[self.clearing]]
        if may_build(g, self.seat, self.clearing) and g.stock[self.seat * PIECE_KINDS + kind]:
            put_piece(g, self.seat, kind, self.clearing)


CONSPIRACIES = {"convert": convert, "crusade": crusade, "sanctify": sanctify}

KINDS = (LogicalLizardsBoard, MarkerMoved, Conspire, SpendAcolyte, Converted, Fanatics, Sanctified)
