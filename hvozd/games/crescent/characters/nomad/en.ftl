seat-nomad = Nomad
customer-nomad = Nomad
name-nomad = Nomad
tour-seat-nomad = You are the Nomad: you are everywhere a little. Sell what you find, hire out your people, and keep moving.

ask-AnswerHire = { $seat }: { $other } { $selling ->
    [yes] would hire { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } of your reserves card for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
   *[no] would let you have { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } of the reserves card for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
  }. Then you would have { $left ->
    [0] no coins
    [one] 1 coin
   *[other] { $left } coins
  }, { $other } { $others ->
    [0] no coins
    [one] 1 coin
   *[other] { $others } coins
  }; { $stock ->
    [one] 1 unit
   *[other] { $stock } units
  } would stay on the card. Do you accept?
ask-AnswerBribe = { $seat }: { $other } { $selling ->
    [yes] would bribe { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } of yours at { $hex } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
   *[no] would let you bribe { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } at { $hex } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
  }. Then you would have { $left ->
    [0] no coins
    [one] 1 coin
   *[other] { $left } coins
  }, { $other } { $others ->
    [0] no coins
    [one] 1 coin
   *[other] { $others } coins
  }; { $stay ->
    [0] no unit of the old master would stay there
    [one] 1 unit would stay and fight
   *[other] { $stay } units would stay and fight
  }. Do you accept?
ask-PlaceHired = { $seat }: place { $units ->
    [one] the hired mercenary
   *[other] the { $units } hired mercenaries
  }.
event-HireProposed = { $seat } proposes to { $other }: { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } of the reserves card for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }.
event-BribeProposed = { $seat } proposes to { $other }: { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } at { $hex } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }.
event-HiredOut = { $seat } hires out { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } of the reserves card to { $other }.
event-Bribed = At { $hex } { $units ->
    [one] 1 mercenary of { $seat } changes
   *[other] { $units } mercenaries of { $seat } change
  } sides to { $other }.
event-HireStands = { $seat } { $stands ->
    [yes] offers { $customer }
   *[no] takes back the offer to { $customer }
  }: { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } of the reserves card for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }.
event-BribeStands = { $seat } { $stands ->
    [yes] offers { $customer }
   *[no] takes back the offer to { $customer }
  }: { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } at { $hex } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }.
event-Deserted = { $seat } makes { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } of { $victim } desert at { $hex }.
action-PlaceMercenaries = Place mercenaries: { $hexes-count ->
    [0] nowhere
   *[other] { $hexes }
  }
action-ProposeHire = Propose: { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } of the reserves card for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
action-ProposeBribe = Propose: bribe { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } at { $hex } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
action-PostHire = Let an offer to { $customer } stand: { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } of the reserves card for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
action-PostBribe = Let an offer to { $customer } stand: bribe { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } at { $hex } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
action-TakeBackHire = Take back the offer to { $customer }: { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } of the reserves card for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
action-TakeBackBribe = Take back the offer to { $customer }: bribe { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } at { $hex } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
action-TakeHire = Take the standing offer: { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } of the reserves card for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
action-TakeBribe = Take the standing offer: bribe { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } at { $hex } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
  }
action-Desert = Desertion of { $units ->
    [one] 1 mercenary
   *[other] { $units } mercenaries
  } of { $victim } at { $hex }
