"""A table for tests: place pieces, push steps, answer questions by text, look at the outcome."""

from typing import Any

from hvozd import testing
from hvozd.core import Step, advance, decision, find_game, play
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.maps import BY_NAME, HEXES, NAMES
from hvozd.games.harrow.rules.turn import Turn
from hvozd.games.harrow.rules.units import add, add_building, add_fire, add_townsfolk, set_legend
from hvozd.games.harrow.words import ABILITIES, COLOURS, FACTIONS, PIECES, WORDS

GAME = find_game("harrow")
BARE = {"tower": "open", "map": "a"}


def at(name: str) -> int:
    return BY_NAME[name]


class Table(testing.Table):
    """One game. With `bare` the map is empty, everything is in its supply, and nobody is asked anything yet."""

    def __init__(self, preset: str = "chapter3", bare: bool = True, seed: int = 1, **options: str) -> None:
        chosen = {**BARE, "preset": preset, **{name.replace("_", "-"): value for name, value in options.items()}}
        if "factions" not in chosen and preset != "chapter4":
            chosen["factions"] = "protectors,family"
        self.start("harrow", chosen, seed)
        if bare:
            self.settle()
            self.strip()

    def settle(self) -> None:
        """Answer the questions of the setup with the first option, until the first turn."""
        while type(self.g.stack[-1]).__name__ not in ("ChooseJar", "GrowRoot", "FairActs", "ChooseDeck"):
            play(self.g, next(iter(decision(self.g).options())))

    def strip(self) -> None:
        g = self.g
        g.stack = []
        g.round = 0
        for kind in range(6):
            for h in range(HEXES):
                n = g.haints[kind * HEXES + h]
                add(g, kind, h, -n)
                g.supply_haints[kind // 2] += n
        for slot in range(5):
            set_legend(g, slot, -1)
        for kind in range(4):
            g.box[kind] += sum(g.tokens[kind * HEXES : (kind + 1) * HEXES])
        g.tokens = [0] * (4 * HEXES)
        for h in range(HEXES):
            add_townsfolk(g, h, -g.townsfolk[h])
            add_building(g, h, -g.buildings[h])
        g.waiting = [0] * 8
        g.supply = [a + b for a, b in zip(g.supply, g.field, strict=True)]
        g.field = [0] * 8
        g.tiles = [8] * 9
        if g.kammi is not None:
            g.kammi.dolls = [-1, -1, -1]
        for hand in g.hands[:4]:
            if hand is not None:
                hand.deck = sorted(hand.deck + hand.held)
                hand.held = []

    # -- placing -----------------------------------------------------------------------------------------------------

    def put(self, faction: str, hex: str, haints: int = 0, infected: int = 0, legend: bool = False, slot: int = 0) -> "Table":
        f, h = FACTIONS.index(faction), at(hex)
        if haints or infected:
            self.g.supply_haints[f] -= haints + infected
            add(self.g, 2 * f, h, haints)
            add(self.g, 2 * f + 1, h, infected)
        if legend:
            set_legend(self.g, rules_of(f).slots[slot], h)
        return self

    def cubes(self, **numbers: int) -> "Table":
        """Cubes on the battleground, by colour, instead of what lies there."""
        for name, n in numbers.items():
            cube = COLOURS.index(name)
            self.g.supply[cube] += self.g.field[cube] - n
            self.g.field[cube] = n
        return self

    def token(self, kind: str, hex: str) -> "Table":
        self.g.tokens[ABILITIES.index(kind) * HEXES + at(hex)] += 1
        self.g.box[ABILITIES.index(kind)] -= 1
        return self

    def storm(self, *hexes: str) -> "Table":
        for hex in hexes:
            self.g.storms[at(hex)] += 1
            self.g.storm_supply -= 1
        return self

    def path(self, *hexes: str) -> "Table":
        for hex in hexes:
            self.g.paths[at(hex)] += 1
        return self

    def townsfolk(self, *hexes: str) -> "Table":
        for hex in hexes:
            add_townsfolk(self.g, at(hex), 1)
        return self

    def building(self, *hexes: str) -> "Table":
        for hex in hexes:
            add_building(self.g, at(hex), 1)
        return self

    def fire(self, hex: str, flames: int = 2) -> "Table":
        assert self.g.hester is not None
        add_fire(self.g, at(hex), flames)
        self.g.hester.supply -= flames
        return self

    def hand(self, deck: int, vocabulary: str, *cards: str) -> "Table":
        hand = self.g.hands[deck]
        assert hand is not None
        for card in cards:
            number = WORDS[vocabulary].index(card)
            for pile in (hand.deck, hand.held, hand.played):
                if number in pile:
                    pile.remove(number)
            hand.held.append(number)
        return self

    # -- playing -----------------------------------------------------------------------------------------------------

    def do(self, *steps: Step) -> "Table":
        self.g.then(*steps)
        advance(self.g)
        return self

    def call(self, function: Any, *args: Any) -> "Table":
        """Call a rule that pushes steps, then advance."""
        function(self.g, *args)
        advance(self.g)
        return self

    def turn(self, faction: str) -> "Table":
        return self.do(Turn(FACTIONS.index(faction)))

    def say(self, who: str, *texts: str) -> "Table":
        """A faction answers; it fails where another one is asked."""
        self.watch()
        return super().say(who, *texts)

    def must_ask(self, who: str) -> int:
        """The seat of this faction, which is asked, and nobody else."""
        now = self.now
        asked = tuple(FACTIONS[self.g.factions[seat]] for seat in now.seats) if now else ()
        assert asked == (who,), f"{self.asked} asks {asked or 'nobody'}, not {who or 'nobody'}"
        return self.asked_seat

    def turn_of(self, who: str) -> None:
        """This faction is asked, and nobody else; empty: nobody at all."""
        if who:
            self.must_ask(who)
        else:
            assert self.now is None, f"{self.asked} is asked"

    def offered(self, who: str, begins: str = "") -> set[str]:
        """All that a faction may answer; empty: nobody is asked anything."""
        if not who:
            self.turn_of(who)
            return set()
        return super().offered(who, begins)

    @property
    def who(self) -> str:
        """The faction that is asked, whichever it is: for helpers that play on for everybody."""
        return FACTIONS[self.g.factions[self.asked_seat]]

    @property
    def asked(self) -> str:
        """The name of the open question."""
        return self.now.name if self.now else ""

    @property
    def asked_seat(self) -> int:
        """The number of the seat that is asked."""
        assert self.now is not None
        return self.now.seat

    # -- looking -----------------------------------------------------------------------------------------------------

    def haints(self, piece: str, hex: str) -> int:
        return self.g.haints[PIECES.index(piece) * HEXES + at(hex)]

    def where(self, piece: str) -> str:
        h = self.g.legend_at[PIECES.index(piece) - 6]
        return NAMES[h] if h >= 0 else ""

    def field(self, colour: str) -> int:
        return self.g.field[COLOURS.index(colour)]

    def vp(self, faction: str) -> int:
        return self.g.vp[FACTIONS.index(faction)]

    def tokens(self, kind: str, hex: str) -> int:
        return self.g.tokens[ABILITIES.index(kind) * HEXES + at(hex)]
