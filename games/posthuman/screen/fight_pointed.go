package screen

import (
	"strconv"
	"strings"
)

// pointed is how many rows of a question can show on the board what they lead to.
const pointed = 9

// pointedAt are the styles by which the row of the question that is pointed at, or the only one, shows what it leaves:
// its lines, the hearts that it costs, the dice that it takes out. What comes after the rows is left out; see
// blockRows.
func pointedAt() string {
	var b strings.Builder
	const rows = "html.g-posthuman .table:has(> .s-fight)"
	// the keyboard comes before a pointer that lies about
	const noFocus = ":not(:has(.choices > li > button:focus-visible))"
	show := func(when string, n int) {
		k := strconv.Itoa(n)
		b.WriteString(when + " .leaves > .l" + k + "{display:block}\n")
		b.WriteString(when + " .sum > .point{display:none}\n")
		b.WriteString(when + " .hp6 .p" + k + "{box-shadow:inset 0 0 0 2px var(--paper),0 0 0 2px var(--pencil-ink)}\n")
		b.WriteString(when + " .dpl.x" + k + " .dcut{display:block}\n")
	}
	show(rows+":has(.choices > li:only-child)", 1)
	row := func(n int) string { return ":has(.choices > li:nth-child(" + strconv.Itoa(n) + ") > button" }
	for n := 1; n <= pointed; n++ {
		show(rows+row(n)+":focus-visible)", n)
	}
	// a finger points at nothing, not even where it has been
	b.WriteString("@media (pointer: coarse){" + rows + noFocus + " .sum:has(> .point){display:none}}\n" +
		"@media not all and (pointer: coarse){\n")
	for n := 1; n <= pointed; n++ {
		show(rows+noFocus+row(n)+":hover)", n)
	}
	b.WriteString("}\n")
	b.WriteString(rows + " .choices li:has(> [data-shortcut^=\"" + noKey + "\"]){display:none}\n")
	return b.String()
}
