"""Properties of random games: every invariant at every decision, nothing leaks, clones share nothing, nothing is forgotten.

`make soak` plays all mixes of factions, maps and decks for as long as one likes; here are short stretches of some of them.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hvozd.core import Result, Rng, Session, find_game
from hvozd.core.journal import Journal
from hvozd.core.record import replay, state_hash
from hvozd.core.state import State
from hvozd.games.root.components import DECKS, MAP_NAMES
from hvozd.games.root.hooks import FACTIONS
from hvozd.games.root.rules.windows import Done
from hvozd.games.root.state import Battle, Board, RootState
from hvozd.proof.check import Checker

ROOT = find_game("root")
STRETCH = 80
"""So many decisions of each game are checked."""
NEVER_CHANGING = ("factions", "suits", "overrulers", "vetoers", "openers", "catchers")
"""Lists that are never changed in place and are shared between clones."""


def mix(seats: int, seed: int) -> dict[str, str]:
    """Factions in some order, a map and a deck; over the seeds every faction comes first, and every map and deck comes."""
    names = [one.name for one in FACTIONS if one.name != "vagabond2" and not one.automatic]
    first = names.pop(seed % len(names))
    Rng(seed).shuffle(names)
    factions = ",".join([first, *names[: seats - 1]])
    return {"factions": factions, "map": MAP_NAMES[seed % len(MAP_NAMES)], "deck": DECKS[seed // 3 % len(DECKS)]}


def random_steps(session: Session, rng: Rng, steps: int) -> None:
    """Play so many random decisions, or to the end."""
    for _ in range(steps):
        now = session.decision
        if now is None:
            return
        seat = rng.pick(now.seats)
        session.play(now.options(seat).sample(rng), seat)


def somewhere(seats: int, seed: int, steps: int) -> Session:
    session = Session.new("root", mix(seats, seed), seed)
    random_steps(session, Rng(seed), steps)
    return session


def state(session: Session) -> RootState:
    assert isinstance(session.state, RootState)
    return session.state


@pytest.mark.parametrize("skip", [0, 60, 140, 260])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_invariant_holds_at_every_decision(seats: int, skip: int) -> None:
    for seed in (skip + seats, skip + seats + 1):
        session = somewhere(seats, seed, skip)
        rng = Rng(seed)
        checker = Checker(ROOT, session.state, rng)
        for _ in range(STRETCH):
            now = session.decision
            if now is None:
                break
            checker.at_decision(session.state)
            seat = rng.pick(now.seats)
            before = session.state.clone()
            action = now.options(seat).sample(rng)
            session.play(action, seat)
            checker.after_action(before, session.state, seat, action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_ends_and_its_record_replays(seats: int) -> None:
    session = Session.new("root", mix(seats, seats), seats)
    rng = Rng(seats)
    hashes = []
    while (now := session.decision) is not None:
        hashes.append(state_hash(session.state))
        seat = rng.pick(now.seats)
        options = now.options(seat)
        assert options, f"{now} has no option"
        session.play(options.sample(rng), seat)
        assert session.state.number < ROOT.longest
    assert session.state.result is not None
    assert session.state.result.winners or session.state.result.reason == "stalemate"
    assert replay(session.record) == session.state
    middle = len(hashes) // 2
    assert state_hash(replay(session.record, middle)) == hashes[middle]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_hidden_reaches_any_seat_or_a_spectator(seats: int) -> None:
    """Dealing anew all that is hidden from somebody changes no byte of what reaches them."""
    for seed in range(6):
        session = somewhere(seats, seed + 31, 40 + 35 * seed)
        if session.decision is None:
            continue
        g = state(session)
        for viewer in (*range(g.seats), None):
            told = len(g.journal.entries) if g.journal else 0
            sight = ROOT.sight(g, viewer, told)
            decks = set()
            for deal in range(4):
                other = ROOT.determinize(g, viewer, Rng(deal))
                assert isinstance(other, RootState)
                assert ROOT.sight(other, viewer) == sight
                assert other.journal is None
                assert ROOT.census(other) == ROOT.census(g)
                decks.add((*other.deck, *(card for hand in other.hands for card in hand)))
            assert len(decks) == 4  # it was really dealt anew


def mutable_parts(value: object, path: str = "") -> Iterator[tuple[int, str]]:
    """Everything reachable that can change, by identity."""
    if isinstance(value, list | dict | set | bytearray):
        yield id(value), path
        children = value.items() if isinstance(value, dict) else enumerate(value)
        for key, child in children:
            yield from mutable_parts(child, f"{path}[{key}]")
    elif isinstance(value, tuple):
        for key, child in enumerate(value):
            yield from mutable_parts(child, f"{path}[{key}]")
    elif isinstance(value, Journal):
        yield id(value), path
        yield from mutable_parts(value.entries, f"{path}.entries")
        yield from mutable_parts(value.outcomes, f"{path}.outcomes")
    elif isinstance(value, msgspec.Struct):
        if value.__struct_fields__ and not value.__struct_config__.frozen:
            yield id(value), path
        for field in value.__struct_fields__:
            yield from mutable_parts(getattr(value, field), f"{path}.{field}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_clone_shares_nothing_that_can_change(seats: int) -> None:
    for seed in range(8):
        g = state(somewhere(seats, seed, 30 + 40 * seed))
        g.battle = g.battle or Battle(1, 0, 1)
        clone = g.clone()
        assert clone == g
        parts = {part for part, path in mutable_parts(g) if not path.startswith(tuple(f".{name}" for name in NEVER_CHANGING))}
        shared = [path for part, path in mutable_parts(clone) if part in parts]
        assert shared == []


def test_what_clones_share_is_never_changed_in_place() -> None:
    for seed in range(4):
        session = Session.new("root", mix(4, seed), seed)
        shared = [getattr(session.state, name) for name in NEVER_CHANGING]
        before = [values[:] for values in shared]
        random_steps(session, Rng(seed), 400)
        assert shared == before


def other_values(value: Any) -> Iterator[Any]:
    """Values that differ from a value and perhaps fit its type."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield value + "?"
    elif value is None:
        yield from (Battle(1, 0, 1), Result((0,), (30, 0), "points"))
    elif isinstance(value, bytearray):
        yield value[:-1] + bytes([value[-1] ^ 1])
    elif isinstance(value, list) and value and not isinstance(value[0], Board):
        yield value[:-1]
    elif isinstance(value, tuple) and value and isinstance(value[0], int):
        yield (value[0] + 1, *value[1:])
    elif isinstance(value, list | tuple):
        for extra in (7, (7, 7), (7, 7, 7), [7], (0, Done()), "x"):
            yield type(value)((*value, extra))
        if value:
            yield value[:-1]
    elif isinstance(value, Battle):
        yield None


def decodes(g: State) -> bool:
    try:
        return ROOT.decode(g.data()) == g
    except msgspec.MsgspecError:
        return False


def assert_counts(g: RootState, holder: Any, field: str) -> None:
    """A change of this field makes another position, which survives the codec and cloning."""
    value = getattr(holder, field)
    before = g.data()
    for other in other_values(value):
        setattr(holder, field, other)
        if decodes(g):
            assert g.data() != before, f"{field} is no part of the position"
            assert g.clone() == g, f"{field} is not cloned"
            break
    else:
        raise AssertionError(f"no other value of {field} survives the codec")
    setattr(holder, field, value)
    assert g.data() == before


def test_every_field_is_part_of_the_position() -> None:
    g = state(somewhere(4, 3, 120))
    g.journal = None
    for field in RootState.__struct_fields__:
        if field != "journal":
            assert_counts(g, g, field)


def test_every_field_of_every_board_is_part_of_the_position() -> None:
    seen = set()
    for seed in range(len(FACTIONS)):
        g = state(somewhere(4, seed, 150))
        g.journal = None
        for board in g.boards:
            assert isinstance(board, msgspec.Struct)
            seen.add(type(board))
            for field in board.__struct_fields__:
                assert_counts(g, board, field)
    assert {one.board for one in FACTIONS if not one.automatic} <= seen


def test_every_field_of_a_battle_is_part_of_the_position() -> None:
    g = state(somewhere(3, 5, 60))
    g.journal = None
    g.battle = Battle(1, 0, 1)
    for field in Battle.__struct_fields__:
        assert_counts(g, g.battle, field)
