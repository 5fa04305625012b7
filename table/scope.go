package table

// Scope runs body and reports whether it ran to its end: false when it was left by Quit with the same key. It is how a
// rule that ends something from deep inside (a knock-out in the middle of a fight) is written without checks after each
// call. The key is the game's own, such as the seat that may be knocked out; scopes may be nested, also with equal
// keys.
func (t *Table) Scope(key int, body func()) (whole bool) {
	depth := t.depth()
	t.scopes = append(t.scopes, key)
	n := len(t.scopes)
	defer func() {
		t.scopes = t.scopes[:n-1]
		if t.quit != n {
			return // nobody leaves it: body has ended, a question waits, or something broke
		}
		recover()
		t.quit, whole = 0, false
		t.cut(depth)
	}()
	body()
	return true
}

// Quit leaves the innermost open scope of the key, and all inside it. A lane can't leave a scope outside itself.
func (t *Table) Quit(key int) {
	n := t.scope(key)
	if n == 0 {
		panic(misuse("Quit of scope %d, which is not open here", key))
	}
	t.quit = n
	panic(quitting)
}

// Inside reports whether a scope of the key can be left by Quit here.
func (t *Table) Inside(key int) bool { return t.scope(key) > 0 }

// scope is the innermost open scope of the key, counted from 1, or 0.
func (t *Table) scope(key int) int {
	for n := len(t.scopes); n > t.floor; n-- {
		if t.scopes[n-1] == key {
			return n
		}
	}
	return 0
}

// signal is what the table panics with to leave a step or a scope. Who catches it is said in run.go.
type signal string

const (
	quitting  signal = "table: a scope is being left"
	suspended signal = "table: a question waits for its answer"
	sealed    signal = "table: what comes next is sealed in this imagined world"
)
