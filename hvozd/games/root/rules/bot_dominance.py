"""RB-1.3.1: what a dominance card asks for, and the variant in which bots win by those that lie beside the map."""

from hvozd.core import Do
from hvozd.games.root.components import BIRD, GAME, MAP_CLEARINGS, MAPS, SUIT
from hvozd.games.root.hooks import BOT_DOMINANCE, seats_from
from hvozd.games.root.rules.score import win
from hvozd.games.root.state import RootState


def meets(g: RootState, seat: int, suit: int) -> bool:
    """R-3.3.1.I, R-3.3.1.II, I-WIN-5: three clearings of the suit, or two opposite corners."""
    if suit != BIRD:
        ruled = sum(1 for clearing in MAP_CLEARINGS if g.suits[clearing] == suit and g.ruler[clearing] == seat)
        return ruled >= GAME.dominance_clearings
    woodland = MAPS[g.map]
    return any(g.ruler[corner] == seat == g.ruler[woodland.opposite[corner]] for corner in woodland.corners)


def watch_bots(g: RootState) -> None:
    """RB-1.3.1, AMB-50: rule has changed or a card has come to lie there; bots are looked at once the action is complete,
    whoever took it: behind everything that follows from it."""
    if g.variants & BOT_DOMINANCE and not (g.stack and isinstance(g.stack[-1], CheckBotDominance)):
        g.stack.append(CheckBotDominance())


class CheckBotDominance(Do):
    """RB-1.3.1, AMB-50: as a variant a bot that meets the condition of a dominance card beside the map wins at once; a battle
    is fought to its end before."""

    def run(self, g: RootState) -> None:
        if g.battle is not None:
            return
        for seat in seats_from(g, max(g.turn, 0)):
            if g.bots >> seat & 1 and any(meets(g, seat, SUIT[card]) for card in g.available):
                win(g, seat, "dominance")


KINDS = (CheckBotDominance,)
