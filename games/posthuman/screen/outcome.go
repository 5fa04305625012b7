package screen

import (
	"slices"
	"strconv"

	"waystation/english"
	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// outcome says what a fight that is over has cost whom, and of one that goes on by which dice; what else the viewer
// got, and the turn that has begun since; to a mutant, what came of their action.
func (p *page) outcome() *web.Outcome { return p.nextTurn(p.deed(p.ended())) }

// ended is all of the outcome but a turn that has begun.
func (p *page) ended() *web.Outcome {
	o := p.ask.Outcome
	if o == nil {
		return p.gained(p.volley())
	}
	told, after := p.Scene.Ended()
	toll, ok := posthuman.TollOf(told, after, p.v.Seat)
	switch {
	case !ok && o.Lost && p.fighting(p.v.Seat): // its dice lie there no longer
		out := *o
		out.Lines = p.Scene.SayLast(posthuman.Blows(p.News.Told, p.v.Seat))
		for _, l := range o.Lines {
			if !slices.Contains(out.Lines, l) { // a scar of the blow is one of both
				out.Lines = append(out.Lines, l)
			}
		}
		return p.gained(&out)
	case !ok:
		return p.gained(o)
	}
	you := scene.Tolls(
		scene.Toll{N: toll.Health, Glyph: "health", What: "health", Unless: "unhurt"},
		scene.Toll{N: toll.Morale, Glyph: "morale", What: "morale"},
		scene.Toll{N: toll.Ammo, Glyph: "ammo", What: "ammo"},
		scene.Toll{N: toll.Food, Glyph: "food", What: "food"},
		scene.Toll{N: toll.XP, What: "XP"})
	you = append(you, scarred(toll)...)
	out := *o
	blows := p.Scene.SayLast(posthuman.Blows(told, p.v.Seat)) // where nothing was to be decided nobody has seen them
	out.Lines, out.Rest = append(blows, p.Scene.Aftermath(posthuman.Rewards)...), 0
	if last := lastThrown(posthuman.Throws(told, p.v.Seat), 1); len(last) > 0 { // the table shows it no longer
		out.Shows = justNow(last)
	}
	out.Sides = append(p.newTurn(false), web.OutcomeSide{Seat: p.Seats[p.v.Seat].Mark, Name: "You", Parts: you})
	for _, x := range toll.Foes {
		out.Sides = append(out.Sides, fallen(x))
	}
	return &out
}

// volley is what dice have come to that nobody has seen, as nothing was to be decided over them; nil without any.
func (p *page) volley() *web.Outcome {
	if p.News == nil || p.News.Fate >= 0 || p.v.Seat < 0 || !p.fighting(p.v.Seat) {
		return nil
	}
	told := p.News.Told
	if p.bout(p.player(p.v.Seat), true).step > 0 { // the last dice lie on the table
		told = posthuman.BeforeRoll(told, p.v.Seat)
	}
	blows := posthuman.Blows(told, p.v.Seat)
	lines := p.Scene.SayLast(blows)
	switch {
	case len(lines) == 0:
		return nil
	case len(lines) == 1 && posthuman.Corners(blows[0]): // no die has been thrown
		return &web.Outcome{Words: lines[0]}
	}
	return &web.Outcome{Words: "What the dice came to:", Lines: lines}
}

// nextTurn adds the turn that began since the viewer's last answer, with its event and what that says: on a small
// screen its card lies out of sight. It stands before what it has brought, as the scar of an event is no part of the
// story that was over before, and after what one got before it.
func (p *page) nextTurn(o *web.Outcome) *web.Outcome {
	n := p.News
	if n == nil || n.Fate >= 0 {
		return o
	}
	at := slices.IndexFunc(n.Told, posthuman.Begins)
	if at < 0 || at <= n.Ended {
		return o
	}
	e, text := n.Told[at], posthuman.Of(table.Card(n.Told[at].A)).Text
	for _, i := range posthuman.Concerned(n.Told[at+1:]) { // it may be nobody, of which nothing else is seen
		text += " " + n.Words[at+1+i]
	}
	says := n.Words[at] + " " + text
	if o == nil {
		return &web.Outcome{Words: n.Words[at], Rule: p.Cite(e.Rule), Lines: []string{text}}
	}
	i := slices.IndexFunc(o.Lines, func(l string) bool { return slices.Index(n.Words, l) > at })
	if i < 0 {
		i = len(o.Lines)
	}
	out := *o
	out.Lines = slices.Clone(o.Lines)
	got, _ := kinds(posthuman.Gains(n.Told[:at], p.v.Seat))
	switch head, line := slices.Index(n.Words, o.Words), slices.Index(o.Lines, n.Words[at]); {
	case line >= 0:
		out.Lines[line] = says
	case head > at || head < 0 && i == 0 && len(got) == 0:
		out.Words, out.Rule, out.Told = n.Words[at], p.Cite(e.Rule), false
		out.Lines = slices.Insert(out.Lines, 0, text, o.Words)
	default:
		out.Lines = slices.Insert(out.Lines, i, says)
	}
	return &out
}

// gained adds what the viewer has got and lost since their last answer to what came of it; where nothing else came of
// it and something was got, that is all there is to say.
func (p *page) gained(o *web.Outcome) *web.Outcome {
	if p.News == nil || p.News.Fate >= 0 {
		return o
	}
	told, turn := p.News.Told, p.sinceTurn()
	if turn >= 0 && o != nil {
		told = told[:turn]
	}
	got, words := kinds(posthuman.Gains(told, p.v.Seat))
	lost, _ := kinds(posthuman.Losses(told, p.v.Seat))
	if o != nil && o.Lost && len(got) == 0 { // each loss is a line of it
		lost = nil
	}
	switch {
	case o == nil && len(got) == 0:
		return nil
	case o == nil:
		o = &web.Outcome{Words: "You got " + english.List(words) + "."}
		got = nil
	}
	out, sides := *o, p.side("You", append(got, lost...))
	sides = append(p.newTurn(o.Lost), sides...)
	if len(sides) > 0 {
		out.Sides = sides
	}
	return &out
}

// sinceTurn is where in what was told a turn begins after something that had ended before it; -1 where none does.
func (p *page) sinceTurn() int {
	if at := slices.IndexFunc(p.News.Told, posthuman.Begins); p.News.Ended >= 0 && at > p.News.Ended {
		return at
	}
	return -1
}

// newTurn is what the event of a turn that has begun, and what followed it, have brought the viewer: it is no part of
// what ended before, and stands before that, as it is what changed last. linesTell says that each loss is a line.
func (p *page) newTurn(linesTell bool) []web.OutcomeSide {
	at := p.sinceTurn()
	if at < 0 {
		return nil
	}
	told := p.News.Told[at:]
	got, _ := kinds(posthuman.Gains(told, p.v.Seat))
	lost, _ := kinds(posthuman.Losses(told, p.v.Seat))
	if linesTell && len(got) == 0 {
		lost = nil
	}
	return p.side("Turn "+strconv.Itoa(int(told[0].B)), append(got, lost...))
}

// side are the viewer's parts of an outcome under a name; nothing without any.
func (p *page) side(name string, parts []web.OutcomePart) []web.OutcomeSide {
	if len(parts) == 0 {
		return nil
	}
	return []web.OutcomeSide{{Seat: p.Seats[p.v.Seat].Mark, Name: name, Parts: parts}}
}

// kinds are what was got, or lost, of each kind of thing, as parts of an outcome and in words.
func kinds(x posthuman.Toll) (parts []web.OutcomePart, words []string) {
	for _, k := range []scene.Toll{
		{N: x.Food, Glyph: "food", What: "food"}, {N: x.Ammo, Glyph: "ammo", What: "ammo"}, {N: x.XP, What: "XP"},
		{N: x.Health, Glyph: "health", What: "health"}, {N: x.Morale, Glyph: "morale", What: "morale"},
	} {
		says := ""
		switch {
		case k.N > 0:
			says = "+" + strconv.Itoa(k.N) + " " + k.What
		case k.N < 0:
			says = strconv.Itoa(-k.N) + " " + k.What + " lost"
		default:
			continue
		}
		parts = append(parts, web.OutcomePart{Glyph: k.Glyph, Words: says, Lost: k.N < 0})
		words = append(words, says)
	}
	return append(parts, scarred(x)...), words
}

// scarred is how many scars were drawn: they are what may turn somebody, and are counted with what was lost.
func scarred(x posthuman.Toll) []web.OutcomePart {
	if x.Scars == 0 {
		return nil
	}
	return []web.OutcomePart{{Glyph: "scar", Words: english.Count(x.Scars, "scar", "scars") + " drawn", Lost: true}}
}

// fallen is what became of an enemy.
func fallen(x posthuman.Fallen) web.OutcomeSide {
	side := web.OutcomeSide{Glyph: "enemy", Name: "An enemy"}
	if f := x.Foe.Face(); f != nil {
		side.Name = f.Name
	}
	if x.Dead {
		side.Parts = []web.OutcomePart{{Words: "dead", Lost: true}}
		return side
	}
	side.Parts = []web.OutcomePart{{Words: "got away"}}
	if x.Wounds > 0 {
		wounds := web.OutcomePart{Glyph: "damage", Words: english.Count(x.Wounds, "wound", "wounds"), Lost: true}
		side.Parts = append(side.Parts, wounds)
	}
	return side
}
