# Everything a person types. `make` alone lists it; each target sets up what it needs.
BOARD ?= esp32-ht1621
CONTROL ?= 5+3
ESPRUINO ?=
NAME ?=
PORT ?=
FROM ?= $(BOARD)

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

INSTALLED := node_modules/.package-lock.json
BIN := node_modules/.bin
ZEITNOT := node sim/zeitnot.js
CODE := firmware hal sim test board-configs .ci
# What prettier formats; data and documents are laid out by hand.
FORMATTED := '{firmware,hal,sim,test,board-configs,.ci}/**/*.{ts,js,mjs,cjs}'
BOUNDED := firmware hal sim test board-configs

##@ Play
.PHONY: run web
run: $(INSTALLED) ## Play on the clock in this terminal. CONTROL=5+3
	@$(ZEITNOT) run --control '$(CONTROL)'

web: $(INSTALLED) ## Play on the clock in the browser
	@$(ZEITNOT) web

##@ Check
.PHONY: test check format types lint boundaries unit test-boards fuzz bench check-espruino
test: $(INSTALLED) ## Run everything that CI runs: check, then all tests
	@status=0; $(MAKE) check || status=1; $(MAKE) unit || status=1; exit $$status

check: $(INSTALLED) ## Types, lint, boundaries and format, without running the code
	@mkdir -p build; rm -f build/check.failed
	@for step in types lint boundaries formatted; do $(MAKE) $$step \
	  || { echo "check: $$step failed" >&2; echo $$step >>build/check.failed; }; done
	@[ ! -e build/check.failed ]

types: $(INSTALLED) ## Compile every project, the pure ones without a standard library
	@$(BIN)/tsc -b

lint: $(INSTALLED) ## ESLint: what Espruino cannot run, what makes garbage, size limits
	@$(BIN)/eslint --config test/lint/eslint.config.mjs --no-error-on-unmatched-pattern $(CODE)

boundaries: $(INSTALLED) ## Who imports whom
	@$(BIN)/depcruise --config test/lint/boundaries.cjs --output-type err-long \
	  $(wildcard $(BOUNDED))

.PHONY: formatted
formatted: $(INSTALLED)
	@$(BIN)/prettier --log-level warn --no-error-on-unmatched-pattern --check $(FORMATTED)

format: $(INSTALLED) ## Rewrite the sources in the project's format, long comments wrapped
	@$(BIN)/eslint --config test/lint/eslint.config.mjs --fix --quiet $(CODE) >/dev/null || true
	@$(BIN)/prettier --log-level warn --no-error-on-unmatched-pattern --write $(FORMATTED)

unit: $(INSTALLED) ## The tests alone. ONLY=test/core for a part
	@mkdir -p build && $(BIN)/jest --json --outputFile=build/jest.json $(ONLY)

test-boards: $(INSTALLED) ## Every scenario, power cut and exception; CI plays a sample
	@BOARDS=all $(BIN)/jest test/board

fuzz: $(INSTALLED) ## Ten million random events, all rules checked. SEED=1 EVENTS=1000
	@node firmware/tools/start.js test/fuzz/main.ts

bench: $(INSTALLED) ## Size, memory and wake-ups of every board's bundle
	@node firmware/tools/start.js test/espruino/bench.ts

check-espruino: $(INSTALLED) ## Run the bundles in a real interpreter. ESPRUINO=/path/to/espruino
	@ESPRUINO='$(ESPRUINO)' node firmware/tools/start.js test/espruino/check.ts

##@ Boards
.PHONY: build flash monitor boards new-board board-files
build: $(INSTALLED) ## Build the firmware of one board. BOARD=esp32-ht1621
	@$(ZEITNOT) build '$(BOARD)'

flash: $(INSTALLED) ## Put the firmware on a board. BOARD=esp32-ht1621 PORT=/dev/ttyUSB0
	@$(ZEITNOT) flash '$(BOARD)' --port '$(PORT)'

monitor: $(INSTALLED) ## Show what a clock says on its port. PORT=/dev/ttyUSB0
	@$(ZEITNOT) monitor --port '$(PORT)'

boards: $(INSTALLED) ## List the boards and check their files
	@$(ZEITNOT) boards

new-board: $(INSTALLED) ## Start a board file of your own. NAME=esp32-mine FROM=esp32-ht1621
	@node firmware/tools/start.js firmware/tools/new-board.ts '$(NAME)' '$(FROM)'

board-files: $(INSTALLED) ## Write the schema, wiring pages and drawings in board-configs anew
	@node firmware/tools/start.js firmware/tools/board-files.ts

##@ House
.PHONY: gallery clean help
gallery: $(INSTALLED) ## Draw every screen and both cards into sim/pictures
	@node firmware/tools/start.js sim/gallery.ts

clean: ## Remove what was built; the packages stay
	@rm -rf build dist coverage

help: ## This list
	@awk 'BEGIN { FS = ":.*## " } \
	  /^##@ / { printf "\n%s\n", substr($$0, 5) } \
	  /^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@printf '\nSettings go after the target: make build BOARD=esp32-ht1621\n'

# A newer lock file is only a hint; what counts is whether the packages in it are here.
$(INSTALLED): package-lock.json
	@node .ci/installed.js || npm ci --no-audit --no-fund
	@touch $@
