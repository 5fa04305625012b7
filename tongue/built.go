//go:build !js

package tongue

import "embed"

//go:embed all:languages
var built embed.FS
