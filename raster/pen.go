//go:build !js

package raster

import (
	"image"
	"image/color"

	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// pen fills outlines, and looks at no more of the picture than each covers: the library's own looks at all of it for
// each, which takes ten times as long.
type pen struct {
	to     *image.RGBA
	ink    image.Uniform
	points []point
	raster vector.Rasterizer
}

// point is where an outline goes on, or where another one starts. The edges of a stroke come one by one, and are closed
// by one another.
type point struct {
	fixed.Point26_6
	starts bool
}

func (p *pen) Start(a fixed.Point26_6) { p.points = append(p.points, point{a, true}) }
func (p *pen) Line(b fixed.Point26_6)  { p.points = append(p.points, point{b, false}) }
func (p *pen) Clear()                  { p.points = p.points[:0] }

// GetPathExtent is what the outlines cover.
func (p *pen) GetPathExtent() (r fixed.Rectangle26_6) {
	for i, x := range p.points {
		if i == 0 {
			r.Min, r.Max = x.Point26_6, x.Point26_6
		}
		r.Min.X, r.Min.Y = min(r.Min.X, x.X), min(r.Min.Y, x.Y)
		r.Max.X, r.Max.Y = max(r.Max.X, x.X), max(r.Max.Y, x.Y)
	}
	return r
}

// Draw fills the outlines.
func (p *pen) Draw() {
	e := p.GetPathExtent()
	all := image.Rect(e.Min.X.Floor(), e.Min.Y.Floor(), e.Max.X.Ceil(), e.Max.Y.Ceil()).Intersect(p.to.Bounds())
	if all.Empty() {
		return
	}
	p.raster.Reset(all.Dx(), all.Dy())
	for _, x := range p.points {
		at := [2]float32{float32(x.X)/64 - float32(all.Min.X), float32(x.Y)/64 - float32(all.Min.Y)}
		if x.starts {
			p.raster.MoveTo(at[0], at[1])
		} else {
			p.raster.LineTo(at[0], at[1])
		}
	}
	p.raster.Draw(p.to, all, &p.ink, image.Point{})
}

// SetColor takes the ink. There are no gradients.
func (p *pen) SetColor(ink any) {
	if c, ok := ink.(color.Color); ok {
		p.ink.C = c
	}
}

// What the library asks for beyond that is not needed for our pictures.

func (p *pen) SetBounds(int, int)      {}
func (p *pen) SetWinding(bool)         {}
func (p *pen) SetClip(image.Rectangle) {}
