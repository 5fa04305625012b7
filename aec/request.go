package aec

import (
	"bytes"
	"encoding/json"
	"errors"
)

// request is a line of a program.
type request struct {
	Do     string          `json:"do"`
	Env    int             `json:"env"`
	Agent  string          `json:"agent"`
	Action *int            `json:"action"`
	Seed   json.RawMessage `json:"seed"`

	Game         string            `json:"game"`
	Mode         string            `json:"mode"`
	Players      int               `json:"players"`
	Options      map[string]string `json:"options"`
	Carry        json.RawMessage   `json:"carry"`
	Bots         map[string]string `json:"bots"`
	Free         bool              `json:"free"`
	Limit        int               `json:"limit"`
	Observations string            `json:"observations"`
}

// read reads a request.
func read(line []byte, q *request) error {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	err := d.Decode(q)
	if err == nil && d.More() {
		err = errors.New("there is more than one value in a line")
	}
	return err
}

// quickStep reads a step as programs write it, {"do":"step","env":1,"action":3}, with or without a space behind colons
// and commas: nearly all requests are such. Whatever else there is, false, is for read.
func quickStep(line []byte) (q request, ok bool) {
	s := scanner{line, true}
	var action int
	s.skip(`{"do":`)
	s.skip(`"step",`)
	s.skip(`"env":`)
	q.Env = s.number()
	s.skip(`,`)
	s.skip(`"action":`)
	action = s.number()
	s.skip(`}`)
	q.Do, q.Action = "step", &action
	return q, s.ok && len(s.rest) == 0
}

// scanner reads what it knows to come.
type scanner struct {
	rest []byte
	ok   bool // so far it came
}

// skip reads a text, and a space if there is one.
func (s *scanner) skip(text string) {
	if !bytes.HasPrefix(s.rest, []byte(text)) {
		s.ok = false
		return
	}
	s.rest = bytes.TrimPrefix(s.rest[len(text):], []byte(" "))
}

// number reads a whole number of at most nine digits, none of them a 0 that leads.
func (s *scanner) number() (n int) {
	i := 0
	for ; i < len(s.rest) && '0' <= s.rest[i] && s.rest[i] <= '9'; i++ {
		n = 10*n + int(s.rest[i]-'0')
	}
	if i == 0 || i > 9 || i > 1 && s.rest[0] == '0' {
		s.ok = false
		return 0
	}
	s.rest = s.rest[i:]
	return n
}
