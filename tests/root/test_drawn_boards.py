"""Every faction's own board is drawn by its room, and shows what its view says."""

import re
from typing import Any

import pytest

from hvozd.core import Rng
from hvozd.core.session import Session
from hvozd.games.root.factions.alliance import TRACK as SYMPATHY
from hvozd.games.root.factions.eyrie import TRACK as ROOSTS

TABLES = ("marquise,eyrie,alliance,vagabond", "lizards,riverfolk,duchy,corvids")


def late(factions: str, seed: int) -> Session:
    """A table in the middle of a game by chance."""
    session, rng = Session.new("root", {"factions": factions, "map": "autumn", "deck": "base"}, seed=seed), Rng(seed)
    while (now := session.decision) is not None and now.number < 250:
        session.play(now.options(now.seat).sample(rng), now.seat)
    return session


def boards(session: Session, viewer: int | None, lang: str = "en") -> tuple[dict[str, str], dict[str, Any]]:
    """By faction: the panel that a viewer gets, and the view that it was drawn from."""
    view = session.view(viewer)
    picture = session.game.picture(view, viewer, lang)
    assert picture is not None
    bodies = {view.seats[panel.seat].faction: panel.body for panel in picture.panels if panel.seat is not None}
    return bodies, {one.faction: one.board for one in view.seats}


def count(body: str, symbol: str) -> int:
    return body.count(f'href="#{symbol}"')


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("factions", TABLES)
def test_every_board_is_one_drawing_without_zeros_and_machine_words(factions: str, lang: str) -> None:
    bodies, _ = boards(late(factions, 3), 0, lang)
    for faction, body in bodies.items():
        assert body.count('class="ownboard"') == 1, faction
        texts = re.findall(r"<text[^>]*>([^<]*)</text>", body)
        assert texts and not [text for text in texts if text == "+0" or re.search(r"\w_\w|board-|\{", text)], faction


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_left_on_a_track_is_drawn_on_it(seed: int) -> None:
    bodies, views = boards(late(TABLES[0], seed), None)
    cats, birds, mice = views["marquise"], views["eyrie"], views["alliance"]
    for piece, built in (("sawmill", cats.sawmills), ("workshop", cats.workshops), ("recruiter", cats.recruiters)):
        assert count(bodies["marquise"], f"b-{piece}") == 6 - built
    assert count(bodies["eyrie"], "b-roost") == len(ROOSTS.points) - birds.roosts
    cards = sum(map(len, birds.decree)) + sum(1 for left in birds.pending if left)
    assert sum(count(bodies["eyrie"], f"badge-{suit}") for suit in range(4)) == cards
    assert count(bodies["alliance"], "k-sympathy") == len(SYMPATHY.points) - mice.sympathy
    assert count(bodies["alliance"], "b-base") == 3 - len(mice.bases)


@pytest.mark.parametrize("seed", [1, 2])
def test_gardens_posts_ministers_and_plots_are_drawn(seed: int) -> None:
    bodies, views = boards(late(TABLES[1], seed), None)
    cult, company, moles, crows = (views[name] for name in TABLES[1].split(","))
    assert count(bodies["lizards"], "b-garden") == 15 - sum(cult.gardens)
    posts = 9 - sum(company.spaces) - sum(company.open_spaces)
    assert count(bodies["riverfolk"], "k-trade_post") == posts
    assert bodies["duchy"].count("field marked") == len(moles.swayed)
    assert count(bodies["corvids"], "k-plot") == crows.plots_left


def test_which_plots_are_left_is_drawn_for_their_owner_alone() -> None:
    session = late(TABLES[1], 1)
    kinds = [f"k-{kind}" for kind in ("bomb", "snare", "extortion", "raid")]
    mine, others = boards(session, 3)[0]["corvids"], boards(session, 0)[0]["corvids"]
    assert sum(count(mine, kind) for kind in kinds) > 0
    assert sum(count(others, kind) for kind in kinds) == 0
