"""The course of a run: generation after generation, each harvested, fitted and put to the gate. All of it lies in one folder.

The folder notes every finished game, so a run that was stopped, killed or cut off goes on where it was: nothing but the games
under way is played again.
"""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from hvozd.agents.evaluate import evaluation_of
from hvozd.core import find_game
from hvozd.core.errors import HvozdError
from hvozd.kit.evaluation import Together
from hvozd.kit.learned import Lesson, lesson_of, read, written
from hvozd.runs.arena import Plan
from hvozd.runs.executor import Way, execute
from hvozd.runs.training.effects import moved
from hvozd.runs.training.fitting import Fitter, lesson
from hvozd.runs.training.gates import UNSEEN, GatePlan, Verdict, judged, outcomes
from hvozd.runs.training.harvest import HarvestPlan, Story, harvesting
from hvozd.runs.training.prospecting import Prospector
from hvozd.runs.training.trials import Trial, TrialPlan, all_that_turns, owners, trying

HAND = "by-hand"


class Course(msgspec.Struct, frozen=True):
    """What a run does; a folder belongs to one of these."""

    game: str
    seed: int = 0
    settings: dict[str, str] = {}
    games: int = 400
    """How many are played to learn from, a generation."""
    agent: str = "greedy"
    """Who plays the first of them; later generations are played by the best one."""
    gate: int = 100
    """How many games the gate has."""
    gate_settings: dict[str, str] = {}
    budget: str = "40"
    """Of a search at the gate."""
    hold: float = 0.0
    """How strongly factors are held at least: what tells the winner is not always what makes one."""
    fresh: bool = False
    """Begin with the evaluation as it was set by hand, whatever the package has learned."""
    trials: bool = False
    """Learn by turning factors up and down and seeing who wins, instead of fitting them to who won."""
    turned: tuple[str, ...] = ()
    """What is turned in trials; nothing named: all that can be."""
    prospects: bool = False
    """Learn how many points a position will still bring, instead of who wins."""
    practice: int = 0
    """So many generations only play and learn; those after them are put to the gate, too."""
    quick: str = ""
    """Of a search in games to learn from, if not the budget of the gate."""


class Generation(msgspec.Struct):
    """One line of the ladder."""

    number: int
    passed: bool
    against: str
    verdict: Verdict
    loss: float | None
    """How well it tells the winner, if it was fitted to that."""
    before: float | None


class Ladder(msgspec.Struct):
    course: Course
    rungs: list[Generation] = []


class Run:
    """A course in its folder."""

    def __init__(self, course: Course, folder: Path, way: Way, tell: Callable[[str], None]) -> None:
        self.course, self.folder, self.way, self.tell = course, folder, way, tell
        folder.mkdir(parents=True, exist_ok=True)
        self.game = find_game(course.game)
        self.evaluation = evaluation_of(self.game)
        self.together = isinstance(self.evaluation, Together)
        self.ladder = self.taken_up()

    def taken_up(self) -> Ladder:
        path = self.folder / "ladder.json"
        if not path.exists():
            return Ladder(self.course)
        ladder = msgspec.json.decode(path.read_bytes(), type=Ladder)
        if ladder.course != self.course:
            raise HvozdError(f"'{self.folder}' holds another course; name another folder, or give the same settings.")
        return ladder

    def generations(self, most: int) -> Iterator[Generation]:
        """Until there are so many, or time is up."""
        for number in range(1, self.course.practice + 1):
            if self.learning(number) is None:
                return
        while len(self.ladder.rungs) < most and not (self.way.until and time.time() > self.way.until):
            rung = self.generation(self.course.practice + len(self.ladder.rungs) + 1)
            if rung is None:
                return
            self.ladder.rungs.append(rung)
            self.write("ladder.json", msgspec.json.encode(self.ladder))
            yield rung

    def generation(self, number: int) -> Generation | None:
        """None: time was up before it was judged."""
        trial = self.learning(number)
        if trial is None:
            return None
        holder, held = self.best()
        pupils = {f"generation-{number}": (trial, self.course.budget), holder: (held, self.course.budget)}
        seed = self.course.seed + UNSEEN + number
        match = Plan(self.course.game, tuple(pupils), self.course.gate, seed, self.course.gate_settings)
        plan = GatePlan(match, pupils, self.together)
        found = list(outcomes(plan, self.kept(f"gate-{number}")))
        if len(found) < self.course.gate * (2 if self.together else 1):
            return None
        verdict = judged(plan, found)
        loss, before = (float(trial.origin[key]) if key in trial.origin else None for key in ("loss", "loss by hand"))
        if verdict.passed:
            self.write("best.json", written(self.with_gate(trial, holder, verdict)))
        return Generation(number, verdict.passed, holder, verdict, loss, before)

    def learning(self, number: int) -> Lesson | None:
        """None: time was up before all was played."""
        return self.tried(number) if self.course.trials else self.fitted(number)

    def player(self, number: int) -> tuple[str, Lesson | None]:
        """Who plays the games that a generation learns from: what was practised before it, or the best."""
        before = self.folder / f"generation-{number - 1}.json"
        if 1 < number <= self.course.practice + 1:
            return before.stem, read(before.read_bytes(), before.name)
        return self.best()

    def harvest(self, number: int) -> list[Story] | None:
        """The games of a generation, and of all before: every one says something."""
        holder, held = self.player(number)
        first = held is None and number == 1
        pupils = {} if first else {holder: (held, self.course.quick or self.course.budget)}
        agent = self.course.agent if first else holder
        seed, settings = self.course.seed + number, self.course.settings
        plan = HarvestPlan(self.course.game, seed, settings, (agent,), pupils, self.course.prospects)
        stories = [
            story
            for done in execute(harvesting(plan), range(self.course.games), self.kept(f"games-{number}"))
            for story in done.result.stories
        ]
        self.tell(f"generation {number}: {len(stories)} games by {agent}")
        if len(stories) < self.course.games:
            return None
        self.write(f"stories-{number}.json", msgspec.json.encode(stories))
        earlier = [self.folder / f"stories-{n}.json" for n in range(1, number)]
        for n, path in enumerate(earlier, 1):
            for story in msgspec.json.decode(path.read_bytes(), type=list[Story]):
                stories.append(msgspec.structs.replace(story, index=story.index + n * self.course.games))
        return stories

    def tried(self, number: int) -> Lesson | None:
        """None: time was up before all trials were played."""
        path = self.folder / f"generation-{number}.json"
        if path.exists():
            return read(path.read_bytes(), path.name)
        course, held = self.course, self.best()[1]
        plan = TrialPlan(course.game, course.seed + number, course.settings, course.budget, course.turned, held)
        plan = msgspec.structs.replace(plan, turned=course.turned or all_that_turns(plan))
        found: list[Trial] = []
        for done in execute(trying(plan), range(course.games), self.kept(f"trials-{number}")):
            found += done.result.trials
        self.tell(f"generation {number}: {len(found)} trials of {len(plan.turned)} factors")
        if len(found) < course.games:
            return None
        before = held or Lesson(self.game.name, self.game.version, 0, {}, {})
        factors, manner = moved(before, found, plan.turned, owners(plan))
        origin = {"trials": str(len(found)), "settings": told(course.settings), "seed": str(course.seed), "budget": course.budget}
        made = Lesson(self.game.name, self.game.version, number, origin, factors, before.starts, manner)
        self.write(path.name, written(made))
        return made

    def fitted(self, number: int) -> Lesson | None:
        stories = self.harvest(number)
        if stories is None:
            return None
        path = self.folder / f"generation-{number}.json"
        if not path.exists():
            origin = {"games": str(len(stories)), "settings": told(self.course.settings), "seed": str(self.course.seed)}
            self.write(path.name, written(self.learned(stories, number, origin)))
        found = read(path.read_bytes(), path.name)
        self.tell(f"generation {number}: log loss {found.origin['loss']}, by hand {found.origin['loss by hand']}")
        return found

    def learned(self, stories: list[Story], number: int, origin: dict[str, str]) -> Lesson:
        if self.course.prospects:
            return Prospector(stories, self.evaluation).lesson(number, origin)
        fit = Fitter(stories, self.evaluation, self.together).best(self.course.hold)
        return lesson(fit, self.game.name, self.game.version, number, origin)

    def best(self) -> tuple[str, Lesson | None]:
        """Who must be beaten, by name, and what it has learned."""
        path = self.folder / "best.json"
        if path.exists():
            found = read(path.read_bytes(), path.name)
            return f"generation-{found.generation}", found
        return (HAND, None) if self.course.fresh or lesson_of(self.game) is None else ("package", lesson_of(self.game))

    def with_gate(self, trial: Lesson, holder: str, verdict: Verdict) -> Lesson:
        gate = (
            f"{verdict.won} of {verdict.games} against {holder}, {verdict.low:.1%} to {verdict.high:.1%}, even {verdict.even:.1%}"
        )
        gate += f"; budget {self.course.budget}, settings {told(self.course.gate_settings)}"
        return msgspec.structs.replace(trial, origin={**trial.origin, "gate": gate})

    def kept(self, name: str) -> Way:
        return msgspec.structs.replace(self.way, keep=str(self.folder / f"{name}.jsonl"))

    def write(self, name: str, data: bytes) -> None:
        """Whole or not at all."""
        part = self.folder / f"{name}.part"
        part.write_bytes(data)
        part.replace(self.folder / name)


def told(settings: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in settings.items())
