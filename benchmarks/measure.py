"""Measures one subject for a few seconds and prints one JSON object: `measure.py hvozd:root`, `catanatron`, `chess`.

Runs in the environment of its subject, so it imports nothing else. A random decision is one uniformly chosen legal action,
applied. Positions for the costs of copying are taken from all phases of random games. All but the import is in seconds of the
processor: what else the machine does counts less.
"""

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

SECONDS = 2.0
SNAPSHOTS = 24

VARIANTS = {
    "base": {"factions": "marquise,eyrie,alliance,vagabond", "map": "autumn", "deck": "base"},
    "expansions": {"factions": "lizards,riverfolk,duchy,corvids", "map": "autumn", "deck": "base"},
}
"""Named options: a row of their own. Without one, four seats and all else drawn."""

Play = Callable[[int, Callable[[Any, int], None]], int]
"""Plays game number i to its end, shows every position with its number, gives the number of decisions."""


def rate(play: Play) -> dict[str, float]:
    games = decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        decisions += play(games, None)  # type: ignore[arg-type]
        games += 1
    return {"decisions_per_second": decisions / spent, "games_per_second": games / spent, "decisions_per_game": decisions / games}


def snapshots(play: Play, copy: Callable[[Any], Any]) -> list[Any]:
    """Positions spread over a whole random game."""
    length = play(0, None)  # type: ignore[arg-type]
    every = max(1, length // SNAPSHOTS)
    kept: list[Any] = []
    play(0, lambda position, number: kept.append(copy(position)) if number % every == 0 else None)
    return kept


def cost(function: Callable[[Any], Any], inputs: list[Any], repeat: int = 200) -> float:
    """Microseconds of one call, the best of five rounds."""
    best = float("inf")
    for _ in range(5):
        began = time.process_time()
        for _ in range(repeat):
            for each in inputs:
                function(each)
        best = min(best, time.process_time() - began)
    return best / repeat / len(inputs) * 1e6


def import_time(program: str) -> float:
    """Milliseconds that a fresh interpreter needs for a program beyond those for an empty one."""

    def best(code: str) -> float:
        times = []
        for _ in range(4):
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
            times.append(time.perf_counter() - began)
        return min(times)

    return (best(program) - best("pass")) * 1000


def hvozd(name: str) -> dict[str, float]:
    from hvozd.core import Rng, find_game
    from hvozd.core.flow import advance, answer_at_random, apply

    name, _, variant = name.partition("/")
    game = find_game(name)
    seats = next((option.values for option in game.settings if option.name == "seats"), ())
    options = {"seats": "4" if "4" in seats else seats[-1]} if seats else {}
    options.update(VARIANTS.get(variant, {}))

    turns: list[int] = []

    def play(index: int, show: Callable[[Any, int], None] | None) -> int:
        g: Any = game.new(game.resolve(options, index), index)
        rng = Rng(index).fork(1)
        if show is None:
            while answer_at_random(g, rng):
                pass
            turns.append((g.round - 1) * g.seats + g.turn + 1 if name == "root" else 0)
            return int(g.number)
        while (now := advance(g)) is not None:
            show(g, g.number)
            seat = now.seats[0]
            apply(g, seat, now.spared or now.options(seat).sample(rng))
        return int(g.number)

    positions = snapshots(play, lambda g: g.clone())
    encoded = [game.encode(g) for g in positions]
    turns.clear()
    rates = rate(play)
    if any(turns):
        rates["turns_per_second"] = rates["games_per_second"] * sum(turns) / len(turns)
    return {
        **rates,
        "clone_us": cost(lambda g: g.clone(), positions),
        "encode_us": cost(game.encode, positions),
        "decode_us": cost(game.decode, encoded, 50),
        "bytes": sum(map(len, encoded)) / len(encoded),
        "import_ms": import_time(f"from hvozd.core import find_game; find_game({name!r})"),
    }


def catanatron(_: str) -> dict[str, float]:
    import pickle

    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
    from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

    def play(index: int, show: Callable[[Any, int], None] | None) -> int:
        random.seed(index)
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=index)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if show is not None:
                show(game, decisions)
            game.play_tick()
            decisions += 1
        return decisions

    positions = snapshots(play, lambda game: game.copy())
    encoded = [pickle.dumps(game) for game in positions]
    return {
        **rate(play),
        "clone_us": cost(lambda game: game.copy(), positions, 50),
        "encode_us": cost(pickle.dumps, positions, 10),
        "decode_us": cost(pickle.loads, encoded, 10),
        "bytes": sum(map(len, encoded)) / len(encoded),
        "import_ms": import_time("import catanatron"),
    }


def chess(_: str) -> dict[str, float]:
    from chess import Board  # type: ignore[import-not-found]

    def play(index: int, show: Callable[[Any, int], None] | None) -> int:
        chance = random.Random(index)
        board = Board()
        decisions = 0
        while not board.is_game_over():
            if show is not None:
                show(board, decisions)
            board.push(chance.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    positions = snapshots(play, lambda board: board.copy(stack=False))
    encoded = [board.fen() for board in positions]
    return {
        **rate(play),
        "clone_us": cost(lambda board: board.copy(stack=False), positions),
        "encode_us": cost(lambda board: board.fen(), positions),
        "decode_us": cost(Board, encoded, 50),
        "bytes": sum(map(len, encoded)) / len(encoded),
        "import_ms": import_time("import chess"),
    }


if __name__ == "__main__":
    kind, _, which = sys.argv[1].partition(":")
    print(json.dumps({"hvozd": hvozd, "catanatron": catanatron, "chess": chess}[kind](which)))
