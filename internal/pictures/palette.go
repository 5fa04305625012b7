package main

import (
	"image"
	"image/color"
)

// paletted is the picture with at most 256 colours, which makes it a third of the size. Each colour is taken where the
// ones before it leave the most to mend: how many pixels, times how far they are off, squared.
func paletted(img image.Image) *image.Paletted {
	b := img.Bounds()
	count := map[color.RGBA]int{}
	at := func(x, y int) color.RGBA { return color.RGBAModel.Convert(img.At(x, y)).(color.RGBA) }
	var found []color.RGBA // in the order of the pixels, so that the same picture has the same palette
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			c := at(x, y)
			if count[c] == 0 {
				found = append(found, c)
			}
			count[c]++
		}
	}
	off := make([]int, len(found)) // how far each colour is from the nearest taken
	near := make([]uint8, len(found))
	for i := range off {
		off[i] = 1
	}
	var taken color.Palette
	for len(taken) < 256 {
		most := 0
		for i, c := range found {
			if count[c]*off[i] > count[found[most]]*off[most] {
				most = i
			}
		}
		if len(taken) > 0 && off[most] == 0 {
			break
		}
		for i, c := range found {
			if d := apart(c, found[most]); len(taken) == 0 || d < off[i] {
				off[i], near[i] = d, uint8(len(taken))
			}
		}
		taken = append(taken, found[most])
	}
	index := map[color.RGBA]uint8{}
	for i, c := range found {
		index[c] = near[i]
	}
	out := image.NewPaletted(b, taken)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			out.SetColorIndex(x, y, index[at(x, y)])
		}
	}
	return out
}

// apart is the square of how far two colours are apart.
func apart(a, b color.RGBA) int {
	r, g, l := int(a.R)-int(b.R), int(a.G)-int(b.G), int(a.B)-int(b.B)
	return r*r + g*g + l*l
}
