"""Every row of the comparison with the rulebooks can be found in the marks of tests."""

from pathlib import Path

import pytest

from hvozd.cli import main
from hvozd.proof.comparison import rows
from hvozd.proof.ledger import LedgerError

ROWS = "id\tgame\tabout\nQ1\tquarry\ta stone is put\nQ2\tquarry\ta stone is taken\n"
TEST = """import pytest


@pytest.mark.row("Q1")
@pytest.mark.rule("X-1")
def test_put():
    pass


@pytest.mark.row("Q9")
def test_unknown():
    pass
"""


def test_rows_are_found_in_marks(tmp_path: Path) -> None:
    (tmp_path / "rows.tsv").write_text(ROWS)
    (tmp_path / "quarry").mkdir()
    (tmp_path / "quarry" / "test_put.py").write_text(TEST)
    found, errors = rows(tmp_path)
    assert {row.id: row.tests for row in found} == {"Q1": ["quarry/test_put.py:test_put"], "Q2": []}
    assert len(errors) == 1 and "Q9" in errors[0] and "test_unknown" in errors[0]


def test_without_a_clone_there_are_none(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="clone"):
        rows(tmp_path)


def test_all_rows_of_the_comparison_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """45 of them, and three that the second referee of Harrow County found; every mark names one, and the rows of this tool's own
    tests say where they are."""
    assert main(["rules", "--rows"]) == 0
    listed = capsys.readouterr().out
    heads = [line.split("\t")[0] for line in listed.splitlines() if not line.startswith(" ")]
    letters = {letter: sum(head.startswith(letter) for head in heads) for letter in "FBHCD"}
    assert letters == {"F": 11, "B": 8, "H": 16, "C": 8, "D": 5}
    assert "tools/test_any_order.py:test_random_answers_are_taken_in_any_order" in listed
    main(["rules", "defenders", "--rows", "--missing"])
    assert "D1" not in capsys.readouterr().out, "it has tests"
