# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-Expose = Ukázat kartu a prozradit plán
kind-LayPlot = Položit skrytý plán
kind-RecruitSuit = Použít kartu: bojovník na každou mýtinu zvoleného symbolu
kind-SendSpies = Umístit první bojovníky
action-Done-CorvidActions = Ukončit Bílý den (nevyužité akce: { $left })
action-Done-Exert = Bez námahy: dobrat karty
action-Done-Flips = Už neotáčet plány
action-Done-RecruitCorvids = Neverbovat: ukončit Rozbřesk
kind-Raiders = Umístit nájezdníky
kind-FlipPlot = Otočit plán
kind-Trick = Prohodit dva plány
