"""R-B: what lies in the boxes."""

import pytest

from hvozd.games.root.components import MAPS
from hvozd.games.root.factions.duchy.board import RANKS
from hvozd.games.root.factions.vagabond.items import CHARACTER_ROWS
from hvozd.games.root.hooks import find_faction
from hvozd.games.root.rules.ministers import MINISTERS

rule = pytest.mark.rule


@rule("R-B.2.2", "R-B.2.3")
def test_the_riverfolk_box() -> None:
    lizards, riverfolk = find_faction("lizards").file, find_faction("riverfolk").file
    assert sorted(lizards.buildings.values()) == [5, 5, 5]
    assert sorted(riverfolk.tokens.values()) == [3, 3, 3]
    assert (lizards.warriors, riverfolk.warriors) == (25, 15)


@rule("R-B.3.2", "R-B.3.3", "R-B.3.4")
def test_the_underworld_box() -> None:
    duchy, corvids = find_faction("duchy").file, find_faction("corvids").file
    assert duchy.buildings == {"citadel": 3, "market": 3}
    assert duchy.tokens["tunnel"] == 3
    assert corvids.tokens["plot"] == 8 == 4 * corvids.numbers["plots_of_a_kind"]
    assert (duchy.warriors, corvids.warriors) == (20, 15)
    assert len(MINISTERS) == 9
    assert [rank.crowns for rank in RANKS] == [3, 3, 3]
    mountain = next(woodland for woodland in MAPS if woodland.name == "mountain")
    assert len(mountain.row.closed) == 6
    assert mountain.row.tower


@rule("R-B.6.3")
def test_the_vagabond_pack_has_three_characters() -> None:
    boxes = [character.box for character in CHARACTER_ROWS]
    assert boxes.count("vagabond_pack") == 3
    assert len(boxes) == 9
