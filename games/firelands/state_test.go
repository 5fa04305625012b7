package firelands

import (
	"testing"

	"waystation/internal/statetest"
	"waystation/table"
)

func TestCopiesAndFilesCarryTheWholeState(t *testing.T) {
	statetest.Carries(t, func() table.Game { return new(Game) })
}
