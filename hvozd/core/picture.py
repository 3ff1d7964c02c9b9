"""What a game draws of a view: the board, the own hand, what lies before each seat. `docs/table.md` says how."""

import msgspec


class Panel(msgspec.Struct, frozen=True):
    """What lies before one seat, or in the middle of the table (seat None)."""

    seat: int | None
    title: str
    body: str
    """SVG or well-formed HTML."""


class Picture(msgspec.Struct, frozen=True):
    """A view as pictures: well-formed, without a namespace, with ids that stay the same from decision to decision."""

    board: str
    """One `<svg viewBox="…">`: the middle of the table."""
    hand: str = ""
    """The viewer's own cards: one `<svg class="card">` after another; empty for a spectator."""
    panels: tuple[Panel, ...] = ()
