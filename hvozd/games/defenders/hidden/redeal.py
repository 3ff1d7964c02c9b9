"""DW-5.5: what is hidden from a seat, dealt anew."""

from hvozd.core import Rng
from hvozd.games.defenders.components import CARD_FACTION, CARD_HABITAT, HABITATS
from hvozd.games.defenders.state import NONE, DefendersState


def redeal(g: DefendersState, seat: int | None, rng: Rng) -> None:
    """DW-5.5: other hands, all deck orders and the lower core tiles anew; what was told or can be worked out stays true.

    What is shuffled is sorted first: the same dice give the same position whatever the true one is.
    """
    for player in range(g.players):
        if g.seat_of(player) != seat:
            redeal_hand(g, player, rng)
        g.decks[player].sort()
        rng.shuffle(g.decks[player])
    g.machine_deck.sort()
    rng.shuffle(g.machine_deck)
    g.turns = tuple(turn if number >= g.top else rng.below(6) for number, turn in enumerate(g.turns))


def redeal_hand(g: DefendersState, player: int, rng: Rng) -> None:
    """Exchange the hidden cards of a hand with the deck, within the habitats that the player has told."""
    hand, deck = g.hand(player), g.decks[player]
    faction, known = g.factions[player], g.known[player]
    hidden = [card for card in hand if CARD_FACTION[card] == faction and card not in known]
    pool = sorted(hidden + deck)
    rng.shuffle(pool)
    hand[:], deck[:] = sorted(card for card in hand if card not in hidden), []
    for habitat in range(len(HABITATS)) if g.shared[player] else (NONE,):
        drawn = [card for card in pool if habitat in (NONE, CARD_HABITAT[card])]
        size = sum(habitat in (NONE, CARD_HABITAT[card]) for card in hidden)
        hand += drawn[:size]
        deck += drawn[size:]
