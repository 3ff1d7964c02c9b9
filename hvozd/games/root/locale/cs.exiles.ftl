### Karty balíčku Vyhnanců a partyzánů ve hře a co přidávají mapy.

ask-DrawOrInstead = { $seat }: přišel čas dobírat karty; dobírej, nebo místo toho použij Informátory.
ask-GiveBack = { $seat }: Výměnný trh ti přinesl kartu; vyber, kterou vrátíš.
ask-EmigreMove = { $seat }: Orlí emigrant uzavírá tvůj Rozbřesk pohybem; vyber, kdo kam půjde.
ask-EmigreBattle = { $seat }: Orlí emigrant žádá bitvu na mýtině { $clearing }, jinak o kartu přijdeš.
ask-LeagueAction = { $seat }: Liga dobrodružných myší ti dává pohyb nebo bitvu; vyber.
action-DrawNow = Dobírat jako obvykle
action-TakeAmbush = Informátoři: vzít z odhazovacího balíčku kartu { $card }
action-UseSaboteurs = Sabotéři: odhodit je i vyrobenou kartu { $card } { $enemy-gen }
action-UseCoffinMakers = Výrobci rakví: body za bojovníky na kartě, pak se všichni vrátí do zásob
action-UseSwapMeet = Výměnný trh: vzít { $player-dat } náhodnou kartu a jednu vrátit
action-GiveCard = Dát kartu { $card }
action-UseFalseOrders = Falešné rozkazy: odhodit je a přesunout polovinu bojovníků { $enemy-gen } { $origin-from } { $target-to }
action-UseEmigre = Orlí emigrant: pohyb a pak bitva
action-DropEmigre = Nedělat nic a odhodit Orlího emigranta
action-UseLeague = Liga dobrodružných myší: otočit { $item-acc }
action-UsePropaganda = Úřad propagandy: za kartu { $card } získat bojovníka { $enemy-gen } { $clearing-loc }
action-UseCharm = Ofenziva šarmu: dobrat kartu, bod za to { $player-number ->
    [plural] získají
   *[other] získá
  } { $player }
action-UsePartisans = Partyzáni: dodatečný zásah, pak odhodit všechny karty kromě { $suit-id ->
    [fox] lišek
    [rabbit] zajíců
    [mouse] myší
   *[other] ptáků
  } a ptáků{ $birds-count ->
    [0] { "" }
   *[other] , z ptáků i karty { $birds }
  }
action-ClearPath = Otevřít cestu mezi mýtinami { $first } a { $second } za kartu { $card }
event-PathOpened = { $seat } { $seat-number ->
    [plural] otevírají
   *[other] otevírá
  } cestu mezi mýtinami { $first } a { $second }.
event-FerryTaken = { $seat } { $seat-number ->
    [plural] plují
   *[other] pluje
  } vorem; vor teď kotví { $place-loc }.
field-first = Od které mýtiny
field-second = Ke které mýtině
field-enemy = Který soupeř
board-ferry = vor na mýtině { $clearing }
board-closed = uzavřené cesty (×): { $paths }
board-pass = průsmyk je mýtina { $clearing }
board-on-cards = na Výrobcích rakví { $warriors }
board-hired = žoldáci { $seat-gen }

ruling-X-11 = U Výrobců rakví zůstávají jen bojovníci, kteří byli odstraněni z mapy a nikdo je nenahradil.
    .letter = U Výrobců rakví zůstává každý bojovník, který by se vracel do zásoby, ať přichází odkudkoli.
