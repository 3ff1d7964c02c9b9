### Co říkají pravidla, podle nichž boti jednají, každé v jedné větě.

rule-RB-11_2_2 = Brání-li se u plánu lícem dolů, udělí zásah navíc.
rule-RB-11_3_2 = Po jednom bojovníkovi začíná na mýtině každého symbolu s nejnižší prioritou.
rule-RB-11_4_1 = Bot dobere a odhalí kartu: to je jeho příkaz a mýtiny jejího symbolu jsou přikázané.
rule-RB-11_4_2 = Ukazuje-li karta příkazu předmět, který je v zásobě, bot jej vyrobí za 1 bod a nepotřebuje k tomu nic aktivovat.
rule-RB-11_4_3 = Po dvou bojovnících přijde na dvě přikázané mýtiny: nejprve bez plánu, pak s nejvíce Krkavci.
rule-RB-11_4_3_II = Kdykoli při verbování dojde zásoba, nejprve se položí nekalý plán.
rule-RB-11_4_4 = Všechny plány se otočí; každý boduje za všechny plány lícem nahoru a pak zapůsobí.
rule-RB-11_5_1 = Bojují na každé přikázané mýtině s aspoň dvěma Krkavci: nejvíc staveb a žetonů, pak bodů.
rule-RB-11_5_2 = Od každého přikázaného plánu lícem nahoru jdou všichni kromě dvou k sousedům bez plánu, kde je nejvíc Krkavců.
rule-RB-11_5_2_II = Mají-li plán všichni sousedé, jdou všichni na toho s nejnižší prioritou.
rule-RB-11_5_3 = Na přikázané mýtině bez plánu a s nejvíce Krkavci ustoupí jeden z nich náhodnému plánu.
rule-RB-11_5_4 = Totéž se stane jednou na kterékoli mýtině bez plánu s aspoň třemi Krkavci.
rule-RB-11_6_1 = Získají bod za každé vydírání lícem nahoru.
rule-RB-11_6_2 = Karta příkazu se odhodí.
rule-RB-11_7_1 = Bomba odstraní všechny komponenty lidí a dvě každého bota; na její místo přijde náhodný plán.
rule-RB-11_7_3 = Vydírání vezme náhodnou kartu každému, kdo tam má komponenty.
rule-RB-11_7_4 = Odstraněný nájezd přivede Krkavce na každou sousední mýtinu.
rule-RB-S-A6 = Na začátku tahu koupí přízeň, je-li na prodej, a vyhodnotí ji.
rule-RB-T-CC-BACKUP-PLANS = Odstraněný plán po sobě nechá Krkavce.
rule-RB-T-CC-GAMBLE = Než se plán otočí, hádá jej člověk s nejvíce komponentami na mýtině.
