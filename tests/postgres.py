"""A PostgreSQL of the tests' own: where its programs are, how they come onto a machine that has none, and a cluster in a folder
of this run. Part of `make test`."""

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.browser.chromium import privileges, told

MISSING = (
    "There is no PostgreSQL on this machine, and none could be installed. Install it (on Debian: apt-get install postgresql) "
    "or say where its programs are: make test POSTGRES=/path/to/bin"
)


def find() -> Path | None:
    """The folder with `initdb` and `pg_ctl`: the one that POSTGRES names, that of the PATH, or the newest of Debian's."""
    if named := os.environ.get("POSTGRES"):
        return next(filter(complete, [Path(named)]), None)
    on_path = [Path(os.path.realpath(found)).parent] if (found := shutil.which("initdb")) else []
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: -int(folder.parent.name))
    return next(filter(complete, [*on_path, *installed]), None)


def complete(folder: Path) -> bool:
    return all((folder / program).exists() for program in ("initdb", "pg_ctl", "postgres"))


def install() -> None:
    """By the package manager, where that is allowed; without a cluster for the whole machine."""
    rights = privileges()
    if rights is None or not shutil.which("apt-get"):
        return
    apt = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-o", "DPkg::Lock::Timeout=300"]
    told([*apt, "update"])
    told([*apt, "install", "-y", "--no-install-recommends", "postgresql"])


class Cluster:
    """One PostgreSQL that can be stopped and started, on a free port of this machine."""

    def __init__(self, durable: bool = False) -> None:
        """`durable`: it waits for the disk, as it would anywhere else."""
        bin = find()
        if bin is None:
            raise AssertionError(MISSING)
        self.bin, self.durable = bin, durable
        self.folder = Path(tempfile.mkdtemp(prefix="hvozd-postgres-"))
        self.user = unprivileged()
        if self.user:
            shutil.chown(self.folder, self.user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._run("initdb", "-D", str(self.data), "-A", "trust", "-U", "hvozd", "-E", "UTF8", "--no-sync", "--locale=C")
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def url(self) -> str:
        return f"postgresql://hvozd@127.0.0.1:{self.port}/postgres"

    @property
    def pid(self) -> int:
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        options += " -c max_connections=200" if self.durable else " -c fsync=off"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-o", options, "-l", log, "-w", "-t", "60", "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        subprocess.run(self._command("pg_ctl", "-D", str(self.data), "-m", "immediate", "stop"), capture_output=True, check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    def fresh(self, name: str) -> str:
        """The address of a new, empty database."""
        import sqlalchemy as sql

        engine = sql.create_engine(self.url.replace("postgresql", "postgresql+psycopg", 1), isolation_level="AUTOCOMMIT")
        with engine.connect() as db:
            db.execute(sql.text(f'create database "{name}"'))
        engine.dispose()
        return self.url.removesuffix("postgres") + name

    def _run(self, program: str, *arguments: str) -> None:
        """Its programs write to no pipe: the server would inherit it and keep it open."""
        with (self.folder.parent / f"{self.folder.name}.out").open("w+") as out:
            done = subprocess.run(self._command(program, *arguments), stdout=out, stderr=out, check=False, cwd="/")
            out.seek(0)
            said = out.read()
        Path(out.name).unlink()
        assert done.returncode == 0, f"{program} failed: {said}"

    def _command(self, program: str, *arguments: str) -> list[str]:
        command = [str(self.bin / program), *arguments]
        return ["runuser", "-u", self.user, "--", *command] if self.user else command


def unprivileged() -> str:
    """PostgreSQL does not run as the administrator: the name of somebody else, where we are; else nothing."""
    if os.geteuid():
        return ""
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise AssertionError("PostgreSQL does not run as root, and there is no user postgres or nobody to run it.")


if __name__ == "__main__":
    if find() is None and not os.environ.get("POSTGRES"):
        install()
    print(find() or sys.exit(MISSING))
