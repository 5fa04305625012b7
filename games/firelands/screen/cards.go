package screen

import (
	"context"
	"io"
	"strconv"

	"github.com/a-h/templ"

	"waystation/games/firelands"
	"waystation/games/firelands/screen/art"
	"waystation/table"
	"waystation/web"
)

// game is the short name in URLs.
const game = "firelands"

// kindOf is how the band of a card shows its kind: class, glyph and word.
var kindOf = [...]struct{ class, glyph, word string }{
	firelands.KindLocation:    {"location", "place", "Location"},
	firelands.KindSurvivor:    {"survivor", "survivor", "Survivor"},
	firelands.KindEncounter:   {"encounter", "encounter", "Encounter"},
	firelands.KindEvent:       {"event", "event", "Event"},
	firelands.KindEnemy:       {"enemy", "enemy", "Enemy"},
	firelands.KindTruck:       {"truck", "truck", "Truck"},
	firelands.KindTrailer:     {"trailer", "trailer", "Trailer"},
	firelands.KindDevice:      {"device", "device", "Device"},
	firelands.KindObject:      {"object", "object", "Object"},
	firelands.KindSpecialLoot: {"loot", "object", "Special Loot"},
	firelands.KindOutcome:     {"outcome", "die", "Outcome"},
	firelands.KindHitpoints:   {"hitpoints", "enemy", "Hitpoints"},
	firelands.KindRock:        {"rock", "rock", "Rock"},
	firelands.KindWaypoint:    {"waypoint", "flag", "Waypoint"},
	firelands.KindTile:        {"tile", "skill", "Bonus Action"},
	firelands.KindAction:      {"action", "bot", "Action"},
}

// raw is finished SVG.
type raw string

// Render writes it.
func (r raw) Render(_ context.Context, w io.Writer) error {
	_, err := io.WriteString(w, string(r))
	return err
}

// pictures are the vignettes of all cards; a card without one shows the glyph of its kind.
var pictures = func() []templ.Component {
	out := make([]templ.Component, firelands.Count())
	for c := range out {
		f := firelands.Of(table.Card(c))
		svg, ok := art.Vignette(f.Name)
		if !ok {
			svg = `<use href="#g-` + glyphOf(f) + `" x="44" y="7" width="52" height="52" class="kindpic"></use>`
		}
		out[c] = raw(svg)
	}
	return out
}()

// glyphOf is the glyph that stands for a card: its kind's, or what an Object is good for.
func glyphOf(f *firelands.Face) string {
	switch f.Item {
	case firelands.AntiHeatCapsules, firelands.MRE, firelands.IcePick, firelands.RadioBeacon:
		return "skill"
	case firelands.AntiRadKit, firelands.DecontaminationIVBag, firelands.HealthCertificates, firelands.SanitizerKit,
		firelands.SurvivalBlanket, firelands.SnowGoggles, firelands.MedCrate:
		return "treat"
	case firelands.AntiTankMissile, firelands.IronstormGrenade, firelands.FlareGun, firelands.Mine,
		firelands.SalvagedShells:
		return "damage"
	case firelands.DurableCannedGoods, firelands.Thermos:
		return "food"
	case firelands.HazmatSuit:
		return "rad"
	case firelands.IncendiaryAmmunition:
		return "ammo"
	case firelands.Nitromethane, firelands.SurvivalKit:
		return "fuel"
	case firelands.SnowChains:
		return "tracks"
	case firelands.NitrousOxide, firelands.AtomicFuel, firelands.Harpoon, firelands.DieselCan, firelands.DieselDrum,
		firelands.IceHarpoon:
		return "speed"
	case firelands.SmokeGrenade:
		return "target"
	case firelands.StealthDevice, firelands.CamouflageNet:
		return "eye"
	case firelands.ScientistsHead, firelands.LuxuryBriefcase, firelands.TeslaSpear, firelands.WolfPelt,
		firelands.SkullTrophies, firelands.FrozenArchives, firelands.IcebreakerPass, firelands.RescueFlag,
		firelands.AlphaHead, firelands.LootCrate:
		return "fame"
	case firelands.ChromeSpray, firelands.V8HolyBook, firelands.HowlHorn:
		return "fury"
	case firelands.MetalDetector, firelands.CacheMap:
		return "object"
	case firelands.DroneRepairKit, firelands.HullPlates:
		return "repair"
	case firelands.WarBook, firelands.TrophyRack:
		return "weapon"
	}
	return kindOf[f.Kind].glyph
}

// card is the printed part of a card.
func card(c table.Card) web.Card {
	f := firelands.Of(c)
	k := kindOf[f.Kind]
	class := k.class
	if f.Land == firelands.Frostlands {
		class += " ice" // a colder ink
	}
	out := web.Card{Game: game, ID: f.ID, Kind: class, Glyph: k.glyph, Word: k.word, Name: f.Name, Picture: pictures[c]}
	switch f.Kind {
	case firelands.KindLocation:
		out.Corner = hazardGlyphs[f.Hazard]
	case firelands.KindEnemy:
		out.Word += " " + roman[f.Number]
	case firelands.KindHitpoints:
		out.Word += " " + [...]string{"", "I-II", "III-IV", "V-VI"}[f.Deck]
	}
	if f.Loot {
		out.Word = "Loot: " + k.word
	}
	return out
}

// Card is a card held up to read, by its id.
func (Screen) Card(id string) (web.Held, bool) {
	c, ok := firelands.Named(id)
	if !ok || firelands.Of(c).ID != id {
		return web.Held{}, false
	}
	f := firelands.Of(c)
	h := web.Held{Card: card(c), Flavour: f.Flavour, Asked: asked(f)}
	h.Card.Body = heldBody(f)
	return h, true
}

// slotCard is the card in a slot with what lies on it.
func (p *page) slotCard(i int) web.Card {
	s := &p.v.Slots[i]
	c := table.Card(s.Card)
	f := firelands.Of(c)
	out := card(c)
	switch f.Kind {
	case firelands.KindLocation:
		out.Body = locationBody(s.Left, s.Right)
	case firelands.KindEncounter:
		out.Body = encounterBody(f, s.Token)
	default:
		out.Body = body(c)
	}
	p.pieces.Lay(&out, "slot:"+strconv.Itoa(i+1))
	out.Slide = "card-" + strconv.Itoa(int(c))
	return out
}

// body is the small print of a card that lies nowhere in particular.
func body(c table.Card) templ.Component {
	f := firelands.Of(c)
	switch f.Kind {
	case firelands.KindLocation:
		return locationBody(f.Left, f.Right)
	case firelands.KindEncounter:
		return encounterBody(f, f.Token)
	case firelands.KindTruck, firelands.KindTrailer, firelands.KindDevice:
		return convoyBody(f)
	case firelands.KindSurvivor:
		return survivorBody(f, brief(c))
	}
	return textBody(brief(c))
}
