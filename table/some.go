package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// want is how many options make an answer.
type want struct {
	least, most int
	amounts     bool // an option may be taken several times
}

var one = want{least: 1, most: 1}

// maxTaken is how many options, each counted as often as it is taken, one answer may hold.
const maxTaken = 1000

// AskSome asks for a set of at least min and at most max of the options, all different, in one answer. They come in
// the menu's order and are valid until the next AskSome or AskAmounts.
func (m *Menu) AskSome(min, max int) []Option {
	t, n := m.t, m.Len()
	if max > n {
		max = n
	}
	if min < 0 || min > max || max > maxTaken {
		panic(misuse("question %q wants %d to %d of %d options", m.prompt.Kind, min, max, n))
	}
	m.open()
	switch {
	case max == 0 && !m.prompt.Always:
		t.some = t.some[:0]
	case min == n && !m.prompt.Always:
		t.some = append(t.some[:0], t.opts[m.from:]...)
	default:
		t.some = m.several(want{least: min, most: max})
	}
	m.close()
	return t.some
}

// Amount is how often an option was taken.
type Amount struct {
	Option Option
	N      int
}

// key is the amount's text: the option's key, and behind a star how often it is taken, if more than once.
func (a Amount) key(verbs []string) string {
	if a.N == 1 {
		return Key(verbs, a.Option)
	}
	return Key(verbs, a.Option) + "*" + strconv.Itoa(a.N)
}

// parseAmount is the inverse of key.
func parseAmount(verbs []string, text string) (Amount, error) {
	key, times, several := strings.Cut(text, "*")
	o, err := ParseKey(verbs, key)
	if err != nil || !several {
		return Amount{o, 1}, err
	}
	n, err := strconv.Atoi(times)
	if err != nil || n < 1 || n > maxTaken || times != strconv.Itoa(n) {
		return Amount{}, fmt.Errorf("key %q: how often must be a number from 1 to %d, not %q", text, maxTaken, times)
	}
	return Amount{o, n}, nil
}

// SetKey is the text of an answer of several options: their keys joined by "+", equal ones counted ("food*2+ammo"), or
// "none". It is what Match.Answer takes.
func SetKey(verbs []string, set []Option) string {
	if len(set) == 0 {
		return "none"
	}
	var keys []string
	for _, a := range amounts(nil, set) {
		keys = append(keys, a.key(verbs))
	}
	return strings.Join(keys, "+")
}

// ParseSet is the inverse of SetKey. The error says which part makes no sense.
func ParseSet(verbs []string, text string) ([]Option, error) {
	if text == "none" {
		return nil, nil
	}
	if len(text) > maxKey*64 {
		return nil, fmt.Errorf("key of %d characters", len(text))
	}
	var set []Option
	for _, k := range strings.Split(text, "+") {
		a, err := parseAmount(verbs, k)
		if err != nil {
			return nil, err
		}
		if len(set)+a.N > maxTaken {
			return nil, fmt.Errorf("more than %d options in one answer", maxTaken)
		}
		set = append(set, slices.Repeat([]Option{a.Option}, a.N)...)
	}
	return set, nil
}

// limit is how often an option of an open menu may be taken.
type limit struct {
	at   int // in t.opts
	most int
}

// OfferUpTo adds an option that AskAmounts may take up to most times. One that is offered by Offer it may take as often
// as the answer has room for.
func (m *Menu) OfferUpTo(o Option, most int, rule string) {
	if most < 1 {
		panic(misuse("question %q offers an option %d times", m.prompt.Kind, most))
	}
	t := m.t
	t.uncap(len(t.opts))
	t.caps = append(t.caps, limit{len(t.opts), most})
	m.Offer(o, rule)
}

// uncap forgets the limits of options from this place on.
func (t *Table) uncap(from int) {
	for n := len(t.caps); n > 0 && t.caps[n-1].at >= from; n-- {
		t.caps = t.caps[:n-1]
	}
}

// most is how often the option at a place of t.opts may be taken in an answer.
func (t *Table) most(at int, w want) int {
	if !w.amounts {
		return 1
	}
	for _, c := range t.caps {
		if c.at == at {
			return min(c.most, w.most)
		}
	}
	return w.most
}

// AskAmounts asks how often each option is taken: at least least and at most most in all, in one answer. It returns
// those that were taken, in the menu's order; they are valid until the next AskAmounts. In place, programs take one
// after the other.
func (m *Menu) AskAmounts(least, most int) []Amount {
	t := m.t
	w := want{least: least, most: most, amounts: true}
	room := 0
	for at := int(m.from); at < len(t.opts); at++ {
		room += t.most(at, w)
	}
	w.most = min(most, room)
	if least < 0 || least > w.most || w.most > maxTaken {
		panic(misuse("question %q wants %d to %d in all, and has room for %d", m.prompt.Kind, least, most, room))
	}
	m.open()
	switch {
	case w.most == 0 && !m.prompt.Always:
		t.some = t.some[:0]
	case least == room && !m.prompt.Always:
		t.some = t.some[:0]
		for at := int(m.from); at < len(t.opts); at++ {
			t.some = append(t.some, slices.Repeat(t.opts[at:at+1], t.most(at, w))...)
		}
	default:
		t.some = m.several(w)
	}
	t.uncap(int(m.from))
	m.close()
	t.amounts = amounts(t.amounts[:0], t.some)
	return t.amounts
}

// amounts counts options that lie beside their equals, and appends what it finds to a list.
func amounts(out []Amount, set []Option) []Amount {
	for _, o := range set {
		if n := len(out); n > 0 && out[n-1].Option == o {
			out[n-1].N++
		} else {
			out = append(out, Amount{o, 1})
		}
	}
	return out
}

// several finds the answer of several options, from the record or in place.
func (m *Menu) several(w want) []Option {
	if m.t.mode >= imagining {
		return m.t.run.askSome(m, w)
	}
	return m.pickSome(w)
}

// plain reports whether a recorded answer is one option that is offered, where one is wanted: nearly all are, and
// nothing can be wrong with them.
func (m *Menu) plain(e *Entry, w want) bool {
	return w == one && len(e.Set) == 1 && has(m.t.opts[m.from:], e.Set[0])
}

// check says what is wrong with a recorded answer, or nothing.
func (m *Menu) check(e *Entry, w want, g Game) error {
	set := e.Set
	for _, o := range set {
		at := slices.Index(m.t.opts[m.from:], o)
		if at < 0 {
			return fmt.Errorf("does not offer %q", Key(g.Verbs(), o))
		}
		if n, most := times(set, o), m.t.most(int(m.from)+at, w); n > most {
			return fmt.Errorf("offers %q %d times at most, not %d", Key(g.Verbs(), o), most, n)
		}
	}
	if n := len(set); n < w.least || n > w.most {
		return fmt.Errorf("wants %s of its options, not %d", w.number(), n)
	}
	return nil
}

// times is how often an option is in an answer.
func times(set []Option, o Option) int {
	n := 0
	for _, x := range set {
		if x == o {
			n++
		}
	}
	return n
}

// number says how many: "1", "from 0 to 3".
func (w want) number() string {
	if w.least == w.most {
		return strconv.Itoa(w.most)
	}
	return fmt.Sprintf("%d to %d", w.least, w.most)
}

// pickSome picks one after the other; Pass means enough.
func (m *Menu) pickSome(w want) []Option {
	t := m.t
	taken := make([]int, 0, 16)
	for range m.Len() {
		taken = append(taken, 0)
	}
	if t.decider == nil {
		m.drawSome(w, taken)
	} else if !m.hearSome(w, taken) {
		m.decideSome(w, taken)
	}
	some := t.some[:0]
	for at, n := range taken {
		o := t.opts[int(m.from)+at]
		for ; n > 0; n-- {
			some = append(some, o)
		}
	}
	return some
}

// drawSome counts how often chance takes each option. It draws as decideSome lets a decider pick, without laying out
// what is left.
func (m *Menu) drawSome(w want, taken []int) {
	t := m.t
	left := make([]int, 0, 16) // places of the options that may still be taken
	for at := range taken {
		left = append(left, at)
	}
	for n := 0; n < w.most; n++ {
		picks := len(left)
		if n >= w.least {
			picks++
		}
		t.Decisions++
		i := t.intn(picks)
		if i == len(left) {
			return
		}
		at := left[i]
		if taken[at]++; taken[at] == t.most(int(m.from)+at, w) {
			left = append(left[:i], left[i+1:]...)
		}
	}
}

// hearSome counts how often a decider that hears takes each option, if it answers all at once.
func (m *Menu) hearSome(w want, taken []int) bool {
	t := m.t
	if t.hearer == nil {
		return false
	}
	a := &Ask{Seat: m.seat, Prompt: m.prompt, Min: w.least, Max: w.most, Amounts: w.amounts}
	for at := range taken {
		o := Offered{Option: t.opts[int(m.from)+at]}
		if w.amounts {
			o.Most = t.most(int(m.from)+at, w)
		}
		a.Options = append(a.Options, o)
	}
	set := t.hearer.PickSome(a)
	if set == nil {
		return false
	}
	t.Decisions++
	if n := len(set); n < w.least || n > w.most {
		panic(misuse("question %q to seat %d wants %s of its options, not %d", m.prompt.Kind, m.seat, w.number(), n))
	}
	for _, o := range set {
		at := slices.Index(t.opts[m.from:], o)
		if at < 0 || taken[at] == t.most(int(m.from)+at, w) {
			panic(misuse("question %q to seat %d is answered by %v, which is not on offer", m.prompt.Kind, m.seat, set))
		}
		taken[at]++
	}
	return true
}

// decideSome counts how often the decider takes each option. What is left to pick from lies above the menu.
func (m *Menu) decideSome(w want, taken []int) {
	t := m.t
	top := len(t.opts)
	t.opts = append(t.opts, t.opts[m.from:]...)
	for n := 0; n < w.most; n++ {
		left := len(t.opts)
		if n >= w.least {
			t.opts = append(t.opts, Pass)
		}
		i := top + t.pick(m.seat, m.prompt, t.opts[top:])
		o := t.opts[i]
		t.opts = t.opts[:left]
		if i == left {
			break
		}
		at := slices.Index(t.opts[m.from:top], o)
		if taken[at]++; taken[at] == t.most(int(m.from)+at, w) {
			t.opts = append(t.opts[:i], t.opts[i+1:]...)
		}
	}
	t.opts = t.opts[:top]
}

// ordered puts an answer into the menu's order.
func (m *Menu) ordered(set []Option) []Option {
	out := m.t.some[:0]
	for _, o := range m.t.opts[m.from:] {
		for _, x := range set {
			if x == o {
				out = append(out, x)
			}
		}
	}
	return out
}
