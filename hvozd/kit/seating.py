"""Who sits where, as a person writes it: `me:owls,hard:foxes`. Behind the colon stands the seat: a faction, a character.

A game whose factions are chosen puts them into its settings (`sit`, called by its `Game.sit`); then everybody is led to the
seat of that name (`arranged`). Names of agents may have colons of their own: only what names a seat is taken for one.
"""

from collections.abc import Sequence

from hvozd.core import Setting, SettingError

ME = "me"


def split(word: str, names: Sequence[str]) -> tuple[str, str]:
    """Who, and the name of the seat or nothing.

    >>> split("ismcts:200:owls", ("owls",)), split("ismcts:200", ("owls",)), split("me", ("owls",))
    (('ismcts:200', 'owls'), ('ismcts:200', ''), ('me', ''))
    """
    who, colon, seat = word.rpartition(":")
    if colon and (seat in names or who == ME):
        return who, seat
    return word, ""


def sit(names: list[str], settings: dict[str, str], setting: Setting) -> tuple[list[str], dict[str, str]]:
    """The settings with the factions that seats are named by; where the game can draw some, the others are drawn."""
    named = [split(word, setting.values)[1] for word in names]
    known = [name for name in named if name in setting.values]
    if setting.chance:
        setting.read(",".join(name for name in named if name) or setting.chance)
    if not known:
        return names, settings
    if setting.name in settings:
        sentence = f"Factions are named among the seats and by setting {setting.name}; name them in one place."
        raise SettingError(sentence, "refused-seats-twice", option=setting.name)
    if setting.chance:
        return names, {**settings, setting.name: ",".join(name or setting.chance for name in named)}
    return names, {**settings, setting.name: ",".join(known)} if len(known) == setting.places else settings


def arranged(there: Sequence[str], words: Sequence[str], others: str) -> list[str]:
    """Everybody on the seat that was named; the rest in their order, and `others` where nobody was named."""
    placed: dict[int, str] = {}
    loose: list[str] = []
    for word in words:
        who, seat = split(word, there)
        if not seat:
            loose.append(who)
        elif seat not in there or there.index(seat) in placed:
            free = ", ".join(name for number, name in enumerate(there) if number not in placed)
            sentence = f"'{word}' finds no seat of that name at this table; free are {free}."
            raise SettingError(sentence, "refused-seat", word=word, seats=free)
        else:
            placed[there.index(seat)] = who
    rest = iter(loose)
    return [placed[number] if number in placed else next(rest, others) for number in range(len(there))]
