package lab

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
)

// Report is what came out. Ties are shared: two winners have half a win each.
type Report struct {
	Game    string            `json:"game"`
	Mode    string            `json:"mode"`
	Players int               `json:"players"`
	Options map[string]string `json:"options"`
	Seed    string            `json:"seed"`
	First   int               `json:"first"`
	Bots    []string          `json:"bots"`

	Games              int       `json:"games"` // asked for
	Finished           int       `json:"finished"`
	Failed             int       `json:"failed"`
	Failures           []Failure `json:"failures"` // the first of them, by number
	Seconds            float64   `json:"seconds"`
	Decisions          int       `json:"decisions"`
	DecisionsPerSecond float64   `json:"decisions_per_second"`
	MeanDecisions      float64   `json:"mean_decisions"`

	WinsBySeat      []float64    `json:"wins_by_seat"`
	WinRateBySeat   []Rate       `json:"win_rate_by_seat"`
	WonByNobody     int          `json:"won_by_nobody"`
	WinsByBot       []BotReport  `json:"wins_by_bot"`
	WinsByKind      []KindReport `json:"wins_by_kind"`
	MeanScoreBySeat []float64    `json:"mean_score_by_seat"`
	DeviationBySeat []float64    `json:"score_deviation_by_seat"`
	Rounds          Rounds       `json:"rounds"`

	Ends   map[string]int   `json:"ends"`   // how the matches ended
	Counts map[string]Count `json:"counts"` // what the game counts
}

// Rate is a share of games won, and the interval that holds the true one with 95 percent certainty.
type Rate struct {
	Rate float64 `json:"rate"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// BotReport is how a bot did. Even is the rate of a bot as strong as all others together.
type BotReport struct {
	Bot   string  `json:"bot"`
	Seats int     `json:"seats"` // it had, in all games
	Wins  float64 `json:"wins"`
	Rate
	Even float64 `json:"even"`
}

// KindReport is how the seats of a kind did. Even is the rate if the kind made no difference.
type KindReport struct {
	Kind  string  `json:"kind"`
	Seats int     `json:"seats"` // of that kind, in all games
	Wins  float64 `json:"wins"`
	Rate
	Even float64 `json:"even"`
}

// Rounds is how long the matches were.
type Rounds struct {
	Min   int         `json:"min"`
	Mean  float64     `json:"mean"`
	Max   int         `json:"max"`
	Games map[int]int `json:"games"` // by number of rounds
}

// report puts the tally into figures.
func (l *run) report(took time.Duration) *Report {
	t := l.total
	n := float64(t.games)
	r := &Report{
		Game: l.Box.Name, Mode: l.Setup.Mode, Players: l.Setup.Seats, Options: l.Setup.Options, Seed: l.Seed, First: l.First,
		Games: l.Games, Finished: t.games, Failed: t.failed, Seconds: took.Seconds(),
		Decisions: t.decisions, DecisionsPerSecond: per(float64(t.decisions), took.Seconds()), MeanDecisions: per(float64(t.decisions), n),
		WonByNobody: t.nobody, Ends: t.ends, Counts: map[string]Count{}, WinsByBot: []BotReport{}, WinsByKind: []KindReport{}, Failures: []Failure{},
	}
	slices.SortFunc(t.failures, func(a, b Failure) int { return a.Game - b.Game })
	r.Failures = append(r.Failures, t.failures...)
	for i, name := range t.counts.names {
		r.Counts[name] = t.counts.lines[i].Count
	}
	for s := range t.wins {
		wins := float64(t.wins[s]) / share
		mean := per(float64(t.scores[s]), n)
		r.WinsBySeat = append(r.WinsBySeat, wins)
		r.WinRateBySeat = append(r.WinRateBySeat, rate(wins, n))
		r.MeanScoreBySeat = append(r.MeanScoreBySeat, mean)
		r.DeviationBySeat = append(r.DeviationBySeat, math.Sqrt(max(0, per(float64(t.squares[s]), n)-mean*mean)))
	}
	for i, b := range l.Bots {
		x := BotReport{Bot: b.Name, Even: 1 / float64(len(t.wins))}
		shares := int64(0)
		for j, other := range l.Bots {
			if other.Name == b.Name {
				x.Seats, shares = x.Seats+t.botSeats[j], shares+t.botWins[j]
			}
		}
		x.Wins = float64(shares) / share
		x.Rate = rate(x.Wins, float64(x.Seats))
		if !slices.Contains(r.Bots, b.Name) {
			r.WinsByBot = append(r.WinsByBot, x)
		}
		r.Bots = append(r.Bots[:i], b.Name)
	}
	if len(l.Bots) == 0 {
		r.Bots = []string{"random"}
	}
	for _, name := range sorted(t.kinds, func(kind) int { return 0 }) {
		k := t.kinds[name]
		wins := float64(k.wins) / share
		r.WinsByKind = append(r.WinsByKind, KindReport{name, k.seats, wins, rate(wins, float64(k.seats)), 1 / float64(len(t.wins))})
	}
	r.Rounds.Games = t.rounds
	sum := 0
	for rounds, games := range t.rounds {
		if sum == 0 && r.Rounds.Max == 0 {
			r.Rounds.Min = rounds
		}
		r.Rounds.Min, r.Rounds.Max = min(r.Rounds.Min, rounds), max(r.Rounds.Max, rounds)
		sum += rounds * games
	}
	r.Rounds.Mean = per(float64(sum), n)
	return r
}

func per(a, b float64) float64 {
	if b == 0 {
		return 0
	}
	return a / b
}

func rate(wins, n float64) Rate {
	low, high := wilson(wins, n)
	return Rate{per(wins, n), low, high}
}

// Text writes the report for people.
func (r *Report) Text(w io.Writer) error {
	var b strings.Builder
	title := fmt.Sprintf("%s, %d players", r.Game, r.Players)
	if r.Mode != "" {
		title += ", " + r.Mode
	}
	fmt.Fprintf(&b, "%s: %s, seed %q\n", title, strings.Join(r.Bots, " against "), r.Seed)
	fmt.Fprintf(&b, "%s of %s games finished in %.1f s", thousands(r.Finished), thousands(r.Games), r.Seconds)
	if r.Failed > 0 {
		fmt.Fprintf(&b, ", %s FAILED", thousands(r.Failed))
	}
	fmt.Fprintf(&b, "\n%s decisions, %s a second, %.1f a game\n", thousands(r.Decisions), thousands(int(r.DecisionsPerSecond)), r.MeanDecisions)
	if r.Finished > 0 {
		r.figures(&b)
	}
	for i, f := range r.Failures {
		if i == 10 {
			fmt.Fprintf(&b, "... and %d more\n", r.Failed-i)
			break
		}
		fmt.Fprintf(&b, "FAILED: game %d: %s\n  to play it again: %s\n", f.Game, f.Error, r.command(f.Game))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func (r *Report) figures(b *strings.Builder) {
	fmt.Fprintf(b, "%d to %d rounds, %.2f on average:", r.Rounds.Min, r.Rounds.Max, r.Rounds.Mean)
	for n := r.Rounds.Min; n <= r.Rounds.Max; n++ {
		if games := r.Rounds.Games[n]; games > 0 && r.Rounds.Max-r.Rounds.Min < 12 {
			fmt.Fprintf(b, "  %d: %.1f %%", n, 100*per(float64(games), float64(r.Finished)))
		}
	}
	b.WriteString("\n\n")
	w := tabwriter.NewWriter(b, 0, 0, 3, ' ', 0)
	fmt.Fprint(w, "seat\twins\trate (95 % interval)\tmean score\tdeviation\n")
	for s := range r.Players {
		fmt.Fprintf(w, "%d\t%.1f\t%s\t%.2f\t%.2f\n", s+1, r.WinsBySeat[s], r.WinRateBySeat[s], r.MeanScoreBySeat[s], r.DeviationBySeat[s])
	}
	if r.WonByNobody > 0 {
		fmt.Fprintf(w, "nobody\t%d\n", r.WonByNobody)
	}
	if len(r.WinsByBot) > 1 {
		fmt.Fprint(w, "\nbot\twins\trate (95 % interval)\tif even\n")
		for _, x := range r.WinsByBot {
			fmt.Fprintf(w, "%s\t%.1f\t%s\t%.1f %%\n", x.Bot, x.Wins, x.Rate, 100*x.Even)
		}
	}
	if len(r.WinsByKind) > 0 {
		fmt.Fprint(w, "\nkind\tseats\twins\trate (95 % interval)\tif even\n")
		for _, x := range r.WinsByKind {
			fmt.Fprintf(w, "%s\t%d\t%.1f\t%s\t%.1f %%\n", x.Kind, x.Seats, x.Wins, x.Rate, 100*x.Even)
		}
	}
	if len(r.Ends) > 0 {
		fmt.Fprint(w, "\nending\tgames\n")
		for _, name := range sorted(r.Ends, func(n int) int { return n }) {
			fmt.Fprintf(w, "%s\t%d\t%.1f %%\n", name, r.Ends[name], 100*per(float64(r.Ends[name]), float64(r.Finished)))
		}
	}
	if len(r.Counts) > 0 {
		fmt.Fprint(w, "\ncounted\tgames\ta game\n")
		for _, name := range sorted(r.Counts, func(c Count) int { return c.Games }) {
			c := r.Counts[name]
			fmt.Fprintf(w, "%s\t%.1f %%\t%.3f\n", name, 100*per(float64(c.Games), float64(r.Finished)), per(float64(c.Total), float64(r.Finished)))
		}
	}
	w.Flush()
}

// String is "51.3 % (49.9 to 52.7)".
func (r Rate) String() string {
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", 100*r.Rate, 100*r.Low, 100*r.High)
}

// command is what plays one game of the report alone.
func (r *Report) command(k int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "waystation lab %s --players %d", r.Game, r.Players)
	if r.Mode != "" {
		fmt.Fprintf(&b, " --mode %q", r.Mode)
	}
	for _, name := range sorted(r.Options, func(string) int { return 0 }) {
		fmt.Fprintf(&b, " --options %q", name+"="+r.Options[name])
	}
	fmt.Fprintf(&b, " --bots %s --seed %q --first %d --games 1", strings.Join(r.Bots, ","), r.Seed, k)
	return b.String()
}

// sorted are the keys, the greatest count first, then by name.
func sorted[T any](m map[string]T, count func(T) int) []string {
	var names []string
	for name := range m {
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, b string) int {
		if d := count(m[b]) - count(m[a]); d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	return names
}

// thousands writes 1234567 as 1,234,567.
func thousands(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
