# Hvozd. Needs Python 3.11+ and make; `make` alone lists the targets.
#
#   PYTHON=python3.12   the interpreter that makes .venv (default python3)
#   SEED=1              of soak
#   SOAK_GAMES=20000    random games of each game in `make soak`
#   SOAK_EVERY=40       it checks one decision in so many, and one game in so many throughout (1: everything)
#   SOAK_GAME=all       which game; SOAK_ARGS="--option seats=2" narrows it
#   SOAK_BOTS=5000      besides, games of Root with random mixes of people and bots (0: none)
#   SOAK_MINUTES=0      stop soaking a game after so many minutes (0: no limit)
#   PORT=8000           of `make play`
#   CHROMIUM=/a/path    the browser of the tests (default: one that is there; else it is installed)
#   BENCH_ROUNDS=3      rounds of `make bench`; the best of them counts

PYTHON ?= python3
SEED ?= 1
SOAK_GAMES ?= 20000
SOAK_EVERY ?= 40
SOAK_BOTS ?= 5000
SOAK_MINUTES ?= 0
SOAK_GAME ?= all
SOAK_ARGS ?=
BENCH_ROUNDS ?= 3
PORT ?= 8000
export CHROMIUM ?=

BIN := .venv/bin
PEERS := .venv-peers/bin
READY := .venv/.ready
PEERS_READY := .venv-peers/.ready

.PHONY: help setup play test check rules bench soak lock clean browser-test chromium screenshots

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1|/' | column -t -s '|' 2>/dev/null \
	  || grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST)
	@echo && sed -n '3,12s/^#//p' Makefile

setup: $(READY) ## make .venv with hvozd in it (only when the lock or pyproject.toml changed)

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Hvozd needs Python 3.11 or later; say PYTHON=python3.11")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)

play: setup ## serve the table in the browser (PORT); `hvozd play GAME` plays in the terminal
	$(BIN)/hvozd serve --port $(PORT)

test: setup chromium ## all tests, those in a real browser too
	$(BIN)/python -m pytest -n 2 --ignore=tests/browser
	$(BIN)/python -m pytest -n 2 tests/browser

browser-test: setup chromium ## only the tests in a real browser
	$(BIN)/python -m pytest -n 2 tests/browser

chromium: setup ## look for a Chromium; install it if there is none
	@$(BIN)/python -m tests.browser.chromium

screenshots: setup chromium ## docs/img made anew by a real browser
	$(BIN)/python -m tests.browser.screenshots docs/img

check: setup ## style, types, import directions
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy hvozd
	$(BIN)/python -m pytest tests/test_house.py

rules: setup ## every rule of every ledger with its code and its tests
	$(BIN)/hvozd rules

SOAK := --minutes $(SOAK_MINUTES) --seed $(SEED) --check --every $(SOAK_EVERY) --jobs 2

soak: setup ## long random play of every game, and of Root with bots, with all invariants checked (SOAK_GAMES, SOAK_BOTS, SOAK_MINUTES, SOAK_GAME, SEED)
	$(BIN)/hvozd sim $(SOAK_GAME) --games $(SOAK_GAMES) $(SOAK) $(SOAK_ARGS)
	$(if $(filter-out 0,$(SOAK_BOTS)),$(if $(filter all root,$(SOAK_GAME)),$(BIN)/hvozd sim root --games $(SOAK_BOTS) --option bots=any $(SOAK)))

bench: setup $(PEERS_READY) ## speed of every game beside catanatron and python-chess in the same run
	$(BIN)/python benchmarks/bench.py --peers $(PEERS)/python --rounds $(BENCH_ROUNDS)

$(PEERS_READY): benchmarks/peers.lock
	test -x $(PEERS)/python || $(PYTHON) -m venv .venv-peers
	$(PEERS)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r benchmarks/peers.lock
	@touch $(PEERS_READY)

COMPILE := .venv-lock/bin/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host

lock: ## pin the newest allowed versions of everything (needs the network)
	test -x .venv-lock/bin/python || $(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check pip-tools
	$(COMPILE) --extra dev -o requirements.lock pyproject.toml requirements.in
	$(COMPILE) -o benchmarks/peers.lock benchmarks/peers.in

clean: ## remove what the targets made
	rm -rf .venv .venv-peers .venv-lock .pytest_cache .mypy_cache .ruff_cache .hypothesis build *.egg-info
