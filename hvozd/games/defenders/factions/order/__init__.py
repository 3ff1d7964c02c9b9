"""Chapter DW-16: the Order, at home in the forest; its two organizers each bring three abilities to the basic ones."""

from hvozd.core.rooms import room
from hvozd.games.defenders.components import FACTION_NAMES
from hvozd.games.defenders.factions.order import (
    controlled_blaze,
    feel_the_burn,
    item,
    manifesto,
    pyromancy,
    sanctuary,
    traveling_library,
)
from hvozd.games.defenders.hooks import Faction, Look, Mind
from hvozd.games.defenders.rules.abilities import Comrade, ItemForAll, OwnItem


class Order(Faction):
    name = "order"
    abilities = (
        Comrade("order-comrade"),
        OwnItem("archives"),
        ItemForAll("almanac-printing"),
        controlled_blaze.ControlledBlaze(),
        feel_the_burn.FeelTheBurn(),
        pyromancy.Pyromancy(),
        manifesto.Manifesto(),
        traveling_library.TravelingLibrary(),
        sanctuary.Sanctuary(),
    )
    item_offers = item.OFFERS
    item_place = 7

    def look(self) -> Look:
        from hvozd.games.defenders.factions.order.look import LOOK

        return LOOK

    def mind(self) -> Mind:
        from hvozd.games.defenders.factions.order.mind import MIND

        return MIND


FACTION = Order()
ORDER = FACTION_NAMES.index("order")
ROOM = room(__name__, item, controlled_blaze, feel_the_burn, pyromancy, manifesto, traveling_library, sanctuary)
