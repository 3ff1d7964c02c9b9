# Slova úloh: jak se která jmenuje, co se má udělat a jak se to udělá.
puzzle-both-of-them-title = Oba dva
puzzle-both-of-them-task = Ochránci: dva obyvatelé, dva kroky. Získej v tomhle tahu 4 body.
puzzle-both-of-them-told = Jednoho obyvatele dovede domů i zavařovačka legendy. Na oba použij zavařovačku divočení: Bernice jde na f5, běs z d6 na e6. Stojí vedle sebe a přes e6, e7 a e8 dojdou při úklidu domů oba.
puzzle-human-chain-title = Lidský řetěz
puzzle-human-chain-task = Ochránci: zachraň v tomhle tahu obyvatele na d5.
puzzle-human-chain-told = S žetonem, který přinese zavařovačka divočení, máš tři kroky. Všichni se posunou: jeden z e7 na e6, jeden z e8 na e7, jeden z c5 na d5. Emmy zůstane doma, i tam totiž někdo být musí; řetěz d5, e6, e7, e8 pak nemá mezeru.
puzzle-last-storm-title = Poslední bouře
puzzle-last-storm-task = Rodina: znič v tomhle tahu budovu na d5.
puzzle-last-storm-told = V řetězu chybí jedna bouře, na d4, a bouře přijde tam, kde tvoje legenda skončí tah. Zavařovačka divočení dá tři kroky: Corbin jde sám přes e3 a d3 na d4. Bouře Rodinu nic navíc nestojí a domov si svou nechá.
