"""How games introduce themselves, and the tables that are ready: the first of them is a game for whoever plays it first."""

import msgspec

from hvozd.core import Game, SettingError
from hvozd.core.rooms import files


class Preset(msgspec.Struct, frozen=True):
    """A table that is ready in two clicks."""

    name: dict[str, str]
    options: dict[str, str] = {}
    seats: tuple[str, ...] = ("me",)


class Lobby(msgspec.Struct, frozen=True):
    """How a game introduces itself: `table/lobby.json`, or what its `lobby` tells; `lobby.json` of a room adds presets."""

    about: dict[str, str] = {}
    players: str = ""
    minutes: str = ""
    weight: int = 0
    presets: list[Preset] = []
    """The first one is the first game, for the lobby and for `hvozd play`."""
    bots: dict[str, dict[str, str]] = {}
    """Seats that play themselves: as `Game.sit` reads them, with their names."""


def lobby_of(game: Game) -> Lobby:
    """What the files say, without the presets that name a value of a room that is not there."""
    lobby = msgspec.convert(game.lobby(), Lobby)
    more = (msgspec.json.decode(path.read_bytes(), type=Lobby) for path in files(game.rooms, "lobby.json"))
    presets = [*lobby.presets, *(preset for room in more for preset in room.presets)]
    return msgspec.structs.replace(lobby, presets=[preset for preset in presets if _is_possible(game, preset)])


def _is_possible(game: Game, preset: Preset) -> bool:
    known = {setting.name: setting for setting in game.settings}
    try:
        return all(known[name].read(text) for name, text in preset.options.items())
    except SettingError:
        return False


def first_game(game: Game, seats: int = 0) -> Preset:
    """The table of a first game; for so many seats, where they are named, the first ready table that has them.

    Where no table has them, the first one without what it says of its seats.
    """
    presets = lobby_of(game).presets or [Preset({})]
    fitting = [preset for preset in presets if seats in (0, seats_of(game, preset))]
    if fitting:
        return fitting[0]
    by_seat = {"seats", *(setting.name for setting in game.settings if setting.places)}
    options = {name: text for name, text in presets[0].options.items() if name not in by_seat}
    return msgspec.structs.replace(presets[0], options=options)


def seats_of(game: Game, preset: Preset) -> int:
    """How many sit at a ready table."""
    return int(game.new(game.resolve(preset.options, 0), 0).seats)
