"""Defenders of the Wild through the eyes of the second referee: the board as hexes and edges, and what may be done there.

The geometry is that of DW-2, found again from the names of hexes and edges; no function of the engine is used.
"""

from typing import Any

from hvozd.core import find_game
from tests.referee.defenders.figures import CARDS, FACTIONS, HABITATS, MOST_DAMAGE, NEEDED

Hex = tuple[int, int]
D: tuple[Hex, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
SIDES = ("ne", "e", "se", "sw", "w", "nw")
CORE = (0, 0)
HABITAT, FACTORY, WILD, CORE_TILE = range(4)
WALL, FACTORY_WALL, BREACH, ENGINE = 1, 2, 4, 8
TOXIC = 3
NONE = -1
RIGHT = 1


def beyond(h: Hex, side: int, steps: int = 1) -> Hex:
    dq, dr = D[side % 6]
    return h[0] + steps * dq, h[1] + steps * dr


def named(name: str) -> Hex:
    """DW-2.1: rows are letters from the top, places are counted from the left."""
    r = "abcdefg".index(name[0]) - 3
    return int(name[1:]) - 1 + max(-3, -3 - r), r


WORDS = find_game("defenders").words(find_game("defenders").new(find_game("defenders").resolve({}, 1), 1))
HEXES: list[Hex] = [named(name) for name in WORDS["hex"]]
NAMES: dict[Hex, str] = {named(name): name for name in WORDS["hex"]}
EDGE_NAMES = tuple(WORDS["edge"])
CARD_NAMES = tuple(WORDS["card"])


def _edges() -> dict[tuple[Hex, int], int]:
    """DW-2.4: the number of the edge on each side of each hex, from its name."""
    found = {}
    for number, name in enumerate(EDGE_NAMES):
        one, other = name.split("|")
        h = named(one)
        side = SIDES.index(other) if other in SIDES else next(s for s in range(6) if beyond(h, s) == named(other))
        found[h, side] = found[beyond(h, side), (side + 3) % 6] = number
    return found


EDGES = _edges()
NEAR = {h: [other for s in range(6) if (other := beyond(h, s)) in NAMES] for h in HEXES}


class Board:
    """A position; what it holds may be changed, to work out what happens next."""

    def __init__(self, g: Any) -> None:
        self.g = g
        self.drawn: list[int] = []
        """Cards that may have just come into the hand of the player in question."""
        self.gone: set[int] = set()
        """Cards that have just left a hand."""
        self._read(g)
        self._read_stack(g.stack)

    def _read_stack(self, stack: Any) -> None:
        """What will follow: the engines on the core that are about to be deployed, and whether pollution will be spread."""
        deployments = [step.order for step in stack if type(step).__name__ == "DeployEngines"]
        self.deploys = [engine for order in deployments for engine in order if self.engines[engine] is None]
        self.spreads = any(type(step).__name__ == "SpreadPollution" for step in stack)

    def _read(self, g: Any) -> None:
        by_hex = {h: i for i, h in enumerate(HEXES)}
        self.tile = {h: g.tile[i] for h, i in by_hex.items()}
        self.habitat = {h: HABITATS[g.habitat[i]] if h != CORE else "" for h, i in by_hex.items()}
        self.mechs = {h: g.mechs[i] for h, i in by_hex.items()}
        self.pollution = {h: g.pollution[i] for h, i in by_hex.items()}
        self.camp = {h: g.camp[i] for h, i in by_hex.items()}
        self.walls = {e for e, flags in enumerate(g.edge) if flags & WALL}
        self.breached = {e for e, flags in enumerate(g.edge) if flags & BREACH}
        self.engines = [None if pose == NONE else (HEXES[pose // 6], pose % 6) for pose in g.engines]
        self.factories = {n: HEXES[i] for n, i in enumerate(g.factories) if i != NONE}
        self.at = [None if i == NONE else HEXES[i] for i in g.at]
        self.arrow = dict(enumerate(g.turns))
        self.top, self.direction, self.supply, self.toxic_sites = g.top, g.direction, g.supply, g.toxic_sites
        self.support, self.camps, self.damage = list(g.support), list(g.camps), list(g.damage)
        self.items, self.markers, self.out = list(g.items), list(g.markers), list(g.out)
        self.points, self.killed, self.hands = g.points, sorted(g.killed), [len(hand) for hand in g.hands]
        self.first, self.active, self.teamed = g.first, list(g.active), list(g.teamed)
        self.decks, self.exhausted = list(g.decks), list(g.exhausted)
        self.over = g.result.reason if g.result is not None else ""

    # -- edges -----------------------------------------------------------------------------------------------------------

    def edge(self, h: Hex, side: int) -> int:
        return EDGES[h, side % 6]

    def on(self, h: Hex) -> bool:
        return h in NAMES

    def near(self, h: Hex) -> list[Hex]:
        return NEAR[h]

    def built_up(self, h: Hex) -> bool:
        """DW-6.2, DW-6.3, DW-6.4: a factory, a rewilded factory or the core has walls on all its sides."""
        return self.on(h) and self.tile[h] != HABITAT

    def factory_wall(self, h: Hex, side: int) -> bool:
        return self.built_up(h) or self.built_up(beyond(h, side))

    def walled(self, h: Hex, side: int) -> bool:
        return self.edge(h, side) in self.walls or self.factory_wall(h, side)

    def engine_on(self, h: Hex, side: int) -> bool:
        return any(pose and self.edge(*pose) == EDGES[h, side % 6] for pose in self.engines)

    def open_to_walkers(self, h: Hex, side: int) -> bool:
        """DW-6.7, DW-19.6: walls stop unless breached or powered down; engines, the core and the rim always stop."""
        target = beyond(h, side)
        if not self.on(target) or target == CORE or self.engine_on(h, side):
            return False
        return not self.walled(h, side) or self.edge(h, side) in self.breached or self.working("power-down")

    # -- players ---------------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return len(self.g.factions)

    def faction(self, player: int) -> str:
        return FACTIONS[self.g.factions[player]]

    def card(self, card: int) -> tuple[str, int, str]:
        return CARDS[CARD_NAMES[card]]

    def ability(self, player: int) -> str:
        active = self.active[player]
        return self.card(active)[2] if active != NONE else ""

    def working(self, ability: str) -> bool:
        """An ongoing ability that concerns everybody."""
        return any(self.ability(player) == ability for player in range(self.players))

    def home(self, player: int, h: Hex) -> bool:
        """DW-6.3: a rewilded factory is everybody's home."""
        kind = HABITATS[self.g.factions[player]]
        return self.tile[h] == WILD or (self.tile[h] == HABITAT and self.habitat[h] == kind)

    def usable_camp(self, h: Hex) -> bool:
        """DW-7.11."""
        return self.camp[h] != NONE and self.tile[h] != FACTORY

    def needed(self, player: int) -> int | None:
        """DW-8.1, DW-8.3: the support at which the next camp may be built; None when all are built."""
        track = NEEDED[self.g.seats]
        return track[len(track) - self.camps[player]] if self.camps[player] else None

    def bearable(self) -> int:
        """DW-9.6, DW-21.7: alone, by the letter, three wounds are already too many (A-41 is the switch)."""
        return MOST_DAMAGE - (self.g.seats == 1 and "A-41" not in self.g.rulings)

    # -- what a position looks like --------------------------------------------------------------------------------------

    def plain(self) -> dict[str, Any]:
        """Everything that the machines and the players' deeds change, written so that two positions can be compared.

        Of a game that is over only how it ended: nothing is done any more on a board that was left in the middle of a step.
        """
        if self.over:
            return {"over": self.over}
        flags = [0] * len(EDGE_NAMES)
        for (h, _), e in EDGES.items():
            if h in NAMES and self.tile[h] != HABITAT:
                flags[e] |= FACTORY_WALL
        for edges, flag in ((self.walls, WALL), (self.breached, BREACH), ({EDGES[p] for p in self.engines if p}, ENGINE)):
            for e in edges:
                flags[e] |= flag
        return {
            "edges": flags,
            "over": self.over,
            **{name: getattr(self, name) for name in FIELDS},
        }


FIELDS = (
    "tile", "mechs", "pollution", "camp", "engines", "factories", "at", "top", "direction", "supply", "toxic_sites",
    "support", "camps", "damage", "items", "markers", "out", "points", "killed", "hands",
    "deploys", "spreads", "first",
)  # fmt: skip


def seen(g: Any) -> dict[str, Any]:
    """The same of a position as the engine left it; the flags of the edges as they are, not as they should be."""
    found = Board(g).plain()
    return {**found, "edges": list(g.edge)} if not found["over"] else found
