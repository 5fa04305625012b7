package web

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"regexp"
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"waystation/tongue"
)

// Shared is the picture of an end that people show to others: the print, one sentence, who came out how. It stands
// alone, as a file of SVG, 1200 by 630. It holds no link.
type Shared struct {
	Game  string // Firelands
	Sub   string // 6 rounds
	Ink   Ink    // the zero Ink: the house's
	Print Print
	Told  string
	Rows  []Finish
}

// The house's inks, as css/inks.css has them, for drawings that stand alone.
const (
	houseSpot  = "#a63d1b"
	houseWash  = "#dfae79"
	paperInk   = "#ece2cb"
	keyInk     = "#1d1b17"
	slabFonts  = `font-family="Rockwell,'Roboto Slab','DejaVu Serif Condensed','DejaVu Serif',Cambria,serif"`
	plainFonts = `font-family="'Avenir Next','Segoe UI',Roboto,'DejaVu Sans Condensed',Arial,sans-serif"`
)

// seatInks are the colours of the seats, and of the letters on them.
var seatInks = map[string][2]string{
	"red": {"#bb3a28", "#ffffff"}, "green": {"#4aa987", keyInk}, "yellow": {"#e8c14e", keyInk},
	"blue": {"#27509a", "#ffffff"}, "violet": {"#a57cc6", keyInk}, "bone": {"#d9d3c3", keyInk},
}

// seatSymbol finds a seat's shape in the sprite: its path and its letter.
var seatSymbol = regexp.MustCompile(`(?s)<symbol id="s-([a-z]+)".*?<path class="seat-fill" d="([^"]*)"/>` +
	`<text class="seat-letter" x="12" y="([0-9.]+)"[^>]*>([A-Z])</text></symbol>`)

type seatDrawing struct{ path, y, letter string }

var seatDrawings = func() map[string]seatDrawing {
	out := map[string]seatDrawing{}
	for _, m := range seatSymbol.FindAllStringSubmatch(string(read("sprite.svg")), -1) {
		out[m[1]] = seatDrawing{m[2], m[3], m[4]}
	}
	return out
}()

// inkClass finds what is printed in one of the inks.
var inkClass = regexp.MustCompile(`class="([a-z0-9 ]*)"`)

// inked gives a drawing its colours: a picture that stands alone has no stylesheet.
func (s *Shared) inked(svg string) string {
	spot, wash := s.inks()
	line := func(colour, width string) string {
		return `fill="none" stroke="` + colour + `" stroke-width="` + width + `"`
	}
	says := map[string]string{
		"sp": `fill="` + spot + `"`, "st": `fill="` + wash + `"`, "stf": `fill="` + wash + `"`,
		"ky": `fill="` + keyInk + `"`, "pp": `fill="` + paperInk + `"`, "kl": line(keyInk, "1.8"),
		"kl thin": line(keyInk, "1.2"), "pl": line(paperInk, "1.8"), "pl thin": line(paperInk, "1.2"),
		"slip": `transform="translate(2 1.5)"`,
	}
	maps.Copy(says, s.Print.Inks)
	return inkClass.ReplaceAllStringFunc(svg, func(class string) string {
		return says[inkClass.FindStringSubmatch(class)[1]]
	})
}

func (s *Shared) inks() (spot, wash string) {
	spot, wash = houseSpot, houseWash
	if s.Ink.Spot != "" {
		spot, wash = s.Ink.Spot, s.Ink.Wash
	}
	return spot, wash
}

// Write writes the picture, in the language in which is read.
func (s *Shared) Write(ctx context.Context) ([]byte, error) {
	var b bytes.Buffer
	t := tongue.From(ctx)
	told := t.Say(s.Told)
	spot, ground := s.inks()
	head := keyInk // what stands on the print
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">`)
	fmt.Fprintf(&b, `<title>%s</title>`, templ.EscapeString(told))
	fmt.Fprintf(&b, `<rect width="1200" height="630" fill="%s"/>`, paperInk)
	if s.Print.Art != nil {
		var art bytes.Buffer
		if err := s.Print.Art.Render(ctx, &art); err != nil {
			return nil, err
		}
		if s.Print.Dark {
			ground, head = keyInk, paperInk
		}
		fmt.Fprintf(&b, `<rect width="1200" height="430" fill="%s"/><svg width="1200" height="430" viewBox="%s" `+
			`preserveAspectRatio="xMaxYMax slice">%s%s</svg>`, ground, s.Print.Box, s.inked(art.String()), s.pin())
	}
	// What stands out of the print lies under the paper, where nothing cuts it off.
	fmt.Fprintf(&b, `<rect y="430" width="1200" height="200" fill="%s"/>`+
		`<rect y="428" width="1200" height="4" fill="%s"/>`, paperInk, keyInk)
	fmt.Fprintf(&b, `<g transform="translate(44 26) scale(1.25)"><path fill="%s" d="M3 5h26v5H3zM13.5 10h5v19h-5z"/>`+
		`<path fill="%s" d="M6 14h7.5v6H6l-4-3zM18.5 18H26l4 3-4 3h-7.5z"/></g>`, head, spot)
	sub := s.Game
	if s.Sub != "" {
		sub += ", " + t.Say(s.Sub)
	}
	fmt.Fprintf(&b, `<text x="96" y="55" font-weight="700" font-size="26" fill="%s" %s>Waystation</text>`+
		`<text x="270" y="54" font-size="22" fill="%s" %s>%s</text>`, head, slabFonts, head, plainFonts,
		templ.EscapeString(sub))
	size := min(66, 1960/max(1, len([]rune(told)))) // so that it fits
	fmt.Fprintf(&b, `<text x="44" y="518" font-weight="700" font-size="%d" fill="%s" %s>%s</text>`, size, keyInk,
		slabFonts, templ.EscapeString(told))
	s.rows(&b)
	b.WriteString(`</svg>`)
	return b.Bytes(), nil
}

// rows are those who played, with what they came out with, in columns of equal width.
func (s *Shared) rows(b *bytes.Buffer) {
	width := 1112 / max(1, len(s.Rows))
	room := max(3, (width-110)/15) // letters
	for i, r := range s.Rows {
		x := 44 + i*width
		name := []rune(r.Seat.Name)
		if len(name) > room {
			name = append(name[:room-1], '…')
		}
		b.WriteString(shape(r.Seat.Colour, x, 556, 40))
		fmt.Fprintf(b, `<text x="%d" y="587" font-size="28" fill="%s" %s><tspan font-weight="600">%s</tspan>`+
			`<tspan dx="12" font-weight="700" font-size="32" %s>%s</tspan></text>`, x+52, keyInk, plainFonts,
			templ.EscapeString(string(name)), slabFonts, templ.EscapeString(r.Points))
	}
}

// pin is the winner's seat in the print.
func (s *Shared) pin() string {
	var won []Finish
	for _, r := range s.Rows {
		if r.Won {
			won = append(won, r)
		}
	}
	if len(won) != 1 || s.Print.Pin == [2]int{} {
		return ""
	}
	x, y := s.Print.Pin[0], s.Print.Pin[1]
	return fmt.Sprintf(`<path fill="%s" d="M%d %dh4v36h-4z"/>`, keyInk, x-2, y-36) +
		shape(won[0].Seat.Colour, x-22, y-76, 44)
}

// shape is a seat's shape with its letter, for a drawing that stands alone.
func shape(colour string, x, y, size int) string {
	d, ok := seatDrawings[colour]
	if !ok {
		return ""
	}
	inks := seatInks[colour]
	at := strconv.Itoa
	return strings.Join([]string{
		`<svg x="`, at(x), `" y="`, at(y), `" width="`, at(size), `" height="`, at(size), `" `,
		`viewBox="-1 -1 26 26"><path fill="`, keyInk,
		`" transform="translate(1.1 1.1)" d="`, d.path, `"/><path fill="`, inks[0], `" stroke="`, paperInk,
		`" stroke-width="1" d="`, d.path, `"/><text x="12" y="`, d.y, `" text-anchor="middle" font-weight="700" `,
		`font-size="12" fill="`, inks[1], `" `, plainFonts, `>`, d.letter, `</text></svg>`,
	}, "")
}
