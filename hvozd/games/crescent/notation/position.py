"""The text of a position of Crescent Moon: the delta a line a hex, then supplies, cards and the conflict under way."""

from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from typing import ClassVar

from hvozd.games.crescent.notation.course import scenes
from hvozd.games.crescent.rules.contest import EndContest
from hvozd.games.crescent.rules.pieces import survey
from hvozd.games.crescent.rules.year import BeginYear
from hvozd.games.crescent.setup.settings import VARIABLE
from hvozd.games.crescent.setup.start import draw_map, lay
from hvozd.games.crescent.state import ATTACKING, HEXES, MOST_SEATS, NOBODY, UNDECIDED, CrescentState, new_conflict
from hvozd.kit.positions import Fault, Ground, Layout, Lone, Mark, Scene, Value, fields

BY_SEAT = fields("tiles groups units forts castles tokens reserve coins vp hands fronts orders silent plunder")
WORD = {
    "seat": "seat attacker defender looker owner taker broker buyer counterpart turn",
    "hex": "hexes hex tiles origin target",
    "card": "deck discard market bazaar hands fronts known looked chosen card cards",
    "order": "orders",
}


class CrescentLayout(Layout):
    derived = fields("overlay years near across presence rulings")
    always = fields("deck market bazaar")
    presumed = fields("control units forts castles tokens towns cities")
    titles: ClassVar[Mapping[str, str]] = {"vp": "points", "hands": "hand", "fronts": "front", "units": "units in supply"}
    by: ClassVar[Mapping[str, str]] = {**dict.fromkeys(BY_SEAT, "seat"), "at": "hex", "control": "hex", "known": "eye"}
    named: ClassVar[Mapping[str, str | tuple[str, ...]]] = {
        **{field: word for word, row in WORD.items() for field in row.split()},
        "control": "seat",
        "seen": ("seat", "", ""),
        "deal": ("seat", ""),
    }
    piles = fields("hands deck looked")

    def base(self) -> CrescentState:
        """The map of a fixed layout, and nothing on it."""
        g: CrescentState = self.game.new(self.settings, 0)
        g.stack = []
        if self.settings["layout"] != VARIABLE:
            for tile, q, r, turned, _ in g.tables.layouts[self.settings["layout"]].hexes:
                lay(g, g.tables.tile[tile], q, r, turned)
        return g

    def words(self, g: CrescentState) -> Mapping[str, Sequence[str]]:
        words = self.game.words(g)
        names = words["seat"]
        eyes = [f"{one}-of-{names[i] if i < len(names) else i}" for one in names[: g.seats] for i in range(MOST_SEATS)]
        return {**words, "eye": eyes}

    def grounds(self, g: CrescentState) -> Sequence[Ground]:
        return (Ground(g.tables.tiles, tuple(self.marks(g))),)

    def marks(self, g: CrescentState) -> Iterator[Mark]:
        yield Value(name="town", field="settlement", value=1, blank=0)
        yield Value(name="city", field="settlement", value=2, blank=0)
        yield Lone(name="palace", field="palace")
        yield Lone(name="challenge", field="challenge")
        for seat, name in enumerate(self.game.seat_names(g)):
            base = seat * HEXES
            yield Mark(name="unit", many="units", field="ordinary", owner=name, base=base, most=40)
            yield Mark(name="mercenary", many="mercenaries", field="mercenary", owner=name, base=base, most=40)
            yield Value(name="fort", field="walls", owner=name, value=1 + 2 * seat, blank=0)
            yield Value(name="castle", field="walls", owner=name, value=2 + 2 * seat, blank=0)
            yield Value(name="influence", field="influence", owner=name, value=seat, blank=NOBODY)

    def settle(self, g: CrescentState, said: frozenset[str]) -> None:
        """Which hexes are adjacent, who is where, what is left in the supplies."""
        if any(g.tiles):
            g.near = g.across = ((),) * HEXES
        else:
            draw_map(g)
        if "control" not in said:
            g.control = [NOBODY] * HEXES
        for h in range(HEXES):
            survey(g, h)
        pieces = g.tables.pieces[: g.seats]
        for seat, own in enumerate(pieces):
            on_map = sum(sum(row[seat * HEXES : (seat + 1) * HEXES]) for row in (g.ordinary, g.mercenary))
            left(g.units, "units", seat, own.units - on_map - g.reserve[seat], said)
            left(g.forts, "forts", seat, own.forts - g.walls.count(1 + 2 * seat), said)
            left(g.castles, "castles", seat, own.castles - g.walls.count(2 + 2 * seat), said)
            left(g.tokens, "tokens", seat, own.influence - g.influence.count(seat), said)
        towns = sum(own.towns for own in pieces) - g.settlement.count(1)
        cities = sum(own.cities for own in pieces) - g.settlement.count(2)
        if min(towns, cities) < 0:
            raise Fault("there are more towns or cities on the map than there are.")
        g.towns = g.towns if "towns" in said else towns
        g.cities = g.cities if "cities" in said else cities

    def whole(self, g: CrescentState, pool: Hashable) -> Sequence[int]:
        return [card for card, copies in enumerate(g.tables.copies) for _ in range(copies)]

    def held(self, g: CrescentState, pool: Hashable) -> Sequence[int]:
        open_cards = [card for card in (*g.market, *g.bazaar) if card != NOBODY]
        played = [] if g.conflict is None else [one.card for one in g.conflict.cards]
        return [*g.deck, *g.discard, *g.looked, *open_cards, *played, *(card for pile in (*g.hands, *g.fronts) for card in pile)]

    def rest(self, g: CrescentState, said: frozenset[str]) -> None:
        """Without a word about cards the markets are empty, and the deck holds all that lie nowhere else."""
        if "market" not in said:
            g.market = [NOBODY] * len(g.tables.slots)
        if "bazaar" not in said:
            g.bazaar = [NOBODY] * g.tables.bazaar_slots
        if "deck" not in said:
            g.deck = self.unnamed(g, "cards")

    def pinned(self, g: CrescentState, field: str, seat: int | None) -> Collection[int]:
        """CM-8.5: the places of the deck that this seat, or everybody, has seen."""
        blocks = [(low, high) for who, low, high in g.seen if who in (seat, NOBODY)] if field == "deck" else []
        return {i for low, high in blocks for i in range(low, high)}

    def begin(self, g: CrescentState) -> None:
        g.then(BeginYear())

    def check(self, g: CrescentState) -> None:
        if not 1 <= g.year <= g.years or not 0 <= g.round <= g.tables.actions_a_year:
            raise Fault("there is no such year or round.")
        if min(*g.coins, *g.vp, *g.reserve) < 0 or max(*g.coins, *g.vp) > 999:
            raise Fault("coins, points and reserves go from 0 to 999.")
        if g.market and (len(g.market), len(g.bazaar)) != (len(g.tables.slots), g.tables.bazaar_slots):
            raise Fault(f"the market has {len(g.tables.slots)} places, the bazaar {g.tables.bazaar_slots}.")
        if g.market and (missing := self.missing(g, "cards")):
            raise Fault(f"{self.card_name(g, 'cards', missing[0])} lies nowhere.")
        self._check_map(g)
        self._check_conflict(g)

    def _check_conflict(self, g: CrescentState) -> None:
        """CM-2.1, CM-11.1: a conflict is of seats that play, on the map; the challenge lies there until a contest is decided."""
        clash = g.conflict
        open_contest = any(isinstance(step, EndContest) for step in g.stack)
        if (g.challenge != NOBODY) != open_contest or (open_contest and (clash is None or clash.hex != g.challenge)):
            raise Fault("the challenge lies in the hex of the contest that is not decided yet, and nowhere else.", "challenge")
        if clash is None:
            return
        if clash.hex not in g.hexes or not 0 <= clash.attacker < g.seats or not NOBODY <= clash.defender < g.seats:
            raise Fault("the conflict is not on the map, or of somebody who does not play.", "conflict")
        if clash.attacker == clash.defender:
            raise Fault("nobody fights alone.", "conflict")
        new = new_conflict(g.seats, clash.hex, clash.attacker, clash.defender)
        for name in new.__struct_fields__:
            row, found = getattr(new, name), getattr(clash, name)
            if isinstance(row, list) and row and len(row) != len(found):
                raise Fault(f"'{name}' of the conflict has {len(found)} entries instead of {len(row)}.", "conflict")
        if not all(0 <= side <= UNDECIDED for side in clash.sides) or clash.sides[clash.attacker] != ATTACKING:
            raise Fault("the sides of the conflict are not those of its players.", "conflict")

    def course(self, g: CrescentState) -> Sequence[Scene]:
        return scenes(g, self.settings["layout"])

    def _check_map(self, g: CrescentState) -> None:
        lying = sorted(h for h, place in enumerate(g.at) if place[2] != -1)
        if list(g.hexes) != lying:
            raise Fault("the hexes on the map are not those that have a place.")
        twice = [place for place, number in Counter(g.at[h][:2] for h in g.hexes).items() if number > 1]
        if twice:
            raise Fault("two hexes lie on one place of the map.")
        for h in range(HEXES):
            bare = not (g.presence[h] or h in (g.palace, g.challenge) or g.settlement[h])
            if h not in g.hexes and not bare:
                raise Fault(f"{g.tables.tiles[h]} is not on the map.")


def left(row: list[int], name: str, seat: int, number: int, said: frozenset[str]) -> None:
    """What is left in a supply, unless the text says it."""
    if name in said:
        return
    if number < 0:
        raise Fault(f"there are {-number} {name} too many on the map.")
    row[seat] = number
