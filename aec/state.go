package aec

import (
	"encoding/json"
	"strconv"

	"waystation/table"
)

// state answers with how an environment stands, and with what the selected agent sees: all that PettingZoo's last and
// the fields of an AECEnv tell. It is written by hand, for it is most of what is ever answered.
func (c *conversation) state(e *place) error {
	c.out = append(c.out, `{"env":`...)
	c.number(e.number)
	for _, part := range []string{"agents", "agent_selection", "rewards", "terminations", "truncations", "infos"} {
		c.part(e, part)
	}
	if e.seat == table.Nobody {
		c.out = append(c.out, '}')
		return nil
	}
	c.out = append(c.out, `,"reward":`...)
	c.out = strconv.AppendFloat(c.out, e.earned[e.seat], 'g', -1, 64)
	c.out = append(c.out, `,"termination":`...)
	c.out = strconv.AppendBool(c.out, e.over)
	c.out = append(c.out, `,"truncation":`...)
	c.out = strconv.AppendBool(c.out, e.cut)
	if err := c.observation(e, e.seat); err != nil {
		return err
	}
	c.out = append(c.out, '}')
	return nil
}

func (c *conversation) number(n int) { c.out = strconv.AppendInt(c.out, int64(n), 10) }

// agent writes an agent's name.
func (c *conversation) agent(s table.Seat) {
	c.out = append(c.out, `"seat_`...)
	c.number(int(s))
	c.out = append(c.out, '"')
}

// part writes one field of how an environment stands.
func (c *conversation) part(e *place, name string) {
	c.out = append(c.out, `,"`...)
	c.out = append(c.out, name...)
	c.out = append(c.out, `":`...)
	switch name {
	case "agent_selection":
		if e.seat == table.Nobody {
			c.out = append(c.out, "null"...)
		} else {
			c.agent(e.seat)
		}
		return
	case "agents":
		c.out = append(c.out, '[')
		for i, s := range e.alive {
			if i > 0 {
				c.out = append(c.out, ',')
			}
			c.agent(s)
		}
		c.out = append(c.out, ']')
		return
	}
	c.out = append(c.out, '{')
	for i, s := range e.alive {
		if i > 0 {
			c.out = append(c.out, ',')
		}
		c.agent(s)
		c.out = append(c.out, ':')
		switch name {
		case "rewards":
			c.out = strconv.AppendFloat(c.out, e.rewards[s], 'g', -1, 64)
		case "terminations":
			c.out = strconv.AppendBool(c.out, e.over)
		case "truncations":
			c.out = strconv.AppendBool(c.out, e.cut)
		case "infos":
			c.info(e, s)
		}
	}
	c.out = append(c.out, '}')
}

// info writes what else there is to know for an agent: what it is asked, or how the match has ended for it.
func (c *conversation) info(e *place, s table.Seat) {
	switch {
	case e.over:
		b, err := json.Marshal(struct {
			Score   int           `json:"score"`
			Place   int           `json:"place"`
			Rounds  int           `json:"rounds"`
			Outcome table.Outcome `json:"outcome,omitempty"`
		}{e.result.Scores[s], e.result.Place(s), e.result.Rounds, e.result.Outcome})
		if err == nil {
			c.out = append(c.out, b...)
			return
		}
	case s == e.seat && e.asked.ask != nil:
		c.out = append(c.out, `{"prompt":`...)
		c.out = strconv.AppendQuote(c.out, e.asked.ask.Prompt.Kind)
		c.out = append(c.out, `,"rule":`...)
		c.out = strconv.AppendQuote(c.out, e.asked.ask.Prompt.Rule)
		c.out = append(c.out, '}')
		return
	}
	c.out = append(c.out, "{}"...)
}

// observation writes what an agent sees, as the environment is observed: "actions" is how many are legal, which are
// those from 0 on.
func (c *conversation) observation(e *place, s table.Seat) error {
	n := 0
	if s == e.seat {
		n = len(e.asked.shown)
	}
	c.out = append(c.out, `,"actions":`...)
	c.number(n)
	if e.tensor {
		e.Tensor(s, &c.tensor)
		c.out = append(c.out, `,"observation":"`...)
		c.floats(c.tensor.Observation[:])
		c.out = append(c.out, `","options":"`...)
		c.floats(c.tensor.Options)
		c.out = append(c.out, '"')
	}
	if e.json {
		b, err := json.Marshal(e.Observe(s))
		if err != nil {
			return err
		}
		c.out = append(append(c.out, `,"seen":`...), b...)
	}
	return nil
}

// floats writes numbers as base64 of their 32 bits each, the low byte first.
func (c *conversation) floats(x []float32) { c.out = appendFloats(c.out, x) }
