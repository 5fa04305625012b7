// Package decks holds the stories of Heredity: a file a chapter, read and checked. What a file may say is in
// docs/writing-a-chapter.md; what the chapters know of each other is in SPINE.md. A deck is data: no code here or
// elsewhere knows a chapter.
package decks

// Deck is one chapter.
type Deck struct {
	ID      string
	Title   string
	Order   int      // 0 is the introduction
	Cast    []string // who is played; with Choose, out of whom
	Choose  int      // so many of the cast are chosen by the players; 0: all of them are played
	Cover   int
	Endings []Ending
	Cards   []Card
}

// Ending is one way in which a chapter may be over.
type Ending struct {
	ID      string
	Victory bool
	Text    string
}

// Card is a numbered card with one side or two.
type Card struct {
	Number   int
	Kind     Kind
	Tags     []string
	Replaces int   // HE-FIELD-11: the field it covers, or 0
	A        *Side // never nil in a deck that was checked
	B        *Side // nil: no back
	line     int   // of its file
}

// Kind is what a card is printed as (HE-SECT-01, HE-SECT-17).
type Kind string

// The kinds. An NPC is a narrative card with an npc section, a support one with a top or bottom anchor.
const (
	Cover     Kind = "cover"
	Map       Kind = "map"
	Item      Kind = "item"
	Narrative Kind = "narrative"
	Quest     Kind = "quest"
	Karma     Kind = "karma"
)

// Side is what one sees of a card.
type Side struct {
	Title    string
	Proper   bool   `json:"-"` // of a map: a name that takes no article, such as a street's
	Goal     string `json:"-"` // what the family is after from the time this was read: the last that was read counts
	Clause   string // its part of the sentence that the Timeline makes: at most 7 words
	Anchors  Anchors
	Sections []Section // in reading order
	Map      *Field
	Item     *Thing
	Karma    *KarmaValue
	Leaves   []Step // what a support does when its host leaves (HE-RULING-71)
}

// Anchors are the colours at which cards hold on to each other (HE-RULING-65).
type Anchors struct {
	Left   string
	Right  []string
	Top    string
	Bottom string
}

// Section is one of the parts of a side. Exactly one of its parts but Text and If is there.
type Section struct {
	Narrative   *string // the speaker; "" for a thing with writing on it. The words are in Text
	Text        string
	Note        string // rules in plain words, without effect
	If          Cond   // of a narrative or an instruction; nil: always
	Instruction []Step
	Action      *Action
	Direct      *Direct
	NPC         *NPC
	Question    *Question
	Timeline    *Box
}

// Action is an indirect action that a card creates (HE-SECT-10); with more than one icon it is combined.
type Action struct {
	Name    string
	Icons   []Icon
	Cost    int // materials
	If      Cond
	Effects []Step
	Once    bool // it goes when it was done
}

// Icon is one place of an action.
type Icon struct {
	Icon string // look, talk, interact, move
	At   Cell
	Who  string // only this character, or ""
}

// Direct is a slot printed on a story card (HE-RULING-50).
type Direct struct {
	Name  string
	Icons []string
	Who   string
	Cost  int
	If    Cond
	Do    []Step
}

// Question is asked of its reader; with Check the first option whose condition holds is applied (HE-RULING-57).
type Question struct {
	Text    string
	Check   bool
	Options []Option
}

// Option is one answer. In a question that is not checked, one whose condition does not hold is not offered.
type Option struct {
	Text string
	If   Cond
	Do   []Step
}

// Box is the red box of a card in the Timeline. A support has Before, After or Instead, other cards have Steps.
type Box struct {
	Steps   []Step
	Before  []Step
	After   []Step
	Instead []Step // in place of what the host does
}

// NPC is a person, animal or machine with a figure.
type NPC struct {
	Name    string
	Life    int
	Defence int
	Hostile bool
	Faction string
	Enemies []string
	Figures []Cells // where each stands: the first of these cells that lies on the table
	AI      []Step  // in both states
	Neutral []Step  `yaml:"neutral ai"`
	Angry   []Step  `yaml:"hostile ai"`
	Talk    []Step  // what a TALK next to it does
	Angered []Step  // when it turns hostile
	Struck  []Step  // whenever it is attacked
	Each    []Step  `yaml:"each death"`
	Death   []Step
}

// Thing is what an item card holds.
type Thing struct {
	Place     string // bag, head, body, foot
	Text      string
	Slots     []Slot
	Permanent []string // defence 1, damage 1, range 1, move 1, immune WORD, ignore hazards, ignore obstacles, bag 1
	Craft     int      // materials; 0: cannot be made
	Upgrade   int      // materials to turn it over; 0: cannot be
	Gain      []Step
	Lose      []Step
	Camp      []Camp
}

// Slot is a slot on an item.
type Slot struct {
	Icons  []string
	Heart  bool
	Attack *Attack
	Do     []Step // a direct action with this effect
	Move   int    // so many movement points instead of 3
	Single bool   // the item is discarded after it
}

// Attack is how something strikes.
type Attack struct {
	Range  int
	Damage int
	Radius int
	Each   bool // all in range instead of one
	Hit    []Step
	Miss   []Step
}

// Camp is an effect between two chapters.
type Camp struct {
	Required bool
	Cost     int
	Do       []Step
}

// KarmaValue is what a Karma card adds.
type KarmaValue struct {
	Value   int
	Failure bool
	Do      []Step
}

// Field is a piece of ground. Edges are written 'a1 north'.
type Field struct {
	Walls     []Edge
	Windows   []Edge
	Doors     []Edge
	Obstacles []Edge
	Hazards   []Edge
	Exits     map[string]int    // EXPLORE: a side and the card beyond it
	Links     []Link            // passages to other areas
	Spots     []Spot            // LOOK, TALK, INTERACT
	Events    []Spot            // EVENT
	Materials map[string]int    // a cell and the cubes on it
	Crosses   map[string]string // a cell and who begins there
	Letters   map[string]string // a cell and its lettered marker
	Blocked   []string          // cells that are not there
	Traps     []Trap
	Autoload  []int
}

// Link is a passage to another area.
type Link struct {
	Cell   string
	To     int
	Letter string
}

// Spot is a cell with an icon: a card to take, or steps.
type Spot struct {
	Cell string
	Icon string
	Take int
	Do   []Step
}

// Trap is a cell that does something to whoever enters.
type Trap struct {
	Cell string
	Who  string // characters, figures
	Do   []Step
}
