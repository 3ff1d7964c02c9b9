"""What is left of an answer when its words are left out: elements and attributes, keys and numbers, where it leads."""

import re
from html.parser import HTMLParser

from tests.web.caller import Answer

LEADS = (b"location", b"content-type", b"content-disposition", b"cache-control", b"retry-after")
WORDS = ("aria-label", "title", "placeholder", "alt", "content", "style")
"""Attributes that hold words, of which only the numbers count, or looks."""
DRAWN = (b"image/svg", b"text/css", b"javascript")
"""Games draw these."""
VERSION = re.compile(r"\?v=[\w.]+")
NUMBER = re.compile(r"\d+(?:\.\d+)?")
PARTS = re.compile(r'"\w+"(?=:)|[\[\]{}]|true|false|null|-?\d+(?:\.\d+)?')


def shape(answer: Answer) -> list[str]:
    """The same for two answers that differ in words, in the drawing of a board or in the looks of a page."""
    headers = dict(answer.headers)
    found = [str(answer.status), *(headers[name].decode("latin-1") for name in LEADS if name in headers)]
    kind, body = headers.get(b"content-type", b""), answer.body.decode(errors="replace")
    if any(each in kind for each in DRAWN):
        return found
    if b"html" not in kind:
        return [*found, *PARTS.findall(body)]
    outline = _Outline()
    outline.feed(body)
    return found + outline.found


class _Outline(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.boards = 0
        """How deep in the drawing of a board."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        drawing = tag == "svg" and "chart" not in attributes.get("class", "")
        if self.boards or drawing:
            self.boards += tag == "svg"
            return
        self.found.append(tag)
        self.found += [_attribute(name, value) for name, value in sorted(attributes.items())]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "svg":
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if not self.boards:
            self.found.append(f"/{tag}")
        self.boards -= bool(self.boards) and tag == "svg"

    def handle_data(self, data: str) -> None:
        if not self.boards:
            self.found += NUMBER.findall(data)


def _attribute(name: str, value: str) -> str:
    if name in WORDS or (name.startswith("data-") and " " in value):
        return f"{name} {NUMBER.findall(value)}"
    return f"{name}={VERSION.sub('', value)}"
