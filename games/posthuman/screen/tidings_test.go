package screen

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web/webtest"
)

// overTable is a page with a sheet over it, and what the sheet says.
type overTable struct {
	title string
	m     *table.Match
	ask   *table.Ask
	sc    *scene.Scene
	page  string
	over  string // the sheet alone
}

// walkAsShown plays a match of three at random, and shows each question as the server does to who is asked: with the news
// since their last answer.
func walkAsShown(t *testing.T, m *table.Match, seed uint64, look func(*table.Ask, *scene.Scene)) {
	t.Helper()
	var since [3]struct{ before, after int }
	last := table.Nobody
	walk(t, m, seed, func(a *table.Ask) {
		if last != table.Nobody {
			since[last].after = len(m.Events(last))
		}
		s := a.Seat
		sc := scenetest.Of(posthuman.Shelf, m, s, nil, func(x *scene.Table) {
			x.Recap, x.Acted, x.Since = true, since[s].before, since[s].after
		})
		since[s].before, last = len(m.Events(s)), s
		look(a, sc)
	})
}

// sheets plays matches at random as the server shows them, and gives the first sheets with each title.
func sheets(t *testing.T) map[string]overTable {
	t.Helper()
	out := map[string]overTable{}
	for n := range 8 {
		m := newMatch(t, 3, "sheets "+strconv.Itoa(n), "standard")
		walkAsShown(t, m, uint64(n), func(a *table.Ask, sc *scene.Scene) {
			s, p := a.Seat, newPage(sc)
			fell := sc.News.Fate >= 0
			if told := p.ask.Tidings; told == nil {
				if b, ok := posthuman.BlowTo(sc.News.Told, s); fell && ok && (b.Settled || b.Turned && p.player(s).Mutant) {
					t.Errorf("seat %d: nothing lies over the table after %q", s, sc.News.Words[sc.News.Fate])
				}
				return
			} else if _, had := out[told.Title]; had {
				return
			}
			page := draw(t, sc)
			_, over, _ := strings.Cut(page, `<dialog class="bigsheet"`)
			over, _, _ = strings.Cut(over, "</dialog>")
			out[p.ask.Tidings.Title] = overTable{p.ask.Tidings.Title, m, a, sc, page, over}
		})
	}
	return out
}

// Each blow that decides over a player lies over their table once: what happened, why, what is gone, got and still
// theirs.
func TestBigNewsLiesOverTheTable(t *testing.T) {
	all := sheets(t)
	for title, must := range map[string][]string{
		"You were knocked out.": {">Gone<", ">Got<", ">Still yours<", "scar", "Journey ", "health"},
		"You may turn.": {`value="stay-human"`, `value="turn"`, "Only you see this", "Lost if you turn",
			"Got if you turn", mutantWins, "Look at the table first"},
		"You turned.": {">Gone<", ">Got<", "in hand", mutantWins, "GOAL-02", "See what you can do"},
	} {
		x, ok := all[title]
		if !ok {
			t.Errorf("nobody reads %q", title)
			continue
		}
		for _, words := range must {
			if !strings.Contains(x.over, words) {
				t.Errorf("%s does not say %q: %s", title, words, x.over)
			}
		}
		for _, wrong := range webtest.Faults(x.page) {
			t.Errorf("%s: %s", title, wrong)
		}
		led := posthuman.Blows(x.sc.News.Told, x.sc.Seat)
		if title == "You may turn." && len(led) > 1 != strings.Contains(x.over, "What led to it") {
			t.Errorf("of %d blows that nobody saw there stands: %s", len(led), x.over)
		}
		later := title == "You may turn." && posthuman.ScarsToCome(x.sc.News.Told, x.sc.Seat) > 0
		if later != strings.Contains(x.over, "is still to come") {
			t.Errorf("%s says of a second scar: %s", title, x.over)
		}
		for _, never := range []string{" MD", " SD", " DD"} {
			if strings.Contains(x.over, never) {
				t.Errorf("%s says %q", title, never)
			}
		}
	}
}

// Who turns as the last human reads that all win by it; before that, what is lost.
func TestTheLastToTurnReadsThatAllWin(t *testing.T) {
	x, ok := sheets(t)["You may turn."]
	if !ok {
		t.Fatal("nobody may turn")
	}
	p := newPage(x.sc)
	o := p.player(p.v.Seat)
	for i := range p.v.Players {
		p.v.Players[i].Mutant = i != int(o.Seat)
	}
	columns := p.maybeTurning(o).Columns
	if c := columns[1]; c.Head != "Won if you turn" {
		t.Errorf("the last human reads %q", c.Head)
	}
	for _, c := range columns {
		if c.Head == "Got if you turn" {
			t.Error("the last human reads of a goal that comes after the end")
		}
	}
}

// A knock-out in the middle of which somebody is asked whether they turn is told once, when they get up.
func TestAKnockOutIsToldOnce(t *testing.T) {
	var between int
	for n := range 6 {
		m := newMatch(t, 3, "once "+strconv.Itoa(n), "standard")
		var fell, told [3]int
		walkAsShown(t, m, uint64(n), func(a *table.Ask, sc *scene.Scene) {
			s, p := a.Seat, newPage(sc)
			b, ok := posthuman.BlowTo(sc.News.Told, s)
			if ok && !b.Turned && !b.Settled {
				between++
				if x := p.ask.Tidings; x != nil && x.Title != "You may turn." {
					t.Errorf("seat %d reads %q before it is over", s, x.Title)
				}
			}
			if posthuman.GotUp(sc.News.Told, s) {
				fell[s]++
			}
			if x := p.ask.Tidings; x != nil && x.Title == "You were knocked out." {
				told[s]++
			}
		})
		if told != fell {
			t.Errorf("match %d: got up %v times, told %v times", n, fell, told)
		}
	}
	if between == 0 {
		t.Error("nobody was asked anything while they fell")
	}
}

func counted(digits string) int {
	n, _ := strconv.Atoi(digits)
	return n
}

// The sheet of a knock-out in a fight tells its rounds in their order, and all the health that was lost.
func TestAKnockOutTellsItsFight(t *testing.T) {
	loses := regexp.MustCompile(` loses? (\d+) health`)
	lost := regexp.MustCompile(`^You lost (\d+) health`)
	var rounds, several int
	for n := range 10 {
		m := newMatch(t, 3, "fell "+strconv.Itoa(n), "standard")
		walkAsShown(t, m, uint64(n), func(a *table.Ask, sc *scene.Scene) {
			x := newPage(sc).ask.Tidings
			if x == nil || x.Title != "You were knocked out." {
				return
			}
			fight := x.Columns[len(x.Columns)-1]
			if fight.Head != "The fight" || !fight.Wide {
				return
			}
			var all int
			for _, l := range fight.Lines {
				if f := loses.FindStringSubmatch(l.Words); f != nil {
					all += counted(f[1])
				}
				rounds += strings.Count(l.Words, "melee round")
			}
			if f := lost.FindStringSubmatch(x.Why); f != nil && counted(f[1]) != all {
				t.Errorf("%q, but by its rounds %d: %v", x.Why, all, fight.Lines)
			}
			if strings.Contains(x.Why, ", the last ") {
				several++
			}
		})
	}
	if rounds < 2 || several == 0 {
		t.Errorf("%d rounds are told, %d sheets tell of more than the last loss", rounds, several)
	}
}

// Nobody else gets a word of a sheet: neither the other players nor who watches.
func TestASheetIsForOneSeat(t *testing.T) {
	m := newMatch(t, 3, "sheets 0", "standard")
	var others int
	walk(t, m, 0, func(a *table.Ask) {
		for s := table.Nobody; s < 3; s++ {
			if s == a.Seat {
				continue
			}
			sc := scenetest.Of(posthuman.Shelf, m, s, nil, func(x *scene.Table) { x.Recap = true })
			if a.Prompt.Kind != "turn" || others > 20 {
				continue
			}
			others++
			p := newPage(sc)
			if x := p.ask.Tidings; x != nil && x.Title == "You may turn." && m.Ask(s) == nil {
				t.Errorf("seat %d reads that seat %d may turn", s, a.Seat)
			}
			if s == table.Nobody && p.ask.Tidings != nil {
				t.Error("who watches gets a sheet")
			}
		}
	})
	if others == 0 {
		t.Error("nobody was ever asked whether to turn")
	}
}
