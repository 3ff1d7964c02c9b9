"""Dealt anew by the same dice, positions that a seat cannot tell apart become the same: no trace of the true one is left."""

from itertools import islice

import pytest

from hvozd.core import Rng, find_game
from tests.tools.refused import positions


@pytest.mark.parametrize("name", ["root", "harrow", "defenders", "crescent"])
def test_the_same_dice_give_the_same_position_whatever_the_true_one_is(name: str) -> None:
    game = find_game(name)
    for number, g in enumerate(islice(positions(name, seed=31, every=25), 40)):
        for seat in (None, *range(g.seats)):
            other = game.determinize(g, seat, Rng(number))
            assert game.encode(game.determinize(other, seat, Rng(7))) == game.encode(game.determinize(g, seat, Rng(7))), seat
