package gametest

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"waystation/table"
)

// width is how long the lines of a story may be, in characters, but for a word that is longer.
const width = 150

// storyteller writes a story while a match is played again.
type storyteller struct {
	strings.Builder
	m       *table.Match
	number  int // of the question
	entries int // of the log, told so far
	seen    map[table.Seat]*node
	told    map[table.Seat][]tale
	stood   map[string][]group // what a seat could do without a turn
	piles   map[string]bool
}

// act tells what came of the acts before this one, the question, and what is done.
func (s *storyteller) act(m *table.Match, a *act) {
	s.since(m)
	s.line("")
	s.number++
	switch a.Kind {
	case "free":
		s.para(fmt.Sprintf("%d. ", s.number), fmt.Sprintf("%s, without a turn: %s.", s.seat(a.Seat), s.answer(a)))
	case "undo":
		s.para(fmt.Sprintf("%d. ", s.number), s.seat(a.Seat)+" takes the last answer back.")
	default:
		s.question(m.Ask(a.Seat))
		s.para("  ", s.seat(a.Seat)+" answers: "+s.answer(a))
	}
}

// since tells what has happened since the last act: chance, tales, sights.
func (s *storyteller) since(m *table.Match) {
	s.m = m
	s.chance()
	s.tales()
	s.sights()
}

func (s *storyteller) seat(who table.Seat) string {
	if who == table.Nobody {
		return none
	}
	return seatName(s.m, who)
}

func (s *storyteller) card(c table.Card) string {
	if n, ok := s.m.Inspect().Truth().(interface{ CardName(table.Card) string }); ok {
		return n.CardName(c)
	}
	return fmt.Sprint("card ", c)
}

func (s *storyteller) names() *names { return &names{s.seat, s.card} }

// question tells who is asked what, and what the answers are.
func (s *storyteller) question(a *table.Ask) {
	how := ""
	if a.Lane != 0 {
		how = ", side by side with others"
	}
	if a.Pass {
		how += ", and may pass"
	}
	if a.Prompt.Secret {
		how += ", in secret"
	}
	if a.Min != 1 || a.Max != 1 {
		how += fmt.Sprintf(", for %d to %d", a.Min, a.Max)
	}
	source := fmt.Sprintf("(%s, %s)", a.Prompt.Kind, a.Prompt.Rule)
	s.para(fmt.Sprintf("%d. ", s.number), s.seat(a.Seat)+" is asked"+how+": "+s.m.Question(a)+" "+source)
	for _, g := range s.offers(a.Seat, a.Options) {
		s.para("  ", "can "+g.why+": "+strings.Join(g.options, "; "))
	}
	for _, g := range s.denials(a.Seat, a.Denied) {
		s.para("  ", "can't, "+g.why+": "+strings.Join(g.options, "; "))
	}
	s.standing(a.Seat, "without a turn ", s.offers(a.Seat, a.Free))
	s.standing(a.Seat, "not without a turn, ", s.denials(a.Seat, a.FreeDenied))
}

// standing tells what has changed in a list that is much the same from question to question.
func (s *storyteller) standing(who table.Seat, what string, groups []group) {
	key := fmt.Sprint(who, what)
	old := s.stood[key]
	s.stood[key] = groups
	for _, g := range old {
		if options(groups, g.why) == nil {
			s.para("  ", what+g.why+": none any more")
		}
	}
	for _, g := range groups {
		before := options(old, g.why)
		if change := exchange(without(before, g.options), without(g.options, before)); change != "" {
			s.para("  ", what+g.why+": "+change)
		}
	}
}

// options are those of the group with that reason.
func options(groups []group, why string) []string {
	for _, g := range groups {
		if g.why == why {
			return g.options
		}
	}
	return nil
}

// group gathers options that are offered by the same rule, or denied for the same reason.
type group struct {
	why     string
	options []string
}

func gather(groups []group, why, option string) []group {
	i := slices.IndexFunc(groups, func(g group) bool { return g.why == why })
	if i < 0 {
		i = len(groups)
		groups = append(groups, group{why: why})
	}
	groups[i].options = append(groups[i].options, option)
	return groups
}

func (s *storyteller) offers(who table.Seat, offers []table.Offered) (groups []group) {
	for _, o := range offers {
		groups = gather(groups, "("+o.Rule+")", s.option(who, o.Option))
	}
	return groups
}

func (s *storyteller) denials(who table.Seat, denials []table.Denied) (groups []group) {
	for _, d := range denials {
		groups = gather(groups, d.Why+" ("+d.Rule+")", s.option(who, d.Option))
	}
	return groups
}

// option is an option by its key and its label.
func (s *storyteller) option(who table.Seat, o table.Option) string {
	key := table.Key(s.m.Verbs(), o)
	label, _ := s.m.Label(who, o)
	if label == key {
		return key
	}
	return fmt.Sprintf("%s %q", key, label)
}

// answer is what was answered, by keys and labels.
func (s *storyteller) answer(a *act) string {
	var all []string
	for _, k := range a.Keys {
		o, err := table.ParseKey(s.m.Verbs(), k)
		if err != nil {
			all = append(all, k) // it will not fit
			continue
		}
		all = append(all, s.option(a.Seat, o))
	}
	if all == nil {
		return a.key()
	}
	return strings.Join(all, " and ")
}

// chance tells the results of chance since the last act.
func (s *storyteller) chance() {
	if s.piles == nil {
		s.piles = map[string]bool{}
		for _, p := range s.m.Inspect().Truth().Piles() {
			s.piles[p.Name] = true
		}
	}
	var all []string
	for _, e := range s.m.Entries(s.entries) {
		s.entries++
		if e.Kind == table.KindChance {
			all = append(all, s.result(e))
		}
	}
	if all != nil {
		s.para("  chance: ", strings.Join(all, "; "))
	}
}

func (s *storyteller) result(e *table.Entry) string {
	if !s.piles[e.Name] {
		return fmt.Sprintf("%s %d", e.Name, e.Value)
	}
	text := fmt.Sprintf("%s, %s", e.Name, s.card(table.Card(e.Value)))
	if e.Who != table.Everyone {
		text += ", seen by " + s.names().seats(e.Who)
		if e.Back {
			text += ", its back by all"
		}
	}
	return text
}

// tales tells what was told since the last act: to all, and to a seat where that is something else.
func (s *storyteller) tales() {
	public := s.fresh(table.Nobody)
	for _, tale := range public {
		s.para("  told: ", tale)
	}
	for who := range table.Seat(s.m.Seats()) {
		for _, tale := range without(s.fresh(who), public) {
			s.para("  told "+s.seat(who)+": ", tale)
		}
	}
}

// tale is an event as a reader read it.
type tale struct {
	event table.Event
	text  string
}

// fresh are the tales that a reader has not read yet.
func (s *storyteller) fresh(reader table.Seat) []string {
	old := s.told[reader]
	var now []tale
	for i, e := range s.m.Events(reader) {
		if i < len(old) && old[i].event == e {
			now = append(now, old[i])
		} else {
			now = append(now, tale{e, fmt.Sprintf("%s (%s)", s.m.Tale(e, reader), e.Rule)})
		}
	}
	s.told[reader] = now
	return without(texts(now), texts(old))
}

func texts(tales []tale) []string {
	all := make([]string, len(tales))
	for i := range tales {
		all[i] = tales[i].text
	}
	return all
}

// sights tells what has changed in what all see, and in what a seat sees beside.
func (s *storyteller) sights() {
	public := s.changed(table.Nobody)
	s.changes("  all see ", public)
	for who := range table.Seat(s.m.Seats()) {
		own := slices.DeleteFunc(s.changed(who), func(c change) bool { return slices.Contains(public, c) })
		s.changes("  "+s.seat(who)+" sees ", own)
	}
}

// changed are the changes of a view since the last act.
func (s *storyteller) changed(who table.Seat) []change {
	is := s.names().node(reflect.ValueOf(s.m.View(who)))
	was := s.seen[who]
	if was == nil {
		was = &node{kind: is.kind}
	}
	s.seen[who] = &is
	all := changes("", was, &is)
	for i := range all {
		all[i].path = strings.TrimPrefix(all[i].path, "players")
	}
	return all
}

// changes tells changes, those of the same player or thing in one paragraph.
func (s *storyteller) changes(head string, all []change) {
	for len(all) > 0 {
		top := owner(all[0].path)
		var same []string
		for len(all) > 0 && owner(all[0].path) == top {
			path := strings.TrimPrefix(strings.TrimPrefix(all[0].path, top), ".")
			same = append(same, strings.TrimPrefix(path+" "+all[0].what, " "))
			all = all[1:]
		}
		if top != "" {
			top = top[1:len(top)-1] + ": "
		}
		s.para(head, top+strings.Join(same, "; "))
	}
}

// owner is the player in a path, or "".
func owner(path string) string {
	if end := strings.IndexByte(path, ']'); end > 0 && path[0] == '[' {
		return path[:end+1]
	}
	return ""
}

func (s *storyteller) line(text string) {
	s.WriteString(text)
	s.WriteByte('\n')
}

// para writes a paragraph behind a head, in lines of the width, the second and those after it indented.
func (s *storyteller) para(head, text string) {
	text = head + text
	indent := strings.Repeat(" ", len(head)-len(strings.TrimLeft(head, " "))) + "    "
	for len(text) > width {
		i := strings.LastIndexByte(text[:width], ' ')
		if i <= len(indent) {
			break
		}
		s.line(text[:i])
		text = indent + text[i+1:]
	}
	s.line(text)
}
