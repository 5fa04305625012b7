package table

import "slices"

// Inspector is the way in for whoever may know everything of a match: laws, scenarios, tools. No seat is ever shown
// what it gives, and nothing of it belongs into a server.
type Inspector struct{ m *Match }

// Inspect opens the match to inspection.
func (m *Match) Inspect() Inspector { return Inspector{m} }

// Truth is the whole state at the present question, with all that is hidden and all lanes run. It is not to be changed.
func (i Inspector) Truth() Game { return i.m.lookAt(mainLine, 0).g }

// Told is all that has been told, oldest first, with all that is hidden.
func (i Inspector) Told() []Event { return slices.Concat(i.m.events, i.m.lookAt(mainLine, 0).told) }

// Open is the All that is open now, by its step and its number there from 1; 0, 0 if none is.
func (i Inspector) Open() (step int32, all int16) {
	if !i.m.allOpen() {
		return 0, 0
	}
	return i.m.step, i.m.pending[0].all
}

// Reverse runs the lanes of every All from the last to the first from now on; nothing may depend on it.
func (i Inspector) Reverse() { i.m.t.reverse, i.m.looks, i.m.left = true, nil, nil }

// Rig lets a function decide results of chance from now on; where it returns false the seed decides.
func (i Inspector) Rig(rig func(Chance) (int, bool)) { i.m.rig = rig }

// Witness calls a function whenever the table shows seats a card that they did not know, also when a step is run again.
// Copies of the match have none; nil ends it.
func (i Inspector) Witness(f func(Card, Seats)) { i.m.witness = f }

// Imagine is a copy of the match, at the same question, in which the seat knows all that it knows and the rest has been
// dealt anew: a world that it can't tell from the real one. Only that seat's view, question and tales have a meaning in
// it unless the match is played on; then those who have answered in the same All, unseen, are asked again.
func (i Inspector) Imagine(s Seat, seed uint64) *Match {
	m := i.m
	n := m.Clone()
	d := m.dealAt(s, seed)
	n.deals, n.imagined = append(n.deals, d), true
	if d.all == 0 {
		return n
	}
	lane := laneOf(m.groups, s)
	n.tail = slices.DeleteFunc(n.tail, func(e *Entry) bool { return e.All == d.all && e.Who != lane })
	n.deals[len(n.deals)-1].behind = len(n.tail)
	r := newRun(n.t, copied(n.at), n.step, n.tail)
	r.deals = n.deals
	if _, err := r.play(); err != nil {
		panic(misuse("a step that has been played does not play again: %v", err))
	}
	n.pending, n.groups = r.pending, r.groups
	return n
}

// Forget makes the match run its step again at the next look.
func (i Inspector) Forget() { i.m.looks, i.m.left = nil, nil }
