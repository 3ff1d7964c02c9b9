"""HC-5, HC-7, HC-9.1, HC-11.1, HC-16: jars, and the windows around their actions."""

from typing import Any

from tests.referee.harrow.abilities import offers as abilities
from tests.referee.harrow.board import NEAR, TERRAINS
from tests.referee.harrow.gifts import TOKEN_NAMES
from tests.referee.harrow.goblins import GOBLINS, playable
from tests.referee.harrow.groups import free_steps
from tests.referee.harrow.world import FAMILY, KAMMI, LEGENDS, PROTECTORS, TOKENS, World

JARS = ("ability", "wild", "legend", "attack")
TILES = ("first-player", "advance", "spawn", "strengthen", "card-cycle", "wild", "move-legend", "spoon-back", "first-scroll")
TACTICS = (
    *("scaredy-cat", "haintiest-haint", "crack-shot", "resolve", "witchfire", "spirit-trap", "reinforcement"),
    *("calling-the-dead", "fanning-the-storm", "roar", "gathering-mob", "haunting-vision", "out-yonder"),
    *("your-will-my-whim", "out-all-night", "banishment"),
)
UPGRADES = TOKEN_NAMES[4:]
OFFERS = (
    *("none", "draw-card", "move-any-haint", "move-enemy-haint", "spawn-1", "spawn-2", "advance-1", "advance-2"),
    *("strengthen-1", "strengthen-2", "move-two-legends"),
)
BOARD_SLOTS = 9
TRACK, GIFT = 1, 2
ATTACK, FREE_ACTION = 1, 2


def cards(w: World, faction: int, after: bool) -> set[str]:
    """HC-19.4, HC-19.20: one card a turn; HC-30.12: Haunting Vision only after the action."""
    hand = w.g.hands[faction]
    if w.g.card_played or hand is None:
        return set()
    if faction == PROTECTORS:
        return {f"tactic {TACTICS[card]}" for card in hand.held if after or TACTICS[card] != "haunting-vision"}
    return {f"goblin {GOBLINS[card]}" for card in hand.held if playable(w, card)} if faction == KAMMI else set()


def offers(w: World, faction: int) -> set[str]:
    """HC-24.42, A-85."""
    return {f"offer {OFFERS[offer]}" for offer in w.g.fairfolk.taken[faction]} if w.g.fairfolk else set()


def anytime(w: World, faction: int) -> set[str]:
    """HC-6.10, HC-24.42: free steps and offers."""
    return free_steps(w, faction) | offers(w, faction)


def tiles(w: World, jar: int) -> set[str]:
    """HC-16.5: face-up tiles at the jar that was flipped."""
    return {f"tile {TILES[tile]}" for tile, place in enumerate(w.g.tiles) if place == jar}


def choose_jar(w: World, step: Any) -> set[str]:
    """HC-5.4, HC-5.6."""
    faction = step.faction
    jars = [JARS[jar] for jar in range(4) if not w.g.jars[faction] >> jar & 1]
    found = {f"flip {jar}" for jar in jars}
    if w.g.attacked[faction]:
        found |= {f"attack-again {jar}" for jar in jars}
    return found | cards(w, faction, False) | anytime(w, faction)


def before(w: World, step: Any) -> set[str]:
    return tiles(w, step.jar) | cards(w, step.faction, False) | anytime(w, step.faction) | {"act"}


def after(w: World, step: Any) -> set[str]:
    return tiles(w, step.jar) | cards(w, step.faction, True) | anytime(w, step.faction) | {"end-turn"}


def legend_jar(w: World, step: Any) -> set[str]:
    """HC-9.1, HC-10.30: the goblin's gift once in a game."""
    found = anytime(w, step.faction) | {"finish"}
    if step.left & TRACK:
        found.add("use-track")
    if step.left & GIFT and gifted(w, step.faction):
        found.add("use-gift")
    return found


def gifted(w: World, faction: int) -> bool:
    if faction == KAMMI:
        return bool(w.g.kammi.gift) and w.where[5 - w.g.kammi.herself] >= 0
    legend, h = LEGENDS[w.g.legend[faction]], w.where[faction]
    if legend in ("priscilla", "skinless-boy", "levi", "kaine"):
        return w.kind[h] in TERRAINS
    return True


def attack_jar(w: World, step: Any) -> set[str]:
    """HC-11.1."""
    found = anytime(w, step.faction) | {"finish"}
    if step.left & ATTACK:
        found.add("make-attack")
    if step.left & FREE_ACTION:
        found.add("free-action")
    return found


def row(w: World, step: Any) -> set[str]:
    """HC-7.1."""
    return {"use advance", "use spawn", "use strengthen"}


def grid_row(w: World, step: Any) -> set[str]:
    """HC-7.7."""
    return {"insert 1", "insert 2", "insert 3"}


def grid(w: World, step: Any) -> set[str]:
    """HC-7.7, HC-7.8."""
    found = {f"grid {TOKENS[token]}" for token in step.tokens} | {"done"}
    return found | anytime(w, KAMMI) | (cards(w, KAMMI, True) if len(step.tokens) == 1 else set())


def parts(w: World, step: Any) -> set[str]:
    return {f"part {part}" for part in (1, 2) if step.left & part} | {"done"}


def bury(w: World, step: Any) -> set[str]:
    """HC-16.12: any card of the hand."""
    words = {PROTECTORS: TACTICS, FAMILY: UPGRADES, KAMMI: GOBLINS}[step.faction]
    return {f"bury {words[card]}" for card in w.g.hands[step.faction].held}


def move_legend(w: World, step: Any) -> set[str]:
    """HC-16.14."""
    return {"done"}.union(*(w.slot_moves(slot, NEAR[w.where[slot]]) for slot in w.slots(step.faction)))


def use_tokens(w: World, step: Any) -> set[str]:
    """HC-7.2, HC-7.5, HC-19.10: tokens drawn and kept, and one upgrade card for a base token that is still there."""
    kept = w.g.family.kept
    pools = [kept.count(0), kept.count(1), kept.count(2), 0]
    found = abilities(w, FAMILY, pools, False, step.strides) | {"stop"}
    found |= {f"activate {TOKEN_NAMES[token]}" for token in kept if token > 3}
    hand = w.g.hands[FAMILY]
    if step.cards and hand and not w.g.card_played:
        found |= {f"upgrade {UPGRADES[card]}" for card in hand.held if card // 3 in kept}
    return found


def give_back(w: World, step: Any) -> set[str]:
    """HC-7.3."""
    return {f"return {TOKEN_NAMES[token]}" for token in w.g.family.kept}


def put_away(w: World, step: Any) -> set[str]:
    """HC-13.5: on the board while it has slots (the first is printed), or all the rest into the bag."""
    board = w.g.family
    room = len(board.board) < BOARD_SLOTS - 1
    return {"to-bag"} | ({f"to-board {TOKEN_NAMES[token]}" for token in board.front} if room else set())


def named_place(w: World, step: Any) -> set[str]:
    """HC-21.61: she names whether it comes from the bag or from the board."""
    return {"from-bag", "from-board"}


QUESTIONS = {
    "ChooseJar": choose_jar,
    "BeforeAction": before,
    "AfterAction": after,
    "LegendJar": legend_jar,
    "AttackJar": attack_jar,
    "ChooseRow": row,
    "ChooseGridRow": grid_row,
    "UseGrid": grid,
    "TwoParts": parts,
    "BuryCard": bury,
    "MoveOwnLegend": move_legend,
    "UseTokens": use_tokens,
    "ReturnTokens": give_back,
    "StoreTokens": put_away,
    "NamePlace": named_place,
}
