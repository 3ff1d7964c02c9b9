### What the rules say by which bots act, each in a sentence.

rule-RB-5_3_2 = A roost and six warriors go to a random corner where no bot has started, opposite another start if possible.
rule-RB-5_4_1 = The bot draws a card and reveals it: this is its order, and clearings of its suit are the ordered ones.
rule-RB-5_4_2 = If the order card shows an item that is in the supply, the bot crafts it for 1 point, without any crafting pieces.
rule-RB-5_4_3 = The order card joins the Decree in the column of its suit.
rule-RB-5_4_4 = With no roost on the map, a roost and four warriors go to the best ordered clearing that takes them all.
rule-RB-5_5_1 = For every column with a card, left to right, it recruits; then it moves for every one; then it battles for every one.
rule-RB-5_5_1_I = As many warriors as the column has cards come to one matching roost: most enemy pieces, then fewest own warriors, then lowest priority.
rule-RB-5_5_1_II = It moves from the ruled matching clearing with most warriors to a neighbour without a roost, and leaves enough to rule and one for each card.
rule-RB-5_5_1_III = It battles in one matching clearing: no roost, most defenseless buildings, lowest priority; the fullest column deals an extra hit.
rule-RB-5_5_2 = A roost goes to the ruled clearing of highest priority without one; if that is impossible for any reason, there is turmoil.
rule-RB-5_6 = It scores what the roost track shows.
rule-RB-5_7 = Whenever it must place a roost and cannot, it loses a point for each bird in the Decree, loses the Decree but for the viziers, and goes to Evening.
rule-RB-S-A2 = If the suit of the order is already in the Decree, it buys a card of a suit that is not; for its moves rivers are paths.
rule-RB-T-EE-NOBILITY = There is turmoil also when a warrior cannot be placed, and birds bring points instead of costing them.
rule-RB-T-EE-RELENTLESS = After the Decree undefended enemy buildings and tokens beside its warriors are removed.
rule-RB-T-EE-SWOOP = Daylight ends with two warriors in the clearing of highest priority where it has no piece.
