"""The drawn board: what every picture keeps, and what this one shows."""

import re
from math import cos, radians, sin

import pytest

from hvozd.core import Session
from hvozd.games.harrow.factions.fairfolk.figures import FAIR
from hvozd.games.harrow.factions.hester.figures import HESTER
from hvozd.games.harrow.maps import AXES, HEXES, NAMES
from hvozd.games.harrow.setup.settings import PRESET_NAMES
from hvozd.games.harrow.table.shapes import middle
from hvozd.games.harrow.words import TOKEN_NAMES, WORDS
from tests.pictures import check, check_hidden, draw, elements, ids, positions

PICKED = {
    "hex",
    "tactic",
    "upgrade",
    "goblin",
    "hestercard",
    "fairy",
    "quest",
    "jar",
    "tile",
    "piece",
    "token",
    "offer",
    "cube",
    "row",
}


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_pictures_of_random_games(preset: str) -> None:
    for session in positions("harrow", 30, 120, {"preset": preset}):
        check(session, PICKED)
        check_hidden(session)


def test_hexes_and_cubes_keep_their_ids() -> None:
    fixed = {f"hex-{name}" for name in NAMES} | {"battleground-red", "tree-silver", "time", "board-svg"}
    for session in positions("harrow", 4, 150):
        assert fixed <= set(ids(draw(session, None)))


def test_stacks_tell_their_size() -> None:
    """Every group of haints stands on its hex under its own name, in ones to threes or with its number."""
    for session in positions("harrow", 9, 120, {"factions": "protectors,family"}):
        drawn = {str(each.get("id")): each for each in elements(draw(session, None))}
        haints = session.view(None).haints
        for colour, faction in enumerate(("protectors", "family")):
            for infected, word in enumerate(("haint", "infected")):
                for h in range(HEXES):
                    number = haints[(2 * colour + infected) * HEXES + h]
                    stack = drawn.get(f"{word}-{faction}-{NAMES[h]}")
                    assert (stack.get("data-n") if stack is not None else "0") == str(number)
                    if stack is not None:
                        assert "".join(stack.itertext()) == (str(number) if number > 3 else "")


def test_only_the_own_cards_are_drawn() -> None:
    session = Session.new("harrow", {"preset": "chapter1"}, 3)
    assert draw(session, None).hand == ""
    for seat in range(session.state.seats):
        held = session.view(seat).hand
        assert draw(session, seat).hand.count("<svg") == len(held)


def test_the_duel_shows_everybody_the_own_cards() -> None:
    """Both seats of the duel hold the cards of their own faction, though automated factions lie between them."""
    for session in positions("harrow", 6, 40, {"preset": "duel"}):
        for seat, faction in enumerate(session.view(None).seats):
            kind = {FAIR: "fairy", HESTER: "hestercard"}[faction]
            names = [WORDS[kind][card] for card in session.view(seat).hand]
            assert {f"{kind}:{name}" for name in names} <= {each.get("data-pick") for each in elements(draw(session, seat))}


def test_arrows_point_to_the_half_that_is_left() -> None:
    """The line lies beside the row of the nest, so that the row itself is ahead of it."""
    session = Session.new("harrow", {"preset": "fair-folk-3"}, 3)
    own = session.state.fairfolk
    for axis, row, sign in ((0, -2, 1), (1, 0, -1), (2, 3, 1)):
        own.arrows[:] = [axis, row, sign]
        drawn = next(each for each in elements(draw(session, None)) if each.get("id") == f"arrow-{axis}-{row}-{sign}")
        x, y, turned = map(
            int, re.findall(r"-?\d+", drawn.get("transform", "") + ("" if "rotate" in drawn.get("transform", "") else " 0"))
        )
        for h in range(HEXES):
            across = (middle(h)[0] - x) * cos(radians(turned)) + (middle(h)[1] - y) * sin(radians(turned))
            assert (across > 0) == ((AXES[h][axis] - row) * sign >= 0)


def test_kammis_grid_and_its_rows_can_be_picked() -> None:
    session = Session.new("harrow", {"preset": "chapter4"}, 3)
    drawn = {str(each.get("id")): each for each in elements(draw(session, None))}
    for row in range(3):
        tokens = [f"#token-{TOKEN_NAMES[token]}" for token in session.state.kammi.grid[2 * row : 2 * row + 2]]
        assert [each.get("href") for each in drawn[f"kammi-row{row}"] if each.tag == "use"] == tokens
        assert drawn[f"kammi-row{row}"].get("data-pick") == f"row:{row + 1}"
    assert drawn["kammi-waiting"].get("href") == f"#token-{TOKEN_NAMES[session.state.kammi.waiting]}"


def test_nails_are_seen_where_they_pin() -> None:
    session = Session.new("harrow", {"preset": "chapter1"}, 3)
    session.state.pins = [6 * HEXES]
    drawn = {str(each.get("id")): each for each in elements(draw(session, None))}
    assert "#sign-nail" in [each.get("href") for each in drawn["piece-protectors-legend"]]
