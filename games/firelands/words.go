package firelands

import (
	"strconv"
	"strings"

	"waystation/table"
)

// The game speaks by templates. A prompt's sentence stands where the question is put (question), an option's label
// beside its verb (speak), an event's sentence beside its number (tell). In a template {a}, {b} and {c} are the
// numbers of the question, option or event, {card a} is the name of the card they number, {n a box boxes} counts, and
// so on: see formats.

var (
	sentences = map[*table.Prompt]string{}
	verbs     [256]verbWords
	tales     [256]taleWords
	formats   = map[string]func(g *Game, n []int16) string{}
)

// verbWords are the words of a verb: the key it has in logs, its label, and the piece on the screen it belongs to.
type verbWords struct{ key, label, piece string }

// taleWords are the sentences of an event: for everybody, and for those who may know its secret, {secret}.
type taleWords struct{ public, private string }

// question makes a prompt and gives it words.
func question(kind, rule, words string) *table.Prompt {
	p := &table.Prompt{Kind: kind, Rule: rule}
	sentences[p] = words
	return p
}

// always is the same question, put even when there is one answer, because its absence would tell what a hand holds.
func always(p *table.Prompt) *table.Prompt {
	q := *p
	q.Always = true
	sentences[&q] = sentences[p]
	return &q
}

// idly gives a question the answer that counts when nobody answers in time, where that is not the first.
func idly(key string, p *table.Prompt) *table.Prompt {
	p.Default = key
	return p
}

// secret is a question whose answer is not public.
func secret(p *table.Prompt) *table.Prompt {
	p.Secret = true
	return p
}

// speak gives words to verbs, from a number on.
func speak(from table.Verb, words ...verbWords) bool {
	copy(verbs[from:], words)
	return true
}

// narrate gives words to events, from a number on.
func narrate(from uint8, words ...taleWords) bool {
	copy(tales[from:], words)
	return true
}

// format makes a word for templates: {name a b} calls it with the numbers a and b.
func format(name string, f func(g *Game, n []int16) string) bool {
	formats[name] = f
	return true
}

// verbNames are the keys of all verbs by number. A number without a verb has a key that nobody can write.
var verbNames []string

func init() {
	last := 0
	for i := range verbs {
		if verbs[i].key != "" {
			last = i
		}
	}
	for _, v := range verbs[:last+1] {
		if v.key == "" {
			v.key = ":"
		}
		verbNames = append(verbNames, v.key)
	}
}

// Verbs are the names of all verbs by number.
func (g *Game) Verbs() []string { return verbNames }

// Question is the sentence of a question, as the seat reads it.
func (g *Game) Question(p *table.Prompt, about [3]int16, s table.Seat) string {
	return g.fill(sentences[p], about, s, 0)
}

// Label is the short name of an option, and the piece on the screen it belongs to.
func (g *Game) Label(o table.Option, s table.Seat) (label, piece string) {
	v := &verbs[o.Verb]
	n := [3]int16{o.A, o.B, o.C}
	label = g.fill(v.label, n, s, 0)
	return label, g.fill(v.piece, n, s, 0)
}

// Tale is the sentence of an event, for a reader who may know what the event holds.
func (g *Game) Tale(e table.Event, reader table.Seat) string {
	w := &tales[e.Verb]
	template := w.public
	if w.private != "" && e.Secret != table.Hidden {
		template = w.private
	}
	return g.fill(template, [3]int16{e.A, e.B, e.C}, e.Seat, e.Secret)
}

// fill puts numbers and names into a template.
func (g *Game) fill(template string, n [3]int16, who table.Seat, secret int16) string {
	var b strings.Builder
	for {
		text, rest, found := strings.Cut(template, "{")
		b.WriteString(text)
		if !found {
			break
		}
		hole, after, _ := strings.Cut(rest, "}")
		template = after
		words := strings.Fields(hole)
		var args []int16
		var nouns []string
		for _, w := range words[1:] {
			if v, ok := value(w, n, who, secret); ok {
				args = append(args, v)
			} else {
				nouns = append(nouns, w)
			}
		}
		if v, ok := value(words[0], n, who, secret); ok && len(words) == 1 && words[0] != "who" {
			b.WriteString(strconv.Itoa(int(v)))
			continue
		}
		switch words[0] {
		case "who":
			b.WriteString(g.SeatName(who))
		case "n": // {n a box boxes}
			b.WriteString(strconv.Itoa(int(args[0])) + " ")
			fallthrough
		case "one": // {one a is are}
			if args[0] == 1 {
				b.WriteString(nouns[0])
			} else {
				b.WriteString(nouns[1])
			}
		default:
			if f := formats[words[0]]; f != nil {
				b.WriteString(f(g, args))
			}
		}
	}
	return b.String()
}

// value is what a word of a template stands for, if it stands for a number.
func value(word string, n [3]int16, who table.Seat, secret int16) (int16, bool) {
	switch word {
	case "a", "b", "c":
		return n[word[0]-'a'], true
	case "secret":
		return secret, true
	case "who":
		return int16(who), true
	}
	return 0, false
}

// SeatName is what a player is called: by colour.
func (g *Game) SeatName(s table.Seat) string {
	if s < 0 || int(s) >= int(g.Players) || g.mat(s).Colour == White {
		return "Nobody"
	}
	return colourNames[g.mat(s).Colour]
}

// CardNamed finds a card by its handle ("MRE 2", "Desert Son (red)") or its ID.
func (g *Game) CardNamed(name string) (table.Card, bool) { return Named(name) }

// the name of a card in the middle of a sentence.
func theCard(c int16) string {
	if c < 0 {
		return "a card"
	}
	switch f := Of(table.Card(c)); f.Kind {
	case KindSurvivor, KindEncounter, KindDevice, KindTruck, KindTrailer, KindLocation:
		return "the " + strings.TrimPrefix(strings.TrimPrefix(f.Name, "The "), "the ")
	default:
		return f.Name
	}
}

var zoneWords = map[Stack]string{Active: "Active Zone", Exhausted: "Exhausted Zone", Rest: "Rest Zone"}

var _ = format("card", func(_ *Game, n []int16) string { return Of(table.Card(n[0])).Name }) &&
	format("the", func(_ *Game, n []int16) string { return theCard(n[0]) }) &&
	format("The", func(_ *Game, n []int16) string { return capital(theCard(n[0])) }) &&
	format("seat", func(g *Game, n []int16) string { return g.SeatName(table.Seat(n[0])) }) &&
	format("token", func(_ *Game, n []int16) string { return tokenNames[n[0]] }) &&
	format("area", func(_ *Game, n []int16) string { return areaNames[n[0]] }) &&
	format("zone", func(_ *Game, n []int16) string { return zoneWords[Stack(n[0])] }) &&
	format("box", func(_ *Game, n []int16) string {
		b := spot(n[0])
		return "box " + strconv.Itoa(b.box()+1) + " of " + theCard(int16(b.card()))
	}) &&
	format("content", func(g *Game, n []int16) string { // what a box would lose
		if c := g.cargo(spot(n[0])); c.Token != NoToken {
			return ", losing 1 " + tokenNames[c.Token]
		}
		return ""
	}) &&
	format("kind", func(_ *Game, n []int16) string { return boxNames[spot(n[0]).kind()] }) &&
	format("boxpiece", func(_ *Game, n []int16) string { // {boxpiece who a}
		b := spot(n[1])
		return "box:" + strconv.Itoa(int(n[0])) + ":" + strconv.Itoa(int(b.card())) + ":" + strconv.Itoa(b.box())
	}) &&
	format("slot", func(g *Game, n []int16) string {
		if p := g.pile(slotPile(int(n[0]))); p.Len() > 0 {
			return Of(p.At(0)).Name
		}
		return "slot " + strconv.Itoa(int(n[0]))
	}) &&
	format("more", func(_ *Game, n []int16) string { // {more a}: how many are left after this one
		if n[0] <= 1 {
			return ""
		}
		return " (" + strconv.Itoa(int(n[0])) + " to go)"
	}) &&
	format("because", func(_ *Game, n []int16) string { // {because a}: the card behind it, if any
		if n[0] < 0 {
			return ""
		}
		return Of(table.Card(n[0])).Name + ": "
	})

func capital(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

var (
	tokenNames = []string{"nothing", "Food", "Contaminated Food", "Fuel", "Ammo", "Survivor", "Object"}
	areaNames  = []string{"your convoy", "your Truck", "your bottom row", "your top row", "your column 1", "your column 2", "your columns 3-4",
		"your second and third Trailer"}
	boxNames = []string{"", "open", "Survivor", "Food or Fuel", "armor", "Weapon", "Flamethrower", "Saw", "Tracks", "Drill", "MAX +1", "speed",
		"extra Outcome", "Anti-Contamination", "Fame", "Fame per Device", "recycle Truck", "recycle Trailer", "recycle Device"}
)
