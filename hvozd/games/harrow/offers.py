"""Offers of the Fair Folk in the hands of others (filled in with the Fair Folk)."""

from collections.abc import Sequence

from hvozd.core import Action
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import OfferF


class PlayOffer(Action):
    form = "offer {offer}"
    offer: OfferF


def held_offers(g: HarrowState, faction: int) -> Sequence[Action]:
    return ()


def play_offer(g: HarrowState, faction: int, offer: int) -> None:
    raise NotImplementedError


def collect_offers(g: HarrowState, faction: int) -> None:
    raise NotImplementedError
