package cardfile_test

import (
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"go.yaml.in/yaml/v3"

	"waystation/games/cardfile"
)

// A toy box of dogs, who eat.
type dog struct {
	Name string
	Size size
	Legs int
	Eats meal
}

type size uint8

var sizes = []string{"", "small", "large"}

func (s *size) UnmarshalYAML(n *yaml.Node) error { return cardfile.Word(n, sizes, s) }

type meal struct {
	n    int
	what string
}

func (m *meal) UnmarshalYAML(n *yaml.Node) (err error) {
	m.n, m.what, err = cardfile.Counted(n, n.Value)
	return err
}

func dogs(r *cardfile.Reader, fsys fs.FS) []dog {
	var list []dog
	for i, at := range r.List(fsys, "dogs.yaml", func(item cardfile.Item) bool {
		if name, at := item.Field("name"); name == "Felix" {
			r.Fail(at, "%s is a cat", name)
			return false
		}
		return r.Keys(item, "a dog", "name size", "eats legs")
	}, &list) {
		if list[i].Legs != 0 {
			list[i].Legs = r.Within(at, "legs", list[i].Legs, 3, 4)
		}
	}
	return list
}

func read(text string) ([]dog, error) {
	var r cardfile.Reader
	list := dogs(&r, fstest.MapFS{"dogs.yaml": {Data: []byte(text)}})
	return list, r.Err()
}

func Example() {
	list, err := read("- name: Rex\n  size: large\n  eats: 2 bones\n")
	fmt.Printf("%+v %v\n", list, err)

	_, err = read("- name: Rex\n  sise: large\n- name: Bello\n  size: tall\n")
	fmt.Println(err)
	// Output:
	// [{Name:Rex Size:2 Legs:0 Eats:{n:2 what:bones}}] <nil>
	// dogs.yaml:2: unknown field "sise"; a dog has: name, size, eats, legs
	// dogs.yaml:1: field "size" is missing; a dog needs it
}

func TestFaultsSayWhereAndWhatWouldBeRight(t *testing.T) {
	const rex = "- name: Rex\n  size: large\n"
	for _, c := range []struct{ text, want string }{
		{"", "1: expected one list, each item starting with a dash"},
		{"name: Rex", "1: expected one list, each item starting with a dash"},
		{rex + "- Bello", "3: expected fields such as 'name: ...', found \"Bello\""},
		{rex + "- name: Felix", "3: Felix is a cat"},
		{rex + "---\n" + rex, "1: expected one list, found more after a '---'"},
		{"[]\n---\n[]", "1: expected one list, found more after a '---'"},
		{"- name: Rex\n  size: tall", `2: found "tall", expected one of: small, large`},
		{"- name: Rex\n  size:", `2: field "size" is empty`},
		{"- name: Rex", `1: field "size" is missing; a dog needs it`},
		{rex + "  tail: long", `3: unknown field "tail"; a dog has: name, size, eats, legs`},
		{rex + "  eats: bones", `3: found "bones", expected a number and a word, such as "2 fuel"`},
		{rex + "  eats: 12 bones", `3: found "12 bones", expected a number and a word, such as "2 fuel"`},
		{rex + "  legs: 5", "1: legs is 5, expected 3 to 4"},
		{rex + "  legs: four", "3: cannot unmarshal !!str `four` into int"},
		{rex + "  legs: : 4", "3: mapping values are not allowed in this context"},
	} {
		_, err := read(c.text)
		if err == nil || err.Error() != "dogs.yaml:"+c.want {
			t.Errorf("%q: want %q, found %v", c.text, c.want, err)
		}
	}
}

func TestAllFaultsAreGathered(t *testing.T) {
	_, err := read("- name: Rex\n  size: tall\n  legs: many\n  eats: bones")
	if n := strings.Count(err.Error(), "\n") + 1; n != 3 {
		t.Errorf("want 3 faults, found %d:\n%v", n, err)
	}
}

// A field below the item is the decoder's to refuse; what our types are called is nobody's business.
func TestTypesAreNotNamed(t *testing.T) {
	var r cardfile.Reader
	var list []struct{ Owner struct{ Name string } }
	fsys := fstest.MapFS{"dogs.yaml": {Data: []byte("- owner:\n    nmae: Anna\n")}}
	r.List(fsys, "dogs.yaml", func(cardfile.Item) bool { return true }, &list)
	if err := r.Err(); err == nil || err.Error() != "dogs.yaml:2: field nmae not found" {
		t.Errorf("found %v", err)
	}
}

func TestAnEmptyListIsNoFault(t *testing.T) {
	var r cardfile.Reader
	var list []dog
	fsys := fstest.MapFS{"dogs.yaml": {Data: []byte("[]")}}
	if places := r.List(fsys, "dogs.yaml", func(cardfile.Item) bool { return true }, &list); places == nil ||
		r.Faults() != 0 {
		t.Errorf("found %v and %v", places, r.Err())
	}
	if places := r.List(fsys, "cats.yaml", func(cardfile.Item) bool { return true }, &list); places != nil ||
		r.Faults() != 1 {
		t.Errorf("of a file that is not there found %v and %v", places, r.Err())
	}
}

var complaint = regexp.MustCompile(`^dogs\.yaml:[1-9][0-9]*: .`)

// FuzzList reads anything at all: every item has its place, or every complaint says where.
func FuzzList(f *testing.F) {
	f.Add("- name: Rex\n  size: large\n")
	f.Add("- &a [*a]")
	f.Add("- &a {name: Rex, size: small}\n- {<<: *a}")
	f.Add("[]\n---\n- name: Rex")
	f.Fuzz(func(t *testing.T, text string) {
		_, err := read(text)
		var all interface{ Unwrap() []error }
		if err == nil || !errors.As(err, &all) {
			return
		}
		for _, fault := range all.Unwrap() {
			if !complaint.MatchString(fault.Error()) {
				t.Errorf("a complaint without a place: %q", fault)
			}
		}
	})
}
