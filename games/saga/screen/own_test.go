package screen

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
)

// The own board says what there is to spend for the first skills, and what followers and mutations do.
func TestTheOwnBoardSaysWhatThereIs(t *testing.T) {
	seen := map[string]int{}
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		p := newPage(sc)
		if p.v.Seat < 0 || sc.Over {
			return
		}
		o := p.player(p.v.Seat)
		if a := p.Asked; a != nil && a.Prompt.Kind == "first-skills" {
			seen["skills"]++
			if n := strconv.Itoa(int(a.About[0])); !strings.Contains(page, `data-turn="xp-`+n+`"`) {
				t.Errorf("%s: the board does not say %s XP", where, n)
			}
		}
		for _, it := range o.Company {
			seen["follower"]++
			lists(t, where, page, it.Card)
		}
		for _, c := range o.Mutations {
			seen["mutation"]++
			lists(t, where, page, c)
		}
	})
	if seen["skills"]*seen["follower"]*seen["mutation"] == 0 {
		t.Errorf("seen: %v", seen)
	}
}

func lists(t *testing.T, where, page string, c saga.Shown) {
	t.Helper()
	if f := c.Face(); f != nil && !strings.Contains(page, "<small>"+templ.EscapeString(f.Text)+"</small>") {
		t.Errorf("%s: the board does not say what %s does", where, f.Name)
	}
}

// PS-RANGED-09: something to use in a fight that stands beside the question says in its button what it costs and does.
func TestWhatIsUsedInAFightSaysWhatItDoes(t *testing.T) {
	says := ""
	posed(t, "round: 2\n"+trekking+"red skills: Steady Hands\nred weapons: Target Rifle\nred ammo: 2\n"+
		"next enemies 1: Lantern Jaw", `
Red: Stay here
Red: No card
chance seat 0 challenge deck: Scout's Glancing Shot
Red: The Target Rifle
Red is asked: Anything to add?
`, func(m *table.Match) {
		p := newPage(sceneOf(m, 0))
		for _, c := range p.ask.Free {
			if p.Asked.Prompt.Kind == "aim" && c.Tells {
				says = c.Sub
			}
		}
	})
	if says != "exhausts 1 boost, 1 left; changes nothing" {
		t.Errorf("the button says %q", says)
	}
}

// The rows of challenge cards stand as the cards lie on the board, and so their keys rise on both.
func TestTheKeysOfChallengeCardsRiseAsTheyLie(t *testing.T) {
	seen := map[string]int{}
	m := newMatch(t, 2, "keys", "standard")
	walk(t, m, 1, func(a *table.Ask) {
		p := newPage(sceneOf(m, a.Seat))
		at, key := -1, ""
		for _, c := range p.ask.Choices {
			o, _ := p.Option(c)
			lies := slices.Index(p.player(a.Seat).Deck, saga.Shown(o.A)+1)
			if o.Verb != saga.VerbPrimary && o.Verb != saga.VerbExhaust || lies < 0 {
				continue
			}
			if lies < at || c.Mark < key {
				t.Errorf("%s: key %s lies in place %d, key %s in place %d", a.Prompt.Kind, key, at, c.Mark, lies)
			}
			at, key = lies, c.Mark
			seen[a.Prompt.Kind]++
		}
	})
	if seen["primary"] == 0 || seen["trial-primary"] == 0 {
		t.Errorf("seen: %v", seen)
	}
}

// PS-SETUP-31: the row of a first skill says its price, what XP are lost by it, and what it does.
func TestAFirstSkillSaysWhatIsLost(t *testing.T) {
	lost := 0
	m := newMatch(t, 2, "", "standard")
	walk(t, m, 2, func(a *table.Ask) {
		if a.Prompt.Kind != "first-skills" {
			return
		}
		p := newPage(sceneOf(m, a.Seat))
		for _, c := range p.ask.Choices {
			o, _ := p.Option(c)
			if o.Verb != saga.VerbLearn {
				continue
			}
			if says := m.Voice(nil).Outlook(a, o).Words + ". " + p.sub(o); c.Sub != says {
				t.Errorf("%q, not %q", c.Sub, says)
			}
			if strings.Contains(c.Sub, "no other skill") {
				lost++
			}
		}
	})
	if lost == 0 {
		t.Error("no row of a first skill says what is lost")
	}
}
