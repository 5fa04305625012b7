# Waystation. `make play` opens a table in the browser, `make test` passes everything.

.PHONY: play test check generate bench

play:
	go run ./cmd/waystation serve

# All tests with the race detector, and the checks.
test: check
	go test -race -timeout 30m ./...

# Formatting, vet, staticcheck, and generated files that are up to date.
check:
	@files=$$(gofmt -l $$(git ls-files '*.go')); if [ -n "$$files" ]; then echo "gofmt these: $$files"; exit 1; fi
	go vet ./...
	go tool staticcheck ./...
	@go tool templ generate -log-level error
	@changed=$$(git status --porcelain -- '*_templ.go'); if [ -n "$$changed" ]; then echo "templ generate was forgotten: $$changed"; exit 1; fi

generate:
	go tool templ generate

# What docs/performance.md measures.
bench:
	go test -run '^$$' -bench . ./table ./games/... ./server
