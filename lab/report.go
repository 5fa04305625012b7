package lab

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"text/tabwriter"
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

	Ranges  [][2]int              `json:"ranges"`  // games asked for: from the first up to but not including the last
	Scores  map[int]int           `json:"scores"`  // how often a seat reached each score
	Duels   []Duel                `json:"duels"`   // of every two bots, over twins
	Ratings []Rating              `json:"ratings"` // of three and more bots
	Cards   map[string]CardReport `json:"cards"`
	Losses  map[string]Count      `json:"losses"`          // what befell seats
	Drama   *Drama                `json:"drama,omitempty"` // of runs that were asked for it
	Changed *Changed              `json:"changed,omitempty"`

	// Precision is how well shares are wanted, for the number of games that takes; 0: to within 0.02.
	Precision float64 `json:"-"`
}

// CardReport is what became of a card: in how many games it was offered and taken, by how many seats in all, and what
// share of these won.
type CardReport struct {
	Offered int     `json:"offered"`
	Taken   int     `json:"taken"`
	Seats   int     `json:"seats"`
	Wins    float64 `json:"wins"`
	Rate
}

// Changed is how the same games went with changed cards, or in another run. First are the built-in cards.
type Changed struct {
	Changes     []Change     `json:"changes,omitempty"` // what the changed cards have that the built-in ones have not
	From        []Origin     `json:"from,omitempty"`    // the two runs that are compared
	Games       int          `json:"games"`
	Finished    int          `json:"finished"`
	Failed      int          `json:"failed"`
	Failures    []Failure    `json:"failures"`
	Groups      int          `json:"groups"` // groups of games on one seed, whole on both sides
	Same        int          `json:"same"`   // of them, those whose games went alike
	Differences []Difference `json:"differences"`
	Drama       *Drama       `json:"drama,omitempty"`
	Few         int          `json:"few"` // figures left out because fewer than ten groups on a side tell of them
}

// Points are points on Elo's scale, which may have no bound: null in JSON.
type Points float64

// MarshalJSON writes a number or null.
func (p Points) MarshalJSON() ([]byte, error) {
	if math.IsInf(float64(p), 0) || math.IsNaN(float64(p)) {
		return []byte("null"), nil
	}
	return json.Marshal(float64(p))
}

// String is "+12", or what there is no bound to.
func (p Points) String() string {
	switch {
	case math.IsInf(float64(p), 0):
		return "no bound"
	case math.Abs(float64(p)) < 0.5:
		return "0"
	}
	return fmt.Sprintf("%+.0f", float64(p))
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

// report puts the outcome into figures.
func (o *outcome) report() *Report {
	r := o.tallies[0].report(o)
	if o.versus != nil {
		other := o.tallies[1].report(o)
		r.Changed = &Changed{Games: other.Games, Finished: other.Finished, Failed: other.Failed,
			Failures: other.Failures, Groups: o.versus.groups, Same: o.versus.same, Changes: o.plan.Changes,
			Drama: other.Drama}
		r.Changed.Differences, r.Changed.Few = o.versus.differences()
	}
	return r
}

func (t *tally) report(o *outcome) *Report {
	n := float64(t.games)
	p := &o.plan
	r := &Report{
		Game: p.Game, Mode: p.Mode, Players: p.Players, Options: p.Options, Seed: p.Seed, First: p.Ranges[0][0],
		Games: p.games(), Finished: t.games, Failed: t.failed, Seconds: o.seconds,
		Decisions: t.decisions, DecisionsPerSecond: per(float64(t.decisions), o.seconds),
		MeanDecisions: per(float64(t.decisions), n), WonByNobody: t.nobody, Ends: t.ends, Counts: map[string]Count{},
		WinsByBot: []BotReport{}, WinsByKind: []KindReport{}, Failures: []Failure{}, Scores: t.points,
		Duels: t.twins.duels(), Ratings: t.twins.ratings(), Cards: map[string]CardReport{}, Losses: t.losses,
		Drama: t.suspense.report(p.Players),
	}
	for _, s := range p.Ranges {
		r.Ranges = append(r.Ranges, [2]int(s))
	}
	slices.SortFunc(t.failures, func(a, b Failure) int { return a.Game - b.Game })
	r.Failures = append(r.Failures, t.failures...)
	for i, name := range t.counts.names {
		r.Counts[name] = t.counts.lines[i]
	}
	for name, f := range t.cards {
		wins := float64(f.wins) / share
		r.Cards[name] = CardReport{f.offered, f.taken, f.seats, wins, share95(wins, float64(f.seats))}
	}
	for s := range t.wins {
		wins := float64(t.wins[s]) / share
		mean := per(float64(t.scores[s]), n)
		r.WinsBySeat = append(r.WinsBySeat, wins)
		r.WinRateBySeat = append(r.WinRateBySeat, share95(wins, n))
		r.MeanScoreBySeat = append(r.MeanScoreBySeat, mean)
		r.DeviationBySeat = append(r.DeviationBySeat, math.Sqrt(max(0, per(float64(t.squares[s]), n)-mean*mean)))
	}
	for _, name := range t.seats.bots() {
		x := BotReport{Bot: name, Even: 1 / float64(len(t.wins))}
		shares := int64(0)
		for j, other := range p.Bots {
			if other == name {
				x.Seats, shares = x.Seats+t.botSeats[j], shares+t.botWins[j]
			}
		}
		x.Wins = float64(shares) / share
		x.Rate = share95(x.Wins, float64(x.Seats))
		r.WinsByBot = append(r.WinsByBot, x)
	}
	r.Bots = p.Bots
	if len(r.Bots) == 0 {
		r.Bots = []string{"random"}
	}
	for _, name := range sorted(t.kinds, func(kind) int { return 0 }) {
		k := t.kinds[name]
		wins := float64(k.wins) / share
		r.WinsByKind = append(r.WinsByKind,
			KindReport{name, k.seats, wins, share95(wins, float64(k.seats)), 1 / float64(len(t.wins))})
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

func share95(wins, n float64) Rate {
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
	fmt.Fprintf(&b, "\n%s decisions, %s a second, %.1f a game\n", thousands(r.Decisions),
		thousands(int(r.DecisionsPerSecond)), r.MeanDecisions)
	if r.Changed != nil {
		b.WriteString("\n")
		r.Changed.head(&b)
	}
	if r.Finished > 0 {
		r.figures(&b)
		if r.Drama != nil {
			r.Drama.text(&b, r.Players)
		}
		r.neededText(&b)
	}
	if r.Changed != nil {
		r.Changed.text(&b)
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
		fmt.Fprintf(w, "%d\t%.1f\t%s\t%.2f\t%.2f\n", s+1, r.WinsBySeat[s], r.WinRateBySeat[s], r.MeanScoreBySeat[s],
			r.DeviationBySeat[s])
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
	if len(r.Duels) > 0 {
		fmt.Fprint(w, "\nabove whom, on the same seeds\tshare (95 % interval)\tElo (95 % interval)\n")
		for _, d := range r.Duels {
			fmt.Fprintf(w, "%s above %s\t%s\t%s (%s to %s)\n", d.Bot, d.Against, d.Rate, d.Elo, d.EloLow, d.EloHigh)
		}
	}
	if len(r.Ratings) > 0 {
		fmt.Fprint(w, "\nrating\tElo (95 % interval)\n")
		for _, x := range r.Ratings {
			fmt.Fprintf(w, "%s\t%s (%s to %s)\n", x.Bot, x.Elo, x.Low, x.High)
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
			fmt.Fprintf(w, "%s\t%.1f %%\t%.3f\n", name, 100*per(float64(c.Games), float64(r.Finished)),
				per(float64(c.Total), float64(r.Finished)))
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

// thousands writes 1234567 as 1,234,567.
func thousands(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
