"""A Rootlog as a record: each turn by legal play that tells the same; where there is none, by a written step."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hvozd.core import Game, Journal, Rng
from hvozd.core.errors import HvozdError
from hvozd.core.flow import decision
from hvozd.core.record import WRITTEN, Record, start
from hvozd.core.record import Line as Played
from hvozd.core.registry import find_game
from hvozd.games.root.components import DOMINANCE, MAPS, deck_cards
from hvozd.games.root.hidden.census import all_cards
from hvozd.games.root.hooks import faction
from hvozd.games.root.notation.foresight import dealt, foresee, same, shuffled
from hvozd.games.root.notation.laying import lay
from hvozd.games.root.notation.letters import notation, notations, position
from hvozd.games.root.notation.likeness import Atom
from hvozd.games.root.notation.logbook import Log, Row
from hvozd.games.root.notation.pursuit import ANYHOW, Chase, Habit, Node
from hvozd.games.root.notation.scribe import Scribe
from hvozd.games.root.state import RootState
from hvozd.kit.imports import Slip
from hvozd.kit.positions.notes import Fault, notes_of
from hvozd.kit.positions.trial import rests, step_on
from hvozd.kit.reasons import why_not

FOLLOWED, IMAGINED, WROTE = "followed", "imagined", "written"
"""How a turn was retold: by legal play; by legal play after hidden cards were laid otherwise; in part by a written step."""

ATTEMPTS = (
    (FOLLOWED, False, 0, 1),
    *((IMAGINED, False, lot, 1) for lot in range(3)),
    (IMAGINED, True, 0, 1),
    (FOLLOWED, False, 0, ANYHOW),
)
"""How a turn is tried: whether hidden cards are laid otherwise, with whatever suits, by which lot, and through which window."""

DEALS = 100
"""So often what lies face down is dealt anew."""


class Retold(NamedTuple):
    record: Record
    state: RootState
    ways: list[tuple[str, str]]
    """Of each turn: the letter of its faction, and how it was retold."""
    slips: list[Slip]


def retell(log: Log, habit: Habit | None = None) -> Retold:
    g, record = opening(log)
    game: Game[Any, Any] = find_game("root")
    chase = Chase(log, game, game.notation(record.header.options), habit)
    chase.cards = tuple(all_cards(g))
    node = Node(chase, g, Scribe(g))
    node.scribe.told.clear()
    node.scribe.catch_up()
    node.look()
    retold = Retold(record, g, [], [])
    while node.g.result is None and len(node.scribe.turns) <= len(log.turns):
        chase.at = len(node.scribe.turns) - 1
        way, new = one_turn(chase, node, retold)
        if new is None:
            break
        passed = len(new.scribe.turns) - len(node.scribe.turns)
        turns = log.turns[max(0, chase.at) : max(0, chase.at) + passed] if chase.at >= 0 else []
        retold.ways.extend((row.faction, way if not number else FOLLOWED) for number, row in enumerate(turns))
        node = new
    return retold._replace(state=node.g)


def one_turn(chase: Chase, node: Node, retold: Retold) -> tuple[str, Node | None]:
    """By legal play in the order told, with other hidden cards, in any order; else the rest is written."""
    best: tuple[int, list[Played], Node] = (-1, [], node)
    for way, wild, lot, window in ATTEMPTS:
        try:
            before = [] if way == FOLLOWED else [written(node, imagined(node, wild, lot))]
        except (HvozdError, Fault):
            continue
        lines, new, whole = chase.follow(before[0][1] if before else node, window)
        lines = [*(step for step, _ in before), *lines]
        if whole:
            retold.record.lines.extend(lines)
            return way, new
        if new.reached() > best[0]:
            best = (new.reached(), lines, new)
    return WROTE, write_rest(chase, node, best[1], best[2], retold)


# -- the beginning ----------------------------------------------------------------------------------------------------------


def opening(log: Log) -> tuple[RootState, Record]:
    """The first question, with suits and cards as the log needs them."""
    game = find_game("root")
    options = game.resolve({"factions": ",".join(log.factions), "map": log.map, "deck": log.deck}, 0)
    first: Any = game.new(options, 0)
    while not any(first.hands):
        step_on(first)
    dice: list[int] = []
    if not MAPS[first.map].suits:
        unsorted = [suit for suit in range(3) for _ in range(4)]
        dice += shuffled(unsorted, log.suits if sorted(log.suits) == unsorted else first.suits[1:])
    g, record = start(game, options, 0, list(log.names), [*dice, *deal(first, log)])
    assert isinstance(g, RootState)
    return g, record


def deal(first: RootState, log: Log) -> list[int]:
    """The outcomes of the first shuffle."""
    seen = foresee(first, [*log.setup, *log.turns], wild=True)
    places = [*(one for row in seen.fixed for one in row), *seen.deck]
    order = dealt([seen.may[one] for one in places], all_cards(first), seen.late(), [one in seen.gone for one in places])
    before = [card for card in deck_cards(first.deck_name) if first.with_dominance or card not in DOMINANCE]
    return shuffled(before, order[::-1]) if len(before) == len(order) else []


# -- written steps ----------------------------------------------------------------------------------------------------------


def imagined(node: Node, wild: bool, lot: int = 0) -> str:
    """The lines by which hands, deck and discard pile come to hold what the log needs; nobody was told which cards lie there."""
    g, chase = node.g.clone(), node.chase
    seen = foresee(g, chase.rest(node), wild)
    places = [*(one for row in seen.fixed for one in row), *seen.deck]
    pile = [same(card, g.deck_name) for card in g.discard]
    cards = [*(card for hand in g.hands for card in hand), *g.deck, *g.discard]
    early = [one in seen.gone for one in places] + [False] * len(pile)
    order = dealt([*(seen.may[one] for one in places), *pile], cards, seen.late(), early, lot)
    for seat, hand in enumerate(g.hands):
        g.hands[seat] = sorted(order[: len(hand)])
        del order[: len(hand)]
    g.deck, g.discard = order[: len(g.deck)][::-1], order[len(g.deck) :]
    g.known = []
    return changed(chase.layout, node.g, undoubted(g, chase.rest(node)))


def undoubted(g: RootState, rows: Sequence[Row]) -> RootState:
    """What factions keep face down dealt anew, until the log contradicts it least."""
    for seat in range(g.seats):
        doubts = notation(g, seat).doubts
        if doubts is not None and doubts(g, seat, rows):
            worlds = [g, *(g.clone() for _ in range(DEALS))]
            for number, world in enumerate(worlds[1:]):
                faction(world, seat).redeal(world, seat, None, Rng(number))
            g = min(worlds, key=lambda world: doubts(world, seat, rows))
    return g


def changed(layout: Any, old: RootState, new: RootState) -> str:
    """The lines of a position's text that differ."""
    was, now = ({note.key: note.value for note in notes_of(layout.write(g))[1]} for g in (old, new))
    kept = ("decision", "dice", "run", "now", "then")
    lines = [f"{key}: {value}" for key, value in now.items() if key not in kept and was.get(key) != value]
    gone = [key for key in was if key not in now and key not in kept]
    return "\n".join([*lines, *(f"{key}: {'nothing' if key[0].isdigit() or key.startswith('forest') else '-'}" for key in gone)])


def written(node: Node, lines: str) -> tuple[Played, Node]:
    """A written step; the scribe takes what it says as told, and hears what happens then."""
    g, now = node.g.clone(), decision(node.g)
    g.journal = Journal()
    still = "run: 0" in lines
    node.chase.layout.put_right(g, lines)
    reveals = g.reveals[:]
    scribe = node.scribe.copy(g)
    scribe.told, scribe.pile = position(g), len(g.deck)
    scribe.points, scribe.pawns = g.vp[:], g.pawns[:]
    new = Node(node.chase, g, scribe)
    steps = 0
    while still and not rests(g):
        step_on(g)
        steps += 1
    g.reveals = reveals
    new.look()
    text = lines.replace("run: 0", f"run: {steps}")
    return Played(node.g.number, now.seat if now else 0, WRITTEN + text, new.outcomes), new


def write_rest(chase: Chase, node: Node, lines: Sequence[Played], best: Node, retold: Retold) -> Node | None:
    """What legal play does not reach is laid as told, and the turn ends."""
    row = chase.wanted(chase.at).row if chase.at >= 0 else chase.log.setup[0]
    report(chase, best, row.line, retold)
    for path, at, whole in ((lines, best, True), (lines, best, False), ((), node, False)):
        g = at.g.clone()
        for atom in rest_of(at) if whole and at.seen.turns else ():
            lay(g, atom)
        name = faction(g, g.turn).name
        try:
            text = "\n".join(filter(None, (changed(chase.layout, at.g, g), f"now: EndTurn(seat={name})", "run: 0")))
            step, new = written(at, text)
        except (HvozdError, Fault):
            continue
        retold.record.lines.extend((*path, step))
        return new
    return None


def rest_of(node: Node) -> list[Atom]:
    wanted = node.chase.wanted(len(node.seen.turns) - 1)
    return [wanted.things[number][0] for number in wanted.match(node.tokens(-1)).left if number >= 0]


# -- the report -------------------------------------------------------------------------------------------------------------


def report(chase: Chase, node: Node, line: int, retold: Retold) -> None:
    """The first action of a line that cannot be followed, with the rule that forbids it where there is one."""
    if chase.at < 0:
        retold.slips.append(Slip(line, "", "setup-unfollowed"))
        return
    wanted = chase.wanted(chase.at)
    left = [number for number in wanted.match(node.tokens(-1)).left if number >= 0]
    action = wanted.row.actions[wanted.things[left[0]][1]] if left else ""
    reason = None
    if left:
        number = sum(wanted.things[other] == wanted.things[left[0]] for other in left)
        reason = forbidden(chase, node, wanted.things[left[0]][0], number)
    kind = "forbidden" if reason else "unfollowed" if action else "unfinished"
    retold.slips.append(Slip(line, action, kind, {}, reason.rule if reason else "", reason))


def forbidden(chase: Chase, node: Node, atom: Atom, number: int) -> Any:
    """Why a move or a battle cannot be, if the rules know."""
    names = {one.letter: name for name, one in notations().items()}
    match atom:
        case ("move", thing, start_place, target) if thing[1:] == "w" and start_place.isdigit() and target.isdigit():
            text = f"move {start_place}>{target} x{number}"
        case ("fight", _, defender, place, *_):
            text = f"battle {place} {names[defender]}"
        case _:
            return None
    now = decision(node.g)
    action = chase.game.read(node.g, text)
    if now is None or not any(type(one) is type(action) for one in now.options()):
        return None  # it is not the time for it: some other question is open, of which the log says nothing
    return why_not(chase.game, node.g, action, now.seat)
