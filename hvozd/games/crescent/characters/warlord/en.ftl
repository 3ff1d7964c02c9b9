seat-warlord = Warlord
customer-warlord = Warlord
name-warlord = Warlord
tour-seat-warlord = You are the Warlord: you live from raids and battles. Many units, few buildings, and mercenaries when you can pay.

card-campaign = Campaign
text-campaign = For every 3 units you have in the active hex, assign 1 of them to this card: +1 combat strength each. Assigned units return to your supply at the end of step 3; they are not casualties. Resolved before everything else and in full. Goes back to hand after the combat.

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
