### Lekce této místnosti

lesson-family-title = Rodina: počasí nad krajem
lesson-family-who = Hraješ za Rodinu a bouře tě poslouchají. Kde tvá legenda skončí tah, tam bouře zůstane.
lesson-family-win = Na konci kola, ve kterém má někdo 7 bodů, vyhrává vyšší skóre. Budova v bouři padne, jakmile ji s tvým domovem spojí řetěz bouří, za 2 body; poražený běs dá 1 a trní 1 za kolo.
lesson-family-jar = Leží před tebou čtyři zavařovačky; kolo má tři tahy a v každém jednu otočíš. Zavařovačka schopnosti losuje žetony z tvého sáčku. Začni s ní.
lesson-family-tokens = Ze sáčku vyšly tři žetony a každý je jedna schopnost. Posunutím odveď legendu a pár běsů z domova: kde se legenda zastaví, tam bude tvá bouře.
lesson-family-rest = Použij i ostatní, v libovolném pořadí: zplození přivede běsa, posílení dá kostku na bojiště, kde rozhoduje, co vypadne ze stromu.
lesson-family-last = A poslední. Žetony, které nechceš, mohou zůstat nevyužité.
lesson-family-store = Po tahu jde každý žeton buď na desku, kde zůstane a dovolí ti losovat víc, nebo zpátky do sáčku, aby se losoval znovu. Jeden dej na desku.
lesson-family-bag = Ostatní vrať do sáčku, ať je můžeš vytáhnout znovu.
lesson-family-wild = Tvůj druhý tah. Zavařovačka divočení přidá žeton divočení a každý takový žeton je kterákoli schopnost.
lesson-family-spawn = Přidej běsy: objevují se doma, nebo u tvé legendy. Kdo má v útoku převahu, dostane kostku navíc.
lesson-family-legend = Třetí tah, třetí zavařovačka; čtvrtá v tomto kole zůstane ležet. Zavařovačka legendy patří tvé legendě.
lesson-family-gift = Dvě věci v libovolném pořadí: co dovolují svitky na ukazateli, a nadání tvé legendy. Využij ukazatel, pak třeba nadání a skonči.
lesson-family-end = Tři zavařovačky, jedno kolo. Teď veď řetěz bouří z domova k budově, hex za tahem, a nezapomínej na desku. Ať prší.
