"""The settings of a game of Root: checked, and what is not given drawn from the seed."""

from collections.abc import Mapping, Sequence
from typing import Any

from hvozd.core import Rng, Ruling, Setting, SettingError
from hvozd.games.root.components import DECKS, GAME, MAP_NAMES
from hvozd.games.root.hooks import (
    DIFFICULTIES,
    FACTIONS,
    RULINGS,
    SERVICE_CARDS,
    SPELLINGS,
    VARIANTS,
    Faction,
    find_faction,
)
from hvozd.kit import rulings

SEATS = (2, 3, 4, 5, 6)
TRIES = 500
"""So many mixes are drawn before none is taken to be possible."""
RULES = {
    "seats": "R-5.1.1",
    "factions": "R-5.1.1",
    "draft": "R-A.2",
    "map": "R-C.1",
    "deck": "R-C.2",
    "bots": "RB-3.2",
    "difficulty": "RB-3.3.1",
    "traits": "RB-3.3.2",
    "services": "RB-9.7",
    "clockwork": "RB-C.1",
}
"""The rule that each setting rests on, for the sentence of a refusal."""
NONE, ANY = "none", "any"


def table_rulings() -> tuple[Ruling, ...]:
    """The doubtful sentences of the Law and of every faction that may play."""
    return (*RULINGS, *(one for faction in FACTIONS for one in faction.rulings))


def table_settings() -> tuple[Setting, ...]:
    """Everything that a table of Root can choose; asked once all factions are known."""
    buyers = [one.name for one in FACTIONS if one.automatic and not one.sells]
    return (
        Setting("seats", "number of players", ("2", "3", "4", "5", "6")),
        Setting(
            "factions",
            "factions in seating order, the first begins",
            (*(f.name for f in FACTIONS), ANY),
            many=True,
            places=6,
            chance=ANY,
            word="faction",
        ),
        Setting("draft", "how factions are drawn if none are named: any mix, or one of enough reach", ("any", "reach")),
        Setting("bots", "how many of the factions drawn are bots, if none are named", (*"0123456", "any")),
        Setting("map", "the map", MAP_NAMES),
        Setting("deck", "the shared deck", DECKS),
        *(setting for one in FACTIONS for setting in one.settings),
        Setting("difficulty", "of the bots: one for all, or one for each in seating order", DIFFICULTIES, many=True, places=6),
        Setting(
            "traits",
            "trait cards of the bots, each for the bot it belongs to",
            (NONE, *(trait for one in FACTIONS for trait in one.traits)),
            many=True,
        ),
        Setting(
            "services",
            "cards by which bots buy services: none, basic, basic and advanced, or the bots with an advanced card",
            (NONE, *SERVICE_CARDS[1:], *buyers),
            many=True,
        ),
        Setting(
            "clockwork",
            "with bots: cooperative, people against bots; dominance, bots win by cards beside the map; letters, ties by setup "
            "letter; half_payments, a lost trade post costs half of all Payments",
            (NONE, *VARIANTS, *SPELLINGS),
            many=True,
        ),
        rulings.setting(table_rulings()),
    )


def resolve(known: Sequence[Setting], given: Mapping[str, str], seed: int) -> dict[str, Any]:
    """R-5.1.1, R-C, R-C.2, W-S1: factions and their seating, map and deck; the seating is drawn with the factions."""
    by_name = {setting.name: setting for setting in known}
    read = {name: read_setting(by_name, name, text) for name, text in given.items()}
    rng = Rng(seed).fork(1)
    factions = list(read["factions"]) if "factions" in read else None
    seats = int(read["seats"][0]) if "seats" in read else None
    bots = read.get("bots", ("0",))[0]
    chosen = draft(seats, rng, read.get("draft") == ("reach",), bots) if factions is None else check_mix(factions, seats)
    if ANY in chosen:
        chosen = fill_in(chosen, rng)
    resolved: dict[str, Any] = {
        "factions": chosen,
        "map": read["map"][0] if "map" in read else rng.pick(MAP_NAMES),
        "deck": read["deck"][0] if "deck" in read else rng.pick(DECKS),
    }
    resolve_bots(resolved, read, rng)
    if on := rulings.switched_on(table_rulings(), read, seed):
        resolved[rulings.NAME] = on
    for one in FACTIONS:
        one.resolve(resolved, read, ANY not in read.get("factions", (ANY,)))
    return resolved


def read_setting(known: Mapping[str, Setting], name: str, text: str) -> tuple[str, ...]:
    """The values of a setting; a refusal also names the rule."""
    if name not in known:
        names = ", ".join(known)
        sentence = f"Root has no setting '{name}' (R-5.1.1, R-C); it has {names}."
        raise SettingError(sentence, "refused-option", option=name, options=names)
    try:
        return known[name].read(text)
    except SettingError as error:
        rule = RULES.get(name, "R-5.1.7")
        raise SettingError(f"{error} ({rule})", "refused-value-rule", **error.values, rule=rule) from None


def draft(seats: int | None, rng: Rng, within_reach: bool, bots: str = "0") -> list[str]:
    """R-5.1.1, R-A.2, RB-3.2: factions and seating drawn at random, any possible mix or one of enough reach."""
    names = [one.name for one in FACTIONS if not one.automatic and not one.visiting]
    machines = [one.name for one in FACTIONS if one.automatic and not one.visiting]
    count = rng.pick(SEATS) if seats is None else seats
    replaced = min(count, len(machines)) if bots == "any" else int(bots)
    if replaced > min(count, len(machines)):
        raise SettingError(f"{bots} bots are too many for {count} seats (RB-3.2).", "refused-bot-count", bots=bots, seats=count)
    if bots == "any":
        replaced = 1 + rng.below(replaced)
    for _ in range(TRIES):
        rng.shuffle(names)
        mix = names[: count - replaced]
        if replaced:
            rng.shuffle(machines)
            mix += machines[:replaced]
            rng.shuffle(mix)
        if impossible(mix) is None and not (within_reach and low_reach(mix)):
            return mix
    sentence = f"No mix of {count} factions was found that can play together so (R-5.1.1, R-A.2); name the factions."
    raise SettingError(sentence, "refused-no-mix", count=count)


def fill_in(factions: list[str], rng: Rng) -> list[str]:
    """R-5.1.1: seats for which any faction of people was named are drawn."""
    names = [one.name for one in FACTIONS if not one.automatic and not one.visiting and one.name not in factions]
    for _ in range(TRIES):
        rng.shuffle(names)
        drawn = iter(names)
        mix = [next(drawn) if name == ANY else name for name in factions]
        if impossible(mix) is None:
            return mix
    raise SettingError("No other factions can play together with those named (R-5.1.1); name them all.", "refused-no-others")


def clash(factions: Sequence[str]) -> SettingError | None:
    """Why these factions cannot sit at one table, whoever else joins them, or None."""
    if len(set(factions)) < len(factions):
        return SettingError("Every player has another faction (R-5.1.1); a faction is named twice.", "refused-same-faction")
    pieces = [find_faction(name).stands_for or name for name in factions]
    if len(set(pieces)) < len(pieces):
        sentence = "A bot replaces the faction whose pieces it uses (RB-3.2); the two cannot play together."
        return SettingError(sentence, "refused-same-pieces")
    return None


def impossible(factions: Sequence[str]) -> SettingError | None:
    """Why a mix of factions cannot be played at all, or None; seats that draw any faction are not looked at."""
    named = [name for name in factions if name != ANY]
    if len(factions) < 2:
        return SettingError("A game of Root needs at least 2 factions (R-5.1.3, R-A.2).", "refused-too-few")
    if len(factions) > max(SEATS):
        return SettingError(f"A game of Root has at most {max(SEATS)} players (R-A.2).", "refused-too-many", most=max(SEATS))
    if len(named) == len(factions) and not any(find_faction(name).file.warriors for name in factions):
        sentence = "Somebody has to hold the woodland: factions without warriors cannot play alone (R-A.2)."
        return SettingError(sentence, "refused-no-warriors")
    return clash(named)


def check_mix(factions: list[str], seats: int | None) -> list[str]:
    """R-5.1.1: the factions named, if they can play together."""
    reason = impossible(factions)
    if reason is not None:
        raise reason
    if seats is not None and seats != len(factions):
        sentence = f"{len(factions)} factions were named for {seats} seats; every player has one (R-5.1.1)."
        raise SettingError(sentence, "refused-faction-count", factions=len(factions), seats=seats)
    return factions


def reach(factions: Sequence[str]) -> int:
    """R-A.1: the sum of reach values of a mix."""
    return sum(find_faction(name).file.reach for name in factions)


def low_reach(factions: Sequence[str]) -> tuple[int, int] | None:
    """R-A.2: the sum and the recommended one, if the mix has less. A warning, no refusal."""
    recommended = GAME.reach[str(len(factions))]
    return (reach(factions), recommended) if reach(factions) < recommended else None


# -- bots ---------------------------------------------------------------------------------------------------------------


def resolve_bots(resolved: dict[str, Any], read: Mapping[str, tuple[str, ...]], rng: Rng) -> None:
    """RB-3.3, RB-3.3.1, RB-3.3.2: difficulty and traits of each bot, and the variants; what is not given is drawn."""
    seats = [find_faction(name) for name in resolved["factions"]]
    bots = [one for one in seats if one.automatic]
    if not bots:
        unused = [name for name in ("difficulty", "traits", "services", "clockwork") if name in read]
        if unused:
            sentence = f"Setting {unused[0]} concerns bots, and no bot plays (RB-3.3); name one among the factions."
            raise SettingError(sentence, "refused-no-bot", option=unused[0])
        return
    levels = iter(difficulties(read, len(bots), rng))
    resolved["difficulty"] = [next(levels) if one.automatic else "" for one in seats]
    resolved["traits"] = [traits(read, one, rng) for one in seats]
    resolved["clockwork"] = variants(read, seats, rng)
    resolved["services"] = services(read, seats, rng)
    owned = {trait for row in resolved["traits"] for trait in row}
    foreign = [trait for trait in read.get("traits", ()) if trait != NONE and trait not in owned]
    if foreign and "factions" in read:
        raise SettingError(f"No bot in this game has the trait {foreign[0]} (RB-3.3.2).", "refused-trait", trait=foreign[0])


def difficulties(read: Mapping[str, tuple[str, ...]], bots: int, rng: Rng) -> list[str]:
    """RB-3.3.1: one difficulty for all bots, or one for each in seating order."""
    given = read.get("difficulty")
    if given is None:
        return [rng.pick(DIFFICULTIES) for _ in range(bots)]
    if len(given) not in (1, bots):
        sentence = f"{len(given)} difficulties are named for {bots} bots (RB-3.3.1); name one, or one for each."
        raise SettingError(sentence, "refused-difficulties", named=len(given), bots=bots)
    return list(given) if len(given) == bots else list(given) * bots


def traits(read: Mapping[str, tuple[str, ...]], one: Faction, rng: Rng) -> list[str]:
    """RB-3.3.2: the traits named that this bot has; drawn, each comes with one chance in four."""
    if "traits" in read:
        return [trait for trait in one.traits if trait in read["traits"]]
    return [trait for trait in one.traits if not rng.below(4)]


def services(read: Mapping[str, tuple[str, ...]], seats: Sequence[Faction], rng: Rng) -> list[str]:
    """RB-9.7, RB-S-A0: for each bot the service cards it buys by: the basic ones, or besides its advanced one, which is in
    play for all or for the bots named; drawn, half of the games have none."""
    given = read.get("services")
    if given is None:
        given = rng.pick(((NONE,), (NONE,), ("basic",), tuple(one.name for one in seats if rng.below(2))))
    elif "factions" in read and ANY not in read["factions"] and NONE not in given:
        refuse_services(given, seats)
    if NONE in given or not any(one.sells for one in seats):
        return [""] * len(seats)
    advanced = {one.name for one in seats} if "advanced" in given else {*given}
    buyers = [one.automatic and not one.sells for one in seats]
    return [("advanced" if one.name in advanced else "basic") if buys else "" for one, buys in zip(seats, buyers, strict=True)]


def refuse_services(given: Sequence[str], seats: Sequence[Faction]) -> None:
    """RB-9.7, RB-S-A0: services need a seller, and an advanced card its bot."""
    if not any(one.sells for one in seats):
        raise SettingError("Nobody sells services in this game (RB-9.7); name a faction that does.", "refused-no-seller")
    absent = [name for name in given if name not in ("basic", "advanced", *(one.name for one in seats))]
    if absent:
        sentence = f"The bot {absent[0]} does not play and needs no service card (RB-S-A0)."
        raise SettingError(sentence, "refused-service", bot=absent[0])


def variants(read: Mapping[str, tuple[str, ...]], seats: Sequence[Faction], rng: Rng) -> list[str]:
    """RB-C.1, RB-1.3.1, AMB-01, AMB-32: the variants named; drawn, each comes with one chance in five. The cooperative game
    is played without dominance cards; Payments are lost only where a bot sells."""
    people = any(not one.automatic for one in seats)
    if "clockwork" in read:
        given = [name for name in read["clockwork"] if name != NONE]
        if "cooperative" in given and not people:
            raise SettingError("The cooperative game needs a person to win it (RB-C.2).", "refused-no-person")
        if "cooperative" in given and "dominance" in given:
            sentence = "The cooperative game has no dominance cards for the bots (RB-C.1); name one of the two."
            raise SettingError(sentence, "refused-cooperative-dominance")
        return given
    drawn = [name for name in (*VARIANTS, *SPELLINGS) if not rng.below(5)]
    fitting = {
        "cooperative": people,
        "dominance": not people or "cooperative" not in drawn,
        "half_payments": any(one.automatic and one.sells for one in seats),
    }
    return [name for name in drawn if fitting.get(name, True)]
