"""HC-5: a faction's turn: a jar, what goes around it, the cleanup."""

from collections.abc import Sequence

from hvozd.core import Action, Do, Offer, Product
from hvozd.games.harrow.components import NUMBERS
from hvozd.games.harrow.hooks import gift_of, rules_of
from hvozd.games.harrow.rules.abilities import act
from hvozd.games.harrow.rules.around import CardWindow, Window
from hvozd.games.harrow.rules.attack import ChooseAttack
from hvozd.games.harrow.rules.cleanup import Cleanup
from hvozd.games.harrow.rules.events import JarFlipped
from hvozd.games.harrow.rules.tiles import gain_wild
from hvozd.games.harrow.state import HarrowState
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


class ChooseJar(CardWindow):
    """HC-5.4, HC-5.6: flip a face-up jar for its action, or for one more attack."""

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        found: list[Offer] = [self.flips]
        if g.attacked[self.faction]:
            found.append(self.attacks)
        return found + self.free_offers(g)

    def flips(self, g: HarrowState) -> Sequence[Action]:
        return Product(Flip, faces(g, self.faction))

    def attacks(self, g: HarrowState) -> Sequence[Action]:
        return Product(AttackAgain, faces(g, self.faction))

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, (Flip, AttackAgain)):
            self.free(g, action)
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


class BeforeAction(CardWindow):
    """HC-5.5, HC-16.5: face-up tiles of the flipped jar may be used before the action, and around them whatever was possible
    before the flip."""

    jar: int
    used: bool = False
    """Whether something was done in this window. Without tiles and before that the flip itself ends what comes before."""

    def tile_jar(self) -> int:
        return self.jar

    def open_to(self, g: HarrowState) -> bool:
        return self.jar in g.tiles or (self.used and self.waits(g))

    def again(self) -> "BeforeAction":
        return BeforeAction(self.seat, self.faction, self.jar, True)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return [lambda g: (Act(),), *self.free_offers(g)]

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, Act):
            self.free(g, action)


class AfterAction(CardWindow):
    """HC-5.5, HC-16.5, HC-5.8: what may follow the action, until the cleanup begins."""

    jar: int

    def tile_jar(self) -> int:
        return self.jar

    def after(self) -> bool:
        return True

    def open_to(self, g: HarrowState) -> bool:
        return self.waits(g)

    def offers(self, g: HarrowState) -> Sequence[Offer]:
        return [lambda g: (EndTurn(),), *self.free_offers(g)]

    def take(self, g: HarrowState, action: Action) -> None:
        if not isinstance(action, EndTurn):
            self.free(g, action)


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
    act(g, faction, wild=g.wild[faction])


def legend_jar(g: HarrowState, faction: int) -> None:
    g.then(LegendJar(g.seat(faction), faction, 3))


def attack_jar(g: HarrowState, faction: int) -> None:
    g.then(AttackJar(g.seat(faction), faction, 3))


def ability_jar(g: HarrowState, faction: int) -> None:
    rules_of(faction).ability_jar(g)


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


class LegendJar(Window):
    """HC-9.1, HC-6.10: the track and the gift, in either order, one finished before the other starts; free steps and offers
    between them."""

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
        return found + self.free_offers(g)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, UseTrack):
            g.then(LegendJar(self.seat, self.faction, self.left - 1))
            rules_of(self.faction).track(g)
        elif isinstance(action, UseGift):
            g.then(LegendJar(self.seat, self.faction, self.left - 2))
            gift_of(g, self.faction).use(g, self.faction)
        elif not isinstance(action, Finish):
            self.free(g, action)


class FreeAction(Action):
    form = "free-action"


class MakeAttack(Action):
    form = "make-attack"


class AttackJar(Window):
    """HC-11.1, HC-6.10, A-4: one attack, and one free Advance, Spawn or Strengthen before or after it; free steps and offers
    between them."""

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
        return found + self.free_offers(g)

    def take(self, g: HarrowState, action: Action) -> None:
        if isinstance(action, MakeAttack):
            g.then(AttackJar(self.seat, self.faction, self.left - 1))
            g.then(ChooseAttack(self.seat, self.faction))
        elif isinstance(action, FreeAction):
            g.then(AttackJar(self.seat, self.faction, self.left - 2))
            act(g, self.faction, wild=1)
        elif not isinstance(action, Finish):
            self.free(g, action)


TURNS = NUMBERS.turns

KINDS = (
    Flip,
    AttackAgain,
    Act,
    EndTurn,
    Turn,
    ChooseJar,
    BeforeAction,
    AfterAction,
    JarAction,
    UseTrack,
    UseGift,
    Finish,
    LegendJar,
    FreeAction,
    MakeAttack,
    AttackJar,
)
