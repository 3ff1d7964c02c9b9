"""Root through the eyes of the second referee: what lies where, who rules, what is adjacent, what is forbidden.

Everything is read from the plain data of the position and from the component files; no function of the engine's rules is used.
"""

import json
from functools import cached_property
from pathlib import Path
from typing import Any

from hvozd.core import find_game

COMPONENTS = Path(__file__).parents[3] / "hvozd" / "games" / "root" / "components"
MAPS = json.loads((COMPONENTS / "maps.json").read_text())["maps"]
CARDS = {row["id"]: row for row in json.loads((COMPONENTS / "cards.json").read_text())["cards"]}
QUESTS = {row["id"]: row for row in json.loads((COMPONENTS / "quests.json").read_text())["quests"]}
SUITS = ("fox", "rabbit", "mouse")
BURROW = 0
LAND = range(1, 13)
BUILDINGS = {
    "marquise": ("sawmill", "workshop", "recruiter"),
    "eyrie": ("roost",),
    "alliance": ("fox_base", "rabbit_base", "mouse_base"),
    "lizards": ("fox_garden", "rabbit_garden", "mouse_garden"),
    "duchy": ("citadel", "market"),
}
TOKENS = {
    "marquise": ("wood", "keep"),
    "alliance": ("sympathy",),
    "riverfolk": ("fox_trade_post", "rabbit_trade_post", "mouse_trade_post"),
    "duchy": ("tunnel",),
    "corvids": ("plot", "bomb", "snare", "extortion", "raid"),
}
CRAFTING = {
    "marquise": ("workshop",),
    "eyrie": ("roost",),
    "alliance": ("sympathy",),
    "lizards": ("fox_garden", "rabbit_garden", "mouse_garden"),
    "duchy": ("citadel", "market"),
    "corvids": ("plot", "bomb", "snare", "extortion", "raid"),
}
RIVERBOATS, FERRY_USED, PATH_CLEARED = -2, -1, -2
"""How the position notes what was bought or done this turn (in `links` and `used`)."""


class World:
    """A position."""

    def __init__(self, g: Any) -> None:
        game = find_game("root")
        self.g = g
        self.names: tuple[str, ...] = tuple(game.seat_names(g))
        self.words = game.words(g)
        self.card_ids = list(self.words["card"])
        self.places = list(self.words["place"])
        self.row = next(row for row in MAPS if row["name"] == MAPS[g.map]["name"])
        self.seats = range(g.seats)
        kinds = self.words["piece"]
        self._counts: dict[tuple[int, str], list[int]] = {}
        self._rules: dict[tuple[int, int], bool] = {}
        self._near: dict[tuple[int, int], set[int]] = {}
        self._crafted = [[self.card_ids[card] for card in cards] for cards in g.crafted]
        for seat in self.seats:
            for kind in range(6):
                at = (seat * 6 + kind) * 13
                self._counts[seat, kinds[g.factions[seat] * 6 + kind]] = list(g.pieces[at : at + 13])

    # -- who is who ------------------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """The seat of a faction, or -1."""
        return self.names.index(name) if name in self.names else -1

    def is_vagabond(self, seat: int) -> bool:
        return self.names[seat] in ("vagabond", "vagabond2")

    def enemies(self, one: int, other: int) -> bool:
        """R-2.7: every other faction that one is not in a coalition with."""
        return one != other and self.g.coalition[one] != other and self.g.coalition[other] != one

    @property
    def spending_matters(self) -> bool:
        """I-GEN-5, R-10.2.6: a card spent for nothing still goes to the Lost Souls."""
        return self.seat("lizards") >= 0

    # -- pieces ----------------------------------------------------------------------------------------------------------

    def suit(self, clearing: int) -> str:
        number = self.g.suits[clearing]
        return SUITS[number] if 0 <= number < 3 else ""

    def warriors(self, seat: int, clearing: int) -> int:
        return int(self.g.warriors[seat * 13 + clearing])

    def count(self, seat: int, kind: str, clearing: int) -> int:
        return self._counts.get((seat, kind), [0] * 13)[clearing]

    def on_map(self, seat: int, kind: str) -> int:
        return sum(self._counts.get((seat, kind), [0])[1:])

    def in_stock(self, seat: int, kind: str) -> int:
        """Buildings and tokens of a kind that are not on the map."""
        kinds = self.words["piece"][self.g.factions[seat] * 6 : self.g.factions[seat] * 6 + 6]
        return int(self.g.stock[seat * 6 + list(kinds).index(kind)])

    def buildings(self, seat: int, clearing: int) -> int:
        return sum(self.count(seat, kind, clearing) for kind in BUILDINGS.get(self.names[seat], ()))

    def tokens(self, seat: int, clearing: int) -> int:
        return sum(self.count(seat, kind, clearing) for kind in TOKENS.get(self.names[seat], ()))

    def present(self, seat: int, clearing: int) -> bool:
        """Any piece: warrior, building, token or pawn."""
        pawn = self.g.pawns[seat] == clearing
        return bool(pawn or self.warriors(seat, clearing) or self.buildings(seat, clearing) or self.tokens(seat, clearing))

    def slots_open(self, clearing: int) -> int:
        """R-2.2.3, R-2.2.4: slots without building or ruin."""
        if clearing == BURROW:
            return 0
        used = sum(self.buildings(seat, clearing) for seat in self.seats) + bool(self.g.ruins[clearing])
        return int(self.row["slots"][clearing - 1]) - used

    def crafting_pieces(self, seat: int, clearing: int) -> int:
        return sum(self.count(seat, kind, clearing) for kind in CRAFTING.get(self.names[seat], ()))

    # -- cards -----------------------------------------------------------------------------------------------------------

    def card(self, index: int) -> dict[str, Any]:
        return CARDS[self.card_ids[index]]

    def hand(self, seat: int) -> list[str]:
        return [self.card_ids[card] for card in self.g.hands[seat]]

    def crafted(self, seat: int) -> list[str]:
        return self._crafted[seat]

    def used(self, card: str) -> bool:
        return self.card_ids.index(card) in self.g.used

    def matching(self, cards: list[str], suit: str) -> list[str]:
        """R-2.1.1: the different cards that serve as a suit; birds serve as any."""
        return sorted({card for card in cards if CARDS[card]["suit"] in (suit, "bird")})

    # -- rule ------------------------------------------------------------------------------------------------------------

    def strength(self, seat: int, clearing: int) -> int:
        soup = 2 * self.tokens(seat, clearing) if "soup_kitchens" in self.crafted(seat) else 0
        return self.warriors(seat, clearing) + self.buildings(seat, clearing) + soup

    def rules(self, seat: int, clearing: int) -> bool:
        if (seat, clearing) not in self._rules:
            self._rules[seat, clearing] = self._ruled(seat, clearing)
        return self._rules[seat, clearing]

    def _ruled(self, seat: int, clearing: int) -> bool:
        """R-2.8, R-7.2.2, R-10.2.4, R-11.2.7.III, R-12.2.2: as this player's own check has it."""
        if clearing == BURROW:
            return self.names[seat] == "duchy"
        gardener = self.seat("lizards")
        if gardener >= 0 and self.buildings(gardener, clearing):
            return seat == gardener
        hired = self.g.hirer == seat
        own = self.strength(seat, clearing) + (self.warriors(self.g.lender, clearing) if hired else 0)
        left_out = {seat, self.g.lender} if hired else {seat}
        others = {other: self.strength(other, clearing) for other in self.seats if other not in left_out}
        best = max(others.values(), default=0)
        if not own:
            return False
        if self.names[seat] == "eyrie":
            return own >= best and bool(self.strength(seat, clearing) or hired)
        return own > best

    # -- adjacency -------------------------------------------------------------------------------------------------------

    @cached_property
    def paths(self) -> set[tuple[int, int]]:
        pairs = [tuple(pair) for pair in self.row["paths"]] + [tuple(pair) for pair in self.g.opened]
        return {(a, b) for a, b in pairs} | {(b, a) for a, b in pairs}

    @cached_property
    def closed(self) -> list[tuple[int, int]]:
        opened = {frozenset(pair) for pair in self.g.opened}
        return [tuple(pair) for pair in self.row["closed"] if frozenset(pair) not in opened]

    @cached_property
    def rivers(self) -> set[tuple[int, int]]:
        """R-2.3, R-D.2.2: the lake links every two coastal clearings."""
        coast = self.row.get("coastal", [])
        pairs = [tuple(pair) for pair in self.row["rivers"]] + [(a, b) for a in coast for b in coast if a != b]
        return {(a, b) for a, b in pairs} | {(b, a) for a, b in pairs}

    def on_river(self, clearing: int) -> bool:
        return any(a == clearing for a, _ in self.rivers)

    def boats(self, seat: int) -> bool:
        """Rivers are paths for this player: Boat Builders, Riverboats, swimmers."""
        bought = seat == self.g.turn and (seat, RIVERBOATS) in [tuple(link) for link in self.g.links]
        return "boat_builders" in self.crafted(seat) or bought or self.names[seat] == "riverfolk"

    def adjacent(self, seat: int, clearing: int) -> set[int]:
        if (seat, clearing) not in self._near:
            self._near[seat, clearing] = self._adjacent(seat, clearing)
        return self._near[seat, clearing]

    def _adjacent(self, seat: int, clearing: int) -> set[int]:
        """R-2.2.1, R-12.2.2, K-X.1, K-X.16, R-11.2.2: the clearings that are adjacent for a player."""
        found = {b for a, b in self.paths if a == clearing}
        if self.boats(seat):
            found |= {b for a, b in self.rivers if a == clearing}
        if self.names[seat] == "duchy":
            tunnels = {c for c in LAND if self.count(seat, "tunnel", c)}
            found |= tunnels if clearing == BURROW else {BURROW} if clearing in tunnels else set()
        if "tunnels" in self.crafted(seat):
            linked = {c for c in LAND if self.crafting_pieces(seat, c)}
            found |= linked if clearing in linked else set()
        return found - {clearing}

    def forests_beside(self, place: int) -> set[int]:
        """R-2.4.1: the forests (13 and on) that are adjacent to a clearing or a forest."""
        rows = self.row["forests"]
        if place < 13:
            return {13 + i for i, row in enumerate(rows) if place in row["clearings"]}
        return {13 + i for i in rows[place - 13]["next"]}

    def clearings_beside(self, forest: int) -> set[int]:
        return set(self.row["forests"][forest - 13]["clearings"])

    # -- what is forbidden -----------------------------------------------------------------------------------------------

    def scorched(self, clearing: int) -> bool:
        """R-E.6.2: somebody has left a torch there."""
        return any(clearing in getattr(board, "scorched", ()) for board in self.g.boards)

    def snared(self, seat: int, clearing: int) -> bool:
        """R-13.7.2: a face-up snare of an enemy."""
        owner = self.seat("corvids")
        return owner >= 0 and self.enemies(owner, seat) and bool(self.count(owner, "snare", clearing))

    def may_place(self, seat: int, clearing: int) -> bool:
        """I-GEN-6: keep, snare, scorched earth and burrow forbid placing."""
        keeper = self.seat("marquise")
        if keeper >= 0 and keeper != seat and self.count(keeper, "keep", clearing):
            return False
        if clearing == BURROW:
            return self.names[seat] == "duchy"
        return not self.snared(seat, clearing) and not self.scorched(clearing)

    def may_leave(self, seat: int, clearing: int) -> bool:
        return not self.snared(seat, clearing)

    def may_enter(self, seat: int, clearing: int) -> bool:
        return not self.scorched(clearing) and (clearing != BURROW or self.names[seat] == "duchy")

    # -- words -----------------------------------------------------------------------------------------------------------

    def place(self, number: int) -> str:
        return str(self.places[number])
