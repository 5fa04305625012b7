package heredity

import "embed"

// In a browser no scenario is played: it has none of their chapters.
var proving embed.FS
