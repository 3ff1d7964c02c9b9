"""The Fireflies in a Rootlog."""

from hvozd.games.root.notation.letters import Notation

NOTATIONS = {"fireflies": Notation("Y", {"lantern": "t"})}
