package posthuman

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// sentence is a template that names cards, with the kinds of cards that can stand in it, and the other numbers of an
// example.
type sentence struct {
	of    func(*Game, table.Card) string
	kinds []Kind
}

// tales, labels and questions make sentences of events, options and questions about a card, which is the first number.
func tales(t table.Tale, b, c int16, kinds ...Kind) sentence {
	return sentence{func(g *Game, x table.Card) string {
		return g.Tale(table.Event{Tale: t, A: int16(x), B: b, C: c}, red, nil)
	}, kinds}
}

func caused(t table.Tale, a, b int16, kinds ...Kind) sentence {
	return sentence{func(g *Game, x table.Card) string {
		return g.Tale(table.Event{Tale: t, A: a, B: b, C: int16(x)}, red, nil)
	}, kinds}
}

func secrets(t table.Tale, a, c int16, kinds ...Kind) sentence {
	return sentence{func(g *Game, x table.Card) string {
		return g.Tale(table.Event{Tale: t, A: a, C: c, Secret: int16(x)}, red, nil)
	}, kinds}
}

func labels(v table.Verb, b int, kinds ...Kind) sentence {
	return sentence{func(g *Game, x table.Card) string {
		label, _ := g.Label(v.Of(int(x), b), red, nil)
		return label
	}, kinds}
}

func questions(p *table.Prompt, b, c int16, kinds ...Kind) sentence {
	return sentence{
		func(g *Game, x table.Card) string { return g.Question(p, [3]int16{int16(x), b, c}, red, nil) }, kinds,
	}
}

var (
	items   = []Kind{KindMelee, KindRanged, KindGear}
	enemies = []Kind{KindCombat, KindMinion}
	causes  = []Kind{
		KindMelee, KindRanged, KindGear, KindSkill, KindFollower, KindEvent, KindCombat, KindNarrative, KindMinion,
		KindAction,
	}
)

// sentences are all templates with a card in them, in the order of the chapters.
func sentences() []sentence {
	out := []sentence{
		labels(VerbCharacter, 0, KindCharacter), tales(taleCharacter, 0, 0, KindCharacter),
		tales(taleSkill, 0, 0, KindSkill), labels(VerbKeep, 0, KindSkill),
		labels(VerbBuy, 0, items...), tales(taleBuy, 2, 0, items...), tales(talePipe, 0, 0, KindMelee),
		questions(askRoom, 0, 0, items...), tales(taleEvent, 4, 0, KindEvent), tales(taleNoEffect, 0, 0, KindEvent),
		tales(taleSeasonGone, 0, 0, KindEvent), tales(taleNobody, 0, 0, KindEvent),
		tales(taleTied, 0, 0, KindEvent), tales(taleConcerns, 0, 0, KindEvent),
		tales(taleKept, 0, 0, KindEvent),
		tales(taleDeal, 0, 0, KindEvent), questions(askBargain, 0, 0, KindEvent), questions(askFree, 0, 0, KindEvent),
		labels(VerbPlay, 0, items...), labels(VerbWield, 0, KindMelee, KindRanged),
		labels(VerbRest, 0, KindMelee, KindRanged), labels(VerbDiscard, 0, items...), tales(talePlay, 0, 0, items...),
		tales(taleWield, 0, 0, KindMelee, KindRanged), tales(taleRest, 0, 0, KindMelee, KindRanged),
		tales(taleDiscard, 0, 0, items...), secrets(taleDraw, 0, -1, items...), questions(askItem, 0, 0, causes...),
		labels(VerbActivate, 0, KindFollower), tales(taleActivate, 0, 0, KindFollower),
		secrets(taleFollower, 0, -1, KindFollower), tales(taleUse, 0, 0, KindSkill, KindFollower, KindGear, KindEvent),
		tales(taleRefuse, int16(green), 0, KindSkill, KindFollower, KindGear), labels(VerbGive, 0, items...),
		labels(VerbWant, 0, items...), tales(taleHandOver, 0, 0, items...),
		{func(g *Game, x table.Card) string {
			return g.Tale(table.Event{Tale: taleOffered, A: int16(green), B: -4, C: int16(x)}, red, nil)
		}, items},
		tales(taleEncounter, 0, 0, KindCombat), tales(taleStory, 0, 0, KindNarrative),
		questions(askOption, 0, 0, KindNarrative), tales(taleXPBack, 0, 0, KindCombat, KindNarrative, KindMinion),
		questions(AskConfront, 0, 0, KindCombat), tales(taleJoins, 0, 0, KindMinion), tales(taleHarm, 2, 1, enemies...),
		tales(taleDies, 0, 0, enemies...), tales(taleFlees, 0, 0, enemies...),
		tales(taleEnemyShot, 2, 0o15, enemies...), tales(taleEnemyShot, 0, 0o140, enemies...),
		tales(taleShot, 1, 1, enemies...), tales(taleHits, 3, 0, enemies...), tales(taleRolls, 0o15, 0o140, enemies...),
		tales(taleClash, 2, 1, enemies...), tales(taleFells, 0, 0, enemies...), tales(taleFelled, 0, 0, enemies...),
		tales(taleNet, 0, 0, enemies...), tales(taleDread, 0, 0, enemies...), tales(taleKnits, 0, 0, enemies...),
		questions(askYield, 0, 0, enemies...),
		{func(g *Game, x table.Card) string { return g.Question(askBlock, [3]int16{2, int16(x)}, red, nil) }, enemies},
		questions(askShoot, 5, 0, KindRanged), labels(VerbShoot, 0, KindRanged),
		{func(g *Game, x table.Card) string { return g.Question(askPrevent, [3]int16{2, int16(x)}, red, nil) }, causes},
		tales(taleAct, int16(green), 0, KindAction), tales(taleUnplayed, 0, 0, KindAction),
		labels(VerbStrike, int(green), KindAction), labels(VerbDrop, 0, KindAction, KindScar),
		labels(VerbReplace, 0, KindScar), questions(AskReplace, 0, 0, KindScar), labels(VerbScar, 0, KindScar),
		tales(taleMutation, 1, 0, KindScar), tales(taleMutation, 0, 0, KindScar), tales(taleGaveWay, 0, 0, KindScar),
		secrets(taleHeal, 0, -1, KindScar),
		secrets(taleScar, 2, -1, KindScar),
		caused(taleHealth, -2, 3, causes...), caused(taleMorale, 1, 4, KindSkill), caused(taleFood, -1, 1, KindSkill),
		caused(taleXP, 1, 2, KindMinion), labels(VerbTop, 0, KindTile), tales(taleTile, 0, 0, KindTile),
		tales(talePlace, 2, 0, KindTile), tales(taleComplete, 0, 0, KindTile), tales(taleForage, 0, 0, KindTile),
	}
	return append(out, sentence{func(g *Game, x table.Card) string {
		var all []string
		for i := range Of(x).Uses {
			if u := &Of(x).Uses[i]; u.At == AtSelf {
				all = append(all, g.label(VerbUse.Of(int(x), i)))
			} else {
				all = append(all, g.label(VerbUseOn.Of(int(x), i, int(green))),
					g.Tale(table.Event{Tale: taleUseOn, A: int16(x), B: int16(i), C: int16(green)}, red, nil))
			}
		}
		return strings.Join(all, "\n")
	}, causes})
}

func (g *Game) label(o table.Option) string {
	label, _ := g.Label(o, red, nil)
	return label
}

// Every template that names a card, filled with every card that can stand in it, is read by people: the file is the
// list. Cards of which there are several are named once.
func TestSentences(t *testing.T) {
	const file = "testdata/sentences.txt"
	g := fresh(t, 3, "standard")
	var out bytes.Buffer
	for _, x := range sentences() {
		last := ""
		for c := range table.Card(Count()) {
			if f := Of(c); f.Copy != 1 && f.Kind != KindTile || !slices.Contains(x.kinds, f.Kind) {
				continue
			}
			if s := x.of(g, c); s != last && s != "" {
				out.WriteString(s + "\n")
				last = s
			}
		}
		out.WriteString("\n")
	}
	got := bytes.TrimRight(out.Bytes(), "\n")
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(file, append(got, '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, bytes.TrimRight(want, "\n")) {
		t.Errorf("the sentences are not those of %s; if they read well: UPDATE=1 go test -run Sentences "+
			"./games/posthuman", file)
	}
	for _, wrong := range []string{"the the ", "the The ", "  ", "{", "}"} {
		if bytes.Contains(got, []byte(wrong)) {
			t.Errorf("%q stands in %s", wrong, file)
		}
	}
}
