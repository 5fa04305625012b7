package firelands

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"waystation/games/gametest"
	"waystation/table"
)

// watch plays a random game with marks and shows it at every question.
func watch(t *testing.T, players int, seed uint64, look func(*Game)) {
	t.Helper()
	g := fresh(t, players)
	w := &gametest.Watcher{Rng: newRand(seed), Check: func(string) { look(g) }}
	table.InPlace(seed, 2, table.Config{Decider: w, Marks: true}).Play(g)
}

// cardsIn are all card numbers that a view holds.
func cardsIn(v reflect.Value, found map[table.Card]bool) {
	switch v.Type() {
	case reflect.TypeFor[Shown]():
		if v.Int() >= 0 {
			found[table.Card(v.Int())] = true
		}
		return
	case reflect.TypeFor[table.Card]():
		found[table.Card(v.Uint())] = true
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			cardsIn(v.Elem(), found)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			cardsIn(v.Field(i), found)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			cardsIn(v.Index(i), found)
		}
	}
}

func TestAViewShowsNoFaceThatTheSeatHasNotSeen(t *testing.T) {
	hidden, shown := 0, 0
	for players := 1; players <= 4; players++ {
		asked := 0
		watch(t, players, uint64(players), func(g *Game) {
			if asked++; asked%5 != 0 {
				return
			}
			for s := table.Nobody; int(s) < players; s++ {
				found := map[table.Card]bool{}
				cardsIn(reflect.ValueOf(g.View(s)), found)
				for _, p := range g.Piles() {
					for _, l := range p.Cards {
						switch {
						case !found[l.Card]:
							hidden++
						case l.Seen.Has(s):
							shown++
						default:
							t.Errorf("%d players, round %d: seat %d sees %s in %s", players, g.Round, s,
								Of(l.Card).Handle, p.Name)
						}
					}
				}
			}
		})
	}
	if hidden == 0 || shown == 0 {
		t.Errorf("%d cards hidden and %d shown: the test looked at nothing", hidden, shown)
	}
}

func TestAPlayerSeesTheirOwnHandAndOnlyBacksOfOthers(t *testing.T) {
	seen := 0
	watch(t, 3, 8, func(g *Game) {
		for s := range table.Seat(3) {
			v := g.View(s).(*View)
			for o := range v.Players {
				for i, c := range v.Players[o].Hand {
					card := g.of(table.Seat(o), Hand).At(i)
					switch {
					case table.Seat(o) == s && c.Card != Shown(card):
						t.Fatalf("seat %d does not see its own %s", s, Of(card).Handle)
					case Of(card).Kind == KindObject && c.Back != "object",
						Of(card).Kind == KindSpecialLoot && !strings.HasPrefix(c.Back, "loot "):
						t.Fatalf("the back of %s says %q", Of(card).Handle, c.Back)
					}
					seen++
				}
			}
		}
	})
	if seen == 0 {
		t.Error("nobody ever held an Object")
	}
}

func TestAViewTellsTheNumbersThatAPlayerCanCount(t *testing.T) {
	watch(t, 4, 9, func(g *Game) {
		v := g.View(table.Nobody).(*View)
		for s := range v.Players {
			p := &v.Players[s]
			if p.Out {
				continue
			}
			for _, x := range []Token{Food, BadFood, Fuel, Ammo, SurvivorToken} {
				if got, want := p.Count(x), g.count(table.Seat(s), x); got != want {
					t.Fatalf("round %d, seat %d: the view counts %d %v, the convoy holds %d", g.Round, s, got, x, want)
				}
			}
			if n := len(p.Active) + len(p.Exhausted) + len(p.Rest); n != g.survivors(table.Seat(s)) {
				t.Fatalf("the view shows %d Survivors of seat %d, there are %d", n, s, g.survivors(table.Seat(s)))
			}
			if p.Columns[0].Vehicle.Card.Face().Kind != KindTruck {
				t.Fatalf("column 1 of seat %d is no Truck", s)
			}
		}
		for _, f := range v.Foes {
			if f.Filled > len(f.Track) {
				t.Fatalf("%s stands with more than %d boxes filled", Of(f.Card).Name, len(f.Track))
			}
		}
	})
}

func TestAViewOfASoloGameComesBackFromJSON(t *testing.T) {
	done := false
	watch(t, 1, 6, func(g *Game) {
		if done || g.Phase != PhaseMovement {
			return
		}
		done = true
		b, err := json.Marshal(g.View(0))
		if err != nil {
			t.Fatal(err)
		}
		for _, word := range []string{`"automa":{`, `"column":1`, `"aim":"`, `"kind":"speed +1"`,
			`"tokens":["survivor"]`} {
			if !strings.Contains(string(b), word) {
				t.Errorf("the view as JSON lacks %s:\n%s", word, b)
			}
		}
		var back View
		if err := json.Unmarshal(b, &back); err != nil || !reflect.DeepEqual(&back, g.View(0)) {
			t.Errorf("the view does not come back from JSON: %v", err)
		}
	})
	if !done {
		t.Error("no movement was ever seen")
	}
}

func TestAViewIsWrittenInWords(t *testing.T) {
	done := false
	watch(t, 2, 3, func(g *Game) {
		if done {
			return
		}
		done = true
		b, err := json.Marshal(g.View(0))
		if err != nil {
			t.Fatal(err)
		}
		for _, word := range []string{`"phase":"exploration"`, `"kind":"survivor"`, `"token":"food"`, `"round":1`,
			`"space":100`, `"state":"hidden"`} {
			if !strings.Contains(string(b), word) {
				t.Errorf("the view as JSON lacks %s:\n%s", word, b)
			}
		}
		var back View
		if err := json.Unmarshal(b, &back); err != nil || !reflect.DeepEqual(&back, g.View(0)) {
			t.Errorf("the view does not come back from JSON: %v", err)
		}
	})
}

func BenchmarkView(b *testing.B) {
	g := fresh(b, 4)
	g.setUp(table.InPlace(1, 2, table.Config{Marks: true}))
	b.ReportAllocs()
	for b.Loop() {
		g.View(0)
	}
}
