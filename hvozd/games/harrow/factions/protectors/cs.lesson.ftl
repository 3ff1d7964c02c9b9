### Lekce této místnosti

lesson-protectors-title = Ochránci: přiveď je domů
lesson-protectors-who = Hraješ za Ochránce: jedna legenda a běsi, kteří to myslí dobře. Někde venku bloudí obyvatelé kraje.
lesson-protectors-win = Na konci kola, ve kterém má někdo 7 bodů, vyhrává vyšší skóre. Zachráněný obyvatel dá 2 body, poražený nepřátelský běs 1 a za jednotku v trní uprostřed je na konci každého kola 1 bod.
lesson-protectors-jar = Leží před tebou čtyři zavařovačky; kolo má tři tahy a v každém jednu otočíš. Zavařovačka schopnosti rozpohybuje tvou vlastní desku. Začni s ní.
lesson-protectors-row = Deska má tři řady: posunutí hýbe jednotkami, zplození přivádí běsy a posílení dává kostky na bojiště. Čím je řada plnější, tím víckrát ji smíš použít. Zvol posunutí.
lesson-protectors-advance = Jedno posunutí vezme celou skupinu na sousední hex. Jednoho běsa nech doma: obyvatelé se vracejí přes hexy s tvými jednotkami a někdo je tam musí čekat.
lesson-protectors-again = Můžeš pokračovat. Hledej na hexech žetony schopností: na konci tahu sebereš všechny, u kterých tvé jednotky stojí, a řady porostou.
lesson-protectors-halt = Šlo by to ještě dál. Zastav se, než ztratíš z očí ty, kdo zůstali doma.
lesson-protectors-wild = Tvůj druhý tah. Zavařovačka divočení přidá žeton divočení a každý takový žeton je kterákoli schopnost, hned.
lesson-protectors-strengthen = Než někdo zaútočí: kostky. V boji letí všechny do starého stromu a počítají se ty, které vypadnou na tvé straně. Přidej dvě svoje.
lesson-protectors-legend = Třetí tah, třetí zavařovačka: čtvrtá v tomto kole zůstane ležet. Zavařovačka legendy patří tvé legendě.
lesson-protectors-gift = Dvě věci v libovolném pořadí: co dovolují svitky na ukazateli, a nadání tvé legendy. Využij ukazatel, pak třeba nadání a skonči.
lesson-protectors-end = Jedno kolo, tři zavařovačky: svůj tah už znáš. Teď obyvatelům udělej cestu, jednotku po jednotce, a než kolo skončí, mysli na trní. Hodně štěstí.
