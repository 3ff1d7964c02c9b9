### Co říkají pravidla, podle nichž boti jednají, každé v jedné větě.

rule-RB-2_2 = Zbude-li po všech kritériích víc hráčů, bot vybere toho, kdo je první v pořadí hry.
rule-RB-12_1_1 = Na jezeře se bot chová, jako by z mýtiny s vorem vedla cesta na každou jinou pobřežní mýtinu.
rule-RB-D-1 = Na nejvyšší obtížnost získá bot na konci každého svého Večera 1 bod.
rule-RB-S-A0 = Bot s pokročilou kartou služeb nakupuje nejprve podle ní.
rule-RB-S-B2 = Bot, který nemůže vyrobit svou kartu, koupí takovou, jejíž předmět je v zásobě; ta původní je odhozena.
rule-RB-S-B3 = Bot si najme žoldáky tam, kde bojuje s nejvýše dvěma bojovníky, nebo kde mu jen oni umožní stavět.
