"""R-12: the Underground Duchy."""

from typing import Any

from tests.referee.root.cards import DAYLIGHT, window
from tests.referee.root.lizards import homes
from tests.referee.root.moves import battles, moves, named
from tests.referee.root.picks import listed, ways
from tests.referee.root.world import BURROW, LAND, SUITS, World

RANK = {"foremole": 0, "captain": 0, "marshal": 0, "brigadier": 1, "banker": 1, "mayor": 1}
NEEDED = (2, 3, 4)


def corner(w: World, step: Any) -> set[str]:
    """R-12.3.3: a corner without keep, starting roost or garden; opposite one of those if possible."""
    opposite = dict(map(tuple, w.row["opposite"]))
    taken = homes(w, ("marquise", "eyrie", "lizards"))
    free = [c for c in opposite if c not in taken]
    best = [c for c in free if opposite[c] in taken]
    return {f"start in {c}" for c in best or free}


def ministers(w: World) -> list[str]:
    return list(w.words["minister"])


def build_sites(w: World, seat: int) -> list[int]:
    return [c for c in LAND if w.rules(seat, c) and w.slots_open(c) > 0 and w.may_place(seat, c)]


def builds(w: World, seat: int, any_suit: bool) -> set[str]:
    """R-12.5.1.I, R-12.5.2.I."""
    hand = w.hand(seat)
    return {
        f"build {building} {c} with {card}"
        for building in ("citadel", "market")
        if w.in_stock(seat, building)
        for c in build_sites(w, seat)
        for card in (set(hand) if any_suit else w.matching(hand, w.suit(c)))
    }


def digs(w: World, seat: int) -> set[str]:
    """R-12.5.1.V, R-12.2.4, I-UD-6: none there yet; with all three out one is lifted first; up to four warriors follow."""
    tunnels = [c for c in LAND if w.count(seat, "tunnel", c)]
    lifted = ["-"] if w.in_stock(seat, "tunnel") else [str(c) for c in tunnels]
    follow = range(min(4, w.warriors(seat, BURROW)) + 1)
    return {
        f"dig {c} with {card} lifting {old} x{n}"
        for c in LAND
        if c not in tunnels and w.may_place(seat, c)
        for card in w.matching(w.hand(seat), w.suit(c))
        for old in lifted
        for n in follow
        if not n or w.may_enter(seat, c)
    }


def assembly(w: World, step: Any) -> set[str]:
    """R-12.5.1."""
    seat = step.seat
    found = window(w, seat, DAYLIGHT) | {"done"}
    if step.left:
        found |= builds(w, seat, False) | named("move", moves(w, seat)) | named("battle", battles(w, seat)) | digs(w, seat)
        found |= {"recruit below"} if w.g.supply[seat] else set()
    return found


def can_act(w: World, seat: int, minister: str, mayor: bool = False) -> bool:
    """I-GEN-5: ministers whose whole action would be empty are not offered."""
    match minister:
        case "foremole":
            return bool(builds(w, seat, True))
        case "captain":
            return bool(battles(w, seat))
        case "marshal":
            return bool(moves(w, seat))
        case "brigadier":
            return bool(moves(w, seat) or battles(w, seat))
        case "banker":
            return bool(w.g.hands[seat])
        case "mayor":
            others = (one for one in swayed(w, seat) if one != "mayor" and RANK.get(one, 2) < 2)
            return not mayor and any(can_act(w, seat, one, True) for one in others)
        case "duchess_of_mud":
            return w.on_map(seat, "tunnel") == 3
        case "baron_of_dirt":
            return w.on_map(seat, "market") > 0
        case _:
            return w.on_map(seat, "citadel") > 0


def swayed(w: World, seat: int) -> list[str]:
    return [ministers(w)[one] for one in w.g.boards[seat].swayed]


def parliament(w: World, step: Any) -> set[str]:
    seat = step.seat
    acted = {ministers(w)[one] for one in w.g.boards[seat].acted}
    found = {f"minister {one}" for one in swayed(w, seat) if one not in acted and can_act(w, seat, one)}
    return found | window(w, seat, DAYLIGHT) | {"done"}


def mayor(w: World, step: Any) -> set[str]:
    rest = [one for one in swayed(w, step.seat) if one != "mayor" and RANK.get(one, 2) < 2]
    return {f"minister {one}" for one in rest if can_act(w, step.seat, one, True)}


def banker(w: World, step: Any) -> set[str]:
    """R-12.5.2.V: any number of cards of one suit, birds wild."""
    found = set()
    for suit in SUITS:
        cards = [card for card in w.g.hands[step.seat] if w.card(card)["suit"] in (suit, "bird")]
        for n in range(1, len(cards) + 1):
            found |= {f"bank {listed(w.card_ids[card] for card in way)}" for way in ways(cards, n)}
    return found


def sway(w: World, step: Any) -> set[str]:
    """R-12.5.3, I-UD-7: a crown of the rank left; every card its own clearing with a piece of the Duchy."""
    seat, board = step.seat, w.g.boards[step.seat]
    found = window(w, seat, DAYLIGHT) | {"done"}
    held = [w.suit(c) for c in LAND if w.present(seat, c)]
    for number, name in enumerate(ministers(w)):
        rank = RANK.get(name, 2)
        if number in board.swayed or not board.crowns[rank]:
            continue
        for way in ways(w.g.hands[seat], NEEDED[rank]):
            if matched([w.card(card)["suit"] for card in way], held):
                found.add(f"sway {name} with {listed(w.card_ids[card] for card in way)}")
    return found


def matched(cards: list[str], held: list[str]) -> bool:
    if len(cards) > len(held):
        return False
    return all(cards.count(suit) <= held.count(suit) for suit in SUITS)


def captain(w: World, step: Any) -> set[str]:
    return named("battle", battles(w, step.seat))


def marshal(w: World, step: Any) -> set[str]:
    return named("move", moves(w, step.seat))


def brigadier(w: World, step: Any) -> set[str]:
    return captain(w, step) | marshal(w, step)


def second(w: World, step: Any) -> set[str]:
    return (marshal(w, step) if step.moving else captain(w, step)) | {"done"}


def foremole(w: World, step: Any) -> set[str]:
    return builds(w, step.seat, True)


def dismissal(w: World, step: Any) -> set[str]:
    """R-12.2.3: one of the highest rank."""
    rank = max(RANK.get(one, 2) for one in swayed(w, step.seat))
    return {f"dismiss minister {one}" for one in swayed(w, step.seat) if RANK.get(one, 2) == rank}


QUESTIONS = {
    "ChooseTunnelCorner": corner,
    "Assembly": assembly,
    "Parliament": parliament,
    "MayorActs": mayor,
    "BankerSpends": banker,
    "SwayMinister": sway,
    "CaptainBattle": captain,
    "MarshalMove": marshal,
    "BrigadierFirst": brigadier,
    "BrigadierSecond": second,
    "ForemoleBuild": foremole,
    "ChooseDismissal": dismissal,
}
