seat-nomad = Nomád
    .nom = Nomád
    .gen = Nomáda
    .dat = Nomádovi
    .acc = Nomáda
    .ins = Nomádem
customer-nomad = Nomád
    .nom = Nomád
    .dat = Nomádovi
name-nomad = Nomád
tour-seat-nomad = Jsi Nomád: všude trochu. Prodávej, co najdeš, pronajímej své lidi a zůstaň v pohybu.

ask-AnswerHire = { $seat }: { $other } { $selling ->
    [yes] si chce z tvé karty záloh najmout { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
   *[no] ti z karty záloh pronajme { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } za { $price ->
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
  }; na kartě by zůstalo jednotek: { $stock }. Přijmeš?
ask-AnswerBribe = { $seat }: { $other } { $selling ->
    [yes] chce { $hex-at } podplatit { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
   *[no] ti { $hex-at } přenechá { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } za { $price ->
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
  }; { $stay ->
    [0] nikdo ze starých jednotek by tam nezůstal
    [one] 1 jednotka by tam zůstala a bojovala
    [few] { $stay } jednotky by tam zůstaly a bojovaly
   *[other] { $stay } jednotek by tam zůstalo a bojovalo
  }. Přijmeš?
ask-PlaceHired = { $seat }: umísti { $units ->
    [one] najatého žoldnéře
    [few] { $units } najaté žoldnéře
   *[other] { $units } najatých žoldnéřů
  }.
event-HireProposed = { $seat } navrhuje { $other-dat }: { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } z karty záloh za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }.
event-BribeProposed = { $seat } navrhuje { $other-dat }: { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } { $hex-at } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }.
event-HiredOut = { $seat } pronajímá { $other-dat } { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } z karty záloh.
event-Bribed = { $seat } přenechává { $hex-at } { $other-dat } { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  }.
event-HireStands = { $seat } { $stands ->
    [yes] nabízí { $customer-dat }
   *[no] bere zpět nabídku, kterou dostal { $customer-nom }
  }: { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } z karty záloh za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }.
event-BribeStands = { $seat } { $stands ->
    [yes] nabízí { $customer-dat }
   *[no] bere zpět nabídku, kterou dostal { $customer-nom }
  }: { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } { $hex-at } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }.
event-Deserted = { $seat } přiměl { $hex-at } k dezerci { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } { $victim-gen }.
action-PlaceMercenaries = Umístit žoldnéře: { $hexes-count ->
    [0] nikam
   *[other] { $hexes }
  }
action-ProposeHire = Navrhnout: { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } z karty záloh za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
action-ProposeBribe = Navrhnout: podplatit { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } { $hex-at } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
action-PostHire = Vystavit nabídku, dostane ji { $customer-nom }: { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } z karty záloh za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
action-PostBribe = Vystavit nabídku, dostane ji { $customer-nom }: podplatit { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } { $hex-at } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
action-TakeBackHire = Vzít zpět nabídku, kterou má { $customer-nom }: { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } z karty záloh za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
action-TakeBackBribe = Vzít zpět nabídku, kterou má { $customer-nom }: podplatit { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } { $hex-at } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
action-TakeHire = Přijmout vystavenou nabídku: { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } z karty záloh za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
action-TakeBribe = Přijmout vystavenou nabídku: podplatit { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } { $hex-at } za { $price ->
    [0] nic
    [one] 1 minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
action-Desert = Dezerce { $hex-at }: { $units ->
    [one] 1 žoldnéře
    [few] { $units } žoldnéře
   *[other] { $units } žoldnéřů
  } ztratí { $victim-nom }
