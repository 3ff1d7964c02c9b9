"""Crescent Moon: five unequal powers on a map of hexes, for four or five players."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hvozd.core import Game, Option, OptionError, Rng
from hvozd.core.picture import Picture
from hvozd.games.crescent.actions.march import WAYS
from hvozd.games.crescent.census import census
from hvozd.games.crescent.characters import CAST
from hvozd.games.crescent.components import read_overlay, tables
from hvozd.games.crescent.conflict import STANCES
from hvozd.games.crescent.setup import VARIABLE, Begin
from hvozd.games.crescent.state import ORDERS, CrescentState, new_state
from hvozd.games.crescent.tables import CHARACTERS as NAMES
from hvozd.games.crescent.tables import MARKETS, STRUCTURES
from hvozd.games.crescent.view import CrescentView, make_view, redeal

LAYOUTS = tuple(tables("").layouts)


class Crescent(Game):
    """CM-1.1, CM-1.2: four or five seats, three or four years, a fixed layout or the variable setup."""

    name = "crescent"
    title = "Crescent Moon"
    version = "1"
    state = CrescentState
    options = (
        Option("seats", "number of players; with four the Nomad stays out", ("4", "5")),
        Option("years", "length: 3 standard, 4 long", ("3", "4")),
        Option("layout", "a fixed layout for the number of players, or the variable setup", (*LAYOUTS, VARIABLE)),
        Option("components", "a TOML file with corrections to the component tables"),
    )

    def resolve(self, options: Mapping[str, str], seed: int) -> dict[str, Any]:
        """CM-1.1, CM-3.2, CM-3.9: what is not given is drawn from the seed."""
        known = {option.name: option for option in self.options}
        names = ", ".join(known)
        for name in options:
            if name not in known:
                sentence = f"Crescent Moon has no option '{name}'; it has {names}."
                raise OptionError(sentence, "refused-option", option=name, options=names)
        given = {name: known[name].read(text)[0] for name, text in options.items()}
        rng = Rng(seed).fork(1)
        overlay = read_overlay(Path(given["components"])) if "components" in given else ""
        layouts = tables(overlay).layouts
        layout = given.get("layout", "")
        fixed = str(layouts[layout].seats) if layout in layouts else ""
        seats = given.get("seats") or fixed or rng.pick(("4", "5"))
        fitting = [name for name in layouts if str(layouts[name].seats) == seats]
        if fixed and fixed != seats:
            names = ", ".join(fitting)
            sentence = f"Layout {layout} is for {fixed} players (CM-3.2); for {seats} there are {names}."
            raise OptionError(sentence, "refused-layout", layout=layout, players=int(fixed), seats=seats, fitting=names)
        years = given.get("years") or rng.pick(("3", "4"))
        layout = layout or rng.pick((*fitting, VARIABLE))
        return {"seats": int(seats), "years": int(years), "layout": layout, "components": overlay}

    def new(self, options: Mapping[str, Any], seed: int) -> CrescentState:
        g = new_state(options["components"], options["seats"], options["years"], seed)
        g.then(Begin(options["layout"]))
        return g

    def view(self, g: CrescentState, seat: int | None) -> CrescentView:
        return make_view(g, seat)

    def redeal(self, g: CrescentState, seat: int | None, rng: Rng) -> None:
        redeal(g, seat, rng)

    def words(self, g: CrescentState) -> Mapping[str, tuple[str, ...]]:
        t = g.tables
        return {
            "seat": NAMES,
            "hex": t.tiles,
            "card": t.cards,
            "structure": STRUCTURES,
            "market": MARKETS,
            "way": WAYS,
            "stance": STANCES,
            "order": ORDERS,
            "group": ("a", "b"),
            "token": ("stays", "goes"),
        }

    def census(self, g: CrescentState) -> object:
        """CM-19.5: every piece and card is in exactly one place."""
        return census(g)

    def seat_names(self, g: CrescentState) -> tuple[str, ...]:
        return tuple(character.name for character in CAST[: g.seats])

    def scores(self, g: CrescentState) -> tuple[int, ...]:
        """CM-5.14, CM-16.1: points are face down until the end."""
        return tuple(g.vp) if g.result is not None else (0,) * g.seats

    def evaluation(self) -> Any:
        from hvozd.games.crescent.evaluate import CrescentEvaluation

        return CrescentEvaluation(self)

    def board(self, view: CrescentView, seat: int | None, lang: str = "en") -> str:
        from hvozd.games.crescent.terminal import board

        return board(view, seat, lang)

    def picture(self, view: CrescentView, seat: int | None, lang: str = "en") -> Picture:
        from hvozd.games.crescent import board

        return board.picture(view, seat, lang)

    def symbols(self, lang: str = "en") -> Mapping[str, str]:
        from hvozd.games.crescent import board

        return board.symbols(lang)
