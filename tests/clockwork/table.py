"""The table of Root with bots at it: difficulty, traits and variants; whole turns of a bot; what it says of its choices."""

from hvozd.core import Event
from hvozd.games.root.clockwork.choosing import CRITERIA, BotChose, BotChosePlayer, BotPassedOver, BotPassedOverPlayers
from hvozd.games.root.clockwork.core import STEPS, BotStep
from hvozd.games.root.components import CARD
from hvozd.games.root.hooks import DIFFICULTIES, VARIANTS
from hvozd.games.root.turn import Birdsong, Daylight, Evening
from tests.root.table import Table

MARQUISE, EYRIE, ALLIANCE, VAGABOT = "mechanical_marquise", "electric_eyrie", "automated_alliance", "vagabot"


class BotTable(Table):
    def difficulty(self, name: str, difficulty: str) -> None:
        self.board(name).difficulty = DIFFICULTIES.index(difficulty)

    def traits(self, name: str, *traits: str) -> None:
        self.board(name).traits = sum(1 << self.faction(name).traits.index(trait) for trait in traits)

    def variant(self, name: str) -> None:
        self.g.variants |= VARIANTS[name]

    def order(self, name: str, card: str) -> None:
        """The bot has revealed this order card; an older one is discarded."""
        if self.board(name).order >= 0:
            self.g.discard.append(self.board(name).order)
        (self.board(name).order,) = self.take_cards([card])

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
        return [(tuple(names[p] for p in event.players), CRITERIA[event.criterion]) for event in events]

    def is_discarded(self, card: str) -> bool:
        return CARD[card] in self.g.discard
