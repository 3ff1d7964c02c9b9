"""What a position of Root is worth to a seat: shared features, the faction's pieces on the map, and its own few features.

The shared weights lie in `value.json`, those of a faction in the `mind.json` of its room; a faction may weigh a shared feature
in its own way, and a name that is neither such a feature nor a piece or feature of its own is refused.
"""

from pathlib import Path

import msgspec

from hvozd.core import Action, Game, Options, Rng
from hvozd.core.errors import ComponentError
from hvozd.games.root.components import CLEARINGS, GAME, MAP_CLEARINGS
from hvozd.games.root.hooks import FACTIONS, Faction
from hvozd.games.root.mind.minds import Feature, Gift, Mind, mind_of
from hvozd.games.root.mind.policy import Likely
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.kit.evaluation import Evaluation, Row

LEAST = 0.2
"""So much of its weight a lasting thing keeps until the end."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file."""

    source: str
    note: str
    scale: float
    points: float
    dominance: float
    exposed: float
    shared: dict[str, float]


# -- features -------------------------------------------------------------------------------------------------------------


def exposed(g: RootState, seat: int) -> int:
    """Clearings where pieces of the seat lie among warriors of others and none of its own."""
    first = seat * CLEARINGS
    strength, warriors, tokens = g.strength, g.warriors, g.tokens
    found = 0
    for clearing in MAP_CLEARINGS:
        at = first + clearing
        if not warriors[at] and (strength[at] or tokens[at]):
            found += any(warriors[clearing::CLEARINGS])
    return found


SHARED = ("start", "cards", "warriors", "ruled", "persistent", "items")


def shared(g: RootState, seat: int) -> tuple[int, ...]:
    """What every faction has, in the order of SHARED."""
    warriors = sum(g.warriors[seat * CLEARINGS + 1 : (seat + 1) * CLEARINGS])
    return 1, len(g.hands[seat]), warriors, g.ruler.count(seat), len(g.crafted[seat]), len(g.box[seat])


# -- the evaluation ---------------------------------------------------------------------------------------------------------


def load(path: Path) -> Weights:
    """The shared weights."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Weights)
    except msgspec.DecodeError as error:
        raise ComponentError(f"{path.name} does not fit: {error}.") from None


def check(one: Faction, mind: Mind) -> None:
    """A room weighs only what there is: shared features, its pieces, its own features."""
    unknown = set(mind.file.weights) - set(SHARED) - set(one.kinds) - set(mind.features)
    if unknown:
        raise ComponentError(f"The mind.json of {one.name} weighs {', '.join(sorted(unknown))}, which it does not have.")


class RootEvaluation(Evaluation):
    """Points, and what else will become points."""

    explore = 0.35
    boldness = 0.7

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.weights = load(Path(__file__).with_name("value.json"))
        self.scale = self.weights.scale
        self.policy = Likely(game)
        self.shared: list[list[float]] = []
        self.pieces: list[list[tuple[str, int, float]]] = []
        self.own: list[list[tuple[str, Feature, float]]] = []
        self.gifts: dict[type[Action], Gift] = {}
        for one in FACTIONS:
            mind = mind_of(one)
            check(one, mind)
            self.gifts |= mind.gifts
            row, features = mind.file.weights, mind.features
            self.shared.append([row.get(name, self.weights.shared[name]) for name in SHARED])
            self.pieces.append([(kind, i * CLEARINGS, row[kind]) for i, kind in enumerate(one.kinds) if kind in row])
            self.own.append([(name, features[name], weight) for name, weight in row.items() if name in features])

    def likely(self, g: RootState, seat: int, options: Options, rng: Rng) -> Action:
        return self.policy.draw(g, seat, options, rng)

    def gives_away(self, g: RootState, seat: int, action: Action) -> bool:
        gift = self.gifts.get(type(action))
        return gift is not None and gift(g, seat, action)

    def turn(self, g: RootState) -> int:
        return g.round * g.seats + g.turn

    def phase(self, g: RootState) -> float:
        return min(1.0, max(g.vp) / GAME.points_to_win)

    def stands_as(self, g: RootState, seat: int) -> int:
        return g.coalition[seat] if g.coalition[seat] >= 0 else seat

    def standing(self, g: RootState, seat: int) -> float:
        """`parts` added up in their order, without naming them: searches ask for it all the time."""
        seat = self.stands_as(g, seat)
        faction, board, weights, pieces = g.factions[seat], g.boards[seat], self.weights, g.pieces
        fading = max(LEAST, 1 - max(g.vp) / GAME.points_to_win)
        total = weights.points * g.vp[seat]
        if g.dominance[seat] >= 0:
            total += weights.dominance
        total += weights.exposed * exposed(g, seat)
        for weight, amount in zip(self.shared[faction], shared(g, seat), strict=True):
            total += weight * fading * amount
        first = seat * PIECE_KINDS * CLEARINGS
        for _, at, weight in self.pieces[faction]:
            total += weight * fading * sum(pieces[first + at : first + at + CLEARINGS])
        for _, feature, weight in self.own[faction]:
            total += weight * fading * feature(g, seat, board)
        return total

    def rows(self, g: RootState, seat: int) -> list[Row]:
        """Who has joined a coalition stands as its partner does."""
        seat = self.stands_as(g, seat)
        fading = max(LEAST, 1 - max(g.vp) / GAME.points_to_win)
        rows: list[Row] = [("points", self.weights.points, g.vp[seat])]
        if g.dominance[seat] >= 0:
            rows.append(("dominance", self.weights.dominance, 1))
        rows.append(("exposed", self.weights.exposed, exposed(g, seat)))
        common = zip(SHARED, self.shared[g.factions[seat]], shared(g, seat), strict=True)
        rows += [(name, weight * fading, amount) for name, weight, amount in common]
        first, pieces = seat * PIECE_KINDS * CLEARINGS, g.pieces
        for name, at, weight in self.pieces[g.factions[seat]]:
            rows.append((name, weight * fading, sum(pieces[first + at : first + at + CLEARINGS])))
        board = g.boards[seat]
        rows += [(name, weight * fading, count(g, seat, board)) for name, count, weight in self.own[g.factions[seat]]]
        return rows
