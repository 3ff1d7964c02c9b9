### What is wrong in a Rootlog.

slip-nobody = nobody with this letter plays; the file begins with { $letters }.
slip-unreadable = this cannot be read and is passed over.
slip-misspelt = this is read as { $meant }.
slip-absent = { $number } are taken from { $place }, where { $have ->
    [0] there is none
   *[other] there { $have ->
        [one] is
       *[other] are
      } { $have }
  }.
slip-supply = { $number } warriors are placed, but only { $left } are left in the supply.
slip-far = clearings { $start } and { $target } are not adjacent.
slip-ruled = who moves rules neither { $start } nor { $target }.
slip-nobody-there = { $letter } has nothing in clearing { $place } to fight with.
slip-dice = the rolls lie the wrong way round: { $high } and { $low }.
slip-no-building = no building of this kind is left.
slip-wood = this building costs { $cost } wood; { $paid } was paid.
slip-building-points = this building scores { $points }; { $scored } was scored.
slip-sympathy-points = this token scores { $points }; { $scored } was scored.
slip-actions = this is action number { $needed }; there were { $allowed }.
error-rootlog-players = This is no Rootlog: it names no two factions that play, one a line, as in 'C: Ann'.
error-rootlog-map = '{ $title }' is no map of a Rootlog; it can be { $known }.
error-rootlog-deck = '{ $title }' is no deck of a Rootlog; it can be { $known }.
slip-unfollowed = no legal play of this turn was found that does this; it is written in.
slip-forbidden = { $reason }
slip-unfinished = everything in this line can be played, but the turn cannot end with it: something is not told. The end is written in.
slip-setup-unfollowed = no legal setup was found that tells this.
