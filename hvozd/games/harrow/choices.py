"""The options of a game of Harrow County, checked, and the rest drawn from the seed."""

from collections.abc import Mapping, Sequence
from typing import Any

from hvozd.core import Option, OptionError, Rng
from hvozd.games.harrow.components import MAP, RULES, SOLO, Preset
from hvozd.games.harrow.words import FACTIONS, LEGEND_NAMES, LEGEND_OF

PRESETS = tuple(preset.name for preset in RULES.presets)
COLOURED = FACTIONS[:3]
LEGENDS = tuple(
    tuple(name for name, faction in zip(LEGEND_NAMES, LEGEND_OF) if faction == number) for number in range(len(COLOURED))
)
TRACKS = ("protectors-track", "family-track", "kammi-track")
PICKS = ("protectors", "family", "goblin")

OPTIONS = (
    Option("preset", "which game: a chapter of the rulebook, solo, or one with the Fair Folk", PRESETS),
    Option(
        "factions",
        "the two factions with a colour, the one with the southern home first",
        COLOURED,
        many=True,
        places=2,
        word="faction",
    ),
    Option("protectors", "the legend of the Protectors", LEGENDS[0], word="legend"),
    Option("family", "the legend of the Family", LEGENDS[1], word="legend"),
    Option("goblin", "the goblin of Kammi", LEGENDS[2], word="legend"),
    *(Option(name, "the side of the legend track", ("1", "2")) for name in TRACKS),
    Option("map", "the side of the map", tuple(side.name for side in MAP.sides)),
    Option("tower", "how the tree behaves", tuple(model.name for model in RULES.tower.models)),
    Option("level", "how hard solo play is", ("1", "2", "3")),
    Option("split", "solo cards of tactics, upgrades, goblin, such as 8,4,6", (), many=True),
)
BY_NAME = {option.name: option for option in OPTIONS}


def resolve(options: Mapping[str, str], seed: int) -> dict[str, Any]:
    """HC-4.1, HC-26.1, HC-26.2: check what is given, draw the rest from the seed."""
    given = {name: _read(name, text) for name, text in options.items()}
    rng = Rng(seed, 1 << 20)
    name = given["preset"][0] if "preset" in given else rng.pick(PRESETS)
    preset = next(p for p in RULES.presets if p.name == name)
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
    return chosen


def _read(name: str, text: str) -> tuple[str, ...]:
    if name not in BY_NAME:
        names = ", ".join(BY_NAME)
        sentence = f"Harrow County has no option '{name}'; it has {names}."
        raise OptionError(sentence, "refused-option", option=name, options=names)
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
        raise OptionError(sentence, "refused-factions", preset=preset.name, possible=possible, given=named)
    return given[0], given[1]


def _pairs(preset: Preset) -> list[tuple[str, str]]:
    if preset.factions[0] == "kammi":
        partners = [("kammi", "protectors"), ("kammi", "family")]
    elif preset.factions[0] == "two-of-three":
        partners = [("protectors", "family"), ("protectors", "kammi"), ("family", "kammi")]
    else:
        partners = [("protectors", "family")]
    return partners + [(b, a) for a, b in partners]


def _legend(preset: Preset, number: int, given: Sequence[str] | None, pair: Sequence[str], rng: Rng) -> str:
    """HC-4.1: a legend for each faction in play; chapter 1 names them."""
    allowed = [name for name in LEGENDS[number] if name in preset.legends] or list(LEGENDS[number])
    drawn = rng.pick(allowed)
    if given is None:
        return drawn if COLOURED[number] in pair else "none"
    if COLOURED[number] not in pair:
        sentence = f"Rule HC-26: {COLOURED[number]} do not play; no {PICKS[number]} can be chosen."
        raise OptionError(sentence, "refused-absent", faction=COLOURED[number], option=PICKS[number])
    if given[0] not in allowed:
        possible = ", ".join(allowed)
        sentence = f"Rule HC-26: {preset.name} is played with {possible}, not with {given[0]}."
        raise OptionError(sentence, "refused-legend", preset=preset.name, possible=possible, given=given[0])
    return given[0]


def _track(preset: Preset, given: Sequence[str] | None, name: str, rng: Rng) -> int:
    drawn = 1 + rng.below(2)
    if preset.tracks:
        if given is not None and int(given[0]) != preset.tracks:
            sentence = f"Rule HC-26: {preset.name} uses side {preset.tracks} of the legend tracks ({name})."
            raise OptionError(sentence, "refused-track", preset=preset.name, side=preset.tracks, option=name)
        return preset.tracks
    return int(given[0]) if given is not None else drawn


def _split(given: Sequence[str] | None, level: int) -> list[int]:
    """HC-23.1: how many solo cards each of the three decks has; together the number of the level."""
    table = SOLO.split
    if given is None:
        return [table.tactics[level - 1], table.upgrades[level - 1], table.goblin[level - 1]]
    numbers = [int(part) if part.isdigit() else -1 for part in given]
    total = SOLO.levels.cards[level - 1]
    fits = len(numbers) == 3 and all(0 <= n <= most for n, most in zip(numbers, (16, 9, 12)))
    if not fits or sum(numbers) != total:
        sentence = f"Rule HC-23.1: level {level} is played with {total} solo cards in three decks of up to 16, 9 and 12."
        raise OptionError(sentence, "refused-split", level=level, total=total)
    return numbers
