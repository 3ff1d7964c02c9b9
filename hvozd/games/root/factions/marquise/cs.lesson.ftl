### Lekce této místnosti

lesson-marquise-title = Markýza: hvozd je tvůj, udrž ho
lesson-marquise-who = Jsi Markýza z Kocourova. Tvoji bojovníci stojí skoro na každé mýtině; nikdo nezačíná s tak mnoha figurkami a každý by si z toho rád kus ukousl.
lesson-marquise-win = Vyhraje, kdo první dosáhne 30 bodů. Tobě je přinášejí stavby: každá další pila, dílna nebo sídlo verbíře stojí víc dřeva než ta předchozí a dá víc bodů.
lesson-marquise-keep = Nejdřív vyber roh pro svou pevnost. Nikdo jiný tam nesmí nic umístit a polní nemocnice do ní vracejí raněné. Po jednom bojovníkovi dostaneš na každou mýtinu kromě protějšího rohu.
lesson-marquise-start = První tři stavby patří k pevnosti nebo hned vedle. Pila dá každý Rozbřesk jedno dřevo, sídlo verbíře jednoho bojovníka při každém verbování a dílna umožní vyrábět karty se symbolem její mýtiny.
lesson-marquise-craft = Tvůj tah začal a pila už jedno dřevo nařezala. Bílý den otvírá výroba. K jediné dílně se žádná karta z ruky nehodí, takže pokračuj.
lesson-marquise-build = Teď tři akce podle tvého výběru. Za dřevo postav druhou pilu: hned za ni je bod a příští tah budeš mít dřeva dvakrát tolik. Na mýtině musíš vládnout, musí na ní být volné místo a dřevo k ní musí mít cestu.
lesson-marquise-recruit = Jednou za tah můžeš verbovat: u každého sídla verbíře přibude bojovník. Mnoho bojovníků znamená vládu, a stavět smíš jen tam, kde vládneš.
lesson-marquise-march = Zbývá jedna akce: pochod. Vydá za dva pohyby, každý s libovolným počtem bojovníků na sousední mýtinu; vládnout musíš tam, odkud jdeš, nebo tam, kam jdeš.
lesson-marquise-second = Tohle je druhý pohyb pochodu. Využij ho, jestli je některá mýtina příliš osamělá, nebo pochod ukonči.
lesson-marquise-rest = Tři akce jsou pryč. Ptačí karta by koupila další; bez ní den končí, dobereš kartu a na řadě jsou ostatní.
lesson-marquise-end = To byl celý tah: dřevo, tři akce, karta. A dál? Každý tah postav něco dražšího, verbuj dřív, než přijde nebezpečí, a nenech nikoho usadit se uprostřed. Hezkou hru.
lesson-marquise-build-else = Místo stavby něco jiného: proč ne, pravidla to dovolují. Dřevo ale zůstává ležet a body dá, až z něj něco postavíš. Pokračujeme odtud.
