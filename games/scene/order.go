package scene

import (
	"slices"

	"waystation/table"
)

// Order is a standing order that somebody may give for a question: it answers for them until they take it back, its
// term ends, or somebody asks them in person.
type Order struct {
	Key    string // stable, one for each order of a game: "trade"
	Words  string // what it does, and until when: "No trade until somebody makes me an offer"
	Asked  bool   // somebody asks them in person: the order does not answer
	Answer table.Option
	Term   int // the order ends when this changes, such as the number of the turn; always 0 for none
	// Watches are options by which the order is not to answer where one is on offer that was not there when it was
	// given. None of them may hang on a secret of the seat: that it is asked after all tells everybody of it.
	Watches []table.Option
}

// Standing are the orders of a seat that stand, by their keys.
type Standing map[string]*given

// given is an order as it was given, and all it watches that has been on offer since.
type given struct {
	words string
	term  int
	known map[table.Option]bool
	asked int  // the number of a question that it has left to its seat
	more  bool // its seat did something else there, and may want to do more at the next question of the order
	stays int  // the number of that question
}

// Waits reports whether an order that is given now leaves the question at hand to its seat, and answers from the next
// one on.
func (o *Order) Waits() bool { return len(o.Watches) > 0 }

// Give adds an order, given at the question of that number. One that watches what is on offer leaves that question to
// its seat, which may want something of it first.
func (st Standing) Give(o *Order, number int) {
	g := &given{words: o.Words, term: o.Term, known: map[table.Option]bool{}}
	for _, x := range o.Watches {
		g.known[x] = true
		g.asked = number
	}
	st[o.Key] = g
}

// Words are those of an order that stands; "" for none.
func (st Standing) Words(key string) string {
	if g := st[key]; g != nil {
		return g.words
	}
	return ""
}

// Answers reports whether the order that can be given for a question stands and answers it. It ends with its term;
// what is new is not new the next time.
func (st Standing) Answers(o *Order, number int) bool {
	g := st[o.Key]
	if g == nil {
		return false
	}
	if g.term != o.Term {
		delete(st, o.Key)
		return false
	}
	if o.Asked {
		return false
	}
	if g.more && number > g.asked {
		g.more, g.stays = false, number
	}
	goesOn := g.stays == number && slices.ContainsFunc(o.Watches, func(x table.Option) bool { return x != o.Answer })
	news := g.asked == number || goesOn
	for _, x := range o.Watches {
		news = news || !g.known[x]
		g.known[x] = true
	}
	if news {
		g.asked = number
	}
	return !news
}

// Stays notes that a seat answers a question itself that an order has left to it, with something to be done first: it
// may want to do more, and so the order leaves it its next question, too, if there is more to do. What is done first
// may ask other things before that.
func (st Standing) Stays(key string, number int) {
	if g := st[key]; g != nil && g.asked == number {
		g.more = true
	}
}

// Declined is what a seat was offered and has not taken since others were asked.
type Declined map[table.Option]bool

// Note notes what a question offered but what was taken of it.
func (d Declined) Note(ask *table.Ask, taken table.Option) {
	for _, o := range ask.Options {
		if o.Option != taken {
			d[o.Option] = true
		}
	}
}

// Besides are the options of a question but those of some verbs.
func Besides(ask *table.Ask, verbs ...table.Verb) []table.Option {
	var rest []table.Option
	for _, o := range ask.Options {
		if !slices.Contains(verbs, o.Option.Verb) {
			rest = append(rest, o.Option)
		}
	}
	return rest
}

// All reports whether each option was declined.
func (d Declined) All(options []table.Option) bool {
	return !slices.ContainsFunc(options, func(o table.Option) bool { return !d[o] })
}
