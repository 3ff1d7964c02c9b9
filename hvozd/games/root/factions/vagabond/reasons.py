"""The reasons that only the Vagabond has."""

from hvozd.games.root.rules.wandering import Quest, Ware
from hvozd.games.root.words import Item, Place, Seat, Suit
from hvozd.kit.reasons import Reason


class NoItem(Reason):
    """No such item lies face up and undamaged."""

    item: Item


class SecondBoot(Reason):
    """Hostile warriors there cost a second boot."""

    place: Place


class NotBeside(Reason):
    """Neither a path nor a forest's edge leads there."""

    place: Place


class OnlyBySlipping(Reason):
    """Forests are only entered by slipping."""

    place: Place


class NotInForest(Reason):
    """In a forest it cannot be done."""


class NoRuin(Reason):
    """No ruin in the clearing."""

    place: Place


class NoQuest(Reason):
    """The quest does not lie on display."""

    quest: Quest


class QuestOfOtherSuit(Reason):
    """The quest belongs to clearings of another suit."""

    quest: Quest
    suit: Suit


class NoGift(Reason):
    """The player has no such crafted item."""

    player: Seat
    gift: Ware


class NotDamaged(Reason):
    """The item is not damaged, or it is not there."""

    item: Ware


class NoAlly(Reason):
    """Only warriors of an ally come along."""

    player: Seat


class GuardedByWarriors(Reason):
    """Warriors there shield the pieces of their player."""

    player: Seat


class TooFewHammers(Reason):
    """One hammer for each icon."""

    have: int
    hammers: int


class HammersOfOtherSuit(Reason):
    """Hammers have the suit of his clearing."""

    suit: Suit


KINDS = (
    NoItem, SecondBoot, NotBeside, OnlyBySlipping, NotInForest, NoRuin, NoQuest, QuestOfOtherSuit, NoGift, NotDamaged, NoAlly,
    GuardedByWarriors, TooFewHammers, HammersOfOtherSuit,
)  # fmt: skip
