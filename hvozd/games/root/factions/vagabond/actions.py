"""R-9.4, R-9.5, R-9.6: what the Vagabond does with his items in the phases of his turn."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Bag, Chain, Do, Event, Offer, Product
from hvozd.games.root.components import ANY, CLEARINGS, COST
from hvozd.games.root.factions.vagabond.aid import aid_options, quest_options
from hvozd.games.root.factions.vagabond.characters import character, in_clearing
from hvozd.games.root.factions.vagabond.items import (
    BAG,
    BOOTS,
    CROSSBOW,
    HAMMER,
    KINDS_OF_ITEM,
    NUMBERS,
    SWORD,
    TEA,
    TORCH,
    TRACKS,
    exhaust,
    face_up,
    gain,
    leave_game,
    listed,
    on_track,
    own,
    repair,
    total,
    wares,
)
from hvozd.games.root.factions.vagabond.travel import Travel, TravelWith, travel_options
from hvozd.games.root.hooks import DAYLIGHT, Loss, faction
from hvozd.games.root.rules.battle import Fight, battle_options
from hvozd.games.root.rules.craft import craft, craftable
from hvozd.games.root.rules.pieces import enemies
from hvozd.games.root.rules.removal import pieces_at, remove
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.wandering import DAMAGED, DAMAGED_DOWN, DOWN, UP, RuinExplored, Ware, put_under_ruin, under_ruin
from hvozd.games.root.rules.windows import Done, Idle, close_window, window_offers
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Card, Item, Piece, Seat
from hvozd.kit.picks import Picks

# -- Birdsong -----------------------------------------------------------------------------------------------------------


class ItemsRefreshed(Event):
    seat: Seat
    items: tuple[Ware, ...]


class TeaCounted(Event):
    seat: Seat
    tea: int


class CountTea(Action):
    """R-9.4.1, R-1.1.3: the tea that is face up now counts, whatever else happens at the start of Birdsong."""

    form = "count tea"

    def do(self, g: RootState, seat: int) -> None:
        board = own(g, seat)
        board.tea = on_track(g, seat, TEA)
        g.log(TeaCounted, seat, board.tea)


def tea_offers(g: RootState, seat: int) -> Sequence[Offer]:
    """R-9.4.1, W-B1: while there is tea to count; a tea that pays for something before is face down."""
    return (lambda g: (CountTea(),),) if own(g, seat).tea < 0 and on_track(g, seat, TEA) else ()


class RefreshItems(Action):
    """R-9.4.1: which exhausted items are turned up."""

    form = "refresh {items}"
    items: Bag[Ware]

    def do(self, g: RootState, seat: int) -> None:
        items = own(g, seat).items
        for ware in self.items:
            items[ware] -= 1
            items[ware - DOWN] += 1
        g.log(ItemsRefreshed, seat, self.items)


class Refresh(Ask):
    """R-9.4.1, W-VB1: two items for each tea on its track and up to three more; he chooses if not all can be turned up. Where
    all can, he is not asked: nothing in the Law makes an item worse for lying face up."""

    def least(self, g: RootState) -> int:
        """R-9.4.1: the items turned up for tea are no choice; the tea is what was face up at the start of Birdsong."""
        counted = own(g, self.seat).tea
        return NUMBERS["refresh_per_tea"] * (on_track(g, self.seat, TEA) if counted < 0 else counted)

    def most(self, g: RootState) -> int:
        return NUMBERS["refresh"] + self.least(g)

    def open_to(self, g: RootState) -> bool:
        pool = wares(g, self.seat, DOWN, DAMAGED_DOWN)
        return len(pool) > 1 and total(pool) > self.most(g)

    def skipped(self, g: RootState) -> None:
        pool = listed(wares(g, self.seat, DOWN, DAMAGED_DOWN))
        if pool:
            RefreshItems(pool[: self.most(g)]).do(g, self.seat)

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.refreshes,)

    def refreshes(self, g: RootState) -> Sequence[Action]:
        """R-9.4.1: as many as may be, or fewer."""
        pool = wares(g, self.seat, DOWN, DAMAGED_DOWN)
        return Chain([Product(RefreshItems, Picks(pool, number)) for number in range(self.most(g), self.least(g) - 1, -1)])


# -- Daylight -----------------------------------------------------------------------------------------------------------


class VagabondActions(Ask):
    """R-9.5, W-VB3, I-VB-24: actions in any order and number, as long as he has items to exhaust."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        items = own(g, self.seat).items
        offers: list[Offer] = [self.end, *window_offers(g, self.seat, DAYLIGHT)]
        offers += [offer for kind, offer in self.anywhere() if items[kind * 4]]
        if in_clearing(g, self.seat):
            offers += [self.aids, self.quests]
            offers += [offer for kind, offer in self.in_clearings() if items[kind * 4]]
        return offers

    def anywhere(self) -> Sequence[tuple[int, Offer]]:
        return (BOOTS, self.travels), (HAMMER, self.repairs), (TORCH, self.special)

    def in_clearings(self) -> Sequence[tuple[int, Offer]]:
        return (SWORD, self.battles), (TORCH, self.explorations), (CROSSBOW, self.strikes), (HAMMER, self.crafts)

    def end(self, g: RootState) -> Sequence[Action]:
        return (Done(),)

    def travels(self, g: RootState) -> Sequence[Action]:
        """R-9.5.1: one boot, two where hostile warriors stand."""
        return travel_options(g, self.seat, face_up(g, self.seat, BOOTS) - 1)

    def battles(self, g: RootState) -> Sequence[Action]:
        """R-9.5.2: one sword."""
        return battle_options(g, self.seat, (g.pawns[self.seat],))

    def explorations(self, g: RootState) -> Sequence[Action]:
        return (Explore(),) if g.ruins[g.pawns[self.seat]] else ()

    def aids(self, g: RootState) -> Sequence[Action]:
        return aid_options(g, self.seat)

    def quests(self, g: RootState) -> Sequence[Action]:
        more = character(g, self.seat).quests(g, self.seat)
        plain = quest_options(g, self.seat)
        return [*plain, *more] if more else plain

    def strikes(self, g: RootState) -> Sequence[Action]:
        return strike_options(g, self.seat)

    def repairs(self, g: RootState) -> Sequence[Action]:
        """R-9.5.7: any damaged item."""
        return Product(Repair, [ware for ware, _ in wares(g, self.seat, DAMAGED, DAMAGED_DOWN)])

    def crafts(self, g: RootState) -> Sequence[Action]:
        return hammer_crafts(g, self.seat)

    def special(self, g: RootState) -> Sequence[Action]:
        """R-9.5.9: the action of the character."""
        return character(g, self.seat).special(g, self.seat)

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            close_window(g, DAYLIGHT)
            return
        g.stack.append(self)
        if isinstance(action, (Travel, TravelWith)):
            exhaust(g, self.seat, BOOTS)
        elif isinstance(action, Fight):
            exhaust(g, self.seat, SWORD)
        action.do(g, self.seat)


class Explore(Action):
    """R-9.5.3: look under the ruin for a torch."""

    form = "explore"

    def do(self, g: RootState, seat: int) -> None:
        """R-9.7.1: alone he takes what is there; with two Vagabonds he looks and chooses."""
        exhaust(g, seat, TORCH)
        clearing = g.pawns[seat]
        if sum(1 for other in range(g.seats) if not faction(g, other).file.warriors) == 1:
            take_from_ruin(g, seat, clearing, under_ruin(g, clearing)[0])
        else:
            board = own(g, seat)
            board.seen = tuple(sorted({*board.seen, clearing}))
            g.reveal(seat)
            g.then(ChooseRuinItem(seat, clearing))


class TakeRuinItem(Action):
    """R-9.7.1: the item that is taken, or none."""

    form = "unearth {item}"
    item: Item | None


class ChooseRuinItem(Ask):
    """R-9.7.1, I-VB-16: one of the items under the ruin, none of a kind he already has from a ruin, or nothing."""

    clearing: int

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (self.items,)

    def items(self, g: RootState) -> Sequence[Action]:
        mine = own(g, self.seat).from_ruins
        kinds = sorted({kind for kind in under_ruin(g, self.clearing) if not mine >> kind & 1})
        return [*(TakeRuinItem(kind) for kind in kinds), TakeRuinItem(None)]

    def take(self, g: RootState, action: TakeRuinItem) -> None:
        if action.item is None:
            g.log(RuinExplored, self.seat, self.clearing, None)
        else:
            take_from_ruin(g, self.seat, self.clearing, action.item)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.clearing)


def take_from_ruin(g: RootState, seat: int, clearing: int, kind: int) -> None:
    """R-9.5.3, R-2.2.4: the item comes face up, a point is scored; an empty ruin leaves and frees its slot."""
    left = under_ruin(g, clearing)
    left.remove(kind)
    put_under_ruin(g, clearing, left)
    if not left:
        g.ruins[clearing] = 0
        g.open_slots[clearing] += 1
    gain(g, seat, kind)
    own(g, seat).from_ruins |= 1 << kind
    g.reveal()
    g.log(RuinExplored, seat, clearing, kind)
    score(g, seat, 1)


class StrikeWarrior(Action):
    """R-9.5.6: a crossbow takes a warrior."""

    form = "strike warrior of {player}"
    player: Seat

    def do(self, g: RootState, seat: int) -> None:
        exhaust(g, seat, CROSSBOW)
        remove(g, [Loss(self.player, g.pawns[seat], seat, 1)])


class StrikePiece(Action):
    """R-9.5.6: a crossbow takes a building or token of a player without warriors here."""

    form = "strike {piece}"
    piece: Piece

    def do(self, g: RootState, seat: int) -> None:
        exhaust(g, seat, CROSSBOW)
        owner = g.factions.index(self.piece // PIECE_KINDS)
        remove(g, [Loss(owner, g.pawns[seat], seat, 0, (self.piece % PIECE_KINDS,))])


def strike_options(g: RootState, seat: int) -> Sequence[Action]:
    """R-9.5.6, I-VB-14, I-WIN-9: enemies with pieces here; a Vagabond has nothing that can be struck."""
    here = g.pawns[seat]
    found: list[Action] = []
    for other in range(g.seats):
        if not enemies(g, seat, other):
            continue
        if g.warriors[other * CLEARINGS + here]:
            found.append(StrikeWarrior(other))
        else:
            found.extend(StrikePiece(g.factions[other] * PIECE_KINDS + kind) for kind, _ in pieces_at(g, other, here))
    return found


class Repair(Action):
    """R-9.5.7: a hammer repairs one damaged item."""

    form = "repair {item}"
    item: Ware

    def do(self, g: RootState, seat: int) -> None:
        exhaust(g, seat, HAMMER)
        repair(g, seat, (self.item,))


class HammerCraft(Action):
    """R-9.2.1, R-9.5.8: craft a card, one hammer an icon."""

    form = "craft {card} by hammer"
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        exhaust(g, seat, *(HAMMER for _ in COST[self.card]))
        craft(g, seat, self.card)


def hammer_crafts(g: RootState, seat: int) -> Sequence[Action]:
    """R-9.2.1, I-CRAFT-3, I-VB-25: every hammer has the suit of his clearing, so icons of two suits can never be paid."""
    hammers = face_up(g, seat, HAMMER)
    suits = (g.suits[g.pawns[seat]], ANY)
    return Product(
        HammerCraft,
        [
            card
            for card in sorted(set(g.hands[seat]))
            if len(COST[card]) <= hammers and all(suit in suits for suit in COST[card]) and craftable(g, seat, card)
        ],
    )


# -- Evening ------------------------------------------------------------------------------------------------------------


class Rested(Event):
    seat: Seat


class EveningsRest(Idle, Do):
    """R-9.6.1, I-VB-26: in a forest everything damaged returns face up; what is only exhausted stays so."""

    seat: int

    def run(self, g: RootState) -> None:
        if in_clearing(g, self.seat):
            return
        items = own(g, self.seat).items
        for kind in KINDS_OF_ITEM:
            items[kind * 4] += items[kind * 4 + DAMAGED] + items[kind * 4 + DAMAGED_DOWN]
            items[kind * 4 + DAMAGED] = items[kind * 4 + DAMAGED_DOWN] = 0
        g.log(Rested, self.seat)


class ItemsDropped(Event):
    seat: Seat
    items: tuple[Ware, ...]


class DropItems(Action):
    """R-9.6.4: which items leave the game."""

    form = "drop {items}"
    items: Bag[Ware]

    def do(self, g: RootState, seat: int) -> None:
        leave_game(g, seat, self.items)
        g.log(ItemsDropped, seat, self.items)


class ItemCapacity(Ask):
    """R-9.6.4, W-VB4, I-VB-11: satchel and damaged box hold six items and two more for each bag on its track."""

    def open_to(self, g: RootState) -> bool:
        return self.surplus(g) > 0

    def surplus(self, g: RootState) -> int:
        held = sum(own(g, self.seat).items) - sum(on_track(g, self.seat, kind) for kind in TRACKS)
        return held - NUMBERS["capacity"] - NUMBERS["capacity_per_bag"] * on_track(g, self.seat, BAG)

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(DropItems, Picks(carried(g, self.seat), self.surplus(g))),)


def carried(g: RootState, seat: int) -> list[tuple[int, int]]:
    """I-VB-11: the items in satchel and damaged box; those on the tracks do not count."""
    pool = wares(g, seat, UP, DOWN, DAMAGED, DAMAGED_DOWN)
    tracks = {kind * 4: on_track(g, seat, kind) for kind in TRACKS}
    return [(ware, count - tracks.get(ware, 0)) for ware, count in pool if count > tracks.get(ware, 0)]


KINDS = (
    TeaCounted,
    CountTea,
    ItemsRefreshed,
    RefreshItems,
    Refresh,
    VagabondActions,
    Explore,
    TakeRuinItem,
    ChooseRuinItem,
    StrikeWarrior,
    StrikePiece,
    Repair,
    HammerCraft,
    Rested,
    EveningsRest,
    ItemsDropped,
    DropItems,
    ItemCapacity,
)
