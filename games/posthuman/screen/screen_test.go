package screen

import (
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/games/posthuman"
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

// everyLook shows the first question of each kind in random matches of all sorts, one as a mutant, and the ends: as the
// seat asked sees them, the next one, and a spectator.
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
				kind := a.Prompt.Kind
				if m.View(a.Seat).(*posthuman.View).Players[a.Seat].Mutant {
					kind += " of a mutant"
				}
				if !met[kind] {
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
		_, board, _ := strings.Cut(page, `data-asks`) // the trays of a trade are the question, too
		for _, c := range sc.Ask.Choices {
			if n := strings.Count(ask+board, `data-key="`+templ.EscapeString(c.Key)+`"`); n != 1 {
				t.Fatalf("%s: the question holds %s %d times", where, c.Key, n)
			}
		}
		for _, m := range keys.FindAllStringSubmatch(page, -1) { // what the board offers, the question offers
			for key := range strings.SplitSeq(m[1], "+") { // a row can stand for several of them
				offered := func(c web.Choice) bool { return templ.EscapeString(c.Key) == key }
				if key != "none" && !slices.ContainsFunc(sc.Ask.Choices, offered) &&
					!slices.ContainsFunc(sc.Ask.Free, offered) {
					t.Fatalf("%s: the board offers %s, the question does not", where, m[1])
				}
			}
		}
	})
}

// A card in hand for which there is no room says so where it lies, though it could be discarded.
func TestACardWithoutRoomSaysSo(t *testing.T) {
	full := 0
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		for _, d := range sc.Ask.Denied {
			if !strings.HasPrefix(d.Piece, "hand:") {
				continue
			}
			_, rest, _ := strings.Cut(page, `class="thing `)
			for chip := range strings.SplitSeq(rest, `class="thing `) {
				chip, _, _ = strings.Cut(chip, "</li>")
				if !strings.Contains(chip, `data-piece="`+d.Piece+`"`) {
					continue
				}
				if full++; !strings.Contains(chip, ">"+d.Reason+"<") {
					t.Errorf("%s: that there is %q does not stand on %s", where, d.Reason, d.Piece)
				}
			}
		}
	})
	if full == 0 {
		t.Error("no backpack was full")
	}
}

// What lies face down says what it is, and one's own followers until when.
func TestWhatLiesFaceDownSaysWhatItIs(t *testing.T) {
	met := map[string]int{}
	everyLook(t, func(where string, _ *scene.Scene, page string) {
		for chip := range strings.SplitSeq(page, `<li class="thing`) {
			chip, _, _ = strings.Cut(chip, "</li>")
			for _, words := range []string{"Follower, face down", "face down until called"} {
				if strings.Contains(chip, ">"+words+"<") {
					met[words]++
				}
			}
			if strings.Contains(chip, ">Face down<") || strings.Contains(chip, ">face down<") {
				t.Errorf("%s: something lies face down", where)
			}
		}
	})
	if len(met) < 2 {
		t.Errorf("met only %v", met)
	}
}

// Somebody human on the last space makes it the last turn for all, which heads what one has to go by.
func TestTheLastTurnIsSaid(t *testing.T) {
	m := newMatch(t, 3, "last", "standard")
	for m.View(0).(*posthuman.View).Phase != posthuman.PhaseDeclare {
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, m.Default(a), table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		last   table.Seat
		mutant bool
		says   string
	}{
		{table.Nobody, false, ""},
		{0, false, "*You are on the last space: this is the last turn.* "},
		{1, false, "*Ines is on the last space: this is the last turn.* "},
		{1, true, ""},
	} {
		p := newPage(sceneOf(m, 0))
		if c.last >= 0 {
			o := p.player(c.last)
			o.JP, o.Mutant = posthuman.LastSpace, c.mutant
		}
		if got, _, _ := strings.Cut(p.known(), "Health "); got != c.says {
			t.Errorf("with seat %d there, mutant %t: %q", c.last, c.mutant, got)
		}
	}
}

// Where nothing can be taken back, undo says why; where something can, it is a button.
func TestUndoSaysWhyNot(t *testing.T) {
	met := map[bool]int{}
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		_, foot, _ := strings.Cut(page, "<footer>")
		_, why, struck := strings.Cut(foot, `data-keep="undo-why"`)
		why, _, _ = strings.Cut(why, "</details>")
		if struck != (sc.Ask.UndoWhy != "" && sc.Ask.Undo == "") ||
			struck && !strings.Contains(why, ">"+templ.EscapeString(sc.Ask.UndoWhy)+"<") {
			t.Errorf("%s: undo, %q, says %s", where, sc.Ask.UndoWhy, why)
		}
		if sc.Ask.Undo != "" && !strings.Contains(foot, `data-shortcut="u"`) {
			t.Errorf("%s: %s can't be taken back", where, sc.Ask.Undo)
		}
		if struck || sc.Ask.Undo != "" {
			met[struck]++
		}
	})
	if met[true] < 5 || met[false] < 5 {
		t.Errorf("met only %v", met)
	}
}

// The seats stand in the bar clockwise from the starting player, on every screen.
func TestTheBarHoldsTheOrderOfPlay(t *testing.T) {
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		v := sc.View.(*posthuman.View)
		if v.Phase < posthuman.PhaseEvent {
			return
		}
		_, bar, _ := strings.Cut(page, `<ol class="order"`)
		bar, _, _ = strings.Cut(bar, "</ol>")
		var names []string
		for li := range strings.SplitSeq(bar, "<li") {
			for i := range sc.Seats {
				if strings.Contains(li, `"order-`+sc.Seats[i].Mark.Colour+`"`) {
					names = append(names, sc.Seats[i].Mark.Name)
				}
			}
		}
		var want []string
		for i := range sc.Seats {
			want = append(want, sc.Seats[(int(v.Starter)+i)%len(sc.Seats)].Mark.Name)
		}
		if !slices.Equal(names, want) {
			t.Errorf("%s: the order is %q, want %q", where, names, want)
		}
	})
}

// What one plays for stands with the first help, before the first turn and where an action is declared: for one alone
// it is another.
func TestTheGoalIsSaid(t *testing.T) {
	for _, all := range []bool{true, false} {
		met := 0
		everyLook(t, func(where string, sc *scene.Scene, page string) {
			v := sc.View.(*posthuman.View)
			p := newPage(sc)
			if h := p.hint(); v.Solo == all || h.Goal == "" {
				return
			} else if met++; !strings.Contains(h.Goal, "tenth space of the {step} journey") ||
				strings.Contains(h.Goal, "The Fortress") != v.Solo || strings.Contains(h.Goal, mutantWins) == v.Solo {
				t.Errorf("%s: the goal is %q", where, h.Goal)
			}
			if !strings.Contains(page, "The goal:") {
				t.Errorf("%s: the goal is not on the page", where)
			}
		})
		if met == 0 {
			t.Errorf("no goal was said, alone: %t", !all)
		}
	}
}

// That somebody leaves can be proposed of people, and not of bots, which never agree to it.
func TestNobodyProposesThatABotLeaves(t *testing.T) {
	proposed := 0
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		for s := range sc.Seats {
			key := "propose"
			if s > 0 {
				key += ":" + strconv.Itoa(s)
			}
			if !strings.Contains(page, `value="`+key+`"`) {
				continue
			}
			if proposed++; sc.Seats[s].Bot != "" {
				t.Errorf("%s: seat %d is a bot, and is asked to leave", where, s)
			}
		}
	})
	if proposed == 0 {
		t.Error("it was never proposed")
	}
}

// Whoever can't see the map hears on which side the tiles lie that can be entered.
func TestTilesThatCanBeEnteredLieOnSides(t *testing.T) {
	entered := 0
	m := newMatch(t, 2, "sides", "short")
	walk(t, m, 1, func(a *table.Ask) {
		seen := map[string]bool{}
		for _, c := range newPage(sceneOf(m, a.Seat)).ask.Choices {
			if !strings.HasPrefix(c.Key, "step:") {
				continue
			}
			entered++
			if !strings.HasPrefix(c.Where, "to the ") || seen[c.Where] {
				t.Errorf("%s: %s lies %q, as did another: %t", c.Label, c.Key, c.Where, seen[c.Where])
			}
			seen[c.Where] = true
		}
	})
	if entered < 10 {
		t.Errorf("only %d tiles could be entered", entered)
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

func TestAPageShowsNoSecretOfAnother(t *testing.T) {
	held := regexp.MustCompile(`data-piece="hand:([0-9]+)"`)
	shown := 0
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		v := sc.View.(*posthuman.View)
		own := map[string]bool{}
		for _, c := range v.Players[newPage(sc).own].Hand {
			own[strconv.Itoa(int(c))] = true
		}
		for _, m := range held.FindAllStringSubmatch(page, -1) {
			if shown++; !own[m[1]] {
				t.Fatalf("%s: seat %d is shown card %s of another hand", where, sc.Seat, m[1])
			}
		}
		for s := range v.Players {
			o := &v.Players[s]
			if table.Seat(s) != sc.Seat && !o.Mutant && !sc.Over && countsMutations(page, o.Seat) {
				t.Fatalf("%s: seat %d is told how many of seat %d's scars are mutations", where, sc.Seat, s)
			}
		}
	})
	if shown == 0 {
		t.Error("no page ever showed a card in hand")
	}
}

// countsMutations reports whether a page says how many of a human's scars are mutations, besides what mutations are.
func countsMutations(page string, s table.Seat) bool {
	_, rest, ok := strings.Cut(page, `data-keep="scars-`+strconv.Itoa(int(s))+`"`)
	_, rest, _ = strings.Cut(rest, "<summary")
	_, rest, _ = strings.Cut(rest, ">")
	summary, _, _ := strings.Cut(rest, "</summary>")
	return ok && strings.Contains(summary, "mutation")
}

func TestACardIsHeldUpInFull(t *testing.T) {
	for c := range posthuman.Count() {
		f := posthuman.Of(table.Card(c))
		h, ok := Screen{}.Card(f.ID)
		if !ok {
			t.Errorf("%s has no page", f.ID)
			continue
		}
		var b strings.Builder
		if err := web.HeldCard(h).Render(t.Context(), &b); err != nil {
			t.Fatal(err)
		}
		wanted := []string{f.Name, f.Text, f.Flavour, f.Event.Solo}
		if f.Place != nil {
			wanted = append(wanted, f.Place.Text, f.Place.Flavour)
		}
		for i := range f.Options {
			wanted = append(wanted, f.Options[i].Label)
		}
		for _, words := range wanted {
			if !strings.Contains(b.String(), templ.EscapeString(words)) {
				t.Errorf("%s, held up, lacks %q", f.Handle, words)
			}
		}
		for i := range f.Options { // what comes of an option stays hidden (PH-RULING-117)
			if strings.Contains(b.String(), templ.EscapeString(f.Options[i].Won)) {
				t.Errorf("%s, held up, tells how %q ends", f.Handle, f.Options[i].Label)
			}
		}
	}
	for _, id := range []string{"", "X-99", "Lead Pipe"} {
		if _, ok := (Screen{}).Card(id); ok {
			t.Errorf("there is a card of the id %q", id)
		}
	}
}

// Every rule that the screen cites stands in the rulebook.
func TestCitationsLeadSomewhere(t *testing.T) {
	cites := scenetest.Citations(t, posthuman.Ledger)
	for c := range posthuman.Count() {
		for _, q := range asked(posthuman.Of(table.Card(c))) {
			cites(posthuman.Of(table.Card(c)).Name, q.Rule)
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

// The reckoning counts what has decided: the journey, or the chart where several humans stand in front. Its rows add
// up.
func TestTheReckoningCountsWhatDecided(t *testing.T) {
	seen := map[string]bool{}
	everyLook(t, func(where string, sc *scene.Scene, _ string) {
		if !sc.Over {
			return
		}
		p := newPage(sc)
		r := p.reckoning()
		seen[r.Head] = true
		for s, total := range r.Total {
			sum, want := 0, sc.Result.Scores[s]
			for _, row := range r.Rows {
				if !strings.HasSuffix(row.Label, "not counted") {
					sum += row.Values[s]
				}
			}
			if r.Head == "The chart" {
				want = p.v.Players[s].Tally.Total
				if p.v.Solo {
					t.Errorf("%s: alone, the chart counts", where)
				}
			}
			if sum != total || total != want {
				t.Errorf("%s: %s of seat %d: the rows add up to %d, the total says %d, it is %d", where, r.Head, s, sum,
					total, want)
			}
		}
	})
	if !seen["Journey points"] {
		t.Errorf("only these were counted: %v", seen)
	}
}

// Why a mutant has no journey points is said, unless all have turned (PH-TURN-05).
func TestTheReckoningSaysWhoTurned(t *testing.T) {
	everyLook(t, func(where string, sc *scene.Scene, _ string) {
		if !sc.Over || sc.View.(*posthuman.View).Solo {
			return
		}
		v := *sc.View.(*posthuman.View)
		v.Players = slices.Clone(v.Players)
		for s := range v.Players {
			v.Players[s].Mutant = s == 1
		}
		for final, want := range map[posthuman.Final]bool{posthuman.Fortress: true, posthuman.AllTurned: false} {
			v.Final = final
			changed := *sc
			changed.View = &v
			p := newPage(&changed)
			said := strings.Contains(p.reckoning().Verdict,
				"*"+p.names([]table.Seat{1})+"* turned, and left the journey track")
			if said != want {
				t.Errorf("%s, %v: that seat 1 has left the journey track is said: %t", where, final, said)
			}
		}
	})
}

// Whatever a card may hold has a word: a glyph that does not exist would be shown as it is written.
func TestWordsHaveTheirGlyphs(t *testing.T) {
	var all []string
	for _, n := range nouns {
		all = append(all, n[0], n[1])
	}
	for _, s := range stats {
		all = append(all, "{"+s.glyph+"}")
	}
	for _, h := range hints {
		all = append(all, h.Words)
	}
	all = append(all, fightHint.Words, storyHint.Words, setupHint.Words)
	for _, words := range all {
		if s := web.Plain(words); strings.ContainsAny(s, "{}*") {
			t.Errorf("%q reads %q", words, s)
		}
	}
	for _, k := range kindOf[1:] {
		if !slices.Contains(web.Glyphs(), k.glyph) || k.word == "" {
			t.Errorf("%s has the glyph %q", k.word, k.glyph)
		}
	}
	for c := range posthuman.Count() {
		f := posthuman.Of(table.Card(c))
		if f.Enemy != nil && (ability(f.Enemy) == "") != (f.Enemy.Ability == posthuman.NoAbility) {
			t.Errorf("%s: the ability %v is not told", f.Name, f.Enemy.Ability)
		}
		for i := range f.Options {
			x := &f.Options[i]
			if (condition(x.If) == "") != (x.If.If == posthuman.IfNothing) {
				t.Errorf("%s: the condition of %q is not told", f.Name, x.Label)
			}
			for _, e := range x.Need {
				if nouns[e.Do][0] == "" {
					t.Errorf("%s: the price of %q is not told", f.Name, x.Label)
				}
			}
		}
		for _, row := range append(f.Rows[:], f.Win) {
			for _, e := range row {
				if nouns[e.Do][0] == "" {
					t.Errorf("%s gives what has no word: %d", f.Name, e.Do)
				}
			}
		}
	}
}

func TestGeneratedFilesAreWhatTheTemplatesSay(t *testing.T) {
	stale, err := webtest.Stale(".")
	if err != nil || len(stale) > 0 {
		t.Errorf("go generate ./games/posthuman/screen: %v have changed since, %v", stale, err)
	}
}

// The whole page of a seat in the middle of a match, as the server draws it: under 3 ms.
func BenchmarkPage(b *testing.B) {
	m := newMatch(b, 4, "bench", "standard")
	var sc *scene.Scene
	walk(b, m, 1, func(a *table.Ask) {
		if v := m.View(a.Seat).(*posthuman.View); sc == nil && v.Turn >= 6 && a.Prompt.Kind == "move" {
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
