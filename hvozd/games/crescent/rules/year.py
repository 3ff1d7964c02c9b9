"""The year: preparation, four action rounds, scoring; and the end of the game (CM-5, CM-16)."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Do, Offer, Product, Result
from hvozd.games.crescent.components.figures import CASTLE
from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.deck import refresh, take_open
from hvozd.games.crescent.rules.limits import HandLimit
from hvozd.games.crescent.rules.objectives import gain, gain_at_once, payable, payment_gains, year_gains
from hvozd.games.crescent.rules.pieces import SETTLER, tokens_on_map
from hvozd.games.crescent.rules.turn import Turn
from hvozd.games.crescent.state import HEXES, NOBODY, CrescentState


class BeginYear(Do):
    """CM-5.1, CM-5.2: income, reserves, upkeep (not in the first year), the action rounds, scoring."""

    def run(self, g: CrescentState) -> None:
        g.plunder = [0] * g.seats
        g.log(events.YearBegun, g.year)
        preparation = (CollectIncome(), FillReserves()) if g.year == 1 else (CollectIncome(), FillReserves(), Upkeep())
        rounds = [ActionRound(n + 1) for n in range(g.tables.actions_a_year)]
        payers = [PayForPoints(seat) for seat in range(g.seats) if payable(g, seat)]
        g.then(*preparation, *rounds, Scoring(), *payers, EndYear())


class CollectIncome(Do):
    """CM-5.3, CM-5.4, CM-5.5: everybody collects at once."""

    def run(self, g: CrescentState) -> None:
        for seat in range(g.seats):
            coins = income(g, seat)
            g.coins[seat] += coins
            g.log(events.IncomeTaken, seat, coins)


def income(g: CrescentState, seat: int) -> int:
    """CM-5.4, CM-14.3.1, A-06: terrain, settlement and the settler's token in every hex under control, and extra income."""
    t = g.tables
    coins = CHARACTERS[seat].extra_income(g)
    for h in g.hexes:
        if g.control[h] == seat:
            coins += t.income[t.terrain[h]] + t.income_settlement[g.settlement[h]]
            if g.influence[h] == SETTLER != NOBODY:
                coins += t.income_influence
    return coins


class FillReserves(Do):
    """CM-5.6, CM-5.7, CM-5.8, A-04: raise the reserves card until strength reaches the value, never lower it."""

    def run(self, g: CrescentState) -> None:
        for seat in range(g.seats):
            if g.tables.reserves[seat] is None:
                continue
            units = min(reserves_value(g, seat) - current_strength(g, seat), g.units[seat])
            if units > 0:
                g.units[seat] -= units
                g.reserve[seat] += units
                g.log(events.ReservesFilled, seat, units)


def reserves_value(g: CrescentState, seat: int) -> int:
    """CM-5.6: a constant, own castles and own influence tokens, each as the character counts them."""
    row = g.tables.reserves[seat]
    if row is None:
        return 0
    castles = sum(g.walls[h] == 1 + 2 * seat + CASTLE for h in g.hexes)
    return row.value + row.per_castle * castles + row.per_influence * tokens_on_map(g, seat)


def current_strength(g: CrescentState, seat: int) -> int:
    """CM-5.7, CM-14.5.1: own ordinary units, or the mercenaries of all players, and the reserves card."""
    row = g.tables.reserves[seat]
    if row is not None and row.mercenary:
        return sum(g.mercenary) + g.reserve[seat]
    return sum(g.ordinary[seat * HEXES : (seat + 1) * HEXES]) + g.reserve[seat]


class Upkeep(Do):
    """CM-5.9, CM-5.10, A-45, A-62: exhausted cards come back, hands are cut to the limit, the near market is renewed."""

    def run(self, g: CrescentState) -> None:
        for seat in range(g.seats):
            cards, g.fronts[seat] = g.fronts[seat], ()
            for card in cards:
                take_open(g, seat, card)
            if cards:
                g.log(events.CardsTakenBack, seat, cards)
        g.then(*(HandLimit(seat) for seat in range(g.seats)), RenewMarket())


class RenewMarket(Do):
    """CM-5.10, CM-6.4: the cards of the near market are discarded, then the market is refreshed."""

    def run(self, g: CrescentState) -> None:
        first = len(g.market) - g.tables.upkeep_discards
        gone = [card for card in g.market[first:] if card >= 0]
        g.discard.extend(gone)
        g.market[first:] = [NOBODY] * g.tables.upkeep_discards
        g.log(events.MarketDiscarded, tuple(gone))
        refresh(g)


class ActionRound(Do):
    """CM-5.11, CM-2.10: in turn order everybody takes one action."""

    number: int

    def run(self, g: CrescentState) -> None:
        g.round = self.number
        g.log(events.RoundBegun, self.number)
        g.then(*(Turn(seat) for seat in range(g.seats)))


class Scoring(Do):
    """CM-5.13, CM-5.14, CM-15.7: all score the same position and announce what they gain, not their total."""

    def run(self, g: CrescentState) -> None:
        g.round = 0
        for seat in range(g.seats):
            gain(g, seat, year_gains(g, seat))


class Pay(Action):
    form = "pay {coins}"
    coins: int

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-15.6: coins to the general supply, points for them."""
        row = payable(g, seat)
        assert row is not None
        g.coins[seat] -= self.coins
        g.log(events.CoinsPaidForPoints, seat, self.coins)
        gain_at_once(g, seat, payment_gains(g, seat, self.coins))


class PayForPoints(Ask):
    """CM-15.6, CM-15.7: the payment is the only thing that scoring changes."""

    def open_to(self, g: CrescentState) -> bool:
        row = payable(g, self.seat)
        return row is not None and g.coins[self.seat] >= row.each

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.payments,)

    def payments(self, g: CrescentState) -> Sequence[Action]:
        row = payable(g, self.seat)
        assert row is not None
        most = min(g.coins[self.seat] // row.each, row.most // max(1, row.vp[0]))
        return Product(Pay, range(0, most * row.each + 1, row.each))


class EndYear(Do):
    """CM-1.2, CM-3.9, CM-5.15, CM-16.1, CM-16.2, A-60: the next year, or the end: most VP, then coins, then turn order."""

    def run(self, g: CrescentState) -> None:
        if g.year < g.years:
            g.year += 1
            g.then(BeginYear())
            return
        winner = max(range(g.seats), key=lambda seat: (g.vp[seat], g.coins[seat], -seat))
        g.reveal()
        g.log(events.GameWon, winner, g.vp[winner])
        tied = [seat for seat in range(g.seats) if g.vp[seat] == g.vp[winner]]
        richest = [seat for seat in tied if g.coins[seat] == g.coins[winner]]
        reason = "most victory points" if len(tied) == 1 else "most coins" if len(richest) == 1 else "turn order"
        g.finish(Result((winner,), tuple(g.vp), reason))


KINDS = (BeginYear, CollectIncome, FillReserves, Upkeep, RenewMarket, ActionRound, Scoring, Pay, PayForPoints, EndYear)
