"""The steps that bots share: order card, crafting, placing, moving, battles, the end of their turn."""

from collections.abc import Sequence

from hvozd.core import Do, Event
from hvozd.games.root.battle import StartBattle
from hvozd.games.root.clockwork.choosing import BotFoundNothing, Criterion, choose, choose_player, foes_at
from hvozd.games.root.clockwork.core import begin, bot, bot_board
from hvozd.games.root.clockwork.services import buy_to_craft, hire_for_battle
from hvozd.games.root.components import CLEARINGS, ITEM
from hvozd.games.root.craft import take_item
from hvozd.games.root.events import Crafted, Discarded, PlacedPiece, PlacedWarriors
from hvozd.games.root.hand import take_from_deck, to_discard
from hvozd.games.root.hooks import faction, seats_from
from hvozd.games.root.move import landing, move, targets
from hvozd.games.root.pieces import may_place, place_piece, place_warriors
from hvozd.games.root.score import score
from hvozd.games.root.state import KINDS, RootState
from hvozd.games.root.words import Card, Place, Seat


class OrderRevealed(Event):
    seat: Seat
    card: Card


class BotStopped(Event):
    """Something stopped the bot in this clearing, once."""

    seat: Seat
    place: Place


# -- the order card -----------------------------------------------------------------------------------------------------


class RevealOrder(Do):
    """RB-2.7, RB-4.4.1, RB-5.4.1, RB-6.4.1, RB-7.4.1: draw a card and reveal it as the order card."""

    seat: int
    rule: str

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "order", self.rule)
        card = take_from_deck(g)
        if card is not None:
            bot_board(g, self.seat).order = card
            g.reveal()
            g.log(OrderRevealed, self.seat, card)


class CraftOrder(Do):
    """RB-1.1.1, RB-1.1.2, RB-1.1.3, RB-4.4.2, RB-5.4.2, RB-6.4.2, RB-7.4.2: craft the item of the order card, if there is one
    in the supply, with no crafting piece; nothing else is ever crafted."""

    seat: int
    rule: str

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "craft", self.rule)
        if not craft_item(g, self.seat, bot_board(g, self.seat).order) and not craft_bought(g, self.seat):
            g.log(BotFoundNothing, self.seat, self.rule)


def craft_bought(g: RootState, seat: int) -> bool:
    """RB-S-B2: a card bought of the Riverfolk replaces the order, which is discarded, and its item is crafted."""
    card = buy_to_craft(g, seat)
    if card < 0:
        return False
    discard_order(g, seat)
    bot_board(g, seat).order = card
    craft_item(g, seat, card)
    return True


def craft_item(g: RootState, seat: int, card: int) -> bool:
    if card < 0 or ITEM[card] < 0 or not g.items[ITEM[card]]:
        return False
    g.log(Crafted, seat, card)
    take_item(g, seat, card)
    return True


class DiscardOrder(Do):
    """RB-4.6.2, RB-6.6.3, RB-7.6.3, AMB-61: discard the order card."""

    seat: int
    rule: str

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "discard-order", self.rule)
        discard_order(g, self.seat)


def discard_order(g: RootState, seat: int) -> None:
    board = bot_board(g, seat)
    if board.order >= 0:
        to_discard(g, board.order)
        g.log(Discarded, seat, (board.order,))
        board.order = -1


class EndEvening(Do):
    """RB-D-1: a nightmare scores a point at the end of Evening."""

    seat: int

    def run(self, g: RootState) -> None:
        points = bot(g, self.seat).number(g, self.seat, "evening_points")
        if points:
            begin(g, self.seat, "end-of-evening", "RB-D-1")
            score(g, self.seat, points)


# -- placing and moving ---------------------------------------------------------------------------------------------------


def stopped(g: RootState, seat: int, clearing: int) -> bool:
    """RB-11.8.2, AMB-47: a snare stops what the bot would place in a clearing or move out of it, once, and is removed."""
    for other in seats_from(g, g.turn):
        if other != seat and faction(g, other).stops(g, other, clearing, seat):
            g.log(BotStopped, seat, clearing)
            return True
    return False


def put_warriors(g: RootState, seat: int, clearing: int, warriors: int) -> int:
    """RB-11.8.2: place warriors of the supply, as many as there are; how many stand there now."""
    if not g.supply[seat] or not warriors or not may_place(g, seat, clearing) or stopped(g, seat, clearing):
        return 0
    placed = place_warriors(g, seat, clearing, warriors)
    g.log(PlacedWarriors, seat, clearing, placed)
    return placed


def put_piece(g: RootState, seat: int, kind: int, clearing: int) -> bool:
    """RB-11.8.2: place a building or token where the caller knows that it may stand."""
    if stopped(g, seat, clearing):
        return False
    place_piece(g, seat, kind, clearing)
    g.log(PlacedPiece, seat, g.factions[seat] * KINDS + kind, clearing)
    return True


def spread_evenly(clearings: Sequence[int], warriors: int) -> list[int]:
    """AMB-05: one by one in priority order, round and round; how many go into each."""
    return [warriors // len(clearings) + (index < warriors % len(clearings)) for index in range(len(clearings))]


def routes(g: RootState, seat: int, origin: int) -> dict[int, int]:
    """RB-12.1.1, RB-12.2.1, AMB-04, AMB-49: the clearings a legal move reaches, and how; the ferry only where no path leads."""
    found: dict[int, int] = {}
    for target in targets(g, seat, origin):
        found.setdefault(landing(target), target)
    return found


def march(g: RootState, seat: int, origin: int, target: int, warriors: int) -> bool:
    """RB-11.8.2: move warriors unless a snare stops them."""
    if stopped(g, seat, origin):
        return False
    move(g, seat, seat, origin, target, warriors)
    return True


def march_to_best(
    g: RootState, seat: int, rule: str, origin: int, leave: int, *criteria: Criterion, lowest: bool = False
) -> int | None:
    """RB-2.3, AMB-04: all but so many warriors to the best adjacent clearing; where they went."""
    warriors = g.warriors[seat * CLEARINGS + origin] - leave
    if warriors <= 0:
        return None
    ways = routes(g, seat, origin)
    target = choose(g, seat, rule, sorted(ways), *criteria, lowest=lowest)
    if target is None or not march(g, seat, origin, ways[target], warriors):
        return None
    return target


# -- battle -----------------------------------------------------------------------------------------------------------------


class BotBattles(Do):
    """RB-2.4: battle in these clearings, the highest priority first; whether and whom is decided when its turn comes."""

    seat: int
    rule: str
    clearings: tuple[int, ...]

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "battle", self.rule)
        g.then(*(BotBattle(self.seat, self.rule, clearing) for clearing in self.clearings))


class BotBattle(Do):
    """RB-2.3, RB-C.3, AMB-03: battle in a clearing, if the bot can and an enemy is there."""

    seat: int
    rule: str
    clearing: int

    def run(self, g: RootState) -> None:
        own = bot(g, self.seat)
        if not own.may_attack(g, self.seat, self.clearing):
            return
        criteria = own.defender_criteria(g, self.seat, self.clearing)
        defender = choose_player(g, self.seat, self.rule, foes_at(g, self.seat, self.clearing), *criteria)
        if defender is not None:
            hire_for_battle(g, self.seat, self.clearing, defender)
            g.then(StartBattle(self.clearing, self.seat, defender))
