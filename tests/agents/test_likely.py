"""What a player of Root who knows a little would do: legal, seldom idle, and by a table whose names are checked."""

from collections import Counter
from pathlib import Path

import pytest

from hvozd.agents.evaluate import evaluation_of
from hvozd.core import Rng, advance, apply, find_game
from hvozd.core.errors import ComponentError
from hvozd.games.root.mind.policy import drawn, load, named
from hvozd.games.root.rules.windows import Done


@pytest.mark.parametrize("factions", ["marquise,eyrie,alliance,vagabond", "lizards,riverfolk,duchy,corvids"])
def test_what_is_likely_is_legal_and_scores_more_than_chance(factions: str) -> None:
    game = find_game("root")
    evaluation = evaluation_of(game)
    points: Counter[bool] = Counter()
    for chance in (True, False):
        for seed in range(4):
            g, rng = game.new(game.resolve({"factions": factions}, seed), seed), Rng(seed)
            now = advance(g)
            while now is not None and g.round < 5:  # type: ignore[attr-defined]
                options = now.options(now.seat)
                action = options.sample(rng) if chance else evaluation.likely(g, now.seat, options, rng)
                assert action in options
                apply(g, now.seat, action)
                now = advance(g)
            points[chance] += sum(score or 0 for score in game.scores(g))
    assert points[False] > 1.3 * points[True]


def test_a_turn_is_seldom_ended_while_something_can_be_built() -> None:
    game = find_game("root")
    g, rng = game.new(game.resolve({"factions": "marquise,eyrie"}, 3), 3), Rng(3)
    now = advance(g)
    while now is not None and not (now.name == "MarquiseActions" and {"Build"} <= {type(a).__name__ for a in now.options()}):
        apply(g, now.seat, now.options(now.seat).sample(rng))
        now = advance(g)
    assert now is not None
    drawn_kinds = [type(evaluation_of(game).likely(g, now.seat, now.options(), rng)) for _ in range(200)]
    assert drawn_kinds.count(Done) < 8
    assert [kind.__name__ for kind in drawn_kinds].count("Build") > 40


def test_weights_are_drawn_as_they_say() -> None:
    rng = Rng(5)
    counts = Counter(drawn((0.1, 0.0, 0.9), rng) for _ in range(2000))
    assert counts[1] == 0 and 130 < counts[0] < 270


def test_a_name_that_is_no_action_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"policy\.json names Juggle"):
        named({"Juggle": 1, "Done": 1}, {"Done": Done}, "policy.json")
    path = tmp_path / "policy.json"
    path.write_text('{"kinds": 3, "source": "", "note": "", "other": 1, "hopeless": 1, "bare": 1, "timid": 1}', encoding="utf-8")
    with pytest.raises(ComponentError, match="does not fit"):
        load(path)
