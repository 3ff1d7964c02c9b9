"""`hvozd train`: play, learn who wins, and keep what beats the generation before; stopped, it goes on where it was."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from hvozd.commands import read_settings, seed, setting_arguments
from hvozd.core.errors import HvozdError

if TYPE_CHECKING:
    from hvozd.runs.training.course import Run

about = "let agents learn from games against themselves, generation after generation"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="name of a game")
    parser.add_argument("--folder", type=Path, required=True, metavar="DIR", help="where all of it is noted; the same goes on")
    parser.add_argument("--hours", type=float, default=0.0, metavar="H", help="stop after so long (default: no limit)")
    parser.add_argument("--generations", type=int, default=1, metavar="N", help="how many (default 1)")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="to learn from, a generation (default 400)")
    parser.add_argument(
        "--agent", default="light", metavar="A", help="who plays the first of them (default light, a quick greedy)"
    )
    parser.add_argument("--gate", type=int, default=100, metavar="N", help="games of a gate (default 100)")
    parser.add_argument("--gate-setting", action="append", default=[], metavar="NAME=VALUE", help="a setting of those games")
    parser.add_argument("--budget", default="40", metavar="B", help="of a search, as in ismcts:B (default 40)")
    parser.add_argument(
        "--hold", type=float, default=40.0, metavar="H", help="how near weights stay to those by hand (default 40)"
    )
    parser.add_argument("--fresh", action="store_true", help="begin with the weights set by hand")
    parser.add_argument("--install", action="store_true", help="write what was kept into the game's package")
    parser.add_argument("--trials", action="store_true", help="turn factors up and down and see who wins, instead of a fit")
    parser.add_argument("--turn", default="", metavar="A,B", help="what is turned in trials (default: all that can be)")
    parser.add_argument("--prospects", action="store_true", help="learn what positions will still score, instead of a fit")
    parser.add_argument(
        "--practice", type=int, default=0, metavar="N", help="generations without a gate, first of all (default 0)"
    )
    parser.add_argument("--quick", default="", metavar="B", help="budget of searches in games to learn from (default: --budget)")
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="seed of the deals")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    parser.add_argument("--backend", choices=("local", "ray"), default="local", help="where they run, as of `hvozd sim`")
    setting_arguments(parser)


def run(args: argparse.Namespace) -> int:
    import sys
    import time

    from hvozd.runs.executor import Way
    from hvozd.runs.training.course import Course, Run
    from hvozd.runs.training.ladders import line, page

    if min(args.games, args.gate, args.jobs, args.generations) < 1 or args.games < 10:
        raise HvozdError("--gate, --jobs and --generations must be at least 1, --games at least 10.")
    settings, gate_settings = read_settings(args.setting), read_settings(args.gate_setting)
    learning = (args.game, args.seed, settings, args.games, args.agent)
    turned = tuple(name for name in args.turn.split(",") if name)
    gate = (args.gate, gate_settings or settings, args.budget)
    play = (args.practice, args.quick)
    course = Course(*learning, *gate, args.hold, args.fresh, args.trials, turned, args.prospects, *play)
    way = Way(args.jobs, args.backend, until=time.time() + args.hours * 3600 if args.hours else 0.0)
    course_run = Run(course, args.folder, way, lambda text: print(text, file=sys.stderr, flush=True))
    for rung in course_run.ladder.rungs:
        print(line(rung))
    for rung in course_run.generations(args.generations):
        print(line(rung), flush=True)
        course_run.write("ladder.html", page(course_run.ladder).encode())
    if args.install:
        _install(course_run)
    return 0


def _install(course_run: "Run") -> None:
    """The best generation of this course becomes what the searching agents judge by."""
    from hvozd.kit.learned import install, read

    best = course_run.folder / "best.json"
    if not best.exists():
        print("Nothing was kept, so nothing is installed.")
        return
    place = install(course_run.game, read(best.read_bytes(), best.name))
    if place is None:
        raise HvozdError(f"The game {course_run.game.name} is no package, so there is no place for what was learned.")
    print(f"{best} is now {place}; what is about a faction lies in its room.")
