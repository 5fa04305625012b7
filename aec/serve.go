package aec

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime/debug"

	"waystation/table"
)

// Protocol is the number of the protocol that Serve speaks.
const Protocol = 1

// What one line and one conversation may hold.
const (
	MaxLine = 128 << 10 // bytes of a request
	MaxEnvs = 1024
)

// Server answers programs.
type Server struct {
	Games   []*Game
	Program string                // its name and version
	Broke   func(what, stack any) // is told when a game breaks; nil: nobody is
}

// Serve answers requests, a line of JSON each, with a line each in the same order, until the reader ends. What is wrong
// with a request is said in its answer, and the next is read. A request of more than MaxLine bytes is skipped.
// Answers are held back while more requests lie ready.
func (s *Server) Serve(in io.Reader, out io.Writer) error {
	r := bufio.NewReaderSize(in, MaxLine)
	w := bufio.NewWriterSize(out, 64<<10)
	c := &conversation{server: s, envs: map[int]*place{}}
	for {
		line, err := r.ReadSlice('\n')
		tooLong := errors.Is(err, bufio.ErrBufferFull)
		for errors.Is(err, bufio.ErrBufferFull) {
			_, err = r.ReadSlice('\n')
		}
		line = bytes.TrimSpace(line)
		switch {
		case tooLong:
			c.fail(&fault{"too_long", fmt.Sprintf("A request has at most %d bytes.", MaxLine)})
		case len(line) > 0:
			c.answer(line)
		}
		if len(c.out) > 0 {
			c.out = append(c.out, '\n')
			if _, err := w.Write(c.out); err != nil {
				return err
			}
			c.out = c.out[:0]
		}
		if err != nil {
			if flushed := w.Flush(); flushed != nil || err == io.EOF {
				return flushed
			}
			return err
		}
		if !waits(r) {
			if err := w.Flush(); err != nil {
				return err
			}
		}
	}
}

// waits reports whether a whole request lies ready.
func waits(r *bufio.Reader) bool {
	b, err := r.Peek(r.Buffered())
	return err == nil && bytes.IndexByte(b, '\n') >= 0
}

// fault is what is wrong with a request: a code for programs, and words.
type fault struct{ code, words string }

func (f *fault) Error() string { return f.words }

// conversation is one program's requests.
type conversation struct {
	server *Server
	envs   map[int]*place
	last   int // number of the latest environment
	out    []byte
	tensor Tensor
}

// place is an environment of a conversation.
type place struct {
	number int
	*Env
	json, tensor bool // how it is observed
}

// answer answers one request.
func (c *conversation) answer(line []byte) {
	q, ok := quickStep(line)
	if !ok {
		q = request{}
		if err := read(line, &q); err != nil {
			c.fail(&fault{"unreadable", "The request can't be read: " + err.Error() + "."})
			return
		}
	}
	defer func() {
		p := recover()
		if p == nil {
			return
		}
		if e := c.envs[q.Env]; e != nil {
			e.broken = true
		}
		if c.server.Broke != nil {
			c.server.Broke(p, string(debug.Stack()))
		}
		c.out = c.out[:0]
		c.fail(&fault{"broken", fmt.Sprintf("The game broke: %v. A reset begins another match.", p)})
	}()
	if err := c.do(&q); err != nil {
		c.out = c.out[:0]
		c.fail(err)
	}
}

// fail answers with what is wrong.
func (c *conversation) fail(err error) {
	f := &fault{"refused", err.Error()}
	switch {
	case errors.As(err, &f):
	case errors.Is(err, ErrAction):
		f.code = "action"
	case errors.Is(err, ErrIdle):
		f.code = "over"
	case errors.Is(err, ErrBroken):
		f.code = "broken"
	}
	c.reply(struct {
		Error string `json:"error"`
		Code  string `json:"code"`
	}{f.words, f.code})
}

// reply answers with a value.
func (c *conversation) reply(x any) {
	b, err := json.Marshal(x)
	if err != nil {
		b, _ = json.Marshal(map[string]string{"error": "The answer can't be written: " + err.Error(), "code": "broken"})
	}
	c.out = append(c.out, b...)
}

// do does what a request says.
func (c *conversation) do(q *request) error {
	switch q.Do {
	case "hello":
		c.hello()
		return nil
	case "make":
		return c.make(q)
	}
	e := c.envs[q.Env]
	if e == nil {
		if !known(q.Do) {
			return unknown(q.Do)
		}
		return &fault{"no_env",
			fmt.Sprintf("There is no environment %d. \"make\" makes one, and says its number.", q.Env)}
	}
	switch q.Do {
	case "close":
		delete(c.envs, q.Env)
		c.reply(map[string]int{"env": q.Env})
		return nil
	case "reset":
		seed, err := seedOf(q.Seed)
		if err == nil {
			err = e.Reset(seed)
		}
		if err != nil {
			return err
		}
		return c.state(e)
	}
	if e.m == nil {
		return &fault{"over", "There is no match yet: reset begins one."}
	}
	switch q.Do {
	case "step":
		action := NoAction
		if q.Action != nil {
			action = *q.Action
		}
		if err := e.Step(action); err != nil {
			return err
		}
		return c.state(e)
	case "last":
		return c.state(e)
	case "observe":
		s, ok := e.Agent(q.Agent)
		if !ok {
			return &fault{"no_agent", fmt.Sprintf("There is no agent %q; there are %q.", q.Agent, e.names)}
		}
		c.out = append(c.out, `{"env":`...)
		c.number(e.number)
		if err := c.observation(e, s); err != nil {
			return err
		}
		c.out = append(c.out, '}')
		return nil
	case "agents", "agent_selection", "rewards", "terminations", "truncations", "infos":
		c.out = append(c.out, `{"env":`...)
		c.number(e.number)
		c.part(e, q.Do)
		c.out = append(c.out, '}')
		return nil
	}
	return unknown(q.Do)
}

var requests = []string{
	"hello", "make", "reset", "step", "last", "observe", "agents", "agent_selection", "rewards", "terminations",
	"truncations", "infos", "close",
}

func known(do string) bool {
	for _, r := range requests {
		if r == do {
			return true
		}
	}
	return false
}

func unknown(do string) error {
	return &fault{"unknown", fmt.Sprintf("There is no request %q; there are %q.", do, requests)}
}

// seedOf reads a seed, which is a number or a text.
func seedOf(raw json.RawMessage) (string, error) {
	var text string
	if len(raw) == 0 || string(raw) == "null" {
		return "", nil
	}
	if json.Unmarshal(raw, &text) == nil && text != "" {
		return text, nil
	}
	var n int64
	if json.Unmarshal(raw, &n) == nil {
		return fmt.Sprint(n), nil
	}
	return "", &fault{"bad_seed", "A seed is a whole number, or a text that is not empty."}
}

// hello tells what there is.
func (c *conversation) hello() {
	type game struct {
		Name    string         `json:"name"`
		Title   string         `json:"title"`
		Rules   string         `json:"rules"`
		Min     int            `json:"min_players"`
		Max     int            `json:"max_players"`
		Modes   []string       `json:"modes"`
		Options []table.Choice `json:"options"`
		Bots    []string       `json:"bots"`
	}
	games := []game{}
	for _, g := range c.server.Games {
		x := game{g.Box.Name, g.Box.Title, g.Box.Version, g.Box.MinSeats, g.Box.MaxSeats, g.Box.Modes, g.Box.Choices,
			[]string{}}
		for _, b := range g.Bots {
			x.Bots = append(x.Bots, b.Name)
		}
		games = append(games, x)
	}
	c.reply(struct {
		Protocol    int    `json:"protocol"`
		Program     string `json:"program"`
		Encoding    int    `json:"encoding"`
		Observation int    `json:"observation_size"`
		View        int    `json:"view_size"`
		Question    int    `json:"question_size"`
		Option      int    `json:"option_size"`
		Actions     int    `json:"actions"`
		MaxLine     int    `json:"max_line"`
		MaxEnvs     int    `json:"max_envs"`
		Games       []game `json:"games"`
	}{Protocol, c.server.Program, Encoding, ViewSize + QuestionSize, ViewSize, QuestionSize, OptionSize, Width, MaxLine,
		MaxEnvs, games})
}

// make makes an environment.
func (c *conversation) make(q *request) error {
	if len(c.envs) >= MaxEnvs {
		return &fault{"too_many", fmt.Sprintf("There are %d environments already: close one.", MaxEnvs)}
	}
	var g *Game
	for _, x := range c.server.Games {
		if x.Box.Name == q.Game {
			g = x
		}
	}
	if g == nil {
		return &fault{"no_game", fmt.Sprintf("There is no game %q. \"hello\" tells which there are.", q.Game)}
	}
	seed, err := seedOf(q.Seed)
	if err != nil {
		return err
	}
	players := q.Players
	if players == 0 {
		players = max(2, g.Box.MinSeats)
	}
	config := Config{
		Game: g, Seed: seed, Free: q.Free, Limit: q.Limit, Bots: map[table.Seat]string{},
		Setup: table.Setup{Mode: q.Mode, Seats: players, Options: q.Options, Carry: q.Carry},
	}
	for name, bot := range q.Bots {
		s, ok := seatOf(name, players)
		if !ok {
			return &fault{"no_agent", fmt.Sprintf("A bot for %q: seats are called seat_0 to seat_%d.", name, players-1)}
		}
		config.Bots[s] = bot
	}
	p := &place{}
	switch q.Observations {
	case "", "tensor":
		p.tensor = true
	case "json":
		p.json = true
	case "both":
		p.tensor, p.json = true, true
	case "none":
	default:
		return &fault{"refused", "Observations are tensor, json, both or none."}
	}
	if p.Env, err = New(config); err != nil {
		return err
	}
	c.last++
	p.number = c.last
	c.envs[c.last] = p
	c.reply(struct {
		Env            int         `json:"env"`
		PossibleAgents []string    `json:"possible_agents"`
		Setup          table.Setup `json:"setup"`
		Limit          int         `json:"limit"`
	}{p.number, p.names, p.config.Setup, p.config.Limit})
	return nil
}

func seatOf(name string, players int) (table.Seat, bool) {
	for s := range table.Seat(min(players, table.MaxSeats)) {
		if AgentName(s) == name {
			return s, true
		}
	}
	return table.Nobody, false
}
