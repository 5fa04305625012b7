// Command styles lets ways of searching play each other, or a level of a game's bots:
//
//	go run ./internal/styles -game firelands -games 100 -iterations 200 -a Horizon=60,Halving=true -b normal
//
// A style is what the game's hard level is, with fields of search.Style changed.
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"math"
	"os"
	"os/signal"
	"reflect"
	"strconv"
	"strings"
	"time"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/lab"
	"waystation/shelf"
	"waystation/table"
)

var (
	name = flag.String("game", "firelands", "the game")
	a    = flag.String("a", "",
		"changes to the game's style, such as Horizon=60,Plain=true, or the name of a level")
	b          = flag.String("b", "normal", "the same of the other side")
	players    = flag.Int("players", 2, "how many seats")
	number     = flag.Int("games", 100, "how many games")
	seed       = flag.String("seed", "1", "decides all chance")
	iterations = flag.Int("iterations", 0, "an answer; 0: no such bound")
	took       = flag.Duration("time", 0, "an answer; 0: no such bound")
)

func main() {
	log.SetFlags(0)
	flag.Parse()
	g := shelf.Find(*name)
	if g == nil {
		log.Fatalf("no game is called %q", *name)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	sides := []lab.Bot{side(g, "a", *a), side(g, "b", *b)}
	for len(sides) < *players {
		sides = append(sides, sides[1])
	}
	r, err := lab.Run(ctx, lab.Setting{Box: g.Box, Setup: table.Setup{Seats: *players}, Seed: *seed, Games: *number,
		Bots: sides})
	if err != nil {
		log.Fatal(err)
	}
	if r.Failed > 0 {
		log.Printf("%d games failed: %v", r.Failed, r.Failures[0].Error)
	}
	x := r.WinsByBot[0]
	fmt.Printf("%s, %d players, %d games: %s against %s wins %.1f of %d, %.1f %% (%.1f to %.1f; even %.1f); Elo "+
		"%+.0f (%+.0f to %+.0f); mean scores %.1f; %.0f s, %.0f answers a game\n",
		*name, *players, r.Finished, label(*a), label(*b), x.Wins, x.Seats, 100*x.Rate.Rate, 100*x.Low,
		100*x.High, 100*x.Even, elo(x.Rate.Rate, x.Even), elo(x.Low, x.Even), elo(x.High, x.Even), r.MeanScoreBySeat,
		r.Seconds, r.MeanDecisions)
}

func label(s string) string {
	if s == "" {
		return "hard"
	}
	return s
}

// elo is how much stronger than even a share of wins is, in Elo.
func elo(p, even float64) float64 {
	return 400 * math.Log10(p/(1-p)*(1-even)/even)
}

// side is a level of the game, or its hard level's style with changes.
func side(g *shelf.Game, name, spec string) lab.Bot {
	var style search.Style
	for _, l := range g.Bots {
		if l.Name == spec {
			return lab.Bot{Name: name, New: func(seed uint64) bots.Player { return l.New(seed) }}
		}
		if l.Style != nil {
			style = *l.Style
		}
	}
	budget := search.Budget{Iterations: *iterations, Time: *took}
	if budget.Iterations == 0 && budget.Time == 0 {
		budget.Time = time.Second
	}
	for _, change := range strings.Split(spec, ",") {
		if change == "" {
			continue
		}
		key, value, _ := strings.Cut(change, "=")
		if key == "Iterations" {
			budget.Iterations = int(number64(value))
			continue
		}
		f := reflect.ValueOf(&style).Elem().FieldByName(key)
		if !f.IsValid() {
			log.Fatalf("a style has nothing called %q", key)
		}
		switch f.Kind() {
		case reflect.Bool:
			f.SetBool(value == "true")
		case reflect.Int:
			f.SetInt(int64(number64(value)))
		case reflect.Float64:
			f.SetFloat(number64(value))
		case reflect.Func:
			f.SetZero() // only "without" can be said
		}
	}
	return lab.Bot{Name: name, New: func(seed uint64) bots.Player { return search.New(style, budget, seed) }}
}

func number64(s string) float64 {
	x, err := strconv.ParseFloat(s, 64)
	if err != nil {
		log.Fatal(err)
	}
	return x
}
