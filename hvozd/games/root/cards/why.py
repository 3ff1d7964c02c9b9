"""Why cards in the play area do not help now, and why the questions that they ask refuse an answer."""

from hvozd.core import Action, Step
from hvozd.games.root.cards import base, exiles
from hvozd.games.root.components import CARD
from hvozd.games.root.rules.battle import Fight
from hvozd.games.root.rules.move import Move
from hvozd.games.root.rules.needs import FIGHTING, MOVING, held, in_play, unused
from hvozd.kit.reasons import Needs, rule_in

USES: dict[type[Action], str] = {
    base.UseArmorers: "armorers",
    base.UseSappers: "sappers",
    base.UseBrutalTactics: "brutal_tactics",
    base.UseRoyalClaim: "royal_claim",
    base.UseStandAndDeliver: "stand_and_deliver",
    base.UseTaxCollector: "tax_collector",
    base.UseCommandWarren: "command_warren",
    base.UseBurrowBank: "better_burrow_bank",
    base.UseCobbler: "cobbler",
    base.UseCodebreakers: "codebreakers",
    exiles.UseSaboteurs: "saboteurs",
    exiles.UseCoffinMakers: "coffin_makers",
    exiles.UseSwapMeet: "swap_meet",
    exiles.UseFalseOrders: "false_orders",
    exiles.UseEmigre: "eyrie_emigre",
    exiles.DropEmigre: "eyrie_emigre",
    exiles.UseLeague: "league_of_adventurous_mice",
    exiles.UsePropaganda: "propaganda_bureau",
    exiles.UseCharm: "charm_offensive",
    exiles.TakeAmbush: "informants",
}
"""By action: the card that allows it."""
WHY: Needs = {
    Step: {use: (in_play(CARD[name], rule_in(use)), unused(CARD[name], rule_in(use))) for use, name in USES.items()},
    base.GrantedMove: {Move: MOVING},
    base.GrantedBattle: {Fight: FIGHTING},
    exiles.EmigreMove: {Move: MOVING},
    exiles.LeagueAction: {Move: MOVING, Fight: FIGHTING},
    exiles.GiveBack: {exiles.GiveCard: (held("K-X.15"),)},
}
