package lab

import (
	"fmt"
	"html"
	"html/template"
	"math"
	"slices"
	"strings"
)

// Plots are SVG whose places are shares of its width, so that they grow and shrink with the page and their text does
// not. Colours are classes of the page.

// interval draws a point with its interval on a scale, and a mark. A filled point stands for sure.
func interval(low, at, high, from, to, mark float64, sure bool) template.HTML {
	if to <= from || math.IsNaN(at) {
		return ""
	}
	x := func(v float64) float64 { return 100 * min(max((v-from)/(to-from), 0), 1) }
	class := "point"
	if sure {
		class = "point sure"
	}
	return template.HTML(fmt.Sprintf(`<svg class="line" aria-hidden="true"><line class="scale" x1="0%%" x2="100%%" `+
		`y1="11" y2="11"/>`+
		`<line class="mark" x1="%.1f%%" x2="%.1f%%" y1="2" y2="20"/><line class="span" x1="%.1f%%" x2="%.1f%%" `+
		`y1="11" y2="11"/>`+
		`<circle class="%s" cx="%.1f%%" cy="11" r="5"/></svg>`, x(mark), x(mark), x(low), x(high), class, x(at)))
}

// bar draws a share of a whole.
func bar(f float64) template.HTML {
	return template.HTML(fmt.Sprintf(`<svg class="line" aria-hidden="true"><line class="scale" x1="0%%" x2="100%%" `+
		`y1="11" y2="11"/><rect class="bar" x="0" y="5" width="%.1f%%" height="12"/></svg>`, 100*f))
}

const tall = 180 // a picture's height in pixels, of which the lowest 20 are for words

// histogram draws how often each whole number came; many neighbours stand together in one column.
func histogram(values map[int]int, low, high int) template.HTML {
	wide := 1
	for (high-low)/wide >= 40 {
		wide++
	}
	columns := make([]int, (high-low)/wide+1)
	most := 1
	for n, times := range values {
		i := (n - low) / wide
		columns[i] += times
	}
	for _, times := range columns {
		most = max(most, times)
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg class="picture" height="%d" aria-hidden="true">`, tall)
	step := 100 / float64(len(columns))
	every := (len(columns) + 9) / 10
	for i, times := range columns {
		h := float64(tall-38) * float64(times) / float64(most)
		fmt.Fprintf(&b, `<rect class="bar" x="%.2f%%" y="%.1f" width="%.2f%%" height="%.1f"/>`, (float64(i)+0.1)*step,
			float64(tall-20)-h, 0.8*step, h)
		name := fmt.Sprint(low + i*wide)
		if wide > 1 && len(columns) <= 10 {
			name += "–" + fmt.Sprint(low+i*wide+wide-1)
		}
		if i%every == 0 {
			fmt.Fprintf(&b, `<text class="tick" x="%.2f%%" y="%d" text-anchor="middle">%s</text>`,
				(float64(i)+0.5)*step, tall-5, name)
		}
		if times == most {
			fmt.Fprintf(&b, `<text class="tick" x="%.2f%%" y="%.1f" text-anchor="middle">%s</text>`,
				(float64(i)+0.5)*step, float64(tall-25)-h, thousands(times))
		}
	}
	fmt.Fprintf(&b, `<line class="scale" x1="0%%" x2="100%%" y1="%d" y2="%d"/></svg>`, tall-20, tall-20)
	return template.HTML(b.String())
}

// dot is a card in a scatter: how often it was taken, and won with.
type dot struct {
	name  string
	x, y  float64
	clear bool
}

// scatter draws cards, with names where they are surest to be off even.
func scatter(dots []dot, even float64) template.HTML {
	if len(dots) == 0 {
		return ""
	}
	const high = 320
	top, right := even*2, 0.0
	for _, d := range dots {
		right = max(right, d.x)
		if d.clear {
			top = max(top, d.y)
		}
	}
	top = min(1, top*1.1)
	y := func(v float64) float64 { return float64(high-36) * (1 - min(v, top)/top) }
	x := func(v float64) float64 { return 6 + 90*v/right }
	var b strings.Builder
	fmt.Fprintf(&b, `<svg class="picture" height="%d" aria-hidden="true">`, high)
	fmt.Fprintf(&b, `<line class="scale" x1="6%%" x2="100%%" y1="%d" y2="%d"/><line class="mark" x1="6%%" x2="100%%" `+
		`y1="%.1f" y2="%.1f"/>`, high-36, high-36, y(even), y(even))
	for _, v := range []float64{0, even, top} {
		fmt.Fprintf(&b, `<text class="tick" x="0" y="%.1f">%.0f %%</text>`, y(v)+4+6*math.Max(0, 1-y(v)/6), 100*v)
	}
	for _, v := range []float64{0, right / 2, right} {
		fmt.Fprintf(&b, `<text class="tick" x="%.1f%%" y="%d" text-anchor="middle">%.0f %%</text>`, x(v),
			high-20, 100*v)
	}
	fmt.Fprintf(&b, `<text class="tick" x="50%%" y="%d" text-anchor="middle">taken, share of games (upwards: won `+
		`with)</text>`, high-4)
	slices.SortStableFunc(dots, func(a, b dot) int {
		switch fa, fb := math.Abs(a.y-even), math.Abs(b.y-even); {
		case fa > fb:
			return -1
		case fa < fb:
			return 1
		}
		return 0
	})
	var named [][2]float64
	var names strings.Builder // above all dots
	for _, d := range dots {
		class := "point"
		if d.clear {
			class = "point sure"
		}
		fmt.Fprintf(&b, `<circle class="%s" cx="%.2f%%" cy="%.1f" r="3.5"><title>%s: taken %.1f %%, won with %.1f `+
			`%%</title></circle>`, class, x(d.x), y(d.y), html.EscapeString(d.name), 100*d.x, 100*d.y)
		at := [2]float64{x(d.x), y(d.y)}
		if !d.clear || len(named) >= 10 ||
			slices.ContainsFunc(named,
				func(o [2]float64) bool { return math.Abs(o[0]-at[0]) < 34 && math.Abs(o[1]-at[1]) < 15 }) {
			continue
		}
		named = append(named, at)
		anchor, shift := "start", 7
		if at[0] > 60 {
			anchor, shift = "end", -7
		}
		fmt.Fprintf(&names, `<text class="name" x="%.2f%%" y="%.1f" dx="%d" text-anchor="%s">%s</text>`, at[0], at[1]+4,
			shift, anchor, html.EscapeString(d.name))
	}
	b.WriteString(names.String() + "</svg>")
	return template.HTML(b.String())
}
