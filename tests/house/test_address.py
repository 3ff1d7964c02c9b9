"""The Czech texts speak to one player and say ty; only what is said to all players together may say vy."""

import re
from pathlib import Path

HOUSE = Path(__file__).parents[2] / "hvozd"
POLITE = re.compile(
    r"\b(vy|vás|vám|vámi|váš|vaš(?:e|i|í|eho|emu|em|ím|ich|im|imi)|jste|nejste|byste|abyste|kdybyste"
    r"|\w+(?:[áíeě]te|[bdďhjklmnňprřsštťvzž]te))\b",
    re.IGNORECASE,
)
NAMES = re.compile(r"^[\w.-]+ =|^ *\*?\[\w+\]", re.MULTILINE)
OF_OTHERS = {"čte", "nečte", "nepřečte", "nevyčte", "roste", "poroste", "kvete"}
TO_ALL = {
    "games/defenders": {"vyhráváte", "vyhrajete", "prohráváte", "prohrajete"},
    "games/crescent/characters/sultan": {"dohodnete"},
    "games/root/factions/vagabond": {"vyhrajete"},
}


def said_politely(text: str, place: str = "") -> list[str]:
    fine = OF_OTHERS.union(*(words for room, words in TO_ALL.items() if place.startswith(room)))
    return [word for word in POLITE.findall(NAMES.sub("", text)) if word.lower() not in fine]


def test_czech_says_ty() -> None:
    texts = [path for path in sorted(HOUSE.rglob("cs*")) if path.suffix in {".ftl", ".md"}]
    assert len(texts) > 150
    places = {path.relative_to(HOUSE).as_posix(): path.read_text() for path in texts}
    assert {place: words for place, text in places.items() if (words := said_politely(text, place))} == {}


def test_the_ear_is_sharp() -> None:
    polite = [
        "Co uděláte?",
        "Vyberte kartu.",
        "Vaše ruka",
        "Hraje za vás agent.",
        "Jste-li to vy",
        "Přesuňte běsa",
        "Ukončete tah",
        "Zvolte si",
    ]
    assert all(said_politely(text) for text in polite)
    assert not any(said_politely(text) for text in ("Co uděláš?", "Ještě místo", "Kam poroste kořen?"))
