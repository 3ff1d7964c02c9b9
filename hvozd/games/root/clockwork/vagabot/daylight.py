"""RB-7.5: the Vagabot's Daylight: travelling, and the actions that every character has."""

from collections.abc import Iterable, Sequence
from typing import Any

from hvozd.core import Do, Event
from hvozd.games.root.clockwork.bot import begin, bot
from hvozd.games.root.clockwork.bot_steps import stopped
from hvozd.games.root.clockwork.choosing import (
    Criterion,
    built_of,
    choose,
    choose_player,
    enemy_pieces,
    fewest_points,
    foes,
    foes_at,
    most_pieces_at,
    most_points,
    nothing,
)
from hvozd.games.root.clockwork.service_cards import afloat, buy_boats, could_float
from hvozd.games.root.clockwork.vagabot.characters import special
from hvozd.games.root.clockwork.vagabot.items import (
    damaged,
    gain_item,
    own,
    pay,
    ready,
    repair_items,
)
from hvozd.games.root.components import CLEARINGS, MAP_CLEARINGS, MAPS
from hvozd.games.root.hooks import MAP_RULES
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.hand import draw
from hvozd.games.root.rules.move import adjacent, landing
from hvozd.games.root.rules.pieces import of_suit, present
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.wandering import (
    QUEST_SUIT,
    Quest,
    QuestDone,
    RuinExplored,
    go,
    is_forest,
    put_under_ruin,
    quest_keepers,
    under_ruin,
)
from hvozd.games.root.state import RootState
from hvozd.games.root.words import Item, Seat


class BotQuest(Event):
    """The quest that only the bot may complete."""

    seat: Seat
    quest: Quest


class BotAided(Event):
    seat: Seat
    player: Seat
    items: tuple[Item, ...]


# -- travel -------------------------------------------------------------------------------------------------------------


def roads_from(g: RootState, seat: int, place: int) -> dict[int, int]:
    """RB-7.2.2, RB-12.1.1, RB-S-A4: the clearings one move away, whoever rules, and how they are reached."""
    if is_forest(place):
        near: Sequence[int] = [other for other in MAPS[g.map].beside_forest(place) if other < CLEARINGS]
    else:
        near = adjacent(g, seat, place)
        if could_float(g, seat):
            near = (*near, *MAPS[g.map].rivers[place])
        if place == g.ferry:
            near = (*near, *MAP_RULES[g.map].targets(g, seat, place))
    found: dict[int, int] = {}
    for target in near:
        if not g.no_enter[landing(target)] >> seat & 1:
            found.setdefault(landing(target), target)
    return found


def distances(g: RootState, seat: int, start: int) -> dict[int, int]:
    """The fewest moves to every clearing he can reach."""
    steps = {start: 0}
    queue = [start]
    for place in queue:
        for near in roads_from(g, seat, place):
            if near not in steps:
                steps[near] = steps[place] + 1
                queue.append(near)
    return steps


def nearest(
    g: RootState, seat: int, rule: str, clearings: Iterable[int], *criteria: Criterion, why: str = "no-place"
) -> int | None:
    """RB-7.5.0a, AMB-19: the nearest of these clearings, then by the action's criteria; none that cannot be reached."""
    away = distances(g, seat, g.pawns[seat])
    closest: Criterion = ("nearest", lambda clearing: -away[clearing])
    return choose(g, seat, rule, [clearing for clearing in clearings if clearing in away], closest, *criteria, why=why)


class Walk(Do):
    """RB-7.5.0a, RB-11.8.2, AMB-19: one item a move, by the fewest moves, over the next clearing of highest priority, as far as
    the items reach; a snare costs the item of the move it stops."""

    seat: int
    rule: str
    target: int

    def run(self, g: RootState) -> None:
        seat, here = self.seat, g.pawns[self.seat]
        if here == self.target or not (ready(g, seat) or afloat(g, seat)):
            return
        roads = roads_from(g, seat, here)
        left = {near: distances(g, seat, near).get(self.target, CLEARINGS) for near in roads}
        best = [near for near in sorted(roads) if left[near] == min(left.values())]
        step = choose(g, seat, self.rule, best, why="no-way")
        if step is None or not self.pay(g, here, step, roads[step]):
            return
        g.stack.append(self)
        if is_forest(here) or not stopped(g, seat, here):
            go(g, seat, roads[step])

    def pay(self, g: RootState, here: int, step: int, road: int) -> bool:
        """RB-7.5.0a, RB-S-A4: one item a move; along a river none, but Riverboats are bought."""
        by_river = not is_forest(here) and road == step and step not in MAPS[g.map].paths[here]
        if by_river and step in MAPS[g.map].rivers[here] and step not in bot(g, self.seat).links(g, self.seat, here):
            buy_boats(g, self.seat, "RB-S-A4")
            return True
        return pay(g, self.seat, 1)


# -- the actions ----------------------------------------------------------------------------------------------------------


class VagabotAction(Do):
    """RB-7.5, RB-7.5.0a: one action of the list, while unexhausted items remain."""

    seat: int
    action: str

    def run(self, g: RootState) -> None:
        if ready(g, self.seat):
            ACTIONS[self.action](g, self.seat)
        else:
            begin(g, self.seat, self.action, RULES[self.action])
            nothing(g, self.seat, RULES[self.action], "too-few-items", 1)


def explore(g: RootState, seat: int) -> None:
    """RB-7.5.1: go to the nearest ruin and search it."""
    begin(g, seat, "explore", "RB-7.5.1")
    ruins = [c for c in MAP_CLEARINGS if g.ruins[c] and under_ruin(g, c)]
    target = nearest(g, seat, "RB-7.5.1", ruins, why="no-ruin")
    if target is not None:
        g.then(Walk(seat, "RB-7.5.1", target), SearchRuin(seat, target))


class SearchRuin(Do):
    """RB-7.5.1, AMB-57: one item exhausted, a random one from under the ruin revealed; an empty ruin leaves; no points."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        if not arrives(g, self.seat, "RB-7.5.1", self.clearing, 1):
            return
        left = under_ruin(g, self.clearing)
        kind = left.pop(g.random(len(left)) if len(left) > 1 else 0)
        put_under_ruin(g, self.clearing, left)
        if not left:
            g.ruins[self.clearing] = 0
            g.open_slots[self.clearing] += 1
        g.reveal()
        g.log(RuinExplored, self.seat, self.clearing, kind)
        gain_item(g, self.seat, kind)


def quest(g: RootState, seat: int) -> None:
    """RB-7.5.2: go to the nearest clearing of the quest's suit and complete it."""
    begin(g, seat, "quest", "RB-7.5.2")
    board = own(g, seat)
    if board.quest < 0:
        nothing(g, seat, "RB-7.5.2", "no-quest")
        return
    target = nearest(g, seat, "RB-7.5.2", of_suit(g, QUEST_SUIT[board.quest]))
    if target is not None:
        g.then(Walk(seat, "RB-7.5.2", target), FinishQuest(seat, target))


def arrives(g: RootState, seat: int, rule: str, clearing: int, cost: int) -> bool:
    """RB-7.5.0a: he has got there and pays for what he came for."""
    if g.pawns[seat] != clearing:
        nothing(g, seat, rule, "not-there")
        return False
    if not pay(g, seat, cost):
        nothing(g, seat, rule, "too-few-items", cost)
        return False
    return True


class FinishQuest(Do):
    """RB-7.5.2, RB-T-VB-QUESTING: any two items exhausted, the quest discarded, a point (two for the questing), a new quest."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        if not arrives(g, self.seat, "RB-7.5.2", self.clearing, 2):
            return
        board = own(g, self.seat)
        g.log(QuestDone, self.seat, board.quest)
        board.quests_done += (board.quest,)
        score(g, self.seat, 2 if bot(g, self.seat).has(g, self.seat, "questing") else 1)
        reveal_quest(g, self.seat)


def reveal_quest(g: RootState, seat: int) -> None:
    """RB-7.3.3, RB-7.5.2: the next quest; when none is left those he has completed are shuffled again."""
    board = own(g, seat)
    keepers = quest_keepers(g)
    table: Any = g.boards[keepers[0]] if keepers else board
    if not table.quest_deck and board.quests_done:
        again = sorted(board.quests_done)
        g.shuffle(again)
        table.quest_deck, board.quests_done = tuple(again), ()
    board.quest = -1
    if table.quest_deck:
        board.quest = table.quest_deck[-1]
        table.quest_deck = table.quest_deck[:-1]
        g.reveal()
        g.log(BotQuest, seat, board.quest)


def crafted_items(g: RootState, player: int) -> int:
    return len(g.box[player]) + len(g.exhausted[player])


def aid(g: RootState, seat: int) -> None:
    """RB-7.5.3, RB-T-VB-QUESTING: aid where he stands; the questing first goes to the nearest player with crafted items."""
    begin(g, seat, "aid", "RB-7.5.3")
    questing = bot(g, seat).has(g, seat, "questing")
    owners = [other for other in range(g.seats) if other != seat and crafted_items(g, other)]
    if questing:
        there = [c for c in MAP_CLEARINGS if any(present(g, other, c) for other in owners)]
        target = nearest(g, seat, "RB-T-VB-QUESTING", there, why="nobody-to-aid")
        if target is None:
            return
        g.then(Walk(seat, "RB-T-VB-QUESTING", target))
    g.stack.insert(len(g.stack) - questing, GiveAid(seat))


class GiveAid(Do):
    """RB-7.5.3, RB-T-VB-HELPER, AMB-55: items for items: a point each, and a card for the player (a point for a bot)."""

    seat: int

    def run(self, g: RootState) -> None:
        seat, vagabot, here = self.seat, bot(g, self.seat), g.pawns[self.seat]
        players = [other for other in range(g.seats) if other != seat and crafted_items(g, other)]
        there = [other for other in players if present(g, other, here)]
        player = choose_player(g, seat, "RB-7.5.3", there, fewest_points(g), place=here)
        if player is None:
            nothing(g, seat, "RB-7.5.3", "nobody-to-aid")
            return
        most = 1 if vagabot.has(g, seat, "questing") else len(ready(g, seat))
        count = min(most, crafted_items(g, player))
        if not pay(g, seat, count):
            nothing(g, seat, "RB-7.5.3", "too-few-items", count)
            return
        taken = [(g.box[player] or g.exhausted[player]).pop(0) for _ in range(count)]
        g.log(BotAided, seat, player, tuple(taken))
        for kind in taken:
            gain_item(g, seat, kind)
        each = 2 if vagabot.has(g, seat, "helper") else 1
        score(g, seat, count * each)
        draw(g, player, count * each)


def battle(g: RootState, seat: int) -> None:
    """RB-7.5.4, RB-T-VB-BERSERKER, RB-T-VB-ADVENTURER: seek out the player with the most points, or the fullest clearing."""
    begin(g, seat, "battle", "RB-7.5.4")
    vagabot = bot(g, seat)
    if vagabot.has(g, seat, "adventurer") and own(g, seat).fought:
        nothing(g, seat, "RB-7.5.4", "fought")
        return
    found = berserk(g, seat) if vagabot.has(g, seat, "berserker") else seek(g, seat)
    if found is not None:
        clearing, player = found
        g.then(Walk(seat, "RB-7.5.4", clearing), VagabotBattle(seat, clearing, player, 1))


def seek(g: RootState, seat: int) -> tuple[int, int] | None:
    """RB-7.5.4: the player with the most points, then the nearest clearing: most buildings and tokens, fewest warriors."""
    away = distances(g, seat, g.pawns[seat])
    standing = [other for other in foes(g, seat) if any(present(g, other, c) for c in MAP_CLEARINGS if c in away)]
    player = choose_player(g, seat, "RB-7.5.4", standing, most_points(g))
    if player is None:
        nothing(g, seat, "RB-7.5.4", "no-enemy")
        return None
    at = player * CLEARINGS
    built: Criterion = ("most-buildings-and-tokens", lambda c: built_of(g, player, c))
    few: Criterion = ("fewest-warriors", lambda c: -g.warriors[at + c])
    clearing = nearest(g, seat, "RB-7.5.4", [c for c in MAP_CLEARINGS if present(g, player, c)], built, few)
    return None if clearing is None else (clearing, player)


def berserk(g: RootState, seat: int) -> tuple[int, int] | None:
    """RB-T-VB-BERSERKER, AMB-56: the clearing with the most enemy pieces, the nearest of several; most pieces there."""
    away = distances(g, seat, g.pawns[seat])
    full: Criterion = ("most-enemy-pieces", lambda clearing: enemy_pieces(g, seat, clearing))
    closest: Criterion = ("nearest", lambda clearing: -away[clearing])
    sites = [c for c in MAP_CLEARINGS if c in away and foes_at(g, seat, c)]
    clearing = choose(g, seat, "RB-T-VB-BERSERKER", sites, full, closest, why="no-enemy")
    if clearing is None:
        return None
    criteria = (most_pieces_at(g, clearing), most_points(g))
    player = choose_player(g, seat, "RB-T-VB-BERSERKER", foes_at(g, seat, clearing), *criteria, place=clearing)
    return None if player is None else (clearing, player)


class VagabotBattle(Do):
    """RB-7.5.4, RB-T-VB-ADVENTURER: one item for the first battle, two for each more while the player has a piece there."""

    seat: int
    clearing: int
    player: int
    cost: int

    def run(self, g: RootState) -> None:
        seat = self.seat
        if not present(g, self.player, self.clearing):
            return
        if not (arrives(g, seat, "RB-7.5.4", self.clearing, 1) if self.cost == 1 else self.fights_on(g)):
            return
        own(g, seat).fought = True
        again = () if bot(g, seat).has(g, seat, "adventurer") else (VagabotBattle(seat, self.clearing, self.player, 2),)
        g.then(StartBattle(self.clearing, seat, self.player), *again)

    def fights_on(self, g: RootState) -> bool:
        """RB-7.5.4: two items for another battle."""
        return g.pawns[self.seat] == self.clearing and pay(g, self.seat, self.cost)


def repair(g: RootState, seat: int) -> None:
    """RB-7.5.5: with a damaged item, one is exhausted and one repaired."""
    begin(g, seat, "repair", "RB-7.5.5")
    if not damaged(g, seat):
        nothing(g, seat, "RB-7.5.5", "nothing-damaged")
    elif pay(g, seat, 1):
        repair_items(g, seat, 1)


class MoreQuests(Do):
    """RB-T-VB-ADVENTURER: what items are left are used up on further quests."""

    seat: int
    left: int

    def run(self, g: RootState) -> None:
        items = len(ready(g, self.seat))
        if own(g, self.seat).quest >= 0 and 0 < items < self.left:
            g.then(VagabotAction(self.seat, "quest"), MoreQuests(self.seat, items))


RULES = {
    "explore": "RB-7.5.1",
    "quest": "RB-7.5.2",
    "aid": "RB-7.5.3",
    "battle": "RB-7.5.4",
    "repair": "RB-7.5.5",
    "special": "RB-7.5.6",
}
ACTIONS = {"explore": explore, "quest": quest, "aid": aid, "battle": battle, "repair": repair, "special": special}

KINDS = (BotQuest, BotAided, Walk, VagabotAction, SearchRuin, FinishQuest, GiveAid, VagabotBattle, MoreQuests)
