"""A simple greedy agent: it looks one action ahead and takes what leaves it with the best public position.

It sees nothing that its seat may not see: it looks ahead in a position that its seat imagines (`Place.imagine`). What
follows an action (a combat, an answer, a placement) is settled by plain habits until the next action begins.
"""

from typing import Any, ClassVar

from hvozd.core import Action, Options, Rng, advance, apply
from hvozd.core.flow import Decision
from hvozd.games.crescent.hooks import CHARACTERS
from hvozd.games.crescent.mind import haggle
from hvozd.games.crescent.mind.policy import SETTLED
from hvozd.games.crescent.rules.bargain import Bargain, Proposal, Refuse, Said, Standing, TakeBack
from hvozd.games.crescent.rules.objectives import payable, score_year
from hvozd.games.crescent.rules.orders import FreeWord, PassOn
from hvozd.games.crescent.state import HEXES, CrescentState

MOST = 48
"""Of a longer option list only so many options are looked at, as many of each kind as fit."""
LONG = 40
"""An action that takes more decisions to settle is judged unfinished."""
YEAR, COIN, CARD, UNIT, RESERVE, TOKEN, RIVAL = 0.6, 0.15, 0.25, 0.35, 0.15, 0.8, 0.3
"""What a point of each later year, a coin, a card, a unit on the map, one in reserve, a token and a rival's point weigh."""

ENDS = ("ChooseAction", "Window", "PayForPoints")
HABITS: dict[str, str] = {
    "ConflictWindow": "Pass",
    "MoveMore": "Stop",
    "BuildMore": "Stop",
    "BuyMore": "Stop",
    "FollowUp": "Stop",
    "RecruitMore": "Recruit",
    "Capture": "CaptureIt",
    "SackSettlement": "SackIt",
}
"""By question: the kind of action that settles it; where none is named, any option does."""


class Greedy:
    """Chooses for one seat by a look-ahead of one action; bargains by what a deal is worth to both sides."""

    bargains: ClassVar[bool] = True

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, place: Any) -> Action:
        """The option that leaves the best position (see hvozd.agents.Place)."""
        world: CrescentState = place.imagine(self.rng)
        said = self.bargain(world, place.seat)
        if said is not None and said in place.options:
            return said
        options = self.weighed(world, place)
        if len(options) == 1:
            return options[0]
        best, choice = -1e9, options[0]
        for option in options:
            value = self.outcome(world.clone(), place.seat, option)
            if value > best:
                best, choice = value, option
        return choice

    def bargain(self, g: CrescentState, seat: int) -> Action | None:
        """What is said without weighing it against actions: answers to terms, offers that stand."""
        step: Any = g.stack[-1]
        if isinstance(step, Bargain):
            return haggle.answer(g, step) if self.bargains else Refuse()
        if type(step) in SETTLED:
            return SETTLED[type(step)](g, step)
        if self.bargains and CHARACTERS[seat].sells and type(step).__name__ == "ChooseAction" and not g.said:
            return haggle.regretted(g, seat) or haggle.posting(g, seat)
        return None

    def weighed(self, g: CrescentState, place: Any) -> list[Action]:
        """The options without idle words; of all agreements those that are fair to both."""
        options = [
            one for one in self.some(place.options) if not isinstance(one, Proposal | Standing | TakeBack | FreeWord | PassOn)
        ]
        if not self.bargains:
            return [one for one in options if not isinstance(one, Said)] or self.some(place.options)
        opens = type(g.stack[-1]).__name__ == "ChooseAction"
        return [*options, *(haggle.openings(g, place.seat) if opens else ())] or self.some(place.options)

    def some(self, options: Options) -> list[Action]:
        """All options, or as many of each kind as fit."""
        kinds: dict[type, list[Action]] = {}
        for option in options:
            kinds.setdefault(type(option), []).append(option)
        if sum(len(each) for each in kinds.values()) <= MOST:
            return [option for each in kinds.values() for option in each]
        share = max(2, MOST // len(kinds))
        chosen: list[Action] = []
        for each in kinds.values():
            self.rng.shuffle(each)
            chosen.extend(each[:share])
        return chosen

    def outcome(self, g: CrescentState, seat: int, option: Action) -> float:
        """What the position is worth after the option and all that habit makes of it."""
        apply(g, seat, option)
        now = advance(g)
        for _ in range(LONG):
            if now is None or now.name in ENDS:
                break
            apply(g, now.seat, self.habit(g, now))
            now = advance(g)
        return worth(g, seat)

    def habit(self, g: CrescentState, now: Decision) -> Action:
        """The answer to a question that comes up while looking ahead."""
        options = now.options(now.seat)
        if isinstance(now.step, Bargain):
            return haggle.answer(g, now.step)
        if type(now.step) in SETTLED:
            return SETTLED[type(now.step)](g, now.step)
        wanted = HABITS.get(now.name)
        if wanted:
            for option in options:
                if type(option).__name__ == wanted:
                    return option
        return options.sample(self.rng)


def worth(g: CrescentState, seat: int) -> float:
    """The own standing less a part of what the rivals are about to score."""
    rivals = [prospects(g, other) for other in range(g.seats) if other != seat]
    return standing(g, seat) - RIVAL * sum(rivals) / len(rivals)


def standing(g: CrescentState, seat: int) -> float:
    """Points, and what coins, cards, units and tokens may yet bring."""
    at = seat * HEXES
    units = sum(g.ordinary[at : at + HEXES]) + sum(g.mercenary[at : at + HEXES])
    tokens = g.tables.pieces[seat].influence - g.tokens[seat]
    goods = COIN * g.coins[seat] + CARD * len(g.hands[seat]) + UNIT * units + RESERVE * g.reserve[seat] + TOKEN * tokens
    return g.vp[seat] + prospects(g, seat) + goods


def prospects(g: CrescentState, seat: int) -> float:
    """What the seat would score if nothing changed, this year and, at a discount, in the years that follow."""
    points = score_year(g, seat)
    row = payable(g, seat)
    if row is not None:
        points += min(g.coins[seat] // row.each, row.most)
    return points * (1 + YEAR * (g.years - g.year))


class Mute(Greedy):
    """The same without a word: it proposes nothing, and refuses whatever is proposed. To measure what bargaining is worth."""

    bargains = False
