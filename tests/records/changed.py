"""Recorded games that end otherwise under the rules of today: by version and file, the rows that changed them."""

CHANGED: dict[str, dict[str, str]] = {
    "0.1": {
        "crescent/07.hvozd.gz": "C7",
        "crescent/10.hvozd.gz": "C7",
        "crescent/13.hvozd.gz": "C7",
        "harrow/13.hvozd.gz": "H14",
        "harrow/14.hvozd.gz": "H2",
        "harrow/29.hvozd.gz": "H14",
        "root/06.hvozd.gz": "F6",
        "root/07.hvozd.gz": "B5",
        "root/21.hvozd.gz": "B5, B8",
    }
}
