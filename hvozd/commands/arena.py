"""`hvozd arena`: agents against each other, seats and factions rotated, with intervals, JSON and a page with bars."""

import argparse
import shlex
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hvozd.commands import (
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
    from hvozd.runs.arena import Plan
    from hvozd.runs.arena.standings import Standings

about = "let agents play matches, and say which is better and how certain that is"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of a game")
    parser.add_argument(
        "--agents",
        required=True,
        metavar="A,B,…",
        help="the first sits at one seat, the others share the rest; all rotate; module:Class is one of your own",
    )
    parser.add_argument(
        "--as", dest="only", default="", metavar="X,Y,…", help="the factions that the first agent plays (default: each in turn)"
    )
    parser.add_argument("--games", type=int, default=24, metavar="N", help="how many (default 24)")
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="seed of the deals")
    executor_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object on the last line")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with bars")
    lang_argument(parser)
    pack_argument(parser)
    setting_arguments(parser)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from hvozd.agents import bring_agents
    from hvozd.runs.arena import Plan, play_all
    from hvozd.runs.arena.standings import Standings

    if min(args.games, args.jobs) < 1:
        raise HvozdError("--games and --jobs must be at least 1.")
    agents, only = (tuple(filter(None, map(str.strip, text.split(",")))) for text in (args.agents, args.only))
    bring_agents(agents)
    plan = Plan(game_named(args), agents, args.games, args.seed, read_settings(args.setting), only)
    standings = Standings()
    errors = Console(stderr=True, highlight=False)
    stopped = False
    with _bar(errors, plan) as progress:
        try:
            for outcome in play_all(plan, args.jobs, args.backend, args.keep):
                standings.add(outcome)
                if progress is not None:
                    progress.advance(progress.task_ids[0])
        except KeyboardInterrupt:
            stopped = True
    _print(plan, standings, errors if args.json else console(), args.lang)
    _write(args, plan, standings)
    if stopped:
        raise KeyboardInterrupt
    return 1 if standings.faults else 0


def _bar(errors: Any, plan: "Plan") -> Any:
    if not errors.is_terminal:
        return nullcontext()
    from rich.progress import Progress

    progress = Progress(console=errors, transient=True)
    progress.add_task(plan.game, total=plan.games)
    return progress


HEADS = (
    *("arena-agent", "", "sim-games", "sim-wins", "arena-share", "arena-interval", "arena-even", "", "arena-score"),
    *("arena-pace", "arena-slow", "arena-failed"),
)


def _print(plan: "Plan", standings: "Standings", out: Any, lang: str) -> None:
    from rich.table import Table

    say, seat = words(plan.game, lang)
    head = say("sim-head", games=standings.games, seed=str(plan.seed))
    out.print(f"[bold]{plan.game}[/]: {', '.join(plan.agents)}; {head}", highlight=False)
    table = Table(*(say(key) if key else "" for key in HEADS))
    for column in table.columns[2:]:
        column.justify = "right"
    for agent, part, cell in standings.rows():
        low, high = cell.interval
        even = "" if cell.fair is None else f"{cell.fair:.0%}"
        verdict = say(f"arena-{cell.verdict}") if cell.verdict else ""
        shares = (f"{cell.share:.0%}", f"{low:.0%} – {high:.0%}", even, verdict)
        pace = cell.pace
        table.add_row(
            "" if part else agent,
            seat(part),
            str(cell.games),
            str(cell.won),
            *shares,
            f"{cell.score / cell.games:.1f}",
            f"{1000 * pace['mean']:.0f}",
            f"{pace['p99']:.2f}",
            str(cell.failures),
        )
    out.print(table)
    out.print(say("arena-memory", memory=str(standings.memory)), highlight=False)
    for fault in standings.faults:
        out.print(f"FAULT {fault}", highlight=False, markup=False)


def _write(args: argparse.Namespace, plan: "Plan", standings: "Standings") -> None:
    import json

    import msgspec

    from hvozd.runs.arena.report import page
    from hvozd.runs.arena.standings import as_data

    if args.html is not None:
        settings = [part for pair in args.setting for part in ("--setting", pair)]
        words = ["hvozd", "arena", plan.game, "--agents", args.agents, "--games", str(plan.games), "--seed", str(plan.seed)]
        words += ["--as", args.only] if args.only else []
        try:
            args.html.write_text(page(plan, standings, shlex.join([*words, *settings])), encoding="utf-8")
        except OSError as error:
            raise HvozdError(f"'{args.html}' cannot be written: {error.strerror or error}.") from None
    if args.json:
        print(json.dumps({"plan": msgspec.to_builtins(plan), **as_data(standings)}))
