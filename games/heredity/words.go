package heredity

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/words"
	"waystation/table"
)

// book holds what the game asks, offers and tells, which is declared next to the rules that do so.
var book = words.New[*Game]()

var (
	wordsMajor = words.Major
	wordsEnd   = words.Conclusion
	atCard     = words.At("card:{a}")
	atMember   = words.At("member:{a}")
	atSquare   = words.At("square:{b}")
	atFigure   = words.At("figure:{a}")
)

// public is a question that everybody reads, though one answers (HE-RULING-46).
func public(p *table.Prompt) { p.Public = true }

// common is a question that all decide, though one has the last word (HE-RULING-46).
func common(p *table.Prompt) { p.Public, p.Common = true, true }

// must is a question to several that one of them has to answer.
func must(p *table.Prompt) { p.Must = true }

// Formats are the game's own words for the templates of its book.
func (g *Game) Formats() []words.Formats[*Game] { return []words.Formats[*Game]{formats} }

// Verbs are the names of all verbs by number.
func (g *Game) Verbs() []string { return book.Keys() }

// Tales are the sentences of all kinds of events by number.
func (g *Game) Tales() []string { return book.Tales() }

// Question is the sentence of a question, as the seat reads it.
func (g *Game) Question(p *table.Prompt, about [3]int16, s table.Seat, name table.Namer) string {
	return book.Sentence(g, p, about, s, name)
}

// Label is the short name of an option, and the piece on the screen it belongs to.
func (g *Game) Label(o table.Option, s table.Seat, name table.Namer) (label, piece string) {
	return book.Label(g, o, s, name)
}

// Tale is the sentence of an event.
func (g *Game) Tale(e table.Event, _ table.Seat, name table.Namer) string {
	return book.Told(g, e, name)
}

// Telling is how much an event matters in a recap, and the piece it changed.
func (g *Game) Telling(e table.Event) (table.Weight, string) { return book.Telling(g, e) }

// Costs reports whether an event took something from whom it befell, who has not decided on it.
func (g *Game) Costs(e table.Event) bool { return book.Costs(e) }

// SeatName is what a player is called where nothing better is known.
func (g *Game) SeatName(s table.Seat) string {
	if s == table.Nobody {
		return "Nobody"
	}
	return "Player " + strconv.Itoa(int(s)+1)
}

// title is what a card is called that was opened; of others only the number is known.
func (g *Game) title(number int16) string {
	if number == playerCard {
		return "The family"
	}
	if page := g.page(number); page != nil {
		return page.Title
	}
	return "card " + strconv.Itoa(int(number))
}

// titleOf is what a side of a card is called, whichever lies up now: 1 is the back.
func (g *Game) titleOf(number, back int16) string {
	if g != nil && g.story != nil {
		if page := g.known(number, back == 1); page != nil && page.Side != nil {
			return page.Title
		}
	}
	return g.title(number)
}

// own is by which word something is said to be of one of the family.
func (g *Game) own(m int16) string {
	switch g.memberName(m) {
	case "Djamal", "Brick":
		return "his"
	}
	return "her"
}

// What is called so by whoever has not seen it: its number would say nothing.
const (
	unseenCard  = "a card nobody has seen"
	unseenPlace = "a place nobody has seen"
)

// cardName is what a card is called in the middle of a sentence: "the Bishop"; of a thing "the Egg", of a field "the
// Hen Yard".
func (g *Game) cardName(number int16) string {
	page := g.page(number)
	switch {
	case number == playerCard:
		return inside(g.title(number))
	case page == nil:
		return unseenCard
	}
	return called(page)
}

// backThen is added to a number of an event that tells of a card while its back shows.
const backThen = 1 << 10

// then is a number of an event together with the side that a card shows: what was told of it keeps the name it had.
func (g *Game) then(number, n int16) int16 {
	if c := g.card(number); c != nil && c.Back {
		n += backThen
	}
	return n
}

// nameThen is what a card was called, by its side then.
func (g *Game) nameThen(number, n int16) string {
	if g == nil || g.story == nil || number == playerCard {
		return g.cardName(number)
	}
	page := g.known(number, n >= backThen)
	if page == nil || page.Side == nil {
		return g.cardName(number)
	}
	return called(page)
}

// called is what a side of a card is called in the middle of a sentence.
func called(page *Page) string {
	if page.Side.Item != nil || page.Side.Map != nil && !page.Side.Proper {
		return thing(page.Title)
	}
	return inside(page.Title)
}

// page is the side of a card by which it is called: the one that shows, or its front; nil for one nobody has seen.
func (g *Game) page(number int16) *Page {
	if g == nil || g.story == nil {
		return nil
	}
	if page := g.shows(number); page != nil && page.Side != nil {
		return page
	}
	return g.known(number, false)
}

// articles are what can stand before a noun, and has no capital inside a sentence.
var articles = []string{"The", "A", "An", "Another", "Our", "Both"}

// inside is a name as it stands in the middle of a sentence.
func inside(name string) string {
	if first, rest, ok := strings.Cut(name, " "); ok && slices.Contains(articles, first) {
		return strings.ToLower(first) + " " + rest
	}
	return name
}

// thing is the name of a thing or a field in the middle of a sentence, with an article where it can have one.
func thing(name string) string {
	first, _, _ := strings.Cut(name, " ")
	if slices.Contains(articles, first) || strings.HasSuffix(first, "'s") || first == "Form" {
		return inside(name)
	}
	return "the " + name
}

// Plural reports whether the name of a figure stands for several people.
func (g *Game) Plural(figure int16) bool {
	name := g.figureName(figure)
	return strings.Contains(name, " and ") || strings.HasSuffix(name, " people")
}

// memberName is what one of the team is called.
func (g *Game) memberName(m int16) string {
	if g == nil || m < 0 || int(m) >= int(g.Size) {
		return "nobody"
	}
	return g.Team[m].Who.String()
}

// figureName is what a figure is called.
func (g *Game) figureName(i int16) string {
	if g == nil || i < 0 || int(i) >= len(g.Figures) {
		return "somebody"
	}
	f := &g.Figures[i]
	page := g.page(f.Card)
	if page == nil || page.Person == nil {
		return g.title(f.Card)
	}
	n := len(page.Person.Figures)
	if n < 2 {
		return page.Person.Name
	}
	if names := strings.Split(page.Person.Name, " and "); len(names) == n && int(f.Letter) < n {
		return names[f.Letter] // a card of two people, each with a figure
	}
	return page.Person.Name + " " + string(rune('A'+f.Letter))
}

// fieldName is what a field is called in the middle of a sentence.
func (g *Game) fieldName(number int16) string {
	if g.page(number) == nil {
		return unseenPlace
	}
	return g.cardName(number)
}

// squareName is a square as the table says it: the field's name and the cell.
func (g *Game) squareName(n int16) string {
	at := board.Square(n)
	if g == nil || at < 0 || !g.Board.Exists(at) {
		return "elsewhere"
	}
	return fmt.Sprintf("%s %s", g.cardName(g.Board.Fields[at.Field()].Number), at.Cell())
}

var placeNames = [...]string{"head", "body", "foot", "hat", "coat", "boots", "first bag", "second bag", "third bag",
	"fourth bag", "fifth bag"}

// slotName is a slot on a member's sheet: its place, or the item that lies there.
func (g *Game) slotName(m, at int16) string {
	if g == nil || m < 0 || int(m) >= int(g.Size) {
		return "a slot"
	}
	a := slotAt(at)
	return fmt.Sprintf("%s, slot %d", g.placeName(m, a.Place), a.Slot+1)
}

// placeName is a part of a member's body, or the item that lies at a place of the sheet.
func (g *Game) placeName(m int16, at sheet.Place) string {
	if g == nil || m < 0 || int(m) >= int(g.Size) {
		return "a card"
	}
	s := &g.Team[m].Sheet
	if at > sheet.Foot && s.Card(at) != nil {
		return g.cardName(s.Items[at-sheet.OnHead].Number)
	}
	return "the " + placeNames[at]
}

// optionText is an option of the question on a card.
func (g *Game) optionText(card, section, option int16) string {
	q := g.questionOn(card, section)
	if q == nil || option < 0 || int(option) >= len(q.Options) {
		return "?"
	}
	return q.Options[option].Text
}

// askedText is what the question on a card asks.
func (g *Game) askedText(card, section int16) string {
	if q := g.questionOn(card, section); q != nil && q.Text != "" {
		return q.Text
	}
	return g.title(card) + ": what is to be done?"
}

// formats are words for templates.
var formats = words.Formats[*Game]{
	"card":   func(g *Game, n []int16, _ words.Namer) string { return g.cardName(n[0]) },
	"title":  func(g *Game, n []int16, _ words.Namer) string { return g.title(n[0]) },
	"front":  func(g *Game, n []int16, _ words.Namer) string { return g.titleOf(n[0], 0) },
	"turned": func(g *Game, n []int16, _ words.Namer) string { return g.titleOf(n[0], n[1]) },
	"then":   func(g *Game, n []int16, _ words.Namer) string { return g.nameThen(n[0], n[1]) },
	"left":   func(_ *Game, n []int16, _ words.Namer) string { return strconv.Itoa(int(n[0] % backThen)) },
	"used":   func(_ *Game, n []int16, _ words.Namer) string { return usedText(n[0], n[1]) },
	"put":    func(_ *Game, n []int16, _ words.Namer) string { return usedText(0, n[0]) },
	"kept":   func(_ *Game, n []int16, _ words.Namer) string { return keptText(n[0]) },
	"member": func(g *Game, n []int16, _ words.Namer) string { return g.memberName(n[0]) },
	"figure": func(g *Game, n []int16, _ words.Namer) string { return inside(g.figureName(n[0])) },
	"square": func(g *Game, n []int16, _ words.Namer) string { return g.squareName(n[0]) },
	"slot":   func(g *Game, n []int16, _ words.Namer) string { return g.slotName(n[0], n[1]) },
	"place":  func(g *Game, n []int16, _ words.Namer) string { return g.placeName(n[0], sheet.Place(n[1])) },
	"unfound": func(_ *Game, n []int16, _ words.Namer) string {
		if n[0] == 0 {
			return "Nothing that can be made was left unfound."
		}
		return english.Count(n[0], "thing", "things") + " that nobody found can be made now."
	},
	"leads": func(g *Game, n []int16, name words.Namer) string {
		if g == nil || g.Players < 2 {
			return ""
		}
		return "; " + name(table.Seat(n[0])) + " leads now"
	},
	"option": func(g *Game, n []int16, _ words.Namer) string { return g.optionText(n[0], n[1], n[2]) },
	"asked":  func(g *Game, n []int16, _ words.Namer) string { return g.askedText(n[0], n[1]) },
	"action": func(g *Game, n []int16, _ words.Namer) string { return g.actionName(n[0], n[1]) },
	"from": func(g *Game, n []int16, _ words.Namer) string {
		if n[0] == 0 {
			return ""
		}
		return " from " + g.cardName(n[0])
	},
	"there": func(g *Game, n []int16, _ words.Namer) string { return g.thereText(board.Square(n[0])) },
	"patient": func(g *Game, n []int16, _ words.Namer) string {
		if n[0] == n[1] {
			return g.own(n[0]) + " own damage"
		}
		return g.memberName(n[1])
	},
	"ending": func(g *Game, n []int16, _ words.Namer) string { return g.endingText(n[0]) },
	"note": func(g *Game, n []int16, _ words.Namer) string {
		if g == nil || n[0] < 0 || int(n[0]) >= len(g.Notes) {
			return "a line"
		}
		return g.Notes[n[0]]
	},
	"person": func(_ *Game, n []int16, _ words.Namer) string { return sheet.Character(n[0]).String() },
	"chapter": func(g *Game, n []int16, _ words.Namer) string {
		if g != nil && g.story != nil && g.chapter() != nil {
			return g.chapter().Title
		}
		return "A chapter"
	},
	"plan":    func(g *Game, n []int16, _ words.Namer) string { return g.planText(n[0], n[1], n[2]) },
	"offer":   func(g *Game, n []int16, _ words.Namer) string { return g.offerText(n[0]) },
	"blow":    func(g *Game, n []int16, _ words.Namer) string { return g.blowText(n[0], n[1]) },
	"karma":   func(g *Game, n []int16, _ words.Namer) string { return g.karmaText(n[0]) },
	"sum":     func(g *Game, n []int16, _ words.Namer) string { return g.sumText(n[0], n[1], n[2]) },
	"item":    func(g *Game, n []int16, _ words.Namer) string { return g.itemText(n[0], n[1]) },
	"points":  func(g *Game, n []int16, _ words.Namer) string { return g.pointsText(n[0], n[1], n[2]) },
	"purpose": func(g *Game, n []int16, _ words.Namer) string { return g.purposeText(n[0], n[1]) },
	"bound":   func(g *Game, n []int16, _ words.Namer) string { return g.boundText(n[0]) },
	"befalls": func(g *Game, n []int16, _ words.Namer) string { return g.befallsText(n[0], n[1], n[2]) },
	"closes":  func(g *Game, n []int16, _ words.Namer) string { return g.closesText(n[0], n[1]) },
	"side":    func(_ *Game, n []int16, _ words.Namer) string { return board.Dir(n[0]).String() },
}

// closesText is why the chapter ends: by what a card says, or as the last marker of one is gone.
func (g *Game) closesText(card, emptied int16) string {
	if emptied != 0 {
		return "the last marker is gone from " + g.cardName(emptied) + ": that ends the chapter."
	}
	return "the card “" + g.title(card) + "” ends the chapter."
}

// endingText is the text of an ending that was reached.
func (g *Game) endingText(i int16) string {
	if g == nil || g.story == nil {
		return "an ending"
	}
	e, ok := g.story.endings.Known(&g.Read.Endings, endingSide(g.Chapter, int(i)))
	if !ok || e == nil {
		return "an ending"
	}
	return e.Text
}

// thereText is who stands on a square.
func (g *Game) thereText(at board.Square) string {
	var names []string
	if g != nil {
		for _, m := range g.those(func(m int8) bool { return g.Team[m].At == at }).members() {
			names = append(names, g.memberName(int16(m)))
		}
		for i := range g.Figures {
			if g.Figures[i].At == at {
				names = append(names, inside(g.figureName(int16(i))))
			}
		}
	}
	if len(names) == 0 {
		return "who stands there"
	}
	return strings.Join(names, " and ")
}

// actionName is the name of an action that a card creates, or did before it was turned over.
func (g *Game) actionName(card, section int16) string {
	if g == nil || g.story == nil {
		return "an action"
	}
	for _, page := range []*Page{g.shows(card), g.known(card, false), g.known(card, true)} {
		if page == nil || page.Side == nil || section < 0 || int(section) >= len(page.Sections) {
			continue
		}
		if a := page.Sections[section].Action; a != nil {
			return a.Name
		}
	}
	return "an action"
}

func (g *Game) section(card, section int16) *decks.Section {
	if g == nil || g.story == nil {
		return nil
	}
	page := g.shows(card)
	if page == nil || page.Side == nil || section < 0 || int(section) >= len(page.Sections) {
		return nil
	}
	return &page.Sections[section]
}

func (g *Game) actionOn(card, section int16) *decks.Action {
	if s := g.section(card, section); s != nil {
		return s.Action
	}
	return nil
}

// offerText is a proposal in words.
func (g *Game) offerText(i int16) string {
	if g == nil || i < 0 || int(i) >= len(g.Offers) {
		return "a proposal"
	}
	o := &g.Offers[i]
	return g.planText(o.Card, int16(o.Part), int16(o.Target))
}

// planText is what is proposed: an action of a card, or to strike a figure together, which is 1 + its place.
func (g *Game) planText(card, part, target int16) string {
	if target > 0 {
		return "strike " + inside(g.figureName(target-1)) + " together"
	}
	return g.actionName(card, part)
}

// blowText is how a member strikes.
func (g *Game) blowText(m, b int16) string {
	switch blow(b) {
	case punch:
		return "a punch"
	case kick:
		return "a kick"
	}
	if g == nil || m < 0 || int(m) >= int(g.Size) {
		return "a blow"
	}
	if blow(b) >= firstLying {
		number, _ := lyingSlot(blow(b))
		return g.cardName(number)
	}
	a := slotAt(b - int16(firstItem))
	if a.Place < sheet.OnHead || int(a.Place) >= sheet.Places {
		return "a blow"
	}
	return g.cardName(g.Team[m].Items[a.Place-sheet.OnHead].Number)
}

// karmaNames are those of the Karma cards 10 to 20.
var karmaNames = [baseKarma]string{
	"Wrong Foot", "Wet Hands", "More or Less", "Just About", "As Meant", "Good Footing", "Sleeves", "From Low Down",
	"With the Shoulder", "Nerve", "Patience",
}

// karmaTexts are those of the Karma cards 10 to 20, which name nothing that there is to know of a match.
var karmaTexts [baseKarma]string

func init() {
	for i, name := range karmaNames {
		karmaTexts[i] = (*Game)(nil).karmaSays(name, &baseKarmaValues[i])
	}
}

// karmaText is a Karma card by its slot: its name, and what it adds.
func (g *Game) karmaText(slot int16) string {
	switch {
	case g == nil || slot < 0 || slot >= baseKarma+maxFound:
		return "karma"
	case slot < baseKarma:
		return karmaTexts[slot]
	}
	return g.karmaSays(g.title(g.karmaNumber(table.Card(slot))), g.karmaValue(table.Card(slot)))
}

func (g *Game) karmaSays(name string, v *decks.KarmaValue) string {
	if v.Failure {
		return name + " (a miss)"
	}
	says := fmt.Sprintf("%s (%+d", name, v.Value)
	if does := strings.Join(g.printed(v.Do), ", "); does != "" {
		says += "; " + does
	}
	return says + ")"
}

// sumText is what an attack comes to: base damage, the slot of its Karma card, defence.
func (g *Game) sumText(base, slot, defence int16) string {
	if g == nil || slot < 0 || slot >= baseKarma+maxFound {
		return "some damage"
	}
	v := g.karmaValue(table.Card(slot))
	n := dealt(int(base), v, int(defence))
	if v.Failure || n == 0 {
		return "no damage"
	}
	return fmt.Sprintf("%d damage", n)
}

// itemText is the item of a slot.
func (g *Game) itemText(m, at int16) string {
	a := slotAt(at)
	if g == nil || m < 0 || int(m) >= int(g.Size) || a.Place < sheet.OnHead || int(a.Place) >= sheet.Places {
		return "a thing"
	}
	return g.cardName(g.Team[m].Items[a.Place-sheet.OnHead].Number)
}

// pointsText is how far a move goes; nothing once its tokens have moved.
func (g *Game) pointsText(m, slots, centre int16) string {
	if g == nil || m < 0 || int(m) >= int(g.Size) || slots < 0 || int(slots) > len(g.moveSlots(int8(m), nil)) {
		return ""
	}
	n := g.pointsOf(int8(m), int(slots), int(centre))
	if n == 1 {
		return ": 1 point"
	}
	return ": " + strconv.Itoa(n) + " points"
}
