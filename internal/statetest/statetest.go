// Package statetest holds the state of a game to what every state owes: a copy carries every field and shares nothing
// with its original, and JSON carries every field both ways. A field that somebody adds and forgets to copy is found
// without a test of its own.
package statetest

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"waystation/table"
)

// Carries fails the test for every field that a copy of the state or its JSON does not carry, and for every piece of
// memory that a copy shares with its original. fresh makes an empty state; only its type matters. Fields that are not
// exported are no part of a state.
func Carries(t *testing.T, fresh func() table.Game) {
	t.Helper()
	for _, loss := range Losses(fresh) {
		t.Error(loss)
	}
}

// Losses says what Carries complains of, in the order of the fields.
func Losses(fresh func() table.Game) []string {
	f := finder{fresh: fresh}
	for first := range 2 {
		f.copies(first, 1-first)
		f.writes(first)
	}
	return f.losses
}

type finder struct {
	fresh  func() table.Game
	losses []string
}

// filled is a state whose fields have values counted from n. States counted from an odd and from an even number differ
// in every field, and no field is zero in both.
func (f *finder) filled(n int) table.Game {
	g := f.fresh()
	fill(reflect.ValueOf(g).Elem(), &n)
	return g
}

// copies looks for what CopyFrom forgets, and if that is nothing for what it shares. The copy is made over a state that
// was in use.
func (f *finder) copies(n, other int) {
	original, copied := f.filled(n), f.filled(other)
	copied.CopyFrom(original)
	if f.compare("CopyFrom does not carry %s", original, copied) {
		return
	}
	fill(reflect.ValueOf(original).Elem(), &other) // in place: slices keep their memory
	f.compare("CopyFrom shares %s with the original", f.filled(n), copied)
}

// writes looks for what JSON does not bring back.
func (f *finder) writes(n int) {
	original, back := f.filled(n), f.fresh()
	text, err := json.Marshal(original)
	if err == nil {
		err = json.Unmarshal(text, back)
	}
	if err != nil {
		f.complain(fmt.Sprintf("JSON fails: %v", err))
		return
	}
	blank(reflect.ValueOf(original).Elem())
	blank(reflect.ValueOf(back).Elem())
	f.compare("JSON does not carry %s", original, back)
}

// compare complains of every field in which two states differ, and reports whether there was one.
func (f *finder) compare(complaint string, want, got table.Game) (found bool) {
	differences(reflect.ValueOf(want).Elem(), reflect.ValueOf(got).Elem(), "", func(path string) {
		found = true
		f.complain(fmt.Sprintf(complaint, path))
	})
	return found
}

func (f *finder) complain(loss string) {
	if !slices.Contains(f.losses, loss) {
		f.losses = append(f.losses, loss)
	}
}

// long is how many elements a slice gets that is filled.
const long = 3

// fill gives exported fields numbers that go up by one each from n, and begin again after 100, so that neighbours
// differ. Truths and what stands for words alternate between the first two values.
func fill(v reflect.Value, n *int) {
	*n = *n%100 + 1
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fill(v.Field(i), n)
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i), n)
		}
	case reflect.Slice:
		if v.Len() < long {
			v.Set(reflect.MakeSlice(v.Type(), long, long))
		}
		for i := range v.Len() {
			fill(v.Index(i), n)
		}
	case reflect.Bool:
		v.SetBool(*n%2 == 1)
	case reflect.String:
		v.SetString(fmt.Sprint("word ", *n))
	default:
		fillNumber(v, *n)
	}
}

func fillNumber(v reflect.Value, n int) {
	if worded(v) {
		n %= 2
	}
	switch {
	case v.CanInt():
		v.SetInt(int64(n))
	case v.CanUint():
		v.SetUint(uint64(n))
	default:
		panic(fmt.Sprintf("statetest: a state is plain data, but has a field of type %s", v.Type()))
	}
}

// worded reports whether JSON writes a value of that type as a word.
func worded(v reflect.Value) bool {
	_, ok := v.Addr().Interface().(interface{ UnmarshalText([]byte) error })
	return ok
}

// differences calls report with the path of every exported field in which two values of one type differ. Of an array or
// a slice the first such element stands for all.
func differences(a, b reflect.Value, path string, report func(string)) {
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			if field := a.Type().Field(i); field.IsExported() {
				differences(a.Field(i), b.Field(i), join(path, field.Name), report)
			}
		}
	case reflect.Array, reflect.Slice:
		if a.Len() != b.Len() {
			report(path)
			return
		}
		for i := range a.Len() {
			found := false
			differences(a.Index(i), b.Index(i), fmt.Sprintf("%s[%d]", path, i), func(p string) {
				found = true
				report(p)
			})
			if found {
				return
			}
		}
	default:
		if !a.Equal(b) {
			report(path)
		}
	}
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// blank empties the fields that JSON leaves out on purpose, because they follow from others (table.Deriver): those with
// the tag state:"derived".
func blank(v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			switch f := v.Type().Field(i); {
			case !f.IsExported():
			case f.Tag.Get("state") == "derived":
				v.Field(i).SetZero()
			default:
				blank(v.Field(i))
			}
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			blank(v.Index(i))
		}
	}
}
