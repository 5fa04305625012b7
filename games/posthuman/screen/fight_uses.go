package screen

import (
	"slices"

	"waystation/games/posthuman"
	"waystation/table"
	"waystation/web"
)

// rerollSays calls it to keep the roll if none of its dice is chosen, and says of which die a row speaks.
func (p *page) rerollSays(a *web.Ask) {
	for i := range a.Choices {
		if c := &a.Choices[i]; c.Key == "none" {
			c.Label = "Keep all"
		}
	}
	if p.Asked.Max > 1 && a.Choices != nil {
		a.Known += " A row speaks of its die alone."
	}
}

// usesSay says what the cards that can be used now come to, where it hangs on what is asked: an escape, a test, wounds.
func (p *page) usesSay(a *web.Ask) {
	if p.Asked == nil || p.v.Seat < 0 {
		return
	}
	o := p.player(p.v.Seat)
	for _, list := range [2][]web.Choice{a.Choices, a.Free} {
		for i := range list {
			c := &list[i]
			leads := p.comesTo(*c, o)
			words := leads.Words()
			if words == "" {
				continue
			}
			if c.Tells && c.Sub != "" {
				words = c.Sub + "; " + words
			}
			c.Sub, c.Tells = words, true
			p.leads[rowID(c)] = posthuman.Prospect{}.Then(leads)
		}
	}
}

// comesTo is what a choice comes to by what is asked; it has no words where that says nothing.
func (p *page) comesTo(c web.Choice, o *posthuman.SeenPlayer) posthuman.Clause {
	x, ok := p.Option(c)
	if !ok {
		return posthuman.Clause{}
	}
	var u *posthuman.Use
	if x.Verb == posthuman.VerbUse {
		u = &posthuman.Of(table.Card(x.A)).Uses[x.B]
	}
	about := p.Asked.About
	switch kind := p.Asked.Prompt.Kind; {
	case kind == "run" && (x.Verb == posthuman.VerbRun || u != nil):
		return posthuman.Escape(int(about[0]), int(about[1]), u)
	case kind == "test" && (x.Verb == posthuman.VerbRoll || u != nil):
		return posthuman.Plain(p.v.Passing(posthuman.Stat(about[0]), int(about[1]), u))
	case kind == "prevent" && u != nil:
		return posthuman.Plain(o.Wounded(max(0, int(about[0])-u.Guards(o.Fight.From)), len(p.v.Players) > 2))
	}
	return posthuman.Clause{}
}

// givesNow is what whoever fights gets by a card that is put into play or readied: the numbers of a weapon, or else
// what it does; "" for what is of no use in a fight.
func (p *page) givesNow(o table.Option) string {
	if p.v.Seat < 0 || !p.fighting(p.v.Seat) {
		return ""
	}
	f := posthuman.Of(table.Card(o.A))
	inTime := func(u posthuman.Use) bool { _, ok := moments[u.When]; return ok }
	switch {
	case spec(f) != "":
		return spec(f)
	case slices.ContainsFunc(f.Mods, fights), slices.ContainsFunc(f.Uses, inTime):
		return f.Text
	}
	return ""
}
