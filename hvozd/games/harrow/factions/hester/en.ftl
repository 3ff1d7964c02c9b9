pic-hestercard = card of Hester
faction-hester = Hester
name-hester = Hester
piece-hester = Hester
board-squares = squares
board-actions = actions
board-flames = flames on the board
board-cards = cards
board-hester = HESTER
reason-six-squares = Hester is whole again
hestercard-white-innards = White Innards
card-text-white-innards = Move one infected haint up to 2 hexes; it may not end on, or adjacent to, an infected haint of an enemy faction.
hestercard-wild-tangle = Wild Tangle
card-text-wild-tangle = Exchange one own terrain cube for one of another colour from the stock.
hestercard-protege = Protégé
card-text-protege = The first infection of this turn costs no cubes.
hestercard-well-see = We Shall See
card-text-well-see = The opponent with the fewest cubes on the battleground gets one cube; Hester takes one terrain cube of choice.
hestercard-sloth = Sloth
card-text-sloth = To summon Hester, cubes of any one colour will do.
hestercard-within-reach = Within Reach
card-text-within-reach = Move any legend to an adjacent hex with a root.
hestercard-stings-a-moment = It Stings for a Moment
card-text-stings-a-moment = Pay 2 cubes of any colours: infect one haint that shares a hex with an infected haint.
hestercard-night-terror = Night Terror
card-text-night-terror = Every infected haint and Hester may step to an adjacent terrain hex whose terrain equals that of one bonfire hex.
hestercard-needful-sacrifice = Needful Sacrifice
card-text-needful-sacrifice = Put one terrain cube of choice on a hex without a terrain cube; it moves to the battleground when an uninfected haint enters.
hestercard-drawing-near = Drawing Near
card-text-drawing-near = Choose a hex adjacent to two infected haints of enemy factions; both move there and a bonfire is made.
hestercard-trampled-soil = Trampled Soil
card-text-trampled-soil = Move one infected haint or Hester to an adjacent hex without units and without roots.
hestercard-all-around = All Around
card-text-all-around = With a root on the brambles or on a mountain, gain 2 terrain cubes of choice.
hestercard-desperate-grip = Desperate Grip
card-text-desperate-grip = Lift the first root placed this turn and place it again at the tip of the path.
ask-ChooseMeal = What does Hester devour?
ask-ChooseSquare = On which side is the square?
ask-DesperateGrip = Desperate Grip: where does the lifted root grow?
ask-DevourLegend = Does Hester devour a legend?
ask-Douse = How many flames do you put out?
ask-DrawingNear = Drawing Near: where do the haints meet?
ask-DropCubes = You have too many terrain cubes: which one do you give up?
ask-GainCubes = Take a terrain cube.
ask-GrowRoot = Where does the root grow?
ask-HesterActs = It is Hester's turn: which action do you take?
ask-HesterEnds = Hester's turn is ending; use what is left.
ask-HesterMoves = Move infected haints and Hester.
ask-HesterSpawns = For whom and where does a haint appear?
ask-HitHester = Do you strike Hester?
ask-InfectHaints = Whom do you infect?
ask-InfectInstead = Which haint is infected in place of its legend?
ask-MoveInfected = Move an infected haint.
ask-NeedfulSacrifice = Needful Sacrifice: which cube, where?
ask-NightSteps = Night Terror: who steps where?
ask-NightTerror = Night Terror: which terrain?
ask-PushAside = The fire clears the hex: what goes where?
ask-SpoonToOne = Do you turn your spoon back to one?
ask-Sting = It Stings for a Moment: whom do you infect?
ask-SummonHester = Where is Hester summoned?
ask-TrampledSoil = Trampled Soil: who goes where?
ask-WeShallSee = We Shall See: who gets a cube, and which do you take?
ask-WhiteInnards = White Innards: which haint goes where?
ask-WildTangle = Wild Tangle: which cube for which?
ask-WithinReach = Within Reach: which legend goes where?
action-ActivateCard = Activate { $card }
action-Converge = Haints from { $first } and { $second } meet on { $hex }
action-Creep = Move { $piece } from { $origin } to { $target }{ $cubes-count ->
    [0] { "" }
   *[other] { " " }for { $cubes-acc }
  }
action-Devour = Devour { $piece }
action-DouseFlames = Put out { $flames ->
    [one] 1 flame
   *[other] { $flames } flames
  }
action-DropCube = Give up a { $cube } cube
action-Eat = Devour { $meal ->
    [1] an Advance token
    [2] a Spawn token
    [3] a Strengthen token
    [4] a scroll
    [5] a wild token
   *[other] …
  }
action-Exchange = Exchange a { $give } cube for a { $get } one
action-ExtraRoot = Grow one more root
action-Favour = Give a cube to { $faction } and take a { $cube } one for Hester
action-FillSquare = Fill a square on the { $side ->
    [1] first
    [2] second
   *[other] …
  } side
action-Grow = Grow the root to { $hex }
action-Infect = Infect { $piece } on { $hex }{ $cubes-count ->
    [0] { "" }
   *[other] { " " }for { $cubes-acc }
  }
action-InfectOne = Infect the haint on { $hex }
action-MoveCube = Move the cube from { $origin } to { $target }
action-NameTerrain = Choose this terrain: { $kind }
action-Plant = Put a { $cube } cube on { $hex }
action-PlayHester = Play { $card } at place { $place }
action-Regrow = Grow the root to { $hex }
action-SpawnFor = Spawn for { $faction } on { $hex }
action-StartInfection = Throw into the tree, then infect
action-StartMoves = Move infected haints and Hester
action-StartSummoning = Throw into the tree, then summon Hester
action-Summon = Summon Hester on { $hex } with { $cube } cubes
action-TakeCube = Take a { $cube } cube
action-TurnSpoon = Turn the spoon back
action-UnpinHester = Free Hester{ $cubes-count ->
    [0] { "" }
   *[other] { " " }for { $cubes-acc }
  }
event-BonfireMade = A bonfire flared up on { $hex }.
event-FlameAdded = One more flame was added on { $hex }.
event-FlamesDoused = { $faction } put out { $flames ->
    [one] 1 flame
   *[other] { $flames } flames
  } on { $hex }.
event-HesterActivated = Hester used { $card }.
event-HesterFed = Hester devoured her meal on { $hex } and left the map.
event-HesterDriven = Hester was driven from { $hex }.
event-HesterPlayed = Hester played { $card }.
event-HesterSummoned = Hester rose on { $hex }.
event-Infected = Infected on { $hex }: { $piece }.
event-RootGrown = A root grew to { $hex }.
event-SquareFilled = Hester has filled { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }.
event-TerrainCubesGained = Hester gained { $cubes-count ->
    [0] no terrain cubes
   *[other] terrain cubes: { $cubes-acc }
  }.
feature-squares = filled squares
feature-flames = flames
feature-infected = infected haints
feature-apart = infected haints far apart
feature-roots = roots under haints
feature-earth = terrain cubes
feature-spells = active cards
feature-witch = Hester's way to a legend
legend-hester = % roots
