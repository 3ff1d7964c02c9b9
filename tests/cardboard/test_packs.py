"""Owner's packs: tables of a box in place of ours, checked by file, row and field, played, and carried by the record."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hvozd.cli import main
from hvozd.core import Game, Session, find_game, registry
from hvozd.core.errors import ComponentError
from hvozd.core.record import load, replay
from hvozd.kit.headings import title
from hvozd.kit.packs import PACKS, install_all
from hvozd.kit.packs.draft import differences, new_pack
from hvozd.kit.packs.names import faults
from hvozd.kit.texts import Texts, locale_folders
from hvozd.runs.sim import Plan, simulate

GAMES = 200 if os.environ.get("HVOZD_LONG") else 10
CARD = '  {id = "fox", name = "Fox", set = "basic", habitat = "marsh", points = 4, ability = "apothecary"},\n'
TILE = (
    '  {id = "up-x", shape = "up", sides = [{habitats = ["marsh", "marsh", "marsh"], pollution = []}, '
    '{habitats = ["forest", "forest", "forest"], pollution = [1]}]},\n'
)
NAMES = "organizer-zinnobel = Zora\ncard-fox = {}\n"


@pytest.fixture(autouse=True)
def own_registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "_added", dict(registry._added))
    monkeypatch.setenv(PACKS, "")
    yield
    registry.find_game.cache_clear()
    registry.game_names.cache_clear()


def changed(game: str, *changes: tuple[str, str, str]) -> dict[str, str]:
    """The files of a new pack with texts replaced in them."""
    files = new_pack(find_game(game), "my-box", all_tables=True)
    for file, old, new in changes:
        assert old in files[file], f"{file} has no {old}"
        files[file] = files[file].replace(old, new, 1)
    return files


def mirrored(files: dict[str, str]) -> dict[str, str]:
    """The slots of the board in another layout: every hex with its two numbers exchanged."""
    head, slots = files["board.toml"].split("[slots]")
    mine, rest = slots.split("[tiles]")
    ours = find_game("defenders").folder / "components" / "board.json"
    for slot in json.loads(ours.read_text())["slots"]["rows"]:
        mine = mine.replace(f"hexes = {slot['hexes']}", f"hexes = {[[r, q] for q, r in slot['hexes']]}", 1)
    return files | {"board.toml": f"{head}[slots]{mine}[tiles]{rest}"}


def box() -> dict[str, str]:
    """A pack with one more card, one more tile, another layout, and an organizer of another name."""
    files = changed(
        "defenders",
        ("coven.toml", '[cards]\nsource = "reconstructed"', '[cards]\nsource = "box"'),
        ("coven.toml", 'name = "Zinnobel"', 'name = "Zora"'),
        ("board.toml", '  {id = "up-a"', TILE + '  {id = "up-a"'),
    )
    head, cards = files["coven.toml"].split("[cards]")
    files["coven.toml"] = f"{head}[cards]{cards.replace('rows = [', 'rows = [' + chr(10) + CARD.rstrip(), 1)}"
    return mirrored(files) | {"en.ftl": NAMES.format("Fox"), "cs.ftl": NAMES.format("Liška")}


def played(game: Game, games: int) -> None:
    tally = simulate(Plan(game.name, 1, check=True), games)
    assert tally.games == games and not tally.faults


def test_our_tables_written_as_a_pack_are_our_game() -> None:
    for name in ("crescent", "defenders", "harrow"):
        base = find_game(name)
        game = base.packed(changed(name))
        assert not list(differences(base, game.pack)) and not list(faults(base, game))
        ours, theirs = (simulate(Plan(one.name, 1), 2) for one in (base, game))
        assert (ours.decisions, ours.scores) == (theirs.decisions, theirs.scores)


def test_a_pack_with_a_card_a_tile_a_layout_and_another_name_is_played() -> None:
    base, files = find_game("defenders"), box()
    game = base.packed(files)
    assert not list(faults(base, game))
    assert "fox" in game.words(Session.new(game, {}, 1).state)["card"]
    assert "fox" not in base.words(Session.new(base, {}, 1).state)["card"]
    told = "\n".join(differences(base, game.pack))
    for place in ("table cards, row fox: added", "table tiles, row up-x: added", "table slots, row 1", 'field name: "Zinnobel"'):
        assert place in told
    assert Texts(locale_folders(game), "cs").get("card-fox") == "Liška"
    assert Texts(locale_folders(game), "cs").get("organizer-zinnobel") == "Zora"
    assert title(game, "cs") == "Strážci Divočiny (my-box)"
    played(game, GAMES)


def test_packs_of_the_other_games_add_a_card_a_layout_and_a_map() -> None:
    fox = 'fox = {type = "event", copies = 2, contest = [{op = "influence", value = 1}], source = "box"}\n'
    changes = [("cards.toml", "assassination = {", fox + "assassination = {")]
    files = changed("crescent", *changes)
    line = next(line for line in files["map.toml"].splitlines() if line.startswith("p5-1 ="))
    files["map.toml"] += line.replace("p5-1", "p5-own", 1) + "\n"
    for name in ("caliph", "murshid", "nomad", "sultan", "warlord"):
        text = files[f"{name}.toml"]
        files[f"{name}.toml"] = re.sub(r"p5-1 = (\[[^]]*\])", r"p5-1 = \1, p5-own = \1", text, count=1)
    text = "card-fox = {}\nlayout-p5-own = {}\n"
    files |= {"en.ftl": text.format("Fox", "Mine"), "cs.ftl": text.format("Liška", "Moje")}
    crescent = find_game("crescent").packed(files)
    layouts = next(setting for setting in crescent.settings if setting.name == "layout").values
    assert "p5-own" in layouts
    tally = simulate(Plan(crescent.name, 1, {"layout": "p5-own"}, check=True), 1)
    assert not tally.faults
    files = changed("harrow")
    side = next(line for line in files["map.toml"].splitlines() if 'name = "a"' in line)
    files["map.toml"] = files["map.toml"].replace(side, side + "\n" + side.replace('"a"', '"own"', 1), 1)
    harrow = find_game("harrow").packed(files)
    assert any("own" in setting.values for setting in harrow.settings)


def test_the_record_carries_its_pack(tmp_path: Path) -> None:
    game = find_game("defenders").packed(box())
    saved = tmp_path / "games"
    tally = simulate(Plan(game.name, 3, save=str(saved.mkdir() or saved)), 1)
    assert not tally.faults
    (file,) = saved.iterdir()
    assert replay(load(file.read_bytes())).result is not None
    command = [sys.executable, "-m", "hvozd", "replay", str(file), "--verify"]
    env = {name: value for name, value in os.environ.items() if name != PACKS}
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0 and f"Verified: {game.name}" in done.stdout, done.stderr


def test_a_server_takes_a_record_only_with_a_pack_of_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    from hvozd.web.strangers import told

    session = Session.new(find_game("defenders").packed(box()), {}, 1)
    data = session.record.dump(session.state)
    assert told(data).fault == ""
    folders = os.environ[PACKS]
    monkeypatch.setattr(registry, "_added", {})
    registry.find_game.cache_clear()
    registry.game_names.cache_clear()
    assert "There is no game" in told(data).fault
    monkeypatch.setenv(PACKS, folders)
    install_all()
    assert told(data).fault == ""


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "my-box"
    assert main(["pack", "new", "defenders", str(folder)]) == 0
    assert main(["pack", "new", "defenders", str(folder)]) == 2
    assert main(["pack", "check", str(folder), "--games", "1"]) == 0
    assert main(["pack", "diff", str(folder)]) == 0
    assert "it fits; 1 checked games" in (out := capsys.readouterr().out) and "Nothing differs" in out
    path = folder / "machines.toml"
    path.write_text(path.read_text().replace("faces = [0, 0, 0,", "faces = [0, 0, 1,").replace("reconstructed", "box"))
    assert main(["pack", "diff", str(folder)]) == 0
    assert "machines.toml, table die, row faces: [0, 0, 0, 1, 1, 2] is [0, 0, 1, 1, 1, 2]" in capsys.readouterr().out
    assert main(["sim", "defenders", "--games", "1", "--pack", str(folder)]) == 0
    assert main(["components", "defenders", "--pack", str(folder)]) == 0
    assert "box" in capsys.readouterr().out
    assert main(["sim", "crescent", "--games", "1", "--pack", str(folder)]) == 2
    assert "is for defenders, not for crescent" in capsys.readouterr().err


WRONG = (
    ("defenders", "pack.toml", 'name = "my-box"', 'name = "My Box"', "pack.toml, field name"),
    ("defenders", "coven.toml", "rows = [", "rows = [[", "coven.toml is not TOML: .*line"),
    ("defenders", "coven.toml", "[cards]", "[kards]", "coven.toml, table kards, row .*, field"),
    ("defenders", "coven.toml", "points = 4", 'points = "4"', "coven.toml, table cards, row .*, field points: Expected 'int'"),
    ("defenders", "coven.toml", "points = 4", "points = 40", "coven.toml, table cards, row .*, field points: .* 1 to 9"),
    ("defenders", "coven.toml", "points = 4", "dots = 4", "coven.toml, table cards, row .*, field (points|dots)"),
    (
        "defenders",
        "coven.toml",
        'ability = "apothecary"',
        'ability = "pharmacy"',
        "coven.toml, table cards, row .*, field ability",
    ),
    ("defenders", "coven.toml", 'habitat = "marsh"', 'habitat = "bog"', "coven.toml, table cards, row .*, field habitat"),
    ("defenders", "coven.toml", 'id = "zinnobel"', 'id = "zora"', "coven.toml, table organizers, row zora, field id"),
    ("defenders", "coven.toml", 'source = "reconstructed"', 'source = "guess"', "coven.toml, table .*, row .*, field source"),
    ("defenders", "board.toml", "hexes = [[-1, -2]", "hexes = [[1, -2]", "board.toml, table slots, row .*, field hexes"),
    ("defenders", "board.toml", "hexes = [[-1, -2]", "hexes = [[9, 9]", "board.toml, table slots, row 1, field hexes"),
    (
        "defenders",
        "board.toml",
        'habitats = ["forest"',
        'habitats = ["wood"',
        "board.toml, table tiles, row up-a, field hab",
    ),
    ("defenders", "board.toml", 'id = "up-b"', 'id = "up-a"', "board.toml, table tiles, row up-a, field id: there are two"),
    ("defenders", "machines.toml", "faces = [0", "faces = [7", "machines.toml, table die, row .*, field faces"),
    (
        "defenders",
        "machines.toml",
        "chutes = [0, 2, 4]",
        "chutes = [0, 0, 4]",
        "machines.toml, .*, row 5, field chutes",
    ),
    ("defenders", "players.toml", "camps = [3,", "camps = [30,", "players.toml, table tracks, row 1, field camps"),
    ("crescent", "cards.toml", "copies = 4", "copies = -4", "cards.toml, table cards, row assassination, field copies"),
    (
        "crescent",
        "cards.toml",
        'op = "cancel_card"',
        'op = "burn_card"',
        "cards.toml, .*, row assassination, field combat",
    ),
    ("crescent", "cards.toml", 'type = "event"', 'type = "happening"', "cards.toml, table cards, row assassination, field type"),
    ("crescent", "map.toml", "p5-1 = {", "p5-x = {", "map.toml, table layouts, row p5-x, field hexes"),
    (
        "crescent",
        "caliph.toml",
        "associated = [",
        'associated = ["nobody", ',
        "caliph.toml, .*, row caliph, field assoc",
    ),
    ("harrow", "map.toml", '"ppmmf"', '"ppmm"', "map.toml, table sides, row a, field columns"),
    ("harrow", "rules.toml", "pass_chance = ", "chance = ", "rules.toml, table tower, row 1, field pass_chance"),
    ("harrow", "solo.toml", "symbol = ", 'symbol = "x", was = ', "solo.toml, table cards, row 1, field symbol"),
)


@pytest.mark.parametrize(("game", "file", "old", "new", "sentence"), WRONG, ids=range(len(WRONG)))
def test_a_wrong_pack_is_refused_by_file_row_and_field(game: str, file: str, old: str, new: str, sentence: str) -> None:
    files = changed(game, (file, old, new))
    with pytest.raises(ComponentError, match=f"^{sentence}"):
        find_game(game).packed(files)
    assert not any("my-box" in name for name in registry.game_names())


def test_new_things_need_names_in_both_languages() -> None:
    base = find_game("defenders")
    files = box()
    game = base.packed(files | {"cs.ftl": "organizer-zinnobel = Zora\nthis is no message\n"})
    found = list(faults(base, game))
    assert [fault.split(":")[0] for fault in found] == ["cs.ftl, row 2, field this", "cs.ftl, row card-fox, field name"]
    with pytest.raises(ComponentError, match=r"cards\.toml: Defenders of the Wild has no such tables"):
        base.packed(files | {"cards.toml": ""})
    with pytest.raises(ComponentError, match=r"\.\./x\.toml: no file of a pack"):
        base.packed(files | {"../x.toml": ""})


def test_a_guess_is_marked_in_the_tip_until_the_owner_has_read_the_box() -> None:
    from hvozd.games.crescent.components.files import GUESSES
    from hvozd.games.harrow.components import GUESSED

    assert ("cards", "assassination") in GUESSES and "upgrade" in GUESSED and "tactic" not in GUESSED
    ours, theirs = find_game("defenders"), find_game("defenders").packed(box())
    for game, lang, marks in ((ours, "en", True), (ours, "cs", True), (theirs, "en", False), (theirs, "cs", False)):
        session = Session.new(game, {"factions": "coven,any", "seats": "2"}, 1)
        while not game.view(session.state, 0).hand:
            assert session.decision is not None
            session.play(next(iter(session.decision.options(session.decision.seats[0]))), session.decision.seats[0])
        picture = game.picture(game.view(session.state, 0), 0, lang)
        assert picture is not None
        mark = Texts(locale_folders(game), lang).get("tip-guess")
        assert (mark in str(picture)) is marks, (game.name, lang)
