package web

// Rerated is how a match has changed somebody's rating.
type Rerated struct {
	Change string // "+19"
	Words  string // "now about 1531, give or take 79"
	Was    Span
	Now    Span
}

// Span is where somebody's strength lies on the line of a match's ratings, from 0 at its left to 1000 at its right.
type Span struct{ From, Mid, To int }

// League is the page with how those stand who are rated in a game.
type League struct {
	Page   Page
	Menu   []Link
	Game   string // short name, for its inks
	Name   string
	Lead   string
	Told   string // what has just been done
	Ranked []LeagueRow
	New    []LeagueRow // of whom too little is known yet
	Few    string      // what that means
	Others []Link      // leagues of other games
	Self   bool        // the viewer stands in some league
}

// LeagueRow is somebody in it.
type LeagueRow struct {
	Place, Name, Rating, Doubt, Matches, Trend string

	Self bool
}
