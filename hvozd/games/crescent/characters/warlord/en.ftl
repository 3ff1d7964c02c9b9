seat-warlord = Warlord
customer-warlord = Warlord
name-warlord = Warlord
tour-seat-warlord = You are the Warlord: you live from raids and battles. Many units, few buildings, and mercenaries when you can pay.

card-campaign = Campaign
text-campaign = For every 3 of your units in the active hex assign 1 to this card: +1 combat strength each. After step 3 they go to your supply, not as casualties. Resolved first and in full; then back to hand.

ask-MusterMore = { $seat }: Muster; choose the next hex.
event-Mustered = { $seat } musters { $units ->
    [one] 1 unit
   *[other] { $units } units
  } at { $hex }.
event-Uprose = { $seat } rises up at { $hex } with { $units ->
    [one] 1 unit
   *[other] { $units } units
  }.
action-Uprising = Uprising at { $hex }
action-Muster = Muster at { $hex }; the token { $token-id ->
    [goes] goes
   *[stays] stays
  }
