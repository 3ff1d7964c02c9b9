"""Which modules `make fast` compiles, and the C types of what is hot in them. Nothing here says what a line does: types only.

A class that is named becomes an extension type, its slots fields of these types (`object` where none is named); a function that
is named gets these types for arguments and locals. Numbers of chance are 64 bits, their product with `n` 128: exactly what the
masks of the source leave of Python's endless numbers.
"""

MODULES: dict[str, dict[str, dict[str, str]]] = {
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
    "hvozd.kit.picks": {},
    "hvozd.kit.tokens": {"Walk": {}},
}
