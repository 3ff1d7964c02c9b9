"""What a player may do in the free windows of the own turn, worked out anew from the ledger's W-B3, W-D2, W-E2 and W-X1.

Nothing here asks the engine what it offers: only where things lie, and what is printed on cards and maps. Each action is
its text. What the ledger leaves to a longer calculation (the League's moves) is left out, never put in.
"""

from collections.abc import Iterator

from hvozd.games.root.components import CARD_IDS, CLEARINGS, DOMINANCE, ITEMS, MAPS, SUIT
from hvozd.games.root.hooks import faction
from hvozd.games.root.state import PIECE_KINDS, RootState

BIRD = 3
WOODLAND = range(1, CLEARINGS)
PLOTS = ("bomb", "snare", "extortion", "raid")


class Free:
    """The free actions of one seat in its own turn; `said` are the texts it has answered with in this turn."""

    def __init__(self, g: RootState, seat: int, said: list[str]) -> None:
        self.g, self.seat = g, seat
        self.once = {" ".join(text.split(" ")[:2]) for text in said}
        self.hand = sorted(set(g.hands[seat]))
        self.names = [faction(g, one).name for one in range(g.seats)]
        self.others = [one for one in range(g.seats) if one != seat]
        self.played = {CARD_IDS[card] for card in g.crafted[seat]}

    def of(self, phase: str) -> set[str]:
        """W-B3, W-D2, W-E2: by phase."""
        parts = {
            "birdsong": (self.claims, self.robberies, self.false_orders, self.guesses),
            "daylight": (self.dominance, self.taking, self.cards_of_daylight, self.paths, self.guesses),
            "evening": (self.guesses,),
        }
        return {text for part in parts[phase] for text in part()}

    # -- where things lie ---------------------------------------------------------------------------------------------------

    def warriors(self, seat: int, clearing: int) -> int:
        return self.g.warriors[seat * CLEARINGS + clearing]

    def has(self, seat: int, piece: str, clearing: int) -> bool:
        kinds = faction(self.g, seat).kinds
        return piece in kinds and self.g.pieces[(seat * PIECE_KINDS + kinds.index(piece)) * CLEARINGS + clearing] > 0

    def present(self, seat: int, clearing: int) -> bool:
        pieces = any(self.has(seat, piece, clearing) for piece in faction(self.g, seat).kinds)
        return pieces or self.warriors(seat, clearing) > 0 or self.g.pawns[seat] == clearing

    def opponents(self, one: int, other: int) -> bool:
        """R-2.7: everybody else who is no partner."""
        return one != other and other != self.g.coalition[one] and one != self.g.coalition[other]

    def snared(self, seat: int, clearing: int) -> bool:
        """R-13.7.2: under a face-up snare of an opponent."""
        return any(self.has(one, "snare", clearing) and self.opponents(one, seat) for one in range(self.g.seats))

    def scorched(self, clearing: int) -> bool:
        """R-E.6.2: a torch was left there."""
        return any(clearing in getattr(board, "scorched", ()) for board in self.g.boards)

    def kept(self, clearing: int) -> bool:
        """R-6.2.2: the keep of somebody else stands there."""
        return any(self.has(one, "keep", clearing) for one in self.others)

    def paying(self, suit: int) -> list[str]:
        """R-2.1.1: the cards in hand of a suit, birds included."""
        return [CARD_IDS[card] for card in self.hand if SUIT[card] in (suit, BIRD)]

    # -- W-X1 -----------------------------------------------------------------------------------------------------------------

    def guesses(self) -> Iterator[str]:
        """R-13.2.4: a piece of mine beside a face-down plot of an enemy, a card of the clearing's suit, any kind."""
        for owner in self.others:
            for clearing in WOODLAND if self.opponents(owner, self.seat) else ():
                if self.has(owner, "plot", clearing) and self.present(self.seat, clearing):
                    for card in self.paying(self.g.suits[clearing]):
                        yield from (f"expose {clearing} as {kind} showing {card}" for kind in PLOTS)

    # -- W-B3 -----------------------------------------------------------------------------------------------------------------

    def claims(self) -> Iterator[str]:
        """K-B.4."""
        if "royal_claim" in self.played:
            yield "royal claim"

    def robberies(self) -> Iterator[str]:
        """K-B.5, K-X.15, I-CARD-4: once, from a player who has a card."""
        for card, verb in (("stand_and_deliver", "stand and deliver"), ("swap_meet", "swap meet")):
            if card in self.played and " ".join(verb.split(" ")[:2]) not in self.once:
                yield from (f"{verb} {self.names[one]}" for one in self.others if self.g.hands[one])

    def false_orders(self) -> Iterator[str]:
        """K-X.6, I-CARD-13: along a path, whoever rules; not out of a third player's snare nor into a scorched clearing."""
        if "false_orders" not in self.played:
            return
        roads = [*MAPS[self.g.map].row.paths, *self.g.opened]
        for victim in self.others:
            for here, there in ((a, b) for pair in roads for a, b in (pair, pair[::-1])):
                held = self.snared(victim, here) or self.scorched(there)
                if self.opponents(victim, self.seat) and self.warriors(victim, here) and not held:
                    yield f"false orders {self.names[victim]} {here}>{there}"

    # -- W-D2 -----------------------------------------------------------------------------------------------------------------

    def dominance(self) -> Iterator[str]:
        """R-3.3.1, R-3.3.2, R-9.2.8, I-WIN-8, I-WIN-12."""
        g = self.g
        if g.vp[self.seat] < 10 or g.dominance[self.seat] >= 0 or g.seats < 3:
            return
        cards = [CARD_IDS[card] for card in self.hand if card in DOMINANCE]
        if not self.names[self.seat].startswith("vagabond"):
            yield from (f"dominance {card}" for card in cards)
        elif g.seats >= 4:
            free = [one for one in self.others if g.dominance[one] < 0 and one not in g.coalition]
            least = min((g.vp[one] for one in free), default=0)
            fewest = [self.names[one] for one in free if g.vp[one] == least]
            yield from (f"coalition {partner} by {card}" for partner in fewest for card in cards)

    def taking(self) -> Iterator[str]:
        """R-3.3.4: for a card of the same suit; only a bird buys the bird."""
        for wanted in self.g.available:
            yield from (f"take {CARD_IDS[wanted]} for {card}" for card in self.paying(SUIT[wanted]))

    def cards_of_daylight(self) -> Iterator[str]:
        """K-B.6, K-B.11, K-X.8, K-X.12: each once."""
        g, seat = self.g, self.seat
        if "codebreakers" in self.played and not any(verb.startswith("codebreakers") for verb in self.once):
            yield from (f"codebreakers {self.names[one]}" for one in self.others if g.hands[one])
        if "tax_collector" in self.played and "tax collector" not in self.once:
            yield from (f"tax collector {clearing}" for clearing in WOODLAND if self.warriors(seat, clearing))
        if "league_of_adventurous_mice" in self.played and not any(verb.startswith("league") for verb in self.once):
            yield from (f"league {ITEMS[item]}" for item in set(g.box[seat]) if self.can_fight())
        if "propaganda_bureau" in self.played and not any(verb.startswith("propaganda") for verb in self.once):
            yield from self.propaganda()

    def can_fight(self) -> bool:
        """R-4.3: warriors beside a piece of an enemy."""
        enemies = [one for one in self.others if self.opponents(one, self.seat)]
        return any(self.warriors(self.seat, c) and any(self.present(one, c) for one in enemies) for c in WOODLAND)

    def propaganda(self) -> Iterator[str]:
        """K-X.12, I-CARD-12: a warrior of mine is left and may be placed where one of an enemy stands."""
        for clearing in WOODLAND if self.g.supply[self.seat] else ():
            if self.kept(clearing) or self.snared(self.seat, clearing) or self.scorched(clearing):
                continue
            for enemy in self.others:
                if self.opponents(enemy, self.seat) and self.warriors(enemy, clearing):
                    for card in self.paying(self.g.suits[clearing]):
                        yield f"propaganda {clearing} {self.names[enemy]} with {card}"

    def paths(self) -> Iterator[str]:
        """R-D.3.3: once a turn, any card, a piece of mine at one end."""
        if "clear path" in self.once:
            return
        for a, b in MAPS[self.g.map].row.closed:
            if (a, b) not in self.g.opened and (self.present(self.seat, a) or self.present(self.seat, b)):
                yield from (f"clear path {a} {b} with {CARD_IDS[card]}" for card in self.hand)
