### The boards of the automated factions, and what their cards do.

board-bot-track = { $piece } ×{ $number }, scoring { $points }
board-opposed = warriors of { $lender } stand against { $seat } this turn
board-variants = variants: { $variants }
