"""What a player may still do freely in a turn, worked out from the ledger and the plain data of a position alone.

Nothing here asks the engine's own lists: cards HC-19.4, HC-19.20, HC-30.12, HC-32.8, tiles HC-16.5, offers HC-24.42, free
steps HC-6.10, Hester's cards HC-21.31, the cards of the Fair Folk HC-24.30.
"""

from collections.abc import Callable
from typing import Any

import pytest

from hvozd.core import Rng, advance, apply
from hvozd.games.harrow.factions.fairfolk.acting import FairCleanup
from hvozd.games.harrow.factions.fairfolk.figures import FIGURES
from hvozd.games.harrow.factions.hester.acting import HesterCleanup
from hvozd.games.harrow.maps import DISTANCE, HEXES, MOUNTAIN
from hvozd.games.harrow.rules.cleanup import Cleanup
from hvozd.games.harrow.rules.turn import JarAction
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import GOBLINS, TACTICS
from tests.harrow.table import GAME

PROTECTORS, FAMILY, KAMMI, HESTER, FAIR = range(5)
LEGENDS = {PROTECTORS: (0,), FAMILY: (1,), KAMMI: (2, 3)}


def units(g: HarrowState, faction: int, h: int) -> int:
    """HC-0.7: haints of both kinds and legends."""
    haints = g.haints[2 * faction * HEXES + h] + g.haints[(2 * faction + 1) * HEXES + h]
    return haints + sum(g.legend_at[slot] == h for slot in LEGENDS[faction])


def movable(g: HarrowState, faction: int, h: int) -> bool:
    """HC-3.10: a unit that no nail pins."""
    nails = sum(pin >= 0 and pin < 6 * HEXES and pin % HEXES == h and pin // HEXES // 2 == faction for pin in g.pins)
    nails += sum(pin - 6 * HEXES in LEGENDS[faction] and g.legend_at[pin - 6 * HEXES] == h for pin in g.pins if pin >= 6 * HEXES)
    return units(g, faction, h) > nails


def step_is_free(g: HarrowState, faction: int, h: int) -> bool:
    """HC-6.2, HC-6.8, HC-6.9, HC-6.10: entering costs nothing, and the hex is legal (HC-3.1 to HC-3.5)."""
    storm = bool(g.storms[h] or g.land.printed[h]) and faction != FAMILY
    if not g.paths[h] or 1 + (g.land.kind[h] == MOUNTAIN) + storm - g.paths[h] > 0:
        return False
    barred = (g.townsfolk[h] and faction != PROTECTORS) or (g.buildings[h] and faction != FAMILY)
    others = sum(units(g, other, h) for other in LEGENDS if other != faction)
    return not (barred or g.fire[h] or others or units(g, faction, h) >= 4)


def steps(g: HarrowState, faction: int) -> list[str]:
    return [
        f"step to {h}"
        for h in range(HEXES)
        if step_is_free(g, faction, h) and any(DISTANCE[h][near] == 1 and movable(g, faction, near) for near in range(HEXES))
    ]


def offers(g: HarrowState, faction: int) -> list[str]:
    return [] if g.fairfolk is None else [f"offer {offer}" for offer in g.fairfolk.taken[faction]]


def cards(g: HarrowState, faction: int, after: bool, played: bool) -> list[str]:
    """HC-19.4, HC-19.20: one a turn; upgrades are played within the ability jar's action only (HC-19.10)."""
    hand = g.hands[faction]
    if hand is None or played or faction == FAMILY:
        return []
    if faction == PROTECTORS:
        return [TACTICS[card] for card in hand.held if after or TACTICS[card] != "haunting-vision"]
    assert g.kammi is not None
    goblin = g.legend_at[5 - g.kammi.herself]
    if goblin < 0:
        return []
    near = any(h >= 0 and DISTANCE[goblin][h] <= 2 for h in g.kammi.dolls)
    return [GOBLINS[card] for card in hand.held if near or GOBLINS[card] != "dolls-whisper"]


class Watch:
    """Plays at random and looks, whenever a phase closes, whether somebody could still have done something freely."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.word, self.played, self.closed = "", False, 0
        self.game: HarrowState | None = None
        for step, look in (
            (JarAction, self.before),
            (Cleanup, self.after),
            (HesterCleanup, self.witch),
            (FairCleanup, self.fairies),
        ):
            self.wrap(monkeypatch, step, look)

    def wrap(self, monkeypatch: pytest.MonkeyPatch, step: type, look: Callable[[Any, HarrowState], list[str]]) -> None:
        run = step.run  # type: ignore[attr-defined]

        def looked(this: Any, g: HarrowState) -> None:
            if g is self.game:
                left = look(this, g)
                assert not left, f"{step.__name__} begins after '{self.word}', and these are still possible: {left}"
                self.closed += 1
            run(this, g)

        monkeypatch.setattr(step, "run", looked)

    def free(self, g: HarrowState, faction: int, after: bool) -> list[str]:
        return cards(g, faction, after, self.played) + offers(g, faction) + steps(g, faction)

    def before(self, this: JarAction, g: HarrowState) -> list[str]:
        """Before the action closes by `act`, or with the flip where the jar has no face-up tile."""
        tiles = [f"tile {tile}" for tile, place in enumerate(g.tiles) if place == this.jar]
        if self.word == "act":
            return []
        return tiles if self.word.startswith(("flip", "attack-again")) else tiles + self.free(g, this.faction, False)

    def after(self, this: Cleanup, g: HarrowState) -> list[str]:
        """After the action closes by `end-turn`; the next turn may have a card again."""
        jar = [place for place in range(4) if place in g.tiles and self.flipped == place]
        left = [f"tile at {place}" for place in jar] + self.free(g, this.faction, True)
        self.played = False
        return [] if self.word == "end-turn" else left

    def witch(self, this: HesterCleanup, g: HarrowState) -> list[str]:
        assert g.hester is not None
        left = [f"card {card}" for card in g.hester.active if card not in g.hester.used] + offers(g, HESTER)
        return [] if self.word == "end-turn" else left

    def fairies(self, this: FairCleanup, g: HarrowState) -> list[str]:
        hand = g.hands[FAIR]
        assert hand is not None and g.fairfolk is not None
        if self.word == "end-turn" or g.fairfolk.found == 3:
            return []
        return [f"card {card}" for card in hand.held if FIGURES.cards.cards[card].cost <= g.field[7]]

    def note(self, text: str) -> None:
        self.word = text
        if text.startswith(("flip", "attack-again")):
            self.flipped = ("ability", "wild", "legend", "attack").index(text.split()[1])
        self.played |= text.startswith(("tactic", "goblin"))

    def play(self, settings: dict[str, str], seed: int, most: int = 4000) -> HarrowState:
        g = GAME.new(GAME.resolve(settings, seed), seed)
        assert isinstance(g, HarrowState)
        self.game, self.flipped, self.played, rng = g, -1, False, Rng(seed)
        while (now := advance(g)) is not None and g.number < most:
            action = now.options(now.seat).sample(rng)
            self.note(GAME.write(g, action))
            apply(g, now.seat, action)
        return g
