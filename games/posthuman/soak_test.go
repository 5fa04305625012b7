package posthuman

import (
	"testing"

	"waystation/internal/soak"
)

func TestSoak(t *testing.T) { soak.Laws(t, lawful()) }
