"""Bots explain themselves: what losers have, where before whom, a sentence at the end of every step, the rule on tap."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from hvozd.core import Event, Rng, Session, find_game
from hvozd.games.root import clockwork
from hvozd.games.root.clockwork.bot import STEPS, BotStep
from hvozd.games.root.clockwork.choosing import (
    REASONS,
    BotChose,
    BotChosePlayer,
    BotDrewPlace,
    BotNothing,
    BotPassedOver,
    BotPassedOverPlayers,
)
from hvozd.games.root.clockwork.electric_eyrie import BuildRoost
from hvozd.games.root.clockwork.electric_eyrie.decree import BattleColumn, DecreeColumn, MoveColumn
from hvozd.games.root.clockwork.mechanical_marquise import BuildOrdered, MarquiseMoves
from hvozd.games.root.rules.events import BattleBegan, TurnBegan
from hvozd.games.root.rules.turn import Evening
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import Teller, Texts, locale_folders
from hvozd.tui.story import story
from tests.clockwork.table import ALLIANCE, EYRIE, MARQUISE, VAGABOT, BotTable
from tests.root.table import F1, F2, F3, F4
from tests.tools.sentences import faults

ROOT = find_game("root")
FOLDER = Path(clockwork.__file__).parent
CHOOSING = (BotPassedOver, BotPassedOverPlayers, BotChose, BotChosePlayer, BotDrewPlace, DecreeColumn)
"""What leads to a result, but is none."""
CONTAINERS = {"decree", "public-pity", "conspiracies", "rituals", "crusade"}
"""Steps that consist of others, which are told for themselves."""
MIXES = [
    f"{MARQUISE},{EYRIE},{ALLIANCE},{VAGABOT}",
    "logical_lizards,riverfolk_robots,drillbit_duchy,cogwheel_corvids",
    f"eyrie,{MARQUISE},cogwheel_corvids,{VAGABOT}",
    f"corvids,logical_lizards,{EYRIE},riverfolk_robots",
    f"vagabond,lizards,drillbit_duchy,{ALLIANCE}",
]


def told(t: BotTable, lang: str = "en") -> list[str]:
    teller = Teller(ROOT, ROOT.words(t.g), ROOT.seat_names(t.g), lang)
    return [teller.event(event) for event in t.journal()]


def played(mix: str, seed: int) -> Session:
    """A game with random people."""
    session, rng = Session.new("root", {"factions": mix}, seed), Rng(seed)
    while (now := session.decision) is not None and now.number < 90:
        session.play(now.options(now.seats[0]).sample(rng), now.seats[0])
    return session


# -- what is said -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.5.1.II", "RB-0.2")
def test_losers_are_described_by_what_they_have() -> None:
    t = BotTable(EYRIE, "marquise")
    t.board(EYRIE).viziers = 1
    t.put(EYRIE, "warriors", F1, 5)
    for clearing in (5, 9):
        t.put(EYRIE, "roost", clearing)
    t.run(MoveColumn(0, 3), turn=EYRIE)
    assert "↳ 5 and 9 have roosts." in told(t)
    assert "↳ Mýtiny 5 a 9 mají hřad." in told(t, "cs")
    assert not any("out by" in line or "Ruled out" in line for line in told(t))


@pytest.mark.rule("RB-4.5.3")
@pytest.mark.parametrize(
    ("warriors", "en", "cs"),
    [
        ({F1: 3, F2: 1}, "↳ 6 has 1 warrior of its own; the most is 3.", "↳ Mýtina 6 má 1 vlastního bojovníka; nejvíc je 3."),
        (
            {F1: 5, F2: 1, F3: 1},
            "↳ 6 and 8 have 1 warrior of its own; the most is 5.",
            "↳ Mýtiny 6 a 8 mají 1 vlastního bojovníka; nejvíc je 5.",
        ),
        (
            {F1: 5, F2: 1, F3: 2},
            "↳ 6 and 8 have at most 2 warriors of its own; the most is 5.",
            "↳ Mýtiny 6 a 8 mají nejvýše 2 vlastní bojovníky; nejvíc je 5.",
        ),
    ],
)
def test_amounts_are_told_in_words_that_agree(warriors: dict[int, int], en: str, cs: str) -> None:
    t = BotTable(MARQUISE, "eyrie")
    for clearing, number in warriors.items():
        t.put(MARQUISE, "warriors", clearing, number)
        t.g.open_slots[clearing] = 1
    t.order(MARQUISE, "fox_favor")
    t.run(BuildOrdered(0), turn=MARQUISE)
    assert told(t)[1] == en and told(t, "cs")[1] == cs


@pytest.mark.rule("RB-5.5.1.III")
def test_where_comes_before_whom() -> None:
    t = BotTable(EYRIE, "marquise", "alliance")
    t.board(EYRIE).viziers = 2
    t.put(EYRIE, "warriors", F4, 3)
    t.put("marquise", "sawmill", F4)
    t.put("alliance", "warriors", F4)
    t.dice(1, 0)
    t.run(BattleColumn(0, 3), turn=EYRIE)
    assert told(t)[2:5] == [
        "↳ Only 12 qualifies.",
        "↳ In clearing 12 Alliance has no buildings; the most is 1.",
        "↳ In clearing 12 the choice falls on Marquise.",
    ]
    assert told(t, "cs")[3:5] == [
        "↳ Na mýtině 12 Aliance nemá žádnou stavbu; nejvíc je 1.",
        "↳ Na mýtině 12 padá volba na Markýzu.",
    ]


@pytest.mark.rule("RB-3.2", "RB-4.5.4", "RB-5.7")
def test_the_cause_is_named() -> None:
    t = BotTable(MARQUISE, "eyrie")
    t.put(MARQUISE, "warriors", F1, 3)
    t.order(MARQUISE, "fox_favor")
    t.run(MarquiseMoves(0, "RB-4.5.4"), turn=MARQUISE)
    assert told(t)[-1] == "↳ Nowhere there does it have more than 3 warriors."
    assert told(t, "cs")[-1] == "↳ Nikde tam nemá víc než 3 bojovníky."
    t = BotTable(MARQUISE, "eyrie")
    t.bot_turn(MARQUISE, "fox_favor")
    assert ("RB-4.4.2", "no-item", 0) in t.reasons() and "↳ The card shows no item." in told(t)
    t = BotTable(MARQUISE, "eyrie")
    t.g.items = [0] * len(t.g.items)
    t.census = t.game.census(t.g)
    t.bot_turn(MARQUISE, "fox_anvil")
    assert ("RB-4.4.2", "no-item-left", 0) in t.reasons() and "↳ No such item is left in the supply." in told(t)
    t = BotTable(ALLIANCE, "eyrie")
    t.bot_turn(ALLIANCE, "royal_claim")
    assert ("RB-6.4.3", "bird-order", 0) in t.reasons() and "↳ The order is a bird." in told(t)
    assert "↳ Příkaz je ptačí." in told(t, "cs")


@pytest.mark.rule("RB-5.7")
def test_a_player_without_a_score_is_told_so() -> None:
    t = BotTable(MARQUISE, "duchy", "eyrie", "lizards")
    t.put(MARQUISE, "warriors", F1, 2)
    for name in ("duchy", "eyrie"):
        t.put(name, "warriors", F1, 1)
        t.score(name, 12)
    t.dominate("duchy", "fox_dominance")
    t.dice(0, 0)
    t.bot_day(MARQUISE, "fox_ambush")
    assert "↳ In clearing 1 Duchy has no score; the most is 12." in told(t)
    assert "↳ Na mýtině 1 Hrabství nemá žádné skóre; nejvíc je 12." in told(t, "cs")


# -- every step, in random games ------------------------------------------------------------------------------------------------


def silent(events: list[Event]) -> Iterator[str]:
    """Steps that end without a result or a reason."""
    for at, event in enumerate(events):
        if isinstance(event, BotStep):
            rest = events[at + 1 :]
            until = next((i for i, each in enumerate(rest) if isinstance(each, BotStep | TurnBegan)), None)
            if until is None:
                return  # the journal ends within this step
            bought = isinstance(rest[until], BotStep) and STEPS[rest[until].step] == "service"
            if (
                STEPS[event.step] not in CONTAINERS
                and not bought
                and not [e for e in rest[:until] if not isinstance(e, CHOOSING)]
            ):
                yield f"{STEPS[event.step]} ({event.rule})"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mix", MIXES)
def test_every_step_ends_in_a_sentence(mix: str, seed: int) -> None:
    session = played(mix, seed)
    events = list(session.state.read(None))
    assert sorted(set(silent(events))) == []
    for lang in LANGUAGES:
        teller = Teller(ROOT, ROOT.words(session.state), ROOT.seat_names(session.state), lang)
        for event in events:
            text = teller.event(event)
            assert not faults("event-", text), text
            bare = re.sub(r" \(RB-[\w.-]+\)\.$", "", text)
            assert not re.search(r"\b[A-Z]{1,3}-\d|\bnone\b|(?<![\w-])-\d|seat=", bare), text
            assert not isinstance(event, BotStep | BotNothing | BotChose) or teller.rule(event), event


def test_a_battle_follows_where_a_choice_names_the_place() -> None:
    """The journal is a contract: the clearing and the player chosen are those attacked."""
    checked = 0
    for seed in range(6):
        events = list(played(MIXES[0], seed).state.read(None))
        for before, after in pairwise(events):
            if isinstance(before, BotChosePlayer) and isinstance(after, BattleBegan) and before.place is not None:
                assert (after.attacker, after.place, after.defender) == (before.seat, before.place, before.player)
                checked += 1
    assert checked > 20


# -- the rule on tap ------------------------------------------------------------------------------------------------------------


def rules_named() -> set[str]:
    """Every rule that a bot may name as its reason: the ids that stand as strings in the code."""
    found = {f"RB-10.7.{minister}" for minister in (2, 4, 5, 6, 7, 8, 9)}
    for path in FOLDER.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        doubtful = {
            id(part)
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Ruling"
            for part in ast.walk(node)
        }
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and re.fullmatch(r"RB-[\w.-]*\w", node.value)
            and id(node) not in doubtful
        }
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_a_bot_names_has_a_sentence(lang: str) -> None:
    texts = Texts(locale_folders(ROOT), lang)
    english = Texts(locale_folders(ROOT), "en")
    lacking, same = [], []
    for rule in sorted(rules_named()):
        key = "rule-" + rule.replace(".", "_")
        if not texts.has(key) or not texts.get(key).endswith("."):
            lacking.append(rule)
        elif lang != "en" and texts.get(key) == english.get(key):
            same.append(rule)
    assert (lacking, same) == ([], []) and len(rules_named()) > 140


def test_every_reason_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    assert [why for why in REASONS if code.count(f'"{why}"') < 2] == []


@pytest.mark.rule("RB-5.5.2")
def test_the_story_with_the_rules_tells_each_once_under_its_step() -> None:
    t = BotTable(EYRIE, "marquise")
    t.board(EYRIE).viziers = 1
    t.put(EYRIE, "warriors", F4, 2)
    t.run(BuildRoost(0), Evening(0), turn=EYRIE)
    teller = Teller(ROOT, ROOT.words(t.g), ROOT.seat_names(t.g), "en")
    lines = list(story(teller, t.journal(), True))
    assert lines[:4] == [
        "· Electric Eyrie: build (RB-5.5.2).",
        "    A roost goes to the ruled clearing of highest priority without one; if that is impossible for any reason, there is "
        "turmoil.",
        "· ↳ Only 12 qualifies.",
        "· Electric Eyrie placed a roost in clearing 12.",
    ]
    assert list(story(teller, t.journal(), False)) == [line for line in lines if line.startswith("·")]
