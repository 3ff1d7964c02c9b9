"""`hvozd sim`: many games between agents, with a progress bar and a table of what came out."""

import argparse
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from hvozd.commands import (
    Say,
    console,
    executor_arguments,
    game_named,
    lang_argument,
    pack_argument,
    read_settings,
    seed,
    setting_arguments,
    words,
)
from hvozd.core.errors import HvozdError

if TYPE_CHECKING:
    from hvozd.runs.sim import Fault, Plan, Tally

about = "play many games between agents"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of a game, or 'all'")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (default 100)")
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="seed of the run; game number i draws its own from it")
    parser.add_argument("--first", type=int, default=0, metavar="I", help="number of the first game (to play one of them again)")
    parser.add_argument(
        "--agents",
        default="random",
        metavar="A,B,…",
        help="one agent for all seats, or one for each; module:Class is one of your own",
    )
    parser.add_argument("--check", action="store_true", help="verify every invariant at every decision")
    parser.add_argument(
        "--every", type=int, default=1, metavar="N", help="with --check: only at every N-th decision, drawn at random (soak)"
    )
    executor_arguments(parser)
    parser.add_argument("--minutes", type=float, default=0, metavar="M", help="stop after so many minutes (0: never)")
    parser.add_argument("--save", default="", metavar="DIR", help="write a record of every game into this folder")
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object on the last line")
    lang_argument(parser)
    pack_argument(parser)
    setting_arguments(parser)


def run(args: argparse.Namespace) -> int:
    from hvozd.agents import bring_agents
    from hvozd.core import find_game, game_names
    from hvozd.runs.sim import Plan

    if min(args.games, args.jobs, args.every) < 1 or args.first < 0 or args.minutes < 0:
        raise HvozdError("--games, --jobs and --every must be at least 1, --first and --minutes at least 0.")
    args.game = game_named(args)
    settings = read_settings(args.setting)
    names = game_names() if args.game == "all" else (args.game,)
    for name in names:
        find_game(name)
    folder = _folder(args.save)
    agents = tuple(name.strip() for name in args.agents.split(","))
    bring_agents(agents)
    faults = 0
    for name in names:
        faults += _run(args, Plan(name, args.seed, settings, agents, args.check, folder, args.every))
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

    from hvozd.runs.sim import simulate

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

        tally = simulate(
            plan,
            args.games,
            first=args.first,
            jobs=args.jobs,
            minutes=args.minutes,
            backend=args.backend,
            keep=args.keep,
            watch=watch,
        )
    _print_table(plan, tally, time.perf_counter() - began, errors if args.json else console(), args.lang)
    if args.json:
        _print_json(plan, tally, time.perf_counter() - began)
    if tally.stopped:
        raise KeyboardInterrupt
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
    settings = "".join(f" --setting {name}={value}" for name, value in plan.settings.items())
    drawn = ", ".join(f"{name}={_plain(value)}" for name, value in fault.settings.items())
    again = f"hvozd sim {plan.game} --seed {plan.seed} --first {fault.index} --games 1 --check{settings}"
    what = fault.sentence.rstrip(".")
    return f"FAULT {plan.game} game {fault.index}, seed {fault.seed}, {drawn}: {what}. Again: {again}"


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _print_table(plan: "Plan", tally: "Tally", wall: float, out: Any, lang: str) -> None:
    from rich.table import Table

    say, seat = words(plan.game, lang)
    key = "sim-checked" if plan.every == 1 else "sim-checked-every"
    checked = f", {say(key, every=plan.every)}" if plan.check else ""
    head = say("sim-head", games=tally.games, seed=str(plan.seed))
    out.print(f"[bold]{plan.game}[/]: {head}{checked}", highlight=False)
    table = Table(*(say(f"sim-{key}") for key in ("seat", "games", "wins", "share", "score")))
    for column in table.columns[1:]:
        column.justify = "right"
    for name in sorted(tally.played, key=lambda name: (-tally.winners.get(name, 0), name)):
        played, won = tally.played[name], tally.winners.get(name, 0)
        table.add_row(seat(name), str(played), str(won), f"{100 * won / played:.1f}", f"{tally.scores[name] / played:.2f}")
    if "nobody" in tally.winners:
        lost = tally.winners["nobody"]
        table.add_row(say("sim-nobody"), "", str(lost), f"{100 * lost / tally.games:.1f}", "")
    out.print(table)
    out.print(*_summary(tally, wall, say), sep="\n", highlight=False, soft_wrap=True)


def _summary(tally: "Tally", wall: float, say: "Say") -> tuple[str, str]:
    """How fast it went, and how long games were."""
    pace = f"{tally.games / tally.seconds if tally.seconds else 0:,.1f}"
    return (
        say(
            "sim-speed",
            decisions=f"{tally.decisions:,}",
            pace=f"{tally.decisions_per_second:,.0f}",
            games=pace,
            wall=f"{wall:.1f}",
        ),
        say(
            "sim-length",
            shortest=str(tally.shortest),
            longest=str(tally.longest),
            mean=f"{tally.decisions / max(1, tally.games):.0f}",
            finished=str(tally.games - len(tally.faults)),
            faults=len(tally.faults),
            setups=len(tally.setups),
        ),
    )


def _print_json(plan: "Plan", tally: "Tally", wall: float) -> None:
    import json

    import msgspec

    result = {
        "game": plan.game,
        "games": tally.games,
        "seed": plan.seed,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 6),
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
