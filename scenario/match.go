package scenario

import (
	"fmt"
	"slices"
	"strings"

	"waystation/table"
)

// set is the key of an answer: one option, or several joined by "+", by key or label; "Salt * 2" takes one twice.
func (p *player) set(ask *table.Ask, what string) (string, error) {
	if what == "none" {
		return what, nil
	}
	offers := ask.Options
	if ask.Pass {
		offers = append(slices.Clip(offers), table.Offered{Option: table.Pass})
	}
	o, err := p.option(ask.Seat, what, offers, ask.Denied)
	if err == nil {
		return table.Key(p.m.Verbs(), o), nil
	}
	parts := strings.Split(what, " + ")
	if len(parts) == 1 {
		parts = strings.Split(what, "+")
	}
	if len(parts) == 1 && !ask.Amounts {
		return "", err
	}
	for i, part := range parts {
		name, times, several := strings.Cut(part, "*")
		o, err := p.option(ask.Seat, strings.TrimSpace(name), offers, ask.Denied)
		if err != nil {
			return "", err
		}
		parts[i] = table.Key(p.m.Verbs(), o)
		if several {
			parts[i] += "*" + strings.TrimSpace(times)
		}
	}
	return strings.Join(parts, "+"), nil
}

// option finds an option by its key or its label among those offered.
func (p *player) option(seat table.Seat, what string, offers []table.Offered, denials []table.Denied) (table.Option,
	error) {
	var found []table.Option
	for _, o := range offers {
		if p.means(seat, what, o.Option) && !slices.Contains(found, o.Option) {
			found = append(found, o.Option)
		}
	}
	switch {
	case len(found) == 1:
		return found[0], nil
	case len(found) > 1:
		var keys []string
		for _, o := range found {
			keys = append(keys, table.Key(p.m.Verbs(), o))
		}
		return found[0], fmt.Errorf("%q may mean several things; give the key: %s", what, strings.Join(keys, " or "))
	}
	for _, d := range denials {
		if p.means(seat, what, d.Option) {
			return d.Option, fmt.Errorf("%q can't be done now: %s (%s)", what, d.Why, d.Rule)
		}
	}
	return table.Option{}, fmt.Errorf("%q is not on offer%s", what, p.advice(what))
}

// means reports whether the words are the option's key or label.
func (p *player) means(seat table.Seat, what string, o table.Option) bool {
	if what == table.Key(p.m.Verbs(), o) {
		return true
	}
	label, _ := p.m.Label(seat, o)
	return same(what, label)
}

// list cuts "draw, sell" into its options. A label that has commas itself stays whole.
func (p *player) list(seat table.Seat, what string, offers []table.Offered, denials []table.Denied) []string {
	known := func(words string) bool {
		return slices.ContainsFunc(offers, func(o table.Offered) bool { return p.means(seat, words, o.Option) }) ||
			slices.ContainsFunc(denials, func(d table.Denied) bool { return p.means(seat, words, d.Option) })
	}
	var out []string
	for rest := strings.Split(what, ","); len(rest) > 0; {
		n := len(rest)
		for n > 1 && !known(strings.TrimSpace(strings.Join(rest[:n], ","))) {
			n--
		}
		out = append(out, strings.TrimSpace(strings.Join(rest[:n], ",")))
		rest = rest[n:]
	}
	return out
}

// advice is for those who put spaces between keys.
func (p *player) advice(what string) string {
	words := strings.Fields(what)
	for _, w := range words {
		if _, err := table.ParseKey(p.m.Verbs(), w); err != nil {
			return ""
		}
	}
	if len(words) < 2 {
		return ""
	}
	return " (several options are separated by commas)"
}

// can checks what is offered: exactly that, or that among others.
func (p *player) can(seat table.Seat, a action) error {
	ask := p.m.Ask(seat)
	frees, denials := p.m.Frees(seat)
	if ask == nil && (a.verb == can || len(frees) == 0) {
		_, err := p.ask(seat)
		return err
	}
	var offers []table.Offered
	if ask != nil {
		p.said = true
		offers, denials = append(offers, ask.Options...), append(denials, ask.Denied...)
		if ask.Pass {
			offers = append(offers, table.Offered{Option: table.Pass})
		}
	}
	all := offers
	if a.verb == canAlso {
		all = append(slices.Clip(offers), frees...)
	}
	var named []table.Option
	for _, what := range p.list(seat, a.what, all, denials) {
		o, err := p.option(seat, what, all, denials)
		if err != nil {
			return fmt.Errorf("%w\n%s", err, p.questions())
		}
		named = append(named, o)
	}
	if a.verb == canAlso {
		return nil
	}
	for _, o := range offers {
		if !slices.Contains(named, o.Option) {
			return fmt.Errorf("%s can also do %s, which the line does not name\n%s", p.name(seat),
				p.optionText(seat, o.Option), p.questions())
		}
	}
	return nil
}

// cannot checks that nothing of the list is offered, that it is refused, and why.
func (p *player) cannot(seat table.Seat, a action) error {
	var offers []table.Offered
	ask := p.m.Ask(seat)
	frees, denials := p.m.Frees(seat)
	if ask != nil {
		p.said = true
		offers, denials = append(offers, ask.Options...), append(denials, ask.Denied...)
		if ask.Pass {
			offers = append(offers, table.Offered{Option: table.Pass})
		}
	}
	offers = append(offers, frees...)
	for _, what := range p.list(seat, a.what, offers, denials) {
		if o, err := p.option(seat, what, offers, nil); err == nil {
			return fmt.Errorf("%s can do %s\n%s", p.name(seat), p.optionText(seat, o), p.questions())
		}
		if strings.ContainsAny(what, "+*") {
			if err := p.cannotSet(seat, ask, what, a.why); err != nil {
				return err
			}
			continue
		}
		key := what
		i := slices.IndexFunc(denials, func(d table.Denied) bool { return p.means(seat, what, d.Option) })
		if i >= 0 {
			key = table.Key(p.m.Verbs(), denials[i].Option)
			if a.why != "" && !holds(denials[i].Why, a.why) && denials[i].Rule != a.why {
				return fmt.Errorf("%s can't do %s, but the reason is another: %s (%s)", p.name(seat), what,
					denials[i].Why, denials[i].Rule)
			}
		} else if a.why != "" {
			return fmt.Errorf("%s can't do %s, but no reason is given to the player\n%s", p.name(seat), what,
				p.questions())
		} else if _, err := table.ParseKey(p.m.Verbs(), what); err != nil {
			return fmt.Errorf("%q is neither offered nor denied; what is not even mentioned is named by its key, and "+
				"this is none: %w", what, err)
		}
		if ask != nil && p.m.Answer(seat, ask.Number, key, table.ByHand) == nil ||
			p.m.Free(seat, key, table.ByHand) == nil {
			return fmt.Errorf("%s is not offered %s, and yet it was accepted", p.name(seat), what)
		}
	}
	return nil
}

// cannotSet checks that several options can't be taken together.
func (p *player) cannotSet(seat table.Seat, ask *table.Ask, what, why string) error {
	if ask == nil {
		_, err := p.ask(seat)
		return err
	}
	key, err := p.set(ask, what)
	if err != nil {
		return fmt.Errorf("%w\n%s", err, p.questions())
	}
	switch err = p.m.Answer(seat, ask.Number, key, table.ByHand); {
	case err == nil:
		return fmt.Errorf("%s can do %s", p.name(seat), what)
	case !holds(err.Error(), why):
		return fmt.Errorf("the reason is another: %w", err)
	}
	return nil
}

// same compares words without regard to case and spacing.
func same(a, b string) bool {
	return strings.EqualFold(strings.Join(strings.Fields(a), " "), strings.Join(strings.Fields(b), " "))
}

// holds reports whether the words are in the text, without regard to case.
func holds(text, words string) bool {
	return strings.Contains(strings.ToLower(text), strings.ToLower(words))
}
