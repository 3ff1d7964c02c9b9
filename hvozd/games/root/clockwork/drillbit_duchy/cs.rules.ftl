### Co říkají pravidla, podle nichž boti jednají, každé v jedné větě.

rule-RB-10_2_1 = Když zmizí stavby Hrabství, přijde nejníže umístěný vyslanec s korunou o korunu.
rule-RB-10_3_3 = Dva bojovníci a tunel přijdou do rohu, kde nikdo nezačíná, a dva bojovníci všude vedle.
rule-RB-10_4_1 = Bot dobere a odhalí kartu: to je jeho příkaz a mýtiny jejího symbolu jsou přikázané.
rule-RB-10_4_2 = Ukazuje-li karta příkazu předmět, který je v zásobě, bot jej vyrobí za 1 bod a nepotřebuje k tomu nic aktivovat.
rule-RB-10_4_3 = Do Nory přijdou dva bojovníci a jeden navíc za každého odkrytého krtka.
rule-RB-10_5_1 = Jsou-li v Noře čtyři bojovníci, přijde tunel na přikázanou mýtinu bez tunelu a staveb a čtyři bojovníci za ním.
rule-RB-10_5_1_I = Mezi místy rozhoduje nejvíc volných pozic, pak nejméně bojovníků soupeřů; při ptačím příkazu nejvíc jejich staveb a žetonů.
rule-RB-10_5_1_II = Není-li volný tunel, vezme se ten, u něhož je nejméně bojovníků.
rule-RB-10_5_2 = Bojuje na každé přikázané mýtině: nejvíc staveb, pak komponent, pak bodů.
rule-RB-10_5_3 = Kde vládne s nejvíce bojovníky, postaví s devíti bojovníky v zásobě citadelu, jinak tržiště; nejde-li to, získá bod.
rule-RB-10_6_1 = Přikázané skupiny nejvýše dvou bez stavby jdou k sousední stavbě nebo do Nory; jinde jdou do Nory všichni nad čtyři.
rule-RB-10_6_2 = Za každé tržiště na mapě získá 1 bod.
rule-RB-10_6_3 = Korunu dostane nejvýše umístěný přikázaný vyslanec bez koruny; není-li, nejníže umístěný ze všech.
rule-RB-10_6_4 = Karta příkazu se odhodí.
rule-RB-10_7_1 = Kapitán přidá zásah, když Hrabství útočí u tunelu.
rule-RB-10_7_2 = Maršál položí bojovníka ke stavbě, kde je vlastních bojovníků nejméně.
rule-RB-10_7_4 = Se třemi bojovníky v Noře hloubí Brigadýr ještě jednou, a to tam, kde soupeři nejvíc stavěli.
rule-RB-10_7_5 = Bankéř staví ještě jednou.
rule-RB-10_7_6 = Starosta vezme bojovníka z největší skupiny na ovládané mýtině za 1 bod.
rule-RB-10_7_7 = Vévoda získá bod za každou citadelu na mapě.
rule-RB-10_7_8 = Baron získá bod za každé tržiště na mapě.
rule-RB-10_7_9 = Hraběnka získá 2 body, jsou-li na mapě všechny tunely.
rule-RB-S-A7 = Na začátku tahu koupí kartu přepadení, je-li na prodej, a nechá ji ležet lícem nahoru.
rule-RB-T-DD-INVADERS = Nemůže-li stavět jen proto, že chybí pozice, místo bodu bojuje na každé mýtině.
rule-RB-T-DD-INVESTORS = Kdo jí zničil stavby, odhodí kartu toho symbolu a Hrabství ztratí bod, jinak korunuje vyslance.
