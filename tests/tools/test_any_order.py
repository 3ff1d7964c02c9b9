"""An answer that is a set or multiset is accepted in any order, in every game; where the order says something, it stays."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hvozd.core import Action, Decision, Game, NotOffered, Rng, Session, find_game, game_names
from hvozd.core.spelling import Field

ORDERED = {("harrow", "Spread", "haints")}
"""The tuples whose places mean something: here how many haints go to the first hex, the second …"""
GAMES = tuple(name for name in game_names() if name in ("root", "crescent", "defenders", "harrow"))
KINDS = [(name, kind) for name in GAMES for kind in find_game(name).kinds(Action)]
TUPLES = [
    pytest.param(name, kind, field.name, id=f"{name}-{kind.__name__}-{field.name}")
    for name, kind in KINDS
    for info in msgspec.structs.fields(kind)
    if (field := Field(info.name, info.type)).many
]


def bags(action: Action) -> list[str]:
    """The fields of an action that are bags of different things."""
    found = [info.name for info in msgspec.structs.fields(type(action)) if Field(info.name, info.type).any_order]
    return [name for name in found if len(set(getattr(action, name))) > 1]


def turned(action: Action, names: list[str]) -> Action:
    """The same things, the last first."""
    return msgspec.structs.replace(action, **{name: getattr(action, name)[::-1] for name in names})


def value_of(field: Field) -> Any:
    return (0, 1) if field.many else None if field.optional else field.convert(0)


@pytest.mark.row("F7")
@pytest.mark.parametrize(("name", "kind", "field"), TUPLES)
def test_every_tuple_of_every_action_is_a_bag_or_has_an_order(name: str, kind: type[Action], field: str) -> None:
    game = find_game(name)
    fields = [Field(info.name, info.type) for info in msgspec.structs.fields(kind)]
    words = {each.word: ("nought", "one") for each in fields if each.word}
    action = kind(*(value_of(each) for each in fields))
    other = turned(action, [field])
    read = game.speller.read(game.speller.write(other, words), words)
    if (name, kind.__name__, field) in ORDERED:
        assert read == other != action and game.speller.tidy(other) == other
    else:
        assert read == action != other and game.speller.tidy(other) == action


def decisions(game: Game, seed: int, most: int) -> Iterator[tuple[Session, Decision]]:
    """The decisions of a random game."""
    session, rng = Session.new(game, {}, seed), Rng(seed)
    while (now := session.decision) is not None and session.state.number < most:
        yield session, now
        session.play(now.options().sample(rng), now.seat)


@pytest.mark.row("F7")
@pytest.mark.parametrize(("name", "wanted"), [("root", 8), ("crescent", 4), ("harrow", 2)])
def test_random_answers_are_taken_in_any_order(name: str, wanted: int) -> None:
    """By text and by action: the same position comes of it, and the record has it in one order."""
    game, seen = find_game(name), set()
    for seed in range(40):
        for session, now in decisions(game, seed, 600):
            action = now.options().sample(Rng(session.state.number))
            if not (names := bags(action)) or type(action) in seen:
                continue
            seen.add(type(action))
            ways = [session.clone() for _ in range(3)]
            ways[0].play(action, now.seat)
            ways[1].play(game.write(session.state, turned(action, names)), now.seat)
            ways[2].play(turned(action, names), now.seat)
            assert ways[0].state == ways[1].state == ways[2].state
            assert ways[0].record.lines == ways[1].record.lines == ways[2].record.lines
        if len(seen) >= wanted:
            return
    raise AssertionError(f"only {sorted(kind.__name__ for kind in seen)} were met")


@pytest.mark.row("F7")
def test_the_front_door_knows_an_answer_in_any_order() -> None:
    import hvozd

    session, rng = hvozd.new("root", seed=3), Rng(3)
    while (now := session.decision) is not None:
        action = next((each for each in now.options() if bags(each)), None)
        if action is not None:
            other = turned(action, bags(action))
            assert other in session.options() and session.game.write(session.state, other) in session.options()
            assert "fly to the moon" not in session.options()
            return
        session.play(now.options().sample(rng), now.seat)
    raise AssertionError("no bag was offered")


@pytest.mark.row("F7")
def test_an_order_that_says_something_is_kept() -> None:
    session = Session.new("harrow", {"preset": "chapter4", "factions": "kammi,protectors"}, 1)
    while (now := session.decision) is not None and now.name != "SpreadKammi":
        session.play(next(iter(now.options())), now.seat)
    assert now is not None
    positions = []
    action = next(each for each in now.options() if each.haints[0] != each.haints[-1])  # type: ignore[attr-defined]
    assert turned(action, ["haints"]) in now.options()
    for each in (action, turned(action, ["haints"])):
        way = session.clone()
        way.play(session.game.write(session.state, each), now.seat)
        positions.append(way.state)
    assert positions[0] != positions[1]


@pytest.mark.row("F7")
def test_a_bag_with_other_things_is_refused_all_the_same() -> None:
    game = find_game("root")
    for session, now in decisions(game, 3, 600):
        for action in now.options():
            if names := bags(action):
                more = {name: (*getattr(action, name), getattr(action, name)[0]) for name in names}
                with pytest.raises(NotOffered):
                    session.play(msgspec.structs.replace(action, **more), now.seat)
                return
    raise AssertionError("no bag was offered")
