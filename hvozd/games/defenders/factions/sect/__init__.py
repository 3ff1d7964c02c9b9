"""Chapter DW-19: the Sect, at home in the mountains; its two organizers each bring three abilities to the basic ones."""

from hvozd.core.rooms import room
from hvozd.games.defenders.components import FACTION_NAMES
from hvozd.games.defenders.factions.sect import ballistics, demolitions, hack_attack, item, power_down, scrap_hunter, tunnels
from hvozd.games.defenders.hooks import Faction, Look, Mind
from hvozd.games.defenders.rules.abilities import Comrade, ItemForAll, OwnItem


class Sect(Faction):
    name = "sect"
    abilities = (
        Comrade("sect-comrade"),
        OwnItem("arsenal"),
        ItemForAll("fireworks-festival"),
        hack_attack.HackAttack(),
        scrap_hunter.ScrapHunter(),
        power_down.PowerDown(),
        tunnels.Tunnels(),
        ballistics.Ballistics(),
        demolitions.Demolitions(),
    )
    item_offers = item.OFFERS
    item_place = 6

    def look(self) -> Look:
        from hvozd.games.defenders.factions.sect.look import LOOK

        return LOOK

    def mind(self) -> Mind:
        from hvozd.games.defenders.factions.sect.mind import MIND

        return MIND


FACTION = Sect()
ORDER = FACTION_NAMES.index("sect")
ROOM = room(__name__, item, hack_attack, scrap_hunter, power_down, tunnels, ballistics, demolitions)
