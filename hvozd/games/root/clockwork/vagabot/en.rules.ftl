### What the rules say by which bots act, each in a sentence.

rule-RB-7_2_4 = With 6, 9 and 12 undamaged items some lie on the battle track: two raise his hits, the third adds one when he attacks.
rule-RB-7_3_2 = His pawn starts in the forest that touches most clearings.
rule-RB-7_4_1 = The bot draws a card and reveals it: this is its order, and clearings of its suit are the ordered ones.
rule-RB-7_4_2 = If the order card shows an item that is in the supply, the bot crafts it for 1 point, without any crafting pieces.
rule-RB-7_4_3 = With two undamaged items or fewer he slips into a random forest and goes straight to Evening.
rule-RB-7_5_1 = He goes to the nearest ruin, exhausts an item and takes a random one from under it.
rule-RB-7_5_2 = He goes to the nearest clearing of the quest, exhausts two items and completes it for 1 point.
rule-RB-7_5_3 = He aids the player here with crafted items and fewest points: items for items, a point for each, and a card for the player.
rule-RB-7_5_4 = He goes to the nearest piece of whoever has most points and battles: one item for the first battle, two for each further one.
rule-RB-7_5_5 = With a damaged item he exhausts one and repairs one.
rule-RB-7_5_6 = He exhausts an item for the action of his character, if it would do anything.
rule-RB-7_6_1 = He refreshes four items if any is damaged, else six.
rule-RB-7_6_2 = In a forest he repairs everything, elsewhere one item.
rule-RB-7_6_3 = The order card is discarded.
rule-RB-7_7_1 = The Thief takes a random card of the enemy here with most points; it is discarded for 1 point.
rule-RB-7_7_2 = The Tinker crafts the topmost discarded card with an item that is left.
rule-RB-7_7_3 = With three damaged items the Ranger slips into a random adjacent forest.
rule-RB-7_7_4 = The Vagrant starts a battle between others in his clearing and removes pieces for both.
rule-RB-7_7_4_I = Whoever has most pieces there attacks whoever has second most.
rule-RB-7_7_5 = Where three enemy pieces stand, one of them a building or token, the Scoundrel removes them all and covers a slot with an item.
rule-RB-7_7_6 = The Arbiter waits to be enlisted by defenders in his clearing.
rule-RB-S-A4 = For him rivers are paths; a move along a river buys Riverboats and exhausts no item.
rule-RB-T-VB-BERSERKER = He battles in the clearing with most pieces, against whoever has most there.
rule-RB-T-VB-QUESTING = To aid he first goes to the nearest player with crafted items, and aids with one item.
