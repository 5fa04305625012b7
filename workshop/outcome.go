package workshop

import "strconv"

// Outcome is a job with what came of it, for programs.
type Outcome struct {
	Played
	Games  int     `json:"games"`
	Sweep  *Sweep  `json:"sweep,omitempty"`
	Points []Point `json:"points"`
}

// Outcome is the job with what came of it.
func (j *Job) Outcome(points []Point) *Outcome { return &Outcome{j.Played, j.Games, j.Sweep, points} }

// Lines are the figures of all points as a table: a line each, below the names of the columns.
func Lines(points []Point) [][]string {
	out := [][]string{{
		"value", "group", "name", "printed", "changed", "difference", "low", "high", "p", "sure", "seeds", "games",
	}}
	f := func(x float64) string { return strconv.FormatFloat(x, 'g', 6, 64) }
	for _, p := range points {
		for _, d := range p.Differences {
			out = append(out, []string{strconv.Itoa(p.Value), d.Group, d.Name, f(d.First), f(d.Second), f(d.Difference),
				f(d.Low), f(d.High), f(d.P), strconv.FormatBool(d.Sure), strconv.Itoa(p.Groups), strconv.Itoa(p.Games)})
		}
	}
	return out
}
