why-NoRitualForBirds = Karta { $card } je ptačí a v rituálu jiný symbol nezastoupí.
why-SuitScored = Tento symbol už v tomto tahu body přinesl: { $suit }.
why-NoGarden = Nemáš na mapě zahradu tohoto symbolu: { $suit }.
why-GardenOnMap = Zahradu tohoto symbolu na mapě máš, rituál tedy přináší body: { $suit }.
why-NotOutcast = Odpadlíkův symbol { $place-loc } není: { $suit }.
why-TooFewAcolytes = Máš málo kultistů: { $have }, a je jich potřeba { $acolytes }.
why-NoWarriorOf = Žádného bojovníka { $place-loc } nemá: { $player }.
why-NoBuildingOf = Ten soupeř { $place-loc } nic takového nemá: { $building }.
