"""HC-21.50, HC-21.51, HC-21.52, HC-21.53, HC-21.54, HC-21.55: attacks on bonfires and on Hester."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Event, Offer, Product
from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.factions.hester.figures import HESTER_SLOT, TABLE
from hvozd.games.harrow.rules.attack import Hold, Strike, battle, can_pay, cost_at, hold, strike
from hvozd.games.harrow.rules.cubes import pay
from hvozd.games.harrow.rules.scoring import score, turn_spoon
from hvozd.games.harrow.rules.units import LEGEND_PIN, add_fire, set_legend
from hvozd.games.harrow.state import HarrowState, HesterBoard
from hvozd.games.harrow.words import FactionF, HexF


class FlamesDoused(Event):
    faction: FactionF
    hex: HexF
    flames: int


class HesterDriven(Event):
    hex: HexF


class HesterFed(Event):
    hex: HexF


class DouseFlames(Action):
    form = "douse x{flames}"
    flames: int


class TurnSpoon(Action):
    form = "turn-spoon"


def witch(g: HarrowState) -> HesterBoard:
    assert g.hester is not None
    return g.hester


class Douse(Ask):
    """HC-21.52, HC-21.55: one flame for each cube spent, any number; then perhaps Hester herself. No clash follows."""

    def open_to(self, g: HarrowState) -> bool:
        b = battle(g)
        return g.fire[b.target] > 0 and g.field[b.attacker] > 0

    def skipped(self, g: HarrowState) -> None:
        g.then(HitHester(self.seat))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        b = battle(g)
        most = min(g.fire[b.target], g.field[b.attacker])
        if g.solo is not None:
            return (lambda g: (DouseFlames(most),),)
        return (lambda g: Product(DouseFlames, range(1, most + 1)), hold)

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, DouseFlames):
            return
        b = battle(g)
        pay(g, b.attacker, action.flames)
        add_fire(g, b.target, -action.flames)
        witch(g).supply += action.flames
        g.log(FlamesDoused, b.attacker, b.target, action.flames)
        if not g.fire[b.target]:
            refill(g)
            score(g, b.attacker, NUMBERS.bonfire)
            g.then(HitHester(self.seat))


def refill(g: HarrowState) -> None:
    """HC-21.52, A-69, A-71: two flames from the supply, or what is there, go on the rightmost empty bonfire slot."""
    own = witch(g)
    empty = [slot for slot, flames in enumerate(own.slots) if not flames]
    if empty:
        own.slots[empty[-1]] = min(TABLE.flames_each, own.supply)
        own.supply -= own.slots[empty[-1]]


class HitHester(Ask):
    """HC-21.53, HC-21.54: with all flames gone and HC-11.7 still true she can be hit and leaves the map; no points."""

    def open_to(self, g: HarrowState) -> bool:
        b = battle(g)
        return g.legend_at[HESTER_SLOT] == b.target and not g.fire[b.target] and can_pay(g, b)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (strike,) if g.solo is not None else (strike, hold)

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, Strike):
            return
        b = battle(g)
        pay(g, b.attacker, cost_at(g, b.target))
        g.log(HesterDriven, b.target)
        leave_map(g)
        if g.solo is not None and TABLE.refill_when_driven:
            refill(g)
        g.then(SpoonToOne(self.seat, b.attacker))


def leave_map(g: HarrowState) -> None:
    """HC-21.54, HC-21.62, HC-10.7: Hester leaves the map; a nail under her goes back."""
    set_legend(g, HESTER_SLOT, -1)
    if g.pins and LEGEND_PIN + HESTER_SLOT in g.pins:
        g.pins[g.pins.index(LEGEND_PIN + HESTER_SLOT)] = -1


class SpoonToOne(Ask):
    """HC-21.54, A-34: whoever drove Hester away may turn the own spoon to 1."""

    faction: int

    def open_to(self, g: HarrowState) -> bool:
        return g.dial and g.spoon[self.faction] > 1

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: (TurnSpoon(),),) if g.solo is not None else (lambda g: (TurnSpoon(), Hold()),)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, TurnSpoon):
            turn_spoon(g, self.faction, 1)


KINDS = (FlamesDoused, HesterDriven, HesterFed, DouseFlames, TurnSpoon, Douse, HitHester, SpoonToOne)
