"""Every power card (CM-8)."""

import pytest

from hvozd.games.crescent.components import tables
from tests.crescent.table import Table


def fight(card: str, side: str = "warlord", hex: str = "ford", *things: str, attackers: int = 3, defenders: int = 2) -> Table:
    """The Warlord (from field or desert) against the Caliph; one side plays one card, up to its first choice."""
    start = {"ford": "field", "mountain-1": "desert"}[hex]
    t = Table().put(start, "warlord", attackers).put(hex, "caliph", defenders, 0, *things).hand(side, card).turn("warlord")
    return t.play(f"assault {start}>{hex} x{attackers}+0 by land", f"{side}: select {card}")


def dispute(card: str, side: str = "caliph", hex: str = "ford", *things: str) -> Table:
    """The Caliph next door wants influence where the Nomad's token lies; one of them plays one card; the Nomad defends."""
    start = {"ford": "field", "mountain-1": "desert"}[hex]
    t = Table().put(start, "caliph", 1).put(hex, "nomad", 0, 0, "token").hand(side, card)
    if things:
        t.put(hex, "caliph", 0, 0, *things)
    t.turn("caliph").play(f"influence {hex}", f"{side}: select {card}", "nomad: side with defenders")
    return t


def strengths(t: Table) -> tuple[int, int]:
    event = t.told("StrengthCompared")[-1]
    return event.attackers, event.defenders


@pytest.mark.rule("CM-8.1", "CM-8.3", "CM-8.4", "A-17", "A-53")
@pytest.mark.parametrize(
    ("card", "side", "hex", "things", "expected"),
    [
        ("general", "warlord", "ford", (), (5, 2)),
        ("general", "caliph", "ford", (), (3, 4)),
        ("agitator", "caliph", "ford", (), (2, 2)),
        ("saboteurs", "warlord", "ford", ("castle", "palace"), (3, 2)),
        ("siege-engines", "warlord", "ford", ("fort",), (5, 3)),
        ("siege-engines", "caliph", "ford", ("palace",), (3, 5)),
        ("siege-engines", "warlord", "ford", (), (3, 2)),
        ("architect", "caliph", "ford", ("fort",), (3, 4)),
        ("architect", "warlord", "ford", ("fort",), (3, 3)),
        ("sandstorm", "caliph", "mountain-1", (), (1, 2)),
        ("sandstorm", "caliph", "ford", (), (3, 2)),
        ("sandstorm", "warlord", "mountain-1", (), (3, 2)),
        ("archers", "warlord", "ford", (), (3, 2)),
        ("spearmen", "caliph", "ford", (), (3, 2)),
        ("looters", "warlord", "ford", (), (3, 2)),
    ],
)
def test_combat_cards_that_add_strength(
    card: str, side: str, hex: str, things: tuple[str, ...], expected: tuple[int, int]
) -> None:
    assert strengths(fight(card, side, hex, *things)) == expected


@pytest.mark.rule("CM-8.3", "CM-10.6")
@pytest.mark.parametrize(
    ("card", "side", "most"),
    [("cavalry", "warlord", 2), ("cavalry", "caliph", 1), ("palace-guard", "caliph", 2), ("palace-guard", "warlord", 1)],
)
def test_battalions_that_assign_units(card: str, side: str, most: int) -> None:
    t = fight(card, side)
    assert t.options() == [f"assign {n}+0 to {card}" for n in range(most + 1)]
    t.play(f"{side}: assign {most}+0 to {card}")
    assert strengths(t) == ((3 + most, 2) if side == "warlord" else (3, 2 + most))
    assert t.front(side) == [card]


@pytest.mark.rule("CM-10.6")
def test_a_unit_lies_on_one_card_only() -> None:
    t = Table().put("field", "warlord", 2).put("ford", "caliph", 1).hand("warlord", "cavalry", "palace-guard").turn("warlord")
    t.play("assault field>ford x2+0 by land", "select cavalry,palace-guard", "assign 2+0 to cavalry")
    assert strengths(t) == (4, 1)


@pytest.mark.rule("CM-10.6")
def test_camel_riders_are_mercenaries() -> None:
    assert strengths(fight("camel-riders")) == (3, 2)
    t = Table().put("field", "warlord", 1, 2).put("ford", "caliph", 1).hand("warlord", "camel-riders").turn("warlord")
    t.play("assault field>ford x1+2 by land", "select camel-riders")
    assert t.options() == [f"assign 0+{n} to camel-riders" for n in range(3)]
    t.play("assign 0+2 to camel-riders")
    assert strengths(t) == (5, 1)


@pytest.mark.rule("CM-10.9")
def test_infantry_archers_and_healers_change_casualties() -> None:
    t = fight("infantry", "caliph", attackers=7, defenders=5).play("caliph: assign 2+0 to infantry")
    assert [event.units for event in t.told("CasualtiesTaken")] == [2, 3 - 2]
    t = fight("archers", "warlord", attackers=3, defenders=5)
    assert [event.units for event in t.told("CasualtiesTaken")] == [2, 1 + 1]
    t = fight("healers", "warlord", attackers=5, defenders=5)
    assert [event.units for event in t.told("CasualtiesTaken")] == [0, 2]


@pytest.mark.rule("CM-10.7")
def test_spearmen_disregard_battalions_whatever_the_order() -> None:
    t = (
        Table()
        .put("field", "warlord", 3)
        .put("ford", "caliph", 2)
        .hand("warlord", "cavalry", "general")
        .hand("caliph", "spearmen")
    )
    t.turn("warlord").play("assault field>ford x3+0 by land", "warlord: select cavalry,general", "caliph: select spearmen")
    t.play("assign 2+0 to cavalry")
    assert strengths(t) == (3 + 2, 2)


@pytest.mark.rule("CM-8.4")
def test_reinforcements_may_be_left_out() -> None:
    t = (
        Table()
        .put("field", "warlord", 2)
        .put("quarry-1", "warlord", 1, 1)
        .put("ford", "caliph", 1)
        .hand("warlord", "reinforcements")
    )
    t.turn("warlord").play("assault field>ford x2+0 by land", "select reinforcements")
    assert len(t.options()) == 4
    t.play("no use of reinforcements")
    assert strengths(t) == (2, 1)


@pytest.mark.rule("CM-10.15", "CM-10.16")
def test_looters_take_more_for_each_structure() -> None:
    t = fight("looters", "warlord", "ford", "fort", "town", attackers=5)
    t.play("leave", "sack")
    assert t.purse("warlord") == 1 + 2 + 2 + 2


@pytest.mark.rule("A-57", "CM-10.6")
def test_mutiny_and_poison_remove_opposing_units() -> None:
    t = Table().put("field", "warlord", 3).put("ford", "caliph", 1, 3).hand("warlord", "mutiny").turn("warlord")
    t.play("assault field>ford x3+0 by land", "select mutiny")
    assert t.options() == ["dismiss 0+1 with mutiny", "dismiss 0+2 with mutiny"]
    t.play("dismiss 0+2 with mutiny", "caliph: lose 1+0")
    assert strengths(t) == (3, 2)
    assert t.points("warlord") == 5 + 1
    assert strengths(fight("poison", "warlord").play("dismiss 1+0 with poison")) == (3, 1)
    assert strengths(fight("mutiny", "warlord")) == (3, 2)


@pytest.mark.rule("CM-8.4")
def test_scouts_withdraw_together() -> None:
    t = fight("scouts", "caliph", attackers=5, defenders=3)
    assert t.asked == "Withdraw caliph"
    assert set(t.options()) == {
        "retreat",
        *(f"withdraw to {h}" for h in ("river-1", "river-4", "quarry-1", "mountain-3", "field")),
    }
    t.play("caliph: withdraw to river-4")
    assert t.units("caliph", "river-4") == (1, 0)
    assert t.g.reserve[t.seat("caliph")] == 0
    assert t.control("ford") == "warlord"


@pytest.mark.rule("A-16", "CM-1.5")
def test_elder_needs_the_terrain_and_an_own_unit() -> None:
    t = (
        Table()
        .put("field", "caliph", 2)
        .put("ford", "warlord", 1)
        .put("river-1", "nomad", 0, 1)
        .hand("caliph", "elder")
        .turn("caliph")
    )
    t.play("assault field>ford x2+0 by land", "select elder")
    assert strengths(t) == (2, 1)
    t = Table().put("field", "caliph", 2).put("ford", "warlord", 1).put("mountain-3", "sultan", 0, 1).hand("caliph", "elder")
    t.g.units[t.seat("caliph")] = 0
    t.turn("caliph").play("assault field>ford x2+0 by land", "select elder")
    assert strengths(t) == (2, 1)
    assert t.units("sultan", "mountain-3") == (0, 1)


@pytest.mark.rule("CM-8.3", "CM-11.9", "A-18")
@pytest.mark.parametrize(
    ("card", "side", "hex", "things", "expected"),
    [
        ("imam", "caliph", "ford", (), (2, 1)),
        ("spy", "nomad", "ford", (), (0, 2)),
        ("agitator", "caliph", "ford", (), (1, 1)),
        ("vizier", "caliph", "ford", (), (1, 1)),
        ("vizier", "caliph", "ford", ("fort",), (1 + 2, 1)),
        ("public-sermon", "caliph", "ford", (), (2, 1)),
        ("public-sermon", "caliph", "ford", ("fort",), (1, 1)),
        ("hospitality", "nomad", "mountain-1", (), (0, 3)),
        ("hospitality", "nomad", "ford", (), (0, 1)),
        ("judge", "caliph", "ford", (), (0, 1)),
    ],
)
def test_contest_cards(card: str, side: str, hex: str, things: tuple[str, ...], expected: tuple[int, int]) -> None:
    assert strengths(dispute(card, side, hex, *things)) == expected


@pytest.mark.rule("A-18")
@pytest.mark.parametrize(("settlement", "bonus"), [("town", 1), ("city", 2)])
def test_rebellion(settlement: str, bonus: int) -> None:
    t = Table().put("field", "caliph", 1).put("ford", "", 0, 0, settlement).hand("caliph", "rebellion").turn("caliph")
    t.play("influence ford", "select rebellion", "sultan: side with defenders")
    assert strengths(t) == (bonus, 1)


@pytest.mark.rule("CM-11.9")
def test_the_judge_disregards_events() -> None:
    t = (
        Table()
        .put("desert", "caliph", 1)
        .put("mountain-1", "nomad", 0, 0, "token")
        .hand("caliph", "judge")
        .hand("nomad", "hospitality")
    )
    t.turn("caliph").play(
        "influence mountain-1", "caliph: select judge", "nomad: select hospitality", "nomad: side with defenders"
    )
    assert strengths(t) == (0, 1)


# -- ACTION --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CM-7.10.1", "CM-8.2", "A-23")
def test_preacher_decree_and_safe_house_place_tokens_without_contest() -> None:
    t = Table().put("field", "caliph", 1).put("ford", "", 0, 0, "town").put("quarry-1", "nomad", 0, 0, "token")
    t.hand("caliph", "preacher", "decree", "safe-house").turn("caliph")
    assert t.starting("play preacher in ") == ["river-2", "field"]
    assert t.starting("play decree in ") == ["field"]
    assert t.starting("play safe-house") == []
    t.play("play decree in field")
    assert t.token("field") == "caliph"
    assert t.discarded() == ["decree"]
    t.turn("caliph")
    assert set(t.starting("play safe-house from ")) == {"field>ford", "field>river-2"}
    t.play("play safe-house from field>ford")
    assert (t.token("field"), t.token("ford")) == ("", "caliph")
    assert t.g.tokens[t.seat("caliph")] == 7


@pytest.mark.rule("CM-7.10.1", "CM-15.2")
def test_raze() -> None:
    t = Table().put("field", "warlord", 1, 0, "town").put("ford", "", 0, 0, "city").hand("warlord", "raze").turn("warlord")
    assert t.starting("play raze to sack ") == ["field"]
    t.play("play raze to sack field")
    assert t.purse("warlord") == 2
    assert t.points("warlord") == 5 + 2
    assert t.structures("field") == set()


@pytest.mark.rule("CM-7.10.1", "CM-8.4", "CM-10.1")
def test_forced_march_moves_and_assaults() -> None:
    t = Table().put("quarry-1", "warlord", 3).put("ford", "caliph", 1).hand("warlord", "forced-march").turn("warlord")
    t.play("play forced-march to march", "move quarry-1>field x3+0 by land", "assault field>ford x3+0 by land")
    assert t.control("ford") == "warlord"
    assert t.discarded() == ["forced-march"]
    t = (
        Table()
        .put("desert", "warlord", 1)
        .hand("warlord", "forced-march")
        .turn("warlord")
        .play("play forced-march to march", "stop")
    )
    assert t.options() == ["stop"]


@pytest.mark.rule("CM-7.10.1")
def test_caravan() -> None:
    t = (
        Table()
        .put("field", "nomad", 0, 1, "town")
        .put("ford", "", 0, 0, "city")
        .put("holy-site", "", 0, 0, "city")
        .hand("nomad", "caravan")
    )
    t.turn("nomad").play("play caravan for coins")
    assert t.purse("nomad") == 3
    assert Table().put("field", "nomad", 0, 1).hand("nomad", "caravan").turn("nomad").starting("play caravan") == []


# -- ANYTIME -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CM-7.10.2", "CM-8.6", "A-19")
def test_collection_needs_no_action() -> None:
    t = Table().hand("caliph", "collection").put("field", "caliph", 1)
    for h in ("ford", "desert", "quarry-1", "river-1", "holy-site"):
        t.put(h, "caliph", 0, 0, "token")
    t.turn("caliph").play("play collection now")
    assert t.purse("caliph") == 4
    assert t.asked == "ChooseAction caliph"
    assert t.discarded() == ["collection"]


@pytest.mark.rule("CM-8.6", "CM-7.10.2")
def test_boats_cross_a_river_once() -> None:
    t = Table().put("ford", "warlord", 2).hand("warlord", "boats").turn("warlord")
    assert "ford>river-2 x1+0 by boats" in t.starting("move ")
    t.play("move ford>river-2 x1+0 by boats")
    assert not [text for text in t.options() if "boats" in text]
    assert t.discarded() == ["boats"]


@pytest.mark.rule("CM-8.6")
def test_guide_goes_before_a_move_or_an_assault() -> None:
    t = Table().put("quarry-1", "caliph", 2).put("ford", "warlord", 1).hand("caliph", "guide").turn("caliph")
    t.play("guide quarry-1>field x2+0 by land")
    assert t.asked == "AfterGuide caliph"
    assert t.front("caliph") == ["guide"]
    assert not [text for text in t.options() if not text.startswith(("move", "assault"))]
    t.play("assault field>ford x2+0 by land")
    assert t.control("ford") == "caliph"
    t = Table().put("quarry-1", "caliph", 2).hand("caliph", "guide").turn("caliph")
    t.play("guide quarry-1>field x1+0 by land", "move field>river-2 x1+0 by land", "move river-2>wilderness-1 x1+0 by land")
    assert t.units("caliph", "wilderness-1") == (1, 0)
    assert t.asked == ""


@pytest.mark.rule("CM-8.6", "CM-7.3.1")
def test_architect_makes_building_cheaper_and_longer() -> None:
    t = (
        Table()
        .put("field", "caliph", 1)
        .put("ford", "caliph", 1)
        .put("desert", "caliph", 1)
        .coins(caliph=7)
        .hand("caliph", "architect")
    )
    t.turn("caliph").play("build fort field with architect")
    assert t.purse("caliph") == 7
    t.play("build fort ford", "build fort desert")
    assert t.purse("caliph") == 7 - 2 - 4
    assert t.front("caliph") == ["architect"]
    assert t.asked == ""


@pytest.mark.rule("CM-8.7")
def test_every_design_is_tested_here_or_in_the_examples() -> None:
    from pathlib import Path

    texts = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [card for card in tables("").cards if f"{card}" not in texts] == []
    assert len(tables("").cards) == 39
