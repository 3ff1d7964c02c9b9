"""Kammi: a grid of tokens, two standees, goblin cards, and a doll to find."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer, Product
from hvozd.games.harrow.abilities import use
from hvozd.games.harrow.cards.goblin import PlayGoblin, goblin_offers
from hvozd.games.harrow.components import BOARDS, NUMBERS
from hvozd.games.harrow.events import DollChecked, DollTaken
from hvozd.games.harrow.factions.rows import RowRoom
from hvozd.games.harrow.factions.schemes import ReplayCards, RowCubes, Schemes
from hvozd.games.harrow.goblins import board, discard_goblin_cards, unmask
from hvozd.games.harrow.moves import done
from hvozd.games.harrow.rooms import enter_room
from hvozd.games.harrow.scoring import score
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.units import unit_hexes
from hvozd.games.harrow.words import KAMMI, HexF, TokenF


class InsertToken(Action):
    form = "insert {row}"
    row: int


class ActivateToken(Action):
    form = "grid {token}"
    token: TokenF


class HideDoll(Action):
    form = "hide-doll {hex}"
    hex: HexF


class KeepDolls(Action):
    form = "keep-dolls"


class ChooseGridRow(Ask):
    """HC-7.7, HC-7.9, HC-27.29, HC-38.1: insert the waiting token from the left; the third token of the row waits, cubes
    on the row go to battle."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(InsertToken, (1, 2, 3)),)

    def take(self, g: HarrowState, action: InsertToken) -> None:
        own = board(g)
        row = action.row - 1
        first, second = own.waiting, own.grid[2 * row]
        own.waiting, own.black = own.grid[2 * row + 1], row
        own.grid[2 * row : 2 * row + 2] = [first, second]
        g.field[KAMMI] += own.row_cubes[row]
        own.row_cubes[row] = 0
        g.then(UseGrid(self.seat, (first, second)))


class UseGrid(Ask):
    """HC-7.7, HC-7.8, A-7: both tokens, each at the value of its row, each one action, order free; a goblin card may come
    between."""

    tokens: tuple[int, ...]

    def open_to(self, g: HarrowState) -> bool:
        return bool(self.tokens)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        cards = goblin_offers() if len(self.tokens) == 1 and ROOM.card_waits(g) else ()
        return (lambda g: Product(ActivateToken, sorted(set(self.tokens))), done, *cards)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, PlayGoblin):
            g.then(self)
            action.do(g, self.seat)
        elif isinstance(action, ActivateToken):
            left = list(self.tokens)
            left.remove(action.token)
            g.then(UseGrid(self.seat, tuple(left)))
            pools = [0, 0, 0]
            pools[action.token] = ROOM.value(g, action.token)
            use(g, KAMMI, *pools)


class ShuffleDolls(Ask):
    """HC-20.22, HC-28.4: Kammi was hit: the opponent may secretly permute the dolls on hexes without purple units; they
    lie face down."""

    def open_to(self, g: HarrowState) -> bool:
        return bool(free_dolls(g))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.hides,)

    def hides(self, g: HarrowState) -> Sequence[Action]:
        own = board(g)
        free = free_dolls(g)
        if own.true_doll not in free:
            return (KeepDolls(),)
        return [HideDoll(own.dolls[doll]) for doll in free]

    def take(self, g: HarrowState, action: Action) -> None:
        own = board(g)
        bits = sum(1 << doll for doll in free_dolls(g))
        if own.maybe & bits:
            own.maybe |= bits
        if isinstance(action, HideDoll):
            own.true_doll = own.dolls.index(action.hex)
            own.face_up = False


def free_dolls(g: HarrowState) -> list[int]:
    """HC-20.22: dolls in the game on hexes without purple units."""
    purple = unit_hexes(g, KAMMI)
    return [doll for doll, h in enumerate(board(g).dolls) if h >= 0 and h not in purple]


class Kammi(RowRoom):
    """HC-20: the purple faction."""

    faction = KAMMI
    slots = (2, 3)
    board = BOARDS.rows.kammi

    def ability_jar(self, g: HarrowState) -> None:
        g.then(ChooseGridRow(g.seat(KAMMI)))

    def track(self, g: HarrowState) -> None:
        seat, scrolls = g.seat(KAMMI), g.scrolls[KAMMI]
        g.then(ReplayCards(seat, scrolls) if g.track[KAMMI] == 1 else Schemes(scrolls))

    def first_scroll(self, g: HarrowState) -> None:
        g.then(ReplayCards(g.seat(KAMMI), 1) if g.track[KAMMI] == 1 else RowCubes())

    def goal(self, g: HarrowState) -> None:
        """HC-20.30, HC-20.31, HC-20.33: dolls under a standee are turned over; the true one under Kammi herself is hers
        for 4 points."""
        own = board(g)
        for slot in self.slots:
            if g.legend_at[slot] >= 0 and g.legend_at[slot] in own.dolls:
                check_doll(g, slot, own.dolls.index(g.legend_at[slot]))

    def card_waits(self, g: HarrowState) -> bool:
        hand = g.hands[KAMMI]
        alive = all(g.legend_at[slot] >= 0 for slot in self.slots)
        return hand is not None and bool(hand.held) and not g.card_played and alive

    def card_offers(self, g: HarrowState, after: bool) -> Sequence[Offer]:
        """HC-19.20: one goblin card a turn, before or after an action."""
        return goblin_offers() if self.card_waits(g) else ()

    def legend_hit(self, g: HarrowState, slot: int) -> None:
        """HC-20.20, HC-20.21, HC-20.22: it is revealed; the goblin loses its cards, Kammi the sight of the dolls."""
        unmask(g, 2)
        if slot == board(g).herself:
            g.then(ShuffleDolls(g.seat(g.rival(KAMMI))))
        else:
            discard_goblin_cards(g)

    def devourable(self, g: HarrowState, slot: int) -> bool:
        """HC-21.74: only Kammi can be devoured; a goblin that is tried is revealed and loses its cards."""
        unmask(g, 2)
        if slot == board(g).herself:
            return True
        discard_goblin_cards(g)
        return False

    def entered(self, g: HarrowState, h: int, uninfected: bool) -> None:
        """HC-32.3, A-56: any unit on the hex brings the cube of Blood Money to Kammi's side."""
        own = board(g)
        while h in own.money:
            own.money.remove(h)
            g.watch[h] -= 1
            g.field[KAMMI] += 1


def check_doll(g: HarrowState, slot: int, doll: int) -> None:
    """HC-20.30, HC-20.31, HC-20.32, HC-20.33: a decoy leaves the game; the true doll stays face up or is taken."""
    own = board(g)
    h = own.dolls[doll]
    true = doll == own.true_doll
    g.reveal()
    g.log(DollChecked, h, true)
    if not true:
        own.dolls[doll] = -1
        own.maybe &= ~(1 << doll)
        return
    own.face_up = True
    own.maybe = 1 << doll
    unmask(g, 1)
    if slot == own.herself:
        own.dolls[doll] = -1
        g.log(DollTaken, h)
        score(g, KAMMI, NUMBERS.doll)


ROOM = Kammi()
enter_room(ROOM)
