"""`hvozd data`: games as rows, to CSV or Parquet, while they are played or from records."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hvozd.commands import executor_arguments, read_settings, seed, setting_arguments
from hvozd.core.errors import HvozdError

if TYPE_CHECKING:
    from hvozd.runs.telling import RowPlan

about = "write games as rows for those who count or train"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of a game")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="a .csv, or a .parquet file (extra `data`)")
    parser.add_argument("--rows", choices=("game", "seat", "decision"), default="seat", help="one row a … (default seat)")
    parser.add_argument("--features", action="store_true", help="with --rows decision: what the seat saw, as numbers")
    parser.add_argument(
        "--records", nargs="+", default=[], metavar="PATH", help="of these records or folders, instead of playing"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many are played (default 100)")
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="seed of the run, as of `hvozd sim`")
    parser.add_argument("--agents", default="random", metavar="A,B,…", help="one agent for all seats, or one for each")
    executor_arguments(parser)
    setting_arguments(parser)


def run(args: argparse.Namespace) -> int:
    from hvozd.agents import bring_agents
    from hvozd.core import find_game
    from hvozd.runs.telling import RowPlan, records_in

    if min(args.games, args.jobs) < 1:
        raise HvozdError("--games and --jobs must be at least 1.")
    agents = tuple(name.strip() for name in args.agents.split(","))
    bring_agents(agents)
    find_game(args.game)
    plan = RowPlan(args.rows, args.game, args.seed, read_settings(args.setting), agents, args.features)
    items: Any = list(records_in(args.records)) if args.records else range(args.games)
    return _write(args, plan, items)


def _write(args: argparse.Namespace, plan: "RowPlan", items: Any) -> int:
    import sys

    from hvozd.runs.executor import Way, execute
    from hvozd.runs.sheets import writer
    from hvozd.runs.telling import COLUMNS, work

    out = writer(args.out, COLUMNS[plan.kind], _notes(plan))
    games = rows = 0
    try:
        for done in execute(work(plan), items, Way(args.jobs, args.backend, args.keep)):
            out.write(done.result.rows)
            games += done.result.games
            rows += len(done.result.rows)
            if sys.stderr.isatty():
                print(f"\r{games} / {len(items)}", end="", file=sys.stderr, flush=True)
    finally:
        out.close()
        print(f"{games} games, {rows} rows: {args.out}", file=sys.stderr)
    return 0


def _notes(plan: "RowPlan") -> dict[str, str]:
    """What a Parquet file says of itself: the schemas that its numbers were made with."""
    from hvozd.core import find_game
    from hvozd.kit.features import features_of
    from hvozd.kit.tokens import tokens_of

    game = find_game(plan.game)
    return {"hvozd": "1", "features": features_of(game).digest, "tokens": tokens_of(game).digest, "rules": game.version}
