"""The text of a position of Harrow County: the board a line a hex, then cubes and tokens, hands, and the factions' boards."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from hvozd.games.harrow.hidden.census import census, units_counted
from hvozd.games.harrow.hooks import gift_of, present, rules_of
from hvozd.games.harrow.maps import HEXES, NAMES
from hvozd.games.harrow.notation.course import scenes
from hvozd.games.harrow.notation.unseen import other_decks, shown, tosses
from hvozd.games.harrow.rules.rounds import Round
from hvozd.games.harrow.rules.solo_cards import CardDone, ChooseDeck, ChooseFaction, NeedObjectives, PlaceSolo, RevealCard
from hvozd.games.harrow.rules.units import BUILDING_BARS, LIMIT, TOWNSFOLK_BARS
from hvozd.games.harrow.setup.start import SetUp
from hvozd.games.harrow.state import BOARDS, Hand, HarrowState
from hvozd.games.harrow.words import ABILITIES, COLOURED, COLOURS, DECKS, FACTIONS, LEGEND_PIECE, PIECES, SOLO_NAMES
from hvozd.kit.positions import OPPONENT, Fault, Ground, Language, Layout, Mark, Perhaps, Record, Row, Scene, Shape, Spot, fields
from hvozd.kit.positions.trial import rests

BY = {
    "faction": "supply_haints wild scrolls vp spoon jars attacked chairs",
    "cube": "supply field tree aside",
    "ability": "box",
    "tile": "tiles",
    "hand": "hands",
}
WORD = {
    "faction": "faction colour rival other",
    "hex": "hex hexes origin target taunts",
    "cube": "cube",
    "jar": "jar",
}
HANDS = (*DECKS, "quest")
"""The vocabulary of the cards of each hand."""
AUTOMATED = (NeedObjectives, RevealCard, ChooseDeck, PlaceSolo, ChooseFaction, CardDone)
"""HC-23.4: one of these waits as long as cards drive the others."""
CARDS = 6
"""Where the cards stand in a census."""
PILES = ("deck", "held", "under", "played", "gone")
PLANES = ("storms", "paths", "townsfolk", "buildings", "fire", "watch", "red_cubes")
ONE = {"storms": "storm", "paths": "path", "buildings": "building", "fire": "flame", "red_cubes": "red-cube", "watch": "trap"}
MANY = {"fire": "flames", "watch": "traps", "red_cubes": "red-cubes"}


class HarrowLayout(Layout):
    derived = fields("units crowd closed rulings")
    presumed = fields("supply_haints supply box storm_supply path_supply gone")
    titles: ClassVar[Mapping[str, str]] = {"vp": "points", "hands": "cards"}
    by: ClassVar[Mapping[str, str]] = {field: word for word, row in BY.items() for field in row.split()}
    named: ClassVar[Mapping[str, str | tuple[str, ...]]] = {field: word for word, row in WORD.items() for field in row.split()}
    wide = fields("maybe")
    piles = fields("deck held under")
    beside: ClassVar[Mapping[str, tuple[str, ...]]] = {"preset": ("solo", "duel")}

    def base(self) -> HarrowState:
        """The chosen factions with all that is theirs, nothing on the map, no card in a hand."""
        g: HarrowState = self.game.new(self.settings, 0)
        g.stack = []
        SetUp().run(g)
        self.start = census(g)
        g.stack, g.draws, g.reveals = [], 0, [0] * len(g.reveals)
        g.supply = [a + b for a, b in zip(g.supply, g.field, strict=True)]
        g.field = [0] * len(g.field)
        for hand in g.hands:
            if hand is not None:
                hand.deck, hand.held = sorted(hand.deck + hand.held), []
        return g

    @cached_property
    def full(self) -> tuple[Any, HarrowState]:
        base = self.base()
        return self.start, base

    def wanted(self, g: HarrowState) -> Any:
        """As at the start of these settings; which solo cards are in play, the text says."""
        start = list(self.full[0])
        if g.solo is not None:
            start[CARDS] = [*start[CARDS][:-1], census(g)[CARDS][-1]]
        return tuple(start)

    def words(self, g: HarrowState) -> Mapping[str, Sequence[str]]:
        return {**self.game.words(g), "hand": HANDS, "ability": ABILITIES}

    def shapes(self, language: Language) -> Mapping[str, Shape]:
        """Each hand has a vocabulary of its own."""
        own = [{**self.named, **dict.fromkeys(PILES, word)} for word in HANDS]
        inner = [Perhaps(Record(language.renamed(named), Hand)) for named in own]
        return {"hands": Row(list, inner, True, False)}

    def grounds(self, g: HarrowState) -> Sequence[Ground]:
        return (Ground(NAMES, tuple(self.marks(g))),)

    def marks(self, g: HarrowState) -> Iterator[Mark]:
        for kind, name in enumerate(PIECES[:LEGEND_PIECE]):
            many = name + "s" if name.endswith("haint") else ""
            yield Mark(name=name, many=many, field="haints", base=kind * HEXES, most=LIMIT)
        for slot, name in enumerate(PIECES[LEGEND_PIECE:]):
            yield Spot(name=name, field="legend_at", base=slot)
        for kind, name in enumerate(ABILITIES):
            yield Mark(name=f"{name}-token", many=f"{name}-tokens", field="tokens", base=kind * HEXES, most=20)
        for plane in PLANES:
            yield Mark(name=ONE.get(plane, plane), many=MANY.get(plane, plane), field=plane, most=20)

    def settle(self, g: HarrowState, said: frozenset[str]) -> None:
        """Who stands where, which hexes are closed to whom, what is left in the supplies."""
        own = [units_counted(g, colour) for colour in range(COLOURED)]
        g.units = [number for row in own for number in row]
        g.crowd = [sum(three) for three in zip(*own, strict=True)]
        for colour in range(COLOURED):
            for h in range(HEXES):
                barred = g.townsfolk[h] * (colour in TOWNSFOLK_BARS) + g.buildings[h] * (colour in BUILDING_BARS)
                g.closed[colour * HEXES + h] = barred + g.fire[h]
        for name in self.presumed - said:
            row = getattr(g, name)
            setattr(g, name, 0 if isinstance(row, int) else [0] * len(row))
        self._supplies(g, said)

    def _supplies(self, g: HarrowState, said: frozenset[str]) -> None:
        tokens, haints, cubes, _, (storms, paths), objectives, *_ = census(g)
        all_of = self.full[0]
        found: dict[str, Any] = {
            "box": list(map(left, ABILITIES, all_of[0], tokens)),
            "supply_haints": list(map(left, COLOURS, all_of[1], haints)),
            "supply": list(map(left, COLOURS, all_of[2], cubes)),
            "storm_supply": left("storms", all_of[4][0], storms),
            "path_supply": left("paths", all_of[4][1], paths),
            "gone": list(map(left, ("townsfolk", "buildings"), all_of[5], objectives)) or g.gone,
        }
        for name, value in found.items():
            if name not in said:
                setattr(g, name, value)

    def pool(self, g: HarrowState, path: tuple[Hashable, ...]) -> Hashable:
        if path[0] != "hands":
            raise Fault("these cards must be named.")
        return path[1]

    def whole(self, g: HarrowState, pool: Hashable) -> Sequence[int]:
        return cards_of(self.full[1], pool)

    def held(self, g: HarrowState, pool: Hashable) -> Sequence[int]:
        return cards_of(g, pool)

    def card_name(self, g: HarrowState, pool: Hashable, card: int) -> str:
        row = self.words(g)[HANDS[int(str(pool))]]
        return row[card] if 0 <= card < len(row) else f"card {card}"

    def begin(self, g: HarrowState) -> None:
        g.then(Round())

    def course(self, g: HarrowState) -> Sequence[Scene]:
        return scenes(g)

    def unseen(self, g: HarrowState, after: HarrowState) -> Iterator[HarrowState]:
        if decks := shown(g, after):
            return (new for number in decks for new in other_decks(g, number))
        return super().unseen(g, after)

    def turns_up(self, g: HarrowState, after: HarrowState) -> bool:
        return bool(shown(g, after)) or super().turns_up(g, after)

    def tosses(self, after: HarrowState, first: Sequence[int]) -> Iterator[Sequence[int]]:
        return tosses(after, first)

    def turn_of(self, g: HarrowState) -> int | None:
        """HC-23.4, HC-25.3: cards drive the automated side; a person's turn is about to begin, or somebody is asked."""
        if any(isinstance(step, AUTOMATED) for step in g.stack):
            return OPPONENT
        for faction in present(g):
            own = rules_of(faction)
            if g.stack[-1] in (own.turn_before_each(g), own.turn_last(g)):
                return g.seat(faction)
        return None

    def laid(self, g: HarrowState) -> bool:
        return rests(g)

    def check(self, g: HarrowState) -> None:
        base = self.full[1]
        for number, (hand, own) in enumerate(zip(g.hands, base.hands, strict=True)):
            if (hand is None) != (own is None):
                raise Fault(f"the cards '{HANDS[number]}' are {'not ' * (own is None)}in this game.")
            if hand is not None:
                self.missing(g, number)
        for name in BOARDS:
            if (getattr(g, name) is None) != (getattr(base, name) is None):
                raise Fault(f"the board '{name}' is {'not ' * (getattr(base, name) is None)}in this game.")
        if g.solo is not None:
            cards, own = census(g)[CARDS][-1], self.full[0][CARDS][-1]
            if len(set(cards)) != len(own) or len(cards) != len(own) or not 0 <= cards[0] <= cards[-1] < len(SOLO_NAMES):
                raise Fault(f"there must be {len(own)} different solo cards.")
        self._same_rows(g, base)
        self._check_legends(g)
        if g.round and g.lantern not in g.colours:
            raise Fault("the lantern is with a faction that does not play.")
        faults = census(g)[-1]
        if faults:
            raise Fault(f"there are {faults[0]}.")
        if min(*g.vp, g.round, g.cycle) < 0 or max(*g.vp, g.round) > 999:
            raise Fault("points and rounds go from 0 to 999.")

    def _check_legends(self, g: HarrowState) -> None:
        """HC-4.3: after the setup the legends of the factions with a colour are on the map, but for one that left it."""
        for faction in g.colours if g.round and g.solo is None else ():
            if not gift_of(g, faction).may_leave and any(g.legend_at[slot] < 0 for slot in rules_of(faction).slots):
                raise Fault(f"a legend of {FACTIONS[faction]} is nowhere.")

    def _same_rows(self, g: HarrowState, base: HarrowState) -> None:
        """Rows with a place for each of something have as many as ever."""
        for name in base.__struct_fields__:
            row = getattr(base, name)
            if isinstance(row, list) and row and name not in ("stack", "secret", "reveals", "taunts", "pins"):
                found = getattr(g, name)
                if len(found) != len(row):
                    raise Fault(f"'{self.title(name)}' has {len(found)} entries instead of {len(row)}.")


def cards_of(g: HarrowState, pool: Hashable) -> list[int]:
    """All cards of one hand, those on a board too."""
    number = int(str(pool))
    hand = g.hands[number]
    if hand is None:
        return []
    kept = [card for faction in present(g) for card in rules_of(faction).cards_kept(g, number)]
    return [*hand.deck, *hand.held, *hand.under, *hand.played, *hand.gone, *kept]


def left(name: str, wanted: int, named: int) -> int:
    if wanted < named:
        raise Fault(f"there are {wanted} {name}, {named} are named.")
    return wanted - named
