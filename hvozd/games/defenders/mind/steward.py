"""Steward, a cooperative heuristic agent: it plans a whole turn with a small beam search over what a turn is worth.

It sees nothing that its seat may not see: every search begins in a position that its seat imagines. Damage rolls are not
played out but paid for in advance.
"""

from collections.abc import Iterable
from typing import Any

from hvozd.core import Action, Rng
from hvozd.core.flow import apply, decision
from hvozd.core.steps import Ask
from hvozd.games.defenders.components import CARD_FACTION, CARD_POINTS, ORGANIZERS
from hvozd.games.defenders.hooks import BY_CARD
from hvozd.games.defenders.mind.minds import ITEM_WAYS, LEADERS
from hvozd.games.defenders.mind.prices import DEATHS, ITEM, ROLL_COST, standing, turn_worth, worth
from hvozd.games.defenders.rules.actions import Move, Paid
from hvozd.games.defenders.rules.damage import threat
from hvozd.games.defenders.rules.decks import activate, leave_hand
from hvozd.games.defenders.rules.round import Choose
from hvozd.games.defenders.rules.turn import EndTurn, TakeActions
from hvozd.games.defenders.setup.start import TakeOrganizer
from hvozd.games.defenders.state import NONE, DefendersState

WIDE, NARROW = 8, 1
"""How many lines are followed at once when a turn is planned, and when a card is chosen."""
DEEP = 10
MOVES: tuple[type[Any], ...] = (Move, *ITEM_WAYS)
WAYS = 4
"""How many of the places to go are looked at."""
POINT = 5.0
"""What an unspent point is worth while lines are compared."""
UNSEEN = 15.0
"""What a turn led by a card from the top of a deck promises."""
LOADED = [0] * 60
"""In imagined positions every die shows nothing: the danger is paid for by ROLL_COST."""


class Steward:
    """Chooses for one seat; keeps the plan of its turn as long as the plan can be followed."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.plan: list[Action] = []

    def choose(self, place: Any) -> Action:
        """The best option of a place (see hvozd.agents.Place)."""
        if place.question == "TakeActions":
            return self.act(place)
        self.plan = []
        options: list[Action] = list(place.options)
        if len(options) == 1:
            return options[0]
        for option in options:
            if isinstance(option, TakeOrganizer) and ORGANIZERS[option.organizer].id in LEADERS:
                return option
        g = imagine(place, self.rng)
        if place.question in ("ChooseDefender", "SoloTurn"):
            return best(options, [self.card_worth(g, place.seat, option) for option in options])
        return best(options, [outcome(g, place.seat, option) for option in options])

    def act(self, place: Any) -> Action:
        if not self.plan or self.plan[0] not in place.options:
            self.plan = plan_turn(imagine(place, self.rng), WIDE)[1]
        return self.plan.pop(0)

    def card_worth(self, g: DefendersState, seat: int, option: Action) -> float:
        """What a turn led by this card would be worth."""
        if not isinstance(option, Choose):
            return UNSEEN
        new = g.clone()
        player = new.factions.index(CARD_FACTION[option.card])
        before = worth(g)
        new.stack = []
        new.secret = []
        leave_hand(new, player, option.card)
        activate(new, player, option.card)
        new.turn, new.points = player, CARD_POINTS[option.card]
        new.stack.append(TakeActions(seat, player))
        BY_CARD[option.card].reveal(new, player)
        answer_reveals(new, player)
        if new.result is not None:
            return turn_worth(new, player)
        others = worth(new) - turn_worth(new, player)
        promise = BY_CARD[option.card].promise
        return plan_turn(new, NARROW)[0] + others - before + promise


def best(options: list[Action], values: list[float]) -> Action:
    return options[max(range(len(options)), key=values.__getitem__)]


def imagine(place: Any, rng: Rng) -> DefendersState:
    g = place.imagine(rng)
    assert isinstance(g, DefendersState)
    g.journal = None
    g.loaded = LOADED[:]
    return g


def outcome(g: DefendersState, seat: int, option: Action) -> float:
    new = g.clone()
    apply(new, seat, option)
    return worth(new)


def answer_reveals(g: DefendersState, player: int) -> None:
    """Answer the questions of a reveal ability by what each answer alone is worth."""
    while g.result is None and g.stack and not isinstance(g.stack[-1], TakeActions):
        step = g.stack[-1]
        if isinstance(step, Ask) and not step.open_to(g):
            g.stack.pop()
            continue
        now = decision(g)
        assert now is not None
        options = list(now.options())
        apply(g, now.seat, best(options, [outcome(g, now.seat, option) for option in options]))


def plan_turn(g: DefendersState, width: int) -> tuple[float, list[Action]]:
    """The best line of actions found from a TakeActions question on, with its worth; it ends with EndTurn."""
    player = g.turn
    top, plan = turn_worth(g, player), []
    beam: list[tuple[float, float, DefendersState, list[Action]]] = [(0.0, 0.0, g, [])]
    for _ in range(DEEP):
        found: dict[tuple[Any, ...], tuple[float, float, DefendersState, list[Action]]] = {}
        for _, paid, state, line in beam:
            for option, new, cost in branches(state, player):
                value = turn_worth(new, player) - paid - cost
                if value > top:
                    top, plan = value, [*line, option]
                if new.result is None and not new.out[player]:
                    hopes = value + POINT * new.points
                    found.setdefault(sameness(new, player, value), (hopes, paid + cost, new, [*line, option]))
        if not found:
            break
        beam = sorted(found.values(), key=lambda node: -node[0])[:width]
    return top, [*plan, EndTurn()]


def branches(g: DefendersState, player: int) -> list[tuple[Action, DefendersState, float]]:
    """Every action that may follow, the position after it, and the price of the danger it is done in."""
    step = g.stack[-1]
    assert isinstance(step, TakeActions)
    danger = ROLL_COST[threat(g, player)][g.damage[player]] * (1 + DEATHS * len(g.killed))
    rows = []
    for option in likely(g, player, iter(step.options(g))):
        new = g.clone()
        apply(new, step.seat, option)
        rolled = isinstance(option, Paid) and option.rolls(g)
        rows.append((option, new, danger if rolled else 0.0))
    return rows


def likely(g: DefendersState, player: int, options: Iterable[Action]) -> list[Action]:
    """The actions worth a look: of all places to go only the best few."""
    kept: list[Action] = []
    ways: dict[type, list[tuple[float, Any]]] = {kind: [] for kind in MOVES}
    for option in options:
        if isinstance(option, MOVES):
            camp = g.camp[option.hex]
            item = ITEM if camp != NONE and not g.items[player] >> g.factions[camp] & 1 else 0.0
            ways[type(option)].append((standing(g, player, option.hex) + item, option))
        elif not isinstance(option, EndTurn):
            kept.append(option)
    for found in ways.values():
        found.sort(key=lambda pair: -pair[0])
        kept += [option for _, option in found[:WAYS]]
    return kept


def sameness(g: DefendersState, player: int, value: float) -> tuple[Any, ...]:
    """Lines that lead to the same place by another order of actions look alike."""
    return (round(value, 3), g.at[player], g.points, g.items[player], len(g.hand(player)), g.active[player] != NONE)
