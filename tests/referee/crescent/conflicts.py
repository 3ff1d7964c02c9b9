"""CM-10, CM-11: the questions of a combat and of a contest."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from tests.referee.crescent.figures import ASSIGNS, BARREN, CARDS, MURSHID, SEATS
from tests.referee.crescent.world import World

ATTACKING, DEFENDING, UNDECIDED = 1, 2, 3
FRESH = 0
SIDES = {"side with attackers", "side with defenders"}


def murshid_decides(w: World, step: Any) -> set[str]:
    """CM-10.4, CM-14.2.1: one side or the other."""
    return set(SIDES) if step.seat == MURSHID else set()


def stance(w: World, step: Any) -> set[str]:
    """CM-11.4: in turn order, whoever takes part and has not spoken yet."""
    waiting = [seat for seat in w.seats if w.g.clash.sides[seat] == UNDECIDED]
    return set(SIDES) if step.seat == waiting[0] else set()


def select(w: World, step: Any, seat: int) -> set[str]:
    """CM-10.3, CM-11.3: any number of the cards with this keyword, also none."""
    keyword = "combat" if step.combat else "contest"
    fit = Counter(card for card in w.g.hands[seat] if keyword in CARDS[w.card_names[card]][2].split())
    ways = product(*(range(n + 1) for _, n in sorted(fit.items())))
    found = set()
    for counts in ways:
        cards = [w.card_names[card] for card, n in zip(sorted(fit), counts, strict=True) for _ in range(n)]
        found.add(f"select {','.join(cards) or '-'}")
    return found


# -- step 2: cards -------------------------------------------------------------------------------------------------------


class Clash:
    """A combat or contest, as the referee looks at it."""

    def __init__(self, w: World) -> None:
        self.w = w
        self.c = w.g.clash
        self.h: int = self.c.hex
        self.combat: bool = self.c.defender >= 0

    def units(self, side: int) -> tuple[int, int]:
        """Units of a side in the active hex, assigned ones included."""
        player = self.c.player(side)
        return self.w.ordinary(player, self.h), self.w.mercenary(player, self.h)

    def unassigned(self, side: int) -> tuple[int, int]:
        on = self.c.on_cards[2 * side - 2 : 2 * side]
        ordinary, mercenary = self.units(side)
        return ordinary - on[0], mercenary - on[1]

    def resolver(self, card: Any) -> int:
        """CM-10.4, A-24: in a combat the player of the side orders and chooses, in a contest the owner."""
        return int(self.c.player(card.side) if self.combat else card.owner)


def group(clash: Clash, card: Any) -> tuple[int, ...]:
    """CM-10.5, CM-11.5: when a card has its turn; the lower the earlier."""
    name = clash.w.card_names[card.card]
    if clash.combat:
        if name == "campaign":
            return (0,)
        return (1, card.side) if name == "assassination" else (2, card.side)
    rank = 0 if card.owner == clash.c.attacker else 1 if card.side == ATTACKING else 2
    return (1 if name == "assassination" else 2, rank, card.owner)


def resolve(w: World, step: Any) -> set[str]:
    """The cards whose turn it is, each with all ways to use it; what leaves no choice needs no question."""
    clash = Clash(w)
    fresh = [card for card in clash.c.cards if card.status == FRESH]
    turn = min(group(clash, card) for card in fresh)
    found: set[str] = set()
    for card in fresh:
        if group(clash, card) == turn and clash.resolver(card) == step.seat:
            found |= set(uses(clash, card))
    return found


def uses(clash: Clash, card: Any) -> Iterator[str]:
    name = clash.w.card_names[card.card]
    if name in ASSIGNS:
        yield from assign(clash, card, name)
    elif name in EFFECTS:
        yield from EFFECTS[name](clash, card)


def assign(clash: Clash, card: Any, name: str) -> Iterator[str]:
    """CM-8.4, CM-10.6: up to so many units that lie on no card yet; without any there is nothing to choose."""
    most = ASSIGNS[name][card.side - 1]
    ordinary, mercenary = clash.unassigned(card.side)
    ordinary = 0 if name == "camel-riders" else ordinary
    if not ordinary + mercenary:
        return
    for o in range(ordinary + 1):
        for m in range(mercenary + 1):
            if o + m <= most:
                yield f"assign {o}+{m} to {name}"


def campaign(clash: Clash, card: Any) -> Iterator[str]:
    """A-15: exactly one of every three units."""
    ordinary, mercenary = clash.unassigned(card.side)
    n = sum(clash.units(card.side)) // 3
    for o in range(ordinary + 1):
        if 0 <= n - o <= mercenary:
            yield f"assign {o}+{n - o} to campaign"


def assassination(clash: Clash, card: Any) -> Iterator[str]:
    """A-21: any personality card that has not been resolved, one's own side included."""
    w = clash.w
    for target in clash.c.cards:
        name = w.card_names[target.card]
        if target.status == FRESH and CARDS[name][1] == "personality":
            yield f"cancel {name} of {SEATS[target.owner]} with assassination"


def poison(clash: Clash, card: Any) -> Iterator[str]:
    """One opposing unit, as far as there is one (CM-8.4)."""
    ordinary, mercenary = clash.units(3 - card.side)
    if ordinary:
        yield "dismiss 1+0 with poison"
    if mercenary:
        yield "dismiss 0+1 with poison"


def mutiny(clash: Clash, card: Any) -> Iterator[str]:
    """Up to two opposing mercenaries, at least one (CM-8.4; followed the engine: the card's own words would allow none)."""
    for n in range(1, min(2, clash.units(3 - card.side)[1]) + 1):
        yield f"dismiss 0+{n} with mutiny"


def reinforcements(clash: Clash, card: Any) -> Iterator[str]:
    """Up to two of the own units from one adjacent hex."""
    w, player = clash.w, clash.c.player(card.side)
    for h in w.near[clash.h]:
        for o in range(w.ordinary(player, h) + 1):
            for m in range(w.mercenary(player, h) + 1):
                if 1 <= o + m <= 2:
                    yield f"reinforce from {w.name(h)} x{o}+{m} with reinforcements"
    if any(w.units(player, h) for h in w.near[clash.h]):
        yield "no use of reinforcements"


def elder(clash: Clash, card: Any) -> Iterator[str]:
    """A-16: a mercenary of any other player in an adjacent barren hex, if there is a unit in supply."""
    w, player = clash.w, clash.c.player(card.side)
    if not w.g.units[player]:
        return
    for h in w.near[clash.h]:
        for owner in w.seats:
            if owner != player and w.mercenary(owner, h) and w.terrain(h) in BARREN:
                yield f"win over {SEATS[owner]} in {w.name(h)} with elder"


def bribery(clash: Clash, card: Any) -> Iterator[str]:
    """A-20: one player of the opposing side."""
    for seat, side in enumerate(clash.c.sides):
        if side == 3 - card.side:
            yield f"bribe {SEATS[seat]} with bribery"


EFFECTS = {
    "campaign": campaign,
    "assassination": assassination,
    "poison": poison,
    "mutiny": mutiny,
    "reinforcements": reinforcements,
    "elder": elder,
    "bribery": bribery,
}

# -- steps 3 to 8 --------------------------------------------------------------------------------------------------------


def to_lose(clash: Clash, side: int) -> int:
    """CM-10.9, A-34: half the opponent's total, changed by cards, at most all there are."""
    n = clash.c.totals[2 - side] // 2 + clash.c.fewer[side - 1]
    return max(0, min(n, sum(clash.units(side))))


def casualties(w: World, step: Any) -> set[str]:
    clash = Clash(w)
    if clash.c.player(step.side) != step.seat:
        return set()
    n = to_lose(clash, step.side)
    ordinary, mercenary = clash.units(step.side)
    return {f"lose {o}+{n - o}" for o in range(ordinary + 1) if 0 <= n - o <= mercenary}


def withdraw(w: World, step: Any) -> set[str]:
    """The Scouts: together to one adjacent hex that no other player controls, or the usual retreat."""
    clash = Clash(w)
    if clash.c.player(3 - clash.c.won) != step.seat:
        return set()
    hexes = [h for h in w.near[clash.h] if not w.foreign(step.seat, h)]
    return {f"withdraw to {w.name(h)}" for h in hexes} | {"retreat"}


def capture(w: World, step: Any) -> set[str]:
    """CM-10.14: needs a piece of the same kind in supply and a unit that is left."""
    clash = Clash(w)
    owner, kind = w.wall(clash.h)
    supply = w.g.forts if kind == "fort" else w.g.castles
    able = owner not in (-1, step.seat) and w.units(step.seat, clash.h) and supply[step.seat] and step.seat == clash.c.attacker
    return {"capture", "leave"} if able else set()


def sack(w: World, step: Any) -> set[str]:
    """CM-10.16: a town or city may be sacked."""
    clash = Clash(w)
    able = w.settlement(clash.h) and w.units(step.seat, clash.h) and step.seat == clash.c.attacker
    return {"sack", "leave"} if able else set()


def participants(w: World, h: int, attacker: int) -> set[int]:
    """CM-11.1, CM-14.2.2: all others who are present, and the Murshid beside an own token."""
    there = {seat for seat in w.seats if seat != attacker and w.present(seat, h)}
    return there | ({MURSHID} if attacker != MURSHID and w.murshid_near(h) else set())


QUESTIONS = {
    "NameSide": murshid_decides,
    "DecideTie": murshid_decides,
    "DeclareStance": stance,
    "ResolveCard": resolve,
    "Casualties": casualties,
    "Withdraw": withdraw,
    "Capture": capture,
    "SackSettlement": sack,
}
