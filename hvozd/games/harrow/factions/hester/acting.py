"""HC-21.10, HC-21.20, HC-21.60: Hester's turn: cards, roots, Spawns, moves, end actions, and what she devours in the cleanup."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Do, Event, Offer, Product
from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.factions.hester.anytime import HesterAsk
from hvozd.games.harrow.factions.hester.bonfires import crown, fill, free_square
from hvozd.games.harrow.factions.hester.ending import InfectHaints, SummonHester
from hvozd.games.harrow.factions.hester.figures import HESTER, HESTER_SLOT, TABLE, HesterF
from hvozd.games.harrow.factions.hester.fires import HesterFed, leave_map, witch
from hvozd.games.harrow.factions.hester.moving import HesterMoves
from hvozd.games.harrow.factions.hester.roots import ExtraCube, GrowRoot, GrowRoots, HarvestRoots, cube_of, root_targets
from hvozd.games.harrow.factions.hester.spawning import SpawnFor, spawn_for, spawn_places
from hvozd.games.harrow.hooks import rules_of, strangers
from hvozd.games.harrow.rules.cubes import ActivateTree, pay, terrain_cubes
from hvozd.games.harrow.rules.turn import EndTurn
from hvozd.games.harrow.rules.units import SLOT_COLOUR
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import LEGEND_PIECE, SEARCH_CUBE, TERRAIN_CUBE, CubeF, PieceF

CARD, ROOT, SPAWN, MOVE, INFECT, SUMMON = range(6)
NEUTRAL = 7
LIMIT = NUMBERS.battleground


class HesterPlayed(Event):
    card: HesterF


class PlayHester(Action):
    form = "play {card} at {place}"
    card: HesterF
    place: int


class ExtraRoot(Action):
    form = "extra-root"


class StartMoves(Action):
    form = "start-moves"


class StartInfection(Action):
    form = "start-infection"


class StartSummoning(Action):
    form = "start-summoning"


class Devour(Action):
    form = "devour {piece}"
    piece: PieceF


class Eat(Action):
    form = "eat {meal}"
    meal: int


class DropCube(Action):
    form = "drop {cube}"
    cube: CubeF


# -- the turn -----------------------------------------------------------------------------------------------------------------


class HesterTurn(Do):
    """HC-21.10, HC-21.11, HC-21.12, HC-21.13, HC-21.14, HC-21.31: roots, cubes, actions, end actions, cleanup."""

    def run(self, g: HarrowState) -> None:
        own = witch(g)
        g.active = HESTER
        own.old_roots, own.roots, own.black = own.roots, [], not own.black
        own.used, own.moved, own.spaces = [], [], 0
        own.free_infection = own.any_colour = False
        seat = g.seat(HESTER)
        g.then(GrowRoots(TABLE.roots_each_turn), HarvestRoots(), HesterActs(seat), HesterCleanup())


def free_flame(g: HarrowState, space: int) -> bool:
    """HC-21.20: a flame is left and the space was not used this turn."""
    own = witch(g)
    return own.flames > 0 and not own.spaces >> space & 1


def spend_flame(g: HarrowState, space: int) -> None:
    own = witch(g)
    own.flames -= 1
    own.spent += 1
    own.spaces |= 1 << space


class HesterActs(HesterAsk):
    """HC-21.20, HC-21.21, HC-21.22, HC-21.23, HC-21.24, HC-21.43, A-38: main actions, each one flame and once a turn; then
    perhaps the tree for an end action."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found: list[Offer] = [lambda g: (EndTurn(),), *self.free_offers(g)]
        if witch(g).flames:
            found += [card_plays, root_and_moves, paid_spawns, end_actions]
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, EndTurn):
            return
        if isinstance(action, (StartInfection, StartSummoning)):
            g.then(ActivateTree())
            end_action(g, self.seat, action, first=True)
        elif isinstance(action, (PlayHester, ExtraRoot, SpawnFor, StartMoves)):
            g.then(self)
            main_action(g, self.seat, action)
        else:
            self.free(g, action)


def main_action(g: HarrowState, seat: int, action: PlayHester | ExtraRoot | SpawnFor | StartMoves) -> None:
    """HC-21.20: one of the four spaces that come before the tree."""
    if isinstance(action, PlayHester):
        play_card(g, action)
    elif isinstance(action, SpawnFor):
        spend_flame(g, SPAWN)
        pay(g, cube_of(g, action.hex), TABLE.spawn)
        spawn_for(g, action)
    elif isinstance(action, ExtraRoot):
        spend_flame(g, ROOT)
        g.then(GrowRoot(seat), ExtraCube())
    else:
        spend_flame(g, MOVE)
        g.then(HesterMoves(seat))


def card_plays(g: HarrowState) -> Sequence[Action]:
    """HC-21.21, HC-21.30: a card face up; a fourth covers one of the three."""
    hand, active = g.hands[HESTER], witch(g).active
    if hand is None or not free_flame(g, CARD):
        return ()
    places = range(TABLE.active) if len(active) == TABLE.active else (len(active),)
    return Product(PlayHester, hand.held, places)


def root_and_moves(g: HarrowState) -> Sequence[Action]:
    """HC-21.22, HC-21.24: the extra root of the same set, and the moves."""
    found: list[Action] = []
    if free_flame(g, ROOT) and witch(g).roots and len(witch(g).roots) < 2 * TABLE.roots and root_targets(g):
        found.append(ExtraRoot())
    if free_flame(g, MOVE):
        found.append(StartMoves())
    return found


def paid_spawns(g: HarrowState) -> Sequence[Action]:
    """HC-21.23: Spawns that a cube of the colour of the hex can pay."""
    if not free_flame(g, SPAWN):
        return ()
    places = spawn_places(g)
    return [place for place in places if isinstance(place, SpawnFor) and g.field[cube_of(g, place.hex)] >= TABLE.spawn]


def end_actions(g: HarrowState) -> list[Action]:
    """HC-21.43, A-38: what the tree can be activated for."""
    found: list[Action] = [StartInfection()] if free_flame(g, INFECT) else []
    if free_flame(g, SUMMON) and any(g.fire) and g.legend_at[HESTER_SLOT] < 0:
        found.append(StartSummoning())
    return found


def end_action(g: HarrowState, seat: int, action: Action, first: bool) -> None:
    """HC-21.43, HC-21.65, A-38: each end action costs a flame; the tree serves both."""
    infect = isinstance(action, StartInfection)
    spend_flame(g, INFECT if infect else SUMMON)
    steps: tuple[Ask, ...] = (InfectHaints(seat) if infect else SummonHester(seat), HesterEnds(seat))
    if first:
        tree = g.stack.pop()
        g.then(tree, *steps)
    else:
        g.then(*steps)


class HesterEnds(HesterAsk):
    """HC-21.43, A-67: after the tree the other end action, cards and offers."""

    def open_to(self, g: HarrowState) -> bool:
        return g.result is None

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: (EndTurn(),), *self.free_offers(g), end_actions)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, (StartInfection, StartSummoning)):
            end_action(g, self.seat, action, first=False)
        elif not isinstance(action, EndTurn):
            self.free(g, action)


def play_card(g: HarrowState, action: PlayHester) -> None:
    """HC-21.30: at most three are active."""
    hand, own = g.hands[HESTER], witch(g)
    assert hand is not None
    spend_flame(g, CARD)
    hand.held.remove(action.card)
    g.reveal()
    g.log(HesterPlayed, action.card)
    if action.place < len(own.active):
        own.covered.append(own.active[action.place])
        own.active[action.place] = action.card
    else:
        own.active.append(action.card)


# -- cleanup ------------------------------------------------------------------------------------------------------------------


class HesterCleanup(Do):
    """HC-21.60, HC-21.61, HC-21.62, HC-21.63, HC-21.64, HC-21.65: a meal, at most six terrain cubes, offers, flames back."""

    def run(self, g: HarrowState) -> None:
        seat = g.seat(HESTER)
        g.then(DevourLegend(seat), DropCubes(seat), HesterOffers(), HesterOver())


class DevourLegend(Ask):
    """HC-21.60, HC-21.74, A-35: a legend on Hester's hex whose opponent's side has a free square and who has something to
    lose; after a goblin that could not be devoured another legend may be tried."""

    tried: int = -1
    """The place of a legend that could not be devoured."""

    def open_to(self, g: HarrowState) -> bool:
        return bool(self.meals(g))

    def meals(self, g: HarrowState) -> list[Action]:
        at = g.legend_at[HESTER_SLOT]
        if at < 0:
            return []
        slots = [slot for slot in range(HESTER_SLOT) if g.legend_at[slot] == at and slot != self.tried]
        return [Devour(LEGEND_PIECE + slot) for slot in slots if self.can_eat(g, SLOT_COLOUR[slot])]

    def can_eat(self, g: HarrowState, faction: int) -> bool:
        return free_square(g, g.colours.index(faction)) >= 0 and (g.solo is not None or bool(rules_of(faction).meals(g)))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.meals, lambda g: (EndTurn(),))

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, Devour):
            return
        slot = action.piece - LEGEND_PIECE
        faction = SLOT_COLOUR[slot]
        if g.solo is not None:
            feast(g, faction, NEUTRAL)
        elif rules_of(faction).devourable(g, slot):
            g.then(ChooseMeal(self.seat, faction))
        else:
            g.then(DevourLegend(self.seat, slot))


class ChooseMeal(Ask):
    """HC-21.60, HC-21.61: an ability token (1 to 3), a scroll (4) or a wild token (5) of that faction; Hester says which."""

    faction: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(Eat, [meal + 1 for meal in rules_of(self.faction).meals(g)]),)

    def take(self, g: HarrowState, action: Eat) -> None:
        g.then(Feast(self.faction, action.meal))
        rules_of(self.faction).devoured(g, self.seat, action.meal - 1)


class Feast(Do):
    """HC-21.60, HC-21.62: once the token is lost it goes on its square."""

    faction: int
    meal: int

    def run(self, g: HarrowState) -> None:
        feast(g, self.faction, self.meal)


def feast(g: HarrowState, faction: int, code: int) -> None:
    """HC-21.60, HC-21.62, HC-23.15, A-74: the token goes on a square of that opponent's side, Hester leaves the map."""
    g.log(HesterFed, g.legend_at[HESTER_SLOT])
    leave_map(g)
    fill(g, g.colours.index(faction), code)


class DropCubes(Ask):
    """HC-21.64: above six terrain cubes Hester chooses what goes."""

    def open_to(self, g: HarrowState) -> bool:
        return terrain_cubes(g) > LIMIT

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(DropCube, [cube for cube in range(TERRAIN_CUBE, SEARCH_CUBE) if g.field[cube]]),)

    def take(self, g: HarrowState, action: DropCube) -> None:
        pay(g, action.cube, 1)
        g.then(self)


class HesterOffers(Do):
    """HC-24.43: offers under Hester or under infected haints that she moved this turn."""

    def run(self, g: HarrowState) -> None:
        for other in strangers(g):
            other.collected(g, HESTER)


class HesterOver(Do):
    """HC-21.65, HC-25.8: used flames return; the turn is over."""

    def run(self, g: HarrowState) -> None:
        own = witch(g)
        own.flames += own.spent
        own.spent = 0
        g.active = -1
        crown(g)


KINDS = (
    HesterPlayed,
    PlayHester,
    ExtraRoot,
    StartMoves,
    StartInfection,
    StartSummoning,
    Devour,
    Eat,
    DropCube,
    HesterTurn,
    HesterActs,
    HesterEnds,
    HesterCleanup,
    DevourLegend,
    ChooseMeal,
    Feast,
    DropCubes,
    HesterOffers,
    HesterOver,
)
