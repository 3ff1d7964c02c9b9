# What a button says of a kind of action before its parts are chosen, and of ending a step.
kind-FeedSouls = Spend a card as a lost soul only: no garden of its suit scores
kind-NameOutcast = Choose the Outcast
kind-RitualBuild = Reveal a card: build a garden
kind-RitualRecruit = Reveal a card: place a warrior
kind-RitualScore = Spend a card: score the gardens of its suit
kind-Sacrifice = Reveal a bird card: a warrior becomes an acolyte
kind-Convert = Convert an enemy warrior
kind-CrusadeBattle = Crusade: start a battle
kind-CrusadeMove = Crusade: move warriors
kind-Sanctify = Sanctify: an enemy building becomes a garden
action-Done-Rituals = End Daylight
action-Done-Conspiracies = No more conspiracies: end Birdsong
action-Done-CrusadeAfterMove = Do not battle there
