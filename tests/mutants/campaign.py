"""`make mutants`: a sample of changes by a seed, each held against the tests that run the changed line. MUTANTS, SEED, ONLY.

Package by package: its tests (`TESTS`) run once, so that it is known which of them run which line and how long each takes; what
has been seen is kept in .mutants/ until the code changes. Then each change is put into a fork, and the tests that run its line
follow, quick ones first, until one fails. A change that no test notices survives; those that make no difference are listed, with
the reason, in `tests/mutants/equivalent.toml`. What has been tried stands in .mutants/<seed>.jsonl: a campaign that is cut goes
on there.
"""

import argparse
import hashlib
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
from collections.abc import Iterable
from functools import cache, partial
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from tests.mutants.forked import Forks, Traced, failing, traced, tried
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
TIMEOUT, BATCH = 600.0, 60
WHOLE = ("tests/golden", "tests/records", "tests/tools/test_why_not.py", "tests/tools/test_why_not_posed.py")
OUTSIDE = (
    "tests/crescent/test_scores.py",
    "tests/positions/test_records.py",
    "tests/root/test_outside.py",
    "tests/tools/test_third_language.py",
)
"""Tests of other packages that call the server in their own process."""
ROOT = ("tests/golden/test_games.py", *WHOLE[1:])
"""What `test_pushed.py` pushes are the other games."""
TESTS: dict[str, tuple[str, ...]] = {
    "core": ("tests/core", "tests/positions", "tests/tools", "tests/records", "tests/cardboard/test_packs.py"),
    "Root, shared": ("tests/root", "tests/clockwork", "tests/tools/test_seats.py", "tests/referee/test_root.py", *ROOT),
    "Root, factions": ("tests/root", "tests/clockwork", "tests/referee/test_root.py", *ROOT),
    "Clockwork": ("tests/clockwork", *ROOT),
    "Crescent Moon": ("tests/crescent", "tests/referee/test_crescent.py", *WHOLE),
    "Defenders": ("tests/defenders", "tests/referee/test_defenders.py", *WHOLE),
    "Harrow County": ("tests/harrow", "tests/referee/test_harrow.py", *WHOLE),
    "web": ("tests/web", "tests/front", "tests/cardboard", "tests/fuzz", *OUTSIDE),
}
"""The tests that can see a package's changes; of those, the ones that run the changed line are asked."""


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
                return ""
            if done.returncode:
                told = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
                return (told or [f"exit code {done.returncode}"])[0][:160]
        return ""


def digest(paths: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(path.as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:16]


def beside(test: Path) -> list[Path]:
    """A file of tests, and the tables that lie beside it."""
    return [test, *(path for path in test.parent.iterdir() if path.suffix in (".tsv", ".toml", ".json"))]


@cache
def code_of(file: str) -> str:
    path = REPOSITORY / file
    return digest([path]) if path.is_file() else ""


class Campaign:
    """One package: its changes, what its tests run, what has come of each change."""

    def __init__(self, name: str, chosen: list[Site], log: Path, ends: float = float("inf")) -> None:
        self.name, self.chosen, self.log, self.ends = name, chosen, log, ends
        self.seen: Traced = {}
        self.results: list[dict[str, Any]] = []

    def work(self, forks: Forks) -> None:
        """Inside pytest, with the tests collected: what they run, then the changes."""
        self.trace(forks)
        if self.late():
            return
        done = {row["id"]: row for row in said_before(self.log)}
        for site in self.chosen:
            if (row := done.get(site.id)) and (row["killed"] or row["tests"] == len(self.tests_of(site))):
                self.results.append(row | {"key": site.key})
            elif not self.late():
                self.attempt(forks, site)
        while forks.running:
            forks.reap()
        self.check(forks)

    def trace(self, forks: Forks) -> None:
        """Files of tests that are as they were keep what was seen of them, while what they run of the package is the same."""
        own = {path.relative_to(REPOSITORY).as_posix() for path in files_of(self.name)}
        by_file: dict[str, list[str]] = defaultdict(list)
        for name in forks.items:
            by_file[name.partition("::")[0]].append(name)
        for file, names in by_file.items():
            kept = KEPT / "traces" / f"{file.replace('/', '-')}-{digest(beside(REPOSITORY / file))}.json"
            kept.parent.mkdir(exist_ok=True)
            held = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {"code": {"": "not seen"}}
            if all(code_of(name) == known for name, known in held["code"].items() if name in own or not name):
                self.seen |= held["tests"]
            elif not self.late():
                forks.fork(partial(traced, forks, names), partial(self._heard, kept), seconds=1200)
        while forks.running:
            forks.reap()

    def check(self, forks: Forks) -> None:
        """A test that fails without any change has noticed nothing: what it killed has survived."""
        by = {str(row["killed"]).removeprefix("FAILED ") for row in self.results}
        tests = sorted(by & set(forks.items))
        forks.fork(partial(failing, forks, tests), self._doubted, seconds=self.seconds_of(tests))
        while forks.running:
            forks.reap()

    def _doubted(self, said: str) -> None:
        wrong = {f"FAILED {name}" for name in json.loads(said)}
        for row in self.results:
            if row["killed"] in wrong:
                print(f"{row['killed']} without any change", flush=True)
                row["killed"] = ""

    def late(self) -> bool:
        """Nothing new is begun; the next call goes on here."""
        return time.monotonic() > self.ends

    def _heard(self, kept: Path, said: str) -> None:
        if not said.startswith("{"):
            print(f"{kept.name} cannot be traced: {said[:200]}", flush=True)
            return
        tests = json.loads(said)
        code = {name: code_of(name) for row in tests.values() for name in row["lines"]}
        kept.write_text(json.dumps({"code": code, "tests": tests}), encoding="utf-8")
        self.seen |= tests

    def seconds_of(self, tests: list[str]) -> float:
        """As long as these tests may take, with much to spare: a change that no test notices is not one that does not end."""
        return 30 + 3 * sum(self.seen[name]["seconds"] for name in tests)

    def tests_of(self, site: Site) -> list[str]:
        rows = self.seen.items()
        found = [
            (row["seconds"], name) for name, row in rows if not row["fails"] and site.line in row["lines"].get(site.file, ())
        ]
        return [name for _, name in sorted(found)]

    def attempt(self, forks: Forks, site: Site) -> None:
        tests = self.tests_of(site)
        forks.fork(partial(tried, forks, site, tests), partial(self.note, site, tests), seconds=self.seconds_of(tests))

    def note(self, site: Site, tests: list[str], noticed: str) -> None:
        if noticed == "not here" or not tests:
            noticed = Copies(1).killed(site, tests or list(TESTS[self.name]))
        row = {"package": self.name, "id": site.id, "key": site.key, "line": site.line, "rules": site.rules}
        self.results.append(row | {"tests": len(tests), "killed": noticed})
        with self.log.open("a", encoding="utf-8") as out:
            out.write(json.dumps(self.results[-1]) + "\n")
        print(
            f"{len(self.results)}/{len(self.chosen)} {'killed' if noticed else 'SURVIVES':9} {self.name}: {site.key}", flush=True
        )


def said_before(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()] if log.exists() else []


def main() -> int:
    """Exit code 1: something is left to do."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=400, help="over all packages")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="names of packages, separated by semicolons")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin nothing new after so long")
    args = parser.parse_args()
    KEPT.mkdir(exist_ok=True)
    names = [name for name in PACKAGES if not args.only or name in args.only.split(";")]
    dice = random.Random(args.seed)
    chosen = {name: sample(name, args.count // len(PACKAGES), dice) for name in PACKAGES}
    results, ends = [], time.monotonic() + args.seconds
    for name in names:
        one = Campaign(name, chosen[name], KEPT / f"{args.seed}.jsonl", ends)
        pytest.main(
            ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", *TESTS[name]],
            [Forks(one.work, args.jobs)],
        )
        results += one.results
    equal = tomllib.loads((REPOSITORY / "tests/mutants/equivalent.toml").read_text(encoding="utf-8"))
    print(told(results, equal, names))
    return int(len(results) < sum(len(chosen[name]) for name in names))


def told(results: list[dict[str, Any]], equal: dict[str, str], names: list[str]) -> str:
    """The table of packages, then the survivors by rule."""
    rows = [f"{'':16}{'killed':>8}{'of':>6}{'share':>9}{'alike':>7}"]
    for name in names:
        own = [one for one in results if one["package"] == name]
        alike = [one for one in own if not one["killed"] and one["key"] in equal]
        killed, counted = sum(bool(one["killed"]) for one in own), len(own) - len(alike)
        rows.append(f"{name:16}{killed:8}{counted:6}{killed / max(counted, 1):9.1%}{len(alike):7}")
    for one in results:
        if not one["killed"] and one["key"] not in equal:
            rows.append(f"survives ({one['tests']} tests): {one['key']} [{', '.join(one['rules'])}]")
    return "\n".join(rows)


if __name__ == "__main__":
    sys.exit(main())
