"""What combats and contests share: the window, the broker's deals, secret selection, reveal, ties, removal of cards."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from hvozd.core import Action, Ask, AskAll, Chain, Do, Offer, Picks, Product, Word, tally
from hvozd.games.crescent import events
from hvozd.games.crescent.anytime import AnytimePlay, anytime_plays
from hvozd.games.crescent.deck import show, take_open, with_card
from hvozd.games.crescent.limits import HandLimit
from hvozd.games.crescent.orders import Pass, PassOn
from hvozd.games.crescent.roles import broker_at, broker_of
from hvozd.games.crescent.state import (
    ALWAYS,
    ATTACKING,
    CANCELLED,
    CONFLICTS,
    DEFENDING,
    IDLE,
    NOBODY,
    UNDECIDED,
    CrescentState,
    Played,
)
from hvozd.games.crescent.tables import EVENT, STRATEGY

STANCES = ("nobody", "attackers", "defenders", "undecided")


class ConflictWindow(Ask):
    """CM-10.2, CM-11.2, CM-8.6, CM-19.3: ANYTIME cards at the start of a combat or contest, before cards are selected."""

    def open_to(self, g: CrescentState) -> bool:
        if not g.hands[self.seat] or g.silent[self.seat]:
            return False
        order, clash = g.orders[self.seat], g.clash
        if order == ALWAYS or self.seat == clash.attacker:
            return True
        return order == CONFLICTS and (clash.sides[self.seat] != IDLE or self.seat == broker_at(g, clash.hex))

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.nothing, self.cards)

    def nothing(self, g: CrescentState) -> Sequence[Action]:
        return (Pass(), PassOn())

    def cards(self, g: CrescentState) -> Sequence[Action]:
        return anytime_plays(g, self.seat, g.tables.at_conflict)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, AnytimePlay):
            g.stack.append(self)
        action.do(g, self.seat)


def windows(g: CrescentState) -> list[ConflictWindow]:
    """The window is asked from the attacker on, in turn order."""
    return [ConflictWindow((g.clash.attacker + n) % g.seats) for n in range(g.seats)]


# -- the broker's deals (CM-14.2.4) ------------------------------------------------------------------------------------------


class SeekSupport(Do):
    """CM-14.2.4, A-25, A-26: whoever is involved may offer VP to a broker who is near and not fighting for themselves."""

    def run(self, g: CrescentState) -> None:
        clash = g.clash
        broker = broker_at(g, clash.hex)
        if broker in (NOBODY, clash.attacker, clash.defender):
            return
        involved = [seat for seat in range(g.seats) if clash.sides[seat] != IDLE and seat != broker]
        g.then(*(SeekDeal(seat) for seat in involved), AnswerOffers(broker))


class OfferPoints(Action):
    form = "offer {vp} points"
    vp: int

    def do(self, g: CrescentState, seat: int) -> None:
        g.clash.offers[seat] = self.vp
        g.log(events.SupportOffered, seat, self.vp)


class OfferNothing(Action):
    form = "offer nothing"

    def do(self, g: CrescentState, seat: int) -> None:
        pass


class SeekDeal(Ask):
    """CM-14.2.4, A-25: one offer each, of points one owns."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.nothing, self.points)

    def nothing(self, g: CrescentState) -> Sequence[Action]:
        return (OfferNothing(),)

    def points(self, g: CrescentState) -> Sequence[Action]:
        return Product(OfferPoints, range(1, min(g.tables.deal_most, g.vp[self.seat]) + 1))


class AcceptOffer(Action):
    form = "support {payer}"
    payer: Annotated[int, Word("seat")]

    def do(self, g: CrescentState, seat: int) -> None:
        make_deal(g, seat, self.payer, g.clash.offers[self.payer])


class AskForMore(Action):
    form = "ask {payer} for {vp} points"
    payer: Annotated[int, Word("seat")]
    vp: int

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-12.3: one counter-price; the one who offered has the last word."""
        g.log(events.DealCountered, seat, self.payer, self.vp)
        g.then(AnswerCounter(self.payer, seat, self.vp))


class DeclineOffers(Action):
    form = "decline"

    def do(self, g: CrescentState, seat: int) -> None:
        g.log(events.Refused, seat)


class AnswerOffers(Ask):
    """CM-14.2.4, CM-12.3: the broker may accept one offer, or answer one with another number of points."""

    def open_to(self, g: CrescentState) -> bool:
        return any(g.clash.offers)

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.accept, self.counter, self.decline)

    def accept(self, g: CrescentState) -> Sequence[Action]:
        return [AcceptOffer(seat) for seat, vp in enumerate(g.clash.offers) if vp]

    def counter(self, g: CrescentState) -> Sequence[Action]:
        most = g.tables.deal_most
        return [
            AskForMore(seat, points)
            for seat, vp in enumerate(g.clash.offers)
            if vp
            for points in range(1, most + 1)
            if points != vp
        ]

    def decline(self, g: CrescentState) -> Sequence[Action]:
        return (DeclineOffers(),)


class AgreePoints(Action):
    form = "agree"


class RefusePoints(Action):
    form = "refuse points"


class AnswerCounter(Ask):
    """CM-12.3, A-25: agree to the broker's number, if one owns so many points, or let the deal go."""

    broker: Annotated[int, Word("seat")]
    vp: int

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.agree, self.refuse)

    def agree(self, g: CrescentState) -> Sequence[Action]:
        return (AgreePoints(),) if g.vp[self.seat] >= self.vp else ()

    def refuse(self, g: CrescentState) -> Sequence[Action]:
        return (RefusePoints(),)

    def public(self) -> tuple[Any, ...]:
        return (self.seat, self.broker, self.vp)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, AgreePoints):
            make_deal(g, self.broker, self.seat, self.vp)
        else:
            g.log(events.Refused, self.seat)


def make_deal(g: CrescentState, broker: int, payer: int, vp: int) -> None:
    """CM-14.2.4: binding, but paid only on victory."""
    g.clash.deal = (payer, vp)
    g.log(events.DealMade, broker, payer, vp)


def pay_deal(g: CrescentState) -> None:
    """CM-14.2.4, A-25, CM-12.2: the points change hands if the payer's side has won, help or no help."""
    payer, vp = g.clash.deal
    if payer != NOBODY and g.clash.sides[payer] == g.clash.won:
        broker = broker_of(g)
        g.vp[payer] -= vp
        g.vp[broker] += vp
        g.log(events.DealPaid, payer, broker, vp)


# -- cards: select, reveal, remove -------------------------------------------------------------------------------------------


class Select(Action):
    form = "select {cards}"
    cards: tuple[Annotated[int, Word("card")], ...]


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
        takers = set()
        for played in g.clash.cards:
            kind = g.tables.type[played.card]
            if played.taker != NOBODY:
                take_open(g, played.taker, played.card)
                takers.add(played.taker)
            elif kind == STRATEGY:
                take_open(g, played.owner, played.card)
                takers.add(played.owner)
            elif kind == EVENT or played.status == CANCELLED:
                g.discard.append(played.card)
            else:
                g.fronts[played.owner] = with_card(g.fronts[played.owner], played.card)
        g.clash.cards = []
        g.then(*(HandLimit(seat) for seat in sorted(takers)))


# -- sides and ties ------------------------------------------------------------------------------------------------------------


class TakeSide(Action):
    form = "side with {stance}"
    stance: Annotated[int, Word("stance")]


class DecideTie(Ask):
    """CM-10.7, CM-11.12, CM-14.2.1, A-37: the broker whose token lies in the active hex decides a tie, also as a party."""

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
