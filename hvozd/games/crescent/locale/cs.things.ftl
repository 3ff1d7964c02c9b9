### Co leží na místě, v editoru pozic.

thing-town = město
thing-city = velkoměsto
thing-palace = palác
thing-challenge = výzva
thing-unit = jednotka
thing-mercenary = žoldnéř
thing-fort = pevnost
thing-castle = hrad
thing-influence = vliv
