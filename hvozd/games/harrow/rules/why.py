"""Why the shared questions refuse an answer."""

from hvozd.games.harrow.rules import needs
from hvozd.games.harrow.rules.abilities import AbilityAsk, Advance, FreeStep, Spawn, Strengthen, Unpin
from hvozd.games.harrow.rules.around import Window
from hvozd.games.harrow.rules.attack import Attack, ChooseAttack
from hvozd.games.harrow.rules.moves import Move, MoveAsk
from hvozd.games.harrow.rules.tiles import UseTile
from hvozd.games.harrow.rules.turn import (
    AttackAgain,
    AttackJar,
    ChooseJar,
    Flip,
    FreeAction,
    LegendJar,
    MakeAttack,
    UseTrack,
)
from hvozd.kit.reasons import Needs

WHY: Needs = {
    AbilityAsk: {
        Advance: (needs.group, needs.arriving, needs.paid, needs.doll),
        Spawn: (needs.spawning,),
        Strengthen: (needs.strengthening,),
        Unpin: (needs.unpinning,),
    },
    Window: {
        FreeStep: (needs.group, needs.arriving, needs.for_free, needs.doll),
        UseTile: (needs.open_tile,),
    },
    ChooseJar: {Flip: (needs.face_up,), AttackAgain: (needs.attacked, needs.face_up)},
    LegendJar: {UseTrack: (needs.part(1, "HC-9.1"),)},
    AttackJar: {MakeAttack: (needs.part(1, "HC-11.1"),), FreeAction: (needs.part(2, "HC-11.1"),)},
    ChooseAttack: {Attack: (needs.attacking,)},
    MoveAsk: {Move: (needs.stepping,)},
}
