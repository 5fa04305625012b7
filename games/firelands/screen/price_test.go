package screen

import (
	"slices"
	"strings"
	"testing"

	"waystation/games/firelands"
	"waystation/table"
	"waystation/web"
)

// What costs somebody's life, or a card, stands below what costs neither, whether it is a box, a counter or a token; a meal
// that kills bears its mark and stands folded away.
func TestWhatKillsStandsLast(t *testing.T) {
	mixed, meals, returned, gifts := map[string]int{}, 0, 0, 0
	check := func(where string, choices []web.Choice, p *page, of table.Verb) {
		lives, dead := false, false
		for _, c := range choices {
			if o, ok := p.Option(c); !ok || o.Verb != of {
				continue
			}
			if lives = lives || !final(c); final(c) {
				dead = true
			} else if dead {
				t.Errorf("%s: %q stands below what kills", where, c.Label)
			}
		}
		if lives && dead {
			mixed[where]++
		}
	}
	for n := range uint64(6) {
		m := newMatch(t, 2, "price "+string(rune('a'+n)))
		walk(t, m, n, func(a *table.Ask) {
			switch a.Prompt.Kind {
			case "counter", "damage", "turn", "rest", "rested":
			case "return":
				returned += gainedFirst(t, newPage(sceneOf(m, a.Seat)))
				return
			default:
				return
			}
			p := newPage(sceneOf(m, a.Seat))
			if a.Prompt.Kind == "rest" || a.Prompt.Kind == "rested" {
				gifts += giftsInRows(t, p)
			}
			check("counter", p.ask.Choices, p, firelands.VerbCounter)
			check("damage", p.ask.Choices, p, firelands.VerbDamage)
			check("feed", p.ask.Free, p, firelands.VerbFeed)
			page := ""
			for _, c := range p.ask.Free {
				if o, _ := p.Option(c); o.Verb != firelands.VerbFeed || !final(c) {
					continue
				}
				if page == "" {
					page = draw(t, p.Scene)
				}
				_, button, _ := strings.Cut(page, `data-key="`+c.Key+`"`)
				button, _, _ = strings.Cut(button, "</button>")
				if !c.Seldom || !strings.Contains(button, `class="stake `+c.Stake) {
					t.Errorf("%q is folded away: %v, and drawn as %s", c.Label, c.Seldom, button)
				}
				meals++
			}
		})
	}
	if returned == 0 || gifts == 0 {
		t.Errorf("%d tokens could go back, and %d gifts be taken", returned, gifts)
	}
	if mixed["counter"] == 0 || mixed["damage"] == 0 || mixed["feed"] == 0 || meals == 0 {
		t.Errorf("met %v, and %d deadly meals", mixed, meals)
	}
}

// gainedFirst checks that what has found no box, where it can go back, stands above all else that can; it reports how
// many such rows there are.
func gainedFirst(t *testing.T, p *page) (rows int) {
	old := false
	for _, c := range p.ask.Choices {
		o, ok := p.Option(c)
		switch gained := ok && slices.Contains(p.player(p.own).Loose, firelands.Token(o.A)); {
		case o.Verb != firelands.VerbReturn || !gained:
			old = true
		case old:
			t.Errorf("%q stands below what was there before", c.Label)
		default:
			rows++
		}
	}
	return rows
}

// giftsInRows checks that what a Survivor can do in the Rest Phase is a row beside the one that ends it, and counts it.
func giftsInRows(t *testing.T, p *page) (rows int) {
	isGift := func(c web.Choice) bool {
		o, _ := p.Option(c)
		return o.Verb == firelands.VerbAbility || o.Verb == firelands.VerbAbilityFor || o.Verb == firelands.VerbTrade
	}
	if slices.ContainsFunc(p.ask.Free, isGift) {
		t.Errorf("a gift is a small button: %+v", p.ask.Free)
	}
	for _, c := range p.ask.Choices {
		if isGift(c) {
			rows++
		}
	}
	return rows
}
