package posthuman

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/words"
	"waystation/table"
)

var (
	outWords = []string{
		"no health is left", "no morale is left", "neither health nor morale is left", "there is nothing to eat",
	}
	defaultWords = []string{"Tactics", "Mutate", "Consolidate"}
	bareWords    = []string{"fists", "stones"}
	endWords     = []string{
		"", "The Fortress has been reached.", "Nobody is human any more.", "The gate of The Fortress is shut.",
		"No road leads any further.",
	}
)

// tableFormats are words for templates.
var tableFormats = words.Formats[*Game]{
	"Action": func(_ *Game, n []int16, _ words.Namer) string { return english.Capital(actionNames[n[0]]) },
	"deal": func(_ *Game, n []int16, _ words.Namer) string {
		d := Of(table.Card(n[0])).Event.Offers[n[1]]
		return english.Capital(inWords(d.Cost)) + " for " + inWords(d.Gives)
	},
	"larder": func(g *Game, n []int16, _ words.Namer) string { return strconv.Itoa(int(g.mat(table.Seat(n[0])).Food)) },
	"eat": func(_ *Game, n []int16, _ words.Namer) string {
		if n[0] == 0 {
			return "Eat nothing"
		}
		return "Eat " + strconv.Itoa(int(n[0])) + " food"
	},
	// {meal a b}: what was eaten, and where that led.
	"meal": func(_ *Game, n []int16, _ words.Namer) string {
		ate, slot := strconv.Itoa(int(n[0]))+" food", int(n[1])
		switch {
		case n[0] == 0 && slot == 0: // PH-EAT-07
			return "nothing: the safe house feeds them"
		case slot == 0:
			return ate + " and is fed"
		}
		return ate + "; hunger slot " + strconv.Itoa(slot)
	},
	"trick": func(_ *Game, n []int16, _ words.Namer) string { // the title, and where it strikes
		f := Of(table.Card(n[0]))
		var where []string
		for x := range terrains {
			if f.Terrains>>x&1 == 1 {
				where = append(where, x.String())
			}
		}
		if where == nil {
			return f.Name
		}
		return f.Name + " (" + strings.Join(where, ", ") + ")"
	},
	"offer": func(g *Game, n []int16, name words.Namer) string { // {offer a}: as whoever gets it reads it
		if int(n[0]) >= len(g.Offers) {
			return "an offer"
		}
		o := &g.Offers[n[0]]
		return o.Say(o.To, name, plainly)
	},
	"thing": func(_ *Game, n []int16, _ words.Namer) string { return thingWords(n[0]) },
	"swap": func(_ *Game, n []int16, _ words.Namer) string {
		if n[0] == 0 {
			return "Exchange nothing"
		}
		return "Exchange " + exchanged(n)
	},
	"exchange": func(_ *Game, n []int16, _ words.Namer) string { return exchanged(n) },
	"turning": func(_ *Game, n []int16, _ words.Namer) string { // {turning a}: the rule behind the question
		if n[0] >= mustTurn {
			return " The fifth turns you."
		}
		return " Stay human, or turn?"
	},
	"moment": func(_ *Game, n []int16, name words.Namer) string { // {moment a b}: the cause of an early action
		s := name(table.Seat(n[1]))
		switch Title(n[0]) {
		case Charge:
			return s + " is about to move."
		case Rummage:
			return s + " has camped."
		case PickedClean:
			return s + " has completed a tile."
		case FetchTheCousins:
			return s + " has met somebody."
		}
		return "The Scout step begins."
	},
	"bare": func(_ *Game, n []int16, _ words.Namer) string { return bareWords[n[0]] },
	"rob": func(_ *Game, n []int16, _ words.Namer) string {
		return [...]string{"2 food", "2 ammo", "A card from the hand"}[n[0]]
	},
	"out": func(_ *Game, n []int16, _ words.Namer) string { return outWords[n[0]] },
	"on": func(_ *Game, n []int16, name words.Namer) string { // {on b}: the target, if there is one
		if n[0] < 0 {
			return ""
		}
		return " on " + name(table.Seat(n[0]))
	},
	"default": func(_ *Game, n []int16, _ words.Namer) string { return defaultWords[n[0]] },
	"looked": func(_ *Game, n []int16, _ words.Namer) string {
		if n[1] > 0 {
			return english.Count(n[0], "encounter", "encounters") + " of level " + strconv.Itoa(int(n[1]))
		}
		return english.Count(n[0], "terrain tile", "terrain tiles")
	},
	"kept": func(_ *Game, n []int16, _ words.Namer) string {
		if n[0] == 0 {
			return " and discards it"
		}
		return ""
	},
	"end": func(_ *Game, n []int16, _ words.Namer) string { return endWords[n[0]] },
}

func exchanged(n []int16) string {
	k := strconv.Itoa(int(n[0]))
	if n[1] == 0 {
		return k + " morale for " + k + " health"
	}
	return k + " health for " + k + " morale"
}

// Say is an offer in one sentence without its stop: "Mara gives 3 food and the Ski Pole; Ines gives 2 ammo". It begins
// with whoever made it, or with its reader, who is called you; mark dresses each part.
func (x *Offer) Say(reader table.Seat, name table.Namer, mark func(string) string) string {
	a, b, give, want := x.From, x.To, listed(x.Give.Parts(), mark), listed(x.Want.Parts(), mark)
	if reader == b {
		a, b, give, want = b, a, want, give
	}
	gives := func(s table.Seat) string { return Gives(s, reader, name) + " " }
	whom := func(s table.Seat) string {
		if s == reader {
			return "you "
		}
		return name(s) + " "
	}
	switch {
	case want == "":
		return gives(a) + whom(b) + give + " for nothing"
	case give == "":
		return gives(b) + whom(a) + want + " for nothing"
	}
	return gives(a) + give + "; " + gives(b) + want
}

// listed puts parts in a row, each dressed: 3 food, 2 ammo and the Ski Pole.
func listed(parts []string, mark func(string) string) string {
	var out strings.Builder
	for i, part := range parts {
		switch {
		case i > 0 && i == len(parts)-1:
			out.WriteString(" and ")
		case i > 0:
			out.WriteString(", ")
		}
		out.WriteString(mark(part))
	}
	return out.String()
}

// plainly leaves a part as it is.
func plainly(part string) string { return part }
