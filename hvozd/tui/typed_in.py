"""What fell on a real table, typed in at the terminal."""

from collections.abc import Callable, Sequence

import msgspec
from rich.console import Console
from rich.text import Text

from hvozd.core import Action, Event, Session, decision
from hvozd.core.spelling import whole
from hvozd.kit.companion import short
from hvozd.kit.positions import layout_of
from hvozd.kit.texts import ANY_GAME, Teller, Texts
from hvozd.kit.typed import rolled


class Typed:
    """Lays the dice ready as they fell; the record carries them, and says so."""

    def __init__(self, session: Session, lang: str, console: Console, ask: Callable[[str], str]) -> None:
        self.session, self.console, self.ask = session, console, ask
        self.layout = layout_of(session.game, session.record.header.options)
        self.texts = Texts([ANY_GAME], lang)
        game, state = session.game, session.state
        self.teller = Teller(game, game.words(state), game.seat_names(state), lang)
        session.record.header = msgspec.structs.replace(session.record.header, written=True)

    def lay_ready(self, action: Action, seat: int) -> None:
        """What follows on an action, as it falls; nothing for one that is not possible."""
        state, now = self.session.state, decision(self.session.state)
        if now is not None and seat in now.seats and action in now.options(seat):
            state.loaded = rolled(self.layout, state, seat, action, self.which)

    def which(self, events: Sequence[Event]) -> int:
        """Ask until a number, or a part that only one has, is typed."""
        labels = short([self.teller.event(event) for event in events])
        self.console.print(Text(self.texts.get("companion-what"), style="bold yellow"))
        for number, label in enumerate(labels, 1):
            self.console.print(Text(f"{number:>3}) {label}"), highlight=False)
        while True:
            text = self.ask(f"{self.texts.get('companion-pick')}> ").strip()
            number = whole(text) or 0
            fits = [at for at, label in enumerate(labels) if text and text.casefold() in label.casefold()]
            if 0 < number <= len(labels):
                return number - 1
            if number == 0 and len(fits) == 1:
                return fits[0]
            self.console.print(Text(self.texts.get("companion-none", {"text": text})), highlight=False)
