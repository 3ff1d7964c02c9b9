"""Chapter DW-17: the Council, at home on the plains; its two organizers each bring three abilities to the basic ones."""

from hvozd.core.rooms import room
from hvozd.games.defenders.components import FACTION_NAMES
from hvozd.games.defenders.factions.council import (
    bountiful_harvest,
    caravans,
    field_hospital,
    fortitude,
    item,
    sharpshooter,
    sustenance,
)
from hvozd.games.defenders.hooks import Faction, Look, Mind
from hvozd.games.defenders.rules.abilities import Comrade, ItemForAll, OwnItem


class Council(Faction):
    name = "council"
    abilities = (
        Comrade("council-comrade"),
        OwnItem("field-kitchen"),
        ItemForAll("break-bread"),
        sustenance.Sustenance(),
        bountiful_harvest.BountifulHarvest(),
        caravans.Caravans(),
        fortitude.Fortitude(),
        sharpshooter.Sharpshooter(),
        field_hospital.FieldHospital(),
    )
    item_offers = item.OFFERS
    item_place = 4
    item_gives_point = True

    def look(self) -> Look:
        from hvozd.games.defenders.factions.council.look import LOOK

        return LOOK

    def mind(self) -> Mind:
        from hvozd.games.defenders.factions.council.mind import MIND

        return MIND


FACTION = Council()
ORDER = FACTION_NAMES.index("council")
ROOM = room(__name__, item, sustenance, bountiful_harvest, caravans, fortitude, sharpshooter, field_hospital)
