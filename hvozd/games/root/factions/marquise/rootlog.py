"""The Marquise de Cat in a Rootlog."""

from hvozd.games.root.factions.marquise import WarriorsTreated
from hvozd.games.root.notation.letters import Notation, letter
from hvozd.games.root.notation.scribe import Scribe


def treated(scribe: Scribe, event: WarriorsTreated) -> None:
    """The warriors go from where they fell to the keep; their removal is unwritten."""
    line, warriors = scribe.line(), letter(scribe.g, event.seat) + "w"
    origin = str(event.origin)
    if event.warriors and line.take_back(event.warriors, line.piece(warriors), origin, ""):
        scribe.told[warriors, origin] += event.warriors


NOTATIONS = {
    "marquise": Notation(
        "C",
        pieces={"sawmill": "b_s", "workshop": "b_w", "recruiter": "b_r", "wood": "t", "keep": "t_k"},
        before={WarriorsTreated: treated},
    )
}
