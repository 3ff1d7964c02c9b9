"""Play Power Card: cards with the keyword ACTION (CM-7.10)."""

from collections.abc import Callable, Sequence
from typing import Annotated

from hvozd.core import Action, Word
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.actions.march import Assault, ForcedAssault, ForcedMove, Move, steps
from hvozd.games.crescent.rules.anytime import use_up
from hvozd.games.crescent.rules.pieces import lift_token, put_token, reach, units_in
from hvozd.games.crescent.rules.sack import raid
from hvozd.games.crescent.state import NOBODY, CrescentState


class PlaceToken(Action):
    form = "play {card} in {hex}"
    card: Annotated[int, Word("card")]
    hex: Annotated[int, Word("hex")]

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-7.10.1: an influence token without a contest."""
        use_up(g, seat, self.card)
        put_token(g, seat, self.hex)
        g.log(events.InfluenceSpread, seat, self.hex)


class ShiftToken(Action):
    form = "play {card} from {origin}>{target}"
    card: Annotated[int, Word("card")]
    origin: Annotated[int, Word("hex")]
    target: Annotated[int, Word("hex")]

    def do(self, g: CrescentState, seat: int) -> None:
        use_up(g, seat, self.card)
        lift_token(g, self.origin)
        g.log(events.InfluenceLifted, seat, self.origin)
        put_token(g, seat, self.target)
        g.log(events.InfluenceSpread, seat, self.target)


class Raze(Action):
    form = "play {card} to sack {hex}"
    card: Annotated[int, Word("card")]
    hex: Annotated[int, Word("hex")]

    def do(self, g: CrescentState, seat: int) -> None:
        use_up(g, seat, self.card)
        raid(g, seat, self.hex)


class MarchFast(Action):
    form = "play {card} to march"
    card: Annotated[int, Word("card")]

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-7.10.1, CM-8.4: a Move 1 that may be left out, then an Assault; it may start a combat."""
        use_up(g, seat, self.card)
        g.then(ForcedMove(seat), ForcedAssault(seat))


class Trade(Action):
    form = "play {card} for coins"
    card: Annotated[int, Word("card")]

    def do(self, g: CrescentState, seat: int) -> None:
        use_up(g, seat, self.card)
        coins = sum(min(op.most, trade_value(g, seat)) for op in g.tables.action[self.card])
        g.coins[seat] += coins
        g.log(events.CoinsGained, seat, coins)


def trade_value(g: CrescentState, seat: int) -> int:
    """A town counts 1, a city 2, in hexes where one is present and in those adjacent."""
    return sum(g.settlement[h] for h in reach(g, seat))


# -- what is possible with one card, by its operation -----------------------------------------------------------------------


def _in_reach(g: CrescentState, seat: int, card: int) -> list[Action]:
    if not g.tokens[seat]:
        return []
    hexes = [h for h in reach(g, seat) if g.influence[h] == NOBODY and not g.settlement[h] and g.palace != h]
    return [PlaceToken(card, h) for h in hexes]


def _in_controlled(g: CrescentState, seat: int, card: int) -> list[Action]:
    if not g.tokens[seat]:
        return []
    return [PlaceToken(card, h) for h in g.hexes if g.control[h] == seat and g.influence[h] == NOBODY]


def _shift(g: CrescentState, seat: int, card: int) -> list[Action]:
    origins = [h for h in g.hexes if g.influence[h] == seat]
    return [ShiftToken(card, h, n) for h in origins for n in g.near[h] if g.influence[n] == NOBODY]


def _sack(g: CrescentState, seat: int, card: int) -> list[Action]:
    return [Raze(card, h) for h in g.hexes if g.control[h] == seat and g.settlement[h] and units_in(g, seat, h)]


def _march(g: CrescentState, seat: int, card: int) -> list[Action]:
    return [MarchFast(card)] if steps(g, seat, Assault) or steps(g, seat, Move) else []


def _trade(g: CrescentState, seat: int, card: int) -> list[Action]:
    return [Trade(card)] if trade_value(g, seat) else []


PLAYS: dict[str, Callable[[CrescentState, int, int], list[Action]]] = {
    "place_in_reach": _in_reach,
    "place_in_controlled": _in_controlled,
    "move_influence": _shift,
    "sack_settlement": _sack,
    "move_then_assault": _march,
    "coins_for_settlements": _trade,
}


def action_plays(g: CrescentState, seat: int) -> Sequence[Action]:
    """CM-7.10.1, CM-8.3, A-23: a card with ACTION from hand whose effect can be carried out."""
    found: list[Action] = []
    actions = g.tables.action
    last = NOBODY
    for card in g.hands[seat]:
        if card != last and actions[card]:
            last = card
            found.extend(PLAYS[actions[card][0].op](g, seat, card))
    return found


KINDS = (PlaceToken, ShiftToken, Raze, MarchFast, Trade)
