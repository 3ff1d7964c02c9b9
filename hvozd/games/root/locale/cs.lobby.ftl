### Jak formulář nového stolu nazývá volby, kterým stačí méně slov, a co se stane, když nic nevybereš.

label-factions = frakce podle míst, první začíná
label-draft = losování frakcí, nejsou-li vybrány
label-bots = kolik vylosovaných frakcí jsou boti
label-difficulty = obtížnost botů: jedna pro všechny, nebo každému jeho
unset-difficulty = rozhodne hra
label-traits = karty vlastností botů
label-services = karty služeb, podle nichž boti nakupují služby
label-clockwork = varianty hry s boty
