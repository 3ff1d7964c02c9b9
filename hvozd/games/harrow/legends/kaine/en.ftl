legend-kaine = Kaine
gift-kaine = Three own cubes out of the tree take a haint from land like his.
ask-Nightmare = Kaine: which haint is taken?
