"""RB-7.5: the Vagabot's Daylight: travelling, and the actions that every character has."""

from collections.abc import Iterable, Sequence

from hvozd.core import Do, Event
from hvozd.games.root.battle import StartBattle
from hvozd.games.root.clockwork.actions import stopped
from hvozd.games.root.clockwork.choosing import (
    Criterion,
    choose,
    choose_player,
    enemy_pieces,
    foes,
    foes_at,
    most_pieces_at,
    most_points,
    pieces_of,
)
from hvozd.games.root.clockwork.core import begin, bot
from hvozd.games.root.clockwork.services import afloat, buy_boats, could_float
from hvozd.games.root.clockwork.vagabot_characters import special
from hvozd.games.root.clockwork.vagabot_items import (
    damaged,
    gain_item,
    own,
    pay,
    ready,
    repair_items,
)
from hvozd.games.root.components import CLEARINGS, MAP_CLEARINGS, MAPS
from hvozd.games.root.factions.vagabond_actions import RuinExplored, put_under_ruin, under_ruin
from hvozd.games.root.factions.vagabond_aid import QUEST_SUIT, Quest, QuestDone, quest_board
from hvozd.games.root.factions.vagabond_items import vagabonds
from hvozd.games.root.factions.vagabond_travel import go, is_forest
from hvozd.games.root.hand import draw
from hvozd.games.root.hooks import MAP_RULES
from hvozd.games.root.move import adjacent, landing
from hvozd.games.root.pieces import of_suit, present
from hvozd.games.root.score import score
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


def nearest(g: RootState, seat: int, rule: str, clearings: Iterable[int], *criteria: Criterion) -> int | None:
    """RB-7.5.0a, AMB-19: the nearest of these clearings, then by the action's criteria; none that cannot be reached."""
    away = distances(g, seat, g.pawns[seat])
    closest: Criterion = ("nearest", lambda clearing: -away[clearing])
    return choose(g, seat, rule, [clearing for clearing in clearings if clearing in away], closest, *criteria)


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
        step = choose(g, seat, self.rule, best)
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


def explore(g: RootState, seat: int) -> None:
    """RB-7.5.1: go to the nearest ruin and search it."""
    begin(g, seat, "explore", "RB-7.5.1")
    target = nearest(g, seat, "RB-7.5.1", [c for c in MAP_CLEARINGS if g.ruins[c] and under_ruin(g, c)])
    if target is not None:
        g.then(Walk(seat, "RB-7.5.1", target), SearchRuin(seat, target))


class SearchRuin(Do):
    """RB-7.5.1, AMB-57: one item exhausted, a random one from under the ruin revealed; an empty ruin leaves; no points."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        if g.pawns[self.seat] != self.clearing or not pay(g, self.seat, 1):
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
        return
    target = nearest(g, seat, "RB-7.5.2", of_suit(g, QUEST_SUIT[board.quest]))
    if target is not None:
        g.then(Walk(seat, "RB-7.5.2", target), FinishQuest(seat, target))


class FinishQuest(Do):
    """RB-7.5.2, RB-T-VB-QUESTING: any two items exhausted, the quest discarded, a point (two for the questing), a new quest."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        if g.pawns[self.seat] != self.clearing or not pay(g, self.seat, 2):
            return
        board = own(g, self.seat)
        g.log(QuestDone, self.seat, board.quest)
        board.quests_done += (board.quest,)
        score(g, self.seat, 2 if bot(g, self.seat).has(g, self.seat, "questing") else 1)
        reveal_quest(g, self.seat)


def reveal_quest(g: RootState, seat: int) -> None:
    """RB-7.3.3, RB-7.5.2: the next quest; when none is left those he has completed are shuffled again."""
    board = own(g, seat)
    table = quest_board(g) if vagabonds(g) else board
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
        target = nearest(g, seat, "RB-T-VB-QUESTING", there)
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
        fewest: Criterion = ("fewest-points", lambda player: -g.vp[player])
        player = choose_player(g, seat, "RB-7.5.3", [other for other in players if present(g, other, here)], fewest)
        if player is None:
            return
        most = 1 if vagabot.has(g, seat, "questing") else len(ready(g, seat))
        count = min(most, crafted_items(g, player))
        if not pay(g, seat, count):
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
        return None
    at = player * CLEARINGS
    built: Criterion = ("most-buildings-and-tokens", lambda c: pieces_of(g, player, c) - g.warriors[at + c])
    few: Criterion = ("fewest-warriors", lambda c: -g.warriors[at + c])
    clearing = nearest(g, seat, "RB-7.5.4", [c for c in MAP_CLEARINGS if present(g, player, c)], built, few)
    return None if clearing is None else (clearing, player)


def berserk(g: RootState, seat: int) -> tuple[int, int] | None:
    """RB-T-VB-BERSERKER, AMB-56: the clearing with the most enemy pieces, the nearest of several; most pieces there."""
    away = distances(g, seat, g.pawns[seat])
    full: Criterion = ("most-enemy-pieces", lambda clearing: enemy_pieces(g, seat, clearing))
    closest: Criterion = ("nearest", lambda clearing: -away[clearing])
    sites = [c for c in MAP_CLEARINGS if c in away and foes_at(g, seat, c)]
    clearing = choose(g, seat, "RB-T-VB-BERSERKER", sites, full, closest)
    if clearing is None:
        return None
    player = choose_player(g, seat, "RB-T-VB-BERSERKER", foes_at(g, seat, clearing), most_pieces_at(g, clearing), most_points(g))
    return None if player is None else (clearing, player)


class VagabotBattle(Do):
    """RB-7.5.4, RB-T-VB-ADVENTURER: one item for the first battle, two for each more while the player has a piece there."""

    seat: int
    clearing: int
    player: int
    cost: int

    def run(self, g: RootState) -> None:
        seat = self.seat
        here = g.pawns[seat] == self.clearing and present(g, self.player, self.clearing)
        if not here or not pay(g, seat, self.cost):
            return
        own(g, seat).fought = True
        again = () if bot(g, seat).has(g, seat, "adventurer") else (VagabotBattle(seat, self.clearing, self.player, 2),)
        g.then(StartBattle(self.clearing, seat, self.player), *again)


def repair(g: RootState, seat: int) -> None:
    """RB-7.5.5: with a damaged item, one is exhausted and one repaired."""
    begin(g, seat, "repair", "RB-7.5.5")
    if damaged(g, seat) and pay(g, seat, 1):
        repair_items(g, seat, 1)


class MoreQuests(Do):
    """RB-T-VB-ADVENTURER: what items are left are used up on further quests."""

    seat: int
    left: int

    def run(self, g: RootState) -> None:
        items = len(ready(g, self.seat))
        if own(g, self.seat).quest >= 0 and 0 < items < self.left:
            g.then(VagabotAction(self.seat, "quest"), MoreQuests(self.seat, items))


ACTIONS = {"explore": explore, "quest": quest, "aid": aid, "battle": battle, "repair": repair, "special": special}
