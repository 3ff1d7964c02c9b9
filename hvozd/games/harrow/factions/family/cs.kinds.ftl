# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-ActivateUpgrade = Aktivovat žeton vylepšení
kind-PlayUpgrade = Zahrát kartu vylepšení
kind-ReturnToken = Vrátit žeton
kind-ToBoard = Dát žeton na desku
kind-Merge = Přitáhnout vše z jednoho hexu na druhý
