"""The cards a seat holds: tactics, upgrades, goblin cards, Hester's, the Fair Folk's, quests, offers."""

from hvozd.drawing import at, label, lines, paragraph, title, use
from hvozd.games.harrow.view import HarrowView
from hvozd.games.harrow.words import FACTIONS, FAIR, HESTER, WORDS
from hvozd.locale import Texts
from hvozd.picture import tag

KINDS = ("tactic", "upgrade", "goblin", "hestercard", "fairy")
"""The vocabulary of each faction's cards."""


def holder(view: HarrowView, seat: int | None) -> int:
    """The faction whose cards a seat holds; -1: none."""
    if seat is None or view.solo is not None:
        return HESTER if view.hester is not None and seat is not None else -1
    own = next((each.faction for each in view.factions if each.seat == seat), -1)
    if own >= 0:
        return own
    return FAIR if view.fair_folk is not None and (view.hester is None or view.quests) else HESTER


def hand(view: HarrowView, seat: int | None, texts: Texts) -> str:
    """The own cards, quests and prepared offers, one picture each."""
    faction = holder(view, seat)
    if faction < 0:
        return ""
    cards = [(KINDS[faction], number) for number in view.hand]
    cards += [("quest", number) for number in view.quests] + [("offer", number) for number in view.offers]
    drawn, seen = [], dict.fromkeys(cards, 0)
    for kind, number in cards:
        seen[kind, number] += 1
        copy = "" if seen[kind, number] == 1 else f"-{seen[kind, number]}"
        drawn.append(card(kind, WORDS[kind][number], copy, FACTIONS[faction], texts))
    return "".join(drawn)


def card(kind: str, word: str, copy: str, faction: str, texts: Texts) -> str:
    name, text = texts.get(f"{kind}-{word}"), sentence(word, texts)
    size = next((size for size in (17, 15.5, 14, 13) if len(lines(text, 178, size)) * size * 1.22 < 148), 12.0)
    return tag(
        "svg",
        tag("rect", x=2, y=2, width=196, height=276, rx=14, class_="hc-card"),
        tag(
            "path",
            d="M2 66V16Q2 2 16 2H184Q198 2 198 16V66Q150 74 100 67T2 66z",
            fill="currentColor",
            class_="hc-i",
            opacity=0.45,
        ),
        tag("g", figure(faction), transform=at(100, 38, 0, 1.5)),
        title(name, 100, 96, 184, 22),
        label(texts.get(f"pic-{kind}"), 100, 114, 14, class_="soft"),
        paragraph(text, 12, 138, 178, size, 11),
        viewBox="0 0 200 280",
        id=f"card-{kind}-{word}{copy}",
        class_=f"card hc hc-{faction}",
        data_pick=f"{kind}:{word}",
        data_tip=f"{name}: {text}" if text else name,
    )


def figure(faction: str) -> str:
    return use("sign-nest") if faction == "fair-folk" else use(f"legend-{faction}")


def sentence(word: str, texts: Texts) -> str:
    for key in (f"card-text-{word}", f"quest-text-{word}", f"offer-text-{word}"):
        if texts.has(key):
            return texts.get(key)
    return ""
