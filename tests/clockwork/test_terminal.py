"""The terminal shows a bot's board in words."""

import re

import pytest

from hvozd.core import Rng, Session, find_game
from hvozd.games.root.hooks import FACTIONS

ROOT = find_game("root")


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("bot", [one.name for one in FACTIONS if one.automatic])
def test_every_bots_board_is_shown(bot: str, lang: str) -> None:
    session = Session.new("root", {"factions": f"any,{bot}", "difficulty": "nightmare", "map": "autumn", "deck": "base"}, 3)
    rng = Rng(3)
    for _ in range(25):
        if session.decision is not None:
            session.play(session.decision.options().sample(rng))
    shown = re.sub(r"\[/?[a-z0-9_ ]*\]", "", ROOT.board(session.view(0), 0, lang))
    assert {"en": "nightmare", "cs": "noční můra"}[lang] in shown
    assert "False" not in shown
