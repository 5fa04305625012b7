package screen

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
)

// walked are the pages of matches by bots on which the family acts or somebody walks. They are drawn once for all tests
// that look at them, so none may change them.
var walked []walkedPage

type walkedPage struct {
	m *table.Match
	a *table.Ask
	p *page
}

// walksOf looks at each page on which the family acts or somebody walks, in matches by bots of all chapters.
func walksOf(t *testing.T, look func(m *table.Match, a *table.Ask, p *page)) {
	t.Helper()
	if walked == nil {
		walked = walkAll(t)
	}
	for _, w := range walked {
		look(w.m, w.a, w.p)
	}
}

func walkAll(t *testing.T) (pages []walkedPage) {
	t.Helper()
	for i, mode := range heredity.Shelf.Modes {
		m := scenetest.Match(t, heredity.Shelf, 1, "walks", mode)
		bot := hereditybot.With(hereditybot.Bold, uint64(i))
		for n := 0; !m.Over() && n < 200; n++ {
			a := m.Asks()[0]
			if slices.Contains([]string{"act", "walk", "ground"}, a.Prompt.Kind) {
				then := m.Clone()
				pages = append(pages, walkedPage{then, then.Asks()[0], newPage(scenetest.Of(heredity.Shelf, then, 0, nil))})
			}
			if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), bot.Choose(m.View(a.Seat), a)), table.ByHand); err != nil {
				t.Fatal(err)
			}
		}
	}
	return pages
}

// carried gives the answers of a row's press one after the other, and fails where one of them is not on offer.
func carried(t *testing.T, m *table.Match, c web.Choice) *heredity.View {
	t.Helper()
	m = m.Clone()
	for _, key := range append([]string{c.Key}, c.Then...) {
		if err := m.CanUndo(0); err != nil && key != c.Key {
			t.Fatalf("%s: before %s somebody has learned something: %v", c.ID(), key, err)
		}
		a := m.Ask(0)
		if err := m.Answer(0, a.Number, key, table.ByHand); err != nil {
			t.Fatalf("%s: %s: %v", c.ID(), key, err)
		}
	}
	return m.View(0).(*heredity.View)
}

// A row that names a place leads there by answers that are on offer, one after the other, and to something that is not
// where they stand. Each row has a name of its own, and the piece of each shows that it can be pressed.
func TestAWalkTakesOnePress(t *testing.T) {
	verbsLed := map[table.Verb]int{}
	walksOf(t, func(m *table.Match, a *table.Ask, p *page) {
		ids := map[string]bool{}
		for _, c := range p.ask.Choices {
			if ids[c.ID()] {
				t.Fatalf("two rows are called %q", c.ID())
			}
			ids[c.ID()] = true
			if by, _ := p.Option(c); len(c.Then) == 0 || a.Prompt.Kind != "act" || by.Verb != heredity.VerbMove {
				continue
			}
			v, o := carried(t, m, c), p.leadsTo(c)
			if hurts := strings.Contains(c.Sub, "hazard"); hurts != (c.Hurts > 0) {
				t.Fatalf("%s: something on the way hurts %d times, and it says %q", c.ID(), c.Hurts, c.Sub)
			}
			name := p.v.Team[o.A].Name
			if !strings.HasPrefix(c.Label, name+" walks ") || c.Group != name || !p.marks.Offered(c.Piece) {
				t.Fatalf("%s: %q stands under %q, its piece %q", c.ID(), c.Label, c.Group, c.Piece)
			}
			if o.Verb == heredity.VerbGo && !strings.Contains(c.Sub, "on the way") && !eventful(p, board.Square(o.B)) &&
				v.Team[o.A].At != board.Square(o.B) {
				t.Fatalf("%s: %s stands on %d", c.ID(), name, v.Team[o.A].At)
			}
			here := p.finds(p.v.Team[o.A].At, name)
			if o.Verb == heredity.VerbGo && !p.goesHome(c) && !slices.ContainsFunc(p.finds(board.Square(o.B), name), func(f find) bool {
				return !f.vain && !slices.Contains(here, f)
			}) {
				t.Fatalf("%s: nothing waits there that is not where %s stands", c.ID(), name)
			}
			verbsLed[o.Verb]++
		}
	})
	for _, v := range []table.Verb{heredity.VerbGo, heredity.VerbExplore, heredity.VerbThrough} {
		if verbsLed[v] == 0 {
			t.Errorf("no row leads anywhere by %v: %v", v, verbsLed)
		}
	}
}

// At the first look each place stands in one row, under the name of whoever is nearest, and one bare move of each. So the
// first chapter begins with a handful of rows for the four of them.
func TestTheFirstLookIsShort(t *testing.T) {
	walksOf(t, func(m *table.Match, a *table.Ask, p *page) {
		if a.Prompt.Kind != "act" {
			return
		}
		stands, better, moves := map[string]string{}, map[string]bool{}, map[string]int{}
		near, rows := map[string]bool{}, map[string]int{}
		for _, c := range p.ask.Choices {
			o, ok := p.Option(c)
			led := ok && o.Verb == heredity.VerbMove && len(c.Then) > 0
			if led && o.B+o.C == 1 {
				near[p.opens(c)] = true
			}
			if led && !c.Seldom {
				rows[c.Group]++
			}
			switch {
			case c.Seldom || !ok:
			case len(c.Then) > 0 && o.Verb == heredity.VerbMove && stands[p.opens(c)] != "" && !p.goesHome(c):
				t.Fatalf("%s leads where %s does", c.ID(), stands[p.opens(c)])
			case len(c.Then) > 0 && o.Verb == heredity.VerbMove:
				stands[p.opens(c)], better[c.Group] = c.ID(), true
			default:
				better[c.Group] = better[c.Group] || o.Verb != heredity.VerbMove
				if o.Verb == heredity.VerbMove {
					moves[c.Group]++
				}
			}
		}
		full := false
		for _, n := range rows {
			full = full || n == mostLed
		}
		for place := range near {
			if stands[place] == "" && !full {
				t.Fatalf("nobody is shown the way to %s, though somebody comes there with one token", place)
			}
		}
		for name, bare := range moves {
			if bare > 1 && better[name] {
				t.Fatalf("%s is shown %d bare moves beside something better", name, bare)
			}
		}
	})
	m := scenetest.Match(t, heredity.Shelf, 1, "short", "chapter1")
	for m.Ask(0).Prompt.Kind != "act" {
		if err := m.Answer(0, m.Ask(0).Number, table.Key(m.Verbs(), m.Ask(0).Options[0].Option), table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	var shown []string
	for _, c := range newPage(scenetest.Of(heredity.Shelf, m, 0, nil)).ask.Choices {
		if !c.Seldom {
			shown = append(shown, c.ID())
		}
	}
	want := "move:0:0:1 explore:0:1, move:0:0:1 go, move:0:1, move:1:1, move:2:0:1 explore:2:5:1, " +
		"move:2:0:1 go:2:8, move:2:1, move:3:0:1 go:3:6, move:3:1, pass"
	if got := strings.Join(shown, ", "); got != want {
		t.Errorf("the first look shows %s, not %s", got, want)
	}
	says := "Djamal walks out of the Farmyard to the north: 1 token for the walk (1 point); opens a place nobody has seen"
	if !slices.ContainsFunc(newPage(scenetest.Of(heredity.Shelf, m, 0, nil)).ask.Choices, func(c web.Choice) bool {
		return c.Label+": "+c.Sub == says
	}) {
		t.Errorf("no row says %q", says)
	}
}

// Who is too far for one token finds the place among what is folded away, with what it takes; but not the way on to new
// ground, where nobody comes to any for one token, nor the way unhurt to what a card has to be done, with a token to do
// it, nor the way to where all gather.
func TestWhatIsFartherIsFoldedAway(t *testing.T) {
	far, wayOn, matter := 0, 0, 0
	walksOf(t, func(m *table.Match, a *table.Ask, p *page) {
		least := 0
		for _, c := range p.ask.Choices {
			if o, _ := p.Option(c); p.toNewGround(c) && (least == 0 || int(o.B+o.C) < least) {
				least = int(o.B + o.C)
			}
		}
		shown := 0
		for _, c := range p.ask.Choices {
			o, _ := p.Option(c)
			if p.toNewGround(c) && !c.Seldom {
				shown++
			}
			if a.Prompt.Kind == "act" && o.Verb == heredity.VerbMove && len(c.Then) > 0 && o.B+o.C > 1 {
				far++
				spent := int16(p.v.Team[o.A].Sheet.Tokens) == o.B+o.C
				if strings.Contains(c.Sub, "no token is left then") != spent {
					t.Fatalf("%s: %q, with %d tokens", c.Label, c.Sub, p.v.Team[o.A].Sheet.Tokens)
				}
				on := p.toNewGround(c) && int(o.B+o.C) == least
				if !c.Seldom && on {
					wayOn++
				} else if !c.Seldom && !p.goesHome(c) {
					matter++
				}
				if !c.Seldom && !on && !p.matters(c) || !strings.Contains(c.Sub, itoa(o.B+o.C)+" tokens for the walk (") {
					t.Fatalf("%s: %q, folded away: %v", c.Label, c.Sub, c.Seldom)
				}
			}
		}
		if a.Prompt.Kind == "act" && least > 0 && shown == 0 {
			t.Fatalf("the way on, for %d tokens, is folded away", least)
		}
	})
	if far == 0 || wayOn == 0 || matter == 0 {
		t.Errorf("%d rows lead to a place for more than one token, %d in sight on to new ground, %d to what matters", far,
			wayOn, matter)
	}
}

// goesHome reports whether a row leads nearer to where all gather.
func (p *page) goesHome(c web.Choice) bool {
	o := p.leadsTo(c)
	return p.home[board.Square(o.B)] < p.home[p.v.Team[o.A].At]
}

// matters reports whether a row leads to what a card has to be done, with a token left and unhurt, or to where all
// gather.
func (p *page) matters(c web.Choice) bool {
	by, _ := p.Option(c)
	o := p.leadsTo(c)
	return p.goesHome(c) || c.Hurts == 0 && by.B+by.C < int16(p.v.Team[o.A].Sheet.Tokens) &&
		slices.ContainsFunc(p.finds(board.Square(o.B), p.v.Team[o.A].Name), func(f find) bool {
			return !f.vain && f.leads == toMatter
		})
}

// toNewGround reports whether a row leads from what the family does to ground that nobody has seen.
func (p *page) toNewGround(c web.Choice) bool {
	o, at := p.leadsTo(c), board.Square(p.leadsTo(c).B)
	if o.Verb == heredity.VerbThrough {
		_, known := p.v.Board.Lead(at)
		return !known
	}
	return o.Verb == heredity.VerbExplore
}

// What only lies there stands behind what is to be done, and that behind new ground.
func TestTheWayOnStandsBeforeWhatLiesThere(t *testing.T) {
	both := 0
	walksOf(t, func(_ *table.Match, a *table.Ask, p *page) {
		last := map[string]lead{}
		for _, c := range p.ask.Choices {
			by, _ := p.Option(c)
			o := p.leadsTo(c)
			if a.Prompt.Kind != "act" || by.Verb != heredity.VerbMove || len(c.Then) == 0 || c.Seldom {
				continue
			}
			_, to, _ := p.worth(c, int(o.A), map[string]bool{})
			before, ok := last[c.Group]
			if ok && to == toNew && before == toTake {
				t.Fatalf("%s stands behind what only lies there", c.ID())
			}
			if ok && to == toTake && before == toNew {
				both++
			}
			last[c.Group] = to
		}
	})
	if both == 0 {
		t.Error("nobody has both new ground and something that lies there in sight")
	}
}

// eventful reports whether something happens on a square to whoever comes there.
func eventful(p *page, at board.Square) bool {
	for _, f := range p.v.Fields {
		if slices.Contains(f.Traps, at) || slices.ContainsFunc(f.Spots, func(s heredity.SpotView) bool {
			return s.At == at && s.Icon == "event" && !s.Used
		}) {
			return true
		}
	}
	return false
}

// A row that points at a square, or only tells of one, says nothing of what a press there would leave.
func TestOnlyAPressGoesOn(t *testing.T) {
	p, rows := offering("walk", [3]int16{0, 3}, []heredity.MemberView{{Name: "Maeve"}}, heredity.VerbGo.Of(0, 1))
	p.v.Acting.Points, p.v.Ways = 3, []heredity.WayView{{At: board.Square(0), Points: 2}} // its option is not known here
	for url, want := range map[string]string{"": "1 point is left to go on", "/point": ""} {
		c := rows[0]
		c.URL = url
		if p.goesOn(&c); c.Sub != want {
			t.Errorf("posted at %q its row says %q, not %q", url, c.Sub, want)
		}
	}
}

// rounds says to where somebody who does not stop on a square could go on from it and be hurt less than by going there
// straight; "" for nowhere.
func rounds(t *testing.T, m *table.Match, a *table.Ask, c web.Choice, straight []heredity.WayView, by board.Square) string {
	t.Helper()
	m = m.Clone()
	if err := m.Answer(a.Seat, a.Number, c.Key, table.ByHand); err != nil {
		t.Fatal(err)
	}
	hurts := map[board.Square]int{}
	for _, w := range straight {
		hurts[w.At] = w.Hurts
	}
	for _, w := range m.View(0).(*heredity.View).Ways {
		if all, ok := hurts[w.At]; ok && hurts[by]+w.Hurts < all {
			return "going on to " + w.At.Cell().String() + " hurts less than going there straight"
		}
	}
	return ""
}

// Whoever walks stops where a square is pressed, unless something happens or a way round would be better: then the row
// says what is left.
func TestAWalkEndsWhereASquareIsPressed(t *testing.T) {
	ends, goesOn := 0, 0
	walksOf(t, func(m *table.Match, a *table.Ask, p *page) {
		for _, c := range p.ask.Choices {
			o, ok := p.Option(c)
			if a.Prompt.Kind != "walk" || !ok || o.Verb != heredity.VerbGo || p.leadsTo(c) != (table.Option{}) {
				continue // a way round leads to another square
			}
			if len(c.Then) > 0 {
				v := carried(t, m, c)
				if v.Team[o.A].At != board.Square(o.B) || v.Acting.On || !strings.Contains(c.Sub, "unused") {
					t.Fatalf("%s does not end the walk: %q", c.ID(), c.Sub)
				}
				if to := rounds(t, m, a, c, p.v.Ways, board.Square(o.B)); to != "" {
					t.Fatalf("%s ends the walk, though %s", c.ID(), to)
				}
				ends++
			} else if strings.Contains(c.Sub, "left to go on") {
				hurts := slices.ContainsFunc(p.v.Ways, func(w heredity.WayView) bool { return w.Hurts > 0 })
				if !hurts && !eventful(p, board.Square(o.B)) && !slices.ContainsFunc(p.v.Ways, func(w heredity.WayView) bool {
					return eventful(p, w.At)
				}) {
					t.Fatalf("%s asks for more in vain: %q", c.ID(), c.Sub)
				}
				goesOn++
			}
		}
	})
	if ends == 0 || goesOn == 0 {
		t.Errorf("%d rows end a walk, %d go on", ends, goesOn)
	}
}

// given are how many answers a row's press gives besides its own: the next as long as it is on offer, and nobody has
// learned anything by the one before.
func given(t *testing.T, m *table.Match, c web.Choice) (n int) {
	t.Helper()
	m = m.Clone()
	for i, key := range append([]string{c.Key}, c.Then...) {
		a := m.Ask(0)
		if a == nil || i > 0 && m.CanUndo(0) != nil || i > 0 && !slices.ContainsFunc(a.Options, func(o table.Offered) bool {
			return table.Key(m.Verbs(), o.Option) == key
		}) {
			break
		}
		if err := m.Answer(0, a.Number, key, table.ByHand); err != nil {
			t.Fatalf("%s: %v", key, err)
		}
		n = i
	}
	return n
}

// Where the row is read, one press reads the cards that follow, too, as long as nothing is to be decided; where one only
// goes on, what each of them does stands above it. None of them is the family's.
func TestTheRowIsReadOnByOnePress(t *testing.T) {
	carries := 0
	for i, mode := range []string{"introduction", "chapter1"} {
		m := scenetest.Match(t, heredity.Shelf, 1, "read on", mode)
		bot := hereditybot.With(hereditybot.Bold, uint64(i))
		for n := 0; !m.Over() && n < 300; n++ {
			a := m.Asks()[0]
			p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
			for _, c := range p.ask.Choices {
				if len(c.Then) == 0 || !strings.HasPrefix(c.Then[0], "on:") {
					continue
				}
				if o, _ := p.Option(c); o.Verb != heredity.VerbOn {
					t.Fatalf("%s, which decides something, reads on to %s", c.Key, c.Then[0])
				}
				for _, then := range c.Then {
					says := "Then " + within(titleOf(p.v, number(t, then)))
					if then == "on:1" || !strings.Contains(p.ask.Known, says) {
						t.Fatalf("%s leads to %s, of which is said: %q", c.Key, then, p.ask.Known)
					}
				}
				carries += given(t, m, c)
			}
			if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), bot.Choose(m.View(a.Seat), a)), table.ByHand); err != nil {
				t.Fatal(err)
			}
		}
	}
	if carries < 10 {
		t.Errorf("%d cards of the row are read with the press before them", carries)
	}
}

// number is that of the card of which an answer goes on.
func number(t *testing.T, key string) int16 {
	t.Helper()
	n, err := strconv.Atoi(strings.TrimPrefix(key, "on:"))
	if err != nil {
		t.Fatal(err)
	}
	return int16(n)
}

// To take materials is no two presses where nothing else lies there. A press on what is done answers which slot pays, and
// nothing else.
func TestTakingMaterialsIsOnePress(t *testing.T) {
	cubes := 0
	walksOf(t, func(m *table.Match, a *table.Ask, p *page) {
		for _, c := range p.ask.Choices {
			o, ok := p.Option(c)
			if !ok || len(c.Then) == 0 || o.Verb == heredity.VerbMove {
				continue
			}
			pays := func(key string) bool { return strings.HasPrefix(key, "slot:") }
			if a.Prompt.Kind == "act" && slices.ContainsFunc(c.Then, func(key string) bool { return !pays(key) }) {
				t.Fatalf("%s answers what is asked then: %v", c.Key, c.Then)
			}
			if o.Verb == heredity.VerbCubes {
				cubes += given(t, m, c) // none where that was all there is, and nothing is asked
			}
		}
	})
	if cubes == 0 {
		t.Error("materials were never taken")
	}
}

// Whoever has taken the materials that lie there is not asked whether that was all, where nothing else lies.
func TestWhoTakesMaterialsIsDone(t *testing.T) {
	done := 0
	m := scenetest.Match(t, heredity.Shelf, 1, "walks", "chapter1")
	for n := 0; !m.Over() && n < 300; n++ {
		a := m.Asks()[0]
		p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
		key := table.Key(m.Verbs(), a.Options[n%len(a.Options)].Option)
		for _, c := range p.ask.Choices {
			o, _ := p.Option(c)
			switch {
			case o.Verb == heredity.VerbRummage:
				key = c.Key
			case o.Verb == heredity.VerbCubes && len(c.Then) > 0:
				key = c.Key
				done += given(t, m, c)
			}
		}
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if done == 0 {
		t.Error("whoever takes materials is always asked what else")
	}
}

// To a place that two come to for as many tokens goes who is not hurt on the way, though it is farther.
func TestWhoIsNotHurtGoes(t *testing.T) {
	p := &page{}
	to := func(member, tokens, points, hurts int) ledRow {
		return ledRow{web.Choice{Piece: "square:5"}, comer{member, tokens, points}, hurts, toDo, ""}
	}
	for _, x := range []struct {
		rows []ledRow
		goes int
	}{
		{[]ledRow{to(0, 1, 2, 1), to(1, 1, 3, 0)}, 1},
		{[]ledRow{to(0, 1, 3, 0), to(1, 1, 2, 0)}, 1},
		{[]ledRow{to(0, 1, 2, 1), to(1, 2, 3, 0)}, 0},
	} {
		if got := p.whoGoes(x.rows)["square:5"]; got != x.goes {
			t.Errorf("of %v goes %d", x.rows, got)
		}
	}
}

// What would come to nothing is folded away: it stands over nothing that is of use.
func TestWhatComesToNothingIsFoldedAway(t *testing.T) {
	wasted := 0
	walksOf(t, func(_ *table.Match, a *table.Ask, p *page) {
		for _, c := range p.ask.Choices {
			if a.Prompt.Kind == "act" && c.Stake == web.Waste {
				wasted++
				if !c.Seldom {
					t.Fatalf("%q: %q stands in sight", c.Label, c.Sub)
				}
			}
		}
	})
	if wasted == 0 {
		t.Error("nothing came to nothing")
	}
}
