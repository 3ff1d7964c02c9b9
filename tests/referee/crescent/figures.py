"""What is printed on the cards and in the booklets of Crescent Moon, copied by hand from the ledger and its data files."""

SEATS = ("warlord", "murshid", "sultan", "caliph", "nomad")
WARLORD, MURSHID, SULTAN, CALIPH, NOMAD = range(5)

MOVES = {"warlord": 3, "murshid": 2, "sultan": 2, "caliph": 2, "nomad": 2}
BUILDS = {"warlord": 0, "murshid": 2, "sultan": 3, "caliph": 2, "nomad": 2}
RECRUITS = {"warlord": 2, "murshid": 0, "sultan": 0, "caliph": 3, "nomad": 2}
UNITS_IN_A_HEX = {"warlord": 7, "murshid": 5, "sultan": 5, "caliph": 5, "nomad": 5}
"""CM-7.1, CM-13.1."""

COSTS = {
    "murshid": {"fort": 3, "castle": 4},
    "sultan": {"fort": 3, "castle": 4, "town": 2, "city": 4},
    "caliph": {"fort": 2, "castle": 3},
    "nomad": {"fort": 3, "castle": 4},
}
SURCHARGE = {"mountain": 1, "quarry": 1, "desert": 2}
"""CM-7.3.4."""

STRENGTH = {"fort": 1, "castle": 2, "palace": 2}
PRICES = {"far": 6, "middle": 4, "near": 2}
MARKET_OF_SLOT = ("far", "far", "middle", "middle", "near", "near")
SACK = {"fort": 1, "palace": 2, "castle": 3, "town": 2, "city": 4}
BARREN = ("wilderness", "desert", "mountain")
HAND = 8

TERRAIN = {
    "ford": "fertile",
    "river": "fertile",
    "field": "fertile",
    "quarry": "quarry",
    "holy": "desert",
    "desert": "desert",
    "mountain": "mountain",
    "wilderness": "wilderness",
}
"""CM-4.2, CM-4.3, A-53: the terrain of a tile by the first part of its name."""

# name: associated, type, keywords
CARDS = {
    "campaign": ("", "strategy", "combat"),
    "assassination": ("murshid", "event", "combat contest"),
    "imam": ("murshid", "personality", "contest"),
    "bribery": ("murshid", "event", "contest"),
    "rebellion": ("murshid", "event", "contest"),
    "spy": ("murshid", "personality", "contest anytime"),
    "agitator": ("murshid", "personality", "combat contest"),
    "saboteurs": ("murshid", "event", "combat"),
    "blackmail": ("murshid", "event", "anytime"),
    "preacher": ("murshid", "event", "action"),
    "safe-house": ("murshid", "event", "action"),
    "poison": ("murshid", "event", "combat"),
    "public-sermon": ("murshid", "event", "contest"),
    "infantry": ("warlord", "battalion", "combat"),
    "cavalry": ("warlord", "battalion", "combat"),
    "archers": ("warlord", "battalion", "combat"),
    "siege-engines": ("warlord", "battalion", "combat"),
    "reinforcements": ("warlord", "event", "combat"),
    "looters": ("warlord", "event", "combat"),
    "general": ("warlord", "personality", "combat"),
    "raze": ("warlord", "event", "action"),
    "forced-march": ("warlord", "event", "action"),
    "palace-guard": ("caliph", "battalion", "combat"),
    "spearmen": ("caliph", "battalion", "combat"),
    "architect": ("caliph", "personality", "combat anytime"),
    "vizier": ("caliph", "personality", "contest"),
    "judge": ("caliph", "personality", "contest"),
    "decree": ("caliph", "event", "action"),
    "collection": ("caliph", "event", "anytime"),
    "healers": ("caliph", "event", "combat"),
    "elder": ("nomad", "personality", "combat"),
    "boats": ("nomad", "event", "anytime"),
    "camel-riders": ("nomad", "battalion", "combat"),
    "scouts": ("nomad", "personality", "combat"),
    "mutiny": ("nomad", "event", "combat"),
    "caravan": ("nomad", "event", "action"),
    "guide": ("nomad", "personality", "anytime"),
    "sandstorm": ("nomad", "event", "combat"),
    "hospitality": ("nomad", "event", "contest"),
}

ASSIGNS = {
    "infantry": (2, 2),
    "cavalry": (2, 1),
    "palace-guard": (1, 2),
    "camel-riders": (2, 2),
}
"""How many units go on a card at most: for the attacker, for the defender."""
