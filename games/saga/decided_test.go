package saga

import (
	"reflect"
	"testing"

	"waystation/table"
)

// What told apart those who were level is said step by step, and leads to whoever is first (PS-TIE-01 to PS-TIE-04,
// PS-RULING-160, PS-RULING-161).
func TestTieBreaks(t *testing.T) {
	three := table.Setup{Seats: 3, Mode: "standard"}
	for _, x := range []struct {
		name  string
		level table.Seats
		want  []TieBreak
		set   func(p *prepared)
	}{
		{"points decide", table.Set(1), nil, func(p *prepared) { p.own(1).VP, p.own(2).Killed = 9, true }},
		{"a boss", table.Set(0, 1, 2), []TieBreak{{"PS-TIE-01", table.Set(2)}}, func(p *prepared) {
			p.own(2).Killed, p.own(0).Finished[1] = true, 3
		}},
		{"two killers, then the second mission", table.Set(0, 1, 2),
			[]TieBreak{{"PS-TIE-01", table.Set(0, 2)}, {"PS-TIE-02", table.Set(0)}}, func(p *prepared) {
				p.own(0).Killed, p.own(2).Killed = true, true
				p.own(0).Finished[1], p.own(2).Finished[1], p.own(1).Finished[1] = 8, 9, 4
			}},
		{"a second mission before none", table.Set(0, 1, 2), []TieBreak{{"PS-TIE-02", table.Set(1)}},
			func(p *prepared) { p.own(1).Finished[1] = 14 }},
		{"weariness, of two who are level", table.Set(0, 1), []TieBreak{{"PS-TIE-03", table.Set(1)}}, func(p *prepared) {
			p.own(2).VP, p.mat(0).Fatigue, p.mat(1).Fatigue = 1, 3, 2
		}},
		{"mutations count as fatigue does", table.Set(0, 1, 2), []TieBreak{{"PS-TIE-03", table.Set(0, 2)},
			{"PS-TIE-04", table.Set(0)}}, func(p *prepared) { p.hold(1, "Second Milk Teeth") }},
		{"fists", table.Set(0, 1, 2), []TieBreak{{"PS-TIE-04", table.Set(0)}}, func(*prepared) {}},
	} {
		p := prepare(t, three, "Scout", "Warden", "Courier")
		for s := range table.Seat(3) {
			p.own(s).VP, p.mat(s).Fatigue = 5, 1
		}
		x.set(p)
		for s := table.Nobody; s < 3; s++ {
			level, steps := p.View(s).(*View).TieBreaks(table.Set(0))
			if level != x.level || !reflect.DeepEqual(steps, x.want) {
				t.Errorf("%s, seen by %d: level are %v, then %v; want %v, %v", x.name, s, level, steps, x.level, x.want)
			}
		}
		first := x.level
		for _, k := range x.want {
			if k.Rule != "PS-TIE-04" {
				first = k.Left
			}
		}
		if got := p.leaders(); got != first {
			t.Errorf("%s: %v lead, and not %v", x.name, got, first)
		}
	}
}

// A team is level as one, and its weariness is that of both (PS-RULING-180).
func TestTieBreaksOfTeams(t *testing.T) {
	p := prepare(t, table.Setup{Seats: 4, Mode: "teams"}, "Scout", "Warden", "Courier", "Scavenger")
	for s, fatigue := range []int8{1, 2, 4, 1} {
		p.own(table.Seat(s)).VP, p.mat(table.Seat(s)).Fatigue = 5, fatigue
	}
	level, steps := p.View(3).(*View).TieBreaks(table.Set(0, 1))
	if want := []TieBreak{{"PS-TIE-03", table.Set(0)}}; level != table.Set(0, 2) || !reflect.DeepEqual(steps, want) {
		t.Errorf("level are %v, then %v", level, steps)
	}
}
