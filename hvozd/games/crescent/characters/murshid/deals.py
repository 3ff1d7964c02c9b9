"""The Murshid's deals: support in a conflict nearby for points on victory (CM-14.2.4)."""

from collections.abc import Sequence
from typing import Annotated, Any

from hvozd.core import Action, Ask, Do, Event, Offer, Product, Word
from hvozd.games.crescent.components.files import CAST
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.state import IDLE, NOBODY, CrescentState

BROKER = CAST.index("murshid")


def is_near(g: CrescentState, h: int) -> bool:
    """CM-14.2.3, CM-14.2.4: a token of the broker lies in the hex or in an adjacent one."""
    return g.influence[h] == BROKER or any(g.influence[n] == BROKER for n in g.near[h])


def payers(g: CrescentState) -> list[int]:
    """A-25: everybody who is involved, but the broker."""
    return [seat for seat in range(g.seats) if g.clash.sides[seat] != IDLE and seat != BROKER]


def is_open(g: CrescentState) -> bool:
    """CM-14.2.4: the broker makes one deal at most."""
    return g.clash.deal[0] == NOBODY


class SeekSupport(Do):
    """CM-14.2.4, A-25, A-26: a broker who is near and does not fight may open; then whoever is involved may offer points."""

    def run(self, g: CrescentState) -> None:
        clash = g.clash
        if BROKER in (clash.attacker, clash.defender) or not is_near(g, clash.hex):
            return
        place = (clash.hex, clash.attacker)
        g.then(
            OfferSupport(BROKER, *place), *(SeekDeal(seat, BROKER, *place) for seat in payers(g)), AnswerOffers(BROKER, *place)
        )


class OfferPoints(Action):
    form = "offer {vp} points"
    vp: int

    def do(self, g: CrescentState, seat: int) -> None:
        g.clash.offers[seat] = self.vp
        g.log(SupportOffered, seat, self.vp)


class OfferNothing(Action):
    form = "offer nothing"

    def do(self, g: CrescentState, seat: int) -> None:
        pass


def affordable(g: CrescentState, seat: int, but: tuple[int, ...] = ()) -> list[int]:
    """CM-14.2.4, A-25: points that one owns."""
    return [vp for vp in range(1, min(g.tables.number["deal_most"], g.vp[seat]) + 1) if vp not in but]


class SeekDeal(Ask):
    """CM-14.2.4, A-25: an offer of points one owns; not after the broker has made a deal."""

    broker: Annotated[int, Word("seat")]
    hex: Annotated[int, Word("hex")]
    attacker: Annotated[int, Word("seat")]

    def open_to(self, g: CrescentState) -> bool:
        return is_open(g)

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.nothing, self.points)

    def nothing(self, g: CrescentState) -> Sequence[Action]:
        return (OfferNothing(),)

    def points(self, g: CrescentState) -> Sequence[Action]:
        return Product(OfferPoints, affordable(g, self.seat, (g.clash.offers[self.seat],)))

    def public(self) -> tuple[Any, ...]:
        return (self.seat, self.hex, self.attacker)


class AcceptOffer(Action):
    form = "support {payer} for {vp} points"
    payer: Annotated[int, Word("seat")]
    vp: int

    def do(self, g: CrescentState, seat: int) -> None:
        make_deal(g, seat, self.payer, self.vp)


class AskPoints(Action):
    form = "ask {payer} for {vp} points"
    payer: Annotated[int, Word("seat")]
    vp: int

    def do(self, g: CrescentState, seat: int) -> None:
        """CM-12.3: the broker's price, as an opening or as a counter-offer."""
        clash = g.clash
        clash.asks += 1
        g.log(SupportPriced, seat, self.payer, self.vp)
        g.then(AnswerBroker(self.payer, seat, clash.hex, clash.attacker, self.vp, clash.offers[self.payer]))


class DeclineOffers(Action):
    form = "decline"

    def do(self, g: CrescentState, seat: int) -> None:
        if any(g.clash.offers):
            g.log(events.Refused, seat)


class Broker(Ask):
    """CM-14.2.4, CM-12.3: the broker accepts an offer that stands, names a price to one who is involved, or lets it be."""

    hex: Annotated[int, Word("hex")]
    attacker: Annotated[int, Word("seat")]

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.accept, self.price, self.decline)

    def accept(self, g: CrescentState) -> Sequence[Action]:
        return [AcceptOffer(seat, vp) for seat, vp in enumerate(g.clash.offers) if vp]

    def price(self, g: CrescentState) -> Sequence[Action]:
        if g.clash.asks >= g.rounds:
            return ()
        numbers = range(1, g.tables.number["deal_most"] + 1)
        return [AskPoints(seat, vp) for seat in payers(g) for vp in numbers if vp != g.clash.offers[seat]]

    def decline(self, g: CrescentState) -> Sequence[Action]:
        return (DeclineOffers(),)

    def public(self) -> tuple[Any, ...]:
        return (self.seat, self.hex, self.attacker)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, AskPoints):
            g.then(self)
        action.do(g, self.seat)


class OfferSupport(Broker):
    """CM-14.2.4, CM-12.3: the broker may open with a price; what is refused closes that offer only."""

    def open_to(self, g: CrescentState) -> bool:
        return is_open(g) and (any(g.clash.offers) or g.clash.asks < g.rounds)


class AnswerOffers(Broker):
    """CM-14.2.4, CM-12.3: the broker may accept one of the offers that stand, or answer one with another number of points."""

    def open_to(self, g: CrescentState) -> bool:
        return is_open(g) and any(g.clash.offers)


class AgreePoints(Action):
    form = "agree"


class RefusePoints(Action):
    form = "refuse points"


class TakeBackPoints(Action):
    form = "take back the offer"


class AnswerBroker(Ask):
    """CM-12.3, A-25: agree to the broker's number, if one owns so many points, name another one, refuse, or take the own offer
    back."""

    broker: Annotated[int, Word("seat")]
    hex: Annotated[int, Word("hex")]
    attacker: Annotated[int, Word("seat")]
    vp: int
    stands: int
    """The points of the own offer that stands; 0: none."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.agree, self.refuse, self.counter, self.back)

    def agree(self, g: CrescentState) -> Sequence[Action]:
        return (AgreePoints(),) if g.vp[self.seat] >= self.vp else ()

    def refuse(self, g: CrescentState) -> Sequence[Action]:
        return (RefusePoints(),)

    def counter(self, g: CrescentState) -> Sequence[Action]:
        return Product(OfferPoints, affordable(g, self.seat, (self.vp, self.stands)))

    def back(self, g: CrescentState) -> Sequence[Action]:
        return (TakeBackPoints(),) if self.stands else ()

    def public(self) -> tuple[Any, ...]:
        return (self.seat, self.broker, self.hex, self.attacker, self.vp, self.stands)

    def take(self, g: CrescentState, action: Action) -> None:
        if isinstance(action, AgreePoints):
            make_deal(g, self.broker, self.seat, self.vp)
        elif isinstance(action, OfferPoints):
            action.do(g, self.seat)
        elif isinstance(action, TakeBackPoints):
            g.clash.offers[self.seat] = 0
            g.log(SupportOffered, self.seat, 0)
        else:
            g.log(events.Refused, self.seat)


def make_deal(g: CrescentState, broker: int, payer: int, vp: int) -> None:
    """CM-14.2.4: binding, but paid only on victory."""
    g.clash.deal = (payer, vp)
    g.log(DealMade, broker, payer, vp)


def pay_deal(g: CrescentState) -> None:
    """CM-14.2.4, A-25, CM-12.2: the points change hands if the payer's side has won, help or no help."""
    payer, vp = g.clash.deal
    if payer != NOBODY and g.clash.sides[payer] == g.clash.won:
        for seat, gain in ((payer, -vp), (BROKER, vp)):
            g.vp[seat] += gain
            g.bargained[seat] += gain
        g.log(DealPaid, payer, BROKER, vp)


# -- the journal -----------------------------------------------------------------------------------------------------------


class SupportOffered(Event):
    seat: events.Seat
    vp: int
    """0: the offer was taken back."""


class DealMade(Event):
    seat: events.Seat
    payer: events.Seat
    vp: int


class SupportPriced(Event):
    seat: events.Seat
    payer: events.Seat
    vp: int


class DealPaid(Event):
    payer: events.Seat
    seat: events.Seat
    vp: int


KINDS = (
    SeekSupport, OfferPoints, OfferNothing, SeekDeal, AcceptOffer, AskPoints, DeclineOffers, OfferSupport, AnswerOffers,
    AgreePoints, RefusePoints, TakeBackPoints, AnswerBroker, SupportOffered, DealMade, SupportPriced, DealPaid,
)  # fmt: skip
