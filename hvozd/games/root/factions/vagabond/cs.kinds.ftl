# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-HammerCraft = Vyrobit kartu kladivem
kind-RefreshItems = Obnovit předměty
kind-StrikeWarrior = Sestřelit zdejšího bojovníka
kind-Aid = Pomoci někomu zdejšímu: dát kartu, případně si vzít předmět
kind-CompleteQuest = Splnit úkol
kind-DayLabor = Vzít si kartu z odhazovacího balíčku
kind-Instigate = Poštvat proti sobě dva jiné
kind-Steal = Ukrást náhodnou kartu
kind-DamageItems = Poškodit předměty
kind-EnterForest = Vybrat les, kde začít
kind-PickCharacter = Vybrat postavu
kind-Slip = Prosmýknout se na sousední místo
kind-Travel = Jít na sousední místo
action-Done-VagabondActions = Ukončit Bílý den
action-Done-Slipping = Zůstat zde
