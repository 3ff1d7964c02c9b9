### Lekce této místnosti

lesson-eyrie-title = Orlí hnízdo: poslouchej vlastní výnos
lesson-eyrie-who = Jsi Rody Orlího hnízda, kdysi páni tohoto hvozdu. Začínáš s jediným hřadem a chceš všechno zpátky.
lesson-eyrie-win = Vyhrává 30 bodů. Tobě bodují hřady každý Večer: jediný zatím nic, každý další o bod víc. Nevybíráš si ale volně: výnos každý tah roste a splnit musíš celý, jinak vláda padne a stojí tě to body.
lesson-eyrie-corner = Vyber roh pro první hřad; přijde s ním šest bojovníků. Na symbolu záleží hned: karta ve výnosu říká, na jakých mýtinách se její rozkaz plní. Mýtina 2 je myší a myší kartu držíš v ruce.
lesson-eyrie-leader = V čele rodu stojí vůdce a přináší do výnosu dva ptačí rozkazy (vezíry). Stavitel přikazuje verbovat a hýbat se, a to jde na začátku vždycky.
lesson-eyrie-decree = Rozbřesk: do jednoho ze čtyř sloupců (verbování, pohyb, bitva, stavba) musíš přidat kartu. Myší karta u verbování znamená: od této chvíle každý tah verbovat u hřadu na myší mýtině. To zvládneš.
lesson-eyrie-enough = Můžeš přidat i druhou kartu. Ber ji jako slib, na který se nezapomíná; pro dnešek stačí jedna.
lesson-eyrie-craft = Bílý den začíná výrobou: dílnou je ti hřad na mýtině správného symbolu. Co vyrobíš, zůstane ti do konce hry, a za předměty jsou body.
lesson-eyrie-recruit = A teď výnos, zleva doprava. První sloupec: verbování. Každá karta v něm je jeden rozkaz; vyber si ho a splň.
lesson-eyrie-again = Druhý rozkaz k verbování. Ptačí rozkaz platí pro každý symbol.
lesson-eyrie-move = Druhý sloupec: pohyb. Vezmi s sebou víc bojovníků, ať na nové mýtině vládneš; ptáci vládnou i při shodě. Tam by mohl stát tvůj příští hřad.
lesson-eyrie-end = Výnos je splněn; s druhým hřadem by byl Večer bod. A dál? Přidávej jen to, co dokážeš i za pět tahů, rozšiř se, ať je kde stavět, a když má vláda padnout, nech ji. Hodně štěstí.
