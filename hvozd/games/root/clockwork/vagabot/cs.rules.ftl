### Co říkají pravidla, podle nichž boti jednají, každé v jedné větě.

rule-RB-7_2_4 = Se 6, 9 a 12 nepoškozenými předměty leží některé na bitevní stupnici: dva zvyšují zásahy, třetí přidá zásah při útoku.
rule-RB-7_3_2 = Jeho figura začíná v lese, který sousedí s nejvíce mýtinami.
rule-RB-7_4_1 = Bot dobere a odhalí kartu: to je jeho příkaz a mýtiny jejího symbolu jsou přikázané.
rule-RB-7_4_2 = Ukazuje-li karta příkazu předmět, který je v zásobě, bot jej vyrobí za 1 bod a nepotřebuje k tomu nic aktivovat.
rule-RB-7_4_3 = Má-li nejvýše dva nepoškozené předměty, proklouzne do náhodného lesa a jde rovnou do Večera.
rule-RB-7_5_1 = Jde k nejbližší ruině, použije předmět a vezme si zpod ní náhodný.
rule-RB-7_5_2 = Jde na nejbližší mýtinu úkolu, použije dva předměty a splní jej za 1 bod.
rule-RB-7_5_3 = Pomůže tomu, kdo tu má vyrobené předměty a nejméně bodů: předmět za předmět, za každý bod a hráči kartu.
rule-RB-7_5_4 = Jde k nejbližší komponentě toho, kdo má nejvíc bodů, a bojuje: první bitva za jeden předmět, každá další za dva.
rule-RB-7_5_5 = Má-li poškozený předmět, jeden použije a jeden opraví.
rule-RB-7_5_6 = Použije předmět na akci své postavy, má-li nějaký účinek.
rule-RB-7_6_1 = Obnoví čtyři předměty, má-li nějaký poškozený, jinak šest.
rule-RB-7_6_2 = V lese opraví všechno, jinde jeden předmět.
rule-RB-7_6_3 = Karta příkazu se odhodí.
rule-RB-7_7_1 = Zloděj vezme náhodnou kartu soupeři, který tu má nejvíc bodů; karta se odhodí za 1 bod.
rule-RB-7_7_2 = Kutil vyrobí nejvyšší odhozenou kartu s předmětem, který zbývá.
rule-RB-7_7_3 = Se třemi poškozenými předměty proklouzne Zálesák do náhodného sousedního lesa.
rule-RB-7_7_4 = Pobuda rozpoutá na své mýtině bitvu mezi jinými a odstraňuje komponenty za oba.
rule-RB-7_7_4_I = Kdo tu má nejvíc komponent, útočí na toho, kdo jich má druhý nejvyšší počet.
rule-RB-7_7_5 = Kde stojí tři komponenty soupeřů a z toho stavba nebo žeton, odstraní Ničema všechny a zakryje pozici předmětem.
rule-RB-7_7_6 = Rozhodce čeká, až si ho obránce na jeho mýtině přibere.
rule-RB-S-A4 = Řeky jsou pro něj cestami; pohyb po řece kupuje čluny a nestojí předmět.
rule-RB-T-VB-BERSERKER = Bojuje na mýtině s nejvíce komponentami proti tomu, kdo jich tam má nejvíc.
rule-RB-T-VB-QUESTING = Kvůli pomoci jde nejprve k nejbližšímu hráči s vyrobenými předměty a pomůže jedním.
