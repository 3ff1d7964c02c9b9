### Underground Duchy

trigger-PriceOfFailure = price of failure
tour-seat-duchy = You are the Duchy: dig tunnels from the burrow, build, and sway ministers who act for you every turn.
seat-duchy = Duchy
faction-duchy = Underground Duchy
field-minister = Which minister
field-lifted = Which tunnel is lifted first
ask-ChooseTunnelCorner = { $seat }: the game is being set up; choose the corner of your first tunnel.
ask-Assembly = { $seat }: your Assembly has { $left ->
    [one] 1 action
   *[other] { $left } actions
  } left; take one, or go on to the Parliament.
ask-Parliament = { $seat }: your Parliament is in session; let a swayed minister act, or go on.
ask-ForemoleBuild = { $seat }: the Foremole builds in any clearing you rule; choose building, clearing and the card you reveal.
ask-CaptainBattle = { $seat }: the Captain battles; choose where and against whom.
ask-MarshalMove = { $seat }: the Marshal moves; choose who goes where.
ask-BrigadierFirst = { $seat }: the Brigadier takes two moves or two battles; choose the first.
ask-BrigadierSecond = { $seat }: the Brigadier may { $moving ->
    [yes] move
   *[other] battle
  } once more, or you go on.
ask-BankerSpends = { $seat }: the Banker turns cards of one suit into points; choose them.
ask-MayorActs = { $seat }: the Mayor acts as another swayed noble or squire; choose which.
ask-SwayMinister = { $seat }: before the Evening you may sway one minister by revealing cards, or go on.
ask-ChooseDismissal = { $seat }: buildings were lost; choose which of your highest ministers leaves.
action-RecruitOne = Recruit a warrior in the Burrow
action-DuchyBuild = Reveal { $card } and build { $building-a } in { $clearing-name }
action-Dig = Spend { $card } and dig a tunnel in { $clearing-name }{ $lifted ->
    [none] { "" }
   *[other] { " " }instead of the one in clearing { $lifted }
  }; { $warriors ->
    [one] 1 warrior comes
   *[other] { $warriors } warriors come
  } out
action-CallMinister = Let the { $minister } act
action-Bank = { $cards-count ->
    [0] Bank nothing
   *[other] Bank { $cards }
  }
action-Sway = Sway the { $minister }{ $cards-count ->
    [0] { "" }
   *[other] { " " }with { $cards }
  }
action-Dismiss = Dismiss the { $minister }
event-CardShown = { $seat } revealed { $card }.
event-MinisterLost = { $seat } lost the { $minister } and a crown.
board-ministers = ministers
board-crowns = crowns left: squires { $squire }, nobles { $noble }, lords { $lord }
