package skeleton

import (
	"embed"

	"waystation/rules"
)

//go:embed rules.md
var text string

//go:embed without-effect.txt
var silent string

// Ledger is the rules of the game.
var Ledger = rules.NewLedger("skeleton", text, silent)

// Evidence holds what exercises the rules: the scenarios and the tests.
//
//go:embed scenarios/*.txtar *_test.go
var Evidence embed.FS
