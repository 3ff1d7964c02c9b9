### Co je v Rootlogu špatně.

slip-nobody = za toto písmeno nikdo nehraje; na začátku souboru stojí { $letters }.
slip-unreadable = tohle se nedá přečíst, přeskakuje se to.
slip-misspelt = čte se to jako { $meant }.
slip-absent = z místa { $place } se jich bere { $number }, ale { $have ->
    [0] žádný tam není
    [one] je tam jen jeden
    [few] jsou tam jen { $have }
   *[other] je jich tam jen { $have }
  }.
slip-supply = pokládá se { $number } bojovníků, ale v zásobě jich zbývá jen { $left }.
slip-far = mýtiny { $start } a { $target } spolu nesousedí.
slip-ruled = kdo se přesouvá, nevládne ani mýtině { $start }, ani mýtině { $target }.
slip-nobody-there = { $letter } na mýtině { $place } nemá s čím bojovat.
slip-dice = hody { $high } a { $low } jsou zapsané obráceně.
slip-no-building = žádná taková budova už nezbývá.
slip-wood = tato budova stojí { $cost } dřeva; zaplaceno bylo { $paid }.
slip-building-points = za tuto budovu se bodů získává { $points }; zapsáno je { $scored }.
slip-sympathy-points = za tento žeton se bodů získává { $points }; zapsáno je { $scored }.
slip-actions = tohle je akce číslo { $needed }; k dispozici bylo { $allowed }.
error-rootlog-players = Tohle není Rootlog: nejmenuje aspoň dvě frakce, které hrají, každou na řádku jako „C: Anna“.
error-rootlog-map = „{ $title }“ není mapa Rootlogu; může být { $known }.
error-rootlog-deck = „{ $title }“ není balíček Rootlogu; může být { $known }.
slip-unfollowed = podle pravidel se to v tomto tahu zahrát nepodařilo; je to zapsáno ručně.
slip-forbidden = { $reason }
slip-unfinished = vše na tomto řádku se dá zahrát, ale tah tím nemůže skončit: něco v zápisu chybí. Konec je zapsán ručně.
slip-setup-unfollowed = nenašla se žádná příprava podle pravidel, která by tomu odpovídala.
