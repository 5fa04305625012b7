package firelands

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"waystation/table"
)

// The table of all cards says what is printed on each, in one line. Whoever changes a card on purpose changes its line
// too.
func TestEveryCardIsAsTheTableSays(t *testing.T) {
	b, err := os.ReadFile("testdata/cards.txt")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{} // by ID
	for line := range strings.Lines(string(b)) {
		line = strings.TrimSuffix(line, "\n")
		if id, _, ok := strings.Cut(line, " "); ok && id != "#" {
			want[id] = line
		}
	}
	for _, got := range cardLines() {
		id, _, _ := strings.Cut(got, " ")
		if want[id] != got {
			t.Errorf("the cards say\n%s\nand testdata/cards.txt\n%s", got, want[id])
		}
		delete(want, id)
	}
	for _, line := range want {
		t.Errorf("no card is\n%s", line)
	}
}

// cardLines describes every card, the Fury card and every board.
func cardLines() []string {
	var lines []string
	copies := map[string]int{}
	for c := range Count() {
		f := Of(table.Card(c))
		copies[f.Name+f.Colour.String()+f.Kind.String()]++
	}
	for c := range Count() {
		f := Of(table.Card(c))
		if f.Copy > 1 && strings.HasSuffix(f.ID, fmt.Sprint("-", f.Copy)) {
			continue // stands in the line of the first
		}
		line := fmt.Sprint(f.ID, " ", f.Name, " ", f.Kind, " ", deckWords(f), " ", printedOn(f))
		line = strings.Join(strings.Fields(line), " ")
		if n := copies[f.Name+f.Colour.String()+f.Kind.String()]; n > 1 {
			line += fmt.Sprint(" x", n)
		}
		if strings.ContainsAny(f.Text, "0123456789") {
			line += " | " + f.Text
		}
		lines = append(lines, line)
	}
	for i, d := range FuryCard() {
		lines = append(lines, fmt.Sprintf("FURY-%d %s | %s", i+1, dealWords(d), d.Text))
	}
	for _, b := range Boards() {
		lines = append(lines, boardWords(b))
	}
	return lines
}

// deckWords says where a card belongs.
func deckWords(f *Face) string {
	var words []string
	if f.Period > 0 {
		words = append(words, fmt.Sprint("period ", f.Period))
	}
	if f.Plus {
		words = append(words, "+")
	}
	if f.Deck > 0 {
		words = append(words, fmt.Sprint("deck ", f.Deck))
	}
	if f.Colour != White {
		words = append(words, f.Colour.String())
	}
	if f.Loot {
		words = append(words, "loot")
	}
	if len(words) == 0 {
		return ":"
	}
	return strings.Join(words, " ") + ":"
}

// printedOn says what a card does, as far as its data tell.
func printedOn(f *Face) string {
	switch f.Kind {
	case KindLocation:
		return fmt.Sprintf("%s; %v or %v", f.Hazard, f.Left, f.Right)
	case KindSurvivor:
		return fmt.Sprintf("skill %d %s %s", f.Skill, whenOf(f.When), f.Ability)
	case KindEncounter:
		return fmt.Sprintf("token %s; %s", f.Token, dealsWords(f.Deals))
	case KindEvent:
		return f.Event.String()
	case KindEnemy:
		return fmt.Sprintf("number %d strikes %s, toll %s", f.Number, strikeWords(f.Ambush), tollWords[f.Toll])
	case KindTruck:
		return fmt.Sprintf("speed %d towing %d %s", f.Speed, f.Towing, boxesWords(f.Boxes))
	case KindTrailer, KindDevice:
		return boxesWords(f.Boxes)
	case KindObject, KindSpecialLoot:
		return fmt.Sprintf("%s %s %s", whenOf(f.When), f.Item, dealWords(Deal{Gain: f.Gain}))
	case KindOutcome:
		return fmt.Sprintf("%c weapons %s enemies %s back %s", f.Letter, rowsWords(f.Player[:]), rowsWords(f.Foes[:]),
			f.Back)
	case KindHitpoints:
		return fmt.Sprintf("start %v side 1 %s side 2 %s", f.start[2:], trackWords(f.Tracks[0]),
			trackWords(f.Tracks[1]))
	case KindRock, KindWaypoint:
		return fmt.Sprintf("%s, token %s, stays %t", f.Hazard, f.Token, f.Stays)
	case KindTile:
		return fmt.Sprintf("cost %d side 1 %s side 2 %s", f.Cost, dealsWords(f.Sides[0]), dealsWords(f.Sides[1]))
	case KindAction:
		return actionWords(f)
	}
	return "?"
}

func whenOf(w When) string {
	var words []string
	for i, word := range whenWords {
		if w&(1<<i) != 0 {
			words = append(words, word)
		}
	}
	return strings.Join(words, "/")
}

func effectsWords(list []Effect) string {
	var words []string
	for _, e := range list {
		words = append(words, e.String())
	}
	return strings.Join(words, " and ")
}

func dealWords(d Deal) string {
	words := effectsWords(d.Gain)
	if len(d.Pay) > 0 {
		words = effectsWords(d.Pay) + " for " + words
	}
	if d.Fate != Stays {
		words += ", " + fateWords[d.Fate]
	}
	return words
}

func dealsWords(deals []Deal) string {
	var words []string
	for _, d := range deals {
		words = append(words, fmt.Sprintf("(%s: %q)", dealWords(d), d.Text))
	}
	return strings.Join(words, " ")
}

func strikeWords(strikes []Strike) string {
	var words []string
	for _, k := range strikes {
		words = append(words, fmt.Sprint(k.N, " ", k.Area))
	}
	return strings.Join(words, " and ")
}

func boxesWords(boxes []Box) string {
	var words []string
	for _, b := range boxes {
		word := b.Kind.String()
		if b.N > 0 {
			word += fmt.Sprint(" ", b.N)
		}
		words = append(words, word)
	}
	return "[" + strings.Join(words, ", ") + "]"
}

func rowsWords(rows []Row) string {
	var words []string
	for _, r := range rows {
		word := fmt.Sprint("d", r.Damage, "f", r.Fury)
		if r.Jam {
			word += "J"
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

func trackWords(track []Reward) string {
	var b strings.Builder
	for _, r := range track {
		b.WriteByte(rewardLetters[r])
	}
	return b.String()
}

func actionWords(f *Face) string {
	a := &f.Action
	words := []string{fmt.Sprintf("hard %t skill %d arrow %s", a.Hard, f.Skill, a.Arrow)}
	if len(a.Priority) > 0 {
		words = append(words, fmt.Sprint("looks for ", a.Priority))
	}
	if len(a.Spoils) > 0 {
		words = append(words, fmt.Sprint("spoils ", a.Spoils))
	}
	phases := map[Phase]string{PhaseRest: "rest", PhaseMovement: "movement", PhaseEndOfRound: "ending"}
	for _, x := range a.Acts {
		words = append(words, fmt.Sprint(phases[x.Phase], " ", x.N, " ", deedWords[x.Does]))
	}
	return strings.Join(words, "; ")
}

func boardWords(b Board) string {
	var roads, shortcuts []string
	for _, r := range b.Roads {
		roads = append(roads, fmt.Sprint(r.From, "-", r.To))
	}
	for _, s := range b.Shortcuts {
		kinds := ""
		for _, k := range []struct {
			terrain Terrain
			letter  string
		}{{Rough, "R"}, {Dangerous, "D"}, {Mountain, "M"}, {Avalanche, "A"}} {
			if s.Terrain.Has(k.terrain) {
				kinds += k.letter
			}
		}
		shortcut := fmt.Sprintf("%d-%d %s c%d d%d rocks %d", s.From, s.To, kinds, s.Counters, s.Damage, s.Rocks)
		shortcuts = append(shortcuts, shortcut)
	}
	return fmt.Sprintf("%s %s %s: roads %s; mouths %v %v; waypoints %v; shortcuts %s | %s", b.Side, b.Name, b.Land,
		strings.Join(roads, " "), b.Left, b.Right, b.Waypoints, strings.Join(shortcuts, ", "), b.Text)
}

// A place of the convoy has one name: an Enemy's card says it as the question and the backs of Outcome cards do.
func TestEnemiesNameTheirTargetAreas(t *testing.T) {
	for c := range table.Card(CardCount) {
		for _, k := range Of(c).Ambush {
			name := k.Area.String()
			if k.Area == AreaLastTrailers { // on no Outcome card
				name = "second and third Trailer"
			}
			if text := strings.ToLower(Of(c).Text); !strings.Contains(text, strings.ToLower(name)) {
				t.Errorf("%s hits %s, and says: %s", Of(c).Name, name, Of(c).Text)
			}
			name = strings.Replace(name, "3-4", "3 and 4", 1) // in a question, where a line may end between them
			if !strings.Contains(areaNames[k.Area], name) && k.Area != AreaTruck {
				t.Errorf("%s is %s in a question", name, areaNames[k.Area])
			}
		}
	}
}
