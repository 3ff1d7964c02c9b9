"""The live part of a table's page for one viewer: seats, board, prompt, hand, panels, journal. Made of a view, never of more."""

from pathlib import Path
from typing import Any

import msgspec

from hvozd.core import Decision, State, decision
from hvozd.core.game import Game
from hvozd.core.picture import Panel
from hvozd.core.steps import rule_of
from hvozd.locale import Teller, Texts, fields_of
from hvozd.picture import draw, plain, tag
from hvozd.web.choices import Choices, KindChoice, Pick, choices, narrowed
from hvozd.web.store import Seat

TEXTS = Path(__file__).parent / "texts"
FIELDS = Path(__file__).parents[1] / "tui" / "texts"
JOURNAL = 25
"""So many lines of the journal come with a page."""


class Scene(msgspec.Struct):
    """What a page shows: a position, who sits around it, and what is known of them."""

    game: Game
    state: State
    seats: list[Seat]
    seat: int | None
    lang: str
    undo: str | None = None
    here: set[int] = set()
    """Seats whose people are connected."""
    mine: set[int] = set()
    """All seats of the viewer."""
    thinking: int | None = None
    paused: bool = False
    trouble: str = ""
    replay: bool = False
    host: bool = False
    """Whether the viewer opened the table."""


class Live:
    """Writes the live part of one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.game, self.state, self.seat = scene.game, scene.state, scene.seat
        self.names = scene.game.seat_names(scene.state)
        self.words = scene.game.words(scene.state)
        self.teller = Teller(scene.game, self.words, self.names, scene.lang, [FIELDS, TEXTS])
        self.texts = Texts([TEXTS], scene.lang)
        self.now: Decision | None = decision(scene.state)

    def say(self, key: str, **variables: Any) -> str:
        return self.texts.get(key, variables)

    def markup(self) -> str:
        picture = draw(self.game, self.game.view(self.state, self.seat), self.seat, self.scene.lang)
        order = sorted(picture.panels, key=lambda panel: (panel.seat is None, panel.seat != self.seat, panel.seat or 0))
        return tag(
            "div",
            self.chips(),
            tag("main", picture.board, id="board", data_zoom="1"),
            self.prompt(),
            tag("div", picture.hand, id="hand", class_="" if picture.hand else "none", aria_label=self.say("hand")),
            tag("div", self.tabs(order), *map(self.panel, order), id="panels", class_="" if order else "none"),
            self.journal(),
            id="live",
            data_number=self.state.number,
            data_asked="1" if self.asked else None,
        )

    # -- who sits where ----------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> bool:
        return not self.scene.replay and self.now is not None and self.seat in self.now.seats

    def chips(self) -> str:
        scores = self.game.scores(self.state)
        return tag("header", *(self.chip(seat, scores[seat]) for seat in range(self.state.seats)), id="seats")

    def chip(self, seat: int, score: int) -> str:
        one = self.scene.seats[seat] if seat < len(self.scene.seats) else Seat()
        decides = self.now is not None and seat in self.now.seats
        who = (
            self.agent(one) or one.name or self.say("you" if seat in self.scene.mine else "guest" if one.guest else "empty-seat")
        )
        state = "agent" if one.agent else "here" if seat in self.scene.here else "away"
        classes = ["chip", f"f-{slug(self.names[seat])}", state]
        classes += ["asked"] * decides + ["me"] * (seat == self.seat) + ["thinking"] * (seat == self.scene.thinking)
        return tag(
            "span",
            tag("b", plain(self.teller.seat(seat)), id=f"chip-name-{seat}"),
            tag("i", plain(who), id=f"chip-who-{seat}"),
            tag("strong", str(score), id=f"chip-score-{seat}"),
            id=f"chip-{seat}",
            class_=" ".join(classes),
            data_pick=self.seat_keys(seat),
            title=f"{self.teller.seat(seat)}: {who}, {self.say(f'seat-{state}')}",
        )

    def agent(self, one: Seat) -> str:
        """What an agent is called: by its level where it has one."""
        key = f"level-{one.name or one.agent}"
        return self.say(key) if one.agent and self.texts.has(key) else one.agent

    def seat_keys(self, seat: int) -> str:
        """How options may name a seat: by the words of vocabularies that list the seats, or by its number."""
        words = {kind: row for kind, row in self.words.items() if list(row) == list(self.names)}
        return " ".join([*(f"{kind}:{row[seat]}" for kind, row in words.items()), f"seat:{seat}", f"player:{seat}"])

    # -- the prompt ----------------------------------------------------------------------------------------------------------

    def prompt(self) -> str:
        body, kind = (
            (self.over(), "over") if self.now is None else (self.mine(), "mine") if self.asked else (self.theirs(), "theirs")
        )
        return tag("section", *body, id="prompt", class_=kind, aria_live="polite")

    def mine(self) -> list[str]:
        assert self.now is not None
        rule = rule_of(self.now.step)
        return [
            tag("h2", plain(self.teller.question(self.now.step)), id="ask"),
            tag("p", plain(self.say("rule", rule=rule)) if rule else "", id="why", class_="quiet"),
            tag("div", id="picks", data_local="1"),
            self.undo(),
        ]

    def undo(self) -> str:
        if self.scene.undo is None:
            return tag("p", plain(self.say("undo-none")), id="undo", class_="quiet")
        action = self.teller.action(self.game.read(self.state, self.scene.undo))
        last = tag("button", plain(self.say("undo", action=action)), type="button", data_do="undo", id="undo-one")
        turn = tag("button", plain(self.say("undo-turn")), type="button", data_do="undo-turn", id="undo-all")
        return tag("p", last, turn, id="undo")

    def theirs(self) -> list[str]:
        """What is awaited and from whom; the question itself may hold what only the asked seat knows."""
        assert self.now is not None
        who = ", ".join(self.teller.seat(seat) for seat in self.now.seats)
        lines = [tag("h2", plain(self.say("waiting", who=who)), id="ask")]
        rule = rule_of(self.now.step)
        lines.append(tag("p", plain(self.say("rule", rule=rule)) if rule else "", id="why", class_="quiet"))
        if self.scene.trouble:
            lines.append(tag("p", plain(self.say("trouble", trouble=self.scene.trouble)), id="trouble", class_="bad"))
        elif not self.scene.replay:
            lines += self.thinking()
        mine = [seat for seat in self.now.seats if seat in self.scene.mine and seat != self.seat]
        if mine and not self.scene.replay:
            name = self.teller.seat(mine[0])
            lines.append(tag("div", plain(self.say("curtain", seat=name)), id="curtain-for", data_curtain=mine[0]))
        if self.scene.undo is not None and not self.scene.replay:
            lines.append(self.undo())
        return lines

    def thinking(self) -> list[str]:
        """Who thinks now; the host may have the answer at once."""
        seat = self.scene.thinking
        if self.scene.paused:
            return [tag("p", plain(self.say("paused")), id="thinks")]
        if seat is None or not self.scene.seats[seat].agent:
            return []
        told = self.say("thinks", agent=self.agent(self.scene.seats[seat]), seat=self.teller.seat(seat))
        hurry = tag("button", plain(self.say("hurry")), type="button", data_do="hurry") if self.scene.host else ""
        return [tag("p", plain(told), hurry, id="thinks", class_="thinks")]

    def over(self) -> list[str]:
        result = self.state.result
        assert result is not None
        names = ", ".join(self.teller.seat(seat) for seat in result.winners)
        return [
            tag("h2", plain(self.say("over", count=len(result.winners), names=names)), id="ask"),
            tag("p", plain(self.teller.word("reason", result.reason)), id="why"),
        ]

    def options(self) -> Choices | None:
        """What the asked seat may do: only its own page gets it."""
        if not self.asked or self.seat is None:
            return None
        assert self.now is not None
        return choices(self.game, self.state, self.now, self.seat, self.teller)

    def narrowed(self, kind: int, picks: list[Pick]) -> KindChoice | None:
        """What is left of a kind of action after some picks."""
        if not self.asked or self.seat is None or self.now is None:
            return None
        return narrowed(self.game, self.state, self.now, self.seat, self.teller, kind, picks)

    # -- panels and journal ----------------------------------------------------------------------------------------------------

    def tabs(self, order: list[Panel]) -> str:
        """The boards of all seats, mine first, one at a time; where there is only one it needs no tab."""
        names = ["middle" if panel.seat is None else str(panel.seat) for panel in order]
        titles = [self.say("middle") if panel.seat is None else self.teller.seat(panel.seat) for panel in order]
        buttons = [
            tag("button", plain(title), type="button", role="tab", data_tab=name, aria_controls=f"panel-{name}")
            for name, title in zip(names, titles, strict=True)
        ]
        return tag("div", *(buttons if len(order) > 1 else ()), id="tabs", role="tablist", aria_label=self.say("boards"))

    def panel(self, panel: Panel) -> str:
        keys = self.seat_keys(panel.seat) if panel.seat is not None else None
        name = "middle" if panel.seat is None else str(panel.seat)
        faction = f"f-{slug(self.names[panel.seat])}" if panel.seat is not None else ""
        body = tag("div", panel.body, id=f"panel-body-{name}")
        head = tag("h3", plain(panel.title), data_pick=keys, id=f"panel-title-{name}")
        return tag("section", head, body, id=f"panel-{name}", class_=f"panel {faction}".strip())

    def journal(self) -> str:
        events = list(self.state.read(self.seat))
        first = max(0, len(events) - JOURNAL)
        lines = [
            tag("li", plain(self.teller.event(event)), id=f"j-{number}", data_lights=self.lights(event), data_dice=dice(event))
            for number, event in enumerate(events[first:], first)
        ]
        return tag("ol", *lines, id="journal", start=first + 1, aria_label=self.say("journal"))

    def lights(self, event: msgspec.Struct) -> str | None:
        """What a line was about, as `data-pick` calls it."""
        keys = []
        for field in fields_of(type(event)):
            value = getattr(event, field.name)
            if field.word and value is not None:
                texts = field.write(value, self.words).split(",")
                keys += [f"{field.word}:{text}" for text in texts]
        return " ".join(keys) or None


def dice(event: msgspec.Struct) -> str | None:
    """What an event names as thrown: a number for each die, `1:colour` for each cube."""
    faces: list[str] = []
    for name in getattr(type(event), "dice", ()):
        value = getattr(event, name)
        if isinstance(value, tuple):
            faces += [f"1:{colour}" for colour, count in enumerate(value) for _ in range(count)]
        else:
            faces.append(str(value))
    return " ".join(faces) or None


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")
