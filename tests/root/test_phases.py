"""Phases end by the player's word: none closes while a free action would be legal, unless the player has just said so.

What is legal is worked out by `free_actions.py` from the ledger, not by the engine.
"""

from collections import Counter
from collections.abc import Callable

import pytest

from hvozd.core import Rng, advance, apply, decision, find_game
from hvozd.games.root.components import CARD, DECKS, MAP_NAMES
from hvozd.games.root.factions.corvids import DrawUnlessExerted
from hvozd.games.root.hooks import FACTIONS, faction
from hvozd.games.root.rules.turn import Daylight, DrawCards, Evening
from hvozd.games.root.state import RootState
from tests.root.free_actions import Free

ROOT = find_game("root")
GAMES = 54
DECISIONS = 300
LAID_OUT = (
    ("royal_claim", "stand_and_deliver", "tax_collector", "codebreakers"),
    ("swap_meet", "false_orders", "league_of_adventurous_mice", "propaganda_bureau"),
)
"""By deck: the cards with something for a free window; they lie in play areas from the start, so that they matter often."""
VERBS = {
    "birdsong": {"royal", "stand", "swap", "false", "expose"},
    "daylight": {"dominance", "coalition", "take", "codebreakers", "tax", "league", "propaganda", "clear", "expose"},
    "evening": {"expose"},
}
"""W-B3, W-D2, W-E2: every kind of free action, by the first word of its text."""
ALWAYS = ((), ("alliance", "corvids"), ("riverfolk", "corvids"))
"""Who plays in every third game: those whose Evening has questions before the draw, with plots to guess."""
AT_ONCE = ("leader ", "hideout ")
"""R-7.7.4, R-E.3.2: after turmoil and in a hideout Daylight ends without a word."""


class Watch:
    """Plays a random game and looks on at every moment at which a phase closes."""

    def __init__(self, number: int) -> None:
        names = [one.name for one in FACTIONS if not one.automatic and not one.visiting and one.name != "vagabond2"]
        Rng(number).shuffle(names)
        names.sort(key=lambda name: name not in ALWAYS[number % len(ALWAYS)])
        self.deck = number % 2
        settings = {"factions": ",".join(names[: 3 + number % 3]), "map": MAP_NAMES[number // 2 % 4], "deck": DECKS[self.deck]}
        self.rng = Rng(number + 1)
        self.g: RootState = ROOT.new(ROOT.resolve(settings, number), number)
        self.closed: Counter[tuple[str, str]] = Counter()
        """(phase, kind of action): how often a phase closed although it was legal, because the player was done."""
        self.said: list[str] = []
        self.turn = -1
        self.last: tuple[int, str, RootState] | None = None

    def play(self) -> None:
        advance(self.g)
        self.lay_out()
        for _ in range(DECISIONS):
            now = decision(self.g)
            if now is None:
                return
            if now.name == "ChoosePrices" and self.g.turn == now.seat:
                self.closes("evening", now.seat)
            action = now.options(now.seat).sample(self.rng)
            if self.g.turn != self.turn:
                self.turn, self.said = self.g.turn, []
            text = ROOT.write(self.g, action)
            if now.seat == self.g.turn:
                self.said.append(text)
            self.last = (now.seat, text, self.g.clone() if text == "done" else self.g)
            apply(self.g, now.seat, action)
            advance(self.g)

    def lay_out(self) -> None:
        """Cards into play areas, an item into a box, officers, nine points for everybody; only before the first turn."""
        g = self.g
        for seat in range(g.seats) if g.turn < 0 else ():
            for card in LAID_OUT[self.deck]:
                if CARD[card] in g.deck and self.rng.below(2):
                    g.deck.remove(CARD[card])
                    g.crafted[seat].append(CARD[card])
            if faction(g, seat).file.warriors and g.items[0]:
                g.items[0] -= 1
                g.box[seat].append(0)
            g.vp[seat] = 9
            if hasattr(g.boards[seat], "officers"):
                g.boards[seat].officers, g.supply[seat] = 2, g.supply[seat] - 2

    def closes(self, phase: str, seat: int) -> None:
        """The heart of it."""
        said = self.said if self.turn == seat else []
        legal = Free(self.g, seat, said).of(phase)
        if not legal or self.g.result is not None:
            return
        who, text, before = self.last or (-1, "", self.g)
        if (phase == "daylight" and text.startswith(AT_ONCE)) or (phase == "birdsong" and any("emigre" in one for one in said)):
            return
        assert (who, text) == (seat, "done"), f"{phase} of {faction(self.g, seat).name} closed after '{text}': {sorted(legal)}"
        now = decision(before)
        assert now is not None
        offered = {ROOT.write(before, action) for action in now.options(seat)}
        assert legal <= offered, f"done was said at {now.name} of {phase}, which did not offer {sorted(legal - offered)}"
        self.closed.update((phase, text.split(" ")[0]) for text in legal)


def looks_on(watch: Watch, phase: str, run: Callable[[object, RootState], None]) -> Callable[[object, RootState], None]:
    def closing(step: object, g: RootState) -> None:
        if g is watch.g:
            watch.closes(phase, g.turn)
        run(step, g)

    return closing


@pytest.mark.row("F1", "F2", "F3")
@pytest.mark.rule("W-B3", "W-D2", "W-E2", "W-X1", "R-1.5", "I-GEN-3")
def test_no_phase_closes_while_a_free_action_is_legal_unless_its_player_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = ((Daylight, "birdsong"), (Evening, "daylight"), (DrawCards, "evening"), (DrawUnlessExerted, "evening"))
    runs = {kind: kind.run for kind, _ in kinds}
    closed: Counter[tuple[str, str]] = Counter()
    for number in range(GAMES):
        watch = Watch(number)
        for kind, phase in kinds:
            monkeypatch.setattr(kind, "run", looks_on(watch, phase, runs[kind]))
        watch.play()
        closed += watch.closed
    assert {(phase, verb) for phase, verbs in VERBS.items() for verb in verbs} <= set(closed), "the games show every window"
