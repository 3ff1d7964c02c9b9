"""What combats and contests share: the window, secret selection, reveal, ties, removal of cards."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from hvozd.core import Action, Ask, AskAll, Bag, Chain, Do, Offer, Product, Word
from hvozd.games.crescent.components.figures import EVENT, STRATEGY
from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.anytime import AnytimePlay, anytime_plays, could_play
from hvozd.games.crescent.rules.deck import show, take_open
from hvozd.games.crescent.rules.limits import HandLimit
from hvozd.games.crescent.rules.orders import Pass, PassOn
from hvozd.games.crescent.state import (
    ALWAYS,
    ATTACKING,
    CANCELLED,
    CONFLICTS,
    DEFENDING,
    IDLE,
    NOBODY,
    PLAYABLE,
    UNDECIDED,
    CrescentState,
    Played,
)
from hvozd.kit.picks import Picks, tally

STANCES = ("nobody", "attackers", "defenders", "undecided")


class ConflictWindow(Ask):
    """CM-10.2, CM-11.2, CM-8.6, CM-19.3: ANYTIME cards at the start of a combat or contest, before cards are selected."""

    attacker: Annotated[int, Word("seat")]
    defender: Annotated[int, Word("seat")] | None
    """None: a contest."""
    hex: Annotated[int, Word("hex")]

    def open_to(self, g: CrescentState) -> bool:
        if not g.hands[self.seat] or g.silent[self.seat] or not could_play(g, self.seat, g.tables.at_conflict):
            return False
        order, clash = g.orders[self.seat], g.clash
        if order in (ALWAYS, PLAYABLE) or self.seat == clash.attacker:
            return True
        return order == CONFLICTS and (clash.sides[self.seat] != IDLE or CHARACTERS[self.seat].meddles(g, clash.hex))

    def spared(self, g: CrescentState) -> Action | None:
        """CM-19.3: whoever wants to be asked only where a card can be played need not say no."""
        return Pass() if g.orders[self.seat] == PLAYABLE and not self.cards(g) else None

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.nothing, self.cards)

    def nothing(self, g: CrescentState) -> Sequence[Action]:
        return (Pass(), PassOn())

    def cards(self, g: CrescentState) -> Sequence[Action]:
        return anytime_plays(g, self.seat, g.tables.at_conflict)

    def public(self) -> tuple[Any, ...]:
        return (self.seat, self.attacker, self.defender, self.hex)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, AnytimePlay):
            g.stack.append(self)
        action.do(g, self.seat)


def windows(g: CrescentState) -> list[ConflictWindow]:
    """The window is asked from the attacker on, in turn order."""
    clash = g.clash
    defender = None if clash.defender == NOBODY else clash.defender
    order = [(clash.attacker + n) % g.seats for n in range(g.seats)]
    return [ConflictWindow(seat, clash.attacker, defender, clash.hex) for seat in order]


# -- cards: select, reveal, remove -------------------------------------------------------------------------------------------


class Select(Action):
    form = "select {cards}"
    cards: Bag[Annotated[int, Word("card")]]


def selections(g: CrescentState, seat: int, combat: bool) -> Sequence[Action]:
    """CM-10.3, CM-11.3, CM-8.3: every choice of any number of the cards in hand that have the keyword."""
    ops = g.tables.combat if combat else g.tables.contest
    cards = tally([card for card in g.hands[seat] if ops[card]])
    return Chain([Product(Select, Picks(cards, n)) for n in range(sum(count for _, count in cards) + 1)])


class SelectCards(AskAll):
    """CM-10.3, CM-11.3, CM-8.5, CM-19.1, A-62: any number of fitting cards from hand, also none, secretly and at once."""

    combat: bool

    def offers(self, g: CrescentState, seat: int) -> Sequence[Offer]:
        return (lambda g: selections(g, seat, self.combat),)

    def take_all(self, g: CrescentState, actions: Mapping[int, Select]) -> None:
        for seat, action in actions.items():
            g.clash.chosen[seat] = action.cards


class Selection(Do):
    """CM-19.1: who selects rests on the map and on hand sizes, both public; nobody is asked with an empty hand."""

    combat: bool

    def run(self, g: CrescentState) -> None:
        seats = tuple(seat for seat in range(g.seats) if g.clash.sides[seat] != IDLE and g.hands[seat])
        if seats:
            g.then(SelectCards(seats, self.combat))


class Reveal(Do):
    """CM-10.4, CM-11.5, CM-8.5: all selected cards are shown at once."""

    def run(self, g: CrescentState) -> None:
        clash = g.clash
        g.reveal()  # that nobody selected anything is news, too
        for seat, cards in enumerate(clash.chosen):
            for card in cards:
                show(g, seat, card)
                clash.cards.append(Played(card, seat, clash.sides[seat]))
            if clash.sides[seat] != IDLE:
                g.log(events.CardsRevealed, seat, cards)
        clash.chosen = [()] * g.seats


class RemoveCards(Do):
    """CM-10.13, CM-11.14, CM-8.2, A-20, A-21, A-24, A-59, CM-13.2: each card goes where its type or its effect sends it."""

    def run(self, g: CrescentState) -> None:
        takers, gone, kept = set(), [], []
        for played in g.clash.cards:
            kind = g.tables.type[played.card]
            taker = played.owner if played.taker == NOBODY and kind == STRATEGY else played.taker
            if taker != NOBODY:
                take_open(g, taker, played.card)
                takers.add(taker)
                g.log(events.CardTaken, taker, played.card)
            elif kind == EVENT or played.status == CANCELLED:
                gone.append(played.card)
            else:
                kept.append(played)
        g.clash.cards = []
        g.discard.extend(gone)
        if gone:
            g.log(events.CardsDiscarded, tuple(gone))
        exhaust(g, kept)
        g.then(*(HandLimit(seat) for seat in sorted(takers)))


def exhaust(g: CrescentState, cards: Sequence[Played]) -> None:
    """CM-8.2: personalities and battalions end face up before whoever played them."""
    for seat in range(g.seats):
        own = tuple(played.card for played in cards if played.owner == seat)
        if own:
            g.fronts[seat] = tuple(sorted((*g.fronts[seat], *own)))
            g.log(events.CardsExhausted, seat, own)


# -- sides and ties ------------------------------------------------------------------------------------------------------------


class TakeSide(Action):
    form = "side with {stance}"
    stance: Annotated[int, Word("stance")]


class DecideTie(Ask):
    """CM-10.7, CM-11.12, CM-14.2.1, A-37: whoever breaks ties in the active hex decides one, also as a party."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.sides,)

    def sides(self, g: CrescentState) -> Sequence[Action]:
        return Product(TakeSide, (ATTACKING, DEFENDING))

    def take(self, g: CrescentState, action: TakeSide) -> None:
        g.clash.won = action.stance
        g.log(events.TieDecided, self.seat, action.stance)


def join(g: CrescentState, seat: int, side: int) -> None:
    """The seat, and the cards it has revealed, take a side."""
    g.clash.sides[seat] = side
    for played in g.clash.cards:
        if played.owner == seat and played.side == UNDECIDED:
            played.side = side
    g.log(events.SideTaken, seat, side)


KINDS = (ConflictWindow, Select, SelectCards, Selection, Reveal, RemoveCards, TakeSide, DecideTie)
