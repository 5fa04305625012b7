package heredity

import "embed"

// Evidence is nothing in a browser, where nobody asks for it.
var Evidence embed.FS
