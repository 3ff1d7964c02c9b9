### Lekce této místnosti

lesson-murshid-title = Muršid: ve všem má prsty
lesson-murshid-who = Jsi Muršid. Vojáků skoro nemáš, zato lidi všude: kde leží tvůj žeton vlivu, tam mluvíš do toho, co dělají jiní.
lesson-murshid-win = Po posledním roce vyhrává, kdo má nejvíc bodů. Na konci každého roku se počítají tvé žetony: od čtyř bodují, dvanáct dá 10 bodů. Víc znamenají žetony pod nosem cizích vládců a na Posvátném místě a v prvním roce také čtyři druhy krajiny.
lesson-murshid-intrigue = Začínáš intrikou: karty s tvým znakem, z balíčku a zadarmo. Vezmi, co je.
lesson-murshid-quiet = Hra se tě ptá vždy na jednu akci; za rok má každý čtyři. Nejdřív nastavení, které nic nestojí: nech se ptát jen na vlastní akce. Až budeš chtít prodávat podporu v cizích bojích, přepni je zpátky.
lesson-murshid-influence = Vliv je tvá práce. Začni Posvátným místem: žeton tam boduje každý rok. Je-li tam už někdo, rozhodnou karty.
lesson-murshid-spread = Další žeton, do jiného druhu krajiny: v prvním roce bodují čtyři druhy.
lesson-murshid-more = A ještě jeden. Při shodě vedle tvých žetonů rozhoduješ, kdo zvítězí, a obě strany ti mohou za pomoc zaplatit.
lesson-murshid-scheme = Poslední akce roku: podívej se na vrch balíčku a vezmi si vlastní kartu, nebo minci.
lesson-murshid-end = Síť je založená. A dál? Žetony tam, kde vládnou jiní, dohody, když bojují, a v ruce karta na den, kdy tě bude chtít někdo vypudit.
