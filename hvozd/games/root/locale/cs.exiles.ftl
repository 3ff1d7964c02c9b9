### Karty balíčku Vyhnanců a partyzánů ve hře a co přidávají mapy.

ask-DrawOrInstead = { $seat }: večer máš dobírat karty; dobírej, nebo místo toho použij Informátory.
ask-GiveBack = { $seat }: Výměnný trh ti přinesl kartu; vyber, kterou vrátíš.
ask-EmigreMove = { $seat }: Orlí emigrant uzavírá tvůj Rozbřesk pohybem; vyber, kdo kam půjde.
ask-EmigreBattle = { $seat }: Orlí emigrant žádá bitvu na mýtině { $clearing }, jinak o kartu přijdeš.
ask-LeagueAction = { $seat }: Liga dobrodružných myší ti dává pohyb nebo bitvu; vyber.
action-DrawNow = Dobírat jako obvykle
action-TakeAmbush = Informátoři: vzít z odhazovacího balíčku kartu { $card }
action-UseSaboteurs = Odhodit Sabotéry a s nimi kartu { $card } (soupeř: { $enemy })
action-UseCoffinMakers = Výrobci rakví: body za bojovníky na kartě, pak se všichni vrátí do zásob
action-UseSwapMeet = Výměnný trh: náhodná karta za jednu tvou (hráč: { $player })
action-GiveCard = Dát kartu { $card }
action-UseFalseOrders = Odhodit Falešné rozkazy: polovina bojovníků ({ $enemy }), { $origin } → { $target }
action-UseEmigre = Orlí emigrant: pohyb a pak bitva
action-DropEmigre = Nedělat nic a odhodit Orlího emigranta
action-UseLeague = Liga dobrodružných myší: otočit předmět { $item }
action-UsePropaganda = Úřad propagandy: za kartu { $card } získat bojovníka na mýtině { $clearing } (soupeř: { $enemy })
action-UseCharm = Ofenziva šarmu: dobrat kartu, jiný hráč získá bod ({ $player })
action-UsePartisans = Partyzáni: dodatečný zásah, v ruce zůstane jen { $suit } a pták

action-ClearPath = Otevřít cestu { $first } – { $second } za kartu { $card }
event-PathOpened = { $seat }: otevřena cesta { $first } – { $second }
event-FerryTaken = { $seat }: vor přistává, místo: { $place }
field-first = Od které mýtiny
field-second = Ke které mýtině
field-enemy = Který soupeř

board-ferry = vor na mýtině { $clearing }
board-closed = uzavřené cesty (×): { $paths }
board-pass = průsmyk je mýtina { $clearing }
board-on-cards = na Výrobcích rakví { $warriors }
board-hired = žoldáci: { $seat }
