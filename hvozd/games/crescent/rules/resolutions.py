"""The operations of power cards that leave their player a choice, each with the actions that answer it."""

from collections.abc import Callable
from typing import Annotated

from hvozd.core import Action, Word
from hvozd.games.crescent.components.figures import KINDS_OF_CARD, TERRAINS
from hvozd.games.crescent.components.schema import Op
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.pieces import move_units, place_units, return_units
from hvozd.games.crescent.state import (
    ATTACKING,
    CANCELLED,
    FRESH,
    HEXES,
    IDLE,
    Conflict,
    CrescentState,
    Played,
)


class Resolution(Action):
    """One way to resolve a card."""

    def resolve(self, g: CrescentState, player: int, played: Played, op: Op) -> None:
        raise NotImplementedError


def splits(ordinary: int, mercenary: int, least: int, most: int) -> list[tuple[int, int]]:
    """Every way to take from `least` to `most` units of two kinds."""
    return [(o, m) for o in range(ordinary + 1) for m in range(mercenary + 1) if least <= o + m <= most]


def unassigned(g: CrescentState, player: int, side: int) -> tuple[int, int]:
    """CM-10.6: units of the active hex that lie on no card yet."""
    at, i = player * HEXES + g.clash.hex, side * 2 - 2
    return g.ordinary[at] - g.clash.on_cards[i], g.mercenary[at] - g.clash.on_cards[i + 1]


class Assign(Resolution):
    form = "assign {ordinary}+{mercenary} to {card}"
    ordinary: int
    mercenary: int
    card: Annotated[int, Word("card")]

    def resolve(self, g: CrescentState, player: int, played: Played, op: Op) -> None:
        """CM-10.6, CM-10.8: units on the card; they give strength or spare casualties, or leave at the end of step 3."""
        i = played.side * 2 - 2
        units = self.ordinary + self.mercenary
        g.clash.on_cards[i] += self.ordinary
        g.clash.on_cards[i + 1] += self.mercenary
        if op.op == "assign_shield":
            g.clash.fewer[played.side - 1] += op.value * units
        else:
            played.bonus += op.value * units
        if op.op == "assign_share":
            g.clash.doomed[i] += self.ordinary
            g.clash.doomed[i + 1] += self.mercenary
        g.log(events.UnitsAssigned, player, played.card, units)


def assign(g: CrescentState, player: int, played: Played, op: Op) -> list[Action]:
    """CM-8.4, CM-10.6: up to so many units, also none."""
    ordinary, mercenary = unassigned(g, player, played.side)
    kinds = splits(0 if op.mercenary else ordinary, mercenary, 0, op.most)
    return [Assign(o, m, played.card) for o, m in kinds] if len(kinds) > 1 else []


def assign_share(g: CrescentState, player: int, played: Played, op: Op) -> list[Action]:
    """A-15, CM-8.4: one unit for every full share, in full; fewer units than a share have no effect."""
    ordinary, mercenary = unassigned(g, player, played.side)
    units = (ordinary + mercenary) // op.each
    return [Assign(o, m, played.card) for o, m in splits(ordinary, mercenary, units, units)] if units else []


class Reinforce(Resolution):
    form = "reinforce from {origin} x{ordinary}+{mercenary} with {card}"
    origin: Annotated[int, Word("hex")]
    ordinary: int
    mercenary: int
    card: Annotated[int, Word("card")]

    def resolve(self, g: CrescentState, player: int, played: Played, op: Op) -> None:
        """CM-10.6: new units come into the combat."""
        move_units(g, player, self.origin, g.clash.hex, self.ordinary, self.mercenary)
        g.log(events.Moved, player, self.origin, g.clash.hex, self.ordinary, self.mercenary, 0)


class UseNot(Resolution):
    form = "no use of {card}"
    card: Annotated[int, Word("card")]

    def resolve(self, g: CrescentState, player: int, played: Played, op: Op) -> None:
        """CM-8.4: an effect of the kind "up to" may be left out."""


def reinforce(g: CrescentState, player: int, played: Played, op: Op) -> list[Action]:
    """CM-4.4, CM-10.6: up to so many own units from one adjacent hex."""
    found: list[Action] = []
    for origin in g.near[g.clash.hex]:
        at = player * HEXES + origin
        found.extend(Reinforce(origin, o, m, played.card) for o, m in splits(g.ordinary[at], g.mercenary[at], 1, op.most))
    return [*found, UseNot(played.card)] if found else []


def opponent(clash: Conflict, side: int) -> int:
    return clash.defender if side == ATTACKING else clash.attacker


class Dismiss(Resolution):
    form = "dismiss {ordinary}+{mercenary} with {card}"
    ordinary: int
    mercenary: int
    card: Annotated[int, Word("card")]

    def resolve(self, g: CrescentState, player: int, played: Played, op: Op) -> None:
        """CM-10.6, A-57: opposing units leave the combat to their owner's supply; they are no casualties."""
        clash = g.clash
        other = opponent(clash, played.side)
        return_units(g, other, clash.hex, self.ordinary, self.mercenary)
        i, at = 4 - played.side * 2, other * HEXES + clash.hex
        for k, left in ((i, g.ordinary[at]), (i + 1, g.mercenary[at])):
            clash.on_cards[k] = min(clash.on_cards[k], left)
            clash.doomed[k] = min(clash.doomed[k], left)
        g.log(events.UnitsRemoved, other, clash.hex, self.ordinary + self.mercenary, self.mercenary)


def dismiss(g: CrescentState, player: int, played: Played, op: Op) -> list[Action]:
    """CM-8.4: at least one opposing unit, as far as there is one."""
    at = opponent(g.clash, played.side) * HEXES + g.clash.hex
    ordinary = 0 if op.mercenary else g.ordinary[at]
    return [Dismiss(o, m, played.card) for o, m in splits(ordinary, g.mercenary[at], 1, op.most)]


class WinOver(Resolution):
    form = "win over {owner} in {hex} with {card}"
    owner: Annotated[int, Word("seat")]
    hex: Annotated[int, Word("hex")]
    card: Annotated[int, Word("card")]

    def resolve(self, g: CrescentState, player: int, played: Played, op: Op) -> None:
        """A-16: the mercenary returns to its owner's supply, an own one enters the active hex, assigned to the card."""
        return_units(g, self.owner, self.hex, 0, 1)
        place_units(g, player, g.clash.hex, 0, 1)
        g.clash.on_cards[played.side * 2 - 1] += 1
        g.log(events.UnitsRemoved, self.owner, self.hex, 1, 1)
        g.log(events.MercenariesPlaced, player, (g.clash.hex,))


def win_over(g: CrescentState, player: int, played: Played, op: Op) -> list[Action]:
    """A-16, A-53: any other player's mercenary in an adjacent hex of the terrains named; skipped without an own unit."""
    if not g.units[player]:
        return []
    hexes = [h for h in g.near[g.clash.hex] if TERRAINS[g.tables.terrain[h]] in op.terrains]
    others = [seat for seat in range(g.seats) if seat != player]
    return [WinOver(seat, h, played.card) for h in hexes for seat in others if g.mercenary[seat * HEXES + h]]


class Assassinate(Resolution):
    form = "cancel {target} of {owner} with {card}"
    target: Annotated[int, Word("card")]
    owner: Annotated[int, Word("seat")]
    card: Annotated[int, Word("card")]

    def resolve(self, g: CrescentState, player: int, played: Played, op: Op) -> None:
        """A-21: the card has no effect and will be discarded."""
        victim = next(
            other for other in g.clash.cards if other.card == self.target and other.owner == self.owner and other.status == FRESH
        )
        victim.status = CANCELLED
        g.log(events.CardCancelled, self.owner, self.target)


def assassinate(g: CrescentState, player: int, played: Played, op: Op) -> list[Action]:
    """A-21: an unresolved card of the type, of any player, own side included; two cannot hit the same card."""
    kinds = g.tables.type
    targets = {
        (other.card, other.owner)
        for other in g.clash.cards
        if other.status == FRESH and other is not played and KINDS_OF_CARD[kinds[other.card]] == op.card_type
    }
    return [Assassinate(card, owner, played.card) for card, owner in sorted(targets)]


class BribeOpponent(Resolution):
    form = "bribe {target} with {card}"
    target: Annotated[int, Word("seat")]
    card: Annotated[int, Word("card")]

    def resolve(self, g: CrescentState, player: int, played: Played, op: Op) -> None:
        """A-20, CM-11.14: the target's side loses influence; the target takes the card when cards are removed."""
        played.malus -= op.value
        played.taker = self.target


def bribe_opponent(g: CrescentState, player: int, played: Played, op: Op) -> list[Action]:
    """A-20: one player of the opposing side; without any the card has no effect."""
    sides = g.clash.sides
    return [BribeOpponent(seat, played.card) for seat in range(g.seats) if sides[seat] not in (IDLE, played.side)]


CHOICES: dict[str, Callable[[CrescentState, int, Played, Op], list[Action]]] = {
    "assign_units": assign,
    "assign_shield": assign,
    "assign_share": assign_share,
    "reinforce": reinforce,
    "remove_enemy_units": dismiss,
    "swap_mercenary": win_over,
    "cancel_card": assassinate,
    "bribe_opponent": bribe_opponent,
}


KINDS = (Assign, Reinforce, UseNot, Dismiss, WinOver, Assassinate, BribeOpponent)
