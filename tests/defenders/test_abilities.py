"""DW-15: what holds for the abilities of all defenders."""

from collections import Counter

import pytest

from hvozd.games.defenders.components import ABILITIES, CARD_ABILITY, FACTION_NAMES


@pytest.mark.rule("DW-15.7", "A-47")
def test_every_ability_is_on_two_cards() -> None:
    assert all(CARD_ABILITY.count(ability) == 2 for ability in range(len(ABILITIES)))
    assert Counter(ability.faction for ability in ABILITIES) == dict.fromkeys(FACTION_NAMES, 9)
