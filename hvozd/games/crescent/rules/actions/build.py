"""Build X (CM-7.3)."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Ask, Offer, Word
from hvozd.games.crescent.components.figures import CASTLE, CITY, FORT, TOWN
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.actions.stop import Stop
from hvozd.games.crescent.rules.anytime import use_up
from hvozd.games.crescent.rules.pieces import has_piece, open_hexes, raise_wall, settle
from hvozd.games.crescent.state import CrescentState


def price(g: CrescentState, seat: int, structure: int, h: int) -> int:
    """CM-7.3.4, CM-14.4.1, A-52, A-53: the own base cost and the surcharge of the terrain."""
    cost = g.tables.cost[seat][structure]
    assert cost is not None
    return cost + g.tables.surcharge[g.tables.terrain[h]]


def sites(g: CrescentState, seat: int, structure: int) -> list[int]:
    """CM-7.3.2, CM-7.3.3, A-47, A-50, A-51: where the structure may stand."""
    if structure == FORT:
        return [h for h in open_hexes(g, seat) if not g.walls[h]]
    if structure == CASTLE:
        return [h for h in g.hexes if g.walls[h] == 1 + 2 * seat + FORT]
    return [h for h in g.hexes if g.settlement[h] == structure - TOWN]


def builds(g: CrescentState, seat: int, credit: int, done: tuple[int, ...], make: "type[Build | WithArchitect]") -> list[Action]:
    """CM-7.3.1, CM-7.3.5, CM-1.5: what the seat can pay for, has in supply and has not built upon in this action."""
    found: list[Action] = []
    purse = g.coins[seat] + credit
    cost = g.tables.cost[seat]
    for structure in (FORT, CASTLE, TOWN, CITY):
        base = cost[structure]
        if base is None or base > purse or not has_piece(g, seat, structure):
            continue
        for h in sites(g, seat, structure):
            if h not in done and price(g, seat, structure, h) <= purse:
                found.append(make(structure, h))
    return found


def construct(g: CrescentState, seat: int, structure: int, h: int, credit: int) -> int:
    """CM-7.3.1, CM-7.3.3: pay and build; says what is left of the credit."""
    cost = price(g, seat, structure, h)
    paid = max(0, cost - credit)
    g.coins[seat] -= paid
    if structure in (FORT, CASTLE):
        raise_wall(g, seat, h, structure)
    else:
        settle(g, h, structure)
    g.log(events.Built, seat, structure, h, paid)
    return max(0, credit - cost)


class Build(Action):
    form = "build {structure} {hex}"
    structure: Annotated[int, Word("structure")]
    hex: Annotated[int, Word("hex")]

    def do(self, g: CrescentState, seat: int) -> None:
        construct(g, seat, self.structure, self.hex, 0)
        g.then(BuildMore(seat, g.tables.build[seat] - 1, 0, (self.hex,)))


class WithArchitect(Action):
    form = "build {structure} {hex} with architect"
    structure: Annotated[int, Word("structure")]
    hex: Annotated[int, Word("hex")]

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-8.6: the card is played as the Build action is declared: cheaper in all, and one structure more."""
        card = architect(g, seat)
        use_up(g, seat, card)
        op = g.tables.anytime[card][0]
        credit = construct(g, seat, self.structure, self.hex, op.value)
        g.then(BuildMore(seat, g.tables.build[seat] + op.most - 1, credit, (self.hex,)))


def architect(g: CrescentState, seat: int) -> int:
    return next(card for card in g.hands[seat] if card in g.tables.architects)


def first_builds(g: CrescentState, seat: int) -> Sequence[Action]:
    """A-64, CM-7.3.1, CM-14.1.1, CM-14.3.1, A-66: the Build action of whoever has one, with or without an Architect."""
    t = g.tables
    if not t.build[seat]:
        return ()
    found = builds(g, seat, 0, (), Build)
    if t.architects.intersection(g.hands[seat]):
        credit = t.anytime[architect(g, seat)][0].value
        found.extend(builds(g, seat, credit, (), WithArchitect))
    return found


class BuildMore(Ask):
    """CM-7.3.1: up to X structures, each in a different hex."""

    left: int
    credit: int
    done: tuple[int, ...]

    def open_to(self, g: CrescentState) -> bool:
        return self.left > 0 and bool(builds(g, self.seat, self.credit, self.done, Build))

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.more, self.stop)

    def more(self, g: CrescentState) -> Sequence[Action]:
        return builds(g, self.seat, self.credit, self.done, Build)

    def stop(self, g: CrescentState) -> Sequence[Action]:
        return (Stop(),)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, Build):
            credit = construct(g, self.seat, action.structure, action.hex, self.credit)
            g.then(BuildMore(self.seat, self.left - 1, credit, (*self.done, action.hex)))


KINDS = (Build, WithArchitect, BuildMore)
