"""Actions of a Rootlog as what they tell: `(w+2Ew)3->` tells of one warrior and of two of another's."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

Key: TypeAlias = tuple[str, ...]
"""What is told, without how often: `("move", "Cw", "3", "7")`, `("fight", "C", "E", "3")`, `("score", "C", "++")` …"""


class Told(NamedTuple):
    key: Key
    number: int = 1


CLEARING = r"(?:1[0-2]|\d)"
PLACE = rf"(?:{CLEARING}(?:_{CLEARING}){{2,}}|{CLEARING}|[A-Z]?\$)"
FIGHT = re.compile(rf"([A-Z]?)X([A-Z])({CLEARING})((?:[BFMR]?@)*)(?:\((\d),(\d)\))?")
SCORE = re.compile(r"([A-Z]?)(\+\+|--)(\d*)")
CRAFT = re.compile(r"Z(%?[a-z]+)")
CARD = re.compile(r"(\d*)([BFMR]?#[@a-z]*)([A-Z]?\$|[A-Z]|\*|)")
ITEM = re.compile(rf"(\d*)(%[sbcxhtrf])(d?[re]?|{CLEARING}|[A-Z]?\$)")
PIECE = re.compile(rf"(\d*)([A-Z]?)(w|p|[bt](?:_[a-z])?)({PLACE}|)")
FERRY = re.compile(rf"[fr]({CLEARING})")
CARD_TARGET = re.compile(r"[A-Z]?\$|\$_[rmxb]|[A-Z]|")
ITEM_TARGET = re.compile(r"[A-Z]?\$|[desr](?:\+[desr])?|")
SAID = tuple(
    re.compile(pattern)
    for pattern in (
        r"\$_[hrm]?->\d?",
        r"\$_f->\d+",
        r"\$_h?o->[FRM]",
        r"([VG]?)\$_[A-Z]->[h012a]",
        r"#[a-z]+(?:D\$)?->\$?",
        r"\+\+->[A-Z]?\$",
        rf"(P?)t{CLEARING}\^t_[bsre]",
        rf"t{CLEARING}<->t{CLEARING}",
        rf"\?Pt_[bsre]{CLEARING}",
        rf"{CLEARING}_{CLEARING}->",
        r"\d*(?:[BFMR]?#)?[A-Z]?\^[A-Z]?",
    )
)
WORN = (("→", "->"), ("—>", "->"), ("–>", "->"), ("=>", "->"), ("−", "-"), ("×", "X"))
"""Signs that people and their keyboards write instead."""


def tidy(action: str) -> str:
    action = re.sub(r"\s+", "", action)
    for worn, sign in WORN:
        action = action.replace(worn, sign)
    return action


@cache
def told(action: str, faction: str) -> tuple[Told, ...] | None:
    """What an action on a faction's line tells; None: it cannot be read."""
    if found := FIGHT.fullmatch(action):
        return (Told(("fight", found[1] or faction, found[2], found[3])),)
    if found := SCORE.fullmatch(action):
        return (Told(("score", found[1] or faction, found[2]), int(found[3] or 1)),)
    if found := CRAFT.fullmatch(action):
        return (Told(("craft", faction, found[1])),)
    if any(pattern.fullmatch(action) for pattern in SAID):
        return (Told(("said", action)),)
    try:
        return tuple(moves(action, faction))
    except ValueError:
        return None


def moves(action: str, faction: str) -> Iterator[Told]:
    left, arrow, right = action.partition("->")
    if not arrow:
        raise ValueError(action)
    group = re.fullmatch(r"\(([^()]+)\)(.*)", left)
    parts = [part + group[2] for part in group[1].split("+")] if group else left.split("+")
    for part in parts:
        yield from one_thing(part, right, faction)


def one_thing(part: str, right: str, faction: str) -> Iterator[Told]:
    def board(place: str) -> str:
        return faction + place if place == "$" else place

    card, item = CARD.fullmatch(part), ITEM.fullmatch(part)
    found = card if card and CARD_TARGET.fullmatch(right) else item if item and ITEM_TARGET.fullmatch(right) else None
    if found:
        yield Told(("move", found[2], board(found[3]), board(right)), int(found[1] or 1))
    elif (found := FERRY.fullmatch(part)) and re.fullmatch(CLEARING, right):
        yield Told(("move", "r", found[1], right))
    elif (found := PIECE.fullmatch(part)) and all(re.fullmatch(PLACE, target) or not right for target in right.split("+")):
        for target in right.split("+"):
            thing = (found[2] or faction) + found[3]
            yield Told(("move", thing, board(found[4]), board(target)), int(found[1] or 1))
    else:
        raise ValueError(part)


def rolls(action: str) -> tuple[int, int] | None:
    """The dice of a battle, the attacker's first; None: it is none, or they are not told."""
    found = FIGHT.fullmatch(action)
    return (int(found[5]), int(found[6])) if found and found[5] else None


def ambushes(action: str, faction: str) -> list[tuple[str, str]]:
    """Whose hands gave an ambush card in a battle, and its suit: the defender's first."""
    found = FIGHT.fullmatch(action)
    if not found:
        return []
    sides = (found[2], found[1] or faction)
    return list(zip(sides, found[4].split("@")[:-1], strict=False))
