package shelf_test

import (
	"testing"

	"waystation/shelf"
	"waystation/web"
	"waystation/web/webtest"
)

// What is printed in a game's ink can be read, by day and by night.
func TestInksKeepTheirContrast(t *testing.T) {
	for _, g := range shelf.All() {
		own := ""
		if g.Ink != (web.Ink{}) {
			own = g.Ink.CSS(g.Box.Name)
		}
		faults, checked := webtest.InkFaults(web.Inks(), own)
		for _, fault := range faults {
			t.Errorf("%s, %s", g.Box.Name, fault)
		}
		if checked < 75 {
			t.Errorf("%s: only %d pairs were compared", g.Box.Name, checked)
		}
	}
}
