"""HC-33: the thirteen cards of Hester. Steps made by cards are free of cubes (HC-21.32)."""

from collections.abc import Callable, Sequence

from hvozd.core import Action, Ask, Event, Offer, Product
from hvozd.games.harrow.factions.hester.bonfires import creep_space, kindle
from hvozd.games.harrow.factions.hester.creeping import HERSELF, creep, payments
from hvozd.games.harrow.factions.hester.figures import HESTER_SLOT, HESTERS, TABLE, HesterF
from hvozd.games.harrow.factions.hester.fires import witch
from hvozd.games.harrow.factions.hester.infection import Infect, infect, snakes
from hvozd.games.harrow.factions.hester.roots import grow, root_hexes, root_targets
from hvozd.games.harrow.maps import HEXES, NEIGHBOURS
from hvozd.games.harrow.rules.cubes import gain, pay
from hvozd.games.harrow.rules.effects import EachSteps
from hvozd.games.harrow.rules.events import Moved
from hvozd.games.harrow.rules.moves import CarryDoll, Move, MoveAsk, all_legends, done, places, steps
from hvozd.games.harrow.rules.units import LIMIT, move_haint, room_for, units_here
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import SEARCH_CUBE, TERRAIN_CUBE, CubeF, FactionF, HexF, KindF

CUBES = range(TERRAIN_CUBE, SEARCH_CUBE)


class HesterActivated(Event):
    card: HesterF


class ActivateCard(Action):
    form = "activate-card {card}"
    card: HesterF

    def do(self, g: HarrowState, seat: int) -> None:
        run_card(g, seat, self.card)


def activations(g: HarrowState) -> Sequence[Action]:
    """HC-21.31: each active card once a turn."""
    own = witch(g)
    return [ActivateCard(card) for card in own.active if card not in own.used]


def run_card(g: HarrowState, seat: int, card: int) -> None:
    """HC-21.31, HC-21.32: free of flames, also in the turn in which it was played."""
    witch(g).used.append(card)
    g.log(HesterActivated, card)
    EFFECTS[HESTERS[card]](g, seat)


def infected_kinds(g: HarrowState) -> list[int]:
    return [2 * colour + 1 for colour in g.colours]


class WhiteInnards(MoveAsk):
    """HC-33.1: one infected haint up to two legal hexes; it may not end on or next to an infected haint of the other faction."""

    def moves(self, g: HarrowState) -> Sequence[Action]:
        return [Move(kind, h, to) for kind in infected_kinds(g) for h in places(g, kind) for to in self.ends(g, kind, h)]

    def ends(self, g: HarrowState, kind: int, origin: int) -> list[int]:
        colour = kind >> 1
        enemy = (2 * g.rival(colour) + 1) * HEXES
        first = {h for h in NEIGHBOURS[origin] if room_for(g, colour, h)}
        reached = first | {to for h in first for to in NEIGHBOURS[h] if room_for(g, colour, to)}
        return sorted(h for h in reached - {origin} if not any(g.haints[enemy + near] for near in (h, *NEIGHBOURS[h])))

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Move):
            creep(g, action.piece, action.origin, action.target)


class Exchange(Action):
    form = "exchange {give} for {get}"
    give: CubeF
    get: CubeF


class WildTangle(Ask):
    """HC-33.2: one own terrain cube for one of another colour from the stock."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        pairs = [(a, b) for a in CUBES for b in CUBES if a != b and g.field[a] and g.supply[b]]
        return (lambda g: [Exchange(a, b) for a, b in pairs], done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Exchange):
            pay(g, action.give, 1)
            gain(g, action.get)


class Favour(Action):
    form = "favour {faction} {cube}"
    faction: FactionF
    cube: CubeF


class WeShallSee(Ask):
    """HC-33.4, A-58: the opponent with the fewest cubes gets one, Hester a terrain cube of choice; she breaks ties."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        fewest = min(g.field[colour] for colour in g.colours)
        poorest = [colour for colour in g.colours if g.field[colour] == fewest]
        return (lambda g: Product(Favour, poorest, [cube for cube in CUBES if g.supply[cube]]), done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Favour):
            gain(g, action.faction)
            gain(g, action.cube)


class WithinReach(MoveAsk):
    """HC-33.6, A-59: any legend, also Hester, to an adjacent hex with a root that is legal for it."""

    def moves(self, g: HarrowState) -> Sequence[Action]:
        roots = root_hexes(g)
        return [
            move
            for piece in all_legends(g)
            for h in places(g, piece)
            for move in steps(g, piece, h, [to for to in NEIGHBOURS[h] if to in roots])
        ]


class Sting(Ask):
    """HC-33.7: two cubes of any colours infect a haint that shares a hex with an infected one; no end action, no flame."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.stings, done)

    def stings(self, g: HarrowState) -> Sequence[Action]:
        if not snakes(g):
            return ()
        ways = list(payments(g, TABLE.sting))
        return [
            Infect(2 * colour, h, cubes)
            for colour in g.colours
            for h in range(HEXES)
            if g.haints[2 * colour * HEXES + h] and g.haints[(2 * colour + 1) * HEXES + h]
            for cubes in ways
        ]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Infect):
            for cube in action.cubes:
                pay(g, cube, 1)
            infect(g, action.piece, action.hex)


class NameTerrain(Action):
    form = "terrain {kind}"
    kind: KindF


class NightTerror(Ask):
    """HC-33.8, A-60: the terrain of one bonfire is chosen for the whole card."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        kinds = sorted({g.land.kind[h] for h in range(HEXES) if g.fire[h] and g.land.terrain[h]})
        return (lambda g: Product(NameTerrain, kinds), done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, NameTerrain):
            g.then(NightSteps(self.seat, (), action.kind))


class NightSteps(EachSteps):
    """HC-33.8: every infected haint and Hester may step onto an adjacent hex of that terrain; bonfires can result."""

    kind: int = 0

    def moves(self, g: HarrowState) -> Sequence[Action]:
        found: list[Action] = []
        for piece in infected_kinds(g):
            for h in places(g, piece):
                if self.left(g, piece, h):
                    fitting = [to for to in NEIGHBOURS[h] if g.land.kind[to] == self.kind and creep_space(g, piece >> 1, to)]
                    found += [Move(piece, h, to) for to in fitting]
        at = g.legend_at[HESTER_SLOT]
        if at >= 0 and self.left(g, HERSELF, at):
            found += [Move(HERSELF, at, to) for to in NEIGHBOURS[at] if g.land.kind[to] == self.kind]
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Move):
            g.then(NightSteps(self.seat, self.after(action), self.kind))
            creep(g, action.piece, action.origin, action.target)


class Plant(Action):
    form = "plant {cube} {hex}"
    cube: CubeF
    hex: HexF


class NeedfulSacrifice(Ask):
    """HC-33.9, A-61: a terrain cube of choice from the stock on a hex without one."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        planted = witch(g).planted[::2]
        cubes = [cube for cube in CUBES if g.supply[cube]]
        return (lambda g: Product(Plant, cubes, [h for h in range(HEXES) if h not in planted]), done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Plant):
            g.supply[action.cube] -= 1
            witch(g).planted += [action.hex, action.cube]
            g.watch[action.hex] += 1


class Converge(Action):
    form = "converge {first} {second}>{hex}"
    first: HexF
    second: HexF
    hex: HexF


class DrawingNear(Ask):
    """HC-33.10, HC-21.73: two infected haints of both factions next to a hex go there and make a bonfire, while flames are
    left; Hester decides whether they take dolls along."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.meetings, done)

    def meetings(self, g: HarrowState) -> Sequence[Action]:
        if not any(witch(g).slots):
            return ()
        one, two = (places(g, 2 * colour + 1) for colour in g.colours)
        return [Converge(a, b, h) for a in one for b in two for h in NEIGHBOURS[a] if h in NEIGHBOURS[b] and self.bare(g, h)]

    def bare(self, g: HarrowState, h: int) -> bool:
        """HC-3.4: no uninfected units, room for both, no objective that either avoids, no fire."""
        infected = sum(g.haints[kind * HEXES + h] for kind in infected_kinds(g))
        return g.crowd[h] == infected <= LIMIT - 2 and not any(g.closed[colour * HEXES + h] for colour in g.colours)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Converge):
            pairs = list(zip(infected_kinds(g), (action.first, action.second), strict=True))
            for kind, origin in pairs:
                g.log(Moved, kind, origin, action.hex)
                move_haint(g, kind, origin, action.hex)
            kindle(g, action.hex)
            g.then(*(CarryDoll(self.seat, origin, action.hex, kind) for kind, origin in pairs))


class TrampledSoil(MoveAsk):
    """HC-33.11: one infected haint or Hester to an adjacent hex without units and without roots."""

    def moves(self, g: HarrowState) -> Sequence[Action]:
        roots = root_hexes(g)
        pieces = [*infected_kinds(g), *([HERSELF] if g.legend_at[HESTER_SLOT] >= 0 else [])]
        return [
            move
            for piece in pieces
            for h in places(g, piece)
            for move in steps(g, piece, h, [to for to in NEIGHBOURS[h] if not units_here(g, to) and to not in roots])
        ]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Move):
            creep(g, action.piece, action.origin, action.target)


class TakeCube(Action):
    form = "take-cube {cube}"
    cube: CubeF


class GainCubes(Ask):
    """HC-33.12, HC-34.6: terrain cubes of choice from the stock."""

    left: int

    def open_to(self, g: HarrowState) -> bool:
        return self.left > 0 and any(g.supply[cube] for cube in CUBES)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(TakeCube, [cube for cube in CUBES if g.supply[cube]]), done)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, TakeCube):
            gain(g, action.cube)
            g.then(GainCubes(self.seat, self.left - 1))


class Regrow(Action):
    form = "regrow {hex}"
    hex: HexF


class DesperateGrip(Ask):
    """HC-33.13, A-62: the first root of this turn is lifted and placed again at the tip; no cube, but a flame on a bonfire."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.regrowths, done)

    def regrowths(self, g: HarrowState) -> Sequence[Action]:
        own = witch(g)
        if len(own.roots) < 4:
            return ()
        whole, own.roots = own.roots, own.roots[2:]
        targets = root_targets(g)
        own.roots = whole
        return Product(Regrow, targets)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Regrow):
            witch(g).roots = witch(g).roots[2:]
            grow(g, action.hex)


def _protege(g: HarrowState, seat: int) -> None:
    """HC-33.3: the first infection of this turn costs nothing and works on mountain and brambles too."""
    witch(g).free_infection = True


def _sloth(g: HarrowState, seat: int) -> None:
    """HC-33.5: Summon takes any one colour, also at a bonfire off terrain."""
    witch(g).any_colour = True


def _all_around(g: HarrowState, seat: int) -> None:
    """HC-33.12: with a root of this turn on mountain or brambles two terrain cubes of choice."""
    if any(not g.land.terrain[h] for h in root_hexes(g)):
        g.then(GainCubes(seat, 2))


def _ask(make: Callable[[int], Ask]) -> Callable[[HarrowState, int], None]:
    return lambda g, seat: g.then(make(seat))


EFFECTS: dict[str, Callable[[HarrowState, int], None]] = {
    "white-innards": _ask(WhiteInnards),
    "wild-tangle": _ask(WildTangle),
    "protege": _protege,
    "well-see": _ask(WeShallSee),
    "sloth": _sloth,
    "within-reach": _ask(WithinReach),
    "stings-a-moment": _ask(Sting),
    "night-terror": _ask(NightTerror),
    "needful-sacrifice": _ask(NeedfulSacrifice),
    "drawing-near": _ask(DrawingNear),
    "trampled-soil": _ask(TrampledSoil),
    "all-around": _all_around,
    "desperate-grip": _ask(DesperateGrip),
}

KINDS = (
    HesterActivated,
    ActivateCard,
    WhiteInnards,
    Exchange,
    WildTangle,
    Favour,
    WeShallSee,
    WithinReach,
    Sting,
    NameTerrain,
    NightTerror,
    NightSteps,
    Plant,
    NeedfulSacrifice,
    Converge,
    DrawingNear,
    TrampledSoil,
    TakeCube,
    GainCubes,
    Regrow,
    DesperateGrip,
)
