"""HC-5, HC-8, HC-13, HC-18: turns, rounds, cleanup, the end."""

import pytest

from hvozd.core import NotOffered, decision, play
from hvozd.games.harrow.rules.cleanup import Cleanup
from hvozd.games.harrow.rules.rounds import CheckEnd, NextRound, Round, RoundOver, ScoreBrambles
from tests.harrow.table import GAME, Table, at


def skip_turn(t: Table, jar: str) -> None:
    """Flip a jar and do nothing with it."""
    t.say(t.who, f"flip {jar}")
    while t.asked not in ("ChooseJar", ""):
        texts = t.offered(t.who)
        for word in ("act", "stop", "finish", "done", "to-bag", "end-turn"):
            if word in texts:
                t.say(t.who, word)
                break
        else:
            play(t.g, next(iter(decision(t.g).options())))


@pytest.mark.rule("HC-5.1", "HC-5.2", "HC-5.3", "HC-5.4", "HC-18.4", "HC-27.18", "HC-4.9", "HC-5.7", "A-4")
def test_turns_alternate_and_the_lantern_passes() -> None:
    t = Table("chapter1")
    t.put("protectors", "e8", haints=3, legend=True).put("family", "e2", haints=3, legend=True)
    t.do(Round())
    order = []
    for _ in range(3):
        for _ in range(2):
            order.append(t.asked_seat)
            jar = sorted(text for text in t.offered(t.who) if text.startswith("flip"))[0].split()[1]
            skip_turn(t, jar)
    assert order == [0, 1, 0, 1, 0, 1]
    assert t.g.round == 2 and t.g.lantern == 1 and t.asked_seat == 1 and t.g.jars == [0, 0, 0]


@pytest.mark.rule("HC-5.4", "HC-5.6", "HC-11.1")
def test_a_flipped_jar_stays_down_and_attacking_again() -> None:
    t = Table("chapter1").put("protectors", "e6", haints=2).put("family", "e4", haints=2).cubes(red=3, blue=1)
    t.g.jars[0] = 0b1000
    t.turn("protectors")
    assert "flip attack" not in t.offered("protectors") and "attack-again wild" not in t.offered("protectors")
    t.g.stack = []
    t.g.attacked[0] = True
    t.turn("protectors")
    assert "attack-again wild" in t.offered("protectors")
    t.say("protectors", "attack-again wild")
    assert t.asked == "ChooseAttack" and t.g.jars[0] == 0b1010
    t.say("protectors", "attack e6>e4 family", "strike")
    assert t.g.wild[0] == 1
    assert t.vp("protectors") == 1


@pytest.mark.rule("HC-8.1", "HC-8.2", "HC-27.5", "HC-8.3", "A-6")
def test_wild_jar() -> None:
    t = Table("chapter1").put("protectors", "e8", haints=1, legend=True)
    t.turn("protectors").say("protectors", "flip wild")
    assert t.g.wild[0] == 2 and t.g.wild_stock == 12
    t.say("protectors", "strengthen x1", "spawn e8 x1")
    assert t.asked != "Abilities"
    t.g.stack = []
    t.g.jars = [0, 0, 0]
    t.turn("protectors").say("protectors", "flip wild")
    assert t.g.wild[0] == 3 and "strengthen x3" in t.offered("protectors")
    t.g.stack = []
    t.put("protectors", "e6", haints=1)
    t.g.jars = [0, 0, 0]
    t.turn("protectors").say("protectors", "flip wild")
    assert "advance e6>d6 1h doll no" in t.offered("protectors")
    t.g.wild_stock = 0
    t.g.stack, t.g.jars = [], [0, 0, 0]
    t.turn("protectors").say("protectors", "flip wild")
    assert t.g.wild[0] == 4


@pytest.mark.rule("HC-9.2", "HC-13.1", "HC-13.2", "HC-13.3", "HC-13.4", "HC-13.6", "HC-6.15", "A-19", "A-21", "A-44")
def test_cleanup_of_the_protectors() -> None:
    t = Table().put("protectors", "e6", haints=1).cubes(red=9, blue=8)
    for kind in ("advance", "advance", "legend", "spawn"):
        t.token(kind, "e6")
    t.token("strengthen", "e7")
    t.g.track = (2, 1, 1)
    t.do(Cleanup(0))
    assert t.field("red") == 6 and t.field("blue") == 8
    assert t.g.rows[:3] == [3, 2, 1] and t.g.scrolls[0] == 2
    assert len(t.g.hands[0].held) == 2
    assert t.tokens("strengthen", "e7") == 1
    t.g.rows[0] = 5
    t.g.scrolls[0] = 4
    box = t.g.box[:]
    t.token("advance", "e6").token("legend", "e6").do(Cleanup(0))
    assert t.g.box == box and t.g.rows[0] == 5
    t.g.hands[0].deck, t.g.rows[1] = [], 1
    t.token("spawn", "e6").do(Cleanup(0))
    assert t.g.rows[1] == 2


@pytest.mark.rule("HC-13.5", "HC-13.6", "HC-7.5")
def test_cleanup_of_the_family() -> None:
    t = Table().put("family", "e6", haints=1).token("advance", "e6").token("spawn", "e6")
    t.g.family.kept = [2]
    t.g.box[2] -= 1
    t.do(Cleanup(1))
    assert t.asked == "StoreTokens"
    t.only("family", "to-bag", "to-board advance", "to-board spawn", "to-board strengthen")
    t.say("family", "to-board spawn")
    assert t.g.family.board == [1] and len(t.g.hands[1].held) == 1
    t.say("family", "to-bag")
    assert t.g.family.bag[:3] == [5, 2, 3] and t.g.family.front == []


@pytest.mark.rule("HC-13.7", "HC-13.9", "HC-5.8", "A-91")
def test_the_turn_is_over() -> None:
    t = Table().put("protectors", "e6", haints=1).cubes(blue=6).hand(0, "tactic", "roar")
    t.g.aside[1], t.g.supply[1] = 2, t.g.supply[1] - 2
    t.g.range_bonus = 2
    t.do(Cleanup(0))
    assert t.field("blue") == 8 and t.g.range_bonus == 0 and t.asked == "" and t.g.hands[0].held == [9]
    t = Table().put("family", "e6", legend=True).do(Cleanup(1))
    assert t.g.storms[at("e6")] == 1


@pytest.mark.rule("HC-15.7", "HC-18.1", "HC-18.2", "HC-18.3", "A-28", "HC-15.1")
def test_brambles_and_the_end() -> None:
    t = Table().put("protectors", "e5", haints=1)
    t.g.vp = [6, 7, 0]
    t.g.lantern = 0
    t.do(ScoreBrambles(), CheckEnd())
    assert t.g.result is not None and t.g.result.winners == (0,) and t.g.result.scores == (7, 7)
    t = Table()
    t.g.vp = [6, 6, 0]
    t.do(CheckEnd())
    assert t.g.result is None
    t.g.vp, t.g.lantern = [8, 9, 0], 0
    t.do(CheckEnd())
    assert t.g.result.winners == (1,)


@pytest.mark.rule("HC-18.1", "HC-16.6", "HC-18.4")
def test_the_end_of_a_round_in_order() -> None:
    t = Table(protectors="priscilla").put("protectors", "e8", legend=True)
    t.g.taunts, t.g.watch[at("e7")] = [at("e7")], 1
    t.g.tiles = [0, 5, 2, 7, 8, 8, 8, 8, 8]
    t.g.jars = [7, 7, 0]
    t.do(RoundOver())
    assert t.haints("red-haint", "e7") == 1 and t.g.taunts == []
    assert t.g.lantern == 1 and t.g.round == 1 and t.g.jars == [0, 0, 0]
    assert [t.g.tiles.count(jar) for jar in range(4)] == [2, 1, 2, 1] and 9 in t.g.tiles


@pytest.mark.rule("HC-16.6")
def test_an_empty_stock_of_tiles_is_made_anew() -> None:
    t = Table()
    t.g.tiles = [0, 1, 2, 3, 4, 5, 6, 9, 9]
    t.do(NextRound())
    assert sum(1 for place in t.g.tiles if place < 4) == 8


@pytest.mark.rule("HC-5.5", "HC-27.24", "HC-19.4")
def test_cards_go_around_the_action_not_inside() -> None:
    t = Table().put("protectors", "e8", haints=2, legend=True).hand(0, "tactic", "out-yonder", "banishment")
    t.g.rows[0] = 3
    t.turn("protectors")
    assert "tactic out-yonder" in t.offered("protectors")
    t.say("protectors", "flip ability", "use advance")
    for step in ("advance e8>e7 1h doll no", "advance e7>e8 1h doll no", "advance e8>e7 1h doll no"):
        t.say("protectors", step)
    with pytest.raises(NotOffered):
        t.say("protectors", "tactic banishment")
    t.say("protectors", "advance e7>e8 1h doll no", "advance e8>e7 1h doll no")
    assert t.asked == "AfterAction"
    t.say("protectors", "tactic banishment", "done")
    assert not any(text.startswith("tactic") for text in t.offered(""))


@pytest.mark.rule("HC-28.6", "HC-1.7")
def test_the_audit_sees_faults() -> None:
    t = Table().put("protectors", "e6", haints=1)
    assert GAME.census(t.g)[-1] == []
    t.put("family", "e6", haints=1)
    assert GAME.census(t.g)[-1]
    t = Table().townsfolk("e5")
    assert GAME.census(t.g)[-1]
    t = Table()
    t.g.supply[0] -= 30
    assert GAME.census(t.g)[-1]
