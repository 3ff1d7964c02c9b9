"""The rules tool, on a tiny package: ids found from both ends, whatever is missing or unknown is named."""

import json
import types
from pathlib import Path

import pytest

from hvozd.cli import main
from hvozd.core.errors import UnknownName
from hvozd.proof import ledger as rules
from hvozd.proof.ledger import LedgerError, report

LEDGER = """id\tneeds\tabout
Q-1.1\tcode,test\tput a stone
Q-1.2\tcode,test\ttake a stone
Q-1.2.1\tcode,test\tnot twice
Q-2\ttest\tan example
Q-3\tnote\tstones are round
Q-4\tcode,test\tnobody wrote this
"""
CODE = '''"""Q-1.1: put a stone."""


class Take:
    """Q-1.2, Q-1.2.1: take a stone.

    Q-9.9: a rule that is not there."""

    def put(self):
        """Q-1: a chapter is no rule and no error."""

    def run(self):
        """Mentions Q-4 in a sentence: that does not count."""
'''
TESTS = """import pytest
from pytest import mark

RULE = "Q-4"


@pytest.mark.rule("Q-1.1", "Q-2")
def test_put():
    pass


@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("Q-1.2"))])
class TestTake:
    @mark.rule("Q-8")
    def test_unknown(self):
        pass

    @pytest.mark.rule(RULE)
    def test_no_plain_string(self):
        pass
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    games = tmp_path / "pkg" / "games"
    for path, text in {
        games / "quarry" / "ledger" / "quarry.tsv": LEDGER,
        games / "quarry" / "stones.py": CODE,
        games / "quarry" / "bots" / "ledger" / "quarrybots.tsv": "QB-1\tcode,test\ta bot digs\n",
        games / "quarry" / "bots" / "dig.py": '"""QB-1: a bot digs."""\n',
        tmp_path / "tests" / "quarry" / "test_stones.py": TESTS,
    }.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr(rules, "GAMES", games)
    monkeypatch.setattr(rules.report, "__defaults__", (games, None))
    monkeypatch.setattr(rules.ledger_names, "__defaults__", (games,))
    return games


def test_ids_are_found_from_both_ends(package: Path) -> None:
    found = {rule.id: rule for rule in report("quarry").rules}
    assert found["Q-1.1"].code == ["stones.py"]
    assert found["Q-1.1"].tests == ["quarry/test_stones.py:test_put"]
    assert found["Q-1.2"].code == found["Q-1.2.1"].code == ["stones.py:Take"]
    assert found["Q-1.2"].tests == ["quarry/test_stones.py:TestTake"]
    assert found["Q-2"].lacks == found["Q-3"].lacks == ()
    assert found["Q-1.2.1"].lacks == ("test",)
    assert found["Q-4"].lacks == ("code", "test")


def test_unknown_ids_are_errors(package: Path) -> None:
    assert report("quarry").errors == [
        "stones.py:Take names Q-9.9, which the ledger does not know",
        "quarry/test_stones.py:TestTake:test_unknown is marked with Q-8, which the ledger does not know",
        "quarry/test_stones.py:TestTake:test_no_plain_string has a rule mark that is no plain string",
    ]


def test_a_part_of_a_game_has_its_own_ledger(package: Path) -> None:
    bots = report("quarrybots")
    assert [rule.id for rule in bots.rules] == ["QB-1"]
    assert bots.rules[0].lacks == ("test",)


def test_missing_lists_and_exits_1(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "quarry", "--missing"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Q-1.2.1\tno test\tnot twice"
    assert lines[1] == "Q-4\tno code and no test\tnobody wrote this"
    assert len(lines) == 5


def test_nothing_missing_prints_nothing_and_exits_0(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (package / "quarry" / "ledger" / "quarry.tsv").write_text("Q-1.1\tcode,test\tput a stone\nQ-3\tnote\tround\n")
    (package / "quarry" / "stones.py").write_text('"""Q-1.1: put a stone."""')
    (package.parents[1] / "tests" / "quarry" / "test_stones.py").write_text("@pytest.mark.rule('Q-1.1')\ndef test(): ...")
    assert main(["rules", "quarry", "--missing"]) == 0
    assert capsys.readouterr().out == ""


def test_json(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "quarry", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["game"] == "quarry"
    assert (summary["total"], summary["with_code"], summary["with_test"]) == (6, 3, 3)
    assert summary["missing"] == ["Q-1.2.1", "Q-4"]
    assert len(summary["errors"]) == 3


def test_all_ledgers_are_printed(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    out = capsys.readouterr().out
    assert "Q-1.1: put a stone\n    code: stones.py\n    test: quarry/test_stones.py:test_put" in out
    assert "MISSING: code, test" in out
    assert "quarrybots: 1 ids" in out


@pytest.mark.parametrize("line", ["Q-1", "Q-1\tcode\tx\ty", "Q-1\tmaybe\tx", "one\tnote\tx"])
def test_a_bad_ledger_line_is_named(package: Path, line: str) -> None:
    (package / "quarry" / "ledger" / "quarry.tsv").write_text(f"Q-5\tnote\tfine\n{line}\n")
    with pytest.raises(LedgerError, match=r"Line 2 of the ledger quarry\.tsv"):
        report("quarry")


def test_an_id_twice_is_named(package: Path) -> None:
    (package / "quarry" / "ledger" / "quarry.tsv").write_text("Q-5\tnote\tfine\nQ-5\tnote\tagain\n")
    with pytest.raises(LedgerError, match="repeats Q-5"):
        report("quarry")


def test_without_tests_there_is_a_sentence(package: Path, tmp_path: Path) -> None:
    (tmp_path / "tests").rename(tmp_path / "proofs")
    with pytest.raises(LedgerError, match="no tests folder"):
        report("quarry")


def test_unknown_ledger_lists_those_there_are(package: Path, highcard: types.ModuleType) -> None:
    with pytest.raises(UnknownName, match="there are quarry, quarrybots"):
        report("chess")
