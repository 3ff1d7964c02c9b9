"""The long comparison of `make soak`: every game that has a second referee, plain and pushed towards rare things."""

import argparse
import importlib
import pkgutil
import sys
from collections import Counter

import tests.referee
from tests.referee.compare import differences

PLAIN, PUSHED = 0.6, 0.4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=60_000, help="of Root; a third of them of each other game")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found = 0
    for info in pkgutil.iter_modules(tests.referee.__path__):
        if info.ispkg:
            most = args.decisions if info.name == "root" else args.decisions // 3 + 1
            found += compared(info.name, most, args.seed)
    sys.exit(bool(found))


def compared(name: str, most: int, seed: int) -> int:
    referee = importlib.import_module(f"tests.referee.{name}")
    total, foretold, wrong = 0, 0, 0
    drawn = getattr(referee, "SETTINGS", {})  # the switches that it knows
    for share, push in ((PLAIN, None), (PUSHED, referee.push)):
        seen: Counter[str] = Counter()
        seeds = range(seed, seed + 1_000_000)
        for one in differences(name, referee.legal, seeds, drawn, int(most * share), seen, push=push, referee=referee):
            wrong += 1
            place = f"{name}, seed {one.seed}, decision {one.number}, {one.question}"
            print(f"{place}: not offered {one.missing[:6]}, offered {one.surplus[:6]}")
        total += seen["compared"]
        foretold += sum(n for key, n in seen.items() if key.startswith("outcome"))
    outcomes = f" and {foretold} outcomes" if foretold else ""
    print(f"{name}: {total} questions{outcomes} put to the second referee, {wrong} differences", flush=True)
    return wrong


if __name__ == "__main__":
    main()
