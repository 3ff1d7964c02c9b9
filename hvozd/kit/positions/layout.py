"""What a game declares of the text of its positions; whatever it says nothing about is written by the types of its fields."""

from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

import msgspec

from hvozd.core import Game, Journal, Rng, State
from hvozd.core.rng import kept
from hvozd.kit.positions.course import Scene
from hvozd.kit.positions.marks import Ground
from hvozd.kit.positions.notes import Fault, notes_of, refuse
from hvozd.kit.positions.values import UNKNOWN, Language, Shape

UNSEEN = 200
"""So many positions are dealt to find what may turn up."""
OPPONENT = -1
"""In the place of a seat: an automatic opponent that sits nowhere, as the machines of the box."""
KERNEL = frozenset(("seats", "seed", "draws", "loaded", "number", "stack", "secret", "reveals", "journal"))
"""Fields of every State that have lines of their own, or none: dice, decision, now, then, answered."""


def fields(text: str) -> frozenset[str]:
    """The names in a row of words."""
    return frozenset(text.split())


class Layout:
    """How positions of a game are written. A game derives from this in `notation/position.py`."""

    derived: ClassVar[frozenset[str]] = frozenset()
    """Fields that follow from others or from the settings; `settle` works them out."""
    titles: ClassVar[Mapping[str, str]] = {}
    """By field: what its line is called, where not as the field (with spaces)."""
    by: ClassVar[Mapping[str, str]] = {}
    """By field with an entry for each of something: the vocabulary of these."""
    always: ClassVar[frozenset[str]] = frozenset()
    """Fields that are written even where nothing has changed: where the text is silent, `rest` lays them out."""
    presumed: ClassVar[frozenset[str]] = frozenset()
    """Fields that `settle` works out where the text has no line of them; written only where they are otherwise."""
    named: ClassVar[Mapping[str, str | tuple[str, ...]]] = {}
    """By the name of a field (of the position, a board, a step; of one kind of step alone: `Kind.field`): the vocabulary of its
    numbers, where its type does not say; of pairs and triples one for each."""
    wide: ClassVar[frozenset[str]] = frozenset()
    """Fields whose numbers are sets of many bits."""
    below: ClassVar[frozenset[str]] = frozenset()
    """Vocabularies in whose place a number below 0 stands for something else."""
    beside: ClassVar[Mapping[str, tuple[str, ...]] | None] = None
    """Where its automatic side can be played beside a real box: the settings that it needs, each with the values that do."""
    piles: frozenset[str] = frozenset()
    """Fields with cards that may be unknown: `3 cards`."""

    def __init__(self, game: Game[Any, Any], settings: Mapping[str, Any]) -> None:
        self.game, self.settings = game, settings

    def write(self, g: State, seat: int | None = None, blind: bool = False) -> str:
        """The text of a position: everything; or with `blind` what a seat (None: a spectator) may know."""
        from hvozd.kit.positions.writing import written

        return written(self, g, seat, blind)

    def read(self, text: str, seed: int = 0) -> Any:
        """The position of a text with these settings, at its open decision; PositionError says what is wrong."""
        from hvozd.kit.positions.reading import Reader, opened

        first, notes = notes_of(text)
        if opened(first) != (self.game, self.settings):
            raise refuse("The settings are not those of this game.", 1)
        g = self.base()
        g.seed = kept(seed)
        g = Reader(self, g).position(notes)
        g.journal = Journal()
        return g

    def bare(self, seed: int = 0) -> Any:
        """The table before anything is laid on it: all in its supply, the deck shuffled, nobody asked."""
        g = self.base()
        self.rest(g, frozenset())
        self.deal(g, Rng(seed))
        g.seed, g.journal = kept(seed), Journal()
        return g

    def put_right(self, g: State, lines: str) -> None:
        """A written step: these lines of its text instead of its own, in place; what cannot be changes nothing.

        The deck is dealt anew where it no longer fits what is said.
        """
        from hvozd.kit.positions.patching import patched

        new, old = patched(self, g, lines), g.clone()
        for name in g.__struct_fields__:
            setattr(g, name, getattr(new, name))
        if g.journal is not None:
            g.journal.outcomes = []
        g.number, g.reveals = old.number + 1, [count + 1 for count in old.reveals]

    # -- what a game may say -----------------------------------------------------------------------------------------

    def base(self) -> Any:
        """The position that a text changes: the same for the same settings, nothing under way, piles empty."""
        g = self.game.new(self.settings, 0)
        g.stack = []
        return g

    def words(self, g: Any) -> Mapping[str, Sequence[str]]:
        """The vocabularies: those of the actions, and more where positions need them."""
        return self.game.words(g)

    def shapes(self, language: Language) -> Mapping[str, Shape]:
        """By field: how it is written, where its type does not say it all."""
        return {}

    def grounds(self, g: Any) -> Sequence[Ground]:
        """The places of the map and what may lie on them."""
        return ()

    def begin(self, g: Any) -> None:
        """Put on the stack what happens where the text says nothing of it."""
        raise Fault("the text does not say who is asked what; add a line 'now: …'.")

    def settle(self, g: Any, said: frozenset[str]) -> None:
        """Work out what follows from the rest, but for fields that the text has said itself; a Fault if it cannot be."""

    def whole(self, g: Any, pool: Hashable) -> Sequence[int]:
        """All cards of a pool, wherever they lie."""
        raise Fault("cards that are not known cannot be dealt in this game.")

    def held(self, g: Any, pool: Hashable) -> Sequence[int]:
        """The cards of a pool that lie somewhere now."""
        return ()

    def pool(self, g: Any, path: tuple[Hashable, ...]) -> Hashable:
        """To which pool the cards of a pile belong; the path is its field, and further down its index or field."""
        return "cards"

    def rest(self, g: Any, said: frozenset[str]) -> None:
        """Lay out what a text may leave out: the deck is what is nowhere else. `said`: the fields that it has lines of."""

    def pinned(self, g: Any, field: str, seat: int | None) -> Collection[int]:
        """The places of a pile of which a seat knows what lies there, where places matter."""
        return ()

    def check(self, g: Any) -> None:
        """Refuse what the rules exclude, with a Fault."""

    def unseen(self, g: Any, after: Any) -> Iterator[Any]:
        """Positions that a spectator cannot tell from this one: whatever may turn up next does so in one of them. `after` is
        where it leads if all is as it is here."""
        for seed in range(UNSEEN):
            yield self.game.determinize(g, None, Rng(seed).fork(g.number))

    def turns_up(self, g: Any, after: Any) -> bool:
        """Whether something that was face down has turned up on the way from a position to another."""
        return bool(after.reveals != g.reveals)

    def tosses(self, after: Any, first: Sequence[int]) -> Iterator[Sequence[int]]:
        """Where many dice fell in the last step that led here: rows of dice, each with one thing otherwise, after those that
        fell first. None of them: a shuffle, of which some ways are taken."""
        return iter(())

    def turn_of(self, g: Any) -> int | None:
        """The seat whose turn it is, or OPPONENT; None where that has no meaning: whoever is asked then, is asked."""
        return None

    def turn_over(self, g: Any) -> str:
        """The lines of a written step by which the turn of who plays now is over: the step that it is, is left out."""
        from hvozd.kit.positions.writing import course

        new = g.clone()
        new.stack.pop()
        return f"{course(self, new)}\nrun: 0"

    def laid(self, g: Any) -> bool:
        """Whether a table that is set up by the rulebook is handed over here; before, the first choice is taken."""
        return self.turn_of(g) is not None

    def played(self, g: Any) -> bool:
        """Whether somebody is asked something, and the setup is over."""
        from hvozd.kit.positions.trial import rests

        return rests(g) and all(scene.name != "the setup" for scene in self.course(g))

    def course(self, g: Any) -> Sequence[Scene]:
        """The scenes that may lie on the stack of this position, the undermost first; without any every order is taken."""
        return ()

    def wanted(self, g: Any) -> Any:
        """The census that a position must have: with these settings, everything in its supply, all cards in the deck."""
        start = self.base()
        for ground in self.grounds(start):
            ground.clear(start)
        self.settle(start, frozenset())
        self.rest(start, frozenset())
        self.deal(start, Rng(0))
        return self.game.census(start)

    # -- what follows ------------------------------------------------------------------------------------------------

    @cached_property
    def _fields(self) -> dict[str, Any]:
        return {info.name: info.type for info in msgspec.structs.fields(self.game.state)}

    def language(self, g: State) -> Language:
        unions = {base: tuple(kinds) for base, kinds in self.game.unions().items()}
        return Language(self.words(g), unions, self.game.speller, self.named, self.piles, self.wide, self.below)

    def title(self, field: str) -> str:
        return self.titles.get(field, field.replace("_", " "))

    def shape(self, language: Language, field: str) -> Shape:
        if language.own is None:
            language.own = self.shapes(language)
        return language.own.get(field) or language.shape(self._fields[field], field)

    def written(self, g: State) -> list[str]:
        """The fields that have lines by their type."""
        on_ground = {mark.field for ground in self.grounds(g) for mark in ground.marks}
        return [name for name in self._fields if name not in KERNEL | self.derived | on_ground]

    def deal(self, g: Any, rng: Rng) -> None:
        """Put cards that are nowhere else in the place of the unknown ones."""
        missing: dict[Hashable, list[int]] = {}
        for path, cards in unknown(g):
            key = self.pool(g, path)
            if key not in missing:
                missing[key] = self.missing(g, key)
                rng.shuffle(missing[key])
            for i, card in enumerate(cards):
                if card == UNKNOWN:
                    if not missing[key]:
                        raise Fault("there are more unknown cards than cards that are nowhere else.")
                    cards[i] = missing[key].pop()
            replace(g, path, cards)

    def missing(self, g: Any, pool: Hashable) -> list[int]:
        """The cards of a pool that lie nowhere, sorted; a Fault for a card that is in two places."""
        left = Counter(self.whole(g, pool))
        left.subtract(card for card in self.held(g, pool) if card != UNKNOWN)
        for card, number in left.items():
            if number < 0:
                name = self.card_name(g, pool, card)
                raise Fault(f"{name} is named more often than there are such cards.", name)
        return sorted(left.elements())

    def unnamed(self, g: Any, pool: Hashable) -> list[int]:
        """As many unknown cards as lie nowhere yet and belong to no pile with unknown ones."""
        waiting = sum(cards.count(UNKNOWN) for path, cards in unknown(g) if self.pool(g, path) == pool)
        return [UNKNOWN] * (len(self.missing(g, pool)) - waiting)

    def card_name(self, g: Any, pool: Hashable, card: int) -> str:
        row = self.words(g).get("card", ())
        return row[card] if 0 <= card < len(row) else f"card {card}"


def unknown(g: Any) -> list[tuple[tuple[Hashable, ...], list[int]]]:
    """Every pile with unknown cards: the way to it, and its cards."""
    found: list[tuple[tuple[Hashable, ...], list[int]]] = []
    _look(g, (), found)
    return found


def _look(value: Any, path: tuple[Hashable, ...], found: list[tuple[tuple[Hashable, ...], list[int]]]) -> None:
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            _look(getattr(value, name), (*path, name), found)
    elif isinstance(value, list | tuple):
        if UNKNOWN in value:
            found.append((path, list(value)))
        else:
            for i, each in enumerate(value):
                if isinstance(each, list | tuple | msgspec.Struct):
                    _look(each, (*path, i), found)


def replace(g: Any, path: tuple[Hashable, ...], cards: list[int]) -> None:
    """Put a pile back to where the way leads; it stays the kind of row that it was."""
    *way, last = path
    for step in way:
        g = getattr(g, step) if isinstance(step, str) else g[step]
    old = getattr(g, last) if isinstance(last, str) else g[last]
    new = cards if isinstance(old, list) else tuple(cards)
    if isinstance(last, str):
        setattr(g, last, new)
    else:
        g[last] = new
