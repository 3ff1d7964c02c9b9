"""Good inputs bent: bytes flipped, cut, doubled, spliced, numbers and words put in the place of others."""

import re

from hvozd.core import Rng

NUMBERS = ("0", "-1", "1", "2", "99", "255", "65536", str(1 << 31), str(1 << 63), str(1 << 64), "9" * 400, "1e400", "0.5", "NaN")
WORDS = (
    "",
    " ",
    "\0",
    "none",
    "null",
    "true",
    "any",
    "all",
    "x" * 3000,
    "é",
    "٣",
    "\u202e",
    "\ud7ff",
    "../..",
    "[" * 2000,
    '"',
    "{}",
)
MARKS = (",", ";", ":", ">", "=", "(", ")", "[", "]", "{", "}", "+", "*", "/", "\\", "\n", "\r", "\t", "-", "%", "&", "#", "?")
_NUMBER, _WORD = re.compile(r"\d+"), re.compile(r"[^\W\d_]{2,}")


def bent(text: str, others: list[str], rng: Rng) -> str:
    """A text of others bent a few times."""
    for _ in range(1 + rng.below(3)):
        text = _bend(text, others, rng)[:200_000]
    return text


def _bend(text: str, others: list[str], rng: Rng) -> str:
    at, end = sorted((rng.below(len(text) + 1), rng.below(len(text) + 1)))
    match rng.below(10):
        case 0:
            return text[:at] + text[end:]
        case 1:
            return text[:end] + text[at:]
        case 2:
            return text[:at] + rng.pick(MARKS) + text[at:]
        case 3:
            return text[:at] + rng.pick(WORDS) + text[end if rng.below(2) else at :]
        case 4:
            return text[:at] + rng.pick(others)[rng.below(8) :]
        case 5:
            return text[:at] + chr(rng.pick((1 + rng.below(126), 0x80 + rng.below(0x700), 0x4E00, 0x1F332))) + text[at + 1 :]
        case 6 | 7:
            return _swapped(text, _NUMBER, rng.pick(NUMBERS), rng)
        case 8:
            return _swapped(text, _WORD, rng.pick(WORDS), rng)
        case _:
            return _swapped(text, _WORD, rng.pick(_WORD.findall(rng.pick(others)) or ["x"]), rng)


def _swapped(text: str, what: re.Pattern[str], put: str, rng: Rng) -> str:
    """One of the numbers or words of a text is another one."""
    found = list(what.finditer(text))
    if not found:
        return text + put
    one = rng.pick(found)
    return text[: one.start()] + put + text[one.end() :]
