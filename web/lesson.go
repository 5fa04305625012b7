package web

import (
	"strconv"
	"strings"
)

// Lesson is what the narrator of a guided match says at the question, and how far it has come.
type Lesson struct {
	Narrator string
	Say      []string // marked text; empty where there is nothing new to say
	Task     string   // marked text: what to do now
	Learned  []Learned
	Points   []string // pieces, as in data-piece
	SkipURL  string   // "" where there is no step to skip
	LeaveURL string   // where the narrator is sent away
}

// Learned is one thing the match teaches.
type Learned struct {
	Words string
	Done  bool
	Now   bool
}

// progress says how much has been learned.
func (l *Lesson) progress() string {
	n := 0
	for _, x := range l.Learned {
		if x.Done {
			n++
		}
	}
	return strconv.Itoa(n) + " of " + strconv.Itoa(len(l.Learned))
}

// points are the pieces that the narrator points at, as the page's script reads them.
func (l *Lesson) points() string { return strings.Join(l.Points, " ") }
