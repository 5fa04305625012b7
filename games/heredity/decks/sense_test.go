package decks

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// eachSide calls look for all sides of all cards.
func eachSide(t *testing.T, look func(c *Card, s *Side)) {
	t.Helper()
	all, err := All()
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range all {
		for i := range d.Cards {
			for _, s := range d.Cards[i].sides() {
				look(&d.Cards[i], s)
			}
		}
	}
}

// An item that must be put to use in camp, and is gone then, is put to use for something.
func TestNothingIsPutToUseForNothing(t *testing.T) {
	eachSide(t, func(c *Card, s *Side) {
		if s.Item == nil {
			return
		}
		for _, x := range s.Item.Camp {
			if x.Required && len(x.Do) < 2 {
				t.Errorf("card %d must be put to use in camp, for nothing", c.Number)
			}
		}
	})
}

// eachPerson calls look for everybody whom a card describes.
func eachPerson(t *testing.T, look func(c *Card, p *NPC)) {
	t.Helper()
	eachSide(t, func(c *Card, s *Side) {
		for i := range s.Sections {
			if p := s.Sections[i].NPC; p != nil {
				look(c, p)
			}
		}
	})
}

// Whoever is beaten goes, or turns into something else, and nothing of it is said twice.
func TestWhoeverIsBeatenGoes(t *testing.T) {
	goes := []string{"burn {ref}", "flip {ref}", "discard {ref}", "return {ref}", "victory {id}", "defeat {id}", "if"}
	eachPerson(t, func(c *Card, p *NPC) {
		if !slices.ContainsFunc(p.Death, func(s Step) bool { return slices.Contains(goes, s.Form) }) {
			t.Errorf("card %d stays when %s is beaten", c.Number, p.Name)
		}
		for i := range p.Death {
			if i > 0 && p.Death[i].Text != "" && p.Death[i].Text == p.Death[i-1].Text {
				t.Errorf("card %d: when %s is beaten %q is done twice", c.Number, p.Name, p.Death[i].Text)
			}
		}
	})
}

// Whoever turns on the family because somebody else was struck is of that one's faction.
func TestWhoeverTakesSidesIsOfThatSide(t *testing.T) {
	factions := map[int][]string{}
	eachPerson(t, func(c *Card, p *NPC) { factions[c.Number] = append(factions[c.Number], p.Faction) })
	eachPerson(t, func(c *Card, p *NPC) {
		for _, s := range p.Angered {
			if s.Form == "enrage {n}" && !slices.Contains(factions[s.Card.Number], p.Faction) {
				t.Errorf("card %d, of faction %q, turns on the family with card %d, of %q", c.Number, p.Faction,
					s.Card.Number, factions[s.Card.Number])
			}
		}
	})
}

// Where the figures of a card may stand on one field or on another, all of them may stand on each.
func TestFiguresStandTogether(t *testing.T) {
	eachPerson(t, func(c *Card, p *NPC) {
		var first []int
		for i, cells := range p.Figures {
			var fields []int
			for _, cell := range cells {
				if !slices.Contains(fields, cell.Card) {
					fields = append(fields, cell.Card)
				}
			}
			slices.Sort(fields)
			if i == 0 {
				first = fields
			}
			if len(cells) > 1 && len(first) > 1 && !slices.Equal(fields, first) {
				t.Errorf("card %d: figure %d of %s may stand on fields %v, the first on %v", c.Number, i+1, p.Name,
					fields, first)
			}
		}
	})
}

// No wall is drawn twice, and so nothing else that lies between squares.
func TestNoLineIsDrawnTwice(t *testing.T) {
	eachSide(t, func(c *Card, s *Side) {
		if s.Map == nil {
			return
		}
		for _, list := range [][]Edge{s.Map.Walls, s.Map.Windows, s.Map.Doors, s.Map.Obstacles, s.Map.Hazards} {
			for i, e := range list {
				if slices.Contains(list[:i], e) {
					t.Errorf("card %d: %v is drawn twice", c.Number, e)
				}
			}
		}
	})
}

// threshold is up to, or from, how much of a count something is read; ok is false for another condition.
func threshold(c Cond) (count string, least, most int, ok bool) {
	if len(c) != 1 {
		return "", 0, 0, false
	}
	most = 100
	for _, f := range c[0] {
		switch {
		case f.Not || count != "" && f.Word+f.Name != count:
			return "", 0, 0, false
		case f.Form == "count {id} at least {k}":
			least = f.N
		case f.Form == "count {id} at most {k}":
			most = f.N
		default:
			return "", 0, 0, false
		}
		count = f.Word + f.Name
	}
	return count, least, most, true
}

// Where a card tells the same in other words by how far something has gone, one of them is read whatever that is.
func TestHowFarItWentIsToldOnce(t *testing.T) {
	met := 0
	eachSide(t, func(c *Card, s *Side) {
		told := map[string][101]int{}
		parts := map[string]int{}
		low := map[string]bool{}
		for _, x := range s.Sections {
			count, least, most, ok := threshold(x.If)
			if !ok || x.Narrative == nil {
				continue
			}
			parts[count]++
			low[count] = low[count] || least == 0
			n := told[count]
			for i := least; i <= most; i++ {
				n[i]++
			}
			told[count] = n
		}
		for count, n := range told {
			if parts[count] < 2 || !low[count] {
				continue
			}
			met++
			if i := slices.IndexFunc(n[:], func(k int) bool { return k != 1 }); i >= 0 {
				t.Errorf("card %d: with a count of %d of %s it tells %d of its endings", c.Number, i, count, n[i])
			}
		}
	})
	if met < 4 {
		t.Errorf("only %d cards tell by how far something went", met)
	}
}

var (
	saidOrRead = regexp.MustCompile(`(^|[\s(])'[^']*(?:'\w[^']*)*'|\*[^*]*\*`)
	past       = regexp.MustCompile(`\b(was|were|did|went|saw|smelled|looked|stood|took|knew|there'd|I'd)\b`)
)

// Brick tells everything as it happens, however long ago it is (SPINE.md, The family).
func TestBrickTellsInThePresent(t *testing.T) {
	told := 0
	eachSide(t, func(c *Card, s *Side) {
		for _, x := range s.Sections {
			if x.Narrative == nil || *x.Narrative != "Brick" {
				continue
			}
			told++
			if words := past.FindAllString(saidOrRead.ReplaceAllString(x.Text, ""), -1); words != nil {
				t.Errorf("card %d: Brick says %q of what is over", c.Number, words)
			}
		}
	})
	if told < 50 {
		t.Errorf("Brick tells of %d things", told)
	}
}

// placing is a word by which whoever tells a card, or Mam, is where the card's place is and does with their own hands
// what others may have done there.
var placing = regexp.MustCompile(`\bI (put|lie|change|swing|rattle|turn|went|moved|pull|look at)\b|` +
	`\bMam('s hand| puts| holds| turns her| came| has her)`)

// At first nobody knows yet that a card is told by one of the family, whoever of them has opened it: what the first two
// chapters tell of a place holds wherever they stand.
func TestStoriesHoldWhereverTheyStand(t *testing.T) {
	anywhere := []int{
		741, 701, 748, 386, 224, 154, 472, 467, 127, 375, 156, 554, 377, 536, 645, // The Vixen
		833, 363, 757, 313, 290, 218, 108, 689, 683, 275, // Dust Season
	}
	read := 0
	eachSide(t, func(c *Card, s *Side) {
		for _, x := range s.Sections {
			if x.Narrative == nil || !slices.Contains(anywhere, c.Number) {
				continue
			}
			read++
			if words := placing.FindString(x.Text); words != "" {
				t.Errorf("card %d says %q, and whoever that is may stand somewhere else", c.Number, words)
			}
		}
	})
	if read < len(anywhere) {
		t.Errorf("%d stories were read", read)
	}
}

// Who is played is introduced before anything is told: whose child, and how old.
func TestTheFamilyIsIntroduced(t *testing.T) {
	all, err := All()
	if err != nil {
		t.Fatal(err)
	}
	for order, words := range [][]string{
		{"Maeve and Brick, a mother and her son of eleven", "she is Mam to him"},
		{"Djamal and Maeve, Baba and Mam to their children", "Selena, who is 22", "Brick, who is 19", "Swan, who is 12"},
	} {
		notes := ""
		for _, c := range all[order].Cards {
			for _, x := range c.A.Sections {
				if c.Kind == "cover" {
					notes += x.Note
				}
			}
		}
		for _, w := range words {
			if !strings.Contains(notes, w) {
				t.Errorf("%s is begun without %q", all[order].Title, w)
			}
		}
	}
}

// An event that hurts by itself says so, in words that one reads before it does: a story may leave it open.
func TestEventsThatHurtSaySo(t *testing.T) {
	told := 0
	eachSide(t, func(c *Card, s *Side) {
		hurts, says := false, false
		for i := range s.Sections {
			x := &s.Sections[i]
			says = says || strings.Contains(x.Note+x.Text, "damage")
			hurts = hurts || slices.ContainsFunc(x.Instruction, func(s Step) bool {
				return s.Form == "damage {k} to {who}"
			})
		}
		if !slices.Contains(c.Tags, "event") || !hurts {
			return
		}
		told++
		if !says {
			t.Errorf("card %d, %s, hurts and does not say so", c.Number, s.Title)
		}
	})
	if told == 0 {
		t.Error("no event hurts")
	}
}

// What an answer costs beyond what it says stands in brackets behind it: whom it gives away, and what can't be done any
// more.
func TestAnswersSayWhatIsLostByThem(t *testing.T) {
	asked := 0
	eachSide(t, func(c *Card, s *Side) {
		for i := range s.Sections {
			q := s.Sections[i].Question
			if q == nil || q.Check {
				continue
			}
			for _, o := range q.Options {
				for _, step := range o.Do {
					want := map[string]string{"take {n} 773": "(They take Ansa Vey with them", "mark {ref} {k} 108": "can't be moved"}
					if w := want[fmt.Sprint(step.Form, " ", step.Card.Number)]; w != "" {
						asked++
						if !strings.Contains(o.Text, w) {
							t.Errorf("card %d: %q does not say %q", c.Number, o.Text, w)
						}
					}
				}
			}
		}
	})
	if asked != 3 {
		t.Errorf("%d such answers were read", asked)
	}
}

// Of answers of which one is paid for, each says what it costs, and be it nothing: who reads them weighs them.
func TestAnswersBesideOneThatIsPaidForSayTheirCost(t *testing.T) {
	costs := []string{"damage {k} to {who}", "lose {k} tokens of {who}", "lose {k} materials of {who}", "pay {k}"}
	asked := 0
	eachSide(t, func(c *Card, s *Side) {
		for i := range s.Sections {
			q := s.Sections[i].Question
			if q == nil || q.Check || !slices.ContainsFunc(q.Options, func(o Option) bool {
				return slices.ContainsFunc(o.Do, func(s Step) bool { return slices.Contains(costs, s.Form) })
			}) {
				continue
			}
			asked++
			for _, o := range q.Options {
				if !strings.HasSuffix(o.Text, ")") {
					t.Errorf("card %d: %q does not say what it costs", c.Number, o.Text)
				}
			}
		}
	})
	if asked == 0 {
		t.Error("no answer is paid for")
	}
}

// To call everybody in says that the chapter ends with it, and for whom it is too late then; and nobody is told before
// that the way home must be done while the Cistern counts, which it does only until the pump runs.
func TestWhatEndsDustSeasonIsSaid(t *testing.T) {
	calls, goals := 0, 0
	eachSide(t, func(c *Card, s *Side) {
		for i := range s.Sections {
			if a := s.Sections[i].Action; a != nil && strings.HasPrefix(a.Name, "Call everybody in") {
				calls++
				if !strings.Contains(a.Name, "the chapter ends; whoever is still out there is left there") {
					t.Errorf("card %d: %q", c.Number, a.Name)
				}
			}
		}
		counts, home := strings.Index(s.Goal, "the Cistern has lost its last marker"), strings.Index(s.Goal, "home")
		if counts > 0 && home > 0 {
			goals++
			if home < counts {
				t.Errorf("card %d: %q", c.Number, s.Goal)
			}
		}
	})
	if calls != 1 || goals != 2 {
		t.Errorf("%d actions call everybody in, %d goals name the Cistern and the way home", calls, goals)
	}
}
