"""`hvozd play`: a game in the terminal, against agents or with several people at one screen."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from hvozd.commands import console, game_named, lang_argument, pack_argument, read_settings, seed, setting_arguments
from hvozd.core.errors import HvozdError, SettingError, UnknownName

if TYPE_CHECKING:
    from hvozd.agents import Agent
    from hvozd.core import Game, Session

about = "play a game in the terminal"
ME = "me"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument(
        "--seats",
        "--agents",
        default="",
        metavar="me,hard,…",
        help="who sits where: me or an agent (easy, normal, hard, random, ismcts:200, module:Class …), each with a faction "
        "behind a colon if it matters, me:FACTION or hard:FACTION; a bot of Root with its difficulty and traits, "
        "clockwork:FACTION:DIFFICULTY:TRAIT (default: me, then --level; without settings the game's first table)",
    )
    parser.add_argument(
        "--level", default="random", metavar="AGENT", help="who takes the seats that are not named (default random)"
    )
    parser.add_argument("--ask-all", action="store_true", help="also ask where there is only one possibility")
    parser.add_argument("--explain", action="store_true", help="tell by which rules bots act, each in a sentence")
    parser.add_argument(
        "--dice",
        choices=("ours", "ask"),
        default="ours",
        help="ask: what falls on your table is typed in, dice and what comes out of Harrow County's tree (best with tower=real)",
    )
    parser.add_argument("--seed", type=seed, metavar="S", help="default: a new game every time")
    parser.add_argument("--position", type=Path, metavar="FILE", help="begin at the position that this text describes")
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the game here; if the file exists, go on with it")
    lang_argument(parser)
    pack_argument(parser)
    setting_arguments(parser)


def run(args: argparse.Namespace) -> int:
    from hvozd.kit.headings import settings_told, title
    from hvozd.tui.table import Left, Table

    screen, args.game = console(), game_named(args)
    going_on = args.record and args.record.exists()
    session = _resume(args) if going_on else _new(args) if args.position is None else _from_position(args)
    table = Table(session, _agents(session), args.lang, screen, input, args.ask_all, args.explain, args.dice == "ask")
    header = session.record.header
    told = settings_told(session.game, header.options, args.lang)
    table.say("start", "bold", title=title(session.game, args.lang), options=told, seed=str(header.seed))
    try:
        table.run()
    except (Left, KeyboardInterrupt):
        screen.print()
        table.say("closed")
    if args.record:
        _save(session, args.record)
        table.say("saved", path=str(args.record), game=session.game.name)
    return 0


def _new(args: argparse.Namespace) -> "Session":
    import secrets

    from hvozd.core import find_game
    from hvozd.core.record import start
    from hvozd.core.session import Session
    from hvozd.kit.seating import arranged
    from hvozd.kit.texts import speaking

    game = find_game(args.game)
    number = secrets.randbelow(1 << 32) if args.seed is None else args.seed
    with speaking(game, args.lang):
        names, given = _seated(game, args)
        state, record = start(game, game.resolve(given, number), number, [])
        if len(names) > 1 and len(names) != state.seats:
            raise SettingError(_text(args.lang, "table-seat-count", named=len(names), seats=state.seats))
        there = arranged(game.seat_names(state), names, args.level) if names else []
    _check_names(_brought([*there, args.level]), args.lang)
    others = [args.level] * state.seats
    free = [seat for seat in range(state.seats) if seat not in game.automatic(state)]
    others[free[0] if free else 0] = ME
    record.header.seats.extend(there or others)
    return Session(game, state, record)


def _from_position(args: argparse.Namespace) -> "Session":
    """Where a text says; `--seats` and `--level` name who sits there."""
    from hvozd.commands import read_bytes
    from hvozd.kit.front import Session

    text = read_bytes(args.position).decode(errors="replace")
    names = [name.strip() for name in args.seats.split(",")] if args.seats else [ME]
    _check_names([*names, args.level], args.lang)
    session = Session.from_position(text, args.seed or 0, names)
    if session.game.name != args.game:
        raise HvozdError(f"'{args.position}' is a position of {session.game.name}, not of {args.game}.")
    if len(names) > session.state.seats:
        raise SettingError(_text(args.lang, "table-seat-count", named=len(names), seats=session.state.seats))
    session.record.header.seats.extend([args.level] * (session.state.seats - len(names)))
    return session


def _seated(game: "Game", args: argparse.Namespace) -> tuple[list[str], dict[str, str]]:
    """Who was named for the seats, and the settings: those of the game's first table, unless some are given."""
    from hvozd.kit.lobbies import first_game, seats_of
    from hvozd.runs.sim import seated

    words = [name.strip() for name in args.seats.split(",")] if args.seats else []
    asked = read_settings(args.setting)
    if len(words) == 1 and words != [ME] and not asked:
        words += [args.level] * (seats_of(game, first_game(game)) - 1)
    names, given = game.sit([] if words == [ME] else words, asked)
    if asked:
        return names, seated(game, given, len(names))
    ready = first_game(game, len(names)).options
    return names, seated(game, {**ready, **given}, len(names))


def _brought(names: list[str]) -> list[str]:
    """The names, once the agents of one's own among them are known; those of a record come from anybody, and are not."""
    from hvozd.agents import agent_names, bring_agents

    bring_agents(name for name in names if name.partition(":")[0] not in (ME, *agent_names()))
    return names


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
    from hvozd.kit.texts import Texts
    from hvozd.tui.table import TEXTS

    return Texts([TEXTS], lang).get(key, variables)


def _resume(args: argparse.Namespace) -> "Session":
    from hvozd.commands import read_bytes
    from hvozd.core import Session

    read_bytes(args.record)
    session = Session.open(args.record)
    if session.game.name != args.game:
        sentence = f"'{args.record}' is a record of {session.game.name}, not of {args.game}."
        raise HvozdError(sentence, "error-other-game", path=str(args.record), game=session.game.name, asked=args.game)
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
        sentence = f"The game cannot be saved in '{path}': {error.strerror or error}."
        raise HvozdError(sentence, "error-unsaved", path=str(path)) from None
