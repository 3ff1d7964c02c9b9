"""DW-15 to DW-19: the abilities of the defender cards."""

import pytest

from hvozd.games.defenders.components import ABILITIES, CARD_ABILITY, CARDS
from hvozd.games.defenders.geometry import EDGE_NAMES, INDEX
from hvozd.games.defenders.state import BREACH, TOXIC
from tests.defenders.table import CARD, Table, edge, name

# Cards without a reveal ability, for the players a test is not about.
QUIET = {"order": "charrow", "council": "maizex", "coven": "slipreed", "sect": "rivez"}
QUIET_TWO = {"order": "hearthen", "council": "bulwax", "coven": "morelia", "sect": "vektoz"}


def play(card: str, *others: str, **places: tuple[int, int]) -> Table:
    """The card's faction and the others at a table; only this card has something to reveal. Its owner acts first."""
    row = next(c for c in CARDS if c.id == card)
    organizers = () if row.set == "basic" else (row.set,)
    table = Table(row.faction, *(others or ("sect" if row.faction != "sect" else "order",)), organizers=organizers)
    for faction, hex_ in places.items():
        table.put(faction, hex_)
    return table


def reveal(table: Table, card: str) -> Table:
    owner = next(c.faction for c in CARDS if c.id == card)
    chosen = {owner: card}
    for player in range(1, table.g.players):
        faction = ("order", "council", "coven", "sect")[table.g.factions[player]]
        held = table.g.hands[player] + table.g.decks[player]
        chosen[faction] = QUIET[faction] if CARD[QUIET[faction]] in held else QUIET_TWO[faction]
    return table.choose(**chosen)


@pytest.mark.rule("DW-15.7", "A-47")
def test_every_ability_is_on_two_cards() -> None:
    assert all(CARD_ABILITY.count(ability) == 2 for ability in range(len(ABILITIES)))
    assert len(ABILITIES) == 36


@pytest.mark.rule("DW-16.2", "DW-17.2", "DW-18.2", "DW-19.2", "DW-10.2")
@pytest.mark.parametrize(
    ("card", "item"), [("flika", "maps"), ("pottax", "bread"), ("cauldra", "potions"), ("zallow", "rockets")]
)
def test_own_item(card: str, item: str) -> None:
    table = reveal(play(card), card)
    assert [table.g.items[0] != 0, table.g.items[1] != 0] == [True, False]
    assert table.offered("use") or item in ("potions", "rockets")


@pytest.mark.rule("DW-16.3", "DW-17.3", "DW-18.3", "DW-19.3", "DW-15.4")
@pytest.mark.parametrize(("card", "item"), [("popel", "maps"), ("ryexa", "bread"), ("tinctra", "potions"), ("riiz", "rockets")])
def test_item_for_all_still_in_the_game(card: str, item: str) -> None:
    table = play(card, *[f for f in ("order", "council", "coven", "sect") if CARDS[CARD[card]].faction != f][:2])
    table.g.out[1] = True
    table.g.at[1] = -1
    table.g.stack[-1] = type(table.g.stack[-1])((0, 2))
    third = ("order", "council", "coven", "sect")[table.g.factions[2]]
    held = table.g.hands[2] + table.g.decks[2]
    quiet = QUIET[third] if CARD[QUIET[third]] in held else QUIET_TWO[third]
    table.choose(**{CARDS[CARD[card]].faction: card, third: quiet})
    owner = CARDS[CARD[card]].faction
    assert table.has_item(owner, item) and table.has_item(third, item)
    assert table.g.items[1] == 0


@pytest.mark.rule("DW-16.4", "A-34", "DW-15.5", "DW-15.1")
def test_controlled_blaze() -> None:
    table = play("emberlyn", order=(1, 0))
    table.g.camps[0] = 1
    table.pollute((1, 0), 2)
    table.pollute((2, 0), 2)
    table.toxic((2, -1), (1, 1), (0, 0))
    table.wall(edge((1, 0), (2, 0)))
    table.mechs((1, 0))
    reveal(table, "emberlyn")
    assert table.asked() == "BurnToxicSites"
    assert table.offered("at") == {name((2, -1)), name((1, 1)), name((0, 0))}
    table.do(f"at {name((0, 0))}", f"at {name((2, -1))}", f"at {name((1, 1))}")
    assert table.pollution_at((1, 0)) == 2, "not the own hex"
    assert sum(table.g.pollution) == 2
    assert (table.support("order"), table.damage("order"), table.g.toxic_sites) == (4, 3, 6)
    assert table.journal("DamageRolled") == []


@pytest.mark.rule("DW-16.5", "DW-15.2")
def test_feel_the_burn() -> None:
    table = play("charrow", order=(1, 1))
    table.g.camps[0] = 1
    table.hand("order", "charrow", "flika")
    table.mechs((1, 1), 3)
    reveal(table, "charrow")
    table.dice(2)
    table.do("destroy")
    assert (table.damage("order"), table.support("order")) == (2, 2), "one for the mech, one for the damage of any amount"
    table.dice(2)
    table.g.loaded.append(0)
    table.do("destroy")
    assert table.g.killed == [CARD["flika"]] and table.support("order") == 4
    table.end("mechs-difficult-1")
    assert table.support("order") == 5


@pytest.mark.rule("DW-16.6", "DW-9.1")
def test_pyromancy() -> None:
    table = reveal(play("sparrin"), "sparrin")
    assert table.damage("order") == 1 and table.g.points == 5


@pytest.mark.rule("DW-16.7", "DW-8.2")
def test_manifesto() -> None:
    table = reveal(play("parchel"), "parchel")
    assert table.support("order") == 2
    table = play("parchel")
    table.g.support[0] = 1
    assert reveal(table, "parchel").support("order") == 2


@pytest.mark.rule("DW-16.8", "A-38")
def test_traveling_library() -> None:
    table = play("folian", "sect")
    table.land("forest", (1, 1), (2, 0), (2, 1), (1, 2))
    table.camp("sect", (2, 0))
    table.factory((2, 1))
    table.factory((-1, 2), wild=True)
    reveal(table, "folian")
    start = name((-3, 0))
    assert table.offered(f"relocate {start} to") == {name((1, 1)), name((1, 2)), name((-1, 2))}
    table.do(f"relocate {start} to {name((-1, 2))}")
    assert table.g.camp[INDEX[-1, 2]] == 0 and table.g.camp[INDEX[-3, 0]] == -1

    table = play("folian", "sect")
    reveal(table, "folian")
    assert table.asked() == "TakeActions", "no legal hex: no effect"


@pytest.mark.rule("DW-16.9", "A-39", "DW-8.8")
def test_sanctuary() -> None:
    table = play("hearthen", "sect", order=(1, 1))
    reveal(table, "hearthen")
    table.mechs((1, 1))
    assert table.offered("regroup") == {name((-3, 0)), name((3, 0))}
    table.do(f"regroup {name((3, 0))}")
    assert table.journal("DamageRolled") == [] and not table.has_item("order", "rockets")
    table.end("mechs-base-1")
    table.mechs((3, 0))
    table.do(f"regroup {name((-3, 0))}")
    assert table.journal("DamageRolled") == []
    assert table.at("sect") == (-3, 0)


@pytest.mark.rule("DW-17.4", "A-31")
def test_sustenance() -> None:
    table = play("maizex", "order", council=(1, 1), order=(2, 0))
    table.land("forest", (2, 0))
    table.g.support[:] = [2, 2]
    reveal(table, "maizex")
    table.do("build")
    assert table.support("council") == 1, "after the own tracker was reset"
    table.end("mechs-base-1")
    table.do("build")
    assert table.support("council") == 2
    assert table.support("order") == 0, "nobody else profits"


@pytest.mark.rule("DW-17.5")
def test_bountiful_harvest() -> None:
    table = play("sheafax")
    size = len(table.g.hands[0])
    reveal(table, "sheafax")
    assert len(table.g.hands[0]) == size - 1 + 2


@pytest.mark.rule("DW-17.6", "A-32")
def test_caravans() -> None:
    table = play("aexyl", "sect", council=(0, 2))
    table.g.habitat = tuple(0 for _ in table.g.habitat)
    table.land("marsh", (0, 2), (1, 1))
    table.land("mountain", (2, 0), (3, -1))
    reveal(table, "aexyl")
    ends = table.offered("move")
    assert {name((1, 1)), name((2, 0))} <= ends
    assert name((3, -1)) not in ends, "not two kinds in one Move"
    table.factory((1, 1), wild=True)
    table.breach(edge((0, 2), (1, 1)), edge((1, 1), (2, 0)))
    assert name((3, -1)) in table.offered("move"), "a wild hex is of every kind"


@pytest.mark.rule("DW-17.7")
def test_fortitude() -> None:
    table = reveal(play("bulwax", council=(1, 1)), "bulwax")
    table.mechs((1, 1), 3)
    table.dice(2, 1)
    table.do("destroy")
    assert table.damage("council") == 0
    table.do("destroy")
    assert table.damage("council") == 1


@pytest.mark.rule("DW-17.8", "DW-15.5")
def test_sharpshooter() -> None:
    table = play("fletchax", council=(1, 0))
    table.mechs((0, 0), 2)
    table.mechs((2, 0))
    table.mechs((1, 0))
    table.wall(edge((1, 0), (2, 0)))
    reveal(table, "fletchax")
    assert table.offered("at") == {name((0, 0)), name((2, 0))}
    table.do(f"at {name((0, 0))}")
    assert table.mechs_at((0, 0)) == 1 and table.support("council") == 1


@pytest.mark.rule("DW-15.3", "DW-17.8", "DW-18.5")
@pytest.mark.parametrize("card", ["fletchax", "murkle"])
def test_an_ability_that_cannot_be_carried_out_has_no_effect(card: str) -> None:
    table = reveal(play(card), card)
    assert table.asked() == "TakeActions" and table.g.support[0] == 0


@pytest.mark.rule("DW-17.9", "DW-15.4")
def test_field_hospital() -> None:
    table = play("medoxa", "order", "sect")
    table.g.damage[:] = [2, 1, 0]
    reveal(table, "medoxa")
    assert table.g.damage == [1, 0, 0]


@pytest.mark.rule("DW-18.4")
def test_evasion() -> None:
    table = reveal(play("slipreed", coven=(1, 1)), "slipreed")
    table.mechs((1, 1), 3)
    table.dice(1, 2)
    table.do("destroy")
    assert table.damage("coven") == 0
    table.do("destroy")
    assert table.damage("coven") == 2


@pytest.mark.rule("DW-18.5", "DW-15.1")
def test_ambush() -> None:
    table = play("murkle", coven=(1, 1))
    table.mechs((1, 1), 2)
    reveal(table, "murkle")
    assert table.mechs_at((1, 1)) == 1 and table.support("coven") == 1
    assert table.journal("DamageRolled") == []


@pytest.mark.rule("DW-18.6", "A-36", "DW-15.5", "DW-15.6")
def test_secret_paths() -> None:
    table = play("fenwisp", "sect", coven=(1, 0), sect=(2, 1))
    table.factory((2, 0))
    table.camp("sect", (1, 1))
    table.wall(edge((1, 0), (1, 1)))
    reveal(table, "fenwisp")
    assert table.asked() == "ShiftOrganizer"
    assert name((0, 0)) not in table.offered("at")
    assert {name((2, 0)), name((1, 1))} <= table.offered("at")
    table.do(f"at {name((1, 1))}")
    assert table.at("coven") == (1, 1) and table.g.items[0] == 0
    table.do("stay")
    assert table.at("sect") == (2, 1)


@pytest.mark.rule("DW-18.7", "A-35", "DW-15.6")
def test_friendly_fungi() -> None:
    table = play("morelia", coven=(0, 2))
    table.land("marsh", (0, 2), (1, 1), (2, 0))
    table.pollute((1, 1), 2)
    table.toxic((2, 0))
    table.pollute((-3, 0), 1)
    reveal(table, "morelia")
    table.do(f"move {name((2, 0))}")
    assert table.pollution_at((2, 0)) == 0 and table.pollution_at((1, 1)) == 2
    assert (table.support("coven"), table.damage("coven")) == (1, 1)
    table.do(f"regroup {name((-3, 0))}")
    assert table.pollution_at((-3, 0)) == 1
    table.item("coven", "maps")
    table.pollute((-2, 0))
    table.do(f"use maps move {name((-2, 0))}")
    assert table.pollution_at((-2, 0)) == 0


@pytest.mark.rule("DW-18.8", "A-37", "A-23")
def test_rain_of_rust() -> None:
    table = play("drizzra")
    table.mechs((0, 0), 2)
    table.mechs((1, 1))
    table.pollute((1, 1), 2)
    table.mechs((2, 0))
    table.toxic((2, 0))
    reveal(table, "drizzra")
    assert table.offered("at") == {name((0, 0)), name((1, 1))}
    table.do(f"at {name((1, 1))}")
    assert table.pollution_at((1, 1)) == TOXIC and table.mechs_at((1, 1)) == 0
    assert table.support("coven") == 0 and table.g.supply == 17

    table = play("drizzra")
    table.toxic((3, 0), (3, -1), (3, -2), (-3, 1), (-3, 2), (2, 1))
    table.mechs((1, 1))
    table.pollute((1, 1), 2)
    reveal(table, "drizzra")
    assert table.asked() == "TakeActions", "a seventh toxic site may not be chosen"


@pytest.mark.rule("DW-18.9")
def test_medicinal_herbs() -> None:
    table = play("comfreya", "sect")
    table.g.damage[:] = [1, 3]
    reveal(table, "comfreya")
    assert table.offered("nurse") == {"coven", "sect"}
    table.do("nurse sect")
    assert table.g.damage == [1, 0]


@pytest.mark.rule("DW-19.4", "A-54")
def test_hack_attack() -> None:
    table = reveal(play("bitzel", "order"), "bitzel")
    deck = len(table.g.machine_deck)
    table.do("end")
    assert len(table.g.machine_deck) == deck and table.g.turn == 1
    table.do("end")
    assert len(table.g.machine_deck) == deck - 1

    table = play("bitzel", "order", "council", sect=(1, 1))
    table.land("mountain", (1, 1))
    table.g.camps[0] = 1
    table.g.support[0] = 5
    reveal(table, "bitzel")
    table.do("build")
    assert table.g.out[0] and len(table.g.machine_deck) == 7


@pytest.mark.rule("DW-19.5")
def test_scrap_hunter() -> None:
    table = play("rivez", "order", sect=(1, 1))
    table.g.camps[0] = 1
    reveal(table, "rivez")
    table.mechs((1, 1), 2)
    table.dice(0)
    table.do("destroy")
    assert table.support("sect") == 2
    table.item("sect", "rockets")
    table.do(f"use rockets destroy {name((1, 1))}")
    assert table.support("sect") == 4


@pytest.mark.rule("DW-19.6", "A-40")
def test_power_down() -> None:
    table = play("fizzbolt", "order", sect=(1, 0), order=(2, -1))
    table.factory((1, 1))
    table.wall(edge((1, 0), (2, 0)), edge((2, -1), (3, -1)))
    table.engine(1, (1, 0), 0)
    reveal(table, "fizzbolt")
    ends = table.offered("move")
    assert {name((1, 1)), name((2, 0))} <= ends
    assert name((2, -1)) not in ends, "an engine stands there"
    assert name((0, 0)) not in ends
    table.end("mechs-base-1")
    assert name((3, -1)) in table.offered("move"), "for every player"


@pytest.mark.rule("DW-19.7", "A-36", "DW-15.6")
def test_tunnels() -> None:
    table = play("digzby", "order", sect=(1, 1))
    table.land("mountain", (1, 1), (-2, 2), (2, 1))
    table.camp("order", (-2, 2))
    table.factory((2, 1))
    table.factory((3, -1), wild=True)
    table.enclose((-2, 2))
    reveal(table, "digzby")
    assert table.offered("at") == {name((1, 1)), name((-2, 2)), name((3, -1))}
    table.do(f"at {name((-2, 2))}")
    assert table.at("sect") == (-2, 2) and table.g.items[0] == 0


@pytest.mark.rule("DW-19.8")
def test_ballistics() -> None:
    table = play("vektoz", "order", sect=(1, 0))
    reveal(table, "vektoz")
    table.mechs((0, 0), 2)
    table.mechs((2, 0))
    table.wall(edge((1, 0), (2, 0)))
    table.item("sect", "rockets")
    assert table.offered("use rockets destroy") == {name((0, 0)), name((2, 0))}
    assert "destroy" not in table.options()
    table.do(f"use rockets destroy {name((2, 0))}")
    assert table.mechs_at((2, 0)) == 0 and table.support("sect") == 1


@pytest.mark.rule("DW-19.9")
def test_demolitions() -> None:
    table = play("kaboz", "order")
    table.wall(edge((-1, 2), (-1, 1)))
    reveal(table, "kaboz")
    assert len(table.offered("demolish")) == 7, "six walls of the core and one more"
    wall = edge((-1, 2), (-1, 1))
    table.do(f"demolish {EDGE_NAMES[wall]}")
    assert table.g.edge[wall] & BREACH and table.support("sect") == 1 and table.g.markers[0] == 5
    table = play("kaboz", "order")
    table.g.markers[0] = 0
    reveal(table, "kaboz")
    assert table.asked() == "TakeActions"
