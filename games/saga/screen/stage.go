package screen

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/saga"
	"waystation/table"
	"waystation/web"
)

// stage is what stands in the middle of the table.
func (p *page) stage() string {
	switch {
	case p.telling(), p.introduced():
		return "story"
	case p.player(p.watched()).Fight.On:
		return "fight"
	case p.bidding():
		return "bids"
	}
	return "quarter"
}

// telling reports whether a story goes on, or a challenge in one, and no fight stands before it. A fight into which a
// story leads does; one whose reward is the story has been fought out, though its enemy still lies there.
func (p *page) telling() bool {
	story := &p.v.Story
	return p.v.Trial.On || story.Number > 0 && (story.Reward || !p.player(p.watched()).Fight.On)
}

// shows is what the table looks different for: an encounter in its middle, what is read before it is answered, the end.
func (p *page) shows() string {
	var shows []string
	stage := p.stage()
	if stage == "fight" || stage == "story" {
		shows = append(shows, "meets")
	}
	if stage == "fight" && p.begins() || stage == "story" && !p.offers(saga.VerbObjective) {
		shows = append(shows, "reads")
	}
	if p.reads() {
		shows = append(shows, "onward")
	}
	if p.Over {
		shows = append(shows, "over")
	}
	return strings.Join(shows, " ")
}

// stageSays names the region.
func (p *page) stageSays() string {
	switch p.stage() {
	case "fight":
		return "The fight"
	case "story":
		return "The story"
	case "bids":
		return "The bids"
	}
	return p.name(p.own) + "'s quarter"
}

// introduced reports whether the storybook's introduction lies open: while everybody learns their first skills
// (PS-SETUP-39).
func (p *page) introduced() bool { return p.v.Phase == saga.PhaseSetup && !p.Over }

// watched is whose fight stands in the middle: the one of the seat drawn large, or for want of one any other that goes
// on.
func (p *page) watched() table.Seat {
	if p.player(p.own).Fight.On || p.Asked != nil {
		return p.own
	}
	for s := range p.v.Players {
		if p.v.Players[s].Fight.On {
			return table.Seat(s)
		}
	}
	return p.own
}

// hero is to whom a story happens: who has turned up on this morning's token, or whom an encounter has led into it.
func (p *page) hero() table.Seat {
	if p.v.Trial.On {
		return p.v.Trial.Seat
	}
	if p.v.Story.Number > 0 {
		return p.v.Story.Seat
	}
	for s := range p.Seats {
		if p.Seats[s].Due {
			return table.Seat(s)
		}
	}
	return p.own
}

// reader is the neighbour on the left, who reads the story out at a table (PS-STORY-02).
func (p *page) reader() table.Seat {
	return table.Seat((int(p.hero()) + 1) % len(p.v.Players))
}

// offers reports whether the viewer may answer with a verb.
func (p *page) offers(verb table.Verb) bool {
	for _, c := range p.ask.Choices {
		if o, ok := p.Option(c); ok && o.Verb == verb {
			return true
		}
	}
	return false
}

// begins reports whether the viewer is about to choose with what to fight: what they choose from lies on their own
// board, but first they look at the enemy.
func (p *page) begins() bool {
	for _, verb := range []table.Verb{saga.VerbPay, saga.VerbNoPrimary, saga.VerbNoWeapon} {
		if p.offers(verb) {
			return true
		}
	}
	return false
}

// objectives are the recon objectives to choose from.
func (p *page) objectives() []saga.Shown {
	var out []saga.Shown
	for _, c := range p.ask.Choices {
		if o, ok := p.Option(c); ok && o.Verb == saga.VerbObjective {
			out = append(out, saga.Shown(o.A)+1)
		}
	}
	return out
}

// choosing are cards drawn to be chosen from, and whatever else can be chosen and lies nowhere else on this page.
func (p *page) choosing() []web.Card {
	o := p.player(p.own)
	var out []web.Card
	lies := map[string]bool{}
	add := func(c saga.Shown) {
		if id := cardPiece(c); c != saga.Unseen && !lies[id] {
			lies[id] = true
			out = append(out, p.cardAt(table.Card(c-1), id))
		}
	}
	for _, c := range o.Chosen {
		if f := c.Face(); f != nil && f.Kind != saga.KindChallenge {
			add(c)
		}
	}
	if o.Seat != p.v.Seat {
		return out
	}
	for _, q := range p.v.Queue {
		lies[cardPiece(q.Tile)], lies[cardPiece(q.Site)] = true, true
	}
	for _, c := range p.objectives() {
		lies[cardPiece(c)] = true
	}
	for _, c := range o.Drawn {
		if p.stage() == "story" || p.stage() == "fight" {
			lies[cardPiece(c)] = true
		}
	}
	for _, c := range p.ask.Choices {
		kind, number, _ := strings.Cut(c.Piece, ":")
		if n, err := strconv.Atoi(number); err == nil && kind == "card" && n < saga.Count() {
			add(saga.Shown(n) + 1)
		}
	}
	return out
}

// cardAt is a card that lies on the table as a piece.
func (p *page) cardAt(c table.Card, piece string) web.Card {
	out := card(c)
	out.Body = body(c)
	p.marks.Lay(&out, piece)
	return out
}

// sequencesOf are the sequences of a recon objective that is not in play yet.
func sequencesOf(f *saga.Face) []sequence {
	var out []sequence
	for i := range f.Recon.Sequences {
		if s := &f.Recon.Sequences[i]; len(s.Sites) > 0 {
			out = append(out, sequence{i: -1 - i, sites: s.Sites, vp: int(s.VP), bonus: effects(s.First),
				glyph: glyphOf(s.First)})
		}
	}
	return out
}

// powerSays is what the next site that falls to the mutants does (PS-SOLO-20).
func (p *page) powerSays(x saga.Site) string {
	n := int(p.v.Power[x])
	if n == 0 {
		return "nothing yet"
	}
	w := &saga.SoloSide(p.v.SideB).Power[x][min(n-1, 1)]
	if w.Foes > 0 {
		return english.Count(w.Foes, "enemy", "enemies") + " with +" + itoa(w.Health) + " health"
	}
	return effects(w.Does)
}
