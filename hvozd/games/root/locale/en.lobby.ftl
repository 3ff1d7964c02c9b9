### How the form of a new table calls options that need fewer words, and what happens if nothing is chosen.

label-factions = factions by seat, the first begins
label-draft = how factions are drawn if none are chosen
label-bots = how many of the factions drawn are bots
label-difficulty = difficulty of the bots: one for all, or one for each
unset-difficulty = the game decides
label-traits = trait cards of the bots
label-services = service cards by which bots buy services
label-clockwork = variants of a game with bots
