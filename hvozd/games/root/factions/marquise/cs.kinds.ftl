# What a button says of a kind of action before its parts are chosen, and of ending a step.
action-Done-FieldHospitals = Padlé bojovníky oželet
action-Done-MarquiseActions = Ukončit Bílý den (nevyužité akce: { $left })
action-Done-SecondMove = Obejít se bez druhého pohybu
