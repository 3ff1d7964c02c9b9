### Settings refused.

refused-option = Crescent Moon has no setting '{ $option }'; it has { $options }.
refused-layout = Layout { $layout } is for { $players } players (CM-3.2); for { $seats } there are { $fitting }.
