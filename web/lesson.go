package web

import (
	"slices"
	"strconv"
	"strings"
)

// Lesson is what the narrator of a guided match says at the question, and how far it has come.
type Lesson struct {
	Narrator string
	Say      []string // marked text; empty where there is nothing new to say
	Task     string   // marked text: what to do now
	Learned  []Learned
	Step     int      // how many steps are done
	Steps    int      // and how many there are
	Points   []string // pieces, as in data-piece
	Suggests string   // the key of the answer that the task speaks of; "" where it names none or several
	SkipURL  string   // "" where there is no step to skip
	LeaveURL string   // where the narrator is sent away
	NextURL  string   // where a whole match is begun, once all steps are done; "" before
}

// Learned is one thing the match teaches.
type Learned struct {
	Words string
	Done  bool
	Now   bool
}

// unfolded are choices, of which the one that the narrator suggests is not folded away.
func (a Ask) unfolded(choices []Choice) []Choice {
	if a.Lesson == nil || a.Lesson.Suggests == "" {
		return choices
	}
	out := slices.Clone(choices)
	for i := range out {
		if out[i].Key == a.Lesson.Suggests {
			out[i].Seldom = false
		}
	}
	return out
}

// progress says how far the lesson has come: it moves with each step, also with those that teach nothing new.
func (l *Lesson) progress() string {
	switch {
	case l.NextURL != "":
		return "the lesson is over"
	case l.SkipURL == "": // the narrator waits for what the next step is about
		return strconv.Itoa(l.Step) + " of " + strconv.Itoa(l.Steps) + " steps done"
	}
	return "step " + strconv.Itoa(min(l.Step+1, l.Steps)) + " of " + strconv.Itoa(l.Steps)
}

// points are the pieces that the narrator points at, as the page's script reads them.
func (l *Lesson) points() string { return strings.Join(l.Points, " ") }
