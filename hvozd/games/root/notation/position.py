"""The text of a position of Root: the woodland a line a clearing, hands and boards a line a seat."""

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from hvozd.games.root.components import CLEARINGS, DOMINANCE, ITEMS, MAPS, SUITS
from hvozd.games.root.hidden.census import all_cards, census
from hvozd.games.root.hidden.knowledge import BOARDS
from hvozd.games.root.hooks import FACTIONS, FERRY, faction
from hvozd.games.root.notation.course import PHASES, scenes, setup_kinds
from hvozd.games.root.notation.unseen import unseen
from hvozd.games.root.rules.pieces import set_rule, set_vetoes
from hvozd.games.root.rules.turn import Turn
from hvozd.games.root.rules.wandering import put_under_ruin, under_ruin
from hvozd.games.root.setup.start import DealHands, LayMap, SetUpFaction
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.kit.positions import Fault, Ground, Layout, Lone, Mark, Scene, Spot, Value, fields

WORD = {
    "seat": "turn hirer lender opposed attacker defender chooser ally owner seat coalition vetoers",
    "place": "clearing clearings origin target homes opened",
    "card": "hands deck discard available crafted dominance used card",
    "item": "box exhausted",
}
BY_SEAT = fields("vp hands boards box exhausted crafted dominance coalition homes on_cards supply token_weight")
POINTS, ROUNDS = 99, 999


class Buried(Mark, frozen=True, kw_only=True):
    """An item under a ruin: four bits of the clearing's number."""

    item: int

    def count(self, g: RootState, place: int) -> int:
        return under_ruin(g, place).count(self.item)

    def put(self, g: RootState, place: int, number: int) -> None:
        put_under_ruin(g, place, [*under_ruin(g, place), *[self.item] * number])


class RootLayout(Layout):
    derived = fields(
        "factions bots variants tie_winner map deck_name with_dominance rulings "
        "open_slots tokens strength ruler no_place no_leave no_enter overrulers catchers openers"
    )
    always = fields("deck")
    presumed = frozenset(("supply", "stock", "items"))
    titles: ClassVar[Mapping[str, str]] = {
        "vp": "points",
        "hands": "hand",
        "boards": "board",
        "box": "items",
        "items": "items in supply",
        "stock": "off the map",
    }
    by: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(BY_SEAT, "seat"),
        "stock": "kind",
        "items": "item",
    }
    named: ClassVar[Mapping[str, str | tuple[str, ...]]] = {
        **{field: word for word, fields in WORD.items() for field in fields.split()},
        "known": ("seat", "pile", "card"),
        "links": ("seat", "card"),
        **{f"{step}.{side}": "" for step in ("TakeHits", "ChooseLosses", "DealPicked") for side in ("attacker", "defender")},
    }
    below = fields("card")
    beside: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    piles = frozenset(("hands", "deck", *(name for one in FACTIONS for name in one.secret_piles)))

    def base(self) -> RootState:
        """The woodland laid out, all pieces in their supplies, no card anywhere."""
        g: RootState = self.game.new(self.settings, 0)
        g.stack = []
        LayMap().run(g)
        DealHands().run(g)
        self.cards = all_cards(g)
        self.start = census(g)
        g.deck, g.hands, g.discard = [], [[] for _ in g.hands], []
        g.draws, g.reveals, g.stack = 0, [0] * len(g.reveals), []
        return g

    @cached_property
    def full(self) -> tuple[Any, Sequence[int]]:
        """The census of a game with these settings, and all its cards."""
        self.base()
        return self.start, self.cards

    def wanted(self, g: RootState) -> Any:
        return self.full[0]

    def words(self, g: RootState) -> Mapping[str, Sequence[str]]:
        names = self.game.seat_names(g)
        piles = [*names, *["-"] * (BOARDS - len(names)), *(f"{name}-board" for name in names)]
        kinds = [f"{names[seat]}-{kind}" for seat in range(g.seats) for kind in padded(faction(g, seat).kinds)]
        return {**self.game.words(g), "pile": piles, "kind": kinds}

    def grounds(self, g: RootState) -> Sequence[Ground]:
        return (Ground(self.game.words(g)["place"][:FERRY], tuple(self.marks(g))),)

    def marks(self, g: RootState) -> Iterator[Mark]:
        for suit, name in enumerate(SUITS[:3]):
            yield Value(name=name, field="suits", value=suit, places=CLEARINGS)
        yield Mark(name="ruin", field="ruins", places=CLEARINGS)
        for item, name in enumerate(ITEMS):
            yield Buried(name=f"buried-{name}", field="ruin_items", item=item, most=4, places=CLEARINGS, open=False)
        yield Mark(name="activated", field="activated", most=20, places=CLEARINGS)
        yield Lone(name="ferry", field="ferry", nowhere=0, places=CLEARINGS)
        for seat, name in enumerate(self.game.seat_names(g)):
            yield Mark(
                name="warrior",
                many="warriors",
                short="w",
                field="warriors",
                owner=name,
                base=seat * CLEARINGS,
                most=40,
                places=CLEARINGS,
            )
            yield Spot(name="pawn", field="pawns", owner=name, base=seat)
            for kind, piece in enumerate(faction(g, seat).kinds):
                base = (seat * PIECE_KINDS + kind) * CLEARINGS
                yield Mark(name=piece, field="pieces", owner=name, base=base, most=20, places=CLEARINGS)

    def settle(self, g: RootState, said: frozenset[str]) -> None:
        """Whose turn it is, what counts for rule, who rules, what is left in the supplies."""
        if "turn" not in said and g.turn < 0:
            g.turn = next((step.seat for step in g.stack if isinstance(step, PHASES)), g.turn)
        bots, g.bots = g.bots, 0
        g.open_slots = bytearray(MAPS[g.map].slots)
        slots = [int(slots) - ruin for slots, ruin in zip(g.open_slots, g.ruins, strict=True)]
        for seat in range(g.seats):
            own = faction(g, seat)
            for clearing in range(CLEARINGS):
                here = [g.pieces[(seat * PIECE_KINDS + kind) * CLEARINGS + clearing] for kind in range(len(own.kinds))]
                built = sum(number for number, building in zip(here, own.is_building, strict=True) if building)
                slots[clearing] -= built if clearing else 0
                at = seat * CLEARINGS + clearing
                g.tokens[at] = sum(here) - built
                g.strength[at] = min(255, g.warriors[at] + built + g.tokens[at] * g.token_weight[seat])
        for clearing, left in enumerate(slots):
            if left < 0:
                has = MAPS[g.map].slots[clearing]
                raise Fault(f"clearing {clearing} has {has} slots, {has - left} buildings and ruins are named.", str(clearing))
        g.open_slots = bytearray(slots)
        for clearing in range(CLEARINGS):
            set_rule(g, clearing)
            set_vetoes(g, clearing)
        g.bots = bots
        self._supplies(g, said)

    def _supplies(self, g: RootState, said: frozenset[str]) -> None:
        for row, zero in (("supply", bytearray(g.seats)), ("stock", bytearray(len(g.stock))), ("items", [0] * len(ITEMS))):
            if row not in said:
                setattr(g, row, zero)
        rows, items = counted(g)
        wanted, _, all_of, _ = self.full[0]
        for seat, name in enumerate(self.game.seat_names(g)):
            kinds = padded(faction(g, seat).kinds)
            if "supply" not in said:
                g.supply[seat] = left(f"{name} warriors", wanted[seat][0], rows[seat][0])
            if "stock" not in said:
                at = seat * PIECE_KINDS
                g.stock[at : at + PIECE_KINDS] = bytes(map(left, kinds, wanted[seat][1], rows[seat][1]))
        if "items" not in said:
            g.items = list(map(left, ITEMS, all_of, items))

    def whole(self, g: RootState, pool: Hashable) -> Sequence[int]:
        return self.full[1]

    def held(self, g: RootState, pool: Hashable) -> Sequence[int]:
        return all_cards(g)

    def rest(self, g: RootState, said: frozenset[str]) -> None:
        for seat in range(g.seats):
            faction(g, seat).fill_in(g, seat)
        if "deck" not in said:
            g.deck = self.unnamed(g, "cards")

    def begin(self, g: RootState) -> None:
        g.then(Turn(max(g.turn, 0)))

    def check(self, g: RootState) -> None:
        laid = Counter(g.suits[1:])
        if g.suits[0] != -1 or any(laid[suit] != 4 for suit in range(3)):
            raise Fault("there must be four clearings of each suit.")
        if not all(0 <= points <= POINTS for points in g.vp):
            raise Fault(f"points go from 0 to {POINTS}.")
        if not -1 <= g.turn < g.seats or not 0 <= g.round <= ROUNDS:
            raise Fault("there is no such turn.")
        for seat, name in enumerate(self.game.seat_names(g)):
            for fault in faction(g, seat).faults(g, seat):
                raise Fault(f"{name}: {fault}.", f"board {name}")
        self.missing(g, "cards")
        self._check_pawns(g)
        self._check_ruins(g)
        self._check_sides(g)

    def course(self, g: RootState) -> Sequence[Scene]:
        return scenes(g)

    def unseen(self, g: RootState, after: RootState) -> Iterator[RootState]:
        return unseen(self.game, g, after)

    def turn_of(self, g: RootState) -> int | None:
        """Nobody's while a turn is about to begin: what a turn begins with happens by itself."""
        return None if g.turn < 0 or isinstance(g.stack[-1], Turn) else g.turn

    def turn_over(self, g: RootState) -> str:
        return f"now: EndTurn(seat={self.game.seat_names(g)[g.turn]})\nrun: 1"

    def _check_pawns(self, g: RootState) -> None:
        """R-9.2.1: who has no warriors has a pawn, and it is somewhere once its seat has set up."""
        for seat, place in enumerate(g.pawns):
            own = faction(g, seat)
            if place >= 0 and own.file.warriors:
                raise Fault(f"{own.name} has no pawn.")
            if place < 0 and not own.file.warriors and not self._waits(g):
                raise Fault(f"the pawn of {own.name} is nowhere.")

    def _waits(self, g: RootState) -> bool:
        """Whether somebody with a pawn has yet to set up."""
        kinds: tuple[type[Any], ...] = (SetUpFaction, *setup_kinds(g)) if not g.round else ()
        seats = [getattr(step, "seat", -1) for step in g.stack if isinstance(step, kinds)]
        return any(0 <= seat < g.seats and not faction(g, seat).file.warriors for seat in seats)

    def _check_sides(self, g: RootState) -> None:
        """R-4.3, R-11.2.7.III: who fights, who lends to whom, who has joined whom: seats that play, and different ones."""
        if (g.lender >= 0) != (g.hirer >= 0 or g.opposed >= 0) or (g.lender >= 0 and g.lender in (g.hirer, g.opposed)):
            raise Fault("who lends warriors, and who has hired them or is opposed by them, go together.", "lender")
        for seat, partner in enumerate(g.coalition):
            if partner == seat or (partner >= 0 and (g.coalition[partner] >= 0 or g.dominance[seat] < 0)):
                raise Fault(f"{faction(g, seat).name} cannot have joined {faction(g, partner).name}.", "coalition")
        if any(card >= 0 and card not in DOMINANCE for card in g.dominance):
            raise Fault("an activated card is no dominance card.", "dominance")
        battle = g.battle
        if battle is not None and (battle.attacker == battle.defender or not 0 < battle.clearing < CLEARINGS):
            raise Fault("a battle is between two in one clearing.", "battle")

    def _check_ruins(self, g: RootState) -> None:
        """R-9.3.4: once somebody wanders, something lies under every ruin, and nothing where there is none."""
        wandering = any(place >= 0 for place in g.pawns)
        for clearing in range(CLEARINGS):
            ruin, items = bool(g.ruins[clearing]), bool(under_ruin(g, clearing))
            if (items and not ruin) or (wandering and ruin and not items):
                raise Fault(f"in clearing {clearing} a ruin and what is buried under it go together.", str(clearing))


def counted(g: RootState) -> tuple[Any, list[int]]:
    """Pieces and items wherever they lie."""
    rows, _, items, _ = census(g)
    return rows, items


def padded(kinds: Sequence[str]) -> list[str]:
    return [*kinds, *(f"piece-{i}" for i in range(len(kinds), PIECE_KINDS))]


def left(name: str, wanted: int, named: int) -> int:
    if not 0 <= wanted - named <= 255:
        raise Fault(f"there are {wanted} {name}, {named} are named.", name)
    return wanted - named
