"""Steps that could not lie so on the stack are refused, with the line and the reason; those that may are taken."""

import pytest

import hvozd
from hvozd.core import PositionError
from hvozd.testing import Table

ROOT = (
    "root; factions marquise,eyrie; map autumn; deck base\n1: marquise 3w keep\n5: eyrie 2w roost\n"
    "board eyrie: eyrie(leader=despot)"
)
CRESCENT = "crescent; seats 4; years 3; layout p4-1\nford: city"
VARIABLE = "crescent; seats 4; years 3; layout variable"
ROUNDS = "then: ActionRound(number=3)\nthen: ActionRound(number=4)\nthen: Scoring\nthen: EndYear"
DEFENDERS = (
    "defenders; seats 2; factions order,council; difficult 0\norganizer: order=saffra, council=nexto\n"
    "f4: order camp, organizer\nf5: council camp, organizer"
)
HARROW = (
    "harrow; preset chapter3; factions protectors,family; map a; tower open\n"
    "e8: protectors-legend, 3 red-haints\ne2: family-legend, 3 blue-haints\nround: 1\ncycle: 2"
)
MARQUISE = "now: Daylight(seat=marquise)\nthen: Evening(seat=marquise)\nthen: EndTurn(seat=marquise)"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        # nothing goes on
        (
            f"{ROOT}\nnow: Daylight(seat=marquise)",
            5,
            "it goes [Birdsong(seat=marquise)], [Daylight(seat=marquise)], [Evening(seat=marquise)], EndTurn(seat=marquise)",
        ),
        (f"{ROOT}\nnow: Crafting(seat=marquise)", 5, "the steps of the setup are missing"),
        # another seat's phase, a phase twice, phases in the wrong order
        (f"{ROOT}\nturn: eyrie\n{MARQUISE}", 6, "cannot be the steps of a turn"),
        (f"{ROOT}\n{MARQUISE}\nthen: EndTurn(seat=marquise)", 5, "cannot be the steps of a turn"),
        (
            f"{ROOT}\nturn: marquise\nnow: Evening(seat=marquise)\nthen: Daylight(seat=marquise)\nthen: EndTurn(seat=marquise)",
            6,
            "turn",
        ),
        # battles without a battle, a battle without its end, setup in the middle of the game
        (
            f"{ROOT}\nnow: EndBattle\n{MARQUISE.replace('now', 'then')}",
            5,
            "is a step of a battle, and now is not the time for it",
        ),
        (f"{ROOT}\nbattle: clearing=5, attacker=marquise, defender=eyrie\n{MARQUISE}", 6, "the steps of a battle are missing"),
        (f"{ROOT}\nround: 2\nnow: SetUpFaction(seat=eyrie)\nthen: Turn(seat=marquise)", 6, "cannot be the steps of the setup"),
        (
            f"{ROOT}\nnow: MarquiseActions(seat=marquise, left=3, recruited=no)\nthen: Turn(seat=marquise)",
            5,
            "cannot come up in the setup",
        ),
        # a round among the steps of the setup; rounds that leave one out
        (f"{VARIABLE}\nnow: ActionRound(number=1)\nthen: LastPieces", 2, "ActionRound(number=1) cannot come up in the setup"),
        (f"{CRESCENT}\nround: 1\nnow: Turn(seat=warlord)\n{ROUNDS}", 4, "cannot be the steps of the year"),
        (f"{CRESCENT}\nround: 2\nnow: ChooseAction(seat=warlord)\n{ROUNDS}", 4, "cannot be the steps of a turn"),
        (f"{CRESCENT}\nround: 2\nnow: Selection(combat=yes)\nthen: UnitLimits\n{ROUNDS}", 4, "a step of a conflict"),
        (f"{CRESCENT}\nround: 2\nnow: BuyMore(seat=warlord, used=0)\n{ROUNDS}", 4, "cannot come up in the year"),
        # turns of a round
        (
            f"{DEFENDERS}\nnow: Turn(player=council)\nthen: Turn(player=order)\nthen: EndRound",
            5,
            "cannot be the steps of the round",
        ),
        (f"{DEFENDERS}\nnow: Turn(player=council)\nthen: Round", 5, "cannot be the steps of the round"),
        (f"{DEFENDERS}\nnow: DrawMachineCard(player=order)\nthen: EndRound", 5, "a step of a turn, and now is not the time"),
        (
            f"{HARROW}\nnow: Turn(faction=family)\nthen: RoundOver",
            6,
            "it goes [Turn(faction=protectors)], [Turn(faction=family)], Cycle, RoundOver",
        ),
        (f"{HARROW}\nnow: RevealTiles\nthen: Cycle\nthen: RoundOver", 6, "cannot be the steps of the round"),
    ],
)
def test_steps_that_cannot_lie_so_are_refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(PositionError, match=f"^Line {line}: ") as caught:
        hvozd.from_position(text)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        (f"{ROOT}\n{MARQUISE}", "MarquiseActions marquise"),
        (f"{ROOT}\nnow: Turn(seat=eyrie)", "AddToDecree eyrie"),
        (f"{CRESCENT}\nround: 2\nnow: ChooseAction(seat=warlord)\nthen: UnitLimits\n{ROUNDS}", "ChooseAction warlord"),
        (f"{CRESCENT}\nround: 2\nnow: Turn(seat=caliph)\n{ROUNDS}", "ChooseAction caliph"),
        (f"{HARROW}\nnow: Turn(faction=family)\nthen: Cycle\nthen: RoundOver", "ChooseJar family"),
    ],
)
def test_steps_that_may_lie_so_are_taken(text: str, asked: str) -> None:
    assert Table(text).asked == asked


BONFIRE = """
    harrow; preset chapter5; factions protectors,kammi; map a; tower open
    round: 1
    cycle: 3
    active: hester
    e8: protectors-legend
    e2: first-standee
    e3: second-standee
    a5: hester
    d4: red-infected
    d6: purple-infected
    kammi: grid=[0, 2, 2, 0, 1, 1], waiting=0, dolls=[d4, i4, a1], true_doll=1
    now: DrawingNear(seat=2)
    then: HesterActs(seat=2)
    then: HesterCleanup
    then: RoundOver
"""


def test_a_position_may_be_taken_while_a_doll_is_carried_into_a_fire() -> None:
    """The haints that burn lie nowhere until their square is chosen; they are counted all the same."""
    t = Table(BONFIRE).say("hester", "converge d4 d6>d5")
    t.only("hester", "take-doll", "leave-doll")
    again = hvozd.from_position(t.text())
    again.state.reveals = t.g.reveals
    assert again.state == t.g
    t.say("hester", "take-doll")
    assert hvozd.from_position(t.text()).position() == t.text()


MEAL = """
    harrow; preset chapter5; factions protectors,kammi; protectors-track 1; map a; tower open
    round: 1
    cycle: 3
    active: hester
    scrolls: protectors=3
    path track: 1
    e8: protectors-legend
    e2: first-standee
    e3: second-standee
    a5: hester
    a1: path
    a2: path
    a3: path
    now: ChooseMeal(seat=2, faction=protectors)
    then: HesterCleanup
    then: RoundOver
"""


def test_a_position_may_be_taken_while_a_scroll_is_eaten() -> None:
    """The scroll has left its track and waits for its square while the owner says which path goes back."""
    t = Table(MEAL).say("hester", "eat 4")
    assert t.asked == "LosePath protectors"
    again = hvozd.from_position(t.text())
    again.state.reveals = t.g.reveals
    assert again.state == t.g


def test_the_lantern_is_with_a_faction_that_plays() -> None:
    assert Table(MEAL.replace("    active", "    lantern: kammi\n    active")).asked == "ChooseMeal hester"
    with pytest.raises(PositionError, match="lantern"):
        Table(MEAL.replace("    active", "    lantern: family\n    active"))
