"""The Fireflies by the letter of their few rules: a position is set up, an action is taken, the outcome is looked at."""

import pytest
from fireflies import FIREFLIES, LANTERN, Dance, Kindle, Swarm

from hvozd.core import Session, advance
from hvozd.games.root.components import CARD
from hvozd.games.root.rules.pieces import add_piece, add_warriors, count, on_map, present
from hvozd.games.root.rules.turn import Daylight, DrawCards, EndTurn, Evening
from hvozd.games.root.state import Battle, RootState


def table(seed: int = 1) -> tuple[Session, RootState]:
    """Fireflies against the first faction of the box, at the beginning of the first turn."""
    session = Session.new("root", {"factions": "fireflies,marquise", "map": "autumn", "deck": "base"}, seed)
    while session.state.turn < 0:
        session.play(next(iter(session.decision.options())))
    return session, session.state


@pytest.mark.rule("FF-1", "FF-2")
def test_they_begin_with_a_lantern_and_four_warriors_in_a_corner() -> None:
    _, g = table()
    home = g.homes[0]
    assert count(g, 0, LANTERN, home) == 1
    assert g.supply[0] + sum(g.warriors[:13]) == FIREFLIES.file.warriors == 12
    assert not present(g, 1, home)


@pytest.mark.rule("FF-3")
def test_defenders_beside_a_lantern_dazzle() -> None:
    _, g = table()
    home = g.homes[0]
    g.battle = Battle(home, attacker=1, defender=0)
    assert FIREFLIES.extra_hits(g, 0) == 1
    g.battle = Battle(home, attacker=0, defender=1)
    assert FIREFLIES.extra_hits(g, 0) == 0


@pytest.mark.rule("FF-4")
def test_a_warrior_comes_to_every_lantern_while_there_are_any() -> None:
    _, g = table()
    home = g.homes[0]
    before = g.warriors[home]
    Swarm(0).run(g)
    assert g.warriors[home] == before + 1
    g.supply[0] = 0
    Swarm(0).run(g)
    assert g.warriors[home] == before + 1


@pytest.mark.rule("FF-5", "FF-5.1")
def test_kindling_costs_a_warrior_and_an_action_and_scores_by_the_track() -> None:
    session, g = table()
    g.stack[-1] = Dance(0, 3)
    near = next(clearing for clearing in range(1, 13) if not present(g, 0, clearing) and not g.no_place[clearing] & 1)
    add_warriors(g, 0, near, 2)
    g.supply[0] -= 2
    points, supply = g.vp[0], g.supply[0]
    session.play(f"kindle {near}")
    assert (g.vp[0] - points, g.supply[0] - supply, g.warriors[near]) == (1, 1, 1)
    assert session.decision.step == Dance(0, 2)
    assert Kindle(near) not in session.decision.options()


@pytest.mark.rule("FF-6")
def test_three_lanterns_draw_a_second_card() -> None:
    _, g = table()
    hand = len(g.hands[0])
    DrawCards(0).run(g)
    assert len(g.hands[0]) == hand + 1
    for clearing in [c for c in range(1, 13) if c != g.homes[0]][:2]:
        g.stock[0] -= 1
        add_piece(g, 0, LANTERN, clearing)
    assert on_map(g, 0, LANTERN) == 3
    DrawCards(0).run(g)
    assert len(g.hands[0]) == hand + 3


@pytest.mark.rule("FF-5")
def test_behind_the_last_dance_daylight_ends_by_the_players_word() -> None:
    """The turn itself sees to that: the Fireflies only say when the word was given."""
    session, g = table()
    g.deck.remove(CARD["codebreakers"])
    g.crafted[0].append(CARD["codebreakers"])
    g.stack[:] = [EndTurn(0), Evening(0), Daylight(0)]
    advance(g)
    while session.decision.name != "fireflies.Dance":
        session.play("done")
    for _ in range(3):
        session.play(next(action for action in session.decision.options() if str(action).startswith("Move")))
    assert session.decision.name == "LastWindow"
    assert {session.game.write(g, action) for action in session.decision.options()} == {"codebreakers marquise", "done"}
    session.play("done")
    assert g.turn == 1


@pytest.mark.rule("FF-5")
def test_who_has_ended_the_dance_is_not_asked_again() -> None:
    session, g = table()
    g.deck.remove(CARD["codebreakers"])
    g.crafted[0].append(CARD["codebreakers"])
    g.stack[:] = [EndTurn(0), Evening(0), Daylight(0)]
    advance(g)
    while session.decision.name != "fireflies.Dance":
        session.play("done")
    session.play("done")
    assert g.turn == 1
