### Co říkají pravidla, podle nichž boti jednají, každé v jedné větě.

rule-RB-4_3_2 = Pevnost stojí v náhodném rohu mapy.
rule-RB-4_3_4 = Pila, dílna a sídlo verbíře přijdou náhodně na mýtinu s pevností nebo vedle ní, na každou jedna stavba.
rule-RB-4_4_1 = Bot dobere a odhalí kartu: to je jeho příkaz a mýtiny jejího symbolu jsou přikázané.
rule-RB-4_4_2 = Ukazuje-li karta příkazu předmět, který je v zásobě, bot jej vyrobí za 1 bod a nepotřebuje k tomu nic aktivovat.
rule-RB-4_5_1 = Vyvolá bitvu na každé přikázané mýtině proti tomu, kdo tam má nejvíc komponent, pak bodů.
rule-RB-4_5_2 = Čtyři bojovníci se rovnoměrně rozdělí na přikázané mýtiny, které ovládá; zbylý jde na nejvyšší prioritu.
rule-RB-4_5_3 = Staví tam, kde vládne s nejvíce bojovníky a je volná pozice: liška pilu, zajíc dílnu, myš sídlo verbíře.
rule-RB-4_5_4 = Z každé přikázané mýtiny jdou všichni bojovníci kromě tří tam, kde mají soupeři v sousedství nejvíc komponent.
rule-RB-4_5_5 = Když nic nepřibylo a na mapě je nejvýše pět staveb, dobere nový příkaz a Bílý den začne znovu, jednou za tah.
rule-RB-4_6_1 = Boduje podle stupnice přikázané stavby; při ptačím příkazu podle nejlepší ze tří.
rule-RB-4_6_2 = Karta příkazu se odhodí.
rule-RB-4_7_1 = Při ptačím příkazu vyvolá bitvu na každé mýtině proti tomu, kdo tam má nejvíc komponent, pak bodů.
rule-RB-4_7_2 = Při ptačím příkazu jdou po dvou bojovníci na dvě ovládané mýtiny s nejnižší prioritou.
rule-RB-4_7_3 = Při ptačím příkazu staví to, čeho má nejvíc, při shodě pilu a pak sídlo verbíře, tam, kde vládne s nejvíce bojovníky.
rule-RB-4_7_4 = Při ptačím příkazu odejdou z každé mýtiny všichni kromě tří k sousedům s nejvíce komponentami soupeřů a tam bojují.
rule-RB-D-MM = Těžší Markýza přidá dva bojovníky na ovládanou přikázanou mýtinu s nejvyšší prioritou.
rule-RB-S-A1 = Z karet k výrobě dá přednost ptačí; není-li co vyrobit a příkaz není ptačí, koupí kteroukoli ptačí.
rule-RB-T-MM-BLITZ = Po pohybu odejdou z jedné klidné mýtiny všichni kromě jednoho k sousedům s nejvíce soupeři a tam bojují.
rule-RB-T-MM-HOSPITALS = Po obraně, která stála aspoň dva bojovníky, přijdou dva bojovníci k pevnosti.
rule-RB-T-MM-OVERWHELMING = Za každé dva bojovníky, na které se při verbování nedostalo místo, získá 1 bod.
