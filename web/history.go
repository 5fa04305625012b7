package web

// History is the page with the matches that the viewer has played to their end.
type History struct {
	Page   Page
	Menu   []Link
	Lead   string
	Games  []GameRecord
	Notes  []string // what the numbers leave out
	Rows   []PastRow
	Newer  Action // the zero Action on the first page
	Older  Action // the zero Action on the last one
	Pages  string // which page this is; "" for the only one
	Number int    // of the first row

	Running []Row // those that are not over
	Leagues []Link
	Devices Devices
	Alone   bool // there are no other devices
}

// GameRecord is what became of the viewer's matches of one game.
type GameRecord struct {
	Game  string // short name, for its inks
	Name  string
	Lines []RecordLine // the first is of all matches
}

// RecordLine is a line of it: with whom, and how many played.
type RecordLine struct {
	With, Players, Count, Won, Place, Best string
	All                                    bool
}

// PastRow is one match.
type PastRow struct {
	Game, Name string
	Mode       string
	Who        string
	End        string // how it ended for the viewer
	Won        bool
	When       string
	Links      []Action
}
