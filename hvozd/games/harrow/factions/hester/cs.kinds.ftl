# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-DropCube = Odhodit kostku
kind-PlayHester = Vyložit kartu
kind-ActivateCard = Aktivovat kartu
kind-TakeCube = Vzít si kostku krajiny
kind-Infect = Nakazit běsa za kostky
kind-Grow = Vést kořen dál
kind-SpawnFor = Zplodit běsa jiné frakce
