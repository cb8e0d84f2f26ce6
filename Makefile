# One line per target: `make` alone lists them. Needs Python 3.11 or later and make, nothing else.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CODE := $(wildcard src tests bench tools)
WEB := src/banneret/table/static/.built
WEB_SOURCES := $(shell find web -name node_modules -prune -o -name tests -prune -o -type f -print 2>/dev/null)
COMPILE := $(BIN)/uv pip compile pyproject.toml --quiet --no-config --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

# Arguments for `make play`, `make test` and `make bench`, e.g. make test ARGS="tests/core -k seats"
ARGS ?=
# Test processes; 0 runs the tests in one.
JOBS ?= auto

.DEFAULT_GOAL := help
.PHONY: help setup web play types test check format bench lock upgrade clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(READY) ## make .venv with the locked requirements and the project in it

web: $(WEB) ## build the browser client

play: WITHOUT_WEB = || echo "banneret: without it you play in the terminal" >&2
play: $(READY) $(WEB) ## play a game: your seat against bots (ARGS="--help" lists the choices)
	@$(BIN)/banneret play $(ARGS)

types: $(READY) ## make the browser client's types from the server's messages
	$(BIN)/python tools/make_client_types.py

test: WITHOUT_WEB = || echo "banneret: its tests are skipped" >&2
test: $(READY) $(WEB) ## run the tests
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

check: $(READY) ## formatting, lint, types, and who may import whom
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports

format: $(READY) ## format the code and mend what ruff can mend
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)

bench: $(READY) ## run the benchmarks
	$(BIN)/python -m pytest bench -o addopts="--import-mode=importlib" -o python_files="bench_*.py" -p benchmark $(ARGS)

lock: $(READY) ## pin the requirements that pyproject.toml asks for, keeping the pins that still fit
	$(COMPILE) $(LOCKARGS) --output-file requirements/base.txt
	$(COMPILE) $(LOCKARGS) --extra dev --constraint requirements/base.txt --output-file requirements/dev.txt

upgrade: ## pin the newest requirements
	@$(MAKE) lock LOCKARGS=--upgrade

clean: ## remove .venv and everything that was made
	rm -rf $(VENV) build dist web/node_modules $(dir $(WEB)) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .benchmarks
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Requirements first, each with its hash, then the project itself with the build backend from among them.
$(READY): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "banneret: $(PYTHON) must be Python 3.11 or later, here it is: $$($(PYTHON) -V 2>&1 || true) (set PYTHON=...)" >&2; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "banneret: $(PYTHON) lacks the venv module (on Debian and Ubuntu: apt install python3-venv)" >&2; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# Where it cannot be built, playing and testing go on without it.
$(WEB): $(WEB_SOURCES) | $(READY)
	@$(BIN)/python tools/build_web.py $(WITHOUT_WEB)
