package web

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"rsc.io/qr"
)

// What the path draws is the code, square by square, within a white border.
func TestACodeIsDrawnSquareBySquare(t *testing.T) {
	const link = "https://games.example.org/sit/SAUUWXRZJTWHCXUY5VWIB4JLQT"
	want, err := qr.Encode(link, qr.M)
	if err != nil {
		t.Fatal(err)
	}
	c := NewCode(link)
	if c.Size != want.Size+8 {
		t.Errorf("%d squares in a row, want %d and a border of 4 on each side", c.Size, want.Size)
	}
	drawn := map[string]bool{}
	for _, m := range regexp.MustCompile(`M(\d+) (\d+)h(\d+)v1h-(\d+)z`).FindAllStringSubmatch(c.Path, -1) {
		x, _ := strconv.Atoi(m[1])
		n, _ := strconv.Atoi(m[3])
		if m[3] != m[4] {
			t.Errorf("a row goes %s there and %s back", m[3], m[4])
		}
		for i := range n {
			drawn[fmt.Sprint(x+i, " ", m[2])] = true
		}
	}
	for y := range c.Size {
		for x := range c.Size {
			if black := want.Black(x-4, y-4); drawn[fmt.Sprint(x, " ", y)] != black {
				t.Errorf("square %d, %d: black is %v, want %v", x, y, !black, black)
			}
		}
	}
	if long := NewCode(strings.Repeat("x", 5000)); long != (Code{}) {
		t.Errorf("what no code can hold has one of %d squares", long.Size)
	}
}
