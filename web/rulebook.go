package web

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"waystation/tongue"
)

// Rulebook is the rules of a game as its players read them.
type Rulebook struct {
	Page     Page
	Menu     []Link
	Game     string
	Name     string
	URL      string // of this page, for the search
	Query    string // what was searched for
	Cards    Action // to where cards are changed; the zero Action where they can't be
	Chapters []Chapter
}

// Chapter is one chapter of a rulebook.
type Chapter struct {
	ID, Title string
	Intro     []string // marked text, a paragraph each
	Rules     []Rule
}

// Rule is one rule. Its ID is its anchor.
type Rule struct {
	ID   string // FL-EXPL-04
	Text string // marked text
	Note string // where it is printed, or that it is a ruling
}

// What a search found, as the script says it, too.
const (
	nothing  = "Nothing in these rules holds any of these words."
	onePlace = "1 place"
	together = "Nothing holds all these words. This holds “{words}”."
)

// count says what a search found, as the script does while one types: said are the words that stand in n places, rules
// and introductions.
func (b Rulebook) count(said []string, n int) string {
	all := b.words()
	switch {
	case len(all) == 0:
		return ""
	case len(said) == 0:
		return nothing
	case len(said) < len(all):
		return strings.ReplaceAll(together, "{words}", strings.Join(said, " "))
	case n == 1:
		return onePlace
	}
	return strconv.Itoa(n) + " places"
}

// ruleID finds a rule that is mentioned in the text of another.
var ruleID = regexp.MustCompile(`\b[A-Z]{2,3}-[A-Z]+-[0-9]+\b`)

// cited is marked text in which every mention of a rule of this book leads to it.
func (b Rulebook) cited(text string) templ.Component {
	return written(func(t *tongue.Tongue) string {
		return ruleID.ReplaceAllStringFunc(markup(t, b.Game, text, true), func(id string) string {
			if !b.has(id) {
				return id
			}
			return `<a href="` + templ.EscapeString(b.place(id)) + `">` + id + `</a>`
		})
	})
}

// place is where a chapter or rule stands: on this page, or if that shows only what was searched for, on the whole one.
func (b Rulebook) place(id string) string {
	if strings.TrimSpace(b.Query) == "" {
		return "#" + id
	}
	return b.URL + "#" + id
}

func (b Rulebook) has(id string) bool {
	return slices.ContainsFunc(b.Chapters, func(c Chapter) bool {
		return slices.ContainsFunc(c.Rules, func(r Rule) bool { return r.ID == id })
	})
}

// found is what holds every word of the query: rules, and chapters whose introduction does. Where nothing does, it is
// what holds as many of the words as stand together anywhere, the rarest first. It comes with those words, and with how
// many places they are in.
func (b Rulebook) found(t *tongue.Tongue) (chapters []Chapter, said []string, places int) {
	words, texts := b.words(), b.texts(t)
	chapters, places = b.holding(texts, begins(t, words))
	if len(chapters) > 0 {
		return chapters, words, places
	}
	often := map[string]int{}
	wanted := begins(t, words)
	for _, text := range slices.Concat(texts...) {
		for i, word := range wanted {
			if word.MatchString(text) {
				often[words[i]]++
			}
		}
	}
	slices.SortStableFunc(words, func(v, w string) int { return often[v] - often[w] })
	for _, word := range words {
		more := append(slices.Clip(said), word)
		if found, n := b.holding(texts, begins(t, more)); len(found) > 0 {
			chapters, said, places = found, more, n
		}
	}
	return chapters, said, places
}

// words is what is searched for, of which a search looks at twelve.
func (b Rulebook) words() []string {
	words := strings.Fields(strings.ToLower(b.Query))
	return words[:min(len(words), 12)]
}

// texts is what a search looks at, in the reader's language: of each chapter its introduction, then its rules.
func (b Rulebook) texts(t *tongue.Tongue) [][]string {
	texts := make([][]string, len(b.Chapters))
	for i, c := range b.Chapters {
		texts[i] = []string{strings.ToLower(t.Say(c.Title) + " " + introduction(t, c))}
		for _, r := range c.Rules {
			texts[i] = append(texts[i], strings.ToLower(r.ID+" "+Plain(t.Say(r.Text))+" "+t.Say(r.Note)))
		}
	}
	return texts
}

// introduction is what introduces a chapter, without marks.
func introduction(t *tongue.Tongue, c Chapter) string {
	var said []string
	for _, paragraph := range c.Intro {
		said = append(said, Plain(t.Say(paragraph)))
	}
	return strings.Join(said, " ")
}

// begins is how words are looked for: by how they begin, so that "win" is not found in "towing". Other languages than
// English join words, and a word is found within another: "Marker" is in "Schadensmarker".
func begins(t *tongue.Tongue, words []string) []*regexp.Regexp {
	before := ""
	if t.Tag() == "en" {
		before = `(?:^|[^\pL\pN])`
	}
	var out []*regexp.Regexp
	for _, word := range words {
		out = append(out, regexp.MustCompile(before+regexp.QuoteMeta(word)))
	}
	return out
}

// holding is the chapters that hold all these words, with only the rules that do, and in how many places they stand:
// rules and introductions.
func (b Rulebook) holding(texts [][]string, words []*regexp.Regexp) (chapters []Chapter, places int) {
	holds := func(text string) bool {
		return !slices.ContainsFunc(words, func(word *regexp.Regexp) bool { return !word.MatchString(text) })
	}
	for i, c := range b.Chapters {
		kept := c
		kept.Rules = nil
		before := places
		if holds(texts[i][0]) {
			places++
		}
		for j, r := range c.Rules {
			if holds(texts[i][j+1]) {
				kept.Rules = append(kept.Rules, r)
				places++
			}
		}
		if places > before {
			chapters = append(chapters, kept)
		}
	}
	return chapters, places
}
