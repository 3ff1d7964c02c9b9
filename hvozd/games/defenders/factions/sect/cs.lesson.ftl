### Lekce této místnosti

lesson-sect-title = Sekta: i stroje se rozbijí
lesson-sect-who = Jsi Sekta, kutilové z hor. Tvé tábory rozdávají rakety: zničený mech nebo prolomená zeď bez jediné akce.
lesson-sect-organizer = Vyber, kdo tě povede. Podle vůdce je složený tvůj balíček; pro první hru jsou dobří oba.
lesson-sect-item = Stojíš u vlastního tábora. Za jednu akci získáš jeho předmět, rakety; podporu přinášejí jako každá jiná rána.
lesson-sect-win = Vyhráváte všichni společně, jakmile stojí všechny tábory všech frakcí a každá továrna je zalesněná. Společně prohrajete šestou továrnou, sedmým toxickým místem, nebo druhým padlým Strážcem téhož prostředí.
lesson-sect-camp = První tábor stojí na okraji desky, ve tvém vlastním prostředí. Začíná tam tvůj vůdce a vždy se sem můžeš přeskupit.
lesson-sect-defender = Každé kolo si všichni potichu vyberou kartu: Strážce, který za tebe jedná. Číslo říká, kolik máš akcí, prostředí, po jaké krajině můžeš jedním pohybem běžet daleko, a každý má i svou schopnost.
lesson-sect-work = Zničený mech, prolomená zeď a vyčištěné znečištění přinesou po jedné podpoře. Až bude podpora plná, smíš postavit další tábor. Když tu není co dělat, jdi dál.
lesson-sect-rest = Akce jsou využité, nebo skoro. Ukonči je: stroje pak odpovědí jednou kartou, tedy motory, které za sebou nechávají zdi, továrnami, nebo mechy.
lesson-sect-again = Nové kolo, nový Strážce. Karty se ti vrátí, až ti dojde balíček nebo postavíš tábor, tak nespěchej.
lesson-sect-next = Pokračuj: mech na tvém hexu ti může ublížit, když jednáš. Jakmile je podpora plná, domů a stavět.
lesson-sect-end = Víš, co je potřeba: podpora, tábory a nenechat motory uzavřít kolem hexu šest zdí, z takového je továrna. Mezi koly se domluv s ostatními. Divočina tě potřebuje.
