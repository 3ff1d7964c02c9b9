"""Conservation: every piece and card is in exactly one place (CM-19.5)."""

from hvozd.games.crescent.state import CrescentState


def census(g: CrescentState) -> object:
    """CM-19.5: units, walls, tokens and settlements by owner, and all cards, wherever they are."""
    seats = range(g.seats)
    size = len(g.ordinary) // g.seats
    on_map = [sum(g.ordinary[s * size : (s + 1) * size]) + sum(g.mercenary[s * size : (s + 1) * size]) for s in seats]
    units = [on_map[s] + g.units[s] + g.reserve[s] for s in seats]
    forts = [g.forts[s] + sum(w == 1 + 2 * s for w in g.walls) for s in seats]
    castles = [g.castles[s] + sum(w == 2 + 2 * s for w in g.walls) for s in seats]
    tokens = [g.tokens[s] + sum(owner == s for owner in g.influence) for s in seats]
    settlements = (g.towns + g.settlement.count(1), g.cities + g.settlement.count(2))
    cards = [*g.deck, *g.discard, *g.looked, *(card for card in (*g.market, *g.bazaar) if card >= 0)]
    cards += [card for pile in (*g.hands, *g.fronts) for card in pile]
    if g.conflict is not None:
        cards += [played.card for played in g.conflict.cards]
    dealt = sorted(cards) if g.market else [card for card, n in enumerate(g.tables.copies) for _ in range(n)]
    negative = min((*g.units, *g.forts, *g.castles, *g.tokens, *g.reserve, *g.coins, *g.vp, *g.ordinary, *g.mercenary)) < 0
    return units, forts, castles, tokens, settlements, dealt, negative
