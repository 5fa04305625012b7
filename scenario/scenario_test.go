package scenario

import (
	"os"
	"testing"

	"waystation/internal/caravan"
)

func TestScenarios(t *testing.T) {
	RunDir(t, os.DirFS("testdata/scenarios"), caravan.Find)
}
