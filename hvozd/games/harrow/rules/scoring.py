"""Victory points, the haint dial and its plate."""

from hvozd.games.harrow.hooks import present, rules_of
from hvozd.games.harrow.rules.events import HaintKilled, Scored, SpoonTurned
from hvozd.games.harrow.rules.units import remove_haint, take_haint
from hvozd.games.harrow.state import HarrowState


def score(g: HarrowState, faction: int, points: int) -> None:
    """HC-15.1: points never fall."""
    g.vp[faction] += points
    g.log(Scored, faction, points, g.vp[faction])


def fell(g: HarrowState) -> None:
    """HC-24.26, A-48: tell whoever counts haints killed or infected."""
    for faction in present(g):
        rules_of(faction).haint_fell(g)


def kill(g: HarrowState, killer: int, kind: int, h: int) -> None:
    """HC-11.9, HC-15.4: one haint is killed and scored before anything else happens."""
    take_haint(g, kind, h)
    g.log(HaintKilled, killer, kind, h)
    _serve(g, killer, kind >> 1)
    fell(g)


def kill_unseen(g: HarrowState, killer: int, colour: int) -> None:
    """HC-15.5, A-24: a kill without a haint on the map: one from the victim's supply counts."""
    if g.supply_haints[colour]:
        g.supply_haints[colour] -= 1
        _serve(g, killer, colour)
    elif g.dial:
        _count(g, killer, 1)
    else:
        score(g, killer, 1)


def kill_unscored(g: HarrowState, kind: int, h: int) -> None:
    """HC-15.6: a kill without a score never goes on a plate."""
    remove_haint(g, kind, h)
    fell(g)


def _serve(g: HarrowState, killer: int, colour: int) -> None:
    """HC-15.2, HC-15.3: without the dial a point and the haint goes home; with it the haint goes on the plate."""
    if not g.dial:
        g.supply_haints[colour] += 1
        score(g, killer, 1)
        return
    g.plate[3 * killer + colour] += 1
    _count(g, killer, 0)


def _count(g: HarrowState, killer: int, markers: int) -> None:
    """HC-15.3: a plate as full as the spoon says: a point, haints go home, the spoon one step on."""
    plate = slice(3 * killer, 3 * killer + 3)
    if sum(g.plate[plate]) + markers < g.spoon[killer]:
        return
    for colour, haints in enumerate(g.plate[plate]):
        g.supply_haints[colour] += haints
    g.plate[plate] = [0, 0, 0]
    score(g, killer, 1)
    if g.spoon[killer] < 3:
        g.spoon[killer] += 1
        g.log(SpoonTurned, killer, g.spoon[killer])


def turn_spoon(g: HarrowState, faction: int, to: int) -> None:
    """HC-16.15, A-34: the spoon goes back; a plate that now suffices scores at once and turns it forward again."""
    if not g.dial or to >= g.spoon[faction]:
        return
    g.spoon[faction] = to
    g.log(SpoonTurned, faction, to)
    if any(g.plate[3 * faction : 3 * faction + 3]):
        _count(g, faction, 0)
