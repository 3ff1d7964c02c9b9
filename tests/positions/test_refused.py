"""What is no position is refused with the line and the reason; what is accepted can be played on."""

import re

import pytest

import hvozd
from hvozd.core import PositionError, Rng
from hvozd.games.root.factions.vagabond.items import CHARACTER_IDS
from hvozd.kit.positions import read
from tests.positions.corpus import GAMES, LONG, SEED, damaged, edited, play_on, texts

MANY = 200 if LONG else 40
EDITS = 2_500 if LONG else 25
"""In each of the four games."""
SENTENCE = re.compile(r"(Line \d+|Lines 1 to \d+): .{5,}\.$", re.S)


def refused(text: str) -> str:
    with pytest.raises(PositionError) as caught:
        read(text)
    assert SENTENCE.match(str(caught.value)), str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("name", GAMES)
def test_damaged_texts_are_refused_with_line_and_reason(name: str) -> None:
    rng, whole = Rng(SEED + 5), texts(name, 3)
    reasons = {re.sub(r"\d+", "", refused(damaged(rng.pick(whole), rng)))[:40] for _ in range(MANY)}
    assert len(reasons) > 5


LEADS = {
    "root": "root; factions marquise,eyrie,vagabond; map autumn; deck base; vagabonds thief\nforest-1-2-5-10: vagabond pawn",
    "defenders": "defenders; seats 2; factions order,council; difficult 0\norganizer: order=saffra, council=nexto\n"
    "f4: order camp, organizer\nf5: council camp, organizer",
    "crescent": "crescent; seats 5; years 3; layout p5-1",
    "harrow": "harrow; preset chapter3; factions protectors,family; map a; tower open\n"
    "e8: protectors-legend, 3 red-haints\ne2: family-legend, 3 blue-haints",
}
"""The first line of small texts typed by hand."""
ABSURD = {
    "root": [
        "{n}: marquise {many} warriors\n{m}: marquise {many} warriors",
        "{n}: marquise keep\n{m}: marquise keep",
        "{n}: vagabond pawn\n{m}: vagabond pawn",
        "{n}: marquise pawn",
        "{n}: marquise sawmill, workshop, recruiter; eyrie roost",
        "{n}: eyrie sawmill",
        "burrow: vagabond pawn; marquise 3 warriors",
        "hand eyrie: royal_claim\nhand marquise: royal_claim",
        "hand eyrie: {many} cards\nhand marquise: {many} cards",
        "hand eyrie: the_ace_of_spades",
        "points: eyrie={many}{many}",
        "points: otters={n}",
        "turn: otters",
        "now: Daylight(seat=otters)",
        "now: NoSuchStep",
        "now: Daylight",
        "now: Daylight(seat=eyrie, seat=eyrie)",
        "board eyrie: marquise",
        "board vagabond: vagabond(relations=[{many}, 0, 0])",
        "board vagabond: vagabond(relations=[0, 0])",
        "deck: 3 cards",
        "round: -{n}",
        "1: rabbit",
        'answered: 0 "done"',
        "dice: seed " + "{many}" * 45,
        "decision: minus one",
        "result: winners=[0], scores=[1, 2], reason=none, more=1",
        "hirer: eyrie",
        "coalition: eyrie=marquise",
        "battle: clearing={n}, attacker=eyrie, defender=marquise",
        "now: EndBattle\nthen: EndTurn(seat=eyrie)",
    ],
    "defenders": [
        "a1: {many} mechs",
        "a1: 3 pollution",
        "a1: factory",
        "a1: tile-1",
        "a1: factory, tile-1\na2: factory, tile-1",
        "a1: order organizer",
        "a1: sect camp",
        "a1: factory, rewilded",
        "z9: forest",
        "edge a1|g4: wall",
        "edge c3|d3: moat",
        "hand order: {many} cards",
        "hand order: vellum, vellum",
        "hand council: vellum\nbox: vellum",
        "now: NoSuchStep",
        "now: ActionPhase(hour={n})",
        "first: sect",
        "machine deck: 2 cards",
        "machine deck: engines-base-1, engines-base-1",
        "organizer: sect=gryzz",
        "support: order=yes",
        "out: order=perhaps",
        "camps: order={many}",
        "toxic sites: {many}",
        "turns: 1, 2",
        "turns: 0, 0, 6, 0, 0, 0",
        "hand order: dumplix",
        "active: order=inkeri",
        "damage: order={many}",
        "support: council={many}",
        "direction: {n}{n}",
        "engines: e3-e, f2-se",
        "now: Turn(player=order)",
    ],
    "crescent": [
        "ford: warlord {many} units",
        "ford: town, city",
        "ford: sultan fort, castle",
        "ford: palace\nfield: palace",
        "ford: warlord influence; sultan influence",
        "atlantis: town",
        "year: {many}",
        "round: {many}",
        "hand warlord: elder, elder, elder, elder, elder, elder",
        "hand warlord: {many} cards\nhand sultan: {many} cards\nhand caliph: {many} cards",
        "market: elder",
        "coins: warlord=-{n}",
        "points: nobody=3",
        "now: Turn(seat=nobody)",
        "now: Selection(combat=yes)",
        "now: ConflictWindow(seat=warlord, hex=ford)",
        "conflict: hex=ford",
        "conflict: attacker=warlord",
        "orders: warlord=sometimes",
        "deck: 5 cards",
        "hexes: ford",
        "at ford: 0, 0",
        "known warlord-of-nobody: elder",
        "looked: elder, elder, elder, elder, elder, elder",
        "reserve: warlord={many}",
        "challenge: ford",
        "now: EndYear\nthen: ActionRound(number=2)",
        "now: ActionRound(number=1)\nthen: EndYear",
    ],
    "harrow": [
        "a1: {many} red-haints",
        "a1: red-haint, blue-haint",
        "a1: protectors-legend",
        "a1: townsfolk, building",
        "e5: storm",
        "e5: townsfolk",
        "z1: storm",
        "a1: advance-token\na1: advance-token",
        "points: martians={n}",
        "points: protectors=-{n}",
        "round: -{n}",
        "cards tactic: held=[roar, roar]",
        "cards tactic: held=[no-such-card]",
        "cards tactic: nothing",
        "cards fairy: held=[]",
        "solo: decks=[[1], [2], [3]]",
        "family: nothing",
        "field: pink={n}",
        "field: red={many}",
        "wild: protectors={many}",
        "now: Cleanup",
        "now: Cleanup(faction=martians)",
        "lantern: martians",
        "tiles: {n}, {n}",
        "vp: protectors={n}",
    ],
}


@pytest.mark.parametrize("name", GAMES)
def test_absurd_texts_are_refused_with_line_and_reason(name: str) -> None:
    """What can be read but cannot be: too many of a thing, things in two places, seats that do not play, steps out of nowhere."""
    rng = Rng(SEED + 9)
    for i in range(MANY):
        row = ABSURD[name][i % len(ABSURD[name])]
        clearing = 1 + rng.below(11)
        lines = row.format(n=clearing, m=12, many=41 + rng.below(50))
        refused(f"{LEADS[name]}\n{lines}")


@pytest.mark.parametrize("name", GAMES)
def test_the_small_texts_are_right_without_the_absurd_lines(name: str) -> None:
    assert hvozd.from_position(LEADS[name]).decision is not None


@pytest.mark.parametrize("name", GAMES)
def test_edited_texts_that_are_accepted_can_be_played_on(name: str) -> None:
    """A few thousand small edits; whatever the reader accepts is played on for fifty random decisions without a fault."""
    rng, whole = Rng(SEED + 11), texts(name)
    accepted, refusals, faults = 0, 0, []
    while accepted < EDITS:
        text = rng.pick(whole)
        changed = edited(text, whole, rng)
        if changed == text:
            continue
        try:
            game, _, g = read(changed, accepted)
        except PositionError as error:
            refusals += 1
            if not SENTENCE.match(str(error)):
                pytest.fail(str(error))
            continue
        accepted += 1
        try:
            play_on(game, g, rng.fork(accepted), 50)
        except Exception as error:
            faults.append(f"{type(error).__name__}: {error} after playing on from\n{changed}")
        if accepted in (EDITS, EDITS // 2, EDITS // 4):
            print(f"{name}: {accepted} edits accepted and played on, {refusals} refused, {len(faults)} faults", flush=True)
    assert not faults, "\n\n".join(faults)
    assert refusals > EDITS


TYPED = "root; factions vagabond,eyrie; map autumn; deck base{more}\nforest-1-2-5-10: vagabond pawn\n"


@pytest.mark.rule("R-9.3.1", "R-9.3.6")
def test_what_is_left_out_of_a_board_is_completed_or_asked_for() -> None:
    """Found by an edit that lost the line of his board: he was played with no relationships at all."""
    _, _, g = read(TYPED.format(more="; vagabonds thief"), 1)
    assert g.boards[0].character == CHARACTER_IDS.index("thief")
    assert (g.boards[0].relations, g.boards[0].aids) == ([-2, 0], [0, 0])
    assert "his character must be named" in refused(TYPED.format(more=""))


BATTLE = """root; factions riverfolk,marquise; map autumn; deck base
turn: riverfolk
5: riverfolk 2 warriors; marquise warrior
battle: clearing=5, attacker=riverfolk, defender=marquise, fought=yes
now: {now}(seat=riverfolk{more})
then: EndBattle
{then}then: EndTurn(seat=riverfolk)
"""
EVENING = "then: Evening(seat=riverfolk)\n"


@pytest.mark.rule("R-4.3")
@pytest.mark.parametrize(
    ("now", "more", "then"), [("RiverfolkDaylight", "", EVENING), ("Window", ", window=4", EVENING), ("ChoosePrices", "", "")]
)
def test_nothing_of_a_phase_comes_up_in_a_battle(now: str, more: str, then: str) -> None:
    """Found by an edit: another battle was begun and ended in it, and there was none left to end."""
    assert "cannot come up in a battle" in refused(BATTLE.format(now=now, more=more, then=then))


PHASE = """root; factions vagabond,duchy; map autumn; deck base; vagabonds ranger
turn: vagabond
1: vagabond pawn
now: VagabondActions(seat=vagabond)
{then}then: EndTurn(seat=vagabond)
"""


@pytest.mark.rule("R-1.5")
@pytest.mark.parametrize("then", ["", "then: Daylight(seat=vagabond)\nthen: Evening(seat=vagabond)\n"])
def test_behind_a_step_of_a_phase_lie_the_phases_that_are_left(then: str) -> None:
    """Found by an edit: the Ranger's Daylight ended at once, and no Evening came."""
    read(PHASE.format(then="then: Evening(seat=vagabond)\n"), 1)
    assert "it goes Evening(seat=vagabond), EndTurn(seat=vagabond)" in refused(PHASE.format(then=then))
