"""Everything that can go wrong, one class each, every message one sentence a person can act on."""


class HvozdError(ValueError):
    """What a user of Hvozd may cause: an English sentence, and with a key also told in other languages (`hvozd.locale`)."""

    def __init__(self, sentence: str = "", key: str = "", **values: str | int) -> None:
        super().__init__(sentence)
        self.key, self.values = key, values


class UnknownName(HvozdError):
    """A game, agent or command that does not exist."""


class OptionError(HvozdError):
    """An option that does not exist, has no such value, or a combination that the rules forbid."""


class ComponentError(HvozdError):
    """A component file that cannot be read or does not fit its table."""


class IllegalAction(HvozdError):
    """An action that changes nothing because it may not be taken."""


class UnreadableAction(IllegalAction):
    """The text is no action of this game."""


class NotOffered(IllegalAction):
    """The action exists but is not legal now."""


class StaleDecision(IllegalAction):
    """The action answers a decision that is no longer open."""


class WrongSeat(IllegalAction):
    """The action comes from a seat that is not asked."""


class UndoRefused(HvozdError):
    """Nothing to undo, or something was revealed, rolled or decided by another seat since."""


class RecordError(HvozdError):
    """A record that cannot be used."""


class NotARecord(RecordError):
    """The file is no Hvozd record at all."""


class RecordCut(RecordError):
    """The record ends before its last line."""


class RecordEdited(RecordError):
    """The record's content does not match its checksum or its own replay."""


class RecordVersion(RecordError):
    """The record was made by other rules than these."""


class InvariantBroken(AssertionError):
    """A fault of ours: a game broke one of the invariants of the architecture."""
