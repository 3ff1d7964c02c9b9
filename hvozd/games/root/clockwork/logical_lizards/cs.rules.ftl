### Co říkají pravidla, podle nichž boti jednají, každé v jedné větě.

rule-RB-8_3_2 = Čtyři bojovníci a zahrada přijdou do rohu, kde nikdo nezačíná, a jeden bojovník všude vedle.
rule-RB-8_4_1 = Příkazem je nejčastější symbol Ztracených duší; při shodě pták.
rule-RB-8_4_2 = Dokud jsou kultisté, žeton postupuje a zkouší se jeho spiknutí; provedené stojí kultistu.
rule-RB-8_4_2_I = Na přikázané mýtině se vymění bojovník hráče s nejvíce body, a to tam, kde má nejvíc staveb.
rule-RB-8_4_2_II = Bojují na každé přikázané mýtině s aspoň dvěma bojovníky proti tomu, kdo tam má nejvíc bodů.
rule-RB-8_4_2_III = Na přikázané mýtině se stavba hráče s nejvíce body změní v zahradu, a to tam, kde má nejméně bojovníků.
rule-RB-8_5 = Horní čtyři Ztracené duše se odhalí jedna po druhé a za každou proběhne rituál.
rule-RB-8_5_1 = Na mýtinu toho symbolu s volnou pozicí a pak s nejvíce stavbami soupeřů přijde bojovník, a vládnou-li tam, i zahrada.
rule-RB-8_5_2 = Za ptáka se bojovník z největší skupiny stane kultistou a karta se odhodí.
rule-RB-8_6_1 = Bodují podle stupnice zahrad přikázaného symbolu; při ptačím příkazu podle té, kde zahrad zbývá nejméně.
rule-RB-8_6_2 = Zbylé Ztracené duše se odhodí a odhalené karty se vrátí ve stejném pořadí.
rule-RB-8_6_4 = Odhalí se horní karta balíčku, předmět se vyrobí, je-li v zásobě, a karta se stane Ztracenou duší.
rule-RB-S-A5 = Je-li Ztracených duší méně než pět, kupují karty, které nejsou ptačí, dokud jich pět není.
rule-RB-T-LL-ERRATIC = Na konci tahu se horní karta balíčku stane Ztracenou duší.
rule-RB-T-LL-FANATICS = Po každém konvertování tam bojují se zásahem navíc proti tomu, kdo má nejvíc bezbranných staveb, pak bodů.
