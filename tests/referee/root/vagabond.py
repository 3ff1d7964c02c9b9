"""R-9, R-E: the Vagabonds."""

from collections import Counter
from typing import Any

from tests.referee.root.cards import DAYLIGHT, window
from tests.referee.root.crafting import craftable
from tests.referee.root.moves import FERRY, defenders, ferries
from tests.referee.root.picks import listed, ways
from tests.referee.root.world import BUILDINGS, CARDS, LAND, QUESTS, TOKENS, World

UP, DOWN, DAMAGED, DAMAGED_DOWN = range(4)
HOSTILE, ALLIED = -1, 3
ON_TRACK = ("tea", "coins", "bag")


class Pack:
    """The items of a Vagabond."""

    def __init__(self, w: World, seat: int) -> None:
        self.board = w.g.boards[seat]
        self.names = list(w.words["item"])
        self.wares = list(w.words["ware"])
        self.here = w.g.pawns[seat]
        self.character = w.words["character"][self.board.character]

    def up(self, name: str) -> int:
        return int(self.board.items[4 * self.names.index(name)])

    def whole(self) -> list[int]:
        """Undamaged items, by ware."""
        return [ware for ware in range(32) if ware % 4 < DAMAGED for _ in range(self.board.items[ware])]

    def damaged(self) -> list[int]:
        return [ware for ware in range(32) if ware % 4 >= DAMAGED for _ in range(self.board.items[ware])]

    def used(self) -> list[int]:
        return [ware for ware in range(32) if ware % 4 in (DOWN, DAMAGED_DOWN) for _ in range(self.board.items[ware])]

    def listed(self, wares: tuple[int, ...]) -> str:
        return listed(self.wares[ware] for ware in wares)


def relation(w: World, seat: int, other: int) -> int:
    relations = w.g.boards[seat].relations
    return int(relations[other]) if other < len(relations) else -2


def character(w: World, step: Any) -> set[str]:
    taken = {getattr(board, "character", -1) for board in w.g.boards}
    return {f"character {name}" for i, name in enumerate(w.words["character"]) if i not in taken}


def forest(w: World, step: Any) -> set[str]:
    return {f"enter {w.place(13 + i)}" for i in range(len(w.row["forests"]))}


def refresh(w: World, step: Any) -> set[str]:
    """R-9.4.1: two for each tea that was face up on its track at the start of Birdsong, then up to three."""
    pack = Pack(w, step.seat)
    tea = pack.board.tea if pack.board.tea >= 0 else min(pack.up("tea"), 3)
    used = pack.used()
    return {f"refresh {pack.listed(way)}" for n in range(2 * tea, min(2 * tea + 3, len(used)) + 1) for way in ways(used, n)}


def near(w: World, seat: int) -> set[int]:
    """The clearings that a pawn may move to; by ferry above 40."""
    here = w.g.pawns[seat]
    if here >= 13:
        return {c for c in w.clearings_beside(here) if w.may_enter(seat, c)}
    if not w.may_leave(seat, here):
        return set()
    land = {c for c in w.adjacent(seat, here) if w.may_enter(seat, c)}
    return land | {FERRY + c for c in ferries(w, seat, here) if w.may_enter(seat, c)}


def landing(place: int) -> int:
    return place - FERRY if place > FERRY else place


def hostile_at(w: World, seat: int, clearing: int) -> bool:
    return any(relation(w, seat, other) == HOSTILE and w.warriors(other, clearing) for other in w.seats)


def company(w: World, seat: int, target: int) -> set[str]:
    """R-9.2.9.II.b, I-VB-5: warriors of one ally that may leave and enter."""
    here = w.g.pawns[seat]
    if here >= 13 or landing(target) >= 13:
        return set()
    return {
        f"{w.place(target)} with {w.names[ally]} x{n}"
        for ally in w.seats
        if relation(w, seat, ally) == ALLIED and w.may_leave(ally, here) and w.may_enter(ally, landing(target))
        for n in range(1, w.warriors(ally, here) + 1)
    }


def travels(w: World, seat: int, boots: int = 1) -> set[str]:
    """R-9.5.1, R-9.2.9.III.b, I-VB-13."""
    found = set()
    for target in near(w, seat):
        if Pack(w, seat).up("boots") >= boots + hostile_at(w, seat, landing(target)):
            found |= {f"travel {row}" for row in {w.place(target)} | company(w, seat, target)}
    return found


def slips(w: World, step: Any) -> set[str]:
    """R-9.4.2: adjacent clearing or forest, no boots, out of a snare too."""
    seat, here = step.seat, w.g.pawns[step.seat]
    targets = set(w.forests_beside(here))
    if here >= 13:
        targets |= {c for c in w.clearings_beside(here) if w.may_enter(seat, c)}
    else:
        targets |= {c for c in w.adjacent(seat, here) if w.may_enter(seat, c)}
        targets |= {FERRY + c for c in ferries(w, seat, here) if w.may_enter(seat, c)}
    found = {f"slip {w.place(target)}" for target in targets} | {"done"}
    for target in targets if "X-7" not in w.g.rulings else ():
        found |= {f"slip {row}" for row in company(w, seat, target)} if target < 13 or target > FERRY else set()
    return found


def actions(w: World, step: Any) -> set[str]:
    """R-9.5."""
    seat, pack = step.seat, Pack(w, step.seat)
    found = window(w, seat, DAYLIGHT) | {"done"} | repairs(w, pack) | special(w, seat, pack)
    if pack.up("boots"):
        found |= travels(w, seat)
    if pack.here >= 13:
        return found
    if pack.up("sword"):
        found |= {f"battle {pack.here} {w.names[other]}" for other in defenders(w, seat, pack.here)}
    if pack.up("torch") and w.g.ruins[pack.here]:
        found.add("explore")
    if pack.up("crossbow"):
        found |= strikes(w, seat, pack.here)
    return found | aids(w, seat, pack) | quests(w, seat, pack) | crafts(w, seat, pack)


def repairs(w: World, pack: Pack) -> set[str]:
    return {f"repair {pack.wares[ware]}" for ware in pack.damaged()} if pack.up("hammer") else set()


def strikes(w: World, seat: int, here: int) -> set[str]:
    """R-9.5.6, I-VB-14: a warrior of an enemy; of one without warriors a building or token."""
    found = set()
    for other in w.seats:
        if not w.enemies(seat, other):
            continue
        if w.warriors(other, here):
            found.add(f"strike warrior of {w.names[other]}")
        else:
            kinds = BUILDINGS.get(w.names[other], ()) + TOKENS.get(w.names[other], ())
            found |= {f"strike {kind}" for kind in kinds if w.count(other, kind, here)}
    return found


def aids(w: World, seat: int, pack: Pack) -> set[str]:
    """R-9.5.4, I-VB-8: any face-up item, a card of the suit, a player with a piece there, an item of theirs or none."""
    items = [name for name in pack.names if pack.up(name)]
    cards = w.matching(w.hand(seat), w.suit(pack.here))
    found = set()
    for other in w.seats:
        if other == seat or not w.present(other, pack.here):
            continue
        gifts = {"-"} | {pack.names[item] for item in w.g.box[other]}
        gifts |= {f"{pack.names[item]}-used" for item in w.g.exhausted[other]}
        found |= {f"aid {w.names[other]} {card} with {item} for {gift}" for card in cards for item in items for gift in gifts}
    return found


def quests(w: World, seat: int, pack: Pack) -> set[str]:
    """R-9.5.5, R-E.7.2."""
    found = set()
    for number in shown_quests(w):
        name = w.words["quest"][number]
        row = QUESTS[name]
        if row["suit"] != w.suit(pack.here):
            continue
        need = Counter(row["items"])
        if all(pack.up(item) >= n for item, n in need.items()):
            found |= {f"quest {name} for {reward}" for reward in ("points", "cards")}
        if pack.character == "adventurer" and not pack.board.improvised:
            found |= improvised(name, need, pack)
    return found


def improvised(name: str, need: Counter[str], pack: Pack) -> set[str]:
    """R-E.7.2, I-VB-23: one item stands for a missing kind."""
    found = set()
    for missing in need:
        rest = need - Counter([missing])
        for item in pack.names:
            if item != missing and pack.up(item) >= 1 + rest[item] and all(pack.up(each) >= n for each, n in rest.items()):
                found |= {f"improvise {name} with {item} as {missing} for {reward}" for reward in ("points", "cards")}
    return found


def shown_quests(w: World) -> tuple[int, ...]:
    return next((board.quests for board in w.g.boards if getattr(board, "quests", ())), ())


def crafts(w: World, seat: int, pack: Pack) -> set[str]:
    """R-9.2.1, R-9.5.8, I-CRAFT-3: every hammer has the suit of his clearing."""
    found = set()
    for card in set(w.hand(seat)):
        cost = CARDS[card]["cost"]
        suits = {suit for suit in cost if suit != "any"}
        if craftable(w, seat, card) and len(cost) <= pack.up("hammer") and suits <= {w.suit(pack.here)}:
            found.add(f"craft {card} by hammer")
    return found


def special(w: World, seat: int, pack: Pack) -> set[str]:
    """R-9.5.9, R-E."""
    if not pack.up("torch"):
        return set()
    here, inside = pack.here, pack.here < 13
    match pack.character:
        case "thief" if inside:
            return {f"steal {w.names[o]}" for o in w.seats if o != seat and w.present(o, here) and w.g.hands[o]}
        case "tinker" if inside:
            pile = [w.card_ids[card] for card in w.g.discard]
            return {f"labor {card}" for card in w.matching(pile, w.suit(here))}
        case "ranger":
            wares = pack.damaged()  # without any the whole effect would be empty (I-GEN-5)
            return set() if not wares else {f"hideout {pack.listed(way)}" for way in ways(wares, min(3, len(wares)))}
        case "vagrant" if inside:
            return instigations(w, here)
        case "scoundrel" if inside:
            return {"scorch"}
        case "harrier":
            free = not inside or w.may_leave(seat, here)
            return {f"glide {c}" for c in LAND if free and c != here and w.may_enter(seat, c)}
    return set()


def instigations(w: World, here: int) -> set[str]:
    """I-VB-17: any two players with pieces there who are enemies; the attacker needs warriors or a pawn."""
    return {
        f"instigate {w.names[a]} against {w.names[d]}"
        for a in w.seats
        if w.warriors(a, here) or w.g.pawns[a] == here
        for d in w.seats
        if w.enemies(a, d) and w.present(d, here)
    }


def ally(w: World, step: Any) -> set[str]:
    """R-9.2.9.II.c: one Allied faction with warriors in the clearing that does not defend."""
    battle = w.g.battle
    rows = [
        other
        for other in w.seats
        if relation(w, step.seat, other) == ALLIED and w.warriors(other, battle.clearing) and other != battle.defender
    ]
    return {f"ally {w.names[other]}" for other in rows} | {"no ally"}


def full_removal(w: World, step: Any) -> set[str]:
    """R-9.2.2.I: three undamaged items, or all."""
    pack = Pack(w, step.seat)
    whole = pack.whole()
    return {f"damage {pack.listed(way)}" for way in ways(whole, min(3, len(whole)))}


def losses(w: World, seat: int, hits: int) -> set[str]:
    """R-9.2.7, R-9.2.9.II.d: undamaged items, or warriors of the ally of this battle."""
    pack, battle = Pack(w, seat), w.g.battle
    things = pack.whole()
    if battle.ally >= 0 and seat == battle.attacker:
        things += [32] * w.warriors(battle.ally, battle.clearing)
    return {f"damage {pack.listed(way)}" for way in ways(things, min(hits, len(things)))}


def ruin_item(w: World, step: Any) -> set[str]:
    """R-9.7.1, I-VB-16: one of both, not of a kind that he has from another ruin; or nothing."""
    packed, names = w.g.ruin_items[step.clearing], w.words["item"]
    found = {"unearth -"}
    while packed:
        kind = (packed & 15) - 1
        found |= set() if w.g.boards[step.seat].from_ruins >> kind & 1 else {f"unearth {names[kind]}"}
        packed >>= 4
    return found


def capacity(w: World, step: Any) -> set[str]:
    """R-9.6.4, I-VB-11: satchel and damaged box hold six and two for every bag on its track."""
    pack = Pack(w, step.seat)
    outside = inside_satchel(pack)
    most = 6 + 2 * min(pack.up("bag"), 3)
    return {f"drop {pack.listed(way)}" for way in ways(outside, len(outside) - most)}


def inside_satchel(pack: Pack) -> list[int]:
    """Items not on a track: face-up tea, coins and bags lie on theirs, three at most."""
    found = []
    for ware in range(32):
        n = pack.board.items[ware]
        if ware % 4 == UP and pack.names[ware // 4] in ON_TRACK:
            n = max(0, n - 3)
        found += [ware] * n
    return found


QUESTIONS = {
    "ChooseCharacter": character,
    "ChooseForest": forest,
    "Refresh": refresh,
    "Slipping": slips,
    "VagabondActions": actions,
    "ChooseAlly": ally,
    "FullRemoval": full_removal,
    "ChooseRuinItem": ruin_item,
    "ItemCapacity": capacity,
}
