"""R-4.1: crafting."""

from collections.abc import Sequence
from itertools import product

from hvozd.core import Action, Ask, Bag, Chain, Do, Offer, Product
from hvozd.games.root.components import ANY, CLEARINGS, COST, ITEM, MAP_CLEARINGS, NEEDS, PERSISTENT
from hvozd.games.root.hidden.knowledge import left_openly
from hvozd.games.root.hooks import DAYLIGHT, EFFECTS, EVENING, faction
from hvozd.games.root.rules.events import Crafted, TookItem
from hvozd.games.root.rules.hand import leave_play, spend
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.windows import Done, close_window, window_cards, window_offers
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Card, Place
from hvozd.kit.picks import Picks


class Craft(Action):
    """R-4.1: craft a card by activating pieces in these clearings."""

    form = "craft {card} with {clearings}"
    card: Card
    clearings: Bag[Place]

    def do(self, g: RootState, seat: int) -> None:
        for clearing in self.clearings:
            g.activated[clearing] += 1
        craft(g, seat, self.card)


def sources(g: RootState, seat: int) -> list[int]:
    """R-4.1.1, I-CRAFT-2: per clearing, crafting pieces not yet activated this turn."""
    left = [0] * CLEARINGS
    activated = g.activated
    for kind in faction(g, seat).crafting_kinds(g, seat):
        at = (seat * PIECE_KINDS + kind) * CLEARINGS
        row = g.pieces[at : at + CLEARINGS]
        if any(row):
            left = [have + more for have, more in zip(left, row, strict=True)]
    return [have - used if have > used else 0 for have, used in zip(left, activated, strict=True)] if any(activated) else left


def any_source(g: RootState, seat: int) -> bool:
    """Whether any crafting piece is left to activate; a mark leaves the map with its piece."""
    pieces = 0
    for kind in faction(g, seat).crafting_kinds(g, seat):
        at = (seat * PIECE_KINDS + kind) * CLEARINGS
        pieces += sum(g.pieces[at : at + CLEARINGS])
    return pieces > sum(g.activated)


def craftable(g: RootState, seat: int, card: int) -> bool:
    """R-4.1.2, R-4.1.4: there is a cost, the item is in the supply, no identical effect lies in the play area."""
    if not COST[card] or (ITEM[card] >= 0 and not g.items[ITEM[card]]):
        return False
    return card not in g.crafted[seat]


def craft_options(g: RootState, seat: int) -> Sequence[Action]:
    """R-4.1, I-CRAFT-1: every card in hand that can be paid for, with every way to pay."""
    left = sources(g, seat)
    if not any(left):
        return ()
    by_suit = [0, 0, 0]
    for clearing in MAP_CLEARINGS:
        by_suit[g.suits[clearing]] += left[clearing]
    total = sum(by_suit)
    parts: list[Sequence[Action]] = []
    foxes, rabbits, mice = by_suit
    for card in sorted(set(g.hands[seat])):
        fox, rabbit, mouse = NEEDS[card]
        if fox <= foxes and rabbit <= rabbits and mouse <= mice and len(COST[card]) <= total and craftable(g, seat, card):
            parts.append(Product(Craft, (card,), payments(g, left, COST[card])))
    return Chain(parts)


def payments(g: RootState, left: Sequence[int], cost: Sequence[int]) -> Sequence[tuple[int, ...]]:
    """R-4.1.1, I-CRAFT-1: the different sets of pieces that pay a cost, as sorted clearings."""
    stock = [(clearing, left[clearing]) for clearing in MAP_CLEARINGS if left[clearing]]
    if cost[0] == ANY:
        return Picks(stock, len(cost))
    wanted = [(suit, cost.count(suit)) for suit in range(3) if suit in cost]
    ways = [Picks([row for row in stock if g.suits[row[0]] == suit], number) for suit, number in wanted]
    if len(ways) == 1:
        return ways[0]
    return sorted({tuple(sorted(sum(parts, ()))) for parts in product(*ways)})


def craft(g: RootState, seat: int, card: int) -> None:
    """R-4.1.2, R-4.1.3: an immediate card takes effect and is discarded; a persistent one goes into the play area."""
    g.log(Crafted, seat, card)
    if ITEM[card] >= 0:
        spend(g, seat, card)
        take_item(g, seat, card)
        return
    g.hands[seat].remove(card)
    left_openly(g, seat, card)
    g.crafted[seat].append(card)
    g.reveal()
    g.then(*EFFECTS[card].crafted(g, seat, card), *(() if card in PERSISTENT else (DiscardCrafted(seat, card),)))


class DiscardCrafted(Do):
    """R-4.1.2: an immediate card lies in the play area while it takes effect, then it is discarded."""

    seat: int
    card: int

    def run(self, g: RootState) -> None:
        leave_play(g, self.seat, self.card)


def take_item(g: RootState, seat: int, card: int) -> None:
    """R-2.5.4, R-3.2.2, K-C.3: the item moves from the supply to the crafter, who scores."""
    item = ITEM[card]
    g.items[item] -= 1
    faction(g, seat).gain_item(g, seat, item)
    g.log(TookItem, seat, item)
    score(g, seat, faction(g, seat).item_points(g, seat, card))
    for owner in range(g.seats):
        for held in g.crafted[owner]:
            EFFECTS[held].item_crafted(g, owner, seat)


class Crafting(Ask):
    """R-4.1, W-CR1: craft any number of cards, then go on; the free window of the phase stays open."""

    window: int = DAYLIGHT

    def open_to(self, g: RootState) -> bool:
        """A card may first bring one into an empty hand; in the Evening cards have just come back for the free window."""
        if faction(g, self.seat).can_craft_now(g, self.seat):
            return True
        if self.window == EVENING:
            return bool(window_offers(g, self.seat, EVENING))
        return not g.hands[self.seat] and any(sources(g, self.seat)) and bool(window_cards(g, self.seat, self.window))

    def offers(self, g: RootState) -> Sequence[Offer]:
        crafts = (lambda g: faction(g, self.seat).craft_options(g, self.seat), lambda g: (Done(),))
        return (*crafts, *window_offers(g, self.seat, self.window))

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            close_window(g, self.window)
            return
        g.stack.append(self)
        action.do(g, self.seat)


KINDS = (Craft, DiscardCrafted, Crafting)
