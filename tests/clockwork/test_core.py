"""What all bots share (chapters 1 to 3, 12), the variants, the options, and how they explain themselves."""

import pytest

from hvozd.core import Session, SettingError, advance, find_game
from hvozd.games.root.cards.base import UseStandAndDeliver
from hvozd.games.root.clockwork.automated_alliance import AutomatedRevolt
from hvozd.games.root.clockwork.bot_steps import BotBattle, CraftOrder, RevealOrder, march, routes
from hvozd.games.root.clockwork.choosing import choose
from hvozd.games.root.clockwork.electric_eyrie.decree import BattleColumn
from hvozd.games.root.components import CARD, DOMINANCE
from hvozd.games.root.rules.battle import StartBattle
from hvozd.games.root.rules.bot_dominance import CheckBotDominance
from hvozd.games.root.rules.hand import draw, hand_over, spend
from hvozd.games.root.rules.removal import OrderTriggers
from hvozd.games.root.rules.score import score
from hvozd.kit.texts import Teller
from tests.clockwork.table import ALLIANCE, EYRIE, MARQUISE, VAGABOT, BotTable
from tests.root.table import Call

ROOT = find_game("root")
TABLE = (MARQUISE, "eyrie")
LAKE, MOUNTAIN = 2, 3


# -- chapter 1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-1.1.1", "RB-1.1.2", "RB-1.1.3")
@pytest.mark.parametrize(
    ("card", "crafted", "points"), [("fox_anvil", ["hammer"], 1), ("royal_claim", [], 0), ("fox_favor", [], 0)]
)
def test_bots_craft_items_for_a_point_and_nothing_else(card: str, crafted: list[str], points: int) -> None:
    t = BotTable(*TABLE)
    t.top(card)
    t.run(RevealOrder(0, "RB-4.4.1"), CraftOrder(0, "RB-4.4.2"), turn=MARQUISE)
    assert t.items(MARQUISE) == crafted and t.points(MARQUISE) == points and t.play_area(MARQUISE) == []
    t.g.items = [0] * len(t.g.items)
    t.census = t.game.census(t.g)
    t.run(CraftOrder(0, "RB-4.4.2"), turn=MARQUISE)
    assert t.points(MARQUISE) == points


@pytest.mark.rule("RB-1.2.1")
def test_a_bot_loses_tokens_before_buildings_and_these_at_random() -> None:
    fallen = set()
    for seed in range(8):
        t = BotTable(*TABLE, seed=seed)
        t.put(MARQUISE, "keep", 5)
        t.put(MARQUISE, "sawmill", 5)
        t.put(MARQUISE, "workshop", 5)
        t.put("eyrie", "warriors", 5, 3)
        t.dice(1, 0)
        t.run(StartBattle(5, 1, 0), turn="eyrie")
        assert t.pieces(MARQUISE, "keep", 5) == 0
        left = (t.pieces(MARQUISE, "sawmill", 5), t.pieces(MARQUISE, "workshop", 5))
        assert sum(left) == 1 and t.asked is None
        fallen.add(left)
    assert len(fallen) == 2


@pytest.mark.rule("RB-1.3", "AMB-61")
def test_a_dominance_card_as_order_counts_for_its_suit_and_becomes_available() -> None:
    t = BotTable(MARQUISE, "eyrie", "alliance", "duchy")
    t.put(MARQUISE, "warriors", 6, 1)
    t.score(MARQUISE, 20)
    t.bot_turn(MARQUISE, "fox_dominance")
    assert t.warriors(MARQUISE, 6) >= 3
    assert t.g.dominance[0] == -1
    assert "fox_dominance" in t.available()


@pytest.mark.rule("RB-1.3.1", "AMB-50")
def test_in_the_dominance_variant_a_bot_wins_by_a_card_beside_the_map() -> None:
    t = BotTable(*TABLE)
    t.variant("dominance")
    t.g.available.append(CARD["fox_dominance"])
    t.census = t.game.census(t.g)
    t.put(MARQUISE, "warriors", 1, 1)
    t.put(MARQUISE, "warriors", 6, 1)
    t.put("eyrie", "warriors", 8, 1)
    t.run(CheckBotDominance(), turn=MARQUISE)
    assert t.winners() == []
    t.put(MARQUISE, "warriors", 8, 2)
    t.dice(0, 0)
    t.run(StartBattle(8, 0, 1), turn=MARQUISE)
    assert t.winners() == [MARQUISE]


@pytest.mark.rule("RB-1.3.1", "AMB-50")
def test_a_bot_wins_as_soon_as_a_person_has_left_it_a_third_clearing() -> None:
    t = BotTable("marquise", EYRIE)
    t.variant("dominance")
    t.g.available.append(CARD["fox_dominance"])
    t.census = t.game.census(t.g)
    for clearing in (1, 6, 8):
        t.put(EYRIE, "warriors", clearing, 1)
    t.put("marquise", "warriors", 8, 2)
    t.begin("marquise", "daylight")
    assert t.winners() == [] and t.asked is not None
    t.say(next(text for text in t.offered("move 8>") if text.endswith("x2")))
    assert t.winners() == [EYRIE]


@pytest.mark.rule("RB-1.3.1", "AMB-50")
def test_a_bot_wins_as_soon_as_the_card_lies_beside_the_map() -> None:
    t = BotTable("marquise", EYRIE)
    t.variant("dominance")
    for clearing in (1, 6, 8):
        t.put(EYRIE, "warriors", clearing, 1)
    t.g.hands[0].append(CARD["fox_dominance"])
    t.census = t.game.census(t.g)
    t.run(Call(lambda g: spend(g, 0, CARD["fox_dominance"])), turn="marquise")
    assert t.winners() == [EYRIE]


@pytest.mark.rule("AMB-50")
def test_a_battle_is_fought_to_its_end_before_a_bot_wins() -> None:
    t = BotTable(MARQUISE, "eyrie")
    t.traits(MARQUISE, "hospitals")
    t.variant("dominance")
    t.g.available.append(CARD["fox_dominance"])
    t.census = t.game.census(t.g)
    for clearing in (1, 6):
        t.put(MARQUISE, "warriors", clearing, 1)
    t.put(MARQUISE, "keep", 1)
    t.put(MARQUISE, "warriors", 8, 3)
    t.put("eyrie", "warriors", 8, 4)
    t.dice(2, 2)
    t.run(StartBattle(8, 1, 0), turn="eyrie")
    assert t.winners() == [] and t.warriors(MARQUISE, 1) == 3
    t.put(MARQUISE, "warriors", 8, 2)
    t.dice(2, 2)
    t.run(StartBattle(8, 1, 0), turn="eyrie")
    assert t.winners() == [MARQUISE]
    assert t.warriors(MARQUISE, 1) == 5, "the hospitals open before"


@pytest.mark.rule("RB-1.3.1")
def test_the_bird_card_asks_for_opposite_corners_and_people_win_nothing_by_it() -> None:
    t = BotTable(*TABLE)
    t.g.available.append(CARD["bird_dominance"])
    t.census = t.game.census(t.g)
    for clearing in (1, 3):
        t.put("eyrie", "warriors", clearing, 1)
    t.run(CheckBotDominance(), turn=MARQUISE)
    assert t.winners() == []
    for clearing in (2, 4):
        t.put(MARQUISE, "warriors", clearing, 1)
    t.run(CheckBotDominance(), turn=MARQUISE)
    assert t.winners() == [MARQUISE]


@pytest.mark.rule("RB-1.3.1", "RB-3.4", "RB-C.1")
@pytest.mark.parametrize(
    ("factions", "variant", "in_deck", "usable"),
    [
        (f"marquise,eyrie,alliance,{VAGABOT}", "none", True, True),
        (f"marquise,eyrie,{ALLIANCE},{VAGABOT}", "none", False, False),
        (f"marquise,eyrie,{ALLIANCE},{VAGABOT}", "dominance", True, False),
        (f"marquise,eyrie,alliance,{VAGABOT}", "cooperative", False, False),
    ],
)
def test_dominance_cards_and_hands_at_setup(factions: str, variant: str, in_deck: bool, usable: bool) -> None:
    g = Session.new("root", {"factions": factions, "clockwork": variant, "map": "autumn", "deck": "base"}, 3).state
    cards = {*g.deck, *(card for hand in g.hands for card in hand)}
    assert (cards >= DOMINANCE) == in_deck
    assert g.with_dominance == usable
    names = factions.split(",")
    assert [len(hand) for hand in g.hands] == [0 if name in (ALLIANCE, VAGABOT) else 3 for name in names]


# -- chapter 2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-0.2", "RB-5.5.1.III")
def test_a_choice_and_an_extra_hit_are_told_so_that_a_person_can_check_them() -> None:
    t = BotTable(EYRIE, "marquise", "alliance")
    t.board(EYRIE).viziers = 2
    for clearing in (1, 5):
        t.put(EYRIE, "warriors", clearing, 3)
        t.put("marquise", "warriors", clearing, 2)
    t.put("marquise", "sawmill", 1)
    t.put("alliance", "warriors", 1)
    t.dice(1, 0)
    t.run(BattleColumn(0, 3), turn=EYRIE)
    told = {}
    for lang in ("en", "cs"):
        teller = Teller(ROOT, ROOT.words(t.g), ROOT.seat_names(t.g), lang)
        told[lang] = [teller.event(event) for event in t.journal()]
    assert told["en"][:7] == [
        "Electric Eyrie: battle (RB-5.5.1.III).",
        "↳ The bird column of the Decree has 2 cards.",
        "↳ 1 has a higher priority; the lowest is wanted.",
        "↳ Of 2 clearings 5 is left.",
        "↳ In clearing 5 only Marquise qualifies.",
        "Electric Eyrie attacked Marquise in clearing 5.",
        "Electric Eyrie dealt one extra hit (RB-5.5.1.III).",
    ]
    assert told["cs"][2:4] == [
        "↳ Mýtina 1 má vyšší prioritu; hledá se nejnižší.",
        "↳ Ze 2 mýtin zbývá mýtina 5.",
    ]
    t.g.journal.entries.clear()
    t.run(BotBattle(0, "RB-5.5.1.III", 1), turn=EYRIE)
    teller = Teller(ROOT, ROOT.words(t.g), ROOT.seat_names(t.g), "en")
    assert teller.event(t.journal()[0]) == "↳ In clearing 1 Alliance has no buildings; the most is 1."


@pytest.mark.rule("RB-2.1", "RB-0.2", "RB-2.3", "RB-2.5")
def test_a_choice_goes_by_criteria_then_priority_and_says_what_lost() -> None:
    t = BotTable(*TABLE)
    pairs = ("most-enemy-pieces", lambda clearing: clearing % 2)
    big = ("most-own-warriors", lambda clearing: clearing > 4)
    assert choose(t.g, 0, "RB-2.1", [1, 2, 5, 7, 9], pairs, big) == 5
    assert t.lost("RB-2.1") == [((2,), "most-enemy-pieces"), ((1,), "most-own-warriors"), ((7, 9), "priority")]
    assert choose(t.g, 0, "RB-2.1", [1, 2, 5], lowest=True) == 5
    assert choose(t.g, 0, "RB-2.1", []) is None
    assert t.reasons() == [("RB-2.1", "no-place", 0)]


@pytest.mark.rule("EX-2.3", "RB-2.3")
def test_a_battle_moves_to_the_next_clearing_where_it_is_legal() -> None:
    t = BotTable(EYRIE, "marquise")
    t.board(EYRIE).viziers = 2
    t.put("marquise", "warriors", 6, 5)
    t.put(EYRIE, "warriors", 8, 2)
    t.put("marquise", "warriors", 8, 1)

    t.dice(0, 0)
    t.run(BattleColumn(0, 0), turn=EYRIE)
    assert t.chosen("RB-5.5.1.III") == [8]


@pytest.mark.rule("RB-2.8.1")
def test_cards_given_to_a_bot_are_discarded_for_a_point_and_cards_taken_come_from_the_deck() -> None:
    t = BotTable(*TABLE)
    t.hand("eyrie", "fox_favor")
    t.run(Call(lambda g: hand_over(g, 1, 0, CARD["fox_favor"])), turn="eyrie")
    assert t.is_discarded("fox_favor") and t.points(MARQUISE) == 1
    t.top("mouse_favor")
    t.crafted("eyrie", "stand_and_deliver")
    t.run(Call(lambda g: UseStandAndDeliver(0).do(g, 1)), turn="eyrie")
    assert t.cards("eyrie") == ["mouse_favor"]


@pytest.mark.rule("RB-2.8.1", "RB-12.1.1")
def test_who_has_no_hand_scores_instead_of_drawing() -> None:
    t = BotTable(*TABLE)
    t.run(Call(lambda g: draw(g, 0, 2)), turn=MARQUISE)
    assert t.points(MARQUISE) == 2 and t.cards(MARQUISE) == []


@pytest.mark.rule("RB-2.8.2")
def test_bots_cannot_be_ambushed_but_people_can() -> None:
    t = BotTable(MARQUISE, "eyrie", "duchy")
    t.hand("eyrie", "bird_ambush")
    t.put(MARQUISE, "warriors", 6, 2)
    t.put("eyrie", "warriors", 6, 2)
    t.put("duchy", "warriors", 6, 2)
    t.dice(0, 0)
    t.run(BotBattle(0, "RB-4.5.1", 6), turn=MARQUISE)
    assert t.asked is None
    t.run(StartBattle(6, 2, 1), turn="duchy")
    assert t.asked == ("eyrie", "OfferAmbush")


@pytest.mark.rule("RB-2.6")
def test_simultaneous_effects_in_a_bots_turn_are_resolved_as_they_came() -> None:
    t = BotTable(*TABLE)
    done: list[int] = []
    first, second = Call(lambda g: done.append(1)), Call(lambda g: done.append(2))
    t.run(OrderTriggers(0, 2), first, second, turn=MARQUISE)
    assert done == [1, 2] and t.asked is None


# -- maps ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-12.1.1", "AMB-49")
def test_the_ferry_carries_bots_once_a_turn_for_a_point() -> None:
    t = BotTable(*TABLE, map=LAKE)
    t.g.turn = 0
    t.put(MARQUISE, "warriors", 1, 2)
    assert {10, 11, 12} <= set(routes(t.g, 0, 1))

    ways = routes(t.g, 0, 1)
    t.run(Call(lambda g: march(g, 0, 1, ways[10], 1)), turn=MARQUISE)
    assert t.points(MARQUISE) == 1 and t.g.ferry == 10 and t.warriors(MARQUISE, 10) == 1
    assert 11 not in set(routes(t.g, 0, 10)) - set(routes(t.g, 0, 1))


@pytest.mark.rule("RB-12.2.1", "RB-M-4")
def test_closed_paths_are_open_to_bots_only() -> None:
    t = BotTable(*TABLE, map=MOUNTAIN)
    t.put(MARQUISE, "warriors", 2, 1)
    assert 5 in routes(t.g, 0, 2)
    t = BotTable(*TABLE, map=MOUNTAIN)
    t.put("eyrie", "warriors", 2, 1)
    assert 5 not in routes(t.g, 1, 2)


@pytest.mark.rule("RB-12.2.2", "RB-M-4", "AMB-48")
def test_the_pass_wins_wherever_priority_decides() -> None:
    t = BotTable(*TABLE, map=MOUNTAIN)
    assert choose(t.g, 0, "RB-2.1", [1, 10, 12]) == 10
    assert choose(t.g, 0, "RB-2.1", [1, 10, 12], lowest=True) == 10
    assert choose(t.g, 0, "RB-2.1", [1, 12], lowest=True) == 12


@pytest.mark.rule("RB-12.2.3")
def test_a_bot_that_rules_the_pass_scores() -> None:
    t = BotTable(*TABLE, map=MOUNTAIN)
    t.put(MARQUISE, "warriors", 10, 1)
    t.begin(MARQUISE, "evening", only=False)
    assert t.points(MARQUISE) == 1


@pytest.mark.rule("RB-3.1", "RB-M-1", "RB-M-2", "RB-M-3")
@pytest.mark.parametrize("woodland", [0, 1, 2])
def test_the_numbers_of_the_clearings_are_their_priority(woodland: int) -> None:
    t = BotTable(*TABLE, map=woodland)
    left = list(range(1, 13))
    order = []
    while left:
        best = choose(t.g, 0, "RB-2.1", left)
        assert best is not None
        order.append(best)
        left.remove(best)
    assert order == list(range(1, 13))


# -- the cooperative game ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-C.2", "AMB-51")
def test_people_win_together_when_each_has_thirty() -> None:
    t = BotTable("marquise", "eyrie", ALLIANCE)
    t.variant("cooperative")
    t.score("marquise", 29)
    t.score("eyrie", 28)
    t.run(Call(lambda g: score(g, 0, 4)), turn="marquise")
    assert t.winners() == [] and t.points("marquise") == 30
    t.run(Call(lambda g: score(g, 1, 2)), turn="marquise")
    assert t.winners() == ["marquise", "eyrie"]


@pytest.mark.rule("RB-C.2")
def test_people_lose_as_soon_as_a_bot_has_thirty() -> None:
    t = BotTable("marquise", "eyrie", ALLIANCE)
    t.variant("cooperative")
    t.score("marquise", 30)
    t.score(ALLIANCE, 29)
    t.run(Call(lambda g: score(g, 2, 1)), turn=ALLIANCE)
    assert t.winners() == [ALLIANCE]


@pytest.mark.rule("RB-C.3")
def test_bots_neither_count_nor_battle_bots_but_a_revolt_removes_them() -> None:
    t = BotTable(ALLIANCE, MARQUISE, EYRIE, "duchy")
    t.variant("cooperative")
    t.put(MARQUISE, "warriors", 6, 3)
    t.put(EYRIE, "warriors", 6, 4)
    t.put("duchy", "warriors", 6, 1)
    t.dice(0, 0)
    t.run(BotBattle(1, "RB-4.5.1", 6), turn=MARQUISE)
    assert t.targets("RB-4.5.1") == ["duchy"]
    t.put(ALLIANCE, "sympathy", 6)
    t.put(ALLIANCE, "sympathy", 8)
    t.put("duchy", "warriors", 8, 2)
    t.order(ALLIANCE, "fox_favor")

    t.run(AutomatedRevolt(0), turn=ALLIANCE)
    assert t.chosen("RB-6.4.3") == [8]
    t.g.stock[0] = 1
    t.census = t.game.census(t.g)
    t.put("duchy", "warriors", 6, 4)
    t.run(AutomatedRevolt(0), turn=ALLIANCE)
    assert t.warriors(MARQUISE, 6) == t.warriors(EYRIE, 6) == 0


@pytest.mark.rule("RB-C.4")
def test_people_still_score_for_each_others_pieces() -> None:
    t = BotTable("marquise", "eyrie", ALLIANCE)
    t.variant("cooperative")
    t.put("eyrie", "roost", 6)
    t.put("marquise", "warriors", 6, 2)
    t.dice(0, 0)
    t.run(StartBattle(6, 0, 1), turn="marquise")
    assert t.pieces("eyrie", "roost", 6) == 0 and t.points("marquise") == 1


# -- options ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-3.2", "RB-3.3", "RB-3.3.1", "RB-3.3.2", "RB-C.2")
@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"factions": f"marquise,{MARQUISE}"}, ("RB-3.2", "cannot play together")),
        ({"factions": f"vagabond,vagabond2,{VAGABOT},marquise"}, ("RB-3.2",)),
        ({"factions": f"eyrie,{MARQUISE}", "difficulty": "hard"}, ("'hard'", "nightmare", "RB-3.3.1")),
        ({"factions": f"eyrie,{MARQUISE}", "difficulty": "easy,easy"}, ("2 difficulties", "RB-3.3.1")),
        ({"factions": f"eyrie,{MARQUISE}", "traits": "swoop"}, ("swoop", "RB-3.3.2")),
        ({"factions": "eyrie,marquise", "traits": "swoop"}, ("no bot plays", "RB-3.3")),
        ({"factions": f"{EYRIE},{MARQUISE}", "clockwork": "cooperative"}, ("RB-C.2",)),
        ({"factions": f"{EYRIE},marquise", "clockwork": "cooperative,dominance"}, ("RB-C.1",)),
        ({"seats": "2", "bots": "3"}, ("3 bots", "RB-3.2")),
        ({"factions": f"eyrie,{MARQUISE}", "vagabot": "thief"}, ("RB-7.3.1",)),
    ],
)
def test_a_refusal_names_the_rule(given: dict[str, str], says: tuple[str, ...]) -> None:
    with pytest.raises(SettingError) as refused:
        ROOT.resolve(given, 1)
    for part in says:
        assert part in str(refused.value)


@pytest.mark.rule("RB-3.2", "RB-3.3.1", "RB-3.3.2")
def test_options_reach_the_boards() -> None:
    given = {"factions": f"alliance,{MARQUISE},{EYRIE}", "difficulty": "easy,nightmare", "traits": "blitz,swoop,war_tax"}
    options = ROOT.resolve(given, 1)
    assert options["difficulty"] == ["", "easy", "nightmare"]
    assert options["traits"] == [[], ["blitz"], ["swoop", "war_tax"]]
    g = Session.new("root", given, 1).state
    assert [board.difficulty for board in g.boards[1:]] == [0, 3]
    assert [board.traits for board in g.boards[1:]] == [1, 0b1100]


@pytest.mark.rule("RB-3.2")
def test_bots_are_drawn_when_asked_for_and_only_then() -> None:
    automatic = {MARQUISE, EYRIE, ALLIANCE, VAGABOT}
    for seed in range(60):
        assert not automatic & set(ROOT.resolve({}, seed)["factions"])
        drawn = ROOT.resolve({"bots": "2", "seats": "3"}, seed)
        assert len(drawn["factions"]) == 3 and sum(1 for level in drawn["difficulty"] if level) == 2
    levels = {level for seed in range(60) for level in ROOT.resolve({"bots": "2"}, seed)["difficulty"]}
    assert levels == {"", "easy", "default", "challenging", "nightmare"}


# -- explaining -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_line_of_a_bots_turn_is_told_in_both_languages(lang: str) -> None:
    s = Session.new("root", {"factions": f"{MARQUISE},{EYRIE},{ALLIANCE},{VAGABOT}", "clockwork": "none"}, 4)
    teller = Teller(ROOT, ROOT.words(s.state), ROOT.seat_names(s.state), lang)
    told = [teller.event(event) for event in s.state.read(None)]
    assert len(told) > 500
    assert not [line for line in told if "(seat=" in line or "{" in line]
    assert any("RB-4.5.3" in line for line in told)


def test_without_a_journal_the_same_game_is_played() -> None:
    given = {"factions": f"{MARQUISE},{EYRIE},{ALLIANCE},{VAGABOT}"}
    loud = Session.new("root", given, 9).state

    quiet = ROOT.new(ROOT.resolve(given, 9), 9)
    advance(quiet)
    assert quiet.journal is None and quiet.result == loud.result is not None
    assert quiet.data() == loud.data()


@pytest.mark.rule("RB-3.2")
def test_a_bot_is_seated_by_name_and_the_others_draw_a_faction() -> None:
    names, options = ROOT.sit(["me", "clockwork:marquise", "clockwork:vagabond"], {"map": "lake"})
    assert names == ["me", "random", "random"]
    assert options["factions"] == f"any,{MARQUISE},{VAGABOT}" and options["map"] == "lake"
    asked = ROOT.resolve(ROOT.sit(["me", "clockwork:marquise"], {"difficulty": "nightmare"})[1], 2)
    assert asked["difficulty"] == ["", "nightmare"] and asked["traits"] == [[], []]
    assert asked["clockwork"] == [] and asked["services"] == ["", ""]
    drawn = [ROOT.resolve(options, seed)["factions"] for seed in range(30)]
    assert all(mix[1:] == [MARQUISE, VAGABOT] for mix in drawn)
    assert len({mix[0] for mix in drawn}) > 3 and "marquise" not in {mix[0] for mix in drawn}
    assert ROOT.sit(["me", "random"], {}) == (["me", "random"], {})
    for wrong in (["me", "clockwork:beavers"], ["clockwork:eyrie", "clockwork:eyrie"]):
        with pytest.raises(SettingError, match=r"R[B]?-"):
            ROOT.resolve(ROOT.sit(wrong, {})[1], 1)
    with pytest.raises(SettingError, match=r"RB-3\.2"):
        ROOT.sit(["me", "clockwork:eyrie"], {"factions": "marquise,eyrie"})
    with pytest.raises(SettingError, match=r"R-A\.2"):
        ROOT.resolve({"factions": ",".join([EYRIE] + ["any"] * 6)}, 1)


@pytest.mark.rule("RB-2.8.1")
def test_a_bot_gives_no_card_for_an_outrage_even_if_it_keeps_one_face_up() -> None:
    t = BotTable("alliance", "drillbit_duchy")
    t.hand("drillbit_duchy", "bird_ambush")
    t.put("drillbit_duchy", "warriors", 6, 2)
    t.put("alliance", "sympathy", 6)
    t.dice(0, 0)
    t.run(StartBattle(6, 1, 0), turn="drillbit_duchy")
    assert t.asked is None
    assert t.cards("drillbit_duchy") == ["bird_ambush"] and len(t.board("alliance").supporters) == 1
