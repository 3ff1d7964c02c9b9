"""Actions as numbers: an action is a row of picks out of its game's fixed vocabulary, and a mask says what may be picked next.

First its kind, then field by field; a tuple element by element, and a stop. So a few hundred tokens say what would be tens of
thousands of whole actions. Seats are counted from the chair of who picks, as in `hvozd.kit.features`.
"""

import hashlib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from hvozd.core import Action, Game, Options, State
from hvozd.core.errors import HvozdError
from hvozd.core.flow import decision
from hvozd.core.options import Chain, Product
from hvozd.core.rooms import tag_of
from hvozd.core.spelling import Field
from hvozd.kit.features import by_rooms, features_of
from hvozd.kit.picks import Picks

STOP, NONE = 0, 1
"""The end of a tuple; a field that is left open."""


class Slot(NamedTuple):
    """How one field of an action is picked."""

    many: bool
    base: int
    """The token of value 0."""
    seated: bool
    """The value is a seat: it is counted from the own chair."""
    truth: bool


class Tokens:
    """The vocabulary of one game: every token has a name, and `digest` tells one vocabulary from another."""

    def __init__(self, game: Game) -> None:
        features = features_of(game)
        self.game = game.name
        self.names: list[str] = ["stop", "none"]
        zero = self._add("number", features.numbers) - features.numbers.start
        kinds: list[type[Action]] = by_rooms(game, Action, game.kinds(Action))
        fields = {kind: [Field(info.name, info.type) for info in msgspec.structs.fields(kind)] for kind in kinds}
        used = sorted({field.word for row in fields.values() for field in row if field.word})
        words = game.words(game.new(game.resolve({}, 0), 0))
        bases = {word: self._add(word, range(features.seat_words.get(word, len(words[word])))) for word in used}
        self.kinds = {kind: self._add("kind", (tag_of(kind),)) for kind in kinds}
        self.slots: dict[type[Action], tuple[Slot, ...]] = {}
        for kind, row in fields.items():
            seats = [field.word in features.seat_words for field in row]
            starts = [bases[field.word] if field.word else zero for field in row]
            self.slots[kind] = tuple(
                Slot(field.many, start, seat, field.convert is bool)
                for field, start, seat in zip(row, starts, seats, strict=True)
            )
        self._by_kind = {token: kind for kind, token in self.kinds.items()}
        self._blank = bytes(len(self.names))

    def _add(self, group: str, values: Iterable[object]) -> int:
        """Append the tokens of a group; where they begin."""
        first = len(self.names)
        self.names += [f"{group}:{value}" for value in values]
        return first

    @property
    def size(self) -> int:
        return len(self.names)

    @property
    def digest(self) -> str:
        """What weights and data note of the vocabulary that they were made with."""
        return hashlib.sha256("\n".join(self.names).encode()).hexdigest()[:12]

    def encode(self, g: State, seat: int, action: Action) -> list[int]:
        """The picks that make an action."""
        picks = [self.kinds[type(action)]]
        for slot, value in zip(self.slots[type(action)], msgspec.structs.astuple(action), strict=True):
            if slot.many:
                picks += [self.token(slot, one, seat, g.seats) for one in value]
                picks.append(STOP)
            else:
                picks.append(self.token(slot, value, seat, g.seats))
        return picks

    def decode(self, g: State, seat: int, picks: Sequence[int]) -> Action:
        """The action that picks make."""
        if not picks or picks[0] not in self._by_kind:
            raise HvozdError("An action begins with its kind.")
        kind = self._by_kind[picks[0]]
        left = list(reversed(picks[1:]))
        try:
            values = [self._value(slot, left, seat, g.seats) for slot in self.slots[kind]]
        except IndexError:
            raise HvozdError(f"Some picks of {tag_of(kind)} are missing.") from None
        if left:
            raise HvozdError(f"{tag_of(kind)} has fewer picks than that.")
        return kind(*values)

    def mask(self, g: State, seat: int, picked: Sequence[int] = ()) -> bytes:
        """For each token of the vocabulary 1 if it may be picked next in the open decision, after those that were picked."""
        walk = self.walk(g, seat)
        for token in picked:
            walk.take(token)
        return walk.mask()

    def walk(self, g: State, seat: int) -> "Walk":
        now = decision(g)
        if now is None or seat not in now.seats:
            raise HvozdError("This seat is not asked now.")
        return Walk(self, seat, g.seats, now.options(seat))

    @staticmethod
    def token(slot: Slot, value: Any, seat: int, seats: int) -> int:
        if value is None:
            return NONE
        return int(slot.base + ((value - seat) % seats if slot.seated and value < seats else value))

    @staticmethod
    def value(slot: Slot, token: int, seat: int, seats: int) -> Any:
        if token == NONE:
            return None
        value = token - slot.base
        if slot.seated and value < seats:
            return (value + seat) % seats
        return bool(value) if slot.truth else value

    def _value(self, slot: Slot, left: list[int], seat: int, seats: int) -> Any:
        if not slot.many:
            return self.value(slot, left.pop(), seat, seats)
        values = []
        while (token := left.pop()) != STOP:
            values.append(self.value(slot, token, seat, seats))
        return tuple(values)


class Walk:
    """One decision, pick by pick: what is allowed now, and on with one of it, until an action is complete.

    It reads the axes of what is offered and lists no combinations of them.
    """

    __slots__ = ("_allowed", "_at", "_inside", "_kind", "_lines", "_parts", "_products", "_seat", "_seats", "_tokens", "picked")

    def __init__(self, tokens: Tokens, seat: int, seats: int, options: Options) -> None:
        self._tokens = tokens
        self._seat = seat
        self._seats = seats
        self._parts = flat(options.rows())
        self._kind: type[Action] | None = None
        self._products: list[Product] = []
        self._lines: list[tuple[Any, ...]] = []
        """The values of actions that are offered one by one."""
        self._at = 0
        self._inside: tuple[Any, ...] = ()
        """The elements of the tuple under way."""
        self.picked: list[int] = []
        kinds = tokens.kinds
        self._allowed = {kinds[kind] for kind in kinds_in(self._parts)}

    @property
    def allowed(self) -> set[int]:
        """The tokens that may be picked; none when the action is complete."""
        return self._allowed

    def mask(self) -> bytes:
        row = bytearray(self._tokens._blank)
        for token in self._allowed:
            row[token] = 1
        return bytes(row)

    @property
    def action(self) -> Action | None:
        """The action, once it is complete."""
        if self._kind is None or self._at < len(self._tokens.slots[self._kind]):
            return None
        first = self._products[0] if self._products else None
        values = self._lines[0] if first is None else [axis[0] for axis in first.axes]
        return self._kind(*values)

    @property
    def only(self) -> Action | None:
        """The action, once nothing else can come of what was picked: the picks that are left need not be made."""
        kind, products, lines = self._kind, self._products, self._lines
        if kind is None or len(products) + len(lines) != 1:
            return None
        if lines:
            return kind(*lines[0])
        return products[0][0] if products[0].size == 1 else None

    def take(self, token: int) -> None:
        """Pick one of what is allowed."""
        if token not in self._allowed:
            raise HvozdError(f"Token {token} may not be picked here; {len(self._allowed)} others may.")
        self.picked.append(token)
        if self._kind is None:
            self._choose(self._tokens._by_kind[token])
        else:
            self._go_on(token)
        self._allowed = self._next()

    def _choose(self, kind: type[Action]) -> None:
        self._kind = kind
        for part in self._parts:
            if type(part) is Product:
                if part.make is kind:
                    self._products.append(part)
            else:
                self._lines += [msgspec.structs.astuple(action) for action in part if type(action) is kind]

    def _go_on(self, token: int) -> None:
        assert self._kind is not None
        slot = self._tokens.slots[self._kind][self._at]
        if token == STOP:
            self._keep(self._inside)
            return
        value = self._tokens.value(slot, token, self._seat, self._seats)
        if slot.many:
            self._inside = (*self._inside, value)
        else:
            self._keep(value)

    def _keep(self, value: Any) -> None:
        """A field is filled: only what has this value goes on."""
        at = self._at
        kept = [product for product in self._products if value in product.axes[at]]
        self._products = [narrowed(product, at, value) for product in kept]
        self._lines = [line for line in self._lines if line[at] == value]
        self._at += 1
        self._inside = ()

    def _next(self) -> set[int]:
        assert self._kind is not None
        slots = self._tokens.slots[self._kind]
        if self._at == len(slots):
            return set()
        slot, at, seat, seats, token = slots[self._at], self._at, self._seat, self._seats, self._tokens.token
        if slot.many:
            return self._elements(slot)
        if slot.seated:
            values = {value for product in self._products for value in product.axes[at]} | {line[at] for line in self._lines}
            return {token(slot, value, seat, seats) for value in values}
        base = slot.base
        found = {NONE if value is None else base + value for product in self._products for value in product.axes[at]}
        found.update(NONE if line[at] is None else base + line[at] for line in self._lines)
        return found

    def _elements(self, slot: Slot) -> set[int]:
        """What may come next in a tuple: another element, or the stop."""
        inside, count, at = self._inside, len(self._inside), self._at
        found: set[int] = set()
        rows: list[Any] = [product.axes[at] for product in self._products]
        rows.append([line[at] for line in self._lines])
        for row in rows:
            if isinstance(row, Picks):
                things, ends = picks_next(row, inside)
            else:
                fitting = [one for one in row if one[:count] == inside]
                things, ends = {one[count] for one in fitting if len(one) > count}, any(len(one) == count for one in fitting)
            found.update(self._tokens.token(slot, thing, self._seat, self._seats) for thing in things)
            if ends:
                found.add(STOP)
        return found


def narrowed(product: Product, at: int, value: Any) -> Product:
    """The same product with one axis down to one value."""
    return Product(product.make, *product.axes[:at], (value,), *product.axes[at + 1 :])


def flat(rows: Iterable[Sequence[Action]]) -> list[Sequence[Action]]:
    """Rows without chains: products and plain sequences, none of them empty."""
    found: list[Sequence[Action]] = []
    for row in rows:
        if type(row) is Chain:
            found += flat(row.parts)
        elif row:
            found.append(row)
    return found


def kinds_in(parts: Iterable[Sequence[Action]]) -> set[type[Action]]:
    """The kinds of action that flat rows offer."""
    found: set[type[Action]] = set()
    for part in parts:
        if type(part) is Product:
            found.add(part.make)
        else:
            found.update(map(type, part))
    return found


def picks_next(picks: Picks, inside: tuple[Any, ...]) -> tuple[set[Any], bool]:
    """What may follow these things in a way to take k out of a multiset, and whether they are k already.

    >>> picks_next(Picks([("fox", 2), ("owl", 1)], 2), ("owl",)), picks_next(Picks([("fox", 2), ("owl", 1)], 2), ("fox", "owl"))
    ((set(), False), (set(), True))
    """
    left = len(picks.ways[0]) - 1 - len(inside)
    if left <= 0 or not in_order(picks, inside):
        return set(), left == 0 and in_order(picks, inside)
    things: set[Any] = set()
    behind = 0
    for thing, count in reversed(picks.stock):
        behind += count - inside.count(thing)
        if behind >= left and count > inside.count(thing):
            things.add(thing)
        if inside and thing == inside[-1]:
            break
    return things, False


def in_order(picks: Picks, inside: tuple[Any, ...]) -> bool:
    """Whether these things lie in the stock, in its order."""
    row: list[Any] = []
    for thing, count in picks.stock:
        row += [thing] * min(count, inside.count(thing))
    return tuple(row) == inside


@cache
def tokens_of(game: Game) -> Tokens:
    """The vocabulary of a game, made once."""
    return Tokens(game)
