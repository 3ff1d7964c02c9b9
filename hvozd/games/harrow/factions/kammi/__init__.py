"""Kammi: a grid of tokens, two standees, goblin cards, and a doll to find."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer, Product, Rng, Step
from hvozd.core.rooms import room
from hvozd.games.harrow.factions.kammi import cards, dolls, opening, schemes, standees, trick
from hvozd.games.harrow.factions.kammi.cards import goblin_offers
from hvozd.games.harrow.factions.kammi.dolls import ShuffleDolls, carrying_groups, check_doll, lone_carrier, tell
from hvozd.games.harrow.factions.kammi.figures import FIGURES, KAMMI
from hvozd.games.harrow.factions.kammi.hidden import KammiView, redeal, seen
from hvozd.games.harrow.factions.kammi.opening import equip_kammi, start
from hvozd.games.harrow.factions.kammi.schemes import ReplayCards, RowCubes, Schemes
from hvozd.games.harrow.factions.kammi.standees import board, discard_goblin_cards, unmask
from hvozd.games.harrow.rules.abilities import act
from hvozd.games.harrow.rules.around import Window
from hvozd.games.harrow.rules.moves import Done, done
from hvozd.games.harrow.rules.rows import RowFaction
from hvozd.games.harrow.rules.units import units_here
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_PIECE, TokenF


class InsertToken(Action):
    form = "insert {row}"
    row: int


class ActivateToken(Action):
    form = "grid {token}"
    token: TokenF


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
        g.then(UseGrid(self.seat, KAMMI, (first, second)))


class UseGrid(Window):
    """HC-7.7, HC-7.8, HC-6.10, A-7: both tokens, each at the value of its row, each one action, order free; a goblin card may
    come between, and so may free steps and offers."""

    tokens: tuple[int, ...]

    def open_to(self, g: HarrowState) -> bool:
        return bool(self.tokens)

    def card_offers(self, g: HarrowState) -> Sequence[Offer]:
        return goblin_offers() if len(self.tokens) == 1 and FACTION.card_waits(g) else ()

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(ActivateToken, sorted(set(self.tokens))), done, *self.free_offers(g))

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, ActivateToken):
            left = list(self.tokens)
            left.remove(action.token)
            g.then(UseGrid(self.seat, KAMMI, tuple(left)))
            pools = [0, 0, 0]
            pools[action.token] = FACTION.value(g, action.token)
            act(g, KAMMI, *pools)
        elif not isinstance(action, Done):
            self.free(g, action)


class Kammi(RowFaction):
    """HC-20: the purple faction."""

    faction = KAMMI
    slots = (2, 3)
    board = FIGURES.rows
    keeps_dolls = True

    def prepare(self, g: HarrowState) -> None:
        equip_kammi(g)

    def start(self, g: HarrowState) -> Sequence[Step]:
        return start(g)

    def seen(self, g: HarrowState, seat: int | None, viewer: int) -> KammiView | None:
        return seen(g, viewer)

    def redeal(self, g: HarrowState, seat: int | None, viewer: int, rng: Rng) -> None:
        redeal(g, viewer, rng)

    def tokens_kept(self, g: HarrowState, kind: int) -> int:
        return board(g).grid.count(kind) + (board(g).waiting == kind)

    def cubes_kept(self, g: HarrowState, cube: int) -> int:
        return len(board(g).money) + sum(board(g).row_cubes) if cube == KAMMI else 0

    def faults(self, g: HarrowState) -> list[str]:
        lying = [h for h in board(g).dolls if h >= 0]
        return ["two dolls on a hex"] if len(set(lying)) != len(lying) else []

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

    def pushed_aside(self, g: HarrowState, origin: int, target: int) -> None:
        own = board(g)
        if origin in own.money:
            own.money[own.money.index(origin)] = target

    def cubes_pulled(self, g: HarrowState, origin: int, target: int) -> None:
        """HC-32.3: Blood Money; on a hex with units it would have been taken, so there it stays."""
        own = board(g)
        while origin in own.money and not units_here(g, target):
            own.money[own.money.index(origin)] = target
            g.watch[origin] -= 1
            g.watch[target] += 1

    def refuses_doll(self, g: HarrowState, origin: int, piece: int) -> bool:
        return lone_carrier(g, origin, piece) and piece == LEGEND_PIECE + board(g).herself

    def takes_doll(self, g: HarrowState, origin: int, piece: int) -> None:
        if lone_carrier(g, origin, piece):
            tell(g)

    def takes_doll_alone(self, g: HarrowState, origin: int) -> None:
        if board(g).face_up and g.active == KAMMI:
            tell(g)

    def doll_groups(self, g: HarrowState, origin: int, codes: Sequence[int]) -> Sequence[int] | None:
        return carrying_groups(g, origin, codes)

    def entered(self, g: HarrowState, h: int, uninfected: bool) -> None:
        """HC-32.3, A-56: any unit on the hex brings the cube of Blood Money to Kammi's side."""
        own = board(g)
        while h in own.money:
            own.money.remove(h)
            g.watch[h] -= 1
            g.field[KAMMI] += 1


FACTION = Kammi()

KINDS = (InsertToken, ActivateToken, ChooseGridRow, UseGrid)
ORDER = KAMMI
ROOM = room(__name__, cards, dolls, opening, schemes, standees, trick)
