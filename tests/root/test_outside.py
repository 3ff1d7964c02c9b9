"""A faction from another package: the tutorial faction is installed as one, played, shown everywhere, and taken out again."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from hvozd.core.errors import RoomError
from hvozd.core.rooms import Room
from hvozd.games.root.hooks import FACTIONS
from hvozd.games.root.setup.outside import welcome

REPOSITORY = Path(__file__).parents[2]
EXAMPLE = REPOSITORY / "examples" / "fireflies"
WEB = """
from starlette.testclient import TestClient
from hvozd.web.app import application
with TestClient(application(pace=0), headers={{"origin": "http://testserver"}}) as client:
    client.headers["accept-language"] = "{lang}"
    print(client.get("/").text)
    fields = {{"game": "root", "option-factions": "fireflies,marquise", "seat-0": "me", "seat-1": "friend"}}
    print(client.post("/tables", data=fields).text)
"""


def all_files() -> str:
    """What the package consists of, to see that nothing of it differs."""
    files = sorted(path for path in (REPOSITORY / "hvozd").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return hashlib.sha256(b"".join(path.name.encode() + path.read_bytes() for path in files)).hexdigest()


class Guest:
    """An environment in which the package is installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, *args: str) -> str:
        place = {**os.environ, "PYTHONPATH": os.pathsep.join((str(self.folder), str(REPOSITORY)))}
        command = [sys.executable, *args]
        done = subprocess.run(command, cwd=self.folder, env=place, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    def hvozd(self, *args: str) -> str:
        return self.run("-m", "hvozd", *args)


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Guest:
    source, target = tmp_path_factory.mktemp("source") / "fireflies", tmp_path_factory.mktemp("installed")
    shutil.copytree(EXAMPLE, source)
    install = ["-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation"]
    Guest(target).run(*install, "--target", str(target), str(source))
    return Guest(target)


@pytest.fixture(scope="module")
def record(guest: Guest) -> str:
    """A finished game of the faction among others."""
    settings = ["--setting", "factions=fireflies,eyrie,vagabond", "--setting", "map=autumn"]
    guest.hvozd("sim", "root", "--games", "1", "--seed", "4", "--save", str(guest.folder / "kept"), *settings)
    return str(next((guest.folder / "kept").glob("*.hvozd")))


def test_the_page_shows_the_code_as_it_is() -> None:
    page = (REPOSITORY / "docs" / "faction.md").read_text(encoding="utf-8")
    code = "".join(path.read_text(encoding="utf-8") for path in (EXAMPLE / "fireflies").glob("*.py"))
    blocks = re.findall(r"```python\n(.*?)```", page, re.S)
    parts = [part for block in blocks for part in re.split(r"\n\n+", block.strip("\n"))]
    assert len(blocks) > 5 and [part for part in parts if part not in code] == []


def test_its_own_tests_pass(guest: Guest) -> None:
    options = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-o", "markers=rule(*ids): the ids that a test proves"]
    guest.run("-m", "pytest", *options, "--rootdir", str(EXAMPLE), str(EXAMPLE / "tests"))


@pytest.mark.parametrize(
    ("map_name", "factions"),
    [
        ("autumn", "fireflies,any,any,any"),
        ("winter", "any,fireflies"),
        ("lake", "any,any,fireflies"),
        ("mountain", "mechanical_marquise,fireflies,any,vagabot"),
    ],
)
def test_it_plays_with_all_others_on_every_map(guest: Guest, map_name: str, factions: str) -> None:
    before = all_files()
    settings = ["--setting", f"factions={factions}", "--setting", f"map={map_name}"]
    told = guest.hvozd("sim", "root", "--games", "25", "--seed", "11", "--check", "--every", "60", *settings)
    assert "25 finished, 0 faults" in told
    assert re.search(r"│ fireflies +│ +25 │", told)
    assert all_files() == before


@pytest.mark.parametrize(("lang", "name", "lantern"), [("en", "Fireflies", "lantern"), ("cs", "Světlušky", "lucern")])
def test_it_is_seen_everywhere_in_both_languages(guest: Guest, record: str, lang: str, name: str, lantern: str) -> None:
    language = ["--lang", lang]
    assert name in guest.hvozd("replay", record, "--text", *language), "the journal"
    terminal = guest.hvozd("replay", record, "--at", "30", *language)
    assert name in terminal and lantern in terminal
    picture = guest.hvozd("render", record, "--at", "30", "--seat", "0", *language)
    assert "f-fireflies" in picture and "#w-firefly" in picture and "k-lantern" in picture and "--c: #c9b400" in picture
    hints = [guest.hvozd("hint", record, "--at", at, "--agent", "greedy", *language) for at in ("3", "4", "5")]
    assert any(hint.count(name) > 1 for hint in hints), "it is asked and advised while it sets up"
    pages = guest.run("-c", WEB.format(lang=lang))
    assert name in pages and 'value="fireflies"' in pages and "f-fireflies" in pages and "ask-fireflies" not in pages


def test_rootlog_rules_and_figures_know_it(guest: Guest, record: str) -> None:
    log = guest.hvozd("replay", record, "--rootlog")
    assert re.search(r"^Y: ", log, re.M) and re.search(r"^Y:.*t->\d", log, re.M)
    assert "7 ids, 7 with code" in guest.hvozd("rules", "fireflies")
    assert "fireflies" in guest.hvozd("games", "root")


def test_it_extends_the_numbers_of_a_position_and_moves_no_name(guest: Guest) -> None:
    own, other = (json.loads(place.hvozd("features", "root", "--json")) for place in (Guest(REPOSITORY), guest))
    names, more = ([column["name"] for column in schema["columns"]] for schema in (own, other))
    added = [name for name in more if name not in set(names)]
    assert [name for name in more if name in set(names)] == names and own["digest"] != other["digest"]
    assert "fireflies.chair0" in added and any(name.startswith("asks.fireflies.") for name in added)
    assert more[-1].startswith("fireflies.")


def test_who_does_not_name_it_never_meets_it(guest: Guest) -> None:
    told = guest.hvozd("sim", "root", "--games", "40", "--seed", "2", "--setting", "seats=6", "--setting", "bots=any")
    assert "fireflies" not in told


def test_taken_out_again_nothing_is_left() -> None:
    assert "fireflies" not in {one.name for one in FACTIONS}
    assert "fireflies" not in Guest(REPOSITORY).hvozd("games", "root")


def test_a_package_that_brings_no_faction_or_a_known_one_is_refused_in_a_sentence() -> None:
    module = ModuleType("weeds")
    with pytest.raises(RoomError, match="The package weeds brings no faction"):
        welcome("weeds", module)
    module.FACTIONS, module.ROOM = FACTIONS[:1], Room("weeds")  # type: ignore[attr-defined]
    with pytest.raises(RoomError, match="brings a faction 'marquise', but there is one already"):
        welcome("weeds", module)
