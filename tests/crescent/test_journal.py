"""The journal is a contract: map, supplies, coins, points, open cards, hand and deck sizes are rebuilt from events alone.

Not in it: the offers that stand and the inner reckoning of a conflict, which the questions themselves show.
"""

from typing import Any

import pytest

from hvozd.core import find_game
from hvozd.games.crescent.components.figures import CASTLE, CITY, EVENT, FORT, PALACE, TOWN
from hvozd.games.crescent.components.files import CAST
from hvozd.games.crescent.state import HEXES, NOBODY, CrescentState
from tests import journals

PUBLIC = (
    "ordinary mercenary walls settlement influence palace challenge units forts castles tokens towns cities reserve coins vp"
    " fronts discard market bazaar orders dealing promises year"
)
NOMAD = CAST.index("nomad")


class Told(journals.Told):
    def __init__(self, g: CrescentState) -> None:
        held = g.clone()
        for name in PUBLIC.split():
            setattr(self, name, getattr(held, name))
        self.hands = [len(hand) for hand in g.hands]
        self.deck = len(g.deck) + len(g.looked)
        self._t, self._seats = g.tables, g.seats
        self._fight = g.conflict.hex if g.conflict else NOBODY

    # -- units ---------------------------------------------------------------------------------------------------------

    def units_to(self, seat: int, h: int, ordinary: int, mercenary: int) -> None:
        """From supply to the map, or back where the numbers are below nothing."""
        self.units[seat] -= ordinary + mercenary
        self.ordinary[seat * HEXES + h] += ordinary
        self.mercenary[seat * HEXES + h] += mercenary

    def reserve_to(self, seat: int, units: int) -> None:
        """From the reserves card to supply."""
        self.reserve[seat] -= units
        self.units[seat] += units

    def all_in(self, seat: int, h: int) -> tuple[int, int]:
        return self.ordinary[seat * HEXES + h], self.mercenary[seat * HEXES + h]

    def on_ReservesFilled(self, e: Any) -> None:
        self.reserve_to(e.seat, -e.units)

    def on_Moved(self, e: Any) -> None:
        self.units_to(e.seat, e.origin, -e.ordinary, -e.mercenary)
        self.units_to(e.seat, e.target, e.ordinary, e.mercenary)

    def on_Recruited(self, e: Any) -> None:
        hired = e.units if self._t.reserves[e.seat].mercenary else 0
        self.reserve_to(e.seat, e.units)
        self.units_to(e.seat, e.hex, e.units - hired, hired)

    def on_Mustered(self, e: Any) -> None:
        self.units_to(e.seat, e.hex, e.units, 0)

    on_Uprose = on_Mustered

    def on_MercenariesPlaced(self, e: Any) -> None:
        for h in e.hexes:
            self.units_to(e.seat, h, 0, 1)

    def on_HiredOut(self, e: Any) -> None:
        self.reserve_to(e.seat, e.units)

    def on_Bribed(self, e: Any) -> None:
        self.units_to(e.seat, e.hex, 0, -e.units)
        self.units_to(e.other, e.hex, 0, e.units)

    def on_Deserted(self, e: Any) -> None:
        self.units_to(e.victim, e.hex, 0, -e.units)
        self.reserve_to(e.seat, -min(e.units, self.units[e.seat]))

    def on_UnitsDisbanded(self, e: Any) -> None:
        self.units_to(e.seat, e.hex, -e.ordinary, -e.mercenary)
        self.reserve_to(e.seat, -e.ordinary)

    def on_UnitsRemoved(self, e: Any) -> None:
        self.units_to(e.seat, e.hex, e.mercenary - e.units, -e.mercenary)

    def on_CasualtiesTaken(self, e: Any) -> None:
        self.units_to(e.seat, self._fight, e.mercenary - e.units, -e.mercenary)

    def on_Retreated(self, e: Any) -> None:
        ordinary, mercenary = self.all_in(e.seat, self._fight)
        assert ordinary + mercenary == e.units
        self.units_to(e.seat, self._fight, -ordinary, -mercenary)
        self.reserve_to(e.seat, -ordinary - (mercenary if e.seat == NOMAD else 0))

    def on_Withdrew(self, e: Any) -> None:
        ordinary, mercenary = self.all_in(e.seat, self._fight)
        assert ordinary + mercenary == e.units
        self.units_to(e.seat, self._fight, -ordinary, -mercenary)
        self.units_to(e.seat, e.hex, ordinary, mercenary)

    # -- structures and tokens -----------------------------------------------------------------------------------------

    def drop_wall(self, h: int) -> None:
        if self.walls[h]:
            owner, kind = divmod(self.walls[h] - 1, 2)
            (self.forts, self.castles)[kind][owner] += 1
            self.walls[h] = 0

    def raise_wall(self, seat: int, h: int, kind: int) -> None:
        self.drop_wall(h)
        (self.forts, self.castles)[kind][seat] -= 1
        self.walls[h] = 1 + 2 * seat + kind

    def settle(self, h: int, size: int) -> None:
        for kind, change in ((self.settlement[h], 1), (size, -1)):
            self.towns += change * (kind == 1)
            self.cities += change * (kind == 2)
        self.settlement[h] = size

    def on_Built(self, e: Any) -> None:
        self.coins[e.seat] -= e.coins
        if e.structure in (FORT, CASTLE):
            self.raise_wall(e.seat, e.hex, e.structure)
        else:
            self.settle(e.hex, {TOWN: 1, CITY: 2}[e.structure])

    def on_Captured(self, e: Any) -> None:
        assert (self.walls[e.hex] - 1) % 2 == e.structure
        self.raise_wall(e.seat, e.hex, e.structure)

    def on_Sacked(self, e: Any) -> None:
        self.coins[e.seat] += e.coins
        if e.structure >= TOWN:
            assert self.settlement[e.hex] == e.structure - TOWN + 1
            self.settle(e.hex, 0)
        elif e.structure == PALACE:
            assert self.palace == e.hex
            self.palace = NOBODY
        else:
            self.drop_wall(e.hex)

    def on_PalaceMoved(self, e: Any) -> None:
        self.palace = e.hex

    def on_InfluenceLifted(self, e: Any) -> None:
        assert self.influence[e.hex] == e.seat
        self.influence[e.hex] = NOBODY
        self.tokens[e.seat] += 1

    def on_InfluenceSpread(self, e: Any) -> None:
        if self.influence[e.hex] != NOBODY:
            self.tokens[self.influence[e.hex]] += 1
        self.influence[e.hex] = e.seat
        self.tokens[e.seat] -= 1

    def on_CombatBegun(self, e: Any) -> None:
        self._fight = e.hex

    def on_ContestBegun(self, e: Any) -> None:
        self.challenge = self._fight = e.hex

    def on_ContestEnded(self, e: Any) -> None:
        assert self.challenge == e.hex
        self.challenge = NOBODY
        if e.stance == 1:
            self.on_InfluenceSpread(e)

    # -- coins and points ----------------------------------------------------------------------------------------------

    def on_IncomeTaken(self, e: Any) -> None:
        self.coins[e.seat] += e.coins

    on_CoinsGained = on_IncomeTaken

    def on_CoinsPaid(self, e: Any) -> None:
        self.coins[e.seat] -= e.coins

    on_CoinsPaidForPoints = on_CoinsPaid

    def on_Agreed(self, e: Any) -> None:
        self.coins[e.seat] -= e.price
        self.coins[e.other] += e.price

    def on_PointsScored(self, e: Any) -> None:
        self.vp[e.seat] += e.vp

    def on_DealPaid(self, e: Any) -> None:
        self.vp[e.payer] -= e.vp
        self.vp[e.seat] += e.vp

    # -- cards ---------------------------------------------------------------------------------------------------------

    def on_CardBought(self, e: Any) -> None:
        self.coins[e.seat] -= e.coins
        friend = self._t.associated[e.card]
        if friend != e.seat and 0 <= friend < self._seats:
            self.coins[friend] += e.coins
        slot = next(i for i, card in enumerate(self.market) if card == e.card and self._t.slots[i] == e.market)
        self.market[slot] = NOBODY
        self.hands[e.seat] += 1

    def on_CardFromBazaar(self, e: Any) -> None:
        self.bazaar[self.bazaar.index(e.card)] = NOBODY
        self.hands[e.seat] += 1

    def on_BazaarFilled(self, e: Any) -> None:
        for card in e.cards:
            self.bazaar[self.bazaar.index(NOBODY)] = card
        self.deck -= len(e.cards)

    def on_IntrigueEnded(self, e: Any) -> None:
        self.hands[e.seat] += e.cards
        self.coins[e.seat] += e.coins
        self.deck -= e.cards

    def on_MarketDiscarded(self, e: Any) -> None:
        first = len(self.market) - self._t.upkeep_discards
        assert tuple(card for card in self.market[first:] if card >= 0) == e.cards
        self.market[first:] = [NOBODY] * self._t.upkeep_discards
        self.discard += e.cards
        self.shifted()

    def on_MarketFilled(self, e: Any) -> None:
        self.shifted()
        self.market[: len(e.cards)] = e.cards
        self.deck -= len(e.cards)

    def shifted(self) -> None:
        cards = [card for card in self.market if card >= 0]
        self.market = [NOBODY] * (len(self.market) - len(cards)) + cards

    def on_DiscardShuffled(self, e: Any) -> None:
        assert e.cards == len(self.discard)
        self.deck += e.cards
        self.discard = []

    def on_CardPlayed(self, e: Any) -> None:
        self.hands[e.seat] -= 1
        if self._t.type[e.card] == EVENT:
            self.discard.append(e.card)
        else:
            self.fronts[e.seat] = tuple(sorted((*self.fronts[e.seat], e.card)))

    def on_CardsTakenBack(self, e: Any) -> None:
        assert self.fronts[e.seat] == e.cards
        self.fronts[e.seat] = ()
        self.hands[e.seat] += len(e.cards)

    def on_CardStolen(self, e: Any) -> None:
        self.hands[e.seat] += 1
        self.hands[e.victim] -= 1

    def on_CardDiscarded(self, e: Any) -> None:
        self.hands[e.seat] -= 1
        self.discard.append(e.card)

    def on_CardsRevealed(self, e: Any) -> None:
        self.hands[e.seat] -= len(e.cards)

    def on_CardsExhausted(self, e: Any) -> None:
        self.fronts[e.seat] = tuple(sorted((*self.fronts[e.seat], *e.cards)))

    def on_CardsDiscarded(self, e: Any) -> None:
        self.discard += e.cards

    def on_CardTaken(self, e: Any) -> None:
        self.hands[e.seat] += 1

    # -- words ---------------------------------------------------------------------------------------------------------

    def on_YearBegun(self, e: Any) -> None:
        self.year = e.year

    def on_OrderGiven(self, e: Any) -> None:
        self.orders[e.seat] = e.order

    def on_DealingWished(self, e: Any) -> None:
        self.dealing[e.seat] = int(e.wished)

    def on_PromiseMade(self, e: Any) -> None:
        self.promises = tuple(one for one in self.promises if one[:2] != (e.seat, e.other))
        if e.promise:
            self.promises = (*self.promises, (e.seat, e.other, e.promise, self.year))


@pytest.mark.parametrize("seats", [4, 5])
def test_what_is_told_is_what_lies_open(seats: int) -> None:
    def begins(g: Any, question: str) -> bool:
        return question in ("Window", "ChooseAction")

    games = [journals.listened(find_game("crescent"), Told, {"seats": str(seats)}, seed, 600, begins) for seed in range(8)]
    assert sum(games) > 1000
