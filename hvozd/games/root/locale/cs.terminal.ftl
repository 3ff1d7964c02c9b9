### Co vysvětluje terminál.

game-title = Root
legend-map = Rámeček je mýtina: nahoře její číslo a druh a za ~ mýtiny podél řeky, dole mýtiny, kam vedou cesty. Tečky jsou cesty, × uzavřená cesta. Rámeček má barvu toho, kdo mýtinu ovládá. □ je volná pozice, 3b jsou tři bojovníci, jméno s ×2 dvě budovy nebo dva žetony téhož druhu.
legend-whose = Komu patří: { $tags }.
