# Strážci Divočiny

## Slova

opponent = Stroje
option-seats = počet hráčů
option-factions = frakce v pořadí míst; sám hráč má dvě
option-difficulty = obtížnost
option-difficult = náročné karty
option-rulings = sporné věty vykládané jinak
ruling-any = vylosovat
ruling-A-01 = Druhá mašina začíná pootočená o půl kruhu: obě jedou vpravo ze svého pohledu.
    .letter = Druhá mašina začíná jako zrcadlový obraz první: odbočuje na opačnou stranu.
ruling-A-41 = I ve hře pro jednoho snese frakce tři zranění; Strážce umírá až při čtvrtém.
    .letter = Ve hře pro jednoho umírá Strážce, jakmile má frakce tři zranění nebo více.
habitat-forest = les
habitat-plains = pláně
habitat-marsh = bažina
habitat-mountain = hory
direction-right = vpravo
direction-left = vlevo
corner-n = nahoru (↑)
corner-ne = vpravo nahoru (↗)
corner-se = vpravo dolů (↘)
corner-s = dolů (↓)
corner-sw = vlevo dolů (↙)
corner-nw = vlevo nahoru (↖)
level-normal = Základní
level-intermediate = Pokročilá
level-expert = Expertní
level-extreme = Extrémní
reason-victory = Divočina je zachráněna
reason-massacre = Padli dva Strážci téhož prostředí
reason-toxic-disaster = Toxická katastrofa
reason-core-complete = Jádro je dokončeno
field-hex = který hex
field-edge = která zeď
field-card = která karta
field-player = která frakce
field-organizer = který vůdce
field-origin = odkud
field-target = kam
field-first = karet první frakce
field-second = karet druhé frakce

## Plán v terminálu

board-pieces = M mechové, P znečištění, T toxická lokalita, ^ tábor, @ vůdce; { $factions }
board-walls = ━ ┃ zeď, ═ ║ zeď továrny, mezera: průlom, číslice: mašina a směr; deska má šipku a výpusti
board-core = jádro
board-factory = továrna
board-wild = zales.
board-machines = Směr strojů { $direction }; postavené továrny { $built } z { $most }; zbývá toxických lokalit { $toxic }, mechů { $mechs }
board-deck = ještě v balíčku ({ $count }): { $cards }
board-waiting = na jádru: mašina { $engines }
board-killed = zabití: { $cards }
board-first = první
board-circle = podpora { $support } z { $max_support }, tábory { $camps_left }, zranění { $damage }, průlomy { $markers }
board-left = vystoupil ze hry
board-cards = ruka { $hand }, balíček { $deck }
board-told = sděleno: { $habitats }
board-points = zbývá akčních bodů { $points }
board-hand = Tvá ruka

## Otázky

ask-ChooseOrganizer = Kdo povede tvou frakci?
ask-PlaceStartingCamp = Kde bude stát počáteční tábor?
ask-DealHand = Kolik karet si vezmeš z kterého balíčku?
ask-ChooseDefender = Vyber potichu aktivního Strážce.
ask-ResolveReveals = Která schopnost odhalení je na řadě?
ask-TakeActions = Co udělá tvůj Strážce?
ask-SoloTurn = Kdo bude dalším aktivním Strážcem?

## Akce

action-TakeOrganizer = Vybrat vůdce: { $organizer }
action-Settle = Postavit počáteční tábor na hexu { $hex }
action-Deal = Vzít si { $first ->
    [one] 1 kartu
    [few] { $first } karty
   *[other] { $first } karet
  } první frakce a { $second ->
    [one] 1 kartu
    [few] { $second } karty
   *[other] { $second } karet
  } druhé
action-Choose = Zvolit kartu { $card }
action-TurnUp = Otočit vrchní kartu { $player-gen }
action-Resolve = Vyhodnotit schopnost { $player-gen }
action-EndTurn = Ukončit akce: zbylé body propadnou
action-Move = Jít na hex { $hex }
action-Build = Postavit tábor
action-Regroup = Přeskupit se na hex { $hex }
action-Clear = Vyčistit znečištění
action-Heal = Léčit se
action-Destroy = Zničit mecha
action-Breach = Prolomit zeď { $edge }
action-Rewild = Zalesnit továrnu
action-Gather = Získat předmět tohoto tábora
action-TeamUp = Přidat do týmu kartu { $card }
action-Share = Sdělit prostředí karet v ruce

## Události

event-OrganizerChosen = Vůdce { $player-gen }: { $organizer }.
event-CampPlaced = { $player } má počáteční tábor na hexu { $hex }.
event-FirstPlayer = { $player } má žeton prvního hráče.
event-TurnEnded = Tah { $player-gen } končí.
event-RoundEnded = Kolo končí.
event-TurnBegan = Na tahu je { $player }; k dispozici má { $points ->
    [one] 1 akční bod
    [few] { $points } akční body
   *[other] { $points } akčních bodů
  }.
event-DefenderRevealed = { $player } odhaluje kartu { $card }.
event-CardsDrawn = { $player } si bere { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
  }.
event-CardsSeen = { $cards-count ->
    [0] Nebereš si žádnou kartu
    [1] Bereš si kartu { $cards }
   *[other] Bereš si karty { $cards }
  }.
event-DeckShuffled = { $player } míchá nový balíček.
event-TeamedUp = Do týmu { $player-gen } přichází karta { $card }.
event-HabitatsShared = { $player } má v ruce: lesy { $forest }, pláně { $plains }, bažiny { $marsh }, hory { $mountain }.
event-Moved = { $player } jde na hex { $hex }.
event-Regrouped = { $player } se přeskupuje na hex { $hex }.
event-CampBuilt = { $player } staví tábor na hexu { $hex }.
event-PlayerLeft = { $player } má splněno a opouští hru.
event-SupportGained = { $player } získává { $amount ->
    [one] 1 podporu
    [few] { $amount } podpory
   *[other] { $amount } podpor
  }.
event-PollutionCleared = { $player } čistí hex { $hex }.
event-Healed = { $player } si léčí { $amount ->
    [one] 1 zranění
    [few] { $amount } zranění
   *[other] { $amount } zranění
  }.
event-MechDestroyed = { $player } ničí mecha na hexu { $hex }.
event-WallBreached = { $player } prolamuje zeď { $edge }.
event-FactoryRewilded = { $player } zalesňuje továrnu na hexu { $hex }.
event-ItemGained = { $player } získává { $item-acc }.
event-ItemUsed = { $player } používá { $item-acc }.
event-DamageRolled = { $player } hází na zranění a padá { $face }.
event-DamageTaken = { $player } utrpí { $amount ->
    [one] 1 zranění
    [few] { $amount } zranění
   *[other] { $amount } zranění
  }.
event-DefenderKilled = { $player } přichází o Strážce: { $card } je po smrti.
event-MachineCardDrawn = Karta strojů: { $card }.
event-MachineCardSkipped = { $player } tentokrát neotáčí kartu strojů.
event-DirectionSwitched = Stroje teď odbočují { $direction }.
event-EngineAdvanced = Mašina { $engine } postupuje na { $edge }.
event-EngineReset = Mašina { $engine } uvázla a vrací se na jádro.
event-EngineDeployed = Mašina { $engine } vyjíždí na { $edge }.
event-FactoryBuilt = Na hexu { $hex } vyrostla továrna číslo { $number }.
event-TileShown = Na jádru leží deska { $number }; její šipka ukazuje { $corner }.
event-PollutionSpread = Znečištění zasáhlo hex { $hex }.
event-ToxicSitePlaced = Z hexu { $hex } je toxická lokalita.
event-HunterDeployed = Na hexu { $hex } se objevil lovec.
event-HuntersPursued = { $hunters ->
    [one] Lovec jde
    [few] { $hunters } lovci jdou
   *[other] { $hunters } lovců jde
  } z hexu { $origin } na hex { $target }.

## Karty strojů

machine-engines-base-1 = Mašiny
machine-engines-base-2 = Mašiny
machine-engines-difficult-1 = Náročné mašiny
machine-engines-difficult-2 = Náročné mašiny
machine-factories-base-1 = Továrny
machine-factories-base-2 = Továrny
machine-factories-difficult-1 = Náročné továrny
machine-factories-difficult-2 = Náročné továrny
machine-mechs-base-1 = Mechové
machine-mechs-base-2 = Mechové
machine-mechs-difficult-1 = Nároční mechové
machine-mechs-difficult-2 = Nároční mechové
machine-reboot-base-1 = Restart
