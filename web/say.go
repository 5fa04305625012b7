package web

import (
	"context"
	"io"
	"net/url"
	"regexp"
	"strings"

	"github.com/a-h/templ"

	"waystation/tongue"
)

// oneMark is what Say gives a meaning to: *bold*, {glyph}, [card name](card id).
var oneMark = regexp.MustCompile(`^(?:\*([^*]+)\*|\{([a-z]+)\}|\[([^\]]+)\]\(([A-Za-z0-9_-]+)\))`)

// marks are the places of all marks in a text, as [regexp.Regexp.FindAllStringSubmatchIndex] gives them. Most texts
// have few or none, and pages have thousands of texts: only what a mark can begin with is looked at closely.
func marks(text string) (out [][]int) {
	for at := 0; ; {
		i := strings.IndexAny(text[at:], "*{[")
		if i < 0 {
			return out
		}
		at += i
		m := oneMark.FindStringSubmatchIndex(text[at:])
		if m == nil {
			at++
			continue
		}
		for i := range m {
			if m[i] >= 0 {
				m[i] += at
			}
		}
		out = append(out, m)
		at = m[1]
	}
}

// Say writes marked text: *bold*, {fuel} for a glyph of the sprite, and [Oil Platform](oil-platform) for a card, which
// links to CardURL and can be held up to look at. Everything else, unknown glyphs included, is shown as it stands.
// The game is the short name in URLs, such as firelands.
func Say(game, text string) templ.Component {
	return written(func(t *tongue.Tongue) string { return keptMarkup(saying{t, game, text, true}) })
}

// sayInside is Say inside a button, where a link can't stand: cards can still be held up.
func sayInside(game, text string) templ.Component {
	return written(func(t *tongue.Tongue) string { return keptMarkup(saying{t, game, text, false}) })
}

// written is HTML in the reader's language.
func written(in func(*tongue.Tongue) string) templ.Component {
	return templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		t := tongue.From(ctx)
		html := in(t)
		if t != nil {
			html = tongue.Raw(html)
		}
		_, err := io.WriteString(w, html)
		return err
	})
}

// saying is all on which a marked text as HTML hangs.
type saying struct {
	tongue     *tongue.Tongue
	game, text string
	links      bool
}

// sayings are texts of cards for the most part, which stand in page after page.
var sayings kept[saying]

// keptMarkup is markup as it was made before, if it was.
func keptMarkup(key saying) string {
	html, ok := sayings.find(key)
	if !ok {
		html = markup(key.tongue, key.game, key.text, key.links)
		sayings.keep(key, html)
	}
	return html
}

// markup is marked text as HTML. It is put into the reader's language whole, before its marks part it.
func markup(t *tongue.Tongue, game, text string, links bool) string {
	text = strings.ReplaceAll(t.Say(text), " %", "\u00a0%") // a number and its sign stay on one line
	var b strings.Builder
	at := 0
	for _, m := range marks(text) {
		b.WriteString(templ.EscapeString(text[at:m[0]]))
		at = m[1]
		switch {
		case m[2] >= 0:
			b.WriteString("<b>" + templ.EscapeString(text[m[2]:m[3]]) + "</b>")
		case m[4] >= 0 && isGlyph(text[m[4]:m[5]]):
			name := text[m[4]:m[5]]
			b.WriteString(`<svg class="ic" role="img" aria-label="` + templ.EscapeString(t.Say(glyphWord(name))) +
				`"><use href="#g-` + name + `"></use></svg>`)
		case m[6] >= 0:
			link := templ.EscapeString(CardURL(game, text[m[8]:m[9]]))
			name := templ.EscapeString(text[m[6]:m[7]])
			if links {
				b.WriteString(`<a class="cardref" href="` + link + `" data-card="` + link + `">` + name + "</a>")
			} else {
				b.WriteString(`<span class="cardref" data-card="` + link + `">` + name + "</span>")
			}
		default:
			b.WriteString(templ.EscapeString(text[m[0]:m[1]]))
		}
	}
	b.WriteString(templ.EscapeString(text[at:]))
	return b.String()
}

// Unmarked takes out of a name what would be a mark in marked text.
func Unmarked(name string) string { return unmarked.Replace(name) }

var unmarked = strings.NewReplacer("*", "", "{", "", "}", "", "[", "", "]", "")

// Plain is marked text without its marks, for titles, labels and tooltips.
func Plain(text string) string {
	var b strings.Builder
	at := 0
	for _, m := range marks(text) {
		b.WriteString(text[at:m[0]])
		at = m[1]
		switch {
		case m[2] >= 0:
			b.WriteString(text[m[2]:m[3]])
		case m[4] >= 0 && isGlyph(text[m[4]:m[5]]):
			b.WriteString(glyphWord(text[m[4]:m[5]]))
		case m[6] >= 0:
			b.WriteString(text[m[6]:m[7]])
		default:
			b.WriteString(text[m[0]:m[1]])
		}
	}
	b.WriteString(text[at:])
	return b.String()
}

// CardURL is the page of a card of a game: where a card's name leads, and what the script fetches to hold it up.
func CardURL(game, id string) string { return "/rules/" + game + "/cards/" + url.PathEscape(id) }

// RuleURL is the place of a rule, such as FL-EXPL-04, in the rulebook of its game.
func RuleURL(game, rule string) string { return "/rules/" + game + "#" + url.PathEscape(rule) }

// Citation names the rule that something goes by.
type Citation struct {
	ID    string // such as FL-EXPL-04; "" for none
	Title string // what the rule is called; "" where that is not known
}

// shortRule leaves out the game's own letters: at its table FL-EXPL-04 is EXPL-04.
func shortRule(rule string) string {
	if _, rest, ok := strings.Cut(rule, "-"); ok && strings.Contains(rest, "-") {
		return rest
	}
	return rule
}
