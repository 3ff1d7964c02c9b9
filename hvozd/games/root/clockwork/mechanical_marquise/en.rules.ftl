### What the rules say by which bots act, each in a sentence.

rule-RB-4_3_2 = The keep stands in a random corner.
rule-RB-4_3_4 = A sawmill, a workshop and a recruiter go to random clearings at the keep or beside it, one to each.
rule-RB-4_4_1 = The bot draws a card and reveals it: this is its order, and clearings of its suit are the ordered ones.
rule-RB-4_4_2 = If the order card shows an item that is in the supply, the bot crafts it for 1 point, without any crafting pieces.
rule-RB-4_5_1 = It battles in every ordered clearing, against whoever has most pieces there; then most points.
rule-RB-4_5_2 = Four warriors are spread evenly over the ordered clearings that it rules; one left over goes to the highest priority.
rule-RB-4_5_3 = It builds where it rules with most warriors and a slot is open: fox sawmill, rabbit workshop, mouse recruiter.
rule-RB-4_5_4 = From each ordered clearing all but three warriors move to the neighbour with most enemy pieces.
rule-RB-4_5_5 = If nothing was built and at most five buildings are on the map, a new order is drawn and Daylight starts again, once a turn.
rule-RB-4_6_1 = It scores what the track of the ordered building shows; with a bird the best of the three.
rule-RB-4_6_2 = The order card is discarded.
rule-RB-4_7_1 = With a bird order it battles in every clearing, against whoever has most pieces there; then most points.
rule-RB-4_7_2 = With a bird order two warriors go to each of the two ruled clearings of lowest priority.
rule-RB-4_7_3 = With a bird order it builds what it has most of, sawmills and then recruiters first, where it rules with most warriors.
rule-RB-4_7_4 = With a bird order all but three warriors leave every clearing for the neighbour with most enemies, and battle there.
rule-RB-D-MM = A harder Marquise adds two warriors in the ordered clearing of highest priority that it rules.
rule-RB-S-A1 = Among cards to craft it prefers a bird; with none to craft and no bird order it buys any bird.
rule-RB-T-MM-BLITZ = After its moves all but one warrior leave a peaceful clearing for the neighbour with most enemies, and battle there.
rule-RB-T-MM-HOSPITALS = After a defence that cost two warriors or more, two warriors come to the keep.
rule-RB-T-MM-OVERWHELMING = For every two warriors that found no place when recruiting it scores 1 point.
