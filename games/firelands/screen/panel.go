package screen

import (
	"strconv"
	"strings"

	"waystation/games/firelands"
	"waystation/table"
	"waystation/web"
)

var (
	fameSteps = web.Numbers(-1, 3)
	furySteps = web.Numbers(0, 6)
)

func minus(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// whereabouts is where a player stands.
func (p *page) whereabouts(o *firelands.SeenPlayer) string {
	switch {
	case o.Out:
		return "the last Survivor is lost"
	case o.Reached && p.v.Ship > 0:
		return "aboard the Aurora"
	case o.Reached:
		return "in the Citadel"
	}
	return "space " + strconv.Itoa(int(o.Space)) + ", " + p.place(o.Seat)
}

// targetsOut is where a player's Target counters lie.
func (p *page) targetsOut(s table.Seat) string {
	var out []string
	for _, f := range p.v.Foes {
		if n := f.Targets[s]; n > 0 {
			out = append(out, strconv.Itoa(n)+" on "+firelands.Of(f.Card).Name)
		}
	}
	return strings.Join(out, ", ")
}

// convoyNames are the cards of a convoy.
func convoyNames(o *firelands.SeenPlayer) string {
	var names []string
	for i := range o.Columns {
		names = append(names, o.Columns[i].Vehicle.Card.Face().Name)
	}
	return strings.Join(names, ", ")
}

// columnName is a Truck or Trailer and the Device on it.
func columnName(c *firelands.SeenColumn) string {
	if f := c.Device.Card.Face(); f != nil {
		return c.Vehicle.Card.Face().Name + " with " + f.Name
	}
	return c.Vehicle.Card.Face().Name
}

// miniClass is a cargo box as a small mark: crew, goods, Weapon, armor, damage.
func miniClass(b firelands.SeenBox) string {
	switch {
	case b.Damaged:
		return "x"
	case b.Token == firelands.SurvivorToken:
		return "s"
	case b.Token != firelands.NoToken:
		return "f"
	case b.Kind.Weapon():
		return "w"
	case b.Kind == firelands.BoxArmor:
		return "a"
	case holder(b.Kind):
		return "e"
	}
	return "p"
}

// handWords is when a card in hand is of use.
func handWords(f *firelands.Face) string {
	if f.Kind == firelands.KindSpecialLoot || f.Kind == firelands.KindObject {
		return when(f.When)
	}
	return "face down" // Loot kept until it comes into play (FL-LOOT-06)
}

// wide reports whether a convoy needs small boxes to fit beside the crew.
func wide(o *firelands.SeenPlayer) bool {
	n := 0
	for i := range o.Columns {
		n += max(3, len(o.Columns[i].Vehicle.Boxes), len(o.Columns[i].Device.Boxes))
	}
	return n > 10
}

// crewSize is how a crew stands in its zones, two Survivors to a row, or one beside a wide convoy: "terse" for small
// cards where there is no room for others, "roomy" besides where a large screen has it: there three columns leave room
// for two to a row.
func crewSize(o *firelands.SeenPlayer) string {
	across := 2
	if wide(o) {
		across = 1
	}
	switch {
	case crewRows(o, across) <= 1+across:
		return ""
	case len(o.Columns) <= 3 && crewRows(o, 2) <= 3:
		return "terse roomy"
	}
	return "terse"
}

// crewRows is how many rows a crew takes with so many to a row.
func crewRows(o *firelands.SeenPlayer, across int) (rows int) {
	for _, zone := range [3][]firelands.SeenCrew{o.Active, o.Exhausted, o.Rest} {
		rows += (len(zone) + across - 1) / across
	}
	return rows
}

// soft lets the words too long for a card in hand break where they are joined.
var soft = strings.NewReplacer("Decontamination", "Decon\u00adtamination", "Nitromethane", "Nitro\u00admethane")
