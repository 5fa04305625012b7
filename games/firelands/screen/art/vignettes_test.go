package art

import (
	"encoding/xml"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The ledger's named cards, by kind.
var ledger = map[string]string{
	"locations": `Oil Platform, Half-Buried Diner, Sandblown Garage, Militia Checkpoint, Roadside Shrine, Cracked Reservoir, Scrap Bazaar,
		Toppled Pylon, Solar Farm, Salt Mine, Derailed Freight, Raider Cache, Field Clinic, Substation Nine, Dry Dock, Leaking Silo,
		Citadel Outpost, Broken Aqueduct, Storm Bunker, Relay Tower, Evacuation Camp`,
	"survivors": `Cooker, Courier, Cutthroat, Digger, Fanatic, Gambler, Paramedic, Sheriff, Trader, Truck ` +
		`Driver, Welder`,
	"encounters": `Wasteland Nomad, Water Caravan, Relic Witch, Gun Runner, Mutant Recruiter, Stranded Tanker`,
	"enemies":    `Destroyers, Pathfinder, Metal Smasher, Plasma Perforator, The Wild Horde, Baron Tesla`,
	"events":     `Electrostatic Prelude, Close the Gap`,
	"trucks":     `Scrap Hauler, Dune Skimmer, Rock Borer, Crawler Rig, Sun Chaser, Bulwark`,
	"trailers":   `Cage Trailer, Tank Trailer, Gun Cart, Armored Wagon, Salvage Crane, Bunk Wagon, Shrine Carriage`,
	"devices":    `Roof Rack, Swivel Gun, Booster Coil, Decon Shower, Spotter Mast`,
	"objects": `Anti-Heat Capsules, Anti-Rad Kit, Anti-Tank Missile, Durable Canned Goods, Decontamination IV Bag, Hazmat Suit,
		Incendiary Ammunition, MRE, Nitromethane, Nitrous Oxide, Smoke Grenade, Stealth Device`,
	"loot": `Atomic Fuel, Blaze Buster, Epic Luggage Rack, Scientist's Head, Bushwacker, Ironstorm Grenade, Ripper Cyclone, Chrome Spray,
		Hyper Booster, Hellburner, Metal Detector, Survival Kit, Harpoon, Steel Titan, Ripper Cyclone (twin), V8 Holy Book,
		Metal Recycler, Health Certificates, Drone Repair Kit, Sanitizer Kit, Battery Pack, Luxury Briefcase, War Book, Tesla Spear`,
	"start vehicles": `Bone Rig, Hide Wagon, Trophy Cart, Shade Runner, Smuggler Box, Tarp Trailer, Chrome Mule, Plated Pod, Lab Cart,
		Patrol Carrier, Field Locker, Ration Tank`,
	"start survivors": `Desert Son, Tribal Warrior, Tribal Sister, Incursor, Spy, Implanted Rebel, Implanted ` +
		`Fighter, Citadel Scientist, Citadel Guard`,
}

func TestEveryCardOfTheLedgerHasAVignette(t *testing.T) {
	want := 0
	for kind, names := range ledger {
		for _, name := range strings.Split(names, ",") {
			want++
			if _, ok := Vignette(strings.TrimSpace(name)); !ok {
				t.Errorf("%s: no vignette for %q", kind, strings.TrimSpace(name))
			}
		}
	}
	ice := map[string]bool{}
	for _, file := range []string{"exploration", "start", "objects", "loot"} {
		data, err := os.ReadFile(filepath.Join("../../cards/frostlands", file+".yaml"))
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?m)^  name: (.+)$`).FindAllStringSubmatch(string(data), -1) {
			ice[m[1]] = true
		}
	}
	want += len(ice)
	if got := len(Names()); got != want {
		t.Errorf("%d vignettes for %d named cards", got, want)
	}
	if _, ok := Vignette("Sandblown Garag"); ok {
		t.Error("a card that does not exist has a vignette")
	}
}

func TestEveryCardOfTheCatalogueHasAVignette(t *testing.T) {
	for _, file := range []string{
		"exploration", "start", "objects", "loot", "frostlands/exploration", "frostlands/start", "frostlands/objects",
		"frostlands/loot",
	} {
		data, err := os.ReadFile(filepath.Join("../../cards", file+".yaml"))
		if err != nil {
			t.Fatal(err)
		}
		found := regexp.MustCompile(`(?m)^  name: "?([^"\n]+)"?$`).FindAllStringSubmatch(string(data), -1)
		if len(found) == 0 {
			t.Errorf("%s.yaml names no cards", file)
		}
		for _, m := range found {
			if _, ok := Vignette(m[1]); !ok {
				t.Errorf("%s.yaml: no vignette for %q", file, m[1])
			}
		}
	}
}

func TestVignettesAreMadeOfTheHousesClassesOnly(t *testing.T) {
	classes := strings.Fields("slip sp st ky kl pp pl thin")
	for _, name := range Names() {
		svg, _ := Vignette(name)
		if len(svg) > 2500 {
			t.Errorf("%s has %d bytes, want at most 2,500", name, len(svg))
		}
		if n := strings.Count(svg, `<g class="slip">`); n != 1 {
			t.Errorf("%s has %d spot plates, want 1", name, n)
		}
		if strings.Contains(svg, "NaN") {
			t.Errorf("%s has a coordinate that is no number", name)
		}
		wellFormed(t, name, svg, func(e xml.StartElement) {
			if n := e.Name.Local; n != "svg" && n != "g" && n != "path" {
				t.Errorf("%s holds a <%s>", name, n)
			}
			for _, a := range e.Attr {
				switch a.Name.Local {
				case "d":
				case "transform":
					if e.Name.Local != "g" {
						t.Errorf("%s moves a single <%s>", name, e.Name.Local)
					}
				case "class":
					for c := range strings.FieldsSeq(a.Value) {
						if !slices.Contains(classes, c) {
							t.Errorf("%s uses the class %q", name, c)
						}
					}
				default:
					t.Errorf("%s carries %s=%q", name, a.Name.Local, a.Value)
				}
			}
		})
	}
}

func TestNoTwoVignettesAreAlike(t *testing.T) {
	seen := map[string]string{}
	for _, name := range Names() {
		svg, _ := Vignette(name)
		if other, ok := seen[svg]; ok {
			t.Errorf("%s and %s have the same picture", name, other)
		}
		seen[svg] = name
	}
}
