### Lekce této místnosti

lesson-vagabond-title = Tulák: jedna figura, plné kapsy
lesson-vagabond-who = Jsi Tulák, tentokrát Zloděj: jedna figura, žádná půda, žádné vojsko. Všechno děláš předměty z brašny: boty na cestu, pochodeň, čaj, meč.
lesson-vagabond-win = Vyhrává 30 bodů. Boduješ za úkoly, za pomoc druhým, dokud si tě neoblíbí, a za boj s těmi, kdo tě rádi nemají. O vládu nikoho nepřipravíš, tak tě ani nikdo nemusí honit. Zatím.
lesson-vagabond-forest = Vyber les, kde začneš. Do lesa smíš jen ty a nikdo tě tam nenapadne. Z tohohle je blízko na mýtiny všech tří symbolů.
lesson-vagabond-slip = Každý tah začíná prosmýknutím: jeden krok bez bot, na mýtinu nebo do lesa. Zajdi na liščí mýtinu, čeká tam úkol.
lesson-vagabond-quest = Bílý den: používej předměty na tolik akcí, kolik jich zaplatíš. Úkol ukazuje dva předměty; použij je na mýtině jeho symbolu a vezmi si body, nebo karty. První úkol jednoho symbolu dá bod, další dva a tak dál.
lesson-vagabond-steal = Pochodeň je ještě svěží a zloděj pro ni má využití: vezmi náhodnou kartu někomu na své mýtině.
lesson-vagabond-rest = Zbývá meč na bitvu, ale samotnému by ti spíš ublížila. Ukonči den. Večer dobereš a o příštím Rozbřesku obnovíš tři předměty, s čajem víc.
lesson-vagabond-end = To je celý rytmus: prosmýknout se, použít předměty, odpočinout. A dál? Dávej druhým karty za předměty, které vyrobili, s pochodní prozkoumej ruiny a sbírej úkoly jednoho symbolu. Šťastnou cestu.
