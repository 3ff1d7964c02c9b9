"""DW-9: damage and death."""

import pytest

from hvozd.games.defenders.components import DIE
from hvozd.games.defenders.maps.geometry import INDEX
from hvozd.games.defenders.rules.damage import hurt
from tests.defenders.table import CARD, Hex, Table, edge, name


def coven(at: Hex, card: str = "cauldra") -> Table:
    """The Coven is to act, its organizer on this hex."""
    table = Table("coven", "council", organizers=("zinnobel", "thexuloa"))
    table.put("coven", at)
    table.choose(coven=card, council="bulwax")
    table.g.items[:] = [0, 0]
    assert table.g.turn == 0
    return table


@pytest.mark.rule("T-54", "DW-9.2", "DW-9.4", "A-04")
@pytest.mark.parametrize(
    ("sniper", "hunter", "face", "damage"),
    [((2, 0), None, 1, 1), ((2, 0), None, 2, 0), (None, (1, 1), 1, 1), ((1, 1), None, 2, 2), (None, None, None, 0)],
)
def test_rolls(sniper: Hex | None, hunter: Hex | None, face: int | None, damage: int) -> None:
    table = coven((1, 1))
    if sniper:
        table.factory(sniper)
        table.mechs(sniper)
    if hunter:
        table.mechs(hunter)
    table.pollute((1, 1))
    if face is not None:
        table.dice(face)
    table.do("coven", "clear")
    assert table.damage("coven") == damage
    assert table.g.loaded == []


@pytest.mark.rule("T-55", "DW-9.2")
def test_mixed_threat_is_one_melee_roll() -> None:
    table = coven((1, 1))
    table.mechs((1, 1), 2)
    table.factory((2, 0))
    table.mechs((2, 0))
    table.dice(2, 0)
    table.do("coven", "destroy")
    assert table.damage("coven") == 2
    assert len(table.g.loaded) == 1


@pytest.mark.rule("A-05", "DW-9.2")
def test_the_threat_is_fixed_at_the_start_and_rolled_after_the_effect() -> None:
    table = coven((1, 1))
    table.mechs((1, 1))
    table.dice(1)
    table.do("coven", "destroy")
    assert table.mechs_at((1, 1)) == 0 and table.damage("coven") == 1
    table.mechs((2, 0))
    table.do("coven", f"move {name((2, 0))}")
    assert len(table.journal("DamageRolled")) == 1, "moving into danger rolls nothing"


@pytest.mark.rule("DW-9.3", "A-18")
def test_walls_do_not_shield_from_snipers() -> None:
    table = coven((1, 0))
    table.mechs((0, 0), 2)
    table.wall(edge((1, 0), (1, 1)))
    table.pollute((1, 0))
    table.dice(1)
    table.do("coven", "clear")
    assert table.damage("coven") == 1


@pytest.mark.rule("DW-9.4", "A-04", "DW-22.6")
def test_the_die() -> None:
    assert sorted(DIE.faces) == [0, 0, 0, 1, 1, 2]


@pytest.mark.rule("DW-9.5", "A-07", "DW-15.1")
def test_reveal_abilities_and_items_roll_nothing() -> None:
    table = Table("coven", "sect", organizers=("zinnobel",))
    table.put("coven", (1, 1))
    table.mechs((1, 1), 3)
    table.choose(coven="murkle", sect="gryzz").do("coven", "resolve coven")
    if table.g.turn != 0:
        table.end("sect")
    assert table.mechs_at((1, 1)) == 2 and table.support("coven") == 1
    for item in ("rockets", "potions", "maps"):
        table.item("coven", item)
    table.pollute((1, 1))
    table.do("coven", f"use rockets destroy {name((1, 1))}", "use potions clear")
    assert table.journal("DamageRolled") == []
    table.item("coven", "bread")
    table.dice(1)
    table.do("coven", "use bread", "destroy")
    assert len(table.journal("DamageRolled")) == 1


@pytest.mark.rule("T-56", "DW-9.6", "DW-9.8", "DW-20.4", "DW-11.4", "DW-3.13")
def test_death_and_massacre() -> None:
    table = coven((1, 1))
    table.hand("coven", "willowmere", "bramblo")
    table.g.damage[0] = 2
    table.mechs((1, 1), 3)
    table.dice(2)
    table.g.loaded.append(1)
    table.do("coven", "destroy")
    assert table.g.killed == [CARD["bramblo"]]
    assert table.damage("coven") == 0 and table.g.hands[0] == [CARD["willowmere"]]

    table.hand("council", "oxlow")
    hurt(table.g, 1, 3)
    assert table.result is None
    hurt(table.g, 1, 1)
    assert table.result is not None and (table.result.reason, table.result.winners) == ("massacre", ())


@pytest.mark.rule("T-57", "DW-9.7")
def test_death_without_a_hand() -> None:
    table = coven((1, 1))
    table.hand("coven")
    top = table.g.decks[0][-1]
    hurt(table.g, 0, 3)
    hurt(table.g, 0, 2)
    assert table.g.killed == [top] and table.damage("coven") == 0


@pytest.mark.rule("A-45", "DW-9.7")
def test_without_any_card_nobody_dies() -> None:
    table = coven((1, 1))
    table.hand("coven")
    table.g.decks[0].clear()
    hurt(table.g, 0, 3)
    hurt(table.g, 0, 2)
    assert table.g.killed == [] and table.damage("coven") == 3


@pytest.mark.rule("DW-9.7", "DW-11.3")
def test_the_deck_is_reshuffled_before_a_card_of_it_dies() -> None:
    table = coven((1, 1))
    table.hand("coven")
    table.g.exhausted[0][:0] = [CARD["bramblo"]]
    table.g.decks[0].clear()
    hurt(table.g, 0, 3)
    hurt(table.g, 0, 1)
    assert table.g.killed == [CARD["bramblo"]]


@pytest.mark.rule("DW-9.1", "A-48", "DW-16.6")
def test_harmful_abilities_are_carried_out_even_if_somebody_dies() -> None:
    table = Table("order", "sect", organizers=("burrun", "guszper"))
    table.hand("order", "sparrin", "flika")
    table.g.damage[0] = 3
    table.choose(order="sparrin", sect="rivez")
    assert table.g.killed == [CARD["flika"]] and table.damage("order") == 0


@pytest.mark.rule("A-05")
def test_no_roll_when_the_action_wins() -> None:
    table = coven((1, 1))
    table.land("marsh", (1, 1))
    table.mechs((1, 1))
    table.g.camps[:] = [1, 0]
    table.g.support[0] = 6
    table.do("coven", "build")
    assert table.result is not None and table.result.reason == "victory"
    assert table.journal("DamageRolled") == []
    assert table.g.camp[INDEX[1, 1]] == 0
