"""Golden games and perft numbers: an unintended change of a rule moves a line or a number.

`HVOZD_GOLDEN=write pytest tests/root/test_golden.py` writes them anew after an intended change; read the difference.
"""

import json
import os
from pathlib import Path

import pytest

from hvozd.core import Rng, Session, State, advance, apply, find_game

FOLDER = Path(__file__).parent / "golden"
WRITE = os.environ.get("HVOZD_GOLDEN") == "write"
GAME = find_game("root")

GAMES = {
    "marquise": {"factions": "marquise,eyrie", "map": "autumn", "deck": "base"},
    "eyrie": {"factions": "eyrie,alliance,vagabond", "map": "autumn", "deck": "base"},
    "alliance": {"factions": "alliance,marquise,eyrie,vagabond", "map": "winter", "deck": "base"},
    "vagabond": {"factions": "vagabond,vagabond2,marquise,duchy", "map": "autumn", "deck": "exiles"},
    "lizards": {"factions": "lizards,marquise,riverfolk", "map": "lake", "deck": "base"},
    "riverfolk": {"factions": "riverfolk,eyrie,alliance,marquise", "map": "lake", "deck": "exiles"},
    "duchy": {"factions": "duchy,corvids,eyrie", "map": "mountain", "deck": "base"},
    "corvids": {"factions": "corvids,marquise,lizards,alliance,vagabond", "map": "mountain", "deck": "exiles"},
}


def playthrough(options: dict[str, str], seed: int) -> str:
    """A whole random game as text: every action, then the result."""
    session = Session.new(GAME, options, seed)
    rng = Rng(seed)
    names = GAME.seat_names(session.state)
    while (now := session.decision) is not None:
        seat = now.seats[0]
        session.play(now.options(seat).sample(rng), seat)
    lines = [f"{line.number} {names[line.seat]}: {line.action}" for line in session.record.lines]
    result = session.state.result
    assert result is not None
    winners = ", ".join(names[seat] for seat in result.winners)
    return "\n".join([f"# {options}", *lines, f"# {winners} by {result.reason}, scores {result.scores}"]) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    text = playthrough(GAMES[name], seed=2026)
    path = FOLDER / f"{name}.txt"
    if WRITE:
        path.write_text(text)
    assert text == path.read_text()


def perft(g: State, depth: int) -> int:
    """How many different sequences of so many actions there are."""
    now = advance(g)
    if now is None:
        return 1
    options = now.options(now.seats[0])
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        child = g.clone()
        apply(child, now.seats[0], action)
        total += perft(child, depth - 1)
    return total


def at(options: dict[str, str], decisions: int) -> State:
    """The position of a seeded random game after so many decisions."""
    g = GAME.new(GAME.resolve(options, 7), 7)
    rng = Rng(7)
    for _ in range(decisions):
        now = advance(g)
        assert now is not None
        apply(g, now.seats[0], now.options(now.seats[0]).sample(rng))
    return g


PERFT = [(name, decisions, depth) for name in GAMES for decisions, depth in ((0, 2), (40, 2), (90, 2))]


@pytest.mark.parametrize(("name", "decisions", "depth"), PERFT)
def test_perft(name: str, decisions: int, depth: int) -> None:
    path = FOLDER / "perft.json"
    known = json.loads(path.read_text()) if path.exists() else {}
    key = f"{name} after {decisions}, depth {depth}"
    number = perft(at(GAMES[name], decisions), depth)
    if WRITE:
        known[key] = number
        path.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")
    assert known[key] == number
