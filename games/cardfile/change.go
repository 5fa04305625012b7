package cardfile

import (
	"cmp"
	"fmt"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Change is a field of a card that is not as it is built in. A field that is not there is "".
type Change struct {
	File  string `json:"file"`
	Card  string `json:"card"`
	Field string `json:"field"`
	Old   string `json:"old"`
	New   string `json:"new"`
}

// String is "start.yaml: ST-R1 Bone Rig: speed 4 → 2", with a dash for a field that is not there.
func (c Change) String() string {
	value := func(x string) string { return cmp.Or(x, "–") }
	return fmt.Sprintf("%s: %s: %s %s → %s", c.File, c.Card, c.Field, value(c.Old), value(c.New))
}

// Changes are the fields of the cards that are other than the built-in ones, file by file and card by card.
func (c *Changed) Changes() ([]Change, error) {
	var list []Change
	for _, name := range c.names {
		builtin, err := c.printed.Text(name)
		if err != nil {
			return nil, err
		}
		if builtin == c.texts[name] {
			continue
		}
		of, err := compare(name, builtin, c.texts[name])
		if err != nil {
			return nil, err
		}
		list = append(list, of...)
	}
	return list, nil
}

// compare are the fields that differ between two files of as many cards.
func compare(file, builtin, mine string) ([]Change, error) {
	var was, is []yaml.Node
	if err := yaml.Unmarshal([]byte(builtin), &was); err != nil {
		return nil, fmt.Errorf("%s as it is built in: %w", file, err)
	}
	if err := yaml.Unmarshal([]byte(mine), &is); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	var list []Change
	for i := range min(len(was), len(is)) {
		before, after := fieldsOf(&was[i]), fieldsOf(&is[i])
		card := nameOf(before)
		for _, f := range before {
			if x := after.value(f.name); x != f.value {
				list = append(list, Change{File: file, Card: card, Field: f.name, Old: f.value, New: x})
			}
		}
		for _, f := range after {
			if before.value(f.name) == "" {
				list = append(list, Change{File: file, Card: card, Field: f.name, New: f.value})
			}
		}
	}
	return list, nil
}

// fields are what a card says, in its order.
type fields []field

type field struct{ name, value string }

func (l fields) value(name string) string {
	for _, f := range l {
		if f.name == name {
			return f.value
		}
	}
	return ""
}

// nameOf is what a card is known by.
func nameOf(l fields) string {
	id, title := titleOf(l)
	return strings.TrimSpace(id + " " + title)
}

func titleOf(l fields) (id, title string) {
	return cmp.Or(l.value("id"), l.value("side")), cmp.Or(l.value("name"), l.value("title"), l.value("text"))
}

// fieldsOf are the fields of a card.
func fieldsOf(n *yaml.Node) fields {
	var list fields
	for i := 0; i+1 < len(n.Content); i += 2 {
		list = append(list, field{n.Content[i].Value, valueOf(n.Content[i+1])})
	}
	return list
}

// valueOf is a value on one line.
func valueOf(n *yaml.Node) string {
	var parts []string
	for _, x := range n.Content {
		parts = append(parts, valueOf(x))
	}
	switch n.Kind {
	case yaml.SequenceNode:
		return "[" + strings.Join(parts, ", ") + "]"
	case yaml.MappingNode:
		for i := 0; i+1 < len(parts); i += 2 {
			parts[i/2] = parts[i] + ": " + parts[i+1]
		}
		return "{" + strings.Join(parts[:len(parts)/2], ", ") + "}"
	case yaml.AliasNode:
		return valueOf(n.Alias)
	}
	return n.Value
}
