//go:build !js

package saga

import "embed"

// Evidence holds what exercises the rules: the scenarios and the tests.
//
//go:embed scenarios/*.txtar *_test.go
var Evidence embed.FS
