package screen

import (
	"strconv"
	"strings"
	"testing"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// Over a question stands what its rows can't tell; what is done first says what it does or takes, and whoever has got
// something reads that.
func TestWhatTheRowsDoNotTell(t *testing.T) {
	met := map[string]int{}
	for n := range 12 {
		m := newMatch(t, 3, "rows "+strconv.Itoa(n), "standard")
		walkAsShown(t, m, uint64(n), func(a *table.Ask, sc *scene.Scene) {
			p := newPage(sc)
			wants := map[string]string{"option": "only afterwards", "confront": "flees brings no XP"}[a.Prompt.Kind]
			if !strings.Contains(p.ask.Known+p.ask.Besides, wants) {
				t.Errorf("%s: %q", a.Prompt.Kind, p.ask.Known)
			}
			if x := p.player(a.Seat); a.Prompt.Kind == "confront" &&
				!strings.Contains(p.ask.Besides, "You: health "+of(x.Health, x.HealthLimit)) {
				t.Errorf("who may fight does not read how they are: %q", p.ask.Besides)
			}
			for i := range p.player(a.Seat).Foes { // why a fight that is won may bring a scar
				f := posthuman.Of(p.player(a.Seat).Foes[i].Card)
				scars := "deals " + itoa(f.Enemy.Wounds) + " and a scar"
				if a.Prompt.Kind == "confront" && f.Enemy.Breed == posthuman.Mutant && !strings.Contains(p.ask.Known, scars) {
					t.Errorf("%s leaves a scar: %q", f.Name, p.ask.Known)
				}
			}
			if wants != "" {
				met[a.Prompt.Kind]++
			}
			if f := p.v.Season.Face(); f != nil && p.v.Season != p.v.Event && a.Prompt == posthuman.AskDeclare &&
				!p.player(a.Seat).Mutant {
				if met["season"]++; !strings.Contains(p.ask.Known, "["+f.Name+"]") {
					t.Errorf("%s is not named: %q", f.Name, p.ask.Known)
				}
			}
			for s := range table.Seat(3) {
				if posthuman.TurnedIn(sc.News.Told).Has(s) && s != a.Seat {
					if met["turned"]++; !strings.Contains(p.ask.Known, "has turned mutant") {
						t.Errorf("nobody reads that seat %d has turned: %q", s, p.ask.Known)
					}
				}
			}
			for _, c := range p.ask.Choices {
				o, _ := p.Option(c)
				if o.Verb == posthuman.VerbReroll && strings.Contains(c.Label, " of a shooting die") {
					if met["die"]++; !strings.HasPrefix(strings.ToLower(c.Sub), "a hit as it") &&
						!strings.HasPrefix(strings.ToLower(c.Sub), "no hit as it") {
						t.Errorf("%s: %q", c.Label, c.Sub)
					}
				}
				if o.Verb == posthuman.VerbReroll && strings.Contains(c.Label, "the miss of a shooting die") &&
					!strings.HasPrefix(strings.ToLower(c.Sub), "no hit") {
					t.Errorf("a miss counts as a hit: %q", c.Sub)
				}
			}
			if large := p.bout(p.player(a.Seat), true); a.Prompt.Kind == "confront" {
				keys := ""
				for _, l := range large.leaves() {
					keys += l.key
				}
				if !strings.HasPrefix(keys, "F") {
					t.Errorf("what the rows leave is under the keys %q", keys)
				}
			}
			if a.Prompt.Kind == "place" && p.ask.About != "map" {
				t.Errorf("a tile is laid beside the map: %q", p.ask.About)
			}
			b := p.bout(p.player(a.Seat), true)
			for i := 1; i < int(b.o.Fight.N); i++ { // each enemy aimed at is named once
				if b.aim(i) >= 0 && b.aim(i-1) == b.aim(i) {
					if met["aimed"]++; b.target(i) != "" {
						t.Errorf("%s is named again", b.target(i))
					}
				}
			}
			for _, c := range p.ask.Free {
				o, _ := p.Option(c)
				what := map[table.Verb]string{posthuman.VerbDiscard: posthuman.ForNothing}[o.Verb]
				if o.Verb == posthuman.VerbActivate {
					what = posthuman.Of(table.Card(o.A)).Text
				}
				if what == "" {
					continue
				}
				says := strings.HasPrefix(c.Sub, what) // what a follower does, and then what calling means
				if strings.Contains(what, "party size") && !strings.Contains(c.Sub, "outnumber your party") {
					says = false
				}
				if met[what]++; !says || !c.Tells || (c.Stake == web.Loss) != (what == posthuman.ForNothing) {
					t.Errorf("%s says %q, at stake is %q", c.Label, c.Sub, c.Stake)
				}
			}
			gains := posthuman.Gains(sc.News.Told, a.Seat)
			if gains.Food == 0 || sc.News.Fate >= 0 || sc.News.Ended >= 0 {
				return
			}
			met["food"]++
			says, o := "+"+strconv.Itoa(gains.Food)+" food", p.ask.Outcome
			if o == nil || !strings.Contains(o.Words+strings.Join(o.Lines, " "), says) && !saidOf(o, says) {
				t.Errorf("nobody reads %q: %+v", says, o)
			}
		})
	}
	for _, what := range []string{"option", "confront", "season", posthuman.ForNothing, "food", "turned", "aimed", "die"} {
		if met[what] == 0 {
			t.Errorf("never met: %s", what)
		}
	}
}

// saidOf reports whether an outcome says of one of its sides what they got.
func saidOf(o *web.Outcome, words string) bool {
	for _, s := range o.Sides {
		for _, x := range s.Parts {
			if x.Words == words {
				return true
			}
		}
	}
	return false
}

// Whoever plays on reads who is about to end the match: others one space from the last, and whoever stands on it.
func TestTheEndOfTheTrackIsSaid(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 3, "the last space", "standard"), 0))
	for _, c := range []struct {
		at   [3]int
		want string
	}{
		{[3]int{9, 8, 8}, ""},
		{[3]int{2, 9, 8}, "*" + p.name(1) + " is one space from the last.* "},
		{[3]int{2, 9, 9}, "*" + p.name(1) + " and " + p.name(2) + " are one space from the last.* "},
		{[3]int{2, 9, 10}, "*" + p.name(2) + " is on the last space: this is the last turn.* "},
		{[3]int{10, 9, 8}, "*You are on the last space: this is the last turn.* "},
	} {
		for s, at := range c.at {
			p.v.Players[s].JP = at
		}
		if got := p.lastTurn(); got != c.want {
			t.Errorf("at %v: %q, want %q", c.at, got, c.want)
		}
	}
}
