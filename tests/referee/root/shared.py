"""R-4.1, R-4.3, W-E3, W-E4, W-BT: the questions that every faction may be asked."""

from typing import Any

from tests.referee.root.cards import battle_offers, move_offers, window
from tests.referee.root.crafting import crafts
from tests.referee.root.moves import battles, named
from tests.referee.root.picks import listed, ways
from tests.referee.root.world import BUILDINGS, CARDS, TOKENS, World

SWIFT_STRIKE = -1


def crafting(w: World, step: Any) -> set[str]:
    return crafts(w, step.seat) | window(w, step.seat, step.window) | {"done"}


def in_window(w: World, step: Any) -> set[str]:
    """What the moment offers, and going on, unless something must be done first (Coffin Makers, the Émigré)."""
    found = window(w, step.seat, step.window)
    must = {"coffin makers", "discard eyrie emigre"}
    return found if found & must else found | {"done"}


def hand_limit(w: World, step: Any) -> set[str]:
    hand = w.g.hands[step.seat]
    return {f"discard {listed(w.card_ids[card] for card in way)}" for way in ways(hand, len(hand) - 5)}


def draw(w: World, step: Any) -> set[str]:
    """K-X.7, I-CARD-14: the draw, or one ambush card of the discard pile."""
    pile = {w.card_ids[card] for card in w.g.discard}
    return {"draw"} | {f"informants {card}" for card in pile if CARDS[card]["kind"] == "ambush"}


def ambush(w: World, step: Any) -> set[str]:
    """R-4.3.1, I-BAT-2: one that matches the clearing; a bird matches all."""
    cards = [card for card in w.hand(step.seat) if CARDS[card]["kind"] == "ambush"]
    return {f"ambush {card}" for card in w.matching(cards, w.suit(w.g.battle.clearing))} | {"no ambush"}


def protector(w: World, step: Any) -> set[str]:
    return {f"enlist {w.names[step.arbiter]}", "done"}


def effects(w: World, step: Any) -> set[str]:
    """W-BT7, K-B.1, K-B.2, K-B.3, K-X.11, R-E.8.2: one optional effect or none."""
    seat, battle = step.seat, w.g.battle
    cards, attacks = w.crafted(seat), step.seat == battle.attacker
    used = [w.card_ids[card] for card in battle.used if card >= 0]
    found = {"no effect"}
    if "armorers" in cards and battle.rolled[1 if attacks else 0]:
        found.add("armorers")
    if "sappers" in cards and not attacks:
        found.add("sappers")
    if "brutal_tactics" in cards and attacks and "brutal_tactics" not in used:
        found.add("brutal tactics")
    suit = w.suit(battle.clearing)
    if f"{suit}_partisans" in cards and f"{suit}_partisans" not in used:
        birds = [card for card in w.g.hands[seat] if w.card(card)["suit"] == "bird"]
        for n in range(len(birds) + 1):  # K-X.11, R-2.1.1: a bird may be taken for the suit, or not
            found |= {f"partisans {suit} without {listed(w.card_ids[card] for card in way)}" for way in ways(birds, n)}
    board = w.g.boards[seat]
    ronin = w.is_vagabond(seat) and w.words["character"][board.character] == "ronin"
    if ronin and SWIFT_STRIKE not in battle.used and board.items[4 * list(w.words["item"]).index("sword")]:
        found.add("swift strike")
    return found


def losses_of(w: World, seat: int, hits: int) -> set[str]:
    """R-4.3.3: the warriors first; then buildings and tokens by choice."""
    if w.is_vagabond(seat):
        from tests.referee.root.vagabond import losses

        return losses(w, seat, hits)
    battle = w.g.battle
    left = hits - w.warriors(seat, battle.clearing)
    if w.g.hirer == seat and w.g.lender not in (battle.attacker, battle.defender):
        left -= w.warriors(w.g.lender, battle.clearing)
    kinds = BUILDINGS.get(w.names[seat], ()) + TOKENS.get(w.names[seat], ())
    order = list(w.words["piece"])
    pieces = [order.index(kind) for kind in kinds for _ in range(w.count(seat, kind, battle.clearing))]
    return {f"lose {listed(order[kind] for kind in way)}" for way in ways(pieces, min(left, len(pieces)))}


def losses(w: World, step: Any, seat: int) -> set[str]:
    return losses_of(w, seat, step.attacker if seat == w.g.battle.attacker else step.defender)


def losses_for(w: World, step: Any) -> set[str]:
    return losses_of(w, step.side, step.hits)


def granted_battle(w: World, step: Any) -> set[str]:
    return battle_offers(w, step.seat)


def granted_move(w: World, step: Any) -> set[str]:
    return move_offers(w, step.seat)


def league(w: World, step: Any) -> set[str]:
    return move_offers(w, step.seat) | battle_offers(w, step.seat)


def emigre_battle(w: World, step: Any) -> set[str]:
    return named("battle", battles(w, step.seat, [step.clearing])) | {"done"}


def give_back(w: World, step: Any) -> set[str]:
    return {f"give {card}" for card in w.hand(step.seat)}


def order(w: World, step: Any) -> set[str]:
    return {f"resolve {index}" for index in range(step.count)}


QUESTIONS = {
    "Crafting": crafting,
    "Window": in_window,
    "LastWindow": in_window,
    "KeepHandLimit": hand_limit,
    "DrawOrInstead": draw,
    "OfferAmbush": ambush,
    "OfferFoil": ambush,
    "OfferProtector": protector,
    "UseEffects": effects,
    "ChooseLossesFor": losses_for,
    "GrantedBattle": granted_battle,
    "GrantedMove": granted_move,
    "LeagueAction": league,
    "EmigreMove": granted_move,
    "EmigreBattle": emigre_battle,
    "GiveBack": give_back,
    "OrderTriggers": order,
}
