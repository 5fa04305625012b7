package table

import (
	"reflect"
	"testing"
)

type part struct {
	A    int8
	On   bool
	List []uint16
}

type whole struct {
	Name   string
	Parts  [3]part
	Seats  []Seat
	Next   *part
	Odd    map[string]int
	hidden int
	Kept   int `json:"-"`
	part
}

func canonical1(w whole) string {
	var c canon
	c.value(reflect.ValueOf(w))
	return string(c)
}

// Whatever differs in what JSON carries differs in what is hashed, and nothing else does.
func TestWhatIsHashed(t *testing.T) {
	base := func() whole {
		return whole{Name: "x", Parts: [3]part{{A: 1}, {}, {On: true}}, Seats: []Seat{0, 2}, Next: &part{A: 5},
			Odd: map[string]int{"a": 1}}
	}
	was := canonical1(base())
	seen := map[string]string{was: "the original"}
	for what, change := range map[string]func(*whole){
		"another name":               func(w *whole) { w.Name = "xy" },
		"a number":                   func(w *whole) { w.Parts[0].A = 2 },
		"a number below zero":        func(w *whole) { w.Parts[0].A = -1 },
		"a number elsewhere":         func(w *whole) { w.Parts[0].A, w.Parts[1].A = 0, 1 },
		"a truth":                    func(w *whole) { w.Parts[2].On = false },
		"a list":                     func(w *whole) { w.Parts[1].List = []uint16{0} },
		"a longer list of zeros":     func(w *whole) { w.Parts[1].List = []uint16{0, 0} },
		"a seat less":                func(w *whole) { w.Seats = w.Seats[:1] },
		"another order":              func(w *whole) { w.Seats = []Seat{2, 0} },
		"nothing behind the pointer": func(w *whole) { w.Next = nil },
		"a zero behind the pointer":  func(w *whole) { w.Next = &part{} },
		"a map":                      func(w *whole) { w.Odd["a"] = 2 },
		"an embedded number":         func(w *whole) { w.A = 1 },
	} {
		w := base()
		change(&w)
		c := canonical1(w)
		if other, taken := seen[c]; taken {
			t.Errorf("%s is hashed like %s", what, other)
		}
		seen[c] = what
	}
	for what, change := range map[string]func(*whole){
		"an empty list":       func(w *whole) { w.Parts[1].List = []uint16{} },
		"what is not carried": func(w *whole) { w.hidden, w.Kept = 1, 2 },
	} {
		w := base()
		change(&w)
		if canonical1(w) != was {
			t.Errorf("%s is hashed", what)
		}
	}
}
