package web

import (
	"strings"
	"testing"
)

// A board in small is as large as its parts need for a finger, and leaves a long or a high board room on a phone.
func TestTheBoardInSmallLeavesRoom(t *testing.T) {
	part := []OverviewPart{{Rect: Rect{Width: 100, Height: 100}}}
	for _, x := range []struct{ width, height, wide, high int }{
		{300, 200, 81, 54},
		{2100, 200, 210, 20},
		{200, 1120, 20, 112},
		{0, 0, 0, 0},
	} {
		o := Overview{Board: Rect{Width: x.width, Height: x.height}, Parts: part}
		if w, h := o.size(); w != x.wide || h != x.high {
			t.Errorf("a board of %d by %d is drawn %d by %d, not %d by %d", x.width, x.height, w, h, x.wide, x.high)
		}
	}
}

// Its parts are links to those of the board, so that they lead there without the script too.
func TestTheBoardInSmallIsLinks(t *testing.T) {
	var b strings.Builder
	o := Overview{
		Of: "board", Board: Rect{X: -5, Y: -6, Width: 210, Height: 112},
		Parts: []OverviewPart{{Rect: Rect{Width: 100, Height: 100}, ID: "yard", Says: "The yard: Mara"}},
		Stand: []OverviewMark{{Sign: "s-red", Class: "red"}, {Class: "hostile", Rect: Rect{Width: 30, Height: 30}}},
	}
	if err := InSmall(o).Render(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`viewBox="-5 -6 210 112"`, `<a href="#yard" aria-label="The yard: Mara">`, `<use href="#s-red"`,
		`class="ovdot hostile" rx="15"`, `data-overview="board"`,
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%s is missing in %s", want, b.String())
		}
	}
}
