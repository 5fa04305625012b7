package raster_test

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"strings"
	"testing"

	"waystation/raster"
)

// drawn is the picture of what stands in an SVG of 100 by 60 pixels.
func drawn(t *testing.T, inner string) image.Image {
	t.Helper()
	b, err := raster.PNG([]byte(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60" viewBox="0 0 100 60">` +
		`<title>A test</title><rect width="100" height="60" fill="#ffffff"/>` + inner + `</svg>`))
	if err != nil {
		t.Fatal(err)
	}
	m, err := png.Decode(bytes.NewReader(b))
	if err != nil || m.Bounds() != image.Rect(0, 0, 100, 60) {
		t.Fatalf("bounds %v, error %v", m.Bounds(), err)
	}
	return m
}

// ink says of some places whether ink lies there.
func ink(t *testing.T, m image.Image, want map[image.Point]bool) {
	t.Helper()
	for at, dark := range want {
		if c := color.GrayModel.Convert(m.At(at.X, at.Y)).(color.Gray); c.Y < 128 != dark {
			t.Errorf("at %v: grey %d, ink was expected: %t", at, c.Y, dark)
		}
	}
}

func TestShapes(t *testing.T) {
	for name, x := range map[string]struct {
		svg  string
		want map[image.Point]bool
	}{
		"rectangle": {`<rect x="10" y="20" width="30" height="10" fill="#000000"/>`,
			map[image.Point]bool{{11, 21}: true, {39, 29}: true, {9, 21}: false, {41, 21}: false, {11, 31}: false}},
		"circle": {`<circle cx="50" cy="30" r="10" fill="#000000"/>`,
			map[image.Point]bool{{50, 30}: true, {58, 30}: true, {58, 38}: false}},
		"moved and larger": {`<g transform="translate(20 10) scale(2)"><path fill="#000000" d="M0 0h10v10H0z"/></g>`,
			map[image.Point]bool{{21, 11}: true, {39, 29}: true, {41, 29}: false, {19, 11}: false}},
		"mirrored": {`<g transform="translate(50 10) scale(-2 1)"><path fill="#000000" d="M0 0h10v10H0z"/></g>`,
			map[image.Point]bool{{31, 11}: true, {49, 19}: true, {51, 11}: false, {29, 11}: false}},
		"one in the other": {`<g transform="translate(20 10)"><g transform="scale(2)"><rect x="5" width="5" height="5" ` +
			`fill="#000000"/></g></g>`, map[image.Point]bool{{31, 11}: true, {29, 11}: false, {39, 19}: true}},
		"a stroke": {`<path fill="none" stroke="#000000" stroke-width="4" d="M10 30h80"/>`,
			map[image.Point]bool{{50, 29}: true, {50, 31}: true, {50, 34}: false}},
		"a picture in it": {`<svg x="40" y="10" width="20" height="20" viewBox="-1 -1 10 10"><rect width="8" height="8" ` +
			`fill="#000000"/></svg>`, map[image.Point]bool{{43, 13}: true, {57, 27}: true, {41, 13}: false, {59, 27}: false}},
		"as much of it as fills the place": {`<svg width="100" height="60" viewBox="0 0 50 60" preserveAspectRatio="xMaxYMax ` +
			`slice"><rect y="50" width="50" height="10" fill="#000000"/></svg>`,
			map[image.Point]bool{{1, 59}: true, {99, 41}: true, {50, 38}: false}},
		"a hole": {`<path fill="#000000" d="M10 10h40v40H10zM20 20v20h20V20z"/>`,
			map[image.Point]bool{{12, 12}: true, {30, 30}: false, {48, 48}: true}},
		"beyond the edges": {`<circle cx="0" cy="0" r="30" fill="#000000"/>`,
			map[image.Point]bool{{0, 0}: true, {20, 20}: true, {40, 0}: false}},
	} {
		t.Run(name, func(t *testing.T) { ink(t, drawn(t, x.svg), x.want) })
	}
}

// extent is the columns in which ink lies.
func extent(m image.Image) (left, right int) {
	left, right = -1, -1
	for x := range m.Bounds().Dx() {
		for y := range m.Bounds().Dy() {
			if color.GrayModel.Convert(m.At(x, y)).(color.Gray).Y < 128 {
				if left < 0 {
					left = x
				}
				right = x
			}
		}
	}
	return left, right
}

func TestText(t *testing.T) {
	left, right := extent(drawn(t, `<text x="50" y="40" text-anchor="middle" font-size="20" fill="#000000">HAH</text>`))
	if left < 20 || right > 80 || left+right < 95 || left+right > 105 {
		t.Errorf("what is centred stands from %d to %d", left, right)
	}
	one, _ := extent(drawn(t, `<text x="10" y="40" font-size="20" fill="#000000">H</text>`))
	if one < 10 || one > 14 {
		t.Errorf("what begins at 10 stands at %d", one)
	}
	_, near := extent(drawn(t, `<text x="10" y="40" font-size="20" fill="#000000"><tspan>H</tspan><tspan>H</tspan></text>`))
	_, far := extent(drawn(t, `<text x="10" y="40" font-size="20" fill="#000000"><tspan>H</tspan><tspan dx="30" `+
		`font-weight="700">H</tspan></text>`))
	if far < near+28 {
		t.Errorf("the second of two ends at %d, moved by 30 at %d", near, far)
	}
	if left, _ := extent(drawn(t, `<text x="10" y="40" font-size="20" fill="#000000">&#x5B57;</text>`)); left < 0 {
		t.Error("nothing stands for a letter that the font has not")
	}
}

// What it does not know is refused, and named.
func TestUnknown(t *testing.T) {
	for want, svg := range map[string]string{
		"<ellipse> is unknown":      `<svg width="9" height="9" viewBox="0 0 9 9"><ellipse/></svg>`,
		`transform "rotate(3)"`:     `<svg width="9" height="9" viewBox="0 0 9 9"><g transform="rotate(3)"></g></svg>`,
		`transform "scale(1 2 3)"`:  `<svg width="9" height="9" viewBox="0 0 9 9"><g transform="scale(1 2 3)"></g></svg>`,
		`"0 0 9 9" was expected`:    `<svg width="9" height="9" viewBox="0 0 1 1"></svg>`,
		"90000 by 9 pixels":         `<svg width="90000" height="9" viewBox="0 0 90000 9"></svg>`,
		"viewBox \"\" of a picture": `<svg width="9" height="9" viewBox="0 0 9 9"><svg width="3"/></svg>`,
		`preserveAspectRatio "none"`: `<svg width="9" height="9" viewBox="0 0 9 9"><svg width="3" height="3" ` +
			`viewBox="0 0 3 3" preserveAspectRatio="none"/></svg>`,
		`colour "red"`:            `<svg width="9" height="9" viewBox="0 0 9 9"><text fill="red">x</text></svg>`,
		"begins with <tspan>":     `<tspan>00`,
		"<g> stands where it":     `<svg width="9" height="9" viewBox="0 0 9 9"><text><g/></text></svg>`,
		"<tspan> stands where it": `<svg width="9" height="9" viewBox="0 0 9 9"><tspan>x</tspan></svg>`,
		"EOF":                     `<svg width="9" height="9" viewBox="0 0 9 9">`,
	} {
		if _, err := raster.PNG([]byte(svg)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want %q", svg, err, want)
		}
	}
}

func FuzzPNG(f *testing.F) {
	f.Add([]byte(`<svg width="9" height="9" viewBox="0 0 9 9"><g transform="scale(2)"><path d="M1 1h4a2 2 0 1 0 2 2z"/></g></svg>`))
	f.Add([]byte(`<svg width="9" height="9" viewBox="0 0 9 9"><text x="1">a<tspan dx="2">b</tspan></text></svg>`))
	f.Fuzz(func(_ *testing.T, b []byte) {
		raster.PNG(b) //nolint:errcheck // it must not panic
	})
}
