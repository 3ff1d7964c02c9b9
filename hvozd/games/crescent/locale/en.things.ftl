### What lies on a place, in the position editor.

thing-town = town
thing-city = city
thing-palace = palace
thing-challenge = challenge
thing-unit = unit
thing-mercenary = mercenary
thing-fort = fort
thing-castle = castle
thing-influence = influence
