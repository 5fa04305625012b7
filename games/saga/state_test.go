package saga

import (
	"testing"

	"waystation/internal/statetest"
	"waystation/table"
)

// Copies and files forget no field.
func TestStateIsCarried(t *testing.T) {
	statetest.Carries(t, func() table.Game { return new(Game) })
}
