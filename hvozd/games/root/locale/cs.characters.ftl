### Postavy Tuláka, co která umí, a úkoly.

character-thief = Zloděj
character-tinker = Kutil
character-ranger = Zálesák
character-vagrant = Pobuda
character-arbiter = Rozhodce
character-scoundrel = Ničema
character-adventurer = Dobrodruh
character-ronin = Rónin
character-harrier = Nájezdník

text-thief = Krádež: za pochodeň vezmi náhodnou kartu hráči na své mýtině.
text-tinker = Nádeničení: za pochodeň vezmi z odhazovacího balíčku kartu symbolu své mýtiny nebo ptáka.
text-ranger = Skrýš: za pochodeň oprav tři předměty; tvůj Bílý den tím končí.
text-vagrant = Podněcování: za pochodeň se utkají dva hráči na tvé mýtině; ztráty vybíráš ty a body za ně jsou tvé.
text-arbiter = Ochrana: obránce na tvé mýtině tě může přizvat; získáš bod a tvé meče zvýší jeho zásahy.
text-scoundrel = Spálená země: zanech na mýtině pochodeň; komponenty soupeřů shoří a nikdo už tam nevstoupí.
text-adventurer = Improvizace: jednou za tah zastoupí při úkolu jeden předmět jiný, ale poškodí se.
text-ronin = Rychlý úder: po hodu za meč udělíš jeden dodatečný zásah.
text-harrier = Plachtění: za pochodeň přeleť na kteroukoli mýtinu.

quest-fox_fundraising = Sbírka peněz (liška)
quest-fox_errand = Pochůzka (liška)
quest-fox_logistics_help = Pomoc s logistikou (liška)
quest-fox_repair_a_shed = Oprava kůlny (liška)
quest-fox_give_a_speech = Proslov (liška)
quest-rabbit_errand = Pochůzka (zajíc)
quest-rabbit_give_a_speech = Proslov (zajíc)
quest-rabbit_guard_duty = Strážní služba (zajíc)
quest-rabbit_fend_off_a_bear = Zahnání medvěda (zajíc)
quest-rabbit_expel_bandits = Vyhnání banditů (zajíc)
quest-mouse_expel_bandits = Vyhnání banditů (myš)
quest-mouse_guard_duty = Strážní služba (myš)
quest-mouse_fend_off_a_bear = Zahnání medvěda (myš)
quest-mouse_escort = Doprovod (myš)
quest-mouse_logistics_help = Pomoc s logistikou (myš)
