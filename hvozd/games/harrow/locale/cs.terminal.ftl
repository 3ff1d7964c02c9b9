### Co vysvětluje terminál.

game-title = Pochmurný kraj
legend-map = Políčko je hex: jeho jméno, pak znak krajiny ({ $lands }), * domov, ! bouře. Za tím jednotky: písmeno frakce, její legenda, počet běsů a za ~ počet nakažených.
legend-marks = Potom to, co tam leží: { $tokens }, = stezka, T obyvatel, H budova, ^ oheň, o červená kostka, ? popíchnutí.
legend-whose = Písmena: { $tags }.
