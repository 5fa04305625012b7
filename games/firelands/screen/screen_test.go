package screen

import (
	"bytes"
	"go/format"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/a-h/templ"
	"github.com/a-h/templ/generator"
	"github.com/a-h/templ/parser/v2"

	"waystation/games/firelands"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
	"waystation/web/webtest"
)

// everyLook plays a random match for each number of players and shows what each seat and a spectator see: at the first
// question of each kind, at every sixtieth, and at the end.
func everyLook(t *testing.T, look func(where string, sc *scene.Scene)) {
	t.Helper()
	for seats := 2; seats <= 4; seats++ {
		m := newMatch(t, seats, "look")
		asked := map[string]int{}
		all := func(where string) {
			for s := table.Nobody; int(s) < seats; s++ {
				look(where, sceneOf(m, s))
			}
		}
		walk(t, m, uint64(seats), func(a *table.Ask) {
			asked[""]++
			if asked[a.Prompt.Kind]++; asked[a.Prompt.Kind] == 1 || asked[""]%60 == 0 {
				all(a.Prompt.Kind)
			}
		})
		all("over")
	}
}

func TestEverySeatsPageIsSoundAtEveryMoment(t *testing.T) {
	told := map[string]bool{}
	everyLook(t, func(where string, sc *scene.Scene) {
		for _, wrong := range webtest.Faults(draw(t, sc)) {
			if !told[wrong] {
				t.Errorf("%s, seat %d of %d: %s", where, sc.Seat, len(sc.Seats), wrong)
			}
			told[wrong] = true
		}
	})
}

func TestEveryChoiceStandsOnThePageOnce(t *testing.T) {
	keys := regexp.MustCompile(`name="key" value="([^"]*)"`)
	everyLook(t, func(where string, sc *scene.Scene) {
		if sc.Asked == nil {
			return
		}
		page := draw(t, sc)
		_, rest, _ := strings.Cut(page, `data-region="ask"`)
		ask, _, _ := strings.Cut(rest, `data-region="log"`)
		for _, c := range sc.Ask.Choices {
			if n := strings.Count(ask, `data-key="`+templ.EscapeString(c.Key)+`"`); n != 1 {
				t.Fatalf("%s: the question holds %s %d times", where, c.Key, n)
			}
		}
		// what the board offers, the question or the free moves offer
		for _, m := range keys.FindAllStringSubmatch(page, -1) {
			offered := func(c web.Choice) bool { return templ.EscapeString(c.Key) == m[1] }
			if !slices.ContainsFunc(sc.Ask.Choices, offered) && !slices.ContainsFunc(sc.Ask.Free, offered) {
				t.Fatalf("%s: the board offers %s, the question does not", where, m[1])
			}
		}
	})
}

// Every piece that a question names is drawn on the board, so that it can be pointed at.
func TestEveryPieceOfAQuestionLiesOnTheBoard(t *testing.T) {
	missing := map[string]bool{}
	everyLook(t, func(where string, sc *scene.Scene) {
		if sc.Asked == nil {
			return
		}
		page := draw(t, sc)
		_, board, _ := strings.Cut(page, `data-region="map"`)
		for _, c := range sc.Ask.Choices {
			kind, _, _ := strings.Cut(c.Piece, ":")
			if c.Piece != "" && !strings.Contains(board, `data-piece="`+c.Piece+`"`) && !missing[where+kind] {
				missing[where+kind] = true
				t.Errorf("%s: %s (%s) is not on the board", where, c.Piece, c.Label)
			}
		}
	})
}

func TestNoPageShowsAnotherPlayersObjects(t *testing.T) {
	shown := 0
	everyLook(t, func(where string, sc *scene.Scene) {
		if sc.Over {
			return
		}
		page := draw(t, sc)
		for c := range firelands.Count() {
			if f := firelands.Of(table.Card(c)); f.Kind == firelands.KindObject && strings.Contains(page, `data-piece="hand:`) {
				shown++
			}
		}
		v := sc.View.(*firelands.View)
		for s := range v.Players {
			for _, h := range v.Players[s].Hand {
				if table.Seat(s) != sc.Seat && h.Card != firelands.Unseen {
					t.Fatalf("%s: seat %d is given a card of seat %d", where, sc.Seat, s)
				}
			}
		}
	})
	if shown == 0 {
		t.Error("no page ever showed an Object")
	}
}

func TestPlayersAreCalledByTheirNamesAndColours(t *testing.T) {
	m := newMatch(t, 3, "names")
	a := m.Asks()[0]
	sc := sceneOf(m, a.Seat)
	for i := range sc.Seats { // nobody gave a name: the server calls seats by its own colours
		sc.Seats[i].Mark.Name = title(sc.Seats[i].Mark.Colour)
	}
	p := newPage(sc)
	for s := range table.Seat(3) {
		if got, want := p.name(s), title(p.v.Players[s].Colour.String()); got != want {
			t.Errorf("seat %d without a name is called %s at the table, its player is %s", s, got, want)
		}
	}
	p = newPage(sceneOf(m, a.Seat))
	colour := title(p.v.Players[a.Seat].Colour.String())
	if got := p.named(colour + " gains 1 Fuel."); got != "*"+people[a.Seat]+"* gains 1 Fuel." {
		t.Errorf("the log says %q of %s", got, people[a.Seat])
	}
}

func TestACardIsHeldUpInFull(t *testing.T) {
	for c := range firelands.Count() {
		f := firelands.Of(table.Card(c))
		h, ok := Screen{}.Card(f.ID)
		if !ok {
			t.Errorf("%s has no page", f.ID)
			continue
		}
		var b strings.Builder
		if err := web.HeldCard(h).Render(t.Context(), &b); err != nil {
			t.Fatal(err)
		}
		for _, words := range []string{f.Name, f.Text, f.Flavour} {
			if !strings.Contains(b.String(), templ.EscapeString(words)) {
				t.Errorf("%s, held up, lacks %q", f.Handle, words)
			}
		}
	}
	for _, id := range []string{"", "X-99", "Oil Platform"} {
		if _, ok := (Screen{}).Card(id); ok {
			t.Errorf("there is a card of the id %q", id)
		}
	}
}

// Every rule that the screen cites stands in the rulebook.
func TestCitationsLeadSomewhere(t *testing.T) {
	known := map[string]bool{}
	for _, r := range firelands.Rules() {
		known[r.ID] = true
	}
	for c := range firelands.Count() {
		for _, q := range asked(firelands.Of(table.Card(c))) {
			if !known[q.Rule] {
				t.Errorf("%s cites %s", firelands.Of(table.Card(c)).Name, q.Rule)
			}
		}
	}
	for _, p := range parts {
		if !known[p.rule] {
			t.Errorf("the reckoning cites %s", p.rule)
		}
	}
	for name := range askedOfCard {
		if !slices.ContainsFunc(cardNames(), func(n string) bool { return n == name }) {
			t.Errorf("questions are answered about %q, which is no card", name)
		}
	}
}

func cardNames() []string {
	var out []string
	for c := range firelands.Count() {
		out = append(out, firelands.Of(table.Card(c)).Name)
	}
	return out
}

func TestGeneratedFilesAreWhatTheTemplatesSay(t *testing.T) {
	templates, err := filepath.Glob("*.templ")
	if err != nil || len(templates) == 0 {
		t.Fatal("no templates", err)
	}
	for _, name := range templates {
		file, err := parser.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		if _, err := generator.Generate(file, &out, generator.WithFileName(name), generator.WithVersion("v0.3.977")); err != nil {
			t.Fatal(err)
		}
		want, err := format.Source(out.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(strings.TrimSuffix(name, ".templ") + "_templ.go"); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s has changed since it was generated: go generate ./games/firelands/screen", name)
		}
	}
}

func TestEverySurvivorHasAShortWordForTheirAbility(t *testing.T) {
	for c := range firelands.Count() {
		f := firelands.Of(table.Card(c))
		if f.Kind == firelands.KindSurvivor && (skill(table.Card(c)) == "" || strings.Contains(web.Plain(skill(table.Card(c))), "{")) {
			t.Errorf("%s: %q", f.Name, skill(table.Card(c)))
		}
	}
}

// The whole page of a seat in the middle of a match, as the server draws it: under 3 ms.
func BenchmarkPage(b *testing.B) {
	m := newMatch(b, 4, "bench")
	var sc *scene.Scene
	walk(b, m, 1, func(a *table.Ask) {
		if sc == nil && m.Result().Rounds == 3 && a.Prompt.Kind == "turn" {
			sc = sceneOf(m, a.Seat)
		}
	})
	b.ReportAllocs()
	for b.Loop() {
		ctx := templ.WithChildren(b.Context(), Screen{}.Table(sc))
		if err := web.Shell(web.Page{Title: sc.Title, Game: sc.Game}).Render(ctx, io.Discard); err != nil {
			b.Fatal(err)
		}
	}
}
