"""Options refused in the language of whoever reads: the keys come from the code, the English text is the sentence itself."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import hvozd
from hvozd.cli import main
from hvozd.commands import read_settings
from hvozd.core import Game, SettingError, find_game
from hvozd.kit.texts import ANY_GAME, LANGUAGES, Texts, locale_folders, speaking

PACKAGE = Path(hvozd.__file__).parent
GAMES = ("root", "crescent", "defenders", "harrow")
COMMON = [PACKAGE / "core" / "game.py", PACKAGE / "commands" / "__init__.py", PACKAGE / "kit" / "seating.py"]
BOTS = "marquise,electric_eyrie,automated_alliance"

REFUSED = [
    ("root", "refused-option", {"colour": "red"}),
    ("root", "refused-value-rule", {"map": "desert"}),
    ("root", "refused-too-few", {"factions": "marquise"}),
    ("root", "refused-too-many", {"factions": "marquise,eyrie,alliance,vagabond,lizards,riverfolk,duchy"}),
    ("root", "refused-faction-count", {"factions": "marquise,eyrie", "seats": "3"}),
    ("root", "refused-same-faction", {"factions": "marquise,marquise"}),
    ("root", "refused-same-pieces", {"factions": "marquise,mechanical_marquise"}),
    ("root", "refused-no-warriors", {"factions": "vagabond,vagabond2"}),
    ("root", "refused-same-character", {"factions": "vagabond,marquise", "vagabonds": "ronin,ronin"}),
    ("root", "refused-characters", {"factions": "vagabond,marquise", "vagabonds": "ronin,thief"}),
    ("root", "refused-second-vagabond", {"factions": "marquise,vagabond2"}),
    ("root", "refused-vagabot", {"factions": "marquise,eyrie", "vagabot": "thief"}),
    ("root", "refused-bot-count", {"seats": "2", "bots": "3"}),
    ("root", "refused-no-bot", {"factions": "marquise,eyrie", "traits": "none"}),
    ("root", "refused-difficulties", {"factions": BOTS, "difficulty": "easy,easy,easy"}),
    ("root", "refused-trait", {"factions": BOTS, "traits": "blitz"}),
    ("root", "refused-no-seller", {"factions": BOTS, "services": "basic"}),
    ("root", "refused-service", {"factions": f"{BOTS},riverfolk", "services": "vagabot"}),
    ("root", "refused-no-person", {"factions": "electric_eyrie,automated_alliance", "clockwork": "cooperative"}),
    ("root", "refused-cooperative-dominance", {"factions": BOTS, "clockwork": "cooperative,dominance"}),
    ("crescent", "refused-option", {"colour": "red"}),
    ("crescent", "refused-value", {"seats": "3"}),
    ("crescent", "refused-layout", {"seats": "4", "layout": "p5-1"}),
    ("defenders", "refused-option", {"colour": "red"}),
    ("defenders", "refused-value-rule", {"seats": "9"}),
    ("defenders", "refused-same-faction", {"factions": "order,order"}),
    ("defenders", "refused-faction-count", {"factions": "order,council", "seats": "3"}),
    ("defenders", "refused-level", {"difficulty": "normal", "difficult": "6"}),
    ("harrow", "refused-option", {"colour": "red"}),
    ("harrow", "refused-value", {"map": "desert"}),
    ("harrow", "refused-factions", {"preset": "chapter1", "factions": "kammi,family"}),
    ("harrow", "refused-absent", {"preset": "chapter1", "goblin": "{goblin}"}),
    ("harrow", "refused-legend", {"preset": "chapter1", "protectors": "{protectors}"}),
    ("harrow", "refused-track", {"preset": "chapter1", "family-track": "2"}),
    ("harrow", "refused-split", {"level": "1", "split": "1,2,3"}),
]
"""A way to be refused by each key that `resolve` uses."""
SEATS = ("refused-bot", "refused-bots-twice", "refused-person", "refused-bot-word", "refused-bot-levels", "refused-said-twice")
"""Those of words for seats are tried in `test_seats.py`."""


def texts_of(game: Game, lang: str) -> Texts:
    return Texts((ANY_GAME, *locale_folders(game)), lang)


def messages(lang: str, *folders: Path) -> dict[str, fluent.Message]:
    """The messages of one language about refusals, English standing in for nothing."""
    found = {}
    for path in (path for folder in folders for path in folder.glob(f"{lang}*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
            if isinstance(entry, fluent.Message) and entry.id.name.startswith("refused-"):
                found[entry.id.name] = entry
    return found


def variables(node: object, known: dict[str, fluent.Message]) -> set[str]:
    """The variables of a message and of the messages it refers to."""
    if isinstance(node, fluent.VariableReference):
        return {node.id.name}
    if isinstance(node, fluent.MessageReference):
        return variables(known[node.id.name], known)
    parts = list(vars(node).values()) if isinstance(node, fluent.BaseNode) else node if isinstance(node, list) else []
    return {name for part in parts for name in variables(part, known)}


def raised(paths: list[Path]) -> Iterator[tuple[str, str, set[str], bool]]:
    """Every SettingError in the code: where, its key, the values it names, whether it takes over those of another one."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "SettingError":
                key = node.args[1] if len(node.args) > 1 else None
                names = {word.arg for word in node.keywords if word.arg}
                where = f"{path.relative_to(PACKAGE)}:{node.lineno}"
                text = str(key.value) if isinstance(key, ast.Constant) else ""
                yield where, text, names, any(word.arg is None for word in node.keywords)


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_has_a_text_in_both_languages_with_the_same_variables(name: str) -> None:
    folder = find_game(name).folder
    english, czech = (messages(lang, ANY_GAME, *locale_folders(find_game(name))) for lang in ("en", "cs"))
    used = set()
    for where, key, names, more in raised([*COMMON, *sorted(folder.rglob("*.py"))]):
        assert key.startswith("refused-"), f"{where} has no key"
        wanted = names | (variables(english["refused-value"], english) if more else set())
        assert variables(english[key], english) == variables(czech[key], czech) == wanted, where
        used.add(key)
    assert used == english.keys() == czech.keys()


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_of_a_game_is_tried_here(name: str) -> None:
    elsewhere = {"refused-incomplete", "refused-no-mix", "refused-no-others", *SEATS}
    keys = {key for _, key, _, _ in raised(sorted(find_game(name).folder.rglob("*.py")))}
    assert keys - elsewhere <= {key for game, key, _ in REFUSED if game == name}


def refuse(name: str, options: dict[str, str]) -> SettingError:
    game = find_game(name)
    last = {f"{{{option.name}}}": option.values[-1] for option in game.settings if option.values}
    with pytest.raises(SettingError) as refused:
        game.resolve({option: last.get(value, value) for option, value in options.items()}, 1)
    return refused.value


@pytest.mark.parametrize(("name", "key", "options"), REFUSED)
def test_the_english_text_is_the_sentence_and_the_czech_one_another(name: str, key: str, options: dict[str, str]) -> None:
    error = refuse(name, options)
    english, czech = (texts_of(find_game(name), lang).error(error) for lang in LANGUAGES)
    assert error.key == key
    assert english == str(error)
    assert czech != english and "$" not in czech


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"seats": "3"}, "Nenašla se žádná sestava 3 frakcí"),
        ({"factions": "marquise,any"}, "S jmenovanými frakcemi nemohou hrát žádné další"),
    ],
)
def test_a_draw_without_end_is_refused(options: dict[str, str], says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hvozd.games.root.setup.settings.TRIES", 0)
    error = refuse("root", options)
    assert texts_of(find_game("root"), "en").error(error) == str(error)
    assert says in texts_of(find_game("root"), "cs").error(error)


def test_options_that_were_not_resolved_are_refused() -> None:
    with pytest.raises(SettingError) as refused:
        find_game("root").new({}, 1)
    assert texts_of(find_game("root"), "en").error(refused.value) == str(refused.value)


@pytest.mark.parametrize(
    ("names", "options", "says"),
    [
        (["me", "clockwork:beavers"], {}, "Žádný bot se nejmenuje „beavers“ (RB-3.2)"),
        (["me", "clockwork:eyrie"], {"factions": "marquise,eyrie"}, "boty lze jmenovat buď mezi místy, nebo mezi frakcemi"),
    ],
)
def test_seats_are_refused_in_czech(names: list[str], options: dict[str, str], says: str) -> None:
    game = find_game("root")
    with pytest.raises(SettingError) as refused, speaking(game, "cs"):
        game.sit(names, options)
    assert says in str(refused.value)
    assert texts_of(game, "en").error(refused.value) == str(refused.value.__cause__)


def test_pairs_of_the_command_line_are_told_in_both_languages() -> None:
    for pairs, says in ((["seats"], "„seats“ není volba"), (["map=a", "map=b"], "Volba map je zadána dvakrát")):
        with pytest.raises(SettingError) as refused:
            read_settings(pairs)
        assert Texts([ANY_GAME], "en").error(refused.value) == str(refused.value)
        assert says in Texts([ANY_GAME], "cs").error(refused.value)


def test_an_error_without_key_stays_english() -> None:
    with pytest.raises(SettingError, match="This is why"), speaking(find_game("root"), "cs"):
        raise SettingError("This is why.")


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "2 factions were named for 3 seats; every player has one (R-5.1.1).\n"),
        ("cs", "Jmenovaných frakcí je 2, ale míst 3; každý hráč má právě jednu frakci (R-5.1.1).\n"),
    ],
)
def test_the_terminal_refuses_in_the_language_asked_for(lang: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "root", "--lang", lang, "--option", "factions=marquise,eyrie", "--option", "seats=3"]) == 2
    assert capsys.readouterr().err == says
