"""What a position of Root is worth to a seat: shared features, the faction's pieces on the map, and its own few features.

The weights lie in `evaluation.json`; a faction may weigh a shared feature in its own way, and a name that is
neither such a feature nor a piece or feature of its own is refused.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from hvozd.core import Action, Game, Options, Rng
from hvozd.core.errors import ComponentError
from hvozd.evaluation import Evaluation, Part
from hvozd.games.root.components import BIRD, CLEARINGS, GAME, MAP_CLEARINGS, SUIT
from hvozd.games.root.factions.alliance import SYMPATHY
from hvozd.games.root.factions.alliance_supporters import AllianceBoard
from hvozd.games.root.factions.duchy_board import DuchyBoard
from hvozd.games.root.factions.eyrie_decree import EyrieBoard
from hvozd.games.root.factions.lizards_conspiracies import GARDENS, LizardsBoard
from hvozd.games.root.factions.marquise import MarquiseBoard
from hvozd.games.root.factions.marquise_actions import BUILDINGS, TRACKS
from hvozd.games.root.factions.riverfolk_board import RiverfolkBoard
from hvozd.games.root.factions.vagabond_items import DAMAGED, DAMAGED_DOWN, DOWN, HOSTILE, UP, VagabondBoard
from hvozd.games.root.hooks import FACTIONS, faction, find_faction
from hvozd.games.root.likely import Likely
from hvozd.games.root.pieces import on_map
from hvozd.games.root.state import KINDS, Board, RootState

Feature: TypeAlias = Callable[[RootState, int, Any], float]
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
    factions: dict[str, dict[str, float]]


# -- features -------------------------------------------------------------------------------------------------------------


def exposed(g: RootState, seat: int) -> int:
    """Clearings where pieces of the seat lie among warriors of others and none of its own."""
    here = range(seat * CLEARINGS, (seat + 1) * CLEARINGS)
    rows = [row for row in range(0, g.seats * CLEARINGS, CLEARINGS) if row != here.start]
    strength, warriors, tokens = g.strength, g.warriors, g.tokens
    return sum(
        1
        for clearing in MAP_CLEARINGS
        if not warriors[here.start + clearing]
        and (strength[here.start + clearing] or tokens[here.start + clearing])
        and any(warriors[row + clearing] for row in rows)
    )


def roost_income(g: RootState, seat: int, board: EyrieBoard) -> float:
    """What the roosts on the map score each Evening."""
    roosts = sum(g.pieces[seat * KINDS * CLEARINGS : (seat * KINDS + 1) * CLEARINGS])
    return faction(g, seat).file.tracks["roost"].points[roosts - 1] if roosts else 0.0


def next_building(g: RootState, seat: int, board: MarquiseBoard) -> float:
    """What the next building of each track will score."""
    return sum(TRACKS[kind].points[on_map(g, seat, kind)] for kind in BUILDINGS if g.stock[seat * KINDS + kind])


def next_sympathy(g: RootState, seat: int, board: AllianceBoard) -> float:
    """What the next sympathy token will score."""
    placed = on_map(g, seat, SYMPATHY)
    points = faction(g, seat).file.tracks["sympathy"].points
    return points[placed] if placed < len(points) else 0.0


def rites(g: RootState, seat: int, board: LizardsBoard) -> float:
    """What a card of each suit scores for the gardens of its suit."""
    points = faction(g, seat).file.tracks["garden"].points
    return sum(points[gardens - 1] for kind in GARDENS if (gardens := on_map(g, seat, kind)))


def unmet_orders(g: RootState, seat: int, board: EyrieBoard) -> float:
    """Suits of a column of the Decree for which no clearing would do now."""
    roosts = seat * KINDS * CLEARINGS
    army, ruler = seat * CLEARINGS, g.ruler
    fit: tuple[Callable[[int], bool], ...] = (
        lambda c: g.pieces[roosts + c] > 0,
        lambda c: g.warriors[army + c] > 0,
        lambda c: g.warriors[army + c] > 0 and any(g.strength[s * CLEARINGS + c] for s in range(g.seats) if s != seat),
        lambda c: ruler[c] == seat and g.open_slots[c] > 0 and not g.pieces[roosts + c],
    )
    missing = 0
    for column, cards in enumerate(board.decree):
        wanted = {SUIT[card] for card in cards} - {BIRD}
        if wanted:
            missing += len(wanted - {g.suits[c] for c in MAP_CLEARINGS if fit[column](c)})
    return missing


def items_lying(*ways: int) -> Feature:
    return lambda g, seat, board: sum(sum(board.items[way::4]) for way in ways)


SHARED: dict[str, Callable[[RootState, int], float]] = {
    "start": lambda g, seat: 1.0,
    "cards": lambda g, seat: len(g.hands[seat]),
    "warriors": lambda g, seat: sum(g.warriors[seat * CLEARINGS + 1 : (seat + 1) * CLEARINGS]),
    "ruled": lambda g, seat: g.ruler.count(seat),
    "persistent": lambda g, seat: len(g.crafted[seat]),
    "items": lambda g, seat: len(g.box[seat]),
}
OWN: dict[type[Board], dict[str, Feature]] = {
    EyrieBoard: {
        "income": roost_income,
        "orders": lambda g, seat, board: sum(map(len, board.decree)),
        "unmet": unmet_orders,
        "deposed": lambda g, seat, board: len(board.deposed),
    },
    MarquiseBoard: {"next": next_building},
    AllianceBoard: {
        "next": next_sympathy,
        "supporters": lambda g, seat, board: len(board.supporters),
        "officers": lambda g, seat, board: board.officers,
    },
    VagabondBoard: {
        "ready": items_lying(UP),
        "tired": items_lying(DOWN),
        "damaged": items_lying(DAMAGED, DAMAGED_DOWN),
        "relations": lambda g, seat, board: sum(level for level in board.relations if level > 0),
        "hostile": lambda g, seat, board: board.relations.count(HOSTILE),
        "quests": lambda g, seat, board: len(board.done),
    },
    LizardsBoard: {"acolytes": lambda g, seat, board: board.acolytes, "rites": rites},
    RiverfolkBoard: {
        "funds": lambda g, seat, board: sum(board.funds),
        "payments": lambda g, seat, board: sum(board.payments),
        "committed": lambda g, seat, board: sum(board.committed) + sum(board.on_track),
    },
    DuchyBoard: {
        "ministers": lambda g, seat, board: len(board.swayed),
        "burrow": lambda g, seat, board: g.warriors[seat * CLEARINGS],
    },
}
"""By the board of a faction: its features beside the pieces on the map."""


# -- the evaluation ---------------------------------------------------------------------------------------------------------


def load(path: Path) -> Weights:
    """The weights, every name checked."""
    try:
        weights = msgspec.json.decode(path.read_bytes(), type=Weights)
    except msgspec.DecodeError as error:
        raise ComponentError(f"{path.name} does not fit: {error}.") from None
    for name, row in weights.factions.items():
        one = find_faction(name)
        unknown = set(row) - set(SHARED) - set(one.kinds) - set(OWN.get(one.board, ()))
        if unknown:
            raise ComponentError(f"{path.name} weighs {', '.join(sorted(unknown))}, which {name} does not have.")
    return weights


class RootEvaluation(Evaluation):
    """Points, and what else will become points."""

    explore = 0.35
    boldness = 0.7

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.weights = load(Path(__file__).with_name("evaluation.json"))
        self.scale = self.weights.scale
        self.policy = Likely()
        self.shared: list[list[tuple[str, Callable[[RootState, int], float], float]]] = []
        self.pieces: list[list[tuple[str, int, float]]] = []
        self.own: list[list[tuple[str, Feature, float]]] = []
        for one in FACTIONS:
            row = self.weights.factions.get(one.name, {})
            features = OWN.get(one.board, {})
            self.shared.append([(name, SHARED[name], row.get(name, usual)) for name, usual in self.weights.shared.items()])
            self.pieces.append([(kind, i * CLEARINGS, row[kind]) for i, kind in enumerate(one.kinds) if kind in row])
            self.own.append([(name, features[name], weight) for name, weight in row.items() if name in features])

    def likely(self, g: RootState, seat: int, options: Options, rng: Rng) -> Action:
        return self.policy.draw(g, seat, options, rng)

    def turn(self, g: RootState) -> int:
        return g.round * g.seats + g.turn

    def parts(self, g: RootState, seat: int) -> list[Part]:
        """Who has joined a coalition stands as its partner does."""
        if g.coalition[seat] >= 0:
            seat = g.coalition[seat]
        fading = max(LEAST, 1 - max(g.vp) / GAME.points_to_win)
        parts = [Part("points", self.weights.points, g.vp[seat])]
        if g.dominance[seat] >= 0:
            parts.append(Part("dominance", self.weights.dominance, 1))
        parts.append(Part("exposed", self.weights.exposed, exposed(g, seat)))
        parts += [Part(name, weight * fading, count(g, seat)) for name, count, weight in self.shared[g.factions[seat]]]
        first = seat * KINDS * CLEARINGS
        for name, at, weight in self.pieces[g.factions[seat]]:
            parts.append(Part(name, weight * fading, sum(g.pieces[first + at : first + at + CLEARINGS])))
        board = g.boards[seat]
        parts += [Part(name, weight * fading, count(g, seat, board)) for name, count, weight in self.own[g.factions[seat]]]
        return parts
