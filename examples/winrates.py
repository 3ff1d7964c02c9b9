"""Win rates by faction out of rows of decisions, with polars.

pip install 'hvozd[data]' polars
hvozd data root --rows decision --games 2700 --jobs 2 --out million.parquet
python examples/winrates.py million.parquet
"""

import sys

import polars as pl

rows = pl.scan_parquet(sys.argv[1:]) if sys.argv[1].endswith(".parquet") else pl.scan_csv(sys.argv[1:])
total = rows.select(pl.len()).collect().item()
seats = rows.group_by("game", "seed", "seat").agg(pl.col("name", "won", "final").last(), decisions=pl.len())
rates = (
    seats.group_by("name")
    .agg(games=pl.len(), share=pl.col("won").mean().round(3), points=pl.col("final").mean().round(1))
    .sort("share", descending=True)
    .collect()
)
print(f"{total:,} rows")
for name, games, share, points in rates.iter_rows():
    print(f"{name:<20} {games:>7,} games  {share:>6.1%} won  {points:>5} points")
