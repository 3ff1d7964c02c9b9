# Hvozd. Needs Python 3.11+ and make; `make` alone lists the targets.
#
#   PYTHON=python3.12   the interpreter that makes .venv (default python3)
#   PYTHONS="python3.12 python3.13"  whose environments `make dist` tries the wheel in (default: the one of .venv-extras)
#   SEED=1              of soak and positions
#   SOAK_GAMES=20000    random games of each game in `make soak`
#   SOAK_EVERY=40       it checks one decision in so many, and one game in so many throughout (1: everything)
#   SOAK_GAME=all       which game; SOAK_ARGS="--option seats=2" narrows it
#   SOAK_BOTS=5000      besides, games of Root with random mixes of people and bots (0: none)
#   SOAK_REFEREE=60000  questions of Root put to a second referee, a third of them of each other game that has one (0: none)
#   SOAK_MINUTES=0      stop soaking a game after so many minutes (0: no limit)
#   PORT=8000           of `make play`
#   CHROMIUM=/a/path    the browser of the tests (default: one that is there; else it is installed)
#   POSTGRES=/a/folder  with initdb and pg_ctl, for the tests (default: one that is there; else it is installed)
#   BENCH_ROUNDS=3      rounds of `make bench`; the best of them counts
#   BASE=HEAD           the commit that `make compare` plays against

PYTHON ?= python3
PYTHONS ?=
SEED ?= 1
SOAK_GAMES ?= 20000
SOAK_EVERY ?= 40
SOAK_BOTS ?= 5000
SOAK_REFEREE ?= 60000
SOAK_MINUTES ?= 0
SOAK_GAME ?= all
SOAK_ARGS ?=
BENCH_ROUNDS ?= 3
KILLS ?= 50
RESTARTS ?= 10
DISKS ?= 10
FUZZ ?= 100000
LOAD ?=
BARGAIN_PAIRS ?= 60
BASE ?= HEAD
COMPARE_ROUNDS ?= 7
MUTANTS ?= 400
ONLY ?=
PORT ?= 8000
export CHROMIUM ?=
export POSTGRES ?=

BIN := .venv/bin
PEERS := .venv-peers/bin
EXTRAS := .venv-extras/bin
DOCS := .venv-docs/bin
FAST := .venv-fast/bin
READY := .venv/.ready
PEERS_READY := .venv-peers/.ready
EXTRAS_READY := .venv-extras/.ready
DOCS_READY := .venv-docs/.ready
FAST_READY := .venv-fast/.ready

.PHONY: help setup fast play test docs test-docs test-extras test-fast test-walks check rules bench chaos fuzz load compare dist mutants soak positions companion numbers house language lock clean browser-test axe chromium postgres screenshots bargain first-move

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1|/' | column -t -s '|' 2>/dev/null \
	  || grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST)
	@echo && sed -n '3,17s/^#//p' Makefile

setup: $(READY) ## make .venv with hvozd in it (only when the lock or pyproject.toml changed)

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Hvozd needs Python 3.11 or later; say PYTHON=python3.11")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)

fast: setup $(FAST_READY) ## compile the hottest modules from their own source, beside it (needs a C compiler; docs/speed.md)
	@$(FAST)/python -m fast.build

$(FAST_READY): fast/fast.lock
	test -x $(FAST)/python || $(PYTHON) -m venv .venv-fast
	$(FAST)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r fast/fast.lock
	@touch $(FAST_READY)

play: setup ## serve the table in the browser (PORT); `hvozd play GAME` plays in the terminal
	$(BIN)/hvozd serve --port $(PORT)

test: setup chromium axe postgres ## all tests, those in a real browser and with PostgreSQL too
	$(BIN)/python -m pytest -n 2 --dist worksteal --ignore=tests/browser --ignore=tests/extras
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not walk" tests/browser

test-extras: $(EXTRAS_READY) test-docs test-walks test-fast ## what needs the extras rl, data, ray and train, in a .venv-extras of its own; the site; long walks; the compiled form
	HVOZD_EXTRAS=1 $(EXTRAS)/python -m pytest -n 2 tests/extras

test-fast: fast ## the compiled form: the same numbers and lists, all tests of kernel, rules and records, and 500 checked games
	HVOZD_PLAIN=0 $(BIN)/python -m pytest -n 2 --dist worksteal \
	  tests/compiled tests/core tests/golden tests/records tests/numbers tests/root tests/crescent tests/defenders tests/harrow tests/clockwork
	HVOZD_PLAIN=0 $(BIN)/hvozd sim all --games 125 --check --every 40 --jobs 2 --option rulings=any

test-walks: setup chromium axe ## whole games by mouse, keyboard and plain list, and all lessons, in a real browser
	$(BIN)/python -m pytest -n 2 --dist worksteal -m walk tests/browser

test-docs: $(DOCS_READY) chromium axe ## the site: no warning, no broken link, nothing from outside, axe-core finds nothing, the notebooks run
	HVOZD_DOCS=1 $(DOCS)/python -m pytest tests/docs

$(EXTRAS_READY): extras.lock pyproject.toml
	test -x $(EXTRAS)/python || $(PYTHON) -m venv .venv-extras
	$(EXTRAS)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r extras.lock
	$(EXTRAS)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(EXTRAS_READY)

dist: $(EXTRAS_READY) ## source distribution and wheel in dist/, checked: complete, and the wheel alone plays, simulates and serves
	rm -rf dist && $(EXTRAS)/python -m build --no-isolation --outdir dist .
	$(EXTRAS)/python -m twine check --strict dist/* && $(EXTRAS)/python -m check_wheel_contents dist/*.whl
	HVOZD_EXTRAS=1 HVOZD_PYTHONS="$(PYTHONS)" $(EXTRAS)/python -m pytest tests/extras/test_dist.py

browser-test: setup chromium axe ## only the tests in a real browser
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/browser

chromium: setup ## look for a Chromium; install it if there is none
	@$(BIN)/python -m tests.browser.chromium

axe: setup ## fetch axe-core, pinned by its hash, from the registry that npm is set to
	@$(BIN)/python -m tests.browser.axe

postgres: setup ## look for a PostgreSQL; install it if there is none
	@$(BIN)/python -m tests.postgres

first-move: setup chromium ## from git clone, and from the wheel, to the first legal move in browser, terminal and Python: seconds, 90 at most
	$(BIN)/python -m tests.browser.first_move $(PYTHON)

screenshots: setup chromium $(DOCS_READY) ## docs/img made anew by a real browser, the moving picture too
	$(BIN)/python -m tests.browser.screenshots docs/img
	$(DOCS)/python -m tests.browser.moving docs/img/turn.webp

docs: $(DOCS_READY) ## the site of all pages in site/; any warning is a fault
	NO_MKDOCS_2_WARNING=1 $(DOCS)/python -m mkdocs build --quiet --strict

$(DOCS_READY): docs.lock pyproject.toml
	test -x $(DOCS)/python || $(PYTHON) -m venv .venv-docs
	$(DOCS)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r docs.lock
	$(DOCS)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(DOCS_READY)

check: setup ## style, types, import directions
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy hvozd
	$(BIN)/python -m pytest tests/house

positions: setup ## the texts of positions at full length: 50 games of each game, 10,000 edits, 1,600 refusals (half an hour)
	HVOZD_LONG=1 HVOZD_SEED=$(SEED) $(BIN)/python -m pytest -n 2 tests/positions -rP

companion: setup ## 504 turns of automatic seats told to the companion, against the engine's own (ten minutes)
	HVOZD_LONG=1 $(BIN)/python -m pytest -n 2 tests/cardboard tests/browser/test_box.py -rP

numbers: setup ## positions and actions as numbers at full length: 5,000 decisions of each game (twenty minutes)
	HVOZD_LONG=1 $(BIN)/python -m pytest -n 2 tests/numbers

house: setup ## the plan of the house drawn anew from its imports (docs/img/house.svg)
	$(BIN)/python -m tests.house.picture docs/img/house.svg

language: setup ## sentences of each game in both languages side by side (docs/language.md)
	$(BIN)/python -m tests.tools.language docs/language.md

rules: setup ## every rule of every ledger with its code and its tests
	$(BIN)/hvozd rules

SOAK := --minutes $(SOAK_MINUTES) --seed $(SEED) --check --every $(SOAK_EVERY) --jobs 2 --option rulings=any

soak: setup ## long random play of every game, and of Root with bots, with all invariants checked (SOAK_GAMES, SOAK_BOTS, SOAK_MINUTES, SOAK_GAME, SEED)
	$(BIN)/hvozd sim $(SOAK_GAME) --games $(SOAK_GAMES) $(SOAK) $(SOAK_ARGS)
	$(if $(filter-out 0,$(SOAK_REFEREE)),$(if $(filter all root,$(SOAK_GAME)),$(BIN)/python -m tests.referee.soak --seed $(SEED) --decisions $(SOAK_REFEREE)))
	$(if $(filter-out 0,$(SOAK_BOTS)),$(if $(filter all root,$(SOAK_GAME)),$(BIN)/hvozd sim root --games $(SOAK_BOTS) --option bots=any $(SOAK)))

bench: setup $(PEERS_READY) $(EXTRAS_READY) ## speed of every game beside catanatron and python-chess in the same run
	$(BIN)/python benchmarks/bench.py --peers $(PEERS)/python --extras $(EXTRAS)/python --rounds $(BENCH_ROUNDS)

compare: setup ## is this tree as fast as another? BASE=commit, COMPARE_ROUNDS=7; the same seeds, turn about, in processor time
	rm -rf .compare && git worktree prune && git worktree add --quiet --detach .compare $(BASE)
	$(BIN)/python benchmarks/compare.py .compare . --rounds $(COMPARE_ROUNDS); status=$$?; git worktree remove --force .compare; exit $$status

bargain: setup ## what bargaining is worth in Crescent Moon: BARGAIN_PAIRS=60 games with it on and off for one seat
	$(BIN)/python benchmarks/bargain.py --pairs $(BARGAIN_PAIRS)

mutants: setup postgres ## how well the tests bite: MUTANTS=400 changes drawn by SEED, each held against the tests that run it
	$(BIN)/python -m tests.mutants.switches
	$(BIN)/python -m tests.mutants.campaign --count $(MUTANTS) --seed $(SEED) $(if $(ONLY),--only "$(ONLY)")

chaos: setup postgres ## servers killed, PostgreSQL restarted, a full disk, broken clients (KILLS=50, RESTARTS=10, DISKS=10); loopback only
	$(BIN)/python -m tests.web.chaos --kills $(KILLS) --restarts $(RESTARTS) --disks $(DISKS) --seed $(SEED)

load: setup postgres ## how many tables two workers with PostgreSQL hold, and what an action costs (LOAD=--seconds 20); loopback only, six minutes
	$(BIN)/python -m tests.web.load $(LOAD)

fuzz: setup ## bent actions, settings, records, positions and requests (FUZZ=100000, SEED): no crash, no hang, memory flat (half an hour)
	$(BIN)/python -m tests.fuzz.campaign --inputs $(FUZZ) --seed $(SEED)

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
	$(COMPILE) --extra rl --extra data --extra ray --extra train -o extras.lock pyproject.toml extras.in
	$(COMPILE) --extra rl --extra data --extra train -o docs.lock pyproject.toml docs.in
	$(COMPILE) -o benchmarks/peers.lock benchmarks/peers.in
	$(COMPILE) -o fast/fast.lock fast/fast.in

clean: ## remove what the targets made
	rm -rf .venv .venv-peers .venv-extras .venv-docs .venv-fast .venv-lock .fast .pytest_cache .mypy_cache .ruff_cache .hypothesis .axe build dist site *.egg-info
