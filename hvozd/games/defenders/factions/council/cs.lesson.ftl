### Lekce této místnosti

lesson-council-title = Rada: jídlo pro všechny
lesson-council-who = Jsi Rada, sedláci z plání. Tvé tábory rozdávají jídlo: akci navíc, kdykoli ji potřebuješ.
lesson-council-organizer = Vyber, kdo tě povede. Podle vůdce je složený tvůj balíček; pro první hru jsou dobří oba.
lesson-council-item = Stojíš u vlastního tábora. Za jednu akci získáš jeho předmět, jídlo; sněz ho v tahu, kdy ti bude jedna akce chybět.
lesson-council-win = Vyhráváte všichni společně, jakmile stojí všechny tábory všech frakcí a každá továrna je zalesněná. Společně prohrajete šestou továrnou, sedmým toxickým místem, nebo druhým padlým Strážcem téhož prostředí.
lesson-council-camp = První tábor stojí na okraji desky, ve tvém vlastním prostředí. Začíná tam tvůj vůdce a vždy se sem můžeš přeskupit.
lesson-council-defender = Každé kolo si všichni potichu vyberou kartu: Strážce, který za tebe jedná. Číslo říká, kolik máš akcí, prostředí, po jaké krajině můžeš jedním pohybem běžet daleko, a každý má i svou schopnost.
lesson-council-work = Zničený mech, prolomená zeď a vyčištěné znečištění přinesou po jedné podpoře. Až bude podpora plná, smíš postavit další tábor. Když tu není co dělat, jdi dál.
lesson-council-rest = Akce jsou využité, nebo skoro. Ukonči je: stroje pak odpovědí jednou kartou, tedy motory, které za sebou nechávají zdi, továrnami, nebo mechy.
lesson-council-again = Nové kolo, nový Strážce. Karty se ti vrátí, až ti dojde balíček nebo postavíš tábor, tak nespěchej.
lesson-council-next = Pokračuj: mech na tvém hexu ti může ublížit, když jednáš. Jakmile je podpora plná, domů a stavět.
lesson-council-end = Víš, co je potřeba: podpora, tábory a nenechat motory uzavřít kolem hexu šest zdí, z takového je továrna. Mezi koly se domluv s ostatními. Divočina tě potřebuje.
