PYTHON ?= python3
WORKERS ?= $(shell nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# Passed on to the command of the target: make test ARGS="-k marriage", make lock ARGS=--upgrade
ARGS ?=

BIN := .venv/bin
CHECKED := $(wildcard setup.py src tests bench examples scripts)
PAGE := src/bequest/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/*.html web/*.json web/*.js web/*.ts src/bequest -type f \( -path "web/*" -o -name "*.ftl" \) ! -name schema.d.ts ! -name openapi.json)
WIRE_SOURCES := $(shell find src/bequest/core src/bequest/games src/bequest/server -name "*.py")
RULES := $(shell find src/bequest/core src/bequest/games -name "*.py") $(wildcard src/bequest/adapters/batch_*.py src/bequest/lab/train/rows.py)

MAKEFLAGS += --no-print-directory
export PYTHON

# uv otherwise trusts only the certificates it brings along, unlike pip.
export UV_SYSTEM_CERTS ?= 1
export UV_PYTHON_DOWNLOADS ?= never
export PIP_DISABLE_PIP_VERSION_CHECK ?= 1

# Caches, and the games of a server, live in the user's home; where there is none that can be written, in the checkout.
HOME_IS_WRITABLE := $(shell [ -d "$$HOME" ] && [ -w "$$HOME" ] && \
	{ [ ! -e "$$HOME/.cache" ] || [ -w "$$HOME/.cache" ]; } && echo yes)
ifneq ($(HOME_IS_WRITABLE),yes)
export XDG_CACHE_HOME := $(CURDIR)/.cache
export XDG_DATA_HOME ?= $(CURDIR)/.cache/share
export UV_CACHE_DIR := $(CURDIR)/.cache/uv
export PIP_CACHE_DIR := $(CURDIR)/.cache/pip
export npm_config_cache := $(CURDIR)/.cache/npm
endif

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup compile page play terminal serve test test-compiled test-long screens digests families examples fuzz mutants fresh lint format notes rules encodings fonts golden bench bench-page versus gate faults load strength learn wheel reference lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: .venv/.dev .venv/.compiled web/node_modules/.done $(PAGE) ## Install all that the other targets need into .venv and web/node_modules, compile the rules, build the page
	@:

compile: .venv/.compiled ## Compile the rules, where there is a C compiler: the same games, several times as fast
	@:

page: $(PAGE) ## Build the page that the server shows
	@:

# Leaving with Ctrl-C is no error.
play: .venv/.run $(PAGE) ## Play in the browser (with all in the home network, by a link and a QR code: LAN=1)
	@$(BIN)/python -m scripts.compiling
	@$(BIN)/bequest serve $(if $(LAN),--host 0.0.0.0) $(ARGS) || [ $$? -eq 130 ]

terminal: .venv/.run ## Play in the terminal
	@$(BIN)/bequest play $(ARGS) || [ $$? -eq 130 ]

serve: .venv/.run $(PAGE) ## Run a server on this machine, on which people play together
	@$(BIN)/bequest serve $(ARGS)

test: .venv/.dev web/node_modules/.done $(PAGE) ## Run the tests on the interpreted rules, one worker per core; of long sweeps a share
	@BEQUEST_PURE=1 $(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

test-compiled: .venv/.dev .venv/.compiled web/node_modules/.done $(PAGE) ## Run the tests on the compiled rules
	@$(BIN)/python -c 'import bequest, sys; sys.exit(0 if bequest.compiled() else "the rules are not compiled; that takes a C compiler and the headers of Python")'
	@$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

test-long: .venv/.dev .venv/.compiled web/node_modules/.done $(PAGE) ## Run the tests with all of every sweep, on the compiled rules where there are any
	@BEQUEST_LONG=1 $(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

screens: .venv/.dev web/node_modules/.done $(PAGE) ## Take pictures of the page at known moments into .cache/screens (beside drawings: MOCKUPS=folder; some: ARGS="gears --size phone")
	@$(BIN)/python -m scripts.screens $(if $(MOCKUPS),--mockups "$(MOCKUPS)") $(ARGS)

digests: .venv/.dev .venv/.compiled ## Play 1,000 games of every kind in both modes: they must be the same
	@$(BIN)/python -m tests.digests $(ARGS)

families: .venv/.dev .venv/.compiled ## Play 10,000 games of Crécy and keep the families that are hardest to draw, for the tests of the page
	@$(BIN)/python -m tests.browser.widest --jobs $(WORKERS) $(ARGS)

examples: .venv/.dev ## Run the worked examples of the adapters
	@$(BIN)/python -m examples $(ARGS)

fuzz: .venv/.dev ## Change positions, records, decks and command lines at random, and look for what breaks
	@mkdir -p .cache/fuzz && cd .cache/fuzz && PYTHONPATH=$(CURDIR) $(CURDIR)/$(BIN)/python -m tests.hostile.fuzz $(ARGS)

mutants: .venv/.dev ## Change the rules at random, one place at a time, and list the changes that no test notices
	@$(BIN)/python -m tests.mutants $(ARGS)

fresh: ## Prove that the committed state plays and tests on a bare machine
	@bash scripts/fresh.sh

lint: .venv/.dev web/node_modules/.done web/src/wire/schema.d.ts ## Check style, format and types
	@$(BIN)/ruff check $(CHECKED)
	@$(BIN)/ruff format --check $(CHECKED)
	@$(BIN)/mypy $(CHECKED)
	@sh scripts/node.sh npm --prefix web run --silent check

format: .venv/.dev ## Format the code and repair what can be repaired
	@$(BIN)/ruff check --fix $(CHECKED)
	@$(BIN)/ruff format $(CHECKED)

notes: .venv/.dev ## Note which functions the tests of each rule run, for make rules
	@BEQUEST_RECORD=1 BEQUEST_PURE=1 $(BIN)/python -m pytest -n $(WORKERS) -m rule $(ARGS)

rules: .venv/.dev ## Show which rules have tests and which code cites them (one rule: ARGS=G-9.4)
	@$(BIN)/python -m tests.rules.coverage --strict $(ARGS)

encodings: .venv/.dev ## Rewrite the tables of encoded fields in docs
	@$(BIN)/python -m scripts.encodings

reference: .venv/.dev ## Rewrite the reference of the contract and of every game, and the JSON schemas, in docs
	@$(BIN)/python -m scripts.reference

fonts: .venv/.dev web/node_modules/.done ## Rewrite the small fonts of the page, after texts with new letters
	@$(BIN)/python -m scripts.fonts

golden: .venv/.dev ## Rewrite the golden games, to be reviewed as a diff
	@$(BIN)/python -m tests.golden.rewrite $(ARGS)

bench: .venv/.dev .venv/.compiled .venv-peers/.peers ## Measure speed, also against peers
	@$(BIN)/python -m bench $(ARGS)

bench-page: .venv/.dev web/node_modules/.done $(PAGE) ## Weigh and time the page in a browser (beside static drawings of its boards: MOCKUPS=folder)
	@$(BIN)/python -m bench.page $(if $(MOCKUPS),--mockups "$(MOCKUPS)") $(ARGS)

load: .venv/.dev .venv/.compiled bench/load/peer/node_modules/.done ## Measure what a server bears, beside boardgame.io's (half a minute without it: ARGS=--smoke)
	@$(BIN)/python -m bench.load $(ARGS)

versus: .venv/.dev .venv/.compiled ## Measure this build beside that of another checkout: make versus ARGS=../before
	@$(BIN)/python -m bench.versus $(ARGS)

gate: .venv/.dev .venv/.compiled ## Check that the games have not become slower, in both modes
	@BEQUEST_PURE=1 $(BIN)/python -m bench.gate $(ARGS)
	@$(BIN)/python -m bench.gate $(ARGS)

faults: .venv/.dev .venv/.compiled ## Kill the server, its workers, fill its disk and turn its clock while many play; nothing may be lost (30 seconds of it: ARGS=--smoke)
	@$(BIN)/python -m bench.faults $(ARGS)

strength: .venv/.dev .venv/.compiled ## Measure how strong the bots are, one measure at a time (ARGS=net-crecy-2; list: no ARGS), and rewrite docs/strength.md
	@$(BIN)/python -m scripts.strength $(ARGS)

learn: .venv/.dev .venv/.compiled ## Learn a game for half a minute, check that it beats random players, and test learning, where PyTorch can be had without CUDA
	@sh scripts/learn.sh $(WORKERS)

wheel: .venv/.dev $(PAGE) ## Build sdist and wheel into dist as pip does, and try both, with and without a compiler (other Pythons: ARGS="python3.12 python3.13")
	@sh scripts/wheel.sh $(ARGS)

# Constraints keep a package that stands in several sets at one version.
lock: .venv/.boot ## Lock the requirements anew (newest versions: ARGS=--upgrade)
	@sh scripts/lock.sh boot $(ARGS)
	@sh scripts/lock.sh run $(ARGS)
	@sh scripts/lock.sh build -c requirements/boot.txt -c requirements/run.txt $(ARGS)
	@sh scripts/lock.sh dev -c requirements/boot.txt -c requirements/run.txt -c requirements/build.txt $(ARGS)
	@sh scripts/lock.sh peers $(ARGS)

clean: ## Remove everything that make has made
	@rm -rf .venv .venv-peers .venv-train .cache .hypothesis build dist web/node_modules web/openapi.json web/src/wire/schema.d.ts bench/load/peer/node_modules src/*.egg-info src/bequest/compiled.json src/bequest/server/page
	@find $(CHECKED) -name __pycache__ -type d -prune -exec rm -rf {} +
	@find src -name "*.so" -delete

# Set-up leaves a stamp for each step, so that a step runs again only when its list has changed.
.venv/.boot: requirements/boot.txt
	@sh scripts/install.sh .venv $<
	@touch $@

.venv/.run: requirements/run.txt pyproject.toml .venv/.boot
	@sh scripts/install.sh .venv $<
	@echo "setup: bequest itself"
	@BEQUEST_PURE=1 $(BIN)/python -m pip install -qq --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.build: requirements/build.txt .venv/.run
	@sh scripts/install.sh .venv $<
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.build
	@sh scripts/install.sh .venv $<
	@touch $@

# What builds the page; with a browser and what checks the page, three times as much.
web/node_modules/.build: web/package-lock.json .venv/.build
	@echo "setup: web/package-lock.json, to build the page"
	@sh scripts/node.sh npm --prefix web ci --omit=dev --no-progress --silent
	@touch $@

web/node_modules/.done: web/package-lock.json .venv/.build
	@echo "setup: web/package-lock.json"
	@sh scripts/node.sh npm --prefix web ci --no-progress --silent
	@touch web/node_modules/.build $@

$(PAGE): $(PAGE_SOURCES) | web/node_modules/.build
	@echo "setup: the page"
	@sh scripts/node.sh npm --prefix web run --silent build -- --logLevel warn

web/openapi.json: $(WIRE_SOURCES) .venv/.run
	@$(BIN)/python -m scripts.openapi $@

web/src/wire/schema.d.ts: web/openapi.json | web/node_modules/.done
	@sh scripts/node.sh npm --prefix web run --silent types

bench/load/peer/node_modules/.done: bench/load/peer/package-lock.json .venv/.build
	@echo "setup: bench/load/peer/package-lock.json"
	@sh scripts/node.sh npm --prefix bench/load/peer ci --no-progress --silent --omit=peer --legacy-peer-deps
	@touch $@

# Without a compiler this says so in one line, and everything runs interpreted.
.venv/.compiled: $(RULES) setup.py scripts/docstrings.py .venv/.build
	@echo "setup: compiling the rules (a minute or two)"
	@$(BIN)/python setup.py -q build_ext --inplace
	@[ ! -e src/bequest/compiled.json ] || touch $@

.venv-peers/.peers: requirements/peers.txt .venv/.boot
	@sh scripts/install.sh .venv-peers $<
	@touch $@
