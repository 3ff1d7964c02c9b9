"""R-6.5: what the Marquise does in her Daylight."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from hvozd.core import Action, Ask, Bag, Chain, Offer, Product
from hvozd.games.root.components import MAP_CLEARINGS, faction_file
from hvozd.games.root.hooks import DAYLIGHT
from hvozd.games.root.rules.battle import Fight, battle_options
from hvozd.games.root.rules.events import PlacedPiece
from hvozd.games.root.rules.hand import cost_matters, matching, of_bird, spend
from hvozd.games.root.rules.move import Moving, adjacent, move_options
from hvozd.games.root.rules.pieces import (
    clearings_with,
    count,
    may_build,
    may_place,
    on_map,
    place_piece,
    place_warriors,
    take_back,
)
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.windows import Done, close_window, window_offers
from hvozd.games.root.state import PIECE_KINDS, RootState
from hvozd.games.root.words import Card, Piece, Place
from hvozd.kit.picks import Picks

SAWMILL, WORKSHOP, RECRUITER, WOOD, KEEP = range(5)
BUILDINGS = (SAWMILL, WORKSHOP, RECRUITER)
FIGURES = Path(__file__).with_name("marquise.json")
TRACKS = tuple(faction_file(FIGURES).tracks[name] for name in ("sawmill", "workshop", "recruiter"))


def keep_at(g: RootState, seat: int) -> int:
    """The clearing of the keep, or 0 when it is not on the map."""
    return next(iter(clearings_with(g, seat, KEEP)), 0)


def piece(g: RootState, seat: int, kind: int) -> int:
    """A kind of her pieces as a word of the vocabulary."""
    return g.factions[seat] * PIECE_KINDS + kind


# -- one piece at each site -------------------------------------------------------------------------------------------


class ChooseSites(Action):
    """R-2.5, W-R9: where the pieces go that are left."""

    form = "place at {clearings}"
    clearings: Bag[Place]


def site_options(g: RootState, sites: Sequence[int], left: int) -> Sequence[Action]:
    stock = [(clearing, sites.count(clearing)) for clearing in sorted(set(sites))]
    return Product(ChooseSites, Picks(stock, left))


def open_sites(g: RootState, seat: int, kind: int) -> list[int]:
    """Clearings with such buildings where she can place, once for each building."""
    return [
        clearing
        for clearing in clearings_with(g, seat, kind)
        if may_place(g, seat, clearing)
        for _ in range(count(g, seat, kind, clearing))
    ]


def place_at_all(g: RootState, seat: int, kind: int, sites: list[int], ask: Ask) -> None:
    """R-2.5: one piece at each site (a warrior if the kind is -1), or as many as there are, of her choice."""
    left = g.supply[seat] if kind < 0 else g.stock[seat * PIECE_KINDS + kind]
    if len(sites) <= left:
        for clearing in sites:
            place_one(g, seat, kind, clearing)
    elif left:
        g.then(ask)


def place_one(g: RootState, seat: int, kind: int, clearing: int) -> None:
    if kind < 0:
        place_warriors(g, seat, clearing, 1)
    else:
        place_wood(g, seat, clearing)


def place_wood(g: RootState, seat: int, clearing: int) -> None:
    place_piece(g, seat, WOOD, clearing)
    g.log(PlacedPiece, seat, piece(g, seat, WOOD), clearing)


# -- Recruit ----------------------------------------------------------------------------------------------------------


class Recruit(Action):
    """R-6.5.3: one warrior at every recruiter."""

    form = "recruit"

    def do(self, g: RootState, seat: int) -> None:
        sites = open_sites(g, seat, RECRUITER)
        place_at_all(g, seat, -1, sites, ChooseRecruits(seat, tuple(sites)))


class ChooseRecruits(Ask):
    """R-6.5.3, R-2.5: warriors are short: at which recruiters they are placed."""

    sites: tuple[int, ...]

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (partial(site_options, sites=self.sites, left=g.supply[self.seat]),)

    def take(self, g: RootState, action: ChooseSites) -> None:
        for clearing in action.clearings:
            place_one(g, self.seat, -1, clearing)


# -- Build ------------------------------------------------------------------------------------------------------------


class Build(Action):
    """R-6.5.4: place a building and pay wood from these clearings."""

    form = "build {building} {clearing} wood {wood}"
    building: Piece
    clearing: Place
    wood: Bag[Place]

    def do(self, g: RootState, seat: int) -> None:
        """R-6.5.4.II, R-6.5.4.III: the wood returns, the building stands, the space uncovered scores."""
        kind = self.building % PIECE_KINDS
        for clearing in self.wood:
            take_back(g, seat, WOOD, clearing)
        points = TRACKS[kind].points[on_map(g, seat, kind)]
        place_piece(g, seat, kind, self.clearing)
        g.log(PlacedPiece, seat, self.building, self.clearing)
        score(g, seat, points)


def build_options(g: RootState, seat: int) -> Sequence[Action]:
    """R-6.5.4, R-6.5.4.I, I-GEN-5: a building left, an open slot she rules, wood enough in connected clearings she rules."""
    costs = {kind: TRACKS[kind].cost[on_map(g, seat, kind)] for kind in BUILDINGS if g.stock[seat * PIECE_KINDS + kind]}
    parts: list[Sequence[Action]] = []
    for group in connected(g, seat):
        sites = [clearing for clearing in group if may_build(g, seat, clearing)]
        if not sites:
            continue
        wood = [(clearing, count(g, seat, WOOD, clearing)) for clearing in group]
        stock = sum(number for _, number in wood)
        for kind, cost in costs.items():
            if cost <= stock:
                parts.append(Product(Build, (piece(g, seat, kind),), sites, Picks(wood, cost)))
    return Chain(parts)


def connected(g: RootState, seat: int) -> list[list[int]]:
    """R-6.5.4.II, I-MC-9: the clearings she rules, in groups connected through clearings she rules."""
    left = {clearing for clearing in MAP_CLEARINGS if g.ruler[clearing] == seat}
    groups = []
    while left:
        first = min(left)
        left.discard(first)
        group, queue = [first], [first]
        while queue:
            for near in adjacent(g, seat, queue.pop()):
                if near in left:
                    left.discard(near)
                    group.append(near)
                    queue.append(near)
        groups.append(sorted(group))
    return groups


# -- Overwork ---------------------------------------------------------------------------------------------------------


class Overwork(Action):
    """R-6.5.5: spend a card of a sawmill's suit for one more wood there."""

    form = "overwork {clearing} with {card}"
    clearing: Place
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        spend(g, seat, self.card)
        if g.stock[seat * PIECE_KINDS + WOOD]:
            place_wood(g, seat, self.clearing)


def overwork_options(g: RootState, seat: int) -> Sequence[Action]:
    """R-6.5.5, I-GEN-5, I-MC-10: sawmills where she can place, a card of the clearing's suit; wood in the supply, unless the
    card itself is what matters."""
    if not (g.stock[seat * PIECE_KINDS + WOOD] or cost_matters(g)):
        return ()
    mills = [clearing for clearing in clearings_with(g, seat, SAWMILL) if may_place(g, seat, clearing)]
    return [Overwork(clearing, card) for clearing in mills for card in matching(g, seat, g.suits[clearing])]


# -- the actions of Daylight ------------------------------------------------------------------------------------------


class ExtraAction(Action):
    """R-6.5, I-MC-11: spend a bird card for one more action."""

    form = "extra action with {card}"
    card: Card

    def do(self, g: RootState, seat: int) -> None:
        spend(g, seat, self.card)


class MarquiseActions(Ask):
    """R-6.5, W-MC3: up to three actions, one more for each bird card spent, in any order and mixture."""

    left: int
    recruited: bool

    def open_to(self, g: RootState) -> bool:
        return self.left > 0 or bool(g.hands[self.seat]) or bool(window_offers(g, self.seat, DAYLIGHT))

    def offers(self, g: RootState) -> Sequence[Offer]:
        offers: list[Offer] = [self.end, self.extra, *window_offers(g, self.seat, DAYLIGHT)]
        if self.left:
            offers += [self.battles, self.marches, self.builds, self.overworks]
            if not self.recruited:
                offers.append(self.recruits)
        return offers

    def end(self, g: RootState) -> Sequence[Action]:
        return (Done(),)

    def extra(self, g: RootState) -> Sequence[Action]:
        return [ExtraAction(card) for card in of_bird(g, self.seat)]

    def battles(self, g: RootState) -> Sequence[Action]:
        """R-6.5.1: initiate one battle."""
        return battle_options(g, self.seat)

    def marches(self, g: RootState) -> Sequence[Action]:
        """R-6.5.2: the first move of a march."""
        return move_options(g, self.seat)

    def recruits(self, g: RootState) -> Sequence[Action]:
        """R-6.5.3: once a turn, where it has any effect."""
        return (Recruit(),) if g.supply[self.seat] and open_sites(g, self.seat, RECRUITER) else ()

    def builds(self, g: RootState) -> Sequence[Action]:
        return build_options(g, self.seat)

    def overworks(self, g: RootState) -> Sequence[Action]:
        return overwork_options(g, self.seat)

    def take(self, g: RootState, action: Action) -> None:
        if isinstance(action, Done):
            close_window(g, DAYLIGHT)
            return
        left, recruited = self.left, self.recruited
        if isinstance(action, ExtraAction):
            left += 1
        elif isinstance(action, (Fight, Moving, Build, Overwork, Recruit)):
            left -= 1
        g.stack.append(MarquiseActions(self.seat, left, recruited or isinstance(action, Recruit)))
        if isinstance(action, Moving):
            g.stack.append(SecondMove(self.seat))
        action.do(g, self.seat)

    def public(self) -> tuple[object, ...]:
        return (self.seat, self.left)


class SecondMove(Ask):
    """R-6.5.2: the second move of a march, which may be declined."""

    def offers(self, g: RootState) -> Sequence[Offer]:
        return (lambda g: move_options(g, self.seat), lambda g: (Done(),))


KINDS = (ChooseSites, Recruit, ChooseRecruits, Build, Overwork, ExtraAction, MarquiseActions, SecondMove)
