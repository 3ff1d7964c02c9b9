"""A table for tests: an empty map of a fixed layout, pieces and cards put where a test wants them, prompts answered by text."""

from typing import Any

from hvozd import testing
from hvozd.core import Step, advance
from hvozd.games.crescent.components import CAST, tables
from hvozd.games.crescent.components.figures import STRUCTURES
from hvozd.games.crescent.components.files import FOLDER, read
from hvozd.games.crescent.rules.pieces import (
    drop_settlement,
    drop_wall,
    lift_token,
    place_units,
    put_palace,
    put_token,
    raise_wall,
    return_units,
    settle,
)
from hvozd.games.crescent.rules.turn import Turn
from hvozd.games.crescent.rules.year import BeginYear
from hvozd.games.crescent.setup.start import draw_map, lay
from hvozd.games.crescent.state import HEXES, MOST_SEATS, NOBODY, ORDERS
from hvozd.kit.texts import Teller

QUIET = ("Window", "ConflictWindow")
"""Windows that `play` passes by itself, unless the answer is meant for them."""


class Table(testing.Table):
    """`Table()` has all players on an empty "Two Banks", all hands empty; `Table(4)` four on "The Crossing"."""

    def __init__(self, seats: int = len(CAST), years: int = 3, clear: bool = True, layout: str = "", **options: str) -> None:
        layout = layout or ("p5-1" if seats == len(CAST) else f"p{seats}-1")
        fixed = layout in tables("").layouts
        chosen = {"layout": layout if fixed else "variable", "years": str(years), "seats": str(seats), **options}
        self.start("crescent", chosen, seed=5)
        self.passing = True
        self.acting = ""
        """Whose turn it is."""
        if not fixed:
            self.lay_out(layout)
        if clear:
            self.g.stack = []
            self.clear()

    def lay_out(self, layout: str) -> None:
        """A map for more players than there are: where a character's folder is missing, the others play on the same map."""
        self.g.hexes, self.g.tiles = (), []
        for tile, q, r, turned in read(FOLDER / "map.json")["layouts"][layout]["hexes"]:
            lay(self.g, self.hex(tile), q, r, turned)
        draw_map(self.g)

    # -- putting things where the test wants them ------------------------------------------------------------------------

    def clear(self) -> None:
        """Take everything off the map and out of the hands; start with the deck in its printed order."""
        g = self.g
        for h in g.hexes:
            for seat in range(g.seats):
                at = seat * HEXES + h
                return_units(g, seat, h, g.ordinary[at], g.mercenary[at])
            if g.walls[h]:
                drop_wall(g, h)
            if g.settlement[h]:
                drop_settlement(g, h)
            if g.influence[h] >= 0:
                lift_token(g, h)
        put_palace(g, NOBODY)
        t = g.tables
        g.vp, g.coins = [t.start_vp] * g.seats, [0] * g.seats
        g.deck = [card for card, n in enumerate(t.copies) for _ in range(n)]
        g.market, g.bazaar = [NOBODY] * len(t.slots), [NOBODY] * t.bazaar_slots
        g.hands, g.fronts = [()] * g.seats, [()] * g.seats
        g.discard, g.known, g.looked, g.seen = [], [()] * (g.seats * MOST_SEATS), [], []
        g.looker = NOBODY
        g.year, g.round = 1, 1

    def hex(self, name: str) -> int:
        return self.g.tables.tile[name]

    def card(self, name: str) -> int:
        return self.g.tables.card[name]

    def put(self, hex: str, who: str = "", ordinary: int = 0, mercenary: int = 0, *things: str) -> "Table":
        """Pieces of one character into a hex; things: fort, castle, palace, town, city, token."""
        h = self.hex(hex)
        seat = self.seat(who) if who else NOBODY
        if ordinary or mercenary:
            place_units(self.g, seat, h, ordinary, mercenary)
        for thing in things:
            if thing in ("fort", "castle"):
                raise_wall(self.g, seat, h, STRUCTURES.index(thing))
            elif thing in ("town", "city"):
                settle(self.g, h, STRUCTURES.index(thing))
            elif thing == "palace":
                put_palace(self.g, h)
            else:
                put_token(self.g, seat, h)
        return self

    def hand(self, who: str, *cards: str) -> "Table":
        """Cards from the deck into a hand, unknown to the others."""
        for name in cards:
            self.g.deck.remove(self.card(name))
            seat = self.seat(who)
            self.g.hands[seat] = tuple(sorted((*self.g.hands[seat], self.card(name))))
        return self

    def stack(self, *cards: str) -> "Table":
        """These cards on top of the deck, the last one uppermost."""
        for name in cards:
            self.g.deck.remove(self.card(name))
        self.g.deck.extend(self.card(name) for name in cards)
        return self

    def stall(self, *cards: str) -> "Table":
        """The six cards of the market, from far to near ('' for an empty slot)."""
        self.g.market = [self._from_deck(name) for name in cards]
        return self

    def bazaar(self, *cards: str) -> "Table":
        self.g.bazaar = [self._from_deck(name) for name in cards]
        return self

    def _from_deck(self, name: str) -> int:
        if not name:
            return NOBODY
        self.g.deck.remove(self.card(name))
        return self.card(name)

    def coins(self, **coins: int) -> "Table":
        for who, n in coins.items():
            self.g.coins[self.seat(who)] = n
        return self

    def reserve(self, who: str, n: int) -> "Table":
        """Units from supply to the reserves card."""
        self.g.units[self.seat(who)] -= n
        self.g.reserve[self.seat(who)] += n
        return self

    def order(self, who: str, order: str) -> "Table":
        self.g.orders[self.seat(who)] = ORDERS.index(order)
        return self

    # -- playing ----------------------------------------------------------------------------------------------------------

    def run(self, *steps: Step) -> "Table":
        """Carry these steps out, up to the first question."""
        self.g.stack = list(steps)[::-1]
        advance(self.g)
        self.quiet()
        return self

    def turn(self, who: str) -> "Table":
        """The turn of a character, who then gives all answers that name nobody else."""
        self.acting = who
        return self.run(Turn(self.seat(who)))

    def year(self, number: int = 1) -> "Table":
        self.g.year = number
        return self.run(BeginYear())

    def quiet(self) -> None:
        while self.passing and (now := self.now) is not None and now.name in QUIET:
            self.session.play("pass", now.seat)

    def play(self, *texts: str) -> "Table":
        """Answer prompts: "warlord: action", or "action" of the one whose turn it is. Whoever is not asked cannot answer."""
        self.watch()
        for text in texts:
            who, _, action = text.rpartition(": ")
            assert who or self.acting, f"nobody is named who says '{text}'"
            self.say(who or self.acting, action)
            self.quiet()
        return self

    def options(self, who: str = "") -> list[str]:
        """The texts of what may be answered, in the order in which they are offered."""
        now = self.now
        assert now is not None
        seat = self.seat(who) if who else now.seat
        return [self.game.write(self.g, action) for action in now.options(seat)]

    def question(self, lang: str = "en") -> str:
        """The open question in words."""
        now, game = self.now, self.game
        assert now is not None
        return Teller(game, game.words(self.g), game.seat_names(self.g), lang).question(now.step)

    def starting(self, verb: str, who: str = "") -> list[str]:
        """The options that begin so, without the beginning."""
        return [text.removeprefix(verb) for text in self.options(who) if text.startswith(verb)]

    # -- looking ----------------------------------------------------------------------------------------------------------

    def units(self, who: str, hex: str) -> tuple[int, int]:
        at = self.seat(who) * HEXES + self.hex(hex)
        return self.g.ordinary[at], self.g.mercenary[at]

    def control(self, hex: str) -> str:
        seat = self.g.control[self.hex(hex)]
        return CAST[seat] if seat >= 0 else ""

    def token(self, hex: str) -> str:
        seat = self.g.influence[self.hex(hex)]
        return CAST[seat] if seat >= 0 else ""

    def present(self, hex: str) -> set[str]:
        mask = self.g.presence[self.hex(hex)]
        return {CAST[seat] for seat in range(self.g.seats) if mask >> seat & 1}

    def structures(self, hex: str) -> set[str]:
        h, view = self.hex(hex), self.view(None)
        name = self.g.tables.tiles[h]
        found = next(each for each in view.hexes if each.name == name)
        return set(found.structures)

    def cards(self, who: str) -> list[str]:
        return [self.g.tables.cards[card] for card in self.g.hands[self.seat(who)]]

    def front(self, who: str) -> list[str]:
        return [self.g.tables.cards[card] for card in self.g.fronts[self.seat(who)]]

    def discarded(self) -> list[str]:
        return [self.g.tables.cards[card] for card in self.g.discard]

    def purse(self, who: str) -> int:
        return self.g.coins[self.seat(who)]

    def points(self, who: str) -> int:
        return self.g.vp[self.seat(who)]

    def view(self, who: str | None) -> Any:
        return self.session.view(None if who is None else self.seat(who))
