"""R-9.2.3, R-9.4.2, R-9.5.1: where the Vagabond's pawn goes, and the allies it takes along."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Chain, Offer, Product
from hvozd.games.root.components import CLEARINGS, MAPS
from hvozd.games.root.factions.vagabond.items import ALLIED, BOOTS, HOSTILE, exhaust, own
from hvozd.games.root.hooks import FERRY, MAP_RULES
from hvozd.games.root.rules.move import Moving, adjacent, landing, move
from hvozd.games.root.rules.wandering import go, is_forest
from hvozd.games.root.rules.windows import Done
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Place, Seat


class Travel(Moving):
    """R-9.5.1, R-9.2.9.III.b: the pawn moves to a clearing; hostile warriors there cost one boot more."""

    form = "travel {target}"
    target: Place

    def do(self, g: RootState, seat: int) -> None:
        pay_extra_boot(g, seat, self.target)
        go(g, seat, self.target)


class TravelWith(Moving):
    """R-9.5.1, R-9.2.9.II.b: the pawn moves and takes warriors of an ally along."""

    form = "travel {target} with {ally} x{warriors}"
    target: Place
    ally: Seat
    warriors: int

    def do(self, g: RootState, seat: int) -> None:
        pay_extra_boot(g, seat, self.target)
        go_with(g, seat, self.target, self.ally, self.warriors)


def pay_extra_boot(g: RootState, seat: int, target: int) -> None:
    """R-9.2.9.III.b, I-VB-13: also when a card grants the move."""
    if hostile_at(g, seat, target):
        exhaust(g, seat, BOOTS)


def hostile_at(g: RootState, seat: int, target: int) -> bool:
    """R-9.2.9.III.b: whether warriors of a hostile faction stand there; buildings and tokens alone do not count."""
    clearing = landing(target)
    for other, relation in enumerate(own(g, seat).relations):
        if relation == HOSTILE and g.warriors[other * CLEARINGS + clearing]:
            return True
    return False


def go_with(g: RootState, seat: int, target: int, ally: int, warriors: int) -> None:
    """R-9.2.9.II.b, R-9.2.9.II.e, I-MAP-3: he is the mover of the allied warriors and answers for what they cause; of
    the ferry both have something."""
    origin = g.pawns[seat]
    if target >= FERRY:
        g.then(*MAP_RULES[g.map].carried(g, ally, landing(target)))
    go(g, seat, target)
    move(g, seat, ally, origin, landing(target), warriors)


def near_clearings(g: RootState, seat: int) -> Sequence[int]:
    """R-2.2.1, I-MAP-3: the clearings joined to his, and those the ferry reaches."""
    here = g.pawns[seat]
    near = adjacent(g, seat, here)
    return (*near, *MAP_RULES[g.map].targets(g, seat, here)) if here == g.ferry else near


def roads(g: RootState, seat: int) -> list[int]:
    """R-9.2.3, R-9.5.1: the clearings he may move to, whoever rules; from a forest the clearings beside it."""
    here = g.pawns[seat]
    if is_forest(here):
        near: Sequence[int] = [place for place in MAPS[g.map].beside_forest(here) if place < CLEARINGS]
    elif g.no_leave[here] >> seat & 1:
        return []
    else:
        near = near_clearings(g, seat)
    return [place for place in near if not g.no_enter[landing(place)] >> seat & 1]


def travel_options(g: RootState, seat: int, boots: int) -> Sequence[Action]:
    """R-9.5.1, I-VB-13: every move, with so many boots left to pay for hostile warriors."""
    targets = [place for place in roads(g, seat) if boots or not hostile_at(g, seat, place)]
    alone = Product(Travel, targets)
    escorts = with_allies(g, seat, TravelWith, targets)
    return Chain([alone, *escorts]) if escorts else alone


def with_allies(g: RootState, seat: int, make: type[Action], targets: Sequence[int]) -> list[Sequence[Action]]:
    """R-9.2.9.II.b, I-VB-5: any number of warriors of one ally, from clearing to clearing, where nothing holds them."""
    here = g.pawns[seat]
    parts: list[Sequence[Action]] = []
    if is_forest(here):
        return parts
    for ally, relation in enumerate(own(g, seat).relations):
        warriors = g.warriors[ally * CLEARINGS + here] if relation == ALLIED else 0
        if warriors and not g.no_leave[here] >> ally & 1:
            there = [place for place in targets if not is_forest(place) and not g.no_enter[landing(place)] >> ally & 1]
            if there:
                parts.append(Product(make, there, (ally,), range(1, warriors + 1)))
    return parts


# -- Slip ---------------------------------------------------------------------------------------------------------------


class Slip(Action):
    """R-9.4.2: to an adjacent clearing or forest without boots."""

    form = "slip {target}"
    target: Place

    def do(self, g: RootState, seat: int) -> None:
        go(g, seat, self.target)


class SlipWith(Action):
    """R-9.4.2, I-VB-5: the same with warriors of an ally."""

    form = "slip {target} with {ally} x{warriors}"
    target: Place
    ally: Seat
    warriors: int

    def do(self, g: RootState, seat: int) -> None:
        go_with(g, seat, self.target, self.ally, self.warriors)


def slip_targets(g: RootState, seat: int) -> list[int]:
    """R-9.4.2, R-2.4.1: neighbours of his clearing or forest; what forbids leaving does not hold him."""
    here = g.pawns[seat]
    woodland = MAPS[g.map]
    if is_forest(here):
        near: Sequence[int] = woodland.beside_forest(here)
    else:
        near = (*near_clearings(g, seat), *woodland.forests_at(here))
    return [place for place in near if is_forest(place) or not g.no_enter[landing(place)] >> seat & 1]


class Slipping(Ask):
    """R-9.4.2, W-VB2: slip or stay."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.slips, lambda g: (Done(),))

    def slips(self, g: RootState) -> Sequence[Action]:
        """I-VB-5: allies come along; by the other reading (X-7) he slips alone."""
        targets = slip_targets(g, self.seat)
        company = with_allies(g, self.seat, SlipWith, targets) if "X-7" not in g.rulings else ()
        return Chain([Product(Slip, targets), *company])


KINDS = (Travel, TravelWith, Slip, SlipWith, Slipping)
