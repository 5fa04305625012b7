# Last Aurora: Firelands: 2 players, standard
#
# One whole match, as everybody at the table lives through it. A block is a question: what the seat can do, by which
# rules, and what it can't do, why, and by which rule. What it can do without a turn is told when it has changed:
# - gone + come. Below the answer stands what came of it: results of chance, what was told to all or to one seat alone,
# and what changed in what all see and in what a seat sees besides, as "was -> is" or as "- gone + come"; ? is a card
# that lies face down for the reader.

  chance: board 2; board 2; board 1; slot 5, Water Trough; slot 5, Breaker's Yard; slot 5, Tool Crib; slot 5, Powder Shed; slot 5, Last Pump; side 1;
      side 2; side 1; side 1; side 1; defences, Ammo Waypoint; defences, Contamination Waypoint; defences, Fuel Waypoint 2; defences, Food Waypoint
      2; defences, Ammo Waypoint 2; defences, Object Waypoint; defences, Fuel Waypoint; defences, Contamination Waypoint 2; defences, Food Waypoint;
      defences, Object Waypoint 2; enemies, Fame Rock, seen by nobody; enemies, Damage Rock 3, seen by nobody; enemies, Contamination Rock, seen by
      nobody; enemies, Damage Rock, seen by nobody; enemies, Damage Rock 2, seen by nobody; slot 1, Dune Skimmer, seen by nobody; slot 1, Roadside
      Shrine, seen by nobody; slot 2, Sheriff, seen by nobody; slot 2, Bunk Wagon, seen by nobody; slot 3, Evacuation Camp, seen by nobody; slot 3,
      Relay Tower, seen by nobody; slot 3, Spotter Mast, seen by nobody; colour 2; colour 2; turn order 2; outcome deck, Outcome 06, seen by nobody,
      its back by all; exploration deck I, Wasteland Nomad; exploration deck I, Roadside Shrine; exploration deck I, Scrap Hauler; exploration deck
      I, Destroyers; exploration deck I, Welder
  told: Turn order: Yellow, Green. (FL-TURN-01)
  told: The Wasteland Nomad comes up in slot 5. (FL-EXPL-22)
  told: The Roadside Shrine comes up in slot 4. (FL-EXPL-22)
  told: The Scrap Hauler comes up in slot 3. (FL-EXPL-22)
  told: The Destroyers come up in slot 2. (FL-EXPL-22)
  told: The Welder comes up in slot 1. (FL-EXPL-22)
  all see phase exploration; round 1; turn Yellow; order + Yellow, Green; boards[0] 1D; boards[1] 2D; boards[2] 3C; slots[Welder] new {card Welder,
      tile Water Trough, cost 1}; slots[Destroyers] new {tile Breaker's Yard, side 1, cost 2}; slots[Scrap Hauler] new {card Scrap Hauler, tile Tool
      Crib, cost 2}; slots[Roadside Shrine] new {card Roadside Shrine, tile Powder Shed, cost 2, left [food, object], right [fuel, fuel]};
      slots[Wasteland Nomad] new {card Wasteland Nomad, tile Last Pump, cost 3}; decks.exploration[0] 8; decks.exploration[1] 5; decks.exploration[2]
      14; decks.objects 14; decks.outcomes 12; decks.loot[0] 8; decks.loot[1] 8; decks.loot[2] 8; decks.hitpoints[0] 2; decks.hitpoints[1] 2;
      decks.hitpoints[2] 2; aim columns 3-4; rocks[105 to 111] new {from 105, to 111}; rocks[200 to 202] new {from 200, to 202}; rocks[207 to 211]
      new {from 207, to 211}; rocks[302 to 305] new {from 302, to 305}; rocks[302 to 305, no. 2] new {from 302, to 305}; waypoints[103] new {space
      103, card Ammo Waypoint}; waypoints[107] new {space 107, card Contamination Waypoint}; waypoints[110] new {space 110, card Fuel Waypoint 2};
      waypoints[201] new {space 201, card Food Waypoint 2}; waypoints[206] new {space 206, card Ammo Waypoint 2}; waypoints[209] new {space 209, card
      Object Waypoint}; waypoints[302] new {space 302, card Fuel Waypoint}; waypoints[303] new {space 303, card Contamination Waypoint 2};
      waypoints[305] new {space 305, card Food Waypoint}; waypoints[306] new {space 306, card Object Waypoint 2}
  all see Green: new {colour green, space 100, targets 3, speed 4, towing 2, limit 3, columns [{vehicle {card Shade Runner, boxes [{kind survivor,
      token survivor}, {kind any, token survivor}, {kind weapon, n 1}]}}, {vehicle {card Smuggler Box, boxes [{kind any, token food}, {kind any,
      token ammo}, {kind any}]}}, {vehicle {card Tarp Trailer, boxes [{kind survivor, token survivor}, {kind any}, {kind food or fuel, token
      fuel}]}}], active [{card Incursor, skill 2}, {card Spy, skill 2}], rest [{card Desert Son (green), skill 1}], tally {lines [{part 1}, {part 2},
      {part 8, count 3, fame 3}], total 3}}
  all see Yellow: new {seat Yellow, colour yellow, space 100, targets 3, speed 4, towing 2, limit 3, columns [{vehicle {card Chrome Mule, boxes
      [{kind survivor, token survivor}, {kind any, token survivor}, {kind food or fuel, token fuel}, {kind weapon, n 1}]}}, {vehicle {card Plated
      Pod, boxes [{kind any, token ammo}, {kind armor}, {kind armor}]}}, {vehicle {card Lab Cart, boxes [{kind survivor, token survivor}, {kind food
      or fuel, token food}, {kind any}]}}], active [{card Implanted Rebel, skill 2}, {card Implanted Fighter, skill 2}], rest [{card Desert Son
      (yellow), skill 1}], tally {lines [{part 1}, {part 2}, {part 8, count 3, fame 3}], total 3}}
  Yellow sees seat Yellow

1. Yellow is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Welder (slot 1, cost 1)"; explore:3 "Explore the Scrap Hauler (slot 3, cost 2)"; explore:4 "Explore the
      Roadside Shrine (slot 4, cost 2)"; explore:5 "Explore the Wasteland Nomad (slot 5, cost 3)"
  can (FL-BREAK-01): break:119 "Take a Break with the Implanted Rebel"; break:120 "Take a Break with the Implanted Fighter"
  can (FL-FOOD-02): feed:1:119 "Feed the Implanted Rebel 1 Food"; feed:1:120 "Feed the Implanted Fighter 1 Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:2 "Explore the Destroyers (slot 2, cost 2)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  without a turn (FL-CONVOY-05): + move:920:938 "Move the Survivor to box 3 of the Lab Cart", move:921:928 "Move the Survivor to box 1 of the Plated
      Pod", move:921:938 "Move the Survivor to box 3 of the Lab Cart", move:922:937 "Move the Fuel to box 2 of the Lab Cart", move:922:938 "Move the
      Fuel to box 3 of the Lab Cart", move:928:921 "Move the Ammo to box 2 of the Chrome Mule", move:928:938 "Move the Ammo to box 3 of the Lab
      Cart", move:936:938 "Move the Survivor to box 3 of the Lab Cart", move:937:922 "Move the Food to box 3 of the Chrome Mule", move:937:938 "Move
      the Food to box 3 of the Lab Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:920:922 "Move the Survivor to box 3 of the Chrome Mule", move:920:937 "Move
      the Survivor to box 2 of the Lab Cart", move:921:922 "Move the Survivor to box 3 of the Chrome Mule", move:921:937 "Move the Survivor to box 2
      of the Lab Cart", move:922:920 "Move the Fuel to box 1 of the Chrome Mule", move:922:936 "Move the Fuel to box 1 of the Lab Cart", move:928:920
      "Move the Ammo to box 1 of the Chrome Mule", move:928:922 "Move the Ammo to box 3 of the Chrome Mule", move:928:936 "Move the Ammo to box 1 of
      the Lab Cart", move:928:937 "Move the Ammo to box 2 of the Lab Cart", move:936:922 "Move the Survivor to box 3 of the Chrome Mule",
      move:936:937 "Move the Survivor to box 2 of the Lab Cart", move:937:920 "Move the Food to box 1 of the Chrome Mule", move:937:936 "Move the
      Food to box 1 of the Lab Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:920:928 "Move the Survivor to box 1 of the Plated Pod",
      move:922:921 "Move the Fuel to box 2 of the Chrome Mule", move:922:928 "Move the Fuel to box 1 of the Plated Pod", move:936:928 "Move the
      Survivor to box 1 of the Plated Pod", move:937:921 "Move the Food to box 2 of the Chrome Mule", move:937:928 "Move the Food to box 1 of the
      Plated Pod"
  Yellow answers: explore:1 "Explore the Welder (slot 1, cost 1)"
  told: Yellow explores the Welder. (FL-EXPL-04)

2. Yellow is asked: To explore the Welder takes a skill of 1: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-05): send:119 "Send the Implanted Rebel"; send:120 "Send the Implanted Fighter"
  Yellow answers: send:120 "Send the Implanted Fighter"
  told: Yellow sends the Implanted Fighter. (FL-EXPL-05)
  all see Yellow: active[Implanted Fighter].sent no -> yes

3. Yellow is asked: Welder: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:1 "Recruit: Welder"
  can (FL-BONUS-01): bonus:1:1 "Bonus: Gain 1 Fury."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, it would do nothing (FL-RULING-110): bonus:1 "Bonus: 1 Treatment."
  Yellow answers: act:1 "Recruit: Welder"
  told: Yellow recruits the Welder. (FL-RECRUIT-01)
  all see slots[0].card Welder -> -
  all see Yellow: columns[2].vehicle.boxes[2].token none -> survivor; rest[Welder] new {card Welder, skill 2}

4. Yellow is asked: Welder: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:1:1 "Bonus: Gain 1 Fury."
  can't, it would do nothing (FL-RULING-110): bonus:1 "Bonus: 1 Treatment."
  without a turn (FL-CONVOY-05): - move:920:938 "Move the Survivor to box 3 of the Lab Cart", move:921:938 "Move the Survivor to box 3 of the Lab
      Cart", move:922:938 "Move the Fuel to box 3 of the Lab Cart", move:936:938 "Move the Survivor to box 3 of the Lab Cart", move:937:938 "Move the
      Food to box 3 of the Lab Cart" + move:938:928 "Move the Survivor to box 1 of the Plated Pod"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:938:922 "Move the Survivor to box 3 of the Chrome Mule", move:938:937 "Move
      the Survivor to box 2 of the Lab Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:922:938 "Move the Fuel to box 3 of the Lab Cart",
      move:937:938 "Move the Food to box 3 of the Lab Cart"
  Yellow answers: bonus:1:1 "Bonus: Gain 1 Fury."
  chance: exploration deck I, Cage Trailer
  told: Yellow takes the Bonus Action of the Water Trough. (FL-BONUS-01)
  told: Water Trough: Yellow gains 1 Fury and has 1. (FL-BONUS-01)
  told: Yellow's Implanted Fighter goes to the Exhausted Zone. (FL-EXPL-09)
  told: The Cage Trailer comes up in slot 5. (FL-EXPL-22)
  all see slots[0].card - -> Destroyers; slots[1].card Destroyers -> Scrap Hauler; slots[2].card Scrap Hauler -> Roadside Shrine; slots[2].left +
      food, object; slots[2].right + fuel, fuel; slots[3].card Roadside Shrine -> Wasteland Nomad; slots[3].left - food, object; slots[3].right -
      fuel, fuel; slots[4].card Wasteland Nomad -> Cage Trailer; decks.exploration[0] 8 -> 7
  all see Yellow: fury 0 -> 1; active[Implanted Fighter] gone; exhausted[Implanted Fighter] new {card Implanted Fighter, skill 2}

5. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:120 "Feed the Implanted Fighter 1 Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:119 "Feed the Implanted Rebel 1 Food"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  Yellow answers: end "End the turn"
  all see turn Yellow -> Green

6. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:2 "Explore the Scrap Hauler (slot 2, cost 2)"; explore:3 "Explore the Roadside Shrine (slot 3, cost 2)"; explore:4
      "Explore the Wasteland Nomad (slot 4, cost 2)"; explore:5 "Explore the Cage Trailer (slot 5, cost 3)"
  can (FL-BREAK-01): break:113 "Take a Break with the Incursor"; break:114 "Take a Break with the Spy"
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:114 "Feed the Spy 1 Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:1 "Explore the Destroyers (slot 1, cost 1)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  without a turn (FL-CONVOY-05): + move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:872:889 "Move the Survivor to box 2 of the
      Tarp Trailer", move:873:880 "Move the Survivor to box 1 of the Smuggler Box", move:873:881 "Move the Survivor to box 2 of the Smuggler Box",
      move:873:882 "Move the Survivor to box 3 of the Smuggler Box", move:873:889 "Move the Survivor to box 2 of the Tarp Trailer", move:880:873
      "Move the Food to box 2 of the Shade Runner", move:880:881 "Move the Food to box 2 of the Smuggler Box", move:880:882 "Move the Food to box 3
      of the Smuggler Box", move:880:889 "Move the Food to box 2 of the Tarp Trailer", move:880:890 "Move the Food to box 3 of the Tarp Trailer",
      move:881:873 "Move the Ammo to box 2 of the Shade Runner", move:881:880 "Move the Ammo to box 1 of the Smuggler Box", move:881:882 "Move the
      Ammo to box 3 of the Smuggler Box", move:881:889 "Move the Ammo to box 2 of the Tarp Trailer", move:888:882 "Move the Survivor to box 3 of the
      Smuggler Box", move:888:889 "Move the Survivor to box 2 of the Tarp Trailer", move:890:880 "Move the Fuel to box 1 of the Smuggler Box",
      move:890:882 "Move the Fuel to box 3 of the Smuggler Box", move:890:889 "Move the Fuel to box 2 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:872:881 "Move the Survivor to box 2 of the Smuggler Box", move:888:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:881
      "Move the Survivor to box 2 of the Smuggler Box", move:890:873 "Move the Fuel to box 2 of the Shade Runner", move:890:881 "Move the Fuel to box
      2 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:873:890 "Move
      the Survivor to box 3 of the Tarp Trailer", move:880:872 "Move the Food to box 1 of the Shade Runner", move:880:888 "Move the Food to box 1 of
      the Tarp Trailer", move:881:872 "Move the Ammo to box 1 of the Shade Runner", move:881:888 "Move the Ammo to box 1 of the Tarp Trailer",
      move:881:890 "Move the Ammo to box 3 of the Tarp Trailer", move:888:890 "Move the Survivor to box 3 of the Tarp Trailer", move:890:872 "Move
      the Fuel to box 1 of the Shade Runner", move:890:888 "Move the Fuel to box 1 of the Tarp Trailer"
  Green answers: explore:4 "Explore the Wasteland Nomad (slot 4, cost 2)"
  told: Green explores the Wasteland Nomad. (FL-EXPL-04)

7. Green is asked: To explore the Wasteland Nomad takes a skill of 2: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-05): send:113 "Send the Incursor"; send:114 "Send the Spy"
  Green answers: send:114 "Send the Spy"
  told: Green sends the Spy. (FL-EXPL-05)
  all see Green: active[Spy].sent no -> yes

8. Green is asked: Wasteland Nomad: what next? (act, FL-EXPL-07)
  can (FL-ENC-01): deal:4:1 "Lose 1 Fame: gain 2 Food, 2 Fuel or 2 Ammo; discard the Nomad."
  can (FL-BONUS-01): bonus:4 "Bonus: 1 Damage: gain 1 Ammo."
  can (FL-ABIL-01): ability-for:114:1 "Spy: lose 1 Fame for 1 Food"; ability-for:114:3 "Spy: lose 1 Fame for 1 Fuel"; ability-for:114:4 "Spy: lose 1
      Fame for 1 Ammo"; ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  can't, no Object to pay with (FL-OBJ-08): deal:4 "Pay 1 Object: gain 2 different Resources of Food, Fuel, Ammo."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:4:1 "Bonus: Pay 1 Fury, 1 Damage: gain 1 Food."
  Green answers: deal:4:1 "Lose 1 Fame: gain 2 Food, 2 Fuel or 2 Ammo; discard the Nomad."
  told: Green makes a deal with the Wasteland Nomad: Lose 1 Fame: gain 2 Food, 2 Fuel or 2 Ammo; discard the Nomad. (FL-ENC-01)
  told: Wasteland Nomad: Green loses 1 Fame and stands at -1. (FL-ENC-01)
  all see Green: fame 0 -> -1; tally.lines[1].count 0 -> -1; tally.lines[1].fame 0 -> -1; tally.total 3 -> 2

9. Green is asked: Wasteland Nomad: What do you take? (goods, FL-RULING-111)
  can (FL-RULING-111): goods:1 "Food"; goods:3 "Fuel"; goods:4 "Ammo"
  Green answers: goods:3 "Fuel"
  told: Wasteland Nomad: Green gains 2 Fuel. (FL-ENC-01)
  told: The Wasteland Nomad leaves the market. (FL-ENC-03)
  all see slots[3].card Wasteland Nomad -> -; common + Wasteland Nomad
  all see Green: columns[1].vehicle.boxes[2].token none -> fuel; columns[2].vehicle.boxes[1].token none -> fuel

10. Green is asked: Wasteland Nomad: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:4 "Bonus: 1 Damage: gain 1 Ammo."
  can (FL-ABIL-01): ability-for:114:1 "Spy: lose 1 Fame for 1 Food"; ability-for:114:3 "Spy: lose 1 Fame for 1 Fuel"; ability-for:114:4 "Spy: lose 1
      Fame for 1 Ammo"; ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  can't, not enough Fury (FL-FURY-02): bonus:4:1 "Bonus: Pay 1 Fury, 1 Damage: gain 1 Food."
  without a turn (FL-CONVOY-05): - move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:872:889 "Move the Survivor to box 2 of the
      Tarp Trailer", move:888:882 "Move the Survivor to box 3 of the Smuggler Box", move:888:889 "Move the Survivor to box 2 of the Tarp Trailer",
      move:890:882 "Move the Fuel to box 3 of the Smuggler Box", move:890:889 "Move the Fuel to box 2 of the Tarp Trailer" + move:882:873 "Move the
      Fuel to box 2 of the Shade Runner", move:882:880 "Move the Fuel to box 1 of the Smuggler Box", move:882:881 "Move the Fuel to box 2 of the
      Smuggler Box", move:889:873 "Move the Fuel to box 2 of the Shade Runner", move:889:880 "Move the Fuel to box 1 of the Smuggler Box",
      move:889:881 "Move the Fuel to box 2 of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:872:889 "Move the Survivor to box 2 of the Tarp Trailer", move:888:882 "Move the Survivor to box 3 of the Smuggler Box", move:888:889
      "Move the Survivor to box 2 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:882:872 "Move the Fuel to box 1 of the Shade Runner", move:882:888 "Move the
      Fuel to box 1 of the Tarp Trailer", move:889:872 "Move the Fuel to box 1 of the Shade Runner", move:889:888 "Move the Fuel to box 1 of the Tarp
      Trailer"
  Green answers: ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  told: Green calls on the Spy. (FL-ABIL-01)
  all see Green: active[Spy].used no -> yes

11. Green is asked: Spy: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:874 "Damage box 3 of the Shade Runner (Weapon)"
  can (FL-DMG-04): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage box 2 of the Shade Runner (open),
      losing 1 Survivor"; damage:880 "Damage box 1 of the Smuggler Box (open), losing 1 Food"; damage:881 "Damage box 2 of the Smuggler Box (open),
      losing 1 Ammo"; damage:882 "Damage box 3 of the Smuggler Box (open), losing 1 Fuel"; damage:888 "Damage box 1 of the Tarp Trailer (Survivor),
      losing 1 Survivor"; damage:889 "Damage box 2 of the Tarp Trailer (open), losing 1 Fuel"; damage:890 "Damage box 3 of the Tarp Trailer (Food or
      Fuel), losing 1 Fuel"
  Green answers: damage:874 "Damage box 3 of the Shade Runner (Weapon)"
  chance: object deck, MRE, seen by Green
  told: Spy: Green takes 1 Damage on box 3 of the Shade Runner. (FL-FAME-03)
  told: Green draws an Object. (FL-ABIL-01)
  told Green: Green draws the MRE. (FL-ABIL-01)
  all see decks.objects 14 -> 13
  all see Green: columns[0].vehicle.boxes[2].damaged no -> yes; hand[0] new {back object}; tally.lines[2].count 0 -> 1; tally.lines[2].fame 0 -> 1;
      tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2
  Green sees Green: hand[MRE] new {card MRE, back object}

12. Green is asked: Wasteland Nomad: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:4 "Bonus: 1 Damage: gain 1 Ammo."
  can (FL-OBJ-05): use:72 "Use the MRE"
  can't, not enough Fury (FL-FURY-02): bonus:4:1 "Bonus: Pay 1 Fury, 1 Damage: gain 1 Food."
  can't, used this round (FL-ABIL-05): ability:114 "Spy: lose 1 Fame for 1 Food, Fuel, Ammo or Object"
  Green answers: done "Done"
  chance: exploration deck I, Dune Skimmer
  told: Green's Spy goes to the Exhausted Zone. (FL-EXPL-09)
  told: The Dune Skimmer comes up in slot 5. (FL-EXPL-22)
  all see slots[3].card - -> Cage Trailer; slots[4].card Cage Trailer -> Dune Skimmer; decks.exploration[0] 7 -> 6
  all see Green: active[Spy] gone; exhausted[Spy] new {card Spy, skill 2, used}

13. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:114 "Feed the Spy 1 Food"
  can (FL-OBJ-05): use:72 "Use the MRE"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:113 "Feed the Incursor 1 Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  Green answers: use:72 "Use the MRE"
  told: Green uses the MRE. (FL-OBJ-05)
  all see objects + MRE
  all see Green: hand[0] gone; tally.lines[2].count 1 -> 0; tally.lines[2].fame 1 -> 0; tally.total 2 -> 1
  Green sees Green: hand[MRE] gone

14. Green is asked: Who goes to the Active Zone? (mre, FL-RULING-55)
  can (FL-RULING-55): who:114 "Spy"; who:112 "Desert Son"
  Green answers: who:114 "Spy"
  told: Green's Spy goes to the Active Zone. (FL-RULING-55)
  all see turn Green -> Yellow
  all see Green: active[Spy] new {card Spy, skill 2, used}; exhausted[Spy] gone

15. Yellow is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:2 "Explore the Scrap Hauler (slot 2, cost 2)"; explore:3 "Explore the Roadside Shrine (slot 3, cost 2)"; explore:4
      "Explore the Cage Trailer (slot 4, cost 2)"
  can (FL-BREAK-01): break:119 "Take a Break with the Implanted Rebel"
  can (FL-FOOD-02): feed:1:120 "Feed the Implanted Fighter 1 Food"; feed:1:119 "Feed the Implanted Rebel 1 Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can't, an Enemy lies there (FL-EXPL-04): explore:1 "Explore the Destroyers (slot 1, cost 1)"
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Dune Skimmer (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  Yellow answers: break:119 "Take a Break with the Implanted Rebel"
  told: The Implanted Rebel takes a Break: 2 points for Yellow. (FL-BREAK-01)
  all see Yellow: speed 4 -> 3; active[Implanted Rebel] gone; rest[Implanted Rebel] new {card Implanted Rebel, skill 2}

16. Yellow is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 2. (FL-BREAK-02)
  all see Yellow: fury 1 -> 2

17. Yellow is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 3. (FL-BREAK-02)
  all see Yellow: fury 2 -> 3

18. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:120 "Feed the Implanted Fighter 1 Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  Yellow answers: end "End the turn"
  all see turn Yellow -> Green

19. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:2 "Explore the Scrap Hauler (slot 2, cost 2)"; explore:3 "Explore the Roadside Shrine (slot 3, cost 2)"; explore:4
      "Explore the Cage Trailer (slot 4, cost 2)"; explore:5 "Explore the Dune Skimmer (slot 5, cost 3)"
  can (FL-BREAK-01): break:113 "Take a Break with the Incursor"; break:114 "Take a Break with the Spy"
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:114 "Feed the Spy 1 Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:1 "Explore the Destroyers (slot 1, cost 1)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  Green answers: break:114 "Take a Break with the Spy"
  told: The Spy takes a Break: 2 points for Green. (FL-BREAK-01)
  all see Green: active[Spy] gone; rest[Spy] new {card Spy, skill 2, used}

20. Green is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-DMG-06): repair:874 "Repair box 3 of the Shade Runner (Weapon)"
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: repair:874 "Repair box 3 of the Shade Runner (Weapon)"
  told: Green repairs box 3 of the Shade Runner. (FL-BREAK-02)
  all see Green: columns[0].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 2 -> 3; tally.lines[3].fame 2 -> 3; tally.total 1 -> 2

21. Green is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: rage "Gain 1 Fury"
  told: Green gains 1 Fury and has 1. (FL-BREAK-02)
  all see Green: fury 0 -> 1

22. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:113 "Feed the Incursor 1 Food"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  Green answers: end "End the turn"
  all see turn Green -> Yellow

23. Yellow is asked: Your turn, with nobody active: whatever you like before you end it. (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:120 "Feed the Implanted Fighter 1 Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  Yellow answers: end "End the turn"
  told: Yellow skips the turn. (FL-EXPL-12)
  all see turn Yellow -> Green

24. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:2 "Explore the Scrap Hauler (slot 2, cost 2)"; explore:3 "Explore the Roadside Shrine (slot 3, cost 2)"; explore:4
      "Explore the Cage Trailer (slot 4, cost 2)"
  can (FL-BREAK-01): break:113 "Take a Break with the Incursor"
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can't, an Enemy lies there (FL-EXPL-04): explore:1 "Explore the Destroyers (slot 1, cost 1)"
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Dune Skimmer (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  Green answers: break:113 "Take a Break with the Incursor"
  told: The Incursor takes a Break: 2 points for Green. (FL-BREAK-01)
  all see Green: active[Incursor] gone; rest[Incursor] new {card Incursor, skill 2}

25. Green is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: rage "Gain 1 Fury"
  told: Green gains 1 Fury and has 2. (FL-BREAK-02)
  all see Green: fury 1 -> 2

26. Green is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: rage "Gain 1 Fury"
  told: Green gains 1 Fury and has 3. (FL-BREAK-02)
  all see Green: fury 2 -> 3

27. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  Green answers: end "End the turn"
  told Green: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  all see phase exploration -> rest; turn Green -> -
  Green sees Green: active[Desert Son (green)] new {card Desert Son (green), skill 1}; active[Spy] new {card Spy, skill 2, used}; active[Incursor]
      new {card Incursor, skill 2}; rest[Desert Son (green)] gone; rest[Spy] gone; rest[Incursor] gone

28. Yellow is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-FOOD-02): feed:1:120 "Feed the Implanted Fighter 1 Food"
  Yellow answers: feed:1:120 "Feed the Implanted Fighter 1 Food"
  told: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  told: Yellow spends 1 Food. (FL-FOOD-02)
  told: Yellow's Implanted Fighter goes to the Rest Zone. (FL-FOOD-02)
  told: Yellow's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  all see phase rest -> movement; turn - -> Green
  all see Green: active[Desert Son (green)] new {card Desert Son (green), skill 1}; active[Spy] new {card Spy, skill 2, used}; active[Incursor] new
      {card Incursor, skill 2}; rest[Desert Son (green)] gone; rest[Spy] gone; rest[Incursor] gone
  all see Yellow: speed 3 -> 4; columns[2].vehicle.boxes[1].token food -> none; active[Desert Son (yellow)] new {card Desert Son (yellow), skill 1};
      active[Welder] new {card Welder, skill 2}; active[Implanted Rebel] new {card Implanted Rebel, skill 2}; active[Implanted Fighter] new {card
      Implanted Fighter, skill 2}; exhausted[Implanted Fighter] gone; rest[Desert Son (yellow)] gone; rest[Welder] gone; rest[Implanted Rebel] gone

29. Green is asked: Your convoy stands on 100, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  Green answers: set-off "Spend 1 Fuel and set off"
  told: Green spends 1 Fuel. (FL-MOVE-03)
  told: Green sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Green: columns[2].vehicle.boxes[1].token fuel -> none

30. Green is asked: Your convoy is on 100 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:101 "By road to 101"; drive:102 "Drive on to 102: 2 spaces"; drive:103 "Drive on to 103: 3 spaces"; drive:104 "Drive on to
      104: 4 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, no Object to pay with (FL-OBJ-08): barter:113 "Incursor: 1 Object for +1 speed"
  without a turn (FL-CONVOY-05): - move:889:873 "Move the Fuel to box 2 of the Shade Runner", move:889:880 "Move the Fuel to box 1 of the Smuggler
      Box", move:889:881 "Move the Fuel to box 2 of the Smuggler Box" + move:872:889 "Move the Survivor to box 2 of the Tarp Trailer", move:882:889
      "Move the Fuel to box 2 of the Tarp Trailer", move:888:889 "Move the Survivor to box 2 of the Tarp Trailer", move:890:889 "Move the Fuel to box
      2 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:889 "Move the Survivor to box 2 of the Tarp Trailer",
      move:888:889 "Move the Survivor to box 2 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:889:872 "Move the Fuel to box 1 of the Shade Runner", move:889:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: drive:104 "Drive on to 104: 4 spaces"
  told: Green drives from 100 to 104, 4 spaces. (FL-MOVE-05)
  all see points 4 -> 0
  all see Green: space 100 -> 104; tally.lines[0].count 0 -> 4; tally.lines[0].fame 0 -> 4; tally.total 2 -> 6

31. Green is asked: Your convoy is on 104 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:105 "By road to 105"; cross:106 "By road to 106"
  can't, no Object to pay with (FL-OBJ-08): barter:113 "Incursor: 1 Object for +1 speed"
  Green answers: stop "Stop here"
  all see turn Green -> Yellow
  all see Green: moved 0 -> 4

32. Yellow is asked: Your convoy stands on 100, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  without a turn (FL-CONVOY-05): - move:937:922 "Move the Food to box 3 of the Chrome Mule"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:937:920 "Move the Food to box 1 of the Chrome Mule", move:937:936 "Move the
      Food to box 1 of the Lab Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:937:921 "Move the Food to box 2 of the Chrome Mule",
      move:937:928 "Move the Food to box 1 of the Plated Pod", move:937:938 "Move the Food to box 3 of the Lab Cart"
  Yellow answers: set-off "Spend 1 Fuel and set off"
  told: Yellow spends 1 Fuel. (FL-MOVE-03)
  told: Yellow sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Yellow: columns[0].vehicle.boxes[2].token fuel -> none

33. Yellow is asked: Your convoy is on 100 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:101 "By road to 101"; drive:102 "Drive on to 102: 2 spaces"; drive:103 "Drive on to 103: 3 spaces"; drive:104 "Drive on to
      104: 4 spaces"; stop "Stop here"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  without a turn (FL-CONVOY-05): - move:922:937 "Move the Fuel to box 2 of the Lab Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:922:920 "Move the Fuel to box 1 of the Chrome Mule", move:922:936 "Move the
      Fuel to box 1 of the Lab Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:922:921 "Move the Fuel to box 2 of the Chrome Mule",
      move:922:928 "Move the Fuel to box 1 of the Plated Pod", move:922:938 "Move the Fuel to box 3 of the Lab Cart"
  Yellow answers: drive:104 "Drive on to 104: 4 spaces"
  chance: hitpoints I-II, Hitpoints 01; Hitpoints side 2
  told: Yellow drives from 100 to 104, 4 spaces. (FL-MOVE-05)
  told: Turn order: Yellow, Green. (FL-TURN-01)
  told: The Destroyers lie in ambush in region 1: 4 boxes to fill. (FL-AMBUSH-03)
  all see phase movement -> convoys fire; turn Yellow -> Green; points 4 -> 0; slots[0].card Destroyers -> -; decks.hitpoints[0] 2 -> 1; foes[1] new
      {number 1, region 1, hitpoints Hitpoints 01, track [target, ammo, fame, target]}
  all see Green: tally.lines[0].count 4 -> 0; tally.lines[0].fame 4 -> 0; tally.total 6 -> 2
  all see Yellow: space 100 -> 104; moved 0 -> 4

34. Green is asked: In your region: Destroyers (4 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-FIRE-03): fire:874:1 "Weapon 1 on the Shade Runner: Destroyers"
  can (FL-FIRE-16): hold "Hold fire"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:872:881 "Move the
      Survivor to box 2 of the Smuggler Box", move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:872:889 "Move the Survivor to box 2
      of the Tarp Trailer", move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:873:880 "Move the Survivor to box 1 of the Smuggler
      Box", move:873:881 "Move the Survivor to box 2 of the Smuggler Box", move:873:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:873:889 "Move the Survivor to box 2 of the Tarp Trailer", move:873:890 "Move the Survivor to box 3 of the Tarp Trailer", move:880:872
      "Move the Food to box 1 of the Shade Runner", move:880:873 "Move the Food to box 2 of the Shade Runner", move:880:881 "Move the Food to box 2
      of the Smuggler Box", move:880:882 "Move the Food to box 3 of the Smuggler Box", move:880:888 "Move the Food to box 1 of the Tarp Trailer",
      move:880:889 "Move the Food to box 2 of the Tarp Trailer", move:880:890 "Move the Food to box 3 of the Tarp Trailer", move:881:872 "Move the
      Ammo to box 1 of the Shade Runner", move:881:873 "Move the Ammo to box 2 of the Shade Runner", move:881:880 "Move the Ammo to box 1 of the
      Smuggler Box", move:881:882 "Move the Ammo to box 3 of the Smuggler Box", move:881:888 "Move the Ammo to box 1 of the Tarp Trailer",
      move:881:889 "Move the Ammo to box 2 of the Tarp Trailer", move:881:890 "Move the Ammo to box 3 of the Tarp Trailer", move:882:872 "Move the
      Fuel to box 1 of the Shade Runner", move:882:873 "Move the Fuel to box 2 of the Shade Runner", move:882:880 "Move the Fuel to box 1 of the
      Smuggler Box", move:882:881 "Move the Fuel to box 2 of the Smuggler Box", move:882:888 "Move the Fuel to box 1 of the Tarp Trailer",
      move:882:889 "Move the Fuel to box 2 of the Tarp Trailer", move:888:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:881 "Move
      the Survivor to box 2 of the Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box", move:888:889 "Move the Survivor to
      box 2 of the Tarp Trailer", move:888:890 "Move the Survivor to box 3 of the Tarp Trailer", move:890:872 "Move the Fuel to box 1 of the Shade
      Runner", move:890:873 "Move the Fuel to box 2 of the Shade Runner", move:890:880 "Move the Fuel to box 1 of the Smuggler Box", move:890:881
      "Move the Fuel to box 2 of the Smuggler Box", move:890:888 "Move the Fuel to box 1 of the Tarp Trailer", move:890:889 "Move the Fuel to box 2
      of the Tarp Trailer"
  Green answers: fire:874:1 "Weapon 1 on the Shade Runner: Destroyers"
  chance: outcome deck, Outcome 09, seen by nobody, its back by all
  told: Green fires from box 3 of the Shade Runner. (FL-FIRE-03)
  told: Green spends 1 Ammo. (FL-FIRE-03)
  told: Outcome 06 is turned over: 2 Damage. (FL-FIRE-05)
  told: Green deals 2 Damage to the Destroyers; 2 boxes still to fill. (FL-FIRE-06)
  told: Green puts a Target counter on the Destroyers. (FL-FIRE-12)
  told: Destroyers: Green gains 1 Ammo. (FL-FIRE-12)
  all see decks.outcomes 12 -> 11; aim columns 3-4 -> top row; outcomes + Outcome 06; foes[1].filled 0 -> 2; foes[1].targets[0] 0 -> 1
  all see Green: targets 3 -> 2; columns[0].vehicle.boxes[2].used no -> yes; columns[1].vehicle.boxes[1].token ammo -> none; loose + ammo

35. Green is asked: Destroyers: Choose a box for 1 Ammo. (box, FL-RULING-73)
  can (FL-RULING-73): stow:881 "Stow it in box 2 of the Smuggler Box"; stow:889 "Stow it in box 2 of the Tarp Trailer"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:881:872 "Move the Ammo to box 1 of the Shade Runner", move:881:873 "Move the Ammo
      to box 2 of the Shade Runner", move:881:880 "Move the Ammo to box 1 of the Smuggler Box", move:881:882 "Move the Ammo to box 3 of the Smuggler
      Box", move:881:888 "Move the Ammo to box 1 of the Tarp Trailer", move:881:889 "Move the Ammo to box 2 of the Tarp Trailer", move:881:890 "Move
      the Ammo to box 3 of the Tarp Trailer"
  Green answers: stow:889 "Stow it in box 2 of the Tarp Trailer"
  all see turn Green -> Yellow
  all see Green: columns[2].vehicle.boxes[1].token none -> ammo; loose - ammo

36. Yellow is asked: In your region: Destroyers (2 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-FIRE-03): fire:923:1 "Weapon 1 on the Chrome Mule: Destroyers"
  can (FL-ABIL-01): blow:120:1 "Implanted Fighter: 1 Damage to the Destroyers"
  can (FL-FIRE-16): hold "Hold fire"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:920:922 "Move the Survivor to box 3 of the Chrome Mule", move:920:928 "Move the
      Survivor to box 1 of the Plated Pod", move:920:937 "Move the Survivor to box 2 of the Lab Cart", move:921:922 "Move the Survivor to box 3 of
      the Chrome Mule", move:921:928 "Move the Survivor to box 1 of the Plated Pod", move:921:937 "Move the Survivor to box 2 of the Lab Cart",
      move:928:920 "Move the Ammo to box 1 of the Chrome Mule", move:928:921 "Move the Ammo to box 2 of the Chrome Mule", move:928:922 "Move the Ammo
      to box 3 of the Chrome Mule", move:928:936 "Move the Ammo to box 1 of the Lab Cart", move:928:937 "Move the Ammo to box 2 of the Lab Cart",
      move:928:938 "Move the Ammo to box 3 of the Lab Cart", move:936:922 "Move the Survivor to box 3 of the Chrome Mule", move:936:928 "Move the
      Survivor to box 1 of the Plated Pod", move:936:937 "Move the Survivor to box 2 of the Lab Cart", move:938:922 "Move the Survivor to box 3 of
      the Chrome Mule", move:938:928 "Move the Survivor to box 1 of the Plated Pod", move:938:937 "Move the Survivor to box 2 of the Lab Cart"
  Yellow answers: blow:120:1 "Implanted Fighter: 1 Damage to the Destroyers"
  told: Yellow calls on the Implanted Fighter. (FL-ABIL-01)
  told: Yellow deals 1 Damage to the Destroyers; 1 box still to fill. (FL-FIRE-18)
  told: Destroyers: Yellow gains 1 Fame and stands at 1. (FL-FIRE-12)
  all see foes[1].filled 2 -> 3
  all see Yellow: fame 0 -> 1; active[Implanted Fighter].used no -> yes; tally.lines[1].count 0 -> 1; tally.lines[1].fame 0 -> 1; tally.total 3 -> 4

37. Yellow is asked: In your region: Destroyers (1 box to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-FIRE-03): fire:923:1 "Weapon 1 on the Chrome Mule: Destroyers"
  can (FL-FIRE-16): hold "Hold fire"
  Yellow answers: fire:923:1 "Weapon 1 on the Chrome Mule: Destroyers"
  chance: outcome deck, Outcome 11, seen by nobody, its back by all; loot I-II, Atomic Fuel, seen by Green; loot I-II, Epic Luggage Rack, seen by
      Yellow
  told: Yellow fires from box 4 of the Chrome Mule. (FL-FIRE-03)
  told: Yellow spends 1 Ammo. (FL-FIRE-03)
  told: Outcome 09 is turned over: 2 Damage and a jam. (FL-FIRE-05)
  told: Yellow deals 2 Damage to the Destroyers, 1 of it lost beyond the last box. (FL-FIRE-06)
  told: Yellow puts a Target counter on the Destroyers. (FL-FIRE-12)
  told: Yellow's Weapon jams: 1 Damage on box 4 of the Chrome Mule. (FL-FIRE-07)
  told: That is the end of the Destroyers. (FL-FIRE-15)
  told: Green is dealt a Loot card. (FL-LOOT-03)
  told: Yellow is dealt a Loot card. (FL-LOOT-03)
  told Green: Green is dealt the Atomic Fuel. (FL-LOOT-03)
  told Yellow: Yellow is dealt the Epic Luggage Rack. (FL-LOOT-03)
  all see decks.outcomes 11 -> 10; decks.loot[0] 8 -> 6; aim top row -> column 2; common + Hitpoints 01; defeated + Destroyers; outcomes + Outcome
      09; foes[1] gone
  all see Green: targets 2 -> 3; share[0] new {back loot I-II}
  all see Yellow: columns[0].vehicle.boxes[3].damaged no -> yes; columns[0].vehicle.boxes[3].used no -> yes; columns[1].vehicle.boxes[0].token ammo
      -> none; share[0] new {back loot I-II}; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2; tally.total 4 -> 3
  Green sees Green: share[Atomic Fuel] new {card Atomic Fuel, back loot I-II}
  Yellow sees Yellow: share[Epic Luggage Rack] new {card Epic Luggage Rack, back loot I-II}

38. Green is asked, side by side with others, in secret: The loot of the Destroyers: keep one card, or none. (loot, FL-LOOT-05)
  can (FL-LOOT-05): keep:79 "Keep the Atomic Fuel"; keep-none "Keep none"
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:889:872 "Move the Ammo to box 1 of the Shade Runner", move:889:873 "Move the Ammo
      to box 2 of the Shade Runner", move:889:880 "Move the Ammo to box 1 of the Smuggler Box", move:889:881 "Move the Ammo to box 2 of the Smuggler
      Box", move:889:882 "Move the Ammo to box 3 of the Smuggler Box", move:889:888 "Move the Ammo to box 1 of the Tarp Trailer", move:889:890 "Move
      the Ammo to box 3 of the Tarp Trailer"
  Green answers: keep:79 "Keep the Atomic Fuel"

39. Yellow is asked, side by side with others, in secret: The loot of the Destroyers: keep one card, or none. (loot, FL-LOOT-05)
  can (FL-LOOT-05): keep:81 "Keep the Epic Luggage Rack"; keep-none "Keep none"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:928:920 "Move the Ammo to box 1 of the Chrome Mule", move:928:921 "Move the Ammo
      to box 2 of the Chrome Mule", move:928:922 "Move the Ammo to box 3 of the Chrome Mule", move:928:936 "Move the Ammo to box 1 of the Lab Cart",
      move:928:937 "Move the Ammo to box 2 of the Lab Cart", move:928:938 "Move the Ammo to box 3 of the Lab Cart"
  Yellow answers: keep:81 "Keep the Epic Luggage Rack"
  told: Green keeps one of the Loot cards. (FL-LOOT-06)
  told: Yellow keeps one of the Loot cards. (FL-LOOT-06)
  told: Green unpacks the Atomic Fuel. (FL-RULING-81)
  told: Yellow unpacks the Epic Luggage Rack. (FL-RULING-81)
  told Green: Green keeps the Atomic Fuel, face down. (FL-LOOT-06)
  told Yellow: Yellow keeps the Epic Luggage Rack, face down. (FL-LOOT-06)
  all see phase convoys fire -> loot
  all see Green: hand[Atomic Fuel] new {card Atomic Fuel, back loot I-II}; share[0] gone
  all see Yellow: share[0].card - -> Epic Luggage Rack
  Green sees Green: share[Atomic Fuel] gone

40. Yellow is asked: Where does the Epic Luggage Rack go? (mount, FL-IMPROVE-04)
  can (FL-IMPROVE-04): mount:115 "Mount it on the Chrome Mule"; mount:116 "Mount it on the Plated Pod"; mount:117 "Mount it on the Lab Cart"
  Yellow answers: mount:115 "Mount it on the Chrome Mule"
  chance: exploration deck I, Cooker
  told: Yellow installs the Epic Luggage Rack. (FL-LOOT-09)
  told: Gate 1 shuts. (FL-ROUND-02)
  told: Round 2 begins. (FL-ROUND-06)
  told: The Cooker comes up in slot 5. (FL-EXPL-22)
  all see phase loot -> exploration; round 1 -> 2; gates 0 -> 1; slots[0].card - -> Scrap Hauler; slots[1].card Scrap Hauler -> Roadside Shrine;
      slots[1].left + food, object; slots[1].right + fuel, fuel; slots[2].card Roadside Shrine -> Cage Trailer; slots[2].left - food, object;
      slots[2].right - fuel, fuel; slots[3].card Cage Trailer -> Dune Skimmer; slots[4].card Dune Skimmer -> Cooker; decks.exploration[0] 6 -> 5
  all see Green: columns[0].vehicle.boxes[2].used yes -> no; active[Spy].used yes -> no
  all see Yellow: limit 3 -> 4; columns[0].vehicle.boxes[3].used yes -> no; columns[0].device.card - -> Epic Luggage Rack; columns[0].device.boxes[0]
      new {kind max +1}; columns[0].device.boxes[1] new {kind fame, n 1}; active[Implanted Fighter].used yes -> no; share[Epic Luggage Rack] gone;
      tally.lines[Epic Luggage Rack] new {part 5, card Epic Luggage Rack, count 1, fame 1}; tally.lines[4] new {part 8, count 3, fame 3};
      tally.lines[3] gone; tally.total 3 -> 5

41. Yellow is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Hauler (slot 1, cost 1)"; explore:2 "Explore the Roadside Shrine (slot 2, cost 2)"; explore:3
      "Explore the Cage Trailer (slot 3, cost 2)"; explore:4 "Explore the Dune Skimmer (slot 4, cost 2)"; explore:5 "Explore the Cooker (slot 5, cost
      3)"
  can (FL-BREAK-01): break:118 "Take a Break with the Desert Son"; break:4 "Take a Break with the Welder"; break:119 "Take a Break with the Implanted
      Rebel"; break:120 "Take a Break with the Implanted Fighter"
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair.";
      fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  without a turn (FL-CONVOY-05): + move:920:928 "Move the Survivor to box 1 of the Plated Pod", move:921:928 "Move the Survivor to box 1 of the
      Plated Pod", move:936:928 "Move the Survivor to box 1 of the Plated Pod", move:938:928 "Move the Survivor to box 1 of the Plated Pod"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:920:922 "Move the Survivor to box 3 of the Chrome Mule", move:920:937 "Move
      the Survivor to box 2 of the Lab Cart", move:921:922 "Move the Survivor to box 3 of the Chrome Mule", move:921:937 "Move the Survivor to box 2
      of the Lab Cart", move:936:922 "Move the Survivor to box 3 of the Chrome Mule", move:936:937 "Move the Survivor to box 2 of the Lab Cart",
      move:938:922 "Move the Survivor to box 3 of the Chrome Mule", move:938:937 "Move the Survivor to box 2 of the Lab Cart"
  Yellow answers: explore:5 "Explore the Cooker (slot 5, cost 3)"
  told: Yellow explores the Cooker. (FL-EXPL-04)

42. Yellow is asked: To explore the Cooker takes a skill of 3: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-06): send:118:4 "Send the Desert Son and the Welder"; send:118:119 "Send the Desert Son and the Implanted Rebel"; send:118:120 "Send
      the Desert Son and the Implanted Fighter"; send:4:119 "Send the Welder and the Implanted Rebel"; send:4:120 "Send the Welder and the Implanted
      Fighter"; send:119:120 "Send the Implanted Rebel and the Implanted Fighter"
  can't, not skilled enough alone (FL-EXPL-05): send:118 "Send the Desert Son"; send:4 "Send the Welder"; send:119 "Send the Implanted Rebel";
      send:120 "Send the Implanted Fighter"
  Yellow answers: send:118:120 "Send the Desert Son and the Implanted Fighter"
  told: Yellow sends the Desert Son. (FL-EXPL-05)
  told: Yellow sends the Implanted Fighter. (FL-EXPL-05)
  all see Yellow: active[Desert Son (yellow)].sent no -> yes; active[Implanted Fighter].sent no -> yes

43. Yellow is asked: Cooker: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:5 "Recruit: Cooker"
  can (FL-BONUS-01): bonus:5 "Bonus: Pay 2 Fury, 1 Contamination on any of your Survivors: gain 1 Fuel."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  Yellow answers: act:5 "Recruit: Cooker"
  told: Yellow recruits the Cooker. (FL-RECRUIT-01)
  all see slots[4].card Cooker -> -
  all see Yellow: columns[1].vehicle.boxes[0].token none -> survivor; rest[Cooker] new {card Cooker, skill 2}

44. Yellow is asked: Cooker: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:5 "Bonus: Pay 2 Fury, 1 Contamination on any of your Survivors: gain 1 Fuel."
  without a turn (FL-CONVOY-05): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:928:922 "Move the Survivor to box 3 of the Chrome Mule", move:928:937 "Move
      the Survivor to box 2 of the Lab Cart"
  Yellow answers: bonus:5 "Bonus: Pay 2 Fury, 1 Contamination on any of your Survivors: gain 1 Fuel."
  told: Yellow takes the Bonus Action of the Last Pump. (FL-BONUS-01)
  told: Yellow spends 2 Fury and has 1 left. (FL-BONUS-01)
  all see Yellow: fury 3 -> 1

45. Yellow is asked: Last Pump: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:118 "The Desert Son takes it"; counter:4 "The Welder takes it"; counter:119 "The Implanted Rebel takes it"; counter:120
      "The Implanted Fighter takes it"; counter:3 "The Cooker takes it"
  Yellow answers: counter:3 "The Cooker takes it"
  told: Last Pump: Yellow's Cooker takes a Contamination counter. (FL-BONUS-01)
  told: Last Pump: Yellow gains 1 Fuel. (FL-BONUS-01)
  all see Yellow: columns[0].vehicle.boxes[2].token none -> fuel; rest[Cooker].skill 2 -> 1; rest[Cooker].counters 0 -> 1

46. Yellow is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, for 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  without a turn (FL-CONVOY-05): + move:922:937 "Move the Fuel to box 2 of the Lab Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:922:920 "Move the Fuel to box 1 of the Chrome Mule", move:922:936 "Move the
      Fuel to box 1 of the Lab Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:922:921 "Move the Fuel to box 2 of the Chrome Mule",
      move:922:928 "Move the Fuel to box 1 of the Plated Pod", move:922:938 "Move the Fuel to box 3 of the Lab Cart"
  Yellow answers: tired:2 "To the Exhausted Zone, for 1 Fuel"
  chance: exploration deck I, Sandblown Garage
  told: Yellow calls on the Desert Son. (FL-ABIL-01)
  told: Yellow's Desert Son goes to the Exhausted Zone. (FL-EXPL-09)
  told: Desert Son: Yellow gains 1 Fuel. (FL-RULING-104)
  told: Yellow's Implanted Fighter goes to the Exhausted Zone. (FL-EXPL-09)
  told: The Sandblown Garage comes up in slot 5. (FL-EXPL-22)
  all see slots[Sandblown Garage] new {card Sandblown Garage, tile Last Pump, cost 3, left [fuel], right [object]}; slots[4] gone;
      decks.exploration[0] 5 -> 4
  all see Yellow: columns[2].vehicle.boxes[1].token none -> fuel; active[Desert Son (yellow)] gone; active[Implanted Fighter] gone; exhausted[Desert
      Son (yellow)] new {card Desert Son (yellow), skill 1, used}; exhausted[Implanted Fighter] new {card Implanted Fighter, skill 2}

47. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  without a turn (FL-CONVOY-05): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:937:920 "Move the Fuel to box 1 of the Chrome Mule", move:937:936 "Move the
      Fuel to box 1 of the Lab Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:937:921 "Move the Fuel to box 2 of the Chrome Mule",
      move:937:928 "Move the Fuel to box 1 of the Plated Pod", move:937:938 "Move the Fuel to box 3 of the Lab Cart"
  Yellow answers: fury "Pay 1 Fury: 1 Repair."
  told: Yellow turns to the Fury card: Pay 1 Fury: 1 Repair. (FL-FURY-04)
  told: Yellow spends 1 Fury and has 0 left. (FL-FURY-04)
  told: Yellow repairs box 4 of the Chrome Mule. (FL-FURY-04)
  all see turn Yellow -> Green
  all see Yellow: fury 1 -> 0; columns[0].vehicle.boxes[3].damaged yes -> no; tally.lines[4].count 3 -> 4; tally.lines[4].fame 3 -> 4; tally.total 5
      -> 6

48. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Hauler (slot 1, cost 1)"; explore:2 "Explore the Roadside Shrine (slot 2, cost 2)"; explore:3
      "Explore the Cage Trailer (slot 3, cost 2)"; explore:4 "Explore the Dune Skimmer (slot 4, cost 2)"; explore:5 "Explore the Sandblown Garage
      (slot 5, cost 3)"
  can (FL-BREAK-01): break:112 "Take a Break with the Desert Son"; break:114 "Take a Break with the Spy"; break:113 "Take a Break with the Incursor"
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"; feed:1:114 "Feed the Spy 1 Food"; feed:1:113 "Feed the Incursor 1 Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  without a turn (FL-CONVOY-05): + move:872:881 "Move the Survivor to box 2 of the Smuggler Box", move:873:880 "Move the Survivor to box 1 of the
      Smuggler Box", move:873:881 "Move the Survivor to box 2 of the Smuggler Box", move:873:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:873:889 "Move the Survivor to box 2 of the Tarp Trailer", move:880:873 "Move the Food to box 2 of the Shade Runner", move:880:881 "Move
      the Food to box 2 of the Smuggler Box", move:880:882 "Move the Food to box 3 of the Smuggler Box", move:880:889 "Move the Food to box 2 of the
      Tarp Trailer", move:880:890 "Move the Food to box 3 of the Tarp Trailer", move:882:873 "Move the Fuel to box 2 of the Shade Runner",
      move:882:880 "Move the Fuel to box 1 of the Smuggler Box", move:882:881 "Move the Fuel to box 2 of the Smuggler Box", move:882:889 "Move the
      Fuel to box 2 of the Tarp Trailer", move:888:881 "Move the Survivor to box 2 of the Smuggler Box", move:889:873 "Move the Ammo to box 2 of the
      Shade Runner", move:889:880 "Move the Ammo to box 1 of the Smuggler Box", move:889:881 "Move the Ammo to box 2 of the Smuggler Box",
      move:889:882 "Move the Ammo to box 3 of the Smuggler Box", move:890:880 "Move the Fuel to box 1 of the Smuggler Box", move:890:881 "Move the
      Fuel to box 2 of the Smuggler Box"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:872:889 "Move the Survivor to box 2 of the Tarp Trailer", move:888:880
      "Move the Survivor to box 1 of the Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box", move:888:889 "Move the
      Survivor to box 2 of the Tarp Trailer", move:890:873 "Move the Fuel to box 2 of the Shade Runner", move:890:889 "Move the Fuel to box 2 of the
      Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:873:890 "Move
      the Survivor to box 3 of the Tarp Trailer", move:880:872 "Move the Food to box 1 of the Shade Runner", move:880:888 "Move the Food to box 1 of
      the Tarp Trailer", move:882:872 "Move the Fuel to box 1 of the Shade Runner", move:882:888 "Move the Fuel to box 1 of the Tarp Trailer",
      move:888:890 "Move the Survivor to box 3 of the Tarp Trailer", move:889:872 "Move the Ammo to box 1 of the Shade Runner", move:889:888 "Move
      the Ammo to box 1 of the Tarp Trailer", move:889:890 "Move the Ammo to box 3 of the Tarp Trailer", move:890:872 "Move the Fuel to box 1 of the
      Shade Runner", move:890:888 "Move the Fuel to box 1 of the Tarp Trailer"
  Green answers: explore:5 "Explore the Sandblown Garage (slot 5, cost 3)"
  told: Green explores the Sandblown Garage. (FL-EXPL-04)

49. Green is asked: To explore the Sandblown Garage takes a skill of 3: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-06): send:112:114 "Send the Desert Son and the Spy"; send:112:113 "Send the Desert Son and the Incursor"; send:114:113 "Send the Spy
      and the Incursor"
  can't, not skilled enough alone (FL-EXPL-05): send:112 "Send the Desert Son"; send:114 "Send the Spy"; send:113 "Send the Incursor"
  Green answers: send:112:114 "Send the Desert Son and the Spy"
  told: Green sends the Desert Son. (FL-EXPL-05)
  told: Green sends the Spy. (FL-EXPL-05)
  all see Green: active[Desert Son (green)].sent no -> yes; active[Spy].sent no -> yes

50. Green is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:5 "Gather: Sandblown Garage"
  can (FL-BONUS-01): bonus:5 "Bonus: Pay 2 Fury, 1 Contamination on any of your Survivors: gain 1 Fuel."
  can (FL-ABIL-01): ability-for:114:1 "Spy: lose 1 Fame for 1 Food"; ability-for:114:3 "Spy: lose 1 Fame for 1 Fuel"; ability-for:114:4 "Spy: lose 1
      Fame for 1 Ammo"; ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  Green answers: act:5 "Gather: Sandblown Garage"

51. Green is asked: Sandblown Garage: which block do you take? (block, FL-EXPL-14)
  can (FL-EXPL-14): block:5 "Take 1 Fuel"; block:5:1 "Take 1 Object"
  Green answers: block:5:1 "Take 1 Object"
  chance: object deck, Stealth Device, seen by Green
  told: Green takes 1 Object from the Sandblown Garage. (FL-EXPL-14)
  told: Green draws an Object. (FL-EXPL-16)
  told Green: Green draws the Stealth Device. (FL-EXPL-16)
  all see slots[Sandblown Garage].right - object; decks.objects 13 -> 12
  all see Green: hand[1] new {back object}; tally.lines[2].count 0 -> 1; tally.lines[2].fame 0 -> 1; tally.total 2 -> 3
  Green sees Green: hand[Stealth Device] new {card Stealth Device, back object}

52. Green is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:5 "Bonus: Pay 2 Fury, 1 Contamination on any of your Survivors: gain 1 Fuel."
  can (FL-ABIL-01): ability-for:114:1 "Spy: lose 1 Fame for 1 Food"; ability-for:114:3 "Spy: lose 1 Fame for 1 Fuel"; ability-for:114:4 "Spy: lose 1
      Fame for 1 Ammo"; ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:78 "Use the Stealth Device"
  Green answers: ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  told: Green calls on the Spy. (FL-ABIL-01)
  all see Green: active[Spy].used no -> yes

53. Green is asked: Spy: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:874 "Damage box 3 of the Shade Runner (Weapon)"; damage:881 "Damage box 2 of the Smuggler Box (open)"
  can (FL-DMG-04): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage box 2 of the Shade Runner (open),
      losing 1 Survivor"; damage:880 "Damage box 1 of the Smuggler Box (open), losing 1 Food"; damage:882 "Damage box 3 of the Smuggler Box (open),
      losing 1 Fuel"; damage:888 "Damage box 1 of the Tarp Trailer (Survivor), losing 1 Survivor"; damage:889 "Damage box 2 of the Tarp Trailer
      (open), losing 1 Ammo"; damage:890 "Damage box 3 of the Tarp Trailer (Food or Fuel), losing 1 Fuel"
  Green answers: damage:874 "Damage box 3 of the Shade Runner (Weapon)"
  chance: object deck, Nitrous Oxide 2, seen by Green
  told: Spy: Green takes 1 Damage on box 3 of the Shade Runner. (FL-FAME-03)
  told: Green draws an Object. (FL-ABIL-01)
  told Green: Green draws the Nitrous Oxide. (FL-ABIL-01)
  all see decks.objects 12 -> 11
  all see Green: columns[0].vehicle.boxes[2].damaged no -> yes; hand[2] new {back object}; tally.lines[2].count 1 -> 2; tally.lines[2].fame 1 -> 2;
      tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2
  Green sees Green: hand[Nitrous Oxide 2] new {card Nitrous Oxide 2, back object}

54. Green is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:5 "Bonus: Pay 2 Fury, 1 Contamination on any of your Survivors: gain 1 Fuel."
  can't, used this round (FL-ABIL-05): ability:114 "Spy: lose 1 Fame for 1 Food, Fuel, Ammo or Object"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:78 "Use the Stealth Device"; use:76 "Use the Nitrous Oxide"
  Green answers: done "Done"

55. Green is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, for 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  Green answers: tired:2 "To the Exhausted Zone, for 1 Fuel"
  told: Green calls on the Desert Son. (FL-ABIL-01)
  told: Green's Desert Son goes to the Exhausted Zone. (FL-EXPL-09)
  told: Desert Son: Green gains 1 Fuel. (FL-RULING-104)
  told: Green's Spy goes to the Exhausted Zone. (FL-EXPL-09)
  all see Green: columns[1].vehicle.boxes[1].token none -> fuel; active[Desert Son (green)] gone; active[Spy] gone; exhausted[Desert Son (green)] new
      {card Desert Son (green), skill 1, used}; exhausted[Spy] new {card Spy, skill 2, used}

56. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"; feed:1:114 "Feed the Spy 1 Food"
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair.";
      fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:113 "Feed the Incursor 1 Food"
  can't, not enough Fury (FL-FURY-02): fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:78 "Use the Stealth Device"; use:76 "Use the Nitrous Oxide"
  without a turn (FL-CONVOY-05): - move:872:881 "Move the Survivor to box 2 of the Smuggler Box", move:882:881 "Move the Fuel to box 2 of the
      Smuggler Box", move:888:881 "Move the Survivor to box 2 of the Smuggler Box", move:890:881 "Move the Fuel to box 2 of the Smuggler Box" +
      move:881:873 "Move the Fuel to box 2 of the Shade Runner", move:881:880 "Move the Fuel to box 1 of the Smuggler Box", move:881:889 "Move the
      Fuel to box 2 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:881 "Move the Survivor to box 2 of the Smuggler Box",
      move:888:881 "Move the Survivor to box 2 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:881:872 "Move the Fuel to box 1 of the Shade Runner", move:881:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: fury "Pay 1 Fury: 1 Repair."
  told: Green turns to the Fury card: Pay 1 Fury: 1 Repair. (FL-FURY-04)
  told: Green spends 1 Fury and has 2 left. (FL-FURY-04)
  told: Green repairs box 3 of the Shade Runner. (FL-FURY-04)
  all see Green: fury 3 -> 2; columns[0].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 2 -> 3; tally.lines[3].fame 2 -> 3; tally.total 3
      -> 4

57. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"; feed:1:114 "Feed the Spy 1 Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:113 "Feed the Incursor 1 Food"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:78 "Use the Stealth Device"; use:76 "Use the Nitrous Oxide"
  Green answers: end "End the turn"
  all see turn Green -> Yellow

58. Yellow is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Hauler (slot 1, cost 1)"; explore:2 "Explore the Roadside Shrine (slot 2, cost 2)"; explore:3
      "Explore the Cage Trailer (slot 3, cost 2)"; explore:4 "Explore the Dune Skimmer (slot 4, cost 2)"; explore:5 "Explore the Sandblown Garage
      (slot 5, cost 3)"
  can (FL-BREAK-01): break:4 "Take a Break with the Welder"; break:119 "Take a Break with the Implanted Rebel"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  Yellow answers: break:4 "Take a Break with the Welder"
  told: The Welder takes a Break: 2 points for Yellow. (FL-BREAK-01)
  all see Yellow: active[Welder] gone; rest[Welder] new {card Welder, skill 2}

59. Yellow is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 1. (FL-BREAK-02)
  all see Yellow: fury 0 -> 1

60. Yellow is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 2. (FL-BREAK-02)
  all see Yellow: fury 1 -> 2

61. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  Yellow answers: fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  told: Yellow turns to the Fury card: Pay 2 Fury: 1 Treatment and 1 Repair. (FL-FURY-04)
  told: Yellow spends 2 Fury and has 0 left. (FL-FURY-04)
  told: Yellow's Cooker loses a Contamination counter. (FL-FURY-04)
  all see turn Yellow -> Green
  all see Yellow: fury 2 -> 0; rest[Cooker].skill 1 -> 2; rest[Cooker].counters 1 -> 0

62. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Hauler (slot 1, cost 1)"; explore:2 "Explore the Roadside Shrine (slot 2, cost 2)"; explore:3
      "Explore the Cage Trailer (slot 3, cost 2)"; explore:4 "Explore the Dune Skimmer (slot 4, cost 2)"
  can (FL-BREAK-01): break:113 "Take a Break with the Incursor"
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"; feed:1:114 "Feed the Spy 1 Food"; feed:1:113 "Feed the Incursor 1 Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Sandblown Garage (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:78 "Use the Stealth Device"; use:76 "Use the Nitrous Oxide"
  Green answers: break:113 "Take a Break with the Incursor"
  told: The Incursor takes a Break: 2 points for Green. (FL-BREAK-01)
  all see Green: active[Incursor] gone; rest[Incursor] new {card Incursor, skill 2}

63. Green is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: rage "Gain 1 Fury"
  told: Green gains 1 Fury and has 3. (FL-BREAK-02)
  all see Green: fury 2 -> 3

64. Green is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: rage "Gain 1 Fury"
  told: Green gains 1 Fury and has 4. (FL-BREAK-02)
  all see Green: fury 3 -> 4

65. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"; feed:1:114 "Feed the Spy 1 Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay
      4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:78 "Use the Stealth Device"; use:76 "Use the Nitrous Oxide"
  Green answers: end "End the turn"
  all see turn Green -> Yellow

66. Yellow is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Hauler (slot 1, cost 1)"; explore:2 "Explore the Roadside Shrine (slot 2, cost 2)"; explore:3
      "Explore the Cage Trailer (slot 3, cost 2)"; explore:4 "Explore the Dune Skimmer (slot 4, cost 2)"
  can (FL-BREAK-01): break:119 "Take a Break with the Implanted Rebel"
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Sandblown Garage (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  Yellow answers: break:119 "Take a Break with the Implanted Rebel"
  told: The Implanted Rebel takes a Break: 2 points for Yellow. (FL-BREAK-01)
  all see Yellow: speed 4 -> 3; active[Implanted Rebel] gone; rest[Implanted Rebel] new {card Implanted Rebel, skill 2}

67. Yellow is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 1. (FL-BREAK-02)
  all see Yellow: fury 0 -> 1

68. Yellow is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 2. (FL-BREAK-02)
  all see Yellow: fury 1 -> 2

69. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  Yellow answers: end "End the turn"
  told Yellow: Yellow's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  all see phase exploration -> rest; turn Yellow -> -
  Yellow sees Yellow: speed 3 -> 4; active[Cooker] new {card Cooker, skill 2}; active[Welder] new {card Welder, skill 2}; active[Implanted Rebel] new
      {card Implanted Rebel, skill 2}; exhausted[Desert Son (yellow)] gone; exhausted[Implanted Fighter] gone; rest[Desert Son (yellow)] new {card
      Desert Son (yellow), skill 1, used}; rest[Implanted Fighter] new {card Implanted Fighter, skill 2}; rest[Cooker] gone; rest[Welder] gone;
      rest[Implanted Rebel] gone

70. Green is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"; feed:1:114 "Feed the Spy 1 Food"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:78 "Use the Stealth Device"; use:76 "Use the Nitrous Oxide"
  Green answers: feed:1:114 "Feed the Spy 1 Food"
  told Green: Green spends 1 Food. (FL-FOOD-02)
  told Green: Green's Spy goes to the Rest Zone. (FL-FOOD-02)
  Green sees Green: columns[1].vehicle.boxes[0].token food -> none; exhausted[Spy] gone; rest[Spy] new {card Spy, skill 2, used}

71. Green is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:78 "Use the Stealth Device"; use:76 "Use the Nitrous Oxide"
  without a turn (FL-CONVOY-05): - move:880:873 "Move the Food to box 2 of the Shade Runner", move:880:881 "Move the Food to box 2 of the Smuggler
      Box", move:880:882 "Move the Food to box 3 of the Smuggler Box", move:880:889 "Move the Food to box 2 of the Tarp Trailer", move:880:890 "Move
      the Food to box 3 of the Tarp Trailer" + move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:880 "Move the Survivor to box
      1 of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:888:880 "Move the Survivor to box 1 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:880:872 "Move the Food to box 1 of the Shade Runner", move:880:888 "Move the
      Food to box 1 of the Tarp Trailer"
  Green answers: shift "Move the zones on"
  told: Green spends 1 Food. (FL-FOOD-02)
  told: Green's Spy goes to the Rest Zone. (FL-FOOD-02)
  told: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  told: Yellow's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  all see phase rest -> movement; turn - -> Green
  all see Green: moved 4 -> 0; columns[1].vehicle.boxes[0].token food -> none; active[Incursor] new {card Incursor, skill 2}; active[Spy] new {card
      Spy, skill 2, used}; exhausted[Desert Son (green)] gone; exhausted[Spy] gone; rest[Desert Son (green)] new {card Desert Son (green), skill 1,
      used}; rest[Incursor] gone
  all see Yellow: moved 4 -> 0; speed 3 -> 4; active[Cooker] new {card Cooker, skill 2}; active[Welder] new {card Welder, skill 2}; active[Implanted
      Rebel] new {card Implanted Rebel, skill 2}; exhausted[Desert Son (yellow)] gone; exhausted[Implanted Fighter] gone; rest[Desert Son (yellow)]
      new {card Desert Son (yellow), skill 1, used}; rest[Implanted Fighter] new {card Implanted Fighter, skill 2}; rest[Cooker] gone; rest[Welder]
      gone; rest[Implanted Rebel] gone
  Green sees Green: rest[Spy] gone

72. Green is asked: Your convoy stands on 104, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, only while moving (FL-MOVE-03): use:79 "Use the Atomic Fuel"; use:76 "Use the Nitrous Oxide"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"
  Green answers: set-off "Spend 1 Fuel and set off"
  told: Green spends 1 Fuel. (FL-MOVE-03)
  told: Green sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Green: columns[1].vehicle.boxes[2].token fuel -> none

73. Green is asked: Your convoy is on 104 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:105 "By road to 105"; cross:106 "By road to 106"; drive:107 "Drive on to 107: 2 spaces"; drive:108 "Drive on to 108: 2
      spaces"; drive:109 "Drive on to 109: 3 spaces"; drive:110 "Drive on to 110: 3 spaces"; drive:111 "Drive on to 111: 4 spaces"; drive:112 "Drive
      on to 112: 4 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-ABIL-01): barter:113 "Incursor: 1 Object for +1 speed"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:76 "Use the Nitrous Oxide"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"
  without a turn (FL-CONVOY-05): - move:882:873 "Move the Fuel to box 2 of the Shade Runner", move:882:880 "Move the Fuel to box 1 of the Smuggler
      Box", move:882:889 "Move the Fuel to box 2 of the Tarp Trailer" + move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:881:882
      "Move the Fuel to box 3 of the Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box", move:890:882 "Move the Fuel to box
      3 of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:888:882 "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:882:872 "Move the Fuel to box 1 of the Shade Runner", move:882:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: drive:111 "Drive on to 111: 4 spaces"
  told: Green drives from 104 to 111, 4 spaces. (FL-MOVE-05)
  all see points 4 -> 0
  all see Green: space 104 -> 111; tally.lines[0].count 0 -> 4; tally.lines[0].fame 0 -> 4; tally.total 4 -> 8

74. Green is asked: Your convoy is on 111 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-ABIL-01): barter:113 "Incursor: 1 Object for +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:76 "Use the Nitrous Oxide"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:113 "By road to 113"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"
  Green answers: barter:113 "Incursor: 1 Object for +1 speed"

75. Green is asked: Choose the Object you pay with. (pay, FL-RULING-143)
  can (FL-RULING-143): discard:78 "Discard the Stealth Device"; discard:76 "Discard the Nitrous Oxide"
  can't, Special Loot can't pay (FL-OBJ-08): discard:79 "Discard the Atomic Fuel"
  Green answers: discard:78 "Discard the Stealth Device"
  told: Green discards the Stealth Device. (FL-ABIL-01)
  all see points 0 -> 1; objects + Stealth Device
  all see Green: hand[2] gone; tally.lines[2].count 2 -> 1; tally.lines[2].fame 2 -> 1; tally.total 8 -> 7
  Green sees Green: hand[Stealth Device] gone

76. Green is asked: Your convoy is on 111 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:113 "By road to 113"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:76 "Use the Nitrous Oxide"
  Green answers: cross:113 "By road to 113"
  told: Green goes from 111 to 113. (FL-MOVE-05)
  all see points 1 -> 0
  all see Green: space 111 -> 113

77. Green is asked: Your convoy is on 113 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:76 "Use the Nitrous Oxide"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:200 "Through the Tunnel to 200"
  Green answers: use:76 "Use the Nitrous Oxide"
  told: Green uses the Nitrous Oxide. (FL-OBJ-05)
  all see points 0 -> 1; objects + Nitrous Oxide 2
  all see Green: hand[1] gone; tally.lines[2].count 1 -> 0; tally.lines[2].fame 1 -> 0; tally.total 7 -> 6
  Green sees Green: hand[Nitrous Oxide 2] gone

78. Green is asked: Your convoy is on 113 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-07): cross:200 "Through the Tunnel to 200"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  Green answers: cross:200 "Through the Tunnel to 200"
  told: Green goes from 113 to 200 through the Tunnel. (FL-MOVE-07)
  all see points 1 -> 0
  all see Green: space 113 -> 200; tally.lines[0].count 4 -> 5; tally.lines[0].fame 4 -> 5; tally.total 6 -> 7

79. Green is asked: Your convoy is on 200 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:201 "By road to 201"; cross:202 "By the Rough and Mountain shortcut to 202: 1 hidden
      Rock"
  Green answers: add-fuel "Add 1 Fuel: +1 speed"
  told: Green spends 1 Fuel. (FL-MOVE-04)
  all see points 0 -> 1
  all see Green: columns[1].vehicle.boxes[1].token fuel -> none

80. Green is asked: Your convoy is on 200 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:201 "By road to 201"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, needs Tracks (FL-SHORT-02): cross:202 "By the Rough and Mountain shortcut to 202: 1 hidden Rock"
  without a turn (FL-CONVOY-05): - move:881:873 "Move the Fuel to box 2 of the Shade Runner", move:881:880 "Move the Fuel to box 1 of the Smuggler
      Box", move:881:882 "Move the Fuel to box 3 of the Smuggler Box", move:881:889 "Move the Fuel to box 2 of the Tarp Trailer" + move:872:881 "Move
      the Survivor to box 2 of the Smuggler Box", move:888:881 "Move the Survivor to box 2 of the Smuggler Box", move:890:881 "Move the Fuel to box 2
      of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:881 "Move the Survivor to box 2 of the Smuggler Box",
      move:888:881 "Move the Survivor to box 2 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:881:872 "Move the Fuel to box 1 of the Shade Runner", move:881:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: cross:201 "By road to 201"
  told: Green goes from 200 to 201. (FL-MOVE-05)
  all see points 1 -> 0
  all see Green: space 200 -> 201; tally.lines[0].count 5 -> 6; tally.lines[0].fame 5 -> 6; tally.total 7 -> 8

81. Green is asked: Your convoy is on 201 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-WAY-02): claim:154:201 "Stop here and take 1 Food"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:202 "By road to 202"
  Green answers: claim:154:201 "Stop here and take 1 Food"
  told: Green stops at the Food Waypoint on 201. (FL-WAY-02)
  told: Food Waypoint: Green gains 1 Food. (FL-WAY-02)
  all see turn Green -> Yellow; waypoints[201].card Food Waypoint 2 -> -
  all see Green: moved 0 -> 7; columns[1].vehicle.boxes[0].token none -> food

82. Yellow is asked: Your convoy stands on 104, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  Yellow answers: set-off "Spend 1 Fuel and set off"
  told: Yellow spends 1 Fuel. (FL-MOVE-03)
  told: Yellow sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Yellow: columns[2].vehicle.boxes[1].token fuel -> none

83. Yellow is asked: Your convoy is on 104 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:105 "By road to 105"; cross:106 "By road to 106"; drive:107 "Drive on to 107: 2 spaces"; drive:108 "Drive on to 108: 2
      spaces"; drive:109 "Drive on to 109: 3 spaces"; drive:110 "Drive on to 110: 3 spaces"; drive:111 "Drive on to 111: 4 spaces"; drive:112 "Drive
      on to 112: 4 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  without a turn (FL-CONVOY-05): + move:922:937 "Move the Fuel to box 2 of the Lab Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:937:920 "Move the Fuel to box 1 of the Chrome Mule", move:937:936 "Move the
      Fuel to box 1 of the Lab Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:937:921 "Move the Fuel to box 2 of the Chrome Mule",
      move:937:928 "Move the Fuel to box 1 of the Plated Pod", move:937:938 "Move the Fuel to box 3 of the Lab Cart"
  Yellow answers: drive:110 "Drive on to 110: 3 spaces"
  told: Yellow drives from 104 to 110, 3 spaces. (FL-MOVE-05)
  all see points 4 -> 1
  all see Green: tally.lines[0].count 6 -> 4; tally.lines[0].fame 6 -> 4; tally.total 8 -> 6
  all see Yellow: space 104 -> 110

84. Yellow is asked: Your convoy is on 110 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:112 "By road to 112"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-WAY-02): claim:156:110 "Stop here and take 1 Fuel"
  Yellow answers: claim:156:110 "Stop here and take 1 Fuel"
  chance: exploration deck I, Half-Buried Diner
  told: Yellow stops at the Fuel Waypoint on 110. (FL-WAY-02)
  told: Fuel Waypoint: Yellow gains 1 Fuel. (FL-WAY-02)
  told: Turn order: Yellow, Green. (FL-TURN-01)
  told: Gate 2 shuts. (FL-ROUND-02)
  told: The Scrap Hauler leaves the market. (FL-ROUND-04)
  told: Round 3 begins. (FL-ROUND-06)
  told: The Half-Buried Diner comes up in slot 5. (FL-EXPL-22)
  all see phase movement -> exploration; round 2 -> 3; gates 1 -> 2; points 1 -> 0; slots[Roadside Shrine].tile Breaker's Yard -> Water Trough;
      slots[Roadside Shrine].side 1 -> 0; slots[Roadside Shrine].cost 2 -> 1; slots[Cage Trailer].tile Tool Crib -> Breaker's Yard; slots[Cage
      Trailer].side 0 -> 1; slots[Dune Skimmer].tile Powder Shed -> Tool Crib; slots[Sandblown Garage].tile Last Pump -> Powder Shed; slots[Sandblown
      Garage].cost 3 -> 2; slots[Half-Buried Diner] new {card Half-Buried Diner, tile Last Pump, cost 3, left [food], right [contaminated food,
      contaminated food]}; slots[Scrap Hauler] gone; decks.exploration[0] 4 -> 3; common + Scrap Hauler; waypoints[110].card Fuel Waypoint 2 -> -
  all see Green: active[Spy].used yes -> no; rest[Desert Son (green)].used yes -> no
  all see Yellow: moved 0 -> 4; columns[2].vehicle.boxes[1].token none -> fuel; rest[Desert Son (yellow)].used yes -> no

85. Yellow is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Roadside Shrine (slot 1, cost 1)"; explore:2 "Explore the Cage Trailer (slot 2, cost 2)"; explore:3
      "Explore the Dune Skimmer (slot 3, cost 2)"; explore:4 "Explore the Sandblown Garage (slot 4, cost 2)"; explore:5 "Explore the Half-Buried
      Diner (slot 5, cost 3)"
  can (FL-BREAK-01): break:3 "Take a Break with the Cooker"; break:4 "Take a Break with the Welder"; break:119 "Take a Break with the Implanted Rebel"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  without a turn (FL-CONVOY-05): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:937:920 "Move the Fuel to box 1 of the Chrome Mule", move:937:936 "Move the
      Fuel to box 1 of the Lab Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:937:921 "Move the Fuel to box 2 of the Chrome Mule",
      move:937:928 "Move the Fuel to box 1 of the Plated Pod", move:937:938 "Move the Fuel to box 3 of the Lab Cart"
  Yellow answers: break:119 "Take a Break with the Implanted Rebel"
  told: The Implanted Rebel takes a Break: 2 points for Yellow. (FL-BREAK-01)
  all see Yellow: speed 4 -> 3; active[Implanted Rebel] gone; rest[Implanted Rebel] new {card Implanted Rebel, skill 2}

86. Yellow is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 3. (FL-BREAK-02)
  all see Yellow: fury 2 -> 3

87. Yellow is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 4. (FL-BREAK-02)
  all see Yellow: fury 3 -> 4

88. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay
      4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  Yellow answers: fury:6 "Pay 4 Fury: gain 1 Object."
  chance: object deck, Smoke Grenade, seen by Yellow
  told: Yellow turns to the Fury card: Pay 4 Fury: gain 1 Object. (FL-FURY-04)
  told: Yellow spends 4 Fury and has 0 left. (FL-FURY-04)
  told: Yellow draws an Object. (FL-FURY-04)
  told Yellow: Yellow draws the Smoke Grenade. (FL-FURY-04)
  all see decks.objects 11 -> 10
  all see Yellow: fury 4 -> 0; hand[0] new {back object}; tally.lines[2].count 0 -> 1; tally.lines[2].fame 0 -> 1; tally.total 6 -> 7
  Yellow sees Yellow: hand[Smoke Grenade] new {card Smoke Grenade, back object}

89. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Yellow answers: end "End the turn"
  all see turn Yellow -> Green

90. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Roadside Shrine (slot 1, cost 1)"; explore:2 "Explore the Cage Trailer (slot 2, cost 2)"; explore:3
      "Explore the Dune Skimmer (slot 3, cost 2)"; explore:4 "Explore the Sandblown Garage (slot 4, cost 2)"; explore:5 "Explore the Half-Buried
      Diner (slot 5, cost 3)"
  can (FL-BREAK-01): break:113 "Take a Break with the Incursor"; break:114 "Take a Break with the Spy"
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:114 "Feed the Spy 1 Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay
      4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  without a turn (FL-CONVOY-05): - move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:880 "Move the Survivor to box 1 of the
      Smuggler Box" + move:880:873 "Move the Food to box 2 of the Shade Runner", move:880:881 "Move the Food to box 2 of the Smuggler Box",
      move:880:882 "Move the Food to box 3 of the Smuggler Box", move:880:889 "Move the Food to box 2 of the Tarp Trailer", move:880:890 "Move the
      Food to box 3 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:888:880 "Move the Survivor to box 1 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:880:872 "Move the Food to box 1 of the Shade Runner", move:880:888 "Move the
      Food to box 1 of the Tarp Trailer"
  Green answers: explore:1 "Explore the Roadside Shrine (slot 1, cost 1)"
  told: Green explores the Roadside Shrine. (FL-EXPL-04)

91. Green is asked: To explore the Roadside Shrine takes a skill of 1: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-05): send:113 "Send the Incursor"; send:114 "Send the Spy"
  Green answers: send:114 "Send the Spy"
  told: Green sends the Spy. (FL-EXPL-05)
  all see Green: active[Spy].sent no -> yes

92. Green is asked: Roadside Shrine: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:1 "Gather: Roadside Shrine"
  can (FL-BONUS-01): bonus:1:1 "Bonus: Gain 1 Fury."
  can (FL-ABIL-01): ability-for:114:1 "Spy: lose 1 Fame for 1 Food"; ability-for:114:3 "Spy: lose 1 Fame for 1 Fuel"; ability-for:114:4 "Spy: lose 1
      Fame for 1 Ammo"; ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, it would do nothing (FL-RULING-110): bonus:1 "Bonus: 1 Treatment."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  Green answers: act:1 "Gather: Roadside Shrine"

93. Green is asked: Roadside Shrine: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:874 "Damage box 3 of the Shade Runner (Weapon)"; damage:881 "Damage box 2 of the Smuggler Box (open)"; damage:882 "Damage
      box 3 of the Smuggler Box (open)"
  can (FL-DMG-04): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage box 2 of the Shade Runner (open),
      losing 1 Survivor"; damage:880 "Damage box 1 of the Smuggler Box (open), losing 1 Food"; damage:888 "Damage box 1 of the Tarp Trailer
      (Survivor), losing 1 Survivor"; damage:889 "Damage box 2 of the Tarp Trailer (open), losing 1 Ammo"; damage:890 "Damage box 3 of the Tarp
      Trailer (Food or Fuel), losing 1 Fuel"
  Green answers: damage:874 "Damage box 3 of the Shade Runner (Weapon)"
  told: Roadside Shrine: Green takes 1 Damage on box 3 of the Shade Runner. (FL-FAME-03)
  all see Green: columns[0].vehicle.boxes[2].damaged no -> yes; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2; tally.total 6 -> 5

94. Green is asked: Roadside Shrine: which block do you take? (block, FL-EXPL-14)
  can (FL-EXPL-14): block:1 "Take 1 Food and 1 Object"; block:1:1 "Take 2 Fuel"
  Green answers: block:1:1 "Take 2 Fuel"
  told: Green takes 2 Fuel from the Roadside Shrine. (FL-EXPL-14)
  all see slots[Roadside Shrine].right - fuel, fuel
  all see Green: columns[1].vehicle.boxes[1].token none -> fuel; columns[1].vehicle.boxes[2].token none -> fuel

95. Green is asked: Roadside Shrine: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:1:1 "Bonus: Gain 1 Fury."
  can (FL-ABIL-01): ability-for:114:1 "Spy: lose 1 Fame for 1 Food"; ability-for:114:3 "Spy: lose 1 Fame for 1 Fuel"; ability-for:114:4 "Spy: lose 1
      Fame for 1 Ammo"; ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  can't, it would do nothing (FL-RULING-110): bonus:1 "Bonus: 1 Treatment."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  without a turn (FL-CONVOY-05): - move:872:881 "Move the Survivor to box 2 of the Smuggler Box", move:872:882 "Move the Survivor to box 3 of the
      Smuggler Box", move:888:881 "Move the Survivor to box 2 of the Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:890:881 "Move the Fuel to box 2 of the Smuggler Box", move:890:882 "Move the Fuel to box 3 of the Smuggler Box" + move:881:873 "Move the
      Fuel to box 2 of the Shade Runner", move:881:880 "Move the Fuel to box 1 of the Smuggler Box", move:881:889 "Move the Fuel to box 2 of the Tarp
      Trailer", move:882:873 "Move the Fuel to box 2 of the Shade Runner", move:882:880 "Move the Fuel to box 1 of the Smuggler Box", move:882:889
      "Move the Fuel to box 2 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:881 "Move the Survivor to box 2 of the Smuggler Box",
      move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:888:881 "Move the Survivor to box 2 of the Smuggler Box", move:888:882
      "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:881:872 "Move the Fuel to box 1 of the Shade Runner", move:881:888 "Move the
      Fuel to box 1 of the Tarp Trailer", move:882:872 "Move the Fuel to box 1 of the Shade Runner", move:882:888 "Move the Fuel to box 1 of the Tarp
      Trailer"
  Green answers: ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  told: Green calls on the Spy. (FL-ABIL-01)
  all see Green: active[Spy].used no -> yes

96. Green is asked: Spy: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-04): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage box 2 of the Shade Runner (open),
      losing 1 Survivor"; damage:880 "Damage box 1 of the Smuggler Box (open), losing 1 Food"; damage:881 "Damage box 2 of the Smuggler Box (open),
      losing 1 Fuel"; damage:882 "Damage box 3 of the Smuggler Box (open), losing 1 Fuel"; damage:888 "Damage box 1 of the Tarp Trailer (Survivor),
      losing 1 Survivor"; damage:889 "Damage box 2 of the Tarp Trailer (open), losing 1 Ammo"; damage:890 "Damage box 3 of the Tarp Trailer (Food or
      Fuel), losing 1 Fuel"
  can't, it is damaged already (FL-CONVOY-07): damage:874 "Damage box 3 of the Shade Runner (Weapon)"
  Green answers: damage:889 "Damage box 2 of the Tarp Trailer (open), losing 1 Ammo"
  chance: object deck, Decontamination IV Bag, seen by Green
  told: Spy: Green takes 1 Damage on box 2 of the Tarp Trailer and loses 1 Ammo. (FL-FAME-03)
  told: Green draws an Object. (FL-ABIL-01)
  told Green: Green draws the Decontamination IV Bag. (FL-ABIL-01)
  all see decks.objects 10 -> 9
  all see Green: columns[2].vehicle.boxes[1].token ammo -> none; columns[2].vehicle.boxes[1].damaged no -> yes; hand[1] new {back object};
      tally.lines[2].count 0 -> 1; tally.lines[2].fame 0 -> 1; tally.lines[3].count 2 -> 1; tally.lines[3].fame 2 -> 1
  Green sees Green: hand[Decontamination IV Bag] new {card Decontamination IV Bag, back object}

97. Green is asked: Roadside Shrine: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:1:1 "Bonus: Gain 1 Fury."
  can't, it would do nothing (FL-RULING-110): bonus:1 "Bonus: 1 Treatment."
  can't, used this round (FL-ABIL-05): ability:114 "Spy: lose 1 Fame for 1 Food, Fuel, Ammo or Object"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  without a turn (FL-CONVOY-05): - move:873:889 "Move the Survivor to box 2 of the Tarp Trailer", move:880:889 "Move the Food to box 2 of the Tarp
      Trailer", move:881:889 "Move the Fuel to box 2 of the Tarp Trailer", move:882:889 "Move the Fuel to box 2 of the Tarp Trailer", move:889:873
      "Move the Ammo to box 2 of the Shade Runner", move:889:880 "Move the Ammo to box 1 of the Smuggler Box", move:889:881 "Move the Ammo to box 2
      of the Smuggler Box", move:889:882 "Move the Ammo to box 3 of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:889 "Move the Survivor to box 2 of the Tarp Trailer",
      move:888:889 "Move the Survivor to box 2 of the Tarp Trailer", move:890:889 "Move the Fuel to box 2 of the Tarp Trailer"
  not without a turn, that box is damaged (FL-CONVOY-11): + move:872:889 "Move the Survivor to box 2 of the Tarp Trailer", move:873:889 "Move the
      Survivor to box 2 of the Tarp Trailer", move:880:889 "Move the Food to box 2 of the Tarp Trailer", move:881:889 "Move the Fuel to box 2 of the
      Tarp Trailer", move:882:889 "Move the Fuel to box 2 of the Tarp Trailer", move:888:889 "Move the Survivor to box 2 of the Tarp Trailer",
      move:890:889 "Move the Fuel to box 2 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:889:872 "Move the Ammo to box 1 of the Shade Runner", move:889:888 "Move the
      Ammo to box 1 of the Tarp Trailer", move:889:890 "Move the Ammo to box 3 of the Tarp Trailer"
  Green answers: bonus:1:1 "Bonus: Gain 1 Fury."
  told: Green takes the Bonus Action of the Water Trough. (FL-BONUS-01)
  told: Water Trough: Green gains 1 Fury and has 5. (FL-BONUS-01)
  all see Green: fury 4 -> 5

98. Green is asked: Roadside Shrine: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can't, used this round (FL-ABIL-05): ability:114 "Spy: lose 1 Fame for 1 Food, Fuel, Ammo or Object"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  Green answers: done "Done"
  told: Green's Spy goes to the Exhausted Zone. (FL-EXPL-09)
  all see Green: active[Spy] gone; exhausted[Spy] new {card Spy, skill 2, used}

99. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:114 "Feed the Spy 1 Food"
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair.";
      fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:113 "Feed the Incursor 1 Food"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  Green answers: fury "Pay 1 Fury: 1 Repair."
  told: Green turns to the Fury card: Pay 1 Fury: 1 Repair. (FL-FURY-04)
  told: Green spends 1 Fury and has 4 left. (FL-FURY-04)
  all see Green: fury 5 -> 4

100. Green is asked: Choose a box to repair. (repair, FL-DMG-06)
  can (FL-DMG-06): repair:874 "Repair box 3 of the Shade Runner (Weapon)"; repair:889 "Repair box 2 of the Tarp Trailer (open)"
  Green answers: repair:889 "Repair box 2 of the Tarp Trailer (open)"
  told: Green repairs box 2 of the Tarp Trailer. (FL-FURY-04)
  all see Green: columns[2].vehicle.boxes[1].damaged yes -> no; tally.lines[3].count 1 -> 2; tally.lines[3].fame 1 -> 2; tally.total 5 -> 6

101. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:114 "Feed the Spy 1 Food"
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair.";
      fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:113 "Feed the Incursor 1 Food"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  without a turn (FL-CONVOY-05): + move:872:889 "Move the Survivor to box 2 of the Tarp Trailer", move:873:889 "Move the Survivor to box 2 of the
      Tarp Trailer", move:880:889 "Move the Food to box 2 of the Tarp Trailer", move:881:889 "Move the Fuel to box 2 of the Tarp Trailer",
      move:882:889 "Move the Fuel to box 2 of the Tarp Trailer", move:888:889 "Move the Survivor to box 2 of the Tarp Trailer", move:890:889 "Move
      the Fuel to box 2 of the Tarp Trailer"
  not without a turn, that box is damaged (FL-CONVOY-11): none any more
  Green answers: fury "Pay 1 Fury: 1 Repair."
  told: Green turns to the Fury card: Pay 1 Fury: 1 Repair. (FL-FURY-04)
  told: Green spends 1 Fury and has 3 left. (FL-FURY-04)
  told: Green repairs box 3 of the Shade Runner. (FL-FURY-04)
  all see Green: fury 4 -> 3; columns[0].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 2 -> 3; tally.lines[3].fame 2 -> 3; tally.total 6
      -> 7

102. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:114 "Feed the Spy 1 Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:113 "Feed the Incursor 1 Food"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  Green answers: fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  told: Green turns to the Fury card: Pay 1 Fury: gain 1 Contaminated Food. (FL-FURY-04)
  told: Green spends 1 Fury and has 2 left. (FL-FURY-04)
  told: Green gains 1 Contaminated Food. (FL-FURY-04)
  all see Green: fury 3 -> 2; columns[2].vehicle.boxes[1].token none -> contaminated food

103. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:114 "Feed the Spy 1 Food"; feed:2:114 "Feed the Spy 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:113 "Feed the Incursor 1 Food"; feed:2:113 "Feed the Incursor 1
      Contaminated Food"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  without a turn (FL-CONVOY-05): - move:872:889 "Move the Survivor to box 2 of the Tarp Trailer", move:888:889 "Move the Survivor to box 2 of the
      Tarp Trailer" + move:889:873 "Move the Contaminated Food to box 2 of the Shade Runner", move:889:880 "Move the Contaminated Food to box 1 of
      the Smuggler Box", move:889:881 "Move the Contaminated Food to box 2 of the Smuggler Box", move:889:882 "Move the Contaminated Food to box 3 of
      the Smuggler Box", move:889:890 "Move the Contaminated Food to box 3 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:889 "Move the Survivor to box 2 of the Tarp Trailer",
      move:888:889 "Move the Survivor to box 2 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:889:872 "Move the Contaminated Food to box 1 of the Shade Runner",
      move:889:888 "Move the Contaminated Food to box 1 of the Tarp Trailer"
  Green answers: end "End the turn"
  all see turn Green -> Yellow

104. Yellow is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Roadside Shrine (slot 1, cost 1)"; explore:2 "Explore the Cage Trailer (slot 2, cost 2)"; explore:3
      "Explore the Dune Skimmer (slot 3, cost 2)"; explore:4 "Explore the Sandblown Garage (slot 4, cost 2)"; explore:5 "Explore the Half-Buried
      Diner (slot 5, cost 3)"
  can (FL-BREAK-01): break:3 "Take a Break with the Cooker"; break:4 "Take a Break with the Welder"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Yellow answers: break:4 "Take a Break with the Welder"
  told: The Welder takes a Break: 2 points for Yellow. (FL-BREAK-01)
  all see Yellow: active[Welder] gone; rest[Welder] new {card Welder, skill 2}

105. Yellow is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 1. (FL-BREAK-02)
  all see Yellow: fury 0 -> 1

106. Yellow is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 2. (FL-BREAK-02)
  all see Yellow: fury 1 -> 2

107. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Yellow answers: end "End the turn"
  all see turn Yellow -> Green

108. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Roadside Shrine (slot 1, cost 1)"; explore:2 "Explore the Cage Trailer (slot 2, cost 2)"; explore:3
      "Explore the Dune Skimmer (slot 3, cost 2)"; explore:4 "Explore the Sandblown Garage (slot 4, cost 2)"
  can (FL-BREAK-01): break:113 "Take a Break with the Incursor"
  can (FL-FOOD-02): feed:1:114 "Feed the Spy 1 Food"; feed:1:113 "Feed the Incursor 1 Food"; feed:2:114 "Feed the Spy 1 Contaminated Food";
      feed:2:113 "Feed the Incursor 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Half-Buried Diner (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  Green answers: break:113 "Take a Break with the Incursor"
  told: The Incursor takes a Break: 2 points for Green. (FL-BREAK-01)
  all see Green: active[Incursor] gone; rest[Incursor] new {card Incursor, skill 2}

109. Green is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: rage "Gain 1 Fury"
  told: Green gains 1 Fury and has 3. (FL-BREAK-02)
  all see Green: fury 2 -> 3

110. Green is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: rage "Gain 1 Fury"
  told: Green gains 1 Fury and has 4. (FL-BREAK-02)
  all see Green: fury 3 -> 4

111. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:114 "Feed the Spy 1 Food"; feed:2:114 "Feed the Spy 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay
      4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  Green answers: fury:6 "Pay 4 Fury: gain 1 Object."
  chance: object deck, Anti-Heat Capsules, seen by Green
  told: Green turns to the Fury card: Pay 4 Fury: gain 1 Object. (FL-FURY-04)
  told: Green spends 4 Fury and has 0 left. (FL-FURY-04)
  told: Green draws an Object. (FL-FURY-04)
  told Green: Green draws the Anti-Heat Capsules. (FL-FURY-04)
  all see decks.objects 9 -> 8
  all see Green: fury 4 -> 0; hand[2] new {back object}; tally.lines[2].count 1 -> 2; tally.lines[2].fame 1 -> 2; tally.total 7 -> 8
  Green sees Green: hand[Anti-Heat Capsules] new {card Anti-Heat Capsules, back object}

112. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:114 "Feed the Spy 1 Food"; feed:2:114 "Feed the Spy 1 Contaminated Food"
  can (FL-OBJ-05): use:65 "Use the Anti-Heat Capsules"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  Green answers: end "End the turn"
  all see turn Green -> Yellow

113. Yellow is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Roadside Shrine (slot 1, cost 1)"; explore:2 "Explore the Cage Trailer (slot 2, cost 2)"; explore:3
      "Explore the Dune Skimmer (slot 3, cost 2)"; explore:4 "Explore the Sandblown Garage (slot 4, cost 2)"
  can (FL-BREAK-01): break:3 "Take a Break with the Cooker"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Half-Buried Diner (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Yellow answers: break:3 "Take a Break with the Cooker"
  told: The Cooker takes a Break: 2 points for Yellow. (FL-BREAK-01)
  all see Yellow: active[Cooker] gone; rest[Cooker] new {card Cooker, skill 2}

114. Yellow is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 3. (FL-BREAK-02)
  all see Yellow: fury 2 -> 3

115. Yellow is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 4. (FL-BREAK-02)
  all see Yellow: fury 3 -> 4

116. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay
      4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Yellow answers: fury:6 "Pay 4 Fury: gain 1 Object."
  chance: object deck, Hazmat Suit, seen by Yellow
  told: Yellow turns to the Fury card: Pay 4 Fury: gain 1 Object. (FL-FURY-04)
  told: Yellow spends 4 Fury and has 0 left. (FL-FURY-04)
  told: Yellow draws an Object. (FL-FURY-04)
  told Yellow: Yellow draws the Hazmat Suit. (FL-FURY-04)
  all see decks.objects 8 -> 7
  all see Yellow: fury 4 -> 0; hand[1] new {back object}; tally.lines[2].count 1 -> 2; tally.lines[2].fame 1 -> 2; tally.total 7 -> 8
  Yellow sees Yellow: hand[Hazmat Suit] new {card Hazmat Suit, back object}

117. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Yellow answers: end "End the turn"
  all see phase exploration -> rest; turn Yellow -> -

118. Yellow is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Yellow answers: shift "Move the zones on"
  told Yellow: Yellow's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  Yellow sees Yellow: speed 3 -> 4; active[Desert Son (yellow)] new {card Desert Son (yellow), skill 1}; active[Implanted Fighter] new {card
      Implanted Fighter, skill 2}; active[Implanted Rebel] new {card Implanted Rebel, skill 2}; active[Welder] new {card Welder, skill 2};
      active[Cooker] new {card Cooker, skill 2}; rest[Desert Son (yellow)] gone; rest[Implanted Fighter] gone; rest[Implanted Rebel] gone;
      rest[Welder] gone; rest[Cooker] gone

119. Green is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-FOOD-02): feed:1:114 "Feed the Spy 1 Food"; feed:2:114 "Feed the Spy 1 Contaminated Food"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:65 "Use the Anti-Heat Capsules"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  Green answers: feed:1:114 "Feed the Spy 1 Food"
  told Green: Green spends 1 Food. (FL-FOOD-02)
  told Green: Green's Spy goes to the Rest Zone. (FL-FOOD-02)
  Green sees Green: columns[1].vehicle.boxes[0].token food -> none; exhausted[Spy] gone; rest[Spy] new {card Spy, skill 2, used}

120. Green is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:65 "Use the Anti-Heat Capsules"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  without a turn (FL-CONVOY-05): - move:880:873 "Move the Food to box 2 of the Shade Runner", move:880:881 "Move the Food to box 2 of the Smuggler
      Box", move:880:882 "Move the Food to box 3 of the Smuggler Box", move:880:889 "Move the Food to box 2 of the Tarp Trailer", move:880:890 "Move
      the Food to box 3 of the Tarp Trailer" + move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:880 "Move the Survivor to box
      1 of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:888:880 "Move the Survivor to box 1 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:880:872 "Move the Food to box 1 of the Shade Runner", move:880:888 "Move the
      Food to box 1 of the Tarp Trailer"
  Green answers: shift "Move the zones on"
  told: Green spends 1 Food. (FL-FOOD-02)
  told: Green's Spy goes to the Rest Zone. (FL-FOOD-02)
  told: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  told: Yellow's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  all see phase rest -> movement; turn - -> Green
  all see Green: moved 7 -> 0; columns[1].vehicle.boxes[0].token food -> none; active[Desert Son (green)] new {card Desert Son (green), skill 1};
      active[Incursor] new {card Incursor, skill 2}; active[Spy] new {card Spy, skill 2, used}; exhausted[Spy] gone; rest[Desert Son (green)] gone;
      rest[Incursor] gone
  all see Yellow: moved 4 -> 0; speed 3 -> 4; active[Desert Son (yellow)] new {card Desert Son (yellow), skill 1}; active[Implanted Fighter] new
      {card Implanted Fighter, skill 2}; active[Implanted Rebel] new {card Implanted Rebel, skill 2}; active[Welder] new {card Welder, skill 2};
      active[Cooker] new {card Cooker, skill 2}; rest[Desert Son (yellow)] gone; rest[Implanted Fighter] gone; rest[Implanted Rebel] gone;
      rest[Welder] gone; rest[Cooker] gone
  Green sees Green: rest[Spy] gone

121. Green is asked: Your convoy stands on 201, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, only while moving (FL-MOVE-03): use:79 "Use the Atomic Fuel"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  can't, not in this phase (FL-OBJ-05): use:65 "Use the Anti-Heat Capsules"
  Green answers: set-off "Spend 1 Fuel and set off"
  told: Green spends 1 Fuel. (FL-MOVE-03)
  told: Green sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Green: columns[1].vehicle.boxes[2].token fuel -> none

122. Green is asked: Your convoy is on 201 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:202 "By road to 202"; drive:203 "Drive on to 203: 2 spaces"; drive:204 "Drive on to 204: 3 spaces"; drive:205 "Drive on to
      205: 3 spaces"; drive:206 "Drive on to 206: 4 spaces"; drive:207 "Drive on to 207: 4 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-ABIL-01): barter:113 "Incursor: 1 Object for +1 speed"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  can't, not in this phase (FL-OBJ-05): use:65 "Use the Anti-Heat Capsules"
  without a turn (FL-CONVOY-05): - move:882:873 "Move the Fuel to box 2 of the Shade Runner", move:882:880 "Move the Fuel to box 1 of the Smuggler
      Box", move:882:889 "Move the Fuel to box 2 of the Tarp Trailer" + move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:881:882
      "Move the Fuel to box 3 of the Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box", move:890:882 "Move the Fuel to box
      3 of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:888:882 "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:882:872 "Move the Fuel to box 1 of the Shade Runner", move:882:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: drive:207 "Drive on to 207: 4 spaces"
  told: Green drives from 201 to 207, 4 spaces. (FL-MOVE-05)
  all see points 4 -> 0
  all see Green: space 201 -> 207; tally.lines[0].count 4 -> 8; tally.lines[0].fame 4 -> 8; tally.total 8 -> 12

123. Green is asked: Your convoy is on 207 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-ABIL-01): barter:113 "Incursor: 1 Object for +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:209 "By road to 209"; cross:211 "By the Mountain shortcut to 211: 1 hidden Rock"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  can't, not in this phase (FL-OBJ-05): use:65 "Use the Anti-Heat Capsules"
  Green answers: barter:113 "Incursor: 1 Object for +1 speed"

124. Green is asked: Choose the Object you pay with. (pay, FL-RULING-143)
  can (FL-RULING-143): discard:69 "Discard the Decontamination IV Bag"; discard:65 "Discard the Anti-Heat Capsules"
  can't, Special Loot can't pay (FL-OBJ-08): discard:79 "Discard the Atomic Fuel"
  Green answers: discard:65 "Discard the Anti-Heat Capsules"
  told: Green discards the Anti-Heat Capsules. (FL-ABIL-01)
  all see points 0 -> 1; objects + Anti-Heat Capsules
  all see Green: hand[2] gone; tally.lines[2].count 2 -> 1; tally.lines[2].fame 2 -> 1; tally.total 12 -> 11
  Green sees Green: hand[Anti-Heat Capsules] gone

125. Green is asked: Your convoy is on 207 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:209 "By road to 209"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, needs a Drill (FL-SHORT-04): cross:211 "By the Mountain shortcut to 211: 1 hidden Rock"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  Green answers: cross:209 "By road to 209"
  told: Green goes from 207 to 209. (FL-MOVE-05)
  all see points 1 -> 0
  all see Green: space 207 -> 209; tally.lines[0].count 8 -> 9; tally.lines[0].fame 8 -> 9; tally.total 11 -> 12

126. Green is asked: Your convoy is on 209 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-WAY-03): claim:159:209 "Stop here and take 1 Object"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:211 "By road to 211"
  can't, nobody is contaminated (FL-RULING-110): use:69 "Use the Decontamination IV Bag"
  Green answers: claim:159:209 "Stop here and take 1 Object"
  chance: object deck, Anti-Rad Kit, seen by Green
  told: Green stops at the Object Waypoint on 209. (FL-WAY-03)
  told: Green draws an Object. (FL-WAY-03)
  told Green: Green draws the Anti-Rad Kit. (FL-WAY-03)
  all see turn Green -> Yellow; decks.objects 7 -> 6; waypoints[209].card Object Waypoint -> -
  all see Green: moved 0 -> 5; hand[2] new {back object}; tally.lines[2].count 1 -> 2; tally.lines[2].fame 1 -> 2; tally.total 12 -> 13
  Green sees Green: hand[Anti-Rad Kit] new {card Anti-Rad Kit, back object}

127. Yellow is asked: Your convoy stands on 110, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Yellow answers: set-off "Spend 1 Fuel and set off"
  told: Yellow spends 1 Fuel. (FL-MOVE-03)
  told: Yellow sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Yellow: columns[2].vehicle.boxes[1].token fuel -> none

128. Yellow is asked: Your convoy is on 110 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:112 "By road to 112"; drive:113 "Drive on to 113: 2 spaces"; drive:200 "Drive on to 200: 3 spaces"; drive:201 "Drive on to
      201: 4 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): + move:922:937 "Move the Fuel to box 2 of the Lab Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:937:920 "Move the Fuel to box 1 of the Chrome Mule", move:937:936 "Move the
      Fuel to box 1 of the Lab Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:937:921 "Move the Fuel to box 2 of the Chrome Mule",
      move:937:928 "Move the Fuel to box 1 of the Plated Pod", move:937:938 "Move the Fuel to box 3 of the Lab Cart"
  Yellow answers: drive:201 "Drive on to 201: 4 spaces"
  told: Yellow drives from 110 to 201, 4 spaces. (FL-MOVE-05)
  all see points 4 -> 0
  all see Green: tally.lines[0].count 9 -> 5; tally.lines[0].fame 9 -> 5; tally.total 13 -> 9
  all see Yellow: space 110 -> 201

129. Yellow is asked: Your convoy is on 201 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:202 "By road to 202"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Yellow answers: stop "Stop here"
  chance: exploration deck I, Electrostatic Prelude
  told: Turn order: Yellow, Green. (FL-TURN-01)
  told: Gate 3 shuts. (FL-ROUND-02)
  told: The Roadside Shrine leaves the market. (FL-ROUND-04)
  told: Round 4 begins. (FL-ROUND-06)
  told: The Electrostatic Prelude comes up in slot 5. (FL-EXPL-22)
  told: Event: Electrostatic Prelude. (FL-EXPL-25)
  all see phase movement -> exploration; round 3 -> 4; gates 2 -> 3; slots[Cage Trailer].tile Breaker's Yard -> Water Trough; slots[Cage
      Trailer].side 1 -> 0; slots[Cage Trailer].cost 2 -> 1; slots[Dune Skimmer].tile Tool Crib -> Breaker's Yard; slots[Dune Skimmer].side 0 -> 1;
      slots[Sandblown Garage].tile Powder Shed -> Tool Crib; slots[Half-Buried Diner].tile Last Pump -> Powder Shed; slots[Half-Buried Diner].cost 3
      -> 2; slots[Electrostatic Prelude] new {card Electrostatic Prelude, tile Last Pump, cost 3}; slots[Roadside Shrine] gone; decks.exploration[0]
      3 -> 2; common + Roadside Shrine
  all see Yellow: moved 0 -> 4

130. Yellow is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (2 to go) (damage, FL-DMG-01)
  can (FL-DMG-01): damage:923 "Damage box 4 of the Chrome Mule (Weapon)"; damage:648 "Damage box 1 of the Epic Luggage Rack (MAX +1)"; damage:649
      "Damage box 2 of the Epic Luggage Rack (Fame)"; damage:929 "Damage box 2 of the Plated Pod (armor)"; damage:930 "Damage box 3 of the Plated Pod
      (armor)"; damage:937 "Damage box 2 of the Lab Cart (Food or Fuel)"
  can (FL-DMG-04): damage:920 "Damage box 1 of the Chrome Mule (Survivor), losing 1 Survivor"; damage:921 "Damage box 2 of the Chrome Mule (open),
      losing 1 Survivor"; damage:922 "Damage box 3 of the Chrome Mule (Food or Fuel), losing 1 Fuel"; damage:928 "Damage box 1 of the Plated Pod
      (open), losing 1 Survivor"; damage:936 "Damage box 1 of the Lab Cart (Survivor), losing 1 Survivor"; damage:938 "Damage box 3 of the Lab Cart
      (open), losing 1 Survivor"
  Yellow answers: damage:929 "Damage box 2 of the Plated Pod (armor)"
  told: Electrostatic Prelude: Yellow takes 1 Damage on box 2 of the Plated Pod. (FL-EXPL-25)
  all see Yellow: columns[1].vehicle.boxes[1].damaged no -> yes; tally.lines[4].count 4 -> 3; tally.lines[4].fame 4 -> 3; tally.total 8 -> 7

131. Yellow is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:923 "Damage box 4 of the Chrome Mule (Weapon)"; damage:648 "Damage box 1 of the Epic Luggage Rack (MAX +1)"; damage:649
      "Damage box 2 of the Epic Luggage Rack (Fame)"; damage:930 "Damage box 3 of the Plated Pod (armor)"; damage:937 "Damage box 2 of the Lab Cart
      (Food or Fuel)"
  can (FL-DMG-04): damage:920 "Damage box 1 of the Chrome Mule (Survivor), losing 1 Survivor"; damage:921 "Damage box 2 of the Chrome Mule (open),
      losing 1 Survivor"; damage:922 "Damage box 3 of the Chrome Mule (Food or Fuel), losing 1 Fuel"; damage:928 "Damage box 1 of the Plated Pod
      (open), losing 1 Survivor"; damage:936 "Damage box 1 of the Lab Cart (Survivor), losing 1 Survivor"; damage:938 "Damage box 3 of the Lab Cart
      (open), losing 1 Survivor"
  can't, it is damaged already (FL-CONVOY-07): damage:929 "Damage box 2 of the Plated Pod (armor)"
  Yellow answers: damage:930 "Damage box 3 of the Plated Pod (armor)"
  told: Electrostatic Prelude: Yellow takes 1 Damage on box 3 of the Plated Pod. (FL-EXPL-25)
  all see Yellow: columns[1].vehicle.boxes[2].damaged no -> yes

132. Yellow is asked: Electrostatic Prelude: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:118 "The Desert Son takes it"; counter:120 "The Implanted Fighter takes it"; counter:119 "The Implanted Rebel takes it";
      counter:4 "The Welder takes it"; counter:3 "The Cooker takes it"
  can (FL-RULING-105): suit:70 "Nobody: use the Hazmat Suit"
  Yellow answers: suit:70 "Nobody: use the Hazmat Suit"
  told: Yellow uses the Hazmat Suit. (FL-RULING-105)
  all see objects + Hazmat Suit
  all see Yellow: hand[1] gone; tally.lines[2].count 2 -> 1; tally.lines[2].fame 2 -> 1; tally.total 7 -> 6
  Yellow sees Yellow: hand[Hazmat Suit] gone

133. Green is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (2 to go) (damage, FL-DMG-01)
  can (FL-DMG-01): damage:874 "Damage box 3 of the Shade Runner (Weapon)"; damage:880 "Damage box 1 of the Smuggler Box (open)"; damage:882 "Damage
      box 3 of the Smuggler Box (open)"
  can (FL-DMG-04): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage box 2 of the Shade Runner (open),
      losing 1 Survivor"; damage:881 "Damage box 2 of the Smuggler Box (open), losing 1 Fuel"; damage:888 "Damage box 1 of the Tarp Trailer
      (Survivor), losing 1 Survivor"; damage:889 "Damage box 2 of the Tarp Trailer (open), losing 1 Contaminated Food"; damage:890 "Damage box 3 of
      the Tarp Trailer (Food or Fuel), losing 1 Fuel"
  Green answers: damage:874 "Damage box 3 of the Shade Runner (Weapon)"
  told: Electrostatic Prelude: Green takes 1 Damage on box 3 of the Shade Runner. (FL-EXPL-25)
  all see Green: columns[0].vehicle.boxes[2].damaged no -> yes; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2; tally.total 9 -> 8

134. Green is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:880 "Damage box 1 of the Smuggler Box (open)"; damage:882 "Damage box 3 of the Smuggler Box (open)"
  can (FL-DMG-04): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage box 2 of the Shade Runner (open),
      losing 1 Survivor"; damage:881 "Damage box 2 of the Smuggler Box (open), losing 1 Fuel"; damage:888 "Damage box 1 of the Tarp Trailer
      (Survivor), losing 1 Survivor"; damage:889 "Damage box 2 of the Tarp Trailer (open), losing 1 Contaminated Food"; damage:890 "Damage box 3 of
      the Tarp Trailer (Food or Fuel), losing 1 Fuel"
  can't, it is damaged already (FL-CONVOY-07): damage:874 "Damage box 3 of the Shade Runner (Weapon)"
  Green answers: damage:882 "Damage box 3 of the Smuggler Box (open)"
  told: Electrostatic Prelude: Green takes 1 Damage on box 3 of the Smuggler Box. (FL-EXPL-25)
  all see Green: columns[1].vehicle.boxes[2].damaged no -> yes; tally.lines[3].count 2 -> 1; tally.lines[3].fame 2 -> 1; tally.total 8 -> 7

135. Green is asked: Electrostatic Prelude: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:112 "The Desert Son takes it"; counter:113 "The Incursor takes it"; counter:114 "The Spy takes it"
  without a turn (FL-CONVOY-05): - move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:873:882 "Move the Survivor to box 3 of the
      Smuggler Box", move:881:882 "Move the Fuel to box 3 of the Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:889:882 "Move the Contaminated Food to box 3 of the Smuggler Box", move:890:882 "Move the Fuel to box 3 of the Smuggler Box"
  not without a turn, that box is damaged (FL-CONVOY-11): + move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:873:882 "Move the
      Survivor to box 3 of the Smuggler Box", move:881:882 "Move the Fuel to box 3 of the Smuggler Box", move:888:882 "Move the Survivor to box 3 of
      the Smuggler Box", move:889:882 "Move the Contaminated Food to box 3 of the Smuggler Box", move:890:882 "Move the Fuel to box 3 of the Smuggler
      Box"
  Green answers: counter:114 "The Spy takes it"
  chance: exploration deck I, Pathfinder
  told: Electrostatic Prelude: Green's Spy takes a Contamination counter. (FL-EXPL-25)
  told: The Pathfinder comes up in slot 5. (FL-EXPL-22)
  all see slots[4].card Electrostatic Prelude -> Pathfinder; decks.exploration[0] 2 -> 1; common + Electrostatic Prelude
  all see Green: active[Spy].skill 2 -> 1; active[Spy].counters 0 -> 1; active[Spy].used yes -> no

136. Yellow is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Cage Trailer (slot 1, cost 1)"; explore:2 "Explore the Dune Skimmer (slot 2, cost 2)"; explore:3 "Explore
      the Sandblown Garage (slot 3, cost 2)"; explore:4 "Explore the Half-Buried Diner (slot 4, cost 2)"
  can (FL-BREAK-01): break:118 "Take a Break with the Desert Son"; break:120 "Take a Break with the Implanted Fighter"; break:119 "Take a Break with
      the Implanted Rebel"; break:4 "Take a Break with the Welder"; break:3 "Take a Break with the Cooker"
  can't, an Enemy lies there (FL-EXPL-04): explore:5 "Explore the Pathfinder (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Yellow answers: explore:1 "Explore the Cage Trailer (slot 1, cost 1)"
  told: Yellow explores the Cage Trailer. (FL-EXPL-04)

137. Yellow is asked: To explore the Cage Trailer takes a skill of 1: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-05): send:118 "Send the Desert Son"; send:120 "Send the Implanted Fighter"; send:119 "Send the Implanted Rebel"; send:4 "Send the
      Welder"; send:3 "Send the Cooker"
  Yellow answers: send:118 "Send the Desert Son"
  told: Yellow sends the Desert Son. (FL-EXPL-05)
  all see Yellow: active[Desert Son (yellow)].sent no -> yes

138. Yellow is asked: Cage Trailer: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:1 "Install: Cage Trailer"
  can (FL-BONUS-01): bonus:1:1 "Bonus: Gain 1 Fury."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, it would do nothing (FL-RULING-110): bonus:1 "Bonus: 1 Treatment."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Yellow answers: act:1 "Install: Cage Trailer"

139. Yellow is asked: Which Trailer gives way to the Cage Trailer? (replace, FL-IMPROVE-03)
  can (FL-IMPROVE-03): replace:116 "Replace the Plated Pod"; replace:117 "Replace the Lab Cart"
  Yellow answers: replace:116 "Replace the Plated Pod"
  told: Yellow scraps the Plated Pod. (FL-IMPROVE-03)
  told: Yellow installs the Cage Trailer. (FL-EXPL-08)
  all see slots[0].card Cage Trailer -> -; common + Plated Pod
  all see Yellow: columns[1].vehicle.card Plated Pod -> Cage Trailer; columns[1].vehicle.boxes[0].kind any -> survivor;
      columns[1].vehicle.boxes[1].kind armor -> survivor; columns[1].vehicle.boxes[1].damaged yes -> no; columns[1].vehicle.boxes[2].damaged yes ->
      no; tally.lines[4].count 3 -> 4; tally.lines[4].fame 3 -> 4; tally.total 6 -> 7

140. Yellow is asked: Cage Trailer: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:1:1 "Bonus: Gain 1 Fury."
  can't, it would do nothing (FL-RULING-110): bonus:1 "Bonus: 1 Treatment."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): + move:920:153 "Move the Survivor to box 2 of the Cage Trailer", move:921:153 "Move the Survivor to box 2 of the
      Cage Trailer", move:152:153 "Move the Survivor to box 2 of the Cage Trailer", move:936:153 "Move the Survivor to box 2 of the Cage Trailer",
      move:938:153 "Move the Survivor to box 2 of the Cage Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:928:922 "Move the Survivor to box 3 of the Chrome Mule", move:928:937 "Move
      the Survivor to box 2 of the Lab Cart" + move:922:152 "Move the Fuel to box 1 of the Cage Trailer", move:922:153 "Move the Fuel to box 2 of the
      Cage Trailer", move:152:922 "Move the Survivor to box 3 of the Chrome Mule", move:152:937 "Move the Survivor to box 2 of the Lab Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:922:928 "Move the Fuel to box 1 of the Plated Pod"
  Yellow answers: bonus:1:1 "Bonus: Gain 1 Fury."
  told: Yellow takes the Bonus Action of the Water Trough. (FL-BONUS-01)
  told: Water Trough: Yellow gains 1 Fury and has 1. (FL-BONUS-01)
  all see Yellow: fury 0 -> 1

141. Yellow is asked: Cage Trailer: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Yellow answers: done "Done"

142. Yellow is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, for 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  Yellow answers: tired:2 "To the Exhausted Zone, for 1 Fuel"
  chance: exploration deck I, Oil Platform
  told: Yellow calls on the Desert Son. (FL-ABIL-01)
  told: Yellow's Desert Son goes to the Exhausted Zone. (FL-EXPL-09)
  told: Desert Son: Yellow gains 1 Fuel. (FL-RULING-104)
  told: The Oil Platform comes up in slot 5. (FL-EXPL-22)
  all see slots[Dune Skimmer].tile Breaker's Yard -> Water Trough; slots[Dune Skimmer].side 1 -> 0; slots[Dune Skimmer].cost 2 -> 1; slots[Sandblown
      Garage].tile Tool Crib -> Breaker's Yard; slots[Sandblown Garage].side 0 -> 1; slots[Half-Buried Diner].tile Powder Shed -> Tool Crib;
      slots[Pathfinder].tile Last Pump -> Powder Shed; slots[Pathfinder].cost 3 -> 2; slots[Oil Platform] new {card Oil Platform, tile Last Pump,
      cost 3, left [fuel, fuel], right [ammo, object]}; slots[0] gone; decks.exploration[0] 1 -> 0
  all see Yellow: columns[2].vehicle.boxes[1].token none -> fuel; active[Desert Son (yellow)] gone; exhausted[Desert Son (yellow)] new {card Desert
      Son (yellow), skill 1, used}

143. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): - move:922:937 "Move the Fuel to box 2 of the Lab Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:937:920 "Move the Fuel to box 1 of the Chrome Mule", move:937:152 "Move the
      Fuel to box 1 of the Cage Trailer", move:937:153 "Move the Fuel to box 2 of the Cage Trailer", move:937:936 "Move the Fuel to box 1 of the Lab
      Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:937:921 "Move the Fuel to box 2 of the Chrome Mule",
      move:937:938 "Move the Fuel to box 3 of the Lab Cart"
  Yellow answers: fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  told: Yellow turns to the Fury card: Pay 1 Fury: gain 1 Contaminated Food. (FL-FURY-04)
  told: Yellow spends 1 Fury and has 0 left. (FL-FURY-04)
  told: Yellow gains 1 Contaminated Food. (FL-FURY-04)
  all see Yellow: fury 1 -> 0; columns[0].vehicle.boxes[1].token survivor -> contaminated food; columns[1].vehicle.boxes[1].token none -> survivor

144. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:118 "Feed the Desert Son 1 Contaminated Food"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:2:120 "Feed the Implanted Fighter 1 Contaminated Food"; feed:2:119 "Feed
      the Implanted Rebel 1 Contaminated Food"; feed:2:4 "Feed the Welder 1 Contaminated Food"; feed:2:3 "Feed the Cooker 1 Contaminated Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): - move:920:153 "Move the Survivor to box 2 of the Cage Trailer", move:921:153 "Move the Survivor to box 2 of the
      Cage Trailer", move:152:153 "Move the Survivor to box 2 of the Cage Trailer", move:936:153 "Move the Survivor to box 2 of the Cage Trailer",
      move:938:153 "Move the Survivor to box 2 of the Cage Trailer" + move:921:922 "Move the Contaminated Food to box 3 of the Chrome Mule",
      move:921:937 "Move the Contaminated Food to box 2 of the Lab Cart", move:921:938 "Move the Contaminated Food to box 3 of the Lab Cart",
      move:922:921 "Move the Fuel to box 2 of the Chrome Mule", move:937:921 "Move the Fuel to box 2 of the Chrome Mule", move:938:921 "Move the
      Survivor to box 2 of the Chrome Mule"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:922:921 "Move the Fuel to box 2 of the Chrome Mule",
      move:937:921 "Move the Fuel to box 2 of the Chrome Mule" + move:920:921 "Move the Survivor to box 2 of the Chrome Mule", move:152:921 "Move the
      Survivor to box 2 of the Chrome Mule", move:153:921 "Move the Survivor to box 2 of the Chrome Mule", move:936:921 "Move the Survivor to box 2
      of the Chrome Mule"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:921:922 "Move the Survivor to box 3 of the Chrome Mule", move:921:937 "Move
      the Survivor to box 2 of the Lab Cart" + move:921:920 "Move the Contaminated Food to box 1 of the Chrome Mule", move:921:152 "Move the
      Contaminated Food to box 1 of the Cage Trailer", move:921:153 "Move the Contaminated Food to box 2 of the Cage Trailer", move:921:936 "Move the
      Contaminated Food to box 1 of the Lab Cart", move:153:922 "Move the Survivor to box 3 of the Chrome Mule", move:153:937 "Move the Survivor to
      box 2 of the Lab Cart"
  Yellow answers: end "End the turn"
  all see turn Yellow -> Green

145. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Dune Skimmer (slot 1, cost 1)"; explore:2 "Explore the Sandblown Garage (slot 2, cost 2)"; explore:3
      "Explore the Half-Buried Diner (slot 3, cost 2)"; explore:5 "Explore the Oil Platform (slot 5, cost 3)"
  can (FL-BREAK-01): break:112 "Take a Break with the Desert Son"; break:113 "Take a Break with the Incursor"; break:114 "Take a Break with the Spy"
  can (FL-FOOD-02): feed:2:112 "Feed the Desert Son 1 Contaminated Food"; feed:2:113 "Feed the Incursor 1 Contaminated Food"; feed:2:114 "Feed the
      Spy 1 Contaminated Food"
  can (FL-OBJ-05): use:69 "Use the Decontamination IV Bag"; use:66 "Use the Anti-Rad Kit"
  can't, an Enemy lies there (FL-EXPL-04): explore:4 "Explore the Pathfinder (slot 4, cost 2)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  Green answers: explore:3 "Explore the Half-Buried Diner (slot 3, cost 2)"
  told: Green explores the Half-Buried Diner. (FL-EXPL-04)

146. Green is asked: To explore the Half-Buried Diner takes a skill of 2: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-06): send:112:114 "Send the Desert Son and the Spy"
  can (FL-EXPL-05): send:113 "Send the Incursor"
  can't, not skilled enough alone (FL-EXPL-05): send:112 "Send the Desert Son"; send:114 "Send the Spy"
  Green answers: send:112:114 "Send the Desert Son and the Spy"
  told: Green sends the Desert Son. (FL-EXPL-05)
  told: Green sends the Spy. (FL-EXPL-05)
  all see Green: active[Desert Son (green)].sent no -> yes; active[Spy].sent no -> yes

147. Green is asked: Half-Buried Diner: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:3 "Gather: Half-Buried Diner"
  can (FL-BONUS-01): bonus:3 "Bonus: 2 Repairs."
  can (FL-ABIL-01): ability-for:114:1 "Spy: lose 1 Fame for 1 Food"; ability-for:114:3 "Spy: lose 1 Fame for 1 Fuel"; ability-for:114:4 "Spy: lose 1
      Fame for 1 Ammo"; ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  can (FL-OBJ-05): use:69 "Use the Decontamination IV Bag"; use:66 "Use the Anti-Rad Kit"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:3:1 "Bonus: Pay 2 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  Green answers: bonus:3 "Bonus: 2 Repairs."
  told: Green takes the Bonus Action of the Tool Crib. (FL-BONUS-01)
  told: Green repairs box 3 of the Shade Runner. (FL-BONUS-01)
  told: Green repairs box 3 of the Smuggler Box. (FL-BONUS-01)
  all see Green: columns[0].vehicle.boxes[2].damaged yes -> no; columns[1].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 1 -> 3;
      tally.lines[3].fame 1 -> 3; tally.total 7 -> 9

148. Green is asked: Half-Buried Diner: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:3 "Gather: Half-Buried Diner"
  can (FL-ABIL-01): ability-for:114:1 "Spy: lose 1 Fame for 1 Food"; ability-for:114:3 "Spy: lose 1 Fame for 1 Fuel"; ability-for:114:4 "Spy: lose 1
      Fame for 1 Ammo"; ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  can (FL-OBJ-05): use:69 "Use the Decontamination IV Bag"; use:66 "Use the Anti-Rad Kit"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  without a turn (FL-CONVOY-05): + move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:873:882 "Move the Survivor to box 3 of the
      Smuggler Box", move:881:882 "Move the Fuel to box 3 of the Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:889:882 "Move the Contaminated Food to box 3 of the Smuggler Box", move:890:882 "Move the Fuel to box 3 of the Smuggler Box"
  not without a turn, that box is damaged (FL-CONVOY-11): none any more
  Green answers: act:3 "Gather: Half-Buried Diner"

149. Green is asked: Half-Buried Diner: which block do you take? (block, FL-EXPL-14)
  can (FL-EXPL-14): block:3 "Take 1 Food"; block:3:1 "Take 2 Contaminated Food"
  Green answers: block:3 "Take 1 Food"
  told: Green takes 1 Food from the Half-Buried Diner. (FL-EXPL-14)
  all see slots[Half-Buried Diner].left - food
  all see Green: columns[1].vehicle.boxes[0].token none -> food

150. Green is asked: Half-Buried Diner: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can (FL-ABIL-01): ability-for:114:1 "Spy: lose 1 Fame for 1 Food"; ability-for:114:3 "Spy: lose 1 Fame for 1 Fuel"; ability-for:114:4 "Spy: lose 1
      Fame for 1 Ammo"; ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  can (FL-OBJ-05): use:69 "Use the Decontamination IV Bag"; use:66 "Use the Anti-Rad Kit"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  without a turn (FL-CONVOY-05): - move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:880 "Move the Survivor to box 1 of the
      Smuggler Box" + move:880:873 "Move the Food to box 2 of the Shade Runner", move:880:881 "Move the Food to box 2 of the Smuggler Box",
      move:880:882 "Move the Food to box 3 of the Smuggler Box", move:880:889 "Move the Food to box 2 of the Tarp Trailer", move:880:890 "Move the
      Food to box 3 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:888:880 "Move the Survivor to box 1 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:880:872 "Move the Food to box 1 of the Shade Runner", move:880:888 "Move the
      Food to box 1 of the Tarp Trailer"
  Green answers: use:69 "Use the Decontamination IV Bag"
  told: Green uses the Decontamination IV Bag. (FL-OBJ-05)
  told: Green's Spy loses a Contamination counter. (FL-OBJ-05)
  all see objects + Decontamination IV Bag
  all see Green: active[Spy].skill 1 -> 2; active[Spy].counters 1 -> 0; hand[2] gone; tally.lines[2].count 2 -> 1; tally.lines[2].fame 2 -> 1;
      tally.total 9 -> 8
  Green sees Green: hand[Decontamination IV Bag] gone

151. Green is asked: Half-Buried Diner: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can (FL-ABIL-01): ability-for:114:1 "Spy: lose 1 Fame for 1 Food"; ability-for:114:3 "Spy: lose 1 Fame for 1 Fuel"; ability-for:114:4 "Spy: lose 1
      Fame for 1 Ammo"; ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, nobody is contaminated (FL-RULING-110): use:66 "Use the Anti-Rad Kit"
  Green answers: ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  told: Green calls on the Spy. (FL-ABIL-01)
  all see Green: active[Spy].used no -> yes

152. Green is asked: Spy: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:874 "Damage box 3 of the Shade Runner (Weapon)"; damage:882 "Damage box 3 of the Smuggler Box (open)"
  can (FL-DMG-04): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage box 2 of the Shade Runner (open),
      losing 1 Survivor"; damage:880 "Damage box 1 of the Smuggler Box (open), losing 1 Food"; damage:881 "Damage box 2 of the Smuggler Box (open),
      losing 1 Fuel"; damage:888 "Damage box 1 of the Tarp Trailer (Survivor), losing 1 Survivor"; damage:889 "Damage box 2 of the Tarp Trailer
      (open), losing 1 Contaminated Food"; damage:890 "Damage box 3 of the Tarp Trailer (Food or Fuel), losing 1 Fuel"
  Green answers: damage:874 "Damage box 3 of the Shade Runner (Weapon)"
  chance: object deck, Incendiary Ammunition, seen by Green
  told: Spy: Green takes 1 Damage on box 3 of the Shade Runner. (FL-FAME-03)
  told: Green draws an Object. (FL-ABIL-01)
  told Green: Green draws the Incendiary Ammunition. (FL-ABIL-01)
  all see decks.objects 6 -> 5
  all see Green: columns[0].vehicle.boxes[2].damaged no -> yes; hand[2] new {back object}; tally.lines[2].count 1 -> 2; tally.lines[2].fame 1 -> 2;
      tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2
  Green sees Green: hand[Incendiary Ammunition] new {card Incendiary Ammunition, back object}

153. Green is asked: Half-Buried Diner: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can't, used this round (FL-ABIL-05): ability:114 "Spy: lose 1 Fame for 1 Food, Fuel, Ammo or Object"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:71 "Use the Incendiary Ammunition"
  can't, nobody is contaminated (FL-RULING-110): use:66 "Use the Anti-Rad Kit"
  Green answers: done "Done"

154. Green is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, for 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  Green answers: tired:2 "To the Exhausted Zone, for 1 Fuel"
  told: Green calls on the Desert Son. (FL-ABIL-01)
  told: Green's Desert Son goes to the Exhausted Zone. (FL-EXPL-09)
  told: Desert Son: Green gains 1 Fuel. (FL-RULING-104)
  told: Green's Spy goes to the Exhausted Zone. (FL-EXPL-09)
  all see Green: columns[1].vehicle.boxes[2].token none -> fuel; active[Desert Son (green)] gone; active[Spy] gone; exhausted[Desert Son (green)] new
      {card Desert Son (green), skill 1, used}; exhausted[Spy] new {card Spy, skill 2, used}

155. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"; feed:1:114 "Feed the Spy 1 Food"; feed:2:112 "Feed the Desert Son 1 Contaminated Food";
      feed:2:114 "Feed the Spy 1 Contaminated Food"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:113 "Feed the Incursor 1 Food"; feed:2:113 "Feed the Incursor 1
      Contaminated Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:71 "Use the Incendiary Ammunition"
  can't, nobody is contaminated (FL-RULING-110): use:66 "Use the Anti-Rad Kit"
  without a turn (FL-CONVOY-05): - move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:881:882 "Move the Fuel to box 3 of the
      Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box", move:890:882 "Move the Fuel to box 3 of the Smuggler Box" +
      move:882:873 "Move the Fuel to box 2 of the Shade Runner", move:882:880 "Move the Fuel to box 1 of the Smuggler Box", move:882:889 "Move the
      Fuel to box 2 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:888:882 "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:882:872 "Move the Fuel to box 1 of the Shade Runner", move:882:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: end "End the turn"
  all see turn Green -> Yellow

156. Yellow is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Dune Skimmer (slot 1, cost 1)"; explore:2 "Explore the Sandblown Garage (slot 2, cost 2)"; explore:3
      "Explore the Half-Buried Diner (slot 3, cost 2)"; explore:5 "Explore the Oil Platform (slot 5, cost 3)"
  can (FL-BREAK-01): break:120 "Take a Break with the Implanted Fighter"; break:119 "Take a Break with the Implanted Rebel"; break:4 "Take a Break
      with the Welder"; break:3 "Take a Break with the Cooker"
  can (FL-FOOD-02): feed:2:118 "Feed the Desert Son 1 Contaminated Food"; feed:2:120 "Feed the Implanted Fighter 1 Contaminated Food"; feed:2:119
      "Feed the Implanted Rebel 1 Contaminated Food"; feed:2:4 "Feed the Welder 1 Contaminated Food"; feed:2:3 "Feed the Cooker 1 Contaminated Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:4 "Explore the Pathfinder (slot 4, cost 2)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Yellow answers: break:119 "Take a Break with the Implanted Rebel"
  told: The Implanted Rebel takes a Break: 2 points for Yellow. (FL-BREAK-01)
  all see Yellow: speed 4 -> 3; active[Implanted Rebel] gone; rest[Implanted Rebel] new {card Implanted Rebel, skill 2}

157. Yellow is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 1. (FL-BREAK-02)
  all see Yellow: fury 0 -> 1

158. Yellow is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 2. (FL-BREAK-02)
  all see Yellow: fury 1 -> 2

159. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:118 "Feed the Desert Son 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:2:120 "Feed the Implanted Fighter 1 Contaminated Food"; feed:2:4 "Feed the
      Welder 1 Contaminated Food"; feed:2:3 "Feed the Cooker 1 Contaminated Food"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Yellow answers: end "End the turn"
  all see turn Yellow -> Green

160. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Dune Skimmer (slot 1, cost 1)"; explore:2 "Explore the Sandblown Garage (slot 2, cost 2)"; explore:3
      "Explore the Half-Buried Diner (slot 3, cost 2)"
  can (FL-BREAK-01): break:113 "Take a Break with the Incursor"
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"; feed:1:114 "Feed the Spy 1 Food"; feed:1:113 "Feed the Incursor 1 Food"; feed:2:112
      "Feed the Desert Son 1 Contaminated Food"; feed:2:114 "Feed the Spy 1 Contaminated Food"; feed:2:113 "Feed the Incursor 1 Contaminated Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:4 "Explore the Pathfinder (slot 4, cost 2)"
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Oil Platform (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:71 "Use the Incendiary Ammunition"
  can't, nobody is contaminated (FL-RULING-110): use:66 "Use the Anti-Rad Kit"
  Green answers: break:113 "Take a Break with the Incursor"
  told: The Incursor takes a Break: 2 points for Green. (FL-BREAK-01)
  all see Green: active[Incursor] gone; rest[Incursor] new {card Incursor, skill 2}

161. Green is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-DMG-06): repair:874 "Repair box 3 of the Shade Runner (Weapon)"
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: repair:874 "Repair box 3 of the Shade Runner (Weapon)"
  told: Green repairs box 3 of the Shade Runner. (FL-BREAK-02)
  all see Green: columns[0].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 2 -> 3; tally.lines[3].fame 2 -> 3; tally.total 8 -> 9

162. Green is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: rage "Gain 1 Fury"
  told: Green gains 1 Fury and has 1. (FL-BREAK-02)
  all see Green: fury 0 -> 1

163. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"; feed:1:114 "Feed the Spy 1 Food"; feed:2:112 "Feed the Desert Son 1 Contaminated Food";
      feed:2:114 "Feed the Spy 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:71 "Use the Incendiary Ammunition"
  can't, nobody is contaminated (FL-RULING-110): use:66 "Use the Anti-Rad Kit"
  Green answers: end "End the turn"
  all see turn Green -> Yellow

164. Yellow is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Dune Skimmer (slot 1, cost 1)"; explore:2 "Explore the Sandblown Garage (slot 2, cost 2)"; explore:3
      "Explore the Half-Buried Diner (slot 3, cost 2)"; explore:5 "Explore the Oil Platform (slot 5, cost 3)"
  can (FL-BREAK-01): break:120 "Take a Break with the Implanted Fighter"; break:4 "Take a Break with the Welder"; break:3 "Take a Break with the
      Cooker"
  can (FL-FOOD-02): feed:2:118 "Feed the Desert Son 1 Contaminated Food"; feed:2:120 "Feed the Implanted Fighter 1 Contaminated Food"; feed:2:4 "Feed
      the Welder 1 Contaminated Food"; feed:2:3 "Feed the Cooker 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can't, an Enemy lies there (FL-EXPL-04): explore:4 "Explore the Pathfinder (slot 4, cost 2)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Yellow answers: break:3 "Take a Break with the Cooker"
  told: The Cooker takes a Break: 2 points for Yellow. (FL-BREAK-01)
  all see Yellow: active[Cooker] gone; rest[Cooker] new {card Cooker, skill 2}

165. Yellow is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 3. (FL-BREAK-02)
  all see Yellow: fury 2 -> 3

166. Yellow is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 4. (FL-BREAK-02)
  all see Yellow: fury 3 -> 4

167. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:118 "Feed the Desert Son 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay
      4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:2:120 "Feed the Implanted Fighter 1 Contaminated Food"; feed:2:4 "Feed the
      Welder 1 Contaminated Food"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Yellow answers: fury:6 "Pay 4 Fury: gain 1 Object."
  chance: object deck, Nitromethane, seen by Yellow
  told: Yellow turns to the Fury card: Pay 4 Fury: gain 1 Object. (FL-FURY-04)
  told: Yellow spends 4 Fury and has 0 left. (FL-FURY-04)
  told: Yellow draws an Object. (FL-FURY-04)
  told Yellow: Yellow draws the Nitromethane. (FL-FURY-04)
  all see decks.objects 5 -> 4
  all see Yellow: fury 4 -> 0; hand[1] new {back object}; tally.lines[2].count 1 -> 2; tally.lines[2].fame 1 -> 2; tally.total 7 -> 8
  Yellow sees Yellow: hand[Nitromethane] new {card Nitromethane, back object}

168. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:118 "Feed the Desert Son 1 Contaminated Food"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:2:120 "Feed the Implanted Fighter 1 Contaminated Food"; feed:2:4 "Feed the
      Welder 1 Contaminated Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:74 "Use the Nitromethane"
  Yellow answers: end "End the turn"
  all see turn Yellow -> Green

169. Green is asked: Your turn, with nobody active: whatever you like before you end it. (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"; feed:1:114 "Feed the Spy 1 Food"; feed:2:112 "Feed the Desert Son 1 Contaminated Food";
      feed:2:114 "Feed the Spy 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:71 "Use the Incendiary Ammunition"
  can't, nobody is contaminated (FL-RULING-110): use:66 "Use the Anti-Rad Kit"
  Green answers: end "End the turn"
  told: Green skips the turn. (FL-EXPL-12)
  all see turn Green -> Yellow

170. Yellow is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Dune Skimmer (slot 1, cost 1)"; explore:2 "Explore the Sandblown Garage (slot 2, cost 2)"; explore:3
      "Explore the Half-Buried Diner (slot 3, cost 2)"; explore:5 "Explore the Oil Platform (slot 5, cost 3)"
  can (FL-BREAK-01): break:120 "Take a Break with the Implanted Fighter"; break:4 "Take a Break with the Welder"
  can (FL-FOOD-02): feed:2:118 "Feed the Desert Son 1 Contaminated Food"; feed:2:120 "Feed the Implanted Fighter 1 Contaminated Food"; feed:2:4 "Feed
      the Welder 1 Contaminated Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:4 "Explore the Pathfinder (slot 4, cost 2)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:74 "Use the Nitromethane"
  Yellow answers: break:4 "Take a Break with the Welder"
  told: The Welder takes a Break: 2 points for Yellow. (FL-BREAK-01)
  all see Yellow: active[Welder] gone; rest[Welder] new {card Welder, skill 2}

171. Yellow is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 1. (FL-BREAK-02)
  all see Yellow: fury 0 -> 1

172. Yellow is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 2. (FL-BREAK-02)
  all see Yellow: fury 1 -> 2

173. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:118 "Feed the Desert Son 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:2:120 "Feed the Implanted Fighter 1 Contaminated Food"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:74 "Use the Nitromethane"
  Yellow answers: end "End the turn"
  all see turn Yellow -> Green

174. Green is asked: Your turn, with nobody active: whatever you like before you end it. (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"; feed:1:114 "Feed the Spy 1 Food"; feed:2:112 "Feed the Desert Son 1 Contaminated Food";
      feed:2:114 "Feed the Spy 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:71 "Use the Incendiary Ammunition"
  can't, nobody is contaminated (FL-RULING-110): use:66 "Use the Anti-Rad Kit"
  Green answers: end "End the turn"
  told: Green skips the turn. (FL-EXPL-12)
  all see turn Green -> Yellow

175. Yellow is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Dune Skimmer (slot 1, cost 1)"; explore:2 "Explore the Sandblown Garage (slot 2, cost 2)"; explore:3
      "Explore the Half-Buried Diner (slot 3, cost 2)"
  can (FL-BREAK-01): break:120 "Take a Break with the Implanted Fighter"
  can (FL-FOOD-02): feed:2:118 "Feed the Desert Son 1 Contaminated Food"; feed:2:120 "Feed the Implanted Fighter 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can't, an Enemy lies there (FL-EXPL-04): explore:4 "Explore the Pathfinder (slot 4, cost 2)"
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Oil Platform (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:74 "Use the Nitromethane"
  Yellow answers: break:120 "Take a Break with the Implanted Fighter"
  told: The Implanted Fighter takes a Break: 2 points for Yellow. (FL-BREAK-01)
  all see Yellow: active[Implanted Fighter] gone; rest[Implanted Fighter] new {card Implanted Fighter, skill 2}

176. Yellow is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 3. (FL-BREAK-02)
  all see Yellow: fury 2 -> 3

177. Yellow is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Yellow answers: rage "Gain 1 Fury"
  told: Yellow gains 1 Fury and has 4. (FL-BREAK-02)
  all see Yellow: fury 3 -> 4

178. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:118 "Feed the Desert Son 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay
      4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:74 "Use the Nitromethane"
  Yellow answers: fury:6 "Pay 4 Fury: gain 1 Object."
  chance: object deck, Nitrous Oxide, seen by Yellow
  told: Yellow turns to the Fury card: Pay 4 Fury: gain 1 Object. (FL-FURY-04)
  told: Yellow spends 4 Fury and has 0 left. (FL-FURY-04)
  told: Yellow draws an Object. (FL-FURY-04)
  told Yellow: Yellow draws the Nitrous Oxide. (FL-FURY-04)
  all see decks.objects 4 -> 3
  all see Yellow: fury 4 -> 0; hand[2] new {back object}; tally.lines[2].count 2 -> 3; tally.lines[2].fame 2 -> 3; tally.total 8 -> 9
  Yellow sees Yellow: hand[Nitrous Oxide] new {card Nitrous Oxide, back object}

179. Yellow is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:118 "Feed the Desert Son 1 Contaminated Food"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:74 "Use the Nitromethane"; use:75 "Use the Nitrous Oxide"
  Yellow answers: end "End the turn"
  all see phase exploration -> rest; turn Yellow -> -

180. Green is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"; feed:1:114 "Feed the Spy 1 Food"; feed:2:112 "Feed the Desert Son 1 Contaminated Food";
      feed:2:114 "Feed the Spy 1 Contaminated Food"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:71 "Use the Incendiary Ammunition"
  can't, nobody is contaminated (FL-RULING-110): use:66 "Use the Anti-Rad Kit"
  Green answers: feed:1:114 "Feed the Spy 1 Food"
  told Green: Green spends 1 Food. (FL-FOOD-02)
  told Green: Green's Spy goes to the Rest Zone. (FL-FOOD-02)
  Green sees Green: columns[1].vehicle.boxes[0].token food -> none; exhausted[Spy] gone; rest[Spy] new {card Spy, skill 2, used}

181. Green is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-FOOD-02): feed:2:112 "Feed the Desert Son 1 Contaminated Food"
  can't, not in this phase (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:71 "Use the Incendiary Ammunition"
  can't, nobody is contaminated (FL-RULING-110): use:66 "Use the Anti-Rad Kit"
  without a turn (FL-CONVOY-05): - move:880:873 "Move the Food to box 2 of the Shade Runner", move:880:881 "Move the Food to box 2 of the Smuggler
      Box", move:880:882 "Move the Food to box 3 of the Smuggler Box", move:880:889 "Move the Food to box 2 of the Tarp Trailer", move:880:890 "Move
      the Food to box 3 of the Tarp Trailer" + move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:880 "Move the Survivor to box
      1 of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:888:880 "Move the Survivor to box 1 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:880:872 "Move the Food to box 1 of the Shade Runner", move:880:888 "Move the
      Food to box 1 of the Tarp Trailer"
  Green answers: shift "Move the zones on"
  told Green: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  Green sees Green: active[Incursor] new {card Incursor, skill 2}; active[Spy] new {card Spy, skill 2, used}; exhausted[Desert Son (green)] gone;
      rest[Desert Son (green)] new {card Desert Son (green), skill 1, used}; rest[Incursor] gone; rest[Spy] gone

182. Yellow is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-FOOD-02): feed:2:118 "Feed the Desert Son 1 Contaminated Food"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:74 "Use the Nitromethane"; use:75 "Use the Nitrous Oxide"
  Yellow answers: shift "Move the zones on"
  told: Green spends 1 Food. (FL-FOOD-02)
  told: Green's Spy goes to the Rest Zone. (FL-FOOD-02)
  told: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  told: Yellow's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  all see phase rest -> movement; turn - -> Green
  all see Green: moved 5 -> 0; columns[1].vehicle.boxes[0].token food -> none; active[Incursor] new {card Incursor, skill 2}; active[Spy] new {card
      Spy, skill 2, used}; exhausted[Desert Son (green)] gone; exhausted[Spy] gone; rest[Desert Son (green)] new {card Desert Son (green), skill 1,
      used}; rest[Incursor] gone
  all see Yellow: moved 4 -> 0; speed 3 -> 4; active[Implanted Rebel] new {card Implanted Rebel, skill 2}; active[Cooker] new {card Cooker, skill 2};
      active[Welder] new {card Welder, skill 2}; active[Implanted Fighter] new {card Implanted Fighter, skill 2}; exhausted[Desert Son (yellow)]
      gone; rest[Desert Son (yellow)] new {card Desert Son (yellow), skill 1, used}; rest[Implanted Rebel] gone; rest[Cooker] gone; rest[Welder]
      gone; rest[Implanted Fighter] gone

183. Green is asked: Your convoy stands on 209, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, only while moving (FL-MOVE-03): use:79 "Use the Atomic Fuel"
  can't, not in this phase (FL-OBJ-05): use:66 "Use the Anti-Rad Kit"; use:71 "Use the Incendiary Ammunition"
  Green answers: set-off "Spend 1 Fuel and set off"
  told: Green spends 1 Fuel. (FL-MOVE-03)
  told: Green sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Green: columns[1].vehicle.boxes[2].token fuel -> none

184. Green is asked: Your convoy is on 209 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:211 "By road to 211"; drive:212 "Drive on to 212: 2 spaces"; drive:301 "Drive on to 301: 2 spaces"; drive:300 "Drive on to
      300: 3 spaces"; drive:303 "Drive on to 303: 3 spaces"; drive:302 "Drive on to 302: 4 spaces"; drive:304 "Drive on to 304: 4 spaces"; stop "Stop
      here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-ABIL-01): barter:113 "Incursor: 1 Object for +1 speed"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, not in this phase (FL-OBJ-05): use:66 "Use the Anti-Rad Kit"; use:71 "Use the Incendiary Ammunition"
  without a turn (FL-CONVOY-05): - move:882:873 "Move the Fuel to box 2 of the Shade Runner", move:882:880 "Move the Fuel to box 1 of the Smuggler
      Box", move:882:889 "Move the Fuel to box 2 of the Tarp Trailer" + move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:881:882
      "Move the Fuel to box 3 of the Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box", move:890:882 "Move the Fuel to box
      3 of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:888:882 "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:882:872 "Move the Fuel to box 1 of the Shade Runner", move:882:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: drive:304 "Drive on to 304: 4 spaces"
  told: Green drives from 209 to 304, 4 spaces. (FL-MOVE-05)
  all see points 4 -> 0
  all see Green: space 209 -> 304; tally.lines[0].count 5 -> 9; tally.lines[0].fame 5 -> 9; tally.total 9 -> 13

185. Green is asked: Your convoy is on 304 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-ABIL-01): barter:113 "Incursor: 1 Object for +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:305 "By road to 305"; cross:306 "By the Dangerous shortcut to 306: 1 Contamination"
  can't, not in this phase (FL-OBJ-05): use:66 "Use the Anti-Rad Kit"; use:71 "Use the Incendiary Ammunition"
  Green answers: use:79 "Use the Atomic Fuel"
  told: Green uses the Atomic Fuel. (FL-OBJ-05)
  all see points 0 -> 4; common + Atomic Fuel
  all see Green: hand[0] new {back object}; hand[Atomic Fuel] gone; hand[2] gone

186. Green is asked: Atomic Fuel: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:113 "The Incursor takes it"; counter:114 "The Spy takes it"; counter:112 "The Desert Son takes it"
  Green answers: counter:114 "The Spy takes it"
  told: Atomic Fuel: Green's Spy takes a Contamination counter. (FL-OBJ-05)
  all see Green: active[Spy].skill 2 -> 1; active[Spy].counters 0 -> 1

187. Green is asked: Your convoy is on 304 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:305 "By road to 305"; drive:306 "Drive on to 306: 2 spaces"; drive:307 "Drive on to 307: 3 spaces"; drive:308 "Drive on to
      308: 4 spaces"; stop "Stop here"
  can (FL-SHORT-03): cross:306 "By the Dangerous shortcut to 306: 1 Contamination"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-ABIL-01): barter:113 "Incursor: 1 Object for +1 speed"
  can't, not in this phase (FL-OBJ-05): use:66 "Use the Anti-Rad Kit"; use:71 "Use the Incendiary Ammunition"
  Green answers: cross:306 "By the Dangerous shortcut to 306: 1 Contamination"
  told: Green goes from 304 to 306 by the Dangerous shortcut. (FL-SHORT-03)
  all see points 4 -> 3
  all see Green: space 304 -> 306; tally.lines[0].count 9 -> 10; tally.lines[0].fame 9 -> 10; tally.total 13 -> 14

188. Green is asked: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:113 "The Incursor takes it"; counter:114 "The Spy takes it"; counter:112 "The Desert Son takes it"
  Green answers: counter:113 "The Incursor takes it"
  told: Green's Incursor takes a Contamination counter. (FL-SHORT-03)
  all see Green: active[Incursor].skill 2 -> 1; active[Incursor].counters 0 -> 1

189. Green is asked: Your convoy is on 306 with 3 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:307 "By road to 307"; drive:308 "Drive on to 308: 2 spaces"; drive:309 "Drive on to 309: 3 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-ABIL-01): barter:113 "Incursor: 1 Object for +1 speed"
  can (FL-WAY-03): claim:160:306 "Stop here and take 1 Object"
  can't, not in this phase (FL-OBJ-05): use:66 "Use the Anti-Rad Kit"; use:71 "Use the Incendiary Ammunition"
  Green answers: drive:309 "Drive on to 309: 3 spaces"
  told: Green drives from 306 to 309, 3 spaces. (FL-MOVE-05)
  all see points 3 -> 0
  all see Green: space 306 -> 309; tally.lines[0].count 10 -> 13; tally.lines[0].fame 10 -> 13; tally.total 14 -> 17

190. Green is asked: Your convoy is on 309 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-ABIL-01): barter:113 "Incursor: 1 Object for +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:310 "Through the open gate on 310"
  can't, not in this phase (FL-OBJ-05): use:66 "Use the Anti-Rad Kit"; use:71 "Use the Incendiary Ammunition"
  Green answers: barter:113 "Incursor: 1 Object for +1 speed"

191. Green is asked: Choose the Object you pay with. (pay, FL-RULING-143)
  can (FL-RULING-143): discard:66 "Discard the Anti-Rad Kit"; discard:71 "Discard the Incendiary Ammunition"
  Green answers: discard:66 "Discard the Anti-Rad Kit"
  told: Green discards the Anti-Rad Kit. (FL-ABIL-01)
  all see points 0 -> 1; objects + Anti-Rad Kit
  all see Green: hand[1] gone; tally.lines[2].count 2 -> 1; tally.lines[2].fame 2 -> 1; tally.total 17 -> 16
  Green sees Green: hand[Anti-Rad Kit] gone

192. Green is asked: Your convoy is on 309 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:310 "Through the open gate on 310"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  Green answers: cross:310 "Through the open gate on 310"
  told: Green goes from 309 to 310. (FL-MOVE-05)
  told: Green is through the gate on 310 and stands on the Citadel. (FL-MOVE-08)
  all see turn Green -> Yellow; points 1 -> 0
  all see Green: space 309 -> 310; reached no -> yes; moved 0 -> 9; tally.lines[0].count 13 -> 14; tally.lines[0].fame 13 -> 14; tally.lines[3].part
      8 -> 7; tally.lines[3].count 3 -> 1; tally.lines[3].fame 3 -> 1; tally.total 16 -> 15
  all see Yellow: tally.lines[4].part 8 -> 7; tally.lines[4].count 4 -> 5; tally.lines[4].fame 4 -> 5; tally.total 9 -> 10

193. Yellow is asked: Your convoy stands on 201, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can (FL-OBJ-05): use:74 "Use the Nitromethane"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  can't, only while moving (FL-MOVE-03): use:75 "Use the Nitrous Oxide"
  Yellow answers: set-off "Spend 1 Fuel and set off"
  told: Yellow spends 1 Fuel. (FL-MOVE-03)
  told: Yellow sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Yellow: columns[2].vehicle.boxes[1].token fuel -> none

194. Yellow is asked: Your convoy is on 201 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:202 "By road to 202"; drive:203 "Drive on to 203: 2 spaces"; drive:204 "Drive on to 204: 3 spaces"; drive:205 "Drive on to
      205: 3 spaces"; drive:206 "Drive on to 206: 4 spaces"; drive:207 "Drive on to 207: 4 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  can't, only before moving (FL-RULING-99): use:74 "Use the Nitromethane"
  without a turn (FL-CONVOY-05): - move:937:921 "Move the Fuel to box 2 of the Chrome Mule" + move:922:937 "Move the Fuel to box 2 of the Lab Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:937:938 "Move the Fuel to box 3 of the Lab Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:937:920 "Move the Fuel to box 1 of the Chrome Mule", move:937:152 "Move the
      Fuel to box 1 of the Cage Trailer", move:937:153 "Move the Fuel to box 2 of the Cage Trailer", move:937:936 "Move the Fuel to box 1 of the Lab
      Cart"
  Yellow answers: drive:204 "Drive on to 204: 3 spaces"
  told: Yellow drives from 201 to 204, 3 spaces. (FL-MOVE-05)
  all see points 4 -> 1
  all see Green: tally.lines[0].count 14 -> 12; tally.lines[0].fame 14 -> 12; tally.total 15 -> 13
  all see Yellow: space 201 -> 204

195. Yellow is asked: Your convoy is on 204 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:206 "By road to 206"; stop "Stop here"
  can (FL-SHORT-03): cross:208 "By the Dangerous shortcut to 208: 1 Contamination, 1 Damage"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  can't, only before moving (FL-RULING-99): use:74 "Use the Nitromethane"
  Yellow answers: cross:208 "By the Dangerous shortcut to 208: 1 Contamination, 1 Damage"
  told: Yellow goes from 204 to 208 by the Dangerous shortcut. (FL-SHORT-03)
  all see points 1 -> 0
  all see Green: tally.lines[0].count 12 -> 11; tally.lines[0].fame 12 -> 11; tally.total 13 -> 12
  all see Yellow: space 204 -> 208

196. Yellow is asked: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:119 "The Implanted Rebel takes it"; counter:3 "The Cooker takes it"; counter:4 "The Welder takes it"; counter:120 "The
      Implanted Fighter takes it"; counter:118 "The Desert Son takes it"
  Yellow answers: counter:119 "The Implanted Rebel takes it"
  told: Yellow's Implanted Rebel takes a Contamination counter. (FL-SHORT-03)
  all see Yellow: active[Implanted Rebel].skill 2 -> 1; active[Implanted Rebel].counters 0 -> 1; tally.lines[4].count 5 -> 4; tally.lines[4].fame 5
      -> 4; tally.total 10 -> 9

197. Yellow is asked: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:923 "Damage box 4 of the Chrome Mule (Weapon)"; damage:648 "Damage box 1 of the Epic Luggage Rack (MAX +1)"; damage:649
      "Damage box 2 of the Epic Luggage Rack (Fame)"; damage:154 "Damage box 3 of the Cage Trailer (armor)"; damage:937 "Damage box 2 of the Lab Cart
      (Food or Fuel)"
  can (FL-DMG-04): damage:920 "Damage box 1 of the Chrome Mule (Survivor), losing 1 Survivor"; damage:921 "Damage box 2 of the Chrome Mule (open),
      losing 1 Contaminated Food"; damage:922 "Damage box 3 of the Chrome Mule (Food or Fuel), losing 1 Fuel"; damage:152 "Damage box 1 of the Cage
      Trailer (Survivor), losing 1 Survivor"; damage:153 "Damage box 2 of the Cage Trailer (Survivor), losing 1 Survivor"; damage:936 "Damage box 1
      of the Lab Cart (Survivor), losing 1 Survivor"; damage:938 "Damage box 3 of the Lab Cart (open), losing 1 Survivor"
  Yellow answers: damage:154 "Damage box 3 of the Cage Trailer (armor)"
  told: Yellow takes 1 Damage on box 3 of the Cage Trailer. (FL-SHORT-03)
  all see Yellow: columns[1].vehicle.boxes[2].damaged no -> yes

198. Yellow is asked: Your convoy is on 208 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:210 "By road to 210"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  can't, only before moving (FL-RULING-99): use:74 "Use the Nitromethane"
  Yellow answers: add-fuel "Add 1 Fuel: +1 speed"
  told: Yellow spends 1 Fuel. (FL-MOVE-04)
  all see points 0 -> 1
  all see Yellow: columns[0].vehicle.boxes[2].token fuel -> none

199. Yellow is asked: Your convoy is on 208 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:210 "By road to 210"; stop "Stop here"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  can't, only before moving (FL-RULING-99): use:74 "Use the Nitromethane"
  without a turn (FL-CONVOY-05): - move:922:921 "Move the Fuel to box 2 of the Chrome Mule", move:922:937 "Move the Fuel to box 2 of the Lab Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:922:938 "Move the Fuel to box 3 of the Lab Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:922:920 "Move the Fuel to box 1 of the Chrome Mule", move:922:152 "Move the
      Fuel to box 1 of the Cage Trailer", move:922:153 "Move the Fuel to box 2 of the Cage Trailer", move:922:936 "Move the Fuel to box 1 of the Lab
      Cart"
  Yellow answers: cross:210 "By road to 210"
  told: Yellow goes from 208 to 210. (FL-MOVE-05)
  all see points 1 -> 0
  all see Green: tally.lines[0].count 11 -> 10; tally.lines[0].fame 11 -> 10; tally.total 12 -> 11
  all see Yellow: space 208 -> 210

200. Yellow is asked: Your convoy is on 210 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:212 "By road to 212"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  can't, only before moving (FL-RULING-99): use:74 "Use the Nitromethane"
  Yellow answers: use:75 "Use the Nitrous Oxide"
  told: Yellow uses the Nitrous Oxide. (FL-OBJ-05)
  all see points 0 -> 1; objects + Nitrous Oxide
  all see Yellow: hand[2] gone; tally.lines[2].count 3 -> 2; tally.lines[2].fame 3 -> 2; tally.total 9 -> 8
  Yellow sees Yellow: hand[Nitrous Oxide] gone

201. Yellow is asked: Your convoy is on 210 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:212 "By road to 212"; stop "Stop here"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  can't, only before moving (FL-RULING-99): use:74 "Use the Nitromethane"
  Yellow answers: cross:212 "By road to 212"
  told: Yellow goes from 210 to 212. (FL-MOVE-05)
  all see points 1 -> 0
  all see Green: tally.lines[0].count 10 -> 9; tally.lines[0].fame 10 -> 9; tally.total 11 -> 10
  all see Yellow: space 210 -> 212

202. Yellow is asked: Your convoy is on 212 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:300 "Through the Tunnel to 300"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  can't, only before moving (FL-RULING-99): use:74 "Use the Nitromethane"
  Yellow answers: stop "Stop here"
  chance: hitpoints I-II, Hitpoints 02; Hitpoints side 1
  told: Turn order: Yellow, Green. (FL-TURN-01)
  told: The Pathfinder lies in ambush in region 3: 4 boxes to fill. (FL-AMBUSH-03)
  all see phase movement -> ambush; turn Yellow -> -; slots[3].card Pathfinder -> -; decks.hitpoints[0] 1 -> 0; foes[2] new {number 2, card
      Pathfinder, region 3, hitpoints Hitpoints 02, track [fuel, target, object, target]}
  all see Yellow: moved 0 -> 6

203. Green is asked: Pathfinder: Choose a box of your columns 3-4 for 1 Damage. (2 to go) (damage, FL-DMG-01)
  can (FL-DMG-04): damage:888 "Damage box 1 of the Tarp Trailer (Survivor), losing 1 Survivor"; damage:889 "Damage box 2 of the Tarp Trailer (open),
      losing 1 Contaminated Food"; damage:890 "Damage box 3 of the Tarp Trailer (Food or Fuel), losing 1 Fuel"
  can't, the damage is aimed elsewhere (FL-DMG-02): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage
      box 2 of the Shade Runner (open), losing 1 Survivor"; damage:874 "Damage box 3 of the Shade Runner (Weapon)"; damage:880 "Damage box 1 of the
      Smuggler Box (open)"; damage:881 "Damage box 2 of the Smuggler Box (open), losing 1 Fuel"; damage:882 "Damage box 3 of the Smuggler Box (open)"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:872:881 "Move the
      Survivor to box 2 of the Smuggler Box", move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:872:889 "Move the Survivor to box 2
      of the Tarp Trailer", move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:873:880 "Move the Survivor to box 1 of the Smuggler
      Box", move:873:881 "Move the Survivor to box 2 of the Smuggler Box", move:873:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:873:889 "Move the Survivor to box 2 of the Tarp Trailer", move:873:890 "Move the Survivor to box 3 of the Tarp Trailer", move:881:872
      "Move the Fuel to box 1 of the Shade Runner", move:881:873 "Move the Fuel to box 2 of the Shade Runner", move:881:880 "Move the Fuel to box 1
      of the Smuggler Box", move:881:882 "Move the Fuel to box 3 of the Smuggler Box", move:881:888 "Move the Fuel to box 1 of the Tarp Trailer",
      move:881:889 "Move the Fuel to box 2 of the Tarp Trailer", move:888:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:881 "Move
      the Survivor to box 2 of the Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box", move:888:889 "Move the Survivor to
      box 2 of the Tarp Trailer", move:888:890 "Move the Survivor to box 3 of the Tarp Trailer", move:889:872 "Move the Contaminated Food to box 1 of
      the Shade Runner", move:889:873 "Move the Contaminated Food to box 2 of the Shade Runner", move:889:880 "Move the Contaminated Food to box 1 of
      the Smuggler Box", move:889:881 "Move the Contaminated Food to box 2 of the Smuggler Box", move:889:882 "Move the Contaminated Food to box 3 of
      the Smuggler Box", move:889:888 "Move the Contaminated Food to box 1 of the Tarp Trailer", move:889:890 "Move the Contaminated Food to box 3 of
      the Tarp Trailer", move:890:872 "Move the Fuel to box 1 of the Shade Runner", move:890:873 "Move the Fuel to box 2 of the Shade Runner",
      move:890:880 "Move the Fuel to box 1 of the Smuggler Box", move:890:882 "Move the Fuel to box 3 of the Smuggler Box", move:890:888 "Move the
      Fuel to box 1 of the Tarp Trailer", move:890:889 "Move the Fuel to box 2 of the Tarp Trailer"
  Green answers: damage:889 "Damage box 2 of the Tarp Trailer (open), losing 1 Contaminated Food"
  told: Pathfinder: Green takes 1 Damage on box 2 of the Tarp Trailer and loses 1 Contaminated Food. (FL-AMBUSH-05)
  all see Green: columns[2].vehicle.boxes[1].token contaminated food -> none; columns[2].vehicle.boxes[1].damaged no -> yes

204. Green is asked: Pathfinder: Choose a box of your columns 3-4 for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-04): damage:888 "Damage box 1 of the Tarp Trailer (Survivor), losing 1 Survivor"; damage:890 "Damage box 3 of the Tarp Trailer (Food or
      Fuel), losing 1 Fuel"
  can't, the damage is aimed elsewhere (FL-DMG-02): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage
      box 2 of the Shade Runner (open), losing 1 Survivor"; damage:874 "Damage box 3 of the Shade Runner (Weapon)"; damage:880 "Damage box 1 of the
      Smuggler Box (open)"; damage:881 "Damage box 2 of the Smuggler Box (open), losing 1 Fuel"; damage:882 "Damage box 3 of the Smuggler Box (open)"
  can't, it is damaged already (FL-CONVOY-07): damage:889 "Damage box 2 of the Tarp Trailer (open)"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:889:872 "Move the Contaminated Food to box 1 of the Shade Runner", move:889:873
      "Move the Contaminated Food to box 2 of the Shade Runner", move:889:880 "Move the Contaminated Food to box 1 of the Smuggler Box", move:889:881
      "Move the Contaminated Food to box 2 of the Smuggler Box", move:889:882 "Move the Contaminated Food to box 3 of the Smuggler Box", move:889:888
      "Move the Contaminated Food to box 1 of the Tarp Trailer", move:889:890 "Move the Contaminated Food to box 3 of the Tarp Trailer"
  Green answers: damage:890 "Damage box 3 of the Tarp Trailer (Food or Fuel), losing 1 Fuel"
  told: Pathfinder: Green takes 1 Damage on box 3 of the Tarp Trailer and loses 1 Fuel. (FL-AMBUSH-05)
  all see phase ambush -> convoys fire; turn - -> Green
  all see Green: columns[2].vehicle.boxes[2].token fuel -> none; columns[2].vehicle.boxes[2].damaged no -> yes

205. Green is asked: In your region: Pathfinder (4 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  can (FL-FIRE-16): hold "Hold fire"
  can't, no Ammo (FL-FIRE-03): fire:874 "Weapon 1 on the Shade Runner"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:890:872 "Move the Fuel to box 1 of the Shade Runner", move:890:873 "Move the Fuel
      to box 2 of the Shade Runner", move:890:880 "Move the Fuel to box 1 of the Smuggler Box", move:890:882 "Move the Fuel to box 3 of the Smuggler
      Box", move:890:888 "Move the Fuel to box 1 of the Tarp Trailer", move:890:889 "Move the Fuel to box 2 of the Tarp Trailer" + move:881:890 "Move
      the Fuel to box 3 of the Tarp Trailer"
  Green answers: hold "Hold fire"
  all see turn Green -> Yellow

206. Yellow is asked: No Enemy stands in your region, so there is nothing to fire at. Anything else? (fire, FL-FIRE-01)
  can (FL-FIRE-16): hold "Hold fire"
  can't, no Enemy in your region (FL-FIRE-02): fire:923 "Weapon 1 on the Chrome Mule"
  can't, no opponent has a Target counter in your region (FL-RULING-107): use:77 "Use the Smoke Grenade"
  can't, not in this phase (FL-OBJ-05): use:74 "Use the Nitromethane"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:920:921 "Move the Survivor to box 2 of the Chrome Mule", move:920:922 "Move the
      Survivor to box 3 of the Chrome Mule", move:920:937 "Move the Survivor to box 2 of the Lab Cart", move:921:920 "Move the Contaminated Food to
      box 1 of the Chrome Mule", move:921:922 "Move the Contaminated Food to box 3 of the Chrome Mule", move:921:152 "Move the Contaminated Food to
      box 1 of the Cage Trailer", move:921:153 "Move the Contaminated Food to box 2 of the Cage Trailer", move:921:936 "Move the Contaminated Food to
      box 1 of the Lab Cart", move:921:937 "Move the Contaminated Food to box 2 of the Lab Cart", move:921:938 "Move the Contaminated Food to box 3
      of the Lab Cart", move:152:921 "Move the Survivor to box 2 of the Chrome Mule", move:152:922 "Move the Survivor to box 3 of the Chrome Mule",
      move:152:937 "Move the Survivor to box 2 of the Lab Cart", move:153:921 "Move the Survivor to box 2 of the Chrome Mule", move:153:922 "Move the
      Survivor to box 3 of the Chrome Mule", move:153:937 "Move the Survivor to box 2 of the Lab Cart", move:936:921 "Move the Survivor to box 2 of
      the Chrome Mule", move:936:922 "Move the Survivor to box 3 of the Chrome Mule", move:936:937 "Move the Survivor to box 2 of the Lab Cart",
      move:938:921 "Move the Survivor to box 2 of the Chrome Mule", move:938:922 "Move the Survivor to box 3 of the Chrome Mule", move:938:937 "Move
      the Survivor to box 2 of the Lab Cart"
  Yellow answers: hold "Hold fire"
  chance: outcome deck, Outcome 12, seen by nobody, its back by all
  told: Outcome 11 is turned over. (FL-FIRE-05)
  told: The Pathfinder misses. (FL-EFIRE-05)
  told: Yellow, spaces ahead: 0 Fame. (FL-END-02)
  told: Yellow, Fame Track: 1 Fame. (FL-END-03)
  told: Yellow, unused Objects: 2 Fame. (FL-END-04)
  told: Yellow, Fame boxes, Epic Luggage Rack: 1 Fame. (FL-END-07)
  told: Yellow, the Citadel: 4 Fame. (FL-END-08)
  told: Yellow ends with 8 Fame. (FL-END-01)
  told: Green, spaces ahead: 9 Fame. (FL-END-02)
  told: Green, Fame Track: -1 Fame. (FL-END-03)
  told: Green, unused Objects: 1 Fame. (FL-END-04)
  told: Green, the Citadel: 1 Fame. (FL-END-08)
  told: Green ends with 10 Fame. (FL-END-01)
  told: Green wins. (FL-END-01)
  all see phase convoys fire -> over; turn Yellow -> -; decks.outcomes 10 -> 9; aim column 2 -> columns 3-4; outcomes + Outcome 11
  all see Green: hand[0].card - -> Incendiary Ammunition
  all see Yellow: hand[0].card - -> Smoke Grenade; hand[1].card - -> Nitromethane

The match is over: citadel; Green 10, Yellow 8; won by Green; rounds 4, entries 283.
