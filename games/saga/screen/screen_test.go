package screen

import (
	"io"
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
	"waystation/web/webtest"
)

// sight is what somebody sees at a moment of a match.
type sight struct {
	where string
	sc    *scene.Scene
	page  string
}

var sights []sight

// everyLook shows the first question of each kind in random matches of all sorts, and the ends: as the seat asked sees
// them, the next one, and a spectator.
func everyLook(t *testing.T, look func(where string, sc *scene.Scene, page string)) {
	t.Helper()
	if len(sights) == 0 {
		for i, x := range setups {
			m := newMatch(t, x.seats, "look", x.mode, x.options...)
			met := map[string]bool{}
			see := func(where string, asked table.Seat) {
				for _, s := range []table.Seat{asked, (asked + 1) % table.Seat(x.seats), table.Nobody} {
					sc := sceneOf(m, s)
					sights = append(sights, sight{x.name + ", " + where, sc, draw(t, sc)})
				}
			}
			walk(t, m, uint64(i), func(a *table.Ask) {
				if kind := a.Prompt.Kind; !met[kind] && len(a.Options) > 1 {
					met[kind] = true
					see(kind, a.Seat)
				}
			})
			see("over", 0)
		}
	}
	for _, s := range sights {
		look(s.where, s.sc, s.page)
	}
}

func TestEverySeatsPageIsSoundAtEveryMoment(t *testing.T) {
	told := map[string]bool{}
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		for _, wrong := range webtest.Faults(page) {
			if !told[wrong] {
				t.Errorf("%s, seat %d: %s", where, sc.Seat, wrong)
			}
			told[wrong] = true
		}
	})
}

func TestEveryChoiceStandsOnThePageOnce(t *testing.T) {
	keys := regexp.MustCompile(`name="key" value="([^"]*)"`)
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		if sc.Asked == nil {
			return
		}
		_, rest, _ := strings.Cut(page, `data-region="ask"`)
		ask, _, _ := strings.Cut(rest, `data-region="log"`)
		for _, c := range slices.Concat(sc.Ask.Choices, sc.Ask.Free) {
			if n := strings.Count(ask, `data-key="`+templ.EscapeString(c.Key)+`"`); n != 1 {
				t.Fatalf("%s: the question holds %s %d times", where, c.Key, n)
			}
		}
		said, p := map[string]bool{}, newPage(sc)
		for _, c := range p.ask.Free {
			if said[c.Label] {
				t.Fatalf("%s: two small buttons say %q", where, c.Label)
			}
			said[c.Label] = true
		}
		for _, m := range keys.FindAllStringSubmatch(page, -1) { // what the board offers, the question offers
			offered := func(c web.Choice) bool { return templ.EscapeString(c.Key) == m[1] }
			if !slices.ContainsFunc(p.ask.Choices, offered) && !slices.ContainsFunc(p.ask.Free, offered) {
				t.Fatalf("%s: the board offers %s, the question does not", where, m[1])
			}
		}
	})
}

// Of land that is laid no two rows are called the same, as a screen reader has nothing else to tell them by.
func TestTilesOfOneTerrainAreToldApart(t *testing.T) {
	alike := 0
	for n := range 6 {
		m := newMatch(t, 2, "tiles "+strconv.Itoa(n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			if a.Prompt.Kind != "survey" {
				return
			}
			said := map[string]bool{}
			for _, c := range newPage(sceneOf(m, a.Seat)).ask.Choices {
				if said[c.Label] {
					t.Errorf("two rows are called %q", c.Label)
				}
				said[c.Label] = true
				if strings.Contains(c.Label, ") at ") {
					alike++
				}
			}
		})
	}
	if alike == 0 {
		t.Error("nobody holds two tiles of one terrain")
	}
}

// Every piece that a question names is drawn on the board, so that it can be pointed at.
func TestEveryPieceOfAQuestionLiesOnTheBoard(t *testing.T) {
	pieces := regexp.MustCompile(`data-piece="([^"]*)"`)
	missing := map[string]bool{}
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		if sc.Asked == nil {
			return
		}
		_, rest, _ := strings.Cut(page, `data-region="ask"`)
		ask, _, _ := strings.Cut(rest, `data-region="log"`)
		if i := strings.Index(ask, `class="not"`); i >= 0 {
			ask = ask[:i] // what can't be done needs no piece
		}
		_, board, _ := strings.Cut(page, `data-region="way"`)
		for _, m := range pieces.FindAllStringSubmatch(ask, -1) {
			kind, _, _ := strings.Cut(m[1], ":")
			if !strings.Contains(board, `data-piece="`+m[1]+`"`) && !missing[where+kind] {
				missing[where+kind] = true
				t.Errorf("%s: %s is not on the board", where, m[1])
			}
		}
	})
}

// What somebody may not know is not on their page: neither the name nor the address of a card that lies face down for
// them, nor a bid before it is shown. The cards of every pile are asked of the match, not of the view.
func TestAPageShowsNoSecretOfAnother(t *testing.T) {
	secrets := map[string]int{}
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		board, _, _ := strings.Cut(page, `data-region="log"`)
		for c, kind := range hiddenFrom(sc) {
			f := saga.Of(c)
			secrets[kind]++
			if strings.Contains(board, `"`+web.CardURL(game, f.ID)+`"`) {
				t.Errorf("%s, seat %d: %s (%s) is on the page", where, sc.Seat, f.Handle, kind)
			}
		}
		p := newPage(sc)
		if p.stage() != "bids" {
			return
		}
		for s := range p.v.Players {
			if x := table.Seat(s); (sc.Seat < 0 || p.v.Side(x) != p.v.Side(sc.Seat)) && p.v.Bids[s] > 0 {
				t.Errorf("%s: seat %d sees the bid of seat %d", where, sc.Seat, s)
			}
			secrets["bid"]++
		}
	})
	for _, kind := range []string{"challenge", "enemy", "event", "mission", "bid"} {
		if secrets[kind] == 0 {
			t.Errorf("no %s was ever hidden: %v", kind, secrets)
		}
	}
}

// hiddenFrom are the cards of a match that a seat may not know, with their kinds: those that can lie face up in no
// place that the seat sees.
func hiddenFrom(sc *scene.Scene) map[table.Card]string {
	seen := seenCards(sc.View.(*saga.View))
	out := map[table.Card]string{}
	for c := range table.Card(saga.Count()) {
		kind, told := kindNames[saga.Of(c).Kind]
		if told && !seen[c] {
			out[c] = kind
		}
	}
	return out
}

// kindNames are the kinds of cards whose pages tell them apart.
var kindNames = map[saga.Kind]string{
	saga.KindChallenge: "challenge", saga.KindEnemy: "enemy", saga.KindEvent: "event", saga.KindObjective: "mission",
	saga.KindSign: "landmark", saga.KindWeapon: "weapon", saga.KindMutation: "mutation", saga.KindFollower: "follower",
	saga.KindRecon: "recon",
}

// seenCards are all cards that a view names, wherever in it.
func seenCards(v *saga.View) map[table.Card]bool {
	seen := map[table.Card]bool{}
	var walk func(x reflect.Value)
	walk = func(x reflect.Value) {
		switch x.Kind() {
		case reflect.Int16:
			if c, ok := x.Interface().(saga.Shown); ok && c != saga.Unseen {
				seen[table.Card(c-1)] = true
			}
		case reflect.Slice, reflect.Array:
			for i := range x.Len() {
				walk(x.Index(i))
			}
		case reflect.Struct:
			for i := range x.NumField() {
				walk(x.Field(i))
			}
		}
	}
	walk(reflect.ValueOf(*v))
	for i := range v.Players { // whom somebody fights lies open, and so does what they fight with
		if f := &v.Players[i].Fight; f.On {
			seen[f.Foe] = true
			if f.Weapon > 0 {
				seen[table.Card(f.Weapon-1)] = true
			}
		}
	}
	return seen
}

// The same moment looks the same to whoever may not know what differs: with other cards under the eyes of others, a
// page does not change.
func TestABidIsSealed(t *testing.T) {
	var pages []string
	for n := range 2 {
		m := newMatch(t, 2, "sealed", "standard")
		rng := rand.New(rand.NewPCG(1, 1))
		for {
			asks := m.Asks()
			a := asks[0]
			if a.Prompt.Kind != "bid" {
				if err := m.Answer(a.Seat, a.Number, some(m, a, rng), table.ByHand); err != nil {
					t.Fatal(err)
				}
				continue
			}
			key := table.Key(m.Verbs(), a.Options[n].Option)
			if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
				t.Fatal(err)
			}
			other := 1 - a.Seat
			page := draw(t, sceneOf(m, other))
			if !strings.Contains(page, "class=\"bid9 seal") {
				t.Error("no bid is sealed")
			}
			if !strings.Contains(draw(t, sceneOf(m, a.Seat)), "<strong>"+strconv.Itoa(n)+"</strong>") {
				t.Errorf("who bids %d does not see it", n)
			}
			pages = append(pages, page)
			break
		}
	}
	if pages[0] != pages[1] {
		t.Error("a page tells what another has bid")
	}
}

func TestACardIsHeldUpInFull(t *testing.T) {
	for c := range saga.Count() {
		f := saga.Of(table.Card(c))
		h, ok := Screen{}.Card(f.ID)
		if !ok {
			t.Errorf("%s has no page", f.ID)
			continue
		}
		var b strings.Builder
		if err := web.HeldCard(h).Render(t.Context(), &b); err != nil {
			t.Fatal(err)
		}
		for _, words := range []string{f.Text, f.Flavour} {
			if !strings.Contains(b.String(), templ.EscapeString(words)) {
				t.Errorf("%s, held up, lacks %q", f.Handle, words)
			}
		}
	}
	for _, id := range []string{"", "X-99", "Knife"} {
		if _, ok := (Screen{}).Card(id); ok {
			t.Errorf("there is a card of the id %q", id)
		}
	}
}

// Every rule that the screen cites stands in the rulebook.
func TestCitationsLeadSomewhere(t *testing.T) {
	cites := scenetest.Citations(t, saga.Ledger)
	for c := range saga.Count() {
		for _, q := range asked(saga.Of(table.Card(c))) {
			cites(saga.Of(table.Card(c)).Name, q.Rule)
		}
	}
	everyLook(t, func(where string, sc *scene.Scene, _ string) {
		if sc.Over {
			r := newPage(sc).reckoning()
			for _, row := range append(r.Rows, web.ReckonRow{Rule: r.Rule}) {
				cites(where+": the reckoning", row.Rule)
			}
		}
	})
}

// Whatever a card may hold has a word: a glyph that does not exist would be shown as it is written.
func TestWordsHaveTheirGlyphs(t *testing.T) {
	var all []string
	for _, g := range effectGlyphs {
		all = append(all, "{"+g+"}")
	}
	for _, list := range [][]string{siteGlyphs[:], goodGlyphs[:], actionGlyphs[:]} {
		for _, g := range list {
			all = append(all, "{"+g+"}")
		}
	}
	for _, h := range hints {
		all = append(all, h.Words)
	}
	all = append(all, fightHint.Words, storyHint.Words, setupHint.Words)
	for c := range saga.Count() {
		all = append(all, cardSub(saga.Of(table.Card(c))), "{"+kindOf(saga.Of(table.Card(c))).glyph+"}")
	}
	for _, words := range all {
		if s := web.Plain(words); strings.ContainsAny(s, "{}*") {
			t.Errorf("%q reads %q", words, s)
		}
	}
}

func TestGeneratedFilesAreWhatTheTemplatesSay(t *testing.T) {
	stale, err := webtest.Stale(".")
	if err != nil || len(stale) > 0 {
		t.Errorf("go generate ./games/saga/screen: %v have changed since, %v", stale, err)
	}
}

// The page that costs most: which card leads, with what would come of each, and all that four players have. It is measured with what
// is told to a match beforehand, the view and what follows from each option; under 3 ms.
func BenchmarkPage(b *testing.B) {
	m := newMatch(b, 4, "bench", "standard")
	var at *table.Match
	var seat table.Seat
	walk(b, m, 1, func(a *table.Ask) {
		if v := m.View(a.Seat).(*saga.View); at == nil && v.Round >= 6 && a.Prompt.Kind == "primary" && len(a.Options) > 4 {
			at, seat = m.Clone(), a.Seat
		}
	})
	b.ReportAllocs()
	for b.Loop() {
		b.StopTimer()
		fresh := at.Clone() // nothing is known of its question yet
		b.StartTimer()
		sc := sceneOf(fresh, seat)
		sc.Log.Entries = sc.Log.Entries[:min(120, len(sc.Log.Entries))] // as the server shows
		ctx := templ.WithChildren(b.Context(), Screen{}.Table(sc))
		if err := web.Shell(web.Page{Title: sc.Title, Game: sc.Game}).Render(ctx, io.Discard); err != nil {
			b.Fatal(err)
		}
	}
}

// Who is to choose a weapon to shoot with sees what each would do, and no empty sheet.
func TestWeaponsToShootWithShowTheirCharts(t *testing.T) {
	seen := 0
	for _, x := range setups {
		m := newMatch(t, x.seats, "guns", x.mode, x.options...)
		walk(t, m, 5, func(a *table.Ask) {
			p := newPage(sceneOf(m, a.Seat))
			o := p.player(a.Seat)
			if a.Prompt.Kind != "weapon" || p.duel(o).foe.Enemy.Shoot.Can {
				return
			}
			guns := 0
			for _, it := range o.Weapons {
				if f := it.Card.Face(); f != nil && it.Equipped && f.Weapon.Ranged {
					guns++
				}
			}
			seen++
			page := draw(t, sceneOf(m, a.Seat))
			if n := strings.Count(page, `<div class="stair9 mine">`); n != guns || n == 0 {
				t.Errorf("%s: %d charts of %d weapons", a.Prompt.Kind, n, guns)
			}
		})
	}
	if seen == 0 {
		t.Error("nobody ever chooses a weapon against somebody who does not shoot")
	}
}

// PS-EVENT-02: while an event is carried out the bar names it, and only then: nobody declares anything yet.
func TestTheBarNamesAnEvent(t *testing.T) {
	met := map[string]int{}
	m := newMatch(t, 2, "events", "standard")
	walk(t, m, 2, func(a *table.Ask) {
		p := newPage(sceneOf(m, a.Seat))
		if p.v.Phase != saga.PhaseDeclare {
			return
		}
		b := p.bar()
		met[b.Phases[b.At]]++
		if b.Phases[b.At] == "Declare" != (a.Prompt == saga.AskAction) {
			t.Errorf("%s: the bar says %s", a.Prompt.Kind, b.Phases[b.At])
		}
	})
	if met["Declare"] == 0 || met["Event"] == 0 {
		t.Errorf("the bar has named %v", met)
	}
}
