package tabletest

import "waystation/table"

// takenBack: whatever a seat may take back now it can, and no number of a question comes back.
func (w *walk) takenBack() {
	for s := range table.Seat(w.m.Seats()) {
		u := w.m.Clone()
		may := u.CanUndo(s)
		if err := u.Undo(s); (err == nil) != (may == nil) {
			fail(Memory, "seat %d may take back its last answer: %v; it does: %v", s, may, err)
		}
		w.did(checkMayUndo)
		if may != nil {
			continue
		}
		for o := range table.Seat(w.m.Seats()) {
			if u.Number(o) < w.m.Number(o) {
				fail(Memory, "the number of seat %d's question went back from %d to %d", o, w.m.Number(o), u.Number(o))
			}
		}
	}
}

// undo: what may be taken back can be, everybody sees what they saw before, and doing it again leads to the same.
func (w *walk) undo(before *table.Match, mv move) {
	u := w.m.Clone()
	if u.CanUndo(mv.seat) != nil {
		return
	}
	w.met[anUndo]++
	if err := u.Undo(mv.seat); err != nil {
		fail(Memory, "seat %d may take back %q and can't: %v", mv.seat, mv.key, err)
	}
	w.sameEverywhere(Memory, "after "+mv.key+" was taken back", before, u, false)
	w.take(u, mv, u.Number(mv.seat))
	w.sameEverywhere(Memory, "after "+mv.key+" was taken back and done again", w.m, u, false)
	r := w.read(w.file(u))
	w.sameEverywhere(Memory, "after reading a match with an undo", u, r, true)
	w.did(checkUndo)
}
