"""HC-25: the Fair Folk against Hester."""

import pytest

from hvozd.games.harrow.factions.fairfolk.duel import DuelRoundOver, DuelTurn, UseOffers, after_card, minor
from hvozd.games.harrow.factions.fairfolk.figures import FIGURES
from hvozd.games.harrow.factions.hester.acting import HesterOver
from hvozd.games.harrow.factions.hester.bonfires import fill
from hvozd.games.harrow.rules.marching import MarchUnits
from hvozd.games.harrow.rules.solo_cards import LayFlames, lost
from tests.harrow.table import GAME, Table, at


def duel() -> Table:
    return Table("duel")


@pytest.mark.rule("HC-25.1", "HC-25.2", "A-86", "A-87")
def test_setup() -> None:
    t = Table("duel", bare=False)
    assert GAME.seat_names(t.g) == ("fair-folk", "hester")
    assert sum(len(deck) for deck in t.g.solo.decks) == 37 and sum(t.g.field[3:7]) == 0
    assert t.asked == "HideFind" and t.asked_seat == 1
    while t.asked != "ChooseDeck":
        t.say(t.who, sorted(t.offered(t.who))[0])
    assert t.asked_seat == 0
    t.say("fair-folk", "solo-deck 0")
    while t.asked == "PlaceSolo" or (t.asked == "ChooseDeck" and not sum(t.g.townsfolk)):
        t.say("fair-folk", sorted(t.offered("fair-folk"))[0])
    assert sum(t.g.townsfolk) == 1 and t.asked_seat == 1
    assert sorted(FIGURES.duel.tokens) == ["other", "own", "solo", "solo"]


@pytest.mark.rule("HC-25.3", "HC-25.10", "A-86", "A-88")
def test_tokens() -> None:
    t = duel()
    t.g.loaded = [0]
    t.do(DuelTurn())
    assert t.asked == "FairActs" and t.g.fairfolk.last == [0]
    t.g.stack = []
    t.g.loaded = [0]
    t.do(DuelTurn())
    assert t.asked == "GrowRoot" and t.asked_seat == 1
    t.g.stack = []
    t.g.loaded = [0, 0]
    t.do(DuelTurn())
    assert t.asked == "ChooseDeck" and t.asked_seat == 0 and t.g.chairs[0] == 0
    t.g.stack = []
    t.g.loaded = [0, 1]
    t.do(DuelTurn())
    assert t.asked == "ChooseDeck" and t.asked_seat == 1 and t.g.chairs[1] == 1
    t.g.stack = []
    t.put("family", "e5", haints=1).g.loaded = [0]
    t.do(DuelTurn())
    assert t.vp("family") == 1 and t.g.fairfolk.last == [0]


@pytest.mark.rule("HC-25.4", "HC-25.6", "A-87")
def test_a_new_objective_at_once_and_flames() -> None:
    t = duel().townsfolk("e4").put("protectors", "e5", haints=1)
    t.g.solo.active = 0
    t.do(MarchUnits(0)).say("fair-folk", "march e5>e4")
    assert t.vp("protectors") == 2 and t.asked == "ChooseDeck"
    t.g.stack = []
    t.g.hester.flames, t.g.solo.card = 2, 0
    t.do(LayFlames(0))
    assert sorted(t.g.solo.counts) == [1, 2, 2] and t.g.hester.flames == 2


@pytest.mark.rule("HC-25.5")
def test_offers_in_a_solo_activation() -> None:
    t = duel().put("protectors", "e6", haints=1).put("family", "e4", haints=1)
    own = t.g.fairfolk
    for hex in ("e6", "e4"):
        own.nests[at(hex)] = 2 + own.bag.pop(0)
    t.g.solo.active = 0
    t.cubes(red=1).call(after_card)
    t.only("fair-folk", "take-offer e6")
    t.say("fair-folk", "take-offer e6")
    assert t.asked == "UseOffers" and len(t.offered("fair-folk")) == 1
    t.g.stack = []
    own.taken[0] = []
    t.do(UseOffers(0, 0))
    assert t.asked == ""


@pytest.mark.rule("HC-25.7")
def test_the_queen_wins_at_the_end_of_the_round() -> None:
    t = duel()
    t.g.fairfolk.found, t.g.fairfolk.last = 3, [1, 2]
    t.g.loaded = [0]
    t.do(DuelTurn())
    assert t.asked == "ChooseDeck" and t.asked_seat == 1
    t.g.stack = []
    t.do(DuelRoundOver())
    assert t.g.result.winners == (0,) and t.g.result.reason == "queen"


@pytest.mark.rule("HC-25.8")
def test_hester_wins_at_the_end_of_her_turn() -> None:
    t = duel()
    t.g.hester.squares = [6, 6, 6, 6, 6, 0]
    fill(t.g, 1, 6)
    assert t.g.result is None
    t.do(HesterOver())
    assert t.g.result.winners == (1,)


@pytest.mark.rule("HC-25.9")
@pytest.mark.parametrize(
    ("found", "squares", "winners"),
    [(0, 1, ()), (0, 2, (1,)), (1, 2, (0,)), (1, 3, (1,)), (2, 4, (0,)), (2, 5, (1,))],
)
def test_minor_victory(found: int, squares: int, winners: tuple[int, ...]) -> None:
    t = duel()
    t.g.fairfolk.found = found
    t.g.hester.squares = [6] * squares + [0] * (6 - squares)
    minor(t.g, "points")
    assert t.g.result.winners == winners
    t = duel()
    lost(t.g, "no-cards")
    assert t.g.result.reason == "minor-no-cards"
