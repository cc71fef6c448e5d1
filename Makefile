# Run `make help` for a list of commands. All of them use the Node version pinned in package.json.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help install run dev build test prove lint format types bench client clean

# Prefers node_modules/.bin/node, except for npm ci, which replaces it.
export SYSTEM_PATH := $(PATH)
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)

INSTALLED := node_modules/.installed-lock.json
SOURCES := $(shell find src web -name node_modules -prune -o -name '*.test.*' -prune -o -name routeTree.gen.ts -prune -o \
	\( -type f -o -type d ! -path web/src ! -name '(*)' \) -print 2>/dev/null)
BUILT := dist/.built

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

install: ## Install the dependencies, if the lock file changed
	@cmp -s package-lock.json $(INSTALLED) || { $(CHECK_NPM) && $(INSTALL); }

run: $(BUILT) ## Start Wayfare on http://localhost:3000
	@$$(node -p "require('./package.json').scripts.start")

dev: install ## Start Wayfare on http://localhost:3000 and reload it on every change
	@npm run --silent dev

build: $(BUILT) ## Build server and web app, if a source changed

$(BUILT): $(SOURCES) package-lock.json tsconfig.json tsconfig.build.json | install
	@echo 'Building the server…'
	@npm run --silent build:server
	@echo 'Building the web app…'
	@npm run --silent build:web
	@touch $(BUILT)

test: install ## Run all checks and tests, or one file: make test FILE=test/api/operations/start.spec.ts
	@$(if $(FILE),$(TEST_FILE),exec npm test --silent)

prove: $(BUILT) ## Run the slow tests: faults under load, abuse, every guard
	@npm run --silent prove

lint: install ## Check style
	@npm run --silent lint

types: install ## Check types
	@npm run --silent types

format: install ## Fix style automatically
	@npm run --silent format

bench: install ## Run the benchmarks
	@npm run --silent bench

client: install ## Regenerate the typed API client of the web app
	@npm run --silent client

clean: ## Delete build and test output, but no data
	rm -rf dist .test coverage test-results playwright-report

define TEST_FILE
case '$(FILE)' in \
test/browser/*) $(MAKE) --silent build && exec npm run --silent test:browser -- '$(FILE)' ;; \
web/*) exec npm run --silent test:web -- '$(FILE:web/%=%)' ;; \
*) exec npm run --silent test:server -- '$(FILE)' ;; \
esac
endef

define CHECK_NPM
export PATH="$$SYSTEM_PATH" && \
{ command -v npm >/dev/null || { echo 'Wayfare needs Node 20 or later with npm: https://nodejs.org' >&2; exit 1; }; } && \
cache="$$(npm config get cache)" && \
{ mkdir -p "$$cache" 2>/dev/null && [ -w "$$cache" ] || { \
	echo "npm cannot write to its cache $$cache: fix its permissions, or set npm_config_cache to another folder." >&2; exit 1; }; }
endef

# Install scripts must run, because they download Node and PostgreSQL. The two disabled here are not needed.
define INSTALL
echo 'Installing: about 1.1 GB, a minute or two…' && \
export SCARF_ANALYTICS=false SKIP_INSTALL_SIMPLE_GIT_HOOKS=1 && \
npm ci --include=dev --include=optional --ignore-scripts=false --no-audit --no-fund --loglevel=error && \
cp package-lock.json $(INSTALLED)
endef
