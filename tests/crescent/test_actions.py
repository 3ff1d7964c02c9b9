"""Influence, Build, Move, Assault, Recruit (CM-7.2 to CM-7.6) and passing."""

from pathlib import Path

import pytest

from hvozd.core import NotOffered
from tests.crescent.table import Table


@pytest.mark.rule("CM-7.2.1", "CM-7.2.2")
def test_influence_in_reach_without_contest() -> None:
    t = Table().put("field", "warlord", 1).turn("warlord")
    assert set(t.starting("influence ")) == {"field", "ford", "river-2", "quarry-1"}
    t.play("influence river-2")
    assert t.token("river-2") == "warlord"
    t = Table().put("field", "warlord", 1, 0, "token").turn("warlord")
    assert "field" not in t.starting("influence ")


@pytest.mark.rule("CM-7.2.1", "CM-4.4")
def test_influence_does_not_reach_across_a_river() -> None:
    t = Table().put("river-2", "warlord", 1).turn("warlord")
    assert set(t.starting("influence ")) == {"river-2", "field", "wilderness-1"}


@pytest.mark.rule("CM-7.2.1", "A-29")
def test_influence_needs_a_token_in_supply() -> None:
    t = Table().put("field", "warlord", 1)
    t.g.tokens[0] = 0
    t.turn("warlord")
    assert t.starting("influence") == []


@pytest.mark.rule("CM-7.2.2", "CM-7.2.3", "A-27")
def test_a_token_of_the_murshid_next_door_forces_a_contest() -> None:
    t = Table().put("field", "warlord", 1).put("quarry-1", "murshid", 0, 0, "token")
    t.turn("warlord").play("influence ford")
    assert t.g.challenge == t.hex("ford")
    assert t.asked == "OfferSupport murshid"
    t.play("murshid: decline", "offer nothing")
    assert t.asked == "DeclareStance murshid"
    t.play("murshid: side with defenders")
    assert [(e.attackers, e.defenders) for e in t.told("StrengthCompared")] == [(0, 0)]
    assert t.token("ford") == "warlord"
    assert t.g.challenge < 0


@pytest.mark.rule("A-28", "CM-7.2.3")
def test_own_tokens_force_no_contest_on_the_murshid() -> None:
    t = Table().put("quarry-1", "murshid", 0, 0, "token").turn("murshid").play("influence ford")
    assert t.token("ford") == "murshid"
    t = Table().put("quarry-1", "murshid", 0, 0, "token").put("ford", "warlord", 1).turn("murshid").play("influence ford")
    assert t.g.conflict is not None


@pytest.mark.rule("CM-7.3.1", "CM-14.3.1", "A-66")
def test_the_sultan_builds_three_and_others_two() -> None:
    t = Table().coins(sultan=40, nomad=40).put("field", "nomad", 0, 1).put("ford", "nomad", 0, 1).put("desert", "nomad", 0, 1)
    t.turn("sultan").play("build town field", "build town ford", "build town desert")
    assert t.asked == ""
    t.turn("nomad").play("build fort field", "build fort ford")
    assert t.asked == ""
    assert t.purse("nomad") == 40 - 3 - 3


@pytest.mark.rule("CM-7.3.1")
def test_each_structure_stands_in_another_hex_and_one_may_stop() -> None:
    t = Table().coins(sultan=40).turn("sultan").play("build town field")
    assert "build city field" not in t.options()
    t.play("stop")
    assert t.asked == ""
    assert t.purse("sultan") == 38


@pytest.mark.rule("CM-7.3.2", "CM-7.3.3", "A-47", "A-50", "CM-14.4.1")
def test_where_forts_and_castles_may_stand() -> None:
    t = Table().coins(caliph=20, sultan=20, murshid=20).put("ford", "caliph", 1, 0, "palace")
    t.put("field", "warlord", 1).put("field", "caliph", 0, 0, "token").put("quarry-1", "caliph", 1, 0, "fort")
    t.turn("caliph")
    assert t.starting("build fort ") == ["ford"]
    assert t.starting("build castle ") == ["quarry-1"]
    t.play("build fort ford")
    assert t.structures("ford") == {"fort", "palace"}
    t = Table().coins(sultan=20).put("ford", "", 0, 0, "town").put("field", "warlord", 1, 0, "town").turn("sultan")
    assert t.starting("build fort ") == ["ford"]


@pytest.mark.rule("CM-7.3.3", "CM-7.3.2", "A-51", "A-52", "A-53")
def test_where_towns_and_cities_may_stand() -> None:
    t = Table().coins(sultan=20).put("ford", "warlord", 3, 0, "town").turn("sultan")
    towns = t.starting("build town ")
    assert "ford" not in towns
    assert {"holy-site", "quarry-1", "river-1", "field"} <= set(towns)
    assert t.starting("build city ") == ["ford"]
    t.play("build city ford")
    assert t.structures("ford") == {"city"}
    assert t.g.towns == 6
    assert t.g.cities == 4
    assert t.purse("sultan") == 20 - 4
    t.play("build town holy-site")
    assert t.purse("sultan") == 16 - 2 - 2


@pytest.mark.rule("CM-7.3.4", "CM-7.3.5", "A-56", "CM-14.4.1")
@pytest.mark.parametrize(
    ("who", "structure", "hex", "cost"),
    [
        ("murshid", "fort", "field", 3),
        ("murshid", "fort", "mountain-1", 4),
        ("nomad", "fort", "quarry-1", 4),
        ("sultan", "fort", "desert", 5),
        ("caliph", "fort", "wilderness-1", 2),
        ("caliph", "fort", "holy-site", 4),
    ],
)
def test_costs_and_surcharges(who: str, structure: str, hex: str, cost: int) -> None:
    t = Table().put(hex, who, 0, 1).coins(**{who: cost - 1})
    assert f"build {structure} {hex}" not in t.turn(who).options()
    t.coins(**{who: cost}).turn(who).play(f"build {structure} {hex}")
    assert t.purse(who) == 0


@pytest.mark.rule("CM-7.3.5", "CM-14.1.1", "A-64")
def test_who_has_which_action() -> None:
    t = Table().coins(warlord=40, murshid=40, caliph=40, nomad=40).put("ford", "warlord", 1).put("field", "murshid", 0, 1)
    t.put("desert", "caliph", 1).put("mountain-1", "nomad", 0, 1)
    for who in ("warlord", "caliph", "nomad", "murshid"):
        t.reserve(who, 2)
    assert t.turn("warlord").starting("build") == []
    assert t.starting("recruit")
    assert t.turn("murshid").starting("recruit") == []
    assert not [text for text in t.options() if "town" in text or "city" in text]
    assert t.turn("nomad").starting("propose hire") == []
    assert t.turn("caliph").starting("propose hire")


@pytest.mark.rule("CM-7.4.1", "CM-14.1.1")
def test_move_three_times_with_the_same_units() -> None:
    t = Table().put("field", "warlord", 3, 1).put("quarry-1", "caliph", 1).turn("warlord")
    assert not [text for text in t.starting("move field>") if text.startswith("quarry-1")]
    t.play("move field>ford x2+1 by land", "move ford>river-1 x1+1 by land", "move river-1>mountain-1 x1+0 by land")
    assert t.asked == ""
    assert t.units("warlord", "field") == (1, 0)
    assert t.units("warlord", "ford") == (1, 0)
    assert t.units("warlord", "river-1") == (0, 1)
    assert t.units("warlord", "mountain-1") == (1, 0)


@pytest.mark.rule("CM-7.4.1")
def test_others_move_twice() -> None:
    t = Table().put("field", "caliph", 1).turn("caliph")
    t.play("move field>ford x1+0 by land", "move ford>field x1+0 by land")
    assert t.asked == ""


@pytest.mark.rule("CM-7.4.2")
def test_a_move_neither_fights_nor_sacks() -> None:
    t = Table().put("field", "warlord", 2).put("ford", "", 0, 0, "town").put("quarry-1", "caliph", 1).turn("warlord")
    assert not [text for text in t.starting("move") if ">quarry-1" in text]
    t.play("move field>ford x2+0 by land", "stop")
    assert t.structures("ford") == {"town"}
    assert t.g.conflict is None


@pytest.mark.rule("CM-7.5.1", "CM-2.3", "CM-10.1")
def test_assault_starts_a_combat() -> None:
    t = Table().put("field", "warlord", 3).put("ford", "caliph", 1).hand("caliph", "general")
    t.turn("warlord").play("assault field>ford x2+0 by land")
    clash = t.g.clash
    assert (clash.attacker, clash.defender, clash.hex) == (0, t.seat("caliph"), t.hex("ford"))
    assert t.units("warlord", "ford") == (2, 0)
    assert t.control("ford") == "caliph"


@pytest.mark.rule("CM-7.5.2", "CM-14.1.1", "CM-2.11")
def test_assault_sacks_an_undefended_settlement() -> None:
    t = Table().put("field", "warlord", 3).put("ford", "", 0, 0, "city").turn("warlord")
    t.play("assault field>ford x1+0 by land")
    assert t.structures("ford") == set()
    assert t.g.cities == 5
    assert t.purse("warlord") == 4
    assert t.points("warlord") == 5 + 4
    assert t.units("warlord", "ford") == (1, 0)
    t = Table().put("field", "nomad", 0, 1).put("ford", "", 0, 0, "town").turn("nomad").play("assault field>ford x0+1 by land")
    assert t.purse("nomad") == 2
    assert t.points("nomad") == 5


@pytest.mark.rule("A-08", "CM-7.5.2")
@pytest.mark.parametrize("how", ["ruling", "correction"])
def test_sacking_in_an_own_hex_is_a_switch(how: str, tmp_path: Path) -> None:
    def position(**options: str) -> Table:
        t = Table(**options).put("field", "warlord", 1).put("ford", "warlord", 1, 0, "town")  # type: ignore[arg-type]
        return t.turn("warlord")

    assert position().starting("assault") == []
    fixes = tmp_path / "fixes.toml"
    fixes.write_text("[numbers.sack_own_hex]\nvalue = 1\n", encoding="utf-8")
    other = {"rulings": "A-08"} if how == "ruling" else {"components": str(fixes)}
    t = position(**other).play("assault field>ford x1+0 by land")
    assert t.purse("warlord") == 2
    assert t.structures("ford") == set()


@pytest.mark.rule("CM-7.6.1", "CM-7.6.2", "CM-1.6")
def test_warlord_and_caliph_recruit_where_they_are() -> None:
    t = Table().put("field", "warlord", 1).put("ford", "caliph", 1, 0).put("ford", "warlord", 0, 0, "token")
    t.put("desert", "warlord", 0, 0, "token").reserve("warlord", 3).reserve("caliph", 4).turn("warlord")
    assert set(t.starting("recruit ")) == {f"{n} in {h}" for n in (1, 2) for h in ("field", "desert")}
    t.play("recruit 1 in desert", "recruit 1 in field")
    assert t.asked == ""
    assert t.units("warlord", "desert") == (1, 0)
    assert t.g.reserve[0] == 1
    t.turn("caliph").play("recruit 3 in ford")
    assert t.asked == ""
    assert t.units("caliph", "ford") == (4, 0)


@pytest.mark.rule("CM-7.6.2", "CM-14.5.1", "CM-7.6.1")
def test_the_nomad_recruits_mercenaries_anywhere() -> None:
    t = Table().put("field", "warlord", 1).reserve("nomad", 1).turn("nomad")
    grounds = {text.split(" in ")[1] for text in t.starting("recruit ")}
    assert "field" not in grounds
    assert {"ford", "holy-site", "quarry-2"} <= grounds
    t.play("recruit 1 in holy-site")
    assert t.units("nomad", "holy-site") == (0, 1)
    assert t.asked == ""


WORDS = [
    *(f"ask me {order}" for order in ("always", "conflicts", "own-actions")),
    *(f"promise {w} {p}" for w in ("warlord", "sultan", "caliph") for p in ("peace", "support", "passage", "custom")),
]
"""What may be said besides the action."""


@pytest.mark.rule("CM-5.11", "A-43", "A-42")
def test_pass_only_without_any_action() -> None:
    t = Table(4).put("field", "caliph", 1)
    t.g.deck, t.g.discard = [], []
    t.turn("murshid").only("murshid", "no action", *WORDS)
    t.play("no action")
    assert t.asked == ""
    t.turn("caliph")
    assert "no action" not in t.options()
    with pytest.raises(NotOffered):
        t.play("no action")
