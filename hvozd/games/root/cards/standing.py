"""K-X: the effects of the Exiles and Partisans deck that hold without being used, and those in battle."""

from collections.abc import Sequence

from hvozd.core import Action, Bag, Chain, Product, Step
from hvozd.games.root.components import BIRD, CARD, SUIT, SUITS, fits
from hvozd.games.root.hooks import RIVERS, Effect, faction
from hvozd.games.root.rules.battle import add_extra_hit, now
from hvozd.games.root.rules.events import UsedCard
from hvozd.games.root.rules.hand import draw, spend
from hvozd.games.root.rules.pieces import clearings_with, weigh_tokens
from hvozd.games.root.rules.score import score
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Card, Suit
from hvozd.kit.picks import Picks, tally


class BoatBuilders(Effect):
    """K-X.1, I-CARD-15: rivers are paths for the owner."""

    def crafted(self, g: RootState, seat: int, card: int) -> Sequence[Step]:
        g.links.append((seat, RIVERS))
        return ()

    def left_play(self, g: RootState, seat: int, card: int) -> None:
        g.links.remove((seat, RIVERS))


class Tunnels(Effect):
    """K-X.16, I-CARD-16: clearings with own crafting pieces are adjacent to each other."""

    def crafted(self, g: RootState, seat: int, card: int) -> Sequence[Step]:
        g.links.append((seat, card))
        return ()

    def left_play(self, g: RootState, seat: int, card: int) -> None:
        g.links.remove((seat, card))

    def links(self, g: RootState, seat: int, clearing: int) -> Sequence[int]:
        sites = {site for kind in faction(g, seat).crafts_with for site in clearings_with(g, seat, kind)}
        return sorted(sites - {clearing}) if clearing in sites else ()


class CorvidPlanners(Effect):
    """K-X.4, I-CARD-15: the owner's moves ignore rule."""

    moves_freely = True


class SoupKitchens(Effect):
    """K-X.14, I-CARD-17: the owner's tokens count two each for rule."""

    def crafted(self, g: RootState, seat: int, card: int) -> Sequence[Step]:
        weigh_tokens(g, seat, 2)
        return ()

    def left_play(self, g: RootState, seat: int, card: int) -> None:
        weigh_tokens(g, seat, 0)


class MasterEngravers(Effect):
    """K-X.9, I-CARD-19, I-EYR-5: a point more for every item the owner crafts."""

    def item_crafted(self, g: RootState, seat: int, crafter: int) -> None:
        if crafter == seat:
            score(g, seat, 1)


class MurineBroker(Effect):
    """K-X.10, I-CARD-8: a card for every item that another player crafts."""

    def item_crafted(self, g: RootState, seat: int, crafter: int) -> None:
        if crafter != seat:
            g.log(UsedCard, seat, CARD["murine_broker"])
            draw(g, seat, 1)


class UsePartisans(Action):
    """K-X.11, R-2.1.1, I-CARD-21: an extra hit; every hand card is discarded but those of the suit, and the birds that are
    treated as that suit: which of them are not, the player says."""

    form = "partisans {suit} without {birds}"
    suit: Suit
    birds: Bag[Card]

    def do(self, g: RootState, seat: int) -> None:
        card = CARD[f"{SUITS[self.suit]}_partisans"]
        now(g).used += (card,)
        g.log(UsedCard, seat, card)
        g.reveal()  # that no card had to go tells something, too
        add_extra_hit(g, seat)
        for other in [*self.birds, *(held for held in g.hands[seat] if not fits(held, self.suit))]:
            spend(g, seat, other)


class Partisans(Effect):
    """K-X.11, I-CARD-21: for either side, in clearings of the suit."""

    in_battle = True

    def __init__(self, suit: str) -> None:
        self.suit = SUITS.index(suit)

    def battle_options(self, g: RootState, seat: int, card: int) -> Sequence[Action]:
        """Whatever the hand holds, all birds may stay."""
        if g.suits[now(g).clearing] != self.suit:
            return ()
        birds = tally([held for held in g.hands[seat] if SUIT[held] == BIRD])
        return Chain([Product(UsePartisans, (self.suit,), Picks(birds, number)) for number in range(total(birds) + 1)])


def total(stock: Sequence[tuple[int, int]]) -> int:
    return sum(number for _, number in stock)


STANDING: dict[str, Effect] = {
    "boat_builders": BoatBuilders(),
    "tunnels": Tunnels(),
    "corvid_planners": CorvidPlanners(),
    "soup_kitchens": SoupKitchens(),
    "master_engravers": MasterEngravers(),
    "murine_broker": MurineBroker(),
    "fox_partisans": Partisans("fox"),
    "rabbit_partisans": Partisans("rabbit"),
    "mouse_partisans": Partisans("mouse"),
}

KINDS = (UsePartisans,)
