"""The drawn board: what every picture keeps, and what this one shows."""

import pytest

from hvozd.core import Session
from hvozd.games.harrow.choices import PRESETS
from hvozd.games.harrow.geography import HEXES, NAMES
from tests.pictures import check, check_hidden, draw, elements, ids, positions

PICKED = {"hex", "tactic", "upgrade", "goblin", "hestercard", "fairy", "quest", "jar", "tile", "piece", "token", "offer", "cube"}


@pytest.mark.parametrize("preset", PRESETS)
def test_pictures_of_random_games(preset: str) -> None:
    for session in positions("harrow", 30, 120, {"preset": preset}):
        check(session, PICKED)
        check_hidden(session)


def test_hexes_and_cubes_keep_their_ids() -> None:
    fixed = {f"hex-{name}" for name in NAMES} | {"battleground-red", "tree-silver", "time", "board-svg"}
    for session in positions("harrow", 4, 150):
        assert fixed <= set(ids(draw(session, None)))


def test_stacks_tell_their_size() -> None:
    """Every group of haints stands on its hex under its own name, with its number where there are several."""
    for session in positions("harrow", 9, 120, {"factions": "protectors,family"}):
        drawn = {str(each.get("id")): each for each in elements(draw(session, None))}
        haints = session.view(None).haints
        for colour, faction in enumerate(("protectors", "family")):
            for infected, word in enumerate(("haint", "infected")):
                for h in range(HEXES):
                    number = haints[(2 * colour + infected) * HEXES + h]
                    stack = drawn.get(f"{word}-{faction}-{NAMES[h]}")
                    assert (stack.get("data-n") if stack is not None else "0") == str(number)
                    if number > 1:
                        assert stack is not None
                        assert "".join(stack.itertext()) == str(number)


def test_only_the_own_cards_are_drawn() -> None:
    session = Session.new("harrow", {"preset": "chapter1"}, 3)
    assert draw(session, None).hand == ""
    for seat in range(session.state.seats):
        held = session.view(seat).hand
        assert draw(session, seat).hand.count("<svg") == len(held)
