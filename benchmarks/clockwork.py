"""How strong each bot is at each difficulty against random play: the table of docs/clockwork.md.

    .venv/bin/python benchmarks/clockwork.py [games a cell, default 200]

A cell is so many games of one bot without traits against two random players, all else drawn: the bot's
mean final score, the share of games it wins, and the mean number of rounds.
"""

import sys

from hvozd.core import Rng, find_game
from hvozd.core.flow import advance, apply
from hvozd.games.root.hooks import DIFFICULTIES, FACTIONS

GAME = find_game("root")


def play(bot: str, difficulty: str, seed: int) -> tuple[int, bool, int]:
    """One game: the bot's score, whether it won, how many rounds there were."""
    given = {"factions": f"any,{bot},any", "difficulty": difficulty, "traits": "none", "services": "none", "clockwork": "none"}
    g = GAME.new(GAME.resolve(given, seed), seed)
    rng = Rng(seed)
    while (now := advance(g)) is not None:
        apply(g, now.seat, now.options(now.seat).sample(rng))
    assert g.result is not None
    return g.result.scores[1], 1 in g.result.winners, g.round  # type: ignore[attr-defined]


def cell(bot: str, difficulty: str, games: int) -> str:
    scores, wins, rounds = zip(*(play(bot, difficulty, seed) for seed in range(games)), strict=True)
    return f"{sum(scores) / games:.1f} / {100 * sum(wins) / games:.0f} % / {sum(rounds) / games:.1f}"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print(f"| bot | {' | '.join(DIFFICULTIES)} |")
    print(f"|---|{'---|' * len(DIFFICULTIES)}")
    for one in FACTIONS:
        if one.automatic:
            print(f"| {one.name} | {' | '.join(cell(one.name, level, games) for level in DIFFICULTIES)} |", flush=True)


if __name__ == "__main__":
    main()
