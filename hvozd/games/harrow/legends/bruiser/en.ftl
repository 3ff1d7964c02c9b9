legend-bruiser = Bruiser
gift-bruiser = Once: every legend moves up to two hexes.
ask-ShoveLegends = Bruiser: which legend goes where?
