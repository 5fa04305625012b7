package posthuman

import (
	"slices"
	"testing"

	"waystation/table"
)

// PH-EX-11: Kate has shooting 4 and a Kalt A4 (PH-SHOOT-01, PH-SHOOT-02, PH-SHOOT-03, PH-SHOOT-16, PH-SHOOT-09,
// PH-SHOOT-15, PH-STAT-18, PH-RULING-23, PH-RULING-24).
func TestKateShoots(t *testing.T) {
	s := set(t, 2, "red shooting", "4", "red gear", "Kalt A4").roll("sd", shotMiss, near, shotSpecial, shotSpecial,
		shotSpecial)
	s.exercises("PH-SHOOT-02", "PH-SHOOT-03", "PH-SHOOT-09", "PH-SHOOT-16")
	s.meets("Circus Bear", "fight", "shoot").want("red ammo", "3", "red foes", "Circus Bear 5/6")
	s.heard("5 hits").wasAsked("confront", "shoot") // one target: nothing to aim
}

// PH-SHOOT-09: the view shows the dice of a shot before it is rolled, and why; whoever has no ranged weapon ready has
// none.
func TestDiceOfAShotAreSeen(t *testing.T) {
	s := set(t, 2, "red shooting", "4", "red gear", "Kalt A4, Gunscope", "red mounted", "Gunscope on Kalt A4")
	v := s.View(green).(*View)
	want := []Part{{Why: ForStat, SD: 3}, {Why: ForWeapon, SD: 1}}
	if got := v.Players[red].Shot; !slices.Equal(got, want) {
		t.Errorf("red would shoot with %v, expected %v", got, want)
	}
	if got := v.Players[green].Shot; len(got) > 0 {
		t.Errorf("green would shoot with %v, and has nothing to shoot with", got)
	}
}

// PH-SHOOT-10, PH-SHOOT-11, PH-SHOOT-12, PH-SHOOT-14, PH-RULING-05: a face counts as far as the weapon reaches.
func TestRange(t *testing.T) {
	dice := []Rolled{{Die: SD, Is: Range1}, {Die: SD, Is: Range2}, {Die: SD, Is: Range3}, {Die: SD, Is: Miss}}
	for reach, want := range map[int8]int{1: 1, 2: 2, 3: 3} {
		if n := hits(dice, mine, &Shot{Range: reach}, 0); n != want {
			t.Errorf("range %d: %d hits, expected %d", reach, n, want)
		}
	}
}

// PH-EX-37: a Gunscope takes no die from a weapon that gives only 1 (PH-WPN-07).
func TestGunscopeOnAKalt9mm(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt 9mm, Gunscope", "red mounted", "Gunscope on Kalt 9mm")
	w := &Of(s.named("Kalt 9mm")).Weapon
	if p := s.shotPool(red, w); p.SD != 3 {
		t.Errorf("%d SD, expected 3", p.SD)
	}
	if shot := ranged(w, &s.mat(red).Sum); shot.Range != 3 {
		t.Errorf("range %d, expected 3", shot.Range)
	}
}

// What changes the range of a weapon leaves it between 1 and 3.
func TestHazeAndScope(t *testing.T) {
	for _, c := range []struct {
		gear, mounted, season string
		want                  int8
	}{
		{"Cane Bow", "none", "Ash Haze", 1}, {"Kalt A4", "none", "Ash Haze", 2},
		{"Kalt A4, Gunscope", "Gunscope on Kalt A4", "none", 3},
	} {
		s := set(t, 2, "season", c.season, "red gear", c.gear)
		if c.mounted != "none" {
			s.with("red mounted", c.mounted)
		}
		gun, _ := s.gun(red)
		if shot := ranged(&Of(gun).Weapon, &s.mat(red).Sum); shot.Range != c.want {
			t.Errorf("%s in %s: range %d, expected %d", c.gear, c.season, shot.Range, c.want)
		}
	}
}

// PH-SCAR-02: no scar for a mutant's shot; a fight with a mutant that only shoots hurts all the same.
func TestBeingShotBeforeMelee(t *testing.T) {
	s := set(t, 2, "whole scars", "Just a Scar").roll("sd", near, shotMiss, shotMiss).meets("Orchard Warden", "fight")
	s.want("red health", "5", "red scars", "none")
	s.roll("md", miss, miss, miss, attack).melee().want("red health", "3", "red scars", "Just a Scar")
}

// PH-STAT-18, PH-RULING-33.
func TestDiceOfTheShootingStat(t *testing.T) {
	for shooting, want := range []int8{1: 0, 2: 1, 3: 2, 4: 3, 5: 3} {
		if n := statDice(int8(shooting)); shooting > 0 && n != want {
			t.Errorf("shooting %d gives %d SD, expected %d", shooting, n, want)
		}
	}
}

// PH-EX-50: a skill shot is worth 2 with shooting 5 and the skill for the weapon, 1 with one of them, else nothing
// (PH-SHOOT-13, PH-RULING-31).
func TestSkillShots(t *testing.T) {
	for _, c := range []struct {
		shooting, skill string
		class           Class
		want            int
	}{
		{"5", "Pistol Expert", Pistol, 2}, {"5", "none", Pistol, 1}, {"4", "Pistol Expert", Pistol, 1},
		{"4", "none", Pistol, 0}, {"5", "Pistol Expert", Bow, 1}, {"4", "Pistol Expert", Rifle, 0},
	} {
		s := set(t, 2, "red shooting", c.shooting, "red skills", c.skill)
		if n := s.skilled(red, c.class); n != c.want {
			t.Errorf("shooting %s, %s: %d, expected %d", c.shooting, c.skill, n, c.want)
		}
	}
}

// PH-EX-51: dice are split before the roll, and specials are read for each target (PH-SHOOT-08, PH-SHOOT-18,
// PH-RULING-99); hits beyond what kills are lost (PH-SHOOT-19).
func TestSplittingTheDice(t *testing.T) {
	s := set(t, 2, "red shooting", "3", "red gear", "Kalt A4").roll("sd", shotSpecial, shotSpecial, shotSpecial, near)
	s.exercises("PH-SHOOT-08")
	s.meets("The Allotment Committee; Large Brother-in-Law", "fight", "shoot", "aim:0:2")
	s.want("red foes", "The Allotment Committee 2/2, Large Brother-in-Law 2/3").heard("2 hits")
	s.wasAsked("confront", "shoot", "aim")
}

// PH-EX-23: enemies that can shoot do, whatever the player does (PH-SHOOT-05).
func TestHoldingFire(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt 9mm").roll("sd", near, shotMiss).meets("Nail Gunner", "fight", "hold")
	s.want("red health", "5", "red ammo", "5", "red foes", "Nail Gunner 0/3")
}

// PH-SHOOT-04: without ammo there is no shot.
func TestNoAmmo(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt 9mm", "red ammo", "0").meets("Stud Bull", "fight")
	s.wasAsked("confront")
	// costs nothing (PH-SYM-01, PH-RULING-29)
	set(t, 2, "red gear", "Nail Gun", "red ammo", "0").meets("Stud Bull", "fight", "hold")
}

// PH-SHOOT-06, PH-SHOOT-07, PH-STAT-10: the faster side shoots first, and the dead don't shoot.
func TestTheFasterShootsFirst(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt A4").roll("sd", near, near, near, near)
	s.meets("Nail Gunner", "fight", "shoot").want("red foes", "none", "red health", "6", "red xp", "1")
	s = set(t, 2, "red gear", "Kalt A4", "red speed", "2", "red health", "1", "red ammo", "5", "whole scars",
		"Just a Scar, Just a Scar 2")
	// faster: whoever falls first pays no ammo (PH-RULING-96)
	s.roll("sd", near, near).meets("Crossbow Poacher", "fight", "shoot", "swap")
	s.want("red ammo", "5", "red stands", "start", "red foes", "none")
}

// PH-EX-52: with equal speed both fall, without XP (PH-SHOOT-06, PH-COMBAT-03, PH-RULING-97, PH-RULING-113, PH-KO-06).
func TestShootOut(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt A4", "red health", "1", "red morale", "1", "whole scars",
		"Just a Scar, Just a Scar 2")
	s.roll("sd", near, near, near, near, near, near, near).meets("Orchard Warden", "fight", "shoot")
	s.want("red foes", "none", "red xp", "0", "red health", "1", "red stands", "start", "discarded encounters 2",
		"Orchard Warden").heard("4 hits")
}

// Binoculars and the like count for who shoots first.
func TestFirstToShoot(t *testing.T) {
	s := set(t, 2, "red skills", "Fast Draw", "red gear", "Kalt A4").roll("sd", near, near, near, near)
	s.meets("Crossbow Poacher", "fight", "shoot").want("red foes", "none", "red health", "6") // 3 and 2 against 4
}

// PH-RULING-98: an enemy's card prints all its dice, what its specials are, and whether skill shots hit.
func TestEnemiesShootAsPrinted(t *testing.T) {
	s := set(t, 2, "next human minions", "Cousin with a Rake, Hired Hand").roll("sd", shotSpecial, skillShot).
		meets("Captain of the Bowls Club", "fight")
	s.exercises("PH-RULING-98")
	s.want("red health", "4").heard("2 hits")
	set(t, 2).roll("sd", shotSpecial, skillShot).meets("Nail Gunner", "fight").want("red health", "5")
}

// A sniper shoots before everybody, however slow.
func TestSnipersShootFirst(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt A4").roll("sd", near, near, near, near, near, near)
	// 2 paid, 2 found
	s.meets("Deserter up a Pylon", "fight", "shoot").want("red health", "4", "red foes", "none", "red ammo", "5")
}

// The net wounds nobody, and takes a die in the first melee round.
func TestTheNet(t *testing.T) {
	s := set(t, 2).roll("sd", near, near).meets("Netboy Trapper; Spare Hand", "fight")
	s.want("red health", "6").heard("The net of the Netboy Trapper holds Red.")
}

// PH-SCAR-02, PH-SCAR-04: shooting wounds give no scar, unless the card says so, and then once.
func TestTaintedShots(t *testing.T) {
	s := set(t, 2, "whole scars", "Just a Scar, Just a Scar 2").roll("sd", near, near).meets("Slate Licker", "fight")
	s.want("red health", "4", "red scars", "Just a Scar")
	s = set(t, 2, "whole scars", "Just a Scar").roll("sd", near, near, near).meets("Orchard Warden", "fight")
	s.want("red health", "3", "red scars", "none")
}

// PH-SYM-05, PH-RULING-30, PH-RULING-90: what is worn prevents of each attack; cards are asked for what is left, and
// only those that help.
func TestPreventingShots(t *testing.T) {
	s := set(t, 2, "red gear", "Ballistic Plate, Riot Vest, Bicycle Helmet").roll("sd", near, near, shotMiss)
	s.meets("Orchard Warden", "fight").want("red health", "5").wasAsked("confront")
	s = set(t, 2, "red kept", "Protector").roll("sd", near, near, near) // PH-EX-26, PH-EVENT-06
	s.meets("Orchard Warden", "fight", "use").want("red health", "6", "red kept", "none").
		wasAsked("confront", "prevent")
}

// Cards for the shot are used before it is paid and aimed.
func TestCardsForTheShot(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt A4, Speed Loader, Tracer Rounds").roll("sd", near, near, near, near, near,
		near, near)
	s.meets("Circus Bear", "fight", "shoot", "use", "use")
	s.want("red ammo", "4", "red foes", "none")
}

// A die is re-rolled once, before hits are counted (PH-REROLL-01, PH-RULING-100); a strong mind may do so once in a
// combat (PH-STAT-13).
func TestRerollingAShot(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt A4", "red mind", "4").roll("sd", near, shotMiss, shotMiss, near, far)
	s.exercises("PH-REROLL-01", "PH-RULING-100")
	s.meets("Circus Bear", "fight", "shoot", "reroll:1").want("red foes", "Circus Bear 3/6")
	if !s.mat(red).Fight.Thought {
		t.Error("the mind could re-roll again")
	}
	s.roll("md", miss).melee().wasAsked()
}

// PH-SHOOT-17: a shot is not blocked; an armoured enemy takes less of it.
func TestShootingAtArmour(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt A4").roll("sd", near, near, shotMiss, shotMiss).meets("The Bailiff",
		"fight", "shoot")
	s.want("red foes", "The Bailiff 1/3")
}

// What armour stops of an attack, of an enemy's or one's own, is told, and stands among the blows of the fight and in
// what its parts have brought.
func TestWhatArmourStopsIsTold(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt A4, Ballistic Plate").roll("sd", near, near, shotMiss, shotMiss, near, near)
	s.meets("Gravel Man", "fight", "shoot").want("red foes", "Gravel Man 1/4", "red health", "5")
	told := append([]table.Event{{Tale: taleEncounter, Seat: red}}, s.events...)
	var said []string
	for _, e := range Blows(told, red) {
		said = append(said, s.Tale(e, red, nil))
	}
	want := []string{
		"Red shoots at the Gravel Man: range 1 ×2, 2 misses; 2 hits.", "The armour of the Gravel Man stops 1 wound.",
		"The Gravel Man shoots at Red: range 1 ×2; 2 hits.", "Red prevents 1 wound.",
	}
	if !slices.Equal(said, want) {
		t.Errorf("the blows are %q", said)
	}
	if r := Fought(told, red).Rounds[0]; r.Hits != 2 || r.Stopped != 1 || r.Dealt != 1 || r.Taken != 1 {
		t.Errorf("of the shots %+v is told", r)
	}
}

// The weapon declared is the one that shoots: from then on nothing can be changed.
func TestTheWeaponIsDeclared(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt 9mm")
	s.faces("Stud Bull").act(red, func(tab *table.Table) {
		if !s.declareShot(tab, red) || !s.mat(red).Fight.Rolled {
			t.Error("the shot is not declared")
		}
	}, "shoot")
}

// A sniper shoots before everybody and then no more, whether it is faster than the player, as fast, or slower
// (PH-RULING-97).
func TestASniperShootsOnce(t *testing.T) {
	for _, speed := range []string{"2", "3", "5"} {
		s := set(t, 2, "red speed", speed, "red health", "6").faces("Water Tower Sharpshooter")
		s.roll("sd", near, shotMiss, shotMiss, shotMiss, near, near, near, near)
		s.act(red, func(t *table.Table) { s.shootingRound(t, red) }).want("red health", "5")
		if n := len(s.dice["sd"]); n != 4 {
			t.Errorf("speed %s: %d dice are left of 8", speed, n)
		}
	}
}

// PH-SHOOT-03, PH-SHOOT-04: a shot takes just as much ammo as it costs; with less nobody is asked.
func TestJustEnoughAmmo(t *testing.T) {
	for ammo, asked := range map[string][]string{"2": {"shoot"}, "1": nil, "0": nil} {
		s := set(t, 2, "red gear", "Kalt A4", "red ammo", ammo).faces("Stud Bull")
		s.act(red, func(t *table.Table) { s.declareShot(t, red) }, map[bool][]string{true: {"hold"}}[asked != nil]...)
		s.wasAsked(asked...)
	}
}
