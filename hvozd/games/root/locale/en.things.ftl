### What lies on a clearing, in the editor of positions.

thing-warrior = warrior
thing-pawn = pawn
thing-ruin = ruin
thing-activated = used to craft
thing-ferry = ferry
