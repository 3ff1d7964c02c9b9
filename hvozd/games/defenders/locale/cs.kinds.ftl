# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-At = Vybrat hex
kind-Breach = Prolomit zeď
kind-Move = Jít na sousední hex
kind-Regroup = Přeskupit se k táboru
kind-TeamUp = Přidat do týmu kartu
kind-Choose = Zvolit kartu kola
kind-Resolve = Vyhodnotit schopnost karty
kind-Deal = Vzít si karty obou frakcí
kind-TurnUp = Otočit vrchní kartu balíčku
kind-Settle = Postavit počáteční tábor
kind-TakeOrganizer = Vybrat vůdce
