"""RB-7.7: the special actions of the Vagabot's six characters."""

from collections.abc import Callable, Sequence

from hvozd.core import Do
from hvozd.games.root.clockwork.bot import begin, bot
from hvozd.games.root.clockwork.bot_steps import craft_item
from hvozd.games.root.clockwork.choosing import (
    built_of,
    choose_player,
    draw_place,
    enemy_pieces,
    foes,
    foes_at,
    most_pieces_at,
    most_points,
    nothing,
)
from hvozd.games.root.clockwork.vagabot.items import CHARACTERS, DAMAGED, USED, damaged, fill_track, own, pay
from hvozd.games.root.components import CLEARINGS, ITEM, MAPS
from hvozd.games.root.hooks import COOPERATIVE, faction
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.hand import can_be_robbed, spend
from hvozd.games.root.rules.pieces import enemies, present
from hvozd.games.root.rules.removal import sweep
from hvozd.games.root.rules.score import score
from hvozd.games.root.rules.wandering import go, is_forest
from hvozd.games.root.state import RootState


def special(g: RootState, seat: int) -> None:
    """RB-7.5.6: the character's action for an item; skipped without cost where it would have no effect."""
    SPECIALS[CHARACTERS[own(g, seat).character]](g, seat)


def thief(g: RootState, seat: int) -> None:
    """RB-7.7.1, AMB-20: a random card of the enemy here with the most points, then pieces, is discarded for a point."""
    here = g.pawns[seat]
    victims = [other for other in foes_at(g, seat, here) if can_be_robbed(g, other)] if not is_forest(here) else []
    begin(g, seat, "special", "RB-7.7.1")
    if not victims:
        nothing(g, seat, "RB-7.7.1", "no-victim")
        return
    victim = choose_player(g, seat, "RB-7.7.1", victims, most_points(g), most_pieces_at(g, here), place=here)
    pay(g, seat, 1)
    if victim is not None and g.hands[victim]:
        spend(g, victim, g.hands[victim][g.random(len(g.hands[victim]))])
    score(g, seat, 1)


def tinker(g: RootState, seat: int) -> None:
    """RB-7.7.2, AMB-21: the topmost discarded card with an available item is crafted and goes back on top."""
    card = next((card for card in reversed(g.discard) if ITEM[card] >= 0 and g.items[ITEM[card]]), None)
    begin(g, seat, "special", "RB-7.7.2")
    if card is None:
        nothing(g, seat, "RB-7.7.2", "no-discarded-item")
        return
    pay(g, seat, 1)
    at = len(g.discard) - 1 - g.discard[::-1].index(card)
    g.discard.append(g.discard.pop(at))
    craft_item(g, seat, card)


def ranger(g: RootState, seat: int) -> None:
    """RB-7.7.3: with three damaged items into a random adjacent forest."""
    begin(g, seat, "special", "RB-7.7.3")
    least = bot(g, seat).number(g, seat, "ranger_damaged")
    if damaged(g, seat) < least:
        nothing(g, seat, "RB-7.7.3", "few-damaged", least)
    elif not forests_beside(g, seat):
        nothing(g, seat, "RB-7.7.3", "no-forest")
    else:
        pay(g, seat, 1)
        slip(g, seat, "RB-7.7.3", forests_beside(g, seat))


def forests_beside(g: RootState, seat: int) -> list[int]:
    """RB-7.7.3, AMB-16: the forests adjacent to his clearing or forest."""
    here = g.pawns[seat]
    if is_forest(here):
        return [place for place in MAPS[g.map].beside_forest(here) if place >= CLEARINGS]
    return list(MAPS[g.map].forests_at(here))


def forests_to_slip_to(g: RootState, seat: int) -> list[int]:
    """RB-7.4.3, AMB-16: any other forest of the map, for the sentence names no adjacency; as a switch only an adjacent one."""
    if "AMB-16" in g.rulings:
        return forests_beside(g, seat)
    return [forest for forest in MAPS[g.map].forests if forest != g.pawns[seat]]


def slip(g: RootState, seat: int, rule: str, forests: Sequence[int]) -> None:
    """RB-7.4.3, RB-7.7.3: to one of these forests, drawn at random."""
    if forests:
        go(g, seat, draw_place(g, seat, rule, forests))
    else:
        nothing(g, seat, rule, "no-forest")


def vagrant(g: RootState, seat: int) -> None:
    """RB-7.7.4, RB-7.7.4.I, RB-C.3: the player with the most pieces here attacks the one with the second most; he himself
    attacks only when there is no other."""
    here = g.pawns[seat]
    players = [other for other in range(g.seats) if other != seat and not is_forest(here) and present(g, other, here)]
    attackers = [one for one in players if faction(g, one).may_attack(g, one, here) and rivals(g, one, players)]
    begin(g, seat, "special", "RB-7.7.4")
    if not attackers and not (alone := rivals(g, seat, players)):
        nothing(g, seat, "RB-7.7.4", "no-fight")
        return
    pay(g, seat, 1)
    attacker = choose_player(g, seat, "RB-7.7.4.I", attackers, most_pieces_at(g, here), place=here) if attackers else seat
    assert attacker is not None
    against = rivals(g, attacker, players) if attackers else alone
    defender = choose_player(g, seat, "RB-7.7.4.I", against, most_pieces_at(g, here), place=here)
    assert defender is not None
    g.then(StartBattle(here, attacker, defender, seat))


def rivals(g: RootState, one: int, players: list[int]) -> list[int]:
    """RB-C.3: whom a player may battle among these; in the cooperative game no bot a bot."""
    friends = g.bots if g.variants & COOPERATIVE and g.bots >> one & 1 else 0
    return [other for other in players if enemies(g, one, other) and not friends >> other & 1]


def scoundrel(g: RootState, seat: int) -> None:
    """RB-7.7.5: three enemy pieces, one of them a building or token, are removed, and an item covers a slot for good."""
    here = g.pawns[seat]
    begin(g, seat, "special", "RB-7.7.5")
    few = is_forest(here) or enemy_pieces(g, seat, here) < bot(g, seat).number(g, seat, "scoundrel_pieces")
    if few or not any(built_of(g, other, here) for other in foes(g, seat)):
        nothing(g, seat, "RB-7.7.5", "no-plunder")
        return
    pay(g, seat, 1)
    g.then(CoverSlot(seat, here))
    sweep(g, seat, (here,))


class CoverSlot(Do):
    """RB-7.7.5, AMB-22: a damaged item, else a used one, else another covers a slot and leaves his board for good; a point."""

    seat: int
    clearing: int

    def run(self, g: RootState) -> None:
        board = own(g, self.seat)
        if g.open_slots[self.clearing] and board.items:
            item = min(board.items, key=lambda item: (not item & DAMAGED, not item & USED))
            items = list(board.items)
            items.remove(item)
            board.items = tuple(items)
            board.beside = tuple(held + (kind == item // 8) for kind, held in enumerate(board.beside))
            g.open_slots[self.clearing] -= 1
            fill_track(g, self.seat)
        score(g, self.seat, 1)


def arbiter(g: RootState, seat: int) -> None:
    """RB-7.7.6: he has no action of his own."""
    begin(g, seat, "special", "RB-7.7.6")
    nothing(g, seat, "RB-7.7.6", "no-action")


SPECIALS: dict[str, Callable[[RootState, int], None]] = {
    "thief": thief,
    "tinker": tinker,
    "ranger": ranger,
    "vagrant": vagrant,
    "scoundrel": scoundrel,
    "arbiter": arbiter,
}

KINDS = (CoverSlot,)
