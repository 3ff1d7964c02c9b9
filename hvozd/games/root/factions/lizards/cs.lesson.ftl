### Lekce této místnosti

lesson-lizards-title = Ještěři: kult, kterému karty zůstávají
lesson-lizards-who = Jsi Ještěří kult. Tvoji stoupenci se objevují všude, kam je zavolá karta správného symbolu, a zahrada ti mýtinu zajistí, i když na ní skoro nikdo nestojí.
lesson-lizards-win = Vyhrává 30 bodů. Boduješ tak, že použiješ kartu za všechny zahrady jejího symbolu; vyplatí se tedy zahrady a karty jednoho symbolu. Z bojovníků, které ztratíš v cizích útocích, jsou kultisté a ti pro tebe spřádají spiknutí.
lesson-lizards-corner = Vyber roh pro první zahradu; přijdou s ní bojovníci. Kdo má na mýtině zahradu, ten jí vládne. Mýtina 2 je myší a v ruce máš dvě myší karty.
lesson-lizards-outcast = Jeden symbol je odpadlíkem: na jeho mýtinách smějí kultisté spřádat spiknutí. Později o něm rozhodují karty, které všichni odhazují.
lesson-lizards-garden = Bílý den: většina rituálů kartu jen odhalí a večer se ti vrátí. Odhal myší kartu a založ vedle první zahrady druhou: jedna zahrada nedá nic, dvě téhož symbolu už pokaždé dva body.
lesson-lizards-recruit = Odhal další kartu a umísti bojovníka na kteroukoli mýtinu jejího symbolu, ať je kdekoli. Tak je kult najednou všude.
lesson-lizards-end = Dva body hned první den. A dál? Další zahrady téhož symbolu, verbovat tam, kam se nikdo nedívá, a kartu použít vždy, když se to vyplatí. Kult ti děkuje.
lesson-lizards-score = A teď druhá myší karta, tahle doopravdy: boduje za obě tvé myší zahrady. Použité karty jdou mezi ztracené duše a ty rozhodnou, který symbol bude příštím odpadlíkem.
