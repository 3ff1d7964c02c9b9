"""`hvozd sim`: many games between agents, with a progress bar and a table of what came out."""

import argparse
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from hvozd.commands import console, option_arguments, read_options, seed
from hvozd.core.errors import HvozdError

if TYPE_CHECKING:
    from hvozd.sim import Fault, Plan, Tally

about = "play many games between agents"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of a game, or 'all'")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (default 100)")
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="seed of the run; game number i draws its own from it")
    parser.add_argument("--first", type=int, default=0, metavar="I", help="number of the first game (to play one again)")
    parser.add_argument("--agents", default="random", metavar="A,B,…", help="one agent for all seats, or one for each")
    parser.add_argument("--check", action="store_true", help="verify every invariant at every decision")
    parser.add_argument(
        "--every", type=int, default=1, metavar="N", help="with --check: only at every N-th decision, drawn at random (soak)"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    parser.add_argument("--minutes", type=float, default=0, metavar="M", help="stop after so many minutes (0: never)")
    parser.add_argument("--save", default="", metavar="DIR", help="write a record of every game into this folder")
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object on the last line")
    option_arguments(parser)


def run(args: argparse.Namespace) -> int:
    from hvozd.core import find_game, game_names
    from hvozd.sim import Plan

    if min(args.games, args.jobs, args.every) < 1 or args.first < 0 or args.minutes < 0:
        raise HvozdError("--games, --jobs and --every must be at least 1, --first and --minutes at least 0.")
    options = read_options(args.option)
    names = game_names() if args.game == "all" else (args.game,)
    for name in names:
        find_game(name)
    folder = _folder(args.save)
    agents = tuple(name.strip() for name in args.agents.split(","))
    faults = 0
    for name in names:
        faults += _run(args, Plan(name, args.seed, options, agents, args.check, folder, args.every))
    return 1 if faults else 0


def _folder(path: str) -> str:
    from pathlib import Path

    if path:
        try:
            Path(path).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise HvozdError(f"Records cannot be saved in '{path}': {error.strerror or error}.") from None
    return path


def _run(args: argparse.Namespace, plan: "Plan") -> int:
    import time

    from rich.console import Console

    from hvozd.sim import simulate

    errors = Console(stderr=True, highlight=False)
    began = time.perf_counter()
    told, drawn = 0, 0.0
    with _bar(errors, plan.game, args.games) as progress:

        def watch(tally: "Tally") -> None:
            nonlocal told, drawn
            for fault in tally.faults[told:]:
                print(describe(plan, fault), file=sys.stderr, flush=True)
            told = len(tally.faults)
            if progress is not None and time.monotonic() - drawn > 0.1:
                drawn = time.monotonic()
                progress.update(progress.task_ids[0], completed=tally.games, faults=told, refresh=True)

        tally = simulate(plan, args.games, first=args.first, jobs=args.jobs, minutes=args.minutes, watch=watch)
    _print_table(plan, tally, time.perf_counter() - began, errors if args.json else console())
    if args.json:
        _print_json(plan, tally, time.perf_counter() - began)
    return len(tally.faults)


def _bar(errors: Any, game: str, games: int) -> Any:
    if not errors.is_terminal:
        return nullcontext()
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    faults = TextColumn("[red]{task.fields[faults]} faults", justify="right")
    columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), faults, TimeRemainingColumn())
    progress = Progress(*columns, console=errors, auto_refresh=False, transient=True)
    progress.add_task(game, total=games, faults=0)
    return progress


def describe(plan: "Plan", fault: "Fault") -> str:
    """A fault in one line, with the command that plays the same game again."""
    options = "".join(f" --option {name}={value}" for name, value in plan.options.items())
    drawn = ", ".join(f"{name}={_plain(value)}" for name, value in fault.options.items())
    again = f"hvozd sim {plan.game} --seed {plan.seed} --first {fault.index} --games 1 --check{options}"
    what = fault.sentence.rstrip(".")
    return f"FAULT {plan.game} game {fault.index}, seed {fault.seed}, {drawn}: {what}. Again: {again}"


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _print_table(plan: "Plan", tally: "Tally", wall: float, out: Any) -> None:
    from rich.table import Table

    where = "" if plan.every == 1 else f" at one decision in {plan.every}, and throughout one game in {plan.every}"
    checked = f", every invariant checked{where}" if plan.check else ""
    out.print(f"[bold]{plan.game}[/]: {tally.games} games, seed {plan.seed}{checked}", highlight=False)
    table = Table("seat", "games", "wins", "wins %", "mean score")
    for column in table.columns[1:]:
        column.justify = "right"
    for name in sorted(tally.played, key=lambda name: (-tally.winners.get(name, 0), name)):
        played, won = tally.played[name], tally.winners.get(name, 0)
        table.add_row(name, str(played), str(won), f"{100 * won / played:.1f}", f"{tally.scores[name] / played:.2f}")
    if "nobody" in tally.winners:
        table.add_row("nobody", "", str(tally.winners["nobody"]), f"{100 * tally.winners['nobody'] / tally.games:.1f}", "")
    out.print(table)
    finished = tally.games - len(tally.faults)
    out.print(
        f"{tally.decisions:,} decisions, {tally.decisions_per_second:,.0f} a second; "
        f"{tally.games / tally.seconds if tally.seconds else 0:,.1f} games a second; {wall:.1f} s in all",
        f"a game takes {tally.shortest} to {tally.longest} decisions, {tally.decisions / max(1, tally.games):.0f} on average; "
        f"{finished} finished, {len(tally.faults)} faults; {len(tally.setups)} different setups",
        sep="\n",
        highlight=False,
        soft_wrap=True,
    )


def _print_json(plan: "Plan", tally: "Tally", wall: float) -> None:
    import json

    import msgspec

    result = {
        "game": plan.game,
        "games": tally.games,
        "seed": plan.seed,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 4),
        "decisions_per_second": round(tally.decisions_per_second, 1),
        "games_per_second": round(tally.games / tally.seconds, 2) if tally.seconds else 0.0,
        "wall_seconds": round(wall, 3),
        "shortest": tally.shortest,
        "longest": tally.longest,
        "setups": len(tally.setups),
        "checked": plan.check,
        "every": plan.every,
        "faults": len(tally.faults),
        "winners": tally.winners,
        "played": tally.played,
        "mean_scores": {name: round(total / tally.played[name], 3) for name, total in tally.scores.items()},
        "fault_list": [msgspec.to_builtins(fault) for fault in tally.faults],
    }
    print(json.dumps(result))
