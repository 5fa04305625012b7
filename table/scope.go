package table

// Mark names a scope that can be left from deep inside; 0 is none.
type Mark int

// Scope runs body and reports whether it ran to its end: false when it was left by Quit. It is how a rule that ends
// something from deep inside (a knock-out in the middle of a fight) is written without checks after each call.
func (t *Table) Scope(body func(Mark)) (whole bool) {
	t.scopes++
	mark, depth := Mark(t.scopes), t.depth()
	defer func() {
		t.scopes = int(mark) - 1
		if t.quit != mark {
			return // a question waits, or something broke: not ours to stop
		}
		recover()
		t.quit, whole = 0, false
		t.cut(depth)
	}()
	body(mark)
	return true
}

// Quit leaves the scope of the mark, and all inside it. A lane can't leave a scope outside itself.
func (t *Table) Quit(mark Mark) {
	if mark <= 0 || int(mark) > t.scopes || mark <= t.floor {
		panic(misuse("Quit of scope %d, which is not open here", mark))
	}
	t.quit = mark
	panic(quitting)
}

type signal string

const (
	quitting  signal = "table: a scope is being left"
	suspended signal = "table: a question waits for its answer"
)
