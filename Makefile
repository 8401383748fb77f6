# `make` alone lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python scripts/install.py
# A lock names everything that is needed, so nothing is looked for besides.
LOCKED := $(INSTALL) --no-deps --require-hashes -r
TIMED := $(BIN)/python scripts/timed.py
NPM := $(BIN)/python hatch_build.py npm
# Four for two cores: tests often wait for a server or a clock. Where lines are counted none waits.
PYTEST := $(BIN)/python -m pytest --quiet --numprocesses=4 --dist=worksteal
# Packages whose every line must be covered by their tests and examples. Lines are counted only
# there, because counting takes more time than most tests, and collecting the others too.
COVERED_PACKAGES := fair games kernel presentation/story record
COVERED := $(COVERED_PACKAGES:%=tests/%) $(COVERED_PACKAGES:%=src/medici/%) tests/rules
# Tests whose samples `make test-long` enlarges (tests/long_run.py).
SAMPLED = tests/property $(shell grep --recursive --files-with-matches --include='test_*.py' sample_size tests)
# Where samples are large, a test may take longer than elsewhere without hanging.
LONG_TIMEOUT := --override-ini=faulthandler_timeout=3600
# Runs targets side by side, two at a time, and goes on after a failure, so that all faults are told.
TOGETHER := $(MAKE) --no-print-directory --keep-going --jobs=2

# The parts of `make lint`, the longest first. A new check gets its name here and a target below.
LINT := types svelte eslint prettier layers picture listing style format sizes subjects

# The checks start Python often; let it keep its bytecode, even where a container says otherwise.
export PYTHONDONTWRITEBYTECODE :=

# A Python named by hand (make play PYTHON=python3.12) replaces an environment made with another.
ifneq ($(origin PYTHON),file)
ifneq ($(wildcard $(VENV)/.made),)
ifneq ($(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null),$(shell cat $(VENV)/.made))
REMAKE := remake
endif
endif
endif

.DEFAULT_GOAL := help
.PHONY: help play check test test-long lint tidy pages bench docs dist lock club cluster cuda clean remake
.PHONY: $(LINT) quick rules letters bytecode vitest browser counted uncounted in-browser

help: ## Say what there is
	@echo "Medici: the board, card and dice games at one table."
	@echo
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'
	@echo
	@echo "Python 3.11 or newer is needed; name another one with PYTHON=python3.12."

play: $(VENV)/.runtime pages ## Play in your browser (in a terminal: .venv/bin/medici play)
	@$(BIN)/medici serve --open

check: $(VENV)/.dev pages ## Check style, types and layers and run the quick tests, in 90 seconds
	@echo "Checking style, types, layers and pages; running the quick tests..."
	@$(TIMED) --show "make check" $(TOGETHER) quick $(LINT)

test: $(VENV)/.dev pages browser ## Run every check: lint, types, layers, tests and coverage
	@echo "Checking style, types, layers and pages; compiling the rules..."
	@$(TOGETHER) rules bytecode letters $(LINT) vitest
	@echo "Running the tests, those in the browser beside the others..."
	@$(TOGETHER) in-browser counted uncounted

test-long: $(VENV)/.dev $(VENV)/.cluster pages browser ## Run the longest tests: more whole games, more pages, more by chance
	@TEST_LONG=1 $(TIMED) --show "tests with large samples" $(PYTEST) $(LONG_TIMEOUT) $(SAMPLED)
	@$(TIMED) --show "long tests" $(PYTEST) -m long

lint: $(VENV)/.dev pages ## Check style, types, layers and pages, without any tests
	@echo "Checking style, types, layers and pages..."
	@$(TOGETHER) $(LINT)

tidy: $(VENV)/.dev ## Put sources into the form that lint expects
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .
	@$(NPM) run --silent format

$(LINT) quick rules letters bytecode vitest counted uncounted in-browser: $(VENV)/.dev

style:
	@$(TIMED) "style" $(BIN)/ruff check --quiet .

format:
	@$(TIMED) "format (see make tidy)" $(BIN)/ruff format --check --quiet .

types:
	@$(TIMED) "types" $(BIN)/mypy --no-error-summary src tests scripts benchmarks hatch_build.py

layers:
	@$(TIMED) "layers" $(BIN)/lint-imports --no-logo

picture:
	@$(TIMED) "picture of the layers" $(BIN)/python scripts/layers.py --check

listing:
	@$(TIMED) "listing of files" $(BIN)/python scripts/file_listing.py --check

sizes:
	@$(TIMED) "sizes of files" $(BIN)/python scripts/check_sizes.py

subjects:
	@$(TIMED) "subjects of commits" $(BIN)/python scripts/check_subjects.py

svelte:
	@$(TIMED) "types of the pages" $(NPM) run --silent types

eslint:
	@$(TIMED) "style of the pages" $(NPM) run --silent lint

prettier:
	@$(TIMED) "format of the pages" $(NPM) run --silent format:check

vitest:
	@$(TIMED) "tests of the pages" $(NPM) run --silent test

# Tests that run side by side would each compile the same rules.
rules:
	@$(TIMED) "rules compiled" $(BIN)/python scripts/compile_rules.py

# Hypothesis sorts all of Unicode once, and keeps it; each process of the tests would do so.
letters:
	@$(TIMED) "letters sorted" $(BIN)/python -c "from hypothesis import find, strategies as st; find(st.text(), bool)"

# pytest rewrites the asserts of all tests, and keeps them; so would each process of the tests.
bytecode:
	@$(TIMED) "tests rewritten" $(BIN)/python -m pytest --quiet --collect-only tests src

quick:
	@$(TIMED) "quick tests" $(PYTEST) -m "not slow and not long"

counted:
	@$(TIMED) --show "tests that cover every line" $(PYTEST) --numprocesses=3 $(COVERED) -m "not long" --cov --cov-branch --cov-report=term --cov-fail-under=100

uncounted:
	@$(TIMED) --show "tests" $(PYTEST) tests src $(COVERED:%=--ignore=%) --ignore=tests/e2e -m "not long"

# What this says is shown at its end, so that it does not mix with the others.
in-browser:
	@$(TIMED) "tests in the browser" $(PYTEST) --numprocesses=2 tests/e2e -m "not long"

pages: $(VENV)/.runtime ## Build the pages that the server serves, if they have changed
	@$(BIN)/python hatch_build.py

browser: $(VENV)/.dev
	@scripts/browser

bench: $(VENV)/.runtime ## Measure how fast the games run here
	@$(BIN)/medici bench

docs: $(VENV)/.dev pages ## Build the documents as a site, which the server has under /docs
	@$(BIN)/python scripts/reference.py
	@$(BIN)/python scripts/check_links.py .
	@$(BIN)/python hatch_build.py docs

dist: $(VENV)/.dev pages ## Build the sdist and the wheel, and try both in fresh environments
	@$(BIN)/python scripts/dist.py

lock: $(VENV)/.dev ## Pin the dependencies anew (UPGRADE=1 takes the newest)
	@echo "Pinning the dependencies..."
	@scripts/lock

club: $(VENV)/.club ## Add what a public house runs on: PostgreSQL, Redis, Web Push, uvloop

cluster: $(VENV)/.cluster ## Add what is needed to play on many machines

cuda: $(VENV)/.cuda ## Add what is needed to play on an NVIDIA GPU

clean: ## Remove the environment and everything built
	@rm -rf $(VENV) build dist web/node_modules web/generated src/medici/online/server/static src/medici/online/server/docs .cache .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .coverage .coverage.* htmlcov
	@find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.made: $(REMAKE)
	@command -v "$(PYTHON)" > /dev/null 2>&1 || { \
	  echo "Medici needs Python 3.11 or newer, but no '$(PYTHON)' was found here."; \
	  echo "Install it, or name another one: make $(or $(firstword $(MAKECMDGOALS)),play) PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Medici needs Python 3.11 or newer, but '$(PYTHON)' is $$($(PYTHON) --version 2>&1)."; \
	  echo "Name a newer one: make $(or $(firstword $(MAKECMDGOALS)),play) PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2> /dev/null || { \
	  echo "Medici needs Python's venv module, but $$($(PYTHON) --version) ('$(PYTHON)') came without it."; \
	  echo "On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv --clear --without-pip $(VENV)
	@$(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' > $@

# npm fetches packages while others are installed; both must succeed.
$(VENV)/.runtime: requirements.lock requirements-build.lock requirements-uv.lock pyproject.toml $(VENV)/.made
	@echo "Setting up $(VENV) with the pinned dependencies (once)..."
	@$(LOCKED) requirements-build.lock
	@$(BIN)/python hatch_build.py packages & $(LOCKED) requirements.lock; status=$$?; wait $$! && exit $$status
	@$(BIN)/python hatch_build.py
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements-dev.lock web/package-lock.json $(VENV)/.runtime
	@echo "Adding the pinned tools for tests and checks (once)..."
	@$(BIN)/python hatch_build.py tools & $(LOCKED) requirements-dev.lock; status=$$?; wait $$! && exit $$status
	@touch $@

$(VENV)/.club: requirements-club.lock $(VENV)/.runtime
	@echo "Adding the pinned dependencies of a public house (once)..."
	@$(LOCKED) requirements-club.lock
	@touch $@

$(VENV)/.cluster: requirements-cluster.lock $(VENV)/.runtime
	@echo "Adding the pinned cluster dependencies (once)..."
	@$(LOCKED) requirements-cluster.lock
	@touch $@

$(VENV)/.cuda: requirements-cuda.lock $(VENV)/.runtime
	@echo "Adding the pinned CUDA dependencies (once)..."
	@$(LOCKED) requirements-cuda.lock
	@touch $@
