"""The table of Root with bots at it: difficulty, traits and variants; whole turns of a bot; what it says of its choices."""

import pytest

from hvozd.core import Event, HvozdError, play
from hvozd.games.root.clockwork.bot import STEPS, BotStep, give_order
from hvozd.games.root.clockwork.choosing import (
    CRITERIA,
    PLAYER_CRITERIA,
    REASONS,
    BotChose,
    BotChosePlayer,
    BotNothing,
    BotPassedOver,
    BotPassedOverPlayers,
)
from hvozd.games.root.components import CARD
from hvozd.games.root.hooks import DIFFICULTIES, VARIANTS
from hvozd.games.root.rules.turn import Birdsong, Daylight, Evening
from tests.root.table import Table

MARQUISE, EYRIE, ALLIANCE, VAGABOT = "mechanical_marquise", "electric_eyrie", "automated_alliance", "vagabot"


class BotTable(Table):
    def difficulty(self, name: str, difficulty: str) -> None:
        self.board(name).difficulty = DIFFICULTIES.index(difficulty)

    def traits(self, name: str, *traits: str) -> None:
        self.board(name).traits = sum(1 << self.faction(name).traits.index(trait) for trait in traits)

    def ruling(self, *ids: str) -> None:
        """The table reads these doubtful sentences otherwise than by the letter."""
        self.g.rulings = ids

    def variant(self, name: str) -> None:
        self.g.variants |= VARIANTS[name]

    def order(self, name: str, card: str) -> None:
        """The bot has revealed this order card; an older one is discarded."""
        if self.board(name).order >= 0:
            self.g.discard.append(self.board(name).order)
        give_order(self.g, self.seat(name), *self.take_cards([card]))

    def bot_turn(self, name: str, order: str | None = None) -> None:
        """A whole turn, with this card on top of the deck."""
        if order is not None:
            self.top(order)
        self.g.turn = seat = self.seat(name)
        self.faction(name).turn_begins(self.g, seat)
        self.run(Birdsong(seat), Daylight(seat), Evening(seat))

    def bot_day(self, name: str, order: str | None = None) -> None:
        """Daylight alone."""
        if order is not None:
            self.order(name, order)
        self.begin(name, "daylight")

    def bot_evening(self, name: str, order: str | None = None) -> None:
        if order is not None:
            self.order(name, order)
        self.begin(name, "evening")

    # -- what the bot says --------------------------------------------------------------------------------------------------

    def events(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.journal() if isinstance(event, kind)]

    def steps(self) -> list[tuple[str, str]]:
        """(what was done, by which rule), in order."""
        return [(STEPS[event.step], event.rule) for event in self.events(BotStep)]

    def chosen(self, rule: str) -> list[int]:
        """The clearings chosen by a rule."""
        return [event.place for event in self.events(BotChose) if event.rule == rule]

    def targets(self, rule: str) -> list[str]:
        """The players chosen by a rule."""
        names = self.game.seat_names(self.g)
        return [names[event.player] for event in self.events(BotChosePlayer) if event.rule == rule]

    def lost(self, rule: str) -> list[tuple[tuple[int, ...], str]]:
        """(clearings, the criterion by which they were passed over)."""
        return [(event.places, CRITERIA[event.criterion]) for event in self.events(BotPassedOver) if event.rule == rule]

    def lost_players(self, rule: str) -> list[tuple[tuple[str, ...], str]]:
        names = self.game.seat_names(self.g)
        events = [event for event in self.events(BotPassedOverPlayers) if event.rule == rule]
        return [(tuple(names[p] for p in event.players), PLAYER_CRITERIA[event.criterion]) for event in events]

    def only(self, name: str, question: str, *options: str) -> None:
        """This seat is asked this, nobody else anything, and these are all its options."""
        now = self.now
        assert now is not None and (self.asked, now.seats) == ((name, question), (self.seat(name),)), self.asked
        assert sorted(self.offered()) == sorted(options)

    def answer(self, name: str, text: str) -> None:
        """This seat answers; nobody else could."""
        action = self.game.read(self.g, text)
        for other in range(self.g.seats):
            if other != self.seat(name):
                with pytest.raises(HvozdError):
                    play(self.g, action, other)
        assert self.asked is not None and self.asked[0] == name
        self.say(text)

    def reasons(self) -> list[tuple[str, str, int]]:
        """(rule, why nothing happened, the number that belongs to it)."""
        return [(event.rule, REASONS[event.why], event.number) for event in self.events(BotNothing)]

    def is_discarded(self, card: str) -> bool:
        return CARD[card] in self.g.discard
