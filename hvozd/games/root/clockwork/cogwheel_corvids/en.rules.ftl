### What the rules say by which bots act, each in a sentence.

rule-RB-11_2_2 = As defenders beside a plot face down they deal an extra hit.
rule-RB-11_3_2 = One warrior starts in the clearing of lowest priority of each suit.
rule-RB-11_4_1 = The bot draws a card and reveals it: this is its order, and clearings of its suit are the ordered ones.
rule-RB-11_4_2 = If the order card shows an item that is in the supply, the bot crafts it for 1 point, without any crafting pieces.
rule-RB-11_4_3 = Two warriors come to each of two ordered clearings: without a plot first, then where most Corvids stand.
rule-RB-11_4_3_II = Whenever the supply runs out while recruiting, a plot is laid first.
rule-RB-11_4_4 = All plots are turned up; each scores a point for every plot face up, and then takes effect.
rule-RB-11_5_1 = They battle in every ordered clearing with two Corvids or more: most buildings and tokens there, then most points.
rule-RB-11_5_2 = From each ordered plot face up all but two move to a neighbour without a plot, where most Corvids stand.
rule-RB-11_5_2_II = If every neighbour has a plot, all of them go to the one of lowest priority.
rule-RB-11_5_3 = In the ordered clearing without a plot and with most Corvids one of them gives way to a random plot.
rule-RB-11_5_4 = The same happens once in any clearing without a plot where three Corvids or more stand.
rule-RB-11_6_1 = They score 1 point for each extortion face up.
rule-RB-11_6_2 = The order card is discarded.
rule-RB-11_7_1 = A bomb removes all pieces of people and two of each bot; a random plot takes its place.
rule-RB-11_7_3 = Extortion takes a random card of everybody with pieces there.
rule-RB-11_7_4 = A removed raid brings a Corvid to each neighbour.
rule-RB-S-A6 = At the start of the turn they buy a favour that is for sale and resolve it.
rule-RB-T-CC-BACKUP-PLANS = A removed plot leaves a Corvid behind.
rule-RB-T-CC-GAMBLE = Before a plot is turned up, the person with most pieces there guesses it.
