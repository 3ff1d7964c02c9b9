"""Who sits where in Root: people and agents with their factions, bots with their difficulty and traits."""

import msgspec

from hvozd.core import SettingError
from hvozd.games.root.hooks import DIFFICULTIES, FACTIONS, find_faction
from hvozd.games.root.setup.settings import ANY, NONE
from hvozd.kit.seating import split

CLOCKWORK = "clockwork"
PLAIN = {"difficulty": "default", "traits": NONE, "services": NONE, "clockwork": NONE}
"""How bots play that a person sits down with."""


class Bot(msgspec.Struct, frozen=True):
    """What the word of a seat says of a bot."""

    name: str
    difficulty: str
    traits: tuple[str, ...]


def sit(names: list[str], settings: dict[str, str]) -> tuple[list[str], dict[str, str]]:
    """R-5.1.1, RB-3.2: `me:FACTION` and `hard:FACTION` name a faction, `clockwork:FACTION:DIFFICULTY:TRAIT` a bot; the others
    draw one. A bot has no cards or variants that are not asked for."""
    people = [one.name for one in FACTIONS if not one.automatic]
    bots = [read_bot(name) if name.partition(":")[0] == CLOCKWORK else None for name in names]
    seats = [split(name, people) for name in names]
    factions = [bot.name if bot else person(seat) or ANY for bot, (_, seat) in zip(bots, seats, strict=True)]
    if set(factions) <= {ANY}:
        return names, settings
    if "factions" in settings:
        sentence = "Name factions and bots either among the seats or among the factions (R-5.1.1, RB-3.2)."
        raise SettingError(sentence, "refused-bots-twice")
    players = ["random" if bot else who for bot, (who, _) in zip(bots, seats, strict=True)]
    return players, {**cards([bot for bot in bots if bot], settings), "factions": ",".join(factions)}


def person(name: str) -> str:
    """R-5.1.1: the faction of somebody who is no bot."""
    people = ", ".join(one.name for one in FACTIONS if not one.automatic)
    if name and name not in people.split(", "):
        sentence = f"'{name}' is no faction that people or agents play (R-5.1.1); there are {people}."
        raise SettingError(sentence, "refused-person", name=name, names=people)
    return name


def read_bot(word: str) -> Bot:
    """RB-3.2, RB-3.3.1, RB-3.3.2: `clockwork:`, the bot, then its difficulty and its traits, in any order."""
    _, name, *more = word.split(":") if ":" in word else (word, "")
    bot = find_bot(name)
    own = find_faction(bot).traits
    for one in more:
        if one not in (*DIFFICULTIES, *own):
            levels, traits = ", ".join(DIFFICULTIES), ", ".join(own)
            sentence = f"'{one}' is neither a difficulty ({levels}; RB-3.3.1) nor a trait of {bot} ({traits}; RB-3.3.2)."
            raise SettingError(sentence, "refused-bot-word", word=one, bot=bot, levels=levels, traits=traits)
    levels_named = [one for one in more if one in DIFFICULTIES]
    if len(levels_named) > 1:
        sentence = f"A bot has one difficulty (RB-3.3.1); '{word}' names {len(levels_named)}."
        raise SettingError(sentence, "refused-bot-levels", word=word, named=len(levels_named))
    return Bot(bot, (levels_named or [""])[0], tuple(one for one in own if one in more))


def cards(bots: list[Bot], settings: dict[str, str]) -> dict[str, str]:
    """RB-3.3.1, RB-3.3.2: difficulty and traits as their words say, else as the settings, else plain."""
    if not bots:
        return settings
    told: dict[str, str] = {}
    if any(bot.difficulty for bot in bots):
        told["difficulty"] = ",".join(bot.difficulty or PLAIN["difficulty"] for bot in bots)
    if traits := [trait for bot in bots for trait in bot.traits]:
        told["traits"] = ",".join(traits)
    for name in told:
        if name in settings:
            sentence = f"The bots' words say their {name} and setting {name} does too; say it in one place (RB-3.3)."
            raise SettingError(sentence, "refused-said-twice", option=name)
    return {**PLAIN, **settings, **told}


def find_bot(name: str) -> str:
    """A bot by its own name or by that of the faction it stands for."""
    bots = {one.name: one for one in FACTIONS if one.automatic}
    found = [bot for bot, one in bots.items() if name in (bot, one.stands_for.rstrip("2"))]
    if not found:
        names = ", ".join(bots)
        raise SettingError(f"There is no bot '{name}' (RB-3.2); there are {names}.", "refused-bot", name=name, names=names)
    return found[0]
