"""The terminal shows a bot's board in words."""

import io
import re

import pytest
from rich.console import Console

from hvozd.agents import RandomAgent
from hvozd.core import Rng, Session, find_game
from hvozd.games.root.hooks import FACTIONS
from hvozd.tui.table import Left
from hvozd.tui.table import Table as Terminal
from tests.clockwork.table import BotTable

ROOT = find_game("root")


def plain(board: str) -> str:
    """The text of a board without its colours."""
    return re.sub(r"\[/?[a-z0-9_ ]*\]", "", board)


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("bot", [one.name for one in FACTIONS if one.automatic])
def test_every_bots_board_is_shown(bot: str, lang: str) -> None:
    session = Session.new("root", {"factions": f"any,{bot}", "difficulty": "nightmare", "map": "autumn", "deck": "base"}, 3)
    rng = Rng(3)
    for _ in range(25):
        if session.decision is not None:
            session.play(session.decision.options().sample(rng))
    shown = plain(ROOT.text(session.view(0), 0, lang))
    assert {"en": "nightmare", "cs": "noční můra"}[lang] in shown
    assert "False" not in shown


ENGLISH = ("sawmill", "roost", "viziers", "sympathy", "market", "payments", "shield", "burrow", "ministers", "plots", "souls")


@pytest.mark.parametrize("bot", [one.name for one in FACTIONS if one.automatic])
def test_a_bots_board_is_told_in_czech(bot: str) -> None:
    session = Session.new("root", {"factions": f"lizards,{bot}" if bot != "logical_lizards" else f"eyrie,{bot}"}, 5)
    rng = Rng(5)
    for _ in range(40):
        if session.decision is not None:
            session.play(session.decision.options().sample(rng))
    shown = plain(ROOT.text(session.view(0), 0, "cs")).lower()
    assert [word for word in ENGLISH if word in shown] == []
    assert "board-" not in shown and "trait-text" not in shown


@pytest.mark.rule("RB-T-RR-INVOLVED")
def test_the_table_says_whom_hired_warriors_oppose() -> None:
    t = BotTable("marquise", "riverfolk_robots")
    t.traits("riverfolk_robots", "involved")
    t.begin("marquise", "daylight")
    view = ROOT.view(t.g, 0)
    assert (view.opposed, view.lender) == (0, 1)
    assert "warriors of Riverfolk Robots stand against Marquise" in plain(ROOT.text(view, 0))


def test_the_table_names_the_variants_in_play() -> None:
    t = BotTable("marquise", "vagabot")
    t.variant("cooperative")
    assert ROOT.view(t.g, 0).variants == ["cooperative"]
    assert "all people together against the bots" in plain(ROOT.text(ROOT.view(t.g, 0), 0))


@pytest.mark.parametrize(("explain", "typed", "told"), [(False, "j", 0), (False, "w", 1), (True, "v", 1)])
def test_the_rules_of_a_bot_are_told_to_who_asks(explain: bool, typed: str, told: int) -> None:
    lines = iter([typed, "q"])
    shown = Console(file=io.StringIO(), width=400)
    session = Session.new("root", {"factions": "mechanical_marquise,eyrie", "map": "autumn", "deck": "base"}, 3)
    table = Terminal(session, [RandomAgent(Rng(1)), None], "en", shown, lambda _: next(lines), explain=explain)
    with pytest.raises(Left):
        table.run()
    assert isinstance(shown.file, io.StringIO)
    sentence = "The keep stands in a random corner."
    assert (sentence in shown.file.getvalue()) == bool(told)
