"""How the cost of a decision grows with seats, map and the length of a game: `growth.py`, microseconds of the processor, Root.

Each row plays the same number of random decisions; rounds go about all rows in turn, and the best of each counts.
"""

import argparse
import time
from collections.abc import Iterator

from hvozd.core import Rng, find_game
from hvozd.core.flow import answer_at_random

ROWS: dict[str, dict[str, str]] = {
    **{f"seats {seats}": {"seats": str(seats), "map": "autumn"} for seats in (2, 3, 4, 5, 6)},
    **{f"map {name}": {"seats": "4", "map": name} for name in ("autumn", "winter", "lake", "mountain")},
}
PARTS = 4
"""Of the length: the quarters of games with four seats."""


def spent(settings: dict[str, str], decisions: int) -> float:
    """Microseconds a decision of whole games."""
    game, number, seed, seconds = find_game("root"), 0, 0, 0.0
    while number < decisions:
        g, rng = game.new(game.resolve(settings, seed), seed), Rng(seed)
        began = time.process_time()
        while answer_at_random(g, rng):
            pass
        seconds += time.process_time() - began
        number, seed = number + g.number, seed + 1
    return seconds / number * 1e6


def quarters(decisions: int) -> Iterator[float]:
    """Microseconds a decision in each quarter of the same games."""
    game, seconds, counted, seed = find_game("root"), [0.0] * PARTS, 0, 0
    while counted < decisions:
        settings = game.resolve({"seats": "4"}, seed)
        lengths = game.new(settings, seed), Rng(seed)
        while answer_at_random(*lengths):
            pass
        part = lengths[0].number // PARTS
        g, rng = game.new(settings, seed), Rng(seed)
        for index in range(PARTS):
            began = time.process_time()
            for _ in range(part):
                answer_at_random(g, rng)
            seconds[index] += time.process_time() - began
        counted, seed = counted + part, seed + 1
    return (each / counted * 1e6 for each in seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=8_000)
    args = parser.parse_args()
    found: dict[str, list[float]] = {}
    for _ in range(args.rounds):
        for name, settings in ROWS.items():
            found.setdefault(name, []).append(spent(settings, args.decisions))
        for index, each in enumerate(quarters(args.decisions // PARTS)):
            found.setdefault(f"quarter {index + 1} of a game", []).append(each)
    for name, rounds in found.items():
        print(f"{name:24}{min(rounds):8.1f} µs")


if __name__ == "__main__":
    main()
