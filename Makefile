# gojpf: build, run and test. `make help` lists the targets.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

# scripts/env finds Go and a JDK that are not on the PATH, and does without cgo
# where z3 is missing.
GO ?= scripts/env go

BIN   := bin/gojpf
BUILD := build

# `gojpf version` tells the revision where git can, whatever GOFLAGS say.
STAMP = $(shell git status --porcelain >/dev/null 2>&1 && echo -buildvcs=auto)

# The program that `make run` runs: any .jpf file, and +key=value settings.
JPF  ?= examples/crossing/Crossing.jpf
ARGS ?=

# Go tests: packages, and flags of our own choice (GOTESTFLAGS=-v).
PKGS        ?= ./...
GOTESTFLAGS ?=
TIMEOUT     ?= 40m

# How long `make fuzz` gives each fuzz test.
FUZZTIME ?= 30s

# How many programs the differential tests compare; 0 means all there are.
DIFFTEST_TEST ?= 60
DIFFTEST_FULL ?= 0

# What recompiles the embedded classes of the models.
MODELS_BUILD ?= $(GO) run ./models/internal/build

STATICCHECK ?= $(GO) run honnef.co/go/tools/cmd/staticcheck@v0.8.2
DEADCODE    ?= $(GO) run golang.org/x/tools/cmd/deadcode@v0.52.0

.PHONY: help
help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /\1\t/' | expand -t 16

.PHONY: setup
setup: ## install what is missing to build and test (Debian), or say what is
	@scripts/setup

.PHONY: build
build: ## build bin/gojpf
	$(GO) build $(STAMP) -o $(BIN) ./cmd/gojpf

.PHONY: run
run: setup build ## run an example, or your own program: make run JPF=path/To.jpf ARGS=+key=value
	@scripts/run-example $(BIN) $(JPF) $(ARGS) || [ $$? -ne 2 ] # 1 and 3 are verdicts

.PHONY: test
test: setup vet purego ## vet, all tests with what must hold checked, and the build without C
	GOJPF_DIFFTEST=$(DIFFTEST_TEST) $(GO) test -tags invariants -timeout $(TIMEOUT) $(GOTESTFLAGS) $(PKGS)

.PHONY: jdks
jdks: setup ## a part of the corpora on JDK 21 and 25 as well, which are fetched
	@scripts/jdks

.PHONY: vet
vet: ## gofmt and go vet
	@unformatted=$$(scripts/env gofmt -l .); \
	if [ -n "$$unformatted" ]; then echo "not formatted: $$unformatted" >&2; exit 1; fi
	$(GO) vet $(PKGS)

.PHONY: invariants
invariants: setup ## check what costs too much for every run: whether natives ask for what they touch
	$(GO) vet -tags invariants ./vm
	GOJPF_TOUCHES=1 $(GO) test -tags invariants -timeout 1h -count=1 $(GOTESTFLAGS) -run 'TestNativesAsk' ./internal/conctest

.PHONY: purego
purego: ## check that everything builds without a C compiler
	CGO_ENABLED=0 $(GO) build ./...

# What the race detector looks at in each CI run: checks in parallel, and what they
# share. The nightly run has it look at all packages, and at a part of the corpora.
RACE_PKGS ?= . ./stop ./choice ./config ./search/strategy ./search/store
# Searches of several workers, in a package that has too many tests for that.
RACE_SEARCHES ?= TestDeadlocks/monitors

.PHONY: race
race: setup ## run the tests of what runs in parallel with the race detector
	$(GO) test -race -gcflags=all=-d=checkptr=0 -timeout $(TIMEOUT) $(GOTESTFLAGS) $(RACE_PKGS)
	$(GO) test -race -gcflags=all=-d=checkptr=0 -timeout $(TIMEOUT) $(GOTESTFLAGS) -run '$(RACE_SEARCHES)' ./search

.PHONY: lint
lint: vet ## vet, staticcheck, and functions that only tests call
	$(STATICCHECK) $(PKGS)
	scripts/deadcode $(DEADCODE)

.PHONY: difftest
difftest: setup ## compare many more programs with the host's java
	GOJPF_DIFFTEST=$(DIFFTEST_FULL) $(GO) test -timeout 2h -count=1 $(GOTESTFLAGS) -run 'Diff' $(PKGS)

.PHONY: symbolic-tests
symbolic-tests: setup ## write JUnit tests for all symbolic programs and run them with the host's java
	GOJPF_SYMBOLIC_TESTS=all $(GO) test -timeout 1h -count=1 $(GOTESTFLAGS) -run 'TestGenerated|TestWrongTestFails' ./internal/symtest

.PHONY: bench
bench: setup build ## run the benchmarks: against java -Xint, then those of the packages
	$(GO) run ./bench/compare -gojpf $(BIN)
	$(GO) run ./bench/states -gojpf $(BIN)
	$(GO) run ./bench/symbolic -gojpf $(BIN)
	$(GO) run ./bench/tests
	$(GO) test -run '^$$' -bench . -skip Program -benchmem -timeout 1h $(PKGS)

.PHONY: fuzz
fuzz: ## run every fuzz test for FUZZTIME
	@scripts/fuzz $(FUZZTIME)

# A night on two cores; NIGHT=5 for a weekend's work, PIECES="race fuzz" for some of it,
# RESUME=1 for what was not green at this revision.
PIECES ?=

.PHONY: nightly
nightly: setup ## everything: race detector, full differential tests, long generators, fuzzing, benchmarks
	@scripts/nightly $(PIECES)

.PHONY: models
models: setup ## recompile the embedded model classes from their Java sources
	$(MODELS_BUILD)

.PHONY: clean
clean: ## remove what was built
	rm -rf bin $(BUILD)
