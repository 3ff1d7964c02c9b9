# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-EstablishPost = Zřídit obchodní stanoviště s posádkou
kind-RiverBattle = Vyhradit zdroj: zahájit bitvu
kind-RiverCraft = Vyhradit zdroje: vyrobit kartu
kind-RiverDraw = Vyhradit zdroj: dobrat kartu
kind-RiverMove = Vyhradit zdroj: přesunout bojovníky
kind-RiverRecruit = Utratit zdroj: verbovat bojovníka
kind-SetPrices = Určit ceny tří služeb
kind-Settle = Umístit první bojovníky
kind-BuyCard = Koupit od Říčního lidu kartu
kind-BuyRiverboats = Najmout říční čluny
action-Done-RiverfolkDaylight = Ukončit Bílý den
kind-LoseFunds = Přijít o zdroje
kind-BuyMercenaries = Najmout žoldáky
