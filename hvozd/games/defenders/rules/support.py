"""Chapter DW-8: support, camps on the track, leaving the game."""

from hvozd.games.defenders.components import CARD_FACTION, TRACK
from hvozd.games.defenders.hooks import ability
from hvozd.games.defenders.rules.decks import draw
from hvozd.games.defenders.rules.events import CampBuilt, PlayerLeft, SupportGained
from hvozd.games.defenders.state import FACTORY, NONE, DefendersState, check_win, in_game, max_support


def gain_support(g: DefendersState, player: int, amount: int) -> None:
    """DW-8.2, DW-8.3, DW-15.1, A-26: at most up to the maximum; without camps on the track support has no use."""
    if not g.camps[player]:
        return
    gained = min(amount, max_support(g, player) - g.support[player])
    if gained > 0:
        g.support[player] += gained
        g.log(SupportGained, player, gained)


def build_camp(g: DefendersState, player: int, hex_: int) -> None:
    """DW-7.3, DW-8.4, DW-8.5: the leftmost camp goes to the board, the tracker to the start, the hand is filled up."""
    camps = TRACK[g.seats].camps
    space = camps[len(camps) - g.camps[player]]
    g.camp[hex_] = player
    g.camps[player] -= 1
    g.support[player] = 0
    g.log(CampBuilt, player, hex_)
    check_win(g)
    if g.result is not None:
        return
    if not g.camps[player] and leaves(g, player):
        leave(g, player)
    else:
        draw(g, player, TRACK[g.seats].hands[space] - len(g.hand(player)))
    for other in in_game(g):
        ability(g, other).after_camp(g, other)


def leaves(g: DefendersState, player: int) -> bool:
    """DW-8.6, DW-8.7: the last player stays as long as there is an un-rewilded factory."""
    return in_game(g) != (player,) or FACTORY not in g.tile


def leave(g: DefendersState, player: int) -> None:
    """DW-8.6, DW-8.8, DW-21.9: the organizer leaves the board, the camps stay; unspent points are lost."""
    g.out[player] = True
    g.at[player] = NONE
    g.points = 0
    g.support[player] = len(TRACK[g.seats].hands) - 1
    g.log(PlayerLeft, player)
    if g.solo:
        gone = [card for card in g.hands[0] if CARD_FACTION[card] == g.factions[player]]
        g.hands[0] = [card for card in g.hands[0] if card not in gone]
        g.exhausted[player][-1:-1] = gone
        g.teamed[player] += len(gone)
