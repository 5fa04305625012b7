package screen

import (
	"testing"

	"waystation/games/heredity"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// Whoever has done enough in a loop lets the others go on: the order passes each time the family is asked, until the
// loop is over, and nothing else. Who plays alone has nobody to let go on.
func TestTheOthersActUntilTheLoopIsOver(t *testing.T) {
	const me = table.Seat(1)
	m := scenetest.Match(t, heredity.Shelf, 2, "order", "introduction")
	var mine scene.Standing
	passed, loop := 0, 0
	for n := 0; n < 400 && !m.Over(); n++ {
		a := m.Asks()[0]
		key := table.Key(m.Verbs(), a.Options[n*7%len(a.Options)].Option)
		if ask := m.Ask(me); ask != nil {
			o := (Screen{}).Order(m.View(me), ask)
			if o != nil && mine == nil {
				mine, loop = scene.Standing{}, o.Term
				mine.Give(o, ask.Number)
			}
			if o != nil && mine.Answers(o, ask.Number) {
				if o.Term != loop || ask.Prompt.Kind != "act" {
					t.Fatalf("the order answers %q in loop %d; it was given in loop %d", ask.Prompt.Kind, o.Term, loop)
				}
				passed++
				a, key = ask, "pass"
			}
		}
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatalf("%s, %s: %v", a.Prompt.Kind, key, err)
		}
	}
	if passed < 2 {
		t.Errorf("passed %d times", passed)
	}
	alone := scenetest.Match(t, heredity.Shelf, 1, "order", "introduction")
	for n := 0; n < 60 && !alone.Over(); n++ {
		a := alone.Asks()[0]
		if o := (Screen{}).Order(alone.View(a.Seat), a); o != nil {
			t.Fatalf("who plays alone is offered %q", o.Words)
		}
		if err := alone.Answer(a.Seat, a.Number, table.Key(alone.Verbs(), a.Options[0].Option), table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
}

// Who is proposed something is asked, whatever they have ordered.
func TestWhoIsProposedSomethingIsAsked(t *testing.T) {
	ask := &table.Ask{Prompt: &table.Prompt{Kind: "act"}, Pass: true}
	v := &heredity.View{Players: 2, Loop: 3}
	for _, x := range []struct {
		option table.Option
		asked  bool
	}{{heredity.VerbMove.Of(0, 1), false}, {heredity.VerbAgree.Of(0), true}} {
		ask.Options = []table.Offered{{Option: x.option}}
		if o := (Screen{}).Order(v, ask); o == nil || o.Asked != x.asked {
			t.Errorf("%v: the order is %+v", x.option, o)
		}
	}
}
