// Package shelf is the list of games that can be played here, each with its rules, its screen and its bots.
// It stands above them: a game knows neither the shelf nor its bots.
package shelf

import (
	"io/fs"

	"github.com/a-h/templ"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/games/cardfile"
	"waystation/games/lesson"
	"waystation/games/scene"
	"waystation/rules"
	"waystation/table"
	"waystation/tongue"
	"waystation/web"
)

var all = []*Game{firelandsGame, posthumanGame, sagaGame, heredityGame}

// All are the games, in the order of the shelf.
func All() []*Game { return all }

// Find is the game of that name, or nil.
func Find(name string) *Game {
	for _, g := range all {
		if g.Box.Name == name {
			return g
		}
	}
	return nil
}

// Game is a game with all that belongs to it.
type Game struct {
	Box    *table.Box
	Ledger *rules.Ledger   // its rules; nil: none
	Screen Screen          // nil: only the question and the log are drawn
	Sheets []web.Sheet     // the screen's own stylesheets
	Ink    web.Ink         // its own colours; the zero Ink: the house's
	Poster templ.Component // what stands inside the 300 by 360 drawing of its poster; may be nil
	Pitch  web.Pitch       // what it says for itself on the front page
	Bots   []BotLevel      // from weak to strong; nil: people play it among themselves
	// Text puts a view into lines of at most 80 columns, for the terminal; a line indented by eight or more belongs to
	// the one above it. It is in the reader's language before its lines are broken. nil: the view is shown as JSON.
	Text  func(view any, in *tongue.Tongue) string
	Cards *cardfile.Printed // its card files; nil: it has none
	// Texts are what translators put into other languages: sentences with their holes, names, texts of cards. Content
	// that is sealed is not among them. nil: it is not known what the game says.
	Texts func() []string
	// Evidence holds the game's scenarios (scenarios/*.txtar) and its tests (*_test.go) as they were when the program
	// was built: the list of rules tells from it what exercises each. It may be nil.
	Evidence fs.FS
	Examples int // how many worked examples its rulebook has
	// Proving makes the box of content that scenarios alone are played with, by its name; nil: there is none.
	Proving func(name string) (*table.Box, error)
	// Lesson is its guided first match; nil for none.
	Lesson *lesson.Lesson
	// Primer is the match that teaches a game without a Lesson by being played, alone; nil for none.
	Primer *Primer

	// Together says that everybody wins or loses together, and no seat knows or is asked what another may not read:
	// then the levels of the bots are tempers, none above another, and one player may answer for another who has left.
	Together bool
	// Allied are the modes of other games in which some win or lose together: nobody is ranked by them.
	Allied []string
	// Content checks what people write for the game and keep in a folder, such as the chapters of a campaign, and says
	// what is there. The error has a line for each fault: file, line, what is wrong and what would be right. nil:
	// nothing is written for it but its cards.
	Content func(fs.FS) ([]string, error)
}

// Primer is a match that teaches its game without a narrator.
type Primer struct {
	Mode    string
	Minutes int // that it takes, about
}

// Screen draws a table. It reads what it is given and decides nothing.
type Screen interface {
	// Table draws all that stands inside the page's shell.
	Table(*scene.Scene) templ.Component
}

// Cards is a Screen that can hold up a single card.
type Cards interface {
	// Card is the card of that id, or false when there is none.
	Card(id string) (web.Held, bool)
}

// Skips is a Screen whose parts can be reached by skip links, besides the question and the log.
type Skips interface {
	Skips() []web.Link
}

// Orders is a Screen of a game in which somebody may give standing orders.
type Orders interface {
	// Order is the standing order that can be given for a question, by what its seat sees; nil for none.
	Order(view any, ask *table.Ask) *scene.Order
}

// Merges is a Screen of a game that puts two questions where one answer says all.
type Merges interface {
	// Follows is what the answer taken says to the next question of the same seat as well, by what it sees then; false:
	// that must be put.
	Follows(
		view any, before *table.Ask, taken table.Option, next *table.Ask, declined scene.Declined,
	) (table.Option, bool)
}

// Colours is a Screen of a game that gives its seats colours of its own, by choice or by lot.
type Colours interface {
	// Colours are the seats' colours in a view, by seat; "" where none is given yet.
	Colours(view any) []string
}

// Things is a Screen of a game that names what lies on its table, for who points at it.
type Things interface {
	// Thing is what a piece is called in a view, such as "the dog", by its name as in data-piece; "" where that is
	// not known.
	Thing(view any, piece string) string
}

// Endings is a Screen that tells how a match has ended beyond who has won.
type Endings = scene.Finisher

// Annals is a Screen of a game of campaigns that shows how one stands: where the players have been, what they have.
type Annals interface {
	// Campaign is drawn from what anybody may see of the last match, which may be over.
	Campaign(view any, over bool) templ.Component
}

// BotLevel is a strength of bots.
type BotLevel struct {
	Name  string // stable: "normal"
	Label string // for people: "Normal"
	About string // how it plays, in a few words; may be empty
	New   func(seed uint64) bots.Player
	Style *search.Style // how it searches; nil for one that does not
	// Weighs says how it weighs what another offers it, of "it", without a full stop: "takes what is worth more to it
	// than what it gives". "" where that can't be said, as of one that searches.
	Weighs string
}
