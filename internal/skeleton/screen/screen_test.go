package screen

import (
	"testing"

	"waystation/web/webtest"
)

// What is generated is up to date with the templates.
func TestGenerated(t *testing.T) {
	stale, err := webtest.Stale(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range stale {
		t.Errorf("%s is not what its template makes: run make generate", file)
	}
}
