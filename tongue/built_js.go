package tongue

import "embed"

// In a browser what stands in folders within is left out: rulebooks, as all of this comes before the first question,
// and what only a server says.
//
//go:embed languages/*/*.yaml
var built embed.FS
