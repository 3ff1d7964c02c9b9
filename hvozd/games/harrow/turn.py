"""HC-5: a faction's turn: a jar, what goes around it, the cleanup."""

from collections.abc import Sequence
from functools import partial

from hvozd.core import Action, Ask, Do, Offer, Product
from hvozd.games.harrow.abilities import Advance, FreeStep, can_step, free_steps, march, use
from hvozd.games.harrow.attack import ChooseAttack
from hvozd.games.harrow.cleanup import Cleanup
from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.events import JarFlipped
from hvozd.games.harrow.offers import PlayOffer, held_offers, play_offer
from hvozd.games.harrow.rooms import gift_of, room
from hvozd.games.harrow.state import HarrowState
from hvozd.games.harrow.tiles import UseTile, gain_wild, open_tiles, use_tile
from hvozd.games.harrow.words import ABILITY_JAR, ATTACK_JAR, JARS, LEGEND_JAR, WILD_JAR, JarF


class Flip(Action):
    form = "flip {jar}"
    jar: JarF


class AttackAgain(Action):
    form = "attack-again {jar}"
    jar: JarF


class Act(Action):
    form = "act"


class EndTurn(Action):
    form = "end-turn"


class Turn(Do):
    """HC-5.4: one jar is flipped and used, then the cleanup."""

    faction: int

    def run(self, g: HarrowState) -> None:
        g.active = self.faction
        g.card_played = False
        g.then(ChooseJar(g.seat(self.faction), self.faction))


def faces(g: HarrowState, faction: int) -> list[int]:
    """HC-4.9, HC-5.4: the jars that are still face up."""
    used = g.jars[faction]
    return [jar for jar in range(len(JARS)) if not used >> jar & 1]


class Window(Ask):
    """HC-5.5: around the jar's action cards, offers and free steps may be taken."""

    faction: int

    def extras(self, g: HarrowState, after: bool) -> list[Offer]:
        found = list(room(self.faction).card_offers(g, after))
        if g.fairfolk is not None and g.fairfolk.taken[self.faction]:
            found.append(partial(held_offers, faction=self.faction))
        if can_step(g, self.faction):
            found.append(partial(free_steps, faction=self.faction))
        return found

    def has_extras(self, g: HarrowState) -> bool:
        waits = room(self.faction).card_waits(g) or can_step(g, self.faction)
        return waits or (g.fairfolk is not None and bool(g.fairfolk.taken[self.faction]))

    def extra(self, g: HarrowState, action: Action) -> None:
        """Carry an extra out; the window stays open."""
        g.then(self)
        if isinstance(action, FreeStep):
            march(g, self.faction, Advance(action.origin, action.target, action.group, action.doll))
        elif isinstance(action, PlayOffer):
            play_offer(g, self.faction, action.offer)
        elif isinstance(action, UseTile):
            use_tile(g, self.faction, action.tile)
        else:
            action.do(g, self.seat)


class ChooseJar(Window):
    """HC-5.4, HC-5.6: flip a face-up jar for its action, or for one more attack."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found: list[Offer] = [self.flips]
        if g.attacked[self.faction]:
            found.append(self.attacks)
        return found + self.extras(g, after=False)

    def flips(self, g: HarrowState) -> Sequence[Action]:
        return Product(Flip, faces(g, self.faction))

    def attacks(self, g: HarrowState) -> Sequence[Action]:
        return Product(AttackAgain, faces(g, self.faction))

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, Flip | AttackAgain):
            self.extra(g, action)
            return
        g.jars[self.faction] |= 1 << action.jar
        g.log(JarFlipped, self.faction, action.jar)
        again = isinstance(action, AttackAgain)
        g.then(
            BeforeAction(self.seat, self.faction, action.jar),
            JarAction(self.faction, action.jar, again),
            AfterAction(self.seat, self.faction, action.jar),
            Cleanup(self.faction),
        )


class BeforeAction(Window):
    """HC-16.5: face-up tiles of the flipped jar may be used before the action."""

    jar: int

    def open_to(self, g: HarrowState) -> bool:
        return self.jar in g.tiles

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return [lambda g: (Act(),), partial(open_tiles, jar=self.jar), *self.extras(g, after=False)]

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, Act):
            self.extra(g, action)


class AfterAction(Window):
    """HC-5.5, HC-16.5, HC-5.8: what may follow the action, until the cleanup begins."""

    jar: int

    def open_to(self, g: HarrowState) -> bool:
        return self.jar in g.tiles or self.has_extras(g)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return [lambda g: (EndTurn(),), partial(open_tiles, jar=self.jar), *self.extras(g, after=True)]

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, EndTurn):
            self.extra(g, action)


class JarAction(Do):
    """HC-5.4, HC-5.6: the action of the jar, or an attack instead of it."""

    faction: int
    jar: int
    again: bool

    def run(self, g: HarrowState) -> None:
        if self.again:
            g.then(ChooseAttack(g.seat(self.faction), self.faction))
        else:
            ACTIONS[self.jar](g, self.faction)


def wild_jar(g: HarrowState, faction: int) -> None:
    """HC-8.1, HC-8.2: take a wild token, then use all of them."""
    gain_wild(g, faction)
    use(g, faction, wild=g.wild[faction])


def legend_jar(g: HarrowState, faction: int) -> None:
    g.then(LegendJar(g.seat(faction), faction, 3))


def attack_jar(g: HarrowState, faction: int) -> None:
    g.then(AttackJar(g.seat(faction), faction, 3))


def ability_jar(g: HarrowState, faction: int) -> None:
    room(faction).ability_jar(g)


ACTIONS = {ABILITY_JAR: ability_jar, WILD_JAR: wild_jar, LEGEND_JAR: legend_jar, ATTACK_JAR: attack_jar}


class UseTrack(Action):
    form = "use-track"


class UseGift(Action):
    form = "use-gift"


class Finish(Action):
    form = "finish"


FINISH = (Finish(),)


def finish(g: HarrowState) -> Sequence[Action]:
    return FINISH


class LegendJar(Ask):
    """HC-9.1: the track and the gift, in either order, one finished before the other starts."""

    faction: int
    left: int
    """1: the track, 2: the gift."""

    def open_to(self, g: HarrowState) -> bool:
        return bool(self.left & 1) or (self.left == 2 and gift_of(g, self.faction).usable(g, self.faction))

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found: list[Offer] = [finish]
        if self.left & 1:
            found.append(lambda g: (UseTrack(),))
        if self.left & 2 and gift_of(g, self.faction).usable(g, self.faction):
            found.append(lambda g: (UseGift(),))
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, UseTrack):
            g.then(LegendJar(self.seat, self.faction, self.left - 1))
            room(self.faction).track(g)
        elif isinstance(action, UseGift):
            g.then(LegendJar(self.seat, self.faction, self.left - 2))
            gift_of(g, self.faction).use(g, self.faction)


class FreeAction(Action):
    form = "free-action"


class MakeAttack(Action):
    form = "make-attack"


class AttackJar(Ask):
    """HC-11.1, A-4: one attack, and one free Advance, Spawn or Strengthen before or after it."""

    faction: int
    left: int
    """1: the attack, 2: the free action."""

    def open_to(self, g: HarrowState) -> bool:
        return self.left > 0

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found: list[Offer] = [finish]
        if self.left & 1:
            found.append(lambda g: (MakeAttack(),))
        if self.left & 2:
            found.append(lambda g: (FreeAction(),))
        return found

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, MakeAttack):
            g.then(AttackJar(self.seat, self.faction, self.left - 1))
            g.then(ChooseAttack(self.seat, self.faction))
        elif isinstance(action, FreeAction):
            g.then(AttackJar(self.seat, self.faction, self.left - 2))
            use(g, self.faction, wild=1)


TURNS = NUMBERS.turns
