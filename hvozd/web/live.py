"""The live part of a table's page for one viewer: seats, board, prompt, hand, panels, journal. Made of a view, never of more."""

from collections.abc import Sequence
from typing import Any

import msgspec

from hvozd.core import Decision, State, decision
from hvozd.core.game import Game
from hvozd.core.picture import Panel
from hvozd.core.record import Header, Line
from hvozd.core.steps import rule_of
from hvozd.kit.lessons import lessons_of, told
from hvozd.kit.markup import Node, draw, plain, tag
from hvozd.kit.once import same
from hvozd.kit.rulebook import tellers
from hvozd.web.choices import Choices, KindChoice, Pick, choices, narrowed
from hvozd.web.happened import Story, slug
from hvozd.web.lesson_view import LessonView
from hvozd.web.manners_view import Manners, MannersView
from hvozd.web.puzzle_pages import beside_table
from hvozd.web.sayings import sayings
from hvozd.web.store import Seat


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
    promises: dict[int, tuple[str, ...]] = {}
    """What people have promised, by seat."""
    manners: Manners | None = None
    """How people get along here."""
    table: str = ""
    """By which id the table is found."""
    lines: Sequence[Line] = ()
    """The record that led to the position."""
    header: Header | None = None
    """How that record begins."""

    def key(self) -> object:
        """What decides how a position looks to its viewer."""
        people = tuple((one.agent, one.name, bool(one.guest)) for one in self.seats)
        around = (frozenset(self.here), frozenset(self.mine), self.thinking, self.paused, self.trouble, self.replay, self.host)
        return (
            self.seat,
            self.lang,
            self.undo,
            people,
            around,
            tuple(sorted(self.promises.items())),
            self.manners and self.manners.key(),
        )


class Live:
    """Writes the live part of one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.game, self.state, self.seat = scene.game, scene.state, scene.seat
        self.names = scene.game.seat_names(scene.state)
        self.words = scene.game.words(scene.state)
        self.sayings = sayings(scene.game, self.words, self.names, scene.lang)
        self.teller, self.texts = self.sayings.teller, self.sayings.texts
        self.story = Story(scene.state, scene.lines, scene.seat, self.names, self.sayings)
        self.now: Decision | None = decision(scene.state)
        self._markup: Node | None = None
        self._options: tuple[Choices | None] | None = None

    def say(self, key: str, **variables: Any) -> str:
        return self.texts.get(key, variables)

    def markup(self) -> Node:
        """The page; it is made once."""
        if self._markup is None:
            self._markup = self._drawn()
        return self._markup

    def _drawn(self) -> Node:
        picture = draw(self.game, self.game.view(self.state, self.seat), self.seat, self.scene.lang)
        order = sorted(picture.panels, key=lambda panel: (panel.seat is None, panel.seat != self.seat, panel.seat or 0))
        whole = tag(
            "main",
            same(self.chips()),
            same(tag("section", picture.board, id="board", data_zoom="1", aria_label=self.say("place-board"))),
            self.lesson(),
            self.prompt(),
            same(
                tag(
                    "section",
                    picture.hand,
                    id="hand",
                    tabindex="0",
                    class_="" if picture.hand else "none",
                    aria_label=self.say("hand"),
                )
            ),
            tag(
                "section",
                self.tabs(order),
                *map(self.panel, order),
                id="panels",
                class_="" if order else "none",
                aria_label=self.say("place-boards"),
            ),
            same(self.story.latest(self.scene.table)),
            id="live",
            data_number=self.state.number,
            data_asked="1" if self.asked else None,
        )
        assert isinstance(whole, Node)
        return whole

    # -- who sits where ----------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> bool:
        """Whether the viewer is asked; not where the own standing wish is about to answer."""
        if self.scene.replay or self.now is None or self.seat not in self.now.seats or self.seat in self.away:
            return False
        return self.now.spared is None or self.scene.paused

    @property
    def away(self) -> tuple[int, ...]:
        """Seats of people for whom an agent plays."""
        return self.scene.manners.away if self.scene.manners else ()

    def chips(self) -> str:
        points = self.game.scores(self.state, self.seat)
        shown = ["?" if score is None else str(score) for score in points] or [""] * self.state.seats
        chips = (self.chip(seat, score) for seat, score in enumerate(shown))
        return tag("header", *chips, id="seats", tabindex="0", role="group", aria_label=self.say("who-sits"))

    def chip(self, seat: int, score: str) -> str:
        one = self.one(seat)
        decides = self.now is not None and seat in self.now.seats
        who = self.who(seat)
        state = "agent" if one.agent else "here" if seat in self.scene.here else "away"
        more = ["asked"] * decides + ["me"] * (seat == self.seat) + ["thinking"] * (seat == self.scene.thinking)
        classes = " ".join(["chip", f"f-{slug(self.names[seat])}", state, *more])
        return self.sayings.once(("chip", seat, score, who, state, classes), lambda: self._chip(seat, score, who, state, classes))

    def one(self, seat: int) -> Seat:
        return self.scene.seats[seat] if seat < len(self.scene.seats) else Seat()

    def who(self, seat: int) -> str:
        """Who sits there: an agent by its level, a person by name."""
        one = self.one(seat)
        nobody = "you" if seat in self.scene.mine else "guest" if one.guest else "empty-seat"
        return self.agent(one) or one.name or self.say(nobody)

    def _chip(self, seat: int, score: str, who: str, state: str, classes: str) -> str:
        name = self.sayings.seats[seat]
        return tag(
            "span",
            tag("b", plain(name), id=f"chip-name-{seat}"),
            tag("i", plain(who), id=f"chip-who-{seat}"),
            tag("strong", score, id=f"chip-score-{seat}") if score else "",
            id=f"chip-{seat}",
            class_=classes,
            data_pick=self.sayings.keys[seat],
            title=f"{name}: {who}, {self.say(f'seat-{state}')}",
        )

    def agent(self, one: Seat) -> str:
        """What an agent is called: by its level where it has one."""
        key = f"level-{one.agent if one.guest else one.name or one.agent}"
        return self.say(key) if one.agent and self.texts.has(key) else one.agent

    # -- the prompt ----------------------------------------------------------------------------------------------------------

    def prompt(self) -> str:
        body, kind = (
            (self.over(), "over") if self.now is None else (self.mine(), "mine") if self.asked else (self.theirs(), "theirs")
        )
        return tag("section", *body, self.asides(), self.manners(), id="prompt", class_=kind, aria_live="polite", tabindex="-1")

    def lesson(self) -> str:
        """What is taught or to be solved here, for the one who plays."""
        name, header = self.scene.manners.agreed.lesson if self.scene.manners else "", self.scene.header
        lesson = lessons_of(self.game).get(name)
        if header is None or self.seat not in self.scene.mine or self.scene.replay:
            return ""
        if lesson is None or self.seat != lesson.seat:
            return beside_table(self.game, header, self.scene.lines, self.scene.lang, self.say)
        view = LessonView(lesson, told(self.game, lesson, header, self.scene.lines), self.teller, self.say, self.asked)
        options = self.options()
        return view.drawn(options.kinds if options else [], self.words)

    def manners(self) -> str:
        """Where several people play: what they propose, and what one can do about the table."""
        manners = self.scene.manners
        if manners is None or self.seat is None or self.scene.replay or not self._company(manners):
            return ""
        return MannersView(manners, self.seat, self.scene.mine, self.say, self.teller.seat).drawn()

    def _company(self, manners: Manners) -> bool:
        """Whether somebody else sits here, or the viewer has something to be told."""
        return bool({*manners.people, *manners.away} - self.scene.mine) or self.seat in manners.away or manners.over

    def asides(self) -> str:
        """What the viewer may do at any time, asked or not."""
        if self.scene.replay or self.seat is None or self.now is None or self.seat not in self.scene.mine:
            return ""
        buttons = [
            tag("button", plain(self.teller.action(action)), type="button", data_aside=self.game.write(self.state, action))
            for action in self.state.asides(self.seat)
        ]
        return tag("p", *buttons, id="asides", class_="foot") if buttons else ""

    def mine(self) -> list[str]:
        assert self.now is not None
        rule = rule_of(self.now.step)
        return [
            tag("h2", plain(self.teller.question(self.now.step)), id="ask"),
            self.under(rule),
            tag("div", id="picks", data_local="1"),
            self.undo(),
        ]

    def question(self) -> str:
        """What the viewer is asked."""
        return self.teller.question(self.now.step) if self.now is not None else ""

    def under(self, rule: str) -> str:
        """The rule by which is asked; where there are words for it, they can be opened."""
        told = plain(self.say("rule", rule=rule)) if rule else ""
        if rule and tellers(self.game, rule):
            told = tag("button", told, type="button", class_="rule", data_rule=rule)
        return tag("p", told, id="why", class_="quiet")

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
        lines.append(self.under(rule))
        if self.scene.trouble:
            lines.append(tag("p", plain(self.say("trouble", trouble=self.scene.trouble)), id="trouble", class_="bad"))
        elif not self.scene.replay:
            lines += self.thinking()
        others = () if self.now.spared else self.now.seats
        mine = [seat for seat in others if seat in self.scene.mine and seat != self.seat and seat not in self.away]
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
        won, reason = self.result()
        report = tag("a", plain(self.say("end-look")), href=f"/t/{self.scene.table}/end") if self.scene.table else ""
        return [tag("h2", won, id="ask"), tag("p", reason, id="why"), tag("p", report, id="report")]

    def result(self) -> tuple[str, str]:
        """Who has won, and why."""
        result = self.state.result
        assert result is not None
        names = ", ".join(self.teller.seat(seat) for seat in result.winners)
        reason = self.teller.word("reason", result.reason)
        return plain(self.say("over", count=len(result.winners), names=names)), plain(f"{reason[:1].upper()}{reason[1:]}.")

    def options(self) -> Choices | None:
        """What the asked seat may do: only its own page gets it."""
        if not self.asked or self.seat is None or self.now is None:
            return None
        if self._options is None:
            self._options = (choices(self.game, self.state, self.now, self.seat, self.teller),)
        return self._options[0]

    def narrowed(self, kind: int, picks: list[Pick]) -> KindChoice | None:
        """What is left of a kind of action after some picks."""
        if not self.asked or self.seat is None or self.now is None:
            return None
        return narrowed(self.game, self.state, self.now, self.seat, self.teller, kind, picks)

    # -- panels and journal ----------------------------------------------------------------------------------------------------

    def tabs(self, order: list[Panel]) -> str:
        """The boards of all seats, mine first, one at a time; where there is only one it needs no tab."""
        seats = tuple(panel.seat for panel in order)
        return self.sayings.once(("tabs", seats), lambda: self._tabs(order))

    def _tabs(self, order: list[Panel]) -> str:
        names = ["middle" if panel.seat is None else str(panel.seat) for panel in order]
        titles = [self.say("middle") if panel.seat is None else self.teller.seat(panel.seat) for panel in order]
        buttons = [
            tag("button", plain(title), type="button", role="tab", data_tab=name, aria_controls=f"panel-{name}")
            for name, title in zip(names, titles, strict=True)
        ]
        return tag("div", *(buttons if len(order) > 1 else ()), id="tabs", role="tablist", aria_label=self.say("boards"))

    def panel(self, panel: Panel) -> str:
        said = self.scene.promises.get(-1 if panel.seat is None else panel.seat, ())
        return self.sayings.once(("panel", panel.seat, panel.title, panel.body, said), lambda: self._panel(panel, said))

    def _panel(self, panel: Panel, said: tuple[str, ...]) -> str:
        keys = self.sayings.keys[panel.seat] if panel.seat is not None else None
        name = "middle" if panel.seat is None else str(panel.seat)
        faction = f"f-{slug(self.names[panel.seat])}" if panel.seat is not None else ""
        body = tag("div", panel.body, id=f"panel-body-{name}")
        head = tag("h3", plain(panel.title), data_pick=keys, id=f"panel-title-{name}")
        promised = [tag("li", plain(text)) for text in said]
        told = tag("ul", *promised, class_="promises", id=f"promises-{name}", title=self.say("promised")) if said else ""
        return tag("section", head, told, body, id=f"panel-{name}", class_=f"panel {faction}".strip())
