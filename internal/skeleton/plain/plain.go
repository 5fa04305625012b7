// Package plain puts Scrap Heap into lines for the terminal.
package plain

import (
	"fmt"
	"strings"

	"waystation/games/lines"
	"waystation/internal/skeleton"
	"waystation/tongue"
)

// Text is a view in lines of at most 80 columns.
func Text(view any, _ *tongue.Tongue) string {
	v := view.(*skeleton.View)
	var p lines.Page
	p.Hang("Heap: ", fmt.Sprintf("%d parts. Scrap: %s.", v.Heap, parts(v.Scrap)))
	for _, s := range v.Seats {
		hand := parts(s.Hand)
		if len(s.Hand) < s.Held {
			hand = fmt.Sprint(s.Held, " parts")
		}
		p.Hang(s.Name+": ", fmt.Sprintf("store worth %d: %s; in hand %s.", s.Worth, parts(s.Store), hand))
	}
	return p.String()
}

func parts(names []string) string {
	if len(names) == 0 {
		return "nothing"
	}
	return strings.Join(names, ", ")
}
