"""Chapter DW-7: the menu of actions, 1 point each; the offers of a turn in the order of the rulebook."""

from collections.abc import Sequence
from typing import Annotated

from hvozd.core import Action, Offer, Product, Word
from hvozd.games.defenders.components import CARD_FACTION, CARD_HABITAT
from hvozd.games.defenders.hooks import abilities, ability
from hvozd.games.defenders.maps.geometry import HEXES
from hvozd.games.defenders.rules.damage import heal, roll, threat
from hvozd.games.defenders.rules.decks import leave_hand
from hvozd.games.defenders.rules.effects import breach, breachable, clear, destroy, gain_camp_item
from hvozd.games.defenders.rules.events import FactoryRewilded, Moved, Regrouped, TeamedUp
from hvozd.games.defenders.rules.move import destinations
from hvozd.games.defenders.rules.support import build_camp, gain_support
from hvozd.games.defenders.state import (
    FACTORY,
    NONE,
    WILD,
    DefendersState,
    active_habitat,
    check_win,
    is_home,
    max_support,
    usable_camp,
)


class Paid(Action):
    """DW-4.6, DW-9.2, A-05: costs 1 point; the threat is what it is at the start, the roll comes after the effect."""

    def do(self, g: DefendersState, seat: int) -> None:
        player = g.turn
        danger = threat(g, player) if self.rolls(g) else 0
        g.points -= 1
        self.effect(g, player)
        if danger and g.result is None and not g.out[player]:
            roll(g, player, danger)

    def rolls(self, g: DefendersState) -> bool:
        return True

    def effect(self, g: DefendersState, player: int) -> None:
        raise NotImplementedError


class Move(Paid):
    form = "move {hex}"
    hex: Annotated[int, Word("hex")]

    def effect(self, g: DefendersState, player: int) -> None:
        move_to(g, player, self.hex)


def moves(g: DefendersState) -> Sequence[Action]:
    return Product(Move, destinations(g, g.turn))


def move_to(g: DefendersState, player: int, hex_: int) -> None:
    """DW-7.1, DW-7.2: the end of a Move gives the camp's item; then the player's ability may act."""
    g.at[player] = hex_
    g.log(Moved, player, hex_)
    gain_camp_item(g, player, hex_)
    ability(g, player).after_move(g, player, hex_)


class Build(Paid):
    form = "build"

    def effect(self, g: DefendersState, player: int) -> None:
        build_camp(g, player, g.at[player])


def builds(g: DefendersState) -> Sequence[Action]:
    """DW-7.3, DW-6.8: at the maximum of support, on a home hex or rewilded factory without a camp."""
    player, hex_ = g.turn, g.at[g.turn]
    if not g.camps[player] or g.support[player] < max_support(g, player):
        return ()
    return (Build(),) if g.camp[hex_] == NONE and is_home(g, player, hex_) else ()


class Regroup(Paid):
    form = "regroup {hex}"
    hex: Annotated[int, Word("hex")]

    def rolls(self, g: DefendersState) -> bool:
        """A-39: no roll for anybody's regroup while camps are shared."""
        return not camps_are_shared(g)

    def effect(self, g: DefendersState, player: int) -> None:
        regroup_to(g, player, self.hex)


def regroups(g: DefendersState) -> Sequence[Action]:
    return Product(Regroup, regroup_hexes(g, g.turn))


def camps_are_shared(g: DefendersState) -> bool:
    return any(each.shares_camps for each in abilities(g))


def regroup_hexes(g: DefendersState, player: int) -> list[int]:
    """DW-7.4, DW-8.8: the own usable camps elsewhere, or those of everybody."""
    everybody, here, camp, tile = camps_are_shared(g), g.at[player], g.camp, g.tile
    return [
        hex_
        for hex_ in HEXES
        if camp[hex_] != NONE and (everybody or camp[hex_] == player) and tile[hex_] != FACTORY and hex_ != here
    ]


def regroup_to(g: DefendersState, player: int, hex_: int) -> None:
    """DW-7.4: whatever the distance and the obstacles; no item."""
    g.at[player] = hex_
    g.log(Regrouped, player, hex_)


class Clear(Paid):
    form = "clear"

    def effect(self, g: DefendersState, player: int) -> None:
        clear(g, player, g.at[player])


def clears(g: DefendersState) -> Sequence[Action]:
    """DW-7.5: there must be something to remove."""
    return (Clear(),) if g.pollution[g.at[g.turn]] else ()


class Heal(Paid):
    form = "heal"

    def effect(self, g: DefendersState, player: int) -> None:
        heal(g, player, g.damage[player])


def heals(g: DefendersState) -> Sequence[Action]:
    """DW-7.6: on a usable camp of any faction, with damage to remove."""
    return (Heal(),) if g.damage[g.turn] and usable_camp(g, g.at[g.turn]) else ()


class Destroy(Paid):
    form = "destroy"

    def effect(self, g: DefendersState, player: int) -> None:
        destroy(g, player, g.at[player])


def destroys(g: DefendersState) -> Sequence[Action]:
    """DW-7.7: a mech in the organizer's hex."""
    return (Destroy(),) if g.mechs[g.at[g.turn]] else ()


class Breach(Paid):
    form = "breach {edge}"
    edge: Annotated[int, Word("edge")]

    def effect(self, g: DefendersState, player: int) -> None:
        breach(g, player, self.edge)


def breaches(g: DefendersState) -> Sequence[Action]:
    return Product(Breach, breachable(g, g.turn, g.at[g.turn]))


class Rewild(Paid):
    form = "rewild"

    def effect(self, g: DefendersState, player: int) -> None:
        """DW-7.9, DW-6.3: the tile is turned over, its arrow stays, +1 support; it may be the winning moment."""
        hex_ = g.at[player]
        g.tile[hex_] = WILD
        g.log(FactoryRewilded, player, hex_)
        gain_support(g, player, 1)
        check_win(g)


def rewilds(g: DefendersState) -> Sequence[Action]:
    """DW-7.9: on an un-rewilded factory without pollution and mechs."""
    hex_ = g.at[g.turn]
    return (Rewild(),) if g.tile[hex_] == FACTORY and not g.pollution[hex_] and not g.mechs[hex_] else ()


class Gather(Paid):
    form = "gather"

    def effect(self, g: DefendersState, player: int) -> None:
        gain_camp_item(g, player, g.at[player])


def gathers(g: DefendersState) -> Sequence[Action]:
    """DW-7.10, A-49: on a usable camp whose item is not gained yet."""
    hex_ = g.at[g.turn]
    if not usable_camp(g, hex_) or g.items[g.turn] >> g.factions[g.camp[hex_]] & 1:
        return ()
    return (Gather(),)


class TeamUp(Action):
    form = "team-up {card}"
    card: Annotated[int, Word("card")]

    def do(self, g: DefendersState, seat: int) -> None:
        """DW-11.2, DW-21.5: the card goes under the active defender and gives 1 point; nothing else on it counts."""
        player = g.turn
        leave_hand(g, player, self.card)
        g.exhausted[player].insert(-1, self.card)
        g.teamed[player] += 1
        g.points += 1
        g.log(TeamedUp, player, self.card)


def team_ups(g: DefendersState) -> Sequence[Action]:
    """DW-11.2, DW-21.5, A-42: hand cards of the active defender's habitat and faction, once no point is left."""
    habitat, faction = active_habitat(g, g.turn), g.factions[g.turn]
    cards = [card for card in g.hand(g.turn) if CARD_HABITAT[card] == habitat and CARD_FACTION[card] == faction]
    return Product(TeamUp, sorted(cards))


OFFERS: tuple[Offer, ...] = (moves, builds, regroups, clears, heals, destroys, breaches, rewilds, gathers)

KINDS = (Move, Build, Regroup, Clear, Heal, Destroy, Breach, Rewild, Gather, TeamUp)
