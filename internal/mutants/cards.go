package main

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strconv"

	"go.yaml.in/yaml/v3"
)

// unread are the keys of card files that no rule reads: names and words.
var unread = regexp.MustCompile(`^(id|name|text|solo_text|flavour|title|mood|clause|narrative|note|tags)$`)

// prose are values that are sentences.
var prose = regexp.MustCompile(`[.!?]$`)

// deck is a card file being looked through.
type deck struct {
	text   []byte
	lines  []int               // where each line begins
	values map[string][]string // by key: the values that stand there, each once
	sites  map[string][]site   // by operator
	scopes map[int]string      // by the start of a site: the card
}

// cardMutants are the mutants of one card file: a number one up or down, a value that stands elsewhere under the same
// key, one entry of a list less, and one line of a card less.
func cardMutants(g *game, file string, text []byte) ([]Mutant, error) {
	var doc yaml.Node
	if err := yaml.Unmarshal(text, &doc); err != nil {
		return nil, err
	}
	d := &deck{
		text:   text,
		lines:  lineStarts(text),
		values: map[string][]string{},
		sites:  map[string][]site{},
		scopes: map[int]string{},
	}
	d.collect(&doc, "")
	d.walk(&doc, "", "")
	var out []Mutant
	for _, operator := range []string{"card-number", "card-value", "card-entry-dropped", "card-line-dropped"} {
		n := names{}
		for _, at := range d.sites[operator] {
			m := newMutant(g.name, file, text, at)
			m.Kind, m.Operator = Cards, operator
			m.Key = n.key(&m, d.scopes[at.start], text)
			out = append(out, m)
		}
	}
	return out, nil
}

func lineStarts(text []byte) []int {
	out := []int{0}
	for i, b := range text {
		if b == '\n' {
			out = append(out, i+1)
		}
	}
	return out
}

// collect notes which values stand under which keys.
func (d *deck) collect(n *yaml.Node, key string) {
	if n.Kind == yaml.ScalarNode && !slices.Contains(d.values[key], n.Value) {
		d.values[key] = append(d.values[key], n.Value)
	}
	for i, child := range n.Content {
		if n.Kind == yaml.MappingNode && i%2 == 0 {
			continue
		}
		d.collect(child, keyOf(n, i, key))
	}
}

// keyOf is the key under which a part of a node stands.
func keyOf(n *yaml.Node, i int, key string) string {
	if n.Kind == yaml.MappingNode {
		return n.Content[i-1].Value
	}
	return key
}

// walk finds what can be changed in a node that stands under a key, of a card.
func (d *deck) walk(n *yaml.Node, key, card string) {
	if n.Kind == yaml.ScalarNode {
		d.scalar(n, key, card)
		return
	}
	for i, child := range n.Content {
		switch n.Kind {
		case yaml.MappingNode:
			if i%2 == 0 || unread.MatchString(n.Content[i-1].Value) || prose.MatchString(child.Value) {
				if i%2 == 1 && n.Content[i-1].Value == "id" {
					card = child.Value
				}
				continue
			}
			d.dropLine(n, i, card)
		case yaml.SequenceNode:
			d.dropEntry(n, i, card)
		}
		d.walk(child, keyOf(n, i, key), card)
	}
}

func (d *deck) add(operator, card string, s site) {
	d.sites[operator] = append(d.sites[operator], s)
	d.scopes[s.start] = card
}

// offset is where a node's text begins, or -1 where it does not stand as it reads.
func (d *deck) offset(n *yaml.Node) int {
	at := d.lines[n.Line-1] + n.Column - 1
	if n.Style != 0 || at > len(d.text) || !bytes.HasPrefix(d.text[at:], []byte(n.Value)) {
		return -1
	}
	return at
}

var number = regexp.MustCompile(`\b[0-9]+\b`)

// scalar changes the numbers of a value by one, or takes the next value under the same key.
func (d *deck) scalar(n *yaml.Node, key, card string) {
	at := d.offset(n)
	if at < 0 || n.Value == "" {
		return
	}
	for _, r := range number.FindAllStringIndex(n.Value, -1) {
		v, err := strconv.Atoi(n.Value[r[0]:r[1]])
		if err != nil {
			continue
		}
		d.add("card-number", card, site{at + r[0], at + r[1], strconv.Itoa(v + 1)})
		if v > 0 {
			d.add("card-number", card, site{at + r[0], at + r[1], strconv.Itoa(v - 1)})
		}
	}
	if _, err := strconv.Atoi(n.Value); err == nil {
		return
	}
	known := d.values[key]
	if next := known[(slices.Index(known, n.Value)+1)%len(known)]; next != n.Value {
		d.add("card-value", card, site{at, at + len(n.Value), quoted(next)})
	}
}

var bare = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9 +'-]*$`)

// quoted is a value as it is written where it might be misread.
func quoted(v string) string {
	if bare.MatchString(v) {
		return v
	}
	return fmt.Sprintf("%q", v)
}

// dropEntry leaves an entry out of a list that is written on one line.
func (d *deck) dropEntry(n *yaml.Node, i int, card string) {
	from := d.offset(n.Content[i])
	if n.Style&yaml.FlowStyle == 0 || from < 0 || len(n.Content) < 2 {
		return
	}
	to := from + len(n.Content[i].Value)
	if i+1 < len(n.Content) {
		if next := d.offset(n.Content[i+1]); next > to {
			d.add("card-entry-dropped", card, site{from, next, ""})
		}
		return
	}
	if before := d.offset(n.Content[i-1]); before >= 0 {
		d.add("card-entry-dropped", card, site{before + len(n.Content[i-1].Value), to, ""})
	}
}

// dropLine leaves out a key with its value where they are a line of their own.
func (d *deck) dropLine(n *yaml.Node, i int, card string) {
	k, v := n.Content[i-1], n.Content[i]
	if n.Style&yaml.FlowStyle != 0 || last(v) != k.Line || k.Line >= len(d.lines) {
		return
	}
	from, to := d.lines[k.Line-1], d.lines[k.Line]
	if line := d.text[from:to]; !bytes.HasPrefix(bytes.TrimLeft(line, " "), []byte(k.Value)) {
		return // it shares its line with the dash of a list
	}
	d.add("card-line-dropped", card, site{from, to, ""})
}

// last is the last line of a node, as far as nodes tell.
func last(n *yaml.Node) int {
	line := n.Line
	for _, c := range n.Content {
		line = max(line, last(c))
	}
	return line
}
