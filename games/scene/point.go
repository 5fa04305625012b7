package scene

import (
	"fmt"
	"slices"
	"strings"

	"waystation/table"
	"waystation/web"
)

// readAlong shows somebody who waits what others are asked and what they may answer. Who can point at that does so by
// a press on it.
func (b *builder) readAlong(p *web.Ask) {
	read := b.scene.Read
	if len(read) == 0 {
		return
	}
	if len(read) == 1 && !read[0].Pass && !read[0].Prompt.Must {
		p.Say = b.voice.Question(read[0])
	}
	if b.Shared != 0 {
		b.point(p)
	}
	for _, a := range read {
		if !b.Shared.Has(a.Seat) {
			p.Along = b.fold(p.Along, b.rows(a), a)
		}
	}
}

// fold adds the rows of a question to those of others. What several may do in one window, whoever is first, such as to
// pass, stands there once, under all their names.
func (b *builder) fold(all, rows []web.Choice, a *table.Ask) []web.Choice {
	for _, c := range rows {
		i := slices.IndexFunc(all, func(x web.Choice) bool { return a.Pass && x.Key == c.Key && x.Label == c.Label })
		if i < 0 {
			all = append(all, c)
			continue
		}
		all[i].Group = strings.ReplaceAll(all[i].Group, " and ", ", ") + " and " + c.Group
	}
	return all
}

// point makes the choices of the panel all that the viewer can point at: the options of what they are asked, and of
// what they read along.
func (b *builder) point(p *web.Ask) {
	p.Points, p.Choices = true, nil
	asks := b.scene.Read
	if b.scene.Asked != nil {
		asks = append([]*table.Ask{b.scene.Asked}, asks...)
	}
	for _, a := range asks {
		if !b.Shared.Has(a.Seat) {
			continue
		}
		url := PointAt(b.URL("/point", b.Eyes), a.Seat, a.Number)
		rows := b.rows(a)
		for i := range rows {
			rows[i].URL = url
		}
		p.Choices = b.fold(p.Choices, rows, a)
		if p.ThingURL == "" && b.Pointing {
			p.ThingURL = url
		}
		if p.Number == 0 {
			p.Number = uint64(a.Number)
		}
	}
	switch {
	case b.Pointing:
		p.Known = "Press what the others should look at. It answers nothing."
	case p.Known == "":
		p.Known = "Press one to point at it, for the others to see."
	}
}

// pointLink leads to pointing at things, and back.
func (b *builder) pointLink(p *web.Ask) {
	if b.Shared == 0 {
		return
	}
	p.PointURL = b.URL("", b.Eyes)
	if !b.Pointing {
		p.PointURL = with(p.PointURL, "point=yes")
	}
}

// rows are the options of a question, under the name of who is asked if that is one of several.
func (b *builder) rows(a *table.Ask) []web.Choice {
	var out []web.Choice
	for _, o := range a.Options {
		out = append(out, b.weighed(a, o))
	}
	if a.Pass {
		out = append(out, web.Choice{Key: "pass", Label: "Pass"})
	}
	if len(b.scene.Read) > 1 || b.scene.Asked != nil && len(b.scene.Read) > 0 {
		for i := range out {
			out[i].Group = b.name(a.Seat)
		}
	}
	return out
}

// PointAt is the address where the viewer points at something of a question, by that of the pointing.
func PointAt(url string, of table.Seat, number int) string {
	return with(url, fmt.Sprintf("of=%d&number=%d", of, number))
}

// with is an address with one more thing asked of it.
func with(url, what string) string {
	if strings.Contains(url, "?") {
		return url + "&" + what
	}
	return url + "?" + what
}
