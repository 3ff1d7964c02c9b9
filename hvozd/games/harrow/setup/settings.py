"""The settings of a game of Harrow County, checked, and the rest drawn from the seed."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from hvozd.core import Rng, Ruling, Setting, SettingError
from hvozd.core.spelling import whole
from hvozd.games.harrow.components import FACTION_FILES, LEGEND_FILES, MAP, PRESETS, RULES, SOLO, Preset
from hvozd.games.harrow.words import COLOURED, FACTIONS, LEGEND_NAMES, LEGEND_OF
from hvozd.kit import rulings

PRESET_NAMES = tuple(preset.name for preset in PRESETS)
PAIRED = FACTION_FILES[:COLOURED]
LEGENDS = tuple(
    tuple(name for name, faction in zip(LEGEND_NAMES, LEGEND_OF, strict=True) if faction == number) for number in range(COLOURED)
)
TRACKS = tuple(f"{file.name}-track" for file in PAIRED)
PICKS = tuple(file.setting for file in PAIRED)

ALWAYS = 1
"""In `presets` of a faction's figures: it always takes part."""
OTHERS = "*"
"""In `seats` of a preset: all other factions without a colour."""

RULINGS = (
    Ruling("A-9", ("HC-9.30", "HC-9.34")),
    Ruling("A-14", ("HC-10.8", "HC-10.9")),
    Ruling("A-54", ("HC-31.3",)),
    Ruling("A-55", ("HC-31.6",)),
    Ruling("HC-23.7", ("HC-23.7",)),
    Ruling("HC-23.8", ("HC-23.8",)),
)
"""Rulings of the ledger that leave a sentence of the rulebook, and doubtful sentences: the letter is the default."""

SETTINGS = (
    Setting("preset", "which game: a chapter of the rulebook, solo, or one of the expansion", PRESET_NAMES),
    Setting(
        "factions",
        "the two factions with a colour, the one with the southern home first",
        FACTIONS[:COLOURED],
        many=True,
        places=2,
        word="faction",
    ),
    *(Setting(file.setting, file.about, LEGENDS[number], word="legend") for number, file in enumerate(PAIRED)),
    *(Setting(name, "the side of the legend track", ("1", "2")) for name in TRACKS),
    Setting("map", "the side of the map", tuple(side.name for side in MAP.sides)),
    Setting("tower", "how the tree behaves", tuple(model.name for model in RULES.tower.models)),
    Setting("level", "how hard solo play is", ("1", "2", "3")),
    Setting("split", "solo cards of tactics, upgrades, goblin, such as 8,4,6", (), many=True),
    rulings.setting(RULINGS),
)
BY_NAME = {setting.name: setting for setting in SETTINGS}


def resolve(settings: Mapping[str, str], seed: int) -> dict[str, Any]:
    """HC-4.1, HC-26.1, HC-26.2: check what is given, draw the rest from the seed.

    The side of the map is drawn in chapters 1 and 2 too, unless it is given: their last words invite to try the other one.
    """
    given = {name: _read(name, text) for name, text in settings.items()}
    rng = Rng(seed, 1 << 20)
    name = given["preset"][0] if "preset" in given else rng.pick(PRESET_NAMES)
    preset = next(p for p in PRESETS if p.name == name)
    pair = _pair(preset, given.get("factions"), rng)
    chosen: dict[str, Any] = {"preset": preset.name, "factions": list(pair)}
    for number, pick in enumerate(PICKS):
        chosen[pick] = _legend(preset, number, given.get(pick), pair, rng)
        chosen[TRACKS[number]] = _track(preset, given.get(TRACKS[number]), TRACKS[number], rng)
    chosen["map"] = given["map"][0] if "map" in given else rng.pick(BY_NAME["map"].values)
    chosen["tower"] = given["tower"][0] if "tower" in given else BY_NAME["tower"].values[0]
    level = int(given["level"][0]) if "level" in given else 1 + rng.below(3)
    chosen["level"] = level
    chosen["split"] = _split(given.get("split"), level)
    if switched := rulings.switched_on(RULINGS, given, seed):
        chosen["rulings"] = switched
    return chosen


def _read(name: str, text: str) -> tuple[str, ...]:
    if name not in BY_NAME:
        names = ", ".join(BY_NAME)
        sentence = f"Harrow County has no setting '{name}'; it has {names}."
        raise SettingError(sentence, "refused-option", option=name, options=names)
    return BY_NAME[name].read(text)


def _pair(preset: Preset, given: Sequence[str] | None, rng: Rng) -> tuple[str, str]:
    """HC-26.3: which two coloured factions a preset allows."""
    allowed = _pairs(preset)
    if given is None:
        return rng.pick(allowed)
    if tuple(given) not in allowed:
        possible = "; ".join(",".join(pair) for pair in allowed)
        named = ",".join(given)
        sentence = f"Rule HC-26: {preset.name} is played with {possible}, not with {named}."
        raise SettingError(sentence, "refused-factions", preset=preset.name, possible=possible, given=named)
    return given[0], given[1]


def _pairs(preset: Preset) -> list[tuple[str, str]]:
    if preset.pair:
        names = [file.name for file in (PAIRED if preset.pair == "free" else PAIRED[:2])]
        always: set[str] = set()
    else:
        files = sorted((file for file in PAIRED if preset.name in file.presets), key=lambda file: file.presets[preset.name])
        names = [file.name for file in files]
        always = {file.name for file in files if file.presets[preset.name] == ALWAYS}
    partners = [(a, b) for a, b in combinations(names, 2) if always <= {a, b}]
    return partners + [(b, a) for a, b in partners]


def strangers_of(preset: Preset) -> tuple[str, ...]:
    """The factions without a colour that a preset has, by their seats."""
    files = FACTION_FILES[COLOURED:]
    if not preset.seats:
        there = [file for file in files if preset.name in file.presets]
        return tuple(file.name for file in sorted(there, key=lambda file: file.presets[preset.name]))
    others = [file.name for file in files if file.name not in preset.seats]
    return tuple(name for seat in preset.seats for name in (others if seat == OTHERS else [seat]))


def _legend(preset: Preset, number: int, given: Sequence[str] | None, pair: Sequence[str], rng: Rng) -> str:
    """HC-4.1: a legend for each faction in play; chapter 1 names them."""
    named = {file.name for file in LEGEND_FILES if preset.name in file.presets}
    allowed = [name for name in LEGENDS[number] if name in named] or list(LEGENDS[number])
    drawn = rng.pick(allowed)
    if given is None:
        return drawn if FACTIONS[number] in pair else "none"
    if FACTIONS[number] not in pair:
        sentence = f"Rule HC-26: {FACTIONS[number]} do not play; no {PICKS[number]} can be chosen."
        raise SettingError(sentence, "refused-absent", faction=FACTIONS[number], option=PICKS[number])
    if given[0] not in allowed:
        possible = ", ".join(allowed)
        sentence = f"Rule HC-26: {preset.name} is played with {possible}, not with {given[0]}."
        raise SettingError(sentence, "refused-legend", preset=preset.name, possible=possible, given=given[0])
    return given[0]


def _track(preset: Preset, given: Sequence[str] | None, name: str, rng: Rng) -> int:
    drawn = 1 + rng.below(2)
    if preset.tracks:
        if given is not None and int(given[0]) != preset.tracks:
            sentence = f"Rule HC-26: {preset.name} uses side {preset.tracks} of the legend tracks ({name})."
            raise SettingError(sentence, "refused-track", preset=preset.name, side=preset.tracks, option=name)
        return preset.tracks
    return int(given[0]) if given is not None else drawn


def _split(given: Sequence[str] | None, level: int) -> list[int]:
    """HC-23.1: how many solo cards each of the three decks has; together the number of the level."""
    table = SOLO.split
    if given is None:
        return [table.tactics[level - 1], table.upgrades[level - 1], table.goblin[level - 1]]
    numbers = [-1 if (number := whole(part)) is None else number for part in given]
    total = SOLO.levels.cards[level - 1]
    fits = len(numbers) == 3 and all(0 <= n <= most for n, most in zip(numbers, (16, 9, 12), strict=True))
    if not fits or sum(numbers) != total:
        sentence = f"Rule HC-23.1: level {level} is played with {total} solo cards in three decks of up to 16, 9 and 12."
        raise SettingError(sentence, "refused-split", level=level, total=total)
    return numbers
