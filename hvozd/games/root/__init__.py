"""Root: a game of woodland might and right, complete and by the letter of its Law."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from hvozd.core import Game, Picture, Rng, Vocabulary
from hvozd.core.rooms import room

from hvozd.games.root import hooks, rules, cards, factions, clockwork, maps  # isort: skip  # in the order they need
from hvozd.games.root.hidden.census import census
from hvozd.games.root.hidden.redeal import redeal
from hvozd.games.root.hidden.view import RootView, view
from hvozd.games.root.hooks import faction
from hvozd.games.root.setup import start, stored
from hvozd.games.root.setup.migrations import MIGRATIONS
from hvozd.games.root.setup.outside import receive
from hvozd.games.root.setup.seats import sit
from hvozd.games.root.setup.settings import resolve, table_rulings, table_settings
from hvozd.games.root.state import Board, RootState
from hvozd.games.root.words import vocabulary

__all__ = ["Root", "cards", "clockwork", "factions", "hooks", "maps"]
ROOMS = (rules.ROOM, room(start.__name__), cards.ROOM, maps.ROOM, *factions.ROOMS, *clockwork.ROOMS)


def write_rootlog(record: Any) -> str:
    """A finished game in the notation of the players' own archive."""
    from hvozd.games.root.notation.rootlog import rootlog

    return rootlog(record)


def write_for_parser(record: Any) -> str:
    """The same in the dialect that the archive's program reads."""
    from hvozd.games.root.notation.rootlog import rootlog

    return rootlog(record, "parser")


def read_rootlog(text: str) -> Any:
    """A game that people wrote down in that notation."""
    from hvozd.games.root.notation.arbiter import report

    return report(text)


class Root(Game[RootState, RootView]):
    """The Game: one screen that shows all the parts."""

    name = "root"
    title = "Root"
    version = "2"
    migrations = MIGRATIONS
    state = RootState
    settings = table_settings()
    rulings = table_rulings()
    rooms = ROOMS
    exports: ClassVar[Mapping[str, Callable[[Any], str]]] = {
        "rootlog": write_rootlog,
        "rootlog-parser": write_for_parser,
    }
    imports: ClassVar[Mapping[str, Callable[[str], Any]]] = {"rootlog": read_rootlog}

    def __init__(self) -> None:
        """Factions of other packages come now, not when this package is imported: they import it themselves."""
        if visitors := receive():
            Root.rooms = (*ROOMS, *visitors)
            Root.settings = table_settings()
            Root.rulings = table_rulings()

    def resolve(self, settings: Mapping[str, str], seed: int) -> dict[str, Any]:
        return resolve(self.settings, settings, seed)

    def sit(self, names: list[str], settings: dict[str, str]) -> tuple[list[str], dict[str, str]]:
        return sit(names, settings)

    def given(self, resolved: Mapping[str, Any]) -> dict[str, str]:
        return stored.given(resolved)

    def new(self, settings: Mapping[str, Any], seed: int) -> RootState:
        return start.first_position(settings, seed)

    def view(self, g: RootState, seat: int | None) -> RootView:
        return view(g, seat)

    def redeal(self, g: RootState, seat: int | None, rng: Rng) -> None:
        redeal(g, seat, rng)

    def words(self, g: RootState) -> Vocabulary:
        return vocabulary(tuple(g.factions), g.map)

    def census(self, g: RootState) -> Any:
        return census(g)

    def seat_names(self, g: RootState) -> tuple[str, ...]:
        return tuple(faction(g, seat).name for seat in range(g.seats))

    def automatic(self, g: RootState) -> tuple[int, ...]:
        return tuple(seat for seat in range(g.seats) if g.bots >> seat & 1)

    def scores(self, g: RootState, seat: int | None = None) -> tuple[int, ...]:
        return tuple(g.vp)

    def text(self, view: Any, seat: int | None, lang: str = "en") -> str:
        from hvozd.games.root.table.text import text

        return text(view, seat, lang)

    def legend(self, lang: str = "en") -> list[str]:
        from hvozd.games.root.table.legend import legend

        return legend(self, lang)

    def picture(self, view: Any, seat: int | None, lang: str = "en") -> Picture:
        from hvozd.games.root.table import svg

        return svg.picture(view, seat, lang)

    def lobby(self) -> dict[str, Any]:
        from hvozd.games.root.table.ready import introduced

        return introduced(self, super().lobby())

    def symbols(self, lang: str = "en") -> Mapping[str, str]:
        from hvozd.games.root.table import svg

        return svg.symbols(lang)

    def notation(self, settings: Mapping[str, Any]) -> Any:
        from hvozd.games.root.notation.position import RootLayout

        return RootLayout(self, settings)

    def evaluation(self) -> Any:
        from hvozd.games.root.mind.value import RootEvaluation

        return RootEvaluation(self)

    def unions(self) -> Mapping[type, Iterable[type]]:
        return {**super().unions(), Board: self.kinds(Board)}
