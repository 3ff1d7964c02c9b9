legend-corbin = Corbin
gift-corbin = One haint goes, two rise near him or near home.
ask-GiveHaint = Corbin: which haint is given up?
ask-Raise = Corbin: where does a haint rise?
