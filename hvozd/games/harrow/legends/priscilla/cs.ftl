legend-priscilla = Priscila
gift-priscilla = Dvě popichování na krajině jako její se na konci kola změní v běsy.
ask-PlaceTaunts = Kde bude Priscila popichovat?
action-PlaceTaunt = Popichovat na hexu { $hex }
