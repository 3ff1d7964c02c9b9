### What the rules say by which bots act, each in a sentence.

rule-RB-8_3_2 = Four warriors and a garden go to a corner where nobody starts, and one warrior beside it everywhere.
rule-RB-8_4_1 = The order is the most common suit of the Lost Souls; a tie is a bird.
rule-RB-8_4_2 = While there are acolytes the marker moves on and its conspiracy is tried; one that is performed costs an acolyte.
rule-RB-8_4_2_I = In an ordered clearing a warrior of the player with most points is replaced, where that player has most buildings.
rule-RB-8_4_2_II = They battle in every ordered clearing with two warriors or more, against whoever has most points there.
rule-RB-8_4_2_III = In an ordered clearing a building of the player with most points becomes a garden, where that player has fewest warriors.
rule-RB-8_5 = The top four Lost Souls are revealed one by one, each for a ritual.
rule-RB-8_5_1 = A warrior comes to a clearing of the suit, with open slots and then most enemy buildings; a garden follows if they rule it.
rule-RB-8_5_2 = A bird makes an acolyte of a warrior from the largest group and is discarded.
rule-RB-8_6_1 = They score the garden track of the ordered suit; with a bird the one with fewest gardens left on it.
rule-RB-8_6_2 = The Lost Souls left over are discarded, and the revealed cards return in order.
rule-RB-8_6_4 = The top card of the deck is revealed, its item crafted if there is one, and it becomes a Lost Soul.
rule-RB-S-A5 = With fewer than five Lost Souls they buy cards that are no birds until there are five.
rule-RB-T-LL-ERRATIC = At the end of the turn the top card of the deck becomes a Lost Soul.
rule-RB-T-LL-FANATICS = After each conversion they battle there with an extra hit, against most defenseless buildings, then most points.
