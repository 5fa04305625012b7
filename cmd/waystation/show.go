package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"sort"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/scene"
	"waystation/rules"
	"waystation/table"
	"waystation/tongue"
	"waystation/web"
)

// width is the columns of a terminal that all of it fits into.
const width = 80

// ink colours words, where there is colour.
type ink struct {
	terminal bool // lines may be cleared
	colour   bool
}

// newInk looks whether the output is a terminal and its owner wants colour.
func newInk(p *program) ink {
	t := terminal(p.out)
	return ink{terminal: t, colour: t && p.env("NO_COLOR") == "" && p.env("TERM") != "dumb"}
}

func (i ink) paint(code, s string) string {
	if !i.colour {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[0m"
}

func (i ink) bold(s string) string { return i.paint("1", s) }
func (i ink) dim(s string) string  { return i.paint("2", s) }

// say prints text in the reader's language, wrapped.
func (t *session) say(text string) {
	for _, line := range wrap(t.in.Say(text), width) {
		fmt.Fprintln(t.out, line)
	}
}

// lay prints text that is in the reader's language already, wrapped.
func (t *session) lay(text string) {
	for _, line := range wrap(text, width) {
		fmt.Fprintln(t.out, line)
	}
}

// wrap breaks text into lines of at most so many columns, at spaces.
func wrap(text string, columns int) []string {
	var lines []string
	for _, paragraph := range strings.Split(text, "\n") {
		line := ""
		for _, word := range strings.Fields(paragraph) {
			switch {
			case line == "":
				line = word
			case len([]rune(line))+1+len([]rune(word)) <= columns:
				line += " " + word
			default:
				lines = append(lines, line)
				line = word
			}
		}
		lines = append(lines, line)
	}
	return lines
}

func (t *session) name(s table.Seat) string { return seatName(t.m, s) }

// seatName is what the game calls a seat.
func seatName(m *table.Match, s table.Seat) string {
	if n, ok := m.Inspect().Truth().(interface{ SeatName(table.Seat) string }); ok {
		return n.SeatName(s)
	}
	return "Player " + strconv.Itoa(int(s)+1)
}

func (t *session) welcome() {
	setup := t.m.Setup()
	fmt.Fprintln(t.out, t.ink.bold(t.in.Say(t.m.Box().Title)))
	var seats []string
	for s := range t.players {
		who := "you"
		switch {
		case t.players[s] != nil:
			who = t.level + " bot"
		case t.level == "":
			who = "a person"
		}
		seats = append(seats, t.in.Say(t.name(table.Seat(s)))+": "+t.in.Say(who))
	}
	t.lay(strings.Join(seats, ", ") + ".")
	if setup.Mode != "" {
		t.say("Mode " + setup.Mode + ".")
	}
	t.say("Chance is decided by a secret seed whose hash is " + t.m.Seed().Hash())
	t.say("h tells what you can type.")
}

func (t *session) help() {
	fmt.Fprint(t.out, t.in.Say(`You can type
  3          answer number 3; the words in front of an answer do as well
  1+3        two answers where several may be chosen; none for none of them
  pass       where the first to act counts
  ?          what can't be done now, and why
  f, f 2     what needs no turn; do number 2 of it
  v          see the table again
  u          take your last answer back
  r, r ID    the rule of this question; any rule by its ID
  l, l 50    the last 20 lines of the log, or more
  s FILE     save the match
  q          leave; "waystation play --load FILE" goes on
`))
}

// situation shows the seat what happened, the table, and the question. Of a table that the seat has just seen it shows
// only what has changed, unless all of it is wanted.
func (t *session) situation(s table.Seat, all bool) {
	t.news(s)
	round := fmt.Sprint(english.Capital(cmp.Or(t.m.Box().Unit, "round")), " ", t.m.Result().Rounds)
	title := fmt.Sprintf("%s, %s ", t.in.Say(round), t.in.Say(t.name(s)))
	fmt.Fprintf(t.out, "\n%s\n", t.ink.bold("-- "+title+strings.Repeat("-", max(0, width-3-len([]rune(title))))))
	now := t.table(s)
	show := now
	if changed := fresh(t.seen, now); !all && t.last == s && len(changed) <= len(now)/2 {
		show = changed
	}
	for _, paragraph := range show {
		fmt.Fprintln(t.out, paragraph)
	}
	t.seen, t.last = now, s
	t.question(s)
}

// fresh are the paragraphs that were not there before.
func fresh(before, now []string) []string {
	old := map[string]int{}
	for _, paragraph := range before {
		old[paragraph]++
	}
	var out []string
	for _, paragraph := range now {
		if old[paragraph] > 0 {
			old[paragraph]--
			continue
		}
		out = append(out, paragraph)
	}
	return out
}

// hanging is how far a line is indented that belongs to the one above it.
const hanging = "        "

// table is what the seat sees, in paragraphs.
func (t *session) table(s table.Seat) []string {
	view := t.m.View(s)
	if t.game.Text == nil {
		return raw(view)
	}
	return paragraphs(t.game.Text(view, t.in))
}

// paragraphs are the lines of a text, each with those that belong to it.
func paragraphs(text string) []string {
	var out []string
	for _, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		if out != nil && belongs(line, out[len(out)-1]) {
			out[len(out)-1] += "\n" + line
			continue
		}
		out = append(out, line)
	}
	return out
}

// belongs reports whether a line goes on with a paragraph: it hangs from it, or stands under a heading.
func belongs(line, paragraph string) bool {
	if strings.HasPrefix(line, hanging) {
		return true
	}
	heading, _, _ := strings.Cut(paragraph, "\n")
	return strings.HasSuffix(heading, ":") && indent(line) > indent(heading)
}

func indent(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }

// maxRaw is how many lines of a view are shown that nobody has put into words.
const maxRaw = 60

// raw is a view as JSON.
func raw(view any) []string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(view); err != nil {
		return []string{"The table can't be shown: " + err.Error()}
	}
	lines := strings.Split(strings.TrimSpace(b.String()), "\n")
	if more := len(lines) - maxRaw; more > 0 {
		lines = append(lines[:maxRaw], fmt.Sprintf("... and %d lines more", more))
	}
	for i, line := range lines {
		if r := []rune(line); len(r) > width {
			lines[i] = string(r[:width-3]) + "..."
		}
	}
	return lines
}

// tales is all that was told, as the seat may know it.
func (t *session) tales(s table.Seat) []string {
	var out []string
	for _, e := range t.m.Events(s) {
		if tale := t.m.Tale(e, s); tale != "" {
			out = append(out, tale)
		}
	}
	return out
}

// news tells what the seat has not read yet. What was told in others' lanes comes into the middle of what was read.
func (t *session) news(s table.Seat) {
	now, before := t.tales(s), t.told[s]
	i := 0
	for i < len(now) && i < len(before) && now[i] == before[i] {
		i++
	}
	read := map[string]int{}
	for _, tale := range before[i:] {
		read[tale]++
	}
	for _, tale := range now[i:] {
		if read[tale] > 0 {
			read[tale]--
			continue
		}
		t.item("* ", tale)
	}
	t.told[s] = now
}

// item prints a paragraph in the reader's language that hangs from a mark.
func (t *session) item(mark, text string) {
	for i, line := range wrap(t.in.Say(text), width-len(mark)) {
		if i > 0 {
			mark = strings.Repeat(" ", len(mark))
		}
		fmt.Fprintln(t.out, mark+line)
	}
}

// question shows the question with its options, numbered.
func (t *session) question(s table.Seat) {
	a := t.m.Ask(s)
	text := t.in.Say(t.m.Question(a))
	switch {
	case a.Amounts:
		text += t.phrase(" (choose %d to %d in all, set apart by spaces; 2*3 is the second three times)",
			a.Min, a.Max)
	case a.Min == 1 && a.Max == 1:
	case a.Max == 1:
		text += t.phrase(" (choose 1 or none)")
	case a.Min == a.Max:
		text += t.phrase(" (choose %d, set apart by spaces)", a.Min)
	default:
		text += t.phrase(" (choose %d to %d, set apart by spaces)", a.Min, a.Max)
	}
	fmt.Fprintln(t.out)
	for _, line := range wrap(text, width) {
		fmt.Fprintln(t.out, t.ink.bold(line))
	}
	options := a.Options
	if a.Pass {
		options = append(options[:len(options):len(options)], table.Offered{Option: table.Pass, Rule: a.Prompt.Rule})
	}
	above, each := scene.Foreseen(t.m.Voice(nil), a)
	if above != "" {
		t.say(above)
	}
	t.offers(s, options, func(o table.Option) string { return t.outlook(each[o]) })
	var more []string
	if len(a.Denied) > 0 {
		more = append(more, "? "+t.phrase("why not %d more", len(a.Denied)))
	}
	if len(a.Free) > 0 {
		more = append(more, "f "+t.phrase("%d without a turn", len(a.Free)))
	}
	if t.m.CanUndo(s) == nil {
		more = append(more, "u "+t.phrase("undo"))
	}
	if more != nil {
		fmt.Fprintln(t.out, t.ink.dim("     "+strings.Join(more, "   ")))
	}
}

// phrase is words, with numbers or without, in the reader's language.
func (t *session) phrase(format string, numbers ...any) string {
	return t.in.Say(fmt.Sprintf(format, numbers...))
}

// stakes are the words for what an option puts at stake.
var stakes = [...]string{table.NoStake: "", table.Waste: "waste", table.Loss: "a loss", table.End: "the end"}

// outlook is what would follow from an option, behind its label.
func (t *session) outlook(x table.Outlook) string {
	words := ""
	if x.Words != "" {
		words = " - " + t.in.Say(x.Words)
	}
	if x.Stake != table.NoStake {
		words += " (" + t.in.Say(stakes[x.Stake]) + ")"
	}
	return words
}

// offers lists options with their numbers, keys and rules, and with what looks says of them, if it is not nil.
func (t *session) offers(s table.Seat, offers []table.Offered, looks func(table.Option) string) {
	for i, o := range offers {
		text := t.optionText(s, o.Option)
		if o.Most > 0 {
			text += t.phrase(" (up to %d)", o.Most)
		}
		if looks != nil {
			text += looks(o.Option)
		}
		t.line(fmt.Sprintf("%3d  ", i+1), text, o.Rule)
	}
}

// line prints one option, with its rule at the right edge where there is room.
func (t *session) line(mark, text, rule string) {
	room := width - len(mark) - len(rule) - 3
	for i, line := range wrap(text, room) {
		if i > 0 {
			fmt.Fprintln(t.out, strings.Repeat(" ", len(mark))+line)
			continue
		}
		pad := strings.Repeat(" ", room-min(room, len([]rune(line)))+1)
		fmt.Fprintln(t.out, mark+line+pad+t.ink.dim("["+rule+"]"))
	}
}

// optionText is the key of an option, and its label if that says more.
func (t *session) optionText(s table.Seat, o table.Option) string {
	key := table.Key(t.m.Verbs(), o)
	if label, _ := t.m.Label(s, o); !strings.EqualFold(label, key) {
		return key + ": " + t.in.Say(label)
	}
	return key
}

// denied tells what can't be done now.
func (t *session) denied(s table.Seat) {
	a := t.m.Ask(s)
	if len(a.Denied) == 0 {
		t.say("Nothing else is thought of here; r tells the rule of the question.")
	}
	t.denials(s, a.Denied)
}

func (t *session) denials(s table.Seat, denials []table.Denied) {
	for _, d := range denials {
		t.line("  -  ", strings.TrimSuffix(t.optionText(s, d.Option), ".")+": "+t.in.Say(d.Why), d.Rule)
	}
}

// log prints the end of what was told.
func (t *session) log(s table.Seat, number string) {
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 {
		n = 20
	}
	tales := t.tales(s)
	if len(tales) == 0 {
		t.say("Nothing has happened yet.")
	}
	for _, tale := range tales[max(0, len(tales)-n):] {
		t.item("  ", tale)
	}
}

// rule prints a rule: the one of that ID, or that of the question.
func (t *session) rule(s table.Seat, id string) {
	if id == "" {
		id = t.m.Ask(s).Prompt.Rule
	}
	for _, r := range t.game.Ledger.Rules() {
		if strings.EqualFold(r.ID, id) {
			title, text := t.ruled(&r)
			t.lay(t.ink.bold(r.ID+" "+title) + "\n" + text + "\n" + t.ink.dim(t.in.Say(r.Chapter)))
			return
		}
	}
	t.say(fmt.Sprintf("There is no rule %s. \"waystation rules %s\" lists them.", id, t.game.Box.Name))
}

// ruled are a rule's title and text in the reader's language, which has the two as one.
func (t *session) ruled(r *rules.Rule) (title, text string) {
	whole, known := t.in.Known(r.Marked())
	title, text, cut := strings.Cut(strings.TrimPrefix(whole, "*"), "* ")
	if t.in == nil || !known || !cut {
		return r.Title, r.Text
	}
	title, text = strings.TrimSuffix(title, "."), web.Plain(text)
	return title, text
}

// standing is the final table: places, names and scores, and what these count.
func standing(m *table.Match, in *tongue.Tongue) string {
	r := m.Result()
	seats := make([]int, len(r.Scores))
	longest := 0
	for s := range seats {
		seats[s] = s
		longest = max(longest, len([]rune(in.Say(seatName(m, table.Seat(s))))))
	}
	won := func(s int) bool { return r.Winners.Has(table.Seat(s)) }
	sort.SliceStable(seats, func(i, j int) bool {
		a, b := seats[i], seats[j]
		if won(a) != won(b) {
			return won(a)
		}
		return r.Scores[a] > r.Scores[b]
	})
	var b strings.Builder
	if e, ok := m.Inspect().Truth().(interface{ Ending() string }); ok {
		fmt.Fprintf(&b, "%s\n", in.Say("Ending: "+e.Ending()))
	}
	if unit := m.Box().Score; unit != "" {
		fmt.Fprintf(&b, "%s:\n", in.Say(unit))
	}
	for _, s := range seats {
		name := in.Say(seatName(m, table.Seat(s)))
		mark := ""
		if won(s) {
			mark = "  " + in.Say("won")
		}
		fmt.Fprintf(&b, "  %s%s %5d%s\n", name, strings.Repeat(" ", longest-len([]rune(name))), r.Scores[s], mark)
	}
	switch {
	case r.Outcome == table.Won:
		b.WriteString(in.Say("Won together.") + "\n")
	case r.Outcome == table.Lost:
		b.WriteString(in.Say("Lost together.") + "\n")
	case r.Winners == 0:
		b.WriteString(in.Say("Nobody won.") + "\n")
	}
	return b.String()
}
