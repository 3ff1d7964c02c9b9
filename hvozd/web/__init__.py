"""The table in the browser: lobby, live table, replay. `hvozd serve` runs it; `docs/table.md` explains it."""
