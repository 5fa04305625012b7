package decks

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"waystation/games/cardfile"
)

//go:embed *.yaml
var files embed.FS

// All reads and checks the chapters that are there, in their order.
func All() ([]*Deck, error) { return Read(files) }

// What is read at most: chapters, and bytes of each.
const (
	MaxDecks = 50
	MaxBytes = 1 << 20
)

// Read reads and checks the *.yaml files at the top of a file system, in the order of their names. The error has a
// line for each fault: file, line, what is wrong and what would be right.
func Read(fsys fs.FS) ([]*Deck, error) {
	names, err := fs.Glob(fsys, "*.yaml")
	switch {
	case err != nil:
		return nil, err
	case len(names) == 0:
		return nil, errors.New("there is no chapter here; want files such as 01-dust-season.yaml")
	case len(names) > MaxDecks:
		return nil, fmt.Errorf("%d chapters; at most %d can be read", len(names), MaxDecks)
	}
	var decks []*Deck
	var errs []error
	for _, name := range names {
		src, err := load(fsys, name)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		d, err := decode(name, src)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		decks = append(decks, d)
	}
	if len(errs) == 0 {
		errs = check(decks)
	}
	return decks, errors.Join(errs...)
}

// load reads a file unless it is larger than any chapter.
func load(fsys fs.FS, name string) ([]byte, error) {
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	src, err := io.ReadAll(io.LimitReader(f, MaxBytes+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("%s: %w", name, err)
	case len(src) > MaxBytes:
		return nil, fmt.Errorf("%s: more than %d bytes; a chapter has fewer", name, MaxBytes)
	case len(bytes.TrimSpace(src)) == 0:
		return nil, fmt.Errorf("%s:1: the file is empty; want id, title, cast, cover, endings and cards", name)
	}
	return src, nil
}

// decode reads one file. Fields that nobody knows are faults.
func decode(name string, src []byte) (*Deck, error) {
	var d Deck
	dec := yaml.NewDecoder(bytes.NewReader(src))
	dec.KnownFields(true)
	err := dec.Decode(&d)
	var types *yaml.TypeError
	switch {
	case errors.As(err, &types):
		var errs []error
		for _, s := range types.Errors {
			errs = append(errs, fmt.Errorf("%s", placed(name, s)))
		}
		return nil, errors.Join(errs...)
	case err != nil:
		return nil, errors.New(placed(name, strings.TrimPrefix(err.Error(), "yaml: ")))
	}
	d.lines(src)
	if want := strings.TrimSuffix(path.Base(name), ".yaml"); d.ID != want {
		return nil, fmt.Errorf("%s:1: id is %q, expected the file's name, %q", name, d.ID, want)
	}
	return &d, nil
}

// placed writes a fault as others are written: file, line, what is wrong.
func placed(name, fault string) string {
	if rest, ok := strings.CutPrefix(fault, "line "); ok {
		return name + ":" + rest
	}
	return name + ": " + fault
}

// lines notes in which line each card begins.
func (d *Deck) lines(src []byte) {
	var whole struct{ Cards []yaml.Node }
	if yaml.Unmarshal(src, &whole) != nil || len(whole.Cards) != len(d.Cards) {
		return
	}
	for i := range d.Cards {
		d.Cards[i].line = whole.Cards[i].Line
	}
}

// UnmarshalYAML reads a step: a sentence, or one of if, question and attack with their fields.
func (s *Step) UnmarshalYAML(n *yaml.Node) error {
	if n.Kind == yaml.ScalarNode {
		read, ok := step(n.Value)
		if !ok {
			return cardfile.Oops(n, "found the step %q, expected one of: %s%s", n.Value, near(n.Value, Forms), seeDocs)
		}
		*s = read
		return nil
	}
	var parts struct {
		If       Cond
		Then     []Step
		Else     []Step
		Question *Question
		Attack   *Attack
	}
	if err := strict(n, &parts); err != nil {
		return err
	}
	s.If, s.Then, s.Else, s.Question, s.Attack = parts.If, parts.Then, parts.Else, parts.Question, parts.Attack
	switch {
	case s.Question != nil && s.Attack == nil && s.Then == nil:
		s.Form = "question"
	case s.Attack != nil && s.Question == nil && s.Then == nil:
		s.Form = "attack"
	case s.If != nil && s.Then != nil && s.Question == nil && s.Attack == nil:
		s.Form = "if"
	default:
		return cardfile.Oops(n, "found a step of several parts, expected 'if' with 'then', or 'question', or 'attack'")
	}
	return nil
}

// UnmarshalYAML reads a condition.
func (c *Cond) UnmarshalYAML(n *yaml.Node) error {
	read, wrong := condition(n.Value)
	if n.Kind != yaml.ScalarNode || wrong != "" {
		return cardfile.Oops(n, "found the condition %q, expected one of: %s%s, or several with 'and', 'or', 'not'",
			wrong, near(wrong, Facts), seeDocs)
	}
	*c = read
	return nil
}

// UnmarshalYAML reads '59:a3'.
func (c *Cell) UnmarshalYAML(n *yaml.Node) error {
	read, ok := cell(n.Value)
	if !ok {
		return cardfile.Oops(n, "found the square %q, expected a card and a cell, such as 59:a3", n.Value)
	}
	*c = read
	return nil
}

// UnmarshalYAML reads a cell or a list of them.
func (c *Cells) UnmarshalYAML(n *yaml.Node) error {
	list := []*yaml.Node{n}
	if n.Kind == yaml.SequenceNode {
		list = n.Content
	}
	for _, n := range list {
		var one Cell
		if err := one.UnmarshalYAML(n); err != nil {
			return err
		}
		*c = append(*c, one)
	}
	return nil
}

// UnmarshalYAML reads 'a1 north'.
func (e *Edge) UnmarshalYAML(n *yaml.Node) error {
	at, side, _ := strings.Cut(n.Value, " ")
	if !slices.Contains(squares, at) || !slices.Contains(sides, side) {
		return cardfile.Oops(n, "found the edge %q, expected a cell and a side, such as a1 north", n.Value)
	}
	*e = Edge{at, side}
	return nil
}

// strict decodes a mapping and refuses unknown fields in it: inside a type that reads itself, the decoder forgets to.
func strict(n *yaml.Node, out any) error {
	src, err := yaml.Marshal(n)
	if err != nil {
		return err
	}
	dec := yaml.NewDecoder(bytes.NewReader(src))
	dec.KnownFields(true)
	if err := dec.Decode(out); err != nil {
		return cardfile.Oops(n, "in the step that begins here: %s", strings.TrimPrefix(err.Error(), "yaml: "))
	}
	return nil
}

const seeDocs = " (all forms: docs/writing-a-chapter.md)"

// near are the forms that begin as text does.
func near(text string, forms []string) string {
	word, _, _ := strings.Cut(strings.TrimPrefix(text, "not "), " ")
	var like []string
	for _, f := range forms {
		if first, _, _ := strings.Cut(f, " "); first == word {
			like = append(like, f)
		}
	}
	return strings.Join(like, "; ")
}

// Sum is a hash of what the rules read of the chapters: numbers, steps, conditions, and no texts.
func Sum() string {
	all, err := All()
	if err != nil {
		return "broken"
	}
	h := sha256.New()
	for _, d := range all {
		for i := range d.Cards {
			d.Cards[i].sum(h)
		}
		fmt.Fprintln(h, d.Order, d.Cast, d.Choose, d.Cover)
		for _, e := range d.Endings {
			fmt.Fprintln(h, e.ID, e.Victory)
		}
	}
	return hex.EncodeToString(h.Sum(nil)[:4])
}

// sum writes what the rules read of a card.
func (c *Card) sum(w io.Writer) {
	fmt.Fprintln(w, c.Number, c.Kind, c.Replaces)
	for _, s := range c.sides() {
		bare := *s
		bare.Title, bare.Clause = "", ""
		bare.Sections = slices.Clone(s.Sections)
		for i := range bare.Sections {
			bare.Sections[i].bare()
		}
		if s.Item != nil {
			it := *s.Item
			it.Text = ""
			bare.Item = &it
		}
		b, err := json.Marshal(&bare)
		if err != nil {
			panic(err) // a side is plain data
		}
		w.Write(b)
	}
}

// bare takes the texts off a section that is a copy.
func (s *Section) bare() {
	s.Text, s.Note = "", ""
	if s.Action != nil {
		a := *s.Action
		a.Name = ""
		s.Action = &a
	}
	if s.Direct != nil {
		d := *s.Direct
		d.Name = ""
		s.Direct = &d
	}
	if s.Question == nil {
		return
	}
	q := *s.Question
	q.Text, q.Options = "", slices.Clone(q.Options)
	for i := range q.Options {
		q.Options[i].Text = ""
	}
	s.Question = &q
}

// Check reads and checks chapters as Read does, and says of each what it has, and what it may not mean.
func Check(fsys fs.FS) (lines []string, err error) {
	decks, err := Read(fsys)
	if err != nil {
		return nil, err
	}
	for _, d := range decks {
		won := 0
		for _, e := range d.Endings {
			if e.Victory {
				won++
			}
		}
		lines = append(lines, fmt.Sprintf("%s.yaml: %s, %d cards; endings: %d won, %d lost", d.ID, d.Title,
			len(d.Cards), won, len(d.Endings)-won))
	}
	return append(lines, warnings(decks)...), nil
}
