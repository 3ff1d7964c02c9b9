### Co říkají pravidla, podle nichž boti jednají, každé v jedné větě.

rule-RB-9_2_2 = Odstraněné stanoviště stojí polovinu bojovníků mezi platbami, kteří patří tomu, kdo je odstranil.
rule-RB-9_4_1 = Tržiště se zprava doplní na pět karet.
rule-RB-9_4_2 = První karta přidaná v tomto tahu, jejíž předmět je v zásobě, se vyrobí a odhodí.
rule-RB-9_4_3 = Příkazem je karta tržiště nejvíce vpravo.
rule-RB-9_5_1 = Stanoviště a bojovník přijdou na přikázanou mýtinu bez stanoviště, kde má komponenty ten, kdo má nejvíc mezi platbami.
rule-RB-9_5_2 = Na každou přikázanou mýtinu přijde bojovník; při ptačím příkazu na každou u řeky.
rule-RB-9_5_3 = Štít platí s prázdnými platbami, meč s prázdnou zásobou; s jedním z nich je za to bod a dva bojovníci.
rule-RB-9_5_4 = Se štítem bojují všude, s mečem na přikázaných mýtinách, proti tomu, kdo má mezi platbami nejméně.
rule-RB-9_6_1 = Získají bod za každého bojovníka mezi platbami toho, kdo jich tam má nejvíc; ti se vrátí domů.
rule-RB-9_6_2 = Se štítem nebo mečem se z každé mýtiny všichni bojovníci kromě dvou stanou platbami.
rule-RB-9_6_3 = Odhodí se karta tržiště nejvíce vlevo; se štítem ještě jedna.
rule-RB-T-RR-GREEDY = Když nakupuje vedoucí hráč, získají 1 bod.
