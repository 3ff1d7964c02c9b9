"""Which cards must lie where, so that what a log tells can be played: hands and deck are not told, but what leaves them is."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from hvozd.games.root.components import AMBUSH, CARDS, DOMINANCE, SUIT, deck_cards
from hvozd.games.root.notation.letters import ABBREVIATIONS, ITEM_LETTERS, SUIT_LETTERS, letter
from hvozd.games.root.notation.logbook import Row
from hvozd.games.root.notation.signs import ambushes, told
from hvozd.games.root.state import RootState

QUESTS = "Q"
SHOW = "^"
"""Instead of where a card goes: it is shown and stays."""
SHOWN = re.compile(r"(\d*)([BFMR])#([A-Z]?)\^")
SUITED_CRAFTS = (("favor", "favor"), ("part", "partisans"))
TRIES = 400
"""So often a craft is tried with another card."""


class Flow(NamedTuple):
    """Cards of one code from a place to a place; `craft` and `ambush` are codes of their own."""

    row: int
    code: str
    start: str
    target: str


def flows(rows: Sequence[Row]) -> Iterator[Flow]:
    """What a log tells of shared cards, one by one."""
    for number, row in enumerate(rows):
        for action in row.actions:
            for side, suit in ambushes(action, row.faction):
                yield Flow(number, suit + "#@", side, "")
            for one in told(action, row.faction) or ():
                match one.key:
                    case ("craft", who, code):
                        yield Flow(number, "Z" + code, who, "")
                    case ("said", text) if found := SHOWN.fullmatch(text):
                        for _ in range(int(found[1] or 1)):
                            yield Flow(number, found[2] + "#", found[3] or row.faction, SHOW)
                    case ("move", thing, start, target) if "#" in thing and QUESTS not in (start, target):
                        for _ in range(one.number):
                            yield Flow(number, thing, start, target)


@cache
def meant(code: str, deck: str) -> tuple[int, ...]:
    """The cards of a deck that a code may stand for."""
    cards = sorted(set(deck_cards(deck)))
    if code.startswith("Z%"):
        return tuple(card for card in cards if CARDS[card].item and ITEM_LETTERS[str(CARDS[card].item)] == code[2])
    if code.startswith("Z"):
        name = code[1:]
        suited = {suit.lower() + short: (suit, long) for suit in SUIT_LETTERS for short, long in SUITED_CRAFTS}
        if name in suited:
            suit, long = suited[name]
            return tuple(card for card in cards if CARDS[card].id.endswith(long) and SUIT_LETTERS[SUIT[card]] == suit)
        return tuple(card for card in cards if ABBREVIATIONS.get(CARDS[card].id) == name)
    suit, _, name = code.partition("#")
    found = [card for card in cards if not suit or SUIT_LETTERS[SUIT[card]] == suit]
    if name == "dom":
        return tuple(card for card in found if card in DOMINANCE)
    if name == "@":
        return tuple(card for card in found if card in AMBUSH)
    if name:
        ids = {CARDS[card].id.replace("_", ""): card for card in found}
        return tuple(card for card in found if ABBREVIATIONS.get(CARDS[card].id) == name) or ((ids[name],) if name in ids else ())
    return tuple(card for card in found if card not in DOMINANCE)


class Foreseen:
    """A walk through the log with cards of which only something is known: `may[n]` is what card number n may be."""

    def __init__(self, g: RootState, wild: bool) -> None:
        self.deck_name = g.deck_name
        self.may: list[frozenset[int]] = []
        self.hands: dict[str, list[int]] = {}
        self.fixed: list[list[int]] = []
        """By seat: the numbers of the cards that it holds at the beginning."""
        every = frozenset(deck_cards(g.deck_name))
        for seat in range(g.seats):
            rows = [self.new(every if wild else same(card, g.deck_name)) for card in g.hands[seat]]
            self.fixed.append(rows)
            self.hands[letter(g, seat)] = rows[:]
        self.deck = [self.new(every) for _ in g.deck]
        """From the top."""
        self.drawn = 0
        self.here = len(self.may)
        """Cards with a lower number lie in the deck or in a hand at the beginning."""
        self.copies = Counter((*g.deck, *(card for hand in g.hands for card in hand)))
        """How many of them may still be each card."""
        self.aside = set() if wild else DOMINANCE - {*g.deck}
        """Dominance cards that were seen: they never come back into the deck."""
        self.shown: frozenset[tuple[int, int]] = frozenset()
        """By row: the cards that were shown in it."""
        self.gone: set[int] = set()
        """Cards that went to the discard pile."""
        self.done = 0
        self.faults = 0
        """What could not be, and was passed over."""

    def new(self, may: frozenset[int]) -> int:
        self.may.append(may)
        return len(self.may) - 1

    def late(self) -> frozenset[int]:
        """Cards that are named only when they come back from the discard pile."""
        return frozenset(card for may in self.may[self.here :] if len(may) == 1 for card in may)

    def copy(self) -> "Foreseen":
        new: Foreseen = object.__new__(Foreseen)
        new.__dict__.update(self.__dict__)
        new.may, new.aside, new.gone, new.copies = self.may[:], set(self.aside), set(self.gone), self.copies.copy()
        new.hands = {mine: hand[:] for mine, hand in self.hands.items()}
        return new

    def ways(self, flow: Flow) -> Iterator[tuple[int, frozenset[int]]]:
        """The cards that may leave a hand so, those of which most is known first."""
        cards = frozenset(meant(flow.code, self.deck_name))
        hand = self.hands[flow.start]
        if flow.target == SHOW:
            cards |= frozenset(meant(flow.code + "dom", self.deck_name))
            hand = [one for one in hand if (flow.row, one) not in self.shown]
        known = [(one, self.may[one] & cards) for one in hand]
        fit = [(one, left) for one, left in known if left and self.enough(one, left)]
        seen: set[tuple[frozenset[int], frozenset[int]]] = set()
        for one, left in sorted(fit, key=lambda pair: (len(self.may[pair[0]]) == 1 and len(cards) > 1, len(self.may[pair[0]]))):
            if (self.may[one], left) not in seen:
                seen.add((self.may[one], left))
                yield one, left

    def enough(self, one: int, left: frozenset[int]) -> bool:
        """Whether a card that is one of the first can be this one: there are only so many."""
        return one >= self.here or len(left) > 1 or self.may[one] == left or all(self.copies[card] > 0 for card in left)

    def know(self, one: int, left: frozenset[int]) -> None:
        if one < self.here and len(left) == 1 and self.may[one] != left:
            self.copies.subtract(left)
        self.may[one] = left

    def leave(self, flow: Flow, one: int, left: frozenset[int]) -> None:
        self.know(one, left)
        if flow.target == SHOW:
            self.shown = self.shown | {(flow.row, one)}
            return
        self.hands[flow.start].remove(one)
        if flow.target in self.hands:
            self.hands[flow.target].append(one)
        elif not flow.target:
            self.gone.add(one)
        self.aside |= left & DOMINANCE

    def come(self, flow: Flow) -> None:
        """From the deck, from beside the map, from the discard pile."""
        cards = frozenset(meant(flow.code, self.deck_name))
        if not flow.start and not cards & self.aside and self.drawn < len(self.deck):
            one = self.deck[self.drawn]
            self.drawn += 1
            self.know(one, cards)
        else:
            one = self.new(cards)
        self.aside |= cards & DOMINANCE
        if flow.target in self.hands:
            self.hands[flow.target].append(one)


def same(card: int, deck: str) -> frozenset[int]:
    """What a card in a hand may be as well: any of its suit, for only its suit was told; dominance cards are named."""
    if card in DOMINANCE:
        return frozenset((card,))
    return frozenset(meant(SUIT_LETTERS[SUIT[card]] + "#", deck))


def foresee(
    g: RootState, rows: Sequence[Row], wild: bool = False, skip: Counter[str] | None = None, tries: int = TRIES
) -> Foreseen:
    """The walk that goes furthest; `wild`: not even the suits of the hands are known. `skip`: cards that are under way
    already, by code."""
    under_way = Counter(skip or ())
    todo: list[Flow] = []
    for flow in flows(rows):
        if not flow.start and under_way[flow.code]:
            under_way[flow.code] -= 1
        else:
            todo.append(flow)
    now = Foreseen(g, wild)
    while now.done < len(todo):
        now = walked(now, todo, now.done, [tries])
        if now.done < len(todo):
            now.done += 1
            now.faults += 1
    return now


def walked(now: Foreseen, todo: Sequence[Flow], at: int, tries: list[int]) -> Foreseen:
    """As far as nothing contradicts; where several cards may have been crafted, the one with which it goes furthest."""
    for flow in todo[at:]:
        now.done = at
        at += 1
        if flow.start not in now.hands:
            if flow.start in ("", "*"):
                now.come(flow)
            continue
        ways = list(now.ways(flow))
        if not ways:
            return now
        if len(ways) == 1 or not flow.code.startswith("Z%") or tries[0] <= 0:
            now.leave(flow, *ways[0])
            continue
        best: Foreseen | None = None
        for one, left in ways:
            tries[0] -= 1
            new = now.copy()
            new.leave(flow, one, left)
            found = walked(new, todo, at, tries)
            best = found if best is None or found.done > best.done else best
            if best.done == len(todo) or tries[0] <= 0:
                break
        assert best is not None
        return best
    now.done = len(todo)
    return now


def dealt(
    may: Sequence[frozenset[int]], cards: Sequence[int], late: frozenset[int], early: Sequence[bool], lot: int = 0
) -> list[int]:
    """A card for each place, of those that there are: what is surest first; cards that are named only later go to places
    that are discarded before. Where none fits, one of the suit, or any. `lot`: another choice where all is one."""
    pool = Counter(cards)

    def tie(card: int) -> int:
        return card * lot * 37 % 101 if lot else -pool[card]

    found = [-1] * len(may)
    order = sorted(range(len(may)), key=lambda at: len(may[at]))
    for fits in (lambda at, card: card in may[at], suits_alike(may), lambda at, card: True):
        for at in order:
            fit = [card for card in sorted(pool) if pool[card] and fits(at, card)] if found[at] < 0 else []
            if fit:
                found[at] = min(fit, key=lambda card: ((card in late) != early[at], card in DOMINANCE, card in AMBUSH, tie(card)))
                pool[found[at]] -= 1
    return found


def suits_alike(may: Sequence[frozenset[int]]) -> Callable[[int, int], bool]:
    suits = [{SUIT[card] for card in one} for one in may]
    return lambda at, card: SUIT[card] in suits[at]


def shuffled(before: Sequence[int], after: Sequence[int]) -> list[int]:
    """The random outcomes with which a shuffle makes the second row of the first."""
    row, outcomes = list(before), []
    for i in range(len(row) - 1, 0, -1):
        j = row.index(after[i], 0, i + 1)
        row[i], row[j] = row[j], row[i]
        outcomes.append(j)
    return outcomes
