"""Positions of random games to read and write, and ways to damage, bend and edit their texts."""

import os
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import hvozd
from hvozd.core import Rng
from hvozd.core.flow import apply, decision
from hvozd.kit.front import Session
from hvozd.kit.positions.trial import run

LONG = bool(os.environ.get("HVOZD_LONG"))
"""With HVOZD_LONG=1 the tests have their full size; `make positions` runs them so."""
SEED = int(os.environ.get("HVOZD_SEED", "0"))
"""Other games and other edits: `make positions SEED=7`."""
GAMES = ("root", "defenders", "crescent", "harrow")


def walk(name: str, seed: int, every: int, most: int = 100_000) -> Iterator[Session[Any, Any]]:
    """A random game, stopped at every so many decisions; questions to several seats are answered by any of them."""
    game, rng = hvozd.new(name, seed=seed), Rng(seed)
    at = 0
    while (now := game.decision) is not None and at < most:
        if at % every == seed % every:
            yield game
        seat = rng.pick(now.seats)
        game.play(now.options(seat).sample(rng), seat)
        at += 1


@cache
def texts(name: str, games: int = 6) -> tuple[str, ...]:
    """The texts of some positions of some games, and the first position of each."""
    found = []
    for seed in range(SEED, SEED + games):
        for game in walk(name, seed, 37, 160):
            found.append(game.position())
    return tuple(found)


def play_on(game: Any, g: Any, rng: Rng, decisions: int) -> list[tuple[int, str]]:
    """So many random decisions on a clone: who answered what."""
    g = g.clone()
    g.journal = None
    done = []
    for _ in range(decisions):
        now = decision(g)
        if now is None:
            assert g.result is not None, "the game stopped without an end"
            break
        seat = rng.pick(now.seats)
        action = now.options(seat).sample(rng)
        done.append((seat, game.write(g, action)))
        apply(g, seat, action)
        run(g)
    return done


def damaged(text: str, rng: Rng) -> str:
    """The text as nobody may write it: cut, misspelt, doubled, with brackets lost."""
    lines = text.splitlines()
    at = 1 + rng.below(len(lines) - 1)
    key, _, value = lines[at].partition(": ")
    match rng.below(7):
        case 0:
            lines[at] = lines[at].replace(":", "", 1)
        case 1:
            lines[at] = f"{key}x: {value}"
        case 2:
            lines[at] = f"{key}: {value}, §§"
        case 3:
            lines[at] = f"{key}: {value}) ("
        case 4:
            lines.insert(at, f"no such thing {rng.below(99)}: 3")
        case 5:
            whole = [line for line in lines[1:] if not line.startswith(("then", "answered"))]
            lines.append(rng.pick(whole))
        case _:
            lines[0] = rng.pick((lines[0] + " · " + "nosetting 3", lines[0].replace(" ", "-", 1), "chess", ": " + lines[0]))
    return "\n".join(lines)


def edited(text: str, others: tuple[str, ...], rng: Rng) -> str:
    """The text with one to three small changes that may or may not be possible."""
    lines = text.splitlines()
    for _ in range(1 + rng.below(3)):
        at = 1 + rng.below(len(lines) - 1)
        lines = EDITS[rng.below(len(EDITS))](lines, at, rng.pick(others).splitlines(), rng)
        if len(lines) < 2:
            break
    return "\n".join(lines) + "\n"


def _number(lines: list[str], at: int, other: list[str], rng: Rng) -> list[str]:
    """Another number."""
    numbers = list(re.finditer(r"(?<![\w-])\d{1,2}(?![\w-])", lines[at]))
    if numbers:
        found = rng.pick(numbers)
        lines[at] = f"{lines[at][: found.start()]}{rng.below(9)}{lines[at][found.end() :]}"
    return lines


def _word(lines: list[str], at: int, other: list[str], rng: Rng) -> list[str]:
    """A word in the place of another one."""
    words = re.findall(r"[a-z][\w-]+", "\n".join(lines[1:]))
    found = list(re.finditer(r"[a-z][\w-]+", lines[at].partition(":")[2]))
    if found:
        one, start = rng.pick(found), lines[at].index(":") + 1
        lines[at] = lines[at][: start + one.start()] + rng.pick(words) + lines[at][start + one.end() :]
    return lines


def _drop(lines: list[str], at: int, other: list[str], rng: Rng) -> list[str]:
    """A line left out."""
    return lines[:at] + lines[at + 1 :]


def _item(lines: list[str], at: int, other: list[str], rng: Rng) -> list[str]:
    """One thing of a row left out, or put elsewhere."""
    key, _, value = lines[at].partition(": ")
    items = value.split(", ")
    moved = items.pop(rng.below(len(items)))
    lines[at] = f"{key}: {', '.join(items) or '-'}"
    if rng.below(2):
        to = 1 + rng.below(len(lines) - 1)
        lines[to] += f", {moved}"
    return lines


def _swap(lines: list[str], at: int, other: list[str], rng: Rng) -> list[str]:
    """What two lines say, exchanged."""
    to = 1 + rng.below(len(lines) - 1)
    (one, _, first), (two, _, second) = lines[at].partition(": "), lines[to].partition(": ")
    lines[at], lines[to] = f"{one}: {second}", f"{two}: {first}"
    return lines


def _foreign(lines: list[str], at: int, other: list[str], rng: Rng) -> list[str]:
    """A line of another position, in the place of the own one if there is one."""
    line = other[1 + rng.below(len(other) - 1)]
    key = line.partition(":")[0]
    if key in ("then", "answered"):
        lines.insert(at, line)
        return lines
    return [line if own.partition(":")[0] == key else own for own in lines]


EDITS = (_number, _number, _word, _word, _drop, _item, _swap, _foreign, _foreign)
