"""Files of rows: CSV by Python itself, Parquet by pyarrow (extra `data`). Written as the rows come, read as dictionaries."""

import csv
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from hvozd.core.errors import HvozdError

BATCH = 20_000
"""So many rows go into a Parquet file together."""


class Writer(Protocol):
    def write(self, rows: Sequence[Sequence[Any]]) -> None: ...

    def close(self) -> None: ...


def writer(path: Path, columns: Sequence[tuple[str, type]], notes: Mapping[str, str]) -> Writer:
    """What writes rows to a file of this name; `notes` go where the format has a place for them."""
    try:
        if path.suffix == ".csv":
            return CsvWriter(path, columns)
        if path.suffix == ".parquet":
            return ParquetWriter(path, columns, notes)
    except OSError as error:
        raise HvozdError(f"'{path}' cannot be written: {error.strerror or error}.") from None
    raise HvozdError(f"'{path.name}' is neither .csv nor .parquet.")


class CsvWriter:
    def __init__(self, path: Path, columns: Sequence[tuple[str, type]]) -> None:
        self.file = path.open("w", encoding="utf-8", newline="")
        self.rows = csv.writer(self.file)
        self.rows.writerow([name for name, _ in columns])

    def write(self, rows: Sequence[Sequence[Any]]) -> None:
        self.rows.writerows(rows)
        self.file.flush()

    def close(self) -> None:
        self.file.close()


class ParquetWriter:
    """Features are bytes here, a text of hexadecimal digits in CSV."""

    def __init__(self, path: Path, columns: Sequence[tuple[str, type]], notes: Mapping[str, str]) -> None:
        self.pa = arrow()
        kinds = {str: self.pa.string(), int: self.pa.int32(), bytes: self.pa.binary()}
        self.kinds = [kind for _, kind in columns]
        fields = [(name, kinds[kind]) for name, kind in columns]
        self.schema = self.pa.schema(fields, dict(notes))
        self.file = self.pa.parquet.ParquetWriter(str(path), self.schema, compression="zstd")
        self.waiting: list[Sequence[Any]] = []

    def write(self, rows: Sequence[Sequence[Any]]) -> None:
        self.waiting += rows
        if len(self.waiting) >= BATCH:
            self._flush()

    def _flush(self) -> None:
        columns = [list(column) for column in zip(*self.waiting, strict=True)]
        for at, kind in enumerate(self.kinds):
            if columns and kind is bytes:
                columns[at] = [bytes.fromhex(text) for text in columns[at]]
        if columns:
            arrays = [self.pa.array(column, field.type) for column, field in zip(columns, self.schema, strict=True)]
            self.file.write_table(self.pa.table(arrays, schema=self.schema))
        self.waiting = []

    def close(self) -> None:
        self._flush()
        self.file.close()


def read_rows(path: Path, columns: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Some columns of a file, row by row; a column that is not there is left out."""
    if not path.exists():
        raise HvozdError(f"'{path}' is not there.")
    if path.suffix == ".parquet":
        file = arrow().parquet.ParquetFile(str(path))
        there = [name for name in columns if name in file.schema_arrow.names]
        for batch in file.iter_batches(columns=there):
            yield from batch.to_pylist()
        return
    with path.open(encoding="utf-8", newline="") as text:
        reader = csv.DictReader(text)
        for row in reader:
            yield {name: row[name] for name in columns if row.get(name) is not None}


def arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise HvozdError(f"Parquet needs the extra 'data' ({error}): pip install 'hvozd[data]', or name a .csv file.") from None
    return pyarrow
