### What the rules say by which bots act, each in a sentence.

rule-RB-6_2_2 = As defender with a warrior there the Alliance deals an extra hit.
rule-RB-6_2_3 = A person who removes sympathy or moves into it discards a card of that suit, or the Alliance scores 1 point.
rule-RB-6_4_1 = The bot draws a card and reveals it: this is its order, and clearings of its suit are the ordered ones.
rule-RB-6_4_2 = If the order card shows an item that is in the supply, the bot crafts it for 1 point, without any crafting pieces.
rule-RB-6_4_3 = Unless the order is a bird or its base is used, all enemies leave the ordered sympathetic clearing with most of their pieces, and the base is placed.
rule-RB-6_4_4 = Without a revolt this Birdsong sympathy spreads twice, or once with five tokens on the map.
rule-RB-6_5_1 = Sympathy goes to an ordered clearing without it beside a sympathetic one, where fewest enemy warriors stand, and scores.
rule-RB-6_5_1_I = If no ordered clearing is fit, any neighbour of sympathy with fewest enemy pieces takes it.
rule-RB-6_5_2 = With a bird order there is a revolt in the sympathetic clearing with most enemy pieces whose base is left.
rule-RB-6_6_1 = At each base with three warriors or more these are removed, and sympathy spreads.
rule-RB-6_6_2 = One warrior comes to each base.
rule-RB-6_6_3 = The order card is discarded.
rule-RB-S-A3 = Among cards to craft it prefers a bird; with none to craft and no bird order it buys any bird.
rule-RB-T-AA-INFORMANTS = The extra hit in defence is dealt even where only sympathy stands.
rule-RB-T-AA-WILDFIRE = At the end of Evening sympathy spreads once more, without points.
