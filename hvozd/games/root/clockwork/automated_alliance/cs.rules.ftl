### Co říkají pravidla, podle nichž boti jednají, každé v jedné větě.

rule-RB-6_2_2 = Brání-li se Aliance a má tam bojovníka, udělí zásah navíc.
rule-RB-6_2_3 = Člověk, který odstraní sympatii nebo na ni vstoupí, odhodí kartu toho symbolu, jinak získá Aliance 1 bod.
rule-RB-6_4_1 = Bot dobere a odhalí kartu: to je jeho příkaz a mýtiny jejího symbolu jsou přikázané.
rule-RB-6_4_2 = Ukazuje-li karta příkazu předmět, který je v zásobě, bot jej vyrobí za 1 bod a nepotřebuje k tomu nic aktivovat.
rule-RB-6_4_3 = Není-li příkaz ptačí ani jeho základna použitá, zmizí soupeři z přikázané sympatizující mýtiny, kde mají nejvíc komponent, a přijde základna.
rule-RB-6_4_4 = Nebyla-li v tomto Rozbřesku vzpoura, šíří se sympatie dvakrát, s pěti žetony na mapě jednou.
rule-RB-6_5_1 = Sympatie přijde na přikázanou mýtinu bez sympatie vedle sympatizující, kde je nejméně bojovníků soupeřů, a boduje.
rule-RB-6_5_1_I = Nehodí-li se žádná přikázaná mýtina, přijde k sympatii sousedící mýtina s nejméně komponentami soupeřů.
rule-RB-6_5_2 = Při ptačím příkazu vypukne vzpoura na sympatizující mýtině s nejvíce komponentami soupeřů, jejíž základna zbývá.
rule-RB-6_6_1 = U každé základny s aspoň třemi bojovníky se ti odstraní a šíří se sympatie.
rule-RB-6_6_2 = Ke každé základně přijde jeden bojovník.
rule-RB-6_6_3 = Karta příkazu se odhodí.
rule-RB-S-A3 = Z karet k výrobě dá přednost ptačí; není-li co vyrobit a příkaz není ptačí, koupí kteroukoli ptačí.
rule-RB-T-AA-INFORMANTS = Zásah navíc při obraně platí i tam, kde je jen sympatie.
rule-RB-T-AA-WILDFIRE = Na konci Večera se sympatie šíří ještě jednou, bez bodů.
