"""Options of a game as fields of a form, and the option's text from what such fields post."""

from hvozd.core import Setting
from hvozd.core.spelling import whole
from hvozd.kit.markup import plain, tag
from hvozd.kit.texts import Texts
from hvozd.web.requests import Refused

FOLDED = 8
"""An option of more boxes than this is shown folded."""


class Fields:
    """The fields of a game's options: a list to choose from, one list for each place, or boxes to tick."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def field(self, option: Setting) -> str:
        if not option.many:
            return tag("label", self.label(option), self.choice(option, self.unset(option)))
        return self.in_order(option) if option.places else self.boxes(option)

    def label(self, option: Setting) -> str:
        """What the form calls it: shorter than what the option is about, where the game has such a text."""
        keys = (f"label-{option.name}", f"option-{option.name}")
        return plain(next((self.texts.get(key) for key in keys if self.texts.has(key)), option.about))

    def named(self, option: Setting, value: str) -> str:
        key = f"{option.word or option.name}-{value}".replace(".", "_")
        return plain(self.texts.get(key) if self.texts.has(key) else value)

    def unset(self, option: Setting) -> str:
        """What happens if nothing is chosen."""
        key = f"unset-{option.name}"
        return plain(self.texts.get(key if self.texts.has(key) else "by-chance"))

    def choice(self, option: Setting, unset: str, label: str | None = None) -> str:
        values = [tag("option", self.named(option, value), value=value) for value in option.values if value != option.chance]
        return tag("select", tag("option", unset, value=""), *values, name=f"option-{option.name}", aria_label=label)

    def in_order(self, option: Setting) -> str:
        """A place without a value of its own is drawn where the option can do so; else only all of them together are."""
        label, unset = self.label(option), self.unset(option)
        later = unset if option.chance else "–"
        lists = [self.choice(option, later if place else unset, f"{label}: {place + 1}") for place in range(option.places)]
        rows = [tag("label", tag("span", f"{number}."), one) for number, one in enumerate(lists, 1)]
        return tag("fieldset", tag("legend", label), tag("div", *rows, class_="places", data_seats="" if option.chance else None))

    def boxes(self, option: Setting) -> str:
        ticks = []
        for value in option.values:
            box = f'<input type="checkbox" name="option-{option.name}" value="{value}"/>'
            ticks.append(tag("label", box, " ", self.named(option, value)))
        note = tag("small", plain(self.texts.get("nothing-ticked")))
        inner = tag("div", *ticks, class_="ticks")
        if len(option.values) <= FOLDED:
            return tag("fieldset", tag("legend", self.label(option), " ", note), inner)
        return tag("details", tag("summary", self.label(option), " ", note), inner, class_="folded")


def posted(option: Setting, text: str, seats: str) -> str:
    """The text of an option from that of its fields, joined by commas: "a,,b,," of five lists in order, "a,b" of boxes."""
    parts = text.split(",") if option.many else [text]
    if any(part != part.strip() for part in parts):
        raise Refused(400, "error-form")
    if not option.places:
        return ",".join(part for part in parts if part)
    last = max((place for place, part in enumerate(parts, 1) if part), default=0)
    if not last:
        return ""
    if option.chance:
        most = whole(seats) or 0
        return ",".join(part or option.chance for part in parts[: max(last, most)])
    if not all(parts[:last]):
        raise Refused(400, "error-gap")
    return ",".join(parts[:last])
