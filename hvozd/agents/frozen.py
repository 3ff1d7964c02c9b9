"""The search of version 0.1, kept to compare with: it judges by the weights that were set by hand, whatever was learned."""

from collections.abc import Callable

from hvozd.agents import Place
from hvozd.agents.evaluate import evaluation_of
from hvozd.agents.ismcts import Ismcts, Search, Settings, budget_of
from hvozd.core import Action, Rng


class Frozen(Ismcts):
    """All parameters of the search are written out, so that newer defaults do not reach it."""

    def __init__(self, rng: Rng, settings: Settings | None = None) -> None:
        given = settings or Settings(iterations=400)
        budget = (given.iterations, given.seconds, given.processor)
        super().__init__(rng, Settings(*budget, worlds=48, loose=1.0, widen=3.0, power=0.4, tries=4))

    def choose(self, place: Place) -> Action:
        self.judge = evaluation_of(place.game)
        return super().choose(place)

    def without_gifts(self, search: Search, rows: list[tuple[Action, int, float]]) -> list[tuple[Action, int, float]]:
        return rows


def with_budget(text: str) -> Callable[[Rng], Frozen]:
    settings = budget_of(text)
    return lambda rng: Frozen(rng, settings)
