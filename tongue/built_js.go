package tongue

import "embed"

// In a browser the rulebooks, which stand in folders of their own, are left out: all of this comes before the first
// question.
//
//go:embed languages/*/*.yaml
var built embed.FS
