### Co leží na mýtině, v editoru pozic.

thing-warrior = bojovník
thing-pawn = figurka
thing-ruin = ruina
thing-activated = použito k výrobě
thing-ferry = přívoz
