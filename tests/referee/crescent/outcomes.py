"""What an answer, or a step without a question, leads to."""

from typing import Any

from tests.referee.crescent.deeds import ACTING, EFFECTS, MARCHING, agreed, taken
from tests.referee.crescent.drafts import Draft
from tests.referee.crescent.fights import ASKED_IF_ABLE, IN_COMBAT, STEPS


def follow(g: Any, step: Any, text: str) -> list[dict[str, Any]] | None:
    """The position that an answer or a step leads to; None where this referee has no word."""
    name, verb = type(step).__name__, text.split(" ", maxsplit=1)[0]
    d = Draft(g)
    if name in STEPS:
        STEPS[name](d, step)
        after = d.done()
        return [{**after, "conflict": d.conflict} if d.conflict else after]
    if not text and name in ASKED_IF_ABLE and ASKED_IF_ABLE[name](d.w, step):
        return []
    if name in IN_COMBAT:
        IN_COMBAT[name](d, step, text)
    elif name in ("AnswerHire", "AnswerBribe") and verb == "accept":
        agreed(d, step, text)
    elif name == "ChooseAction" and text.startswith(("take hire ", "take bribe ")):
        taken(d, step, text)
    elif (name in ACTING and verb in EFFECTS) or (name in MARCHING and verb in ("move", "assault", "guide")):
        EFFECTS[verb](d, step, text)
    else:
        return None
    return [d.done()]
