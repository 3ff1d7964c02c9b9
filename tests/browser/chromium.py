"""Which Chromium the browser tests drive, and how one comes onto a machine that has none: part of `make test`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "There is no Chromium that runs, and none could be installed. Install one (on Debian: apt-get install chromium) "
    "or say where it is: make test CHROMIUM=/path/to/chromium"
)


def find() -> str:
    """The path of a Chromium that runs: the one that CHROMIUM names, one on the PATH, or Playwright's own; else nothing."""
    if named := os.environ.get("CHROMIUM"):
        return next(filter(runs, [shutil.which(named) or ""]), "")
    return next(filter(runs, (shutil.which(name) or "" for name in NAMES)), "") or next(filter(runs, [playwrights_own()]), "")


def runs(path: str) -> bool:
    """Some systems have a command of that name which only says where to get the program."""
    return bool(path) and subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False).returncode == 0


def playwrights_own() -> str:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        path = play.chromium.executable_path
    return path if Path(path).exists() else ""


def install() -> None:
    """By the package manager where that is allowed, else by Playwright."""
    for way in (by_packages, by_playwright):
        way()
        if find():
            return


def by_packages() -> None:
    rights = privileges()
    if rights is None or not shutil.which("apt-get"):
        return
    apt = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-o", "DPkg::Lock::Timeout=300"]
    told([*apt, "update"])
    told([*apt, "install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"])


def by_playwright() -> None:
    deps = [] if privileges() is None else ["--with-deps"]
    told([sys.executable, "-m", "playwright", "install", *deps, "chromium"])


def privileges() -> list[str] | None:
    """What has to stand before a command of the administrator; None: it cannot be had without a question."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n"]
    return None


def told(command: list[str]) -> None:
    """Run a command; how it went is seen by whether there is a browser afterwards."""
    print("+", *command, file=sys.stderr, flush=True)
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False)


if __name__ == "__main__":
    if not find() and not os.environ.get("CHROMIUM"):
        install()
    print(find() or sys.exit(MISSING))
