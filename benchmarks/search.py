"""Measures tree searches for a few seconds and prints one JSON object: `search.py hvozd:root`, `openspiel:connect_four`.

An iteration of ours walks down the tree in one imagined world of a game with hidden hands, plays the turn on to its end by what
is likely and judges the position. An iteration of OpenSpiel's Python MCTS walks down the tree of a game of open information,
whose rules are C++, and plays one random game to its end. Neither is the harder by definition; both are what the library does.
"""

import json
import random
import sys
import time

SECONDS = 3.0
POSITIONS = 8


def hvozd(name: str) -> float:
    """The default search at questions with a choice from all over random games of the four base factions."""
    from hvozd.agents import Place
    from hvozd.agents.ismcts import Ismcts, Settings
    from hvozd.core import Rng, find_game
    from hvozd.core.flow import advance, apply

    game = find_game(name)
    options = {"factions": "marquise,eyrie,alliance,vagabond", "map": "autumn", "deck": "base"} if name == "root" else {}
    iterations = 0
    spent = 0.0
    for seed in range(POSITIONS):
        g, rng = game.new(game.resolve(options, seed), seed), Rng(seed)
        now = advance(g)
        while now is not None and (now.number < 40 + 15 * seed or len(now.options(now.seat)) < 4):
            apply(g, now.seat, now.options(now.seat).sample(rng))
            now = advance(g)
        if now is None:
            continue
        agent = Ismcts(Rng(seed), Settings(iterations=0, seconds=SECONDS / POSITIONS, processor=True))
        began = time.process_time()
        agent.choose(Place(game, g, now, now.seat))
        spent += time.process_time() - began
        iterations += agent.iterations
    return iterations / spent


def openspiel(name: str) -> float:
    """`open_spiel.python.algorithms.mcts` with one random rollout an iteration, at positions from all over random games."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game(name)
    dice = random.Random(1)
    iterations = 0
    spent = 0.0
    while spent < SECONDS:
        state = game.new_initial_state()
        for _ in range(dice.randrange(12)):
            if not state.is_terminal():
                state.apply_action(dice.choice(state.legal_actions()))
        if state.is_terminal():
            continue
        evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
        bot = mcts.MCTSBot(game, 2.0, 400, evaluator, solve=False, random_state=numpy.random.RandomState(1))
        began = time.process_time()
        bot.mcts_search(state)
        spent += time.process_time() - began
        iterations += 400
    return iterations / spent


if __name__ == "__main__":
    library, _, subject = sys.argv[1].partition(":")
    speed = {"hvozd": hvozd, "openspiel": openspiel}[library](subject)
    print(json.dumps({"iterations_per_second": speed}))
