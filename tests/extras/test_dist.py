"""What would be uploaded: the source distribution and the wheel that is built from it, complete, and the wheel alone at work."""

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
PYTHONS = os.environ.get("HVOZD_PYTHONS", "").split() or [sys.executable]
"""In whose environments the wheel is tried: `make dist PYTHONS="python3.12 python3.13"`."""
LOCAL = """
import socket
whole = socket.socket.connect
def connect(self, address):
    if isinstance(address, tuple) and address[0] not in ("127.0.0.1", "::1", "localhost"):
        raise OSError("there is no network here")
    return whole(self, address)
socket.socket.connect = connect
"""
"""What turns the network off in an environment: nothing but this machine can be reached."""


def run(*command: str | Path, cwd: Path = REPOSITORY) -> str:
    done = subprocess.run(list(map(str, command)), cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


def kept() -> set[str]:
    """The files of the repository."""
    return set(run("git", "ls-files").split())


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The source distribution, and the wheel that was built from it alone."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, REPOSITORY)
    return next(folder.glob("*.tar.gz")), next(folder.glob("*.whl"))


def test_the_source_distribution_holds_the_repository(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[0]) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    assert not kept() - names


def test_the_wheel_holds_the_whole_package_and_nothing_else(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[1]) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == {name for name in kept() if name.startswith("hvozd/")}


def test_nothing_is_said_against_them(built: tuple[Path, Path]) -> None:
    said = run(sys.executable, "-m", "twine", "check", "--strict", *built)
    assert said.count("PASSED") == 2
    assert "OK" in run(sys.executable, "-m", "check_wheel_contents", built[1])


@pytest.mark.parametrize("interpreter", PYTHONS)
def test_the_wheel_alone_plays_simulates_and_serves(interpreter: str, built: tuple[Path, Path], tmp_path: Path) -> None:
    run(interpreter, "-m", "venv", tmp_path / "empty")
    python = tmp_path / "empty" / "bin" / "python"
    pins = re.findall(r"^([\w.-]+==[\w.+-]+)", (REPOSITORY / "requirements.lock").read_text(encoding="utf-8"), re.MULTILINE)
    (tmp_path / "pins.txt").write_text("\n".join(pins), encoding="utf-8")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", tmp_path / "pins.txt", built[1])
    packages = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_paths()['purelib'])").strip())
    (packages / "sitecustomize.py").write_text(LOCAL, encoding="utf-8")
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    said = run(python, "-I", REPOSITORY / "tests" / "extras" / "alone.py", cwd=folder)
    assert said.split("\n")[:4] == ["light: good", "played: good", "simulated: good", "served: good"]
