package gametest

import (
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"
)

// Plates compares what stands on all cards, in words, with a file of it that is there to be read beside the cards: a
// number of a card that changes is a difference of a line. With UPDATE=1 the file is written anew.
func Plates(t *testing.T, file, have string) {
	t.Helper()
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(file, []byte(have), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	found, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	cards, lines := strings.Split(have, "\n"), strings.Split(string(found), "\n")
	for i := range max(len(cards), len(lines)) {
		if line(cards, i) != line(lines, i) {
			t.Fatalf("%s:%d: the cards have\n\t%s\nwhere the file has\n\t%s\nIf the cards are meant so: UPDATE=1 go "+
				"test -run %s .",
				file, i+1, line(cards, i), line(lines, i), t.Name())
		}
	}
}

func line(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "(no more lines)"
}

// Plate puts what the rules read of a card into words: all fields that are not zero, by their names.
type Plate struct {
	// Unread are the fields that no rule reads, or that the place of the card in the list tells.
	Unread map[string]bool
	// Say puts a value into words, or says that it has none of its own; it may be nil.
	Say func(v reflect.Value) (words string, ok bool)
	// Field does so for a field and its name, and may leave it out with no words; it may be nil.
	Field func(name string, v reflect.Value) (words string, ok bool)
}

// Of is a value in words.
func (p *Plate) Of(v any) string { return p.words(reflect.ValueOf(v)) }

func (p *Plate) words(v reflect.Value) string {
	if p.Say != nil {
		if words, ok := p.Say(v); ok {
			return words
		}
	}
	switch v.Kind() {
	case reflect.Pointer:
		return p.words(v.Elem())
	case reflect.Struct:
		return p.fields(v)
	case reflect.Slice, reflect.Array:
		var parts []string
		for i := range v.Len() {
			parts = append(parts, p.words(v.Index(i)))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	}
	return fmt.Sprint(v.Interface())
}

func (p *Plate) fields(v reflect.Value) string {
	var parts []string
	for i := range v.NumField() {
		if words := p.field(v.Type().Field(i).Name, v.Field(i)); words != "" {
			parts = append(parts, words)
		}
	}
	return strings.Join(parts, " ")
}

func (p *Plate) field(name string, v reflect.Value) string {
	if p.Unread[name] {
		return ""
	}
	if p.Field != nil {
		if words, ok := p.Field(name, v); ok {
			return words
		}
	}
	switch low := strings.ToLower(name); {
	case v.IsZero():
		return ""
	case v.Kind() == reflect.Bool:
		return low
	case v.Kind() == reflect.Struct:
		return low + " {" + p.words(v) + "}"
	default:
		return low + " " + p.words(v)
	}
}
