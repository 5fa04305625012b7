# Waystation. `make play` opens a table in the browser, `make test` passes everything.

.PHONY: play test check generate bench

play:
	go run ./cmd/waystation serve

# All tests with the race detector, and the checks.
test: check
	go test -race -timeout 30m ./...

# Formatting, go.mod, vet, staticcheck. That the generated files are up to date is tested.
check:
	@files=$$(gofmt -l $$(git ls-files '*.go')); if [ -n "$$files" ]; then echo "gofmt these: $$files"; exit 1; fi
	@go mod tidy -diff || { echo "go.mod or go.sum is not what go mod tidy makes of it: run it"; exit 1; }
	go vet ./...
	go tool staticcheck ./...

generate:
	go generate ./...

# What docs/performance.md measures.
bench:
	go test -run '^$$' -bench . ./table ./games/... ./server
