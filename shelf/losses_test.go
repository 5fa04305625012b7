package shelf_test

import (
	"bytes"
	"html"
	"regexp"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/games/posthuman"
	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/shelf"
	"waystation/table"
	"waystation/web"
)

// losses is how the games say that somebody has lost something which they want to know of.
var losses = regexp.MustCompile(`loses \d+ (health|morale)|hunger slot [1-3]|draws a scar|tires: fatigue [2-9]|` +
	`takes 1 Damage on|loses the |takes a Contamination counter`)

// tags and spaces are what a page says its words with.
var (
	tags   = regexp.MustCompile(`<[^>]*>`)
	spaces = regexp.MustCompile(`\s+`)
)

// Whatever a player has lost since their last answer is read above their next question, and not in the log alone:
// blows that ask nothing, what a fight has cost, hunger, the weather.
func TestLossesStandOverTheNextQuestion(t *testing.T) {
	for _, name := range []string{"posthuman", "saga", "firelands"} {
		g, lost := shelf.Find(name), 0
		for _, seed := range []string{"losses 1", "losses 2", "losses 3"} {
			m := scenetest.Match(t, g.Box, 2, seed, g.Box.Modes[0])
			lost += play(t, g, m)
		}
		if lost < 10 {
			t.Errorf("%s: in three matches somebody has lost something %d times", name, lost)
		}
	}
}

// play lets bots play a match, looks at each question of the first seat, and gives how many of them came after a loss.
// It looks as who has just answered, and as who has last answered three questions ago, to whom more has happened.
func play(t *testing.T, g *shelf.Game, m *table.Match) (lost int) {
	t.Helper()
	first, second := bots.Random(3), g.Bots[1].New(4)
	var acted [3]int
	since := 0
	for range 3000 {
		asks := m.Asks()
		if m.Over() || len(asks) == 0 {
			return lost
		}
		a, player := asks[0], second
		if a.Seat == 0 {
			player = first
			for _, from := range []int{acted[0], acted[2]} {
				sc := scenetest.Of(g.Box, m, 0, nil, func(x *scene.Table) {
					x.Recap, x.Acted, x.Since = from > 0, from, since
				})
				missed, any := silent(t, g, sc)
				if any {
					lost++
				}
				if missed != "" {
					t.Errorf("%s, before %q: nothing says that %q", g.Box.Name, sc.Ask.Say, missed)
				}
			}
			acted[0], acted[1], acted[2] = len(m.Events(0)), acted[0], acted[1]
		}
		key := table.SetKey(m.Verbs(), player.Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
		if a.Seat == 0 {
			since = len(m.Events(0))
		}
	}
	return lost
}

// silent is what the viewer has lost though no part of the page that stands over the question says it, and whether they
// have lost anything.
func silent(t *testing.T, g *shelf.Game, sc *scene.Scene) (missed string, any bool) {
	t.Helper()
	var page bytes.Buffer
	if err := g.Screen.Table(sc).Render(t.Context(), &page); err != nil {
		t.Fatal(err)
	}
	if o := sc.Ask.Outcome; o != nil && o.Told && strings.Count(read(page.String()), web.Plain(o.Words)) < 3 { // log, too
		t.Errorf("%q is hidden beside a recap that does not say it", o.Words)
	}
	_, over, _ := strings.Cut(page.String(), "data-outcome>")
	over, _, _ = strings.Cut(over, "</section>")
	over = read(over)
	for i, e := range sc.News.Told {
		words := strings.ReplaceAll(sc.News.Words[i], "*", "")
		if e.Seat != 0 || !losses.MatchString(words) {
			continue
		}
		any = true
		counted := i < sc.News.Ended || posthuman.Rewards(e) || saga.Rewards(e) // in what a fight has cost in all
		full := len(losses.FindAllString(over, -1)) >= 4                        // the rest is in the log
		if sc.News.Fate < 0 && !counted && !full && !strings.Contains(over, words) {
			missed = words
		}
	}
	return missed, any
}

// read is a page's words.
func read(page string) string {
	return html.UnescapeString(spaces.ReplaceAllString(tags.ReplaceAllString(page, ""), " "))
}
