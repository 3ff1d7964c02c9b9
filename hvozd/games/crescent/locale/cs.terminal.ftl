### Co vysvětluje terminál.

game-title = Crescent Moon
legend-map = Cihla je hex se svým jménem v barvě krajiny; ≈ na hraně je řeka. ◆ a písmeno: kdo hex ovládá. N3+1: tři jednotky stálého vojska a jeden žoldnéř té postavy. • a písmeno: čí je žeton vlivu. ! výzva.
legend-structures = Stavby, v barvě majitele: { $structures }.
legend-whose = Písmena: { $tags }.
