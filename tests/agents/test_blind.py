"""An agent's choice rests on what its seat may know: with other hidden facts and the same dice it chooses the same."""

from collections.abc import Iterator

import pytest

from hvozd.agents import Place, find_agent
from hvozd.core import Decision, Game, Rng, State, advance, apply, decision, find_game

AGENTS = ("greedy", "ismcts:12")


def asked(game: Game, seed: int, many: int, **options: str) -> Iterator[tuple[State, Decision, int]]:
    """Some positions of a random game at which a seat has a choice."""
    g = game.new(game.resolve(options, seed), seed)
    rng = Rng(seed)
    while (now := advance(g)) is not None and many:
        seat = now.seat
        if rng.below(12) == 0 and len(now.options(seat)) > 1:
            many -= 1
            yield g.clone(), now, seat
        apply(g, seat, now.options(seat).sample(rng))


def other_truth(game: Game, g: State, seat: int) -> State:
    """A position that the seat cannot tell from this one; another seat can, where anything is hidden between them."""
    other = g
    for number in range(20):
        other = game.determinize(g, seat, Rng(number))
        if any(game.view(other, rival) != game.view(g, rival) for rival in range(g.seats) if rival != seat):
            break
    assert game.view(other, seat) == game.view(g, seat)
    return other


GAMES = {"root": {"seats": "4", "bots": "0"}, "crescent": {}, "defenders": {}, "harrow": {}}
"""The games, with options. They deal hidden things anew from sorted piles: even the worlds that are imagined are the same."""


@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game_name", GAMES)
def test_choices_do_not_change_with_hidden_facts(name: str, seed: int, game_name: str) -> None:
    game = find_game(game_name)
    for g, _, seat in asked(game, seed, 5, **GAMES[game_name]):
        chosen = []
        for world in (g, other_truth(game, g, seat)):
            now = decision(world)
            assert now is not None
            chosen.append(find_agent(name)(Rng(9)).choose(Place(game, world, now, seat)))
        assert chosen[0] == chosen[1]


class Peeking:
    """An agent that looks at the true deck: the tests above must be able to find it out."""

    def choose(self, place: Place) -> object:
        options = list(place.options)
        return options[hash(place._state.data()) % len(options)]


def test_a_peeking_agent_would_be_found_out() -> None:
    game = find_game("root")
    different = 0
    for g, _, seat in asked(game, 1, 12, seats="4", bots="0"):
        other = other_truth(game, g, seat)
        places = [Place(game, world, now, seat) for world in (g, other) if (now := decision(world)) is not None]
        different += Peeking().choose(places[0]) != Peeking().choose(places[1])
    assert different
