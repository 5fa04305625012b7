package saga

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"waystation/games/gametest"
	"waystation/table"
)

// The numbers of all cards, boards and stories, a line each, to be read beside them. After a change: UPDATE=1 go test
// -run CardsAsPrinted ./games/saga
func TestCardsAsPrinted(t *testing.T) {
	gametest.Plates(t, "testdata/cards.txt", designPlates()+characterPlates()+cardPlates()+storyPlates())
}

// unread are the fields that no rule reads, or that the place of a card in the list tells.
var unread = map[string]bool{"ID": true, "Name": true, "Handle": true, "Called": true, "Text": true, "Flavour": true,
	"Plural": true, "Group": true, "Kind": true, "Copy": true, "Able": true, "SideText": true, "Done": true, "Title": true,
	"After": true}

// wordsOf are the words of the values of a type, as the card files write them.
var wordsOf = map[reflect.Type][]string{
	reflect.TypeFor[Fray](): frayWords, reflect.TypeFor[Occasion](): occasionWords, reflect.TypeFor[Price](): priceWords,
}

func sayPlate(v reflect.Value) (string, bool) {
	switch x := v.Interface().(type) {
	case Keyword:
		return takes[x].word, true
	case table.Card:
		return Of(x).Handle, true
	case fmt.Stringer:
		return x.String(), true
	}
	if words := wordsOf[v.Type()]; words != nil {
		return words[v.Uint()], true
	}
	return "", false
}

// keyField says what would be left out as zero, and what has no words as a value.
func keyField(name string, v reflect.Value) (string, bool) {
	if name == "Owner" && v.Int() < 0 { // nobody's
		return "", true
	}
	switch x := v.Interface().(type) {
	case Keyword:
		return takes[x].word, true
	case Tile:
		return fmt.Sprintf("terrain %v bonus %d", x.Terrain, x.Bonus), !v.IsZero()
	case [2]table.Card:
		return fmt.Sprintf("arms %s, %s", Of(x[0]).Handle, Of(x[1]).Handle), true
	}
	return "", false
}

func plate(v any) string {
	p := gametest.Plate{Unread: unread, Say: sayPlate, Field: keyField}
	return p.Of(v)
}

func designPlates() string {
	return fmt.Sprintf("# board\n%s\n# solo, A\n%s\n# solo, B\n%s\n", plate(board), plate(solo[0]), plate(solo[1]))
}

func characterPlates() string {
	var b strings.Builder
	for i := range characters {
		c := characters[i]
		skills := c.Skills
		c.Skills = nil
		fmt.Fprintf(&b, "# %s\n%s\n", c.Name, plate(c))
		for k := range skills {
			fmt.Fprintf(&b, "    %s: %s\n", skills[k].Name, plate(skills[k]))
		}
	}
	return b.String()
}

// cardPlates are the plates of all cards by group; copies share a line.
func cardPlates() string {
	var b strings.Builder
	for g := range groups {
		fmt.Fprintf(&b, "# group %d: %s\n", g, stackName(int(homes[g])))
		last, copies := "", 0
		end := func() {
			if copies > 0 {
				fmt.Fprintf(&b, "%dx %s\n", copies, last)
			}
			copies = 0
		}
		for _, c := range Cards(g) {
			f := Of(c)
			line := f.Name + ": " + plate(*f)
			if f.Kind == KindTile || f.Kind == KindSite {
				line += fmt.Sprintf(" %v %v", f.Tile.Terrain, f.Site)
			}
			if line != last {
				end()
			}
			last, copies = line, copies+1
		}
		end()
	}
	return b.String()
}

// storyPlates are the options and outcomes of all stories.
func storyPlates() string {
	var b strings.Builder
	for side, page := range readPages {
		if page == nil {
			continue
		}
		switch at := side % perStory; {
		case at == 0:
			fmt.Fprintf(&b, "# story %d\n", side/perStory+1)
		case at < outcomeSide:
			fmt.Fprintf(&b, "  option %d: ", at-optionSide+1)
		default:
			fmt.Fprintf(&b, "    outcome %d of %d: ", (at-outcomeSide)%3, (at-outcomeSide)/3+1)
		}
		fmt.Fprintln(&b, plate(*page))
	}
	return b.String()
}
