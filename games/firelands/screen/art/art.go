// Package art holds the pictures of Firelands: linocut vignettes for its cards
// and the drawn maps of its region boards, all as SVG made of classes whose
// colours the style sheets give. It reads nothing and decides nothing.
package art

import _ "embed"

// CSS is the style sheet of the map; the plates of the vignettes (sp, st, ky,
// pp and so on) belong to the house.
//
//go:embed art.css
var CSS string
