package art

import (
	_ "embed"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var contact = flag.String("contact", "", "write contact sheets of all pictures to this directory")

var only = flag.String("only", "", "names of the cards on the contact sheet, with commas; all if empty")

//go:embed testdata/contact.css
var contactCSS string

//go:embed testdata/glyphs.svg
var contactGlyphs string

// TestContactSheets writes pages for looking at everything this package draws:
// go test ./games/firelands/screen/art -run Contact -contact DIR
func TestContactSheets(t *testing.T) {
	if *contact == "" {
		t.Skip("no -contact directory given")
	}
	page := func(name, body string) {
		html := "<!doctype html><html lang=en><meta charset=utf-8><title>" + name + "</title><style>" + contactCSS +
			CSS + "</style><body>" + contactGlyphs + body
		if err := os.WriteFile(filepath.Join(*contact, name+".html"), []byte(html), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var maps strings.Builder
	for _, sides := range [][3]string{
		{"1D", "2C", "3D"},
		{"1C", "2D", "3C"},
		{"1C", "2C", "3C"},
		{"1D", "2D", "3D"},
		{"1A", "2A", "3A"},
		{"1B", "2B", "3B"},
		{"1B", "2C", "3A"},
	} {
		sh, err := Map(sides)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&maps, `<svg class="map" viewBox="0 0 %d %d">%s%s</svg>`, Width, Height, sh.SVG(), pieces(sh))
	}
	for _, kind := range []string{"road", "rough", "dangerous", "mountain", "tunnel"} {
		fmt.Fprintf(&maps, `<svg class="swatch" viewBox="0 0 40 14">%s</svg>`, Swatch(kind))
	}
	page("maps", maps.String())
	var cards strings.Builder
	for _, name := range Names() {
		svg, _ := Vignette(name)
		if *only == "" || strings.Contains(","+*only+",", ","+name+",") {
			fmt.Fprintf(&cards, `<figure><svg viewBox="0 0 140 66" preserveAspectRatio="xMidYMid `+
				`slice">%s</svg><figcaption>%s</figcaption></figure>`, svg, name)
		}
	}
	page("cards", `<div class="cards">`+cards.String()+`</div>`)
}

// pieces lays a counter on every place that a sheet offers.
func pieces(sh *Sheet) string {
	var o strings.Builder
	at := func(p Point, svg string) { fmt.Fprintf(&o, `<g transform="translate(%g %g)">%s</g>`, p.X, p.Y, svg) }
	faces := []string{"", "rad", "damage", "fame"}
	i := 0
	for _, b := range sh.boards {
		for _, c := range b.shortcuts {
			for _, p := range sh.Rocks(c.from, c.to) {
				at(p, RockPiece(faces[i%4]))
				i++
			}
		}
	}
	for _, n := range sh.Spaces() {
		if p, ok := sh.Waypoint(n); ok {
			at(p, WaypointPiece([]string{"food", "fuel", "ammo", "object", "rad"}[n%5]))
		}
	}
	for k := 1; k <= 6; k++ {
		p, _ := sh.Spot(Gate(k))
		at(p, GatePiece(k, k < 3))
	}
	for r := 1; r <= 3; r++ {
		at(sh.Enemy(r), `<path class="kl" d="M-60-15h120v30h-120z"/>`)
	}
	return o.String()
}
