# Two commands for everyone: `make play` and `make test`. The rest is for the workshop.

PYTHON ?= python3
UV := .tools/bin/uv
UV_VERSION := 0.13.7
PURE := .venv
COMPILED := .venv-compiled
BUNDLE := src/mathom/server/static/index.html
MACHINE := .tools/.machine
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)
SOURCES := $(shell find src -name '*.py' 2>/dev/null) build_hook.py pyproject.toml

.PHONY: release-logs card-audit card-draft coverage-page rules-coverage word-coverage vocabulary play terminal test lint test-web test-pure test-compiled soak bench weights book card-weights golden screenshots latency pins bars clean

play: $(PURE)/.ready $(BUNDLE) ## set up everything and open the table in the browser
	$(PURE)/bin/mathom serve --open

terminal: $(PURE)/.ready ## play The Confrontation in the terminal
	$(PURE)/bin/mathom play confrontation

# Two things at once: tests in a browser wait much, and the compiler does not.
test: ## everything that must hold before a change lands
	$(MAKE) --jobs 2 --output-sync=target lint test-web test-pure test-compiled

lint: $(PURE)/.ready-dev
	$(PURE)/bin/ruff check .
	$(PURE)/bin/ruff format --check .
	$(PURE)/bin/mypy

test-web: $(BUNDLE)
	cd web && npm run check && npm test

test-pure: $(PURE)/.ready-dev $(BUNDLE) $(MACHINE)
	$(PURE)/bin/pytest -n 2 --durations=30

test-compiled: $(COMPILED)/.ready
	$(COMPILED)/bin/python -c "from mathom.lab.bench import compiled; assert compiled()"
	$(COMPILED)/bin/pytest -n 2 tests/conformance tests/rulebook tests/cards tests/soak tests/lab tests/players

soak: $(COMPILED)/.ready ## many more random games than `make test` plays
	MATHOM_SOAK=200000 $(COMPILED)/bin/pytest -n 2 tests/soak tests/rulebook/lcg/test_late_stages.py

bench: $(PURE)/.ready-bench $(COMPILED)/.ready-bench ## the figures of docs/benchmarks.md
	$(COMPILED)/bin/mathom bench confrontation
	$(PURE)/bin/mathom bench confrontation

# Three hours of two cores; what was played is kept in BARS, so a run that was stopped goes on.
BARS ?= bars
GAMES ?= 1000
bars: $(COMPILED)/.ready ## how strong search is: the rows of docs/benchmarks.md
	for pair in search:500,search:250 search:1000,search:500 search:2000,search:1000 search:4000,search:2000; do \
	  $(COMPILED)/bin/mathom arena confrontation --players $$pair --games $(GAMES) --seed bars --keep $(BARS)/$$pair || exit 1; done
	for pair in search:1000,random search:1000,heuristic search:250,determinised:250 cheat:250,search:250; do \
	  $(COMPILED)/bin/mathom arena confrontation --players $$pair --games 400 --seed bars --keep $(BARS)/$$pair || exit 1; done

weights: $(COMPILED)/.ready ## fit The Confrontation's evaluation and beliefs to self-play
	$(COMPILED)/bin/python -m mathom.lab.fit_confrontation search:100 6000 weights 2 src/mathom/players/confrontation

book: $(COMPILED)/.ready ## make the book of placements anew, by self-play
	$(COMPILED)/bin/python -m mathom.lab.book 60 2560 60 book 2 src/mathom/players/confrontation/book.py

card-weights: $(COMPILED)/.ready ## fit the evaluation weights of both card games
	$(COMPILED)/bin/python -m mathom.lab.fit_lcg heuristic 6000 w 2 src/mathom/players/lcg/weights.py
	$(COMPILED)/bin/python -m mathom.lab.fit_tcg heuristic 4000 w 2 src/mathom/players/tcg/weights.py

golden: $(PURE)/.ready-dev ## write the golden playthroughs anew, after a new rules version
	PYTHONPATH=tests/support:tools $(PURE)/bin/python tools/golden_logs.py

# The founders' folder with rulebooks and printed cards, which is not in the repository: see the README.
release-logs: $(PURE)/.ready-dev ## keep this release's golden logs with those of the releases before
	PYTHONPATH=tests/support $(PURE)/bin/python tools/golden_logs.py --keep

SHARED ?= ../shared
card-audit: $(PURE)/.ready-dev ## compare the cards' facts with the shared card files, where they are
	PYTHONPATH=tests/support:tools $(PURE)/bin/python tools/card_audit.py $(SHARED)

rules-coverage: $(PURE)/.ready-dev ## write docs/rules-coverage.md anew
	PYTHONPATH=tests/support:tools $(PURE)/bin/python tools/rules_coverage.py

word-coverage: $(PURE)/.ready-dev ## write docs/tcg-words.md anew: a test that would miss each word
	PYTHONPATH=tests/support:tools $(PURE)/bin/python tools/tcg_word_coverage.py

vocabulary: $(PURE)/.ready-dev ## after a word came, went or moved: the vocabulary of card files, and the words' pages
	$(PURE)/bin/python -m mathom.lab.vocabularies
	$(PURE)/bin/python -m mathom.lab.word_index

SET ?= 1
card-draft: $(PURE)/.ready-dev ## what the vocabulary reads of a set's printed wordings: SET=2
	$(PURE)/bin/python -m mathom.lab.drafting $(SHARED) --set $(SET)

coverage-page: $(PURE)/.ready-dev ## write docs/lcg-coverage.md anew
	PYTHONPATH=tests/support:tools $(PURE)/bin/python tools/lcg_coverage.py

screenshots: $(PURE)/.ready-dev $(BUNDLE) $(MACHINE) ## draw the pictures of docs/screenshots anew
	PYTHONPATH=tests/support:tools $(PURE)/bin/python tools/terminal_screenshot.py
	PYTHONPATH=tests/support:tools $(PURE)/bin/python tools/web_screenshots.py

latency: $(PURE)/.ready-dev $(BUNDLE) $(MACHINE) ## how soon an answer shows on the board, in Chromium
	PYTHONPATH=tests/support:tools $(PURE)/bin/python tools/web_latency.py

pins: $(UV) ## pin the newest versions that requirements*.in allow
	for name in requirements requirements-dev requirements-bench; do \
	  $(UV) pip compile --quiet --upgrade --no-header \
	    --python-version 3.11 $$name.in -o $$name.txt; done

clean:
	rm -rf .tools $(PURE) $(COMPILED) src/mathom/server/static web/node_modules web/dist build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# On a bare Debian, venv is a package of its own.
$(UV):
	$(PYTHON) -m venv .tools || \
	  (apt-get update && apt-get install -y python3-venv && $(PYTHON) -m venv .tools)
	.tools/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)

$(PURE)/.ready: $(UV) requirements.txt pyproject.toml
	$(UV) venv --quiet --allow-existing --python $(PYTHON) $(PURE)
	$(UV) pip install --quiet --python $(PURE) -r requirements.txt
	MATHOM_PURE=1 $(UV) pip install --quiet --python $(PURE) --no-deps --editable .
	touch $@

$(PURE)/.ready-dev: $(PURE)/.ready requirements-dev.txt
	$(UV) pip install --quiet --python $(PURE) -r requirements-dev.txt
	touch $@

# The page, built where the server looks for it. A bundle that cannot be built is an error.
$(BUNDLE): web/node_modules/.ready $(WEB)
	cd web && npm run build
	rm -rf src/mathom/server/static && cp -r web/dist src/mathom/server/static
	touch $@

web/node_modules/.ready: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch $@

# The browser and database tests use Debian's Chromium and PostgreSQL.
$(MACHINE): $(UV)
	command -v chromium >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	  (apt-get update && apt-get install -y --no-install-recommends chromium postgresql)
	touch $@

# mypyc needs a C compiler and Python's headers. The page is made first: the wheel would make it too.
$(COMPILED)/.ready: $(UV) requirements-dev.txt $(SOURCES) | $(BUNDLE)
	command -v cc >/dev/null || (apt-get update && apt-get install -y gcc python3-dev)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) $(COMPILED)
	$(UV) pip install --quiet --python $(COMPILED) -r requirements-dev.txt
	$(UV) pip install --quiet --python $(COMPILED) --no-deps --no-build-isolation --reinstall .
	touch $@

%/.ready-bench: %/.ready requirements-bench.txt
	$(UV) pip install --quiet --python $* -r requirements-bench.txt
	touch $@
