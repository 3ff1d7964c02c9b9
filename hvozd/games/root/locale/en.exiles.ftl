### The cards of the deck of Exiles and Partisans in play, and what maps add.

ask-DrawOrInstead = { $seat }: it is time to draw; draw cards, or use Informants instead.
ask-GiveBack = { $seat }: Swap Meet gave you a card; choose one to give back.
ask-EmigreMove = { $seat }: Eyrie Émigré ends your Birdsong with a move; choose who goes where.
ask-EmigreBattle = { $seat }: Eyrie Émigré demands a battle in clearing { $clearing }, or the card is lost.
ask-LeagueAction = { $seat }: the League of Adventurous Mice lets you move or battle; choose.
action-DrawNow = Draw as usual
action-TakeAmbush = Informants: take { $card } from the discard pile
action-UseSaboteurs = Saboteurs: discard them and { $card } of { $enemy }
action-UseCoffinMakers = Coffin Makers: score the warriors on the card and return them to their supplies
action-UseSwapMeet = Swap Meet: take a random card from { $player } and give one back
action-GiveCard = Give { $card }
action-UseFalseOrders = False Orders: discard them and move half the warriors of { $enemy } from { $origin-name } to { $target-name }
action-UseEmigre = Eyrie Émigré: move, then battle
action-DropEmigre = Do nothing and discard Eyrie Émigré
action-UseLeague = League of Adventurous Mice: turn down { $item }
action-UsePropaganda = Propaganda Bureau: for { $card }, a warrior of { $enemy } in { $clearing-name } becomes yours
action-UseCharm = Charm Offensive: draw a card, { $player } scores a point
action-UsePartisans = Partisans: an extra hit, then discard everything but { $suit-id ->
    [fox] foxes
    [rabbit] rabbits
    [mouse] mice
   *[other] birds
  } and birds{ $birds-count ->
    [0] { "" }
   *[other] , and of the birds { $birds }
  }
action-ClearPath = Open the path between clearings { $first } and { $second } for { $card }
event-PathOpened = { $seat } opened the path between clearings { $first } and { $second }.
event-FerryTaken = { $seat } took the ferry, which is now in { $place-name }.
field-first = Between which clearing
field-second = And which clearing
field-enemy = Which enemy
board-ferry = ferry in { $clearing }
board-closed = closed paths (×): { $paths }
board-pass = the Pass is { $clearing }
board-on-cards = { $warriors } on Coffin Makers
board-hired = hires the warriors of { $seat }

ruling-X-11 = Coffin Makers keep only warriors that were removed from the map and not replaced.
    .letter = Coffin Makers keep every warrior that would return to a supply, wherever it comes from.
