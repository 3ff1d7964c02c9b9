"""R-9.3, R-E: the Vagabond sets up."""

import pytest

from hvozd.core import Rng, SettingError, find_game
from hvozd.games.root.components import ITEMS, RUIN_ITEMS
from hvozd.games.root.factions.vagabond.setting_out import setup_steps
from hvozd.games.root.rules.wandering import under_ruin
from tests.root.roving import FOREST
from tests.root.table import Table


@pytest.mark.rule("R-9.3.1", "R-9.3.2", "R-9.3.3", "R-9.3.4", "R-9.3.5", "R-9.3.6", "W-S5", "R-E.1.1")
def test_the_vagabond_sets_up():
    t = Table("marquise", "vagabond", "eyrie")
    t.run(*setup_steps(t.g, 1))
    assert t.asked == ("vagabond", "ChooseCharacter")
    t.say("character thief")
    assert t.asked == ("vagabond", "ChooseForest")
    assert not t.can("enter 1")
    t.say("enter forest-1-9-10-12")
    board = t.board("vagabond")
    assert t.g.pawns[1] == FOREST + 1
    assert len(board.quests) == 3
    assert len(board.quest_deck) == 12
    ruins = [clearing for clearing in range(1, 13) if t.g.ruins[clearing]]
    assert ruins == [6, 10, 11, 12]
    assert sorted(item for clearing in ruins for item in under_ruin(t.g, clearing)) == sorted(RUIN_ITEMS)
    held = {ITEMS[kind] for kind in range(8) if board.items[kind * 4]}
    assert held == {"boots", "torch", "tea", "sword"}
    assert sum(board.items) == 4
    assert board.relations == [0, -2, 0]


@pytest.mark.rule("R-9.3.4")
def test_what_lies_under_ruins_and_the_order_of_quests_is_known_to_nobody():
    t = Table("marquise", "vagabond")
    t.run(*setup_steps(t.g, 1))
    t.say("character ranger", "enter forest-1-2-5-10")
    dealt = [t.game.determinize(t.g, seat, Rng(salt)) for seat in (0, 1, None) for salt in range(8)]
    assert len({tuple(g.ruin_items) for g in dealt}) > 3
    assert len({g.boards[1].quest_deck for g in dealt}) > 3


@pytest.mark.rule("R-E.1.1", "R-E.2.1", "R-E.3.1")
@pytest.mark.rule("R-E.4.1", "R-E.5.1", "R-E.6.1", "R-E.7.1", "R-E.8.1", "R-E.9.1")
@pytest.mark.parametrize(
    ("character", "items"),
    [
        ("thief", "boots sword tea torch"),
        ("tinker", "bag boots hammer torch"),
        ("ranger", "boots crossbow sword torch"),
        ("vagrant", "boots coins torch"),
        ("arbiter", "boots sword sword torch"),
        ("scoundrel", "boots boots crossbow torch"),
        ("adventurer", "boots hammer torch"),
        ("ronin", "boots boots sword torch"),
        ("harrier", "coins crossbow sword torch"),
    ],
)
def test_starting_items_of_a_character(character, items):
    t = Table("marquise", "vagabond")
    t.run(*setup_steps(t.g, 1))
    t.say(f"character {character}", "enter forest-1-2-5-10")
    board = t.board("vagabond")
    assert sorted(ITEMS[kind] for kind in range(8) for _ in range(board.items[kind * 4])) == items.split()


@pytest.mark.rule("R-9.7")
def test_a_second_vagabond_needs_a_first():
    game = find_game("root")
    with pytest.raises(SettingError, match=r"R-9\.7"):
        game.resolve({"factions": "marquise,vagabond2"}, 1)
    mix = "vagabond,marquise,vagabond2"
    assert game.resolve({"factions": mix}, 1)["factions"] == mix.split(",")
    assert all(
        "vagabond" in names or "vagabond2" not in names
        for names in (game.resolve({"seats": "3"}, seed)["factions"] for seed in range(60))
    )
