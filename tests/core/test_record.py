"""A record replays to the identical position; whatever is cut, edited or foreign is refused with one sentence."""

import hashlib
import types
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hvozd.core import RecordError, Rng, Session, find_game
from hvozd.core.errors import NotARecord, RecordCut, RecordEdited, RecordVersion, UnknownName
from hvozd.core.record import load, replay, state_hash


def finished(seed: int = 3) -> Session:
    session = Session.new("highcard", {"seats": "3"}, seed=seed, seats=["Ada", "Bob", "Cyd"])
    rng = Rng(seed)
    while (now := session.decision) is not None:
        session.play(now.options(now.seat).sample(rng), now.seat)
    return session


@pytest.fixture
def data(highcard: types.ModuleType) -> bytes:
    session = finished()
    return session.record.dump(session.state)


def sealed(data: bytes) -> bytes:
    """The record with a checksum that is right again: the work of somebody who knows how."""
    head = data[: data.rfind(b'"sum":"') + 7]
    return head + hashlib.sha256(head).hexdigest().encode() + b'"}\n'


def test_a_record_replays_to_every_position(highcard: types.ModuleType) -> None:
    session = Session.new("highcard", {"seats": "4"}, seed=11)
    rng = Rng(1)
    hashes = [state_hash(session.state)]
    while (now := session.decision) is not None:
        session.play(now.options(now.seat).sample(rng), now.seat)
        hashes.append(state_hash(session.state))
    record = load(session.record.dump(session.state))
    assert [state_hash(replay(record, n)) for n in range(len(hashes))] == hashes
    assert replay(record) == session.state


def test_a_saved_game_goes_on(highcard: types.ModuleType, tmp_path: Path) -> None:
    session = Session.new("highcard", {"seats": "2"}, seed=5)
    session.play(f"lay {session.view(0).hand[0]}", 0)
    session.save(tmp_path / "half.hvozd")
    again = Session.open(tmp_path / "half.hvozd")
    assert again.state == session.state
    card = again.view(1).hand[0]
    for each in (session, again):
        each.play(f"lay {card}", 1)
    assert again.state == session.state
    assert again.record.dump(again.state) == session.record.dump(session.state)


def test_flipping_any_byte_is_refused(data: bytes) -> None:
    for at in range(len(data)):
        for bit in (1, 32, 128):
            flipped = bytearray(data)
            flipped[at] ^= bit
            with pytest.raises(RecordError) as caught:
                load(bytes(flipped))
            assert str(caught.value).endswith(".")


def test_cutting_anywhere_is_refused(data: bytes) -> None:
    for end in range(len(data)):
        with pytest.raises(RecordError):
            load(data[:end])
    lines = data.splitlines(keepends=True)
    with pytest.raises(RecordCut, match="closing line"):
        load(b"".join(lines[:-1]))
    with pytest.raises(RecordCut, match="last line"):
        load(data[:-1])
    with pytest.raises(RecordEdited):
        load(b"".join([*lines[:3], *lines[4:]]))


def test_adding_anything_is_refused(data: bytes) -> None:
    with pytest.raises(RecordEdited):
        load(data + b"\n")
    with pytest.raises(RecordError):
        load(b"\n" + data)


@given(st.binary(max_size=300))
def test_noise_is_no_record(noise: bytes) -> None:
    with pytest.raises(NotARecord):
        load(noise)


def test_a_record_has_as_many_lines_as_its_game_can_take(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside its actions it has a first line and a closing one."""
    actions = data.count(b"\n") - 2
    monkeypatch.setattr(type(find_game("highcard")), "longest", actions)
    assert len(load(data).lines) == actions
    monkeypatch.setattr(type(find_game("highcard")), "longest", actions - 1)
    with pytest.raises(RecordEdited, match=f"no game of High Card takes more than {actions - 1} actions"):
        load(data)


def test_other_versions_are_refused(data: bytes) -> None:
    with pytest.raises(RecordVersion, match="format 2"):
        load(data.replace(b'"hvozd":1', b'"hvozd":2', 1))
    with pytest.raises(RecordVersion, match="rules 0"):
        load(sealed(data.replace(b'"rules":"1"', b'"rules":"0"', 1)))
    with pytest.raises(UnknownName, match="no game 'lowcard'"):
        load(sealed(data.replace(b'"game":"highcard"', b'"game":"lowcard"', 1)))


def edited(data: bytes, row: int, change: tuple[bytes, bytes]) -> bytes:
    lines = data.splitlines(keepends=True)
    assert change[0] in lines[row]
    lines[row] = lines[row].replace(*change, 1)
    return sealed(b"".join(lines))


@pytest.mark.parametrize(
    ("row", "change"),
    [
        (1, (b"lay", b"play")),
        (1, (b"[0,0", b"[0,1")),
        (1, (b"[0,0", b"[4,0")),
        (1, (b"[]", b"[3]")),
        (0, (b'"random":[', b'"random":[1,')),
        (0, (b'"seed":3', b'"seed":4')),
        (0, (b'"seats":3', b'"seats":2')),
        (0, (b'"seats":3', b'"seats":null')),
        (0, (b'"options":{"seats":3}', b'"options":{}')),
        (-1, (b'"hash":"', b'"hash":"0')),
        (-1, (b"most tricks", b"fewest tricks")),
    ],
)
def test_what_was_edited_and_sealed_again_does_not_replay(data: bytes, row: int, change: tuple[bytes, bytes]) -> None:
    record = load(edited(data, row, change))
    with pytest.raises(RecordEdited) as caught:
        replay(record)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("line", [b"noise\n", b'["a",0,"keep",[]]\n', b"[]\n", b"\xff\xfe\n"])
def test_a_sealed_line_that_is_none_is_refused(data: bytes, line: bytes) -> None:
    lines = data.splitlines(keepends=True)
    lines.insert(2, line)
    with pytest.raises(RecordEdited, match="line that is not an action"):
        load(sealed(b"".join(lines)))


def test_a_header_nested_too_deep_is_refused(data: bytes) -> None:
    deep = b'{"hvozd":1,"options":{"x":' + b"[" * 200_000
    with pytest.raises(RecordError):
        load(deep)


def test_a_record_names_who_sat_where(data: bytes) -> None:
    header = msgspec.json.decode(data.splitlines()[0])
    assert header["seats"] == ["Ada", "Bob", "Cyd"]
    assert header["game"] == "highcard"
