### Proč ne? Skutečnost, která akci brání, podle pravidel společných všem frakcím.

why-NotInHand = V ruce nemáš kartu { $card }.
why-OtherSuit = Karta { $card } tu neposlouží, potřebný symbol: { $suit }.
why-NoBird = Karta { $card } není ptačí a tady ji nic nezastoupí.
why-NotCraftable = Karta { $card } se nedá vyrobit: nemá žádnou cenu.
why-ItemGone = Zásoba je prázdná, už v ní není: { $item }.
why-CraftedAlready = Karta { $card } už před tebou leží a dvě stejné nikdo mít nesmí.
why-NothingToCraftWith = Nepoužitých výrobních prostředků máš { $place-loc }: { $have }.
why-OtherCost = Karta { $card } stojí výrobní prostředky na mýtinách s těmito symboly: { $cost }.
why-AnyCost = Karta { $card } stojí výrobní prostředky na libovolných mýtinách, přesně { $pieces }.
why-TooFewPoints = Máš málo bodů: { $have }, a je jich potřeba { $points }.
why-DominanceTwice = Aktivovanou už máš kartu { $card }; každý smí za hru jen jednu.
why-NotAvailable = Karta { $card } neleží vedle mapy.
why-NotDominance = Karta { $card } není karta dominance.
why-NotAmbush = Karta { $card } není přepadení.
why-TooManyCards = V ruce zůstane { $limit }, odhoď tedy přesně { $cards }.
why-NotCrafted = Karta { $card } před tebou neleží.
why-TooFewWarriors = Tvých bojovníků { $place-loc }: { $have }; potřeba: { $wanted }.
why-NotAdjacent = Cesta { $origin-from } { $target-to } pro tebe nevede.
why-RulesNeither = Nevládneš { $origin-loc } ani { $target-loc }.
why-NotRuled = Nevládneš { $place-loc }.
why-MayNotPlace = Komponenty { $place-to } umístit nesmíš: { $player } to { $player-number ->
    [plural] nedovolují
   *[other] nedovoluje
  }.
why-MayNotLeave = Odejít { $place-from } nesmíš: { $player } to { $player-number ->
    [plural] nedovolují
   *[other] nedovoluje
  }.
why-MayNotEnter = Vstoupit { $place-to } nesmíš: { $player } to { $player-number ->
    [plural] nedovolují
   *[other] nedovoluje
  }.
why-NoOpenSlot = Volné místo pro stavbu { $place-loc } není.
why-PlaceOfOtherSuit = Potřebný symbol { $place-loc } není: { $suit }.
why-NoSuchPiece = Chybí { $place-loc }: { $piece }.
why-PieceThere = Jednu takovou komponentu už { $place-loc } máš: { $piece }.
why-NoneLeft = Všechny už jsou na mapě: { $piece }.
why-SupplyEmpty = V zásobě už nemáš žádné bojovníky.
why-NoFighters = Nemáš { $place-loc } nikoho, kdo by zaútočil.
why-NoEnemy = Soupeř to není: { $player }.
why-NobodyThere = Nic vhodného { $place-loc } nemá: { $player }.
why-NoActionsLeft = Všechny akce tohoto tahu už máš za sebou.
why-UsedAlready = Tento tah už má za sebou karta { $card }.
why-NoClosedPath = Uzavřená cesta { $origin-from } { $target-to } nevede.
why-NothingBeside = Na žádném konci cesty { $origin-from } { $target-to } nemáš komponentu.
why-PathCleared = Jedna cesta už se v tomto tahu otevřela.
