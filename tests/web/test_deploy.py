"""What lies in `deploy/`: there is no container engine here, so the files are read, and what they run is run outside of one."""

import configparser
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.postgres import Cluster

REPOSITORY = Path(__file__).parents[2]
DEPLOY = REPOSITORY / "deploy"
DOCKERFILE, COMPOSE, UNIT = (DEPLOY / name for name in ("Dockerfile", "compose.yaml", "hvozd.service"))
HVOZD = Path(sys.executable).with_name("hvozd")


def instructions() -> list[tuple[str, str]]:
    """The lines of the Dockerfile."""
    lines = [line for line in DOCKERFILE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]


def unit() -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string(UNIT.read_text(encoding="utf-8"))
    return found


def served() -> dict[str, list[str]]:
    """By file, how it starts the server."""
    docker = json.loads(dict(instructions())["CMD"])
    compose = json.loads(re.findall(r"^    command: (\[.*\])$", COMPOSE.read_text(encoding="utf-8"), re.M)[0])
    return {"docker": docker, "compose": compose, "systemd": shlex.split(unit()["Service"]["ExecStart"])}


def test_the_dockerfile_copies_what_there_is_and_does_not_run_as_root() -> None:
    found = instructions()
    assert {name for name, _ in found} <= {
        "FROM",
        "RUN",
        "WORKDIR",
        "COPY",
        "USER",
        "ENV",
        "VOLUME",
        "EXPOSE",
        "HEALTHCHECK",
        "CMD",
    }
    assert re.fullmatch(r"python:3\.\d+-slim", found[0][1])
    for name, text in found:
        if name == "COPY":
            assert all((REPOSITORY / source).exists() for source in text.split()[:-1]), text
    order = [name for name, _ in found]
    assert order.index("USER") > max(at for at, name in enumerate(order) if name == "RUN")
    locked = (REPOSITORY / "requirements.lock").read_text(encoding="utf-8")
    assert re.search(r"^setuptools==", locked, re.M), "without it the package cannot be built in the image"
    assert re.search(r"^psycopg==", locked, re.M), "without it the image has no PostgreSQL"


def test_the_compose_file_names_services_that_fit() -> None:
    text = COMPOSE.read_text(encoding="utf-8")
    assert re.findall(r"^  (\w+):$", text, re.M) == ["hvozd", "database", "database"], "two services and a volume"
    assert "@database/hvozd" in text and "POSTGRES_DB: hvozd" in text and "POSTGRES_USER: hvozd" in text
    assert (COMPOSE.parent / "..").resolve() == REPOSITORY and "dockerfile: deploy/Dockerfile" in text
    assert '"127.0.0.1:8000:8000"' in text, "the server is for the proxy of this machine only"
    assert not re.search(r"\t", text)


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    known = {"User", "StateDirectory", "Environment", "EnvironmentFile", "ExecStart", "Restart", "NoNewPrivileges"}
    known |= {"ProtectSystem", "ProtectHome", "PrivateTmp"}
    assert set(unit()["Service"]) <= known
    assert set(unit().sections()) == {"Unit", "Service", "Install"}
    if analyze := shutil.which("systemd-analyze"):
        copy = tmp_path / UNIT.name
        copy.write_text(UNIT.read_text(encoding="utf-8").replace("/opt/hvozd/.venv/bin/hvozd", str(HVOZD)), encoding="utf-8")
        said = subprocess.run([analyze, "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False)
        assert [line for line in said.stderr.splitlines() if UNIT.name in line] == []


@contextmanager
def running(command: list[str], port: int, env: dict[str, str]) -> Iterator[None]:
    """The command of a file, on another port and for this machine only."""
    assert Path(command[0]).name == "hvozd"
    given = [one for one in command[1:] if one not in ("--host", "0.0.0.0", "--port", "8000")]
    process = subprocess.Popen(
        [str(HVOZD), *given, "--port", str(port)], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0


def healthy(port: int) -> bool:
    """What the image asks to know whether it is well, asked here."""
    check = json.loads(dict(instructions())["HEALTHCHECK"].split("CMD ", 1)[1])
    asked = [sys.executable, *(one.replace(":8000", f":{port}") for one in check[1:])]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("file", ["docker", "compose", "systemd"])
def test_what_the_files_start_is_a_server(file: str, tmp_path: Path, postgres: Cluster) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    env = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    if file == "compose":
        env["HVOZD_DB"] = postgres.fresh(f"deploy{port}")
    with running(served()[file], port, env):
        end = time.monotonic() + 120
        while not healthy(port) and time.monotonic() < end:
            time.sleep(0.2)
        assert answered(port, "hvozd.example" if file == "systemd" else "localhost") == 200
        assert answered(port, "evil.example") == 421
    assert (tmp_path / "hvozd" / "tables.db").exists() == (file != "compose")


def answered(port: int, host: str) -> int:
    asked = urllib.request.Request(f"http://127.0.0.1:{port}/", headers={"host": host})
    try:
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
