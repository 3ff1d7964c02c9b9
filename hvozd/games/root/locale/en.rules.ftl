### What the rules say by which bots act, each in a sentence.

rule-RB-2_2 = If the criteria leave several players, the bot takes the one who comes first in turn order.
rule-RB-12_1_1 = On the lake a bot acts as if a path led from the ferry to every other coastal clearing.
rule-RB-D-1 = At the highest difficulty the bot scores 1 point at the end of each of its Evenings.
rule-RB-S-A0 = A bot with an advanced service card buys by it first.
rule-RB-S-B2 = A bot that cannot craft its card buys one whose item is in the supply; it takes the place of the first.
rule-RB-S-B3 = A bot hires Mercenaries where it battles with two warriors or fewer, or where only they let it build.
