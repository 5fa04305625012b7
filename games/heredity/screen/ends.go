package screen

import (
	_ "embed"
	"regexp"
	"strings"

	"waystation/games/heredity"
	"waystation/web"
)

var (
	//go:embed ends/ash.svg
	ashArt string
	//go:embed ends/home.svg
	homeArt string
	//go:embed ends/taken.svg
	takenArt string
)

// backdrop is the dark round the fire, which is wider in the print than in camp, so that the title has room.
const backdrop = `<rect class="nk" x="-300" y="-60" width="1600" height="560"/>`

// ended is how a kind of end is drawn, with the whole family in it.
type ended struct{ box, art, says string }

// endPrints are the prints by the kind of end.
var endPrints = map[string]ended{
	"won": {
		fireBox, backdrop + `<g class="quiet">` + nightArt + `</g>`,
		"The fire, and who came back to it.",
	},
	"lost": {
		fireBox, backdrop + `<g class="quiet lost gone">` + nightArt + `</g>` + ashArt,
		"The fire is out. They sit round the ashes under the moon.",
	},
	"home": {
		"0 0 1030 328", homeArt,
		"The harvest moon, the pear tree full, lights in the house, and those who come home to it.",
	},
	"taken": {
		"0 0 1030 328", takenArt,
		"Guards stand before the lit house, and those who lived in it walk away in the dark.",
	},
}

// night is black in every light, so its inks are its own.
const (
	nightInk = `fill="#12130f"`
	dimInk   = `fill="none" stroke="#6e6145" stroke-width="`
)

// inks are those of a print where it stands alone, as screen.css has them; nobody lights what is lost.
func inks(kind string) map[string]string {
	out := map[string]string{
		"nk": nightInk, "nk gone": nightInk + ` stroke="#a08a54" stroke-width="1.2"`,
		"rim": `fill="none" stroke="` + Ink.Wash + `" stroke-width="2.4"`, "rimd": dimInk + `1.4"`,
		"dk":  nightInk + ` stroke="#5b503a" stroke-width="1.5"`,
		"dk2": nightInk, "quiet": "", "quiet lost gone": "", "dam": "", "light": "", "gone": "", // groups, and black
		"ray": `fill="` + Ink.Spot + `" opacity=".34"`,
	}
	if kind == "lost" {
		out["rim"], out["light"] = dimInk+`2.4"`, `display="none"`
	}
	return out
}

// shared is the print of the end where it stands alone.
func (p *page) shared() web.Print {
	kind := p.endKind()
	e := endPrints[kind]
	art := withFamily(e.art, p.v)
	if kind == "lost" || kind == "taken" {
		art = gone.ReplaceAllStringFunc(art, func(line string) string {
			return strings.ReplaceAll(line, `class="nk"`, `class="nk gone"`)
		})
	}
	return web.Print{Box: e.box, Art: web.Picture(art), Dark: true, Inks: inks(kind)}
}

// gone finds those of the family, each on a line of their own.
var gone = regexp.MustCompile(`(?m)^<g data-who=.*$`)

// fireBox is where one looks at the fire: it stands to the right of the title.
const fireBox = "-280 40 1130 360"

// endKind is how the chapter has ended: the last one has prints of its own.
func (p *page) endKind() string {
	last := p.v.Chapter == heredity.Chapters-1
	switch {
	case last && p.v.Won:
		return "home"
	case last:
		return "taken"
	case p.v.Won:
		return "won"
	}
	return "lost"
}

// ending is the print of the end, with those of the family who are in the chapter.
func (p *page) ending() web.Print {
	e := endPrints[p.endKind()]
	return web.Print{Box: e.box, Art: web.Picture(withFamily(e.art, p.v)), Says: e.says, Dark: true}
}
