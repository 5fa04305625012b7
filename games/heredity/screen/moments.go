package screen

import (
	"embed"
	"strings"

	"github.com/a-h/templ"

	"waystation/games/heredity"
	"waystation/table"
	"waystation/web"
)

//go:embed ends/place.svg ends/person.svg ends/fight.svg ends/find.svg ends/wound.svg ends/rest.svg
var momentFiles embed.FS

// momentArt are the pictures of what happens, by its kind.
var momentArt = map[heredity.Kind]templ.Component{
	heredity.Placed:  momentPicture("place"),
	heredity.Met:     momentPicture("person"),
	heredity.Fought:  momentPicture("fight"),
	heredity.Found:   momentPicture("find"),
	heredity.Wounded: momentPicture("wound"),
	heredity.Camped:  momentPicture("rest"),
}

func momentPicture(name string) templ.Component {
	data, err := momentFiles.ReadFile("ends/" + name + ".svg")
	if err != nil {
		panic(err) // a picture is missing from the program
	}
	return web.Picture(string(data))
}

// momentPrint is the picture of something that happened: of who is met in it, of who strikes whom or has whom or what,
// or else a scene of its kind.
func (p *page) momentPrint(e table.Event, words string) web.Print {
	kind := heredity.KindOf(e)
	beast := beast(words)
	if number, ok := heredity.Gained(e); ok && beast == "" {
		if it, _ := p.thing(number); it != nil {
			return web.Print{Box: "-28 -4 164 94", Art: templ.Raw(`<rect class="st" x="-28" y="-4" width="164" ` +
				`height="94"/><g fill-rule="evenodd">` + wareArt(title(p.v, int(number)), it) + `</g>`)}
		}
	}
	switch who := metIn(words); {
	case kind == heredity.Met && who != "":
		return web.Print{Box: "-52 4 194 112", Art: templ.Raw(bust(who))}
	case kind == heredity.Fought && beast != "":
		return web.Print{Box: "0 0 280 160", Art: templ.Raw(facing(ours(words), beast))}
	case kind == heredity.Found && beast != "":
		return web.Print{Box: "-38 4 166 95", Art: templ.Raw(`<rect class="st" x="-38" width="166" height="100"/>` +
			standing(beast))}
	}
	return web.Print{Box: "0 0 280 160", Art: momentArt[kind]}
}

// ours is which of the family that has a drawing is named in a sentence; "person" for none.
func ours(words string) string {
	for name := range shapes {
		if drawn[name] && strings.Contains(words, name) {
			return strings.ToLower(name)
		}
	}
	return "person"
}

// facing are two who have come to blows, before the sun.
func facing(one, other string) string {
	return `<rect class="st" width="280" height="160"/><circle class="tsun" cx="140" cy="82" r="58"/>` +
		`<path class="ky" d="M0 148q140-8 280-2v14H0z"/>` +
		`<use href="#st-` + one + `" x="34" y="32" width="82" height="123"/>` +
		`<g transform="translate(250 0) scale(-1 1)"><use href="#st-` + other +
		`" x="4" y="32" width="82" height="123"/></g>`
}

// metIn is who, of those who have a portrait, is named first in a sentence; "" for nobody.
func metIn(words string) string {
	first, at := "", len(words)
	for name := range portraits {
		if i := strings.Index(words, name); i >= 0 && (i < at || i == at && name < first) {
			first, at = name, i
		}
	}
	return first
}
