package screen

import (
	"slices"
	"strings"

	"waystation/games/heredity"
)

// retold is a page of the story as the end shows it again.
type retold struct {
	title   string
	teller  string // "" for what is written somewhere
	picture string // of whom it tells, as drawing
	view    string // what is seen of it: of a child's face, which stands lower, the lower part
	decided string // what was decided on it; "" for nothing
}

// mostRetold is how many pages the end shows again.
const mostRetold = 8

// story is what was told in the chapter, in pictures: the pages on which somebody comes for the first time, those on
// which something was decided, and the last one. Of too many the first that only the family tells are left out.
func (p *page) story() []retold {
	var out []retold
	seen := map[string]bool{}
	last := len(p.v.Cards) - 1
	for i := range p.v.Cards {
		c := &p.v.Cards[i]
		picture := p.subject(c)
		x := retold{title: c.Title, teller: speaker(c), picture: picture, decided: p.decidedOn(c.Number)}
		x.view = "0 0 90 84"
		if strings.Contains(picture, smaller) {
			x.view = "0 20 90 84"
		}
		fresh := !seen[picture]
		if picture == "" || !fresh && x.decided == "" && i != last {
			continue
		}
		seen[picture] = true
		out = append(out, x)
	}
	for len(out) > mostRetold {
		i := slices.IndexFunc(out, func(x retold) bool { return x.decided == "" && drawn[x.teller] })
		out = slices.Delete(out, max(i, 0), max(i, 0)+1)
	}
	return out
}

// decidedOn is what was decided on a card, in words; "" for nothing.
func (p *page) decidedOn(number int16) string {
	said := ""
	for _, e := range p.Events {
		if heredity.Decides(e) && e.A == number {
			said = p.Say(e)
		}
	}
	return said
}

// subject is a picture of whom a card tells: somebody of the story with a figure or a face, else who tells it; "" for a
// card that tells nothing.
func (p *page) subject(c *heredity.CardView) string {
	text := c.Title
	for _, l := range c.Lines {
		if !l.Note {
			text += " " + l.Text
		}
	}
	who := speaker(c)
	switch {
	case text == c.Title && c.Person == nil || c.Kind == "cover":
		return ""
	case c.Person != nil && silhouette(c.Person.Name) != "person":
		return standing(silhouette(c.Person.Name))
	}
	if s := beast(text); s != "" {
		return standing(s)
	}
	switch met := metIn(text); {
	case met != "":
		return bust(met)
	case known(who):
		return bust(who)
	}
	return ""
}

// beasts are those who are no people, as texts name them, and how they are drawn.
var beasts = []struct{ word, drawn string }{
	{"vixen", "fox"}, {"the Bishop", "bird"}, {"Madam", "goat"}, {"dogs", "dog"}, {"heron", "bird"},
	{"lifter", "machine"}, {"pruner", "machine"}, {"waterer", "machine"},
}

// beast is how the first of them is drawn that a text names; "" where it names none.
func beast(text string) string {
	found, at := "", len(text)
	for _, b := range beasts {
		if i := strings.Index(text, b.word); i >= 0 && i < at {
			found, at = b.drawn, i
		}
	}
	return found
}

// standing is a figure before the sun, on a plate as high and wide as a portrait's upper part.
func standing(figure string) string {
	return `<circle class="tsun" cx="45" cy="46" r="34"/><use href="#st-` + figure +
		`" x="15" y="4" width="60" height="84"/>`
}
