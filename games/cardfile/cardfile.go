// Package cardfile reads the files in which a game writes its cards: YAML, each file one list of items, checked
// strictly. All that is wrong is gathered before the program gives up, a line for each fault with file, line and what
// was expected.
package cardfile

import (
	"bytes"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Place is where in the files something stands.
type Place struct {
	File string
	Line int
}

// Top is the place of what is wrong with a file as a whole.
func Top(file string) Place { return Place{file, 1} }

// Item is one item of a list as its file writes it.
type Item struct {
	Place
	node *yaml.Node
}

// Field is a field's text and where it stands, or "" and the item's own place.
func (i Item) Field(name string) (string, Place) {
	for k := 0; k+1 < len(i.node.Content); k += 2 {
		if value := i.node.Content[k+1]; i.node.Content[k].Value == name {
			return value.Value, Place{i.File, value.Line}
		}
	}
	return "", i.Place
}

// Reader reads files and gathers what is wrong with them. The zero value is ready.
type Reader struct {
	errs []error
	read hash.Hash // of what the rules read of the files so far
}

// Fail notes a fault.
func (r *Reader) Fail(at Place, format string, args ...any) {
	r.errs = append(r.errs, fmt.Errorf("%s:%d: %s", at.File, at.Line, fmt.Sprintf(format, args...)))
}

// Faults is how many there are so far.
func (r *Reader) Faults() int { return len(r.errs) }

// Err is all faults, a line each, or nil.
func (r *Reader) Err() error { return errors.Join(r.errs...) }

// List reads a file into out, a pointer to a slice, and returns where each of its items stands. Before they are decoded
// each is shown to check, which may note faults; once it returns false, or when anything else is wrong, the file is
// left and List returns nil. An empty list is not nil.
func (r *Reader) List(fsys fs.FS, file string, check func(Item) bool, out any) []Place {
	src, err := fs.ReadFile(fsys, file)
	if err != nil {
		r.Fail(Top(file), "%v", err)
		return nil
	}
	var doc yaml.Node
	if err := yaml.Unmarshal(src, &doc); err != nil {
		r.complain(file, err)
		return nil
	}
	if len(doc.Content) != 1 || doc.Content[0].Kind != yaml.SequenceNode {
		r.Fail(Top(file), "expected one list, each item starting with a dash")
		return nil
	}
	places, last := []Place{}, Top(file)
	for _, n := range doc.Content[0].Content {
		at := Place{file, n.Line}
		if n.Kind != yaml.MappingNode {
			r.Fail(at, "expected fields such as 'name: ...', found %q", n.Value)
			return nil
		}
		if !check(Item{at, n}) {
			return nil
		}
		places, last = append(places, at), at
	}
	list := doc.Content[0]
	dec := yaml.NewDecoder(bytes.NewReader(src))
	dec.KnownFields(true)
	if err := dec.Decode(out); err != nil {
		r.complain(file, err)
		return nil
	}
	if err := dec.Decode(&doc); err != io.EOF {
		r.Fail(last, "expected one list, found more after a '---'")
		return nil
	}
	r.sum(file, list)
	return places
}

// complain turns the decoder's complaints into faults.
func (r *Reader) complain(file string, err error) {
	lines := []string{strings.TrimPrefix(err.Error(), "yaml: ")}
	var types *yaml.TypeError
	if errors.As(err, &types) {
		lines = types.Errors
	}
	for _, s := range lines {
		at := Top(file)
		if rest, ok := strings.CutPrefix(s, "line "); ok {
			if n, what, ok := strings.Cut(rest, ": "); ok {
				at.Line, _ = strconv.Atoi(n)
				s = what
			}
		}
		// no reader knows our types
		if i := strings.LastIndex(s, " in type "); i >= 0 && strings.HasPrefix(s, "field ") {
			s = s[:i]
		}
		r.Fail(at, "%s", s)
	}
}

// Keys checks that an item has all fields that it needs, none beside those and the ones it may have (both separated by
// spaces), and none empty. what is what it is, such as "a card of kind truck".
func (r *Reader) Keys(item Item, what, need, may string) bool {
	before := len(r.errs)
	needed, allowed := strings.Fields(need), strings.Fields(need+" "+may)
	for i := 0; i+1 < len(item.node.Content); i += 2 {
		key, value := item.node.Content[i], item.node.Content[i+1]
		if !slices.Contains(allowed, key.Value) {
			r.Fail(Place{item.File, key.Line}, "unknown field %q; %s has: %s", key.Value, what,
				strings.Join(allowed, ", "))
		}
		if value.Kind == yaml.ScalarNode && value.Value == "" {
			r.Fail(Place{item.File, key.Line}, "field %q is empty", key.Value)
		}
		needed = slices.DeleteFunc(needed, func(s string) bool { return s == key.Value })
	}
	for _, s := range needed {
		r.Fail(item.Place, "field %q is missing; %s needs it", s, what)
	}
	return len(r.errs) == before
}

// Within checks a number and brings it into its range, so that reading can go on.
func (r *Reader) Within(at Place, what string, n, low, high int) int {
	if n < low || n > high {
		r.Fail(at, "%s is %d, expected %d to %d", what, n, low, high)
		return low
	}
	return n
}
