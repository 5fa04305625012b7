package art

import (
	"fmt"
	"strings"
)

// The pieces below are drawn around the origin; lay them on the sheet with a
// translation to the place that Rocks, Spot or Waypoint give. They refer to the
// house's glyphs by their ids (g-rock and so on).

// RockPiece draws a rock counter: face "" for an unopened one, or the glyph of
// what it does, "rad" or "damage" (both stay for every convoy) or "fame".
func RockPiece(face string) string {
	const hexagon = "M-7.5-8h15l4 8-4 8h-15l-4-8z"
	ledge := `<path class="m-ink" transform="translate(1.5 1.5)" d="` + hexagon + `"/>`
	switch face {
	case "":
		return ledge + `<path class="m-rock" d="` + hexagon + `"/>` + glyph("rock", -7, -7, 14, "m-light")
	case "fame":
		return ledge + `<path class="m-rock m-open" d="` + hexagon + `"/>` + glyph(face, -7, -7, 14, "m-dark")
	}
	return ledge + `<path class="m-rock m-open" d="` + hexagon + `"/>` + glyph(face, -10, -6, 12, "m-dark") +
		glyph("inf", 1, -4, 9, "m-dark")
}

// GatePiece draws gate k, 1 to 6: flag and number while open, a portcullis on
// black once shut.
func GatePiece(k int, shut bool) string {
	if shut {
		return `<path class="m-shut" d="M-11-11h22v22h-22z"/>` + glyph("gate", -8, -9, 16, "m-light")
	}
	return `<path class="m-gate" d="M-11-11h22v22h-22z"/>` + glyph("flag", -10, -10, 12, "m-red") +
		fmt.Sprintf(`<text class="m-gnum" x="4.5" y="7.5">%d</text>`, k)
}

// WaypointPiece draws a waypoint counter with the given glyph: "food", "fuel",
// "ammo", "object" or "rad"; a rad counter stays for every convoy and says so.
func WaypointPiece(face string) string {
	o := `<path class="m-ink" d="M-6-6H9V9H-6z"/><path class="m-counter" d="M-7.5-7.5h15v15h-15z"/>` +
		glyph(face, -6, -6, 12, "m-dark")
	if face == "rad" {
		o += `<path class="m-counter" d="M3 3.5h9v7H3z"/>` + glyph("inf", 3.5, 3, 8, "m-dark")
	}
	return o
}

func glyph(id string, x, y, size float64, class string) string {
	return fmt.Sprintf(`<use href="#g-%s" x="%g" y="%g" width="%g" height="%g" class="m-glyph %s"/>`, id, x, y, size,
		size, class)
}

// Swatch is the content of a legend sample, an <svg viewBox="0 0 40 14">, for
// "road", "rough", "dangerous", "mountain" or "tunnel"; "" for anything else.
func Swatch(kind string) string {
	const road = `<path class="m-case" d="M1 7h38"/><path class="m-road" d="M1 7h38"/>`
	var row []Point
	for x := 2.0; x <= 38; x += 4 {
		row = append(row, Point{x, 7})
	}
	switch kind {
	case "road":
		return road
	case "rough":
		return `<path class="m-tread" d="` + zigzag(row, 3.2, 3.2) + zigzag(row, -3.2, -3.2) + `"/>`
	case "dangerous":
		return `<path class="m-wire" d="` + zigzag(row, -3.2, 3.2) + `"/>`
	case "mountain":
		var d strings.Builder
		for i := 0; i < len(row); i += 2 {
			fmt.Fprintf(&d, "M%g 9l.8-3.6 2.4-1 2.2 2 .4 2.6z", row[i].X-1)
		}
		return `<path class="m-stone" d="` + d.String() + `"/>`
	case "tunnel":
		return road + `<path class="m-tun" d="M8 0h24v14H8z"/><path class="m-tunl" d="M12 0v14M28 0v14"/><path ` +
			`class="m-tunr" d="M8 7h24"/>`
	}
	return ""
}
