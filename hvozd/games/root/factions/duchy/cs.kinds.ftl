# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-Dig = Použít kartu a vyhloubit tunel
kind-CallMinister = Nechat jednat ovlivněného vyslance
kind-DuchyBuild = Odhalit kartu a stavět
kind-Sway = Odhalením karet ovlivnit vyslance
action-Done-Assembly = Ukončit shromáždění (nevyužité akce: { $left })
action-Done-Parliament = Ukončit zasedání parlamentu
action-Done-SwayMinister = Nikoho neovlivnit
kind-Bank = Vložit karty do banky
kind-Dismiss = Propustit ministra
