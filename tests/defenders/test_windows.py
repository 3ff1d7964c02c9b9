"""No phase closes while something that costs nothing would be legal: windows from the ledger, not from the engine's own list.

DW-4.6: points may be spent. DW-10.3: an item may be used at any time of the own turn before the machine card. DW-11.2: a
team-up, once no point is left. DW-5.6: habitats may be told at any time after the reveal. DW-15.3: reveals come before all else.
"""

import pytest

from hvozd.core import Rng, Session
from hvozd.games.defenders.components import CARDS, FACTION_NAMES, ITEMS
from hvozd.games.defenders.machines import DrawMachineCard
from hvozd.games.defenders.maps.geometry import ADJACENT, CORE, EDGES_OF, NEXT, SIDES
from hvozd.games.defenders.maps.geometry import EDGE as EDGE_AT
from hvozd.games.defenders.rules.turn import TakeActions
from hvozd.games.defenders.state import BREACH, ENGINE, FACTORY, FACTORY_WALL, NONE, WALL, DefendersState


def free(g: DefendersState, player: int) -> set[str]:
    """The ids of the windows in which the player could still do something."""
    here, active = g.at[player], CARDS[g.active[player]]
    if g.out[player]:
        return set()
    found = {"DW-4.6"} if g.points else set()
    own = {item for bit, item in enumerate(ITEMS) if g.items[player] >> bit & 1}
    if "bread" in own:
        found.add("DW-10.4")
    if "potions" in own and (g.damage[player] or g.pollution[here]):
        found.add("DW-10.5")
    walls = any(g.edge[each] & (WALL | FACTORY_WALL) and not g.edge[each] & BREACH for each in EDGES_OF[here])
    near = ADJACENT[here] if active.ability == "ballistics" else ()
    if "rockets" in own and ((walls and g.markers[player]) or any(g.mechs[each] for each in (here, *near))):
        found.add("DW-10.6")
    if "maps" in own and (step(g, here) or any(camp_of(g, hex_) == player for hex_ in range(len(g.camp)) if hex_ != here)):
        found.add("DW-10.7")
    held = [CARDS[card] for card in g.hand(player)]
    if not g.points and any((card.habitat, card.faction) == (active.habitat, active.faction) for card in held):
        found.add("DW-11.2")
    return found


def step(g: DefendersState, here: int) -> bool:
    """DW-6.7: whether one open step leads from a hex."""
    for side in SIDES:
        near, flags = NEXT[here * 6 + side], g.edge[EDGE_AT[here * 6 + side]]
        stopped = flags & ENGINE or (flags & (WALL | FACTORY_WALL) and not flags & BREACH)
        if near not in (NONE, CORE) and not stopped:
            return True
    return False


def camp_of(g: DefendersState, hex_: int) -> int:
    """DW-7.11: whose usable camp stands here."""
    return NONE if g.tile[hex_] == FACTORY else g.camp[hex_]


OFFERED = {
    "DW-4.6": ("move", "regroup", "clear", "heal", "destroy", "breach", "build", "rewild", "gather", "end"),
    "DW-10.4": ("use bread",),
    "DW-10.5": ("use potions",),
    "DW-10.6": ("use rockets",),
    "DW-10.7": ("use maps",),
    "DW-11.2": ("team-up",),
}


class Watch:
    """Plays random games and looks at every end of an action phase."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.said, self.closed, self.shut = "", 0, list[str]()
        run = DrawMachineCard.run

        def closing(card: DrawMachineCard, g: DefendersState) -> None:
            self.closed += self.said != "end"
            if self.said != "end" and (left := free(g, card.player)):
                self.shut.append(f"the turn of {FACTION_NAMES[g.factions[card.player]]} is over, but for {sorted(left)}")
            run(card, g)

        monkeypatch.setattr(DrawMachineCard, "run", closing)

    def play(self, seed: int, seats: int) -> None:
        session, rng = Session.new("defenders", {"seats": str(seats), "rulings": "any"}, seed), Rng(seed)
        while (now := session.decision) is not None:
            g = session.state
            assert isinstance(g, DefendersState)
            action = now.options().sample(rng)
            if isinstance(now.step, TakeActions):
                texts = [session.game.write(g, option) for option in now.options()]
                for window in free(g, now.step.player):
                    assert any(text.startswith(OFFERED[window]) for text in texts), window
                if rng.below(3) and len(texts) > 1:  # random players stop early; these go on
                    action = rng.pick([option for option in now.options() if session.game.write(g, option) != "end"])
            elif now.name != "ChooseDefender" and seats > 1 and g.turn != NONE:
                assert g.active[now.seat] != NONE
            self.said = session.game.write(g, action)
            session.play(action, now.seat)


@pytest.mark.rule("DW-4.6", "DW-10.3", "DW-11.2", "A-50")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_action_phase_closes_while_something_free_is_legal(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    for seed in range(30):
        watch.play(seed, seats)
    assert watch.shut == []
    assert watch.closed, "some phases end because nothing is left"


def test_the_watch_notices_a_phase_that_closes_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a turn were over with its last point."""
    monkeypatch.setattr(TakeActions, "open_to", lambda step, g: bool(g.points))
    watch = Watch(monkeypatch)
    for seed in range(12):
        watch.play(seed, 2)
    assert any("DW-11.2" in told for told in watch.shut) and any("DW-10" in told for told in watch.shut)


@pytest.mark.rule("DW-5.6", "DW-5.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_habitats_can_be_told_at_every_question_after_the_reveal_and_at_none_before(seats: int) -> None:
    for seed in range(8):
        session, rng = Session.new("defenders", {"seats": str(seats)}, seed), Rng(seed)
        while (now := session.decision) is not None:
            g = session.state
            assert isinstance(g, DefendersState)
            silent = now.name in ("ChooseOrganizer", "PlaceStartingCamp", "ChooseDefender")
            for seat in range(seats):
                may = not silent and not g.out[seat] and bool(g.hands[seat]) and not g.shared[seat]
                assert bool(g.asides(seat)) == may, (now.name, seat)
            session.play(now.options().sample(rng), now.seat)
