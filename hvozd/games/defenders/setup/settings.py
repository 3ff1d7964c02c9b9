"""The settings of a table: reading them, and drawing those that are not given."""

from collections.abc import Mapping, Sequence
from typing import Any

from hvozd.core import Rng, Ruling, Setting, SettingError
from hvozd.games.defenders.components import FACTION_NAMES, LEVELS, SETUP
from hvozd.kit import rulings

RULINGS = (Ruling("A-01", ("DW-3.4",)), Ruling("A-41", ("DW-21.7",)))
ANY = "any"
FACTIONS_SETTING = Setting(
    "factions",
    "the factions by seat; two for a solo game",
    (*FACTION_NAMES, ANY),
    many=True,
    places=len(FACTION_NAMES),
    chance=ANY,
    word="faction",
)
SETTINGS = (
    Setting("seats", "number of players", tuple(str(seats) for seats in SETUP)),
    FACTIONS_SETTING,
    Setting("difficulty", "the level of the machine deck", tuple(level.id for level in LEVELS), word="level"),
    Setting("difficult", "how many difficult machine cards, instead of a level", tuple(str(n) for n in range(7))),
    rulings.setting(RULINGS),
)
RULES = {"seats": "DW-1.1", "factions": "DW-3.7", "difficulty": "DW-3.14", "difficult": "DW-3.14", "rulings": "DW-3.4, DW-21.7"}


def resolve(settings: Mapping[str, str], seed: int) -> dict[str, Any]:
    """DW-1.1, DW-3.7, DW-3.14: who plays which faction, and how many difficult cards are in the machine deck."""
    given = {name: read(name, text) for name, text in settings.items()}
    rng = Rng(seed).fork(1)
    seats, factions = players(given, rng)
    number = difficult(given, rng)
    return {"seats": seats, "factions": factions, "difficult": number, "rulings": rulings.switched_on(RULINGS, given, seed)}


def read(name: str, text: str) -> tuple[str, ...]:
    """The value or values that a text names."""
    setting = next((setting for setting in SETTINGS if setting.name == name), None)
    if setting is None:
        names = ", ".join(setting.name for setting in SETTINGS)
        sentence = f"Defenders of the Wild has no setting '{name}'; it has {names}."
        raise SettingError(sentence, "refused-option", option=name, options=names)
    try:
        return setting.read(text)
    except SettingError as error:
        sentence = f"{error} (Rule {RULES[name]}.)"
        raise SettingError(sentence, "refused-value-rule", **error.values, rule=RULES[name]) from None


def players(given: Mapping[str, tuple[str, ...]], rng: Rng) -> tuple[int, list[int]]:
    """DW-3.7, DW-21.1: one faction a player, two for a player alone; factions not named are drawn."""
    if "factions" not in given:
        seats = int(given["seats"][0]) if "seats" in given else rng.pick(list(SETUP))
        factions = list(range(len(FACTION_NAMES)))
        rng.shuffle(factions)
        return seats, factions[: SETUP[seats].factions]
    factions = fill_in(given["factions"], rng)
    seats = int(given["seats"][0]) if "seats" in given else len(factions)
    if len(set(factions)) != len(factions):
        raise SettingError("Every faction is played once (DW-3.7); name different factions.", "refused-same-faction")
    if seats not in SETUP or SETUP[seats].factions != len(factions):
        needs = "a player alone leads 2 factions, otherwise each player leads one"
        sentence = f"{len(factions)} factions do not fit {seats} seats (DW-3.7, DW-21.1): {needs}."
        raise SettingError(sentence, "refused-faction-count", factions=len(factions), seats=seats)
    return seats, factions


def fill_in(named: Sequence[str], rng: Rng) -> list[int]:
    """DW-3.7: the factions by number; those that are left open are drawn of the ones not named, as long as there are any."""
    free = [number for number, name in enumerate(FACTION_NAMES) if name not in named]
    if ANY in named:
        rng.shuffle(free)
    return [FACTION_NAMES.index(name) if name != ANY else free.pop() if free else 0 for name in named]


def difficult(given: Mapping[str, tuple[str, ...]], rng: Rng) -> int:
    """DW-3.14: a level allows a range of difficult cards; level and number must agree."""
    level = next((level for level in LEVELS if "difficulty" in given and level.id == given["difficulty"][0]), None)
    if "difficult" not in given:
        level = level or rng.pick(LEVELS)
        return level.least + rng.below(level.most - level.least + 1)
    number = int(given["difficult"][0])
    if level is not None and not level.least <= number <= level.most:
        least, most = level.least, level.most
        sentence = f"Level {level.id} has {least} to {most} difficult cards (DW-3.14), not {number}."
        raise SettingError(sentence, "refused-level", level=level.id, least=least, most=most, number=number)
    return number
