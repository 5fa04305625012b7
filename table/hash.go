package table

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"reflect"
	"sync"
)

// hash is a short hash of the state at the checkpoint and of how it stands, by which a match is known to be played
// again as it was. It is keyed by the seed, so that nobody can search it for what is hidden while the match runs.
func (m *Match) hash() string {
	c := canon(append(make([]byte, 0, 4096), "waystation state\n"...))
	c = append(c, m.seed[:]...)
	c.value(reflect.ValueOf(m.at).Elem())
	c.value(reflect.ValueOf(m.at.Result()))
	sum := sha256.Sum256(c)
	return hex.EncodeToString(sum[:8])
}

// canon is plain data in the one form that hashes are taken of. It is many times as quick to write as JSON, for a state
// is mostly zeros: what is zero or empty is left out, fields go by name and elements by number. So a field that is
// added and never set changes no hash.
type canon []byte

// value writes a value, and reports whether there was anything but zeros.
func (c *canon) value(v reflect.Value) bool {
	switch k := v.Kind(); {
	case k != reflect.Slice && k != reflect.Struct && v.IsZero():
		return false
	case k == reflect.Bool:
		*c = append(*c, 1)
	case v.CanInt():
		*c = binary.AppendVarint(*c, v.Int())
	case v.CanUint():
		*c = binary.AppendUvarint(*c, v.Uint())
	case k == reflect.String:
		c.text(v.String())
	case k == reflect.Slice:
		if v.Len() == 0 {
			return false
		}
		*c = binary.AppendUvarint(*c, uint64(v.Len()))
		c.elements(v)
	case k == reflect.Array:
		return c.elements(v)
	case v.Type() == pileType && v.CanAddr():
		return c.pile(v.Addr().Interface().(*Pile))
	case k == reflect.Struct:
		return c.fields(v)
	case k == reflect.Pointer:
		*c = append(*c, 1)
		c.value(v.Elem())
	default:
		c.odd(v)
	}
	return true
}

// elements writes those that are not zero, each behind its number.
func (c *canon) elements(v reflect.Value) (some bool) {
	begin := len(*c)
	for i := range v.Len() {
		e := v.Index(i)
		if e.IsZero() {
			continue
		}
		before := len(*c)
		*c = binary.AppendUvarint(*c, uint64(i)+1)
		if !c.value(e) {
			*c = (*c)[:before]
			continue
		}
		some = true
	}
	return c.end(begin, some || v.Kind() == reflect.Slice)
}

// fields writes those that are not zero, each behind its name.
func (c *canon) fields(v reflect.Value) (some bool) {
	begin := len(*c)
	for _, f := range fieldsOf(v.Type()) {
		part := v.Field(f.index)
		if part.IsZero() {
			continue
		}
		before := len(*c)
		c.text(f.name)
		if !c.value(part) {
			*c = (*c)[:before]
			continue
		}
		some = true
	}
	return c.end(begin, some)
}

var pileType = reflect.TypeFor[Pile]()

// pile writes a pile without looking for its fields: most of a state lies in piles.
func (c *canon) pile(p *Pile) bool {
	if p.Name == "" && p.Loose == 0 && len(p.Cards) == 0 {
		return false
	}
	c.text(p.Name)
	*c = binary.AppendVarint(*c, int64(p.Loose))
	*c = binary.AppendUvarint(*c, uint64(len(p.Cards)))
	for _, l := range p.Cards {
		*c = binary.AppendUvarint(binary.AppendUvarint(*c, uint64(l.Card)), uint64(l.Seen))
	}
	return true
}

// end ends a list, or takes it away if there is nothing in it.
func (c *canon) end(begin int, some bool) bool {
	if !some {
		*c = (*c)[:begin]
		return false
	}
	*c = append(*c, 0)
	return true
}

func (c *canon) text(s string) {
	*c = append(binary.AppendUvarint(*c, uint64(len(s))+1), s...)
}

// odd writes what is no plain data, such as a map, as JSON does.
func (c *canon) odd(v reflect.Value) {
	b, err := json.Marshal(v.Interface())
	if err != nil {
		panic(misuse("the state can't be written: %v", err))
	}
	c.text(string(b))
}

// field is a part of a state.
type field struct {
	name  string
	index int
}

var fieldsByType sync.Map // of reflect.Type to []field

// fieldsOf are the fields that belong to a state: those that JSON carries.
func fieldsOf(t reflect.Type) []field {
	if known, ok := fieldsByType.Load(t); ok {
		return known.([]field)
	}
	var out []field
	for i := range t.NumField() {
		if f := t.Field(i); (f.IsExported() || f.Anonymous) && f.Tag.Get("json") != "-" {
			out = append(out, field{f.Name, i})
		}
	}
	fieldsByType.Store(t, out)
	return out
}

// Proven reports whether the match was compared with hashes of its states that were taken when it was played. A match
// from before there were hashes is not, until it is played on.
func (m *Match) Proven() bool { return m.proven > 0 }

// Bent is the error of a match that can't be played again as it was played: at which entry of the log it parts from it,
// and at which step. As a rule the game's rules have changed since.
type Bent struct {
	Entry int
	Step  int32
	Why   string
}

func (b *Bent) Error() string { return fmt.Sprintf("entry %d (step %d): %s", b.Entry, b.Step, b.Why) }
