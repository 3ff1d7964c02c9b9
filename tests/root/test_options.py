"""Options of a game: what is refused, with which sentence; what is drawn from the seed (W-S1)."""

import pytest

from hvozd.core import RecordError, Session, SettingError, find_game
from hvozd.core.record import Header, Record, replay

ROOT = find_game("root")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"colour": "red"}, ("no setting 'colour'", "seats, factions", "map, deck", "R-5.1.1")),
        ({"factions": "marquise,beavers"}, ("'beavers' is not a value", "marquise", "R-5.1.1")),
        ({"factions": ""}, ("is not a value of setting factions", "R-5.1.1")),
        ({"factions": "marquise,,eyrie"}, ("is not a value of setting factions", "R-5.1.1")),
        ({"factions": "marquise,marquise"}, ("another faction", "named twice", "R-5.1.1")),
        ({"factions": "marquise"}, ("at least 2 factions", "R-5.1.3")),
        ({"factions": "marquise,eyrie", "seats": "3"}, ("2 factions were named for 3 seats", "R-5.1.1")),
        ({"seats": "1"}, ("'1' is not a value of setting seats", "2, 3, 4", "R-5.1.1")),
        ({"seats": "7"}, ("'7' is not a value of setting seats", "R-5.1.1")),
        ({"seats": "two"}, ("is not a value of setting seats", "R-5.1.1")),
        ({"map": "desert"}, ("'desert' is not a value of setting map", "autumn", "R-C.1")),
        ({"deck": "tarot"}, ("'tarot' is not a value of setting deck", "base", "R-C.2")),
        ({"factions": "marquise,vagabond2"}, ("second Vagabond", "R-9.7", "name vagabond")),
    ],
)
def test_a_refusal_names_the_rule_and_what_is_possible(given: dict[str, str], says: tuple[str, ...]) -> None:
    with pytest.raises(SettingError) as refused:
        ROOT.resolve(given, 1)
    for part in says:
        assert part in str(refused.value)


def test_more_factions_than_a_game_has_seats_are_refused() -> None:
    names = next(option for option in ROOT.settings if option.name == "factions").values
    with pytest.raises(SettingError, match=r"at most 6 .*R-A.2"):
        ROOT.resolve({"factions": ",".join(names[:7])}, 1)


@pytest.mark.rule("W-S1", "R-5.1.1", "R-C")
def test_what_is_not_given_is_drawn_from_the_seed() -> None:
    drawn = [ROOT.resolve({}, seed) for seed in range(200)]
    assert ROOT.resolve({}, 7) == drawn[7]
    assert {len(options["factions"]) for options in drawn} >= {2, 3, 4}
    firsts = {options["factions"][0] for options in drawn}
    assert firsts >= {"marquise", "eyrie", "alliance", "vagabond"}
    for options in drawn:
        assert len(set(options["factions"])) == len(options["factions"])
        assert "vagabond2" not in options["factions"] or "vagabond" in options["factions"]


@pytest.mark.rule("W-S1")
def test_what_is_given_is_kept() -> None:
    options = ROOT.resolve({"factions": "alliance, marquise", "map": "winter", "deck": "base", "seats": "2"}, 3)
    assert (options["factions"], options["map"], options["deck"]) == (["alliance", "marquise"], "winter", "base")
    assert len(ROOT.resolve({"seats": "4"}, 3)["factions"]) == 4


@pytest.mark.parametrize(
    "change",
    [{"deck": "tarot"}, {"map": "desert"}, {"factions": ["marquise", "beavers"]}, {"factions": None}, {"map": None}],
)
def test_options_of_an_edited_record_are_refused(change: dict[str, object]) -> None:
    header = Session.new("root", {"factions": "marquise,eyrie", "map": "autumn", "deck": "base"}, 1).record.header
    options = {name: value for name, value in {**header.options, **change}.items() if value is not None}
    edited = Header(header.hvozd, header.game, header.rules, header.seed, options, header.seats, header.random)
    with pytest.raises(RecordError):
        replay(Record(edited, []))


def test_the_same_options_and_seed_make_the_same_game() -> None:
    one, two = (Session.new("root", {"factions": "marquise,eyrie,alliance"}, 5) for _ in range(2))
    assert one.state == two.state
    assert one.state != Session.new("root", {"factions": "marquise,eyrie,alliance"}, 6).state


@pytest.mark.rule("W-S5", "R-9.3.1")
def test_characters_may_be_given() -> None:
    options = {"factions": "vagabond,marquise,vagabond2", "vagabonds": "ronin,harrier"}
    session = Session.new(ROOT, options, 1)
    assert session.decision is not None
    seen = set()
    while session.decision is not None and session.view(None).round == 0:
        seen.add(session.decision.name)
        session.play(next(iter(session.decision.options())))
    assert "ChooseCharacter" not in seen
    ronin, harrier = (session.view(None).seats[seat].board.character for seat in (0, 2))
    words = ROOT.words(session.state)["character"]
    assert (words[ronin], words[harrier]) == ("ronin", "harrier")


@pytest.mark.rule("W-S5", "R-9.7")
@pytest.mark.parametrize(
    ("characters", "says"),
    [("ronin,ronin", "same character"), ("ronin,thief", "2 characters are named for 1"), ("bard", "not a value of setting")],
)
def test_characters_that_cannot_be_are_refused(characters: str, says: str) -> None:
    with pytest.raises(SettingError, match=says):
        ROOT.resolve({"factions": "vagabond,marquise", "vagabonds": characters}, 1)
