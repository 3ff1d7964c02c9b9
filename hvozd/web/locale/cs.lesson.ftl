# Lekce: provázené první tahy.
lessons = Lekce
lessons-first = Lekce: první tah s průvodcem
lessons-about = Provázený první tah u skutečného stolu: za koho se hraje, jak se vyhrává a vždy jen jedna rada. Kdykoli jde udělat něco jiného, lekce naváže tam, kde zrovna jsi. Odejít z ní můžeš v každé chvíli a hrát dál.
lessons-all = Všechny lekce
lesson = lekce
lesson-begin = Začít lekci
lesson-try = Návrh:
lesson-do = Udělat to za mě
lesson-next = Dál
lesson-leave = Opustit lekci
lesson-play-on = Hrát dál bez lekce
lesson-wait = Teď hrají ostatní. Co dělají, vypráví příběh na kraji; lekce pokračuje, jakmile přijde otázka na tebe.
lesson-free = Tady žádný návrh není: odpověz, jak chceš. Když si nevíš rady, tlačítko Rada (H) řekne, co by udělal silný hráč.
lesson-else = Vlastní cesta je v pořádku: pravidla to dovolují, a když to byl omyl, dá se to vzít zpět. Pokračujeme odtud.
