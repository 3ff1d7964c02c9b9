### Lekce této místnosti

lesson-coven-title = Klan: lék pro celou zemi
lesson-coven-who = Jsi Klan, léčitelé z bažin. Tvé tábory rozdávají lektvary: vyléčí zranění, nebo vyčistí hex.
lesson-coven-organizer = Vyber, kdo tě povede. Podle vůdce je složený tvůj balíček; pro první hru jsou dobří oba.
lesson-coven-item = Stojíš u vlastního tábora. Za jednu akci získáš jeho předmět, lektvary; nech si je na zranění, nebo na hex, kterému hrozí zamoření.
lesson-coven-win = Vyhráváte všichni společně, jakmile stojí všechny tábory všech frakcí a každá továrna je zalesněná. Společně prohrajete šestou továrnou, sedmým toxickým místem, nebo druhým padlým Strážcem téhož prostředí.
lesson-coven-camp = První tábor stojí na okraji desky, ve tvém vlastním prostředí. Začíná tam tvůj vůdce a vždy se sem můžeš přeskupit.
lesson-coven-defender = Každé kolo si všichni potichu vyberou kartu: Strážce, který za tebe jedná. Číslo říká, kolik máš akcí, prostředí, po jaké krajině můžeš jedním pohybem běžet daleko, a každý má i svou schopnost.
lesson-coven-work = Zničený mech, prolomená zeď a vyčištěné znečištění přinesou po jedné podpoře. Až bude podpora plná, smíš postavit další tábor. Když tu není co dělat, jdi dál.
lesson-coven-rest = Akce jsou využité, nebo skoro. Ukonči je: stroje pak odpovědí jednou kartou, tedy motory, které za sebou nechávají zdi, továrnami, nebo mechy.
lesson-coven-again = Nové kolo, nový Strážce. Karty se ti vrátí, až ti dojde balíček nebo postavíš tábor, tak nespěchej.
lesson-coven-next = Pokračuj: mech na tvém hexu ti může ublížit, když jednáš. Jakmile je podpora plná, domů a stavět.
lesson-coven-end = Víš, co je potřeba: podpora, tábory a nenechat motory uzavřít kolem hexu šest zdí, z takového je továrna. Mezi koly se domluv s ostatními. Divočina tě potřebuje.
