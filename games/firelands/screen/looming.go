package screen

import (
	"slices"
	"strings"

	"waystation/games/firelands"
	"waystation/web"
)

// looming takes out of the rows of a movement what threatens by each of them alike, and is that for the line above
// them: a warning in every row tells nobody where to go. There it also stands that an ambush is not all.
func (p *page) looming(choices []web.Choice) string {
	var stops []*web.Choice
	for i := range choices {
		switch o, _ := p.Option(choices[i]); o.Verb {
		case firelands.VerbCross, firelands.VerbDrive, firelands.VerbClaim, firelands.VerbStop:
			stops = append(stops, &choices[i])
		}
	}
	words := ""
	if slices.ContainsFunc(stops, lurks) { // FL-EFIRE-02
		words = " An Enemy in ambush stays, and fires again after the convoys have, unless they beat it."
	}
	if len(stops) < 2 {
		return words
	}
	for _, threat := range threatsOf(stops[0]) {
		if slices.ContainsFunc(stops, func(c *web.Choice) bool { return !slices.Contains(threatsOf(c), threat) }) {
			continue
		}
		words = " " + threat + "." + words
		for _, c := range stops {
			parts := slices.DeleteFunc(strings.Split(c.Sub, "; "), func(part string) bool {
				return firelands.Anywhere(part) == threat
			})
			c.Sub = strings.Join(parts, "; ")
		}
	}
	return words
}

// lurks reports whether an Enemy lies in ambush where a choice ends that finds something to hit.
func lurks(c *web.Choice) bool {
	return slices.ContainsFunc(threatsOf(c), func(threat string) bool {
		return strings.HasPrefix(threat, "Ambush ") && strings.Contains(threat, " Damage (")
	})
}

// threatsOf are the threats in the words of a choice, each put so that it is true of all choices which say the same.
func threatsOf(c *web.Choice) (out []string) {
	for _, part := range strings.Split(c.Sub, "; ") {
		if threat := firelands.Anywhere(part); threat != "" {
			out = append(out, threat)
		}
	}
	return out
}

// scarring takes out of the rows of a Damage that it is the first of its card, where each says so, and is that for the
// line above them.
func (p *page) scarring(choices []web.Choice) string {
	scar := ""
	for i := range choices {
		parts := strings.Split(choices[i].Sub, "; ")
		if scar = parts[len(parts)-1]; !firelands.IsScar(scar) {
			return ""
		}
	}
	if len(choices) < 2 {
		return ""
	}
	for i := range choices {
		choices[i].Sub = strings.TrimSuffix(strings.TrimSuffix(choices[i].Sub, scar), "; ")
	}
	return " In each row it is " + scar + "."
}
