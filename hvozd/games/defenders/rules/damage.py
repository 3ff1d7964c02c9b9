"""Chapter DW-9: damage rolls, damage and the death of defenders."""

from hvozd.games.defenders.components import CARD_FACTION, CARD_HABITAT, DIE, LIMITS
from hvozd.games.defenders.hooks import ability
from hvozd.games.defenders.rules.decks import leave_hand, take_top
from hvozd.games.defenders.rules.events import DamageRolled, DamageTaken, DefenderKilled, Healed
from hvozd.games.defenders.state import NONE, DefendersState, lose, most_damage, sniper_near

SAFE, RANGED, MELEE = range(3)
COUNTS = ((), DIE.ranged, DIE.melee)


def threat(g: DefendersState, player: int) -> int:
    """DW-9.2, A-05: what threatens an action at its start: mechs in the hex before snipers next to it."""
    hex_ = g.at[player]
    if g.mechs[hex_]:
        return MELEE
    return RANGED if sniper_near(g, hex_) else SAFE


def roll(g: DefendersState, player: int, danger: int) -> None:
    """DW-9.2, DW-9.4, A-04: one roll, however many mechs there are; a 2 from afar is a miss."""
    face = DIE.faces[g.random(len(DIE.faces))]
    g.log(DamageRolled, player, face)
    if face in COUNTS[danger] and face not in ability(g, player).ignores:
        hurt(g, player, face)


def hurt(g: DefendersState, player: int, amount: int) -> None:
    """DW-9.1, DW-9.6, DW-21.7, A-48: more than the maximum kills a defender and removes all damage."""
    g.log(DamageTaken, player, amount)
    total = g.damage[player] + amount
    if total <= most_damage(g):
        g.damage[player] = total
    else:
        kill(g, player)
    ability(g, player).after_damage(g, player)


def kill(g: DefendersState, player: int) -> None:
    """DW-9.6, DW-9.7, DW-21.7, A-45: a random hand card dies, or the top of the deck; without any card nobody does."""
    hand = g.hand(player)
    if hand:
        card = hand[g.random(len(hand))]
        owner = g.factions.index(CARD_FACTION[card])
        leave_hand(g, owner, card)
    else:
        owner, card = player, take_top(g, player)
    if card == NONE:
        g.damage[player] = LIMITS.max_damage
        return
    g.damage[player] = 0
    g.log(DefenderKilled, owner, card)
    bury(g, card)


def bury(g: DefendersState, card: int) -> None:
    """DW-3.13, DW-9.8, DW-11.4, DW-20.4: a killed card never returns; a second one of the same habitat loses the game."""
    habitat = CARD_HABITAT[card]
    second = any(CARD_HABITAT[other] == habitat for other in g.killed)
    g.killed.append(card)
    if second:
        lose(g, "massacre")


def heal(g: DefendersState, player: int, amount: int) -> None:
    """Remove so many of the player's damage tokens."""
    amount = min(amount, g.damage[player])
    if amount:
        g.damage[player] -= amount
        g.log(Healed, player, amount)
