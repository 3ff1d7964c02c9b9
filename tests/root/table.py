"""The test language of Root: place pieces, stack the deck, fix the dice, answer prompts, expect the outcome.

    t = Table("marquise", "eyrie")
    t.put("marquise", "warriors", F1, 4)
    t.put("eyrie", "roost", F1)
    t.dice(2, 1)
    t.begin("marquise", "daylight")
    t.say("battle 1 eyrie")
    assert t.points("marquise") == 1

An empty table: no setup was made, hands are empty, the deck holds every card that was not dealt. Clearings of the autumn
map by suit: F1–F4, R1–R4, M1–M4.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress

from hvozd import testing
from hvozd.core import Do, Step, advance, decision, play
from hvozd.core.journal import Event
from hvozd.games.root.components import CARD, CARD_IDS, CLEARINGS, MAP_NAMES
from hvozd.games.root.hooks import Faction, faction
from hvozd.games.root.rules.events import PlacedPiece
from hvozd.games.root.rules.pieces import add_warriors, count, place_piece
from hvozd.games.root.rules.turn import Birdsong, Daylight, EndTurn, Evening, Turn
from hvozd.games.root.state import PIECE_KINDS, RootState
from tests.golden import watched

F1, F2, F3, F4 = 1, 6, 8, 12
R1, R2, R3, R4 = 3, 4, 5, 10
M1, M2, M3, M4 = 2, 7, 9, 11
PHASES = ("birdsong", "daylight", "evening")


class Pause(Do):
    """The end of what a test has begun: nothing happens behind it."""

    def run(self, g: RootState) -> None:
        g.stack.append(self)
        raise Finished


class Finished(Exception):
    pass


class Call(Step):
    """Run one function of the rules as a step, for what no single card or faction does alone."""

    def __init__(self, call: Callable[[RootState], object]) -> None:
        self.run = call


class Table(testing.Table):
    def __init__(self, *factions: str, map: int = 0, deck: str = "base", seed: int = 1) -> None:
        self.lay("root", {"factions": list(factions), "map": MAP_NAMES[map], "deck": deck}, seed)
        watched.lay(self)

    # -- setting up -------------------------------------------------------------------------------------------------------

    def faction(self, name: str) -> Faction:
        return faction(self.g, self.seat(name))

    def board(self, name: str):  # type: ignore[no-untyped-def]
        """The faction's own board, to look at or to set up."""
        return self.g.boards[self.seat(name)]

    def kind(self, name: str, piece: str) -> int:
        return self.faction(name).kinds.index(piece)

    def put(self, name: str, piece: str, clearing: int, number: int = 1) -> None:
        """Put warriors, the pawn or a kind of building or token somewhere."""
        seat = self.seat(name)
        if piece == "pawn":
            self.g.pawns[seat] = clearing
        elif piece == "warriors":
            assert self.g.supply[seat] >= number, "not so many warriors in the supply"
            self.g.supply[seat] -= number
            add_warriors(self.g, seat, clearing, number)
        else:
            for _ in range(number):
                place_piece(self.g, seat, self.kind(name, piece), clearing)

    def spare(self, name: str, supply: int) -> None:
        """Leave only so many warriors in the supply: the others wait off the map and come back as the census asks."""
        seat = self.seat(name)
        assert self.g.supply[seat] >= supply
        self.g.supply[seat] = supply
        self.census = self.game.census(self.g)

    def take_cards(self, cards: Sequence[str]) -> list[int]:
        for card in cards:
            self.g.deck.remove(CARD[card])
        return [CARD[card] for card in cards]

    def hand(self, name: str, *cards: str) -> None:
        """Add cards to a hand."""
        hand = self.g.hands[self.seat(name)]
        hand += self.take_cards(cards)
        hand.sort()

    def fill(self, pile: list[int], *cards: str) -> None:
        """Add cards to a pile on a faction's board, which is kept sorted."""
        pile += self.take_cards(cards)
        pile.sort()

    def crafted(self, name: str, *cards: str) -> None:
        self.g.crafted[self.seat(name)] += self.take_cards(cards)

    def discarded(self, *cards: str) -> None:
        self.g.discard += self.take_cards(cards)

    def top(self, *cards: str) -> None:
        """Stack the deck: the first named is drawn first."""
        self.g.deck += reversed(self.take_cards(cards))

    def empty_deck(self, left: int = 0) -> None:
        """The rest of the deck leaves the game."""
        self.g.deck = self.g.deck[len(self.g.deck) - left :]
        self.census = self.game.census(self.g)

    def score(self, name: str, points: int) -> None:
        self.g.vp[self.seat(name)] = points

    def dominate(self, name: str, card: str) -> None:
        """The seat has activated this dominance card."""
        (self.g.dominance[self.seat(name)],) = self.take_cards([card])

    # -- playing ----------------------------------------------------------------------------------------------------------

    def begin(self, name: str, phase: str = "birdsong", only: bool = True) -> None:
        """Begin a phase of a seat's turn; with `only` the game pauses at its end, else the turn goes on to its end."""
        seat = self.seat(name)
        self.g.turn = seat
        self.g.activated = bytearray(CLEARINGS)
        self.faction(name).turn_begins(self.g, seat)
        steps: list[Step] = [Birdsong(seat), Daylight(seat), Evening(seat)]
        at = PHASES.index(phase)
        if only and phase != "evening":
            self.run(steps[at], *(() if phase == "birdsong" else (Evening(seat),)))
        else:
            self.run(*steps[at:], *(() if only else (EndTurn(seat),)))

    def turn(self, name: str) -> None:
        self.run(Turn(self.seat(name)))

    def run(self, *steps: Step, turn: str | None = None) -> None:
        """Put steps on the empty stack and advance to the first question."""
        if turn is not None:
            self.g.turn = self.seat(turn)
        self.g.stack = [Pause()]
        self.g.then(*steps)
        self.advance()

    def advance(self) -> None:
        with suppress(Finished):
            advance(self.g)
        assert self.game.census(self.g) == self.census

    def say(self, *answers: str) -> None:
        """Answer the open questions, one after another, whoever is asked."""
        for text in answers:
            now = decision(self.g)
            assert now is not None, f"nobody is asked, but the test says '{text}'"
            action = self.game.read(self.g, text)
            seat = next((seat for seat in now.seats if action in now.options(seat)), now.seat)
            watched.asked(self, now, seat, action)
            with suppress(Finished):
                play(self.g, action, seat)
            assert self.game.census(self.g) == self.census

    def go_on(self, g: RootState) -> None:
        """Where a test's steps would end, the turn ends, and the next seat's begins."""
        if g.stack and isinstance(g.stack[0], Pause):
            g.stack[0] = EndTurn(g.turn)

    # -- looking ------------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[str, str] | None:
        """(faction, name of the question), or None if nobody is asked."""
        now = self.now
        return None if now is None else (self.game.seat_names(self.g)[now.seat], now.name)

    def offered(self, begins: str = "", name: str | None = None) -> list[str]:
        """The texts of the options (of those that begin so)."""
        now = self.now
        assert now is not None, "nobody is asked"
        seat = now.seat if name is None else self.seat(name)
        return [text for action in now.options(seat) if (text := self.game.write(self.g, action)).startswith(begins)]

    def can(self, text: str) -> bool:
        now = self.now
        return now is not None and any(self.game.read(self.g, text) in now.options(seat) for seat in now.seats)

    def warriors(self, name: str, clearing: int) -> int:
        return self.g.warriors[self.seat(name) * CLEARINGS + clearing]

    def supply(self, name: str) -> int:
        return self.g.supply[self.seat(name)]

    def pieces(self, name: str, piece: str, clearing: int) -> int:
        return count(self.g, self.seat(name), self.kind(name, piece), clearing)

    def stock(self, name: str, piece: str) -> int:
        return self.g.stock[self.seat(name) * PIECE_KINDS + self.kind(name, piece)]

    def ruler(self, clearing: int) -> str | None:
        seat = self.g.ruler[clearing]
        return None if seat < 0 else self.game.seat_names(self.g)[seat]

    def points(self, name: str) -> int:
        return self.g.vp[self.seat(name)]

    def cards(self, name: str) -> list[str]:
        return [CARD_IDS[card] for card in self.g.hands[self.seat(name)]]

    def play_area(self, name: str) -> list[str]:
        return [CARD_IDS[card] for card in self.g.crafted[self.seat(name)]]

    def discard_pile(self) -> list[str]:
        return [CARD_IDS[card] for card in self.g.discard]

    def available(self) -> list[str]:
        return [CARD_IDS[card] for card in self.g.available]

    def items(self, name: str) -> list[str]:
        from hvozd.games.root.components import ITEMS

        return [ITEMS[item] for item in self.g.box[self.seat(name)]]

    def winners(self) -> list[str]:
        return [] if self.g.result is None else [self.game.seat_names(self.g)[seat] for seat in self.g.result.winners]

    def placed(self) -> list[str]:
        """The buildings and tokens placed so far, as everybody reads it."""
        words = self.game.words(self.g)["piece"]
        return [words[event.piece] for event in self.journal() if isinstance(event, PlacedPiece)]

    def journal(self, name: str | None = None) -> list[Event]:
        """What a seat (None: a spectator) reads."""
        return list(self.g.read(None if name is None else self.seat(name)))
