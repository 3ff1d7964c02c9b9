"""Many changes in one process: tests are collected once, each change is put into a fork of it, into functions that live there.

A fork costs milliseconds, a new process with its imports seconds. What was worked out when a module was loaded keeps its value,
and processes that a test starts know nothing of the change: a change may survive here that a fresh process would notice, never
the other way round.
"""

import gc
import importlib
import json
import os
import resource
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType
from typing import IO, Any

import coverage
import pytest

from tests.mutants.sites import REPOSITORY, Site

Traced = dict[str, dict[str, Any]]
"""By test: how long it takes (`seconds`), whether it `fails`, and by file the numbers of the `lines` it runs."""


class NotHere(Exception):
    """No living function holds the line, or it cannot take the changed code."""


def put_in(site: Site) -> None:
    """Change the living functions in which a change lies."""
    importlib.import_module(site.file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    path = REPOSITORY / site.file
    after = site.applied(path.read_text(encoding="utf-8"))
    codes = {(each.co_qualname, each.co_firstlineno): each for each in inner(compile(after, str(path), "exec"))}
    put = 0
    for one in gc.get_objects():
        if type(one) is FunctionType and one.__code__.co_filename == str(path) and holds(one.__code__, site.line):
            new = codes.get((one.__code__.co_qualname, one.__code__.co_firstlineno))
            if new is None or new.co_freevars != one.__code__.co_freevars:
                raise NotHere(site.key)
            one.__code__ = new
            put += 1
    if not put:
        raise NotHere(site.key)


def inner(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from inner(each)


def holds(code: CodeType, line: int) -> bool:
    return any(number == line for each in (code, *inner(code)) for _, _, number in each.co_lines())


class Forks:
    """A plugin of pytest: once the tests are collected, it tries all changes instead of running the tests."""

    def __init__(self, work: Callable[["Forks"], None], jobs: int) -> None:
        self.work, self.jobs = work, jobs
        self.items: dict[str, pytest.Item] = {}
        self.reports: list[pytest.TestReport] = []
        self.running: dict[int, tuple[IO[str], float, Callable[[str], None]]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self.work(self)
        while self.running:
            self.reap()
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.reports.append(report)

    def run(self, tests: list[str]) -> Iterator[str]:
        """Run tests in order, in this process; after each its name."""
        found = [self.items[name] for name in tests if name in self.items]
        for item, following in zip(found, [*found[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            yield item.nodeid

    def fork(self, inside: Callable[[], str], then: Callable[[str], None], seconds: float) -> None:
        """Let a fork work something out and hear what it says; seconds are those of its processor, however busy the machine."""
        while len(self.running) >= self.jobs:
            self.reap()
        paper = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 (closed when its fork has been heard out)
        child = os.fork()
        if child:
            self.running[child] = (paper, time.monotonic() + 10 * seconds, then)
            return
        os.setpgid(0, 0)
        quiet = os.open(os.devnull, os.O_RDWR)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        limit = int(seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
        try:
            paper.write(inside())
        except BaseException as error:
            paper.write(f"{type(error).__name__}: {error}")
        paper.flush()
        os._exit(0)

    def reap(self) -> None:
        """Wait for one fork and hear it out."""
        while True:
            for child, (paper, ends, then) in self.running.items():
                done, status = os.waitpid(child, os.WNOHANG)
                if done:
                    del self.running[child]
                    paper.seek(0)
                    said = paper.read() if not os.WIFSIGNALED(status) else "it does not end"
                    paper.close()
                    return then(said)
                if time.monotonic() > ends:
                    os.killpg(child, signal.SIGKILL)
            time.sleep(0.02)


def tried(forks: Forks, site: Site, tests: list[str]) -> str:
    """In a fork: the test that notices a change, or nothing."""
    try:
        put_in(site)
    except NotHere:
        return "not here"
    for name in forks.run(tests):
        if any(report.failed for report in forks.reports if report.nodeid == name):
            return f"FAILED {name}"
    return ""


def failing(forks: Forks, tests: list[str]) -> str:
    """In a fork, without any change: the tests that fail, as JSON."""
    names = list(forks.run(tests))
    return json.dumps([name for name in names if any(report.failed for report in forks.reports if report.nodeid == name)])


def traced(forks: Forks, tests: list[str]) -> str:
    """In a fork: what each test runs, and for how long."""
    cover = coverage.Coverage(data_file=None, config_file=False, source=[str(REPOSITORY / "hvozd")])
    found: Traced = {}
    cover.start()
    cover.switch_context(tests[0])
    began = time.process_time()
    for name, following in zip(forks.run(tests), [*tests[1:], "end"], strict=True):
        own = [report for report in forks.reports if report.nodeid == name]
        fails = any(report.failed for report in own) or all(report.skipped for report in own)
        found[name] = {"seconds": time.process_time() - began, "fails": fails, "lines": {}}
        cover.switch_context(following)
        began = time.process_time()
    cover.stop()
    data = cover.get_data()
    for file in data.measured_files():
        short = os.path.relpath(file, REPOSITORY)
        for line, names in data.contexts_by_lineno(file).items():
            for name in names:
                if name in found:
                    found[name]["lines"].setdefault(short, []).append(line)
    return json.dumps(found)
