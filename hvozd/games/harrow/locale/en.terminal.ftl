### What the terminal explains.

game-title = Harrow County
legend-map = A cell is a hex: its name, then a sign for the land ({ $lands }), * a home, ! a storm. Behind it the units, a letter for the faction, then its legend, the number of haints and behind ~ the infected ones.
legend-marks = Then what lies there: { $tokens }, = a path, T townsfolk, H a building, ^ fire, o a red cube, ? a taunt.
legend-whose = The letters: { $tags }.
