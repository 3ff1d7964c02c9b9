# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-Mobilize = Mobilizovat: karta se stane stoupencem
kind-Revolt = Vyvolat vzpouru na sympatizující mýtině za dva stoupence
kind-SpreadSympathy = Šířit sympatii na další mýtinu za stoupence
action-Done-AllianceDaylight = Ukončit Bílý den
action-Done-MilitaryOperations = Ukončit operace
action-Done-Revolts = Už žádná vzpoura: přejít k sympatii
action-Done-Spreads = Dál nešířit: ukončit Rozbřesk
kind-PayOutrage = Předat kartu
kind-DismissSupporters = Odhodit stoupence
kind-Train = Vycvičit důstojníka
kind-RecruitAtBase = Naverbovat bojovníka na základně
kind-Organize = Agitovat: bojovníka nahradí sympatie
