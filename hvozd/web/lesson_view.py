"""What a table shows of a lesson: one sentence at a time, what it suggests, and the way out."""

from collections.abc import Callable
from typing import Any

import msgspec

from hvozd.core import Action
from hvozd.kit.lessons import Lesson, Told
from hvozd.kit.markup import plain, tag
from hvozd.kit.texts import Teller
from hvozd.web.choices import KindChoice, in_order

Say = Callable[..., str]


class LessonView:
    """Written for the learner; `asked` says whether it is the learner's turn to answer."""

    def __init__(self, lesson: Lesson, told: Told, teller: Teller, say: Say, asked: bool) -> None:
        self.lesson, self.told, self.teller, self.say, self.asked = lesson, told, teller, say, asked

    def drawn(self, kinds: list[KindChoice], words: Any) -> str:
        step = self.told.step if self.asked else None
        number = self.told.number if step else self.told.place.behind
        return tag(
            "section",
            tag("h2", plain(self.teller.texts.get(self.lesson.key("title"))), tag("span", self.count(number), class_="quiet")),
            *(tag("p", plain(text), class_="page") for text in self.pages()),
            self.suggestion(),
            self.foot(),
            id="lesson",
            aria_label=self.say("lesson"),
            data_step=f"{number}{step.say if step else ''}",
            **self.wanted(kinds, words),
        )

    @property
    def over(self) -> bool:
        return self.told.place.over(self.lesson)

    def count(self, number: int) -> str:
        return "" if self.over else f"{number + 1}/{len(self.lesson.steps)}"

    def pages(self) -> list[str]:
        """What is said now, one after the other; the learner who went another way is answered first."""
        if self.over:
            return [*self.aside(), self.text("end")]
        if not self.asked:
            return [self.say("lesson-wait")]
        step = self.told.step
        if step is None:
            return [*self.aside(), self.say("lesson-free")]
        first = [] if step.say in self.told.place.strayed else [self.text(part) for part in step.before]
        return [*self.aside(), *first, self.text(step.say)]

    def aside(self) -> list[str]:
        """What the room, or else anybody, says to one who did something else."""
        step = self.told.place.aside
        if not step:
            return []
        own = f"{step}-else"
        return [self.text(own) if self.teller.texts.has(self.lesson.key(own)) else self.say("lesson-else")]

    def text(self, part: str) -> str:
        return self.teller.texts.get(self.lesson.key(part))

    def suggestion(self) -> str:
        if self.action is None:
            return ""
        return tag("p", plain(self.say("lesson-try")), " ", tag("b", plain(self.teller.action(self.action))), class_="try")

    @property
    def action(self) -> Action | None:
        return self.told.action if self.asked else None

    def wanted(self, kinds: list[KindChoice], words: Any) -> dict[str, Any]:
        """Which kind of action, and which values, the page lets stand out."""
        action = self.action
        place = next((place for place, kind in enumerate(kinds) if action and kind.form == type(action).form), None)
        if action is None or place is None:
            return {}
        texts = [field.write(getattr(action, field.name), words) for field in in_order(type(action))]
        return {"data_kind": place, "data_values": msgspec.json.encode(texts).decode(), "data_action": self.teller.form(action)}

    def foot(self) -> str:
        leave = "lesson-play-on" if self.over else "lesson-leave"
        body = msgspec.json.encode({"seat": self.lesson.seat}).decode()
        return tag(
            "p",
            tag("button", plain(self.say("lesson-next")), type="button", class_="go next", hidden=""),
            tag("button", plain(self.say("lesson-do")), type="button", class_="do") if self.action else "",
            tag("button", plain(self.say(leave)), type="button", data_post="lesson", data_body=body, class_="leave"),
            tag("a", plain(self.say("lessons-all")), href="/lessons") if self.over else "",
            class_="foot",
        )
