"""`hvozd serve`: the table in the browser."""

import argparse
import os
import sys
import threading
from pathlib import Path

from hvozd.core.errors import HvozdError

about = "serve the table in the browser"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--db", default="", metavar="URL", help="any SQLAlchemy URL (default: a SQLite file of this user)")
    parser.add_argument("--pace", type=float, default=0.5, metavar="SECONDS", help="between two actions of agents (default 0.5)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


def run(args: argparse.Namespace) -> int:
    import uvicorn

    from hvozd.web.app import application

    if not 0 <= args.port < 65536:
        raise HvozdError(f"There is no port {args.port}; choose one from 1 to 65535.")
    app = application(args.db or _own_file(), args.pace)
    address = f"http://{'localhost' if args.host in ('127.0.0.1', '0.0.0.0') else args.host}:{args.port}/"
    print(f"Hvozd is at {address} (Ctrl+C ends it)", flush=True)
    if not args.no_browser and _screen():
        import webbrowser

        threading.Timer(1.0, webbrowser.open, [address]).start()
    uvicorn.run(app, host=args.host, port=args.port, log_level="warning", timeout_graceful_shutdown=2)
    return 0


def _own_file() -> str:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hvozd"
    home.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home / 'tables.db'}"


def _screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
