package screen

import (
	"slices"
	"strconv"
	"strings"

	"waystation/games/posthuman"
	"waystation/games/posthuman/screen/art"
	"waystation/table"
	"waystation/web"
)

// fought is the sheet of a fight that is over and of which nobody has seen how it went, as nothing was to be decided in
// it, or in most of it: with its dice, as others are seen on the table. nil for none.
func (p *page) fought() *web.Tidings {
	if p.v.Seat < 0 {
		return nil
	}
	if t := p.wonUnseen(); t != nil {
		return t
	}
	return p.struckUnseen()
}

// wonUnseen is the sheet of a fight with enemies.
func (p *page) wonUnseen() *web.Tidings {
	told, after := p.Ended()
	toll, ok := posthuman.TollOf(told, after, p.v.Seat)
	if !ok {
		return nil
	}
	all := posthuman.Throws(told, p.v.Seat)
	unseen := posthuman.Throws(told[len(p.Before(0)):], p.v.Seat)
	if len(unseen) == 0 || len(unseen) == 1 && len(all) > 1 {
		return nil // the last throw alone is told over the question
	}
	last := told[len(told)-1]
	t := p.course(told, all, toll)
	if _, moved := posthuman.Moment(told, p.v.Seat); moved {
		t.Moment += ", move"
	}
	t.ID, t.Title, t.Why, t.Rule = p.News.Name(p.News.Ended), wonTitle(toll.Foes), p.Say(last), p.Cite(last.Rule)
	enemies := web.TidingsColumn{Head: "Against you", Glyph: "enemy"}
	for _, x := range toll.Foes {
		side := fallen(x)
		var became []string
		for _, part := range side.Parts {
			became = append(became, part.Words)
		}
		enemies.Lines = append(enemies.Lines,
			web.TidingsLine{Words: "*" + side.Name + "*: " + strings.Join(became, ", ")})
	}
	t.Columns = append([]web.TidingsColumn{enemies}, t.Columns...)
	return t
}

// wonTitle is how a fight with enemies has ended.
func wonTitle(foes []posthuman.Fallen) string {
	dead := 0
	for _, x := range foes {
		if x.Dead {
			dead++
		}
	}
	switch {
	case len(foes) == 0:
		return "You drove it off."
	case dead == len(foes):
		return "You won the fight."
	case len(foes) == 1:
		return "It got away."
	case dead == 0:
		return "They got away."
	}
	return "The fight is over."
}

// struckUnseen is the sheet of an attack by a mutant player.
func (p *page) struckUnseen() *web.Tidings {
	at, by := posthuman.AttackOn(p.News.Told, p.v.Seat)
	if at < 0 || p.player(p.v.Seat).Mutant || p.Asked == nil || p.fighting(p.v.Seat) ||
		slices.Contains([]string{"prevent", "test", "turn", "swap-life"}, p.Asked.Prompt.Kind) {
		return nil // it is not over
	}
	before := len(p.Before(0))
	d, ok := posthuman.DeedOf(p.Events, by)
	if !ok || d.On != p.v.Seat || d.Last < before+at {
		return nil
	}
	told := p.Events[:d.Last+1]
	t := p.course(told, posthuman.Throws(told, p.v.Seat), posthuman.Toll{})
	t.ID, t.Title, t.Rule = p.News.Name(at), p.name(by)+" fell upon you.", p.Cite(d.Act.Rule)
	t.Why = web.Unmarked(p.Say(d.Act))
	lost, _ := kinds(d.Cost())
	t.Columns = append([]web.TidingsColumn{parts("Lost", "no", lost)}, t.Columns...)
	return t
}

// course is a sheet that tells how a fight went: its dice, what it cost and brought, and all of it in its order.
func (p *page) course(told []table.Event, throws []posthuman.Throw, toll posthuman.Toll) *web.Tidings {
	var got, lost []web.OutcomePart
	all, _ := kinds(toll)
	for _, part := range all {
		if part.Lost {
			lost = append(lost, part)
		} else {
			got = append(got, part)
		}
	}
	if toll.Space > 0 {
		words := "journey point " + strconv.Itoa(toll.Space)
		got = append(got, web.OutcomePart{Glyph: "step", Words: words})
	}
	how := web.TidingsColumn{Head: "The fight", Glyph: "fist", Wide: true}
	for _, e := range posthuman.FightTold(told, p.v.Seat) {
		how.Lines = append(how.Lines, web.TidingsLine{Words: p.Say(e)})
	}
	picture := art.Scene("face") // of whoever fell upon them without a die
	if len(throws) > 0 {
		picture = art.Throws(facesOf(throws))
	}
	turn, _ := posthuman.Moment(told, p.v.Seat)
	return &web.Tidings{
		Moment: "turn " + strconv.Itoa(turn), Picture: raw(picture), Next: "Go on",
		Columns: []web.TidingsColumn{parts("Lost", "no", lost), parts("Got", "check", got), how},
	}
}

// parts are the parts of an outcome as a column.
func parts(head, glyph string, list []web.OutcomePart) web.TidingsColumn {
	c := web.TidingsColumn{Head: head, Glyph: glyph}
	for _, x := range list {
		c.Lines = append(c.Lines, web.TidingsLine{Glyph: x.Glyph, Words: strings.TrimSuffix(x.Words, " lost")})
	}
	return c
}

// facesOf are the dice of throws as a picture names them: the last few, as more would not be told apart.
func facesOf(throws []posthuman.Throw) (out [][2][]string) {
	const most = 4
	for _, x := range throws[max(0, len(throws)-most):] {
		out = append(out, [2][]string{faceNames(x.Mine), faceNames(x.Theirs)})
	}
	return out
}

func faceNames(list []posthuman.Face6) (out []string) {
	for _, d := range smallDice(list) {
		name := d.picture
		if d.sign != "" {
			name += ":" + d.sign
		}
		out = append(out, name)
	}
	return out
}
