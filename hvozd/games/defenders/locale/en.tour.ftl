tour-board = Four habitats around the machine core. You win together once all camps stand and every factory is rewilded; you lose together to a sixth factory, a seventh toxic site, or a second fallen defender of one habitat.
tour-mine = Your faction: its organizer, the active defenders and your items. First choose who leads, then act with the cards. Talk with your partners about who does what.
