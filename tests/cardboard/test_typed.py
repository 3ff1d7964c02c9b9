"""Real dice in a normal game: what fell is typed in, the record has it, replays and is verified."""

from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import hvozd
from hvozd.cli import main
from hvozd.core import Event, Rng
from hvozd.core.flow import decision
from hvozd.core.record import load, replay
from hvozd.kit.positions import layout_of
from hvozd.kit.typed import rolled


@pytest.mark.parametrize(
    ("game", "settings", "kind"),
    [
        ("harrow", {"preset": "chapter1", "tower": "real"}, "TreeFell"),
        ("harrow", {"preset": "solo", "tower": "real"}, "TreeFell"),
        ("root", {"factions": "marquise,eyrie"}, "BattleRolled"),
        ("defenders", {"seats": "2"}, "DamageRolled"),
    ],
)
def test_what_is_typed_is_what_falls(game: str, settings: dict[str, str], kind: str) -> None:
    """A stranger types something else than what our dice would give; that is what happens, and everything else is untouched."""
    session, rng, asked = hvozd.new(game, seed=2, **settings), Rng(5), list[int]()
    layout = layout_of(session.game, session.record.header.options)
    typed: list[Event] = []

    def ask(events: Sequence[Event]) -> int:
        at = rng.below(len(events))
        asked.append(len(events))
        typed.append(events[at])
        return at

    for _ in range(400):
        now = decision(session.state)
        if now is None or len(asked) > 12:
            break
        action = now.options().sample(rng)
        typed.clear()
        dice = rolled(layout, session.state, now.seat, action, ask)
        before = len(list(session.state.read(None)))
        session.state.loaded = dice
        session.play(action)
        assert not session.state.loaded
        told = [event for event in list(session.state.read(None))[before:] if type(event).__name__ == kind]
        if typed and type(typed[-1]).__name__ == kind:
            assert any(agrees(event, typed[-1]) for event in told), (typed, told)
    assert asked and min(asked) > 1
    session.record.header = msgspec.structs.replace(session.record.header, written=True)
    again = replay(load(session.record.dump(session.state)))
    assert again == session.state


def agrees(event: Event, said: Event) -> bool:
    """The last thing that is typed is the whole event, or as much of its rows as could be otherwise."""
    for name in event.__struct_fields__:
        whole, part = getattr(event, name), getattr(said, name)
        if whole[: len(part)] != part if isinstance(part, tuple) else whole != part:
            return False
    return True


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_terminal_asks_what_fell_out_of_the_tree(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, out = tmp_path / "tree.hvozd", StringIO()
    typed = iter(["x", "1", *["2"] * 400])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    monkeypatch.setattr("hvozd.commands.play.console", lambda: Console(file=out, width=160))
    args = [
        "play",
        "harrow",
        "--dice",
        "ask",
        "--seats",
        "random,random",
        "--setting",
        "preset=chapter1",
        "--setting",
        "tower=real",
    ]
    assert main([*args, "--seed", "3", "--record", str(file), "--lang", lang]) == 0
    assert ("What happened at the table?" if lang == "en" else "Co se stalo na stole?") in out.getvalue()
    record = load(file.read_bytes())
    assert record.header.written is True and len(record.lines) > 20
    assert main(["replay", str(file), "--verify"]) == 0
