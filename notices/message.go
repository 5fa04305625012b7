package notices

import (
	"strings"

	"waystation/tongue"
)

// Reason is why a seat needs its people.
type Reason string

// The reasons.
const (
	Asked   Reason = "asked"   // a decision waits for it
	Nudged  Reason = "nudged"  // somebody at the table asks for them
	Clock   Reason = "clock"   // its time runs out
	Deputed Reason = "deputed" // somebody else answers in their place
)

// Table is a match that needs somebody, as far as anybody may know of it.
type Table struct {
	Game    string   // Firelands
	With    []string // who else sits there
	Waiting []string // those of them who can do nothing meanwhile
	Path    string   // of its page: /t/...?seat=2
}

// Message is what a channel carries. It is the same for all kinds of channels.
type Message struct {
	Title string // one line
	Lines []string
	URL   string // where it leads
	Stop  string // where the channel can be ended
	More  string // what stands before Stop where both are text
}

// in is the message in a language. The names in it are put into a row already.
func (m Message) in(t *tongue.Tongue) Message {
	m.Title, m.More = t.Say(m.Title), t.Say("No more of these:")
	m.Lines = append([]string{}, m.Lines...)
	for i := range m.Lines {
		m.Lines[i] = t.Say(m.Lines[i])
	}
	return m
}

// stop is the last line of a mail.
func (m *Message) stop() string { return m.More + " " + m.Stop }

// text is the message without its title.
func (m *Message) text() string { return strings.Join(m.Lines, "\n") }

// needed is a table of a notice, and why it is needed.
type needed struct {
	Table
	why   Reason
	again bool // they have been told before
}

// words are what is said of a table, with the names in a row as a language has it.
func (n needed) words(t *tongue.Tongue) string {
	words := n.Game
	if len(n.With) > 0 {
		words += " with " + together(t, n.With)
	}
	wait := "a decision waits for you"
	if len(n.Waiting) > 0 {
		wait = together(t, n.Waiting) + " waits for you"
		if len(n.Waiting) > 1 {
			wait = together(t, n.Waiting) + " wait for you"
		}
	}
	switch {
	case n.why == Clock:
		return words + ": your time runs out."
	case n.why == Deputed:
		return words + ": another player answers for you until you are back."
	case n.why == Nudged:
		return words + ": you were asked to come back; " + wait + "."
	case n.again:
		return words + ": " + wait + ", still."
	}
	return words + ": " + wait + "."
}

// call is the message that some tables need somebody. There is at least one.
func call(t *tongue.Tongue, tables []needed, base string) Message {
	m := Message{Title: "You are needed: " + tables[0].Game, URL: base + tables[0].Path}
	if tables[0].why == Deputed {
		m.Title = "Somebody answers for you: " + tables[0].Game
	}
	if len(tables) > 1 {
		m.Title, m.URL = "You are needed at "+count(len(tables))+" tables", base+"/"
	}
	for i, n := range tables {
		if i == mostLines {
			m.Lines = append(m.Lines, "And at "+count(len(tables)-i)+" more.")
			break
		}
		m.Lines = append(m.Lines, n.words(t))
	}
	return m
}

// mostLines is how many tables a message names.
const mostLines = 8

func trial(base string) Message {
	return Message{
		Title: "Waystation can reach you here", URL: base + "/settings#calls",
		Lines: []string{"You asked for this one to try it. The next will come when a table waits for you."},
	}
}

// confirmation asks whoever has a mailbox whether they want to be called there.
func confirmation(url string) Message {
	return Message{
		Title: "Shall Waystation call you here?", URL: url,
		Lines: []string{"Somebody, you as we hope, wants to be told in this mailbox when a table waits for them.",
			"If it was you, open this page and press Yes. If not, do nothing: nothing more will come."},
	}
}

// together puts names into one phrase of a language, the first few of them.
func together(t *tongue.Tongue, names []string) string {
	const most = 3
	if len(names) > most {
		names = append(append([]string{}, names[:most]...), t.Say(count(len(names)-most)+" more"))
	}
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + " " + t.Say("and") + " " + names[last]
}

// count is a small number in words.
func count(n int) string {
	words := strings.Fields("no one two three four five six seven eight nine ten eleven twelve")
	if n < len(words) {
		return words[n]
	}
	return "many"
}
