### Lekce této místnosti

lesson-duchy-title = Hrabství: vyslanci z podzemí
lesson-duchy-who = Jsi Podzemní hrabství. Tvoji bojovníci se scházejí v Noře pod mapou, kam nikdo jiný nemůže, a nahoru vycházejí tunely.
lesson-duchy-win = Vyhrává 30 bodů. Získáváš vyslance: za každého jsou jednou body a pak za tebe každý tah jedná. Tržiště přinášejí karty a tvrze bojovníky; kdo ale o stavbu přijde, přijde i o vyslance.
lesson-duchy-corner = První tunel ústí v rohu a kolem něj stojí bojovníci. Nora sousedí s každou mýtinou, na které je tunel.
lesson-duchy-recruit = Bílý den začíná shromážděním: máš dvě akce. Každý Rozbřesk přibude v Noře bojovník sám od sebe; naverbuj k němu dalšího.
lesson-duchy-up = Druhá akce: vyveď je tunelem nahoru. S nimi mýtině vládneš, a kde vládneš, tam můžeš odhalením karty jejího symbolu postavit tržiště nebo tvrz.
lesson-duchy-sway = Teď získej vyslance. Odhal tolik karet, kolik vyžaduje, každou se symbolem mýtiny, kde máš nějakou figurku; karty ti zůstanou. Předák je panoš, chce dvě a každý tah ti něco postaví.
lesson-duchy-end = Shromáždění, parlament, nový vyslanec: takhle vypadá tvůj tah. A dál? Získávej šlechtice a lordy, ti chtějí tři a čtyři karty, a hlídej každou stavbu. Ať se dobře kope.
lesson-duchy-market = Tvůj druhý tah. Postav tržiště tam, kde vládneš: odhal kartu se symbolem té mýtiny. Už dnes Večer dobereš o kartu víc.
lesson-duchy-assembled = Zbývá jedna akce; kopej, pohni se nebo verbuj, jestli chceš. Jinak pokračuj: čeká parlament.
lesson-duchy-parliament = Parlament: každý tvůj vyslanec jedná jednou, v libovolném pořadí. Vyzvi Předáka.
lesson-duchy-foremole = Předák staví, kde vládneš, a stačí mu karta kteréhokoli symbolu. Každá tvrz přidá o každém Rozbřesku bojovníka do Nory.
