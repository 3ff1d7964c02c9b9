"""What may turn up at a real table of Harrow County: solo cards that nobody has seen, and what falls out of the tree."""

from collections.abc import Iterator, Sequence

from hvozd.games.harrow.rules.cubes import SCALE
from hvozd.games.harrow.rules.events import TreeFell
from hvozd.games.harrow.rules.solo_cards import CARDS, DECK_OF
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import COLOURS, TREE_ORDER

FALLS, STAYS = 0, SCALE - 1


def shown(g: HarrowState, after: HarrowState) -> list[int]:
    """The solo decks of which a card was turned up."""
    if g.solo is None or after.solo is None:
        return []
    return [number for number, deck in enumerate(g.solo.decks) if len(after.solo.decks[number]) < len(deck)]


def other_decks(g: HarrowState, number: int) -> Iterator[HarrowState]:
    """HC-23.1: which cards were dealt into a deck nobody knows: each that is nowhere else lies in it once."""
    own = g.solo
    assert own is not None
    used = {*own.discard, own.card, *(card for deck in own.decks for card in deck)}
    for card, record in enumerate(CARDS):
        if card not in used and DECK_OF[record.group] == number:
            new = g.clone()
            assert new.solo is not None
            new.solo.decks[number] = sorted([*own.decks[number][1:], card])
            yield new


def tosses(after: HarrowState, first: Sequence[int]) -> Iterator[Sequence[int]]:
    """HC-12.1: for each colour every number of cubes that may fall out, the others as they fell."""
    for fell in (event for event in after.read(None) if isinstance(event, TreeFell)):
        both = [left + out for left, out in zip(fell.left, fell.fallen, strict=True)]
        for cube, most in enumerate(both):
            for number in range(most + 1):
                wanted = [number if other == cube else out for other, out in enumerate(fell.fallen)]
                yield [*first, *thrown(fell, both, wanted)]


def thrown(fell: TreeFell, both: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """HC-12.4: the dice by which so many of each colour fall, of those inside first."""
    left = list(wanted)
    rows: list[int] = []
    inside = [both[cube] - fell.thrown[cube] for cube in range(len(COLOURS))]
    for cubes in (inside, fell.thrown):
        for cube in TREE_ORDER:
            out = min(left[cube], cubes[cube])
            rows += [FALLS] * out + [STAYS] * (cubes[cube] - out)
            left[cube] -= out
    return rows
