"""The text of a position of Defenders of the Wild: the board a line a hex and a line an edge, then machines and players."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from hvozd.games.defenders.components import (
    BASIC,
    CARD_FACTION,
    FACTORY_TILES,
    HABITATS,
    ITEMS,
    LIMITS,
    MACHINE_CARDS,
    ORGANIZERS,
    SETUP,
    TRACK,
    cards_of,
)
from hvozd.games.defenders.hidden.census import census
from hvozd.games.defenders.machines import DrawMachineCard, ShuffleMachineDeck
from hvozd.games.defenders.maps.geometry import CORE, EDGE, EDGE_NAMES, HEX_NAMES, LEFT, RIGHT, SIDE_NAMES
from hvozd.games.defenders.notation.course import scenes
from hvozd.games.defenders.notation.unseen import unseen
from hvozd.games.defenders.rules.decks import habitat_counts
from hvozd.games.defenders.rules.round import Round
from hvozd.games.defenders.rules.solo import SoloTurn
from hvozd.games.defenders.rules.turn import TakeActions
from hvozd.games.defenders.setup.start import LayBoard
from hvozd.games.defenders.state import (
    BREACH,
    CORE_TILE,
    ENGINE,
    FACTORY,
    FACTORY_WALL,
    HABITAT,
    NONE,
    TOXIC,
    WALL,
    WILD,
    DefendersState,
)
from hvozd.kit.positions import OPPONENT, Fault, Flag, Ground, Layout, Mark, Scene, Spot, Value, fields
from hvozd.kit.positions.trial import rests

BY_PLAYER = fields("organizer support camps damage items markers out decks exhausted active teamed known shared")
WORD = {
    "faction": "player first turn order pending",
    "hex": "hex hexes",
    "edge": "edge edges",
    "card": "hands decks exhausted active known box killed card cards",
    "machine": "machine_deck machine_discard",
    "organizer": "organizer",
    "pose": "engines pose",
    "seat": "seat seats",
}
EDGES = {"wall": WALL, "factory-wall": FACTORY_WALL, "breach": BREACH, "engine": ENGINE}


class Pollution(Mark, frozen=True, kw_only=True):
    """Tokens; a higher number in the row is a toxic site."""

    def count(self, g: DefendersState, place: int) -> int:
        return g.pollution[place] if g.pollution[place] < TOXIC else 0


class FactoryTile(Spot, frozen=True, kw_only=True):
    """DW-13.4: where a tile lies is a factory; where it is taken away, the land is free again."""

    def tap(self, g: DefendersState, place: int, number: int) -> None:
        if g.factories[self.base] != NONE:
            g.tile[g.factories[self.base]] = HABITAT
        super().tap(g, place, number)
        if number:
            g.tile[place] = FACTORY


class DefendersLayout(Layout):
    derived = fields("factions rulings")
    always = fields("decks box machine_deck turns")
    presumed = fields("top supply toxic_sites camps")
    titles: ClassVar[Mapping[str, str]] = {"hands": "hand", "decks": "deck", "supply": "mechs in supply"}
    by: ClassVar[Mapping[str, str]] = {**dict.fromkeys(BY_PLAYER, "faction"), "hands": "seat"}
    named: ClassVar[Mapping[str, str | tuple[str, ...]]] = {field: word for word, row in WORD.items() for field in row.split()}

    beside: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    @property
    def piles(self) -> frozenset[str]:  # type: ignore[override]
        return fields("decks machine_deck" if int(self.settings["seats"]) == 1 else "hands decks machine_deck")

    def base(self) -> DefendersState:
        """A board of habitats, and nothing on it."""
        g: DefendersState = self.game.new(self.settings, 0)
        LayBoard().run(g)
        g.stack, g.draws, g.box = [], 0, []
        g.pollution = [0] * len(g.pollution)
        g.turns = (0,) * len(FACTORY_TILES)
        return g

    def words(self, g: DefendersState) -> Mapping[str, Sequence[str]]:
        poses = tuple(f"{name}-{side}" for name in HEX_NAMES for side in SIDE_NAMES)
        seats = ("all",) if g.solo else self.game.words(g)["faction"]
        return {**self.game.words(g), "pose": poses, "seat": seats}

    def grounds(self, g: DefendersState) -> Sequence[Ground]:
        walls = [Flag(name=name, field="edge", bit=bit) for name, bit in EDGES.items()]
        return Ground(HEX_NAMES, tuple(self.marks(g))), Ground(EDGE_NAMES, walls, "edge ")

    def marks(self, g: DefendersState) -> Iterator[Mark]:
        for habitat, name in enumerate(HABITATS):
            yield Value(name=name, field="habitat", value=habitat)
        yield Value(name="factory", field="tile", value=FACTORY, blank=HABITAT)
        yield Value(name="rewilded", field="tile", value=WILD, blank=HABITAT)
        for number in range(len(FACTORY_TILES)):
            yield FactoryTile(name=f"tile-{number}", field="factories", base=number)
        yield Pollution(name="pollution", field="pollution", most=TOXIC - 1)
        yield Value(name="toxic-site", field="pollution", value=TOXIC, blank=0)
        yield Mark(name="mech", many="mechs", field="mechs", most=LIMITS.mechs)
        for player, name in enumerate(self.game.words(g)["faction"]):
            yield Value(name="camp", field="camp", owner=name, value=player, blank=NONE)
            yield Spot(name="organizer", field="at", owner=name, base=player)

    def settle(self, g: DefendersState, said: frozenset[str]) -> None:
        """What is not on the board is in its supply."""
        g.tile[CORE] = CORE_TILE
        sums = {
            "top": LIMITS.factories - sum(hex_ != NONE for hex_ in g.factories),
            "supply": LIMITS.mechs - sum(g.mechs),
            "toxic_sites": LIMITS.toxic_sites - g.pollution.count(TOXIC),
        }
        for name, left in sums.items():
            if name not in said:
                if left < (-1 if name == "top" else 0):
                    raise Fault(f"there are {-left} too many on the board ({name.replace('_', ' ')}).")
                setattr(g, name, left)
        if "camps" not in said:
            unplaced = [g.at[player] == NONE and not g.out[player] for player in range(g.players)]
            all_camps = len(TRACK[g.seats].camps)
            g.camps = [all_camps - g.camp.count(player) + (not unplaced[player]) for player in range(g.players)]
            if min(g.camps) < 0:
                raise Fault("there are more camps on the board than a faction has.")

    def pool(self, g: DefendersState, path: tuple[Hashable, ...]) -> Hashable:
        if path[0] == "machine_deck":
            return "machines"
        return path[1]

    def whole(self, g: DefendersState, pool: Hashable) -> Sequence[int]:
        if pool == "machines":
            return [card for card in range(len(MACHINE_CARDS)) if not MACHINE_CARDS[card].difficult]
        return [card for card, faction in enumerate(CARD_FACTION) if faction == g.factions[int(str(pool))]]

    def held(self, g: DefendersState, pool: Hashable) -> Sequence[int]:
        if pool == "machines":
            return g.machine_deck + g.machine_discard
        faction = g.factions[int(str(pool))]
        piles = (*g.hands, *g.decks, *g.exhausted, g.box, g.killed)
        return [card for pile in piles for card in pile if card < 0 or CARD_FACTION[card] == faction]

    def card_name(self, g: DefendersState, pool: Hashable, card: int) -> str:
        return str(self.words(g)["machine" if pool == "machines" else "card"][card])

    def rest(self, g: DefendersState, said: frozenset[str]) -> None:
        """Decks hold what is nowhere else of their twelve cards, the box the others."""
        for player in range(g.players):
            own = g.organizer[player]
            deck = cards_of(g.factions[player], BASIC, ORGANIZERS[own].id) if own != NONE else []
            if "box" not in said:
                g.box += [card for card in self.missing(g, player) if card not in deck]
            if "decks" not in said:
                g.decks[player] = self.unnamed(g, player)
        if "machine_deck" not in said:
            g.machine_deck = self.unnamed(g, "machines")

    def begin(self, g: DefendersState) -> None:
        if NONE in g.organizer:
            raise Fault("a faction has no organizer yet; add lines 'organizer' and 'now: …'.")
        g.then(SoloTurn(max(g.turn, 0)) if g.solo else Round())

    def wanted(self, g: DefendersState) -> Any:
        """As at the start of these settings; which difficult machine cards are in play, the text says."""
        cards = sorted(card for player in range(g.players) for card in self.whole(g, player))
        camps = [len(TRACK[g.seats].camps) + 1] * g.players
        markers = SETUP[g.seats].breach_markers * g.players
        machines = sorted(g.machine_deck + g.machine_discard)
        return (LIMITS.mechs, LIMITS.factories + 1, LIMITS.toxic_sites, camps, markers, 2, cards, machines)

    def course(self, g: DefendersState) -> Sequence[Scene]:
        return scenes(g)

    def unseen(self, g: DefendersState, after: DefendersState) -> Iterator[DefendersState]:
        return unseen(g, after)

    def turn_of(self, g: DefendersState) -> int | None:
        """DW-4.6, DW-4.7: a player acts, then the machines; what all choose together is asked."""
        for step in reversed(g.stack):
            if isinstance(step, TakeActions) and step.open_to(g):
                return step.seat
            if isinstance(step, DrawMachineCard | ShuffleMachineDeck):
                return OPPONENT
        return None

    def turn_over(self, g: DefendersState) -> str:
        new = g.clone()
        while not isinstance(new.stack[-1], TakeActions):
            new.stack.pop()
        return f"points: 0\n{super().turn_over(new)}"

    def laid(self, g: DefendersState) -> bool:
        """Organizers and camps are chosen at the table."""
        return rests(g)

    def check(self, g: DefendersState) -> None:
        cards = [MACHINE_CARDS[card] for card in (*g.machine_deck, *g.machine_discard)]
        kinds = sorted(card.kind for card in MACHINE_CARDS if not card.difficult)
        if sorted(card.kind for card in cards) != kinds or sum(card.difficult for card in cards) != self.settings["difficult"]:
            raise Fault("the machine cards are not those of these settings.")
        if not 0 <= g.first < g.players or not NONE <= g.turn < g.players:
            raise Fault("there is no such turn.")
        for tile, hex_ in enumerate(g.factories):
            if hex_ != NONE and g.tile[hex_] not in (FACTORY, WILD):
                raise Fault(f"{HEX_NAMES[hex_]} has tile-{tile}, but is neither a factory nor rewilded.")
        if sum(tile in (FACTORY, WILD) for tile in g.tile) != sum(hex_ != NONE for hex_ in g.factories):
            raise Fault("each factory needs its tile, as 'c3: factory, tile-5'.")
        self._check_cards(g)
        self._check_machines(g)
        names = ("mechs", "factories", "toxic sites", "camps", "markers", "engines", "cards", "machine cards")
        for name, one, other in zip(names, census(g), self.wanted(g), strict=True):
            if one != other:
                raise Fault(f"the {name} do not add up: {one} instead of {other}.")

    def _check_cards(self, g: DefendersState) -> None:
        """DW-3.10, DW-4.3, DW-5.2: every card is with its faction, the active one on its pile; what was told of a hand is so."""
        for player, name in enumerate(self.game.words(g)["faction"][: g.players]):
            own = g.factions[player]
            hand = [card for card in g.hand(player) if CARD_FACTION[card] == own or not g.solo]
            piles = {"hand": hand, "deck": g.decks[player], "exhausted": g.exhausted[player], "known": g.known[player]}
            for pile, cards in piles.items():
                if any(CARD_FACTION[card] != own for card in cards):
                    raise Fault(f"a card in '{pile}' is none of this faction.", f"{pile} {name}")
            if g.active[player] != NONE and g.active[player] not in g.exhausted[player]:
                raise Fault(f"the active defender of {name} does not lie on its pile.", f"exhausted {name}")
            if not 0 <= g.teamed[player] <= max(0, len(g.exhausted[player]) - 1):
                raise Fault(f"{name} has no such team.", "teamed")
            if any(card not in hand for card in g.known[player]):
                raise Fault(f"{name} does not hold a card that is known.", f"known {name}")
            if g.shared[player] and g.shared[player] != habitat_counts(hand):
                raise Fault(f"{name} has told something else than what the hand holds.", f"shared {name}")
            deck = cards_of(own, BASIC, ORGANIZERS[g.organizer[player]].id) if g.organizer[player] != NONE else []
            if any(card in g.box for card in deck) or any(card not in deck for card in (*hand, *g.decks[player])):
                raise Fault(f"the twelve cards of {name} are those of the organizer; the others lie in the box.", "box")

    def _check_machines(self, g: DefendersState) -> None:
        """DW-2.8, DW-3.2: arrows point at one of six corners; an engine stands on the edge of its pose."""
        if len(g.turns) != len(FACTORY_TILES) or not all(0 <= turn < 6 for turn in g.turns):
            raise Fault(f"each of the {len(FACTORY_TILES)} factory tiles is turned to a corner from 0 to 5.", "turns")
        if g.direction not in (LEFT, RIGHT):
            raise Fault(f"the direction is {RIGHT} or {LEFT}.", "direction")
        standing = [EDGE[pose] for pose in g.engines if pose != NONE]
        if sorted(standing) != [i for i, flags in enumerate(g.edge) if flags & ENGINE]:
            raise Fault("the engines on the edges are not those of the line 'engines'.", "engines")
        if not all(0 <= items < 1 << len(ITEMS) for items in g.items) or g.points < 0:
            raise Fault("there are no such items or points.", "items")
        if not all(0 <= number <= LIMITS.max_damage for number in g.damage):
            raise Fault(f"damage goes from 0 to {LIMITS.max_damage}.", "damage")
        if not all(0 <= number < len(TRACK[g.seats].hands) for number in g.support):
            raise Fault(f"support goes from 0 to {len(TRACK[g.seats].hands) - 1}.", "support")
