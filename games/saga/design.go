package saga

import (
	"io/fs"
	"strings"

	"waystation/games/cardfile"
)

// RoundKind is what happens in the middle of a morning (PS-RULING-001).
type RoundKind uint8

// The kinds.
const (
	RoundQuiet RoundKind = iota
	RoundBroadcast
	RoundEvent
)

// design holds the numbers of our own design, which may be tuned without breaking a rule. They are read from
// cards/board.yaml.
type design struct {
	Rounds    [mostRounds]RoundKind
	SitesEach int
	Stories   int
	LastHole  int8 // of the bars of health and morale (PS-RULING-054)
	LeastMax  int8 // PS-RULING-053
	Fatigue   []Effects
	Boosts    int8 // cubes at most (PS-RULING-058)
	Equipped  int
	Ordinary  int
	Heavy     int
	Dice      [3][6]Result // green, red, black (PS-RULING-113)
	DiceEach  int8
	MissionVP [2][2][4]int8 // by card and level (PS-RULING-037)
	Fortress  int8          // of the threat track (PS-RULING-189)
}

// board is the design, solo the two sides of the solo mission board (PS-SOLO-02, PS-RULING-190).
var (
	board design
	solo  [2]SoloBoard
)

// mostRounds is how many rounds a game has at most (PS-END-01).
const mostRounds = 16

var (
	siteNames    = [sites]string{"Factory", "Junkyard", "Lab", "Mall"}
	terrainNames = [terrains]string{"City", "Forest", "Rural", "Mountain"}
	actionNames  = [...]string{"nothing", "Camp", "Forage", "Map", "Trek"}
	goodNames    = [goods]string{"food", "ammo", "meds", "booze", "book"}
)

type rawBoard struct {
	ID               string
	Broadcast, Event []int
	Sites, Stories   int
	Bars             struct {
		Last  int8
		Least int8 `yaml:"least_maximum"`
	}
	Fatigue      []string
	Boosts       int8
	Slots        struct{ Equipped, Ordinary, Heavy int }
	Dice         struct{ Green, Red, Black []string }
	DiceOfColour int8 `yaml:"dice_of_a_colour"`
	Score        struct {
		Two, Four struct{ L1, L2 []int8 }
	} `yaml:"mission_score"`
	Fortress int8
}

// readDesign reads the design.
func (l *loader) readDesign(fsys fs.FS) {
	var items []rawBoard
	places := l.List(fsys, "cards/board.yaml", anyItem, &items)
	if len(places) != 1 {
		l.Fail(cardfile.Top("cards/board.yaml"), "found %d items; expected one", len(places))
		return
	}
	r, at := &items[0], places[0]
	l.board = design{SitesEach: r.Sites, Stories: r.Stories, LeastMax: r.Bars.Least, Boosts: r.Boosts,
		LastHole: int8(l.Within(at, "the last hole of a bar", int(r.Bars.Last), 1, mostLost)),
		Equipped: r.Slots.Equipped, Ordinary: r.Slots.Ordinary, Heavy: r.Slots.Heavy, DiceEach: r.DiceOfColour,
		Fortress: r.Fortress}
	l.rounds(r.Broadcast, RoundBroadcast, at)
	l.rounds(r.Event, RoundEvent, at)
	l.board.Fatigue = []Effects{nil}
	for _, text := range r.Fatigue {
		l.board.Fatigue = append(l.board.Fatigue, l.effects(text, at))
	}
	for colour, faces := range [3][]string{r.Dice.Green, r.Dice.Red, r.Dice.Black} {
		l.dieFaces(&l.board.Dice[colour], faces, at)
	}
	for i, row := range [2][2][]int8{{r.Score.Two.L1, r.Score.Two.L2}, {r.Score.Four.L1, r.Score.Four.L2}} {
		copy(l.board.MissionVP[i][0][:], row[0])
		copy(l.board.MissionVP[i][1][:], row[1])
	}
}

// rounds notes in which rounds something happens.
func (l *loader) rounds(list []int, what RoundKind, at cardfile.Place) {
	for _, n := range list {
		l.board.Rounds[l.Within(at, "a round", n, 1, mostRounds)-1] = what
	}
}

// dieFaces reads the faces of a die: "blank", "hit damage".
func (l *loader) dieFaces(die *[6]Result, faces []string, at cardfile.Place) {
	if len(faces) != len(die) {
		l.Fail(at, "found a die of %d faces; expected %d", len(faces), len(die))
		return
	}
	for i, face := range faces {
		for word := range strings.FieldsSeq(face) {
			switch word {
			case "blank":
			case "hit":
				die[i].Hits++
			case "damage":
				die[i].Damage++
			case "block":
				die[i].Block++
			default:
				l.Fail(at, "found %q on a die; expected blank, hit, damage or block", word)
			}
		}
		l.Within(at, "what a face shows of one kind", int(max(die[i].Hits, die[i].Damage, die[i].Block)), 0, mostOnFace)
	}
}

type rawSoloSide struct {
	Name     string
	Tracks   map[string]struct{ Small, Last string }
	Missions []struct {
		Name, End, Text, Done string
		Any                   []string
	}
}

// readSolo reads the solo mission board.
func (l *loader) readSolo(fsys fs.FS) {
	var items []rawSoloSide
	places := l.List(fsys, "cards/solo.yaml", anyItem, &items)
	if len(places) != len(solo) {
		l.Fail(cardfile.Top("cards/solo.yaml"), "found %d sides; expected %d", len(places), len(solo))
		return
	}
	for i, at := range places {
		r := &items[i]
		side := SoloBoard{Name: r.Name}
		if len(r.Missions) != len(side.Missions) || len(r.Tracks) != len(side.Power) {
			l.Fail(at, "found %d missions and %d tracks; expected %d and %d", len(r.Missions), len(r.Tracks),
				len(side.Missions), len(side.Power))
			continue
		}
		for k, name := range siteNames {
			x, named := r.Tracks[name]
			if !named {
				l.Fail(at, "found no track %q", name)
				continue
			}
			side.Power[k] = [2]Power{l.power(x.Small, at), l.power(x.Last, at)}
		}
		for k, m := range r.Missions {
			side.Missions[k] = Mission{Name: m.Name, Text: m.Text, Done: m.Done, Needs: l.terrains(m.Any, at),
				End: l.terrain(m.End, at)}
		}
		l.solo[i] = side
	}
}

// power reads "foe-health 1 2" (1 health more for the next 2 enemies), or effects.
func (l *loader) power(text string, at cardfile.Place) Power {
	if !strings.HasPrefix(text, takes[KeyFoeHealth].word) {
		return Power{Does: l.effects(text, at)}
	}
	a := l.abilities([]string{text}, at)[0]
	return Power{Foes: a.M, Health: a.N}
}

func (l *loader) terrain(word string, at cardfile.Place) Terrain {
	return Terrain(l.word(terrainWords, word, at))
}

func (l *loader) terrains(words []string, at cardfile.Place) (out []Terrain) {
	for _, w := range words {
		out = append(out, l.terrain(w, at))
	}
	return out
}
