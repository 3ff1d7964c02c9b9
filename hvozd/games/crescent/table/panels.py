"""What lies before each character, and in the middle the conflict that is being resolved, with its offers and cards."""

from hvozd.core.picture import Panel
from hvozd.games.crescent.components import CAST, tables
from hvozd.games.crescent.hidden.view import ConflictView, CrescentView, PlayedView, SeatView, StandingView
from hvozd.games.crescent.table import FOLDERS
from hvozd.games.crescent.table.booklet import drawn, report
from hvozd.games.crescent.table.faces import PLATE, plate
from hvozd.games.crescent.table.tracks import tracks
from hvozd.kit.drawing import at, label, paragraph, use
from hvozd.kit.lettering import lines as broken
from hvozd.kit.markup import plain, tag
from hvozd.kit.once import once
from hvozd.kit.rulings import reading_paragraphs
from hvozd.kit.texts import Texts

WIDTH = 366
ACROSS = 3
"""Plates in a row."""
ATTACKING, DEFENDING = 1, 2
CANCELLED = 2


def panels(view: CrescentView, seat: int | None, lang: str) -> tuple[Panel, ...]:
    """What lies before each character with its booklet; the middle with the offers that stand, in the end with the report."""
    texts = Texts(FOLDERS, lang)
    own = (
        Panel(
            i,
            texts.get(f"name-{each.character}"),
            before(each, view.towns, view.cities, view.overlay, lang) + drawn(view, i, lang, i == seat),
        )
        for i, each in enumerate(view.seats)
    )
    over = report(view, texts) if is_over(view) else ""
    told = reading_paragraphs(view.rulings, texts)
    return (*own, Panel(None, texts.get("pic-middle"), centre(view, texts) + standing(view, texts) + over + told))


def is_over(view: CrescentView) -> bool:
    """CM-16.1: everybody's points lie open."""
    return all(each.vp is not None for each in view.seats)


def standing(view: CrescentView, texts: Texts) -> str:
    """CM-12.3: the offers that stand, in words."""
    if not view.standing:
        return ""
    lines = [tag("li", plain(stands(each, texts))) for each in view.standing]
    return tag("div", tag("h4", plain(texts.get("pic-standing"))), tag("ul", *lines), id="standing", class_="cm-booklet")


def stands(each: StandingView, texts: Texts) -> str:
    """CM-12.3: one offer with all its terms."""
    what = texts.get(f"card-{each.card}") if each.card else texts.get("pic-stands-units", {"units": each.units})
    if each.hex:
        what = texts.get("pic-stands-there", {"units": each.units, "hex": texts.form(f"hex-{each.hex}", "at")})
    who = {"seller": texts.get(f"name-{each.seller}"), "customer": texts.get(f"customer-{each.customer}")}
    return texts.get("pic-stands", {**who, "what": what, "price": each.price})


@once
def before(each: SeatView, towns: int, cities: int, overlay: str, lang: str) -> str:
    """Coins, points, cards and what is left in a character's supply."""
    who, texts = each.character, Texts(FOLDERS, lang)
    points = "?" if each.vp is None else each.vp
    first = (("coin", each.coins, "pic-coins"), ("star", points, "pic-vp"), ("back", each.hand_size, "pic-cards"))
    having = (*first, (f"c-{who}", each.units, "pic-supply"))
    rows = [count(icon, value, 24 + 72 * i, 28, texts.get(key), f"{who}-{icon}") for i, (icon, value, key) in enumerate(having)]
    if each.reserve:
        kind = "m" if holds_mercenaries(who) else "c"
        rows.append(count(f"{kind}-{who}", each.reserve, 316, 28, texts.get("pic-reserve"), f"{who}-reserve"))
    pieces, y = tracks(each, towns, cities, overlay, 54, texts)
    rows += pieces
    y += 10
    for key, cards in (("front", each.front), ("known", each.known)):
        if cards:
            rows.append(row_of(cards, y, f"{who}-{key}", texts.get(f"board-{key}")))
            y += height_of(len(cards))
    for number, line in enumerate(words_of(each, texts)):
        rows.append(tag("g", paragraph(line, 8, y + 4, 350, 15, class_="soft"), id=f"{who}-word-{number}"))
        y += 19 * len(broken(line, 350, 15)) + 3
    return tag("svg", *rows, viewBox=f"0 0 {WIDTH} {y:.0f}", id=f"seat-{who}", class_=f"cm cm-{who}")


def words_of(each: SeatView, texts: Texts) -> list[str]:
    """CM-12.1, CM-19.3: what a character has said of itself: standing orders and promises."""
    lines = []
    if each.order != "playable":
        lines.append(texts.get("pic-order", {"order": texts.get(f"order-{each.order}")}))
    if each.dealing:
        lines.append(texts.get("pic-dealing"))
    for other, promise, year in each.promises:
        told = {"other": texts.get(f"name-{other}"), "promise": texts.get(f"promise-{promise}"), "year": year}
        lines.append(texts.get("pic-promise", told))
    return lines


def holds_mercenaries(who: str) -> bool:
    """Of which kind the units on a character's reserves card are."""
    row = tables("").reserves[CAST.index(who)]
    return row is not None and row.mercenary


def count(icon: str, value: object, x: float, y: float, tip: str, name: str) -> str:
    number = label(value, 21, 8, 21, class_="b", anchor="start")
    return tag("g", use(icon), number, id=f"has-{name}", transform=at(x, y), data_tip=f"{tip}: {value}")


def height_of(cards: int) -> float:
    return 34.0 + 56 * ((cards + ACROSS - 1) // ACROSS)


def row_of(cards: list[str], y: float, name: str, title: str) -> str:
    """Cards that lie open, under a title."""
    plates = [plate(word, 6 + PLATE * (i % ACROSS), 22 + 56 * (i // ACROSS), f"{name}-{i}") for i, word in enumerate(cards)]
    return tag("g", label(title, 8, 12, 16, class_="soft", anchor="start"), *plates, id=name, transform=at(0, y))


# -- the middle ------------------------------------------------------------------------------------------------------------


def centre(view: CrescentView, texts: Texts) -> str:
    """CM-19.2: the conflict under way, the cards this seat looks at, what it knows of the deck, the discards."""
    rows, y = [], 10.0
    if view.conflict is not None:
        shown, y = conflict(view.conflict, texts)
        rows.append(tag("g", *shown, id="conflict"))
    known = [word for _, _, cards in view.deck_known for word in cards]
    for key, cards in (("board-looked", view.looked), ("pic-deck-known", known), ("pic-discards", view.discard[-3:])):
        if cards:
            rows.append(row_of(cards, y + 8, key.split("-", 1)[1], texts.get(key)))
            y += height_of(len(cards)) + 8
    if not rows:
        rows.append(label(texts.get("pic-quiet"), 8, 24, 17, class_="soft", anchor="start"))
        y = 30
    return tag("svg", *rows, viewBox=f"0 0 {WIDTH} {y + 8:.0f}", id="middle", class_="cm")


def conflict(clash: ConflictView, texts: Texts) -> tuple[list[str], float]:
    """Who is on which side, the offers for support and the deal, the cards shown, the strengths."""
    title = f"{texts.get(f'board-{clash.kind}')} {texts.get(f'hex-{clash.hex}')}"
    shown = [use("clash", 22, 24), label(title, 48, 31, 20, class_="b", anchor="start")]
    y = 58.0
    for side, word in ((ATTACKING, "attackers"), (DEFENDING, "defenders")):
        figures = [who for who, at_ in zip(CAST, clash.sides, strict=False) if at_ == side]
        total = f" {clash.totals[side - 1]}" if any(clash.totals) else ""
        won = f" · {texts.get('pic-won')}" if clash.won == side else ""
        shown.append(label(texts.get(f"stance-{word}") + total + won, 8, y + 8, 18, class_="b", anchor="start"))
        shown += [tag("g", use(f"c-{who}", 342 - 34 * i, y + 2, scale=0.9), class_=f"cm-{who}") for i, who in enumerate(figures)]
        y += 24
        cards = [card for card in clash.cards if card.side == side]
        shown += [played(card, i, y, side) for i, card in enumerate(cards)]
        y += 56 * ((len(cards) + ACROSS - 1) // ACROSS) + 14
    for line in offers(clash, texts):
        shown.append(label(line, 8, y + 6, 17, anchor="start"))
        y += 24
    if clash.chosen:
        shown.append(row_of(clash.chosen, y + 8, "chosen", texts.get("board-selected")))
        y += height_of(len(clash.chosen)) + 8
    return shown, y


def played(card: PlayedView, i: int, y: float, side: int) -> str:
    """A card that takes part: what it adds, or that it was cancelled."""
    value = card.bonus or card.malus
    mark = label(f"{'+' if card.bonus else '−'}{abs(value)}", 96, 44, 18, class_="on") if value else ""
    if card.status == CANCELLED:
        mark = tag("path", d="M6 6 104 42M104 6 6 42", stroke="var(--cm-clash)", stroke_width=4)
    return plate(card.card, 6 + PLATE * (i % ACROSS), y + 56 * (i // ACROSS), f"played-{side}-{i}", f"seat:{card.owner}", mark)


def offers(clash: ConflictView, texts: Texts) -> list[str]:
    """What is offered for support, and the deal that was made."""
    made = [(who, vp) for who, vp in zip(CAST, clash.offers, strict=False) if vp]
    lines = [texts.get("pic-offer", {"who": texts.get(f"name-{who}"), "vp": vp}) for who, vp in made]
    payer, vp = clash.deal
    if payer >= 0:
        lines.append(texts.get("pic-deal", {"who": texts.get(f"name-{CAST[payer]}"), "vp": vp}))
    return lines
