"""The steps that bots share: order card, crafting, placing, moving, battles, the end of their turn."""

from collections.abc import Mapping, Sequence

from hvozd.core import Do, Event, Ruling
from hvozd.games.root.clockwork.bot import begin, bot, bot_board, give_order
from hvozd.games.root.clockwork.choosing import Criterion, choose, choose_player, foes_at, nothing
from hvozd.games.root.clockwork.service_cards import buy_to_craft, hire_for_battle
from hvozd.games.root.components import CLEARINGS, ITEM, MAPS
from hvozd.games.root.hooks import MAP_RULES, RULINGS, faction, seats_from
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.craft import take_item
from hvozd.games.root.rules.events import Crafted, Discarded, PlacedPiece
from hvozd.games.root.rules.hand import take_from_deck, to_discard
from hvozd.games.root.rules.move import adjacent, landing, move, targets
from hvozd.games.root.rules.pieces import may_place, place_piece, place_warriors
from hvozd.games.root.rules.score import score
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Card, Place, Seat

RULINGS += [Ruling("AMB-01", ("RB-2.2",)), Ruling("AMB-49", ("RB-12.1.1",))]


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
        give_order(g, self.seat, -1 if card is None else card)
        if card is None:
            nothing(g, self.seat, self.rule, "no-order")
            return
        g.reveal()
        g.log(OrderRevealed, self.seat, card)


class CraftOrder(Do):
    """RB-1.1.1, RB-1.1.2, RB-1.1.3, RB-4.4.2, RB-5.4.2, RB-6.4.2, RB-7.4.2: craft the item of the order card, if there is one
    in the supply, with no crafting piece; nothing else is ever crafted."""

    seat: int
    rule: str

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "craft", self.rule)
        order = bot_board(g, self.seat).order
        if not craft_item(g, self.seat, order) and not craft_bought(g, self.seat):
            nothing(g, self.seat, self.rule, why_not_crafted(order))


def why_not_crafted(card: int) -> str:
    """There is no card, it shows no item, or none of its items is left."""
    return "no-card" if card < 0 else "no-item" if ITEM[card] < 0 else "no-item-left"


def craft_bought(g: RootState, seat: int) -> bool:
    """RB-S-B2: a card that is bought replaces the order, which is discarded, and its item is crafted."""
    card = buy_to_craft(g, seat)
    if card < 0:
        return False
    discard_order(g, seat)
    give_order(g, seat, card)
    craft_item(g, seat, card)
    return True


def craft_item(g: RootState, seat: int, card: int) -> bool:
    if card < 0 or ITEM[card] < 0 or not g.items[ITEM[card]]:
        return False
    g.log(Crafted, seat, card)
    take_item(g, seat, card)
    return True


class DiscardOrder(Do):
    """RB-4.6.2, RB-6.6.3, RB-7.6.3, RB-1.3, AMB-61: discard the order card; a dominance card too, for bots never play one."""

    seat: int
    rule: str

    def run(self, g: RootState) -> None:
        begin(g, self.seat, "discard-order", self.rule)
        if bot_board(g, self.seat).order < 0:
            nothing(g, self.seat, self.rule, "no-card")
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
            faction(g, other).has_stopped(g, other)
            return True
    return False


def put_warriors(g: RootState, seat: int, clearing: int, warriors: int) -> int:
    """RB-11.8.2: place warriors of the supply, as many as there are; how many stand there now."""
    if not g.supply[seat] or not warriors or not may_place(g, seat, clearing) or stopped(g, seat, clearing):
        return 0
    return place_warriors(g, seat, clearing, warriors)


def put_piece(g: RootState, seat: int, kind: int, clearing: int) -> bool:
    """RB-11.8.2: place a building or token where the caller knows that it may stand."""
    if stopped(g, seat, clearing):
        return False
    place_piece(g, seat, kind, clearing)
    g.log(PlacedPiece, seat, g.factions[seat] * PIECE_KINDS + kind, clearing)
    return True


def recruit(g: RootState, seat: int, rule: str, places: Mapping[int, int]) -> int:
    """RB-2.4: so many warriors in each of these clearings, the highest priority first; how many came, and if none, why."""
    could = bool(g.supply[seat])
    before = len(g.journal.entries) if g.journal else 0
    placed = sum(put_warriors(g, seat, clearing, places[clearing]) for clearing in sorted(places))
    if g.journal and len(g.journal.entries) == before:
        nothing(g, seat, rule, "no-place" if could else "no-warriors")
    return placed


def earn(g: RootState, seat: int, rule: str, points: int) -> None:
    """Score these points, or say that there are none."""
    if points:
        score(g, seat, points)
    else:
        nothing(g, seat, rule, "no-points")


def spread_evenly(clearings: Sequence[int], warriors: int) -> list[int]:
    """AMB-05: one by one in priority order, round and round; how many go into each."""
    return [warriors // len(clearings) + (index < warriors % len(clearings)) for index in range(len(clearings))]


def beside(g: RootState, seat: int, clearing: int) -> list[int]:
    """RB-12.1.1, AMB-49: what is adjacent for a bot. It acts as if a path joined the ferry's clearing to all others on the
    coast, whatever it does there; only to move along it takes the ferry itself (`routes`). As a switch the path is there
    only while the ferry can still carry the bot."""
    near = {*adjacent(g, seat, clearing)}
    coast = MAPS[g.map].row.coastal if g.ferry else ()
    if clearing in coast and ("AMB-49" not in g.rulings or MAP_RULES[g.map].targets(g, seat, g.ferry)):
        near.update(coast if clearing == g.ferry else (g.ferry,))
    return sorted(near - {clearing})


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
    target = choose(g, seat, rule, sorted(ways), *criteria, lowest=lowest, why="no-way")
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
        own = bot(g, self.seat)
        if not any(own.may_attack(g, self.seat, c) and foes_at(g, self.seat, c) for c in self.clearings):
            nothing(g, self.seat, self.rule, "no-battle")
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
        found = foes_at(g, self.seat, self.clearing)
        defender = choose_player(g, self.seat, self.rule, found, *criteria, place=self.clearing)
        if defender is not None:
            hire_for_battle(g, self.seat, self.clearing, defender)
            g.then(StartBattle(self.clearing, self.seat, defender))


KINDS = (OrderRevealed, BotStopped, RevealOrder, CraftOrder, DiscardOrder, EndEvening, BotBattles, BotBattle)
