"""How a bot chooses: legal candidates, the criteria of the action one after another, priority at last; and it says why."""

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, TypeAlias

from hvozd.core import Event, Word
from hvozd.games.root.components import CLEARINGS, MAPS
from hvozd.games.root.hooks import COOPERATIVE, LETTER_ORDER, faction
from hvozd.games.root.pieces import enemies, present
from hvozd.games.root.removal import pieces_at
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Place, Seat

CRITERIA = (
    "priority", "lowest-priority", "turn-order",
    "most-enemy-pieces", "fewest-enemy-pieces", "fewest-enemy-warriors", "most-pieces", "most-points", "fewest-points",
    "most-own-warriors", "fewest-own-warriors", "no-roost", "most-defenseless-buildings", "most-buildings",
    "most-buildings-and-tokens", "fewest-warriors", "nearest",
    "open-slots", "most-open-slots", "most-enemy-buildings", "most-enemy-buildings-and-tokens", "pieces-of-payer",
    "fewest-payments", "no-plot", "most-payments",
)  # fmt: skip
"""The words for everything that decides between candidates."""
COUNTED = ("most", "fewest", "nearest")
"""So begin the words of what can be counted."""
CRITERION = {name: index for index, name in enumerate(CRITERIA)}
BECAUSE: TypeAlias = Annotated[int, Word("criterion")]
Criterion: TypeAlias = tuple[str, Callable[[int], int]]
"""A word of CRITERIA and a key: the candidates for which it is greatest stay."""


class BotPassedOver(Event):
    """These clearings lost a tie-break: what the best have, and what they have, if that can be counted."""

    seat: Seat
    rule: str
    places: tuple[Place, ...]
    criterion: BECAUSE
    best: int
    values: tuple[int, ...]


class BotChose(Event):
    seat: Seat
    rule: str
    place: Place
    among: int
    """How many candidates there were."""


class BotPassedOverPlayers(Event):
    """These players lost a tie-break."""

    seat: Seat
    rule: str
    players: tuple[Seat, ...]
    criterion: BECAUSE
    best: int
    values: tuple[int, ...]


class BotChosePlayer(Event):
    seat: Seat
    rule: str
    player: Seat
    among: int


class BotDrewPlace(Event):
    """Chance decided between these clearings."""

    seat: Seat
    rule: str
    place: Place
    places: tuple[Place, ...]


class BotFoundNothing(Event):
    """No candidate is legal: this part of the action is skipped."""

    seat: Seat
    rule: str


# -- choosing -----------------------------------------------------------------------------------------------------------


def choose(
    g: RootState, seat: int, rule: str, candidates: Iterable[int], *criteria: Criterion, lowest: bool = False
) -> int | None:
    """RB-0.2, RB-2.1, RB-2.3, RB-2.5, EX-2.3: of the legal clearings the best by each criterion, then by priority."""
    by_priority = ("lowest-priority" if lowest else "priority", lambda clearing: rank(g, clearing, lowest))
    legal = list(candidates)
    if not legal:
        g.log(BotFoundNothing, seat, rule)
        return None
    best = narrow(g, seat, rule, legal, (*criteria, by_priority), BotPassedOver)
    g.log(BotChose, seat, rule, best, len(legal))
    return best


def choose_player(g: RootState, seat: int, rule: str, candidates: Iterable[int], *criteria: Criterion) -> int | None:
    """RB-2.2, RB-2.3, AMB-01: of the legal players the best by each criterion, then the first in turn order."""
    by_order = ("turn-order", lambda player: order_of(g, player))
    legal = list(candidates)
    if not legal:
        return None
    best = narrow(g, seat, rule, legal, (*criteria, by_order), BotPassedOverPlayers)
    g.log(BotChosePlayer, seat, rule, best, len(legal))
    return best


def narrow(g: RootState, seat: int, rule: str, left: list[int], criteria: Sequence[Criterion], passed_over: type[Event]) -> int:
    """RB-0.2: each criterion keeps those for which its key is greatest; the first of those that are left."""
    for name, key in criteria:
        if len(left) < 2:
            break
        values = [key(candidate) for candidate in left]
        best = max(values)
        if g.journal is not None and min(values) < best:
            lost = {each: abs(value) for each, value in zip(left, values, strict=True) if value < best}
            counted = tuple(lost.values()) if name.startswith(COUNTED) else ()
            g.log(passed_over, seat, rule, tuple(lost), CRITERION[name], abs(best), counted)
        left = [each for each, value in zip(left, values, strict=True) if value == best]
    return left[0]


def draw_place(g: RootState, seat: int, rule: str, places: Sequence[int]) -> int:
    """RB-0.5: a place drawn by the game's dice."""
    place = places[g.random(len(places))] if len(places) > 1 else places[0]
    g.log(BotDrewPlace, seat, rule, place, tuple(places))
    return place


def rank(g: RootState, clearing: int, lowest: bool = False) -> int:
    """RB-0.1, RB-3.1, RB-12.2.2, RB-M-1, RB-M-2, RB-M-3, RB-M-4, AMB-48: clearings are numbered by priority; where it decides
    between candidates the pass wins either way."""
    if clearing == MAPS[g.map].row.tower:
        return CLEARINGS
    return clearing if lowest else -clearing


def order_of(g: RootState, player: int) -> int:
    """RB-2.2, AMB-01: turn order from the starting player, or as a variant the letters of setup."""
    return -ord(faction(g, player).file.letter) if g.variants & LETTER_ORDER else -player


# -- counting -----------------------------------------------------------------------------------------------------------


def foes(g: RootState, seat: int) -> list[int]:
    """RB-0.3, RB-C.3: every other player; in the cooperative game no other bot."""
    bots = g.bots if g.variants & COOPERATIVE else 0
    return [other for other in range(g.seats) if enemies(g, seat, other) and not bots >> other & 1]


def pieces_of(g: RootState, player: int, clearing: int) -> int:
    """RB-0.3, AMB-03: warriors, buildings, tokens and the pawn."""
    at = player * CLEARINGS + clearing
    unweighed = g.tokens[at] * (1 - g.token_weight[player])
    return g.strength[at] + unweighed + (g.pawns[player] == clearing)


def buildings_of(g: RootState, player: int, clearing: int) -> int:
    is_building = faction(g, player).is_building
    return sum(number for kind, number in pieces_at(g, player, clearing) if is_building[kind])


def enemy_pieces(g: RootState, seat: int, clearing: int) -> int:
    return sum(pieces_of(g, other, clearing) for other in foes(g, seat))


def enemy_warriors(g: RootState, seat: int, clearing: int) -> int:
    return sum(g.warriors[other * CLEARINGS + clearing] for other in foes(g, seat))


def foes_at(g: RootState, seat: int, clearing: int) -> list[int]:
    """AMB-03: the enemies with any piece there."""
    return [other for other in foes(g, seat) if present(g, other, clearing)]


def most_enemies(g: RootState, seat: int) -> Criterion:
    return ("most-enemy-pieces", lambda clearing: enemy_pieces(g, seat, clearing))


def fewest_enemies(g: RootState, seat: int) -> Criterion:
    return ("fewest-enemy-pieces", lambda clearing: -enemy_pieces(g, seat, clearing))


def most_warriors(g: RootState, seat: int) -> Criterion:
    return ("most-own-warriors", lambda clearing: g.warriors[seat * CLEARINGS + clearing])


def most_points(g: RootState) -> Criterion:
    return ("most-points", lambda player: g.vp[player])


def most_pieces_at(g: RootState, clearing: int) -> Criterion:
    return ("most-pieces", lambda player: pieces_of(g, player, clearing))
