"""An arbiter over a Rootlog: what the table cannot have done, each with the rule that says so.

He knows what the log tells and nothing of hidden cards. Where a card, a hired warrior or an ally might excuse it, he is silent.
"""

from collections.abc import Iterator
from functools import partial

from hvozd.games.root.notation.letters import notations
from hvozd.games.root.notation.logbook import Log, Row, read_log
from hvozd.games.root.notation.signs import Told, rolls, told
from hvozd.games.root.notation.tally import Tally
from hvozd.kit.imports import Report, Retelling, Slip

FREE_WAYS = ("tun",)
"""Crafted cards that make more clearings adjacent."""
FREE_RULE = ("cplans",)
BOATS = "boat"


def report(text: str) -> Report:
    """What a log tells, and where its writer or the table erred."""
    log = read_log(text)
    slips = sorted((*log.slips, *judged(log)), key=lambda slip: slip.line)
    return Report(tuple(log.factions), len(log.turns), tuple(slips), partial(followed_on_board, log))


def followed_on_board(log: Log) -> Retelling:
    """The game of a log as a record."""
    from hvozd.games.root.notation.retelling import retell

    names = {one.letter: name for name, one in notations().items()}
    record, state, ways, slips = retell(log)
    return Retelling(record, state, [(names[mine], way) for mine, way in ways], slips)


def judged(log: Log) -> Iterator[Slip]:
    tally = Tally(log)
    own = {one.letter: one for one in notations().values()}
    for row in log.setup:
        tally.row(row)
    for row in log.turns:
        judge = own[row.faction].judge
        if judge is not None:
            yield from judge(tally, row)
        yield from followed(tally, row)


def followed(tally: Tally, row: Row) -> Iterator[Slip]:
    """The actions of a turn one after the other."""
    fought: set[str] = set()
    for action in row.actions:
        for one in told(action, row.faction) or ():
            match one.key:
                case ("move", thing, start, target) if thing[0] in tally.factions and thing[1] != "p":
                    yield from moved(tally, row, action, one)
                    if thing == row.faction + "w" and is_clearing(start) and is_clearing(target) and start not in fought:
                        yield from marched(tally, row, action, one)
                case ("fight", _, _, place):
                    fought.add(place)
                    yield from battled(tally, row, action, one)
        tally.action(action, row.faction)


def is_clearing(place: str) -> bool:
    return place.isdigit() and place != "0"


def moved(tally: Tally, row: Row, action: str, one: Told) -> Iterator[Slip]:
    """R-2.5, R-4.2: what is taken lies there; what is placed is in the supply."""
    _, thing, start, target = one.key
    have = tally.pieces[thing, start]
    if start and have < one.number:
        rule = "R-4.2" if thing[1] == "w" and target.isdigit() else "R-2.5"
        yield Slip(row.line, action, "absent", {"place": start, "have": have, "number": one.number}, rule)
    if not start and thing[1] == "w" and (left := tally.warriors_left(thing[0])) < one.number:
        yield Slip(row.line, action, "supply", {"left": max(0, left), "number": one.number}, "R-2.5.1")


def marched(tally: Tally, row: Row, action: str, one: Told) -> Iterator[Slip]:
    """R-4.2, R-4.2.1: to an adjacent clearing, from or to one that the mover rules."""
    _, _, start, target = one.key
    crafted = tally.crafted[row.faction]
    if int(target) not in reached(tally, row.faction, int(start)) and not any(card in crafted for card in FREE_WAYS):
        yield Slip(row.line, action, "far", {"start": start, "target": target}, "R-4.2")
    needs_rule = tally.factions[row.faction].moves_need_rule and not any(card in crafted for card in FREE_RULE)
    rulers = [outnumbered(tally, row.faction, place) for place in (start, target)]
    if needs_rule and not helped(tally, row.faction, start, target) and all(rulers):
        yield Slip(row.line, action, "ruled", {"start": start, "target": target}, "R-4.2.1")


def reached(tally: Tally, mine: str, start: int) -> set[int]:
    """By path; by river and across the lake where boats may be at hand."""
    row = tally.map.row
    near = {*tally.map.paths[start], *(place for pair in row.closed if start in pair for place in pair)}
    boats = row.coastal or BOATS in tally.crafted[mine] or any(one.swims for one in tally.factions.values())
    return near | {*tally.map.rivers[start]} if boats else near


def helped(tally: Tally, mine: str, *places: str) -> bool:
    """Warriors of others may fight for hire, and a building may rule by itself."""
    hired = [one for one, faction in tally.factions.items() if faction.swims]
    return any(tally.all(one, place, "w") for one in hired for place in places) or any(
        tally.all(mine, place, "b") for place in places
    )


def outnumbered(tally: Tally, mine: str, place: str) -> bool:
    """Somebody surely has more there."""
    own = tally.all(mine, place, "wbt")
    return any(tally.all(other, place, "wb") > own for other in tally.factions if other != mine)


def battled(tally: Tally, row: Row, action: str, one: Told) -> Iterator[Slip]:
    """R-4.3, R-4.3.2: both sides are there; the higher roll is the attacker's, unless the defender has it otherwise."""
    _, attacker, defender, place = one.key
    for side, kinds in ((attacker, "w"), (defender, "wbt")):
        here = tally.all(side, place, kinds) or tally.pawns.get(side) == place
        if not here and not helped(tally, side, place):
            yield Slip(row.line, action, "nobody-there", {"letter": side, "place": place}, "R-4.3")
    pair = rolls(action)
    own = next(one for one in notations().values() if one.letter == defender)
    if pair is not None and pair != tuple(sorted(pair, reverse=not own.higher_roll)):
        yield Slip(row.line, action, "dice", {"high": max(pair), "low": min(pair)}, "R-8.2.2" if own.higher_roll else "R-4.3.2")


def scored_next(row: Row, at: int) -> int:
    """What the acting faction scores at once after an action of its row."""
    for action in row.actions[at + 1 :]:
        for one in told(action, row.faction) or ():
            if one.key[0] != "score":
                return 0
            if one.key[1:] == (row.faction, "++"):
                return one.number
    return 0
