"""`make bench`: our games beside catanatron and python-chess, our tree search beside OpenSpiel's, all in the same run.

Every round measures every subject once, one after another, and the best round of each counts: a noisy machine hurts all alike.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from hvozd import built
from hvozd.core import game_names

HERE = Path(__file__).parent
VARIANTS = ("root/base", "root/expansions")
"""Rows beside those of the games: the base game of Root, and its four later factions."""
SEARCHES = ("hvozd:root", "openspiel:connect_four")
"""Tree searches: ours, and the one in Python of a peer. What an iteration is, `search.py` says."""
MORE_IS_BETTER = ("decisions_per_second", "games_per_second", "turns_per_second", "iterations_per_second")
COLUMNS = {
    "decisions_per_second": ("decisions/s", "{:,.0f}"),
    "games_per_second": ("games/s", "{:,.1f}"),
    "turns_per_second": ("turns/s", "{:,.0f}"),
    "clone_us": ("clone µs", "{:,.1f}"),
    "encode_us": ("encode µs", "{:,.1f}"),
    "decode_us": ("decode µs", "{:,.1f}"),
    "bytes": ("bytes", "{:,.0f}"),
    "import_ms": ("import ms", "{:,.0f}"),
}


COMPILED = ", compiled"
"""What is added to the name of a subject that is measured in the form that `make fast` made."""


def compiled(subjects: Sequence[str]) -> list[str]:
    """Ours among the subjects once more in their compiled form, if there is one."""
    return [subject + COMPILED for subject in subjects if subject.startswith("hvozd:") and built.forms()]


def measure(python: str, subject: str, script: str = "measure.py") -> dict[str, float] | None:
    """One round of one subject; None, and a line on stderr, if it cannot be measured."""
    name, plain = subject.removesuffix(COMPILED), not subject.endswith(COMPILED)
    env = os.environ | {"HVOZD_PLAIN": str(int(plain))}
    done = subprocess.run([python, str(HERE / script), name], env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{subject} cannot be measured: {done.stderr.strip().splitlines()[-1]}", file=sys.stderr)
        return None
    result: dict[str, float] = json.loads(done.stdout)
    return result


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {key: (max if key in MORE_IS_BETTER else min)(each[key] for each in rounds) for key in rounds[0]}


def table(results: dict[str, dict[str, float]]) -> Table:
    shown = Table("", *(title for title, _ in COLUMNS.values()), title="Random play on one core, best round of each")
    for column in shown.columns[1:]:
        column.justify = "right"
    for subject, result in results.items():
        shown.add_row(subject, *(form.format(result[key]) if key in result else "" for key, (_, form) in COLUMNS.items()))
    return shown


def build() -> str:
    """The Python that measures: built with profiles and at link time (worth a fifth) or not."""
    given = str(sysconfig.get_config_var("CONFIG_ARGS"))
    how = [name for name, flag in (("PGO", "--enable-optimizations"), ("LTO", "--with-lto")) if flag in given]
    return f"{platform.python_implementation()} {platform.python_version()}, {' and '.join(how) or 'neither PGO nor LTO'}"


def compare(results: dict[str, dict[str, float]], peer: str) -> list[str]:
    lines = []
    for subject, result in results.items():
        if subject.startswith("hvozd:"):
            speed = result["decisions_per_second"] / results[peer]["decisions_per_second"]
            clone = results[peer]["clone_us"] / result["clone_us"]
            lines.append(f"{subject}: {speed:.2f} times the decisions per second of {peer}, clones {clone:.1f} times faster")
    return lines


def forms(results: dict[str, dict[str, float]], what: str) -> list[str]:
    """What compiling gave, by subject."""
    both = [(name, results[name][what], results.get(name + COMPILED, {}).get(what)) for name in results]
    return [f"{name}: {after / before:.2f} times as fast compiled as plain" for name, before, after in both if after]


def searches(peers: str, rounds: int) -> dict[str, dict[str, float]]:
    """Iterations a second of the tree searches, the best round of each."""
    found: dict[str, list[dict[str, float]]] = {subject: [] for subject in (*SEARCHES, *compiled(SEARCHES))}
    for _ in range(rounds):
        for subject in found:
            python = sys.executable if subject.startswith("hvozd:") else peers
            result = measure(python, subject, "search.py")
            found[subject] += [result] if result else []
    return {subject: best(each) for subject, each in found.items() if each}


ENVIRONMENTS = ("hvozd:root", "hvozd:root/base", "catanatron-gym", "catanatron-gym/2")
"""One seat of four (or of two) through an environment, with observations and masks; `environment.py` says what is counted."""


def environments(extras: str, peers: str, rounds: int) -> dict[str, dict[str, float]]:
    """Decisions a second through environments, the best round of each."""
    found: dict[str, list[dict[str, float]]] = {subject: [] for subject in (*ENVIRONMENTS, *compiled(ENVIRONMENTS))}
    for _ in range(rounds):
        for subject in found:
            result = measure(extras if subject.startswith("hvozd:") else peers, subject, "environment.py")
            found[subject] += [result] if result else []
    return {subject: best(each) for subject, each in found.items() if each}


def environment_lines(through: dict[str, dict[str, float]]) -> list[str]:
    lines = [
        f"{name}: {row['decisions_per_second']:,.0f} decisions a second through the environment" for name, row in through.items()
    ]
    for name, row in through.items():
        if name.startswith("hvozd:"):
            times = [
                f"{row['decisions_per_second'] / theirs['decisions_per_second']:.2f} times {peer}"
                for peer, theirs in through.items()
                if not peer.startswith("hvozd:")
            ]
            told = f"features {row['features_us']:.0f} µs (aim 50), masks {row['mask_us']:.0f} µs (aim 40)"
            lines.append(f"{name}: {', '.join(times)} (aim 3); {told}")
    return lines


PROCESSES = (
    "two processes of `hvozd sim root` are {times:.2f} times one by the clock (aim 1.8 on a quiet machine; two that only count: "
    "{machine:.2f}, load {load:.1f}), and use {cost:.2f} times the processor"
)
SERVER = (
    "The table in the browser, Root with four people and a spectator, one core: {median_ms:.0f} ms a decision at the median "
    "({median_cpu_ms:.0f} ms of the processor, {p95_cpu_ms:.0f} ms for the slowest twentieth; the budget is 50 ms); "
    "a frame has {median_frame:.0f} bytes on the wire, at most {largest_frame:.0f}"
)


def print_lines(console: Console, lines: list[str]) -> None:
    for line in lines:
        console.print(line, highlight=False)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", required=True, help="the Python of the environment with catanatron, chess and OpenSpiel")
    parser.add_argument("--extras", required=True, help="the Python of the environment with the extra rl")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", default=",".join((*game_names(), *VARIANTS)), help="ours to measure (default: all)")
    args = parser.parse_args()
    named = [f"hvozd:{name}" for name in args.games.split(",") if name]
    ours = [(sys.executable, subject) for subject in (*named, *compiled(named))]
    subjects = [*ours, (args.peers, "catanatron"), (args.peers, "chess")]
    rounds: dict[str, list[dict[str, float]]] = {subject: [] for _, subject in subjects}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=args.rounds * len(subjects))
        for _ in range(args.rounds):
            for python, subject in subjects:
                result = measure(python, subject)
                rounds[subject] += [result] if result else []
                progress.advance(task)
    results = {subject: best(each) for subject, each in rounds.items() if each}
    console = Console() if sys.stdout.isatty() else Console(width=130)
    console.print(table(results))
    console.print(f"turns/s: turns of factions of Root. Measured with {build()}.", highlight=False)
    print_lines(console, compare(results, "catanatron") if "catanatron" in results else [])
    print_lines(console, forms(results, "decisions_per_second") or ["Only the plain form was measured: `make fast` compiles."])
    thought = searches(args.peers, args.rounds)
    for subject, result in thought.items():
        console.print(f"{subject}: {result['iterations_per_second']:,.0f} iterations of tree search a second", highlight=False)
    print_lines(console, forms(thought, "iterations_per_second"))
    through = environments(args.extras, args.peers, args.rounds)
    print_lines(console, environment_lines(through))
    served = measure(sys.executable, "root", "server.py") or {}
    console.print(SERVER.format(**served) if served else "The server could not be measured.", highlight=False)
    shared = measure(sys.executable, "root", "processes.py") or {}
    console.print(PROCESSES.format(**shared) if shared else "Two processes could not be measured.", highlight=False)
    when = datetime.now(UTC).strftime("%Y%m%dT%H%M%S")
    path = HERE / "results" / f"{when}.json"
    path.parent.mkdir(exist_ok=True)
    told = {
        "when": when,
        "python": build(),
        "best": results,
        "searches": thought,
        "environments": through,
        "server": served,
        "processes": shared,
        "rounds": rounds,
    }
    path.write_text(json.dumps(told, indent=1))
    console.print(f"written to benchmarks/results/{path.name}", highlight=False)
    whole = len(results) == len(subjects) and len(thought) >= len(SEARCHES) and len(through) >= len(ENVIRONMENTS)
    return 0 if whole and served and shared else 1


if __name__ == "__main__":
    sys.exit(main())
