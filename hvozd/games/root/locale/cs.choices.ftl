### Jak automatizované frakce vybírají a proč některý krok nic neudělá. Mýtiny i hráči se popisují tím, co mají.

## Mýtiny, které prohrávají

criterion-most-enemy-pieces = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $near ->
    [0] { $places-count ->
        [one] nemá
       *[other] nemají
      } žádnou komponentu soupeřů
    [one] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }1 komponentu soupeřů
    [few] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } komponenty soupeřů
   *[other] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } komponent soupeřů
  }; nejvíc je { $best }.
criterion-fewest-enemy-pieces = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $near ->
    [0] { $places-count ->
        [one] nemá
       *[other] nemají
      } žádnou komponentu soupeřů
    [one] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }1 komponentu soupeřů
    [few] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }{ $near } komponenty soupeřů
   *[other] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }{ $near } komponent soupeřů
  }; nejméně je { $best }.
criterion-fewest-enemy-warriors = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $near ->
    [0] { $places-count ->
        [one] nemá
       *[other] nemají
      } žádného bojovníka soupeřů
    [one] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }1 bojovníka soupeřů
    [few] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }{ $near } bojovníky soupeřů
   *[other] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }{ $near } bojovníků soupeřů
  }; nejméně je { $best }.
criterion-fewest-all-warriors = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $near ->
    [0] { $places-count ->
        [one] nemá
       *[other] nemají
      } žádného bojovníka
    [one] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }1 bojovníka
    [few] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }{ $near } bojovníky
   *[other] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }{ $near } bojovníků
  }; nejméně je { $best }.
criterion-most-own-warriors = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $near ->
    [0] { $places-count ->
        [one] nemá
       *[other] nemají
      } žádného vlastního bojovníka
    [one] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }1 vlastního bojovníka
    [few] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } vlastní bojovníky
   *[other] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } vlastních bojovníků
  }; nejvíc je { $best }.
criterion-fewest-own-warriors = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $near ->
    [0] { $places-count ->
        [one] nemá
       *[other] nemají
      } žádného vlastního bojovníka
    [one] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }1 vlastního bojovníka
    [few] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }{ $near } vlastní bojovníky
   *[other] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }{ $near } vlastních bojovníků
  }; nejméně je { $best }.
criterion-most-defenseless-buildings = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $near ->
    [0] { $places-count ->
        [one] nemá
       *[other] nemají
      } žádnou bezbrannou stavbu
    [one] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }1 bezbrannou stavbu
    [few] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } bezbranné stavby
   *[other] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } bezbranných staveb
  }; nejvíc je { $best }.
criterion-most-buildings = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $near ->
    [0] { $places-count ->
        [one] nemá
       *[other] nemají
      } žádnou stavbu toho hráče
    [one] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }1 stavbu toho hráče
    [few] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } stavby toho hráče
   *[other] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } staveb toho hráče
  }; nejvíc je { $best }.
criterion-most-buildings-and-tokens = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $near ->
    [0] { $places-count ->
        [one] nemá
       *[other] nemají
      } žádnou stavbu ani žeton toho hráče
    [one] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }1 stavbu či žeton toho hráče
    [few] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } stavby a žetony toho hráče
   *[other] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } staveb a žetonů toho hráče
  }; nejvíc je { $best }.
criterion-fewest-warriors = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $near ->
    [0] { $places-count ->
        [one] nemá
       *[other] nemají
      } žádného bojovníka toho hráče
    [one] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }1 bojovníka toho hráče
    [few] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }{ $near } bojovníky toho hráče
   *[other] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }{ $near } bojovníků toho hráče
  }; nejméně je { $best }.
criterion-most-open-slots = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $near ->
    [0] { $places-count ->
        [one] nemá
       *[other] nemají
      } žádnou volnou pozici
    [one] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }1 volnou pozici
    [few] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } volné pozice
   *[other] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } volných pozic
  }; nejvíc je { $best }.
criterion-most-enemy-buildings = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $near ->
    [0] { $places-count ->
        [one] nemá
       *[other] nemají
      } žádnou stavbu soupeřů
    [one] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }1 stavbu soupeřů
    [few] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } stavby soupeřů
   *[other] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } staveb soupeřů
  }; nejvíc je { $best }.
criterion-most-enemy-buildings-and-tokens = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $near ->
    [0] { $places-count ->
        [one] nemá
       *[other] nemají
      } žádnou stavbu ani žeton soupeřů
    [one] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }1 stavbu či žeton soupeřů
    [few] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } stavby a žetony soupeřů
   *[other] { $places-count ->
        [one] má
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } staveb a žetonů soupeřů
  }; nejvíc je { $best }.
criterion-priority = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $places-count ->
    [one] má
   *[other] mají
  } nižší prioritu.
criterion-lowest-priority = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $places-count ->
    [one] má
   *[other] mají
  } vyšší prioritu; hledá se nejnižší.
criterion-no-roost = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $places-count ->
    [one] má
   *[other] mají
  } hřad.
criterion-no-plot = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $places-count ->
    [one] má
   *[other] mají
  } plán.
criterion-open-slots = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $places-count ->
    [one] nemá
   *[other] nemají
  } volnou pozici.
criterion-pieces-of-payer = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $places-count ->
    [one] nemá
   *[other] nemají
  } žádnou komponentu toho, kdo má nejvíc bojovníků mezi platbami.
criterion-nearest = { $places-count ->
    [one] Mýtina
   *[other] Mýtiny
  } { $places } { $places-count ->
    [one] je
   *[other] jsou
  } { $alike ->
    [yes] { "" }
   *[no] { "nejméně " }
  }{ $near ->
    [one] 1 pohyb
    [few] { $near } pohyby
   *[other] { $near } pohybů
  } daleko; k nejbližší stačí { $best }.

## Hráči, kteří prohrávají

player-criterion-most-pieces = { $place ->
    [none] { "" }
   *[other] Na mýtině { $place }{ " " }
  }{ $players } { $near ->
    [0] { $players-count ->
        [one] { $players-number ->
            [plural] nemají
           *[other] nemá
          }
       *[other] nemají
      } žádnou komponentu
    [one] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }1 komponentu
    [few] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } komponenty
   *[other] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } komponent
  }; nejvíc je { $best }.
player-criterion-most-points = { $place ->
    [none] { "" }
   *[other] Na mýtině { $place }{ " " }
  }{ $players } { $near ->
    [-1] { $players-count ->
        [one] { $players-number ->
            [plural] nemají
           *[other] nemá
          }
       *[other] nemají
      } žádné skóre
    [0] { $players-count ->
        [one] { $players-number ->
            [plural] nemají
           *[other] nemá
          }
       *[other] nemají
      } žádný bod
    [one] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }1 bod
    [few] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } body
   *[other] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } bodů
  }; nejvíc je { $best ->
    [-1] nemít vůbec skóre
   *[other] { $best }
  }.
player-criterion-fewest-points = { $place ->
    [none] { "" }
   *[other] Na mýtině { $place }{ " " }
  }{ $players } { $near ->
    [-1] { $players-count ->
        [one] { $players-number ->
            [plural] nemají
           *[other] nemá
          }
       *[other] nemají
      } žádné skóre
    [0] { $players-count ->
        [one] { $players-number ->
            [plural] nemají
           *[other] nemá
          }
       *[other] nemají
      } žádný bod
    [one] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }1 bod
    [few] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }{ $near } body
   *[other] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }{ $near } bodů
  }; nejméně je { $best ->
    [-1] nemít vůbec skóre
   *[other] { $best }
  }.
player-criterion-most-buildings = { $place ->
    [none] { "" }
   *[other] Na mýtině { $place }{ " " }
  }{ $players } { $near ->
    [0] { $players-count ->
        [one] { $players-number ->
            [plural] nemají
           *[other] nemá
          }
       *[other] nemají
      } žádnou stavbu
    [one] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }1 stavbu
    [few] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } stavby
   *[other] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } staveb
  }; nejvíc je { $best }.
player-criterion-most-buildings-and-tokens = { $place ->
    [none] { "" }
   *[other] Na mýtině { $place }{ " " }
  }{ $players } { $near ->
    [0] { $players-count ->
        [one] { $players-number ->
            [plural] nemají
           *[other] nemá
          }
       *[other] nemají
      } žádnou stavbu ani žeton
    [one] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }1 stavbu či žeton
    [few] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } stavby a žetony
   *[other] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } staveb a žetonů
  }; nejvíc je { $best }.
player-criterion-most-defenseless-buildings = { $place ->
    [none] { "" }
   *[other] Na mýtině { $place }{ " " }
  }{ $players } { $near ->
    [0] { $players-count ->
        [one] { $players-number ->
            [plural] nemají
           *[other] nemá
          }
       *[other] nemají
      } žádnou bezbrannou stavbu
    [one] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }1 bezbrannou stavbu
    [few] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } bezbranné stavby
   *[other] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } bezbranných staveb
  }; nejvíc je { $best }.
player-criterion-fewest-payments = { $place ->
    [none] { "" }
   *[other] Na mýtině { $place }{ " " }
  }{ $players } { $near ->
    [0] { $players-count ->
        [one] { $players-number ->
            [plural] nemají
           *[other] nemá
          }
       *[other] nemají
      } žádného bojovníka mezi platbami
    [one] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }1 bojovníka mezi platbami
    [few] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }{ $near } bojovníky mezi platbami
   *[other] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejméně " }
      }{ $near } bojovníků mezi platbami
  }; nejméně je { $best }.
player-criterion-most-payments = { $place ->
    [none] { "" }
   *[other] Na mýtině { $place }{ " " }
  }{ $players } { $near ->
    [0] { $players-count ->
        [one] { $players-number ->
            [plural] nemají
           *[other] nemá
          }
       *[other] nemají
      } žádného bojovníka mezi platbami
    [one] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }1 bojovníka mezi platbami
    [few] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } bojovníky mezi platbami
   *[other] { $players-count ->
        [one] { $players-number ->
            [plural] mají
           *[other] má
          }
       *[other] mají
      } { $alike ->
        [yes] { "" }
       *[no] { "nejvýše " }
      }{ $near } bojovníků mezi platbami
  }; nejvíc je { $best }.
player-criterion-turn-order = { $place ->
    [none] { "" }
   *[other] Na mýtině { $place }{ " " }
  }{ $players } { $players-count ->
    [one] { $players-number ->
        [plural] jsou v pořadí dál
       *[other] je v pořadí dál
      }
   *[other] jsou v pořadí dál
  }.

## Proč se nic nestane

bot-why-no-place = Žádná mýtina k tomu není vhodná.
bot-why-no-order = Nezbývá žádná karta k dobrání.
bot-why-no-card = Není k tomu karta.
bot-why-no-item = Na kartě není žádný předmět.
bot-why-no-item-left = Takový předmět už v zásobě není.
bot-why-no-battle = Není tam soupeř, se kterým by { $seat-number ->
    [plural] mohla bitva začít
   *[other] mohla bitva začít
  }.
bot-why-no-warriors = V zásobě už { $seat-number ->
    [plural] nemají
   *[other] nemá
  } bojovníky.
bot-why-rules-none = Žádnou takovou mýtinu { $seat-number ->
    [plural] neovládají
   *[other] neovládá
  }.
bot-why-no-building-left = Taková stavba už k umístění nezbývá.
bot-why-no-site = { $seat-number ->
    [plural] Neovládají
   *[other] Neovládá
  } mýtinu, kde by se dalo stavět.
bot-why-few-warriors = Nikde tam { $seat-number ->
    [plural] nemají
   *[other] nemá
  } víc než { $number ->
    [one] 1 bojovníka
    [few] { $number } bojovníky
   *[other] { $number } bojovníků
  }.
bot-why-no-way = Odtud se nikam dál jít nedá.
bot-why-built = V tomto tahu už stavba přibyla.
bot-why-many-buildings = Na mapě { $seat-number ->
    [plural] mají
   *[other] má
  } víc než { $number ->
    [one] 1 stavbu
    [few] { $number } stavby
   *[other] { $number } staveb
  }.
bot-why-expanded = V tomto tahu už k rozšíření došlo.
bot-why-no-points = Žádné body za to nejsou.
bot-why-no-peaceful = { $seat-number ->
    [plural] Neovládají
   *[other] Neovládá
  } žádnou mýtinu bez soupeřů, kde by stáli aspoň dva vlastní bojovníci.
bot-why-bird-order = Příkaz je ptačí.
bot-why-not-bird = Příkaz není ptačí.
bot-why-base-used = Základna toho symbolu už je na mapě.
bot-why-no-revolt-site = Žádná sympatizující mýtina takového symbolu nemá pro základnu místo.
bot-why-revolted = V tomto Rozbřesku už proběhla vzpoura.
bot-why-revolt-ahead = V tomto tahu ještě přijde nečekaná vzpoura.
bot-why-no-token-left = Žádný žeton sympatie už nezbývá.
bot-why-few-at-bases = U žádné základny { $seat-number ->
    [plural] nemají
   *[other] nemá
  } aspoň { $number ->
    [one] 1 bojovníka
    [few] { $number } bojovníky
   *[other] { $number } bojovníků
  }.
bot-why-no-base = Na mapě { $seat-number ->
    [plural] nemají
   *[other] nemá
  } žádnou základnu.
bot-why-no-roost-there = { $seat-number ->
    [plural] Nemají
   *[other] Nemá
  } tam žádný hřad.
bot-why-no-origin = Není bojovník, který by mohl odejít.
bot-why-empty-decree = Výnos je prázdný.
bot-why-nothing-bare = Vedle vlastních bojovníků nestojí žádná nechráněná stavba ani žeton soupeře.
bot-why-enough-items = { $seat-number ->
    [plural] Mají
   *[other] Má
  } víc než { $number ->
    [one] 1 nepoškozený předmět
    [few] { $number } nepoškozené předměty
   *[other] { $number } nepoškozených předmětů
  }.
bot-why-no-forest = Není les, kam by se dalo proklouznout.
bot-why-no-ruin = K žádné ruině s předmětem nevede cesta.
bot-why-not-there = Na celou cestu v tomto tahu předměty nestačí.
bot-why-too-few-items = K zaplacení chybí { $number ->
    [one] nepoužitý předmět
    [few] { $number } nepoužité předměty
   *[other] { $number } nepoužitých předmětů
  }.
bot-why-no-quest = Není žádný úkol.
bot-why-nobody-to-aid = Není tam nikdo s vyrobeným předmětem.
bot-why-fought = { $seat-number ->
    [plural] Bojují
   *[other] Bojuje
  } jen jednou za tah.
bot-why-no-enemy = K žádné komponentě soupeře nevede cesta.
bot-why-nothing-damaged = Žádný předmět není poškozený.
bot-why-nothing-used = Žádný předmět není použitý.
bot-why-no-victim = Není tam koho okrást.
bot-why-no-discarded-item = Žádná odhozená karta neukazuje předmět, který by ještě zbýval.
bot-why-few-damaged = Poškozených předmětů je méně než { $number }.
bot-why-no-fight = Nejsou tam dva hráči, kteří by mohli bojovat.
bot-why-no-plunder = Soupeři tam mají příliš málo komponent.
bot-why-no-action = Tato postava vlastní akci nemá.
bot-why-no-acolytes = Nejsou žádní kultisté.
bot-why-no-warrior-there = Na takové mýtině nemá nikdo ze soupeřů bojovníka.
bot-why-no-building-there = Na takové mýtině není vhodná stavba.
bot-why-no-souls = Nejsou žádné Ztracené duše.
bot-why-none-left-over = Žádná Ztracená duše nezbývá.
bot-why-no-market-item = Žádná nová karta na tržišti neukazuje předmět, který by ještě zbýval.
bot-why-market-full = Na tržiště žádná karta nepřichází.
bot-why-no-protection = Mezi platbami jsou bojovníci a zásoba není prázdná, takže neplatí štít ani meč.
bot-why-no-payments = Mezi platbami nikdo není.
bot-why-few-in-burrow = V Noře je méně než { $number ->
    [one] 1 bojovník
    [few] { $number } bojovníci
   *[other] { $number } bojovníků
  }.
bot-why-not-all-tunnels = Na mapě nejsou všechny tunely.
bot-why-no-rally = Žádná skupina není příliš malá ani příliš velká.
bot-why-all-crowned = Žádný takový vyslanec není bez koruny.
bot-why-none-crowned = Žádný takový vyslanec nemá korunu.
bot-why-no-plots-down = Žádný plán neleží lícem dolů.
bot-why-no-plot-move = Od žádného přikázaného plánu lícem nahoru nemá kdo odejít.
bot-why-no-plotter = Na žádné vhodné mýtině bez plánu není dost vlastních bojovníků, nebo už plány došly.
bot-why-nobody-there = Není tam nikdo, koho by se to týkalo.

## Zápis

event-BotPassedOver = ↳ { $criterion-told }
event-BotPassedOverPlayers = ↳ { $criterion-told }
event-BotNothing = ↳ { $why-told }
event-BotChose = ↳ { $among ->
    [1] V úvahu přichází jen mýtina { $place }.
    [one] Z 1 mýtiny zbývá mýtina { $place }.
    [few] Ze { $among } mýtin zbývá mýtina { $place }.
   *[other] Z { $among } mýtin zbývá mýtina { $place }.
  }
event-BotChosePlayer = ↳ { $place ->
    [none] { $among ->
        [1] Nezbývá než vybrat { $player-acc }.
        [one] Volba padá na { $player-acc }.
        [few] Volba padá na { $player-acc }.
       *[other] Volba padá na { $player-acc }.
      }
   *[other] { $among ->
        [1] Na mýtině { $place } nezbývá než vybrat { $player-acc }.
        [one] Na mýtině { $place } padá volba na { $player-acc }.
        [few] Na mýtině { $place } padá volba na { $player-acc }.
       *[other] Na mýtině { $place } padá volba na { $player-acc }.
      }
  }
