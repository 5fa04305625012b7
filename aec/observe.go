package aec

import "waystation/table"

// Observation is what an agent sees, as JSON: its view, and its question when it is selected.
type Observation struct {
	Agent    string    `json:"agent"`
	Seat     int       `json:"seat"`
	View     any       `json:"view"`
	Question *Question `json:"question,omitempty"`
}

// Question is a question with what is offered, in words.
type Question struct {
	Prompt  string   `json:"prompt"`
	Text    string   `json:"text"`
	Rule    string   `json:"rule"`
	Min     int      `json:"min"` // options that make an answer, at least and at most
	Max     int      `json:"max"`
	Amounts bool     `json:"amounts,omitempty"` // an option may be taken several times
	Taken   []string `json:"taken,omitempty"`   // keys of options already taken for the answer
	Actions []Action `json:"actions"`
}

// Action is something offered. Its place in the list is what a step names.
type Action struct {
	Kind    string `json:"kind"` // option, pass, done, free or more
	Key     string `json:"key,omitempty"`
	Label   string `json:"label,omitempty"`
	Piece   string `json:"piece,omitempty"`
	Rule    string `json:"rule,omitempty"`
	Most    int    `json:"most,omitempty"`
	Outlook string `json:"outlook,omitempty"`
	Stake   string `json:"stake,omitempty"`
}

var kindNames = [...]string{
	takeOption: "option", passOn: "pass", enough: "done", freely: "free", turnPage: "more",
}

var stakes = [...]string{table.NoStake: "", table.Waste: "waste", table.Loss: "loss", table.End: "end"}

// Ask is a question of a match as its seat reads it, with all that it offers.
func Ask(m *table.Match, a *table.Ask) *Question {
	q := ask1(a, false)
	return q.words(m, q.all)
}

// words puts a question into words.
func (q *question) words(m *table.Match, list []choice) *Question {
	a := q.ask
	out := &Question{
		Prompt: a.Prompt.Kind, Text: m.Question(a), Rule: a.Prompt.Rule, Min: a.Min, Max: a.Max, Amounts: a.Amounts,
	}
	for _, o := range q.set() {
		out.Taken = append(out.Taken, table.Key(m.Verbs(), o))
	}
	out.Actions = make([]Action, 0, len(list))
	for _, c := range list {
		x := Action{Kind: kindNames[c.kind]}
		switch c.kind {
		case takeOption:
			x.offered(m, a, a.Options[c.at])
			outlook := m.Voice(nil).Outlook(a, a.Options[c.at].Option)
			x.Outlook, x.Stake = outlook.Line(), stakes[outlook.Stake]
		case freely:
			x.offered(m, a, a.Free[c.at])
		}
		out.Actions = append(out.Actions, x)
	}
	return out
}

func (x *Action) offered(m *table.Match, a *table.Ask, o table.Offered) {
	x.Key, x.Rule, x.Most = table.Key(m.Verbs(), o.Option), o.Rule, o.Most
	x.Label, x.Piece = m.Label(a.Seat, o.Option)
}

// Observe is what an agent sees. The view is not to be changed.
func (e *Env) Observe(s table.Seat) Observation {
	out := Observation{Agent: AgentName(s), Seat: int(s), View: e.m.View(s)}
	if s == e.seat && e.asked.ask != nil {
		asked := e.asked
		asked.ask = e.m.Ask(s) // with the rules
		out.Question = asked.words(e.m, asked.shown)
	}
	return out
}

// Tensor is what an agent sees, in numbers: ViewSize of its view, then QuestionSize of its question, and of each thing
// offered OptionSize. What is offered, and so legal, is always what comes first of Width actions.
type Tensor struct {
	Observation [ViewSize + QuestionSize]float32
	Options     []float32
}

// Tensor writes what an agent sees into numbers.
func (e *Env) Tensor(s table.Seat, to *Tensor) {
	to.Observation = [ViewSize + QuestionSize]float32{}
	e.view = e.m.ViewInto(e.view, s)
	Encode(to.Observation[:ViewSize], e.view)
	to.Options = to.Options[:0]
	if s == e.seat && e.asked.ask != nil {
		e.asked.encode(to)
	}
}

// Places of an option's features that stand alone; the rest are buckets.
const (
	isOption = iota
	isPass
	isDone
	isFree
	isMore
	wasTaken
	mayTake
	_
	optionBuckets
)

// encode writes the question and what it offers.
func (q *question) encode(to *Tensor) {
	b := buckets(to.Observation[ViewSize:])
	a := q.ask
	kind := nameOf(a.Prompt.Kind)
	b.add(kind, 1)
	for i, n := range a.About {
		if n != 0 {
			b.number(both(kind, uint64(i)), int64(n))
		}
	}
	b.number(nameOf("min"), int64(a.Min))
	b.number(nameOf("max"), int64(a.Max))
	b.number(nameOf("offered"), int64(len(q.all)))
	if q.count > 0 {
		b.number(nameOf("taken"), int64(q.count))
		for i, n := range q.taken {
			if n > 0 {
				b.number(both(nameOf("taken"), a.Options[i].Option.Code()), int64(n))
			}
		}
	}
	n := len(q.shown) * OptionSize
	if cap(to.Options) < n {
		to.Options = make([]float32, n)
	}
	to.Options = to.Options[:n]
	clear(to.Options)
	for i, c := range q.shown {
		q.encodeChoice(to.Options[i*OptionSize:(i+1)*OptionSize], kind, c)
	}
}

// encodeChoice writes one thing that can be picked. Of its buckets a third each is for its verb, its numbers, and both.
func (q *question) encodeChoice(x []float32, kind uint64, c choice) {
	var o table.Option
	switch c.kind {
	case takeOption:
		x[isOption] = 1
		o = q.ask.Options[c.at].Option
		x[wasTaken] = squash(int64(q.taken[c.at]))
		x[mayTake] = squash(int64(max(1, q.ask.Options[c.at].Most) - q.taken[c.at]))
	case passOn:
		x[isPass] = 1
		return
	case enough:
		x[isDone] = 1
		return
	case turnPage:
		x[isMore] = 1
		return
	case freely:
		x[isFree] = 1
		o = q.ask.Free[c.at].Option
	}
	verbs, numbers, wholes := buckets(x[optionBuckets:16]), buckets(x[16:24]), buckets(x[24:32])
	verb := uint64(o.Verb) + 1
	verbs.add(verb, 1)
	verbs.add(both(kind, verb), 1)
	for i, n := range [3]int16{o.A, o.B, o.C} {
		at := both(verb, uint64(i))
		numbers.add(at, squash(int64(n)))
		wholes.add(both(at, uint64(n)), 1)
	}
	wholes.add(both(kind, o.Code()), 1)
}
