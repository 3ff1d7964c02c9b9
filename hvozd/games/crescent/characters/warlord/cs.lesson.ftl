### Lekce této místnosti

lesson-warlord-title = Válečník: ber, co stavějí jiní
lesson-warlord-who = Jsi Válečník. Nestavíš vůbec nic: máš vojáky a ostatní mají města.
lesson-warlord-win = Po posledním roce vyhrává, kdo má nejvíc bodů. Ty je dostáváš hned, uprostřed roku: 1 za každou cizí jednotku padlou ve tvých bojích a víc za vypleněné tvrze, vesnice, pevnosti a města. Na konci roku bodují kamenolomy, sídla a Posvátné místo, kterým vládneš.
lesson-warlord-quiet = Hra se tě ptá vždy na jednu akci; za rok má každý čtyři. Nejdřív nastavení, které nic nestojí: nech se ptát jen na vlastní akce, a ne v každém okně, které se otevře, když bojují jiní. Změnit to můžeš kdykoli.
lesson-warlord-muster = Shromáždění sil: kde leží tvůj žeton vlivu a nevládne tam nikdo jiný, přibude voják. Žeton nech ležet, příště poslouží znovu.
lesson-warlord-move = Pohyb: až tři kroky vojáků do hexů, kterým nevládne nikdo jiný. Kamenolom ti na konci roku dá bod; další kroky jsou na tobě.
lesson-warlord-influence = Vliv: polož žeton do hexu vedle sebe. Kdo už tam je, může se kartami bránit. U žetonů shromažďuješ síly a později tam můžeš vyvolat povstání.
lesson-warlord-buy = V bojích rozhodují karty moci. Blízký trh je nejlevnější a karty s tvým znakem stojí polovinu.
lesson-warlord-end = To byl tvůj první rok: vojáci, půda, karta. Teď najdi vesnici se slabou stráží a začni plenit. Čím dřív něco vypleníš, tím lépe se ti první rok vyplatí.
