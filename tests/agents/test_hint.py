"""Hints: what the agent would do, why, in both languages, and nothing that the asked seat may not know."""

import re
from pathlib import Path

import pytest

from hvozd.agents import Place, find_agent
from hvozd.agents.evaluate import evaluation_of
from hvozd.agents.hint import TEXTS, Advice, advise, feature, tell
from hvozd.cli import main
from hvozd.core import Rng, Session, advance, decision, find_game
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import Teller


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Root, some way in."""
    session = Session.new("root", {"factions": "marquise,eyrie,alliance,vagabond"}, 5)
    rng = Rng(5)
    while (now := session.decision) is not None and (session.state.number < 50 or len(now.options()) < 5):
        session.play(now.options().sample(rng))
    path = tmp_path_factory.mktemp("hint") / "game.hvozd"
    session.save(path)
    return path


@pytest.mark.parametrize(("lang", "best", "seats"), [("en", "Best: ", "is asked: "), ("cs", "Nejlépe: ", "Na řadě: ")])
def test_the_command_tells_the_best_and_why(
    saved: Path, lang: str, best: str, seats: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", str(saved), "--agent", "ismcts:40", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert seats in lines[0]
    assert lines[1].startswith(best)
    assert re.search(r"\d+ % .* \d+ %", lines[2])
    assert len(lines) == 10


def test_other_agents_and_positions(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(saved), "--agent", "greedy", "--at", "20"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert main(["hint", str(saved), "--at", "9999"]) == 2
    assert "The record has no position 9999" in capsys.readouterr().err


def test_a_finished_game_needs_no_hint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = Session.new("defenders", {"seats": "2"}, 1)
    while (now := session.decision) is not None:
        session.play(now.options(now.seat).sample(Rng(session.state.number)), now.seat)
    session.save(tmp_path / "over.hvozd")
    assert main(["hint", str(tmp_path / "over.hvozd")]) == 0
    assert "The game is over" in capsys.readouterr().out


def test_reasons_are_the_same_whatever_is_hidden(saved: Path) -> None:
    game = find_game("root")
    g = Session.open(saved).state
    seat = decision(g).seat  # type: ignore[union-attr]
    told = []
    for world in (g, game.determinize(g, seat, Rng(1)), game.determinize(g, seat, Rng(2))):
        now = decision(world)
        assert now is not None
        told.append(advise(Place(game, world, now, seat), find_agent("ismcts:30")(Rng(3)), Rng(4)))
    assert told[0] == told[1] == told[2]


def test_a_failed_search_says_so(saved: Path) -> None:
    game = find_game("root")
    session = Session.open(saved)
    teller = Teller(game, game.words(session.state), game.seat_names(session.state), "en", (TEXTS,))
    now = session.decision
    assert now is not None
    lines = list(tell([Advice(next(iter(now.options())), None, 0.0, ())], teller, failed=True))
    assert lines[1].strip().startswith("Nothing countable changes")
    assert lines[2].startswith("The search failed")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["root", "crescent", "defenders", "harrow"])
def test_every_feature_has_a_name(name: str, lang: str) -> None:
    game = find_game(name)
    drawn = {"factions": "marquise,eyrie,alliance,vagabond,lizards,riverfolk"} if name == "root" else {}
    others = {"factions": "duchy,corvids"} if name == "root" else {}
    for options in (drawn, others):
        g = game.new(game.resolve(options, 3), 3)
        advance(g)
        teller = Teller(game, game.words(g), game.seat_names(g), lang, (TEXTS,))
        for seat in range(g.seats):
            for part in evaluation_of(game).parts(g, seat):
                known = any(teller.texts.has(f"{kind}-{part.name}") for kind in ("feature", "piece"))
                assert known, part.name
                assert feature(teller, part.name)
    english, czech = ((TEXTS / f"{each}.ftl").read_text(encoding="utf-8") for each in LANGUAGES)
    assert re.findall(r"^[\w-]+", english, re.M) == re.findall(r"^[\w-]+", czech, re.M)
