### Logical Lizards

board-bot-order = order: { $suit }
board-bot-conspiracies = conspiracies, last done marked
board-bot-souls = Lost Souls from the top
trait-text-spiteful = A crusade that removes a token scores a point.
trait-text-erratic = The turn ends with one more Lost Soul from the deck.
trait-text-fanatics = A conversion is followed by a battle there with one extra hit.
trait-text-martyrs = A bird ritual makes one more acolyte out of the supply.
services-logical_lizards = advanced service card: Logical Lizards
seat-logical_lizards = Logical Lizards
faction-logical_lizards = Logical Lizards
traits-spiteful = Spiteful
traits-erratic = Erratic
traits-fanatics = Fanatics
traits-martyrs = Martyrs
conspiracy-convert = convert
conspiracy-crusade = crusade
conspiracy-sanctify = sanctify
event-SoulsOrder = { $seat }: by the Lost Souls the order is { $suit }.
event-SoulRevealed = { $seat } revealed { $card } from the Lost Souls.
event-SoulAdded = { $seat } added { $card } to the Lost Souls.
event-MarkerMoved = { $seat } moved the marker to { $conspiracy }.

ruling-AMB-25 = The Lizards convert where fewest enemy warriors stand, as their printed turn argues.
    .letter = The Lizards convert where the chosen player has most buildings.
ruling-AMB-26 = The Lizards sanctify where fewest warriors of all enemies stand, as their printed turn argues.
    .letter = The Lizards sanctify where the chosen player has fewest warriors.
ruling-AMB-31 = With a bird order the Lizards score the suit of which fewest gardens stand on the map.
    .letter = With a bird order the Lizards score the track on which fewest gardens are left, that is the suit with most on the map.
event-BecameAcolyte = { $seat } made an acolyte of 1 warrior in { $place-name }.
