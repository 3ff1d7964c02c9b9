"""Which modules `make fast` compiles, and the C types of what is hottest in them. Nothing here says what a line does: types only.

A class that is named becomes an extension type, its slots fields of these types (`object` where none is named); a function that
is named gets these types for arguments and locals. Numbers of chance are 64 bits, their product with `n` 128: exactly what the
masks of the source leave of Python's endless numbers.
"""

Types = dict[str, dict[str, str]]

TYPED: dict[str, Types] = {
    "hvozd.core.rng": {
        "mix": {"seed": "modulo", "count": "modulo", "x": "u64"},
        "Rng": {"seed": "u64", "count": "u64"},
        "Rng.below": {"n": "u64", "x": "u128"},
        "Rng.shuffle": {"i": "Py_ssize_t", "j": "Py_ssize_t"},
    },
    "hvozd.core.options": {
        "Options": {},
        "sample": {"left": "Py_ssize_t", "i": "Py_ssize_t"},
        "Product": {"axes": "tuple", "size": "Py_ssize_t"},
        "Product.__init__": {"size": "Py_ssize_t"},
        "Product.__getitem__": {"size": "Py_ssize_t", "axes": "tuple"},
        "Chain": {"size": "Py_ssize_t"},
        "Chain.__init__": {"size": "Py_ssize_t"},
    },
    "hvozd.core.flow": {"run": {"stack": "list", "kind": "long"}},
    "hvozd.kit.features": {"counts": {"row": "bytearray"}},
    "hvozd.kit.tokens": {"Walk": {}},
}

AS_THEY_ARE = {
    "hvozd.kit": ("picks",),
    "hvozd.games.root.rules": ("battle", "craft", "hand", "move", "pieces", "removal", "turn", "windows"),
    "hvozd.games.crescent.rules": ("bargain", "conflict", "deck", "effects", "objectives", "pieces", "turn"),
    "hvozd.games.defenders.rules": ("move", "round", "turn"),
    "hvozd.games.defenders.machines": ("factories",),
    "hvozd.games.harrow.rules": ("abilities", "around", "cleanup", "marching", "rounds", "turn", "units"),
}
"""The shared rules that take most of the time of random play; no types."""

MODULES = TYPED | {f"{package}.{name}": {} for package, names in AS_THEY_ARE.items() for name in names}
