package screen

import (
	"testing"

	"waystation/games/saga"
	"waystation/games/scene/scenetest"
)

// Each way the expedition can end has its own print.
func TestEachEndHasItsPrint(t *testing.T) {
	scenetest.Ends(t, Screen{}, saga.Shelf, endPrints, map[string]string{
		"last-round-2": "home", "level-by-the-brawl": "home", "teams": "together", "teams-brawl": "together",
		"boss-3": "boss", "boss-first": "boss", "alone-a-won": "stands", "alone-b-won": "stands",
		"alone-a-overrun": "overrun", "alone-b-overrun": "overrun", "alone-a-too-late": "late", "alone-b-too-late": "late",
	})
}
