"""HC-32: the twelve goblin cards of Kammi. Each turns on where the goblin really stands (HC-19.21)."""

from collections.abc import Callable, Sequence

from hvozd.core import Action, Ask, Event, Offer, Product
from hvozd.games.harrow.factions.kammi.figures import KAMMI
from hvozd.games.harrow.factions.kammi.standees import StandeeAsk, board, goblin_at, unmask
from hvozd.games.harrow.factions.kammi.trick import Trick
from hvozd.games.harrow.hooks import rules_of
from hvozd.games.harrow.maps import DISTANCE, HEXES, NEIGHBOURS, closer, within
from hvozd.games.harrow.rules.abilities import Advance, Spawn, groups, leaders, march, spawned, spawns, use
from hvozd.games.harrow.rules.decks import discard
from hvozd.games.harrow.rules.effects import DrawToken, PutToken, SetAside, move_token, put_token, set_aside
from hvozd.games.harrow.rules.events import BuildingMoved, TownsfolkMoved
from hvozd.games.harrow.rules.moves import (
    CarryDoll,
    Move,
    done,
    haints_of_colour,
    may_carry,
    places,
    shift,
    steps,
    token_places,
)
from hvozd.games.harrow.rules.objectives import building_may_enter, townsfolk_may_enter
from hvozd.games.harrow.rules.units import (
    add_building,
    add_townsfolk,
    haints_of,
    movable,
    room_for,
    units_here,
)
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import GOBLINS, LEGEND_PIECE, GoblinF, HexF, group_code

WHISPER = GOBLINS.index("dolls-whisper")


class GoblinPlayed(Event):
    card: GoblinF


class PlayGoblin(Action):
    form = "goblin {card}"
    card: GoblinF

    def do(self, g: HarrowState, seat: int) -> None:
        """HC-19.20, HC-19.22: one a turn; resolved when played, then it stays face up."""
        hand = g.hands[KAMMI]
        assert hand is not None
        discard(hand, self.card)
        g.card_played = True
        g.reveal()
        g.log(GoblinPlayed, self.card)
        resolve(g, self.card)


def goblin_offers() -> Sequence[Offer]:
    return (_cards,)


def _cards(g: HarrowState) -> Sequence[Action]:
    hand = g.hands[KAMMI]
    assert hand is not None
    return Product(PlayGoblin, usable(g, hand.held))


def usable(g: HarrowState, cards: Sequence[int]) -> list[int]:
    """HC-32.8: Doll's Whisper can be neither played nor resolved again without a doll near the goblin."""
    at = goblin_at(g)
    return [card for card in cards if card != WHISPER or (at >= 0 and doll_near(g, at))]


def doll_near(g: HarrowState, at: int) -> bool:
    return any(h >= 0 and DISTANCE[at][h] <= 2 for h in board(g).dolls)


def resolve(g: HarrowState, card: int) -> None:
    """HC-9.40, HC-19.23, HC-27.30: what a goblin card does, when it is played and when it is resolved again; a card that only
    the true goblin allows tells who it is."""
    if card == WHISPER and not doll_near(g, g.legend_at[board(g).herself]):
        unmask(g, 1)
    g.then(EFFECTS[GOBLINS[card]](g.seat(KAMMI)))


def _enemy(g: HarrowState) -> tuple[int, int]:
    return haints_of_colour(g.rival(KAMMI))


class Double(StandeeAsk):
    """HC-32.1: one Spawn within 3 of the goblin."""

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        return spawns(g, KAMMI, 1, within(at, 0, 3))

    def chosen(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, Spawn)
        spawned(g, KAMMI, action)


class ChooseHex(Action):
    form = "hex {hex}"
    hex: HexF


class MoveBuilding(Action):
    form = "building {origin}>{target}"
    origin: HexF
    target: HexF


class MoveTownsfolk(Action):
    form = "townsfolk {origin}>{target}"
    origin: HexF
    target: HexF


class Keyhole(StandeeAsk):
    """HC-32.2: choose a hex 1 to 2 from the goblin."""

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        return Product(ChooseHex, within(at, 1, 2))

    def chosen(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, ChooseHex)
        g.then(KeyholeMove(self.seat, action.hex, 3))


class KeyholeMove(Ask):
    """HC-32.2: up to three townsfolk, buildings or ability tokens come from its neighbours, as far as they may be there."""

    hex: int
    left: int

    def open_to(self, g: HarrowState) -> bool:
        return self.left > 0

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.draws, self.folk, done)

    def draws(self, g: HarrowState) -> Sequence[Action]:
        near = NEIGHBOURS[self.hex]
        return [DrawToken(kind, h, self.hex) for h in near for kind in range(4) if g.tokens[kind * HEXES + h]]

    def folk(self, g: HarrowState) -> Sequence[Action]:
        near = NEIGHBOURS[self.hex]
        found: list[Action] = []
        if townsfolk_may_enter(g, self.hex):
            found += [MoveTownsfolk(h, self.hex) for h in near if g.townsfolk[h]]
        if building_may_enter(g, self.hex):
            found += [MoveBuilding(h, self.hex) for h in near if g.buildings[h]]
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, DrawToken):
            move_token(g, action.token, action.origin, self.hex)
        elif isinstance(action, MoveTownsfolk):
            add_townsfolk(g, action.origin, -1)
            add_townsfolk(g, self.hex, 1)
            g.log(TownsfolkMoved, action.origin, self.hex)
        elif isinstance(action, MoveBuilding):
            add_building(g, action.origin, -1)
            add_building(g, self.hex, 1)
            g.log(BuildingMoved, action.origin, self.hex)
        else:
            return
        g.then(KeyholeMove(self.seat, self.hex, self.left - 1))


class BloodMoney(StandeeAsk):
    """HC-32.3, A-56: an own cube from the supply on a hex without units within 2 of the goblin."""

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        free = [h for h in within(at, 0, 2) if not units_here(g, h)] if g.supply[KAMMI] else []
        return Product(ChooseHex, free)

    def chosen(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, ChooseHex)
        g.supply[KAMMI] -= 1
        board(g).money.append(action.hex)
        g.watch[action.hex] += 1


class Snare(StandeeAsk):
    """HC-32.4: goblin and an opposing legend on terrain of different colours: either own legend a hex, haints may go along."""

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        kinds, terrain = g.land.kind, g.land.terrain
        foes = rules_of(g.rival(KAMMI)).legends(g)
        if not terrain[at] or not any(terrain[h] and kinds[h] != kinds[at] for h in foes):
            return ()
        return [action for h in sorted(set(rules_of(KAMMI).legends(g))) for action in self.groups(g, h)]

    def groups(self, g: HarrowState, origin: int) -> list[Action]:
        haints = [sum(movable_haints(g, kind, origin)) for kind in haints_of_colour(KAMMI)]
        mask = leaders(g, KAMMI, origin)
        return [
            Advance(origin, target, code, False)
            for target in NEIGHBOURS[origin]
            if (space := room_for(g, KAMMI, target))
            for code in groups(haints[0], haints[1], mask, space)
            if code // 25 in (1, 2)
        ]

    def chosen(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, Advance)
        march(g, KAMMI, action)
        if may_carry(g, action.origin, action.target):
            g.then(CarryDoll(self.seat, action.origin, action.target, carrier(action.group)))


def carrier(group: int) -> int:
    """HC-20.32: the piece that would take the doll along: a standee that goes alone, else a haint."""
    alone = {group_code(0, 0, mask): LEGEND_PIECE + slot for mask, slot in ((1, 2), (2, 3))}
    return alone.get(group, 2 * KAMMI)


def movable_haints(g: HarrowState, kind: int, h: int) -> list[int]:
    """One entry for each haint of a kind on a hex that can move."""
    return [1] * (g.haints[kind * HEXES + h] - (g.pins.count(kind * HEXES + h) if g.pins else 0))


class CastOff(StandeeAsk):
    """HC-32.5: one own haint next to the goblin goes to a legal hex within 2 of the goblin."""

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        return [
            move
            for kind in haints_of_colour(KAMMI)
            for h in NEIGHBOURS[at]
            if g.haints[kind * HEXES + h] and movable(g, kind, h)
            for move in steps(g, kind, h, [to for to in within(at, 0, 2) if to != h])
        ]

    def chosen(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, Move)
        shift(g, action)


class Dig(Action):
    form = "dig"


class Buried(StandeeAsk):
    """HC-32.6, A-57: with at least one own haint on the goblin's hex one ability of choice."""

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        return (Dig(),) if haints_of(g, KAMMI, at) else ()

    def chosen(self, g: HarrowState, action: Action) -> None:
        use(g, KAMMI, wild=1)


class Temptation(StandeeAsk):
    """HC-32.7: one ability token anywhere a hex towards the goblin."""

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        return [DrawToken(kind, h, to) for kind, h in token_places(g) for to in closer(h, at)]

    def chosen(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, DrawToken)
        move_token(g, action.token, action.origin, action.target)


class Whisper(StandeeAsk):
    """HC-32.8: two enemy haints within 2 of the goblin go to two different adjacent hexes."""

    piece: int = -1
    went: int = -1

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        return [
            move
            for kind in _enemy(g)
            for h in places(g, kind)
            if DISTANCE[at][h] <= 2 and ((kind, h) != (self.piece, self.went) or len(movable_haints(g, kind, h)) > 1)
            for move in steps(g, kind, h)
            if move.target != self.went
        ]

    def chosen(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, Move)
        if self.went < 0:
            g.then(Whisper(self.seat, action.piece, action.target))
        shift(g, action)


class Lure(StandeeAsk):
    """HC-32.10, HC-21.75: one enemy haint within 2 of the goblin, infected or not, to any adjacent legal hex."""

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        return [move for kind in _enemy(g) for h in places(g, kind) if DISTANCE[at][h] <= 2 for move in steps(g, kind, h)]

    def chosen(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, Move)
        shift(g, action)


class GetOut(StandeeAsk):
    """HC-32.11, A-20: an ability token of choice from the box on a hex exactly 2 from the goblin."""

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        return Product(PutToken, [kind for kind in range(4) if g.box[kind]], within(at, 2, 2))

    def chosen(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, PutToken)
        put_token(g, action.token, action.hex)


class Spite(StandeeAsk):
    """HC-32.12, HC-27.38: one enemy cube for each enemy haint within 2 of the goblin is set aside, as far as there are."""

    def choices(self, g: HarrowState, at: int) -> Sequence[Action]:
        near = sum(haints_of(g, g.rival(KAMMI), h) for h in within(at, 0, 2))
        return Product(SetAside, range(1, min(near, g.field[g.rival(KAMMI)]) + 1))

    def chosen(self, g: HarrowState, action: Action) -> None:
        assert isinstance(action, SetAside)
        set_aside(g, g.rival(KAMMI), action.cubes)


EFFECTS: dict[str, Callable[[int], Ask]] = {
    "double": Double,
    "through-the-keyhole": Keyhole,
    "blood-money": BloodMoney,
    "snare": Snare,
    "cast-off": CastOff,
    "buried": Buried,
    "temptation": Temptation,
    "dolls-whisper": Whisper,
    "trick": Trick,
    "lure": Lure,
    "lets-get-out": GetOut,
    "spite": Spite,
}

KINDS = (
    GoblinPlayed,
    PlayGoblin,
    Double,
    ChooseHex,
    MoveBuilding,
    MoveTownsfolk,
    Keyhole,
    KeyholeMove,
    BloodMoney,
    Snare,
    CastOff,
    Dig,
    Buried,
    Temptation,
    Whisper,
    Lure,
    GetOut,
    Spite,
)
