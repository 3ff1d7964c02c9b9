"""Everything that can go wrong, one class each, every message one sentence a person can act on."""


class HvozdError(ValueError):
    """What a user of Hvozd may cause: an English sentence, and with a key also told in other languages (`hvozd.kit.texts`)."""

    def __init__(self, sentence: str = "", key: str = "", **values: str | int) -> None:
        super().__init__(sentence)
        self.key, self.values = key, values


class UnknownName(HvozdError):
    """A game, agent or command that does not exist."""


class SettingError(HvozdError):
    """A setting that does not exist, has no such value, or a combination that the rules forbid."""


class RoomError(HvozdError):
    """Two parts of a game that do not go together: a tag taken twice, a kind without its scope."""


class ComponentError(HvozdError):
    """A component file that cannot be read or does not fit its table."""


class IllegalAction(HvozdError):
    """An action that is refused and changes nothing."""


class UnreadableAction(IllegalAction):
    """The text is not an action of this game."""


class NotOffered(IllegalAction):
    """The action exists but is not legal now."""


class StaleDecision(IllegalAction):
    """The action answers a decision that is no longer open."""


class WrongSeat(IllegalAction):
    """The action comes from a seat that is not asked."""


class UndoRefused(HvozdError):
    """Nothing to undo, or something was revealed, rolled or decided by another seat since."""


class PositionError(HvozdError):
    """A text that is not a position of a game: the sentence says in which line, and why."""


class RecordError(HvozdError):
    """A record that cannot be used."""


class NotARecord(RecordError):
    """The file is not a Hvozd record."""


class RecordCut(RecordError):
    """The record ends before its last line."""


class RecordEdited(RecordError):
    """The record's content does not match its checksum or its own replay."""


class RecordVersion(RecordError):
    """The record was made under other rules than these."""


class InvariantBroken(AssertionError):
    """A bug in Hvozd: a game broke one of the invariants of the architecture."""
