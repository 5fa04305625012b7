package table

import (
	"reflect"
	"strings"
	"testing"
)

// What is scanned is what encoding/json reads; what is not is left to it.
func FuzzLine(f *testing.F) {
	for _, seed := range []string{
		`{"kind":"ask","seat":0,"step":3,"q":1,"name":"turn","keys":["explore:2","move:825:832"],"by":"bot"}`,
		`{"kind":"chance","step":12,"name":"maps","n":7,"value":-1,"who":255,"back":true}`,
		`{"kind":"pass","seat":3,"step":1,"all":1,"lane":5,"q":2,"name":"bid","by":"time","secret":true}`,
		`{"kind":"undo","seat":1,"step":2147483647,"n":4}`, `{"kind":"state","step":0,"name":"0123456789abcdef"}`,
		`{"kind":"ask","seat":128,"step":01}`, `{"kind":"ask","step":-0}`, `{"kind":"ask","step":2147483648}`,
		`{"kind":"ask","who":-1}`,
		`{"step":1,"step":2}`, `{ "step":1}`, `{"step":1}x`, `{"step":1,}`, `{"keys":[]}`, `{"keys":["a",]}`,
		`{"keys":["a"],"keys":["b","c"]}`,
		`{"name":"é"}`, `{"name":"a\u0062"}`, `{"name":"a`, `{"back":false}`, `{"back":tru}`, `{"Step":1}`,
		`{"cheat":1}`, `{"step":1.5}`, `{"step":1e3}`,
		`{"seat":null}`, `{}`, `{`, ``, `[]`, `{"step":999999999999}`, `{"step":-}`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		var quick scanned
		if !quick.scan(b) {
			return
		}
		var slow line
		if err := strictJSON(b, &slow); err != nil {
			t.Fatalf("%q was scanned, but: %v", b, err)
		}
		if !reflect.DeepEqual(quick.line, slow) {
			t.Fatalf("%q is %+v, and was scanned as %+v", b, slow, quick.line)
		}
	})
}

// Every kind of line that Marshal writes is scanned: otherwise nothing is gained.
func TestWrittenLinesAreScanned(t *testing.T) {
	verbs := []string{"walk", "take"}
	option := Option{Verb: 1, A: 3}
	for _, e := range []Entry{
		{Kind: KindAsk, Seat: 2, Step: 4, Q: 1, Name: "turn", Set: []Option{option, option}, By: ByBot},
		{Kind: KindAsk, Seat: 2, Step: 4, All: 1, Who: Set(2, 0), Name: "bid", Set: []Option{option}, Secret: true,
			By: ByTime},
		{Kind: KindPass, Name: "window"}, {Kind: KindFree, Set: []Option{option}}, {Kind: KindUndo, N: 3},
		{Kind: KindState, Name: "00ff"}, {Kind: KindChance, Name: "die", N: 2, Value: 6, Who: Everyone, Back: true},
		{Kind: KindOpen, Name: "letters", Value: 7, Who: Set(1)},
	} {
		b, err := e.Marshal(verbs)
		if err != nil {
			t.Fatal(err)
		}
		var quick scanned
		if !quick.scan(b) {
			t.Errorf("%s is not scanned", b)
		}
		if quick.scan([]byte(strings.Replace(string(b), ":", ": ", 1))) {
			t.Errorf("with a space it is scanned too")
		}
	}
}
