legend-bernice = Bernice
gift-bernice = Moves a haint, then pins a neighbouring unit with an iron nail.
ask-BerniceStep = Bernice: move one haint to an adjacent terrain hex.
ask-PlaceNail = Which unit do you pin?
action-Nail = Pin { $piece } on { $hex } with nail number { $nail }
event-NailPlaced = A nail pinned { $piece } on { $hex }.
