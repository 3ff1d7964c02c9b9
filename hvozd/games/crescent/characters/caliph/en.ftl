seat-caliph = Caliph
customer-caliph = Caliph
name-caliph = Caliph
tour-seat-caliph = You are the Caliph: forts and order. Hold the land that others want to cross.

ask-PlacePalace = { $seat }: place the palace where you have a piece.
event-PalaceMoved = { $seat } puts the palace at { $hex }.
action-RelocatePalace = Put the palace at { $hex }
