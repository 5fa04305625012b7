package posthumanbot

import (
	"waystation/games/posthuman"
	"waystation/table"
)

// sorts are the items, skills, followers and scars that the judge knows, by their names, in the order of its traits.
// What a changed card file calls otherwise it does not know.
var sorts = [...]string{
	"Flare", "Lead Pipe", "Knife", "Splitting Axe", "Ski Pole", "Muck Fork", "Kalt 9mm", "Cane Bow", "Rook Rifle",
	"Farm Shotgun", "Painkillers", "Removal Blanket", "Daypack", "Fishing Line", "Bicycle Helmet", "Pocket Chess",
	"Tobacco Tin", "Gunscope", "Extended Magazine", "Bipod", "Choke Tube", "Broadhead Points", "Welded Spikes",
	"Riot Vest", "Ballistic Plate", "Goalkeeper Pads", "Telephone Directory", "Camo Tent", "Gas Burner", "Suture Kit",
	"Accordion", "Cold Ampoules", "Reloading Press", "Wedding Cake", "Correspondence Course", "Cache Map", "CB Radio",
	"Twin Pram", "Metal Detector", "Mushroom Guide", "Bolt Cutters", "Firecrackers", "Deer Musk", "Kick Scooter",
	"Clipboard", "Encyclopaedia, Mad to Oil", "Rope and Pulley", "Binoculars", "Tracer Rounds", "Speed Loader",
	"Pepper Spray", "Chalk Bag", "Billhook", "Cleaver", "Fire Axe", "Scaffold Spear", "Crowbar", "Parade Sabre",
	"Ice Axe", "Cattle Prod", "Stop Sign", "Hockey Stick", "Tow Chain", "Sledgehammer", "Brush Cutter", "Kalt A4",
	"Deer Rifle", "Biathlon Rifle", "Kalt Parapet", "Service Revolver", "Kalt Stutter", "Nail Gun", "Pump Shotgun",
	"Sawn-Off Twin", "Goose Gun", "Recurve Bow", "Crossbow", "Bowfishing Rig", "Looting", "Raiding", "Storytelling",
	"Psychologist", "Stealth", "Athletics", "Footwork", "Pistol Expert", "Rifle Expert", "Shotgun Expert", "Bow Expert",
	"Heavy Load", "Field Dressing", "Razor Work", "Snaring", "Thin Rations", "Map Reading", "Haggling", "Stubbornness",
	"Long Way Round", "Fast Draw", "Correcting Fire", "Opening Blow", "White Knuckles", "Falling Well", "Off Hand",
	"Taking Notes", "Three-Legged Dog", "Wrestling Coach", "Half a Choir", "Retired Bodyguard", "Village Pharmacist",
	"School Cook", "Surveyor", "Poacher", "Just a Scar", "Antlers", "Bone Spade", "Second Row", "Quills", "Sour Gland",
	"Long Left", "Drum Skull", "Cold Grip", "Borrowed Voices", "Cellar Nose", "Whistling Shins", "Six Fingers",
	"Shared Sleep", "Short Memory", "Long Shanks", "Bark", "Lamp Eyes", "Counterweight", "Slow Blood", "Hinged Knees",
	"Headcount",
}

// sortOf is by card its place among the sorts, or -1.
var sortOf = func() (of [posthuman.CardCount]int16) {
	places := map[string]int16{}
	for i, name := range sorts {
		places[name] = int16(i)
	}
	for c := range table.Card(posthuman.CardCount) {
		of[c] = -1
		if i, known := places[posthuman.Of(c).Name]; known {
			of[c] = i
		}
	}
	return of
}()
