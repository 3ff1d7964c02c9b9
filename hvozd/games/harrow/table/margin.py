"""Around the county: the round, the factions with their points, the cubes on the battleground and in the tree."""

from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.hidden.view import FactionView, HarrowView
from hvozd.games.harrow.table.look import looks
from hvozd.games.harrow.table.shapes import word
from hvozd.games.harrow.words import COLOURS, FACTIONS
from hvozd.kit.drawing import at, use
from hvozd.kit.lettering import fit
from hvozd.kit.markup import tag
from hvozd.kit.texts import Texts


def heading(view: HarrowView, texts: Texts) -> list[str]:
    """The round, and each faction with its points; the lantern stands beside its holder."""
    time = f"{texts.get('board-round')} {view.round}" + (f" · {texts.get('board-cycle')} {view.cycle}" if view.cycle else "")
    drawn = [word(time, 0, -378, 17, "m b", id="time")]
    drawn += [chip(view, each, -324 + 436 * i, texts) for i, each in enumerate(view.factions)]
    return drawn + [look.progress(view, texts) for look in looks().values()]


def chip(view: HarrowView, each: FactionView, x: int, texts: Texts) -> str:
    """A faction with its figure, its name and a pip for every point."""
    faction = FACTIONS[each.faction]
    name = texts.get(f"faction-{faction}")
    pips = (use("pip", 56 + 15 * i, 42, class_="hc-c" if i < each.points else "hc-n") for i in range(NUMBERS.goal))
    return tag(
        "g",
        tag("rect", width=212, height=58, rx=10, class_="hc-card hc-turn" if view.active == each.faction else "hc-card"),
        use(f"legend-{faction}", 26, 31, scale=1.25),
        word(name, 49, 25, round(fit(name, 100, 19), 1), "b", data_most=104),
        *pips,
        word(each.points, 174, 38, 27, "m b"),
        use("sign-lantern", 198, 30) if view.lantern == each.faction else "",
        id=f"county-{faction}",
        class_=f"hc-{faction}",
        transform=at(x, -388),
        data_pick=f"faction:{faction}",
        data_tip=f"{name}: {each.points} {texts.get('board-points')}",
    )


def battleground(view: HarrowView, texts: Texts) -> list[str]:
    """The cubes on the battleground in the left corner, those that hang in the tree in the right one."""
    drawn = []
    for key, cubes, x, beside in (("battleground", view.field, -312, -322), ("tree", view.tree, 126, 212)):
        name = texts.get(f"board-{key}")
        drawn.append(word(name, beside, 302, round(fit(name, 112, 17), 1), "b", id=f"{key}-name"))
        for i, (colour, number) in enumerate(zip(COLOURS, cubes, strict=True)):
            drawn.append(
                tag(
                    "g",
                    use(f"cube-{colour}"),
                    word(number, 16, 8, 20, "b"),
                    id=f"{key}-{colour}",
                    class_=None if number else "hc-gone",
                    transform=at(x + 54 * (i % 4), 325 + 31 * (i // 4)),
                    data_pick=f"cube:{colour}",
                    data_tip=f"{name}, {texts.get(f'cube-{colour}')}: {number}",
                )
            )
    return drawn
