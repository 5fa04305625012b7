package server

import "testing"

// What is remembered of a question is gone when the next one is asked.
func TestWhatIsRememberedBelongsToItsQuestion(t *testing.T) {
	var p perAsk[string]
	if _, ok := p.get(0, 0); ok {
		t.Error("something is there from the start")
	}
	p.put(0, 3, "stop")
	p.put(1, 3, "draw")
	if what, ok := p.get(0, 3); !ok || what != "stop" {
		t.Errorf("seat 0: %q, %t", what, ok)
	}
	if what, ok := p.get(0, 4); ok || what != "" {
		t.Errorf("the next question: %q, %t", what, ok)
	}
	p.put(0, 4, "take")
	if _, ok := p.get(0, 3); ok {
		t.Error("two questions of a seat are remembered")
	}
	if what, _ := p.get(1, 3); what != "draw" {
		t.Errorf("seat 1: %q", what)
	}
}

// Where recaps begin is forgotten for all seats at once.
func TestRecapsAreForgotten(t *testing.T) {
	var m memory
	m.untell()
	m.reads(1, 7) // without a recap there is nothing to have read
	m.tell(1, 2, 5)
	if r, ok := m.recaps[1]; !ok || r != (recap{before: 2, after: 5}) {
		t.Errorf("%+v, %t", r, ok)
	}
	m.reads(1, 7)
	if r := m.recaps[1]; r != (recap{before: 2, after: 5, read: 7}) {
		t.Errorf("%+v", r)
	}
	m.untell()
	if len(m.recaps) > 0 {
		t.Errorf("%+v", m.recaps)
	}
}
