package firelands

import (
	"os"
	"testing"

	"waystation/scenario"
)

func find(name string) *scenario.Game {
	if name == Shelf.Name {
		return &scenario.Game{Box: Shelf, Rules: Rules(), Examples: Examples}
	}
	return nil
}

// The scenarios are the rulebook's examples and one or more for every rule that has none.
func TestScenarios(t *testing.T) { scenario.RunDir(t, os.DirFS("scenarios"), find) }
