# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-AddOrder = Přidat kartu do výnosu
kind-DecreeBattle = Splnit rozkaz: zahájit bitvu
kind-DecreeBuild = Splnit rozkaz: postavit hřad
kind-DecreeMove = Splnit rozkaz: přesunout bojovníky
kind-DecreeRecruit = Splnit rozkaz: verbovat
kind-NameLeader = Vybrat vůdce
action-Done-AddToDecree = Nepřidávat do výnosu další kartu
kind-Falter = Nesplnit rozkaz a upadnout do chaosu
kind-FoundRoost = Založit nový hřad
