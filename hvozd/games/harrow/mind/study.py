"""Figures for docs/harrow.md: `python -m hvozd.games.harrow.mind.study tower FILE.svg` and `… games [--games N] [--seed S]`."""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean, pstdev

from hvozd.core import Rng, advance, apply, find_game
from hvozd.games.harrow.rules.cubes import throw
from hvozd.games.harrow.setup.settings import PRESET_NAMES
from hvozd.games.harrow.state import HarrowState

THROWS = 4000
SIZES = range(1, 17)
LAGS = range(1, 9)
WIDTH, HEIGHT, MARGIN = 420, 300, 46


def fresh_tree(model: str, seed: int) -> HarrowState:
    game = find_game("harrow")
    g = game.new(game.resolve({"preset": "chapter3", "tower": model}, seed), seed)
    assert isinstance(g, HarrowState)
    return g


def throws(model: str, size: int, seed: int = 1) -> Iterator[int]:
    """HC-12.5: how many cubes fall out when the same number is thrown again and again, after the tree has filled up."""
    g = fresh_tree(model, seed)
    for number in range(THROWS + 100):
        g.field = [size - size // 2, size // 2, 0, 0, 0, 0, 0, 0]
        throw(g)
        if number >= 100:
            yield sum(g.field)


def autocorrelation(numbers: Sequence[int], lag: int) -> float:
    """How much a throw tells of the one so many throws later."""
    centre, spread = mean(numbers), pstdev(numbers)
    pairs = zip(numbers, numbers[lag:], strict=False)
    return mean((a - centre) * (b - centre) for a, b in pairs) / (spread * spread) if spread else 0.0


# -- the plot -----------------------------------------------------------------------------------------------------------------


def plot() -> str:
    """Two panels: cubes out per cubes in, and what a throw tells of later ones."""
    left, right = _out_per_in(), _memory()
    style = "font: 12px sans-serif; fill: #333"
    size = f'width="{2 * WIDTH}" height="{HEIGHT}" viewBox="0 0 {2 * WIDTH} {HEIGHT}"'
    body = [*left, f'<g transform="translate({WIDTH} 0)">', *right, "</g>"]
    ground = f'<rect width="{2 * WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size} style="{style}">', ground, *body, "</svg>"]) + "\n"


def _frame(title: str, below: str) -> list[str]:
    x, y = MARGIN, HEIGHT - MARGIN
    return [
        f'<text x="{WIDTH / 2}" y="20" text-anchor="middle">{title}</text>',
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle">{below}</text>',
        f'<path d="M{x} 30V{y}H{WIDTH - 16}" fill="none" stroke="#333"/>',
    ]


def _out_per_in() -> list[str]:
    wide, high = WIDTH - 16 - MARGIN, HEIGHT - MARGIN - 30

    def across(n: float) -> float:
        return MARGIN + wide * n / 17

    def up(n: float) -> float:
        return HEIGHT - MARGIN - high * n / 20

    found = _frame("cubes out per cubes thrown in (mean, one deviation)", "cubes thrown in")
    found.append(f'<path d="M{across(0)} {up(0)}L{across(16)} {up(16)}" stroke="#bbb" stroke-dasharray="4 3"/>')
    for size in SIZES:
        numbers = list(throws("pressure", size))
        middle, spread = mean(numbers), pstdev(numbers)
        x = across(size)
        found.append(
            f'<path d="M{x:.1f} {up(middle - spread):.1f}V{up(middle + spread):.1f}" stroke="#7a3b2e" stroke-width="2"/>'
        )
        found.append(f'<circle cx="{x:.1f}" cy="{up(middle):.1f}" r="3.5" fill="#7a3b2e"/>')
        if size % 2 == 0:
            found.append(f'<text x="{x:.1f}" y="{HEIGHT - MARGIN + 15}" text-anchor="middle">{size}</text>')
    found += [f'<text x="{MARGIN - 6}" y="{up(n) + 4:.1f}" text-anchor="end">{n}</text>' for n in (0, 5, 10, 15, 20)]
    return found


def _memory() -> list[str]:
    numbers = list(throws("pressure", 8))
    wide, middle = WIDTH - 16 - MARGIN, (HEIGHT - MARGIN + 30) / 2
    scale = (HEIGHT - MARGIN - 30) / 2 / 0.5
    found = _frame("correlation of cubes out, 8 thrown each time", "throws later")
    found.append(f'<path d="M{MARGIN} {middle}H{WIDTH - 16}" stroke="#bbb"/>')
    for lag in LAGS:
        value = autocorrelation(numbers, lag)
        x, top = MARGIN + wide * lag / 9, middle - max(value, 0) * scale
        found.append(f'<rect x="{x - 10:.1f}" y="{top:.1f}" width="20" height="{abs(value) * scale:.1f}" fill="#3b5f7a"/>')
        found.append(f'<text x="{x:.1f}" y="{HEIGHT - MARGIN + 15}" text-anchor="middle">{lag}</text>')
    found += [f'<text x="{MARGIN - 6}" y="{middle - v * scale + 4:.1f}" text-anchor="end">{v}</text>' for v in (-0.5, 0, 0.5)]
    return found


# -- random games -------------------------------------------------------------------------------------------------------------


def games(preset: str, count: int, seed: int) -> tuple[Counter[str], Counter[str], list[int]]:
    """Who won, who played, and how many rounds each game took."""
    game = find_game("harrow")
    wins: Counter[str] = Counter()
    played: Counter[str] = Counter()
    rounds: list[int] = []
    for number in range(seed, seed + count):
        g = game.new(game.resolve({"preset": preset}, number), number)
        assert isinstance(g, HarrowState)
        rng = Rng(number)
        while (now := advance(g)) is not None:
            apply(g, now.seat, now.options(now.seat).sample(rng))
        assert g.result is not None
        names = game.seat_names(g)
        played.update(names)
        wins.update([names[seat] for seat in g.result.winners] or ["nobody"])
        rounds.append(g.round)
    return wins, played, rounds


def row(preset: str, count: int, seed: int) -> str:
    """A line of the table in docs/harrow.md."""
    wins, played, rounds = games(preset, count, seed)
    rounds.sort()
    quarters = [rounds[len(rounds) * part // 4] for part in (1, 2, 3)]
    names = [*played, *(["nobody"] if "nobody" in wins else [])]
    shares = [f"{name} {wins[name] / (played[name] or count):.0%} of {played[name] or count}" for name in names]
    return f"| {preset} | {rounds[0]}, {quarters[0]}, {quarters[1]}, {quarters[2]}, {rounds[-1]} | {'; '.join(shares)} |"


def report(count: int, seed: int) -> None:
    print("| preset | rounds: least, quartiles, most | wins of random players |\n|---|---|---|")
    for preset in PRESET_NAMES:
        print(row(preset, count, seed))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    kinds = parser.add_subparsers(dest="kind", required=True)
    kinds.add_parser("tower").add_argument("file", type=Path)
    table = kinds.add_parser("games")
    table.add_argument("--games", type=int, default=200)
    table.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    if given.kind == "tower":
        given.file.write_text(plot())
    else:
        report(given.games, given.seed)


if __name__ == "__main__":
    main()
