package screen

import (
	"slices"

	"waystation/web"
)

// curl gives all that is said the quotation marks and apostrophes of the cards, which stand beside it.
func (p *page) curl() {
	a := &p.ask
	a.Say, a.Known = curled(a.Say), curled(a.Known)
	a.Choices, a.Free, a.Along = curledAll(a.Choices), curledAll(a.Free), curledAll(a.Along)
	a.Denied = slices.Clone(a.Denied)
	for i := range a.Denied {
		d := &a.Denied[i]
		d.Label, d.Reason = curled(d.Label), curled(d.Reason)
	}
	if a.Outcome != nil {
		o := *a.Outcome
		o.Words, o.Lines = curled(o.Words), curledLines(o.Lines)
		a.Outcome = &o
	}
	if a.Recap != nil {
		r := *a.Recap
		r.Lines = slices.Clone(r.Lines)
		for i := range r.Lines {
			r.Lines[i].Words, r.Lines[i].More = curled(r.Lines[i].Words), curledLines(r.Lines[i].More)
		}
		a.Recap = &r
	}
	for i := range p.log.Entries { // they are this page's own
		p.log.Entries[i].Words = curled(p.log.Entries[i].Words)
	}
}

func curledAll(choices []web.Choice) []web.Choice {
	out := slices.Clone(choices)
	for i := range out {
		out[i].Label, out[i].Sub = curled(out[i].Label), curled(out[i].Sub)
	}
	return out
}

func curledLines(lines []string) []string {
	out := slices.Clone(lines)
	for i := range out {
		out[i] = curled(out[i])
	}
	return out
}
