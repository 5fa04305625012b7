// Package bus takes jobs for bots to other processes, by NATS JetStream: a server puts them, and workers take them.
//
// A job holds a whole match, its seed and all hands: bus and workers are the operator's own, like the database.
package bus

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"regexp"
	"time"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/shelf"
	"waystation/table"
	"waystation/think"
)

// What goes over the bus, at most. NATS takes 1 MiB a message unless it is told otherwise.
const (
	maxSent  = 512 << 10 // of a job, compressed
	maxJob   = 8 << 20   // of a job
	maxHead  = 16 << 10
	maxReply = 512 << 10
	maxLines = 1024 // of an analysis
)

// Subjects. A tag follows where it stands for the rules and cards of a program: only those with the same meet.
const (
	jobs    = "waystation.jobs."
	workers = "waystation.workers." // asks whether there are any
	answers = "waystation.answers." // and behind it the number of a server
)

// tagOf names the rules of the games and the changed cards with which a program plays. What goes over the bus has a
// version, too.
func tagOf(games []*shelf.Game, deck string) string {
	sum := sha256.New()
	fmt.Fprintf(sum, "1 %q", deck)
	for _, g := range games {
		fmt.Fprintf(sum, " %q %q", g.Box.Name, g.Box.Version)
	}
	return hex.EncodeToString(sum.Sum(nil)[:8])
}

// head is what a job says beside the match.
type head struct {
	Job        string        `json:"job"`
	Answer     string        `json:"answer"` // the subject to which to answer
	Rules      string        `json:"rules"`
	Deck       string        `json:"deck,omitempty"` // digest of the changed cards; "" for the printed ones
	Game       string        `json:"game"`
	Match      string        `json:"match"`
	Seat       table.Seat    `json:"seat"`
	Number     int           `json:"number"`          // of the question
	Level      string        `json:"level,omitempty"` // of the bot that answers; "": the adviser looks at all answers
	Seed       uint64        `json:"seed"`
	Iterations int           `json:"iterations,omitempty"`
	Time       time.Duration `json:"time,omitempty"` // in nanoseconds
}

// pack is a job as it is sent: a line of JSON, and the file of the match behind it, compressed together.
func pack(h *head, m *table.Match) ([]byte, error) {
	var out bytes.Buffer
	line, err := json.Marshal(h)
	if err != nil {
		return nil, err
	}
	z, err := gzip.NewWriterLevel(&out, gzip.BestSpeed)
	if err != nil {
		return nil, err
	}
	if _, err := z.Write(append(line, '\n')); err != nil {
		return nil, err
	}
	if err := m.Write(z); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	if out.Len() > maxSent {
		return nil, fmt.Errorf("the job takes %d bytes, and may take %d", out.Len(), maxSent)
	}
	return out.Bytes(), nil
}

var (
	word    = regexp.MustCompile(`^[0-9A-Za-z]{1,64}$`)
	subject = regexp.MustCompile(`^waystation\.answers\.[0-9A-Za-z]{1,64}$`)
)

// unpack is the inverse of pack; the match stays a file.
func unpack(sent []byte) (*head, []byte, error) {
	if len(sent) > maxSent {
		return nil, nil, fmt.Errorf("a job of %d bytes", len(sent))
	}
	z, err := gzip.NewReader(bytes.NewReader(sent))
	if err != nil {
		return nil, nil, err
	}
	r := bufio.NewReaderSize(io.LimitReader(z, maxJob+1), maxHead)
	line, err := r.ReadSlice('\n')
	if err != nil {
		return nil, nil, fmt.Errorf("its first line: %w", err)
	}
	h := &head{}
	if err := json.Unmarshal(line, h); err != nil {
		return nil, nil, err
	}
	n := len(line)
	file, err := io.ReadAll(r)
	switch {
	case err != nil:
		return nil, nil, err
	case n+len(file) > maxJob:
		return nil, nil, fmt.Errorf("a job of more than %d bytes", maxJob)
	case !word.MatchString(h.Job), !subject.MatchString(h.Answer):
		return nil, nil, errors.New("it does not say who asks")
	case h.Iterations < 0, h.Time < 0, h.Time > time.Minute, h.Level == "" && h.Iterations == 0 && h.Time == 0:
		return nil, nil, errors.New("its budget makes no sense")
	}
	return h, file, nil
}

// headOf is what a job says of itself.
func headOf(j *think.Job, deck string) *head {
	h := &head{
		Rules: j.Game.Box.Version, Deck: deck, Game: j.Game.Box.Name, Match: j.Match, Seat: j.Ask.Seat,
		Number: j.Ask.Number, Seed: j.Seed, Iterations: j.Budget.Iterations, Time: j.Budget.Time,
	}
	if j.Level != nil {
		h.Level = j.Level.Name
	}
	return h
}

// errRefused: a job is not for this worker.
type errRefused string

func (e errRefused) Error() string { return string(e) }

// gameOf finds the game of a job, if it is played here by the same rules and cards.
func (h *head) gameOf(games []*shelf.Game, deck string) (*shelf.Game, error) {
	if h.Deck != deck {
		return nil, errRefused(fmt.Sprintf("it is played with the cards %q, here are %q", h.Deck, deck))
	}
	for _, g := range games {
		if g.Box.Name != h.Game {
			continue
		}
		if g.Box.Version != h.Rules {
			return nil, errRefused(fmt.Sprintf("it is played by rules %s, here are %s", h.Rules, g.Box.Version))
		}
		return g, nil
	}
	return nil, errRefused(fmt.Sprintf("game %q is not on the shelf", h.Game))
}

// replay plays the match of a job again. The file's seal says in which state that has to end.
func replay(g *shelf.Game, file []byte) (*table.Match, error) {
	return table.Read(bytes.NewReader(file), func(name string) *table.Box {
		if name == g.Box.Name {
			return g.Box
		}
		return nil
	})
}

// job is the job that a head means in its match.
func (h *head) job(g *shelf.Game) (*think.Job, error) {
	j := &think.Job{Match: h.Match, Game: g, Seed: h.Seed}
	if h.Level == "" {
		if g.Adviser() == nil {
			return nil, errRefused("the game has no adviser")
		}
		j.Budget = search.Budget{Iterations: h.Iterations, Time: h.Time}
		return j, nil
	}
	for i := range g.Bots {
		if g.Bots[i].Name == h.Level {
			j.Level = &g.Bots[i]
			return j, nil
		}
	}
	return nil, errRefused(fmt.Sprintf("the game has no bots %q", h.Level))
}

// take takes the question of a job out of its match, if that is the one which the head names.
func (h *head) take(j *think.Job, m *table.Match) error {
	if h.Seat < 0 || int(h.Seat) >= m.Seats() || !m.Due().Has(h.Seat) || m.Number(h.Seat) != h.Number {
		return errRefused(fmt.Sprintf("seat %d is not asked its question %d", h.Seat, h.Number))
	}
	return j.Take(m, h.Seat)
}

// What a worker says of a job.
const (
	waiting  = "waiting"  // it has the job, and thinks about others first
	thinking = "thinking" // it has begun
	done     = "done"
	refused  = "refused" // it can't do it
	broken   = "broken"  // it panicked
	endless  = "endless" // it does not come to an end
)

// reply is what a worker says.
type reply struct {
	Job    string `json:"job"`
	Try    uint64 `json:"try"` // how often the job was handed out by then
	State  string `json:"state"`
	Why    string `json:"why,omitempty"`
	Key    string `json:"key,omitempty"`
	Found  *found `json:"found,omitempty"`
	Worker string `json:"worker"`
	// Process tells workers apart, also those of one name.
	Process string `json:"process"`
}

// found is an analysis.
type found struct {
	Iterations int       `json:"iterations"`
	Chances    []float64 `json:"chances,omitempty"`
	Lines      []line    `json:"lines"`
}

type line struct {
	Key     string    `json:"key"`
	Visits  int       `json:"visits"`
	Chances []float64 `json:"chances,omitempty"`
}

// with adds an answer to a reply.
func (r *reply) with(a *think.Answer, verbs []string) {
	r.State = done
	if a.Found == nil {
		r.Key = bots.Key(verbs, a.Set)
		return
	}
	r.Found = &found{Iterations: a.Found.Iterations, Chances: a.Found.Chances}
	for _, l := range a.Found.Lines {
		r.Found.Lines = append(r.Found.Lines, line{bots.Key(verbs, l.Answer), l.Visits, l.Chances})
	}
}

// readReply reads what a worker says.
func readReply(b []byte) (*reply, error) {
	if len(b) > maxReply {
		return nil, fmt.Errorf("a reply of %d bytes", len(b))
	}
	r := &reply{}
	if err := json.Unmarshal(b, r); err != nil {
		return nil, err
	}
	return r, nil
}

// answer is the answer that a reply brings to a job. A bot's answer is checked by the match, as any; what an adviser
// has found is checked here.
func (r *reply) answer(j *think.Job) (*think.Answer, error) {
	verbs := j.Copy.Verbs()
	if j.Level != nil {
		set, err := table.ParseSet(verbs, r.Key)
		return &think.Answer{Set: set}, err
	}
	if r.Found == nil || len(r.Found.Lines) == 0 || len(r.Found.Lines) > maxLines {
		return nil, errors.New("it brings no analysis")
	}
	seats := j.Copy.Seats()
	a := &search.Analysis{Iterations: r.Found.Iterations, Chances: r.Found.Chances}
	visits := 0
	for _, l := range r.Found.Lines {
		set, err := table.ParseSet(verbs, l.Key)
		if err != nil {
			return nil, err
		}
		for _, o := range set {
			if !offered(j.Ask, o) {
				return nil, fmt.Errorf("%q is not on offer", l.Key)
			}
		}
		if l.Visits < 0 || (l.Visits > 0) != (l.Chances != nil) || !shares(l.Chances, seats) {
			return nil, fmt.Errorf("what it says of %q makes no sense", l.Key)
		}
		visits += l.Visits
		a.Lines = append(a.Lines, search.Line{Answer: set, Visits: l.Visits, Chances: l.Chances})
	}
	first := r.Found.Lines[0]
	if visits != a.Iterations || (visits > 0) != (first.Visits > 0) || (visits > 0) != (a.Chances != nil) ||
		!shares(a.Chances, seats) {
		return nil, errors.New("its sums make no sense")
	}
	return &think.Answer{Found: a}, nil
}

// offered reports whether an option is on offer, or passing.
func offered(a *table.Ask, o table.Option) bool {
	if o == table.Pass {
		return a.Pass
	}
	for _, x := range a.Options {
		if x.Option == o {
			return true
		}
	}
	return false
}

// shares reports whether these are shares of winning, one a seat, or none at all.
func shares(list []float64, seats int) bool {
	for _, x := range list {
		if !(x >= 0 && x <= 1.000001) {
			return false
		}
	}
	return list == nil || len(list) == seats
}
