# What a button says of a kind of action before its parts are chosen, and of ending a step.
action-Done-FieldHospitals = Let the lost warriors go
action-Done-MarquiseActions = End Daylight (unused actions: { $left })
action-Done-SecondMove = Do without the second move
