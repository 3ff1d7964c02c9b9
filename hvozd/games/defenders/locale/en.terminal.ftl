### What the terminal explains.

game-title = Defenders of the Wild
legend-map = A cell is a hex: its name and habitat, below it M and the number of mechs, P and the pollution tokens or T for a toxic site, then ^ a camp and @ organizers with the letter of their faction. ━ ┃ are walls, ═ ║ walls of a factory, a gap in them is a breach, a digit with an arrow an engine and where it heads. A factory and the core show the arrow of their tile and the sides of their chutes.
legend-whose = The letters: { $tags }. > marks whose turn it is.
