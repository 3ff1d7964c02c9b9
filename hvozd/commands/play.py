"""`hvozd play`: a game in the terminal, against agents or with several people at one screen."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from hvozd.commands import console, lang_argument, option_arguments, read_options, seed
from hvozd.core.errors import HvozdError, OptionError, UnknownName

if TYPE_CHECKING:
    from hvozd.agents import Agent
    from hvozd.core import Session

about = "play a game in the terminal"
ME = "me"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument(
        "--seats",
        default="",
        metavar="me,hard,easy,…",
        help="who sits where: me or an agent: easy, normal, hard, random, ismcts:200, ismcts:1.5s … (default: me, then --level)",
    )
    parser.add_argument(
        "--level", default="random", metavar="AGENT", help="who takes the seats that are not named (default random)"
    )
    parser.add_argument("--ask-all", action="store_true", help="also ask where there is only one possibility")
    parser.add_argument("--seed", type=seed, metavar="S", help="default: a new game every time")
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the game here; if the file exists, go on with it")
    lang_argument(parser)
    option_arguments(parser)


def run(args: argparse.Namespace) -> int:
    from hvozd.tui.table import Left, Table

    screen = console()
    session = _resume(args) if args.record and args.record.exists() else _new(args)
    table = Table(session, _agents(session), args.lang, screen, input, args.ask_all)
    header = session.record.header
    options = ", ".join(f"{name} {text}" for name, value in header.options.items() if (text := _plain(value)))
    table.say("start", "bold", title=session.game.title, options=options, seed=str(header.seed))
    try:
        table.run()
    except (Left, KeyboardInterrupt):
        screen.print()
        table.say("closed")
    if args.record:
        _save(session, args.record)
        table.say("saved", path=str(args.record), game=session.game.name)
    return 0


def _plain(value: object) -> str:
    """An option as it is read: without the parts that are empty."""
    if isinstance(value, list | tuple):
        return ",".join(text for each in value if (text := _plain(each)))
    return str(value)


def _new(args: argparse.Namespace) -> "Session":
    import secrets

    from hvozd.core import find_game
    from hvozd.core.record import start
    from hvozd.core.session import Session
    from hvozd.locale import speaking
    from hvozd.sim import seated

    game = find_game(args.game)
    names = [name.strip() for name in args.seats.split(",")] if args.seats else []
    number = secrets.randbelow(1 << 32) if args.seed is None else args.seed
    with speaking(game, args.lang):
        names, given = game.sit(names, read_options(args.option))
        _check_names([*names, args.level], args.lang)
        options = game.resolve(seated(game, given, len(names)), number)
    state, record = start(game, options, number, names)
    if names and len(names) != state.seats:
        raise OptionError(_text(args.lang, "table-seat-count", named=len(names), seats=state.seats))
    others = [args.level] * state.seats
    free = [seat for seat in range(state.seats) if seat not in game.automatic(state)]
    others[free[0] if free else 0] = ME
    record.header.seats.extend(others[len(names) :])
    return Session(game, state, record)


def _check_names(names: list[str], lang: str) -> None:
    from hvozd.agents import agent_names, find_agent

    for name in names:
        try:
            if name != ME:
                find_agent(name)
        except UnknownName:
            known = ", ".join((ME, *agent_names()))
            raise UnknownName(_text(lang, "table-nobody", name=name, names=known)) from None


def _text(lang: str, key: str, **variables: object) -> str:
    from hvozd.locale import Texts
    from hvozd.tui.table import TEXTS

    return Texts([TEXTS], lang).get(key, variables)


def _resume(args: argparse.Namespace) -> "Session":
    from hvozd.commands import read_bytes
    from hvozd.core import Session

    read_bytes(args.record)
    session = Session.open(args.record)
    if session.game.name != args.game:
        raise HvozdError(f"'{args.record}' is a record of {session.game.name}, not of {args.game}.")
    _check_names(session.record.header.seats, args.lang)
    return session


def _agents(session: "Session") -> "list[Agent | None]":
    from hvozd.agents import find_agent
    from hvozd.core import Rng

    rng = Rng(session.record.header.seed).fork(1)
    return [None if name == ME else find_agent(name)(rng.fork(seat)) for seat, name in enumerate(session.record.header.seats)]


def _save(session: "Session", path: Path) -> None:
    try:
        session.save(path)
    except OSError as error:
        raise HvozdError(f"The game cannot be saved in '{path}': {error.strerror or error}.") from None
