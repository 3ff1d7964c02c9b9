# What a button says of a kind of action before its parts are chosen, and of ending a step.
action-Done-FieldHospitals = Padlé bojovníky oželet
action-Done-MarquiseActions = Ukončit Bílý den (nevyužité akce: { $left })
action-Done-SecondMove = Obejít se bez druhého pohybu
kind-ChooseSites = Vybrat mýtiny
kind-Build = Stavět za dřevo
kind-Overwork = Přesčas na pile za kartu
kind-ExtraAction = Získat další akci za ptačí kartu
kind-PlaceKeep = Umístit pevnost
kind-StartingBuildings = Umístit první pilu, dílnu a sídlo verbíře
kind-Treat = Použít kartu na polní nemocnici
