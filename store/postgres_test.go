//go:build unix && !browser

package store_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"testing"

	"waystation/internal/pgtest"
	"waystation/store"
)

// postgres is where the tests have their databases when they are about PostgreSQL; nil when they are about files.
var postgres *pgtest.Server

// durable is for measuring: what is not synced is not what it costs.
var durable = flag.Bool("durable", false, "let PostgreSQL sync what is committed, as it does by default")

var wantsPostgres = flag.Bool("postgres", false, "hold PostgreSQL to the tests, and not files")

// TestMain lets all tests of the package run with databases of PostgreSQL: go test ./store -postgres
func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(withPostgres(m))
}

func withPostgres(m *testing.M) int {
	if !*wantsPostgres {
		return m.Run()
	}
	s, err := pgtest.Start(*durable)
	if errors.Is(err, pgtest.ErrNone) {
		fmt.Println("All of this is skipped:", err)
		return 0
	}
	if err != nil {
		fmt.Println(err)
		return 1
	}
	defer s.Stop()
	fresh, err := made(s)
	if err != nil {
		fmt.Println(err)
		return 1
	}
	postgres = s
	newPlace = func(t testing.TB) string {
		url, err := s.Database(fresh)
		if err != nil {
			t.Fatal(err)
		}
		return url
	}
	return m.Run()
}

// made is a database that has all its tables already: copying it takes less time than making them for each test.
func made(s *pgtest.Server) (string, error) {
	url, err := s.Database("")
	if err != nil {
		return "", err
	}
	x, err := store.Open(url)
	if err != nil {
		return "", err
	}
	return url, x.Close()
}
