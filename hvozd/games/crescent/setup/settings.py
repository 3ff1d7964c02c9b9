"""The settings of a table of Crescent Moon, and what follows from those that are given (CM-1.1, CM-3.2, CM-3.9)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hvozd.core import Rng, Ruling, Setting, SettingError
from hvozd.games.crescent.components import CAST, read_overlay, tables
from hvozd.kit import rulings

VARIABLE = "variable"
"""The layout that the players lay themselves (CM-17)."""

ROUNDS = "3"
"""CM-12.3, CM-19.4: how often terms are answered by other terms, unless the table says otherwise."""

SEATS = tuple(str(seats) for seats in tables("").tiles_for if seats <= len(CAST))

RULINGS = (Ruling("A-08", ("CM-7.5.2",)),)
"""Rulings of the ledger that leave a sentence of the rulebook: the letter is the default, these are switches."""

SETTINGS = (
    Setting("seats", "number of players; with four the last in turn order stays out", SEATS),
    Setting("years", "length: 3 standard, 4 long", ("3", "4")),
    Setting("layout", "a fixed layout for the number of players, or the variable setup", (*tables("").layouts, VARIABLE)),
    Setting("rounds", "most counter-offers in one bargain", ("1", "2", "3", "5")),
    Setting("components", "a TOML file with corrections to the component tables"),
    rulings.setting(RULINGS),
)


def resolve(settings: Mapping[str, str], seed: int) -> dict[str, Any]:
    """CM-1.1, CM-3.2, CM-3.9: what is not given is drawn from the seed."""
    given = read(settings)
    rng = Rng(seed).fork(1)
    overlay = read_overlay(Path(given["components"])) if "components" in given else ""
    layouts = tables(overlay).layouts
    layout = given.get("layout", "")
    fixed = str(layouts[layout].seats) if layout in layouts else ""
    seats = given.get("seats") or fixed or rng.pick(SEATS)
    fitting = [name for name in layouts if str(layouts[name].seats) == seats]
    if fixed and fixed != seats:
        names = ", ".join(fitting)
        sentence = f"Layout {layout} is for {fixed} players (CM-3.2); for {seats} there are {names}."
        raise SettingError(sentence, "refused-layout", layout=layout, players=int(fixed), seats=seats, fitting=names)
    years = given.get("years") or rng.pick(("3", "4"))
    layout = layout or rng.pick((*fitting, VARIABLE))
    rounds = int(given.get("rounds") or ROUNDS)
    resolved = {"seats": int(seats), "years": int(years), "layout": layout, "rounds": rounds, "components": overlay}
    asked = known()[rulings.NAME].read(settings[rulings.NAME]) if rulings.NAME in settings else ()
    switched = rulings.switched_on(RULINGS, {rulings.NAME: asked}, seed)
    return resolved | ({rulings.NAME: switched} if switched else {})


def known() -> dict[str, Setting]:
    return {setting.name: setting for setting in SETTINGS}


def read(settings: Mapping[str, str]) -> dict[str, str]:
    """The value of each setting that is given; an unknown setting or value is refused."""
    names = ", ".join(known())
    for name in settings:
        if name not in known():
            sentence = f"Crescent Moon has no setting '{name}'; it has {names}."
            raise SettingError(sentence, "refused-option", option=name, options=names)
    return {name: known()[name].read(text)[0] for name, text in settings.items() if name != rulings.NAME}
