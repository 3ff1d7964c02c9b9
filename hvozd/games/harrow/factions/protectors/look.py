"""The Protectors as people see them: a ghost in a sheet."""

from hvozd.games.harrow.table.look import Look


class ProtectorsLook(Look):
    haint = "M-9 11V-2A9 9 0 0 1 9-2V11L4 7 0 11-4 7z"
    haint_side = "M4-10A9 9 0 0 1 9-2V11L4 7z"
    legend = "M0-17A7 7 0 0 1 5-5C12-3 13 6 13 14H-13C-13 6-12-3-5-5A7 7 0 0 1 0-17z"
    cards = "tactic"
    style = "red"
    marks_of_units = ("R", ("L",))


LOOK = ProtectorsLook()
