package rules_test

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"waystation/rules"
)

func TestALedgerIsRead(t *testing.T) {
	got, err := rules.Parse(`# A game

What the ledger is,
and *how* it is read.

Who reads it.

## Food and what it does (XX-FOOD)

Everybody **eats**.

- **XX-FOOD-01 Eat.** One token, one **good** meal (XX-RULING-02).
- **XX-FOOD-02 Who pays?** The one
  who ordered.

Only readers of the file see this.

## Rulings (XX-RULING)

- **XX-RULING-02 Meals.** A meal is a meal.
`)
	want := &rules.Book{
		Preface: []string{"What the ledger is, and *how* it is read.", "Who reads it."},
		Chapters: []rules.Chapter{
			{Title: "Food and what it does", Intro: []string{"Everybody *eats*."}, Rules: []rules.Rule{
				{ID: "XX-FOOD-01", Title: "Eat", Chapter: "Food and what it does",
					Text: "One token, one **good** meal (XX-RULING-02)."},
				{ID: "XX-FOOD-02", Title: "Who pays?", Chapter: "Food and what it does", Text: "The one who ordered."},
			}},
			{Title: "Rulings", Rules: []rules.Rule{
				{ID: "XX-RULING-02", Title: "Meals", Chapter: "Rulings", Text: "A meal is a meal."},
			}},
		},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Fatalf("got %+v, %v\nwant %+v", got, err, want)
	}
	texts := []string{"What the ledger is, and *how* it is read.", "Who reads it.", "Food and what it does", "Everybody *eats*.",
		"*Eat.* One token, one *good* meal (XX-RULING-02).", "*Who pays?* The one who ordered.", "Rulings",
		"*Meals.* A meal is a meal."}
	if got := got.Texts(); !slices.Equal(got, texts) {
		t.Errorf("got %q\nwant %q", got, texts)
	}
}

func TestMistakesAreNamedWithTheirLine(t *testing.T) {
	const head = "## Food (XX-FOOD)\n"
	tests := []struct{ name, md, want string }{
		{"nothing at all", "", "line 1: found no rules"},
		{"no title", head + "- **XX-FOOD-01** One meal.", "line 2: XX-FOOD-01 has no title"},
		{"no text", head + "- **XX-FOOD-01 Eat.**", "line 2: XX-FOOD-01 has no text"},
		{"twice", head + "- **XX-FOOD-01 Eat.** One.\n\n- **XX-FOOD-01 Eat.** Two.",
			"line 4: XX-FOOD-01 is there twice, first in line 2"},
		{"an item that is no rule", head + "- Eat well.", `line 2: found "- Eat well.", expected a rule such as`},
		{"before any chapter", "- **XX-FOOD-01 Eat.** One.\n", "line 1: XX-FOOD-01 stands before the first chapter"},
		{"wrong chapter", head + "- **XX-REST-01 Sleep.** One.", "line 2: XX-REST-01 stands in the chapter of XX-FOOD"},
		{"chapter twice", head + "- **XX-FOOD-01 Eat.** One.\n" + head,
			`line 3: chapter "Food" is there twice, first in line 1`},
		{"chapter without prefix", "## Food\n- **XX-FOOD-01 Eat.** One.",
			`line 1: found "## Food", expected a chapter such as`},
		{"reference to nothing", head + "- **XX-FOOD-01 Eat.** As XX-FOOD-07 says.",
			"line 2: XX-FOOD-01 refers to XX-FOOD-07, which is not there"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got, err := rules.Parse(test.md)
			if err == nil || got != nil || !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("got %v, %v\nwant %s", got, err, test.want)
			}
			if err != nil && strings.Contains(err.Error(), "\n") {
				t.Errorf("one mistake, several complaints: %v", err)
			}
		})
	}
}

func TestAllMistakesAtOnce(t *testing.T) {
	_, err := rules.Parse("## Food (XX-FOOD)\n- **XX-FOOD-01** One.\n- **XX-FOOD-02 Eat.**\n")
	if err == nil || err.Error() != "line 2: XX-FOOD-01 has no title\nline 3: XX-FOOD-02 has no text" {
		t.Errorf("got %v", err)
	}
}

func TestRulesWithoutAnEffect(t *testing.T) {
	ledger := []rules.Rule{{ID: "XX-FOOD-01"}, {ID: "XX-FOOD-02"}}
	got, err := rules.Without("# Words only.\n\nXX-FOOD-02: says who eats: all\n", ledger)
	if want := map[string]string{"XX-FOOD-02": "says who eats: all"}; err != nil || !maps.Equal(got, want) {
		t.Errorf("found %v, %v; want %v", got, err, want)
	}
	_, err = rules.Without("XX-FOOD-03: new\nXX-FOOD-01\nXX-FOOD-02: a\nXX-FOOD-02: b\n", ledger)
	want := "line 1: \"XX-FOOD-03\" is no rule of the ledger\n" +
		"line 2: found \"XX-FOOD-01\", expected the reason after a colon\nline 4: XX-FOOD-02 is there twice"
	if err == nil || err.Error() != want {
		t.Errorf("found %v\nwant %s", err, want)
	}
}
