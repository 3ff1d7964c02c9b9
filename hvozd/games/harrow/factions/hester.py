"""Hester: roots, flames, infection, bonfires, summoning, devouring."""

from collections.abc import Sequence
from functools import partial

from hvozd.core import Action, Ask, Do, Offer, Product
from hvozd.games.harrow.cards.hester import ActivateCard, activations, run_card
from hvozd.games.harrow.components import BOARDS, DECKS
from hvozd.games.harrow.cubes import ActivateTree, pay, terrain_cubes
from hvozd.games.harrow.decks import draw
from hvozd.games.harrow.events import HesterPlayed, Spawned
from hvozd.games.harrow.factions.bonfires import crown, fill, free_square
from hvozd.games.harrow.factions.creeping import HesterMoves
from hvozd.games.harrow.factions.infection import InfectHaints, SummonHester
from hvozd.games.harrow.factions.roots import ExtraCube, GrowRoot, GrowRoots, HarvestRoots, cube_of, root_targets
from hvozd.games.harrow.fires import leave_map, witch
from hvozd.games.harrow.offers import PlayOffer, collect_offers, held_offers, play_offer
from hvozd.games.harrow.rooms import Room, enter_room, room
from hvozd.games.harrow.setup import EXTRA
from hvozd.games.harrow.state import Hand, HarrowState, HesterBoard
from hvozd.games.harrow.turn import EndTurn
from hvozd.games.harrow.units import SLOT_COLOUR, room_for, spawn
from hvozd.games.harrow.words import (
    HESTER,
    HESTER_SLOT,
    LEGEND_PIECE,
    SEARCH_CUBE,
    TERRAIN_CUBE,
    CubeF,
    FactionF,
    HesterF,
    HexF,
    PieceF,
)

TABLE = BOARDS.hester
CARD, ROOT, SPAWN, MOVE, INFECT, SUMMON = range(6)
NEUTRAL = 7
LIMIT = BOARDS.fair_folk.cube_limit


class PlayHester(Action):
    form = "play {card} at {place}"
    card: HesterF
    place: int


class ExtraRoot(Action):
    form = "extra-root"


class SpawnFor(Action):
    form = "spawn-for {faction} {hex}"
    faction: FactionF
    hex: HexF


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


class HesterAsk(Ask):
    """HC-21.31: active cards and offers may be used at any time after the root cubes were taken."""

    def free_offers(self, g: HarrowState) -> list[Offer]:
        found: list[Offer] = [activations]
        if g.fairfolk is not None and g.fairfolk.taken[HESTER]:
            found.append(partial(held_offers, faction=HESTER))
        return found

    def free(self, g: HarrowState, action: Action) -> bool:
        """Carry a free action out; the question stays open."""
        if isinstance(action, ActivateCard):
            g.then(self)
            run_card(g, self.seat, action.card)
        elif isinstance(action, PlayOffer):
            g.then(self)
            play_offer(g, HESTER, action.offer)
        else:
            return False
        return True


class HesterActs(HesterAsk):
    """HC-21.20, HC-21.21, HC-21.22, HC-21.23, HC-21.24, HC-21.43, A-38: main actions, each one flame and once a turn; then
    perhaps the tree for an end action."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found: list[Offer] = [lambda g: (EndTurn(),), *self.free_offers(g)]
        if witch(g).flames:
            found += [card_plays, root_and_moves, paid_spawns, end_actions]
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, EndTurn) or self.free(g, action):
            return
        if isinstance(action, StartInfection | StartSummoning):
            g.then(ActivateTree())
            end_action(g, self.seat, action, first=True)
            return
        g.then(self)
        if isinstance(action, PlayHester):
            play_card(g, action)
        elif isinstance(action, SpawnFor):
            spend_flame(g, SPAWN)
            pay(g, cube_of(g, action.hex), TABLE.spawn)
            spawn_for(g, action)
        elif isinstance(action, ExtraRoot):
            spend_flame(g, ROOT)
            g.then(GrowRoot(self.seat), ExtraCube())
        else:
            spend_flame(g, MOVE)
            g.then(HesterMoves(self.seat))


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
        if isinstance(action, StartInfection | StartSummoning):
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


def spawn_places(g: HarrowState) -> list[Action]:
    """HC-21.23, HC-27.33, A-64: the home of a faction or a terrain hex with its legend, legal for its haint."""
    found: list[Action] = []
    for colour in g.colours:
        if g.supply_haints[colour]:
            hexes = {g.home[colour], *room(colour).legends(g)}
            found += [SpawnFor(colour, h) for h in sorted(hexes) if g.land.terrain[h] and room_for(g, colour, h)]
    return found


def spawn_for(g: HarrowState, action: SpawnFor) -> None:
    g.log(Spawned, action.faction, action.hex, 1)
    spawn(g, action.faction, action.hex)


# -- cleanup ------------------------------------------------------------------------------------------------------------------


class HesterCleanup(Do):
    """HC-21.60, HC-21.61, HC-21.62, HC-21.63, HC-21.64, HC-21.65: a meal, at most six terrain cubes, offers, flames back."""

    def run(self, g: HarrowState) -> None:
        seat = g.seat(HESTER)
        g.then(DevourLegend(seat), DropCubes(seat), HesterOffers(), HesterOver())


class DevourLegend(Ask):
    """HC-21.60, HC-21.74, A-35: a legend on Hester's hex whose opponent's side has a free square and who has something to
    lose."""

    def open_to(self, g: HarrowState) -> bool:
        return bool(self.meals(g))

    def meals(self, g: HarrowState) -> list[Action]:
        at = g.legend_at[HESTER_SLOT]
        if at < 0:
            return []
        slots = [slot for slot in range(HESTER_SLOT) if g.legend_at[slot] == at]
        return [Devour(LEGEND_PIECE + slot) for slot in slots if self.can_eat(g, SLOT_COLOUR[slot])]

    def can_eat(self, g: HarrowState, faction: int) -> bool:
        return free_square(g, g.colours.index(faction)) >= 0 and (g.solo is not None or bool(room(faction).meals(g)))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.meals, lambda g: (EndTurn(),))

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, Devour):
            return
        slot = action.piece - LEGEND_PIECE
        faction = SLOT_COLOUR[slot]
        if g.solo is not None:
            feast(g, faction, NEUTRAL)
        elif room(faction).devourable(g, slot):
            g.then(ChooseMeal(self.seat, faction))


class ChooseMeal(Ask):
    """HC-21.60, HC-21.61: an ability token (1 to 3), a scroll (4) or a wild token (5) of that faction."""

    faction: int

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(Eat, [meal + 1 for meal in room(self.faction).meals(g)]),)

    def take(self, g: HarrowState, action: Eat) -> None:
        room(self.faction).devoured(g, action.meal - 1)
        feast(g, self.faction, action.meal)


def feast(g: HarrowState, faction: int, code: int) -> None:
    """HC-21.60, HC-21.62, HC-23.15, A-74: the token goes on a square of that opponent's side, Hester leaves the map."""
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
        if g.fairfolk is not None:
            collect_offers(g, HESTER)


class HesterOver(Do):
    """HC-21.65, HC-25.8: used flames return; the turn is over."""

    def run(self, g: HarrowState) -> None:
        own = witch(g)
        own.flames += own.spent
        own.spent = 0
        g.active = -1
        crown(g)


class Hester(Room):
    """HC-21.1: she has no colour, no points and no lantern (A-97)."""

    faction = HESTER
    slots = (HESTER_SLOT,)

    def turn_last(self, g: HarrowState) -> Do | None:
        return HesterTurn()

    def points(self, g: HarrowState) -> int:
        return sum(1 for square in witch(g).squares if square)

    def entered(self, g: HarrowState, h: int, uninfected: bool) -> None:
        """HC-33.9: an uninfected haint brings the planted cube to the battleground."""
        own = witch(g)
        while uninfected and h in own.planted[::2]:
            at = 2 * own.planted[::2].index(h)
            g.field[own.planted[at + 1]] += 1
            del own.planted[at : at + 2]
            g.watch[h] -= 1


def equip_hester(g: HarrowState) -> None:
    """HC-21.4, HC-38.2: flames, roots, snakes, a hand of four; no cube on the battleground."""
    flames = TABLE.slots * TABLE.flames_each
    supply = TABLE.flames - flames - TABLE.start_actions
    g.hester = HesterBoard([TABLE.flames_each] * TABLE.slots, flames=TABLE.start_actions, supply=supply)
    g.hands[HESTER] = Hand(list(range(len(DECKS.hester.cards))))
    draw(g, HESTER, TABLE.hand)


enter_room(Hester())
EXTRA["hester"] = [equip_hester]
