"""The Logical Lizards (chapter 8); their conspiracies have a file of their own."""

from collections.abc import Sequence

import msgspec

from hvozd.core import Do, Event, Ruling, Step
from hvozd.core.rooms import room
from hvozd.games.root.clockwork.bot import Bot, BotView, begin, bot
from hvozd.games.root.clockwork.bot import suit as suit_of
from hvozd.games.root.clockwork.bot_steps import (
    EndEvening,
    beside,
    craft_item,
    earn,
    put_piece,
    put_warriors,
    recruit,
    why_not_crafted,
)
from hvozd.games.root.clockwork.choosing import (
    Criterion,
    buildings_of,
    choose,
    draw_place,
    foes,
    most_points,
    most_warriors,
    nothing,
)
from hvozd.games.root.clockwork.logical_lizards import conspiracies
from hvozd.games.root.clockwork.logical_lizards.conspiracies import (
    CONSPIRACY_WORDS,
    Conspire,
    LogicalLizardsBoard,
    own,
    take_acolytes,
    to_common_discard,
)
from hvozd.games.root.clockwork.service_cards import advanced, buy_one_of, buy_to_craft, goods, hire_to_build
from hvozd.games.root.components import BIRD, CLEARINGS, DOMINANCE, MAP_CLEARINGS, SUIT, SUITS
from hvozd.games.root.hooks import BOT_DOMINANCE, Loss, faction
from hvozd.games.root.rules.acolytes import GARDENS
from hvozd.games.root.rules.battle import now
from hvozd.games.root.rules.events import Discarded
from hvozd.games.root.rules.hand import take_from_deck
from hvozd.games.root.rules.pieces import add_warriors, count, enemies, may_build, may_place, of_suit, on_map
from hvozd.games.root.rules.removal import return_warriors
from hvozd.games.root.setup.start import free_corners
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Card, Place, Seat, Suit


class LogicalLizardsView(BotView, tag="logical_lizards"):
    suit: int
    """The order, which is a suit without a card; -1 before the first turn."""
    acolytes: int
    marker: int
    """The space of the last conspiracy, from the left."""
    souls: tuple[int, ...]
    """The last one lies on top."""
    revealed: tuple[int, ...]
    gardens: list[int]


class SoulsOrder(Event):
    """The order that the Lost Souls give."""

    seat: Seat
    suit: Suit


class SoulRevealed(Event):
    seat: Seat
    card: Card


class SoulAdded(Event):
    """A card from the deck lies on top of the Lost Souls."""

    seat: Seat
    card: Card


class BecameAcolyte(Event):
    """A warrior leaves a clearing for the box of the acolytes."""

    seat: Seat
    place: Place


# -- setup --------------------------------------------------------------------------------------------------------------


class SetUpLizards(Do):
    """RB-8.3.2, RB-8.3.4, RB-8.3.5: warriors and a garden in a random corner, a warrior around it; three Lost Souls."""

    seat: int

    def run(self, g: RootState) -> None:
        corner = draw_place(g, self.seat, "RB-8.3.2", free_corners(g))
        g.homes[self.seat] = corner
        put_piece(g, self.seat, GARDENS[g.suits[corner]], corner)
        put_warriors(g, self.seat, corner, bot(g, self.seat).number(g, self.seat, "setup_warriors"))
        for clearing in beside(g, self.seat, corner):
            put_warriors(g, self.seat, clearing, 1)
        for _ in range(bot(g, self.seat).number(g, self.seat, "setup_souls")):
            add_soul(g, self.seat)


def add_soul(g: RootState, seat: int) -> int:
    """The top card of the deck goes face up on top of the Lost Souls; -1 if there is none."""
    card = take_from_deck(g)
    if card is None:
        return -1
    own(g, seat).souls += (card,)
    g.reveal()
    g.log(SoulAdded, seat, card)
    return card


# -- Birdsong -----------------------------------------------------------------------------------------------------------


class BuySouls(Do):
    """RB-S-A5: up to five Lost Souls cards for sale that are no birds are bought, even with fewer points than the seller."""

    seat: int

    def run(self, g: RootState) -> None:
        board, wanted = own(g, self.seat), bot(g, self.seat).number(g, self.seat, "wanted_souls")
        card = 0
        while card >= 0 and len(board.souls) < wanted:
            plain = [card for card in goods(g, self.seat) if SUIT[card] != BIRD]
            card = buy_one_of(g, self.seat, plain, "RB-S-A5", behind=True)
            if card >= 0:
                board.souls += (card,)


class FindOrder(Do):
    """RB-8.4.1, AMB-24: the most common suit of the Lost Souls, birds included; a tie, or none at all, is a bird."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "order", "RB-8.4.1")
        board = own(g, self.seat)
        suits = [SUIT[card] for card in board.souls]
        counts = [suits.count(suit) for suit in range(len(SUITS))]
        leads = [suit for suit, number in enumerate(counts) if number == max(counts)]
        board.suit = leads[0] if len(leads) == 1 else BIRD
        g.log(SoulsOrder, self.seat, board.suit)


# -- Daylight -----------------------------------------------------------------------------------------------------------


class BotRituals(Do):
    """RB-8.5, RB-D-LL, AMB-30: the top Lost Souls, as many as there are, one ritual each, the top one first."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "rituals", "RB-8.5")
        board = own(g, self.seat)
        rituals = min(bot(g, self.seat).number(g, self.seat, "rituals"), len(board.souls))
        if not rituals:
            nothing(g, self.seat, "RB-8.5", "no-souls")
        kept = len(board.souls) - rituals
        board.revealed = tuple(reversed(board.souls[kept:]))
        board.souls = board.souls[:kept]
        g.then(*(BotRitual(self.seat, card) for card in board.revealed))


class BotRitual(Do):
    """RB-8.5: one revealed card."""

    seat: int
    card: int

    def run(self, g: RootState) -> None:
        g.log(SoulRevealed, self.seat, self.card)
        if SUIT[self.card] == BIRD:
            sacrifice(g, self.seat, self.card)
        else:
            grow(g, self.seat, SUIT[self.card])


def grow(g: RootState, seat: int, suit: int) -> None:
    """RB-8.5.1, RB-2.5, RB-S-B3: a warrior in a clearing of the suit, and a garden if the bot then rules it, be it with
    Mercenaries."""
    begin(g, seat, "ritual", "RB-8.5.1")
    open_slots: Criterion = ("open-slots", lambda clearing: g.open_slots[clearing] > 0)
    built: Criterion = ("most-enemy-buildings", lambda clearing: sum(buildings_of(g, o, clearing) for o in foes(g, seat)))
    site = choose(g, seat, "RB-8.5.1", [c for c in of_suit(g, suit) if may_place(g, seat, c)], open_slots, built)
    if site is None:
        return
    recruit(g, seat, "RB-8.5.1", {site: 1})
    room = may_build(g, seat, site) and g.stock[seat * PIECE_KINDS + GARDENS[suit]]
    if room and hire_to_build(g, seat, lambda: [site] if g.ruler[site] == seat else []):
        put_piece(g, seat, GARDENS[suit], site)


def sacrifice(g: RootState, seat: int, card: int) -> None:
    """RB-8.5.2, RB-T-LL-MARTYRS, AMB-28: a warrior of the largest group becomes an acolyte; the bird is discarded for good."""
    begin(g, seat, "ritual", "RB-8.5.2")
    board = own(g, seat)
    manned = [c for c in MAP_CLEARINGS if g.warriors[seat * CLEARINGS + c]]
    site = choose(g, seat, "RB-8.5.2", manned, most_warriors(g, seat), why="no-origin")
    if site is not None:
        add_warriors(g, seat, site, -1)
        board.acolytes += 1
        g.log(BecameAcolyte, seat, site)
    if bot(g, seat).has(g, seat, "martyrs") and g.supply[seat]:
        g.supply[seat] -= 1
        take_acolytes(g, seat, 1)
    cards = list(board.revealed)
    cards.remove(card)
    board.revealed = tuple(cards)
    to_common_discard(g, (card,))
    g.log(Discarded, seat, (card,))


# -- Evening ------------------------------------------------------------------------------------------------------------


class ScoreGardens(Do):
    """RB-8.6.1, AMB-31: the track of the ordered suit; with a bird the one on which fewest gardens are left, so that most stand
    on the map; as a switch the other way round."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "score", "RB-8.6.1")
        order = suit_of(g, self.seat)
        best = min if "AMB-31" in g.rulings else max
        gardens = best(on_map(g, self.seat, kind) for kind in (GARDENS if order == BIRD else GARDENS[order : order + 1]))
        earn(g, self.seat, "RB-8.6.1", bot(g, self.seat).file.tracks["garden"].points[gardens - 1] if gardens else 0)


class GatherSouls(Do):
    """RB-8.6.2, RB-8.6.3: the Lost Souls left over are discarded, the revealed cards return, the first on top."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "lost-souls", "RB-8.6.2")
        board = own(g, self.seat)
        to_common_discard(g, board.souls)
        if board.souls:
            g.log(Discarded, self.seat, board.souls)
        else:
            nothing(g, self.seat, "RB-8.6.2", "none-left-over")
        board.souls = tuple(reversed(board.revealed))
        board.revealed = ()


class CraftSoul(Do):
    """RB-8.6.4, RB-S-B2: the top card of the deck: its item is crafted if there is one, and it becomes a Lost Soul; so does
    one bought in its place."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "craft", "RB-8.6.4")
        shown = add_soul(g, self.seat)
        if craft_item(g, self.seat, shown):
            return
        card = buy_to_craft(g, self.seat)
        if card >= 0:
            own(g, self.seat).souls += (card,)
            craft_item(g, self.seat, card)
        else:
            nothing(g, self.seat, "RB-8.6.4", why_not_crafted(shown))


class AddErraticSoul(Do):
    """RB-T-LL-ERRATIC: one more card from the deck becomes a Lost Soul."""

    seat: int

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "lost-souls", "RB-T-LL-ERRATIC")
        if add_soul(g, self.seat) < 0:
            nothing(g, self.seat, "RB-T-LL-ERRATIC", "no-order")


# -- the faction ----------------------------------------------------------------------------------------------------------


class LogicalLizards(Bot):
    """RB-8.3.1, RB-8.3.3: the Lost Souls give its order and its rituals; acolytes drive its conspiracies."""

    name = "logical_lizards"
    stands_for = "lizards"
    board = LogicalLizardsBoard
    words = {**Bot.words, "conspiracy": CONSPIRACY_WORDS}
    rulings = (
        Ruling("AMB-25", ("RB-8.4.2.I",)),
        Ruling("AMB-26", ("RB-8.4.2.III",)),
        Ruling("AMB-31", ("RB-8.6.1",)),
    )
    overrules = True
    catches_cards = True
    battles_by_day = False
    buys_birds = False

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        return (SetUpLizards(seat),)

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        souls = (BuySouls(seat),) if advanced(g, seat) else ()
        return (*souls, FindOrder(seat), Conspire(seat, 0))

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        return (BotRituals(seat),)

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        erratic = (AddErraticSoul(seat),) if self.has(g, seat, "erratic") else ()
        return (ScoreGardens(seat), GatherSouls(seat), CraftSoul(seat), EndEvening(seat), *erratic)

    def always_rules(self, g: RootState, seat: int, clearing: int) -> bool:
        """RB-8.2.1: the bot rules every clearing with a garden."""
        return any(count(g, seat, kind, clearing) for kind in GARDENS)

    def may_attack(self, g: RootState, seat: int, clearing: int) -> bool:
        """RB-8.4.2.II: a crusade needs two warriors in the clearing."""
        least = self.number(g, seat, "crusade_warriors") if own(g, seat).crusading else 1
        return g.warriors[seat * CLEARINGS + clearing] >= least

    def defender_criteria(self, g: RootState, seat: int, clearing: int) -> Sequence[Criterion]:
        """RB-8.4.2.II, RB-T-LL-FANATICS: most points; fanatics look for defenseless buildings first."""
        if not own(g, seat).fanatic:
            return (most_points(g),)

        def bare(player: int) -> int:
            return buildings_of(g, player, clearing) if faction(g, player).defenseless(g, player, clearing) else 0

        return (("most-defenseless-buildings", bare), most_points(g))

    def extra_hit(self, g: RootState, seat: int) -> str:
        """RB-T-LL-FANATICS: one more hit in the battle after a conversion."""
        return "RB-T-LL-FANATICS" if own(g, seat).fanatic and now(g).attacker == seat else ""

    def after_battle(self, g: RootState, seat: int) -> Sequence[Step]:
        own(g, seat).fanatic = False
        return ()

    def bonus_points(self, g: RootState, seat: int, losses: Sequence[Loss]) -> int:
        """RB-T-LL-SPITEFUL: one point, once a crusade, for removing any token."""
        board = own(g, seat)
        if not board.crusading or board.spited or not self.has(g, seat, "spiteful"):
            return 0
        foreign = [loss for loss in losses if enemies(g, seat, loss.owner)]
        board.spited = any(not faction(g, loss.owner).is_building[kind] for loss in foreign for kind in loss.pieces)
        return 1 if board.spited else 0

    def homecoming(self, g: RootState, seat: int, warriors: int, clearing: int) -> bool:
        """RB-8.2.2: outside the own turn one warrior of each removal becomes an acolyte."""
        board = own(g, seat)
        if g.turn == seat or clearing < 0 or board.avenged:
            return False
        board.avenged = True
        take_acolytes(g, seat, 1)
        if warriors > 1:
            return_warriors(g, seat, warriors - 1, clearing)
        return True

    def after_removal(self, g: RootState, seat: int, losses: Sequence[Loss]) -> Sequence[Step]:
        """RB-8.2.3: for each garden removed the top Lost Soul is discarded."""
        board = own(g, seat)
        board.avenged = False
        for _ in range(sum(len(loss.pieces) for loss in losses if loss.owner == seat)):
            top = board.souls[-1:]
            board.souls = board.souls[:-1]
            to_common_discard(g, top)
            if top:
                g.log(Discarded, seat, top)
        return ()

    def catches_card(self, g: RootState, seat: int, card: int) -> bool:
        """RB-8.2.4, RB-1.3.1: spent and discarded cards lie on top of the Lost Souls; with the dominance variant those cards
        are laid beside the map instead."""
        if card in DOMINANCE and g.variants & BOT_DOMINANCE:
            return False
        own(g, seat).souls += (card,)
        return True

    def view(self, g: RootState, seat: int, viewer: int | None) -> msgspec.Struct:
        board = own(g, seat)
        gardens = [on_map(g, seat, kind) for kind in GARDENS]
        beside = self.cards_beside(g, seat)
        return LogicalLizardsView(
            board.order, *beside, board.suit, board.acolytes, board.marker, board.souls, board.revealed, gardens
        )

    def census(self, g: RootState, seat: int) -> Sequence[int]:
        return (own(g, seat).acolytes, 0, 0, 0, 0, 0, 0)

    def cards_held(self, g: RootState, seat: int) -> Sequence[int]:
        return (*own(g, seat).souls, *own(g, seat).revealed)


KINDS = (
    SoulsOrder,
    SoulRevealed,
    SoulAdded,
    BecameAcolyte,
    SetUpLizards,
    BuySouls,
    FindOrder,
    BotRituals,
    BotRitual,
    ScoreGardens,
    GatherSouls,
    CraftSoul,
    AddErraticSoul,
)
FACTIONS = (LogicalLizards(),)
ORDER = 5
ROOM = room(__name__, conspiracies)
