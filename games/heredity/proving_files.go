//go:build !js

package heredity

import "embed"

// proving holds small chapters that show the rules more plainly than a story does: each a folder, played by scenarios
// alone.
//
//go:embed proving
var proving embed.FS
