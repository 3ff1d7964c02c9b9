"""A third language is files alone: a folder with thirty German messages, and everything else in English."""

import os
import subprocess
import sys
from pathlib import Path

from hvozd.kit.languages import languages

GERMAN = Path(__file__).parent / "german"
PAGES = """
from starlette.testclient import TestClient
from hvozd.core import game_names
from hvozd.web.app import application

with TestClient(application(pace=0), headers={"origin": "http://testserver"}) as client:
    lobby = client.get("/?lang=de").text
    assert '<html lang="de"' in lobby
    assert "Setz dich, der Wald wartet" in lobby
    assert "Sit down, the woods are waiting" not in lobby
    assert 'value="de" selected' in client.get("/me").text
    for game in game_names():
        rules, table = client.get(f"/rules/{game}").text, client.get(f"/words/{game}.de.js").text
        assert rules.count("<section") == client.get(f"/rules/{game}?lang=en").text.count("<section") > 0
        assert table.count('":"') == client.get(f"/words/{game}.en.js").text.count('":"')
        client.get("/?lang=de")
"""
"""What a visitor sees who reads German."""


def said(*argv: str, more: str = str(GERMAN)) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"HVOZD_LANGUAGES": more}
    return subprocess.run([sys.executable, *argv], env=environment, capture_output=True, text=True, encoding="utf-8", check=False)


def test_languages_are_found_by_their_files(tmp_path: Path) -> None:
    for name in ("de.ftl", "pl.rules.ftl", "cs.ftl", "deutsch.ftl", "it.txt", "X1.ftl"):
        (tmp_path / name).write_text("", encoding="utf-8")
    assert languages((tmp_path, tmp_path / "nowhere")) == ("en", "cs", "de", "pl")
    assert languages(()) == ("en", "cs")
    assert (GERMAN / "de.ftl").read_text(encoding="utf-8").count(" = ") == 30


def test_commands_speak_it_and_fall_back_to_english() -> None:
    wrong = said("-m", "hvozd", "play", "chess", "--lang", "de")
    assert (wrong.returncode, wrong.stderr[:31]) == (2, "Ein Spiel 'chess' gibt es nicht"), wrong
    script = """
import hvozd
game = hvozd.new("defenders", seed=1)
assert game.decision.text_in("de") == game.decision.text_in("en") != game.decision.text_in("cs")
"""
    assert said("-c", script).returncode == 0, said("-c", script).stderr
    unknown = said("-m", "hvozd", "play", "root", "--lang", "de", more="")
    assert unknown.returncode == 2
    assert "'de'" in unknown.stderr


def test_pages_speak_it_and_fall_back_to_english() -> None:
    assert (done := said("-c", PAGES)).returncode == 0, done.stderr
