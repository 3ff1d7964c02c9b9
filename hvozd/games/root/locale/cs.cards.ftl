### Karty obou balíčků: název, karta ve větách (i se symbolem) a její účinek.

## Názvy

title-bird_ambush = Přepadení!
title-bird_dominance = Dominance
title-bird_birdy_bindle = Ptačí uzlíček
title-bird_woodland_runners = Lesní běžci
title-bird_arms_trader = Obchodník se zbraněmi
title-bird_crossbow = Kuše
title-armorers = Zbrojíři
title-sappers = Ženisté
title-brutal_tactics = Drsná taktika
title-royal_claim = Královský nárok
title-fox_ambush = Přepadení!
title-fox_dominance = Dominance
title-fox_gently_used_knapsack = Zánovní batoh
title-fox_root_tea = Kořenový čaj
title-fox_travel_gear = Cestovní výbava
title-fox_protection_racket = Výpalné
title-fox_foxfolk_steel = Liščí ocel
title-fox_anvil = Kovadlina
title-fox_favor = Liščí přízeň
title-stand_and_deliver = Peníze, nebo život!
title-tax_collector = Výběrčí daní
title-rabbit_ambush = Přepadení!
title-rabbit_dominance = Dominance
title-rabbit_smugglers_trail = Pašerácká stezka
title-rabbit_root_tea = Kořenový čaj
title-rabbit_a_visit_to_friends = Návštěva přátel
title-rabbit_bake_sale = Prodej pečiva
title-rabbit_favor = Zaječí přízeň
title-command_warren = Velitelská nora
title-better_burrow_bank = Norní banka
title-cobbler = Švec
title-mouse_ambush = Přepadení!
title-mouse_dominance = Dominance
title-mouse_mouse_in_a_sack = Myš v pytli
title-mouse_root_tea = Kořenový čaj
title-mouse_travel_gear = Cestovní výbava
title-mouse_investments = Investice
title-mouse_sword = Meč
title-mouse_crossbow = Kuše
title-mouse_favor = Myší přízeň
title-scouting_party = Průzkumná výprava
title-codebreakers = Luštitelé šifer
title-saboteurs = Sabotéři
title-soup_kitchens = Vývařovny
title-boat_builders = Loďaři
title-corvid_planners = Krkavčí plánovači
title-eyrie_emigre = Orlí emigrant
title-fox_partisans = Liščí partyzáni
title-propaganda_bureau = Úřad propagandy
title-false_orders = Falešné rozkazy
title-informants = Informátoři
title-rabbit_partisans = Zaječí partyzáni
title-tunnels = Tunely
title-charm_offensive = Ofenziva šarmu
title-swap_meet = Výměnný trh
title-coffin_makers = Výrobci rakví
title-mouse_partisans = Myší partyzáni
title-league_of_adventurous_mice = Liga dobrodružných myší
title-murine_broker = Myší překupník
title-master_engravers = Mistři rytci

## Ve větách

card-bird_ambush = { title-bird_ambush } ({ suit-bird })
card-bird_dominance = { title-bird_dominance } ({ suit-bird })
card-bird_birdy_bindle = { title-bird_birdy_bindle } ({ suit-bird })
card-bird_woodland_runners = { title-bird_woodland_runners } ({ suit-bird })
card-bird_arms_trader = { title-bird_arms_trader } ({ suit-bird })
card-bird_crossbow = { title-bird_crossbow } ({ suit-bird })
card-armorers = { title-armorers } ({ suit-bird })
card-sappers = { title-sappers } ({ suit-bird })
card-brutal_tactics = { title-brutal_tactics } ({ suit-bird })
card-royal_claim = { title-royal_claim } ({ suit-bird })
card-fox_ambush = { title-fox_ambush } ({ suit-fox })
card-fox_dominance = { title-fox_dominance } ({ suit-fox })
card-fox_gently_used_knapsack = { title-fox_gently_used_knapsack } ({ suit-fox })
card-fox_root_tea = { title-fox_root_tea } ({ suit-fox })
card-fox_travel_gear = { title-fox_travel_gear } ({ suit-fox })
card-fox_protection_racket = { title-fox_protection_racket } ({ suit-fox })
card-fox_foxfolk_steel = { title-fox_foxfolk_steel } ({ suit-fox })
card-fox_anvil = { title-fox_anvil } ({ suit-fox })
card-fox_favor = { title-fox_favor } ({ suit-fox })
card-stand_and_deliver = { title-stand_and_deliver } ({ suit-fox })
card-tax_collector = { title-tax_collector } ({ suit-fox })
card-rabbit_ambush = { title-rabbit_ambush } ({ suit-rabbit })
card-rabbit_dominance = { title-rabbit_dominance } ({ suit-rabbit })
card-rabbit_smugglers_trail = { title-rabbit_smugglers_trail } ({ suit-rabbit })
card-rabbit_root_tea = { title-rabbit_root_tea } ({ suit-rabbit })
card-rabbit_a_visit_to_friends = { title-rabbit_a_visit_to_friends } ({ suit-rabbit })
card-rabbit_bake_sale = { title-rabbit_bake_sale } ({ suit-rabbit })
card-rabbit_favor = { title-rabbit_favor } ({ suit-rabbit })
card-command_warren = { title-command_warren } ({ suit-rabbit })
card-better_burrow_bank = { title-better_burrow_bank } ({ suit-rabbit })
card-cobbler = { title-cobbler } ({ suit-rabbit })
card-mouse_ambush = { title-mouse_ambush } ({ suit-mouse })
card-mouse_dominance = { title-mouse_dominance } ({ suit-mouse })
card-mouse_mouse_in_a_sack = { title-mouse_mouse_in_a_sack } ({ suit-mouse })
card-mouse_root_tea = { title-mouse_root_tea } ({ suit-mouse })
card-mouse_travel_gear = { title-mouse_travel_gear } ({ suit-mouse })
card-mouse_investments = { title-mouse_investments } ({ suit-mouse })
card-mouse_sword = { title-mouse_sword } ({ suit-mouse })
card-mouse_crossbow = { title-mouse_crossbow } ({ suit-mouse })
card-mouse_favor = { title-mouse_favor } ({ suit-mouse })
card-scouting_party = { title-scouting_party } ({ suit-mouse })
card-codebreakers = { title-codebreakers } ({ suit-mouse })
card-saboteurs = { title-saboteurs } ({ suit-bird })
card-soup_kitchens = { title-soup_kitchens } ({ suit-bird })
card-boat_builders = { title-boat_builders } ({ suit-bird })
card-corvid_planners = { title-corvid_planners } ({ suit-bird })
card-eyrie_emigre = { title-eyrie_emigre } ({ suit-bird })
card-fox_partisans = { title-fox_partisans } ({ suit-fox })
card-propaganda_bureau = { title-propaganda_bureau } ({ suit-fox })
card-false_orders = { title-false_orders } ({ suit-fox })
card-informants = { title-informants } ({ suit-fox })
card-rabbit_partisans = { title-rabbit_partisans } ({ suit-rabbit })
card-tunnels = { title-tunnels } ({ suit-rabbit })
card-charm_offensive = { title-charm_offensive } ({ suit-rabbit })
card-swap_meet = { title-swap_meet } ({ suit-rabbit })
card-coffin_makers = { title-coffin_makers } ({ suit-rabbit })
card-mouse_partisans = { title-mouse_partisans } ({ suit-mouse })
card-league_of_adventurous_mice = { title-league_of_adventurous_mice } ({ suit-mouse })
card-murine_broker = { title-murine_broker } ({ suit-mouse })
card-master_engravers = { title-master_engravers } ({ suit-mouse })

## Účinky

text-item = Výrobou získáš ze společné zásoby { $item-acc } a { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }.
text-ambush = Při obraně { $suit-id ->
    [fox] na liščí mýtině
    [rabbit] na zaječí mýtině
    [mouse] na myší mýtině
   *[other] na kterékoli mýtině
  } udělíš před hodem dva zásahy; při útoku tamtéž zmaříš přepadení.
text-dominance = Od 10 bodů: přestaneš bodovat a zvítězíš, když na začátku svého Rozbřesku ovládáš { $suit-id ->
    [fox] tři liščí mýtiny
    [rabbit] tři zaječí mýtiny
    [mouse] tři myší mýtiny
   *[other] dvě protilehlé rohové mýtiny
  }.
text-armorers = V bitvě je po hodu můžeš odhodit a nebrat si žádný hozený zásah.
text-sappers = Při obraně je po hodu můžeš odhodit a udělit jeden dodatečný zásah.
text-brutal_tactics = Při útoku můžeš udělit jeden dodatečný zásah; obránce za to získá bod.
text-royal_claim = O Rozbřesku ho můžeš odhodit za bod za každou mýtinu, kterou ovládáš.
text-stand_and_deliver = Jednou za Rozbřesk můžeš vzít jinému hráči náhodnou kartu; on získá bod.
text-tax_collector = Jednou za Bílý den můžeš odstranit z mapy svého bojovníka a dobrat kartu.
text-command_warren = Na začátku Bílého dne můžeš zahájit bitvu.
text-better_burrow_bank = Na začátku Rozbřesku dobereš kartu ty i jiný hráč, kterého určíš.
text-cobbler = Na začátku Večera můžeš provést pohyb.
text-scouting_party = Když útočíš, nikdo tě nemůže přepadnout.
text-codebreakers = Jednou za Bílý den si můžeš prohlédnout ruku jiného hráče.
text-fox_favor = Výrobou odstraníš z liščích mýtin všechny komponenty soupeřů.
text-rabbit_favor = Výrobou odstraníš ze zaječích mýtin všechny komponenty soupeřů.
text-mouse_favor = Výrobou odstraníš z myších mýtin všechny komponenty soupeřů.
text-saboteurs = Na začátku Rozbřesku je můžeš odhodit spolu s jednou vyrobenou kartou soupeře.
text-soup_kitchens = Tvé žetony se počítají do ovládání, každý dvakrát.
text-boat_builders = Řeky jsou pro tebe cestami.
text-corvid_planners = Při pohybu nemusíš ovládat ani jednu z obou mýtin.
text-eyrie_emigre = Na konci Rozbřesku se přesuň a v cílové mýtině zahaj bitvu, jinak o kartu přijdeš.
text-false_orders = O Rozbřesku je můžeš odhodit a přesunout z jedné mýtiny polovinu (nahoru) bojovníků soupeře.
text-informants = Večer si místo dobírání můžeš vzít z odhazovacího balíčku kartu přepadení.
text-propaganda_bureau = Jednou za Bílý den můžeš za kartu změnit v mýtině jejího symbolu bojovníka soupeře ve svého.
text-tunnels = Mýtiny s tvými výrobními prostředky pro tebe navzájem sousedí.
text-charm_offensive = Na začátku Večera můžeš dobrat kartu; jiný hráč podle tvého výběru získá bod.
text-swap_meet = Jednou za Rozbřesk můžeš vzít jinému hráči náhodnou kartu a nějakou mu vrátit.
text-coffin_makers = Bojovníci mířící do zásob zůstávají zde; o tvém Rozbřesku přinese každá pětice bod a všichni odejdou.
text-league_of_adventurous_mice = Jednou za Bílý den můžeš otočit svůj vyrobený předmět a provést pohyb nebo zahájit bitvu.
text-murine_broker = Kdykoli jiný hráč vyrobí předmět, dobereš kartu.
text-master_engravers = Každý předmět, který vyrobíš, přinese o bod víc.
text-fox_partisans = V bitvě na liščí mýtině můžeš udělit dodatečný zásah; v ruce ti pak zůstanou jen lišky a ptáci, které si chceš nechat.
text-rabbit_partisans = V bitvě na zaječí mýtině můžeš udělit dodatečný zásah; v ruce ti pak zůstanou jen zajíci a ptáci, které si chceš nechat.
text-mouse_partisans = V bitvě na myší mýtině můžeš udělit dodatečný zásah; v ruce ti pak zůstanou jen myši a ptáci, které si chceš nechat.
