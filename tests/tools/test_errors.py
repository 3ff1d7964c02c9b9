"""What goes wrong with games, records, seats and files is said in the reader's language; in English as it was."""

import re
from pathlib import Path

import pytest

import hvozd
from hvozd.cli import main
from hvozd.core import Session
from hvozd.kit.texts import ANY_GAME, Texts


@pytest.fixture
def record(tmp_path: Path) -> Path:
    session = Session.new("defenders", {"seats": "2"}, 3)
    for _ in range(4):
        assert session.decision is not None
        session.play(next(iter(session.decision.options())), session.decision.seat)
    file = tmp_path / "game.hvozd"
    session.save(file)
    return file


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 2
    told = capsys.readouterr().err.strip()
    assert len(told.splitlines()) == 1
    return told


@pytest.mark.parametrize(
    ("words", "english", "czech"),
    [
        (("play", "owls"), "There is no game 'owls'", "Hra „owls“ tu není"),
        (("sim", "owls"), "There is no game 'owls'", "Hra „owls“ tu není"),
        (("arena", "owls", "--agents", "random"), "There is no game 'owls'", "Hra „owls“ tu není"),
        (("sim", "root", "--agents", "owl"), "There is no agent 'owl'", "Agent „owl“ tu není"),
        (("replay", "nowhere.hvozd"), "cannot be read", "nejde přečíst"),
        (("replay", "{record}", "--at", "99"), "no position 99", "nemá pozici 99"),
        (("replay", "{record}", "--seat", "owl"), "no seat 'owl'", "Místo „owl“ tu není"),
        (("play", "root", "--record", "{record}"), "is a record of defenders", "je záznam hry defenders"),
        (("replay", "{cut}"), "The record is cut", "Záznam je useknutý"),
        (("replay", "{changed}"), "was changed after", "někdo po zapsání změnil"),
        (("replay", "{foreign}"), "not a Hvozd record", "není záznam Hvozdu"),
    ],
)
def test_errors_are_told_in_both_languages(
    words: tuple[str, ...], english: str, czech: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = record.read_bytes()
    files = {"record": record, "cut": tmp_path / "cut", "changed": tmp_path / "changed", "foreign": tmp_path / "foreign"}
    files["cut"].write_bytes(data[: len(data) // 2])
    files["changed"].write_bytes(data.replace(b"organizer", b"organizes", 1))
    files["foreign"].write_bytes(b"To be or not to be")
    there = [word.format(**files) for word in words]
    assert english in said(capsys, *there)
    assert english in said(capsys, *there, "--lang", "en")
    assert czech in said(capsys, *there, "--lang", "cs")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_key_of_an_error_has_a_text(lang: str) -> None:
    folder = Path(hvozd.__file__).parent
    keys = {key for path in folder.rglob("*.py") for key in re.findall(r'"(error-[a-z-]+)"', path.read_text(encoding="utf-8"))}
    texts = Texts([ANY_GAME], lang)
    core = {
        key
        for path in (folder / "core").glob("*.py")
        for key in re.findall(r'"(error-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    assert core and core <= keys and all(texts.has(key) for key in core)
