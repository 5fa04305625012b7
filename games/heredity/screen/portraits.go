package screen

import (
	_ "embed"
	"strings"
	"unicode"
)

// A portrait is cut from a few pieces, as people on a lino plate are: a head, what is on it, what is on the face, what
// is worn. What is written of somebody decides which: a helmet for a warden, one lens for a tinker.
type portrait struct {
	ground string // behind the head
	hair   string // behind and on the head
	hat    string
	face   string // on the face
	wear   string // below the head
	left   bool   // looks to the left
	small  bool   // a child
}

// portraits are those who speak, the family's grown people apart, of whom the sprite has whole figures.
var portraits = map[string]portrait{
	"Swan":     {ground: "band", hair: "plaits", wear: "bone", small: true},
	"Corin":    {ground: "disc", hair: "short", wear: "jacket", left: true},
	"Ansa":     {ground: "road", hair: "long", hat: "kerchief", wear: "strap"},
	"Hale":     {ground: "band", hair: "bun", hat: "helmet", wear: "collar", left: true},
	"Gethin":   {ground: "disc", hair: "short", hat: "helmet", wear: "plain", small: true},
	"Frieda":   {ground: "road", hair: "bun", face: "rings", wear: "apron"},
	"Perpetua": {ground: "disc", hair: "long", hat: "brim", face: "rings", wear: "shawl", left: true},
	"Emmerich": {ground: "band", hair: "bald", face: "lens", wear: "apron"},
	"Vasil":    {ground: "road", hair: "short", hat: "helmet", face: "moustache", wear: "collar"},
	"Benedikt": {ground: "band", hair: "bald", face: "glasses", wear: "collar", left: true},
	"Yusra":    {ground: "disc", hair: "curls", hat: "helmet", wear: "collar"},
	"Tomas":    {ground: "road", hair: "bald", hat: "cap", face: "beard", wear: "stripes", left: true},
	"Jem":      {ground: "disc", hair: "curls", hat: "cap", wear: "plain", small: true},
	"Kester":   {ground: "band", hair: "old", face: "glasses beard", wear: "plain"},
	"Ines":     {ground: "road", hair: "long", wear: "shawl", left: true},
	"Zdenek":   {ground: "disc", hair: "old", hat: "brim", face: "beard", wear: "apron"},
	"Oma":      {ground: "road", hair: "bun", hat: "kerchief", face: "lines", wear: "shawl"},
	"Quill":    {ground: "band", hair: "short", hat: "tall", wear: "collar"},
	"Ursel":    {ground: "band", hair: "bun", face: "lines", wear: "chain", left: true},
	"Karr":     {ground: "disc", hair: "old", face: "lines", wear: "chain"},
	"Strand":   {ground: "road", hair: "short", face: "moustache", wear: "coat", left: true},
}

// smaller is how a child's portrait is drawn: lower on the plate.
const smaller = " translate(9 22) scale(.82)"

// plates are the pieces that portraits are cut from, one a line, on a plate of 90 by 116.
//
//go:embed portraits.svg
var plates string

// pieces are the plates by name, such as hat-brim.
var pieces = cuts(plates)

// cuts are drawings by name, of which a file has one a line.
func cuts(file string) map[string]string {
	out := map[string]string{}
	for line := range strings.Lines(file) {
		name, drawing, _ := strings.Cut(strings.TrimPrefix(line, `<g id="`), `">`)
		out[name] = strings.TrimSuffix(strings.TrimSpace(drawing), "</g>")
	}
	return out
}

// known reports whether somebody can be shown.
func known(name string) bool {
	_, ok := portraits[name]
	return ok || drawn[name]
}

// bust is the portrait of somebody who speaks, on a plate of 90 by 116.
func bust(name string) string {
	p, ok := portraits[name]
	if !ok {
		return `<use href="#fig-` + strings.ToLower(name) + `" width="90" height="210"></use>`
	}
	var out strings.Builder
	out.WriteString(pieces["ground-"+p.ground])
	turn := ""
	if p.left {
		turn = "translate(92 0) scale(-1 1)"
	}
	if p.small {
		turn += smaller
	}
	out.WriteString(`<g transform="` + strings.TrimSpace(turn) + `">`)
	for _, name := range []string{"neck", "wear-" + p.wear, "head", "hair-" + p.hair} {
		out.WriteString(pieces[name])
	}
	for face := range strings.FieldsSeq(p.face) {
		out.WriteString(pieces["face-"+face])
	}
	out.WriteString(pieces["hat-"+p.hat] + `</g>`)
	return out.String()
}

// faceOf is what a wide picture of somebody begins with at its top: a child's face is lower on the plate.
func faceOf(name string) string {
	if portraits[name].small {
		return "0 20 90 96"
	}
	return "0 0 90 116"
}

// silhouettes are what figures on the board look like that are no grown person: by name, as the board has it.
var silhouettes = map[string]string{
	"Madam": "goat", "Dogs": "dog", "The vixen": "fox", "The Bishop": "bird", "A heron": "bird", "The Alderman": "bird",
	"The lifter": "machine", "The pruner": "machine", "The waterer": "machine", "The ram": "ram",
	"Hale and Gethin": "rider", "Scouts": "rider", "The queue": "crowd", "The bucket people": "crowd",
	"Kester and the school": "crowd", "Ines and the looms": "crowd", "Nils and Otto": "crowd", "Rebels": "crowd",
	"Serjeant Hale": "guard", "Dorrit Hale": "guard", "Gethin": "guard", "Patrol": "guard", "The tall guard": "guard",
	"The other guard": "guard", "Vasil Marek": "guard", "Yusra Amin": "guard", "Ivo Strand": "guard",
	"Hall wardens": "guard", "Linemen": "guard", "Ladder men": "guard",
}

// silhouette is the drawing of a figure: of several of a name, who have a letter behind it, that of the name.
func silhouette(name string) string {
	if i := len(name) - 2; i > 0 && name[i] == ' ' && unicode.IsUpper(rune(name[i+1])) {
		name = name[:i]
	}
	if s, ok := silhouettes[name]; ok {
		return s
	}
	return "person"
}
