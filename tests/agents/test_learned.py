"""What was learned: other weights on the same features, read from a small file; and the search that keeps those set by hand."""

import pytest

from hvozd.agents import Place, find_agent
from hvozd.agents.evaluate import evaluation_of, judge_of
from hvozd.agents.frozen import Frozen
from hvozd.agents.hint import TEXTS, Advice, reasons, tell
from hvozd.agents.ismcts import Ismcts, Settings
from hvozd.core import Rng, State, advance, apply, decision, find_game
from hvozd.core.errors import ComponentError
from hvozd.kit.learned import Learned, Lesson, lesson_of, place_of, read
from hvozd.kit.texts import Teller
from tests.agents.test_blind import GAMES, asked, other_truth
from tests.root.table import F1, R1
from tests.root.table import Table as RootTable


def lesson(game: str, **known: object) -> Lesson:
    factors = {"*": {"points": (2.0, 1.0), "cards": (0.5, 0.0)}}
    return Lesson(game, "1", 1, {}, known.get("factors", factors), known.get("starts", {}))  # type: ignore[arg-type]


def later(name: str, seed: int, decisions: int) -> State:
    game = find_game(name)
    g = game.new(game.resolve({}, seed), seed)
    rng = Rng(seed)
    while (now := advance(g)) is not None and g.number < decisions:
        apply(g, now.seat, now.options(now.seat).sample(rng))
    return g


@pytest.mark.parametrize("name", GAMES)
def test_without_factors_it_judges_as_by_hand(name: str) -> None:
    base, g = evaluation_of(find_game(name)), later(name, 3, 80)
    assert Learned(base, lesson(name, factors={})).chances(g) == pytest.approx(base.chances(g))


@pytest.mark.parametrize("name", GAMES)
def test_the_rows_add_up_to_the_guess(name: str) -> None:
    game = find_game(name)
    base, g = evaluation_of(game), later(name, 4, 80)
    first = game.seat_names(g)[0]
    learned = Learned(base, lesson(name, starts={first: (0.7, -0.2)}))
    standings = [learned.standing(g, seat) / learned.scale for seat in range(g.seats)]
    assert learned.guess(g) == pytest.approx(base.compared(standings))
    assert learned.guess(g) != pytest.approx(base.guess(g))


def test_a_factor_changes_with_the_phase_and_a_name_goes_before_anybody() -> None:
    game = find_game("root")
    base = evaluation_of(game)
    g = game.new(game.resolve({"factions": "marquise,eyrie"}, 1), 1)
    advance(g)
    g.vp[0] = 15  # type: ignore[attr-defined]
    known = lesson("root", factors={"*": {"points": (2.0, 1.0)}, "marquise": {"points": (3.0, -2.0)}})
    learned = Learned(base, known)
    assert base.phase(g) == 0.5
    weights = [{name: weight for name, weight, _ in learned.rows(g, seat)}["points"] for seat in (0, 1)]
    assert weights == [pytest.approx(2.0), pytest.approx(2.5)]


@pytest.mark.parametrize("name", GAMES)
def test_phases_run_from_0_to_1(name: str) -> None:
    evaluation = evaluation_of(find_game(name))
    phases = [evaluation.phase(later(name, 5, decisions)) for decisions in (0, 60, 10**6)]
    assert 0 <= phases[0] <= phases[1] <= 1 and 0 <= phases[2] <= 1 and phases[0] < 0.5 and phases[0] < phases[2]


def test_a_file_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ComponentError, match=r"learned\.json of root does not fit"):
        read(b'{"game": "root", "factors": []}', "learned.json of root")


@pytest.mark.parametrize("name", GAMES)
def test_what_the_package_has_learned_belongs_to_its_game(name: str) -> None:
    """A file that names features or factions which the game does not have would do nothing, silently."""
    game = find_game(name)
    found, path = lesson_of(game), place_of(game)
    assert path is not None and path.exists() == (found is not None)
    if found is None:
        assert judge_of(game) is evaluation_of(game)
        return
    assert found.game == name and "gate" in found.origin and path.stat().st_size < 2_000_000
    names, features = set(), set()
    for seed in range(12):
        g = later(name, seed, 40)
        names |= set(game.seat_names(g))
        features |= {row[0] for seat in range(g.seats) for row in evaluation_of(game).rows(g, seat)}
    if found.worth:
        assert set(found.worth) <= names and min(found.lead[0], sum(found.lead)) > 0
        assert all(Learned(evaluation_of(game), found).prospects.values())
    else:
        assert names & set(found.factors) and features & set(found.factors["*"])


@pytest.mark.parametrize("name", GAMES)
def test_a_learned_search_is_blind_to_what_is_hidden(name: str) -> None:
    game = find_game(name)
    judge = Learned(evaluation_of(game), lesson(name))
    for g, _, seat in asked(game, 1, 3, **GAMES[name]):
        chosen = []
        for world in (g, other_truth(game, g, seat)):
            now = decision(world)
            assert now is not None
            chosen.append(Ismcts(Rng(9), Settings(iterations=12), judge).choose(Place(game, world, now, seat)))
        assert chosen[0] == chosen[1]


def test_the_frozen_search_judges_by_hand_and_takes_a_budget() -> None:
    game = find_game("crescent")
    g, now, seat = next(asked(game, 1, 1))
    agent = find_agent("ismcts-0.1:10")(Rng(1))
    assert isinstance(agent, Frozen) and agent.settings.iterations == 10
    assert agent.choose(Place(game, g, now, seat)) in now.options(seat)
    assert agent.judge is evaluation_of(game)
    assert find_agent("ismcts-0.1:0.1cpu")(Rng(1)).settings.processor  # type: ignore[attr-defined]


@pytest.mark.parametrize(("lang", "words"), [("en", "victory points +"), ("cs", "vítězné body +")])
def test_a_hint_names_what_moved_the_chance_most_as_it_was_learned(
    lang: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two points for an anvil: at thrice the weight they move the chance thrice as much, and come first."""
    t = RootTable("marquise", "eyrie")
    t.put("marquise", "workshop", F1)
    t.put("eyrie", "roost", R1)
    t.hand("marquise", "fox_anvil")
    t.begin("marquise", "daylight", only=False)
    game, now = t.game, t.session.decision
    craft = next(action for action in now.options() if game.write(t.g, action).startswith("craft"))
    place = Place(game, t.g, now, now.seat)
    moved = []
    for factor in (1.0, 3.0):
        judge = Learned(evaluation_of(game), lesson("root", factors={"*": {"points": (factor, 0.0)}}))
        monkeypatch.setattr("hvozd.agents.hint.judge_of", lambda _, judge=judge: judge)
        moved.append(reasons(place, craft, Rng(1)))
    assert moved[0][0][0] == moved[1][0][0] == "points"
    assert moved[1][0][1] == pytest.approx(3 * moved[0][0][1]) and moved[0][0][1] > 1
    teller = Teller(game, game.words(t.g), game.seat_names(t.g), lang, (TEXTS,))
    assert words in list(tell([Advice(craft, None, 0.0, moved[1])], teller))[-1]
