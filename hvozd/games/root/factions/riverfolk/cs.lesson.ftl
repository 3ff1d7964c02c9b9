### Lekce této místnosti

lesson-riverfolk-title = Říční lid: všechno má svou cenu
lesson-riverfolk-who = Jsi Společnost Říčního lidu, kupci na řece. Tvá ruka leží vyložená a ostatní u tebe mohou nakupovat: karty, plavbu na člunech i tvé bojovníky jako žoldáky.
lesson-riverfolk-win = Vyhrává 30 bodů. Kdo kupuje, platí bojovníky, a ti jsou tvými zdroji. Zdroji platíš akce a obchodní stanoviště je mění v body.
lesson-riverfolk-settle = Rozmísti čtyři bojovníky na mýtiny u řeky. Dva a dva je dobrý začátek: se dvěma vládneš tam, kde má někdo jiný jednoho, a kde vládneš, zřídíš stanoviště z vlastní kapsy.
lesson-riverfolk-prices = Urči cenu každé služby, od jednoho do čtyř bojovníků. Kdo přestřelí, neprodá; dva za každou jsou pro první den slušná cena.
lesson-riverfolk-post = V pokladně leží tři tvoji bojovníci. Bílý den: zřiď obchodní stanoviště. Stojí dva zdroje toho, kdo tam vládne (tady jsi to ty), dá body a dovolí vyrábět.
lesson-riverfolk-draw = Zbyl jeden zdroj. Když ho vyhradíš za kartu, neztratí se: příští tah se vrátí. A čím víc karet ve vyložené ruce, tím větší pokušení pro ostatní.
lesson-riverfolk-again = Pokladna je prázdná a než přijdou na řadu ostatní, smíš změnit ceny. Zlevni čluny, třeba se bude chtít někdo svézt.
lesson-riverfolk-end = Krám je otevřený. A dál? Prodávej, ať je cena jakákoli, zřizuj stanoviště na mýtinách všech symbolů a s nikým nebuď ve sporu dlouho. Ať kvete obchod.
