legend-willa = Willa
gift-willa = Takes and uses any token of the bag.
ask-PickFromBag = Willa: which token do you take from the bag?
action-PickToken = Take the { $token } token
