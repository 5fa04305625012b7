package lab

import "fmt"

// outcome is all that came out of a run, or of a part of it. Outcomes add up.
type outcome struct {
	plan    plan
	tallies []*tally // with the built-in cards, then with changed ones if there are any
	versus  *versus  // of the two; nil without changed cards
	seconds float64
}

func newOutcome(p plan) (*outcome, error) {
	seats, err := newSeating(p.Players, p.Bots)
	if err != nil {
		return nil, err
	}
	o := &outcome{plan: p, tallies: []*tally{newTally(p.Players, &seats)}}
	if p.Changed != "" {
		o.tallies = append(o.tallies, newTally(p.Players, &seats))
		o.versus = newVersus(&seats)
	}
	return o, nil
}

// sides is how often every game is played.
func (o *outcome) sides() int { return len(o.tallies) }

// count takes in a game.
func (o *outcome) count(side int, g *game) error {
	if side >= o.sides() {
		return fmt.Errorf("game %d was played with changed cards, but none were asked for", g.number)
	}
	o.tallies[side].count(g)
	if o.versus != nil {
		o.versus.count(side, g)
	}
	return nil
}

// add adds what others have counted.
func (o *outcome) add(part *outcome) {
	for i, t := range part.tallies {
		o.tallies[i].add(t)
	}
	if o.versus != nil {
		o.versus.add(part.versus)
	}
	o.seconds += part.seconds
}
