### Fireflies

seat-fireflies = Fireflies
faction-fireflies = Fireflies of the Clearing
piece-lantern = lantern
    .a = a lantern
short-lantern = lant
ask-fireflies-Settle = { $seat }: the game is being set up; choose the corner of your first lantern.
ask-fireflies-Dance = { $seat }: it is your Daylight and you have { $left ->
    [0] no action
    [one] 1 action
   *[other] { $left } actions
  } left: move, battle or kindle a lantern.
action-fireflies-Kindle = Kindle a lantern in { $clearing-name }
board-fireflies-lanterns = lanterns { $lanterns }
board-fireflies-next = the next one scores { $points }
tour-seat-fireflies = You are the Fireflies: gather two warriors in a dark clearing and kindle a lantern there. Every lantern brings a warrior in Birdsong, and it dazzles who attacks you.
