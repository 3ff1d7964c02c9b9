"""Every puzzle: its line does it whatever happens, chance hardly ever does, a search finds a way by itself, all words are there.

`HVOZD_LONG=1` lets the search look at every first answer, and takes more random turns.
"""

import io
import os
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from hvozd.core import Action, Rng, Session, State, find_game, game_names
from hvozd.core.flow import decision
from hvozd.kit import front
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.puzzles import Goal, Puzzle, Trial, puzzle_at, puzzles_of, standing
from hvozd.kit.puzzles.certain import Line, Search, TooLarge, by_chance, ways
from hvozd.kit.texts import Texts, locale_folders
from hvozd.tui.puzzle import Clear, PuzzleTable

PUZZLES = [puzzle for game in game_names() for puzzle in puzzles_of(find_game(game)).values()]
LONG = bool(os.environ.get("HVOZD_LONG"))
WORLDS = 40 if LONG else 6
"""So many ways in which what the seat cannot see may be dealt."""
RANDOM, OFTEN = (1000 if LONG else 200), 0.05
"""Of so many random turns no larger part may do it."""
LOOKED_AT = 200_000 if LONG else 600
each = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: f"{one.game}-{one.name}")


def begun(puzzle: Puzzle, seed: int = 1) -> "front.Session[Any, Any]":
    return front.Session.from_position(puzzle.position, seed)


def tried(puzzle: Puzzle) -> tuple[Trial, State]:
    session = begun(puzzle)
    return Trial(puzzle, session.state, session.record.header.options), session.state


@each
def test_its_line_does_it_whatever_happens(puzzle: Puzzle) -> None:
    """Every die, every answer of the others, and cards dealt anew."""
    trial, state = tried(puzzle)
    assert trial.verdict(state) is None
    for seed in range(WORLDS):
        assert Line(trial).certain(trial.game.determinize(state, trial.seat, Rng(seed)))


@each
def test_no_answer_of_its_line_is_idle(puzzle: Puzzle) -> None:
    """Without one of its answers the line does not do it, but for those that are optional."""
    trial, state = tried(puzzle)
    for place, entry in enumerate(puzzle.solution):
        if not entry.startswith("?"):
            rest = Puzzle(**{**fields(puzzle), "solution": puzzle.solution[:place] + puzzle.solution[place + 1 :]})
            assert not Line(Trial(rest, state, trial.layout.settings)).certain(state), entry


def fields(puzzle: Puzzle) -> dict[str, Any]:
    return {name: getattr(puzzle, name) for name in puzzle.__struct_fields__}


@each
def test_chance_hardly_ever_does_it(puzzle: Puzzle) -> None:
    trial, state = tried(puzzle)
    rng = Rng(7)
    assert sum(by_chance(trial, state, rng) for _ in range(RANDOM)) <= OFTEN * RANDOM


def along(trial: Trial, g: State) -> Iterator[tuple[State, Action]]:
    """Where the line comes to, and what it says there; of dice and of what others do, the first way that goes on."""
    line, at = Line(trial), 0
    while (now := decision(g)) is not None:
        seat = trial.seat if trial.seat in now.seats else now.seat
        action = now.spared or next(iter(now.options(seat)))
        if seat == trial.seat and now.spared is None:
            said, at = line.next(g, now, at)
            if said is None:
                return
            yield g, said
            action = said
        on = [end for end, solved in ways(trial, g, seat, action) if solved is None]
        if not on:
            return
        g = on[0]


@each
def test_a_search_knows_it_too(puzzle: Puzzle) -> None:
    """A search that knows nothing of the line finds one, and not every first answer is good. Where there are too many positions
    to look at, it begins as late in the line as it must."""
    trial, state = tried(puzzle)
    for g, said in along(trial, state):
        now, search = decision(g), Search(trial, LOOKED_AT)
        assert now is not None
        try:
            sure = [search.holds(g, trial.seat, action) for action in now.options(trial.seat)]
        except TooLarge:
            continue
        assert any(sure) and search.holds(g, trial.seat, said)
        endings = [action for action in now.options(trial.seat) if re.match(r"(end|done|stop|no )", trial.game.write(g, action))]
        assert not all(sure) or not endings
        return
    raise AssertionError("there is nowhere that the search can look at all")


@each
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_words(puzzle: Puzzle, lang: str) -> None:
    texts = Texts(locale_folders(find_game(puzzle.game)), lang)
    for part, least in (("title", 4), ("task", 30), ("told", 80)):
        assert texts.has(puzzle.key(part)) and len(texts.get(puzzle.key(part))) >= least


def test_every_game_has_as_many() -> None:
    numbers = {game: len(puzzles_of(find_game(game))) for game in ("root", "crescent", "defenders", "harrow")}
    assert len({*numbers.values()}) == 1 and min(numbers.values()) >= 3, numbers


def test_no_words_without_a_puzzle() -> None:
    for game in game_names():
        folder = find_game(game).folder / "puzzles" / "locale"
        named = {
            key
            for path in folder.glob("*.ftl")
            for key in re.findall(r"^puzzle-([\w-]+)-(?:title|task|told) =", path.read_text(), re.M)
        }
        assert named == {*puzzles_of(find_game(game))}


# -- how it stands ---------------------------------------------------------------------------------------------------------


def answers(puzzle: Puzzle, session: Any) -> Iterator[str]:
    """The answers of a puzzle's line, while its seat is asked; others take the first offer."""
    trial, at = Trial(puzzle, session.state, session.record.header.options), 0
    line = Line(trial)
    while (now := session.decision) is not None and standing(puzzle, session.record.header, session.record.lines).solved is None:
        seat = now.seat
        action = now.spared or next(iter(now.options(seat)))
        if seat == trial.seat and now.spared is None:
            action, at = line.next(session.state, now, at)
            assert action is not None
            yield session.game.write(session.state, action)
        session.play(action, seat)


@each
def test_the_record_says_that_it_is_solved(puzzle: Puzzle) -> None:
    """Also after the game has gone on, and when it is read again."""
    session = begun(puzzle)
    assert puzzle_at(session.game, session.record.header) == puzzle
    assert len(list(answers(puzzle, session))) >= 2
    rng = Rng(1)
    for _ in range(10):
        if (now := session.decision) is not None:
            session.play(now.options(now.seat).sample(rng), now.seat)
    assert standing(puzzle, session.record.header, session.record.lines).solved is True
    again = Session.resume(session.record)
    assert standing(puzzle, again.record.header, again.record.lines).solved is True


def test_a_turn_that_is_given_away_misses_it() -> None:
    puzzle = puzzles_of(find_game("root"))["overtime"]
    session = begun(puzzle)
    while standing(puzzle, session.record.header, session.record.lines).solved is None:
        now = session.decision
        assert now is not None
        texts = [session.game.write(session.state, one) for one in now.options(now.seat)]
        session.play("done" if "done" in texts else texts[0], now.seat)
    assert standing(puzzle, session.record.header, session.record.lines).solved is False


def test_goals_count_what_lies_there() -> None:
    puzzle = puzzles_of(find_game("defenders"))["spring-cleaning"]
    trial, state = tried(puzzle)
    assert trial.count(state, "pollution") == 5 and trial.count(state, "pollution", ("e3", "e2")) == 3
    for goal, met in ((Goal(thing="pollution", most=4), False), (Goal(thing="pollution", least=5), True)):
        assert Trial(Puzzle(**{**fields(puzzle), "goal": (goal,)}), state, trial.layout.settings).met(state) is met
    with pytest.raises(ValueError, match="there is no 'polution'"):
        trial.count(state, "polution")


# -- in the terminal -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_the_terminal(lang: str) -> None:
    """Its line is typed, with the solution asked for first; then it is clear."""
    puzzle = puzzles_of(find_game("defenders"))["through-the-breach"]
    session, screen = begun(puzzle), Console(file=io.StringIO(), width=200)
    typed = iter(["solution", *puzzle.solution])
    table = PuzzleTable(session, [None, None], lang, screen, lambda prompt: next(typed))
    table.puzzle = puzzle
    table._facing = 0
    with pytest.raises(Clear):
        table.run()
    assert table.standing.solved is True
    told = Texts(locale_folders(session.game), lang).get(puzzle.key("told"))
    assert told[:60] in screen.file.getvalue()  # type: ignore[attr-defined]
