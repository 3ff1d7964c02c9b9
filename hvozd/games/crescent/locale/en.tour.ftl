tour-board = The delta: every hex has a terrain, the river separates banks, bridges join them. Each power scores in its own way; a year is a round, and after the last one the points decide.
tour-seat-warlord = You are the Warlord: you live from raids and battles. Many units, few buildings, and mercenaries when you can pay.
tour-seat-murshid = You are the Murshid: influence counts more than swords. Settle where others rule and gather power quietly.
tour-seat-sultan = You are the Sultan: builder of cities. Take coins from your settlements and let others pay to trade.
tour-seat-caliph = You are the Caliph: forts and order. Hold the land that others want to cross.
tour-seat-nomad = You are the Nomad: you are everywhere a little. Sell what you find, hire out your people, and keep moving.
