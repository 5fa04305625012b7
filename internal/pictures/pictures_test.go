package main

import (
	"image"
	"image/color"
	"testing"
)

func TestThePositionIsAlwaysTheSame(t *testing.T) {
	for _, p := range pictures {
		a, err := telling(p.game)
		if err != nil {
			t.Fatal(err)
		}
		b, err := telling(p.game)
		if err != nil {
			t.Fatal(err)
		}
		if a.Seed() != b.Seed() || a.Version() != b.Version() {
			t.Errorf("%s: once it is match %s after %d entries, once %s after %d", p.game, a.Seed().Hash(), a.Version(),
				b.Seed().Hash(), b.Version())
		}
		if !a.Due().Has(0) {
			t.Errorf("%s: the first seat is not asked anything", p.game)
		}
	}
}

func TestAPictureOfFewColoursStaysAsItIs(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 40, 6))
	for i := range 240 {
		img.Set(i%40, i/40, color.RGBA{uint8(i/16) * 16, uint8(i%16) * 16, 77, 255})
	}
	for x := range 40 {
		for y := range 6 {
			if got, want := paletted(img).At(x, y), img.At(x, y); got != want {
				t.Fatalf("%d,%d is %v, want %v", x, y, got, want)
			}
		}
	}
}

func TestAPictureOfManyColoursGetsTheNearest(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 128, 128))
	for x := range 128 {
		for y := range 128 {
			c := color.RGBA{uint8(x * 2), uint8(y * 2), 0, 255}
			if x < 16 {
				c = color.RGBA{200, 10, 10, 255} // what it has most of stays exact
			}
			img.Set(x, y, c)
		}
	}
	p := paletted(img)
	if len(p.Palette) != 256 {
		t.Errorf("%d colours", len(p.Palette))
	}
	if p.At(3, 3) != img.At(3, 3) {
		t.Errorf("the most frequent colour is %v, want %v", p.At(3, 3), img.At(3, 3))
	}
	worst := 0
	for x := 16; x < 128; x++ {
		for y := range 128 {
			a, b := p.At(x, y).(color.RGBA), img.At(x, y).(color.RGBA)
			worst = max(worst, abs(int(a.R)-int(b.R)), abs(int(a.G)-int(b.G)))
		}
	}
	if worst > 24 {
		t.Errorf("a colour is off by %d", worst)
	}
}

func abs(n int) int { return max(n, -n) }
