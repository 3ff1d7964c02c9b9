"""Who decides, as a property of random games: whoever's turn it is, but for the few questions that the rules put to another."""

from collections.abc import Callable
from typing import Any

import pytest

from hvozd.core import Decision, Journal, Rng, advance, apply
from hvozd.games.harrow.setup.settings import PRESET_NAMES
from hvozd.games.harrow.state import HarrowState
from tests.harrow.table import GAME, Table

PROTECTORS, FAMILY, KAMMI, HESTER, FAIR = range(5)


def owner(g: HarrowState, step: Any) -> int:
    """HC-20.11, HC-21.73: a unit's owner; Hester for infected haints that she moves herself."""
    if step.piece >= 6:
        return (PROTECTORS, FAMILY, KAMMI, KAMMI)[step.piece - 6]
    return HESTER if g.active == HESTER and step.piece % 2 else int(step.piece) // 2


def rival_of(g: HarrowState, faction: int) -> int:
    return next(other for other in g.colours if other != faction)


def objective(g: HarrowState, step: Any) -> int:
    """HC-17.3: the opponent of those whose objective it is."""
    return rival_of(g, FAMILY if step.row else PROTECTORS)


OTHERS: dict[str, Callable[[HarrowState, Any], int]] = {
    "CarryDoll": owner,
    "FollowDoll": lambda g, step: step.colour,
    "Clash": lambda g, step: step.faction,
    "ShuffleDolls": lambda g, step: rival_of(g, KAMMI),
    "LosePath": lambda g, step: PROTECTORS,
    "ReleaseCubes": lambda g, step: FAMILY,
    "PointArrow": lambda g, step: FAIR,
    "MayGuess": lambda g, step: FAIR,
    "PlaceObjective": objective,
    "StationStandees": lambda g, step: KAMMI,
    "SpreadKammi": lambda g, step: KAMMI,
    "HideTrueDoll": lambda g, step: rival_of(g, KAMMI),
    "StationLegend": lambda g, step: rival_of(g, KAMMI),
    "SpreadHaints": lambda g, step: rival_of(g, KAMMI),
    "HideFind": lambda g, step: next(faction for faction in g.factions if faction != FAIR),
    "MarkTerrain": lambda g, step: FAIR,
}
"""Questions with a seat of their own, whoever's turn it is."""


def decides(g: HarrowState, now: Decision) -> int:
    """The seat that the rules ask; in solo play and in a duel's solo turn one seat decides for the automated factions."""
    step = g.stack[-1]
    own = OTHERS.get(now.name)
    faction = g.active if own is None else own(g, step)
    return g.factions.index(faction) if faction in g.factions else -1


@pytest.mark.rule("HC-5.2", "HC-11.14", "HC-17.3", "HC-20.6", "HC-20.11", "HC-20.22", "HC-24.3", "HC-24.40")
@pytest.mark.parametrize("preset", [name for name in PRESET_NAMES if name not in ("solo", "duel")])
def test_whoever_the_rules_name_is_asked(preset: str) -> None:
    for seed in range(6):
        g = GAME.new(GAME.resolve({"preset": preset, "rulings": "any"}, seed), seed)
        assert isinstance(g, HarrowState)
        rng = Rng(seed)
        while (now := advance(g)) is not None and g.number < 2500:
            if now.name != "TradeDolls":
                assert now.seat == decides(g, now), f"{now.name} asks {now.seat} in the turn of {g.active}"
            apply(g, now.seat, now.options(now.seat).sample(rng))


@pytest.mark.rule("HC-25.2", "HC-25.3", "HC-25.5", "HC-25.7")
def test_in_a_duel_the_drawn_token_says_who_decides() -> None:
    """A solo token: the winner of the toss decides everything; only what the Fair Folk learn is theirs."""
    asked = set()
    for seed in range(14):
        g = GAME.new(GAME.resolve({"preset": "duel"}, seed), seed)
        assert isinstance(g, HarrowState)
        g.journal, rng, drawn = Journal(), Rng(seed), None
        while (now := advance(g)) is not None:
            tokens = [entry.event for entry in g.journal.entries if type(entry.event).__name__ == "DuelTokenDrawn"]
            drawn = tokens[-1] if tokens else None
            if now.name in ("PointArrow", "MayGuess", "MarkTerrain", "FairActs"):
                assert now.seat == 0
            elif now.name == "HideFind":
                assert now.seat == 1
            elif drawn is not None:
                asked.add((now.name, drawn.faction))
                assert now.seat == g.factions.index(drawn.faction), f"{now.name} asks {now.seat}"
            apply(g, now.seat, now.options(now.seat).sample(rng))
    assert {
        (name, faction) for name in ("ChooseFaction", "MarchNext", "SpawnAtCard", "SoloAttack") for faction in (FAIR, HESTER)
    } <= asked


@pytest.mark.rule("HC-25.2")
def test_each_player_of_a_duel_takes_a_card_first() -> None:
    t = Table("duel", bare=False)
    while t.asked in ("HideFind", "MarkTerrain"):
        t.say(t.who, sorted(t.offered(t.who))[0])
    t.turn_of("fair-folk")
    while not sum(t.g.townsfolk):
        t.say("fair-folk", sorted(t.offered("fair-folk"))[0])
    while not sum(t.g.buildings):
        t.say("hester", sorted(t.offered("hester"))[0])
