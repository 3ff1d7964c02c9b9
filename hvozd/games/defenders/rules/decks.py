"""Chapter DW-11: decks of defender cards, drawing and reshuffling."""

from hvozd.games.defenders.components import CARD_FACTION, CARD_HABITAT, HABITATS
from hvozd.games.defenders.rules.events import CardsDrawn, CardsSeen, DeckShuffled
from hvozd.games.defenders.state import NONE, DefendersState


def refill(g: DefendersState, player: int) -> None:
    """DW-11.3, A-44: an empty deck is made anew of the exhaustion pile, without the active defender and its team."""
    if g.decks[player]:
        return
    pile = g.exhausted[player]
    is_active = g.active[player] != NONE and (not g.solo or g.turn == player)
    keep = 1 + g.teamed[player] if is_active else 0
    cards = pile[: len(pile) - keep]
    if not cards:
        return
    g.exhausted[player] = pile[len(pile) - keep :]
    if not keep:
        g.active[player] = NONE
    g.shuffle(cards)
    g.decks[player] = cards
    g.known[player] = [card for card in g.hand(player) if CARD_FACTION[card] == g.factions[player]]
    g.log(DeckShuffled, player)


def draw(g: DefendersState, player: int, count: int) -> None:
    """DW-8.5, DW-21.6: cards from the player's deck into the hand, as long as there are any."""
    drawn = []
    for _ in range(count):
        refill(g, player)
        if not g.decks[player]:
            break
        drawn.append(g.decks[player].pop())
        g.hand(player).append(drawn[-1])
        refill(g, player)
    if not drawn:
        return
    g.shared[player].clear()
    seat = g.seat_of(player)
    g.reveal(seat)
    if g.journal is not None:
        g.tell((seat,), CardsSeen(player, tuple(drawn)), CardsDrawn(player, len(drawn)))


def take_top(g: DefendersState, player: int) -> int:
    """The top card of a deck, NONE if there is no card at all; it becomes public."""
    refill(g, player)
    if not g.decks[player]:
        return NONE
    card = g.decks[player].pop()
    g.reveal()
    refill(g, player)
    return card


def leave_hand(g: DefendersState, player: int, card: int) -> None:
    """A hand card becomes public: what was known and told of the hand is kept up."""
    g.hand(player).remove(card)
    if card in g.known[player]:
        g.known[player].remove(card)
    if g.shared[player]:
        g.shared[player][CARD_HABITAT[card]] -= 1
    g.reveal()


def activate(g: DefendersState, player: int, card: int) -> None:
    """DW-4.2, DW-4.3: the card lies face up on the own exhaustion pile as active defender."""
    g.exhausted[player].append(card)
    g.active[player] = card
    g.teamed[player] = 0


def habitat_counts(cards: list[int]) -> list[int]:
    """DW-5.2: all that may be told of hand cards: how many there are of each habitat."""
    counts = [0] * len(HABITATS)
    for card in cards:
        counts[CARD_HABITAT[card]] += 1
    return counts
