package screen

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/posthuman"
	"waystation/table"
	"waystation/web"
)

// shows is what the table looks different for: a fight that takes all of it, no others, a trade that is talked about.
func (p *page) shows() string {
	var shows []string
	if p.takesAll() {
		shows = append(shows, "whole")
	}
	if len(p.others()) == 0 {
		shows = append(shows, "alone")
	}
	if p.stage() == "trade" {
		if b := p.bargain(); b != nil {
			shows = append(shows, "bargains")
			if b.live() {
				shows = append(shows, "reads")
			}
		}
	}
	return strings.Join(shows, " ")
}

// atHand is what lies over the map: tiles that were drawn and are to be laid, or cards that were drawn.
func (p *page) atHand() string {
	o := p.player(p.own)
	switch {
	case len(handTiles(o)) > 0 && len(p.lays) > 0:
		return "handed"
	case len(p.drawn(o)) > 0:
		return "drawn"
	}
	return ""
}

// stage is what stands in the middle of the table.
func (p *page) stage() string {
	w := p.player(p.watched())
	early := p.v.Phase == posthuman.PhaseCharacters
	switch {
	case early && p.v.Custom && len(p.drawn(w)) > 0:
		return "skills"
	case early && p.v.Custom && len(w.Skills) == 0:
		return "points"
	case early && !p.v.Custom && (w.Sheet == posthuman.Unseen || p.offers(posthuman.VerbCharacter)):
		return "characters"
	case p.v.Phase == posthuman.PhaseShop && p.v.Custom:
		return "shop"
	case p.fighting(w.Seat):
		return "fight"
	case p.telling(w) && (w.Seat != p.v.Seat || len(p.lays) == 0): // a tile is laid on the map
		return "story"
	case p.v.Phase == posthuman.PhaseTrade && len(p.humans()) > 1:
		return "trade"
	}
	return "map"
}

// stageSays names the region.
func (p *page) stageSays() string {
	return map[string]string{"characters": "The characters", "points": "Development points",
		"skills": "The skills drawn", "shop": "The shop", "fight": "The fight", "story": "The encounter",
		"trade": "The trade table", "map": "Map"}[p.stage()]
}

// offers reports whether the viewer may answer with a verb.
func (p *page) offers(verb table.Verb) bool {
	for _, c := range p.ask.Choices {
		if o, _ := p.Option(c); o.Verb == verb {
			return true
		}
	}
	return false
}

// fighting reports whether a seat is in a combat.
func (p *page) fighting(s table.Seat) bool {
	o := p.player(s)
	return o.Fight.On || len(o.Foes) > 0 || o.Fight.N > 0 || p.struggles(s)
}

// struggles reports whether the viewer, in that seat, is asked for the dice of a fight with a mutant player: no enemy
// lies there, and at first no die either.
func (p *page) struggles(s table.Seat) bool {
	return p.Asked != nil && s == p.v.Seat &&
		(p.Asked.Prompt.Kind == "meet" || p.player(s).Fight.Joined && p.Asked.Prompt.Kind == "shoot")
}

// telling reports whether a narrative encounter lies open before a player.
func (p *page) telling(o *posthuman.SeenPlayer) bool {
	f := o.Reveal.Face()
	return f != nil && f.Kind == posthuman.KindNarrative
}

// drawn are cards drawn to be chosen from, but for tiles that are being laid, and whatever else can be chosen and lies
// nowhere else on this page.
func (p *page) drawn(o *posthuman.SeenPlayer) []web.Card {
	var out []web.Card
	lies := map[string]bool{}
	for _, c := range o.Drawn {
		piece := "card:" + itoa(c)
		f := c.Face()
		lies[piece] = true
		switch {
		case f == nil:
			out = append(out, web.Card{Game: game, Kind: "down", State: web.Down, Back: "?"})
		case f.Kind != posthuman.KindTile || p.marks.Known(piece):
			out = append(out, p.cardAt(table.Card(c), piece))
		}
	}
	if o.Seat != p.v.Seat {
		return out
	}
	lie := func(cards ...posthuman.Shown) {
		for _, c := range cards {
			lies["card:"+itoa(c)] = true
		}
	}
	lie(p.v.Event, p.v.Season)
	for _, l := range [4][]posthuman.Shown{o.Hand, o.Scars, o.Tricks, o.Chosen} {
		lie(l...)
	}
	for _, l := range [3][]posthuman.SeenItem{o.Gear, o.Skills, o.Company} {
		for _, it := range l {
			lies["card:"+itoa(it.Card)] = it.On == posthuman.Unseen
		}
	}
	for _, l := range [3][]table.Card{o.Kept, p.v.Shop, p.v.Characters} {
		for _, c := range l {
			lies["card:"+itoa(c)] = true
		}
	}
	for _, c := range p.ask.Choices {
		kind, number, _ := strings.Cut(c.Piece, ":")
		if n, err := strconv.Atoi(number); err == nil && kind == "card" && !lies[c.Piece] && n < posthuman.Count() {
			lies[c.Piece] = true
			out = append(out, p.cardAt(table.Card(n), c.Piece))
		}
	}
	return out
}

// onStone are the humans on a space of the journey track; 0 is before it.
func (p *page) onStone(space int) []table.Seat {
	var out []table.Seat
	for s := range p.v.Players {
		if !p.v.Players[s].Mutant && p.v.Players[s].JP == space {
			out = append(out, table.Seat(s))
		}
	}
	return out
}

// turned are the seats that have turned mutant.
func (p *page) turned() []table.Seat {
	var out []table.Seat
	for s := range p.v.Players {
		if p.v.Players[s].Mutant {
			out = append(out, table.Seat(s))
		}
	}
	return out
}

func (p *page) names(seats []table.Seat) string {
	var out []string
	for _, s := range seats {
		out = append(out, p.name(s))
	}
	return english.List(out)
}

func (p *page) stoneSays(space int) string {
	says := "Before the journey"
	switch {
	case space == posthuman.LastSpace:
		says = "The Fortress, level 3"
	case space > 0:
		says = "Space " + strconv.Itoa(space) + ", level " + strconv.Itoa(posthuman.Level(space))
	}
	if on := p.onStone(space); len(on) > 0 {
		says += ": " + p.names(on)
	}
	return says
}

// eventText is the text of an event that counts in this game.
func (p *page) eventText(f *posthuman.Face) string {
	if p.v.Solo && f.Event.Solo != "" {
		return f.Event.Solo
	}
	return f.Text
}

func (p *page) clockSays() string {
	if f := p.v.Event.Face(); f != nil && f.Event.OnlySolo {
		return "This is the last turn."
	}
	if p.v.Last <= 3 {
		return "events left. The Fortress is one of them."
	}
	return "events left. The Fortress is among the last three."
}

type deck struct {
	name string
	left int
	gone string
}

// decks are all decks with what is left in them and what is discarded.
func (p *page) decks() []deck {
	d, g := p.v.Decks, p.v.Gone
	row := func(name string, left, gone int) deck { return deck{name, left, strconv.Itoa(gone)} }
	return []deck{
		{"Tiles", d.Tiles, "–"}, row("Events", max(d.Events, p.v.Last), g.Events),
		row("Encounters, level 1", d.Encounters[0], g.Encounters[0]),
		row("Encounters, level 2", d.Encounters[1], g.Encounters[1]),
		row("Encounters, level 3", d.Encounters[2], g.Encounters[2]), row("Human minions", d.Humans, g.Humans),
		row("Mutant minions", d.Mutants, g.Mutants), row("Supplies", d.Supplies, g.Supplies),
		row("Equipment", d.Equipment, g.Equipment), row("Weapons", d.Weapons, g.Weapons),
		row("Skills", d.Skills, g.Skills), row("Followers", d.Followers, g.Followers), row("Scars", d.Scars, g.Scars),
		row("Mutant actions", d.Actions, g.Actions),
	}
}

// whereabouts is where a player stands.
func whereabouts(o *posthuman.SeenPlayer) string {
	if o.Mutant {
		return "at the edge of every map"
	}
	if len(o.Map) == 0 {
		return "not on the road yet"
	}
	f := posthuman.Of(o.Tile)
	where := terrainWords[o.Terrain]
	switch {
	case f.Place != nil:
		where = f.Place.Name + ", " + strings.ToLower(where)
	case f.Start:
		where = "Starting tile, plains"
	}
	switch {
	case o.Safe:
		where += ", in a safe house"
	case o.Zone > 0:
		where += ", zone " + strconv.Itoa(o.Zone) + " of " + strconv.Itoa(len(f.Zones))
	}
	return where
}

// wares are the items on sale: one card a title, and how many there are (PH-RULING-28).
type ware struct {
	card web.Card
	left int
	cost uint8
}

func (p *page) wares() []ware {
	var out []ware
	at := map[string]int{}
	for _, c := range p.v.Shop {
		f := posthuman.Of(c)
		if f.Price == 0 {
			continue
		}
		if i, ok := at[f.Name]; ok {
			out[i].left++
			continue
		}
		at[f.Name] = len(out)
		out = append(out, ware{p.cardAt(c, "card:"+itoa(c)), 1, f.Price})
	}
	return out
}

// statKeys are the answers that raise a stat to a value, by stat and value.
func (p *page) statKey(s posthuman.Stat, value int) string {
	key := "raise:" + strconv.Itoa(int(s)) + ":" + strconv.Itoa(value)
	for _, c := range p.ask.Choices {
		if c.Key == key {
			return key
		}
	}
	return ""
}

// statCosts are the development points of a value (PH-SETUP-26).
var statCosts = [6]int{3: 2, 4: 3, 5: 5}
