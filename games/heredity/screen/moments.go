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

// momentPrint is the picture of something that happened: of who is met in it, or a scene.
func (p *page) momentPrint(e table.Event, words string) web.Print {
	kind := heredity.KindOf(e)
	if kind == heredity.Met {
		if who := metIn(words); who != "" {
			return web.Print{Box: "-52 4 194 112", Art: templ.Raw(bust(who))}
		}
	}
	return web.Print{Box: "0 0 280 160", Art: momentArt[kind]}
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
