package server

import (
	"encoding/json"
	"strings"

	"waystation/games/cardfile"
	"waystation/store"
	"waystation/table"
)

// matchJSON is a match as one seat may know it.
type matchJSON struct {
	ID         string        `json:"id"`
	Game       string        `json:"game"`
	Setup      table.Setup   `json:"setup"`
	Version    int           `json:"version"`
	Stamp      string        `json:"stamp"` // changes also when seats change, or people talk
	Over       bool          `json:"over"`
	Result     *resultJSON   `json:"result,omitempty"`
	SeedHash   string        `json:"seed_hash"`
	Brought    bool          `json:"brought,omitempty"`    // it came as a file, dealt by a player
	SeedGiven  bool          `json:"seed_given,omitempty"` // whoever made the match could know what is to come
	Seed       string        `json:"seed,omitempty"`
	Seat       *table.Seat   `json:"seat,omitempty"`
	Eyes       *table.Seat   `json:"eyes,omitempty"` // of whose seat it is seen by somebody to whom they are lent
	Seats      []seatJSON    `json:"seats"`
	Asks       []any         `json:"asks"`
	Free       []optionJSON  `json:"free,omitempty"`
	FreeDenied []deniedJSON  `json:"free_denied,omitempty"`
	Pointers   []pointedJSON `json:"pointers,omitempty"` // who points at what the seat reads
	Note       string        `json:"note,omitempty"`
	Frozen     bool          `json:"frozen,omitempty"`
	Rated      bool          `json:"rated,omitempty"`

	Branch   *table.Origin   `json:"branch,omitempty"` // the match that it was played on from
	Cards    *cardsOf        `json:"cards,omitempty"`  // the changed cards it is played with
	Legacy   json.RawMessage `json:"legacy,omitempty"` // what the next match of its campaign begins with
	Campaign *chapterOf      `json:"campaign,omitempty"`
	Settled  *settledJSON    `json:"settled,omitempty"` // beside the match, by its people
	View     any             `json:"view"`
}

// chapterOf is the place of a match in its campaign, and the matches before and after it.
type chapterOf struct {
	ID      string `json:"id"`
	Chapter int    `json:"chapter"`
	Before  string `json:"before,omitempty"`
	Next    string `json:"next,omitempty"`
}

type resultJSON struct {
	Scores  []int `json:"scores"`
	Winners []int `json:"winners"`
	Rounds  int   `json:"rounds"`

	Outcome table.Outcome `json:"outcome,omitempty"` // of a game that is won or lost together
}

func resultOf(res table.Result, seats int) *resultJSON {
	out := &resultJSON{Scores: res.Scores, Winners: []int{}, Rounds: res.Rounds, Outcome: res.Outcome}
	for i := range seats {
		if res.Winners.Has(table.Seat(i)) {
			out.Winners = append(out.Winners, i)
		}
	}
	return out
}

type seatJSON struct {
	Seat  int    `json:"seat"`
	Kind  string `json:"kind"`
	Level string `json:"level,omitempty"`
	Name  string `json:"name"`
}

// askJSON is a question to the seat that looks.
type askJSON struct {
	Seat       table.Seat   `json:"seat"`
	Number     int          `json:"number"`
	Prompt     string       `json:"prompt"`
	Text       string       `json:"text"`
	Rule       string       `json:"rule"`
	Min        int          `json:"min"`
	Max        int          `json:"max"`
	Amounts    bool         `json:"amounts,omitempty"` // options may be taken several times: "food*2+ammo"
	Pass       bool         `json:"pass"`
	Common     bool         `json:"common,omitempty"`  // a bot leaves it to people: whoever sits here may answer
	Passing    string       `json:"passing,omitempty"` // what would follow from passing, in few words
	Options    []optionJSON `json:"options"`
	Denied     []deniedJSON `json:"denied"`
	Free       []optionJSON `json:"free"`
	FreeDenied []deniedJSON `json:"free_denied"`
}

// cardsOf are the changed cards of a match.
type cardsOf struct {
	Digest  string            `json:"digest"`
	Name    string            `json:"name"`
	Changes []cardfile.Change `json:"changes"`
}

// othersAsk is what is public of a question to somebody else.
type othersAsk struct {
	Seat   table.Seat `json:"seat"`
	Prompt string     `json:"prompt,omitempty"`
}

type optionJSON struct {
	Key   string `json:"key"`
	Label string `json:"label"`
	Piece string `json:"piece,omitempty"`
	Rule  string `json:"rule,omitempty"`
	Most  int    `json:"most,omitempty"` // how often it may be taken, where amounts are asked for

	Outlook string `json:"outlook,omitempty"` // what would follow, in few words
	Stake   string `json:"stake,omitempty"`   // "waste", "loss" or "end"
}

type deniedJSON struct {
	Key    string `json:"key"`
	Label  string `json:"label"`
	Piece  string `json:"piece,omitempty"`
	Reason string `json:"reason"`
	Rule   string `json:"rule"`
}

// json is the match for a seat, or for a spectator.
func (r *room) json(seat table.Seat) *matchJSON {
	out := &matchJSON{
		ID: r.id, Game: r.info.Game, Setup: r.info.Setup, Version: r.info.Length, SeedHash: r.info.Seed.Hash(),
		SeedGiven: r.info.Given, Brought: r.info.Brought, Rated: r.info.Rated && !r.server.NoRatings,
		Seats: []seatJSON{}, Asks: []any{}, Note: r.info.Note,
	}
	for i, s := range r.info.Seats {
		x := seatJSON{Seat: i, Kind: "human", Name: r.name(table.Seat(i))}
		if s.Bot {
			x.Kind, x.Level = "bot", s.Level
		}
		out.Seats = append(out.Seats, x)
	}
	if seat != table.Nobody {
		out.Seat = &seat
	}
	if d := r.server.Deck; d != nil {
		out.Cards = &cardsOf{d.Digest, d.Name, r.server.deckChanges}
	}
	if r.info.Campaign != "" {
		out.Campaign = &chapterOf{r.info.Campaign, r.info.Chapter, r.info.Before, r.info.Next}
	}
	if r.info.Origin.Match != "" {
		out.Branch = &r.info.Origin
	}
	if out.Frozen = r.info.State == store.Frozen; out.Frozen {
		return out
	}
	out.Over = r.m.Over()
	out.View = r.m.View(seat)
	if out.Over {
		out.Result = resultOf(r.m.Result(), r.m.Seats())
		out.Seed = r.info.Seed.String()
		out.Legacy, out.Note = r.legacy(out.Note)
		out.Settled = r.settledJSON()
		return out
	}
	if out.Settled = r.settledJSON(); r.closed() != nil {
		return out
	}
	due := r.m.Due()
	readable := map[table.Seat]*table.Ask{}
	for _, a := range r.m.Readable(seat) {
		readable[a.Seat] = a
	}
	for s := range table.Seat(r.m.Seats()) {
		switch {
		case !due.Has(s):
		case s == seat && !r.info.Seats[s].Bot:
			out.Asks = append(out.Asks, r.askJSON(r.m.Ask(s)))
		case s != seat && readable[s] != nil:
			out.Asks = append(out.Asks, r.readJSON(readable[s]))
		default:
			out.Asks = append(out.Asks, othersAsk{s, r.publicPrompt(s)})
		}
	}
	if seat != table.Nobody && !due.Has(seat) && !r.info.Seats[seat].Bot {
		offers, denials := r.m.Frees(seat)
		out.Free, out.FreeDenied = r.options(seat, offers), r.denials(seat, denials)
	}
	return out
}

// publicPrompt is the kind of a seat's question as far as others may know it: not when it is secret, and not
// within an All, where it would tell how far the seat has come and so what it has answered.
func (r *room) publicPrompt(s table.Seat) string {
	ask := r.m.Ask(s)
	if ask.Prompt.Secret {
		return ""
	}
	if ask.Pass || ask.Prompt.Must {
		return ask.Prompt.Kind
	}
	if r.m.Due() != table.Set(s) {
		return ""
	}
	if len(r.m.LaneAnswers()) > 0 {
		return ""
	}
	return ask.Prompt.Kind
}

func (r *room) askJSON(a *table.Ask) askJSON {
	out := askJSON{
		Seat: a.Seat, Number: a.Number, Prompt: a.Prompt.Kind, Text: r.m.Question(a), Rule: a.Prompt.Rule, Min: a.Min,
		Max: a.Max, Amounts: a.Amounts, Pass: a.Pass, Options: r.weighed(a), Denied: r.denials(a.Seat, a.Denied),
		Free: r.options(a.Seat, a.Free), FreeDenied: r.denials(a.Seat, a.FreeDenied),
	}
	if a.Pass {
		out.Passing = r.m.Voice(nil).Without(r.unforeseen).Outlook(a, table.Pass).Line()
	}
	return out
}

// readJSON is the question of another seat that may be read. What its seat could do without a turn is not part of it.
func (r *room) readJSON(a *table.Ask) askJSON {
	out := r.askJSON(a)
	out.Free, out.FreeDenied = []optionJSON{}, []deniedJSON{}
	out.Common = r.asksPeople(a.Seat)
	return out
}

// legacy is what the match leaves behind; if the game can't say it, the note does.
func (r *room) legacy(note string) (json.RawMessage, string) {
	legacy, err := r.m.Legacy()
	if err != nil {
		r.server.Log.Error("a match can't leave anything behind", "match", r.id, "error", err)
		return nil, strings.TrimSpace(note + " What this match leaves to the next could not be written.")
	}
	return legacy, note
}

func (r *room) options(s table.Seat, list []table.Offered) []optionJSON {
	out := []optionJSON{}
	for _, o := range list {
		label, piece := r.m.Label(s, o.Option)
		key := table.Key(r.m.Verbs(), o.Option)
		out = append(out, optionJSON{Key: key, Label: label, Piece: piece, Rule: o.Rule, Most: o.Most})
	}
	return out
}

// stakes are the words for what an option puts at stake.
var stakes = [...]string{table.NoStake: "", table.Waste: "waste", table.Loss: "loss", table.End: "end"}

// weighed are the options of a question with what would follow from them.
func (r *room) weighed(a *table.Ask) []optionJSON {
	out := r.options(a.Seat, a.Options)
	for i, o := range a.Options {
		x := r.m.Voice(nil).Without(r.unforeseen).Outlook(a, o.Option)
		out[i].Outlook, out[i].Stake = x.Line(), stakes[x.Stake]
	}
	return out
}

func (r *room) denials(s table.Seat, list []table.Denied) []deniedJSON {
	out := []deniedJSON{}
	for _, d := range list {
		label, piece := r.m.Label(s, d.Option)
		out = append(out, deniedJSON{table.Key(r.m.Verbs(), d.Option), label, piece, d.Why, d.Rule})
	}
	return out
}
