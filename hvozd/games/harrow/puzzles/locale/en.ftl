# The words of the puzzles: what each is called, what is to be done, how it is done.
puzzle-both-of-them-title = Both of them
puzzle-both-of-them-task = Protectors: two townsfolk, two steps. Score 4 points this turn.
puzzle-both-of-them-told = One townsperson comes home by the legend jar alone. For both use the wild jar: Bernice goes to f5, the haint from d6 to e6. They stand side by side, and over e6, e7 and e8 both walk home in the same cleanup.
puzzle-human-chain-title = A human chain
puzzle-human-chain-task = Protectors: rescue the townsperson on d5 this turn.
puzzle-human-chain-told = With the token that the wild jar brings you have three steps. Everybody moves up: one from e7 to e6, one from e8 to e7, one from c5 to d5. Emmy stays at home, for there must be somebody there too; then the chain d5, e6, e7, e8 has no gap.
puzzle-last-storm-title = The last storm
puzzle-last-storm-task = Family: destroy the building on d5 this turn.
puzzle-last-storm-told = One storm is missing in the chain, on d4, and a storm comes to wherever your legend ends the turn. The wild jar gives three steps: Corbin walks alone over e3 and d3 to d4. Storms cost the Family nothing more, and the home keeps its own.
