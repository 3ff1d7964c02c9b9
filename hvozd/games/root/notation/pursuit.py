"""A Rootlog followed on our board: for each of its turns a line of legal play is searched in which the scribe would have
written the same."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Self

from hvozd.core import Action, Journal
from hvozd.core.flow import advance, apply, decision
from hvozd.core.journal import Entry
from hvozd.core.record import Line as Played
from hvozd.games.root.hidden.census import all_cards
from hvozd.games.root.notation.foresight import dealt, foresee, meant, shuffled
from hvozd.games.root.notation.hearing import hear
from hvozd.games.root.notation.letters import ITEM_CODES, SUIT_LETTERS, card_code, notation
from hvozd.games.root.notation.likeness import Atom, Match, Wanted
from hvozd.games.root.notation.logbook import Log, Row
from hvozd.games.root.notation.scribe import Scribe
from hvozd.games.root.rules.events import Reshuffled
from hvozd.games.root.rules.wandering import under_ruin
from hvozd.games.root.state import RootState

DICE = 60
"""So often chance is tried again until it falls as told."""
NODES = 700
"""So many positions are looked at in one search."""
SECOND = 400
"""So many more, if what was found leaves hands with which the log cannot go on."""
FEW = 40
ANYHOW = 1000
"""A window through which every order of actions is taken."""
LOOK = 2
"""So many actions beyond the next are looked at for places and numbers."""


class Ear(list[Entry]):
    """A journal that is read as it is written; when the discard pile is shuffled, the deck comes to lie as the log needs it."""

    def __init__(self, node: "Node") -> None:
        super().__init__()
        self.node = node

    def append(self, entry: Entry) -> None:
        hear(self.node.scribe, entry.event)
        if isinstance(entry.event, Reshuffled):
            self.node.restack()


class Habit:
    """What was played before where the log told such a thing: tried first."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str, str]] = Counter()

    def note(self, step: str, shape: str, action: Action) -> None:
        self.counts[step, shape, type(action).__name__] += 1

    def order(self, node: "Node", step: str, shape: str, places: frozenset[str], actions: Sequence[Action]) -> list[Action]:
        def worth(action: Action) -> tuple[int, int]:
            fields = {str(getattr(action, name)) for name in action.__struct_fields__}
            return -self.counts[step, shape, type(action).__name__], -len(places & fields)

        return sorted(actions, key=worth)


class Node:
    """A position on the way, with the scribe who has written what led to it."""

    def __init__(self, chase: "Chase", g: RootState, scribe: Scribe) -> None:
        self.chase, self.g, self.scribe = chase, g, scribe
        self.seen = scribe
        self.listen()

    def listen(self) -> None:
        self.g.journal = Journal()
        self.g.journal.entries = Ear(self)

    def copy(self) -> Self:
        g = self.g.clone()
        return type(self)(self.chase, g, self.scribe.copy(g))

    def play(self, action: Action, dice: Sequence[int] = (), seed: int | None = None) -> "Node":
        new = self.copy()
        now = decision(new.g)
        assert now is not None
        if seed is not None:
            new.g.seed = seed
        new.g.loaded = list(dice)
        apply(new.g, now.seat, action)
        advance(new.g)
        new.g.seed = self.g.seed
        new.look()
        return new

    def look(self) -> None:
        """What the scribe would have written, were he asked now."""
        self.seen = self.scribe.copy(self.g)
        if self.g.result is None:
            self.seen.catch_up()
        else:
            self.seen.close()

    @property
    def outcomes(self) -> list[int]:
        assert self.g.journal is not None
        return self.g.journal.outcomes

    def tokens(self, at: int) -> list[str]:
        return [str(token) for token in self.seen.turns[at].tokens]

    def matches(self) -> Iterator[tuple[Match, bool]]:
        """Each line that is being followed, and whether it is over."""
        chase, lines = self.chase, self.seen.turns
        if chase.at < 0:
            for wanted in chase.setup:
                yield wanted.match([str(token) for token in self.seen.setup[wanted.row.faction].tokens]), bool(lines)
        for at in range(max(0, chase.at), len(lines)):
            over = at < len(lines) - 1 or self.g.result is not None
            yield chase.wanted(at).match(self.tokens(at)), over

    def fits(self, window: int) -> bool:
        """What is not written yet may still come in another order."""
        for match, over in self.matches():
            if (over and (match.left or match.extra)) or any(not self.may_pass(atom, match) for atom in match.extra):
                return False
        if self.chase.at < 0 and self.scribe.turns:
            return self.chase.buried(self.g)
        return all(match.ahead <= window for match in self.sure())

    def sure(self) -> Iterator[Match]:
        for at, line in enumerate(self.scribe.turns):
            if at >= self.chase.at:
                yield self.chase.wanted(at).match([str(token) for token in line.tokens])

    def may_pass(self, atom: Atom, match: Match) -> bool:
        """A fallen warrior may be healed yet: then the log tells that it went somewhere else."""
        if atom[0] != "move" or atom[1][1:] != "w" or atom[3]:
            return False
        things = self.chase.wanted(len(self.scribe.turns) - 1).things
        return any(number >= 0 and things[number][0][:3] == atom[:3] for number in match.left)

    def reached(self) -> int:
        """How much of the log is told, in things."""
        return -sum(len(match.left) for match, _ in self.matches()) + 1000 * len(self.scribe.turns)

    def over(self) -> bool:
        return len(self.scribe.turns) - 1 > self.chase.at or self.g.result is not None

    def ahead(self) -> Atom | None:
        """The first thing that the log tells next."""
        chase, lines = self.chase, self.seen.turns
        if not lines:
            for wanted in chase.setup:
                left = wanted.match([str(token) for token in self.seen.setup[wanted.row.faction].tokens]).left
                if left and left[0] >= 0:
                    return wanted.things[left[0]][0]
            return None
        wanted = chase.wanted(len(lines) - 1)
        left = wanted.match(self.tokens(-1)).left
        return wanted.things[left[0]][0] if left and left[0] >= 0 else None

    def hints(self) -> frozenset[str]:
        """Places and numbers in the next few actions of the log: pieces that move together are told together."""
        if not self.seen.turns:
            atom = self.ahead()
            return frozenset(atom[2:4]) if atom else frozenset()
        wanted = self.chase.wanted(len(self.seen.turns) - 1)
        left = [wanted.things[number] for number in wanted.match(self.tokens(-1)).left if number >= 0]
        near = [(atom, at) for atom, at in left if at <= left[0][1] + LOOK]
        return (
            frozenset(part for atom, _ in near for part in atom[2:4] if part) | {str(near.count(near[0]))}
            if near
            else frozenset()
        )

    def key(self) -> bytes:
        aside = self.g.clone()
        aside.number = aside.draws = aside.seed = 0
        aside.reveals = []
        return aside.data()

    def restack(self) -> None:
        """The deck was shuffled just now: it lies as the log goes on, and the dice fell so."""
        g, journal = self.g, self.g.journal
        assert journal is not None
        order = self.chase.stacked(self)
        outcomes = shuffled(sorted(g.deck), order)
        if outcomes and not g.loaded:
            g.deck[:] = order
            journal.outcomes[-len(outcomes) :] = outcomes


def shape(atom: Atom | None) -> str:
    """What kind of thing is told: the habit goes by that."""
    if atom is None:
        return ""
    if atom[0] != "move":
        return atom[0] if atom[0] != "said" else "said " + "".join(sign for sign in atom[1] if not sign.isdigit())[:4]
    ends = ["" if not end else "n" if end[0].isdigit() else end[-1] for end in atom[2:4]]
    return f"{atom[1][1:] if atom[1][0] != '%' else '%'} {ends[0]}>{ends[1]}"


class Chase:
    """The log, and which of its turns is being followed; -1 is the setup."""

    def __init__(self, log: Log, game: Any, layout: Any, habit: Habit | None = None) -> None:
        self.log, self.game, self.layout = log, game, layout
        self.at = -1
        self.setup = [Wanted(row) for row in log.setup]
        self._wanted: dict[int, Wanted] = {}
        self.habit = habit or Habit()
        self.nodes = 0
        self.cards: Sequence[int] = ()
        """All shared cards of this game."""
        told = [one for row in log.turns for one in row.told()]
        self.found = Counter(
            (int(one.key[2]), ITEM_CODES.index(one.key[1]))
            for one in told
            if one.key[0] == "move" and one.key[1] in ITEM_CODES and one.key[2].isdigit()
            for _ in range(one.number)
        )
        """What was found under the ruins, by clearing and item."""

    def wanted(self, at: int) -> Wanted:
        if at not in self._wanted:
            rows = self.log.turns
            self._wanted[at] = Wanted(rows[at] if at < len(rows) else Row(0, "", ()))
        return self._wanted[at]

    # -- the search -------------------------------------------------------------------------------------------------------

    def follow(self, start: Node, window: int = 1, nodes: int = NODES) -> tuple[list[Played], Node, bool]:
        """The actions that lead furthest, where they lead, and whether the turn is told whole."""
        self.nodes = nodes
        best: tuple[int, list[Played], Node] = (start.reached(), [], start)
        seen: set[bytes] = set()
        path: list[Played] = []
        trail: list[tuple[str, str, Action]] = []
        found: list[tuple[int, list[Played], Node]] = []
        limit = self.faults(start)

        def deeper(node: Node) -> bool:
            nonlocal best
            if node.over():
                found.append((self.faults(node), path[:], node))
                self.nodes = min(self.nodes, SECOND)
                return found[-1][0] <= limit
            reached = node.reached()
            if reached > best[0] and node.g.battle is None:
                best = (reached, path[:], node)
            for name, told, action, new in self.steps(node, window):
                path.append(self.line(node, action, new))
                trail.append((name, told, action))
                if (key := new.key()) not in seen:
                    seen.add(key)
                    if deeper(new):
                        return True
                path.pop()
                trail.pop()
                if self.nodes <= 0:
                    break
            return False

        if deeper(start):
            for row in trail:
                self.habit.note(*row)
        if found:
            _, lines, node = min(found, key=lambda one: one[0])
            return lines, node, True
        return best[1], best[2], False

    def line(self, node: Node, action: Action, new: Node) -> Played:
        now = decision(node.g)
        assert now is not None
        return Played(now.number, now.seat, self.game.write(node.g, action), new.outcomes)

    def steps(self, node: Node, window: int) -> Iterator[tuple[str, str, Action, Node]]:
        """What may be played, with what it leads to, as far as the log tells nothing else."""
        now = decision(node.g)
        assert now is not None
        told = node.ahead()
        places = node.hints()
        name, kind = now.name, shape(told)
        for action in self.habit.order(node, name, kind, places, list(now.options(now.seat))):
            if self.nodes <= 0:
                return
            self.nodes -= 1
            for new in self.falls(node, action):
                if new.fits(window):
                    yield name, kind, action, new
                    break

    def falls(self, node: Node, action: Action) -> Iterator[Node]:
        """The action with chance as it falls, and otherwise: dice as told, or anyhow."""
        new = node.play(action)
        yield new
        if not new.outcomes or new.fits(ANYHOW):
            return
        for dice in self.rolls(node) if len(new.outcomes) == 2 else self.chances(node) if self.at < 0 else ():
            try:
                fallen = node.play(action, dice)
            except ValueError:
                continue
            if not fallen.g.loaded:
                yield fallen
        if len(new.outcomes) != 2:
            for seed in range(DICE):
                yield node.play(action, (), seed + 1)

    def chances(self, node: Node) -> Iterator[Sequence[int]]:
        """How chance falls in the setup of factions that draw something of their own."""
        for seat in range(node.g.seats):
            chance = notation(node.g, seat).chance
            if chance is not None:
                yield from chance(node.g, (*self.log.setup, *self.log.turns))

    def rolls(self, node: Node) -> Iterator[Sequence[int]]:
        """The dice of the battles that the log tells next."""
        wanted = self.wanted(len(node.scribe.turns) - 1)
        pairs = [wanted.things[number][0][5] for number in wanted.fights]
        for pair in dict.fromkeys(pairs):
            if pair:
                first, _, second = pair.partition(",")
                yield int(first), int(second)

    def buried(self, g: RootState) -> bool:
        """Whether under the ruins lies what is found there."""
        return all(Counter(under_ruin(g, place))[item] >= number for (place, item), number in self.found.items())

    def faults(self, node: Node) -> int:
        """How much of what the log tells later cannot be with these hands."""
        rows = self.rest(node)
        own = [(notation(node.g, seat).doubts, seat) for seat in range(node.g.seats)]
        return foresee(node.g, rows, tries=FEW).faults + sum(doubts(node.g, seat, rows) for doubts, seat in own if doubts)

    # -- cards ------------------------------------------------------------------------------------------------------------

    def rest(self, node: Node) -> list[Row]:
        """What the log tells after what our board has told: the rest of this turn, and the turns behind it."""
        lines = node.scribe.turns
        if not lines:
            return [*self.log.setup, *self.log.turns]
        wanted = self.wanted(len(lines) - 1)
        left = set(wanted.match(node.tokens(-1)).left)
        row = wanted.row
        actions: list[str] = []
        for at, action in enumerate(row.actions):
            rest = [atom for number, (atom, where) in enumerate(wanted.things) if where == at and number in left]
            whole = [atom for atom, where in wanted.things if where == at]
            if rest == whole:
                actions.append(action)
            else:
                actions += [f"{atom[1]}{atom[2]}->{atom[3]}" for atom in rest if atom[0] == "move" and "#" in atom[1]]
        return [Row(row.line, row.faction, tuple(actions)), *self.log.turns[len(lines) :]]

    def stacked(self, node: Node) -> list[int]:
        """The order of the deck with which the log goes on."""
        g = node.g
        away = Counter(self.cards) - Counter(all_cards(g))
        seen = foresee(g, self.rest(node), skip=Counter(card_code(card, card in DOMINANT) for card in away.elements()))
        return dealt([seen.may[one] for one in seen.deck], g.deck, seen.late(), [one in seen.gone for one in seen.deck])[::-1]


DOMINANT = frozenset(card for suit in SUIT_LETTERS for deck in ("base", "exiles") for card in meant(suit + "#dom", deck))
