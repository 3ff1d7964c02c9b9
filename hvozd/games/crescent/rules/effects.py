"""What power cards do in a combat or contest: the order of resolution and every operation (CM-8.4, CM-10.5, CM-11.5)."""

from collections.abc import Callable, Iterator, Sequence

from hvozd.core import Action, Ask, Do, Offer
from hvozd.games.crescent.components.figures import KINDS_OF_CARD, STRATEGY, TERRAINS
from hvozd.games.crescent.components.schema import Op
from hvozd.games.crescent.rules import events
from hvozd.games.crescent.rules.pieces import has_settlement, has_stronghold, strongholds, units_in
from hvozd.games.crescent.rules.resolutions import CHOICES, Resolution
from hvozd.games.crescent.state import (
    ATTACKING,
    DEFENDING,
    FRESH,
    NOBODY,
    RESOLVED,
    Conflict,
    CrescentState,
    Played,
)

# -- order -------------------------------------------------------------------------------------------------------------------


def player_of(clash: Conflict, played: Played) -> int:
    """A-24: in a combat the player of the side plays the card, in a contest its owner."""
    return played.owner if clash.defender == NOBODY else clash.player(played.side)


def groups(g: CrescentState) -> Iterator[tuple[int, list[Played]]]:
    """CM-10.5, CM-11.5: who resolves which cards, in order: strategy, cancelling cards, all others; attacker, then (in turn
    order) supporters, then defenders."""
    clash = g.clash
    fresh = [played for played in clash.cards if played.status == FRESH]
    if not fresh:
        return
    kinds, assassins = g.tables.type, g.tables.assassins
    others = [seat for seat in range(g.seats) if seat != clash.attacker]
    players = [clash.attacker, *(seat for side in (ATTACKING, DEFENDING) for seat in others if clash.sides[seat] == side)]
    for rank in range(3):
        for player in players:
            cards = [
                played
                for played in fresh
                if player_of(clash, played) == player
                and rank == (0 if kinds[played.card] == STRATEGY else 1 if played.card in assassins else 2)
            ]
            if cards:
                yield player, cards


class ResolveCards(Do):
    """CM-10.5, CM-11.5: cards without a choice take effect by themselves; the player orders and decides the others.

    A card without a choice only adds to totals that are counted later, so its place in the order changes nothing. A card
    whose choice is empty for now waits for the others: they may yet bring the units it needs.
    """

    def run(self, g: CrescentState) -> None:
        for player, cards in groups(g):
            open_now = [played for played in cards if choices_of(g, played)]
            for played in cards:
                if not open_now or choice_op(g, played) is None:
                    resolve(g, player, played)
            g.then(*([ResolveCard(player)] if open_now else []), self)
            return


class ResolveCard(Ask):
    """CM-8.4, CM-10.5, CM-11.5: which of the own cards comes next, and what it does."""

    def offers(self, g: CrescentState) -> Sequence[Offer]:
        return (self.cards,)

    def cards(self, g: CrescentState) -> Sequence[Action]:
        _, cards = next(groups(g))
        found: dict[Action, None] = {}
        for played in cards:
            found.update(dict.fromkeys(choices_of(g, played)))
        return list(found)

    def take(self, g: CrescentState, action: Resolution) -> None:
        _, cards = next(groups(g))
        played = next(played for played in cards if played.card == action.card)  # type: ignore[attr-defined]
        op = choice_op(g, played)
        assert op is not None
        action.resolve(g, self.seat, played, op)
        resolve(g, self.seat, played)


def ops_of(g: CrescentState, played: Played) -> tuple[Op, ...]:
    return (g.tables.contest if g.clash.defender == NOBODY else g.tables.combat)[played.card]


def choice_op(g: CrescentState, played: Played) -> Op | None:
    """The operation of the card that leaves a choice, if its condition holds."""
    return next((op for op in ops_of(g, played) if op.op in CHOICES and holds(g, played, op)), None)


def choices_of(g: CrescentState, played: Played) -> list[Action]:
    """CM-8.4: the ways to resolve the card; none when it leaves nothing to choose."""
    op = choice_op(g, played)
    return CHOICES[op.op](g, player_of(g.clash, played), played, op) if op else []


def resolve(g: CrescentState, player: int, played: Played) -> None:
    """CM-8.3, CM-8.4: every operation whose condition holds takes effect."""
    for op in ops_of(g, played):
        plain = PLAIN.get(op.op)
        if plain and holds(g, played, op):
            plain(g, played, op)
    played.status = RESOLVED
    g.log(events.CardResolved, player, played.card)


# -- conditions ----------------------------------------------------------------------------------------------------------------


def holds(g: CrescentState, played: Played, op: Op) -> bool:
    """CM-8.4, A-16, A-17, A-18, A-53: whether the operation applies in this hex, for this side and player."""
    clash = g.clash
    h = clash.hex
    if op.role and (op.role == "attacker") != (played.side == ATTACKING):
        return False
    if op.hex_has == "stronghold" and not strongholds(g, h):
        return False
    if op.hex_has in ("town", "city") and g.settlement[h] != ("town", "city").index(op.hex_has) + 1:
        return False
    if op.terrains and op.op != "swap_mercenary" and TERRAINS[g.tables.terrain[h]] not in op.terrains:
        return False
    if op.no_military and side_has_military(g, played.side):
        return False
    if op.own_structure:
        player = player_of(clash, played)
        return has_stronghold(g, player, h) or (op.own_structure == "any" and has_settlement(g, player, h))
    return True


def side_has_military(g: CrescentState, side: int) -> bool:
    """CM-11.6, CM-11.10: a unit or stronghold of any player of the side is in the active hex."""
    h = g.clash.hex
    return any(g.clash.sides[seat] == side and (units_in(g, seat, h) or has_stronghold(g, seat, h)) for seat in range(g.seats))


# -- operations without a choice -------------------------------------------------------------------------------------------------


def _bonus(g: CrescentState, played: Played, op: Op) -> None:
    played.bonus += op.value


def _malus(g: CrescentState, played: Played, op: Op) -> None:
    played.malus -= op.value


def _no_walls(g: CrescentState, played: Played, op: Op) -> None:
    g.clash.no_walls = True


def _own_casualties(g: CrescentState, played: Played, op: Op) -> None:
    g.clash.fewer[played.side - 1] += op.value


def _enemy_casualties(g: CrescentState, played: Played, op: Op) -> None:
    g.clash.fewer[2 - played.side] += op.value


def _withdraw(g: CrescentState, played: Played, op: Op) -> None:
    g.clash.withdraws[played.side - 1] = True


def _loot(g: CrescentState, played: Played, op: Op) -> None:
    g.clash.loot += op.value


PLAIN: dict[str, Callable[[CrescentState, Played, Op], None]] = {
    "strength": _bonus,
    "influence": _bonus,
    "enemy_strength": _malus,
    "ignore_stronghold_strength": _no_walls,
    "own_casualties": _own_casualties,
    "enemy_casualties": _enemy_casualties,
    "withdraw_instead_of_retreat": _withdraw,
    "loot_bonus": _loot,
}


def card_strength(g: CrescentState, side: int) -> int:
    """CM-10.7, CM-11.9, CM-11.10: what the cards of both sides add to and take from one side's total.

    A type of card that an opposing card disregards adds nothing, whatever the order of resolution.
    """
    cards = [played for played in g.clash.cards if played.status == RESOLVED]
    kinds = g.tables.type
    ignored = {
        KINDS_OF_CARD.index(op.card_type)
        for played in cards
        if played.side != side
        for op in ops_of(g, played)
        if op.op == "ignore_enemy_card_bonus"
    }
    own = sum(played.bonus for played in cards if played.side == side and kinds[played.card] not in ignored)
    return own - sum(played.malus for played in cards if played.side != side)


KINDS = (ResolveCards, ResolveCard)
