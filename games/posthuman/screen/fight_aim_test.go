package screen

import (
	"strconv"
	"strings"
	"testing"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
)

// PH-SHOOT-18: dice can be split between two enemies in as many ways as there are rows, each of which is a row once: 3 at
// one and 1 at the other is no second row of 1 at the other and 3 at the one.
func TestEachSplitOfAShotIsOneRow(t *testing.T) {
	met := 0
	walkFights(t, func(p *page, _ *posthuman.SeenPlayer, _ string) {
		if p.Asked.Prompt.Kind != "aim" {
			return
		}
		all, targets := int16(0), map[int16]bool{}
		for _, c := range p.ask.Choices {
			if o, ok := p.Option(c); ok {
				all, targets[o.A] = max(all, o.B), true
			}
		}
		if len(targets) != 2 {
			return
		}
		met++
		splits := map[int16]bool{} // dice at the enemy that stands first in the list
		rows := 0
		for _, c := range p.ask.Choices {
			o, _ := p.Option(c)
			if strings.HasPrefix(c.Mark, noKey) {
				continue
			}
			rows++
			n := o.B
			for other := range targets {
				if other < o.A {
					n = all - o.B
				}
			}
			splits[n] = true
		}
		if len(splits) != int(all)+1 || rows != len(splits) {
			t.Errorf("%d dice: %d rows for %d splits", all, rows, len(splits))
		}
	})
	if met == 0 {
		t.Error("nobody splits a shot between two")
	}
}

// PH-REROLL-01: whoever may roll dice again reads that none is rolled a third time, whatever else allows it.
func TestRerollsSayThatADieIsRolledAgainOnce(t *testing.T) {
	met := map[string]bool{}
	walkFights(t, func(p *page, _ *posthuman.SeenPlayer, page string) {
		if kind := p.Asked.Prompt.Kind; kind == "reroll" || kind == "spend" {
			if met[kind] = true; !strings.Contains(page, "rolled again at most once") {
				t.Errorf("%s: %q", kind, p.ask.Known)
			}
		}
	})
	if !met["reroll"] || !met["spend"] {
		t.Errorf("met %v", met)
	}
}

// PH-REROLL-01: a die that is picked to be rolled again still says what it is worth; what is picked stands in the answer.
func TestAPickedDieSaysWhatItIsWorth(t *testing.T) {
	picked := 0
	for n := range 8 {
		m := newMatch(t, 2, "picked "+strconv.Itoa(n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			if a.Prompt.Kind != "reroll" || a.Max == 1 && a.Min == 1 {
				return
			}
			before := newPage(sceneOf(m, a.Seat)).ask.Choices
			after := newPage(scenetest.Of(posthuman.Shelf, m, a.Seat, nil, func(x *scene.Table) {
				x.Picked = []table.Option{a.Options[0].Option}
			})).ask.Choices
			picked++
			if before[0].Sub != after[0].Sub || !after[0].Chosen || after[len(after)-1].Sub != after[0].Label {
				t.Errorf("%q says %q, and %q once it is picked; the answer says %q",
					after[0].Label, before[0].Sub, after[0].Sub, after[len(after)-1].Sub)
			}
		})
	}
	if picked == 0 {
		t.Error("no die was picked")
	}
}

// Where nothing can be pointed at, what warriors and specials count as stands under the dice of their side, once each.
func TestDiceAreExplainedWithoutPointing(t *testing.T) {
	met := map[bool]int{}
	walkFights(t, func(p *page, o *posthuman.SeenPlayer, page string) {
		b := p.bout(o, true)
		for _, enemy := range []bool{false, true} {
			says := b.meanings(enemy)
			for _, i := range b.dice(enemy) {
				d := &o.Fight.Dice[i]
				if face := d.Shows(); d.Die != posthuman.SD && (face == posthuman.Warrior || face == posthuman.Special6) {
					met[enemy]++
					if n := strings.Count(strings.ToLower(says), face.String()+": "); n == 0 ||
						!strings.Contains(says, o.DieWords(i)) || !strings.Contains(page, says) {
						t.Errorf("a %s is explained by %q", face, says)
					}
				}
			}
		}
	})
	if met[false] == 0 || met[true] == 0 {
		t.Errorf("met %v", met)
	}
}

// PH-RULING-131: whoever a mutant player falls upon reads what it is about, and how many hits drive it off.
func TestAnEmbraceSaysWhatItIsAbout(t *testing.T) {
	met := map[string]int{}
	for n := range 40 {
		m := newMatch(t, 3, "embraces "+strconv.Itoa(n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			if kind := a.Prompt.Kind; kind != "meet" && kind != "shoot" {
				return
			}
			p := newPage(sceneOf(m, a.Seat))
			if len(p.player(a.Seat).Foes) > 0 {
				return
			}
			met[a.Prompt.Kind]++
			above, _, _ := web.Once(p.ask.Choices, p.ask.Free)
			if !strings.Contains(above, "you draw a scar") || !strings.Contains(above, "a knock-out brings 3 scars") {
				t.Errorf("%s: %q", a.Prompt.Kind, above)
			}
			if a.Prompt.Kind == "shoot" && !strings.Contains(p.ask.Known, " it off. ") {
				t.Errorf("nothing says what a shot is for: %q", p.ask.Known)
			}
		})
	}
	if met["meet"] == 0 || met["shoot"] == 0 {
		t.Errorf("met %v", met)
	}
}

// Dice over which nothing was to be decided lie small beside the dice to come, with what they came to.
func TestThrowsNobodySawAreDrawn(t *testing.T) {
	drawn := 0
	for n := range 4 {
		m := newMatch(t, 2, "outcomes "+strconv.Itoa(n), "standard")
		walkAsShown(t, m, uint64(n), func(a *table.Ask, sc *scene.Scene) {
			p := newPage(sc)
			if !p.fighting(a.Seat) {
				return
			}
			b := p.bout(p.player(a.Seat), true)
			for _, x := range b.over() {
				drawn++
				if len(x.mine)+len(x.theirs) > 0 && x.says == "" {
					t.Errorf("against %s nothing says what the dice came to", x.who)
				}
			}
			if page := draw(t, sc); strings.Count(page, `class="justnow"`) != min(len(b.over()), 1) {
				t.Errorf("%s: %d throws are not drawn", a.Prompt.Kind, len(b.over()))
			}
		})
	}
	if drawn == 0 {
		t.Error("every throw was seen")
	}
}

// Whoever has one enemy and one roll left is asked neither whom to fight nor with which dice.
func TestOneRollIsNoChoiceOfDice(t *testing.T) {
	met := 0
	walkFights(t, func(p *page, o *posthuman.SeenPlayer, _ string) {
		if p.Asked.Prompt.Kind == "engage" && standingFoes(o) == 1 && len(p.ask.Choices) == 1 {
			if met++; p.ask.Say != "Roll now, or use something first?" {
				t.Errorf("asked is %q", p.ask.Say)
			}
		}
	})
	if met == 0 {
		t.Error("nobody has one roll left")
	}
}
