# The house rules of the workshop. `make` alone says what there is.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

# A Python named by hand (make play PYTHON=python3.12) replaces an environment made with another.
ifneq ($(origin PYTHON),file)
ifneq ($(wildcard $(VENV)/.made),)
ifneq ($(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null),$(shell cat $(VENV)/.made))
REMAKE := remake
endif
endif
endif

.DEFAULT_GOAL := help
.PHONY: help play test lint pages browser bench docs lock cluster clean remake

help: ## Say what there is
	@echo "Medici: the board, card and dice games at one table."
	@echo
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1|\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{ printf "%-15s %s\n", $$1, $$2 }'
	@echo
	@echo "Python 3.11 or newer is needed; name another one with PYTHON=python3.12."

play: $(VENV)/.runtime pages ## Open the house in your browser (the terminal: .venv/bin/medici play)
	@$(BIN)/medici serve --open

test: lint pages browser $(VENV)/.cluster ## Run every check: lint, types, layers, tests and coverage
	@echo "Testing the pages..."
	@$(BIN)/python hatch_build.py npm run --silent test
	@echo "Running the tests..."
	@$(BIN)/python -m pytest -q -n 2 --ignore tests/e2e --cov --cov-branch --cov-report=term --cov-fail-under=100
	@echo "Running the tests in the browser..."
	@$(BIN)/python -m pytest -q tests/e2e

pages: $(VENV)/.runtime ## Build the pages that the server serves, if they have changed
	@$(BIN)/python hatch_build.py

browser: $(VENV)/.dev
	@scripts/browser

lint: $(VENV)/.dev ## Check style, types and the direction of imports
	@echo "Checking style, types and layers..."
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "Run $(BIN)/ruff format to tidy up:"; $(BIN)/ruff format --check .; exit 1; }
	@$(BIN)/mypy --no-error-summary src tests scripts benchmarks hatch_build.py
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python scripts/browser_types.py --check
	@$(BIN)/python hatch_build.py npm run --silent check

bench: $(VENV)/.runtime ## Measure how fast the games run here
	@$(BIN)/medici bench

docs: $(VENV)/.dev ## Run the examples in the documents and check their links
	@echo "Running the examples in the documents..."
	@$(BIN)/python -m pytest -q -p no:cacheprovider --doctest-glob='*.md' docs README.md; rc=$$?; [ $$rc -eq 0 ] || [ $$rc -eq 5 ]
	@$(BIN)/python scripts/check_links.py .

lock: $(VENV)/.dev ## Pin the dependencies anew (UPGRADE=1 takes the newest)
	@echo "Pinning the dependencies..."
	@scripts/lock

cluster: $(VENV)/.cluster ## Add what is needed to play on many machines

clean: ## Remove the environment and everything built
	@rm -rf $(VENV) build dist web/node_modules src/medici/server/static .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .coverage .coverage.* htmlcov
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
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' > $@

$(VENV)/.runtime: requirements.lock requirements-build.lock pyproject.toml $(VENV)/.made
	@echo "Setting up $(VENV) with the pinned dependencies (once)..."
	@$(PIP) install --require-hashes -r requirements.lock -r requirements-build.lock
	@$(BIN)/python hatch_build.py
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements-dev.lock $(VENV)/.runtime
	@echo "Adding the pinned tools for tests and checks (once)..."
	@$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@

$(VENV)/.cluster: requirements-cluster.lock $(VENV)/.runtime
	@echo "Adding the pinned cluster dependencies (once)..."
	@$(PIP) install --require-hashes -r requirements-cluster.lock
	@touch $@
