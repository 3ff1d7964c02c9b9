"""Who sits where, and what is played where nothing is said: the first game's table, in every game."""

from pathlib import Path

import pytest

from hvozd.cli import main
from hvozd.core import SettingError, find_game
from hvozd.core.record import Header, load
from hvozd.kit.lobbies import first_game, lobby_of, seats_of
from hvozd.kit.seating import arranged

GAMES = ("root", "crescent", "defenders", "harrow")


def header(folder: Path, *words: str) -> Header:
    """Sit down, leave at once, and look at what was set up."""
    file = folder / "table.hvozd"
    assert main(["play", *words, "--seed", "4", "--record", str(file)]) == 0
    return load(file.read_bytes()).header


@pytest.fixture(autouse=True)
def leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda _="": "q")


@pytest.mark.row("D3")
@pytest.mark.rule("DW-3.14")
@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        ("root", {"factions": ["marquise", "eyrie", "alliance", "vagabond"], "map": "autumn", "deck": "base"}),
        ("crescent", {"seats": 5, "years": 3, "layout": "p5-1"}),
        ("defenders", {"seats": 2, "difficult": 0, "rulings": []}),
        ("harrow", {"preset": "chapter1"}),
    ],
)
@pytest.mark.parametrize("seats", [(), ("--seats", "me")])
def test_without_settings_it_is_the_first_game(
    game: str, wanted: dict[str, object], seats: tuple[str, ...], tmp_path: Path
) -> None:
    found = header(tmp_path, game, *seats)
    assert {name: found.options[name] for name in wanted} == wanted
    assert sorted(set(found.seats)) == ["me", "random"] and found.seats.count("me") == 1


@pytest.mark.row("D3")
@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_and_the_command_line_have_the_same_first_table(game: str) -> None:
    found = find_game(game)
    assert first_game(found) == lobby_of(found).presets[0]
    assert "First game" in first_game(found).name["en"]


@pytest.mark.row("D3")
def test_for_other_seats_it_is_the_first_table_that_has_them(tmp_path: Path) -> None:
    assert first_game(find_game("crescent"), 4).options["layout"] == "p4-1"
    three = first_game(find_game("defenders"), 3).options
    assert three == {"difficulty": "normal"}, "no ready table has three: what it says of seats is gone, the deck stays"
    found = header(tmp_path, "defenders", "--seats", "me,random,random")
    assert (found.options["seats"], found.options["difficult"]) == (3, 0)
    assert all(seats_of(find_game("root"), first_game(find_game("root"), seats)) == seats for seats in (2, 4))


@pytest.mark.row("D3")
def test_a_setting_that_is_given_leaves_the_others_to_the_seed(tmp_path: Path) -> None:
    found = header(tmp_path, "defenders", "--setting", "seats=2").options
    assert found == find_game("defenders").resolve({"seats": "2"}, 4) and found["difficult"] != 0


@pytest.mark.row("D3")
@pytest.mark.parametrize(
    ("words", "factions", "seats"),
    [
        ("me:eyrie,clockwork:marquise:nightmare", ["eyrie", "mechanical_marquise"], ["me", "random"]),
        ("hard:alliance,me:eyrie", ["alliance", "eyrie"], ["hard", "me"]),
        ("ismcts:9:corvids,me:duchy,random:eyrie", ["corvids", "duchy", "eyrie"], ["ismcts:9", "me", "random"]),
    ],
)
def test_seats_of_root_name_faction_bot_and_level(words: str, factions: list[str], seats: list[str], tmp_path: Path) -> None:
    found = header(tmp_path, "root", "--seats", words)
    assert found.options["factions"] == factions and found.seats == seats
    assert found.options["map"] == "autumn", "the rest is the first game's"


def test_a_bot_has_its_own_difficulty_and_traits(tmp_path: Path) -> None:
    words = "clockwork:eyrie:relentless:easy,me:alliance,clockwork:marquise:fortified,clockwork:vagabond:nightmare"
    found = header(tmp_path, "root", "--seats", words).options
    assert found["difficulty"] == ["easy", "", "default", "nightmare"]
    assert found["traits"] == [["relentless"], [], ["fortified"], []]


def test_one_seat_with_a_faction_is_filled_up(tmp_path: Path) -> None:
    found = header(tmp_path, "root", "--seats", "me:alliance", "--level", "easy")
    assert found.options["factions"][0] == "alliance" and len(found.options["factions"]) == 4
    assert found.seats == ["me", "easy", "easy", "easy"]


@pytest.mark.parametrize(
    ("game", "words", "named"),
    [
        ("defenders", "random,me:sect", {"me": "sect"}),
        ("harrow", "me:family,random", {"me": "family"}),
        ("harrow", "random:family,me:protectors", {"me": "protectors", "random": "family"}),
        ("crescent", "me:nomad", {"me": "nomad"}),
        ("crescent", "easy,random:sultan,normal,me:warlord,hard", {"me": "warlord", "random": "sultan"}),
    ],
)
def test_everybody_sits_on_the_seat_that_was_named(game: str, words: str, named: dict[str, str], tmp_path: Path) -> None:
    found = header(tmp_path, game, "--seats", words)
    there = find_game(game).seat_names(find_game(game).new(found.options, found.seed))
    assert all(found.seats[there.index(seat)] == who for who, seat in named.items())


def test_who_names_no_seat_takes_those_that_are_left() -> None:
    assert arranged(("a", "b", "c"), ["hard", "me:c", "easy"], "random") == ["hard", "easy", "me"]
    assert arranged(("a", "b", "c"), ["me:b"], "random") == ["random", "me", "random"]
    for words in (["me:d"], ["me:a", "hard:a"]):
        with pytest.raises(SettingError, match="no seat of that name"):
            arranged(("a", "b", "c"), words, "random")


@pytest.mark.parametrize(
    ("words", "english", "czech"),
    [
        (("root", "--seats", "me:beavers,hard"), "no faction that people", "není frakce, za niž hraje"),
        (("root", "--seats", "me,clockwork:eyrie:brutal"), "neither a difficulty", "není ani obtížnost"),
        (("root", "--seats", "me,clockwork:eyrie:easy:default"), "one difficulty", "má jednu obtížnost"),
        (("root", "--seats", "me,clockwork:owls"), "There is no bot 'owls'", "Žádný bot se nejmenuje „owls“"),
        (("root", "--seats", "me:eyrie,hard", "--setting", "factions=eyrie,duchy"), "either among", "buď mezi místy"),
        (
            ("root", "--seats", "me,clockwork:eyrie:easy", "--setting", "difficulty=easy"),
            "say it in one place",
            "stačí na jednom místě",
        ),
        (("defenders", "--seats", "me:owls,hard"), "'owls' is not a value", "„owls“ není hodnota"),
        (("defenders", "--seats", "me:sect,hard", "--setting", "factions=sect,order"), "in one place", "na jednom místě"),
        (("harrow", "--seats", "me:owls,hard"), "no seat of that name", "není u tohoto stolu místo"),
        (("crescent", "--seats", "me:owls"), "no seat of that name", "není u tohoto stolu místo"),
        (("root", "--seats", "me,hard:owls"), "'hard:owls' cannot sit", "„hard:owls“"),
    ],
)
def test_refusals_are_sentences_in_both_languages(
    words: tuple[str, ...], english: str, czech: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, says in (("en", english), ("cs", czech)):
        assert main(["play", *words, "--lang", lang]) == 2
        told = capsys.readouterr().err
        assert says in told and len(told.strip().splitlines()) == 1


def test_the_help_tells_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    told = " ".join(capsys.readouterr().out.split()).replace(" ", "")
    assert "clockwork:FACTION:DIFFICULTY:TRAIT" in told and "me:FACTION" in told
