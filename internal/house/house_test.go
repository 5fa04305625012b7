package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// The drawing in docs/house.svg shows what imports what, now.
func TestTheDrawingIsTrue(t *testing.T) {
	want, err := draw("../..")
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../" + drawing)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s shows other imports than there are: go run ./internal/house", drawing)
	}
}

// Every box that is declared holds a package.
func TestNoEmptyBox(t *testing.T) {
	g, err := read("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range boxes {
		if b.name != "" && g.imports[b.name] == nil {
			t.Errorf("%s holds no package", b.name)
		}
	}
}

func TestCircles(t *testing.T) {
	g := &graph{boxes: []*box{{name: "a"}, {name: "b"}, {name: "c"}}, imports: map[string]map[string]bool{
		"a": {"b": true, "c": true}, "b": {"c": true}, "c": {},
	}}
	depth, err := g.depth()
	if err != nil || depth["a"] != 2 || depth["c"] != 0 {
		t.Errorf("depths %v, %v", depth, err)
	}
	if told := g.told(); told != "a imports b; b imports c" {
		t.Errorf("told as %q", told)
	}
	g.imports["c"]["a"] = true
	if _, err := g.depth(); err == nil || !strings.Contains(err.Error(), "imports go in a circle: a imports ") {
		t.Errorf("a circle: %v", err)
	}
}

func TestAPackageWithoutABox(t *testing.T) {
	g := &graph{imports: map[string]map[string]bool{}}
	if err := g.add("waystation/cellar", nil); err == nil || !strings.Contains(err.Error(), "stands in no box") {
		t.Errorf("the cellar: %v", err)
	}
}
