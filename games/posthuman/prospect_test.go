package posthuman

import (
	"slices"
	"testing"
)

// What is drawn of a fight is what its words say: which chance, how many good ends and bad ones, and what is loud.
func TestAProspectIsWhatItsWordsSay(t *testing.T) {
	of := func(n uint64) odds { return odds{n, 100} }
	for _, c := range []struct {
		win, out, away uint64
		words, loud    string
		odds           []int
	}{
		{58, 21, 0, "you win 6 in 10 (58 %), knocked out 21 %, they flee 21 %", "you win 6 in 10", []int{58, 21}},
		{0, 100, 0, "you hardly ever win, knocked out 100 %", "you hardly ever win, knocked out 100 %", []int{0, 100}},
		{0, 30, 0, "you hardly ever win, knocked out 30 %, they flee 70 %", "you hardly ever win, knocked out 30 %",
			[]int{0, 30}},
		{0, 0, 0, "you hardly ever win: they flee", "you hardly ever win: they flee", []int{0, 0}},
		{3, 97, 0, "you seldom win (3 %), knocked out 97 %", "you seldom win", []int{3, 97}},
		{100, 0, 0, "you win for certain", "you win for certain", []int{100, 0}},
		{20, 60, 50, "you win 2 in 10 (20 %), knocked out 60 %, they flee 20 %", "you win 2 in 10", []int{60, 30}},
	} {
		x := Chances{win: of(c.win), out: of(c.out)}
		end := x.Ends()
		if end.Words() != c.words || end.Loud != c.loud || end.Chance != int(c.win) || end.About != AboutEnd {
			t.Errorf("%d to %d: %+v", c.win, c.out, end)
		}
		if got := x.oddsOr(int(c.away)); !slices.Equal(got, c.odds) {
			t.Errorf("%q, away %d: %v, expected %v", c.words, c.away, got, c.odds)
		}
	}
}

// What an option costs is all that it says before what matters most.
func TestTheCostOfAProspect(t *testing.T) {
	end := Clause{Loud: "you win for certain"}
	for _, c := range []struct {
		x    Prospect
		want string
	}{
		{Prospect{}, ""},
		{Prospect{}.Then(Plain("keeps 2 ammo")), ""},
		{Prospect{}.Then(end, Plain("a win brings 2 XP")), ""},
		{Prospect{}.Then(end).After(Plain("against 3 melee dice"), Plain("")), "against 3 melee dice"},
	} {
		if got := allWords(c.x.Cost()); got != c.want {
			t.Errorf("%q costs %q", c.x.Words(), got)
		}
	}
}
