package aec

import (
	"slices"
	"testing"
)

type inner struct {
	N    int    `json:"n"`
	Name string `json:"name,omitempty"`
}

type word uint8

func (w word) MarshalText() ([]byte, error) { return []byte{'w', '0' + byte(w)}, nil }

type square struct{ X, Y int }

func (s square) MarshalText() ([]byte, error) { return []byte{'a' + byte(s.X), '0' + byte(s.Y)}, nil }

type outer struct {
	inner
	N      int            `json:"m"`
	Yes    bool           `json:"yes"`
	Hand   []int16        `json:"hand"`
	Rows   []inner        `json:"rows"`
	Deep   *outer         `json:"deep,omitempty"`
	Any    any            `json:"any"`
	Table  map[string]int `json:"table"`
	Word   word           `json:"word"`
	At     square         `json:"at"`
	Pair   [2]int8        `json:"pair"`
	Hidden int            `json:"-"`
	own    int
}

func encoded(x any) []float32 {
	to := make([]float32, ViewSize)
	Encode(to, x)
	return to
}

// Whatever JSON shows makes a difference, and what it does not show makes none.
func TestEncode(t *testing.T) {
	base := func() *outer {
		return &outer{
			inner: inner{1, "a"}, N: 2, Hand: []int16{4, 0}, Rows: []inner{{3, "b"}}, Deep: &outer{N: 1}, Any: inner{7, ""},
			Table: map[string]int{"x": 1, "y": 2, "z": 3}, Pair: [2]int8{1, 2},
		}
	}
	first := encoded(base())
	seen := [][]float32{first, encoded(nil), encoded(&outer{})}
	for i, change := range []func(*outer){
		func(o *outer) { o.inner.N = 2 }, func(o *outer) { o.Name = "b" }, func(o *outer) { o.N = 3 },
		func(o *outer) { o.Yes = true }, func(o *outer) { o.Hand = []int16{0, 4} }, func(o *outer) { o.Hand = []int16{4} },
		func(o *outer) { o.Hand = append(o.Hand, 0) }, func(o *outer) { o.Rows[0].N = 4 },
		func(o *outer) { o.Rows = append(o.Rows, inner{}) }, func(o *outer) { o.Deep = nil },
		func(o *outer) { o.Deep.N = 2 }, func(o *outer) { o.Any = inner{8, ""} }, func(o *outer) { o.Any = "7" },
		func(o *outer) { o.Table["y"] = 3 }, func(o *outer) { o.Word = 1 }, func(o *outer) { o.At.X = 1 },
		func(o *outer) { o.Pair = [2]int8{2, 1} },
	} {
		x := base()
		change(x)
		got := encoded(x)
		if slices.ContainsFunc(seen, func(y []float32) bool { return slices.Equal(got, y) }) {
			t.Errorf("change %d makes no difference", i)
		}
		seen = append(seen, got)
	}
	x := base()
	x.Hidden, x.own = 5, 6
	if !slices.Equal(encoded(x), first) {
		t.Error("what JSON does not show is encoded")
	}
	for range 20 {
		if !slices.Equal(encoded(base()), first) {
			t.Fatal("the same view makes other numbers")
		}
	}
}

// The numbers are the same on every machine and in every build of the same Encoding.
func TestTheEncodingStays(t *testing.T) {
	x := outer{inner: inner{1, "a"}, N: -2, Yes: true, Hand: []int16{4, 0}, Word: 3}
	if got := HashOf(encoded(x)); got != 0xc6c7f0b89621accd {
		t.Errorf("the encoding has changed: %#x. Then Encoding must, too", got)
	}
}

// Nothing is passed over that would add something.
func TestWhatIsPassedOverAddsNothing(t *testing.T) {
	type odd struct {
		Table  map[string]int
		At     square
		Pair   [2]int8
		Words  [2]word
		Texts  [2]string
		Inner  [2]inner
		Whole  [2]struct{ Pair [1]int }
		Any    any
		Ratio  float64
		Number uint8
	}
	for i, x := range []any{
		odd{}, []odd{{}, {Ratio: 2}, {Number: 3}}, [3]odd{}, [2]square{}, &outer{}, outer{Rows: make([]inner, 3)}, []bool{false, true},
		odd{Any: odd{}, Table: map[string]int{}}, []*odd{nil, {}}, []any{nil, 0, odd{}, ""}, [][]int{{}, {0}, nil},
	} {
		want := make([]float32, ViewSize)
		EncodeAll(want, x)
		if !slices.Equal(encoded(x), want) {
			t.Errorf("something of value %d, %+v, is passed over", i, x)
		}
	}
}
