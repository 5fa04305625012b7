//go:build !js

package heredity

import "embed"

// Evidence holds what exercises the rules: the scenarios and the tests.
//
//go:embed *_test.go scenarios
var Evidence embed.FS
