### What the rules say by which bots act, each in a sentence.

rule-RB-10_2_1 = When buildings of the Duchy are removed, the bottommost crowned minister loses the crown.
rule-RB-10_3_3 = Two warriors and a tunnel go to a corner where nobody starts, and two warriors beside it everywhere.
rule-RB-10_4_1 = The bot draws a card and reveals it: this is its order, and clearings of its suit are the ordered ones.
rule-RB-10_4_2 = If the order card shows an item that is in the supply, the bot crafts it for 1 point, without any crafting pieces.
rule-RB-10_4_3 = Two warriors come to the Burrow, and one more for each mole that is revealed.
rule-RB-10_5_1 = With four warriors in the Burrow a tunnel goes to an ordered clearing without tunnel and building, and four warriors follow.
rule-RB-10_5_1_I = Between sites most open slots decide, then fewest enemy warriors; with a bird most enemy buildings and tokens.
rule-RB-10_5_1_II = Without a tunnel left the one with fewest warriors beside it is taken up.
rule-RB-10_5_2 = It battles in every ordered clearing: most buildings there, then most pieces, then most points.
rule-RB-10_5_3 = Where it rules with most warriors it builds a citadel with nine warriors in supply, else a market; if that is impossible it scores 1 point.
rule-RB-10_6_1 = Ordered groups of two or fewer without a building join one beside them or go below; elsewhere all above four go below.
rule-RB-10_6_2 = It scores 1 point for each market on the map.
rule-RB-10_6_3 = The topmost minister of the order without a crown is crowned; if there is no such one, the bottommost of all.
rule-RB-10_6_4 = The order card is discarded.
rule-RB-10_7_1 = The Captain adds a hit where the Duchy attacks beside a tunnel.
rule-RB-10_7_2 = The Marshal places a warrior beside a building where fewest of its warriors stand.
rule-RB-10_7_4 = With three warriors in the Burrow the Brigadier digs once more, where enemies have built most.
rule-RB-10_7_5 = The Banker builds once more.
rule-RB-10_7_6 = The Mayor takes a warrior from the largest group in a ruled clearing for 1 point.
rule-RB-10_7_7 = The Earl scores 1 point for each citadel on the map.
rule-RB-10_7_8 = The Baron scores 1 point for each market on the map.
rule-RB-10_7_9 = The Duchess scores 2 points if all tunnels are on the map.
rule-RB-S-A7 = At the start of the turn it buys an ambush card that is for sale and keeps it face up.
rule-RB-T-DD-INVADERS = If it could only not build for lack of slots, it battles in every clearing instead of scoring.
rule-RB-T-DD-INVESTORS = Who made it lose buildings discards a card of that suit for a point of the Duchy, or it crowns a minister.
