package gametest

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"waystation/table"
)

// node is a part of what a seat sees, in words: a text, a row of texts, or named parts.
type node struct {
	text  string
	row   []string
	parts []part
	kind  kind
	zero  bool // the value is that of a variable that nobody has set
}

type part struct {
	name string
	node node
}

type kind uint8

const (
	textNode kind = iota
	rowNode
	recordNode
	listNode // like a record, of elements that come and go
)

// names puts seats and cards into words.
type names struct {
	seat func(table.Seat) string
	card func(table.Card) string
}

var (
	seatType  = reflect.TypeFor[table.Seat]()
	seatsType = reflect.TypeFor[table.Seats]()
	cardType  = reflect.TypeFor[table.Card]()
	wordy     = reflect.TypeFor[fmt.Stringer]()
)

const (
	none   = "-" // nothing, nobody, no card
	unseen = "?" // a card in a row that is not seen
)

// node reads a part of a view. Fields are called as in JSON, and elements of lists by what tells them apart.
func (x *names) node(v reflect.Value) node {
	if text, ok := x.word(v); ok {
		return node{text: text, zero: v.IsZero()}
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return node{text: none}
		}
		return x.node(v.Elem())
	case reflect.Struct:
		return x.fields(v)
	case reflect.Slice, reflect.Array:
		return x.elements(v)
	}
	return node{text: fmt.Sprint(v), zero: v.IsZero()}
}

// word is the word for a value that has one: a seat, a card, a member of an enumeration.
func (x *names) word(v reflect.Value) (string, bool) {
	switch t := v.Type(); {
	case t == seatType:
		return x.seat(table.Seat(v.Int())), true
	case t == seatsType:
		return x.seats(table.Seats(v.Uint())), true
	case t == cardType:
		return x.card(table.Card(v.Uint())), true
	case standsForCard(t):
		if v.Int() < 0 {
			return none, true
		}
		return x.card(table.Card(v.Int())), true
	case t.Kind() == reflect.Bool:
		return map[bool]string{true: "yes", false: "no"}[v.Bool()], true
	case t.Implements(wordy) && t.Kind() != reflect.Pointer:
		return v.Interface().(fmt.Stringer).String(), true
	}
	return "", false
}

// standsForCard reports whether values of a type are cards as somebody sees them: numbers with a face, negative when
// it is not seen.
func standsForCard(t reflect.Type) bool {
	_, faced := t.MethodByName("Face")
	return faced && t.Kind() == reflect.Int16
}

func (x *names) seats(who table.Seats) string {
	switch who {
	case 0:
		return "nobody"
	case table.Everyone:
		return "all"
	}
	var all []string
	for s := range table.Seat(table.MaxSeats) {
		if who.Has(s) {
			all = append(all, x.seat(s))
		}
	}
	return strings.Join(all, " and ")
}

func (x *names) fields(v reflect.Value) node {
	n := node{kind: recordNode}
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if !f.IsExported() {
			continue
		}
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "" {
			name = strings.ToLower(f.Name)
		}
		n.parts = append(n.parts, part{name, x.node(v.Field(i))})
	}
	return n
}

func (x *names) elements(v reflect.Value) node {
	n := node{kind: listNode}
	if v.Kind() == reflect.Array {
		n.kind = recordNode
	}
	plain := n.kind == listNode
	taken := map[string]int{}
	for i := range v.Len() {
		e := x.node(v.Index(i))
		plain = plain && e.kind == textNode && !x.counts(v.Index(i))
		name := x.key(v.Index(i))
		if name == "" {
			name = fmt.Sprint(i)
		}
		if taken[name]++; taken[name] > 1 {
			name = fmt.Sprintf("%s, no. %d", name, taken[name])
		}
		n.parts = append(n.parts, part{"[" + name + "]", e})
	}
	if !plain {
		return n
	}
	r := node{kind: rowNode, row: []string{}}
	for _, p := range n.parts {
		text := p.node.text
		if text == none {
			text = unseen
		}
		r.row = append(r.row, text)
	}
	return r
}

// counts reports whether a value is a number or a flag: in a list it is about what has that place.
func (x *names) counts(v reflect.Value) bool {
	if v.Kind() == reflect.Bool {
		return true
	}
	_, worded := x.word(v)
	return !worded && v.Kind() != reflect.String
}

// key is what an element of a list is known by from one question to the next: whose it is, its number or its card; ""
// for nothing.
func (x *names) key(v reflect.Value) string {
	v = reflect.Indirect(v)
	if v.Kind() != reflect.Struct {
		return ""
	}
	for _, name := range []string{"Seat", "Number", "Space", "From", "Card"} {
		f := v.FieldByName(name)
		if !f.IsValid() {
			continue
		}
		key := x.node(f).text
		if to := v.FieldByName("To"); name == "From" && to.IsValid() {
			key += " to " + x.node(to).text
		}
		if key == none {
			key = ""
		}
		return key
	}
	return ""
}

// idle reports whether there is nothing in a part worth a word.
func (n *node) idle() bool {
	switch n.kind {
	case textNode:
		return n.zero || n.text == "" || n.text == none
	case rowNode:
		return len(n.row) == 0
	}
	for i := range n.parts {
		if !n.parts[i].node.idle() {
			return false
		}
	}
	return true
}

// String is the part in short, without what is idle in it.
func (n *node) String() string {
	var all []string
	switch n.kind {
	case textNode:
		if n.text == "" {
			return none
		}
		return n.text
	case rowNode:
		return "[" + strings.Join(n.row, ", ") + "]"
	}
	for i := range n.parts {
		switch p := &n.parts[i]; {
		case p.node.idle():
		case n.kind == listNode:
			all = append(all, p.node.String())
		case p.node.text == "yes":
			all = append(all, p.name)
		default:
			all = append(all, p.name+" "+p.node.String())
		}
	}
	if n.kind == listNode {
		return "[" + strings.Join(all, ", ") + "]"
	}
	return "{" + strings.Join(all, ", ") + "}"
}

// change is a difference between what was seen and what is seen now: where it is, and what has become of it.
type change struct{ path, what string }

// changes are all the differences.
func changes(path string, was, is *node) []change {
	was, is = was.like(is), is.like(was)
	var what string
	switch {
	case was.kind != is.kind && (!was.idle() || !is.idle()):
		what = is.String()
	case was.kind != is.kind:
	case is.kind == textNode && was.text != is.text:
		what = was.String() + " -> " + is.String()
	case is.kind == rowNode:
		what = edits(was.row, is.row)
	case is.kind == recordNode:
		return changesOfParts(path, was, is)
	case is.kind == listNode:
		known, placed := changesOfParts(path, was, is), changesOfParts(path, was.places(), is.places())
		if len(placed) < len(known) {
			return placed
		}
		return known
	}
	if what == "" {
		return nil
	}
	return []change{{path, what}}
}

// like is the node, but for an empty row where the other one is a list: an empty list shows not what it is a list of.
func (n *node) like(other *node) *node {
	if n.kind == rowNode && len(n.row) == 0 && other.kind == listNode {
		return &node{kind: listNode}
	}
	return n
}

// places is a list whose elements are known by their places alone.
func (n *node) places() *node {
	x := *n
	x.parts = slices.Clone(n.parts)
	for i := range x.parts {
		x.parts[i].name = fmt.Sprintf("[%d]", i)
	}
	return &x
}

func changesOfParts(path string, was, is *node) []change {
	var all []change
	for i := range is.parts {
		p := &is.parts[i]
		old := was.part(p.name)
		switch at := join(path, p.name); {
		case old != nil:
			all = append(all, changes(at, old, &p.node)...)
		case is.kind == listNode && p.node.kind != textNode:
			all = append(all, change{at, "new " + p.node.String()})
		case p.node.kind != textNode:
			all = append(all, changes(at, &node{kind: p.node.kind}, &p.node)...)
		case !p.node.idle():
			all = append(all, change{at, p.node.String()})
		}
	}
	for i := range was.parts {
		if p := &was.parts[i]; is.part(p.name) == nil {
			all = append(all, change{join(path, p.name), "gone"})
		}
	}
	return all
}

func (n *node) part(name string) *node {
	for i := range n.parts {
		if n.parts[i].name == name {
			return &n.parts[i].node
		}
	}
	return nil
}

func join(path, name string) string {
	if path == "" || name[0] == '[' {
		return path + name
	}
	return path + "." + name
}

// edits is what has left a row and what has come to it. Where the rest has changed its order too, it is all from the
// first place that differs to the last.
func edits(was, is []string) string {
	gone, come := without(was, is), without(is, was)
	if !slices.Equal(without(was, gone), without(is, come)) {
		for len(was) > 0 && len(is) > 0 && was[0] == is[0] {
			was, is = was[1:], is[1:]
		}
		for len(was) > 0 && len(is) > 0 && was[len(was)-1] == is[len(is)-1] {
			was, is = was[:len(was)-1], is[:len(is)-1]
		}
		gone, come = was, is
	}
	return exchange(gone, come)
}

// exchange is what has gone and what has come, in words; "" when that is nothing.
func exchange(gone, come []string) string {
	var all []string
	if len(gone) > 0 {
		all = append(all, "- "+strings.Join(gone, ", "))
	}
	if len(come) > 0 {
		all = append(all, "+ "+strings.Join(come, ", "))
	}
	return strings.Join(all, " ")
}

// without is what is left of a list when the elements of another are taken away, each as often as it stands there.
func without(all, those []string) []string {
	left := map[string]int{}
	for _, s := range those {
		left[s]++
	}
	var out []string
	for _, s := range all {
		if left[s]--; left[s] < 0 {
			out = append(out, s)
		}
	}
	return out
}
