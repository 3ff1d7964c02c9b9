### The cards of the deck of Exiles and Partisans in play, and what maps add.

ask-DrawOrInstead = { $seat }: you are about to draw in the Evening; draw, or use Informants instead.
ask-GiveBack = { $seat }: Swap Meet brought you a card; choose the one you give back.
ask-EmigreMove = { $seat }: Eyrie Émigré ends your Birdsong with a move; choose who goes where.
ask-EmigreBattle = { $seat }: Eyrie Émigré demands a battle where you arrived, clearing { $clearing }, or the card is lost.
ask-LeagueAction = { $seat }: the League of Adventurous Mice lets you move or battle; choose.
action-DrawNow = Draw as usual
action-TakeAmbush = Informants: take { $card } from the discard pile
action-UseSaboteurs = Discard Saboteurs to discard { $card } of { $enemy }
action-UseCoffinMakers = Coffin Makers: score the warriors lying there and send them home
action-UseSwapMeet = Swap Meet: take a random card of { $player } and give one back
action-GiveCard = Give { $card }
action-UseFalseOrders = Discard False Orders: half the warriors of { $enemy } go from { $origin } to { $target }
action-UseEmigre = Eyrie Émigré: move, then battle
action-DropEmigre = Do nothing and discard Eyrie Émigré
action-UseLeague = League of Adventurous Mice: turn down { $item }
action-UsePropaganda = Propaganda Bureau: for { $card } a warrior of { $enemy } in clearing { $clearing } becomes yours
action-UseCharm = Charm Offensive: draw a card, { $player } scores a point
action-UsePartisans = Partisans: an extra hit, then discard what is neither { $suit } nor bird

action-ClearPath = Open the path between { $first } and { $second } for { $card }
event-PathOpened = { $seat }: opens the path between { $first } and { $second }
event-FerryTaken = { $seat }: the ferry lands in { $place }
field-first = Between which clearing
field-second = And which clearing
field-enemy = Which enemy

board-ferry = ferry in { $clearing }
board-closed = closed paths (×): { $paths }
board-pass = the Pass is { $clearing }
board-on-cards = { $warriors } on Coffin Makers
board-hired = hires warriors of { $seat }
