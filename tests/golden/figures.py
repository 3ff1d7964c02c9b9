"""A table of what games came to: read, held against what is found, written anew when that was meant."""

import os
from pathlib import Path

from tests.golden.fingerprint import PARTS

WRITE = os.environ.get("HVOZD_GOLDEN") == "write"
COLUMNS = ("decisions", *PARTS)


class Figures:
    def __init__(self, path: Path) -> None:
        self.path = path

    def rows(self) -> dict[str, dict[str, str]]:
        lines = self.path.read_text(encoding="utf-8").splitlines()[1:] if self.path.exists() else []
        return {row[0]: dict(zip(COLUMNS, row[1:], strict=True)) for row in (line.split("\t") for line in lines)}

    def names(self) -> list[str]:
        return sorted(self.rows())

    def hold(self, name: str, found: dict[str, str]) -> None:
        if WRITE:
            self._keep(name, found)
        assert found == self.rows()[name]

    def _keep(self, name: str, found: dict[str, str]) -> None:
        rows = self.rows() | {name: found}
        lines = ["\t".join(("game", *COLUMNS)), *("\t".join((each, *(rows[each][c] for c in COLUMNS))) for each in sorted(rows))]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def name_of(game: str, number: int, seed: int) -> str:
    return f"{game} {number:02} {seed}"
