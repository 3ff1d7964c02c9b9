"""How a bot chooses: legal candidates, the criteria of the action one after another, priority at last; and it says why."""

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, TypeAlias

from hvozd.core import Event, Word
from hvozd.games.root.components import CLEARINGS, MAPS
from hvozd.games.root.hooks import COOPERATIVE, faction
from hvozd.games.root.rules.pieces import enemies, present
from hvozd.games.root.rules.removal import pieces_at
from hvozd.games.root.rules.score import scores
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Place, Seat

CRITERIA = (
    "priority", "lowest-priority", "most-enemy-pieces", "fewest-enemy-pieces", "fewest-enemy-warriors", "fewest-all-warriors",
    "most-own-warriors", "fewest-own-warriors", "no-roost", "most-defenseless-buildings", "most-buildings",
    "most-buildings-and-tokens", "fewest-warriors", "nearest", "open-slots", "most-open-slots", "most-enemy-buildings",
    "most-enemy-buildings-and-tokens", "pieces-of-payer", "no-plot",
)  # fmt: skip
"""The words for everything that decides between clearings; the text of each says what those have that lose."""
PLAYER_CRITERIA = (
    "turn-order", "most-pieces", "most-points", "fewest-points", "most-buildings", "most-buildings-and-tokens",
    "most-defenseless-buildings", "fewest-payments", "most-payments",
)  # fmt: skip
"""The same for what decides between players."""
REASONS = (
    "no-place", "no-order", "no-card", "no-item", "no-item-left", "no-battle", "no-warriors", "rules-none", "no-building-left",
    "no-site", "few-warriors", "no-way", "built", "many-buildings", "expanded", "no-points", "no-peaceful", "bird-order",
    "not-bird", "base-used", "no-revolt-site", "revolted", "revolt-ahead", "no-token-left", "few-at-bases", "no-base",
    "no-roost-there", "no-origin", "empty-decree", "nothing-bare", "enough-items", "no-forest", "no-ruin", "not-there",
    "too-few-items", "no-quest", "nobody-to-aid", "fought", "no-enemy", "nothing-damaged", "nothing-used", "no-victim",
    "no-discarded-item", "few-damaged", "no-fight", "no-plunder", "no-action", "no-acolytes", "no-warrior-there",
    "no-building-there", "no-souls", "none-left-over", "no-market-item", "market-full", "no-protection", "no-payments",
    "few-in-burrow", "not-all-tunnels", "no-rally", "all-crowned", "none-crowned", "no-plots-down", "no-plot-move",
    "no-plotter", "nobody-there",
)  # fmt: skip
"""The words for why a step, or a part of it, does nothing."""
FEWEST = ("fewest", "nearest")
"""So begin the words of criteria by which the smallest number wins."""
NO_SCORE = -1
"""The points of who has left the track."""
Criterion: TypeAlias = tuple[str, Callable[[int], int]]
"""A word of CRITERIA or PLAYER_CRITERIA and a key: the candidates for which it is greatest stay."""


class BotPassedOver(Event):
    """These clearings lost a tie-break: what they have, and what the best have, if that can be counted."""

    seat: Seat
    rule: str
    places: tuple[Place, ...]
    criterion: Annotated[int, Word("criterion")]
    values: tuple[int, ...]
    near: int
    """What comes nearest to the best."""
    alike: bool
    """All of them have the same."""
    best: int


class BotChose(Event):
    seat: Seat
    rule: str
    place: Place
    among: int
    """How many candidates there were."""


class BotPassedOverPlayers(Event):
    """These players lost a tie-break, in this clearing if it is about one."""

    seat: Seat
    rule: str
    place: Place | None
    players: tuple[Seat, ...]
    criterion: Annotated[int, Word("player-criterion")]
    values: tuple[int, ...]
    near: int
    alike: bool
    best: int


class BotChosePlayer(Event):
    seat: Seat
    rule: str
    place: Place | None
    player: Seat
    among: int


class BotDrewPlace(Event):
    """Chance decided between these clearings."""

    seat: Seat
    rule: str
    place: Place
    places: tuple[Place, ...]


class BotNothing(Event):
    """A step, or a part of it, does nothing; why, and a number that belongs to the reason."""

    seat: Seat
    rule: str
    why: Annotated[int, Word("bot-why")]
    number: int


def nothing(g: RootState, seat: int, rule: str, why: str, number: int = 0) -> None:
    """Say why nothing happens."""
    g.log(BotNothing, seat, rule, REASONS.index(why), number)


# -- choosing -----------------------------------------------------------------------------------------------------------


def choose(
    g: RootState,
    seat: int,
    rule: str,
    candidates: Iterable[int],
    *criteria: Criterion,
    lowest: bool = False,
    why: str = "no-place",
) -> int | None:
    """RB-0.2, RB-2.1, RB-2.3, RB-2.5, EX-2.3: of the legal clearings the best by each criterion, then by priority; without any
    it is told why nothing happens."""
    by_priority = ("lowest-priority" if lowest else "priority", lambda clearing: rank(g, clearing, lowest))
    left = legal = list(candidates)
    if not legal:
        nothing(g, seat, rule, why)
        return None
    for criterion in (*criteria, by_priority):
        left, lost = narrow(left, criterion)
        if lost and g.journal is not None:
            g.log(BotPassedOver, seat, rule, tuple(lost), CRITERIA.index(criterion[0]), *measured(criterion, lost, left[0]))
    g.log(BotChose, seat, rule, left[0], len(legal))
    return left[0]


def choose_player(
    g: RootState, seat: int, rule: str, candidates: Iterable[int], *criteria: Criterion, place: int | None = None
) -> int | None:
    """RB-2.2, RB-2.3, AMB-01: of the legal players the best by each criterion, then the first in turn order."""
    by_order = ("turn-order", lambda player: order_of(g, player))
    left = legal = list(candidates)
    if not legal:
        return None
    for criterion in (*criteria, by_order):
        left, lost = narrow(left, criterion)
        if lost and g.journal is not None:
            word = PLAYER_CRITERIA.index(criterion[0])
            g.log(BotPassedOverPlayers, seat, rule, place, tuple(lost), word, *measured(criterion, lost, left[0]))
    g.log(BotChosePlayer, seat, rule, place, left[0], len(legal))
    return left[0]


def narrow(candidates: list[int], criterion: Criterion) -> tuple[list[int], list[int]]:
    """RB-0.2: those for which the key is greatest, and the others."""
    if len(candidates) < 2:
        return candidates, []
    values = [criterion[1](candidate) for candidate in candidates]
    best = max(values)
    pairs = list(zip(candidates, values, strict=True))
    return [each for each, value in pairs if value == best], [each for each, value in pairs if value < best]


def measured(criterion: Criterion, lost: Sequence[int], winner: int) -> tuple[tuple[int, ...], int, bool, int]:
    """What the losers have each, which of it comes nearest, whether it is all the same, and what the best have."""
    name, key = criterion
    sign = -1 if name.startswith(FEWEST) else 1
    values = tuple(sign * key(each) for each in lost)
    return values, min(values) if sign < 0 else max(values), len({*values}) == 1, sign * key(winner)


def draw_place(g: RootState, seat: int, rule: str, places: Sequence[int]) -> int:
    """RB-0.5: a place drawn by the game's dice."""
    place = places[g.random(len(places))] if len(places) > 1 else places[0]
    g.log(BotDrewPlace, seat, rule, place, tuple(places))
    return place


def rank(g: RootState, clearing: int, lowest: bool = False) -> int:
    """RB-0.1, RB-3.1, RB-12.2.2, RB-M-1, RB-M-2, RB-M-3, RB-M-4, AMB-48: clearings are numbered by priority; where it decides
    between candidates the pass wins either way. What lies beside the map has no number and comes last."""
    if not clearing:
        return -CLEARINGS
    if clearing == MAPS[g.map].row.tower:
        return CLEARINGS
    return clearing if lowest else -clearing


def order_of(g: RootState, player: int) -> int:
    """RB-2.2, AMB-01: turn order from the starting player; as a switch the letters of setup."""
    return -ord(faction(g, player).file.letter) if "AMB-01" in g.rulings else -player


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


def built_of(g: RootState, player: int, clearing: int) -> int:
    """Buildings and tokens."""
    return sum(number for _, number in pieces_at(g, player, clearing))


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


def fewest_enemy_warriors(g: RootState, seat: int) -> Criterion:
    return ("fewest-enemy-warriors", lambda clearing: -enemy_warriors(g, seat, clearing))


def fewest_warriors(g: RootState, seat: int) -> Criterion:
    return ("fewest-own-warriors", lambda clearing: -g.warriors[seat * CLEARINGS + clearing])


def most_warriors(g: RootState, seat: int) -> Criterion:
    return ("most-own-warriors", lambda clearing: g.warriors[seat * CLEARINGS + clearing])


def points_of(g: RootState, player: int) -> int:
    """R-3.3.1, RB-9.2.3: who has activated a dominance card has no score, and stands behind everybody who has one."""
    return g.vp[player] if scores(g, player) else NO_SCORE


def most_points(g: RootState) -> Criterion:
    return ("most-points", lambda player: points_of(g, player))


def fewest_points(g: RootState) -> Criterion:
    return ("fewest-points", lambda player: -points_of(g, player))


def most_pieces_at(g: RootState, clearing: int) -> Criterion:
    return ("most-pieces", lambda player: pieces_of(g, player, clearing))


KINDS = (BotPassedOver, BotChose, BotPassedOverPlayers, BotChosePlayer, BotDrewPlace, BotNothing)
