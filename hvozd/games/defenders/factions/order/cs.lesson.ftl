### Lekce této místnosti

lesson-order-title = Řád: ti, kdo znají cestu
lesson-order-who = Jsi Řád, učenci z lesa. Tvé tábory rozdávají mapy: krok nebo přeskupení, které nestojí akci.
lesson-order-organizer = Vyber, kdo tě povede. Podle vůdce je složený tvůj balíček; pro první hru jsou dobří oba.
lesson-order-item = Stojíš u vlastního tábora. Za jednu akci získáš jeho předmět, mapu; později ti dá pohyb zdarma.
lesson-order-win = Vyhráváte všichni společně, jakmile stojí všechny tábory všech frakcí a každá továrna je zalesněná. Společně prohrajete šestou továrnou, sedmým toxickým místem, nebo druhým padlým Strážcem téhož prostředí.
lesson-order-camp = První tábor stojí na okraji desky, ve tvém vlastním prostředí. Začíná tam tvůj vůdce a vždy se sem můžeš přeskupit.
lesson-order-defender = Každé kolo si všichni potichu vyberou kartu: Strážce, který za tebe jedná. Číslo říká, kolik máš akcí, prostředí, po jaké krajině můžeš jedním pohybem běžet daleko, a každý má i svou schopnost.
lesson-order-work = Zničený mech, prolomená zeď a vyčištěné znečištění přinesou po jedné podpoře. Až bude podpora plná, smíš postavit další tábor. Když tu není co dělat, jdi dál.
lesson-order-rest = Akce jsou využité, nebo skoro. Ukonči je: stroje pak odpovědí jednou kartou, tedy motory, které za sebou nechávají zdi, továrnami, nebo mechy.
lesson-order-again = Nové kolo, nový Strážce. Karty se ti vrátí, až ti dojde balíček nebo postavíš tábor, tak nespěchej.
lesson-order-next = Pokračuj: mech na tvém hexu ti může ublížit, když jednáš. Jakmile je podpora plná, domů a stavět.
lesson-order-end = Víš, co je potřeba: podpora, tábory a nenechat motory uzavřít kolem hexu šest zdí, z takového je továrna. Mezi koly se domluv s ostatními. Divočina tě potřebuje.
