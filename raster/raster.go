//go:build !js

// Package raster makes PNGs of the plain SVG that this program writes for pictures to share, as many places that show
// a link's picture read no SVG. It knows groups and pictures within the picture, moved, made larger or mirrored, and in
// them paths, rectangles, circles and text that stands upright. It does not cut off what stands out of a picture within
// the picture.
package raster

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/srwiley/oksvg"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// maxSide is how many pixels wide and high a picture may be.
const maxSide = 4096

// place is how what stands there comes into the picture: made larger, or mirrored, then moved.
type place struct{ x, y, wide, high float64 }

func (p place) in(q place) place {
	return place{q.x + q.wide*p.x, q.y + q.high*p.y, p.wide * q.wide, p.high * q.high}
}

// style is how a text is written.
type style struct {
	size   float64
	weight int
	fill   string
	anchor string
}

// line is a text in the picture: its runs follow one another.
type line struct {
	at     place
	x, y   float64
	anchor string
	runs   []run
}

type run struct {
	style
	dx    float64
	words string
}

// reader takes an SVG apart: into its shapes, as one flat SVG, and its texts.
type reader struct {
	width, height int
	shapes        bytes.Buffer
	lines         []line
	places        []place
	styles        []style
	ends          []string // what closes each element that is open
}

// PNG draws an SVG. The error says what in it is none of what this package knows.
func PNG(svg []byte) ([]byte, error) {
	var r reader
	if err := r.read(svg); err != nil {
		return nil, fmt.Errorf("drawing a picture: %w", err)
	}
	m := image.NewRGBA(image.Rect(0, 0, r.width, r.height))
	icon, err := oksvg.ReadIconStream(&r.shapes, oksvg.StrictErrorMode)
	if err != nil {
		return nil, fmt.Errorf("drawing a picture: %w", err)
	}
	icon.SetTarget(0, 0, float64(r.width), float64(r.height))
	icon.Draw(rasterx.NewDasher(r.width, r.height, &pen{to: m}), 1)
	for i := range r.lines {
		if err := r.lines[i].write(m); err != nil {
			return nil, fmt.Errorf("drawing a picture: %w", err)
		}
	}
	var out bytes.Buffer
	err = png.Encode(&out, m)
	return out.Bytes(), err
}

func (r *reader) read(svg []byte) error {
	r.places, r.styles = []place{{wide: 1, high: 1}}, []style{{size: 16, weight: 400, fill: "#000000"}}
	d := xml.NewDecoder(bytes.NewReader(svg))
	skip := 0 // how deep in something that is not shown
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) && len(r.ends) == 0 && r.width > 0 {
			return nil
		}
		if err != nil {
			return err
		}
		switch x := token.(type) {
		case xml.StartElement:
			if skip > 0 || x.Name.Local == "title" {
				skip++
				continue
			}
			if err := r.open(x); err != nil {
				return err
			}
		case xml.EndElement:
			if skip > 0 {
				skip--
				continue
			}
			r.close()
		case xml.CharData:
			if n := len(r.ends); skip == 0 && n > 0 && r.ends[n-1] == "" {
				r.say(string(x))
			}
		}
	}
}

// open begins an element. Shapes and groups go on as they are, pictures within the picture as groups.
func (r *reader) open(x xml.StartElement) error {
	a := attributes(x.Attr)
	here, how := r.places[len(r.places)-1], r.styles[len(r.styles)-1]
	end := "</" + x.Name.Local + ">"
	var err error
	inText := len(r.ends) > 0 && r.ends[len(r.ends)-1] == ""
	switch name := x.Name.Local; {
	case len(r.ends) == 0 && name != "svg":
		return fmt.Errorf("it begins with <%s>: <svg> was expected", name)
	case inText != (name == "tspan"):
		return fmt.Errorf("<%s> stands where it can't", name)
	}
	switch x.Name.Local {
	case "svg":
		end = "</g>"
		if len(r.ends) == 0 {
			end = "</svg>"
			if err = r.begin(a); err != nil {
				return err
			}
			break
		}
		inner, err := a.picture()
		if err != nil {
			return err
		}
		here = inner.in(here)
		r.group(inner)
	case "g":
		moved, err := a.moved()
		if err != nil {
			return err
		}
		here = moved.in(here)
		r.group(moved)
	case "path", "rect", "circle":
		fmt.Fprintf(&r.shapes, "<%s", x.Name.Local)
		for _, v := range x.Attr {
			fmt.Fprintf(&r.shapes, " %s=%q", v.Name.Local, v.Value)
		}
		r.shapes.WriteString(">")
	case "text":
		end = ""
		how = a.style(how)
		r.lines = append(r.lines, line{at: here, x: a.number("x", 0), y: a.number("y", 0), anchor: how.anchor})
	case "tspan":
		end = ""
		how = a.style(how)
		if n := len(r.lines); n > 0 {
			r.lines[n-1].runs = append(r.lines[n-1].runs, run{style: how, dx: a.number("dx", 0)})
		}
	default:
		return fmt.Errorf("<%s> is unknown", x.Name.Local)
	}
	r.places, r.styles, r.ends = append(r.places, here), append(r.styles, how), append(r.ends, end)
	return err
}

func (r *reader) close() {
	n := len(r.ends) - 1
	r.shapes.WriteString(r.ends[n])
	r.ends, r.places, r.styles = r.ends[:n], r.places[:n+1], r.styles[:n+1]
}

// group begins a group that is moved and made larger, in both directions by name: the library takes one for width.
func (r *reader) group(p place) {
	fmt.Fprintf(&r.shapes, `<g transform="translate(%g %g) scale(%g %g)">`, p.x, p.y, p.wide, p.high)
}

// begin notes how large the whole is.
func (r *reader) begin(a attrs) error {
	r.width, r.height = int(a.number("width", 0)), int(a.number("height", 0))
	if r.width < 1 || r.height < 1 || r.width > maxSide || r.height > maxSide {
		return fmt.Errorf("a picture of %d by %d pixels", r.width, r.height)
	}
	if box := fmt.Sprintf("0 0 %d %d", r.width, r.height); a["viewBox"] != box {
		return fmt.Errorf("viewBox %q where %q was expected", a["viewBox"], box)
	}
	fmt.Fprintf(&r.shapes, `<svg xmlns="http://www.w3.org/2000/svg" viewBox=%q>`, a["viewBox"])
	return nil
}

// say adds words to the line that is being read.
func (r *reader) say(words string) {
	l := &r.lines[len(r.lines)-1]
	how := r.styles[len(r.styles)-1]
	if n := len(l.runs); n > 0 && l.runs[n-1].words == "" {
		l.runs[n-1].words = words
		return
	}
	l.runs = append(l.runs, run{style: how, words: words})
}

type attrs map[string]string

func attributes(list []xml.Attr) attrs {
	a := attrs{}
	for _, x := range list {
		a[x.Name.Local] = x.Value
	}
	return a
}

func (a attrs) number(name string, otherwise float64) float64 {
	x, err := strconv.ParseFloat(a[name], 64)
	if err != nil {
		return otherwise
	}
	return x
}

func (a attrs) style(s style) style {
	s.size = a.number("font-size", s.size)
	s.weight = int(a.number("font-weight", float64(s.weight)))
	if a["fill"] != "" {
		s.fill = a["fill"]
	}
	if a["text-anchor"] != "" {
		s.anchor = a["text-anchor"]
	}
	return s
}

// picture is the place of a picture within the picture. Of one that does not have the shape of its place, as much is
// shown as fills it: the middle, or what lies to the right and below.
func (a attrs) picture() (place, error) {
	box := numbers(a["viewBox"])
	if len(box) != 4 || box[2] <= 0 || box[3] <= 0 {
		return place{}, fmt.Errorf("viewBox %q of a picture within the picture", a["viewBox"])
	}
	w, h := a.number("width", 0), a.number("height", 0)
	sx, sy := w/box[2], h/box[3]
	scale := min(sx, sy)
	align, how, _ := strings.Cut(a["preserveAspectRatio"], " ")
	if how == "slice" {
		scale = max(sx, sy)
	}
	p := place{a.number("x", 0), a.number("y", 0), scale, scale}
	part := 0.5
	if align == "xMaxYMax" {
		part = 1
	} else if align != "" && align != "xMidYMid" {
		return place{}, fmt.Errorf("preserveAspectRatio %q is unknown", a["preserveAspectRatio"])
	}
	p.x += part*(w-scale*box[2]) - scale*box[0]
	p.y += part*(h-scale*box[3]) - scale*box[1]
	return p, nil
}

// moved is what a group's transform does.
func (a attrs) moved() (place, error) {
	p := place{wide: 1, high: 1}
	rest := a["transform"]
	for rest != "" {
		what, after, ok := strings.Cut(rest, "(")
		list, tail, closed := strings.Cut(after, ")")
		n := numbers(list)
		switch what = strings.TrimSpace(what); {
		case what == "translate" && len(n) == 2:
			p = place{n[0], n[1], 1, 1}.in(p)
		case what == "scale" && len(n) == 1:
			p = place{0, 0, n[0], n[0]}.in(p)
		case what == "scale" && len(n) == 2:
			p = place{0, 0, n[0], n[1]}.in(p)
		default:
			ok = false
		}
		if !ok || !closed {
			return p, fmt.Errorf("transform %q is unknown", a["transform"])
		}
		rest = strings.TrimSpace(tail)
	}
	return p, nil
}

// numbers reads as many numbers as there are; none where there is something else.
func numbers(s string) (out []float64) {
	for x := range strings.FieldsFuncSeq(s, func(r rune) bool { return r == ' ' || r == ',' }) {
		n, err := strconv.ParseFloat(x, 64)
		if err != nil {
			return nil
		}
		out = append(out, n)
	}
	return out
}

// fonts are those by weight, from the lightest on.
var fonts = sync.OnceValues(func() (out []*opentype.Font, err error) {
	for _, b := range [][]byte{goregular.TTF, gomedium.TTF, gobold.TTF} {
		f, err := opentype.Parse(b)
		if err != nil {
			return nil, err
		}
		out = append(out, f)
	}
	return out, nil
})

func (s *style) face(scale float64) (font.Face, error) {
	list, err := fonts()
	if err != nil {
		return nil, err
	}
	n := 0
	if s.weight >= 700 {
		n = 2
	} else if s.weight >= 500 {
		n = 1
	}
	return opentype.NewFace(list[n], &opentype.FaceOptions{Size: s.size * scale, DPI: 72})
}

// write draws a line of text.
func (l *line) write(m draw.Image) error {
	l.runs = slices.DeleteFunc(l.runs, func(r run) bool { return strings.TrimSpace(r.words) == "" })
	faces := make([]font.Face, len(l.runs))
	whole := fixed.Int26_6(0)
	for i := range l.runs {
		f, err := l.runs[i].face(l.at.high)
		if err != nil {
			return err
		}
		defer f.Close()
		faces[i] = f
		whole += fix(l.runs[i].dx*l.at.high) + font.MeasureString(f, l.runs[i].words)
	}
	d := font.Drawer{Dst: m, Dot: fixed.Point26_6{X: fix(l.at.x + l.x*l.at.wide), Y: fix(l.at.y + l.y*l.at.high)}}
	switch l.anchor {
	case "middle":
		d.Dot.X -= whole / 2
	case "end":
		d.Dot.X -= whole
	}
	for i, r := range l.runs {
		ink, err := colour(r.fill)
		if err != nil {
			return err
		}
		d.Src, d.Face = image.NewUniform(ink), faces[i]
		d.Dot.X += fix(r.dx * l.at.high)
		d.DrawString(r.words)
	}
	return nil
}

func fix(x float64) fixed.Int26_6 { return fixed.Int26_6(x * 64) }

// colour reads #rrggbb.
func colour(s string) (color.Color, error) {
	n, err := strconv.ParseUint(strings.TrimPrefix(s, "#"), 16, 32)
	if err != nil || len(s) != 7 || s[0] != '#' {
		return nil, fmt.Errorf("colour %q of a text: #rrggbb was expected", s)
	}
	return color.RGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}, nil
}
