package aec

import (
	"reflect"
	"testing"
)

// A step that is read quickly is what it is otherwise read as, and nothing else is read quickly.
func TestQuickSteps(t *testing.T) {
	for line, want := range map[string]bool{
		`{"do":"step","env":1,"action":3}`:          true,
		`{"do": "step", "env": 12, "action": 0}`:    true,
		`{"do":"step", "env":1,"action": 255}`:      true,
		`{"do":"step","env":999999999,"action":30}`: true,
		`{"do":"step","env":1,"action":3} `:         true,
		``:                                          false,
		`{"do":"step","env":1}`:                     false,
		`{"do":"step","env":1,"action":null}`:       false,
		`{"do":"step","env":1,"action":-1}`:         false,
		`{"do":"step","env":1,"action":1.5}`:        false,
		`{"do":"step","env":1,"action":1e3}`:        false,
		`{"do":"step","env":01,"action":3}`:         false,
		`{"do":"step","env":1,"action":}`:           false,
		`{"do":"step","env":1,"action":3`:           false,
		`{"do":"step","env":1,"action":3}}`:         false,
		`{"do":"step","env":1,"action":3} {}`:       false,
		`{"do":"step","action":3,"env":1}`:          false,
		`{"do":"step","env":1,"action":3,"a":1}`:    false,
		`{"do":"last","env":1,"action":3}`:          false,
		`{"do":"step","env":9999999999,"action":3}`: false,
	} {
		q, ok := quickStep([]byte(line))
		if ok != want {
			t.Errorf("%s: read quickly: %v, want %v", line, ok, want)
			continue
		}
		var slow request
		if err := read([]byte(line), &slow); ok && (err != nil || !reflect.DeepEqual(q, slow)) {
			t.Errorf("%s is read quickly as %+v, otherwise as %+v: %v", line, q, slow, err)
		}
	}
}
