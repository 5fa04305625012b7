package screen

import (
	"slices"
	"testing"

	"waystation/games/heredity"
	"waystation/games/heredity/sheet"
	"waystation/table"
)

// Nobody is asked on which slot a token goes where it is all the same, or one serves the least: the press on what is done answers it, by an
// answer that is on offer, on one of their own cards. It is asked where only things could take the token, and in chapters
// in which a card may give it back.
func TestTheLastTokenGoesWithThePress(t *testing.T) {
	went, asked := 0, 0
	walksOf(t, func(m *table.Match, a *table.Ask, p *page) {
		if a.Prompt.Kind != "act" {
			return
		}
		for _, c := range p.ask.Choices {
			o, _ := p.Option(c)
			if o.Verb != heredity.VerbLook && o.Verb != heredity.VerbTalk && o.Verb != heredity.VerbTalkTo &&
				o.Verb != heredity.VerbInteract && o.Verb != heredity.VerbRummage {
				continue
			}
			next := after(t, m, c.Key)
			if next == nil || next.Prompt.Kind != "slot" || int16(next.About[0]) != o.A {
				if len(c.Then) > 0 {
					t.Fatalf("%s answers what is not asked: %v", c.Key, c.Then)
				}
				continue
			}
			same := p.v.Chapter <= 2 && p.v.Team[o.A].Sheet.Tokens == 1 && onOwn(next)
			switch same = same || lesser(&p.v.Team[o.A].Sheet, next); {
			case same && given(t, m, c) == 0:
				t.Fatalf("%s: it is asked which slot pays", c.Key)
			case same:
				went++
			case len(c.Then) > 0:
				t.Fatalf("%s: it is not asked which slot pays, and may matter", c.Key)
			default:
				asked++
			}
		}
	})
	if went == 0 || asked == 0 {
		t.Errorf("the slot goes with %d presses, and is asked after %d", went, asked)
	}
}

// lesser reports whether all slots that a question offers are on one own card, and one of them serves only what all do.
func lesser(s *sheet.Sheet, a *table.Ask) bool {
	place, both := sheet.Place(int(a.Options[0].Option.B)/sheet.Slots), ^sheet.Icons(0)
	icons := func(o table.Offered) sheet.Icons {
		return s.Cards[place].Slots[int(o.Option.B)%sheet.Slots].Icons
	}
	for _, o := range a.Options {
		if sheet.Place(int(o.Option.B)/sheet.Slots) != place || place > sheet.Foot {
			return false
		}
		both &= icons(o)
	}
	return slices.ContainsFunc(a.Options, func(o table.Offered) bool { return icons(o) == both })
}

// after is what is asked of the first seat once it has given an answer; nil for nothing.
func after(t *testing.T, m *table.Match, key string) *table.Ask {
	t.Helper()
	m = m.Clone()
	if err := m.Answer(0, m.Ask(0).Number, key, table.ByHand); err != nil {
		t.Fatalf("%s: %v", key, err)
	}
	return m.Ask(0)
}

// onOwn says whether one of the slots that a question offers is on somebody's own cards.
func onOwn(a *table.Ask) bool {
	for _, o := range a.Options {
		if sheet.Place(int(o.Option.B)/sheet.Slots) <= sheet.Foot {
			return true
		}
	}
	return false
}
