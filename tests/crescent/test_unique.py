"""The unique actions and abilities (CM-9, CM-14)."""

import pytest

from hvozd.games.crescent.components import CAST
from tests.crescent.table import Table


@pytest.mark.rule("CM-9.1", "A-30", "CM-10.1")
def test_uprising() -> None:
    t = Table().put("ford", "caliph", 1).put("ford", "warlord", 0, 0, "token").put("field", "warlord", 0, 0, "token")
    t.turn("warlord")
    assert t.starting("uprising in ") == ["ford"]
    t.play("uprising in ford")
    assert [(e.attackers, e.defenders) for e in t.told("StrengthCompared")] == [(2, 1)]
    assert t.token("ford") == ""
    assert t.control("ford") == "warlord"
    assert t.units("warlord", "ford") == (2, 0)


@pytest.mark.rule("A-30", "CM-1.5")
def test_uprising_with_a_short_supply() -> None:
    t = Table().put("ford", "caliph", 1).put("ford", "warlord", 0, 0, "token")
    t.g.units[0] = 1
    t.turn("warlord").play("uprising in ford")
    assert t.told("Uprose")[0].units == 1
    t = Table().put("ford", "caliph", 1).put("ford", "warlord", 0, 0, "token")
    t.g.units[0] = 0
    assert t.turn("warlord").starting("uprising") == []


@pytest.mark.rule("CM-9.2", "A-31", "CM-14.1.1")
def test_muster_in_every_hex_with_a_token() -> None:
    t = (
        Table()
        .put("ford", "warlord", 0, 0, "token")
        .put("field", "warlord", 0, 0, "token")
        .put("desert", "warlord", 0, 0, "token")
    )
    t.put("desert", "caliph", 1).turn("warlord")
    assert set(t.starting("muster in ")) == {f"{h} token {c}" for h in ("ford", "field") for c in ("stays", "goes")}
    t.play("muster in field token goes")
    assert t.asked == "MusterMore warlord"
    assert t.options() == ["muster in ford token stays", "muster in ford token goes"]
    t.play("muster in ford token stays")
    assert t.asked == ""
    assert t.units("warlord", "field") == (2, 0)
    assert t.token("field") == ""
    assert t.units("warlord", "ford") == (1, 0)
    assert t.token("ford") == "warlord"


@pytest.mark.rule("A-31")
def test_muster_ends_with_the_supply() -> None:
    t = Table().put("ford", "warlord", 0, 0, "token").put("field", "warlord", 0, 0, "token")
    t.g.units[0] = 1
    t.turn("warlord").play("muster in ford token goes")
    assert t.units("warlord", "ford") == (1, 0)
    assert t.asked == ""
    assert t.token("field") == "warlord"
    t.g.units[0] = 0
    assert t.turn("warlord").starting("muster") == []


TOP = ("boats", "guide", "imam", "imam", "spy", "raze", "judge")


@pytest.mark.rule("CM-9.3", "A-40", "CM-19.2", "CM-14.2.5")
def test_intrigue_with_an_empty_hand_takes_two() -> None:
    t = Table().stack(*TOP).turn("murshid").play("intrigue")
    assert set(t.options()) == {"keep imam,imam", "keep imam,spy"}
    assert sorted(t.view("murshid").looked) == sorted(TOP)
    assert t.view("sultan").looked == []
    assert t.view("sultan").looked_size == 7
    size = len(t.g.deck)
    t.play("keep imam,spy")
    assert t.cards("murshid") == ["imam", "spy"]
    assert len(t.g.deck) == size + 5
    assert sorted(t.g.deck[-5:]) == sorted(t.card(c) for c in ("boats", "guide", "imam", "raze", "judge"))
    assert t.told("CardsChosen", "murshid")
    assert not t.told("CardsChosen", "sultan")
    assert t.view("sultan").seats[1].known == []


@pytest.mark.rule("CM-9.3", "A-39")
def test_intrigue_with_cards_in_hand_takes_one() -> None:
    t = Table().hand("murshid", "elder").stack(*TOP).turn("murshid").play("intrigue")
    assert set(t.options()) == {"keep imam", "keep spy"}


@pytest.mark.rule("CM-9.3", "A-39", "A-40")
def test_intrigue_that_falls_short_pays_and_goes_to_the_bottom() -> None:
    t = Table().stack("boats", "guide", "imam", "raze", "judge", "general", "general").turn("murshid").play("intrigue")
    assert t.options() == ["keep imam"]
    t.play("keep imam")
    assert t.purse("murshid") == 1
    assert sorted(t.g.deck[:6]) == sorted(t.card(c) for c in ("boats", "guide", "raze", "judge", "general", "general"))
    low, high, cards = t.view("murshid").deck_known[0]
    assert (low, high, len(cards)) == (0, 6, 6)
    assert t.view("sultan").deck_known == []


@pytest.mark.rule("A-38")
def test_too_few_cards_in_the_deck_to_look_at() -> None:
    t = Table()
    t.g.deck, t.g.discard = [t.card("raze"), t.card("imam")], [t.card("spy"), t.card("boats")]
    t.turn("murshid").play("intrigue")
    assert sorted(t.view("murshid").looked) == ["boats", "imam", "raze", "spy"]
    assert t.discarded() == []


@pytest.mark.rule("CM-9.4", "CM-6.4", "A-38")
def test_conspire_fills_the_empty_slots() -> None:
    t = Table().bazaar("elder", "", "").stack(*TOP, "vizier", "decree", "decree").turn("sultan").play("conspire")
    assert len(t.view("sultan").looked) == 10
    assert t.view("caliph").looked == []
    assert "stock decree,decree" in t.options()
    size = len(t.g.deck)
    t.play("stock raze,vizier")
    assert sorted(t.view(None).bazaar) == ["elder", "raze", "vizier"]
    assert len(t.g.deck) == size + 8
    assert t.card("decree") in t.g.deck[:8]
    assert t.turn("sultan").starting("conspire") == []


@pytest.mark.rule("CM-9.5", "A-49", "CM-14.4.1")
def test_relocate_palace() -> None:
    t = Table().put("ford", "caliph", 1, 0, "palace").put("field", "caliph", 0, 0, "token").put("desert", "caliph", 0, 0, "token")
    t.put("desert", "warlord", 1).turn("caliph")
    assert t.starting("palace to ") == ["field"]
    t.play("palace to field")
    assert t.structures("field") == {"palace"}
    assert t.control("field") == "caliph"
    assert t.control("ford") == "caliph"


@pytest.mark.rule("CM-9.5")
def test_a_sacked_palace_comes_back() -> None:
    t = Table().put("ford", "caliph", 1).turn("caliph").play("palace to ford")
    assert t.structures("ford") == {"palace"}


@pytest.mark.rule("CM-9.6", "A-48")
def test_desertion() -> None:
    t = Table().put("ford", "caliph", 2, 3).put("field", "nomad", 0, 1).turn("nomad")
    assert set(t.starting("desertion of ")) == {f"caliph in ford x{n}" for n in (1, 2, 3)}
    t.play("desertion of caliph in ford x2")
    assert t.units("caliph", "ford") == (2, 1)
    assert t.g.reserve[t.seat("nomad")] == 2
    assert t.g.units[t.seat("caliph")] == 12 - 3
    t.g.reserve[t.seat("nomad")] += 9
    t.g.units[t.seat("nomad")] -= 9
    t.turn("nomad").play("desertion of caliph in ford x1")
    assert t.g.units[t.seat("nomad")] == 0
    assert t.g.reserve[t.seat("nomad")] == 11


@pytest.mark.rule("CM-14.2.5", "CM-8.7", "A-67", "A-23")
def test_the_deck() -> None:
    tables = Table().g.tables
    count = dict.fromkeys(("nobody", *CAST), 0)
    for copies, seat in zip(tables.copies, tables.associated, strict=True):
        count[CAST[seat] if seat >= 0 else "nobody"] += copies
    assert count == {"nobody": 1, "warlord": 15, "murshid": 23, "sultan": 0, "caliph": 15, "nomad": 15}
    assert sum(tables.copies) == 69
    assert len(tables.cards) == 39
    assert all(tables.type[k] == 0 for k, ops in enumerate(tables.action) if ops)
