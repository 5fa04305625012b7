package aec

import (
	"encoding"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"sync"
)

// buckets are numbers into which features are added, each at a place and with a sign that its name decides.
type buckets []float32

// add adds a feature. Its name is a hash; the list is as long as a power of two.
func (b buckets) add(name uint64, x float32) {
	name = scatter(name)
	if name>>63 == 1 {
		x = -x
	}
	b[int(name&uint64(len(b)-1))] += x
}

// number adds an amount: how large it is, and which number it is.
func (b buckets) number(path uint64, n int64) {
	b.add(path, squash(n))
	b.add(both(path, uint64(n)), 1)
}

// squash brings any number between -1 and 1: 8 is a half.
func squash(n int64) float32 {
	x := float32(n)
	if x < 0 {
		return x / (8 - x)
	}
	return x / (8 + x)
}

// both is the name of what is found at one name by another.
func both(a, b uint64) uint64 { return scatter(a ^ (b+1)*0x9e3779b97f4a7c15) }

// scatter spreads a number over all numbers.
func scatter(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// nameOf is the hash of a text: FNV-1a.
func nameOf(s string) uint64 {
	h := uint64(0xcbf29ce484222325)
	for i := range len(s) {
		h = (h ^ uint64(s[i])) * 0x100000001b3
	}
	return h
}

// longest is how much of a text is read: what is longer is told apart by its length as well.
const longest = 64

func (b buckets) text(path uint64, s string) {
	if s == "" {
		return
	}
	h := uint64(len(s))
	if len(s) > longest {
		s = s[:longest]
	}
	b.add(both(path, h^nameOf(s)), 1)
}

// Encode adds what a view holds to a list of numbers as long as a power of two. A field is known by its path, which is
// the names in JSON and the places in lists that lead to it:
//
//   - A whole number n other than 0 adds n/(8+|n|) at its path, and 1 at its path and n.
//   - true adds 1 at its path, a text that is not empty 1 at its path and text.
//   - A list adds the number of its elements at its path, and each element by its place; of numbers and texts in lists
//     also those that are 0 or empty, and 1 at the path of the list and the value, wherever it stands.
//   - What is written as a word in JSON though it is made of numbers is these numbers.
//
// Where and with which sign something is added is decided by hashes, so that fields may share a place. The same view
// gives the same numbers on every machine.
func Encode(to []float32, view any) {
	if v := reflect.ValueOf(view); v.IsValid() {
		planOf(v.Type()).write(to, v, 1)
	}
}

// plan is how values of a type are written.
type plan struct {
	kind   reflect.Kind
	fields []planned
	elem   *plan
	form   form
	quiet  bool // what is zero or nil adds nothing
}

// form is a form of its own that a type has in JSON.
type form uint8

const (
	noForm form = iota
	asJSON
	asText
)

type planned struct {
	at   int
	name uint64
	flat bool // the fields of an embedded struct are the outer one's
	*plan
}

var plans sync.Map // of reflect.Type

// planOf is the plan of a type, made once.
func planOf(t reflect.Type) *plan {
	if p, ok := plans.Load(t); ok {
		return p.(*plan)
	}
	p := makePlan(t, map[reflect.Type]*plan{})
	plans.Store(t, p)
	return p
}

var (
	marshaler = reflect.TypeFor[json.Marshaler]()
	texter    = reflect.TypeFor[encoding.TextMarshaler]()
)

// makePlan makes the plan of a type. Types may hold themselves, so those being made are known already.
func makePlan(t reflect.Type, known map[reflect.Type]*plan) *plan {
	if p := known[t]; p != nil {
		return p
	}
	p := &plan{kind: t.Kind()}
	known[t] = p
	if p.form = formOf(t); p.form != noForm {
		return p
	}
	p.quiet = t.Kind() != reflect.Map
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map:
		p.elem = makePlan(t.Elem(), known)
		if t.Kind() == reflect.Array {
			p.quiet = p.elem.quiet && !p.elem.whole() // whole numbers in lists are added though they be 0
		}
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
			flat := f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct
			if !f.IsExported() && !flat || f.Tag.Get("json") == "-" {
				continue
			}
			if name == "" {
				name = f.Name
			}
			p.fields = append(p.fields, planned{i, nameOf(name), flat, makePlan(f.Type, known)})
			p.quiet = p.quiet && p.fields[len(p.fields)-1].quiet
		}
		p.quiet = p.quiet && t.Comparable() // for others IsZero takes its time
	}
	return p
}

// formOf is the form of a type's own. What can be read without it, and is a word in JSON, is not that word.
func formOf(t reflect.Type) form {
	open := t.Kind() == reflect.Struct && slices.ContainsFunc(reflect.VisibleFields(t), reflect.StructField.IsExported)
	switch {
	case t.Kind() == reflect.Pointer, t.Kind() == reflect.Interface:
		return noForm
	case t.Implements(marshaler):
		return asJSON
	case t.Kind() == reflect.Struct && !open && t.Implements(texter):
		return asText
	}
	return noForm
}

// whole reports whether values are whole numbers with a sign.
func (p *plan) whole() bool { return reflect.Int <= p.kind && p.kind <= reflect.Int64 }

// nothing reports whether a value is certain to add nothing, which is true of most of a view.
func (p *plan) nothing(v reflect.Value) bool {
	if !p.quiet {
		return false
	}
	switch p.kind {
	case reflect.Bool:
		return !v.Bool()
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return v.Int() == 0
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return v.Uint() == 0
	case reflect.Slice, reflect.String:
		return v.Len() == 0
	}
	return v.IsZero()
}

// write adds a value at its path.
func (p *plan) write(to buckets, v reflect.Value, path uint64) {
	switch p.form {
	case asJSON:
		writeJSON(to, v, path)
		return
	case asText:
		if b, err := v.Interface().(encoding.TextMarshaler).MarshalText(); err == nil {
			to.text(path, string(b))
		}
		return
	}
	switch p.kind {
	case reflect.Bool:
		if v.Bool() {
			to.add(path, 1)
		}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		if n := v.Int(); n != 0 {
			to.number(path, n)
		}
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		if n := v.Uint(); n != 0 {
			to.number(path, int64(n))
		}
	case reflect.Float32, reflect.Float64:
		if n := v.Float(); n != 0 {
			to.number(path, int64(n))
		}
	case reflect.String:
		to.text(path, v.String())
	case reflect.Struct:
		for i := range p.fields {
			f := &p.fields[i]
			x := v.Field(f.at)
			switch {
			case f.whole() && f.form == noForm:
				if n := x.Int(); n != 0 {
					to.number(both(path, f.name), n)
				}
			case f.nothing(x):
			case f.flat:
				f.write(to, x, path)
			default:
				f.write(to, x, both(path, f.name))
			}
		}
	case reflect.Pointer:
		if !v.IsNil() {
			to.add(both(path, 1), 1)
			p.elem.write(to, v.Elem(), path)
		}
	case reflect.Interface:
		if !v.IsNil() {
			x := v.Elem()
			planOf(x.Type()).write(to, x, path)
		}
	case reflect.Slice, reflect.Array:
		p.list(to, v, path)
	case reflect.Map:
		p.table(to, v, path)
	}
}

// list adds a list.
func (p *plan) list(to buckets, v reflect.Value, path uint64) {
	n := v.Len()
	if n == 0 {
		return
	}
	if p.kind == reflect.Slice {
		to.number(path, int64(n))
	}
	any, whole, text := both(path, 0xffff), p.elem.whole(), p.elem.kind == reflect.String
	for i := range n {
		x := v.Index(i)
		if !whole && p.elem.nothing(x) {
			continue
		}
		at := both(path, uint64(i)+0x10000)
		switch {
		case whole:
			to.number(at, x.Int())
			to.add(both(any, uint64(x.Int())), 1)
		case text:
			to.text(at, x.String())
			to.text(any, x.String())
		default:
			p.elem.write(to, x, at)
		}
	}
}

// table adds a map, in the order of its keys as texts.
func (p *plan) table(to buckets, v reflect.Value, path uint64) {
	type entry struct {
		name string
		v    reflect.Value
	}
	var all []entry
	for it := v.MapRange(); it.Next(); {
		b, err := json.Marshal(it.Key().Interface())
		if err != nil {
			continue
		}
		all = append(all, entry{strings.Trim(string(b), `"`), it.Value()})
	}
	slices.SortFunc(all, func(a, b entry) int { return strings.Compare(a.name, b.name) })
	to.number(path, int64(len(all)))
	for _, e := range all {
		p.elem.write(to, e.v, both(path, nameOf(e.name)))
	}
}

// writeJSON adds a value by what its JSON holds.
func writeJSON(to buckets, v reflect.Value, path uint64) {
	b, err := json.Marshal(v.Interface())
	if err != nil {
		return
	}
	var x any
	if json.Unmarshal(b, &x) == nil && x != nil {
		planOf(reflect.TypeOf(x)).write(to, reflect.ValueOf(x), path)
	}
}
