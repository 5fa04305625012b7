package screen

import (
	"io"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/games/firelands"
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

var (
	sights []sight
	seen   [5]bool // by number of players
)

// everyLook shows the first question of each kind in a random match for each number of players, and the end: as the
// seat asked sees it, the next one, and a spectator.
func everyLook(t *testing.T, look func(where string, sc *scene.Scene, page string)) {
	t.Helper()
	for seats := 1; seats <= 4 && !seen[seats]; seats++ {
		seen[seats] = true
		m := newMatch(t, seats, "look")
		met := map[string]bool{}
		see := func(where string, asked table.Seat) {
			for _, s := range []table.Seat{asked, (asked + 1) % table.Seat(seats), table.Nobody} {
				sc := sceneOf(m, s)
				sights = append(sights, sight{where, sc, draw(t, sc)})
			}
		}
		walk(t, m, uint64(seats), func(a *table.Ask) {
			if !met[a.Prompt.Kind] {
				met[a.Prompt.Kind] = true
				see(a.Prompt.Kind, a.Seat)
			}
		})
		see("over", 0)
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
				t.Errorf("%s, seat %d of %d: %s", where, sc.Seat, len(sc.Seats), wrong)
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
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		if sc.Asked == nil {
			return
		}
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

// First-time help goes with the question it is about, and a question outside one's own turn says so.
func TestHelpAndHeadFitTheQuestion(t *testing.T) {
	explained, met := false, map[string]bool{}
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		explores := sc.Asked != nil && slices.ContainsFunc(sc.Ask.Choices, func(c web.Choice) bool {
			return strings.HasPrefix(c.Key, "explore:") || strings.HasPrefix(c.Key, "break:")
		})
		explains := strings.Contains(page, `data-hint="fl-explore"`)
		if explains && !explores {
			t.Errorf("%s, seat %d: exploring is explained when nobody is asked to explore", where, sc.Seat)
		}
		explained = explained || explains
		if sc.Asked == nil {
			return
		}
		for prefix, head := range map[string]string{"Ambush:": "Your choice in the ambush",
			"Electrostatic Prelude:": "Your choice in the event", "Your turn:": "Your turn"} {
			if strings.HasPrefix(sc.Ask.Say, prefix) {
				met[prefix] = true
				if !strings.Contains(page, `<span class="lbl">`+head+`</span>`) {
					t.Errorf("%s: %q is not headed %q", where, sc.Ask.Say, head)
				}
			}
		}
	})
	if !explained || !met["Ambush:"] || !met["Electrostatic Prelude:"] {
		t.Errorf("exploring is explained: %t; met %v", explained, met)
	}
	m := newMatch(t, 2, "loot")
	sc := sceneOf(m, 0)
	kept := &table.Ask{
		Options: []table.Offered{{Option: firelands.VerbKeep.Of(3)}, {Option: firelands.VerbKeepNone.Of()}},
	}
	loot := page{Scene: sc, v: &firelands.View{Phase: firelands.PhaseConvoysFire}}
	loot.ask.Choices = sc.Offer(m.Voice(nil), m.Verbs(), kept)
	if loot.head() != "Your choice of loot" || loot.hint().ID != "fl-loot" {
		t.Errorf("loot in the middle of the fire is headed %q, with the hint %q", loot.head(), loot.hint().ID)
	}
}

// Whoever takes their turn in the last round is told so, and by the goal in which order the ends are looked for and what
// each of them counts (FL-RULING-136, FL-END-08, FL-END-09, FL-FROST-04).
func TestTheLastRoundAndTheEndAreSaid(t *testing.T) {
	const last = "Your turn in the last round"
	arrived := []firelands.SeenPlayer{{}, {Reached: true}}
	for _, c := range []struct {
		v            firelands.View
		head         string
		first, later string
	}{
		{firelands.View{Gates: 4}, "", "somebody on the Citadel", "the sixth"},
		{firelands.View{Gates: 5}, last, "somebody on the Citadel", "the sixth"},
		{firelands.View{Gates: 5, Printed: true}, "", "somebody on the Citadel", "all six gates"},
		{firelands.View{Gates: 6, Printed: true}, last, "somebody on the Citadel", "all six gates"},
		{firelands.View{Ship: 5}, "", "somebody aboard", "dock 6"},
		{firelands.View{Ship: 6}, last, "somebody aboard", "dock 6"},
		{firelands.View{Gates: 2, Players: arrived}, last, "somebody on the Citadel", "the sixth"},
		{firelands.View{Automa: &firelands.SeenAutoma{Reached: true}}, last, "somebody on the Citadel", "the sixth"},
	} {
		c.v.Phase = firelands.PhaseExploration
		p := page{v: &c.v}
		if got := p.head(); got != c.head {
			t.Errorf("gates %d, dock %d: headed %q, want %q", c.v.Gates, c.v.Ship, got, c.head)
		}
		at := 0
		for _, words := range []string{c.first, "uncontaminated", c.later, "undamaged"} {
			i := strings.Index(strings.ToLower(p.goal()[at:]), strings.ToLower(words))
			if i < 0 {
				t.Errorf("gates %d, dock %d: the goal does not go on with %q: %s", c.v.Gates, c.v.Ship, words, p.goal())
				break
			}
			at += i
		}
	}
}

// An Object that may be used before the answer says in its button what it does.
func TestAnObjectToUseFirstSaysWhatItDoes(t *testing.T) {
	met := 0
	everyLook(t, func(where string, sc *scene.Scene, _ string) {
		for _, c := range newPage(sc).ask.Free {
			o, ok := sc.Option(c)
			if !ok || o.Verb != firelands.VerbUse {
				continue
			}
			met++
			if c.Stake == web.Waste && c.Tells && c.Sub != "" {
				continue // why it is for nothing
			}
			if want := brief(table.Card(o.A)); !c.Tells || c.Sub != want {
				t.Errorf("%s: %q tells %q, want %q", where, c.Label, c.Sub, want)
			}
		}
	})
	if met == 0 {
		t.Error("no Object could be used first")
	}
}

// One that would be for nothing says why instead.
func TestAnObjectThatIsForNothingSaysWhy(t *testing.T) {
	p, o := page{v: &firelands.View{}}, firelands.VerbUse.Of(1)
	const why = "no Enemy is in your region; 1 Fame less without it"
	for stake, want := range map[string]string{web.Waste: why, "": brief(1)} {
		if got := p.asideOf(web.Choice{Label: "Use it", Sub: why, Stake: stake}, o, "object"); got.Sub != want {
			t.Errorf("with stake %q it says %q, want %q", stake, got.Sub, want)
		}
	}
}

// To feed somebody says in its button what it costs and to what it leads where that is known, and nothing where it is
// not, as in a replay.
func TestToFeedSaysWhatItLeadsTo(t *testing.T) {
	p, o := page{v: &firelands.View{}}, firelands.VerbFeed.Of(int(firelands.Food), 126)
	for _, sub := range []string{"", "skill 3 this turn"} {
		got := p.asideOf(web.Choice{Label: "Feed the Guard 1 Food", Sub: sub}, o, "food")
		if got.Label != "Feed the Guard 1 Food" || got.Sub != sub || got.Tells != (sub != "") {
			t.Errorf("with %q it says %+v", sub, got)
		}
	}
}

// A Survivor's ability says in its button what it takes where that is more than its name says.
func TestAnAbilitySaysWhatItTakes(t *testing.T) {
	p := page{v: &firelands.View{}}
	const price = "1 Damage, as no Fame is left"
	for _, o := range []table.Option{firelands.VerbAbility.Of(), firelands.VerbAbilityFor.Of(0, int(firelands.Fuel))} {
		for _, sub := range []string{"", price} {
			if got := p.asideOf(web.Choice{Label: "Spy: lose 1 Fame for 1 Fuel", Sub: sub}, o, ""); got.Tells != (sub != "") || got.Sub != sub {
				t.Errorf("with %q it says %+v", sub, got)
			}
		}
	}
}

// Boxes that lose nothing by Damage stand before all others.
func TestHarmlessBoxesComeFirst(t *testing.T) {
	met := false
	everyLook(t, func(where string, sc *scene.Scene, _ string) {
		if where != "damage" {
			return
		}
		costly := false
		for _, c := range newPage(sc).ask.Choices {
			said, _, _ := strings.Cut(c.Sub, "; ")
			harmless := slices.Contains([]string{"", "nothing is lost", "no cargo is lost"}, said) ||
				strings.HasPrefix(said, "empty: ")
			if harmless && costly {
				t.Errorf("%s: %q stands behind what costs something", where, c.Label)
			}
			costly = costly || !harmless
			met = met || costly
		}
	})
	if !met {
		t.Error("no box cost anything")
	}
}

// A box on offer shows its digit, and a token in it moves only after the player has said that it shall.
func TestABoxOnOfferMeansOneThing(t *testing.T) {
	met := false
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		if where != "damage" || sc.Asked == nil {
			return
		}
		if !regexp.MustCompile(`(?s)<span class="box [^"]*is-offered[^>]*>.*?<span class="key" ` +
			`aria-hidden="true">1</span>`).MatchString(page) {
			t.Errorf("seat %d of %d: no box shows the digit 1", sc.Seat, len(sc.Seats))
		}
		if strings.Contains(page, `name="lift"`) {
			met = true
			if !strings.Contains(page, `class="packing"`) {
				t.Errorf("seat %d of %d: tokens in boxes on offer are moved without a word", sc.Seat, len(sc.Seats))
			}
		}
	})
	if !met {
		t.Error("no question for damage with tokens to move")
	}
}

// A token is lifted by a radio button and put down by a button in the box where it may lie; the stylesheet shows the
// buttons of the token lifted, and no others.
func TestTokensAreMovedWithoutAScript(t *testing.T) {
	moves := 0
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		here := 0
		for _, c := range sc.Ask.Free {
			if !strings.HasPrefix(c.Key, "move:") {
				continue
			}
			moves, here = moves+1, here+1
			button := regexp.MustCompile(`<button class="drop (from-[0-9]+)" type="submit" form="pack" ` +
				`name="key" value="` + c.Key + `">`)
			found := button.FindAllStringSubmatch(page, -1)
			if len(found) != 1 {
				t.Fatalf("%s: %d buttons for %s", where, len(found), c.Key)
			}
			lift := "lift-" + strings.TrimPrefix(found[0][1], "from-")
			if n := strings.Count(page, `class="`+lift+`"`); n != 1 {
				t.Fatalf("%s: %d radio buttons %s for %s", where, n, lift, c.Key)
			}
			if !strings.Contains(CSS, ":has(."+lift+":checked) ."+found[0][1]+" { display: block") {
				t.Fatalf("%s: the stylesheet never shows where the token of %s may go", where, lift)
			}
		}
		if here > 0 && !strings.Contains(page, `<form id="pack" method="post"`) {
			t.Fatalf("%s: tokens can be moved, but there is no form", where)
		}
	})
	if moves == 0 {
		t.Error("no token could ever be moved")
	}
}

func TestAPageShowsNoHandButTheSeatsOwn(t *testing.T) {
	inHand := regexp.MustCompile(`data-piece="hand:([0-9]+)"`)
	shown := 0
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		if where == "over" {
			return // what counts at the end has been laid open
		}
		own := map[string]bool{}
		if sc.Seat != table.Nobody {
			for _, c := range sc.View.(*firelands.View).Players[sc.Seat].Hand {
				own[strconv.Itoa(int(c.Card))] = true
			}
		}
		for _, m := range inHand.FindAllStringSubmatch(page, -1) {
			if shown++; !own[m[1]] {
				t.Fatalf("%s: seat %d is shown card %s of another hand", where, sc.Seat, m[1])
			}
		}
	})
	if shown == 0 {
		t.Error("no page ever showed an Object")
	}
}

// Players are called by their names, and by the colours they chose where they have none.
func TestPlayersAreCalledByTheirNamesAndColours(t *testing.T) {
	m := newMatch(t, 3, "names")
	a := m.Asks()[0]
	p := newPage(sceneOf(m, a.Seat))
	if got := p.name(a.Seat); got != scenetest.People[a.Seat] {
		t.Errorf("seat %d is called %s, its player is %s", a.Seat, got, scenetest.People[a.Seat])
	}
	sc := sceneOf(m, a.Seat)
	for i := range sc.Seats {
		sc.Seats[i].Mark.Name = english.Capital(sc.Seats[i].Mark.Colour)
	}
	p = newPage(sc)
	for s := range table.Seat(3) {
		if got, want := p.name(s), english.Capital(p.v.Players[s].Colour.String()); got != want {
			t.Errorf("seat %d without a name is called %s at the table, its player is %s", s, got, want)
		}
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

// FL-AMBUSH-04: before an Enemy comes, its card tells how many boxes it will have.
func TestAnEnemysCardSaysHowToughItIs(t *testing.T) {
	for name, want := range map[string]string{
		"Destroyers":        "4 boxes to fill with 2 players, 6 with 3, 8 with 4.",
		"Plasma Perforator": "6 boxes to fill with 2 players, 8 with 3, 11 with 4.",
	} {
		c, ok := firelands.Named(name)
		if got := tough(firelands.Of(c)).Answer; !ok || !strings.HasSuffix(got, want) {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// Every rule that the screen cites stands in the rulebook.
func TestCitationsLeadSomewhere(t *testing.T) {
	cites := scenetest.Citations(t, firelands.Ledger)
	for c := range firelands.Count() {
		for _, q := range asked(firelands.Of(table.Card(c))) {
			cites(firelands.Of(table.Card(c)).Name, q.Rule)
		}
	}
	for _, p := range parts {
		cites("the reckoning", p.rule)
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
	stale, err := webtest.Stale(".")
	if err != nil || len(stale) > 0 {
		t.Errorf("go generate ./games/firelands/screen: %v have changed since, %v", stale, err)
	}
}

func TestEverySurvivorHasAShortWordForTheirAbility(t *testing.T) {
	for c := range firelands.Count() {
		f := firelands.Of(table.Card(c))
		if f.Kind == firelands.KindSurvivor &&
			(skill(table.Card(c)) == "" || strings.Contains(web.Plain(skill(table.Card(c))), "{")) {
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

// However many convoys stand on a space, none hides another, or leaves the sheet.
func TestConvoysOnASpaceDoNotHideEachOther(t *testing.T) {
	place := regexp.MustCompile(`class="convoy[^"]*"[^>]*translate\(([-\d.]+) ([-\d.]+)\)`)
	number := func(s string) float64 {
		n, err := strconv.ParseFloat(s, 64)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	for seats := 2; seats <= 4; seats++ { // all begin on one space
		all := place.FindAllStringSubmatch(draw(t, sceneOf(newMatch(t, seats, "pawns"), 0)), -1)
		if len(all) != seats {
			t.Fatalf("%d of %d convoys are drawn", len(all), seats)
		}
		for i, a := range all {
			ax, ay := number(a[1]), number(a[2])
			if ax < 0 || ay < 0 {
				t.Errorf("%d players: a convoy at %g, %g", seats, ax, ay)
			}
			for _, b := range all[:i] {
				if math.Abs(ax-number(b[1])) < 25 && math.Abs(ay-number(b[2])) < 25 {
					t.Errorf("%d players: a convoy at %g, %g lies on one at %s, %s", seats, ax, ay, b[1], b[2])
				}
			}
		}
	}
}

// The number in a box is that of its row. The words of the row say no other, and no two of them the same.
func TestBoxesHaveOneNumber(t *testing.T) {
	figure := regexp.MustCompile(`[a-z] \d+: `)
	rows := 0
	m := newMatch(t, 3, "boxes")
	walk(t, m, 2, func(a *table.Ask) {
		labels := map[string]bool{}
		for _, c := range newPage(sceneOf(m, a.Seat)).ask.Choices {
			if !strings.HasPrefix(c.Piece, "box:") {
				continue
			}
			rows++
			if figure.MatchString(c.Label) || labels[c.Label] {
				t.Errorf("%s: %q", a.Prompt.Kind, c.Label)
			}
			labels[c.Label] = true
		}
	})
	if rows == 0 {
		t.Error("nobody was asked for a box")
	}
}

// The log and the rules call a Bonus Action by the name of its tile: over each slot it stands, and leads to its card.
func TestBonusActionsHaveTheirNames(t *testing.T) {
	met := 0
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		for _, s := range sc.View.(*firelands.View).Slots {
			f := firelands.Of(s.Tile)
			link := `class="bname" href="` + web.CardURL(game, f.ID) + `"><span>` + templ.EscapeString(f.Name) + `</span></a>`
			if met++; !strings.Contains(page, link) {
				t.Errorf("%s: no name stands over the slot of the %s", where, f.Name)
			}
		}
	})
	if met == 0 {
		t.Error("no Bonus Action was met")
	}
}
