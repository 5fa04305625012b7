package firelands

import (
	"strings"

	"go.yaml.in/yaml/v3"

	"waystation/games/cardfile"
	"waystation/table"
)

// Action is what an Action card of the Automa says beside its name and its skill (FL-AUTO-48).
type Action struct {
	Hard     bool // of the hard deck
	Arrow    Arrow
	Priority []Task  // with skill 2: what it looks for, the first first (FL-AUTO-11)
	Spoils   []Token // what an Enemy in the explored slot brings (FL-AUTO-20)
	Acts     []Act   // the abilities, in order (FL-AUTO-23)
}

// Arrow is the direction in which an Action card points.
type Arrow uint8

// The arrows.
const (
	NoArrow Arrow = iota
	ArrowLeft
	ArrowRight
)

// Task is a card action that the Automa looks for in the slots of cost 2.
type Task uint8

// The tasks.
const (
	NoTask Task = iota
	TaskGather
	TaskRecruit
	TaskImprove
	TaskEncounter
)

// taskOf is the task for which a card calls; NoTask for an Enemy.
func taskOf(k Kind) Task {
	switch k {
	case KindLocation:
		return TaskGather
	case KindSurvivor:
		return TaskRecruit
	case KindTruck, KindTrailer, KindDevice:
		return TaskImprove
	case KindEncounter:
		return TaskEncounter
	}
	return NoTask
}

// Act is an ability of an Action card.
type Act struct {
	Phase Phase // PhaseRest, PhaseMovement or PhaseEndOfRound
	Does  Deed
	N     uint8
}

// Deed is what an ability does.
type Deed uint8

// The deeds.
const (
	NoDeed          Deed = iota
	DeedRepairRow        // reveal N Outcome cards, repair the rows of their letters
	DeedSpeedOrAmmo      // N speed without Fuel, else N Ammo
	DeedTakeFood         // the player discards N Food, contaminated or not
	DeedTakeAny          // the player discards N Food, contaminated or not, or Ammo
	DeedDamage           // the player takes N Damage
	DeedFeast            // N Food for 1 Damage to the player; then they lose 1 Fame if they have more than the Automa
	DeedShortcut         // Tracks and a Drill, and the first shortcut
	DeedSpeed            // N speed
	DeedTreat            // N Treatments
	DeedRumour           // N Ammo for 1 Fame of the player's
)

var (
	arrowWords = []string{"none", "left", "right"}
	taskWords  = []string{"none", "gather", "recruit", "improve", "encounter"}
	deedWords  = []string{"none", "row repaired", "speed or ammo", "food taken", "food or ammo taken", "damage dealt",
		"food for a feast", "shortcut", "speed", "treatment", "ammo for a rumour"}
)

func (a Arrow) String() string                    { return arrowWords[a] }
func (k Task) String() string                     { return taskWords[k] }
func (a Arrow) MarshalText() ([]byte, error)      { return []byte(arrowWords[a]), nil }
func (a *Arrow) UnmarshalText(b []byte) error     { return wordOf(arrowWords, b, a) }
func (a *Arrow) UnmarshalYAML(n *yaml.Node) error { return cardfile.Word(n, arrowWords, a) }
func (k *Task) UnmarshalYAML(n *yaml.Node) error  { return cardfile.Word(n, taskWords, k) }

// UnmarshalYAML reads "2 treatment". The phase is that of the field.
func (a *Act) UnmarshalYAML(n *yaml.Node) error {
	k, name, err := cardfile.Counted(n, n.Value)
	if err != nil {
		return err
	}
	a.N = uint8(k)
	return cardfile.Word(&yaml.Node{Value: name, Line: n.Line}, deedWords, &a.Does)
}

// actionEntry are the fields of an Action card as its file writes it.
type actionEntry struct {
	Hard     bool
	Arrow    Arrow
	Priority []Task
	Spoils   tokens
	Rest     []Act
	Movement []Act
	Ending   []Act
}

func (e *actionEntry) action() Action {
	a := Action{Hard: e.Hard, Arrow: e.Arrow, Priority: e.Priority, Spoils: e.Spoils}
	for _, in := range []struct {
		phase Phase
		acts  []Act
	}{{PhaseRest, e.Rest}, {PhaseMovement, e.Movement}, {PhaseEndOfRound, e.Ending}} {
		for _, x := range in.acts {
			x.Phase = in.phase
			a.Acts = append(a.Acts, x)
		}
	}
	return a
}

// action checks an Action card: what it looks for must be whole, and only cards of skill 2 look.
func (l *loader) action(at cardfile.Place, f *Face) {
	seen := map[Task]bool{NoTask: true}
	for _, k := range f.Action.Priority {
		if seen[k] {
			l.Fail(at, "%s looks for %s twice, or for nothing", f.Name, k)
		}
		seen[k] = true
	}
	if want := map[bool]int{true: 4}[f.Skill == 2]; len(f.Action.Priority) != want {
		l.Fail(at, "%s of skill %d looks for %d things, expected %d", f.Name, f.Skill, len(f.Action.Priority), want)
	}
	if f.Action.Arrow == NoArrow || f.Skill < 1 {
		l.Fail(at, "%s: skill %d, arrow %s; expected a skill from 1 to 3, and left or right", f.Name, f.Skill,
			f.Action.Arrow)
	}
	if len(f.Action.Spoils) > 0 && f.Skill == 2 {
		l.Fail(at, "%s has spoils, but meets no Enemy in the slots of cost 2", f.Name)
	}
	ends := 0
	for _, x := range f.Action.Acts {
		if x.Phase == PhaseEndOfRound {
			ends++
		}
	}
	if ends > 1 {
		l.Fail(at, "%s has %d abilities at the End of Round, expected at most 1", f.Name, ends)
	}
}

// actionSets checks the two decks: as many cards in each, of the same names.
func (l *loader) actionSets() {
	var names [2][]string
	for _, c := range l.c.lands[Firelands].groups[GroupActions] {
		f := &l.c.faces[c]
		hard := 0
		if f.Action.Hard {
			hard = 1
		}
		names[hard] = append(names[hard], f.Name)
	}
	if a, b := strings.Join(names[0], ", "), strings.Join(names[1], ", "); a != b {
		l.Fail(cardfile.Top("cards/automa.yaml"), "the decks are %s and %s, expected the same names", a, b)
	}
}

// ActionCards returns the six Action cards of the normal deck or of the hard one (FL-AUTO-02).
func ActionCards(hard bool) []table.Card {
	cards := Cards(Firelands, GroupActions)
	if hard {
		return cards[len(cards)/2:]
	}
	return cards[:len(cards)/2]
}
