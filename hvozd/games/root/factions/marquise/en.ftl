### Marquise de Cat

seat-marquise = Marquise
faction-marquise = Marquise de Cat
field-wood = Wood from which clearings
field-sawmill = Where the sawmill
field-workshop = Where the workshop
field-recruiter = Where the recruiter
trigger-FieldHospitals = field hospitals
tour-seat-marquise = You are the Marquise: you hold almost every clearing. Cut wood at sawmills, build ever dearer buildings for points, recruit, and keep your three actions a turn busy. Guard what you have.
ask-ChooseKeep = { $seat }: the game is being set up; choose the corner of your keep.
ask-ChooseStartingBuildings = { $seat }: place your first sawmill, workshop and recruiter at the keep or next to it.
ask-ChooseWood = { $seat }: there is less wood than sawmills; choose the clearings that get some this Birdsong.
ask-ChooseRecruits = { $seat }: there are fewer warriors than recruiters; choose the clearings that get one.
ask-MarquiseActions = { $seat }: it is your Daylight and you have { $left ->
    [0] no action
    [one] 1 action
   *[other] { $left } actions
  } left; a bird card buys one more.
ask-SecondMove = { $seat }: your march allows a second move; take it or go on.
ask-FieldHospitals = { $seat }: you lost { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } in clearing { $clearing }; a card of its suit brings them to the keep.
action-PlaceKeep = Place the keep in { $clearing-name }
action-StartingBuildings = Sawmill in clearing { $sawmill }, workshop in clearing { $workshop }, recruiter in clearing { $recruiter }
action-ChooseSites = Place in { $clearings-count ->
    [one] clearing
   *[other] clearings
  } { $clearings }
action-Build = Build { $building-a } in { $clearing-name } ({ $wood-count ->
    [one] wood from clearing { $wood }
   *[other] { $wood-count ->
    [0] no wood needed
   *[other] wood from clearings { $wood }
  }
  })
action-Recruit = Recruit a warrior at every recruiter
action-Overwork = Overwork the sawmill in { $clearing-name } for { $card }
action-ExtraAction = Spend { $card } for one more action
action-Treat = Spend { $card } on field hospitals
event-WarriorsTreated = Field hospitals: { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
  } of { $seat } returned to { $place-name }.
board-wood = wood in supply: { $wood }
board-next = to build
board-build-next = { $piece } ({ $cost } wood, { $points ->
    [one] 1 point
   *[other] { $points } points
  })
board-built-all = all { $piece }s built
