"""What bargaining is worth in Crescent Moon: the same games with it on and off for one seat.

Every pair has one seed and one seat: once all seats bargain (`crescent-greedy`), once this seat is mute (`crescent-mute`) and the
others bargain. The number of pairs is fixed before the run; the table says what the seat scored with and without.
"""

import argparse
import math
from statistics import mean, stdev

from hvozd.agents import Place, find_agent
from hvozd.core import Rng, find_game
from hvozd.core.flow import advance, play
from hvozd.games.crescent.components import CAST
from hvozd.games.crescent.state import CrescentState

TALKS, MUTE = "crescent-greedy", "crescent-mute"


def played(seed: int, mute: int | None, seats: int) -> CrescentState:
    """One game; `mute` is the seat that does not bargain."""
    game = find_game("crescent")
    g = game.new(game.resolve({"seats": str(seats), "years": "3"}, seed), seed)
    assert isinstance(g, CrescentState)
    agents = [find_agent(MUTE if seat == mute else TALKS)(Rng(seed).fork(seat)) for seat in range(seats)]
    now = advance(g)
    while now is not None:
        action = now.spared or agents[now.seat].choose(Place(game, g, now, now.seat))
        now = play(g, action, now.seat, now.number)
    return g


def campaign(pairs: int, seats: int, first: int) -> dict[int, list[tuple[int, int]]]:
    """By seat: its points with and without bargaining, pair by pair."""
    found: dict[int, list[tuple[int, int]]] = {seat: [] for seat in range(seats)}
    for pair in range(pairs):
        seat, seed = pair % seats, first + pair // seats
        found[seat].append((played(seed, None, seats).vp[seat], played(seed, seat, seats).vp[seat]))
        print(f"pair {pair + 1} of {pairs}: seat {seat}, {found[seat][-1]}", flush=True)
    return found


def table(found: dict[int, list[tuple[int, int]]]) -> str:
    lines = ["| seat | pairs | bargains | mute | difference |", "|---|---|---|---|---|"]
    for seat, rows in ((seat, rows) for seat, rows in found.items() if rows):
        lines.append(row(CAST[seat].capitalize(), rows))
    return "\n".join([*lines, row("all", [one for rows in found.values() for one in rows])])


def row(name: str, rows: list[tuple[int, int]]) -> str:
    gains = [talks - mute for talks, mute in rows]
    error = 1.96 * stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else 0.0
    talks, mute = mean(one for one, _ in rows), mean(one for _, one in rows)
    return f"| {name} | {len(rows)} | {talks:.1f} | {mute:.1f} | {mean(gains):+.1f} ± {error:.1f} |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--first", type=int, default=1)
    given = parser.parse_args()
    print(table(campaign(given.pairs, given.seats, given.first)))
