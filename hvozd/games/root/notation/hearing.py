"""What a Rootlog takes from the events of the journal instead of from the position."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from hvozd.core import Event
from hvozd.games.root.components import PERSISTENT, SUIT
from hvozd.games.root.hooks import faction
from hvozd.games.root.maps.mountain import PathOpened
from hvozd.games.root.notation.letters import (
    PLAY_AREA,
    SUIT_LETTERS,
    card_code,
    craft_code,
    letter,
    notations,
)
from hvozd.games.root.notation.line import Fight
from hvozd.games.root.notation.scribe import Scribe
from hvozd.games.root.rules.events import (
    Ambushed,
    AmbushFoiled,
    BattleBegan,
    BattleRolled,
    CoalitionFormed,
    Crafted,
    DominanceActivated,
    SawCards,
    TurnBegan,
)

OWN_MARKER = "++->$"


def crafted(scribe: Scribe, event: Crafted) -> None:
    """The event comes first, then the card leaves the hand; only a lasting one stays in the play area."""
    mine = letter(scribe.g, event.seat)
    scribe.line().add("Z" + craft_code(event.card))
    scribe.told[event.card, mine] -= 1
    if event.card in PERSISTENT:
        scribe.told[event.card, mine + "$" + PLAY_AREA] += 1


def battle_began(scribe: Scribe, event: BattleBegan) -> None:
    attacker, defender = letter(scribe.g, event.attacker), letter(scribe.g, event.defender)
    scribe.line().add(Fight(scribe.line().who(attacker), defender, event.place))


def ambushed(scribe: Scribe, event: Ambushed | AmbushFoiled) -> None:
    """The card was written as a discard; the battle tells of it."""
    line = scribe.line()
    line.take_back(1, card_code(event.card, False), letter(scribe.g, event.seat), "")
    line.fight().ambushes += SUIT_LETTERS[SUIT[event.card]] + "@"


def rolled(scribe: Scribe, event: BattleRolled) -> None:
    """The journal tells the higher roll first; the defender's faction says whose it is."""
    attacker, defender = faction(scribe.g, event.defender).order_dice(
        scribe.g, event.defender, event.attacker_hits, event.defender_hits
    )
    scribe.line().fight().rolls = f"({attacker},{defender})"


def saw_cards(scribe: Scribe, event: SawCards) -> None:
    line = scribe.line()
    line.add(f"{line.who(letter(scribe.g, event.owner))}^{letter(scribe.g, event.viewer)}")


def path_opened(scribe: Scribe, event: PathOpened) -> None:
    low, high = sorted((event.first, event.second))
    scribe.line().add(f"{low}_{high}->")


def dominance_activated(scribe: Scribe, event: DominanceActivated) -> None:
    """The score marker goes to the own board."""
    scribe.line().add(OWN_MARKER)


def coalition_formed(scribe: Scribe, event: CoalitionFormed) -> None:
    """The marker goes to the partner's board instead."""
    tokens = scribe.line().tokens
    at = len(tokens) - 1 - tokens[::-1].index(OWN_MARKER)
    tokens[at] = f"++->{letter(scribe.g, event.partner)}$"


def turn_began(scribe: Scribe, event: TurnBegan) -> None:
    scribe.begin_turn(event.seat)


Handlers: TypeAlias = dict[type[Event], Callable[[Scribe, Any], None]]
AFTER: Handlers = {
    TurnBegan: turn_began,
    DominanceActivated: dominance_activated,
    CoalitionFormed: coalition_formed,
    Crafted: crafted,
    BattleBegan: battle_began,
    Ambushed: ambushed,
    AmbushFoiled: ambushed,
    BattleRolled: rolled,
    SawCards: saw_cards,
    PathOpened: path_opened,
}


@cache
def handlers() -> tuple[Handlers, Handlers]:
    """Those of the shared events and of all rooms: heard before the position is compared, and after."""
    before: Handlers = {}
    after = dict(AFTER)
    for one in notations().values():
        before |= one.before
        after |= one.after
    return before, after


def hear(scribe: Scribe, event: Event) -> None:
    """Bring the log up to an event."""
    before, after = handlers()
    if type(event) in before:
        before[type(event)](scribe, event)
    scribe.catch_up()
    if type(event) in after:
        after[type(event)](scribe, event)


def shown(scribe: Scribe, event: Any) -> None:
    """A seat shows a card that it keeps: for the rooms whose events tell of that."""
    line = scribe.line()
    line.add(f"{card_code(event.card, False)}{line.who(letter(scribe.g, event.seat))}^")
