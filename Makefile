# Waystation. `make play` opens a table in the browser, `make test` passes everything.

.PHONY: play test check vet staticcheck browser race plain long program browserstore postgres site generate game bench \
	soak soak/% steady release

# Where goroutines meet: these are tested with the race detector, which costs up to ten times the time. Everything else
# is computed in one goroutine, or is the same server with a browser before it.
RACE = ./server ./bots/search ./lab ./table ./store ./bus
# Of the program these: it serves, and it plays games at once.
PROGRAM_RACE = Serve|GamesAtOnce
# Not watched by the detector, as they share nothing with ours: libraries that compute for one goroutine at a time. SQLite
# here is C turned into Go, and its parser alone cost more than all that is tested with it.
UNWATCHED = modernc.org/sqlite/lib modernc.org/libc/... compress/flate go.yaml.in/yaml/v3
RACEFLAGS = -race $(UNWATCHED:%='-gcflags=%=-race=false -d=checkptr=0 -dwarf=false')
# Of the server not these: whole matches by one after the other, which compute and little else, and processes that are killed
# and begin anew again and again, whose threads are those of all other tests.
SERVER_LONG = EveryGameToItsEnd ThreePlayAFamily FourPlayTheIntroduction NobodyIsSentAHiddenCard NobodyIsSentAnothersScars \
	EveryGameIsSeenWithLentEyes DoneWithTheLastThingEndsTheTurn AnOrderAnswersWhateverTheHandHolds WhoIsOutRunsToTheEnd \
	WhatHasOneAnswerIsNotPutToWhoPlaysAlone WhatHasOneAnswerIsPutWhereOthersWouldLearn \
	TwoLanguagesAtOneTableAreOneMatch WhatIsEnglishInGermanDoesNotGrow ATableWithChangedCards TheLabSweepsANumber \
	TheDelayHoldsForLentEyes ATradeIsAgreedToForWhoHasLeft TheNextChapterIsSplitOtherwise AProgramSplitsTheNextChapter \
	Kill KillInTheCamp KillBetweenChapters KillOfAServerThatSharesItsStore \
	KillOfServersThatHandOn KillOfAllThatCanDie CutsBetweenServersAndTheirStore TheClockOfTheStoreJumps \
	ATableWithChangedCardsAtAnotherServer \
	AWorkerIsKilledInMidThought AJobThatKillsWorkers
space := $(subst ,, )
LONG = ^Test($(subst $(space),|,$(strip $(SERVER_LONG))))$$

# A test that hangs says where, sooner or later. No machine is too slow for it.
GOTEST = go test -vet=off -timeout 3h

# Compiling and testing allocate much and end soon: memory is collected less often than in a server.
test check vet staticcheck browser race plain long program browserstore postgres site: export GOGC = 400
# Nobody looks at what is tested with a debugger: without what one needs, all is compiled in four fifths of the time.
NODWARF = -gcflags=all=-dwarf=false
test check vet staticcheck browser race plain long program browserstore postgres site: \
	export GOFLAGS := $(filter-out $(NODWARF),$(shell go env GOFLAGS)) $(NODWARF)

play:
	go run ./cmd/waystation serve

# The checks, and all tests, four kinds side by side, as some of each wait; what waits most begins first. Vet goes before
# them all: what it compiles the others find.
test: vet
	$(MAKE) --no-print-directory -j4 browser race plain staticcheck site long program postgres browserstore

browser:
	$(GOTEST) ./internal/e2e

race:
	$(GOTEST) $(RACEFLAGS) -skip '$(LONG)' $(RACE)
	$(GOTEST) $(RACEFLAGS) -run '$(PROGRAM_RACE)' ./cmd/waystation

plain:
	$(GOTEST) $$(go list ./... | grep -vxF "$$(go list $(RACE) ./cmd/waystation ./internal/e2e ./internal/sitetest)")

# The store as a browser has it, held to the same tests.
browserstore:
	$(GOTEST) -tags browser ./store/...

# The store in PostgreSQL, held to the same tests and some of its own. Where PostgreSQL is not installed they say so.
postgres:
	$(GOTEST) ./store -postgres

# All of Waystation without a server: compiled for a browser, which takes minutes the first time, and played there.
site:
	$(GOTEST) ./internal/sitetest

long:
	$(GOTEST) -run '$(LONG)' ./server

program:
	$(GOTEST) -skip '$(PROGRAM_RACE)' ./cmd/waystation

# Formatting, columns, go.mod, vet, staticcheck. That the generated files are up to date is tested.
check: vet staticcheck

vet:
	@files=$$(gofmt -l $$(git ls-files '*.go')); if [ -n "$$files" ]; then echo "gofmt these: $$files"; exit 1; fi
	@.ci/columns
	@go mod tidy -diff || { echo "go.mod or go.sum is not what go mod tidy makes of it: run it"; exit 1; }
	go vet ./...

staticcheck:
	go tool staticcheck ./...

generate:
	go generate ./...

# A new game: a copy of the skeleton in games/NAME and bots/NAMEbot (docs/adding-a-game.md).
game:
	@case "$(NAME)" in ""|*[!a-z0-9]*) echo "make game NAME=salvage: a short word of small letters"; exit 1;; esac
	@if [ -e games/$(NAME) ]; then echo "games/$(NAME) is there already"; exit 1; fi
	cp -r internal/skeleton games/$(NAME)
	rm games/$(NAME)/manual_test.go
	mv games/$(NAME)/skeletonbot bots/$(NAME)bot
	grep -rl skeleton games/$(NAME) bots/$(NAME)bot | xargs sed -i \
		's|internal/skeleton/skeletonbot|bots/$(NAME)bot|g; s|internal/skeleton|games/$(NAME)|g; s|skeleton|$(NAME)|g'
	gofmt -w games/$(NAME) bots/$(NAME)bot
	go generate ./games/$(NAME)/...

# What docs/performance.md measures.
bench:
	go test -run '^$$' -bench . ./table ./shelf ./games/... ./server

# Random walks through all games under the laws, with seeds that nobody has walked, until it is stopped or for SOAK=4h. Every
# minute it says what it has seen, and of a breach how to walk there again.
SOAKED = $(sort $(dir $(shell grep -l '^func TestSoak' shelf/*_test.go games/*/*_test.go)))
soak:
	$(MAKE) --jobs $(words $(SOAKED)) $(SOAKED:%/=soak/%)
soak/%:
	WAYSTATION_SOAK=$(or $(SOAK),1) go test -vet=off -count 1 -timeout 0 -v -run '^TestSoak$$' ./$*

# All that could hang on the machine's speed, RUNS times beside two programs that do nothing but burn; the log says what failed.
steady:
	.ci/steady $(or $(RUNS),20)

# The program for every system it is given out for, with checksums: the same commit makes the same bytes. VERSION=v1.2.0 calls
# it that, else git describe does; ONLY=linux/amd64 builds for one. Another version of Go would make other bytes.
release: export GOTOOLCHAIN = go$(shell awk '$$1 == "go" { print $$2 }' go.mod)
release:
	go run ./internal/release -version '$(VERSION)' -only '$(ONLY)' -out $(or $(OUT),dist)
