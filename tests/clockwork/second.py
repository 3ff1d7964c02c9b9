"""What the tests of the second four bots share: difficulty, traits, a whole turn, an ad-hoc woodland (AMB-58)."""

from collections.abc import Sequence

from hvozd.games.root.clockwork.bot import BotStep
from hvozd.games.root.clockwork.choosing import BotChose, BotChosePlayer
from hvozd.games.root.components import CARD_IDS
from hvozd.games.root.hooks import DIFFICULTIES
from hvozd.games.root.rules.pieces import set_rule, set_vetoes
from hvozd.games.root.rules.turn import Birdsong, Daylight, Evening
from tests.root.table import Table

FOX, RABBIT, MOUSE = range(3)


def level(t: Table, name: str, difficulty: str = "default", *traits: str) -> None:
    """Give a bot its difficulty and traits."""
    board, own = t.board(name), t.faction(name)
    board.difficulty = DIFFICULTIES.index(difficulty)
    board.traits = sum(1 << own.traits.index(trait) for trait in traits)


def suits(t: Table, fox: Sequence[int], rabbit: Sequence[int], mouse: Sequence[int]) -> None:
    """An ad-hoc woodland: the paths of the autumn map with other suits."""
    for suit, clearings in enumerate((fox, rabbit, mouse)):
        for clearing in clearings:
            t.g.suits[clearing] = suit


def slots(t: Table, **wanted: int) -> None:
    """`slots(t, c7=1)`: so many open slots in clearing 7."""
    for name, number in wanted.items():
        t.g.open_slots[int(name[1:])] = number
        set_rule(t.g, int(name[1:]))
        set_vetoes(t.g, int(name[1:]))


def whole_turn(t: Table, name: str) -> None:
    """All three phases of a bot's turn, without what ends it."""
    seat = t.seat(name)
    t.g.turn = seat
    t.faction(name).turn_begins(t.g, seat)
    t.run(Birdsong(seat), Daylight(seat), Evening(seat))


def daylight(t: Table, name: str) -> None:
    """The bot's Daylight alone."""
    t.run(Daylight(t.seat(name)), turn=name)


def pile(t: Table, *names: str) -> tuple[int, ...]:
    """Cards taken from the deck to lie on a board."""
    return tuple(t.take_cards(names))


def named(row: Sequence[int]) -> list[str]:
    return [CARD_IDS[card] for card in row]


def chosen(t: Table, rule: str) -> list[int]:
    """The clearings chosen by a rule, in order."""
    return [event.place for event in t.journal() if isinstance(event, BotChose) and event.rule == rule]


def chosen_players(t: Table, rule: str) -> list[str]:
    names = t.game.seat_names(t.g)
    return [names[event.player] for event in t.journal() if isinstance(event, BotChosePlayer) and event.rule == rule]


def steps_told(t: Table) -> list[str]:
    """The rules of the steps that the journal tells."""
    return [event.rule for event in t.journal() if isinstance(event, BotStep)]
