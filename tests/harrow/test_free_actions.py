"""Row H1 as a property of random games: no phase closes while a free action would be legal, but by the player's word."""

import pytest

from hvozd.games.harrow.components import LEGEND_FILES
from hvozd.games.harrow.rules.turn import AfterAction, BeforeAction
from tests.harrow.free_actions import Watch
from tests.harrow.test_windows import table

OTHER = {"protectors": "family", "family": "protectors", "kammi": "family"}
PICK = {"protectors": "protectors", "family": "family", "kammi": "goblin"}


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


@pytest.mark.row("H1")
@pytest.mark.rule("HC-5.5", "HC-5.8", "HC-6.10", "HC-16.5", "HC-19.4", "HC-19.20", "HC-24.42")
@pytest.mark.parametrize("legend", [file.name for file in LEGEND_FILES])
def test_no_turn_closes_while_something_is_free(watch: Watch, legend: str) -> None:
    """Every legend, with and without the factions that have no colour."""
    faction = next(file.faction for file in LEGEND_FILES if file.name == legend)
    base = "chapter4" if faction == "kammi" else "chapter3"
    for seed, preset in enumerate((base, base, "chapter5", "fair-folk-3", "fair-folk-4")):
        pair = f"{faction},{OTHER[faction]}" if seed % 2 else f"{OTHER[faction]},{faction}"
        tracks = {"protectors-track": "1"} if "protectors" in pair else {}
        watch.play({"preset": preset, "factions": pair, PICK[faction]: legend, "rulings": "any", **tracks}, seed)
    assert watch.closed > 400


@pytest.mark.row("H1")
@pytest.mark.rule("HC-21.31", "HC-24.30", "HC-25.3")
@pytest.mark.parametrize("preset", ["chapter1", "chapter2", "solo", "duel"])
def test_nor_in_the_other_presets(watch: Watch, preset: str) -> None:
    for seed in range(8):
        watch.play({"preset": preset, "rulings": "any"}, seed)
    assert watch.closed > 40


@pytest.mark.parametrize(
    ("window", "words"),
    [
        (BeforeAction, ["flip attack", "tile strengthen", "strengthen x1"]),
        (AfterAction, ["flip attack", "tile strengthen", "strengthen x1", "act", "finish"]),
    ],
)
def test_the_watch_sees_a_window_that_shuts_too_early(
    monkeypatch: pytest.MonkeyPatch, watch: Watch, window: type, words: list[str]
) -> None:
    """As in version 1: with the last tile, whatever else could be done."""
    monkeypatch.setattr(window, "open_to", lambda self, g: self.jar in g.tiles)
    t = table()
    watch.game, watch.flipped = t.g, -1
    t.turn("protectors")
    for word in words[:-1]:
        watch.note(word)
        t.say("protectors", word)
    watch.note(words[-1])
    with pytest.raises(AssertionError, match="still possible"):
        t.say("protectors", words[-1])
