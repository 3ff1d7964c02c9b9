"""`hvozd serve`: the table in the browser."""

import argparse
import os
import sys
import threading
from pathlib import Path

from hvozd.commands.pack import packed
from hvozd.core.errors import HvozdError

about = "serve the table in the browser"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument(
        "--db",
        default="",
        metavar="URL",
        help="any SQLAlchemy URL (default: HVOZD_DB in the environment, else a SQLite file)",
    )
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes that serve the tables (default 1)")
    parser.add_argument("--pace", type=float, default=0.5, metavar="SECONDS", help="between two actions of agents (default 0.5)")
    parser.add_argument(
        "--hosts",
        default="",
        metavar="NAMES",
        help="names under which it may be called (default: any; on this machine localhost)",
    )
    parser.add_argument("--proxy", default="127.0.0.1", metavar="ADDRESSES", help="proxies whose forwarded headers are believed")
    parser.add_argument("--budget", default="", metavar="NAME=N,…", help="what one person may ask for; docs/hosting.md lists it")
    parser.add_argument("--forget", type=float, default=0.0, metavar="DAYS", help="remove games over for so long (default: keep)")
    parser.add_argument(
        "--doors",
        choices=("open", "invited", "known"),
        help="who may come: anybody, whoever was invited, known people only (default: HVOZD_DOORS in the environment, else open)",
    )
    parser.add_argument(
        "--pack", type=Path, action="append", default=[], metavar="DIR", help="also offer the game with this pack's tables"
    )
    parser.add_argument("--log", choices=("text", "json"), default="text", help="how the log is written")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


def run(args: argparse.Namespace) -> int:
    import uvicorn

    from hvozd.web import gate
    from hvozd.web.app import application
    from hvozd.web.budgets import read
    from hvozd.web.operations import log_as
    from hvozd.web.patient import Patient
    from hvozd.web.serving import Settings
    from hvozd.web.sweeping import sweep_rarely

    if not 0 <= args.port < 65536:
        raise HvozdError(f"There is no port {args.port}; choose one from 1 to 65535.")
    if not 0 <= args.pace <= 60:
        raise HvozdError(f"A pace of {args.pace} is not possible; choose from 0 to 60 seconds.")
    if not 1 <= args.workers <= 64:
        raise HvozdError(f"{args.workers} workers are not possible; choose from 1 to 64.")
    if not 0 <= args.forget <= 100_000:
        raise HvozdError(f"Games cannot be kept for {args.forget} days; choose from 1 to 100000, or 0 to keep them.")
    for folder in args.pack:
        packed(folder)
    hosts = _hosts(args.hosts, args.host)
    settings = Settings(args.db or database(), args.pace, args.workers, read(args.budget), hosts, args.log, args.forget)
    settings.doors = gate.said(args.doors)
    log_as(args.log)
    serving = {"host": args.host, "port": args.port, "log_level": "warning", "timeout_graceful_shutdown": 2}
    serving |= {"forwarded_allow_ips": args.proxy, "http": Patient, "server_header": False}
    address = f"http://{'localhost' if args.host in ('127.0.0.1', '0.0.0.0') else args.host}:{args.port}/"
    if args.workers > 1:
        _check(settings.db)
        settings.put()
        _announce(address, args.no_browser)
        uvicorn.run("hvozd.web.app:worker", factory=True, workers=args.workers, **serving)
        return 0
    app = application(
        settings.db, settings.pace, None, settings.budgets, settings.hosts, forget=settings.forget, doors=settings.doors
    )
    sweep_rarely()
    _announce(address, args.no_browser)
    uvicorn.run(app, **serving)
    return 0


def _hosts(said: str, listens: str) -> list[str]:
    """Under which names the server may be called: those said; on this machine alone its own; else any."""
    own = ["localhost", "127.0.0.1", "::1"] if listens in ("127.0.0.1", "localhost", "::1") else []
    return [name.strip() for name in said.split(",") if name.strip()] or own


def _check(db: str) -> None:
    """The database is brought up to date once, before workers start; it must be one that they can share."""
    from hvozd.web.store import Store

    store = Store(db)
    shared = store.path is not None or store.engine.dialect.name == "postgresql"
    store.close()
    if not shared:
        raise HvozdError("Several workers need a database that they can share: a SQLite file, or PostgreSQL.")


def _announce(address: str, no_browser: bool) -> None:
    print(f"Hvozd is at {address} (Ctrl+C ends it)", flush=True)
    if not no_browser and _screen():
        import webbrowser

        threading.Timer(1.0, webbrowser.open, [address]).start()


def database() -> str:
    """The database that the environment names, so that no password stands in the list of processes; else a file of this user."""
    return os.environ.get("HVOZD_DB") or _own_file()


def _own_file() -> str:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hvozd"
    home.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home / 'tables.db'}"


def _screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
