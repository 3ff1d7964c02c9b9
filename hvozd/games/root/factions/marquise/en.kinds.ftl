# What a button says of a kind of action before its parts are chosen, and of ending a step.
action-Done-FieldHospitals = Let the lost warriors go
action-Done-MarquiseActions = End Daylight (unused actions: { $left })
action-Done-SecondMove = Do without the second move
kind-ChooseSites = Choose the clearings
kind-Build = Build for wood
kind-Overwork = Overwork a sawmill for a card
kind-ExtraAction = Spend a bird card for one more action
kind-PlaceKeep = Place the keep
kind-StartingBuildings = Place the first sawmill, workshop and recruiter
kind-Treat = Spend a card on field hospitals
