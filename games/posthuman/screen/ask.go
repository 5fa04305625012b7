package screen

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// lay is a way to lay the tile at hand: beside the current one, turned.
type lay struct {
	card       table.Card
	side, turn int
	piece      string
}

// manners are how choices stand in the panel.
var manners = scene.Manners{
	Aside: map[table.Verb]string{
		posthuman.VerbPlay:     "object",
		posthuman.VerbWield:    "blade",
		posthuman.VerbRest:     "blade",
		posthuman.VerbMount:    "repair",
		posthuman.VerbDiscard:  "no",
		posthuman.VerbActivate: "survivor",
		posthuman.VerbUse:      "object",
		posthuman.VerbUseOn:    "object",
		posthuman.VerbLearn:    "skill",
		posthuman.VerbTrain:    "skill",
		posthuman.VerbThink:    "mind",
	},
	Letters: map[table.Verb]string{
		posthuman.VerbDone:     "D",
		posthuman.VerbReady:    "D",
		posthuman.VerbPass:     "P",
		posthuman.VerbYes:      "Y",
		posthuman.VerbNo:       "N",
		posthuman.VerbHold:     "W",
		posthuman.VerbFight:    "F",
		posthuman.VerbEvade:    "E",
		posthuman.VerbKeepRoll: "K",
		posthuman.VerbBear:     "T",
		posthuman.VerbRoll:     "O",
		posthuman.VerbStay:     "S",
		posthuman.VerbExplore:  "X",
	},
}

// ways are the questions of where to go, or whether to: whoever answers wants to see the map.
var ways = []*table.Prompt{posthuman.AskDeclare, posthuman.AskMove, posthuman.AskEnter}

// dress copies the question and adds what only the game knows: which choices come first, where a tile can be laid, what
// follows from a choice. It notes for each piece what can be done with it.
func (p *page) dress() {
	a := p.Ask
	a.Choices, a.Free = p.Split(manners, p.asideOf)
	if p.sorting() { // what is done with them has rows
		a.Choices, a.Free = append(a.Free, a.Choices...), nil
	}
	for i := range a.Choices {
		p.describe(&a.Choices[i])
	}
	p.keepOpen(a.Choices)
	p.keepOpen(a.Free)
	var partings []web.Choice
	for _, c := range p.Ask.Free {
		if slices.ContainsFunc(p.Ask.Choices, func(x web.Choice) bool { return x.Key == c.Key }) {
			continue // what answers need not be done first
		}
		o, _ := p.Option(c)
		x := p.asideOf(c, o, manners.Aside[o.Verb])
		switch {
		case o.Verb == posthuman.VerbMount && p.sorting(): // what has just been put into play for it
			a.Choices = slices.Insert(a.Choices, 0, x)
		case o.Verb != posthuman.VerbPropose:
			a.Free = append(a.Free, x)
		case p.Seats[o.A].Bot == "": // a bot never agrees to it
			partings = append(partings, x) // what is done in every turn comes before it
		}
	}
	a.Free = append(a.Free, partings...)
	omens := p.omens(&a)
	a = p.fightAsk(a)
	p.usesSay(&a)
	p.Letter(a.Choices, manners)
	if a.Known == "" && len(a.Choices) > 0 && p.v.Seat >= 0 {
		a.Known = p.known()
	}
	if p.Asked != nil && p.Asked.Prompt == posthuman.AskConfront {
		a.Besides = "Whoever flees brings no XP, but the encounter counts. You: " + // PH-COMBAT-05
			low(p.lifeWords()) + "." + p.eventNow() + omens
		omens = ""
	}
	a.Known = p.brink() + a.Known + omens
	if p.v.Seat >= 0 && p.player(p.v.Seat).Pauses {
		a.Known = "*Before the next step you are asked about XP and cards.* " + a.Known
	}
	a.Known = p.newMutants() + a.Known
	if p.Asked != nil && p.Asked.Prompt.Kind == "place" {
		a.About = "map"
	}
	if p.Asked != nil && (slices.Contains(ways, p.Asked.Prompt) || p.fighting(p.v.Seat)) {
		a.About = "map" // there the fight is, too
	}
	if p.Asked != nil && p.Asked.Prompt == posthuman.AskLevel {
		a.About = "way"
	}
	if p.Asked != nil && p.Asked.Prompt.Kind == "option" {
		a.About = "tale" // its rows say what one can do; what it is about stands there alone
	}
	a.Turn = strconv.Itoa(p.v.Turn)
	p.marks = a.Marks()
	p.layTrays(&a)
	p.ask = a
	p.ask.Hint = p.hint()
	p.ask.Outcome = p.outcome()
	p.ask.Tidings = p.Scene.Tidings(p)
	if p.Asked != nil && a.Mood == web.YourTurn && a.Head == "" {
		p.ask.Head = p.head()
	}
}

// keepOpen lets what is done with one's items leave the question about them open, where it needs no turn: as an answer
// it would end it, and there may be more to do. A guided match expects the answer.
func (p *page) keepOpen(choices []web.Choice) {
	if p.Asked == nil || p.Asked.Prompt != posthuman.AskHand && p.Asked.Prompt != posthuman.AskLess || p.Ask.Taught {
		return
	}
	for i := range choices {
		c := &choices[i]
		at := slices.IndexFunc(p.Ask.Free, func(x web.Choice) bool { return x.Key == c.Key })
		if at >= 0 {
			c.URL = p.Ask.Free[at].URL
		}
	}
}

// newMutants says who else has turned since the viewer's last answer, and what that is to them (PH-TURN-04, PH-END-02).
func (p *page) newMutants() string {
	if p.News == nil {
		return ""
	}
	says, who := "", posthuman.TurnedIn(p.News.Told)
	for s := range table.Seat(len(p.Seats)) {
		switch {
		case s == p.v.Seat || !who.Has(s):
		case p.player(p.v.Seat).Mutant:
			says += "*" + web.Unmarked(p.name(s)) + " has turned mutant*, as you have. "
		default:
			says += "*" + web.Unmarked(p.name(s)) + " has turned mutant*, and from now on hinders the humans. "
		}
	}
	return says
}

// sorting reports whether the question is which items to keep, to put into play or to part with.
func (p *page) sorting() bool {
	if p.Asked == nil {
		return false
	}
	return p.Asked.Prompt == posthuman.AskHand || slices.ContainsFunc(p.Ask.Choices, func(c web.Choice) bool {
		o, ok := p.Option(c)
		return ok && o.Verb == posthuman.VerbDiscard
	})
}

// describe gives a choice the words that only the screen can: where its tile would lie, what a card does.
func (p *page) describe(c *web.Choice) {
	o, ok := p.Option(*c)
	if !ok {
		return
	}
	c.Piece = p.inHand(c.Piece)
	if o.Verb == posthuman.VerbStep {
		c.Where = p.towards(table.Card(o.A))
	}
	switch o.Verb {
	case posthuman.VerbPlace:
		l := lay{card: table.Card(o.A), side: int(o.B), turn: int(o.C)}
		l.piece = "lay:" + strconv.Itoa(l.side) + ":" + strconv.Itoa(l.turn)
		c.Piece, c.Label = l.piece, "To the "+sides[l.side] // where it leads on from there is said in the row
		p.lays = append(p.lays, l)
	case posthuman.VerbOption:
		c.Piece = "option:" + strconv.Itoa(int(o.B))
	case posthuman.VerbAccept, posthuman.VerbRefuse:
		c.Piece = offerPiece(int(o.A))
		if b := p.bargain(); b != nil && b.at == int(o.A) { // its sentence stands large
			c.Label = posthuman.TradeTake
			if o.Verb == posthuman.VerbRefuse {
				c.Label = posthuman.TradeDecline
			}
		}
	case posthuman.VerbDeclare:
		c.Piece = "" // it is said in words
	case posthuman.VerbPlay:
		c.Sub = printFirst(posthuman.Of(table.Card(o.A)), unmounted(o))
	case posthuman.VerbDiscard, posthuman.VerbWield: // nobody knows the cards by heart
		c.Sub, c.Seldom = printFirst(posthuman.Of(table.Card(o.A)), c.Sub), false
	default:
		if text := p.pieceSub(c.Piece, o.Verb); text != c.Sub {
			c.Sub = sentences(c.Sub, text)
		}
	}
}

// sentences are what follows from an option and what its card says, of which one may be missing.
func sentences(outlook, text string) string {
	if outlook == "" || text == "" {
		return outlook + text
	}
	return english.Capital(outlook) + ". " + text
}

// printFirst are what a card says and what follows from an option with it, which may name another card: the print
// behind that name would read as if it were of that.
func printFirst(f *posthuman.Face, outlook string) string {
	if text := smallPrint(f); text != "" && outlook != "" {
		return text + " " + english.Capital(outlook) + "."
	}
	return sentences(outlook, smallPrint(f))
}

// unmounted says of gear for a weapon that putting it into play is not all (PH-RULING-80); "" of anything else.
func unmounted(o table.Option) string {
	if posthuman.Of(table.Card(o.A)).Mount == posthuman.NoMount {
		return ""
	}
	return "it does nothing until you mount it, now or later"
}

// towards is on which side of the viewer a tile lies: "to the north"; "" for one that does not lie beside them.
func (p *page) towards(tile table.Card) string {
	o := p.player(p.v.Seat)
	at := func(c table.Card) int {
		return slices.IndexFunc(o.Map, func(t posthuman.SeenTile) bool { return t.Card == c })
	}
	from, to := at(o.Tile), at(tile)
	if from < 0 || to < 0 {
		return ""
	}
	for side, d := range offsets {
		if o.Map[to].X-o.Map[from].X == d[0] && o.Map[to].Y-o.Map[from].Y == d[1] {
			return "to the " + sides[side]
		}
	}
	return ""
}

// pieceSub is what the card of a choice does.
func (p *page) pieceSub(piece string, verb table.Verb) string {
	kind, number, _ := strings.Cut(piece, ":")
	n, err := strconv.Atoi(number)
	switch {
	case err != nil:
		return ""
	case (kind == "card" || kind == "hand") && n >= 0 && n < posthuman.Count():
		f := posthuman.Of(table.Card(n))
		_, aside := manners.Aside[verb]
		switch {
		case verb == posthuman.VerbCharacter:
			return characterSub(f)
		case verb == posthuman.VerbShoot: // its row says what to expect
			return ""
		case f.Kind == posthuman.KindScar && !f.Blank && !p.player(p.v.Seat).Mutant:
			return "Once you are a mutant: " + low(f.Text)
		case !aside || verb == posthuman.VerbPlay || verb == posthuman.VerbUse:
			return f.Text
		}
	}
	return ""
}

// short are the words of what is done with a card, before its name.
var short = map[table.Verb]string{
	posthuman.VerbPlay: "Play", posthuman.VerbWield: "Ready", posthuman.VerbRest: "Put away",
	posthuman.VerbDiscard:  "Discard",
	posthuman.VerbActivate: "Call",
}

// seldom are the verbs of what is rarely wanted and stands folded away.
var seldom = []table.Verb{posthuman.VerbDiscard, posthuman.VerbRest, posthuman.VerbPropose}

// asideOf is a choice as a small button: short, with its full words as a tooltip.
func (p *page) asideOf(c web.Choice, o table.Option, glyph string) web.Choice {
	c.Piece = p.inHand(c.Piece)
	outlook := c.Sub
	if c.Sub == "" && (o.Verb == posthuman.VerbPlay || o.Verb == posthuman.VerbUse) {
		c.Sub = posthuman.Of(table.Card(o.A)).Text
	}
	if glyph != "" {
		c.Glyph = glyph
	}
	if c.Seldom = slices.Contains(seldom, o.Verb); c.Seldom {
		c.Piece = "" // a press on the card shows it, as on any other
	}
	follows := c.Sub
	if word := short[o.Verb]; word != "" {
		f := posthuman.Of(table.Card(o.A))
		c.Label, c.Sub = word+" "+f.Name, f.Text // what is lost or gained is on the card
	}
	switch o.Verb {
	case posthuman.VerbDiscard: // the same for all, in the hand or in play
		c.Sub, c.Tells, c.Stake = cmp.Or(follows, posthuman.ForNothing), true, web.Loss
		if p.Asked != nil && p.Asked.Prompt.Kind == "item" { // it may be the price of something
			c.Sub, c.Tells = "", false
		}
	case posthuman.VerbRest: // PH-WPN-04
		c.Sub, c.Tells = "it stays in your backpack and takes its slots; only a discard frees them", true
	case posthuman.VerbPlay:
		if gives := cmp.Or(unmounted(o), p.givesNow(o)); gives != "" {
			c.Sub, c.Tells = gives, true
		}
	case posthuman.VerbWield:
		if gives := p.givesNow(o); gives != "" {
			c.Sub, c.Tells = gives, true
		}
		if follows != "" { // what is put away for it
			c.Sub, c.Tells = strings.TrimPrefix(p.givesNow(o)+"; "+follows, "; "), true
		}
	case posthuman.VerbPause:
		c.Tells = true
	case posthuman.VerbActivate:
		if strings.Contains(c.Sub, "party size") {
			c.Sub += " Enemies roll 1 melee die more only while they outnumber your party."
		}
		if follows != "" {
			c.Sub += " " + english.Capital(follows) + "."
		}
		c.Tells = c.Sub != ""
	case posthuman.VerbUse, posthuman.VerbUseOn:
		if f := posthuman.Of(table.Card(o.A)); f.Uses[o.B].Per == posthuman.PerCard {
			outlook = strings.TrimSuffix("discarded by it; "+outlook, "; ")
		}
		if outlook != "" { // else its text stands in the tooltip
			c.Sub, c.Tells = outlook, true
		}
	case posthuman.VerbThink:
		c.Tells = c.Sub != ""
	}
	return c
}

// inHand is the name of a piece that may be a card in the viewer's hand, whatever is to be done with it.
func (p *page) inHand(piece string) string {
	number, ok := strings.CutPrefix(piece, "card:")
	n, err := strconv.Atoi(number)
	if ok && err == nil && p.v.Seat >= 0 && slices.Contains(p.player(p.v.Seat).Hand, posthuman.Shown(n)) {
		return "hand:" + number
	}
	return piece
}

// known is what the viewer has to go by in this phase.
func (p *page) known() string {
	o := p.player(p.v.Seat)
	switch {
	case p.Asked != nil && p.Asked.Prompt == posthuman.AskSplit:
		return p.shortBegins()
	case p.v.Phase <= posthuman.PhaseShop && p.v.Solo:
		return "You win on the tenth space of the {step} journey, before the event The Fortress."
	case p.v.Phase <= posthuman.PhaseShop:
		return "The first on the tenth space of the {step} journey wins, unless they have turned mutant."
	}
	if p.Asked != nil && p.Asked.Prompt.Kind == "option" {
		return "What a choice brings or costs, or whether it comes to a fight, is told only afterwards. You: " +
			low(p.lifeWords()) + "." + p.eventNow()
	}
	if p.Asked != nil && p.Asked.Prompt == posthuman.AskHand {
		return p.inHandNow(o)
	}
	switch p.v.Phase {
	case posthuman.PhaseEating:
		if p.Asked == nil || p.Asked.Prompt.Kind != "eat" {
			return "" // somebody who is asked something else has eaten
		}
		return hungerMoves(o.Hunger, o.Safe)
	case posthuman.PhaseTrade:
		return strings.TrimSpace(p.offerWaits() + " " + p.outOfTrade())
	case posthuman.PhaseDeclare, posthuman.PhaseMove:
		if o.Mutant || o.Fight.On || o.Reveal != posthuman.Unseen {
			return ""
		}
		return p.lastTurn() + p.lifeWords() + ", " + strconv.Itoa(o.Food) + " {food} " +
			strconv.Itoa(o.Ammo) + " {ammo}." + p.lurking(o) + p.eventNow()
	}
	return ""
}

// shortBegins says what everybody begins the short game with, for better and worse, before the first of it is chosen
// (PH-SHORT-01, PH-SHORT-03 to PH-SHORT-05).
func (p *page) shortBegins() string {
	return "The short game: everybody stands on space " + strconv.Itoa(p.player(p.v.Seat).JP) + ". Then you draw " +
		english.Count(posthuman.ShortScars, "scar", "scars") + ", which nothing prevents, and the XP of " +
		english.Count(posthuman.ShortXP, "encounter", "encounters") + " of level 1."
}

// lurking says what mutant players may do to whoever declares an action away from the starting tile, besides what the
// row of a Move says of it (PH-MUTACT-03, PH-MUTACT-10).
func (p *page) lurking(o *posthuman.SeenPlayer) string {
	if p.Asked == nil || p.Asked.Prompt != posthuman.AskDeclare || len(p.turned()) == 0 || posthuman.Of(o.Tile).Start {
		return ""
	}
	return " " + web.Unmarked(p.names(p.turned())) + " may rob you as you camp outside a safe house, or fall " +
		"upon you at the end of the turn, where a wound leaves a scar."
}

// lifeWords are what keeps the viewer on their feet; on a small screen their sheet lies out of sight.
func (p *page) lifeWords() string {
	o := p.player(p.v.Seat)
	return "Health " + of(o.Health, o.HealthLimit) + ", morale " + of(o.Morale, o.MoraleLimit)
}

// inHandNow are the items not in play, what they do, and what room there is for them.
func (p *page) inHandNow(o *posthuman.SeenPlayer) string {
	says := strconv.Itoa(o.Packed) + " of " + strconv.Itoa(o.Slots) + " slots are taken."
	for _, c := range o.Hand {
		f := c.Face()
		if f == nil {
			continue
		}
		says += " [" + f.Name + "](" + f.ID + ")"
		if f.Mount == posthuman.NoMount {
			says += ", " + english.Count(f.Size, "slot", "slots")
		}
		says += ": " + smallPrint(f)
		if !o.Fits(table.Card(c)) {
			says += " It needs " + english.Count(f.Size, "slot", "slots") + ", " + strconv.Itoa(o.Slots-o.Packed) +
				" free: discard what is in play to make room."
		}
	}
	return says
}

// outOfTrade names who is done with the trade, so that a question that comes back says what has changed; "" where
// nobody is (PH-RULING-51).
func (p *page) outOfTrade() string {
	if p.Asked == nil || p.Asked.Prompt.Kind != "trade" {
		return ""
	}
	var done []string
	for s := range p.v.Players {
		if seat := table.Seat(s); seat != p.v.Seat && p.v.Finished.Has(seat) {
			done = append(done, "*"+web.Unmarked(p.name(seat))+"*")
		}
	}
	switch len(done) {
	case 0:
		return ""
	case 1:
		return done[0] + " is done with the trade."
	}
	return english.List(done) + " are done with the trade."
}

// hungerMoves is where what one eats moves one's hunger; what it costs there stands in each row (PH-EAT-04, PH-EAT-05,
// PH-EAT-07).
func hungerMoves(slot int, safe bool) string {
	switch {
	case safe && slot == 0:
		return "You are in a safe house, and need not eat."
	case safe:
		return "You are in a safe house: your hunger stays where it is, and each {food} eases it by a slot."
	case slot == 0:
		return "You are fed. 1 {food} keeps you so; without it you go hungry."
	}
	return "Each {food} eases your hunger by a slot; without any it grows by one."
}

// lastTurn says that somebody is at the end of the track, so that the game ends with the turn, or that others are one
// space from it; "" where nobody is.
func (p *page) lastTurn() string {
	var near []string
	for i := range p.v.Players {
		o := &p.v.Players[i]
		if o.Mutant || o.Gone {
			continue
		}
		switch mine := o.Seat == p.v.Seat; {
		case o.JP == posthuman.LastSpace && mine:
			return "*You are on the last space: this is the last turn.* "
		case o.JP == posthuman.LastSpace:
			return "*" + web.Unmarked(p.name(o.Seat)) + " is on the last space: this is the last turn.* "
		case o.JP == posthuman.LastSpace-1 && !mine:
			near = append(near, web.Unmarked(p.name(o.Seat)))
		}
	}
	switch len(near) {
	case 0:
		return ""
	case 1:
		return "*" + near[0] + " is one space from the last.* "
	}
	return "*" + english.List(near) + " are one space from the last.* "
}

// eventNow names the event of the turn and the season, whose cards lie out of sight on a small screen.
func (p *page) eventNow() string {
	says := ""
	if f := p.v.Event.Face(); f != nil {
		says = " This turn: [" + f.Name + "](" + f.ID + ")."
	}
	if f := p.v.Season.Face(); f != nil && p.v.Season != p.v.Event {
		says += " Season: [" + f.Name + "](" + f.ID + ")."
	}
	return says
}

// head says what a question is about that stands outside the usual order; "" within it.
func (p *page) head() string {
	o := p.player(max(0, p.v.Seat))
	switch {
	case o.Fight.On:
		return fightHead(o)
	case p.v.Phase == posthuman.PhaseEvent:
		return "Your choice in the event"
	case p.v.Phase <= posthuman.PhaseShop:
		return "Before the first turn"
	case o.Mutant:
		return "Your choice, mutant"
	}
	return ""
}
