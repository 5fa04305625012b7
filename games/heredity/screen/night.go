package screen

import (
	_ "embed"
	"regexp"
	"slices"
	"strings"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/games/heredity"
)

// nightArt is the family by the fire, each of them on a line of its own.
//
//go:embed night.svg
var nightArt string

var inPrint = regexp.MustCompile(`^<g data-who="([A-Za-z]+)">`)

// night is the fire with those who are there.
func night(v *heredity.View) string { return withFamily(nightArt, v) }

// withFamily is a drawing with those of the family who are in the chapter: each stands on a line of its own in it.
func withFamily(drawing string, v *heredity.View) string {
	var out strings.Builder
	for line := range strings.Lines(drawing) {
		who := inPrint.FindStringSubmatch(line)
		there := func(m heredity.MemberView) bool { return m.Name == who[1] }
		if who == nil || slices.ContainsFunc(v.Team, there) {
			out.WriteString(line)
		}
	}
	return out.String()
}

// byNight reports whether the fire is shown: in camp, and when the chapter is over.
func (p *page) byNight() bool { return p.Over || p.v.Phase == heredity.PhaseCamp }

// lantern is a chapter of the campaign on the rope: lit when it was played, with a number alone when nobody knows more.
type lantern struct {
	number       int
	title, words string
	lit, next    bool
}

// lanterns are the chapters, of which those that were won are lit. A chapter that nobody has begun has no title.
func lanterns(v *heredity.View, over bool) []lantern {
	out := make([]lantern, heredity.Chapters)
	for i := range out {
		out[i].number = i
	}
	for _, x := range v.Past {
		l := &out[x.Chapter]
		l.title, l.lit, l.words = x.Title, x.Won, result(x.Won, int(x.Loops)+1)
	}
	now := &out[v.Chapter]
	now.title, now.words = v.Title, "tonight"
	if over {
		now.lit, now.words = v.Won, result(v.Won, v.Loop)
	}
	next := v.Chapter
	if over && v.Won || v.Phase == heredity.PhaseCamp {
		next++
	}
	if next < len(out) {
		out[next].next = true
	}
	return out
}

// result is how a chapter was played, and in how many loops, the one counted in which it ended.
func result(won bool, loops int) string {
	how := "lost"
	if won {
		how = "won"
	}
	return how + " in " + english.Count(loops, "loop", "loops")
}

// stone is a step of the camp.
type stone struct{ name, words string }

// stones are the eight steps (HE-CAMP-05 to HE-CAMP-12). All but the last the table takes by itself.
func (p *page) stones() []stone {
	return []stone{
		{"Wounds close", "everybody is whole"}, {"Left behind", "what lay on the ground"},
		{"Not found", "what can be made comes to light"}, {"Used up", "what had to be"},
		{"Kept", english.Count(len(p.v.Store.Items), "thing", "things")},
		{"One pot", english.Count(p.v.Store.Materials, "material", "materials")},
		{"Quests", itoa(len(p.v.Store.Quests)) + " to go on with"}, {"Make and mend", "as much as the pot pays"},
	}
}

// nightID is the region's name: the end of a match is what the whole house calls its reckoning.
func nightID(p *page) string {
	if p.Over {
		return "reckoning"
	}
	return "map"
}

func nightLabel(p *page) string {
	if p.Over {
		return "The end"
	}
	return "Camp"
}

// Campaign shows how a campaign stands by its last match: the chapters, what the family has, the journal.
func (Screen) Campaign(view any, over bool) templ.Component {
	return annals(view.(*heredity.View), over)
}

// things are what the family has at the moment, at home and with them; of a chapter that is won what is kept of it.
func things(v *heredity.View) (names []string) {
	for _, w := range v.Store.Items {
		names = append(names, w.Title)
	}
	if v.Won {
		return names // what they still carry is not kept (HE-RULING-115)
	}
	for i := range v.Team {
		for _, t := range v.Team[i].Titles {
			if t != "" {
				names = append(names, t)
			}
		}
	}
	return names
}

// plans are what it could make.
func plans(v *heredity.View) (names []string) {
	for _, w := range v.Store.Plans {
		names = append(names, w.Title)
	}
	return names
}

// quests are what it has promised.
func quests(v *heredity.View) (names []string) {
	for _, n := range v.Store.Quests {
		names = append(names, titleOf(v, n))
	}
	return names
}

// volume is the journal of a chapter.
type volume struct {
	title string
	notes []string
}

// journal is what was written down, chapter by chapter.
func journal(v *heredity.View) (out []volume) {
	for _, x := range v.Past {
		if len(x.Notes) > 0 {
			out = append(out, volume{x.Title, x.Notes})
		}
	}
	if len(v.Notes) > 0 {
		out = append(out, volume{v.Title, v.Notes})
	}
	return out
}

// titleOf is the name of a card that was seen.
func titleOf(v *heredity.View, number int16) string {
	for i := range v.Cards {
		if v.Cards[i].Number == number {
			return v.Cards[i].Title
		}
	}
	return "a card"
}
