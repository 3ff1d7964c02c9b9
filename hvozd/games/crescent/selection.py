"""Every choice of any number of cards from a hand with repeated cards, built only when looked at."""

from collections.abc import Sequence
from typing import Any

from hvozd.core import Action


class Selections(Sequence[Action]):
    """CM-10.3: `Selections(Select, [3, 5, 5])` is the six different choices from a 3 and two 5s."""

    __slots__ = ("cards", "copies", "make", "size")

    def __init__(self, make: type[Action], cards: Sequence[int]) -> None:
        self.make = make
        self.cards = sorted(set(cards))
        self.copies = [cards.count(card) for card in self.cards]
        size = 1
        for n in self.copies:
            size *= n + 1
        self.size = size

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: Any) -> Any:
        if not isinstance(index, int):
            return [self[i] for i in range(*index.indices(self.size))]
        if not -self.size <= index < self.size:
            raise IndexError(index)
        index %= self.size
        chosen: list[int] = []
        for card, n in zip(self.cards, self.copies, strict=True):
            index, copies = divmod(index, n + 1)
            chosen.extend([card] * copies)
        return self.make(tuple(chosen))

    def __contains__(self, action: object) -> bool:
        if type(action) is not self.make:
            return False
        chosen: tuple[int, ...] = action.cards  # type: ignore[attr-defined]
        if list(chosen) != sorted(chosen):
            return False
        held = dict(zip(self.cards, self.copies, strict=True))
        return all(chosen.count(card) <= held.get(card, 0) for card in set(chosen))
