package table_test

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

func TestAnAnswerIsTakenBackAndGivenAgain(t *testing.T) {
	m := begin(t, 2, walks(0), walks(1))
	was := m.View(1).([]string)
	m.says(0, "walk:1")
	m.asked("1 one: walk walk:1 walk:2")
	m.takesBack(0)
	m.asked("0 one: walk walk:1 walk:2")
	m.sees(1, was...)
	m.says(0, "walk:2")
	m.sees(1, "0 walks 2", "deck (? ? ? ? ? ?)")
	if m.Version() != 5 {
		t.Errorf("the log has %d entries, want answer, hash, undo, answer, hash", m.Version())
	}
	if at := m.Standing(); !slices.Equal(at, []int{3}) {
		t.Errorf("entries %v stand, want the last alone", at)
	}
}

func TestChanceIsNoAnswer(t *testing.T) {
	m := begin(t, 2, rolls, walks(0), walks(1))
	m.says(0, "walk")
	for _, i := range m.Standing() {
		if k := m.Entries(0)[i].Kind; k != table.KindAsk {
			t.Errorf("entry %d of kind %s stands among the answers", i, k)
		}
	}
}

func TestAnswersAreTakenBackOneAfterTheOtherAcrossSteps(t *testing.T) {
	quiet := func(t *table.Table, g *bare) { g.note("night") }
	m := begin(t, 2, walks(0), quiet, walks(0), quiet, walks(1))
	m.says(0, "walk:1", "walk:2")
	m.sees(1, "0 walks 1", "night", "0 walks 2", "night", "deck (? ? ? ? ? ?)")
	m.takesBack(0)
	m.sees(1, "0 walks 1", "night", "deck (? ? ? ? ? ?)")
	m.takesBack(0)
	m.sees(1, "deck (? ? ? ? ? ?)")
	m.keeps(0, "you have not answered anything yet")
	m.says(0, "walk", "walk")
	m.sees(1, "0 walks 0", "night", "0 walks 0", "night", "deck (? ? ? ? ? ?)")
}

func TestNothingIsTakenBackPastChance(t *testing.T) {
	m := begin(t, 2, rolls, walks(0), walks(1))
	m.says(0, "walk")
	m.keeps(0, "chance has spoken since")
	m.says(0, "walk") // after the dice
	m.takesBack(0)
	m.keeps(0, "chance has spoken since")
}

func TestNothingIsTakenBackPastAnothersAct(t *testing.T) {
	m := begin(t, 2, walks(0), walks(1), walks(0))
	m.says(0, "walk")
	m.says(1, "walk")
	m.keeps(0, "another player has acted since")
	m.takesBack(1)
	m.takesBack(0)
}

func TestOthersPassesAreTakenBackWithWhatTheyRestOn(t *testing.T) {
	m := begin(t, 3, voices(0, 1, 1), walks(0), shouts(table.Upto(3), &anyone), walks(2))
	m.says(0, "walk:1")
	m.says(1, "pass")
	m.takesBack(0)
	m.asked("0 one: walk walk:1 walk:2")
	m.says(0, "walk:2")
	m.asked("1 any: walk:1 pass; 2 any: walk:1 pass")
}

func TestAPassIsTakenBackWithoutTheOthers(t *testing.T) {
	m := begin(t, 3, voices(1, 1, 1), shouts(table.Upto(3), &anyone), walks(2))
	m.says(0, "pass")
	m.says(1, "pass")
	m.takesBack(0)
	m.asked("0 any: walk:1 pass; 2 any: walk:1 pass")
	m.says(2, "pass")
	m.says(0, "walk:1")
	m.keeps(2, "another player has acted since")
}

// The first window is seat 0's, and it passes; then there is one for seat 1, who passes too: that goes with the first.
func TestAPassIsTakenBackWithThoseInLaterWindows(t *testing.T) {
	m := begin(t, 2, func(t *table.Table, g *bare) {
		voices(1, 0)(t, g)
		shouts(3, &anyone)(t, g)
		voices(0, 1)(t, g)
		shouts(3, &anyone)(t, g)
	}, walks(0))
	m.says(0, "pass")
	m.says(1, "pass")
	m.takesBack(0)
	m.asked("0 any: walk:1 pass")
	m.says(0, "walk:1")
	m.asked("1 any: walk:1 pass")
}

// What another seat does without being asked hinders nobody: it is done again after an undo.
func TestAnAnswerIsTakenBackPastWhatIsFreeOfOthers(t *testing.T) {
	m := beginScript(t, 2, winker(walks(0), walks(1)))
	m.says(0, "walk")
	m.does(1, "wink")
	m.takesBack(0)
	m.asked("0 one: walk walk:1 walk:2")
	m.says(0, "walk")
	m.sees(1, "1 winks", "0 walks 0", "deck (? ? ? ? ? ?)")
	r, err := m.read(m.file())
	if err != nil || r.world() != m.world() {
		t.Errorf("the match is another after reading: %v", err)
	}
	m.takesBack(0)
	m.takesBack(1)
	m.does(0, "wink")
	m.takesBack(0)
	m.keeps(0, "you have not answered anything yet")
}

// What another seat could only do because of an answer keeps it from being taken back, and that is said beforehand.
func TestNothingIsTakenBackOnWhichWhatIsFreeOfOthersRests(t *testing.T) {
	script := winker(walks(0), walks(1))
	script.free = func(g *bare, s table.Seat, m *table.Menu) {
		if s == 1 && slices.Contains(g.Notes, "0 walks 0") {
			m.Offer(wink.Of(), "T-WINK")
		}
	}
	m := beginScript(t, 2, script)
	m.says(0, "walk")
	m.does(1, "wink")
	m.keeps(0, "seat 1 has done something since that rests on it")
}

// shows is a step in which seat 0 walks and then something is shown, or not.
func shows(show func(t *table.Table, g *bare)) step {
	return func(t *table.Table, g *bare) { ask(t, 0, 2); show(t, g); ask(t, 0, 2) }
}

func TestNothingIsTakenBackPastWhatSomebodyLearned(t *testing.T) {
	known := func(t *table.Table, g *bare) { g.Deck.Peek(t, 0, table.Set(0)); g.Row.Put(9, table.Everyone) }
	for what, show := range map[string]func(t *table.Table, g *bare){
		"a card on top seen by another": func(t *table.Table, g *bare) { g.Deck.Peek(t, 0, table.Set(1)) },
		"a card drawn by another":       func(t *table.Table, g *bare) { g.Deck.Draw(t, &g.Hands[1], table.Set(1)) },
		"a card turned over": func(t *table.Table, g *bare) {
			g.Deck.Move(t, 5, &g.Row, table.Everyone, table.Everyone)
		},
		"a card shown":                 func(t *table.Table, g *bare) { g.Deck.Show(t, 5, table.Everyone) },
		"something that no pile shows": func(t *table.Table, g *bare) { t.Reveal(table.Set(1)) },
	} {
		m := begin(t, 2, known, shows(show))
		m.says(0, "walk")
		t.Log(what)
		m.keeps(0, "by your answer something hidden came to light")
		m.says(0, "walk") // but what came after can be
	}
}

func TestWhatWasKnownAlreadyHindersNobody(t *testing.T) {
	known := func(t *table.Table, g *bare) { g.Deck.Peek(t, 0, table.Set(0)); g.Row.Put(9, table.Everyone) }
	for what, show := range map[string]func(t *table.Table, g *bare){
		"a card on top seen again": func(t *table.Table, g *bare) { g.Deck.Peek(t, 0, table.Set(0)) },
		"a card drawn by who knew it": func(t *table.Table, g *bare) {
			g.Deck.Draw(t, &g.Hands[0], table.Set(0))
		},
		"a card drawn by nobody": func(t *table.Table, g *bare) { g.Deck.Draw(t, &g.Hands[1], 0) },
		"a card in the open laid elsewhere": func(t *table.Table, g *bare) {
			g.Row.Move(t, 0, &g.Hands[0], table.Everyone, table.Everyone)
		},
		"a pile mixed":                       func(t *table.Table, g *bare) { g.Row.Shuffle() },
		"a back shown that was shown before": func(t *table.Table, g *bare) { g.Deck.ShowBack(t) },
	} {
		m := begin(t, 2, known, shows(show))
		m.says(0, "walk")
		t.Log(what)
		m.takesBack(0)
	}
}

// What is learned before the next entry counts, also by a step without entries, and also behind a pass or something
// free.
func TestLearningIsNoticedWhereverItHappens(t *testing.T) {
	reveal := func(t *table.Table, g *bare) { t.Reveal(table.Set(1)) }
	quiet := func(t *table.Table, g *bare) {}
	m := begin(t, 2, walks(0), quiet, reveal, walks(1), walks(0))
	m.says(0, "walk")
	m.keeps(0, "by your answer something hidden came to light")
	r, err := m.read(m.file())
	if err != nil {
		t.Fatal(err)
	}
	r.keeps(0, "by your answer something hidden came to light")

	m = begin(t, 2, voices(0, 1), walks(0), shouts(3, &anyone), reveal, walks(0))
	m.says(0, "walk")
	m.says(1, "pass")
	m.keeps(0, "something hidden has come to light since")

	sc := winker(walks(0), walks(1))
	sc.do = func(t *table.Table, g *bare, s table.Seat, o table.Option) { t.Reveal(table.Set(s)) }
	m = beginScript(t, 2, sc)
	m.says(0, "walk")
	m.does(1, "wink")
	m.keeps(0, "something hidden has come to light since")
	m.keeps(1, "by your answer something hidden came to light")

	m = begin(t, 2, func(t *table.Table, g *bare) {
		ask(t, 1, 2)
		ask(t, 0, 2)
		t.All(3, func(s table.Seat) {
			if s == 1 {
				t.Reveal(table.Set(1))
			}
			ask(t, s, 2)
		})
	}, walks(0))
	m.says(1, "walk")
	m.says(0, "walk")
	m.keeps(0, "by your answer something hidden came to light")
}

// Seat 1 learns something in its own lane; that is no business of seat 0's lane, but is one of what came before.
func TestLearningInALaneBindsThatLaneAndWhatCameBefore(t *testing.T) {
	m := begin(t, 2, walks(0), func(t *table.Table, g *bare) {
		t.All(3, func(s table.Seat) {
			if ask(t, s, 2) == 1 {
				t.Reveal(table.Set(s))
			}
			ask(t, s, 2)
		})
	})
	m.says(0, "walk", "walk")
	m.says(1, "walk:1")
	m.keeps(1, "by your answer something hidden came to light")
	m.takesBack(0)
	m.keeps(0, "by your answer something hidden came to light") // its walk before the All
}

// What a seat lays open in its lane, others see when all have answered. Until then it may think again.
func TestWhatALaneShowsToOthersBindsAtTheJoin(t *testing.T) {
	program := func(seats table.Seats) step {
		return func(t *table.Table, g *bare) {
			t.All(seats, func(s table.Seat) {
				g.Hands[s].Put(9, table.Set(s))
				ask(t, s, 2)
				g.Hands[s].Show(t, 0, table.Everyone)
			})
		}
	}
	m := begin(t, 2, program(3), walks(0))
	m.says(0, "walk")
	m.takesBack(0)
	m.says(0, "walk")
	m.says(1, "walk")
	m.keeps(1, "by your answer something hidden came to light")

	m = begin(t, 2, program(1), walks(0)) // also when there is nobody else to wait for
	m.says(0, "walk")
	m.keeps(0, "by your answer something hidden came to light")
}

func TestInAnOpenAllOnesAnswerIsCutOutFromBetweenTheOthers(t *testing.T) {
	m := begin(t, 3, bids(7), walks(0))
	m.says(0, "walk:1")
	m.says(1, "walk:2")
	one, two := m.Number(1), m.Number(2)
	m.takesBack(0)
	m.asked("0 one: walk walk:1 walk:2; 2 one: walk walk:1 walk:2")
	if m.Number(1) != one || m.Number(2) != two {
		t.Error("others' questions are dated anew")
	}
	m.says(2, "walk")
	m.says(0, "walk")
	m.sees(1, "bids [0 2 0]", "deck (? ? ? ? ? ?)")
}

// The last to answer sees what the others have bid: nobody may bid again.
func TestNothingIsTakenBackPastAJoin(t *testing.T) {
	m := begin(t, 2, bids(3), walks(0))
	m.says(0, "walk")
	m.takesBack(0)
	m.says(0, "walk")
	m.says(1, "walk")
	m.keeps(0, "something hidden has come to light since")
	m.keeps(1, "by your answer something hidden came to light")
}

func TestALaneAloneIsNoBorder(t *testing.T) {
	m := begin(t, 2, bids(table.Set(1)), walks(0))
	m.says(1, "walk:2")
	m.takesBack(1)
	m.says(1, "walk")
	m.sees(0, "bids [0 0]", "deck (? ? ? ? ? ?)")
}

// Seat 0 moves; all are asked side by side, and seat 1 has answered, unseen: seat 0 may still take its move back.
func TestAnAnswerInALaneDoesNotBindWhatCameBeforeTheAll(t *testing.T) {
	m := begin(t, 2, walks(0), bids(3), walks(0))
	m.says(0, "walk")
	m.says(1, "walk:2")
	m.takesBack(0)
	m.asked("0 one: walk walk:1 walk:2")
	m.says(0, "walk:1")
	m.asked("0 one: walk walk:1 walk:2; 1 one: walk walk:1 walk:2")
	m.says(1, "walk")
	m.says(0, "walk")
	m.sees(0, "0 walks 1", "bids [0 0]", "deck (? ? ? ? ? ?)")
}

func TestWhatWasTakenBackStaysInTheLogAndInTheFile(t *testing.T) {
	m := begin(t, 2, walks(0), walks(1))
	m.says(0, "walk:1")
	m.takesBack(0)
	if f := m.file(); !strings.Contains(f, `{"kind":"undo","seat":0,"step":0,"n":0}`) ||
		!strings.Contains(f, "walk:1") {
		t.Errorf("the log is %s", f)
	}
	r, err := m.read(m.file())
	if err != nil {
		t.Fatal(err)
	}
	if r.world() != m.world() {
		t.Error("the match is another after reading")
	}
}

func TestAMatchThatIsOverStaysOver(t *testing.T) {
	m := begin(t, 1, walks(0))
	m.says(0, "walk")
	m.keeps(0, "the match is over, and its seed may be known")
}

func TestQuestionNumbersGrowWithAnUndoAndNeverComeBack(t *testing.T) {
	m := begin(t, 2, walks(0), bids(3), walks(0))
	seen := [2]map[int]string{{}, {}}
	note := func() {
		t.Helper()
		for _, a := range m.Asks() {
			what := strings.Join(m.View(a.Seat).([]string), ",")
			if was, ok := seen[a.Seat][a.Number]; ok && was != what {
				t.Errorf("number %d of seat %d was put with %q, and now with %q", a.Number, a.Seat, was, what)
			}
			seen[a.Seat][a.Number] = what
		}
	}
	grows := func(s table.Seat, by int, f func()) {
		t.Helper()
		was := m.Number(s)
		f()
		if n := m.Number(s) - was; n != by {
			t.Errorf("the number of seat %d's question grew by %d, want %d", s, n, by)
		}
		note()
	}
	note()
	grows(0, 1, func() { m.says(0, "walk:1") })
	grows(1, 1, func() { m.takesBack(0) })
	grows(0, 1, func() { m.says(0, "walk:2") })
	grows(0, 1, func() { m.says(0, "walk:1") })
	grows(0, 1, func() { m.takesBack(0) })
	grows(1, 0, func() { m.says(0, "walk:2") })
	grows(1, 2, func() { m.says(1, "walk") })
}

// What another learns in its open lane does not show, but an answer that came before the All is not taken back over it:
// in the same step it may have been given alone in an earlier All.
func TestNothingIsTakenBackPastWhatIsLearnedInALaneBeside(t *testing.T) {
	m := begin(t, 2, func(t *table.Table, g *bare) {
		t.All(table.Set(0), func(s table.Seat) { ask(t, s, 2) })
		t.All(table.Upto(2), func(s table.Seat) {
			ask(t, s, 2)
			if s == 1 {
				t.Reveal(table.Set(1))
			}
			ask(t, s, 2)
		})
	}, walks(0))
	m.says(0, "walk")
	m.says(1, "walk")
	m.keeps(0, "by your answer something hidden came to light")
}
