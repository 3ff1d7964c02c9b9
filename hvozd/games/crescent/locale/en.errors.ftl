### Options refused.

refused-option = Crescent Moon has no option '{ $option }'; it has { $options }.
refused-layout = Layout { $layout } is for { $players } players (CM-3.2); for { $seats } there are { $fitting }.
