package posthuman

import (
	"os"
	"testing"

	"waystation/scenario"
	"waystation/table"
)

func find(name string) *table.Box {
	if name == Shelf.Name {
		return Shelf
	}
	return nil
}

// The scenarios are the rulebook's examples and one or more for every rule that has none.
func TestScenarios(t *testing.T) { scenario.RunDir(t, os.DirFS("scenarios"), find) }
