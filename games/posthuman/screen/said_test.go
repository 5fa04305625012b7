package screen

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// Whoever is asked about their hand reads what lies in it, and what room there is: the cards themselves lie further down.
func TestAQuestionAboutTheHandNamesIt(t *testing.T) {
	met := 0
	for n := range 3 {
		m := newMatch(t, 2, "hands "+strconv.Itoa(n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			if a.Prompt != posthuman.AskHand {
				return
			}
			p := newPage(sceneOf(m, a.Seat))
			for _, c := range p.player(a.Seat).Hand {
				met++
				if f := c.Face(); !strings.Contains(p.ask.Known, f.Name) || !strings.Contains(p.ask.Known, f.Text) ||
					!strings.Contains(p.ask.Known, " slots are taken.") {
					t.Errorf("%s is in hand, and known is %q", f.Name, p.ask.Known)
				}
			}
		})
	}
	if met == 0 {
		t.Error("nobody is asked about their hand")
	}
}

// Whoever sorts what they carry has a row for each card to part with, in sight and with what the card does.
func TestACardToPartWithSaysWhatItDoes(t *testing.T) {
	met := map[string]int{}
	for n := range 2 {
		m := newMatch(t, 2, "sorting "+strconv.Itoa(n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			parts := func(o table.Option) bool { return o.Verb == posthuman.VerbDiscard }
			if !slices.ContainsFunc(a.Options, func(x table.Offered) bool { return parts(x.Option) }) {
				return
			}
			p := newPage(sceneOf(m, a.Seat))
			for _, x := range a.Options {
				met[a.Prompt.Kind]++
				at := slices.IndexFunc(p.ask.Choices, func(c web.Choice) bool { return c.Key == table.Key(m.Verbs(), x.Option) })
				if at < 0 {
					t.Errorf("%s: no row for %v", a.Prompt.Kind, x.Option)
				} else if c := p.ask.Choices[at]; parts(x.Option) &&
					(c.Seldom || !strings.Contains(c.Sub, posthuman.Of(table.Card(x.Option.A)).Text)) {
					t.Errorf("%s: the row is %+v", a.Prompt.Kind, c)
				}
			}
		})
	}
	if met["hand"] == 0 {
		t.Error("nobody makes room for what they have found")
	}
}

// PH-RULING-80: gear for a weapon says that it does nothing until it is mounted, and the rows that mount what has been put
// into play stand before those that end the question; what a card does stands before what it makes room for.
func TestGearIsMountedBeforeOneIsDone(t *testing.T) {
	plays, mounts := 0, 0
	look := func(p *page) {
		done := slices.IndexFunc(p.ask.Choices, func(c web.Choice) bool { return c.Key == "done" })
		for i, c := range slices.Concat(p.ask.Choices, p.ask.Free) {
			o, _ := p.Option(c)
			switch gear := posthuman.Of(table.Card(max(o.A, 0))).Mount != posthuman.NoMount; {
			case o.Verb == posthuman.VerbMount:
				mounts++
				if done >= 0 && i > done {
					t.Errorf("%q stands after Done", c.Label)
				}
			case o.Verb != posthuman.VerbPlay:
			case i < len(p.ask.Choices) && gear != strings.HasSuffix(c.Sub, "It does nothing until you mount it, now or later."):
				t.Errorf("%q: %q", c.Label, c.Sub)
			case gear:
				plays++
			}
		}
	}
	for n := range 8 {
		m := newMatch(t, 2, "mounts "+strconv.Itoa(n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			if a.Prompt != posthuman.AskHand {
				return
			}
			look(newPage(sceneOf(m, a.Seat)))
			for _, x := range a.Options {
				if x.Option.Verb != posthuman.VerbPlay {
					continue
				}
				then := m.Clone() // what has been played lies there, to be mounted
				if err := then.Free(a.Seat, table.Key(m.Verbs(), x.Option), table.ByHand); err != nil {
					t.Fatal(err)
				}
				look(newPage(sceneOf(then, a.Seat)))
			}
		})
	}
	if plays == 0 || mounts == 0 {
		t.Errorf("%d played, %d mounted", plays, mounts)
	}
	if got := printFirst(&posthuman.Face{Kind: posthuman.KindGear, Text: "It rings."}, "makes room for: Knife"); got !=
		"It rings. Makes room for: Knife." {
		t.Errorf("%q", got)
	}
}

// What is done with one's items leaves the question about them open, wherever it could be done at any other time too;
// only to be done with them ends it (PH-INV-05).
func TestItemsLeaveTheQuestionAboutThemOpen(t *testing.T) {
	met := map[string]int{}
	for n := range 3 {
		m := newMatch(t, 2, "open hands "+strconv.Itoa(n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			if a.Prompt != posthuman.AskHand && a.Prompt != posthuman.AskLess {
				return
			}
			p := newPage(sceneOf(m, a.Seat))
			for _, c := range append(slices.Clone(p.ask.Choices), p.ask.Free...) {
				o, _ := p.Option(c)
				if o.Verb == posthuman.VerbDone || o.Verb == posthuman.VerbUse {
					continue
				}
				met[a.Prompt.Kind]++
				if c.URL == "" {
					t.Errorf("%s: %q ends the question", a.Prompt.Kind, c.Label)
					continue
				}
				then := m.Clone()
				if err := then.Free(a.Seat, c.Key, table.ByHand); err != nil {
					t.Errorf("%q: %v", c.Label, err)
				} else if x := then.Ask(a.Seat); x == nil || x.Prompt != a.Prompt {
					t.Errorf("after %q they are asked %+v", c.Label, x)
				}
			}
		})
	}
	if met["hand"] == 0 || met["less"] == 0 {
		t.Errorf("met %v", met)
	}
}

// What is folded away is what no question about one's items is kept open for.
func TestWhatIsFoldedAwayKeepsNoQuestionOpen(t *testing.T) {
	for _, verb := range seldom {
		if slices.Contains(posthuman.AskHand.Lingers, verb) {
			t.Errorf("a question stays open for verb %d, which is folded away", verb)
		}
	}
}

// A weapon that is put away is no lighter for it, and an item that does not fit says what it takes and how room is made.
func TestWhatFreesSlotsIsSaid(t *testing.T) {
	away, fits, not := 0, 0, 0
	for n := range 6 {
		m := newMatch(t, 2, "slots "+strconv.Itoa(n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			p := newPage(sceneOf(m, a.Seat))
			for _, c := range p.ask.Free {
				if o, _ := p.Option(c); o.Verb == posthuman.VerbRest {
					if away++; !c.Tells || !strings.Contains(c.Sub, "stays in your backpack") {
						t.Errorf("%q says %q", c.Label, c.Sub)
					}
				}
			}
			if a.Prompt != posthuman.AskHand {
				return
			}
			full := false
			for _, d := range a.Denied {
				full = full || d.Option.Verb == posthuman.VerbPlay && d.Rule == "PH-INV-06"
			}
			if full {
				not++
			} else {
				fits++
			}
			if strings.Contains(p.ask.Known, " free: discard what is in play to make room.") != full {
				t.Errorf("something does not fit %t, and known is %q", full, p.ask.Known)
			}
		})
	}
	if away*fits*not == 0 {
		t.Errorf("%d put away, %d fit, %d do not", away, fits, not)
	}
}

// A press on what asks for a moment of one's own is answered: the question says that it will come.
func TestAMomentAskedForIsSaid(t *testing.T) {
	m := newMatch(t, 2, "pauses", "standard")
	done := false
	walk(t, m, 1, func(a *table.Ask) {
		if done || a.Prompt != posthuman.AskDeclare {
			return
		}
		done = true
		const says = "you are asked about XP and cards"
		sc := sceneOf(m, a.Seat)
		if strings.Contains(draw(t, sc), says) {
			t.Error("it is said before it was asked for")
		}
		sc.View.(*posthuman.View).Players[a.Seat].Pauses = true
		if !strings.Contains(draw(t, sc), says) {
			t.Error("nothing says that a moment was asked for")
		}
	})
}

// PH-SHORT-01, PH-SHORT-03: before the first choice of the short game stands what it costs to begin with, and everybody
// stands where they begin.
func TestTheShortGameSaysWhatItBeginsWith(t *testing.T) {
	met := 0
	m := newMatch(t, 2, "short", "short")
	walk(t, m, 1, func(a *table.Ask) {
		if a.Prompt != posthuman.AskSplit {
			return
		}
		met++
		says := newPage(sceneOf(m, a.Seat)).ask.Known
		if !strings.Contains(says, " The first turn's event hurts in 3 of 20 cases: [Hurricane](") {
			t.Errorf("no word of the event to come: %q", says)
		}
		if !strings.Contains(says, "on space 4.") || !strings.Contains(says, "2 scars") || !strings.Contains(says, "level 1") {
			t.Errorf("known is %q", says)
		}
	})
	if met == 0 {
		t.Error("nobody is asked")
	}
}

// PH-SCAR-07, PH-TURN-01: with the signs of a mutation stands that they count for mutants only.
func TestAMutationSaysThatItChangesNothingYet(t *testing.T) {
	var scar posthuman.Shown = posthuman.Unseen
	for c := range posthuman.Count() {
		if f := posthuman.Of(table.Card(c)); f.Kind == posthuman.KindScar && !f.Blank {
			scar = posthuman.Shown(c)
		}
	}
	p := newPage(sceneOf(newMatch(t, 2, "scars", "standard"), 0))
	o := p.player(0)
	o.Scars = []posthuman.Shown{scar}
	if says := p.scarsMean(o); !strings.Contains(says, "changes nothing while you are human") ||
		!strings.Contains(says, "fifth you must") {
		t.Errorf("%q", says)
	}
	if !strings.Contains(render(t, scarList(p, o)), "changes nothing while you are human") {
		t.Error("it does not stand over the scars")
	}
	if says := render(t, scarList(p, o)); !strings.Contains(says, `<summary title="A mutation changes nothing`) {
		t.Errorf("what a scar is is not said by its number: %s", says)
	}
	if says := p.pieceSub("card:"+itoa(scar), posthuman.VerbScar); !strings.HasPrefix(says, "Once you are a mutant: ") {
		t.Errorf("the scar says %q", says)
	}
	o.Scars = []posthuman.Shown{posthuman.Unseen}
	if says := render(t, scarsInShort(p, o)); !strings.Contains(says, `title="Scars lie face down`) ||
		!strings.Contains(says, "1 scar<") {
		t.Errorf("of another's scar there is said: %s", says)
	}
	o.Mutant = true
	if says := p.scarsMean(o); says != "" {
		t.Errorf("a mutant reads %q", says)
	}
}

// PH-GOAL-02: what a mutant plays for stands on their sheet, in the words in which they have read it.
func TestAMutantsSheetSaysWhatItPlaysFor(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "scars", "standard"), 0))
	o := p.player(0)
	for _, mutant := range []bool{false, true} {
		o.Mutant = mutant
		if says := render(t, identity(p, o)); strings.Contains(says, mutantWins) != mutant {
			t.Errorf("mutant %t: %s", mutant, says)
		}
	}
}

// Where a season lasts and the turn has brought no other event, no card says that there is none yet.
func TestASeasonStandsAlone(t *testing.T) {
	alone := 0
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		v := sc.View.(*posthuman.View)
		if v.Season == posthuman.Unseen || v.Event != posthuman.Unseen || sc.Over {
			return
		}
		alone++
		if strings.Contains(page, "No event yet") {
			t.Errorf("%s: a season lies there, and the page says that there is no event yet", where)
		}
	})
	if alone == 0 {
		t.Error("no season stands alone")
	}
}

// A tile is laid on the map, also where the story that gave it still lies there.
func TestATileIsLaidOnTheMap(t *testing.T) {
	m := newMatch(t, 2, "places", "standard")
	story := posthuman.Shown(posthuman.Cards(posthuman.GroupEncounters1)[38])
	met := 0
	walk(t, m, 3, func(a *table.Ask) {
		sc := sceneOf(m, a.Seat)
		if a.Prompt.Kind != "place" || met > 3 {
			return
		}
		met++
		sc.View.(*posthuman.View).Players[a.Seat].Reveal = story
		if p := newPage(sc); p.stage() != "map" || !p.telling(p.player(a.Seat)) {
			t.Errorf("a tile is laid on the %s", p.stage())
		}
	})
	if met == 0 {
		t.Error("no tile is laid")
	}
}

// On a tablet and on a phone, where the sheet may be as high as it must, no text of a card is cut, and all characters are
// seen at once.
func TestNothingIsCutWhereThereIsRoom(t *testing.T) {
	block := func(head string) string {
		out := ""
		for rest := CSS; ; {
			_, after, ok := strings.Cut(rest, "\n"+head+" {")
			if !ok {
				return out
			}
			inside, next, _ := strings.Cut(after, "\n}")
			out, rest = out+inside, next
		}
	}
	tablet, phone := block("@media (max-width: 1100px) and (min-width: 701px)"), block("@media (max-width: 700px)")
	for where, css := range map[string]string{"tablet": tablet, "phone": phone} {
		if !strings.Contains(css, ".thing .fine { -webkit-line-clamp: none; }") {
			t.Errorf("on a %s the texts of cards are cut", where)
		}
	}
	if !strings.Contains(tablet, ".tray.people { flex-wrap: wrap; overflow: visible; }") {
		t.Error("on a tablet some characters lie out of sight")
	}
}

// What a special of a weapon does is read before it is put into play, too.
func TestAWeaponInHandSaysAllItDoes(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "hand", "standard"), 0))
	c, ok := posthuman.Named("Fire Axe")
	f := posthuman.Of(c)
	if page := render(t, handChip(p, posthuman.Shown(c), true)); !ok || !strings.Contains(page, f.Text) {
		t.Errorf("%q is not in %s", f.Text, page)
	}
}

// PH-MUTACT-03, PH-MUTACT-10: whoever declares an action away from the starting tile, while there are mutant players,
// reads what these may do; and before a story whose ends are told only afterwards stands what one could lose of.
func TestWhatMayBeLostIsKnownBefore(t *testing.T) {
	strikes, safe, stories := 0, 0, 0
	for n := range 6 {
		if strikes*safe*stories > 0 {
			break
		}
		m := newMatch(t, 3, "losses "+strconv.Itoa(n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			if a.Prompt.Kind != "declare" && a.Prompt.Kind != "option" {
				return
			}
			p := newPage(sceneOf(m, a.Seat))
			o := p.player(a.Seat)
			if a.Prompt.Kind == "option" {
				stories++
				if !strings.Contains(p.ask.Known, low(p.lifeWords())) {
					t.Errorf("before a story is known %q", p.ask.Known)
				}
				return
			}
			lurks := len(p.turned()) > 0 && !posthuman.Of(o.Tile).Start
			if says := strings.Contains(p.ask.Known, " may rob you as you camp"); says != lurks {
				t.Errorf("%d mutants, on the starting tile %t: %q", len(p.turned()), posthuman.Of(o.Tile).Start, p.ask.Known)
			}
			switch {
			case lurks:
				strikes++
			case len(p.turned()) > 0:
				safe++
			}
		})
	}
	if strikes*safe*stories == 0 {
		t.Errorf("%d read of mutants, %d were safe, %d stories", strikes, safe, stories)
	}
}

// What a mutant player may strike with is said with its wounds; and what it costs that the one who leads the enemies
// gets away (PH-MUTACT-16, PH-COMBAT-04).
func TestWhatABlowMayCostIsSaid(t *testing.T) {
	x := &posthuman.SeenPlayer{}
	x.Stats[posthuman.Strength] = 4
	if got := armedWith(x); got != "fists (2 wounds)" {
		t.Errorf("with strength 4 alone: %q", got)
	}
	for c := range table.Card(posthuman.Count()) {
		if f := posthuman.Of(c); f.Kind == posthuman.KindScar && f.Weapon.Hands > 0 {
			x.Scars = []posthuman.Shown{posthuman.Shown(c)}
		}
	}
	if got := armedWith(x); !strings.HasPrefix(got, "fists (2 wounds) or its ") {
		t.Errorf("with a mutation that strikes: %q", got)
	}
	o := &posthuman.SeenPlayer{}
	for c := range table.Card(posthuman.Count()) {
		if f := posthuman.Of(c); f.Name == "Pedal Bandit" {
			o.Fight.Leader = c
		}
	}
	if got := o.Escaped(); got != "if the Pedal Bandit gets away, 1 food lost" {
		t.Errorf("the bandit: %q", got)
	}
}

// PH-KO-01, PH-SCAR-03: the lesson and the hint at the first fight count the scars of a knock-out as the rows of a fight
// do: one more where it was a mutant's blow.
func TestTheScarsOfAKnockOutAreTaughtAsTheyCome(t *testing.T) {
	taught := ""
	for _, step := range posthuman.Lesson().Steps {
		taught += strings.Join(step.Say, " ")
	}
	if !strings.Contains(taught, "two *scars* more, three if a mutant struck") {
		t.Error("the lesson teaches another number of scars")
	}
	if !strings.Contains(fightHint.Words, "2 scars more, 3 if a mutant struck") {
		t.Errorf("the hint says %q", fightHint.Words)
	}
}
