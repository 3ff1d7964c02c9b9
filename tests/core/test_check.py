"""The checker is no ornament: each way to break an invariant is caught, and named."""

import types
from collections.abc import Callable
from typing import Any

import pytest

from hvozd.core import Product, State
from hvozd.runs.sim import Plan, simulate

Break = Callable[[types.ModuleType, pytest.MonkeyPatch], None]


def told_to_all(m: types.ModuleType, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(m.Keep, "do", lambda self, g, seat: g.log(m.TrickTaken, seat, (g.deck[-1],)))


def shown_without_reveal(m: types.ModuleType, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(m.HighCardState, "reveal", lambda self, *seats: None)


def asked_for_hidden_reasons(m: types.ModuleType, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(m.OfferSwap, "open_to", lambda self, g: bool(g.hands[self.seat]) and g.deck[-1] > 8)


def options_from_the_deck(m: types.ModuleType, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(m.OfferSwap, "swaps", lambda self, g: Product(m.Swap, g.hands[self.seat][: 1 + g.deck[-1] % 2]))


def card_lost(m: types.ModuleType, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(m.Keep, "do", lambda self, g, seat: g.deck.pop())


def clone_that_shares(m: types.ModuleType, patch: pytest.MonkeyPatch) -> None:
    def clone(self: Any) -> Any:
        new = State.clone(self)
        new.deck, new.played, new.tricks = self.deck[:], self.played[:], self.tricks[:]
        return new

    patch.setattr(m.HighCardState, "clone", clone)


def nothing_to_choose(m: types.ModuleType, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(m.OfferSwap, "offers", lambda self, g: (lambda g: (),))


def option_twice(m: types.ModuleType, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(m.OfferSwap, "offers", lambda self, g: (self.keep, self.keep))


def chance_of_its_own(m: types.ModuleType, patch: pytest.MonkeyPatch) -> None:
    from itertools import count

    numbers = count()
    patch.setattr(m.Keep, "do", lambda self, g, seat: g.played.sort(key=lambda card: (card + next(numbers)) % 7))


def redealt_knowledge(m: types.ModuleType, patch: pytest.MonkeyPatch) -> None:
    def redeal(self: object, g: Any, seat: int | None, rng: Any) -> None:
        rng.shuffle(g.hands[0])
        g.hands[0][0], g.deck[0] = g.deck[0], g.hands[0][0]

    patch.setattr(m.HighCard, "redeal", redeal)


@pytest.mark.parametrize(
    ("breach", "sentence"),
    [
        (told_to_all, "showed seat"),
        (shown_without_reveal, "without a reveal"),
        (asked_for_hidden_reasons, "hidden"),
        (options_from_the_deck, "hidden from seat"),
        (card_lost, "not conserved"),
        (clone_that_shares, ""),
        (nothing_to_choose, "no options"),
        (option_twice, "distinct 1"),
        (chance_of_its_own, "continues differently"),
        (redealt_knowledge, "changes what it sees"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_every_breach_is_caught(
    highcard: types.ModuleType, monkeypatch: pytest.MonkeyPatch, breach: Break, sentence: str
) -> None:
    assert not simulate(Plan("highcard", 1, check=True), 15).faults
    breach(highcard, monkeypatch)
    faults = simulate(Plan("highcard", 1, check=True), 15).faults
    assert faults
    assert any(sentence in fault.sentence for fault in faults)
