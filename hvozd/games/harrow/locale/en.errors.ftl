### Settings refused.

refused-option = Harrow County has no setting '{ $option }'; it has { $options }.
refused-factions = Rule HC-26: { $preset } is played with { $possible }, not with { $given }.
refused-absent = Rule HC-26: { $faction } do not play; no { $option } can be chosen.
refused-legend = Rule HC-26: { $preset } is played with { $possible }, not with { $given }.
refused-track = Rule HC-26: { $preset } uses side { $side } of the legend tracks ({ $option }).
refused-split = Rule HC-23.1: level { $level } is played with { $total } solo cards in three decks of up to 16, 9 and 12.
