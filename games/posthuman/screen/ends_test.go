package screen

import (
	"testing"

	"waystation/games/posthuman"
	"waystation/games/scene/scenetest"
)

// Each way the journey can end has its own print.
func TestEachEndHasItsPrint(t *testing.T) {
	scenetest.Ends(t, Screen{}, posthuman.Shelf, endPrints, map[string]string{
		"fortress-2": "fortress", "short-2": "fortress", "fortress-among-mutants": "fortress", "alone-won-short": "fortress",
		"fortress-together": "together", "fortress-last-human": "last human", "short-custom-2": "last human",
		"all-turned-2": "turned", "turned-at-the-gates": "turned", "alone-turned": "turned",
		"alone-too-late": "shut", "alone-too-late-short": "shut", "no-way-2": "no way",
	})
}
