"""The settings of a stored game of Root as the texts that ask for them."""

from collections.abc import Mapping
from typing import Any

from hvozd.games.root.hooks import FACTIONS
from hvozd.games.root.setup.settings import NONE


def given(resolved: Mapping[str, Any]) -> dict[str, str]:
    """R-5.1.1, R-C, RB-3.3: what people sit down with, and how each bot plays where there is one."""
    texts = {"factions": ",".join(resolved["factions"]), "map": resolved["map"], "deck": resolved["deck"]}
    for one in FACTIONS:
        texts |= one.given(resolved)
    texts["rulings"] = ",".join(resolved.get("rulings", ()))
    if "difficulty" in resolved:
        texts["difficulty"] = ",".join(level for level in resolved["difficulty"] if level)
        texts["traits"] = ",".join(trait for row in resolved["traits"] for trait in row) or NONE
        texts["clockwork"] = ",".join(resolved["clockwork"]) or NONE
        texts["services"] = services(resolved["factions"], resolved["services"])
    return {name: text for name, text in texts.items() if text}


def services(factions: list[str], cards: list[str]) -> str:
    """RB-9.7, RB-S-A0: nobody buys, all do by the basic cards, or those named by their advanced ones too."""
    advanced = [name for name, card in zip(factions, cards, strict=True) if card == "advanced"]
    return ",".join(advanced) or ("basic" if "basic" in cards else NONE)
