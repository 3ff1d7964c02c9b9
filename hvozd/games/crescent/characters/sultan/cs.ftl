seat-sultan = Sultán
    .nom = Sultán
    .gen = Sultána
    .dat = Sultánovi
    .acc = Sultána
    .ins = Sultánem
customer-sultan = Sultán
    .nom = Sultán
    .dat = Sultánovi
name-sultan = Sultán
tour-seat-sultan = Jsi Sultán: stavitel měst. Ber ze sídel mince a za obchod ať platí ostatní.

board-bazaar = Sultánův trh

ask-AnswerCard = { $seat }: { $other } { $selling ->
    [yes] chce z tvého trhu koupit kartu { $card } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
   *[no] ti prodá kartu { $card } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
  }. Ty bys pak měl { $left ->
    [0] 0 mincí
    [one] 1 minci
    [few] { $left } mince
   *[other] { $left } mincí
  }, { $other-nom } { $others ->
    [0] 0 mincí
    [one] 1 minci
    [few] { $others } mince
   *[other] { $others } mincí
  }. Přijmeš?
ask-StockBazaar = { $seat }: plánování; vyber karty na prázdné pozice svého trhu.
event-CardProposed = { $seat } navrhuje { $other-dat }: ze Sultánova trhu kartu { $card } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }.
event-CardStands = { $seat } { $stands ->
    [yes] nabízí { $customer-dat }
   *[no] bere zpět nabídku, kterou dostal { $customer-nom }
  }: ze Sultánova trhu kartu { $card } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }.
event-CardFromBazaar = { $seat } bere ze Sultánova trhu kartu { $card } za { $coins ->
    [0] nic
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }.
event-BazaarFilled = { $seat } { $cards-count ->
    [0] nedává na Sultánův trh nic
    [1] dává na Sultánův trh kartu { $cards }
   *[other] dává na Sultánův trh karty { $cards }
  }.
action-ProposeCard = Navrhnout: ze Sultánova trhu kartu { $card } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
action-PostCard = Vystavit nabídku, dostane ji { $customer-nom }: kartu { $card } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
action-TakeBackCard = Vzít zpět nabídku, kterou má { $customer-nom }: kartu { $card } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
action-TakeCard = Přijmout vystavenou nabídku: kartu { $card } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
action-TakeFree = Vzít si zdarma kartu { $card }
action-Conspire = Plánovat
action-Stock = { $cards-count ->
    [0] Nedat na trh nic
    [1] Dát na trh kartu { $cards }
   *[other] Dát na trh karty { $cards }
  }
