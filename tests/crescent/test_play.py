"""Random games under the checker, and what every part of the game must have."""

import pytest

from hvozd.core import Action, Rng, Session, find_game
from hvozd.games.crescent.components import CAST, tables
from hvozd.games.crescent.components.figures import KINDS_OF_CARD, MARKETS, STRUCTURES
from hvozd.games.crescent.state import ORDERS, PROMISES, CrescentState
from hvozd.kit.languages import LANGUAGES
from hvozd.kit.texts import Texts, locale_folders
from hvozd.proof.check import Checker

GAMES = [
    {"layout": "variable", "seats": "4", "years": "3"},
    {"layout": "variable", "seats": "5", "years": "4"},
    {"layout": "p4-1", "years": "3"},
    {"layout": "p4-4", "years": "4"},
    {"layout": "p5-1", "years": "3"},
    {"layout": "p5-3", "years": "4"},
]


@pytest.mark.rule("CM-19.4", "CM-19.5", "CM-19.2", "CM-19.3")
@pytest.mark.parametrize("seed", [11, 12])
@pytest.mark.parametrize("options", GAMES, ids=lambda options: " ".join(options.values()))
def test_random_games_keep_every_invariant(options: dict[str, str], seed: int) -> None:
    session = Session.new("crescent", options, seed)
    rng = Rng(seed)
    checker = Checker(session.game, session.state, Rng(seed + 1))
    while (now := session.decision) is not None:
        choices = now.options(now.seat)
        checker.watch(session, lambda choices=choices: choices.sample(rng))
    checker.at_end(session.state, session.record)


@pytest.mark.rule("CM-19.4")
def test_options_not_given_are_drawn_from_the_seed() -> None:
    game = find_game("crescent")
    drawn = [game.resolve({}, seed) for seed in range(400)]
    assert {each["seats"] for each in drawn} == {4, 5}
    assert {each["years"] for each in drawn} == {3, 4}
    assert {each["layout"] for each in drawn} == {*tables("").layouts, "variable"}


def test_a_clone_shares_nothing_that_can_change() -> None:
    session = Session.new("crescent", {"layout": "p5-1"}, 3)
    rng = Rng(3)
    fields = CrescentState.__struct_fields__
    seen_conflict = False
    for _ in range(150):
        now = session.decision
        if now is None:
            break
        g = session.state
        assert isinstance(g, CrescentState)
        copy = g.clone()
        shared = [name for name in fields if isinstance(getattr(g, name), list) and getattr(g, name) is getattr(copy, name)]
        assert shared == []
        if g.conflict is not None and copy.conflict is not None:
            seen_conflict = True
            parts = type(g.conflict).__struct_fields__
            assert not [
                n
                for n in parts
                if isinstance(getattr(g.conflict, n), list) and getattr(g.conflict, n) is getattr(copy.conflict, n)
            ]
            assert not any(a is b for a, b in zip(g.conflict.cards, copy.conflict.cards, strict=True))
        session.play(now.options(now.seat).sample(rng), now.seat)
    assert seen_conflict


# -- texts -----------------------------------------------------------------------------------------------------------------------


def keys() -> list[str]:
    game, t = find_game("crescent"), tables("")
    found = [f"ask-{step.__name__}" for step in game.questions]
    found += [f"event-{event.__name__}" for event in game.events]
    found += [f"action-{action.__name__}" for action in game.kinds(Action)]
    found += [f"option-{option.name}" for option in game.settings]
    words = {"name": CAST, "hex": t.tiles, "card": t.cards, "text": t.cards, "structure": STRUCTURES, "market": MARKETS}
    words |= {
        "promise": PROMISES,
        "customer": (*CAST, "anybody"),
        "goal": t.goals,
        "how": t.goals,
        "objective": tuple({goal.split("-")[0] for goal in t.goals}),
        "order": ORDERS,
        "stance": ("attackers", "defenders"),
        "type": KINDS_OF_CARD,
        "way": ("land", "boats"),
        "short": t.tiles,
    }
    return found + [f"{kind}-{word}" for kind, each in words.items() for word in each]


def lines_of(lang: str) -> list[str]:
    """Every line of the texts of the game and of its rooms."""
    folders = locale_folders(find_game("crescent"))
    paths = [path for folder in folders for path in (*folder.glob(f"{lang}.ftl"), *folder.glob(f"{lang}.*.ftl"))]
    return [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_text_in_both_languages(lang: str) -> None:
    present = {line.split(" =")[0] for line in lines_of(lang)}
    assert [key for key in keys() if key not in present] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_use_only_fields_that_exist(lang: str) -> None:
    import re

    import msgspec

    game = find_game("crescent")
    texts = Texts(locale_folders(game), lang)
    kinds: list[type[msgspec.Struct]] = [*game.questions, *game.events, *game.kinds(Action)]
    fields = {kind.__name__: {info.name for info in msgspec.structs.fields(kind)} for kind in kinds}
    key = ""
    for line in lines_of(lang):
        key = key if line.startswith(" ") else line.split(" =")[0]
        if not key.startswith(("ask-", "event-", "action-")):
            continue
        for name in re.findall(r"\{ \$(\w+)(?:-count)? (?:\}|->)", line):
            _, kind, *step = key.split("-")
            assert name in fields[kind] | ({"left"} if step else set()), line
    assert texts.get("name-caliph") in ("Caliph", "Chalífa")
