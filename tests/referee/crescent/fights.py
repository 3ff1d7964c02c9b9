"""CM-10, CM-11: what the steps of a conflict and the answers in it bring about."""

from collections.abc import Callable
from typing import Any

from tests.referee.crescent.conflicts import ATTACKING, DEFENDING, FRESH, Clash, capture, group, participants, to_lose
from tests.referee.crescent.conflicts import sack as sack_settlement
from tests.referee.crescent.drafts import Draft
from tests.referee.crescent.figures import CALIPH, MURSHID, NOMAD, SACK, SEATS
from tests.referee.crescent.strengths import CANCELLED, combat_totals, contest_totals
from tests.referee.crescent.world import NOBODY

RESOLVED = 1


def begin_combat(d: Draft, step: Any) -> None:
    """CM-10.1, CM-14.2.3: the two who meet, and the Murshid beside an own token."""
    g, w = d.g, d.w
    defender = next(seat for seat in w.seats if seat != step.attacker and w.strong(seat, step.hex))
    sides = [0] * g.seats
    sides[step.attacker], sides[defender] = ATTACKING, DEFENDING
    if not sides[MURSHID] and (w.token(MURSHID, step.hex) or w.murshid_near(step.hex)):
        sides[MURSHID] = 3
    begun(d, step, defender, sides)


def begin_contest(d: Draft, step: Any) -> None:
    """CM-11.1, CM-14.2.2."""
    there = participants(d.w, step.hex, step.attacker)
    sides = [ATTACKING if seat == step.attacker else 3 if seat in there else 0 for seat in d.w.seats]
    begun(d, step, NOBODY, sides)


def begun(d: Draft, step: Any, defender: int, sides: list[int]) -> None:
    pairs = {name: [0, 0] for name in ("totals", "lost_units", "fewer")}
    fours = {name: [0] * 4 for name in ("on_cards", "doomed")}
    parties = {"hex": step.hex, "attacker": step.attacker, "defender": defender, "sides": sides}
    d.conflict = {**parties, **pairs, **fours, "won": 0, "no_walls": False}


def selection(d: Draft, step: Any) -> None:
    """CM-10.3, CM-11.3, CM-19.1: all who take part and hold cards."""
    seats = tuple(seat for seat in d.w.seats if d.g.clash.sides[seat] and d.g.hands[seat])
    d.going = ("SelectCards", seats, step.combat) if seats else None


def determine(d: Draft, step: Any) -> None:
    """CM-10.7, CM-14.2.1."""
    decided(d, combat_totals(Clash(d.w)))


def compare(d: Draft, step: Any) -> None:
    """CM-11.6 to CM-11.12."""
    decided(d, contest_totals(Clash(d.w)))


def decided(d: Draft, totals: list[int]) -> None:
    c = d.g.clash
    c.totals = totals
    c.won = ATTACKING if totals[0] >= totals[1] else DEFENDING
    if totals[0] == totals[1] and d.w.token(MURSHID, c.hex):
        d.going = ("DecideTie", MURSHID)


def lose(d: Draft, step: Any, text: str) -> None:
    """CM-10.9: the units that are named; without a question all are of one kind, or all go."""
    clash = Clash(d.w)
    if text:
        ordinary, mercenary = map(int, text.split()[1].split("+"))
    else:
        n = to_lose(clash, step.side)
        ordinary = min(n, clash.units(step.side)[0])
        mercenary = n - ordinary
    d.place(step.seat, clash.h, -ordinary, -mercenary)
    d.g.clash.lost_units[step.side - 1] = ordinary + mercenary


def resolve(d: Draft, step: Any, text: str) -> None:
    """CM-10.5, CM-11.5: the card that is named is used."""
    words = text.split()
    clash = Clash(d.w)
    fresh = [card for card in clash.c.cards if card.status == FRESH and clash.resolver(card) == step.seat]
    turn = min(group(clash, card) for card in fresh)
    card = next(card for card in fresh if group(clash, card) == turn and d.w.card_names[card.card] == words[-1])
    card.status = RESOLVED
    USES[words[0]](d, clash, card, words)


def split(words: list[str], at: int) -> tuple[int, int]:
    ordinary, mercenary = words[at].lstrip("x").split("+")
    return int(ordinary), int(mercenary)


def assign(d: Draft, clash: Clash, card: Any, words: list[str]) -> None:
    """CM-10.6, CM-10.8: Infantry spares casualties, all others add strength; units of the Campaign are lost."""
    many = split(words, 1)
    for k in range(2):
        clash.c.on_cards[2 * card.side - 2 + k] += many[k]
        clash.c.doomed[2 * card.side - 2 + k] += many[k] if words[-1] == "campaign" else 0
    if words[-1] == "infantry":
        clash.c.fewer[card.side - 1] -= sum(many)
    else:
        card.bonus = sum(many)


def dismiss(d: Draft, clash: Clash, card: Any, words: list[str]) -> None:
    """Poison, Mutiny: the units leave, also from the cards they lie on."""
    ordinary, mercenary = split(words, 1)
    other = clash.c.player(3 - card.side)
    d.place(other, clash.h, -ordinary, -mercenary)
    left = (d.w.ordinary(other, clash.h), d.w.mercenary(other, clash.h))
    for k in range(2):
        for units in (clash.c.on_cards, clash.c.doomed):
            units[4 - 2 * card.side + k] = min(units[4 - 2 * card.side + k], left[k])


def reinforce(d: Draft, clash: Clash, card: Any, words: list[str]) -> None:
    ordinary, mercenary = split(words, 3)
    d.place(clash.c.player(card.side), d.hex(words[2]), -ordinary, -mercenary)
    d.place(clash.c.player(card.side), clash.h, ordinary, mercenary)


def win_over(d: Draft, clash: Clash, card: Any, words: list[str]) -> None:
    """A-16: the new unit lies on the card."""
    d.place(SEATS.index(words[2]), d.hex(words[4]), 0, -1)
    d.place(clash.c.player(card.side), clash.h, 0, 1)
    clash.c.on_cards[2 * card.side - 1] += 1


def cancel(d: Draft, clash: Clash, card: Any, words: list[str]) -> None:
    """A-21."""
    owner, name = SEATS.index(words[3]), words[1]
    cards = [one for one in clash.c.cards if one.owner == owner and d.w.card_names[one.card] == name and one.status == FRESH]
    cards[0].status = CANCELLED


def bribe(d: Draft, clash: Clash, card: Any, words: list[str]) -> None:
    """A-20: it will go into the hand of the one who was bribed."""
    card.malus, card.taker = 1, SEATS.index(words[1])


def nothing(d: Draft, clash: Clash, card: Any, words: list[str]) -> None:
    """An effect of the kind "up to" that is left out."""


USES = {
    "assign": assign,
    "dismiss": dismiss,
    "reinforce": reinforce,
    "win": win_over,
    "cancel": cancel,
    "bribe": bribe,
    "no": nothing,
}


def retreat(d: Draft, step: Any) -> None:
    """CM-10.11, CM-10.12; Scouts may do otherwise."""
    c = d.g.clash
    if not c.withdraws[2 - c.won]:
        fall_back(d, c.player(3 - c.won))


def fall_back(d: Draft, loser: int) -> None:
    h = d.g.clash.hex
    ordinary, mercenary = d.w.ordinary(loser, h), d.w.mercenary(loser, h)
    d.place(loser, h, -ordinary, -mercenary)
    kept = ordinary + (mercenary if loser == NOMAD else 0)
    d.g.units[loser] -= kept
    d.g.reserve[loser] += kept


def withdraw(d: Draft, step: Any, text: str) -> None:
    if text == "retreat":
        fall_back(d, step.seat)
    elif text:
        h, target = d.g.clash.hex, d.hex(text.split()[2])
        units = d.w.ordinary(step.seat, h), d.w.mercenary(step.seat, h)
        d.place(step.seat, h, -units[0], -units[1])
        d.place(step.seat, target, *units)


def seize(d: Draft, step: Any, text: str) -> None:
    """CM-10.14."""
    h = d.g.clash.hex
    owner, kind = d.w.wall(h)
    supply = d.g.forts if kind == "fort" else d.g.castles
    if text == "capture":
        supply[owner] += 1
        supply[step.seat] -= 1
        d.g.walls[h] = 1 + (kind == "castle") + 2 * step.seat


def sack_strongholds(d: Draft, step: Any) -> None:
    """CM-10.15, CM-10.17: all that was not captured, if an attacking unit is left."""
    c, g = d.g.clash, d.g
    if not d.w.units(c.attacker, c.hex):
        return
    owner, kind = d.w.wall(c.hex)
    if owner not in (NOBODY, c.attacker):
        (g.forts if kind == "fort" else g.castles)[owner] += 1
        g.walls[c.hex] = 0
        g.coins[c.attacker] += SACK[kind] + c.loot
    if d.w.palace_at(c.hex) and c.attacker != CALIPH:
        g.palace = NOBODY
        g.coins[c.attacker] += SACK["palace"] + c.loot


def sack(d: Draft, step: Any, text: str) -> None:
    """CM-10.16."""
    if text == "sack":
        d.sack(step.seat, d.g.clash.hex, d.g.clash.loot)


ASKED_IF_ABLE = {"Capture": capture, "SackSettlement": sack_settlement}
IN_COMBAT = {"Casualties": lose, "ResolveCard": resolve, "Withdraw": withdraw, "Capture": seize, "SackSettlement": sack}

STEPS: dict[str, Callable[[Draft, Any], None]] = {
    "BeginCombat": begin_combat,
    "BeginContest": begin_contest,
    "Selection": selection,
    "DetermineWinner": determine,
    "CompareInfluence": compare,
    "Retreat": retreat,
    "SackStrongholds": sack_strongholds,
}
