### What the rules say by which bots act, each in a sentence.

rule-RB-9_2_2 = A removed trade post costs half of the warriors in Payments that belong to its remover.
rule-RB-9_4_1 = The Market is filled to five cards from the right.
rule-RB-9_4_2 = The first card added this turn whose item is in the supply is crafted and discarded.
rule-RB-9_4_3 = The rightmost card of the Market is the order.
rule-RB-9_5_1 = A trade post and a warrior go to an ordered clearing without a post, where whoever has most in Payments has pieces.
rule-RB-9_5_2 = A warrior comes to each ordered clearing; with a bird to each on the river.
rule-RB-9_5_3 = The shield holds if Payments are empty, the sword if the supply is; with either they score 1 point and place two warriors.
rule-RB-9_5_4 = With the shield they battle everywhere, with the sword in ordered clearings, against whoever has fewest in Payments.
rule-RB-9_6_1 = They score 1 point for each warrior in Payments of whoever has most there; these return home.
rule-RB-9_6_2 = With shield or sword all but two warriors of each clearing become Payments.
rule-RB-9_6_3 = The leftmost card of the Market is discarded; with the shield one more.
rule-RB-T-RR-GREEDY = When the leader buys, they score 1 point.
