package table_test

import (
	"strings"
	"testing"

	"waystation/table"
)

// Where a match was played on from stands in every file of it, also after something was taken back, and changes nothing
// else.
func TestAFileSaysWhereItsMatchWasPlayedOnFrom(t *testing.T) {
	m := story(t)
	plain := strings.Split(m.file(), "\n")
	from := table.Origin{Match: "jrzxnzzavna7", Answer: 12}
	m.ComesFrom(from)
	const note = `"branch":{"match":"jrzxnzzavna7","answer":12}`
	if got := strings.Split(m.file(), "\n"); !strings.Contains(got[0], note) || got[1] != plain[1] {
		t.Errorf("the file begins with %s\n%s", got[0], got[1])
	}
	r, err := m.read(m.file())
	if err != nil || r.Origin() != from || r.world() != m.world() {
		t.Fatalf("it is read as from %+v (%v)", r.Origin(), err)
	}
	m.takesBack(1)
	if m.Origin() != from {
		t.Errorf("after an undo it is from %+v", m.Origin())
	}
	if head := written(t, m, 0)[0]; !strings.Contains(head, note) {
		t.Errorf("a seat's record does not say it: %s", head)
	}
	x := inStore(t, m.Match)
	x.Origin = from
	if head := written(t, x, 0)[0]; !strings.Contains(head, note) {
		t.Errorf("written without playing it does not say it: %s", head)
	}
	if strings.Contains(plain[0], "branch") {
		t.Errorf("a match from its beginning says %s", plain[0])
	}
}

func TestAnOriginThatCanNotBeIsRefused(t *testing.T) {
	m := story(t)
	m.ComesFrom(table.Origin{Match: "jrzxnzzavna7", Answer: 12})
	const good = `{"match":"jrzxnzzavna7","answer":12}`
	for _, bad := range []string{
		`{"match":"","answer":12}`, `{"match":"a b","answer":1}`, `{"match":"a\u001b[1m","answer":1}`,
		`{"match":"a","answer":-1}`, `{"match":"` + strings.Repeat("a", 65) + `","answer":1}`,
		`{"match":"a","answer":1,"seed":2}`,
	} {
		_, err := m.read(strings.Replace(m.file(), good, bad, 1))
		if err == nil || !strings.HasPrefix(err.Error(), "line 1: ") {
			t.Errorf("%s: %v", bad, err)
		}
	}
}
