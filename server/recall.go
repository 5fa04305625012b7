package server

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"

	"waystation/bots/hindsight"
	"waystation/contain"
	"waystation/english"
	"waystation/games/scene"
	"waystation/shelf"
	"waystation/table"
	"waystation/web"
)

// keptStories is how many stories are remembered.
const keptStories = 100

// recall is the story of a match that is over, in a room of its own; nil where it can't be told. It takes up to some
// tenths of a second the first time.
func (s *Server) recall(r *room) *hindsight.Story {
	return s.stories.of(r.id, func() *hindsight.Story {
		var story *hindsight.Story
		var err error
		how := careful{what: "a story", limit: s.Limits.RuleTime, match: r.id, why: endlessRules}
		lost := s.contain(context.Background(), how, func() { story, err = hindsightOf(r) })
		if errors.Is(lost, contain.ErrEndless) {
			return nil
		}
		if err != nil && !errors.Is(err, hindsight.ErrOther) {
			s.Log.Error("the story of a match could not be told", "match", r.id, "error", err)
		}
		return story
	})
}

// hindsightOf plays the match again. A game that breaks is an error.
func hindsightOf(r *room) (story *hindsight.Story, err error) {
	defer func() {
		if p := recover(); p != nil {
			story, err = nil, fmt.Errorf("the game broke: %v\n%s", p, debug.Stack())
		}
	}()
	var judge hindsight.Judge
	if style := r.game.Adviser(); style != nil {
		judge = hindsight.Judge{Shares: style.Judge, Quiet: style.Quiet}
	}
	return hindsight.Of(r.m, judge)
}

// tell adds the story to the page of the end: for the eyes of a seat, in what everybody may know.
func (r *room) tell(e *web.Ending, told scene.Ending, story *hindsight.Story, eyes table.Seat) {
	if story == nil {
		return
	}
	voice := r.voice()
	for i, m := range story.Moments(eyes) {
		words := voice.Tale(m.Event, table.Nobody)
		then := r.path("/replay", table.Nobody) + "?at=" + number(m.At+1) // where the log tells it
		p := web.Panel{
			N: i + 1, Seat: r.mark(m.Seat), Words: words, URL: then,
			Change: r.swung(m, eyes, story.Points != nil), At: m.At, Place: int(m.Seat), Picture: e.Print,
		}
		if m.Round > 0 {
			p.When = english.Capital(r.unit()) + " " + number(m.Round)
		}
		if told.Moment != nil {
			if x := told.Moment(m.Event, web.Plain(words)); x.Art != nil {
				p.Picture = x
			}
		}
		e.Story = append(e.Story, p)
	}
	if story.Points != nil {
		e.Curve = r.curve(story)
	}
}

// swung is what a moment did to a seat's chances, in words.
func (r *room) swung(m hindsight.Moment, eyes table.Seat, known bool) string {
	if !known {
		return ""
	}
	who := r.name(m.Seat)
	if m.Seat == eyes {
		who = "you"
	}
	from, to := percent(m.From), percent(m.To)
	if m.To == 0 {
		return who + " " + number(from) + " % to none"
	}
	return fmt.Sprintf("%s %d to %d %%", who, from, to)
}

// byLooking says whose chances those of a story are, and how they were found: an analysis finds others.
const byLooking = "a bot's quick estimate of each position"

// curve is the chances of everybody over the match.
func (r *room) curve(story *hindsight.Story) *web.Curve {
	c := &web.Curve{
		Of: story.Of + 1, Rounds: slices.Clone(story.Rounds), Unit: english.Capital(r.unit()), Whose: byLooking,
	}
	for i := range r.info.Seats {
		c.Seats = append(c.Seats, r.mark(table.Seat(i)))
		c.Winners = append(c.Winners, r.m.Result().Winners.Has(table.Seat(i)))
	}
	for _, p := range story.Points {
		var shares []int
		for _, x := range p.Shares {
			shares = append(shares, percent(x))
		}
		c.Points = append(c.Points, web.Point{At: p.At, Shares: shares})
	}
	return c
}

// toldEnd is what the game says of the end.
func (r *room) toldEnd(sc *scene.Scene) scene.Ending {
	if screen, ok := r.game.Screen.(shelf.Endings); ok {
		return screen.Ending(sc)
	}
	return scene.Ending{}
}
