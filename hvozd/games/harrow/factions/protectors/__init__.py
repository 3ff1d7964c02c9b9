"""The Protectors: three rows, paths or guiding, tactics, and townsfolk to rescue."""

from collections.abc import Sequence

from hvozd.core import Action, Ask, Offer, Product
from hvozd.core.rooms import room
from hvozd.games.harrow.components import NUMBERS, TOKENS
from hvozd.games.harrow.factions.protectors import guiding, paths, reasons, tactics
from hvozd.games.harrow.factions.protectors.figures import FIGURES, PROTECTORS
from hvozd.games.harrow.factions.protectors.guiding import PullTownsfolk
from hvozd.games.harrow.factions.protectors.paths import LayPaths, LosePath, MoveOnePath
from hvozd.games.harrow.factions.protectors.tactics import tactic_offers
from hvozd.games.harrow.maps import HEXES, NEIGHBOURS
from hvozd.games.harrow.rules.abilities import act
from hvozd.games.harrow.rules.events import TownsfolkMoved, TownsfolkRescued
from hvozd.games.harrow.rules.moves import done
from hvozd.games.harrow.rules.objectives import townsfolk_hexes, townsfolk_may_enter
from hvozd.games.harrow.rules.rows import RowFaction
from hvozd.games.harrow.rules.scoring import score
from hvozd.games.harrow.rules.units import add_townsfolk
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.words import HexF, TokenF


class ChooseAbility(Action):
    form = "use {ability}"
    ability: TokenF


class Guide(Action):
    form = "guide {origin}>{target}"
    origin: HexF
    target: HexF


class ChooseRow(Ask):
    """HC-7.1, HC-27.1: one of the three abilities, up to its value, as one action."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (lambda g: Product(ChooseAbility, range(3)),)

    def take(self, g: HarrowState, action: ChooseAbility) -> None:
        pools = [0, 0, 0]
        pools[action.ability] = FACTION.value(g, action.ability)
        act(g, PROTECTORS, *pools)


class GuideTownsfolk(Ask):
    """HC-14.1, HC-14.3, HC-6.11: townsfolk walk free of charge over hexes with an own unit or a path token, as far as wanted."""

    left: int

    def open_to(self, g: HarrowState) -> bool:
        return self.left > 0 and any(escorted(g, h) and walk(g, h) for h in townsfolk_hexes(g))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return (self.walks, done)

    def walks(self, g: HarrowState) -> Sequence[Action]:
        return [Guide(h, target) for h in townsfolk_hexes(g) if escorted(g, h) for target in walk(g, h)]

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, Guide):
            g.then(GuideTownsfolk(self.seat, self.left - 1))
            add_townsfolk(g, action.origin, -1)
            add_townsfolk(g, action.target, 1)
            g.log(TownsfolkMoved, action.origin, action.target)
            rescue(g)


def escorted(g: HarrowState, h: int) -> bool:
    return bool(g.units[PROTECTORS * HEXES + h] or g.paths[h])


def walk(g: HarrowState, origin: int) -> list[int]:
    """HC-14.1, HC-14.2: where a townsfolk can get to. Whoever comes home is rescued there and goes no further."""
    home = g.home[PROTECTORS]
    seen = {origin}
    queue = [origin]
    for h in queue:
        for near in NEIGHBOURS[h]:
            if near not in seen and escorted(g, near) and townsfolk_may_enter(g, near):
                seen.add(near)
                if near != home:
                    queue.append(near)
    return sorted(seen - {origin})


def rescue(g: HarrowState) -> None:
    """HC-14.2, HC-14.4, HC-14.5, HC-21.71, A-22: townsfolk on the escorted home leave the game for 2 points each, unless
    it burns."""
    home = g.home[PROTECTORS]
    if escorted(g, home) and not g.fire[home]:
        while g.townsfolk[home]:
            add_townsfolk(g, home, -1)
            g.gone[0] += 1
            g.log(TownsfolkRescued, home)
            score(g, PROTECTORS, NUMBERS.rescue)


class Protectors(RowFaction):
    """HC-4.5: the red faction."""

    faction = PROTECTORS
    slots = (0,)
    begins = True
    board = FIGURES.rows

    def equip(self, g: HarrowState) -> None:
        """HC-4.5: with the first side of the track one path token is free, the others lie on it."""
        if g.track[PROTECTORS] == 1:
            g.path_supply, g.path_track = 1, TOKENS.path - 1

    def ability_jar(self, g: HarrowState) -> None:
        g.then(ChooseRow(g.seat(PROTECTORS)))

    def track(self, g: HarrowState) -> None:
        """HC-9.3, HC-9.10: side 1 lays paths, side 2 guides a townsfolk."""
        seat = g.seat(PROTECTORS)
        if g.track[PROTECTORS] == 1:
            g.then(LayPaths(seat, g.scrolls[PROTECTORS]))
        else:
            g.then(PullTownsfolk(seat, g.scrolls[PROTECTORS]))

    def first_scroll(self, g: HarrowState) -> None:
        """HC-9.16: one path token is placed or moved, or one townsfolk pulled."""
        seat = g.seat(PROTECTORS)
        g.then(MoveOnePath(seat) if g.track[PROTECTORS] == 1 else PullTownsfolk(seat, 1))

    def scroll_gained(self, g: HarrowState) -> None:
        """HC-9.10: every scroll frees the path token on its slot."""
        if g.path_track:
            g.path_track -= 1
            g.path_supply += 1

    def scroll_lost(self, g: HarrowState) -> None:
        """HC-9.15: a path token goes back to the slot."""
        if g.track[PROTECTORS] == 1:
            g.then(LosePath(g.seat(PROTECTORS)))

    def goal(self, g: HarrowState) -> None:
        """HC-14.2: first whoever stands at home already, then the walks."""
        rescue(g)
        if any(g.townsfolk):
            g.then(GuideTownsfolk(g.seat(PROTECTORS), sum(g.townsfolk)))

    def card_waits(self, g: HarrowState) -> bool:
        hand = g.hands[PROTECTORS]
        return hand is not None and bool(hand.held) and not g.card_played

    def card_offers(self, g: HarrowState, after: bool) -> Sequence[Offer]:
        """HC-19.4: one tactics card a turn, before or after the action."""
        return tactic_offers(after) if self.card_waits(g) else ()


FACTION = Protectors()

KINDS = (ChooseAbility, Guide, ChooseRow, GuideTownsfolk)
ORDER = PROTECTORS
ROOM = room(__name__, guiding, paths, reasons, tactics)
