"""R-10: the Lizard Cult."""

from bisect import insort
from collections.abc import Sequence
from pathlib import Path

import msgspec

from hvozd.core import Action, Ask, Do, Event, Offer, Product, Ruling, Step
from hvozd.core.rooms import room
from hvozd.games.root.components import BIRD, SUIT, faction_file
from hvozd.games.root.factions.lizards import conspiracies, reasons
from hvozd.games.root.factions.lizards.conspiracies import Conspiracies, LizardsBoard, add_acolytes, garden, own
from hvozd.games.root.hidden.knowledge import left_openly
from hvozd.games.root.hooks import DAYLIGHT, EVENING, Faction, Loss
from hvozd.games.root.rules.acolytes import GARDENS
from hvozd.games.root.rules.craft import Crafting
from hvozd.games.root.rules.events import PlacedPiece
from hvozd.games.root.rules.hand import lay_aside, spend, take_openly
from hvozd.games.root.rules.move import adjacent
from hvozd.games.root.rules.pieces import count, may_build, may_place, of_suit, on_map, place_piece, place_warriors
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.turn import DrawCards, KeepHandLimit
from hvozd.games.root.rules.windows import Done, close_window, window_offers
from hvozd.games.root.setup.start import StartIn, free_corners
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Card, Place, Seat, Suit

FIGURES = Path(__file__).with_name("lizards.json")
FILE = faction_file(FIGURES)
TRACK = FILE.tracks["garden"]


class LizardsView(msgspec.Struct, tag="lizards"):
    acolytes: int
    outcast: int
    hated: bool
    souls: list[int]
    revealed: list[int]
    scored: list[int]
    gardens: list[int]


class OutcastSet(Event):
    seat: Seat
    suit: Suit
    hated: bool


class CardRevealed(Event):
    seat: Seat
    card: Card


class SoulsGathered(Event):
    seat: Seat
    cards: int


# -- setup --------------------------------------------------------------------------------------------------------------


class ChooseGardenCorner(Ask):
    """R-10.3.2, R-10.3.4, W-S6: four warriors and a garden in a corner, a warrior in each clearing next to it."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(StartIn, free_corners(g)),)

    def take(self, g: RootState, action: StartIn) -> None:
        corner = action.clearing
        g.homes[self.seat] = corner
        place_garden(g, self.seat, corner)
        settle(g, self.seat, corner, FILE.numbers["setup_warriors"])
        for clearing in adjacent(g, self.seat, corner):
            settle(g, self.seat, clearing, 1)


def settle(g: RootState, seat: int, clearing: int, warriors: int) -> None:
    place_warriors(g, seat, clearing, warriors)


def place_garden(g: RootState, seat: int, clearing: int) -> None:
    kind = GARDENS[g.suits[clearing]]
    place_piece(g, seat, kind, clearing)
    g.log(PlacedPiece, seat, garden(g, seat, kind), clearing)


class NameOutcast(Action):
    """R-10.3.3: the first Outcast."""

    form = "outcast {suit}"
    suit: Suit


class ChooseOutcast(Ask):
    """R-10.3.3, W-S6: a suit of choice, Outcast side up."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: Product(NameOutcast, range(3)),)

    def take(self, g: RootState, action: NameOutcast) -> None:
        own(g, self.seat).outcast = action.suit
        g.log(OutcastSet, self.seat, action.suit, False)


# -- Birdsong -----------------------------------------------------------------------------------------------------------


class AdjustOutcast(Do):
    """R-10.4.1, I-LC-7, W-LC1: the suit that leads among the Lost Souls; a suit that stays becomes Hated."""

    seat: int

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        suits = [SUIT[card] for card in board.souls]
        counts = [suits.count(suit) for suit in range(3)]
        leads = [suit for suit in range(3) if counts[suit] == max(counts)]
        if len(leads) == 1 and leads[0] != board.outcast:
            board.outcast, board.hated = leads[0], False
        else:
            board.hated = True
        g.log(OutcastSet, self.seat, board.outcast, board.hated)


class DiscardSouls(Do):
    """R-10.4.2, I-LC-3, I-DECK-3, RB-1.3.1: the Lost Souls go to the discard pile, dominance cards among them beside the map."""

    seat: int

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        if not board.souls:
            return
        for card in board.souls:
            lay_aside(g, card)
        g.log(SoulsGathered, self.seat, len(board.souls))
        board.souls = []


# -- Daylight: rituals ------------------------------------------------------------------------------------------------------


def reveal_card(g: RootState, seat: int, card: int) -> None:
    """R-10.5, R-2.1.4, I-LC-11: the card leaves the hand and lies face up until the Evening."""
    g.hands[seat].remove(card)
    left_openly(g, seat, card)
    insort(own(g, seat).revealed, card)
    g.reveal()
    g.log(CardRevealed, seat, card)


class RitualBuild(Action):
    """R-10.5.1: a garden of the card's suit in a clearing the Cult rules."""

    form = "ritual build {clearing} with {card}"
    clearing: Place
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        reveal_card(g, seat, self.card)
        place_garden(g, seat, self.clearing)


class RitualRecruit(Action):
    """R-10.5.2: a warrior in a clearing of the card's suit."""

    form = "ritual recruit {clearing} with {card}"
    clearing: Place
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        reveal_card(g, seat, self.card)
        settle(g, seat, self.clearing, 1)


class RitualScore(Action):
    """R-10.5.3, T-LC, I-LC-12: spend the card; score the gardens of its suit, once a suit and turn."""

    form = "ritual score with {card}"
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        suit = SUIT[self.card]
        spend(g, seat, self.card)
        insort(own(g, seat).scored, suit)
        score(g, seat, TRACK.points[on_map(g, seat, GARDENS[suit]) - 1])


class FeedSouls(Action):
    """R-10.5.3, I-GEN-5: the same without a garden of the suit on the map: no space is uncovered, the card alone matters."""

    form = "ritual score nothing with {card}"
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        insort(own(g, seat).scored, SUIT[self.card])
        spend(g, seat, self.card)


class Sacrifice(Action):
    """R-10.5.4, I-LC-14: reveal a bird; a warrior of the supply becomes an acolyte."""

    form = "sacrifice {card}"
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        reveal_card(g, seat, self.card)
        g.supply[seat] -= 1
        add_acolytes(g, seat, 1)


class Rituals(Ask):
    """R-10.5, R-10.2.2, W-LC3, I-LC-10: reveal cards one after another, each for one ritual; birds are not wild."""

    def open_to(self, g: RootState) -> bool:
        return bool(g.hands[self.seat]) or bool(window_offers(g, self.seat, DAYLIGHT))

    def offers(self, g: RootState) -> Sequence[Offer]:
        rituals = (self.builds, self.recruits, self.scorings, self.feedings, self.sacrifices, lambda g: (Done(),))
        return (*rituals, *window_offers(g, self.seat, DAYLIGHT))

    def cards(self, g: RootState) -> list[int]:
        return sorted({card for card in g.hands[self.seat] if SUIT[card] != BIRD})

    def builds(self, g: RootState) -> Sequence[Action]:
        """I-LC-13: an open slot and a garden of the suit are needed."""
        return [
            RitualBuild(clearing, card)
            for card in self.cards(g)
            if g.stock[self.seat * PIECE_KINDS + GARDENS[SUIT[card]]]
            for clearing in of_suit(g, SUIT[card])
            if g.ruler[clearing] == self.seat and may_build(g, self.seat, clearing)
        ]

    def recruits(self, g: RootState) -> Sequence[Action]:
        if not g.supply[self.seat]:
            return ()
        return [
            RitualRecruit(clearing, card)
            for card in self.cards(g)
            for clearing in of_suit(g, SUIT[card])
            if may_place(g, self.seat, clearing)
        ]

    def scorings(self, g: RootState) -> Sequence[Action]:
        return [RitualScore(card) for card in self.scorable(g) if on_map(g, self.seat, GARDENS[SUIT[card]])]

    def feedings(self, g: RootState) -> Sequence[Action]:
        """R-10.5.3, T-LC: by the letter any card may be spent so; a table may ask for a garden."""
        if "T-LC" in g.rulings:
            return ()
        return [FeedSouls(card) for card in self.scorable(g) if not on_map(g, self.seat, GARDENS[SUIT[card]])]

    def scorable(self, g: RootState) -> list[int]:
        """R-10.5.3: once a suit and turn."""
        scored = own(g, self.seat).scored
        return [card for card in self.cards(g) if SUIT[card] not in scored]

    def sacrifices(self, g: RootState) -> Sequence[Action]:
        if not g.supply[self.seat]:
            return ()
        return [Sacrifice(card) for card in sorted({card for card in g.hands[self.seat] if SUIT[card] == BIRD})]

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            close_window(g, DAYLIGHT)
            return
        g.stack.append(self)
        action.do(g, self.seat)


# -- Evening ------------------------------------------------------------------------------------------------------------


class ReturnRevealed(Do):
    """R-10.6.1: all cards revealed this turn return to the hand."""

    seat: int

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        for card in board.revealed:
            take_openly(g, self.seat, card)
        board.revealed = []


class FearOfTheFaithful(Do):
    """R-10.2.5, I-LC-6, I-GEN-8: one random card of the hand is discarded for a garden removed."""

    seat: int

    def run(self, g: RootState) -> None:
        hand = g.hands[self.seat]
        if hand:
            spend(g, self.seat, hand[g.random(len(hand))])


# -- the faction ------------------------------------------------------------------------------------------------------------


class Lizards(Faction):
    """R-10.1: gardens where it rules, rituals with cards that come back, acolytes for everything violent."""

    name = "lizards"
    board = LizardsBoard
    crafts_with = GARDENS
    rulings = (Ruling("T-LC", ("R-10.5.3", "I-GEN-5")),)
    overrules = True
    catches_cards = True

    def setup(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-10.3.1: 25 warriors lie ready; a corner and an Outcast are chosen."""
        return (ChooseGardenCorner(seat), ChooseOutcast(seat))

    def turn_begins(self, g: RootState, seat: int) -> None:
        own(g, seat).scored = []

    def birdsong(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-10.4: the Outcast, the Lost Souls, conspiracies."""
        return (AdjustOutcast(seat), DiscardSouls(seat), Conspiracies(seat))

    def daylight(self, g: RootState, seat: int) -> Sequence[Step]:
        return (Rituals(seat),)

    def evening(self, g: RootState, seat: int) -> Sequence[Step]:
        """R-10.6, R-10.6.2, R-10.6.3, W-LC4: cards return; craft; draw and keep five."""
        return (ReturnRevealed(seat), Crafting(seat, EVENING), DrawCards(seat), KeepHandLimit(seat))

    def crafting_kinds(self, g: RootState, seat: int) -> Sequence[int]:
        """R-10.2.1, I-CRAFT-4: only gardens of the Outcast suit."""
        return (GARDENS[own(g, seat).outcast],)

    def draws(self, g: RootState, seat: int) -> int:
        """R-10.6.3, T-LC: one card plus one per card symbol uncovered."""
        return 1 + sum(sum(TRACK.cards[: on_map(g, seat, kind)]) for kind in GARDENS)

    def always_rules(self, g: RootState, seat: int, clearing: int) -> bool:
        """R-10.2.4, I-LC-13: Pilgrims: the Cult rules every clearing with a garden."""
        return any(count(g, seat, kind, clearing) for kind in GARDENS)

    def homecoming(self, g: RootState, seat: int, warriors: int, clearing: int) -> bool:
        """R-10.2.3, I-LC-1: warriors lost while the Cult defends become acolytes."""
        battle = g.battle
        if battle is None or battle.defender != seat or battle.clearing != clearing:
            return False
        add_acolytes(g, seat, warriors)
        return True

    def after_removal(self, g: RootState, seat: int, losses: Sequence[Loss]) -> Sequence[Step]:
        """R-10.2.5: a fear for each garden removed."""
        gardens = sum(len(loss.pieces) for loss in losses if loss.owner == seat)
        return [FearOfTheFaithful(seat)] * gardens

    def catches_card(self, g: RootState, seat: int, card: int) -> bool:
        """R-10.2.6, I-LC-3, I-LC-4: spent and discarded cards become Lost Souls."""
        own(g, seat).souls.append(card)
        return True

    def view(self, g: RootState, seat: int, viewer: int | None) -> LizardsView:
        board = own(g, seat)
        gardens = [on_map(g, seat, kind) for kind in GARDENS]
        scored = board.scored if g.turn == seat else []
        return LizardsView(board.acolytes, board.outcast, board.hated, board.souls, board.revealed, scored, gardens)

    def census(self, g: RootState, seat: int) -> Sequence[int]:
        return (own(g, seat).acolytes, 0, 0, 0, 0, 0, 0)

    def cards_held(self, g: RootState, seat: int) -> Sequence[int]:
        return (*own(g, seat).souls, *own(g, seat).revealed)


KINDS = (
    OutcastSet,
    CardRevealed,
    SoulsGathered,
    ChooseGardenCorner,
    NameOutcast,
    ChooseOutcast,
    AdjustOutcast,
    DiscardSouls,
    RitualBuild,
    RitualRecruit,
    RitualScore,
    FeedSouls,
    Sacrifice,
    Rituals,
    ReturnRevealed,
    FearOfTheFaithful,
)
FACTIONS = (Lizards(),)
ORDER = 5
ROOM = room(__name__, conspiracies, reasons)
