legend-prankster = Prankster
gift-prankster = Once: snatches a doll from a neighbouring hex.
ask-SnatchDoll = Prankster: which doll?
