### Lekce této místnosti

lesson-hester-title = Hester: sama proti celému kraji
lesson-hester-who = Jsi Hester, čarodějnice pod starým stromem, a hraješ sama: obě strany kraje se hýbou podle karet.
lesson-hester-win = Zaplň šest polí své desky: dvojicemi nakažených běsů, kteří se setkají v ohni, nebo tím, co pohltíš. Prohráváš, když má některá strana 7 bodů, nebo když dojdou karty.
lesson-hester-deck = Nejdřív dostane kraj to, oč se bojuje. Vezmi kartu; určuje dva hexy.
lesson-hester-objective = Na jeden z nich dej cíl jedné strany, daleko od jejích jednotek.
lesson-hester-deck2 = A ještě jednou pro druhou stranu.
lesson-hester-objective2 = Zase platí: čím dál, tím lépe. Zatímco oni jdou, ty rosteš.
lesson-hester-deck3 = Teď karta, podle které se kraj v tomto tahu pohne. Když se ti nelíbí, smíš jednou vzít jinou.
lesson-hester-faction = Ty rozhoduješ, kým pohne. Veď běsy obou stran k sobě: tam budou hořet tvé ohně.
lesson-hester-root = Teď ty. Každý tah dva kořeny; první vstupuje na mapu z okraje. Každý hex, kterého se dotknou, dá kostku své krajiny, a kostkami platíš.
lesson-hester-root2 = Další kořen pokračuje odtud. Veď ho pod běsy: nakazit jde jen tam, kde jsou kořeny.
lesson-hester-card = Za každý plamen vedle desky máš jednu akci. Zahraj kartu: zůstane a působí každý tah.
lesson-hester-rest = Jediný plamen je využitý; ukonči tah. Jindy hoď kostky do stromu: tím, co vypadne, nakazíš běsy stojící nad kořeny, za každého kostku jeho krajiny.
lesson-hester-end = To je celý tah: oni jdou, ty rosteš. Nakaz po běsovi každé strany, sveď je dohromady a zapal první oheň; od té chvíle jednáš dvakrát. Strom je trpělivý.
