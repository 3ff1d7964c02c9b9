"""Chapter DW-18: the Coven, at home in the marsh; its two organizers each bring three abilities to the basic ones."""

from hvozd.core.rooms import room
from hvozd.games.defenders.components import FACTION_NAMES
from hvozd.games.defenders.factions.coven import (
    ambush,
    evasion,
    friendly_fungi,
    item,
    medicinal_herbs,
    rain_of_rust,
    secret_paths,
)
from hvozd.games.defenders.hooks import Faction, Look, Mind
from hvozd.games.defenders.rules.abilities import Comrade, ItemForAll, OwnItem


class Coven(Faction):
    name = "coven"
    abilities = (
        Comrade("coven-comrade"),
        OwnItem("bubbling-brew"),
        ItemForAll("apothecary"),
        evasion.Evasion(),
        ambush.Ambush(),
        secret_paths.SecretPaths(),
        friendly_fungi.FriendlyFungi(),
        rain_of_rust.RainOfRust(),
        medicinal_herbs.MedicinalHerbs(),
    )
    item_offers = item.OFFERS
    item_place = 5

    def look(self) -> Look:
        from hvozd.games.defenders.factions.coven.look import LOOK

        return LOOK

    def mind(self) -> Mind:
        from hvozd.games.defenders.factions.coven.mind import MIND

        return MIND


FACTION = Coven()
ORDER = FACTION_NAMES.index("coven")
ROOM = room(__name__, item, evasion, ambush, secret_paths, friendly_fungi, rain_of_rust, medicinal_herbs)
