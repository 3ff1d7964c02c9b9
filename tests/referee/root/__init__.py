"""The second referee of Root: for every question the complete set of legal answers.

It is written from the ledger and shares no rule code, but its author had seen parts of the engine (the cards, the windows, the
refresh). Where the two first differed on which question opens a window, on the Ranger's empty Hideout and on the new answers of
rules 2, the referee followed the engine: there it proves agreement, not the rule. `push` lays warriors by the engine's function.
"""

from typing import Any

from hvozd.games.root.rules.pieces import place_warriors
from tests.referee.root import alliance, corvids, duchy, eyrie, lizards, marquise, riverfolk, shared, vagabond
from tests.referee.root.world import LAND, World

QUESTIONS = {
    name: rule
    for part in (shared, marquise, eyrie, alliance, vagabond, lizards, riverfolk, duchy, corvids)
    for name, rule in part.QUESTIONS.items()
}


STANDING = ("soup_kitchens", "boat_builders", "tunnels", "coffin_makers")
"""Cards that the position notes elsewhere too when they come into play."""


MAIN = ("MarquiseActions", "Assembly", "VagabondActions", "CorvidActions", "Rituals", "AllianceDaylight", "RiverfolkDaylight")
"""Questions at which nothing depends on how many cards lie where."""


def push(g: Any, question: str, rng: Any) -> bool:
    """Towards rare things: enough points for dominance, long hands, a short deck, cards in play, few pieces left."""
    if question not in MAIN:
        return False
    w = World(g)
    rng.shuffle(g.deck)
    for seat in w.seats:
        g.vp[seat] = 8 + rng.below(4)
        while len(g.deck) > 3 and len(g.hands[seat]) < 8 and not w.g.bots:
            g.hands[seat].append(g.deck.pop())
    for seat in w.seats:
        lasting = [card for card in g.hands[seat] if w.card(card)["persistent"] and w.card_ids[card] not in STANDING]
        for card in set(lasting):
            g.hands[seat].remove(card)
            g.crafted[seat].append(card)
    for seat in w.seats:
        if g.supply[seat] > 2 and rng.below(2):
            home = next((c for c in LAND if w.warriors(seat, c) and w.names[seat] != "riverfolk"), 0)
            if home:
                place_warriors(g, seat, home, g.supply[seat] - 1)
    return True


def legal(g: Any, step: Any, seat: int) -> set[str] | None:
    """The legal answers of a seat to an open question; None where this referee has no word."""
    w = World(g)
    name = type(step).__name__
    if name == "ChooseLosses":
        return shared.losses(w, step, seat)
    rule = QUESTIONS.get(name)
    return rule(w, step) if rule else None
