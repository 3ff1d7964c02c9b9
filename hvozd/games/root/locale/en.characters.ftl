### The Vagabond's characters, what each can do, and the quests.

character-thief = Thief
character-tinker = Tinker
character-ranger = Ranger
character-vagrant = Vagrant
character-arbiter = Arbiter
character-scoundrel = Scoundrel
character-adventurer = Adventurer
character-ronin = Ronin
character-harrier = Harrier

text-thief = Steal: for a torch, a random card of a player in your clearing.
text-tinker = Day Labor: for a torch, a card of your clearing's suit or a bird from the discard pile.
text-ranger = Hideout: for a torch, repair three items; your Daylight ends.
text-vagrant = Instigate: for a torch, two players in your clearing fight; you pick the losses and score what falls.
text-arbiter = Protector: a defender in your clearing may enlist you; you score a point, your swords raise the hits.
text-scoundrel = Scorched Earth: leave a torch behind; enemy pieces burn and nobody ever enters the clearing again.
text-adventurer = Improvise: once a turn another item stands in for one of a quest and is damaged.
text-ronin = Swift Strike: after the roll, a sword deals one extra hit.
text-harrier = Glide: for a torch, fly to any clearing.

quest-fox_fundraising = Fundraising (fox)
quest-fox_errand = Errand (fox)
quest-fox_logistics_help = Logistics Help (fox)
quest-fox_repair_a_shed = Repair a Shed (fox)
quest-fox_give_a_speech = Give a Speech (fox)
quest-rabbit_errand = Errand (rabbit)
quest-rabbit_give_a_speech = Give a Speech (rabbit)
quest-rabbit_guard_duty = Guard Duty (rabbit)
quest-rabbit_fend_off_a_bear = Fend off a Bear (rabbit)
quest-rabbit_expel_bandits = Expel Bandits (rabbit)
quest-mouse_expel_bandits = Expel Bandits (mouse)
quest-mouse_guard_duty = Guard Duty (mouse)
quest-mouse_fend_off_a_bear = Fend off a Bear (mouse)
quest-mouse_escort = Escort (mouse)
quest-mouse_logistics_help = Logistics Help (mouse)
