"""`make mutants`: a sample of changes by a seed, each held against the tests that run the changed line. MUTANTS, SEED, ONLY.

First all tests run once under coverage (kept in .mutants/ until the tree changes; `--traced COMMIT` goes on with those of an
older tree: lines are found again, tests that are new since then are not seen, so that the figure can only be too low). Then every
change is put into a copy of the tree, JOBS at a time, and its tests run, quick ones first, until one fails. A change that no test
notices survives; those that make no difference are listed, with the reason, in `tests/mutants/equivalent.toml`.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from difflib import SequenceMatcher
from pathlib import Path
from queue import Queue
from xml.etree import ElementTree

from hvozd.proof.traces import read, trace_nodes
from tests.mutants.sites import PACKAGES, REPOSITORY, SEAT, Site, compiles, files_of, sites

KEPT = REPOSITORY / ".mutants"
PARTS = (
    "hvozd",
    "tests",
    "docs",
    "examples",
    "benchmarks",
    "pyproject.toml",
    "README.md",
    "CONTRIBUTING.md",
    "Makefile",
    "CHANGELOG.md",
)
SEATS = 0.15
"""So large a part of a game's sample asks another seat."""
TIMEOUT, BATCH = 240.0, 60
BLIND = ("tests/house/", "tests/mutants/", "tests/browser/")
"""They look at the source itself, or are too slow: no test of a rule."""


def sample(package: str, count: int, dice: random.Random) -> list[Site]:
    """A fixed number of changes, so many of them of who is asked; every place is as likely as another."""
    found = [site for path in files_of(package) for site in sites(path)]
    of_seats = [site for site in found if site.kind == SEAT]
    others = [site for site in found if site.kind != SEAT]
    chosen: list[Site] = []
    for pool, wanted in ((of_seats, round(count * SEATS)), (others, count)):
        dice.shuffle(pool)
        for site in pool:
            if len(chosen) >= wanted:
                break
            if compiles(site):
                chosen.append(site)
    return chosen


Lines = dict[tuple[str, int], list[str]]
"""By file and number of a line: the tests that run it."""


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=REPOSITORY, capture_output=True, text=True, check=True).stdout


def traced(commit: str, jobs: int) -> tuple[Lines, dict[str, float]]:
    """Which tests run which line, and how long each takes; made anew when the tree has changed, unless a commit is named."""
    KEPT.mkdir(exist_ok=True)
    head = git("rev-parse", commit or "HEAD").strip()
    index = KEPT / f"{head}.json"
    if not index.exists():
        times = KEPT / "times.xml"
        workers = ["-n", str(jobs), f"--junitxml={times}"]
        trace_nodes([f"--ignore={blind}" for blind in BLIND], KEPT / "coverage", workers, strict=False)
        kept_index(index, times)
    kept = json.loads(index.read_text(encoding="utf-8"))
    by_line = {(key.rpartition(":")[0], int(key.rpartition(":")[2])): tests for key, tests in kept["lines"].items()}
    return (found_again(by_line, commit), kept["seconds"]) if commit else (by_line, kept["seconds"])


def kept_index(index: Path, times: Path) -> None:
    """The trace as one file; tests that fail without any change could notice none and are left out."""
    seconds, fails = durations(times)
    lines: dict[str, list[str]] = defaultdict(list)
    for test, files in read(KEPT / "coverage").items():
        for file, numbers in files.items():
            for number in numbers:
                if test and test not in fails:
                    lines[f"{file}:{number}"].append(test)
    index.write_text(json.dumps({"lines": lines, "seconds": seconds}), encoding="utf-8")


def durations(path: Path) -> tuple[dict[str, float], set[str]]:
    """How long each test takes, and which fail."""
    found, fails = {}, set()
    for case in ElementTree.parse(path).iter("testcase"):
        name = str(case.get("classname", "")).replace(".", "/") + f".py::{case.get('name')}"
        found[name] = float(case.get("time", 0))
        if case.find("failure") is not None or case.find("error") is not None:
            fails.add(name)
    return found, fails


def found_again(by_line: Lines, commit: str) -> Lines:
    """The lines of an older tree where they are now, with the tests that are still there."""
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", "tests"],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    there = set(told.splitlines())
    changed = set(git("diff", "--name-only", commit, "--", "hvozd").split())
    now = {file: moves(file, commit) for file in {file for file, _ in by_line} & changed}
    moved: Lines = {}
    for (file, line), tests in by_line.items():
        if file not in now or line in now[file]:
            moved[file, now[file][line] if file in now else line] = [test for test in tests if test in there]
    return moved


def moves(file: str, commit: str) -> dict[int, int]:
    """Where each line of a file of an older tree is now."""
    path = REPOSITORY / file
    old = git("show", f"{commit}:{file}").splitlines()
    new = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    blocks = SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks()
    return {block.a + i + 1: block.b + i + 1 for block in blocks for i in range(block.size)}


class Copies:
    """Two copies of the tree, so that two changes can be tried at a time."""

    def __init__(self, count: int) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="mutants-"))
        self.free: Queue[Path] = Queue()
        for number in range(count):
            place = self.root / str(number)
            place.mkdir()
            for part in PARTS:
                source = REPOSITORY / part
                if source.is_dir():
                    shutil.copytree(source, place / part, ignore=shutil.ignore_patterns("__pycache__"))
                elif source.exists():
                    shutil.copy(source, place / part)
            self.free.put(place)

    def killed(self, site: Site, tests: list[str]) -> str:
        """The test that notices a change, or nothing."""
        place = self.free.get()
        path = place / site.file
        before = path.read_text(encoding="utf-8")
        try:
            path.write_text(site.applied(before), encoding="utf-8")
            return self._first_failure(place, tests)
        finally:
            path.write_text(before, encoding="utf-8")
            self.free.put(place)

    def _first_failure(self, place: Path, tests: list[str]) -> str:
        began = time.monotonic()
        for at in range(0, len(tests), BATCH):
            left = TIMEOUT - (time.monotonic() - began)
            if left < 1:
                return ""
            command = [
                sys.executable,
                "-m",
                "pytest",
                "-x",
                "-q",
                "-p",
                "no:cacheprovider",
                "--no-header",
                *tests[at : at + BATCH],
            ]
            env = os.environ | {"PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"}
            try:
                done = subprocess.run(command, cwd=place, env=env, capture_output=True, text=True, check=False, timeout=left + 30)
            except subprocess.TimeoutExpired:
                return "it does not end"
            if done.returncode:
                told = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
                return (told or [f"exit code {done.returncode}"])[0][:160]
        return ""


def ordered(tests: list[str], seconds: dict[str, float]) -> list[str]:
    return sorted(dict.fromkeys(tests), key=lambda test: (seconds.get(test, 1.0), test))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=400, help="over all packages")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="names of packages, separated by semicolons")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--traced", default="", metavar="COMMIT", help="go on with the trace of an older tree")
    parser.add_argument("--out", type=Path, default=KEPT / "report.json")
    args = parser.parse_args()
    names = [name for name in PACKAGES if not args.only or name in args.only.split(";")]
    dice = random.Random(args.seed)
    chosen = [(name, site) for name in PACKAGES for site in sample(name, args.count // len(PACKAGES), dice) if name in names]
    by_line, seconds = traced(args.traced, args.jobs)
    equal = tomllib.loads((REPOSITORY / "tests/mutants/equivalent.toml").read_text(encoding="utf-8"))
    copies = Copies(args.jobs)
    results = []

    def tried(row: tuple[str, Site]) -> dict[str, object]:
        name, site = row
        tests = ordered(by_line.get((site.file, site.line), []), seconds)
        noticed = copies.killed(site, tests) if tests else ""
        return {"package": name, "key": site.key, "line": site.line, "rules": site.rules, "tests": len(tests), "killed": noticed}

    with ThreadPoolExecutor(args.jobs) as pool:
        for number, result in enumerate(pool.map(tried, chosen), 1):
            results.append(result)
            mark = "killed" if result["killed"] else "same" if result["key"] in equal else "SURVIVES"
            print(f"{number}/{len(chosen)} {mark:9} {result['package']}: {result['key']}", flush=True)
    args.out.parent.mkdir(exist_ok=True)
    args.out.write_text(json.dumps({"seed": args.seed, "results": results}, indent=1), encoding="utf-8")
    shutil.rmtree(copies.root)
    print(told(results, equal, names))


def told(results: list[dict[str, object]], equal: dict[str, str], names: list[str]) -> str:
    """The table of packages, then the survivors by rule."""
    rows = [f"{'':16}{'killed':>8}{'of':>6}{'share':>9}{'alike':>7}"]
    for name in names:
        own = [one for one in results if one["package"] == name]
        alike = [one for one in own if not one["killed"] and one["key"] in equal]
        killed, counted = sum(bool(one["killed"]) for one in own), len(own) - len(alike)
        rows.append(f"{name:16}{killed:8}{counted:6}{killed / max(counted, 1):9.1%}{len(alike):7}")
    for one in results:
        if not one["killed"] and one["key"] not in equal:
            rules = ", ".join(one["rules"]) if isinstance(one["rules"], list | tuple) else ""
            rows.append(f"survives ({one['tests']} tests): {one['key']} [{rules}]")
    return "\n".join(rows)


if __name__ == "__main__":
    main()
