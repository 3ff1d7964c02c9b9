"""What is told of a table and of a seat in a few words, in the terminal and beside the pictures alike."""

from typing import NamedTuple

from hvozd.games.root.hidden.view import RootView, SeatView
from hvozd.games.root.table.labels import DIM, Bit, Speaker
from hvozd.kit.rulings import readings


class Held(NamedTuple):
    """What holds for the whole table."""

    rulings: tuple[str, ...]
    variants: list[str]
    lender: int
    opposed: int


def held(view: RootView) -> Held:
    return Held(view.rulings, view.variants, view.lender, view.opposed)


def notices(view: Held, speak: Speaker) -> list[Bit]:
    """What holds for the whole table: readings, variants, and whom hired warriors oppose this turn."""
    found = [Bit(line, DIM) for line in readings(view.rulings, speak.texts)]
    if view.variants:
        found.append(Bit(speak.say("variants", variants=", ".join(speak.name("clockwork", name) for name in view.variants)), DIM))
    if view.opposed >= 0:
        seats = speak.forms("lender", view.lender) | speak.forms("seat", view.opposed)
        found.append(Bit(speak.say("opposed", **seats), "bold"))
    return found


def on_map(view: RootView, seat: int) -> bool:
    """Whether warriors of a seat stand anywhere."""
    return any(clearing.warriors[seat] for clearing in view.clearings)


def hired_from(view: RootView, seat: int) -> int:
    """The seat whose warriors this one has hired, or -1."""
    return view.lender if view.hirer == seat else -1


def score_facts(here: SeatView, stands: bool, hired: int, speak: Speaker) -> list[list[Bit]]:
    """A seat in a few words; `hired` is the seat whose warriors it has hired, or -1."""
    found = [[Bit(speak.say("points", points=here.points), "bold")]]
    if here.dominance >= 0:
        found = [[Bit(speak.say("dominance", card=speak.card(here.dominance).text), "bold")]]
    if here.coalition >= 0:
        found = [[Bit(speak.say("coalition", **speak.forms("seat", here.coalition)), "bold")]]
    found.append([Bit(speak.say("hand", cards=here.hand))])
    if here.supply or stands:
        found.append([Bit(speak.say("supply", warriors=here.supply))])
    if here.on_cards:
        found.append([Bit(speak.say("on-cards", warriors=here.on_cards))])
    if hired >= 0:
        found.append([Bit(speak.say("hired", **speak.forms("seat", hired)))])
    return found
