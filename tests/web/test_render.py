"""Pictures outside the browser: `hvozd render` and a session in a notebook."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import hvozd
from hvozd.cli import main
from hvozd.core import Rng, Session
from hvozd.games.root.components import MAP_NAMES
from hvozd.kit.markup import draw


@pytest.fixture
def record(tmp_path: Path) -> Path:
    session, rng = Session.new("root", {"factions": "marquise,eyrie", "map": "autumn", "deck": "base"}, seed=2), Rng(2)
    for _ in range(40):
        now = session.decision
        assert now is not None
        session.play(now.options(now.seat).sample(rng), now.seat)
    session.save(tmp_path / "game.hvozd")
    return tmp_path / "game.hvozd"


def test_a_position_is_drawn_as_its_seat_saw_it(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.svg"
    assert main(["render", str(record), "--at", "3", "--seat", "eyrie", "--out", str(out)]) == 0
    drawn = ElementTree.fromstring(out.read_text("utf-8"))
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    assert 'class="card"' in out.read_text("utf-8")
    assert main(["render", str(record), "--at", "30", "--out", str(out)]) == 0
    assert 'class="card"' not in out.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--at", "99"], "The record has no position 99; it has 0 to 40."),
        (["--seat", "cats"], "There is no seat 'cats'; there are 0 (marquise), 1 (eyrie), and none for a spectator."),
        (["--out", "/no/such/folder/x.svg"], "cannot be written"),
    ],
)
def test_what_cannot_be_drawn_is_one_sentence(
    record: Path, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", str(record), *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_session_shows_itself_in_a_notebook() -> None:
    session = hvozd.new("root", seed=2, factions="marquise,eyrie")
    svg = session._repr_svg_()
    assert svg is not None
    assert 'id="clearing-12"' in svg
    ElementTree.fromstring(svg)


@pytest.mark.parametrize("woodland", MAP_NAMES)
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_map_and_every_piece_of_root_is_drawn(woodland: str, lang: str) -> None:
    """Every warrior on the map stands in the picture, with its number; every symbol that is used is defined."""
    options = {"factions": "marquise,duchy,lizards,riverfolk,corvids,vagabond", "map": woodland}
    session, rng = Session.new("root", options, seed=4), Rng(8)
    while (now := session.decision) is not None and session.state.number < 250:
        session.play(now.options(now.seat).sample(rng), now.seat)
    view = session.view(0)
    picture = draw(session.game, view, 0, lang)
    board = ElementTree.fromstring(picture.board)
    stacks = {e.get("id"): int(e.get("data-n", "0")) for e in board.iter() if str(e.get("data-stack", "")).startswith("w")}
    for number in range(1, 13):
        for seat, count in enumerate(view.clearings[number].warriors):
            assert stacks.get(f"w-{seat}-{number}", 0) == count
    whole = picture.board + picture.hand + "".join(panel.body for panel in picture.panels)
    page = ElementTree.fromstring(f"<div>{whole}</div>")
    defined = {f"#{id}" for id in session.game.symbols(lang)}
    assert {e.get("href") for e in page.iter("use")} <= defined
