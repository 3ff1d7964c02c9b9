"""The Fair Folk: nests, quests, cards, and a queen to find."""

from collections.abc import Mapping, Sequence
from functools import partial

from hvozd.core import Ask, Do, Offer, Product, Rng, Step
from hvozd.core.rooms import room
from hvozd.games.harrow.factions.fairfolk import acting, cards, duel, offers, reasons, searching
from hvozd.games.harrow.factions.fairfolk.acting import QUEEN, QUESTS_HAND, SWORD, FairTurn, HidePlace, draw_offers
from hvozd.games.harrow.factions.fairfolk.cards import draw_fair
from hvozd.games.harrow.factions.fairfolk.figures import FAIR, FIGURES, TABLE
from hvozd.games.harrow.factions.fairfolk.hidden import FairFolkView, redeal, seen
from hvozd.games.harrow.factions.fairfolk.offers import collect_offers, folk, held_offers
from hvozd.games.harrow.factions.fairfolk.searching import MarkTerrain
from hvozd.games.harrow.hooks import Faction
from hvozd.games.harrow.maps import HEXES
from hvozd.games.harrow.rules.cubes import gain
from hvozd.games.harrow.state import FairFolkBoard, Hand, HarrowState
from hvozd.games.harrow.words import SEARCH_CUBE


class FairFolk(Faction):
    """HC-24.1: they have no colour, no points and no lantern (A-97)."""

    faction = FAIR
    hands = (FAIR, QUESTS_HAND)

    def prepare(self, g: HarrowState) -> None:
        equip_fair_folk(g)

    def opening(self, g: HarrowState) -> Sequence[Step]:
        return opening(g)

    def seen(self, g: HarrowState, seat: int | None, viewer: int) -> FairFolkView | None:
        return seen(g, seat, viewer)

    def held(self, g: HarrowState) -> Mapping[str, list[int]]:
        quests = g.hands[QUESTS_HAND]
        return {"quests": sorted(quests.held) if quests else [], "offers": sorted(folk(g).prepared)}

    def redeal(self, g: HarrowState, seat: int | None, viewer: int, rng: Rng) -> None:
        redeal(g, seat, viewer, rng)

    def cubes_kept(self, g: HarrowState, cube: int) -> int:
        return folk(g).board.bit_count() if cube == SEARCH_CUBE else 0

    def pieces(self, g: HarrowState) -> list[int]:
        """Offers."""
        own = folk(g)
        taken = [offer for row in own.taken for offer in row]
        return sorted(own.bag + own.prepared + taken + [nest - 2 for nest in own.nests if nest > 1])

    def turn_before_each(self, g: HarrowState) -> Do | None:
        return FairTurn()

    def extras(self, g: HarrowState, faction: int) -> Sequence[Offer]:
        return (partial(held_offers, faction=faction),) if self.extras_wait(g, faction) else ()

    def extras_wait(self, g: HarrowState, faction: int) -> bool:
        return bool(folk(g).taken[faction])

    def collected(self, g: HarrowState, faction: int) -> None:
        collect_offers(g, faction)

    def points(self, g: HarrowState) -> int:
        return folk(g).found

    def triumphs(self, g: HarrowState) -> str:
        """HC-24.60: the queen was found in this round."""
        return "queen" if folk(g).found == QUEEN else ""

    def haint_fell(self, g: HarrowState) -> None:
        """HC-24.26: with the sword one search cube whenever a haint is killed or infected."""
        if folk(g).found >= SWORD:
            gain(g, SEARCH_CUBE)


# -- setup --------------------------------------------------------------------------------------------------------------------


def equip_fair_folk(g: HarrowState) -> None:
    """HC-24.2, HC-24.4, HC-24.5: quests, cards, offers; no cube on the battleground."""
    g.fairfolk = FairFolkBoard([0] * HEXES, list(range(len(FIGURES.offers.names))))
    g.hands[FAIR] = Hand(list(range(len(FIGURES.cards.cards))))
    g.hands[QUESTS_HAND] = Hand(list(range(len(FIGURES.quests.cards))))
    draw_fair(g, QUESTS_HAND, TABLE.quests)
    draw_fair(g, FAIR, TABLE.hand)
    draw_offers(g, TABLE.prepared)


def opening(g: HarrowState) -> list[Step]:
    """HC-24.3: the first other player hides sword, crown and queen; the Fair Folk mark a terrain."""
    other = next(seat for seat, faction in enumerate(g.factions) if faction != FAIR)
    return [*(HideFind(other, number) for number in range(3)), MarkTerrain(g.seat(FAIR))]


class HideFind(Ask):
    """HC-24.3, HC-27.42, A-75: three different hexes, any kind; all but the Fair Folk know them."""

    number: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(HidePlace, [h for h in range(HEXES) if h not in folk(g).places]),)

    def take(self, g: HarrowState, action: HidePlace) -> None:
        folk(g).places[self.number] = action.hex


FACTION = FairFolk()

KINDS = (HideFind,)
ORDER = FAIR
ROOM = room(__name__, acting, cards, duel, offers, reasons, searching)
