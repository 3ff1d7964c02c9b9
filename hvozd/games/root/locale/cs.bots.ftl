### Desky automatizovaných frakcí a co dělají jejich karty.

board-bot-track = { $piece } ×{ $number }, body { $points }
board-opposed = bojovníci { $lender-gen } stojí v tomto tahu proti { $seat-dat }
board-variants = varianty: { $variants }
