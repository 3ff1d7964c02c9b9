"""Actions as numbers: every option there and back, masks that allow exactly the options, the same in every re-dealt world."""

from collections.abc import Iterable

import pytest

from hvozd.core import Action, Game, Rng, State, find_game
from hvozd.core.errors import HvozdError
from hvozd.core.flow import advance
from hvozd.kit.tokens import Tokens, tokens_of
from tests.numbers.positions import GAMES, LONG, visited

DECISIONS = 5000 if LONG else 80
TREE = 300
"""Of longer option lists the masks along some options are looked at, not along all."""


def prefixes(rows: Iterable[tuple[int, ...]]) -> dict[tuple[int, ...], set[int]]:
    """After which picks which tokens come next: the tree that the options span."""
    tree: dict[tuple[int, ...], set[int]] = {}
    for row in rows:
        for at in range(len(row)):
            tree.setdefault(row[:at], set()).add(row[at])
        tree.setdefault(row, set())
    return tree


def allowed(mask: bytes) -> set[int]:
    return {token for token, may in enumerate(mask) if may}


def check(tokens: Tokens, g: State, seat: int, options: list[Action]) -> None:
    rows = {tuple(tokens.encode(g, seat, action)): action for action in options}
    for row, action in rows.items():
        back = tokens.decode(g, seat, row)
        assert back == action and type(back) is type(action)
    tree = prefixes(rows)
    looked = list(tree.items()) if len(tree) <= TREE else list(tree.items())[:TREE]
    for picked, following in looked:
        assert allowed(tokens.mask(g, seat, picked)) == following
    row, action = next(iter(rows.items()))
    walk = tokens.walk(g, seat)
    for at, token in enumerate(row):
        assert walk.action is None
        if walk.only is not None:
            assert walk.only == action and [other for other in rows if other[:at] == row[:at]] == [row]
        walk.take(token)
    assert walk.action == action


@pytest.mark.parametrize("name", GAMES)
def test_every_option_there_and_back_and_masks_allow_exactly_them(name: str) -> None:
    for game, g, now in visited(name, DECISIONS):
        check(tokens_of(game), g, now.seat, list(now.options(now.seat)))


@pytest.mark.parametrize("name", GAMES)
def test_masks_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(name: str) -> None:
    rng = Rng(3)
    for game, g, now in visited(name, DECISIONS // 2, seed=11):
        tokens, seat = tokens_of(game), now.seat
        world = game.determinize(g, seat, rng)
        picked: list[int] = []
        while True:
            mask = tokens.mask(g, seat, picked)
            assert mask == tokens.mask(world, seat, picked)
            following = sorted(allowed(mask))
            if not following:
                break
            picked.append(following[rng.below(len(following))])


def opened(name: str) -> tuple[Game, State, int]:
    game = find_game(name)
    g = game.new(game.resolve({}, 2), 2)
    now = advance(g)
    assert now is not None
    return game, g, now.seat


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_action_is_refused(name: str) -> None:
    game, g, seat = opened(name)
    tokens = tokens_of(game)
    kind = min(allowed(tokens.mask(g, seat)))
    for picks in ([], [0], [kind, kind, kind, kind, kind, kind, kind, kind], [tokens.size]):
        with pytest.raises(HvozdError):
            tokens.decode(g, seat, picks)
    with pytest.raises(HvozdError, match="may not be picked"):
        tokens.mask(g, seat, [0])
    with pytest.raises(HvozdError, match="not asked"):
        tokens.mask(g, seat + 1 if seat + 1 < g.seats else g.seats, [])


@pytest.mark.parametrize("name", GAMES)
def test_the_vocabulary_is_small_and_named(name: str) -> None:
    tokens = tokens_of(find_game(name))
    assert len(set(tokens.names)) == tokens.size < 1000
    assert tokens.digest == Tokens(find_game(name)).digest
