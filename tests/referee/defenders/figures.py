"""What is printed on the pieces of Defenders of the Wild, copied from the ledger and its data files."""

HABITATS = ("forest", "plains", "marsh", "mountain")
FACTIONS = ("order", "council", "coven", "sect")
ITEMS = ("maps", "bread", "potions", "rockets")
"""DW-1.5, DW-10: the home habitat and the item of each faction have the same place in the list."""

FACES = (0, 1, 2)
"""DW-9.4: the different faces of the die."""
MOST_DAMAGE = 3
TOXIC_SITES = 6
FACTORIES = 5

CHUTES = {5: (0, 2, 4), 4: (1, 3, 5), 3: (0, 2, 4), 2: (1, 3, 5), 1: (0, 2, 4), 0: (1, 3, 5)}
"""A-52: by number of the tile, as it lies with its arrow at corner 0."""

NEEDED = {1: (2, 3, 4, 5, 6), 2: (2, 3, 4, 5, 6), 3: (2, 3, 4, 5), 4: (1, 2, 3, 4)}
HAND_AFTER = {1: (4, 5, 5, 6, 7), 2: (4, 5, 5, 6, 7), 3: (4, 5, 5, 6), 4: (4, 5, 6, 7)}
LAST_SPACE = {1: 7, 2: 7, 3: 7, 4: 5}
"""DW-8.1: by number of players, camp by camp."""

# name: habitat, action points, ability
CARDS = {
    "rystle": ("forest", 4, "order-comrade"),
    "tallow": ("plains", 4, "order-comrade"),
    "flika": ("forest", 3, "archives"),
    "vellum": ("mountain", 3, "archives"),
    "popel": ("forest", 2, "almanac-printing"),
    "quillane": ("marsh", 2, "almanac-printing"),
    "emberlyn": ("forest", 2, "controlled-blaze"),
    "scorrel": ("plains", 2, "controlled-blaze"),
    "charrow": ("forest", 3, "feel-the-burn"),
    "kilnar": ("mountain", 3, "feel-the-burn"),
    "sparrin": ("forest", 5, "pyromancy"),
    "wickel": ("marsh", 5, "pyromancy"),
    "parchel": ("forest", 2, "manifesto"),
    "inkeri": ("marsh", 2, "manifesto"),
    "folian": ("forest", 3, "traveling-library"),
    "wagonel": ("plains", 3, "traveling-library"),
    "hearthen": ("forest", 3, "sanctuary"),
    "cloistra": ("mountain", 3, "sanctuary"),
    "braxon": ("plains", 4, "council-comrade"),
    "oxlow": ("forest", 4, "council-comrade"),
    "pottax": ("plains", 3, "field-kitchen"),
    "dumplix": ("marsh", 3, "field-kitchen"),
    "ryexa": ("plains", 2, "break-bread"),
    "crustex": ("mountain", 2, "break-bread"),
    "maizex": ("plains", 3, "sustenance"),
    "acornix": ("forest", 3, "sustenance"),
    "sheafax": ("plains", 2, "bountiful-harvest"),
    "tillex": ("mountain", 2, "bountiful-harvest"),
    "aexyl": ("plains", 3, "caravans"),
    "cartox": ("marsh", 3, "caravans"),
    "bulwax": ("plains", 3, "fortitude"),
    "granix": ("mountain", 3, "fortitude"),
    "fletchax": ("plains", 3, "sharpshooter"),
    "hawxley": ("forest", 3, "sharpshooter"),
    "medoxa": ("plains", 3, "field-hospital"),
    "splintex": ("marsh", 3, "field-hospital"),
    "willowmere": ("marsh", 4, "coven-comrade"),
    "bramblo": ("forest", 4, "coven-comrade"),
    "cauldra": ("marsh", 3, "bubbling-brew"),
    "steepwyn": ("mountain", 3, "bubbling-brew"),
    "tinctra": ("marsh", 2, "apothecary"),
    "yarrowen": ("plains", 2, "apothecary"),
    "slipreed": ("marsh", 3, "evasion"),
    "dartwing": ("plains", 3, "evasion"),
    "murkle": ("marsh", 3, "ambush"),
    "thornjaw": ("forest", 3, "ambush"),
    "fenwisp": ("marsh", 3, "secret-paths"),
    "hollowfoot": ("mountain", 3, "secret-paths"),
    "morelia": ("marsh", 3, "friendly-fungi"),
    "puffby": ("forest", 3, "friendly-fungi"),
    "drizzra": ("marsh", 3, "rain-of-rust"),
    "verdigrin": ("mountain", 3, "rain-of-rust"),
    "comfreya": ("marsh", 3, "medicinal-herbs"),
    "balmwort": ("plains", 3, "medicinal-herbs"),
    "gryzz": ("mountain", 4, "sect-comrade"),
    "zeppa": ("plains", 4, "sect-comrade"),
    "fuzewick": ("mountain", 3, "arsenal"),
    "zallow": ("marsh", 3, "arsenal"),
    "riiz": ("mountain", 2, "fireworks-festival"),
    "sizzlo": ("forest", 2, "fireworks-festival"),
    "bitzel": ("mountain", 2, "hack-attack"),
    "zeroth": ("forest", 2, "hack-attack"),
    "rivez": ("mountain", 3, "scrap-hunter"),
    "junkzel": ("plains", 3, "scrap-hunter"),
    "fizzbolt": ("mountain", 3, "power-down"),
    "ozmo": ("marsh", 3, "power-down"),
    "digzby": ("mountain", 3, "tunnels"),
    "burroz": ("marsh", 3, "tunnels"),
    "vektoz": ("mountain", 3, "ballistics"),
    "arczer": ("plains", 3, "ballistics"),
    "kaboz": ("mountain", 3, "demolitions"),
    "blazto": ("forest", 3, "demolitions"),
}
