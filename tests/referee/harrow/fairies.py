"""HC-24, HC-34, HC-35, HC-36: the Fair Folk's nests, quests and cards, and the offers of the others."""

from collections.abc import Iterable
from typing import Any

from tests.referee.harrow.board import CENTRE, EDGE, FAR, HEXES, NAMES, NEAR, PLACES, TERRAINS
from tests.referee.harrow.turns import OFFERS
from tests.referee.harrow.world import CUBES, HESTER, HESTER_SLOT, TOKENS, World, names

FAIRIES = (
    *("gather-dew", "moth-dust", "pixie-led", "bait-and-switch", "moonlit-glade", "change-of-heart", "second-nest"),
    *("dance-of-legends", "glamour", "listening-roots", "scent-of-home", "borrowed-compass", "second-sight"),
)
COSTS = (0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4)
QUESTS = (
    *("adj-swamp-marsh", "adj-swamp-plains", "adj-swamp-forest", "adj-marsh-plains", "adj-marsh-forest"),
    *("adj-plains-forest", "on-swamp", "on-marsh", "on-plains", "on-forest", "four-lands", "border", "high-seats"),
    *("silver-thread", "thorn-ring", "fairy-ring"),
)
FAIRY_HAND, QUEST_HAND = 4, 5
AXES = ("north-south", "rising", "falling")
KINDS = (*TERRAINS, "mountain", "brambles")
NEEDED = 4
NESTS = 8
"""HC-1.6: a prepared offer lies in a nest only as far as nests are free (HC-24.31)."""


def nests(w: World) -> list[int]:
    return [h for h in HEXES if w.g.fairfolk.nests[h]]


def with_offer(w: World) -> list[int]:
    return [h for h in HEXES if w.g.fairfolk.nests[h] > 1]


# -- quests --------------------------------------------------------------------------------------------------------------


def fits(w: World, quest: str, h: int) -> bool:
    """HC-35: whether a hex alone fulfils the condition."""
    around = {w.kind[near] for near in NEAR[h]}
    words = quest.split("-")
    if words[0] == "adj":
        return {words[1], words[2]} <= around
    if words[0] == "on":
        return w.kind[h] == words[1]
    if quest == "border":
        return h in EDGE
    if quest == "high-seats":
        return "mountain" in around
    return FAR[h][CENTRE] <= 2


def most(w: World, quest: str) -> int:
    """How many nests can serve together."""
    there = nests(w)
    if quest == "four-lands":
        return len({w.kind[h] for h in there if w.terrain(h)})
    if quest == "silver-thread":
        lines = [(axis, PLACES[NAMES[h]][axis]) for h in there for axis in range(3)]
        return max((lines.count(line) for line in lines), default=0)
    if quest == "fairy-ring":
        return max((len(joined(h, there)) for h in there), default=0)
    return sum(1 for h in there if fits(w, quest, h))


def joined(h: int, there: Iterable[int]) -> set[int]:
    found, queue = {h}, [h]
    while queue:
        for near in NEAR[queue.pop()]:
            if near in there and near not in found:
                found.add(near)
                queue.append(near)
    return found


def complete(w: World, quest: str) -> bool:
    """HC-24.20, HC-36.9: four nests; by Glamour one of them is excused."""
    return len(nests(w)) >= NEEDED and most(w, quest) >= NEEDED - bool(w.g.fairfolk.glamour)


# -- the turn ------------------------------------------------------------------------------------------------------------


def acts(w: World, step: Any) -> set[str]:
    """HC-24.7, HC-24.10, HC-24.11, HC-24.30."""
    board = w.g.fairfolk
    found = {"end-turn"}
    if board.nest_left:
        free = [h for h in HEXES if not w.anybody(h) and not w.fire(h) and not board.nests[h]]
        if board.prepared and len(nests(w)) < NESTS:
            found |= {f"nest {OFFERS[offer]} {NAMES[h]}" for offer in board.prepared for h in free}
        else:
            found |= names("lift-nest", nests(w))
    if board.quest_left:
        found |= {f"quest {QUESTS[quest]}" for quest in w.g.hands[QUEST_HAND].held if complete(w, QUESTS[quest])}
    silver = w.g.field[CUBES.index("silver")]
    return found | {f"fairy {FAIRIES[card]}" for card in w.g.hands[FAIRY_HAND].held if COSTS[card] <= silver}


def reward(w: World, step: Any) -> set[str]:
    """HC-24.20, HC-24.21: an arrow needs one of those nests with its offer."""
    return {"by-guess"} | ({"by-arrow"} if set(step.hexes) & set(with_offer(w)) else set())


def spend(w: World, step: Any) -> set[str]:
    return names("lift-nest", set(step.hexes) & set(with_offer(w)))


def arrow(w: World, step: Any) -> set[str]:
    """HC-24.21: three axes, two sides."""
    return {f"arrow {NAMES[h]} {axis} onward {side}" for h in step.hexes for axis in AXES for side in ("yes", "no")}


def guess(w: World, step: Any) -> set[str]:
    """HC-24.24, HC-24.25: any hex that no X marks, whether wrong or with an earlier find."""
    board = w.g.fairfolk
    marked = {*board.crosses, *board.places[: board.found]}
    return names("guess", (h for h in HEXES if h not in marked)) | (set() if step.must else {"done"})


def hide(w: World, step: Any) -> set[str]:
    """HC-24.3, A-75: any hex, three different ones."""
    return names("hide", (h for h in HEXES if h not in w.g.fairfolk.places))


def mark(w: World, step: Any) -> set[str]:
    """HC-24.2, HC-24.26: a terrain of the board without a cube."""
    return {f"mark {kind}" for number, kind in enumerate(TERRAINS) if not w.g.fairfolk.board >> number & 1}


# -- cards ---------------------------------------------------------------------------------------------------------------


def move_nest(w: World, step: Any) -> set[str]:
    """HC-36.2."""
    there = nests(w)
    return {
        f"nest {NAMES[h]}>{NAMES[to]}"
        for h in there
        for to in NEAR[h]
        if to not in there and not w.anybody(to) and not w.fire(to)
    } | {"done"}


def bait(w: World, step: Any) -> set[str]:
    """HC-36.4: swap offers of two nests, or put one back and draw another."""
    there, full = nests(w), with_offer(w)
    found = {f"swap-offers {NAMES[a]} {NAMES[b]}" for a in there for b in there if a < b and (a in full or b in full)}
    return found | {f"change-offer {OFFERS[offer]}" for offer in w.g.fairfolk.prepared} | {"done"}


def move_token(w: World, step: Any) -> set[str]:
    """HC-36.5."""
    return {f"draw {TOKENS[kind]} {NAMES[h]}>{NAMES[to]}" for h in HEXES for kind in w.tokens_at(h) for to in NEAR[h]} | {"done"}


def drop_quest(w: World, step: Any) -> set[str]:
    """HC-36.6."""
    return {f"drop-quest {QUESTS[quest]}" for quest in w.g.hands[QUEST_HAND].held} | {"done"}


def ask_nest(w: World, step: Any) -> set[str]:
    return names("ask-nest", nests(w)) | {"done"}


def ask_kind(w: World, step: Any) -> set[str]:
    return {f"ask-kind {kind}" for kind in KINDS} | {"done"}


# -- offers of the others ------------------------------------------------------------------------------------------------


def collect(w: World, step: Any) -> set[str]:
    """HC-24.40, HC-24.43, A-82: nests with an offer under own units."""
    if step.faction == HESTER:
        units = {w.where[HESTER_SLOT], *w.g.hester.moved}
    else:
        units = {h for h in HEXES if w.own[step.faction][h]}
    return names("take-offer", (h for h in with_offer(w) if h in units))


def move_haint(w: World, step: Any) -> set[str]:
    """HC-34.3, HC-34.4, HC-36.3."""
    return {"done"}.union(*(w.moves(kind, h, NEAR[h]) for kind in step.kinds for h in HEXES))


def move_legends(w: World, step: Any) -> set[str]:
    """HC-34.11, HC-36.8: each legend once."""
    slots = [slot for slot in range(5) if w.where[slot] >= 0 and 6 + slot not in step.used]
    return {"done"}.union(*(w.slot_moves(slot, NEAR[w.where[slot]]) for slot in slots))


def use_offers(w: World, step: Any) -> set[str]:
    """HC-25.5."""
    return {f"offer {OFFERS[offer]}" for offer in w.g.fairfolk.taken[step.faction]}


QUESTIONS = {
    "FairActs": acts,
    "QuestReward": reward,
    "SpendOffer": spend,
    "PointArrow": arrow,
    "MayGuess": guess,
    "HideFind": hide,
    "MarkTerrain": mark,
    "MoveOneNest": move_nest,
    "BaitAndSwitch": bait,
    "MoveAnyToken": move_token,
    "ChangeQuests": drop_quest,
    "AskNearNest": ask_nest,
    "AskOfKind": ask_kind,
    "CollectOffer": collect,
    "MoveOneHaint": move_haint,
    "MoveLegends": move_legends,
    "UseOffers": use_offers,
}
