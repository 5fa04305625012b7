package web

import (
	"fmt"
	"strings"

	"rsc.io/qr"
)

// Code is a QR code as a drawing: one path of black squares, and how many of them fit into a row, with the white border
// that readers need.
type Code struct {
	Path string
	Size int
}

// border is how wide the white border of a code is.
const border = 4

// NewCode is the QR code of a text; the zero Code when it is too long for one.
func NewCode(text string) Code {
	c, err := qr.Encode(text, qr.M)
	if err != nil {
		return Code{}
	}
	var path strings.Builder
	for y := range c.Size {
		for x := 0; x < c.Size; x++ {
			from := x
			for c.Black(x, y) { // outside it is white
				x++
			}
			if n := x - from; n > 0 {
				fmt.Fprintf(&path, "M%d %dh%dv1h-%dz", from+border, y+border, n, n)
			}
		}
	}
	return Code{path.String(), c.Size + 2*border}
}

func (c Code) box() string { return fmt.Sprintf("0 0 %d %d", c.Size, c.Size) }
