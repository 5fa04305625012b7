package server

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"waystation/english"
	"waystation/games/cardfile"
	"waystation/lab"
	"waystation/store"
	"waystation/web"
	"waystation/workshop"
)

// trials are what the lab plays for guests: one after the other, by one process that gives way to all others. What
// waits stands in the store, and begins anew when the server was stopped meanwhile.
type trials struct {
	server *Server
	wake   chan struct{}

	mu     sync.Mutex
	busy   string // the trial at work
	cards  string // and its set
	cancel context.CancelFunc
	done   int // games of it that are played
}

func newTrials(s *Server) *trials { return &trials{server: s, wake: make(chan struct{}, 1)} }

// trialsEvery is between two looks for what waits, where several servers share the store.
const trialsEvery = 5 * time.Second

// work plays what waits until the server closes.
func (t *trials) work() {
	s := t.server
	for {
		var list []*store.Trial
		var err error
		var later <-chan time.Time
		if s.Store.Node() != "" { // another server may have been asked
			later = time.After(trialsEvery)
		}
		if s.first() {
			list, err = s.Store.TrialsWaiting(s.ctx)
		}
		if err != nil && s.ctx.Err() == nil {
			s.Log.Error("the store failed", "error", err)
		}
		if len(list) == 0 {
			select {
			case <-s.ctx.Done():
				return
			case <-t.wake:
			case <-later:
			}
			continue
		}
		t.play(list[0])
		if s.ctx.Err() != nil {
			return
		}
	}
}

// play plays one trial and stores what came of it.
func (t *trials) play(x *store.Trial) {
	s := t.server
	ctx, cancel := context.WithCancel(s.ctx)
	defer cancel()
	t.mu.Lock()
	t.busy, t.cards, t.cancel, t.done = x.ID, x.Cards, cancel, 0
	t.mu.Unlock()
	defer func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.busy, t.cards, t.cancel = "", "", nil
	}()
	var j workshop.Job
	err := json.Unmarshal(x.Job, &j)
	var points []workshop.Point
	if err == nil && s.Workshop.Games == 0 {
		err = errors.New("the lab is closed on this server")
	}
	if err == nil {
		points, err = workshop.Prove(ctx, s.Workshop.Start, &j, func(step, done int) {
			t.mu.Lock()
			defer t.mu.Unlock()
			t.done = step*j.Games + done
		})
	}
	var result []byte
	if err == nil {
		result, err = json.Marshal(points)
	}
	state, words := store.TrialDone, string(result)
	switch {
	case s.ctx.Err() != nil:
		return // it waits
	case ctx.Err() != nil:
		state, words = store.TrialStopped, ""
	case err != nil:
		s.Log.Error("a trial failed", "trial", x.ID, "error", err)
		state, words = store.TrialFailed, short(err.Error(), 1000)
	}
	if err := s.Store.EndTrial(s.ctx, x.ID, state, words); err != nil && !errors.Is(err, store.ErrNone) {
		s.Log.Error("the store failed", "error", err)
		// else it would be played again at once
		select {
		case <-s.ctx.Done():
		case <-t.wake:
		}
	}
}

// stop stops what is played with a set.
func (t *trials) stop(cards string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.cards == cards && t.cancel != nil {
		t.cancel()
	}
}

// standing is whether a trial is at work, and how many of its games are played.
func (t *trials) standing(id string) (busy bool, done int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.busy == id, t.done
}

// bench adds the lab to the page of a set.
func (s *Server) bench(w http.ResponseWriter, r *http.Request, x *shop, p *web.CardSet, wrong []string) error {
	if s.Workshop.Games == 0 {
		return nil
	}
	b := &web.Bench{URL: x.url("/lab"), Wrong: wrong, Most: s.Workshop.Games, Steps: s.Workshop.Steps}
	list, err := s.Store.Trials(r.Context(), x.set.ID)
	if err != nil {
		return s.storeError(err)
	}
	waiting, err := s.Store.TrialsWaiting(r.Context())
	if err != nil {
		return s.storeError(err)
	}
	for _, t := range list {
		var j workshop.Job
		if err := json.Unmarshal(t.Job, &j); err != nil {
			return err
		}
		if t.State != store.TrialWaiting {
			b.Trials = append(b.Trials, trial(x, t, &j))
			continue
		}
		d := &web.Doing{What: jobTitle(&j), All: j.Games * len(j.Steps)}
		busy, done := s.trials.standing(t.ID)
		ahead := slices.IndexFunc(waiting, func(o *store.Trial) bool { return o.ID == t.ID })
		switch {
		case busy:
			d.Done = min(done, d.All)
			d.Words = fmt.Sprintf("%d of %s played. This page renews itself.", d.Done,
				english.Count(d.All, "game", "games"))
		case ahead > 0:
			d.Words = fmt.Sprintf("It waits: the lab plays for %s before. This page renews itself.",
				english.Count(ahead, "other", "others"))
		default:
			d.Words = "It begins in a moment. This page renews itself."
		}
		b.Busy = d
		w.Header().Set("Refresh", "2")
	}
	b.Numbers = append(b.Numbers, web.Pick{Label: "nothing: the cards as you have changed them"})
	for _, n := range x.numbers() {
		b.Numbers = append(b.Numbers, web.Pick{Value: n.key(), Label: n.label})
	}
	for i := range x.game.Bots {
		if l := &x.game.Bots[i]; l.Style == nil {
			b.Levels = append(b.Levels,
				web.Pick{Value: l.Name, Label: l.Label, Chosen: l.Name == x.game.Usual().Name})
		}
	}
	for n := x.game.Box.MinSeats; n <= x.game.Box.MaxSeats; n++ {
		b.Players = append(b.Players,
			web.Pick{Value: number(n), Label: number(n), Chosen: n == max(2, x.game.Box.MinSeats)})
	}
	p.Bench = b
	return nil
}

// swept is a number of a changed card.
type swept struct {
	file      string
	card, nth int
	label     string
}

func (n swept) key() string { return fmt.Sprintf("%d.%d.%s", n.card, n.nth, n.file) }

// numbers are all numbers of the cards that are changed.
func (x *shop) numbers() []swept {
	var out []swept
	for file, text := range x.set.Files {
		printed, err := x.game.Cards.Text(file)
		if err != nil {
			continue
		}
		was := cardfile.Cards(printed)
		for i, c := range cardfile.Cards(text) {
			if i < len(was) && was[i].Text == c.Text {
				continue
			}
			for k, n := range c.Numbers() {
				out = append(out, swept{file, c.N, k, fmt.Sprintf("%s: %s = %d", c.Title(), n.Label, n.Value)})
			}
		}
	}
	slices.SortFunc(out, func(a, b swept) int {
		if c := strings.Compare(a.file, b.file); c != 0 {
			return c
		}
		if a.card != b.card {
			return a.card - b.card
		}
		return a.nth - b.nth
	})
	return out
}

// postTrial has the lab play.
func (s *Server) postTrial(w http.ResponseWriter, r *http.Request, x *shop) error {
	if err := readForm(r); err != nil {
		return err
	}
	if s.Workshop.Games == 0 {
		return refuse(http.StatusForbidden,
			"The lab is closed on this server. Save the set as a file, and play it at home.")
	}
	j, err := s.job(r, x)
	if err != nil {
		if refused := (*refusal)(nil); errors.As(err, &refused) {
			return s.showCardSet(w, r, x, refused.status, refused.words)
		}
		return s.showCardSet(w, r, x, http.StatusBadRequest, inSentences(err)...)
	}
	b, err := json.Marshal(j)
	if err != nil {
		return err
	}
	err = s.Store.NewTrial(r.Context(), &store.Trial{ID: newID(), Cards: x.set.ID, Guest: x.guest.ID, Job: b})
	if errors.Is(err, store.ErrTrial) {
		return s.showCardSet(w, r, x, http.StatusConflict,
			"The lab plays for you already. Wait until it is done, or stop it.")
	}
	if err != nil {
		return s.storeError(err)
	}
	select {
	case s.trials.wake <- struct{}{}:
	default:
	}
	http.Redirect(w, r, x.url("#lab"), http.StatusSeeOther)
	return nil
}

// job is what a form asks the lab for.
func (s *Server) job(r *http.Request, x *shop) (*workshop.Job, error) {
	games, err := within(r, "games", "Games", 1, s.Workshop.Games)
	if err != nil {
		return nil, err
	}
	players, err := within(r, "players", "Players", x.game.Box.MinSeats, x.game.Box.MaxSeats)
	if err != nil {
		return nil, err
	}
	l := level(x.game, r.PostForm.Get("bots"))
	if l == nil || l.Name != r.PostForm.Get("bots") || l.Style != nil {
		return nil, refuse(http.StatusBadRequest, "There are no such bots for the lab.")
	}
	j := &workshop.Job{
		Played: workshop.Played{Game: x.game.Box.Name, Players: players, Bots: []string{l.Name}, Seed: newID()},
		Games:  games, Workers: 1, Brief: true,
	}
	key := r.PostForm.Get("number")
	if key == "" {
		if _, err := x.game.Cards.With(x.set.Files); err != nil {
			return nil, err
		}
		j.Steps = []workshop.Step{{Files: x.set.Files}}
		return j, nil
	}
	at := slices.IndexFunc(x.numbers(), func(n swept) bool { return n.key() == key })
	if at < 0 {
		return nil, refuse(http.StatusBadRequest, "There is no such number on a card that you have changed.")
	}
	n := x.numbers()[at]
	from, err := within(r, "from", "From", -999, 9999)
	if err != nil {
		return nil, err
	}
	to, err := within(r, "to", "To", -999, 9999)
	if err != nil {
		return nil, err
	}
	by, err := within(r, "by", "In steps of", 1, 999)
	if err != nil {
		return nil, err
	}
	if steps := (to-from)/by + 1; steps > s.Workshop.Steps {
		return nil, refuse(http.StatusBadRequest, fmt.Sprintf("From %d to %d in steps of %d are %d values, and "+
			"%d may be tried here at most.", from, to, by, steps, s.Workshop.Steps))
	}
	j.Sweep, j.Steps, err = workshop.Swept(x.game.Cards, x.set.Files, n.file, n.card, n.nth, from, to, by)
	return j, err
}

// within is a whole number of a form, in its bounds.
func within(r *http.Request, field, called string, low, high int) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(r.PostForm.Get(field)))
	if err != nil || n < low || n > high {
		return 0, refuse(http.StatusBadRequest,
			fmt.Sprintf("%q must be a whole number from %d to %d.", called, low, high))
	}
	return n, nil
}

// postStopTrial stops what the lab plays for the guest with this set.
func (s *Server) postStopTrial(w http.ResponseWriter, r *http.Request, x *shop) error {
	list, err := s.Store.Trials(r.Context(), x.set.ID)
	if err != nil {
		return s.storeError(err)
	}
	for _, t := range list {
		if t.State != store.TrialWaiting {
			continue
		}
		err := s.Store.EndTrial(r.Context(), t.ID, store.TrialStopped, "")
		if err != nil && !errors.Is(err, store.ErrNone) {
			return s.storeError(err)
		}
	}
	s.trials.stop(x.set.ID)
	http.Redirect(w, r, x.url("#lab"), http.StatusSeeOther)
	return nil
}

// trialFile is what came of a trial, for programs: JSON, or CSV with every figure of every step in a line.
func (s *Server) trialFile(w http.ResponseWriter, r *http.Request, x *shop) error {
	list, err := s.Store.Trials(r.Context(), x.set.ID)
	if err != nil {
		return s.storeError(err)
	}
	id, kind, _ := strings.Cut(r.PathValue("trial"), ".")
	at := slices.IndexFunc(list, func(t *store.Trial) bool { return t.ID == id && t.State == store.TrialDone })
	if at < 0 || kind != "json" && kind != "csv" {
		return refuse(http.StatusNotFound, "The lab has no such figures.")
	}
	var j workshop.Job
	var points []workshop.Point
	err = errors.Join(json.Unmarshal(list[at].Job, &j), json.Unmarshal([]byte(list[at].Result), &points))
	if err != nil {
		return err
	}
	h := w.Header()
	h.Set("Cache-Control", "no-store")
	h.Set("Content-Disposition", `attachment; filename="`+x.game.Box.Name+"-lab-"+id+"."+kind+`"`)
	if kind == "json" {
		h.Set("Content-Type", "application/json; charset=utf-8")
		return json.NewEncoder(w).Encode(j.Outcome(points))
	}
	h.Set("Content-Type", "text/csv; charset=utf-8")
	c := csv.NewWriter(w)
	err = c.WriteAll(workshop.Lines(points))
	return errors.Join(err, c.Error())
}

// jobTitle says what is tried.
func jobTitle(j *workshop.Job) string {
	if sw := j.Sweep; sw != nil {
		return fmt.Sprintf("%s: %s from %d to %d", sw.Card, sw.Field, j.Steps[0].Value, j.Steps[len(j.Steps)-1].Value)
	}
	return "The changed cards against the printed ones"
}

// trial is what came of a trial, for the page.
func trial(x *shop, t *store.Trial, j *workshop.Job) web.Trial {
	out := web.Trial{ID: t.ID, Title: jobTitle(j)}
	out.Words = fmt.Sprintf("%s, %s, bots: %s.", english.Count(j.Games, "game", "games"),
		english.Count(j.Players, "player", "players"), strings.Join(j.Bots, ", "))
	if j.Sweep != nil {
		out.Words = fmt.Sprintf("%s for each value, %s, bots: %s. It was %d.", english.Count(j.Games, "game", "games"),
			english.Count(j.Players, "player", "players"), strings.Join(j.Bots, ", "), j.Sweep.Was)
	}
	var points []workshop.Point
	switch {
	case t.State == store.TrialStopped:
		out.Wrong = "It was stopped."
		return out
	case t.State == store.TrialFailed:
		out.Wrong = "It failed: " + t.Result
		return out
	case json.Unmarshal([]byte(t.Result), &points) != nil || len(points) == 0:
		out.Wrong = "What came of it can't be read."
		return out
	}
	for _, kind := range []string{"json", "csv"} {
		out.Files = append(out.Files,
			web.Action{Label: "Figures as " + strings.ToUpper(kind), URL: x.url("/lab/" + t.ID + "." + kind)})
	}
	if j.Sweep != nil {
		sweepFigures(&out, j, points)
		return out
	}
	p := &points[0]
	out.Headline = []string{p.Headline, soundness(p)}
	out.Tables = pointTables(p)
	return out
}

// soundness says how much a comparison is worth.
func soundness(p *workshop.Point) string {
	words := fmt.Sprintf("%s, of which %d went exactly alike.", english.Count(p.Groups, "seed", "seeds"), p.Same)
	if p.Groups < 10 {
		return words + " Of fewer than ten seeds there are no figures: play more games."
	}
	if p.Failed > 0 {
		words += fmt.Sprintf(" %s broke, and count nowhere.", english.Count(p.Failed, "game", "games"))
	}
	for _, n := range p.Needed {
		if strings.HasPrefix(n.What, "differences in wins by") {
			words += fmt.Sprintf(" To know %s to within 2 %% takes about %d games; now it is within %.1f %%.",
				n.What, n.Games, 100*n.Known)
			break
		}
	}
	return words + " A figure without a star is a reason to play more games, not a proof that nothing is different."
}

// pointTables are the figures of a comparison, a table for each kind.
func pointTables(p *workshop.Point) []web.FigureTable {
	var out []web.FigureTable
	for _, d := range p.Differences {
		if n := len(out); n == 0 || out[n-1].Caption != english.Capital(d.Group) {
			out = append(out, web.FigureTable{Caption: english.Capital(d.Group),
				Heads: []string{"", "Printed", "Changed", "Difference", "95 % interval"}})
		}
		out[len(out)-1].Rows = append(out[len(out)-1].Rows, append([]string{d.Name}, figures(&d)...))
	}
	return out
}

// figures are those of a difference in words, with a star if it stands out.
func figures(d *lab.Difference) []string {
	star := ""
	if d.Sure {
		star = " *"
	}
	return []string{d.Figure(d.First, ""), d.Figure(d.Second, ""), d.Figure(d.Difference, "+") + star,
		d.Figure(d.Low, "+") + " … " + d.Figure(d.High, "+")}
}

// winsOf reports whether figures of a group are shares of wins.
func winsOf(group string) bool { return strings.HasPrefix(group, "wins by") }

// sweepFigures are the plots and tables of a sweep: those of the figures that change most clearly come first.
func sweepFigures(out *web.Trial, j *workshop.Job, points []workshop.Point) {
	type line struct {
		group, name string
		at          map[int]lab.Difference // by step
		clear       float64
	}
	var lines []*line
	for i, p := range points {
		for _, d := range p.Differences {
			k := slices.IndexFunc(lines, func(l *line) bool { return l.group == d.Group && l.name == d.Name })
			if k < 0 {
				k = len(lines)
				lines = append(lines, &line{d.Group, d.Name, map[int]lab.Difference{}, 0})
			}
			lines[k].at[i] = d
			clear := math.Abs(d.Difference) / math.Max(d.High-d.Low, 1e-9)
			if !winsOf(d.Group) {
				clear /= 1e3 // wins first
			}
			lines[k].clear = max(lines[k].clear, clear)
		}
	}
	if len(lines) == 0 {
		out.Headline = []string{"Of fewer than ten seeds there are no figures: play more games for each value."}
	}
	slices.SortStableFunc(lines, func(a, b *line) int {
		switch {
		case a.clear > b.clear:
			return -1
		case a.clear < b.clear:
			return 1
		}
		return 0
	})
	sure := false
	for _, p := range points {
		for _, d := range p.Differences {
			sure = sure || d.Sure
		}
	}
	out.Words += " Each value is compared with the printed cards, game by game on the same seeds."
	if !sure && len(lines) > 0 {
		out.Headline = append(out.Headline, "No difference stands out from what chance alone makes, at any value. "+
			"That is a reason to play more games, not a proof that there is none.")
	}
	var drawn []string
	for _, l := range lines {
		any := lab.Difference{Group: l.group}
		t := web.FigureTable{Caption: english.Capital(l.group) + ": " + l.name,
			Heads: []string{j.Sweep.Field, "Printed", "Changed", "Difference", "95 % interval"}}
		p := web.SweepPlot{Title: t.Caption + ", difference from the printed cards"}
		p.Says = p.Title + ", from " + number(points[0].Value) + " to " + number(points[len(points)-1].Value) + "."
		scale := 1.0
		if any.Percent() {
			p.Unit, scale = " %", 100
		}
		for i, x := range points {
			d, ok := l.at[i]
			if !ok {
				t.Rows = append(t.Rows, []string{number(x.Value), "no figure", "", "", ""})
				continue
			}
			t.Rows = append(t.Rows, append([]string{number(x.Value)}, figures(&d)...))
			p.Points = append(p.Points, web.SweepPoint{Value: number(x.Value), At: scale * d.Difference,
				Low: scale * d.Low, High: scale * d.High, Sure: d.Sure, As: x.Same == x.Groups})
		}
		// one of wins, as those of others mirror it, and one of something else
		if kind := strconv.FormatBool(winsOf(l.group)); len(p.Points) > 0 && !slices.Contains(drawn, kind) {
			drawn = append(drawn, kind)
			out.Plots = append(out.Plots, p)
		}
		out.Tables = append(out.Tables, t)
	}
}

// tryForm is the form for a table with the cards of a set.
func (s *Server) tryForm(w http.ResponseWriter, r *http.Request, x *shop) error {
	if x.set.ID == "" {
		return errNoSet
	}
	if r.URL.Query().Get("with") == "friends" || len(x.game.Bots) == 0 || x.game.Box.MaxSeats < 2 {
		s.show(w, r, http.StatusOK, web.SetupPage(s.setup(r, x.guest, x.game, "", "")))
		return nil
	}
	s.show(w, r, http.StatusOK, web.QuickPage(s.quick(r, x.guest, x.game)))
	return nil
}

// tryTable makes a table with the cards of a set: the process that plays with them does.
func (s *Server) tryTable(w http.ResponseWriter, r *http.Request, x *shop) error {
	if x.set.ID == "" {
		return errNoSet
	}
	changed, err := x.game.Cards.With(x.set.Files)
	if err != nil {
		return refuse(http.StatusConflict, "These cards do not fit this version of the game. "+briefly(err))
	}
	deck := deckOf(x.game.Box.Name, x.set.Name, changed, x.set.Files)
	if err := s.Store.KeepDeck(r.Context(), deck); err != nil {
		return s.storeError(err)
	}
	s.tables.serve(w, r, deck.Digest)
	return nil
}
