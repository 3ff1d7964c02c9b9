# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-HidePlace = Ukrýt se na hex
kind-LiftNest = Vzít si zpět hnízdo
kind-PlayFairy = Zahrát kartu
kind-PlayNest = Položit hnízdo s nabídkou
kind-ChangeOffer = Vyměnit jednu svou nabídku
kind-DropQuest = Odhodit úkol
kind-SwapOffers = Prohodit dvě nabídky na mapě
kind-PlayOffer = Použít nabídku
kind-TakeOffer = Vzít si nabídku z mapy
kind-Arrow = Umístit šipku, která ukáže směr
kind-Guess = Hádat hex
kind-Mark = Označit krajinu
kind-AskNest = Zeptat se u hnízda
kind-AskKind = Zeptat se na druh hexu
kind-CompleteQuest = Splnit úkol
