# Last Aurora: Firelands: 2 players, standard
#
# One whole match, as everybody at the table lives through it. A block is a question: what the seat can do, by which
# rules, and what it can't do, why, and by which rule. What it can do without a turn is told when it has changed:
# - gone + come. Below the answer stands what came of it: results of chance, what was told to all or to one seat alone,
# and what changed in what all see and in what a seat sees besides, as "was -> is" or as "- gone + come"; ? is a card
# that lies face down for the reader.

  chance: board 2; board 1; board 1; slot 5, Water Trough; slot 5, Breaker's Yard; slot 5, Tool Crib; slot 5, Powder Shed; slot 5, Last Pump; side 1;
      side 2; side 2; side 2; side 2; defences, Object Waypoint 2; defences, Food Waypoint 2; defences, Food Waypoint; defences, Ammo Waypoint;
      defences, Fuel Waypoint; defences, Object Waypoint; defences, Contamination Waypoint 2; defences, Fuel Waypoint 2; defences, Ammo Waypoint 2;
      defences, Contamination Waypoint; enemies, Contamination Rock 2, seen by nobody; enemies, Damage Rock 2, seen by nobody; enemies, Contamination
      Rock 3, seen by nobody; enemies, Fame Rock, seen by nobody; enemies, Contamination Rock, seen by nobody; slot 1, Toppled Pylon, seen by nobody;
      slot 1, Tank Trailer, seen by nobody; slot 2, Bunk Wagon, seen by nobody; slot 2, Gun Runner, seen by nobody; slot 3, Paramedic, seen by
      nobody; slot 3, Cutthroat, seen by nobody; slot 3, Stranded Tanker, seen by nobody; colour 4; colour 1; turn order 2; outcome deck, Outcome 06,
      seen by nobody, its back by all; exploration deck I, Destroyers; exploration deck I, Tank Trailer; exploration deck I, Electrostatic Prelude
  told: Turn order: Red, Blue. (FL-TURN-01)
  told: The Destroyers come up in slot 5. (FL-EXPL-22)
  told: The Tank Trailer comes up in slot 4. (FL-EXPL-22)
  told: The Electrostatic Prelude comes up in slot 3. (FL-EXPL-22)
  told: Event: Electrostatic Prelude. (FL-EXPL-25)
  all see phase exploration; round 1; turn Red; order + Red, Blue; boards[0] 1D; boards[1] 2C; boards[2] 3C; slots[0] new {tile Water Trough, cost
      1}; slots[1] new {tile Breaker's Yard, side 1, cost 2}; slots[Electrostatic Prelude] new {card Electrostatic Prelude, tile Tool Crib, side 1,
      cost 2}; slots[Tank Trailer] new {card Tank Trailer, tile Powder Shed, side 1, cost 2}; slots[Destroyers] new {tile Last Pump, side 1, cost 3};
      decks.exploration[0] 7; decks.exploration[1] 8; decks.exploration[2] 12; decks.objects 14; decks.outcomes 12; decks.loot[0] 8; decks.loot[1] 8;
      decks.loot[2] 8; decks.hitpoints[0] 2; decks.hitpoints[1] 2; decks.hitpoints[2] 2; aim columns 3-4; rocks[105 to 111] new {from 105, to 111};
      rocks[203 to 206] new {from 203, to 206}; rocks[203 to 206, no. 2] new {from 203, to 206}; rocks[302 to 305] new {from 302, to 305}; rocks[302
      to 305, no. 2] new {from 302, to 305}; waypoints[103] new {space 103, card Object Waypoint 2}; waypoints[107] new {space 107, card Food
      Waypoint 2}; waypoints[110] new {space 110, card Food Waypoint}; waypoints[202] new {space 202, card Ammo Waypoint}; waypoints[205] new {space
      205, card Fuel Waypoint}; waypoints[207] new {space 207, card Object Waypoint}; waypoints[302] new {space 302, card Contamination Waypoint 2};
      waypoints[303] new {space 303, card Fuel Waypoint 2}; waypoints[305] new {space 305, card Ammo Waypoint 2}; waypoints[306] new {space 306, card
      Contamination Waypoint}
  all see Blue: new {colour blue, space 100, targets 3, speed 3, towing 2, limit 3, columns [{vehicle {card Patrol Carrier, boxes [{kind survivor,
      token survivor}, {kind survivor, token survivor}, {kind weapon, n 1}]}}, {vehicle {card Field Locker, boxes [{kind any, token survivor}, {kind
      any, token ammo}, {kind drill}]}}, {vehicle {card Ration Tank, boxes [{kind food or fuel, token fuel}, {kind food or fuel, token food}, {kind
      any}]}}], active [{card Citadel Scientist, skill 2}, {card Citadel Guard, skill 2}], rest [{card Desert Son (blue), skill 1}], tally {lines
      [{part 1}, {part 2}, {part 8, count 3, fame 3}], total 3}}
  all see Red: new {seat Red, colour red, space 100, targets 3, speed 4, towing 2, limit 3, columns [{vehicle {card Bone Rig, boxes [{kind survivor,
      token survivor}, {kind any, token survivor}, {kind weapon, n 1}, {kind armor}]}}, {vehicle {card Hide Wagon, boxes [{kind any, token fuel},
      {kind any, token food}, {kind any, token ammo}]}}, {vehicle {card Trophy Cart, boxes [{kind survivor, token survivor}, {kind any}, {kind
      any}]}}], active [{card Tribal Warrior, skill 2}, {card Tribal Sister, skill 2}], rest [{card Desert Son (red), skill 1}], tally {lines [{part
      1}, {part 2}, {part 8, count 3, fame 3}], total 3}}
  Red sees seat Red

1. Red is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (2 to go) (damage, FL-DMG-01)
  can (FL-DMG-01): damage:826 "Damage box 3 of the Bone Rig (Weapon)"; damage:827 "Damage box 4 of the Bone Rig (armor)"; damage:841 "Damage box 2 of
      the Trophy Cart (open)"; damage:842 "Damage box 3 of the Trophy Cart (open)"
  can (FL-DMG-04): damage:824 "Damage box 1 of the Bone Rig (Survivor), losing 1 Survivor"; damage:825 "Damage box 2 of the Bone Rig (open), losing 1
      Survivor"; damage:832 "Damage box 1 of the Hide Wagon (open), losing 1 Fuel"; damage:833 "Damage box 2 of the Hide Wagon (open), losing 1
      Food"; damage:834 "Damage box 3 of the Hide Wagon (open), losing 1 Ammo"; damage:840 "Damage box 1 of the Trophy Cart (Survivor), losing 1
      Survivor"
  without a turn (FL-CONVOY-05): + move:824:841 "Move the Survivor to box 2 of the Trophy Cart", move:824:842 "Move the Survivor to box 3 of the
      Trophy Cart", move:825:832 "Move the Survivor to box 1 of the Hide Wagon", move:825:833 "Move the Survivor to box 2 of the Hide Wagon",
      move:825:834 "Move the Survivor to box 3 of the Hide Wagon", move:825:841 "Move the Survivor to box 2 of the Trophy Cart", move:825:842 "Move
      the Survivor to box 3 of the Trophy Cart", move:832:825 "Move the Fuel to box 2 of the Bone Rig", move:832:833 "Move the Fuel to box 2 of the
      Hide Wagon", move:832:834 "Move the Fuel to box 3 of the Hide Wagon", move:832:841 "Move the Fuel to box 2 of the Trophy Cart", move:832:842
      "Move the Fuel to box 3 of the Trophy Cart", move:833:825 "Move the Food to box 2 of the Bone Rig", move:833:832 "Move the Food to box 1 of the
      Hide Wagon", move:833:834 "Move the Food to box 3 of the Hide Wagon", move:833:841 "Move the Food to box 2 of the Trophy Cart", move:833:842
      "Move the Food to box 3 of the Trophy Cart", move:834:825 "Move the Ammo to box 2 of the Bone Rig", move:834:832 "Move the Ammo to box 1 of the
      Hide Wagon", move:834:833 "Move the Ammo to box 2 of the Hide Wagon", move:834:841 "Move the Ammo to box 2 of the Trophy Cart", move:834:842
      "Move the Ammo to box 3 of the Trophy Cart", move:840:841 "Move the Survivor to box 2 of the Trophy Cart", move:840:842 "Move the Survivor to
      box 3 of the Trophy Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:824:832 "Move the Survivor to box 1 of the Hide Wagon",
      move:824:833 "Move the Survivor to box 2 of the Hide Wagon", move:824:834 "Move the Survivor to box 3 of the Hide Wagon", move:840:832 "Move
      the Survivor to box 1 of the Hide Wagon", move:840:833 "Move the Survivor to box 2 of the Hide Wagon", move:840:834 "Move the Survivor to box 3
      of the Hide Wagon"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:832:824 "Move the Fuel to box 1 of the Bone Rig", move:832:840 "Move the
      Fuel to box 1 of the Trophy Cart", move:833:824 "Move the Food to box 1 of the Bone Rig", move:833:840 "Move the Food to box 1 of the Trophy
      Cart", move:834:824 "Move the Ammo to box 1 of the Bone Rig", move:834:840 "Move the Ammo to box 1 of the Trophy Cart"
  Red answers: damage:827 "Damage box 4 of the Bone Rig (armor)"
  told: Electrostatic Prelude: Red takes 1 Damage on box 4 of the Bone Rig. (FL-EXPL-25)
  all see Red: columns[0].vehicle.boxes[3].damaged no -> yes; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2; tally.total 3 -> 2

2. Red is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:826 "Damage box 3 of the Bone Rig (Weapon)"; damage:841 "Damage box 2 of the Trophy Cart (open)"; damage:842 "Damage box 3
      of the Trophy Cart (open)"
  can (FL-DMG-04): damage:824 "Damage box 1 of the Bone Rig (Survivor), losing 1 Survivor"; damage:825 "Damage box 2 of the Bone Rig (open), losing 1
      Survivor"; damage:832 "Damage box 1 of the Hide Wagon (open), losing 1 Fuel"; damage:833 "Damage box 2 of the Hide Wagon (open), losing 1
      Food"; damage:834 "Damage box 3 of the Hide Wagon (open), losing 1 Ammo"; damage:840 "Damage box 1 of the Trophy Cart (Survivor), losing 1
      Survivor"
  can't, it is damaged already (FL-CONVOY-07): damage:827 "Damage box 4 of the Bone Rig (armor)"
  Red answers: damage:826 "Damage box 3 of the Bone Rig (Weapon)"
  told: Electrostatic Prelude: Red takes 1 Damage on box 3 of the Bone Rig. (FL-EXPL-25)
  all see Red: columns[0].vehicle.boxes[2].damaged no -> yes

3. Red is asked: Electrostatic Prelude: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:107 "The Tribal Warrior takes it"; counter:108 "The Tribal Sister takes it"; counter:106 "The Desert Son takes it"
  Red answers: counter:107 "The Tribal Warrior takes it"
  told: Electrostatic Prelude: Red's Tribal Warrior takes a Contamination counter. (FL-EXPL-25)
  all see Red: active[Tribal Warrior].skill 2 -> 1; active[Tribal Warrior].counters 0 -> 1

4. Blue is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (2 to go) (damage, FL-DMG-01)
  can (FL-DMG-01): damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:978 "Damage box 3 of the Field Locker (Drill)"; damage:986
      "Damage box 3 of the Ration Tank (open)"
  can (FL-DMG-04): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage box 2 of the Patrol Carrier
      (Survivor), losing 1 Survivor"; damage:976 "Damage box 1 of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field
      Locker (open), losing 1 Ammo"; damage:984 "Damage box 1 of the Ration Tank (Food or Fuel), losing 1 Fuel"; damage:985 "Damage box 2 of the
      Ration Tank (Food or Fuel), losing 1 Food"
  without a turn (FL-CONVOY-05): + move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the
      Ration Tank", move:976:977 "Move the Survivor to box 2 of the Field Locker", move:976:986 "Move the Survivor to box 3 of the Ration Tank",
      move:977:976 "Move the Ammo to box 1 of the Field Locker", move:977:986 "Move the Ammo to box 3 of the Ration Tank", move:984:985 "Move the
      Fuel to box 2 of the Ration Tank", move:984:986 "Move the Fuel to box 3 of the Ration Tank", move:985:984 "Move the Food to box 1 of the Ration
      Tank", move:985:986 "Move the Food to box 3 of the Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:968:977 "Move the Survivor to box 2 of the Field Locker",
      move:969:977 "Move the Survivor to box 2 of the Field Locker", move:984:976 "Move the Fuel to box 1 of the Field Locker", move:984:977 "Move
      the Fuel to box 2 of the Field Locker", move:985:976 "Move the Food to box 1 of the Field Locker", move:985:977 "Move the Food to box 2 of the
      Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:968:984 "Move the Survivor to box 1 of the Ration Tank", move:968:985 "Move
      the Survivor to box 2 of the Ration Tank", move:969:984 "Move the Survivor to box 1 of the Ration Tank", move:969:985 "Move the Survivor to box
      2 of the Ration Tank", move:976:984 "Move the Survivor to box 1 of the Ration Tank", move:976:985 "Move the Survivor to box 2 of the Ration
      Tank", move:977:968 "Move the Ammo to box 1 of the Patrol Carrier", move:977:969 "Move the Ammo to box 2 of the Patrol Carrier", move:977:984
      "Move the Ammo to box 1 of the Ration Tank", move:977:985 "Move the Ammo to box 2 of the Ration Tank", move:984:968 "Move the Fuel to box 1 of
      the Patrol Carrier", move:984:969 "Move the Fuel to box 2 of the Patrol Carrier", move:985:968 "Move the Food to box 1 of the Patrol Carrier",
      move:985:969 "Move the Food to box 2 of the Patrol Carrier"
  Blue answers: damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"
  told: Electrostatic Prelude: Blue takes 1 Damage on box 3 of the Patrol Carrier. (FL-EXPL-25)
  all see Blue: columns[0].vehicle.boxes[2].damaged no -> yes; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2; tally.total 3 -> 2

5. Blue is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:978 "Damage box 3 of the Field Locker (Drill)"; damage:986 "Damage box 3 of the Ration Tank (open)"
  can (FL-DMG-04): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage box 2 of the Patrol Carrier
      (Survivor), losing 1 Survivor"; damage:976 "Damage box 1 of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field
      Locker (open), losing 1 Ammo"; damage:984 "Damage box 1 of the Ration Tank (Food or Fuel), losing 1 Fuel"; damage:985 "Damage box 2 of the
      Ration Tank (Food or Fuel), losing 1 Food"
  can't, it is damaged already (FL-CONVOY-07): damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"
  Blue answers: damage:986 "Damage box 3 of the Ration Tank (open)"
  told: Electrostatic Prelude: Blue takes 1 Damage on box 3 of the Ration Tank. (FL-EXPL-25)
  all see Blue: columns[2].vehicle.boxes[2].damaged no -> yes; tally.lines[3].count 2 -> 1; tally.lines[3].fame 2 -> 1; tally.total 2 -> 1

6. Blue is asked: Electrostatic Prelude: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:125 "The Citadel Scientist takes it"; counter:126 "The Citadel Guard takes it"; counter:124 "The Desert Son takes it"
  without a turn (FL-CONVOY-05): - move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the
      Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:977:986 "Move the Ammo to box 3 of the Ration Tank",
      move:984:986 "Move the Fuel to box 3 of the Ration Tank", move:985:986 "Move the Food to box 3 of the Ration Tank"
  not without a turn, that box is damaged (FL-CONVOY-11): + move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:986 "Move the
      Survivor to box 3 of the Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:977:986 "Move the Ammo to box 3 of
      the Ration Tank", move:984:986 "Move the Fuel to box 3 of the Ration Tank", move:985:986 "Move the Food to box 3 of the Ration Tank"
  Blue answers: counter:125 "The Citadel Scientist takes it"
  chance: exploration deck I, Toppled Pylon; exploration deck I, Scrap Bazaar; exploration deck I, Pathfinder
  told: Electrostatic Prelude: Blue's Citadel Scientist takes a Contamination counter. (FL-EXPL-25)
  told: The Toppled Pylon comes up in slot 3. (FL-EXPL-22)
  told: The Scrap Bazaar comes up in slot 2. (FL-EXPL-22)
  told: The Pathfinder comes up in slot 1. (FL-EXPL-22)
  all see slots[Pathfinder] new {card Pathfinder, tile Water Trough, cost 1}; slots[Scrap Bazaar] new {card Scrap Bazaar, tile Breaker's Yard, side
      1, cost 2, left [ammo], right [object]}; slots[Toppled Pylon] new {card Toppled Pylon, tile Tool Crib, side 1, cost 2, left [fuel, ammo], right
      [object, fuel]}; slots[0] gone; slots[1] gone; slots[Electrostatic Prelude] gone; decks.exploration[0] 7 -> 4; common + Electrostatic Prelude
  all see Blue: active[Citadel Scientist].skill 2 -> 1; active[Citadel Scientist].counters 0 -> 1

7. Red is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:2 "Explore the Scrap Bazaar (slot 2, cost 2)"; explore:3 "Explore the Toppled Pylon (slot 3, cost 2)"; explore:4 "Explore
      the Tank Trailer (slot 4, cost 2)"
  can (FL-BREAK-01): break:107 "Take a Break with the Tribal Warrior"; break:108 "Take a Break with the Tribal Sister"
  can (FL-FOOD-02): feed:1:107 "Feed the Tribal Warrior 1 Food"; feed:1:108 "Feed the Tribal Sister 1 Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:1 "Explore the Pathfinder (slot 1, cost 1)"; explore:5 "Explore the Destroyers (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  Red answers: explore:3 "Explore the Toppled Pylon (slot 3, cost 2)"
  told: Red explores the Toppled Pylon. (FL-EXPL-04)
  told: Red sends the Tribal Sister. (FL-EXPL-05)
  all see Red: active[Tribal Sister].sent no -> yes

8. Red is asked: Toppled Pylon: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:3 "Gather: Toppled Pylon"
  can (FL-BONUS-01): bonus:3 "Bonus. Gain 1 Fury and 1 Repair."
  can (FL-ABIL-01): ability:108 "Tribal Sister: 1 Fury for each other active Survivor"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:3:1 "Bonus. Pay 1 Fury: 1 Repair and 1 Contaminated Food."
  can't, only when exploring with them (FL-ABIL-01): ability:107 "Tribal Warrior: 2 Fury for 1 Food, Fuel or Ammo"
  Red answers: bonus:3 "Bonus. Gain 1 Fury and 1 Repair."
  told: Red takes the Bonus Action of the Tool Crib. (FL-BONUS-01)
  told: Tool Crib: Red gains 1 Fury and has 1. (FL-BONUS-01)
  all see Red: fury 0 -> 1

9. Red is asked: Choose a box to repair. (repair, FL-DMG-06)
  can (FL-DMG-06): repair:826 "Repair box 3 of the Bone Rig (Weapon)"; repair:827 "Repair box 4 of the Bone Rig (armor)"
  Red answers: repair:826 "Repair box 3 of the Bone Rig (Weapon)"
  told: Red repairs box 3 of the Bone Rig. (FL-BONUS-01)
  all see Red: columns[0].vehicle.boxes[2].damaged yes -> no

10. Red is asked: Toppled Pylon: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:3 "Gather: Toppled Pylon"
  can (FL-ABIL-01): ability:108 "Tribal Sister: 1 Fury for each other active Survivor"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, only when exploring with them (FL-ABIL-01): ability:107 "Tribal Warrior: 2 Fury for 1 Food, Fuel or Ammo"
  Red answers: act:3 "Gather: Toppled Pylon"

11. Red is asked: Toppled Pylon: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:826 "Damage box 3 of the Bone Rig (Weapon)"; damage:841 "Damage box 2 of the Trophy Cart (open)"; damage:842 "Damage box 3
      of the Trophy Cart (open)"
  can (FL-DMG-04): damage:824 "Damage box 1 of the Bone Rig (Survivor), losing 1 Survivor"; damage:825 "Damage box 2 of the Bone Rig (open), losing 1
      Survivor"; damage:832 "Damage box 1 of the Hide Wagon (open), losing 1 Fuel"; damage:833 "Damage box 2 of the Hide Wagon (open), losing 1
      Food"; damage:834 "Damage box 3 of the Hide Wagon (open), losing 1 Ammo"; damage:840 "Damage box 1 of the Trophy Cart (Survivor), losing 1
      Survivor"
  can't, it is damaged already (FL-CONVOY-07): damage:827 "Damage box 4 of the Bone Rig (armor)"
  Red answers: damage:826 "Damage box 3 of the Bone Rig (Weapon)"
  told: Toppled Pylon: Red takes 1 Damage on box 3 of the Bone Rig. (FL-LOC-01)
  all see Red: columns[0].vehicle.boxes[2].damaged no -> yes

12. Red is asked: Gather at the Toppled Pylon: what do you take? (block, FL-EXPL-14)
  can (FL-EXPL-14): block:3 "Take 1 Fuel and 1 Ammo"; block:3:1 "Take 1 Object and 1 Fuel"
  Red answers: block:3:1 "Take 1 Object and 1 Fuel"
  chance: object deck, Incendiary Ammunition, seen by Red
  told: Red takes 1 Object and 1 Fuel from the Toppled Pylon. (FL-EXPL-14)
  told: Red draws an Object. (FL-EXPL-16)
  told Red: Red draws the Incendiary Ammunition. (FL-EXPL-16)
  all see slots[Toppled Pylon].right - object, fuel; decks.objects 14 -> 13
  all see Red: columns[2].vehicle.boxes[1].token none -> fuel; hand[0] new {back object}; tally.lines[2].count 0 -> 1; tally.lines[2].fame 0 -> 1;
      tally.total 2 -> 3
  Red sees Red: hand[Incendiary Ammunition] new {card Incendiary Ammunition, back object}

13. Red is asked: Toppled Pylon: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can (FL-ABIL-01): ability:108 "Tribal Sister: 1 Fury for each other active Survivor"
  can't, only when exploring with them (FL-ABIL-01): ability:107 "Tribal Warrior: 2 Fury for 1 Food, Fuel or Ammo"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  without a turn (FL-CONVOY-05): - move:824:841 "Move the Survivor to box 2 of the Trophy Cart", move:832:841 "Move the Fuel to box 2 of the Trophy
      Cart", move:840:841 "Move the Survivor to box 2 of the Trophy Cart" + move:841:825 "Move the Fuel to box 2 of the Bone Rig", move:841:833 "Move
      the Fuel to box 2 of the Hide Wagon", move:841:834 "Move the Fuel to box 3 of the Hide Wagon", move:841:842 "Move the Fuel to box 3 of the
      Trophy Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:824:841 "Move the Survivor to box 2 of the Trophy Cart",
      move:840:841 "Move the Survivor to box 2 of the Trophy Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:841:824 "Move the Fuel to box 1 of the Bone Rig", move:841:840 "Move the
      Fuel to box 1 of the Trophy Cart"
  Red answers: ability:108 "Tribal Sister: 1 Fury for each other active Survivor"
  told: Red calls on the Tribal Sister. (FL-ABIL-01)
  told: Tribal Sister: Red gains 1 Fury and has 2. (FL-ABIL-01)
  all see Red: fury 1 -> 2; active[Tribal Sister].used no -> yes

14. Red is asked: Toppled Pylon: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can't, only when exploring with them (FL-ABIL-01): ability:107 "Tribal Warrior: 2 Fury for 1 Food, Fuel or Ammo"
  can't, used this round (FL-ABIL-05): ability:108 "Tribal Sister: 1 Fury for each other active Survivor"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  Red answers: done "Done"
  told: Red's Tribal Sister goes to the Exhausted Zone. (FL-EXPL-09)
  all see Red: active[Tribal Sister] gone; exhausted[Tribal Sister] new {card Tribal Sister, skill 2, used}

15. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:108 "Feed the Tribal Sister 1 Food"
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:107 "Feed the Tribal Warrior 1 Food"
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  Red answers: fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  told: Red turns to the Fury card. Pay 2 Fury: 1 Treatment and 1 Repair. (FL-FURY-04)
  told: Red spends 2 Fury and has 0 left. (FL-FURY-04)
  told: Red's Tribal Warrior loses a Contamination counter. (FL-FURY-04)
  all see Red: fury 2 -> 0; active[Tribal Warrior].skill 1 -> 2; active[Tribal Warrior].counters 1 -> 0

16. Red is asked: Choose a box to repair. (repair, FL-DMG-06)
  can (FL-DMG-06): repair:826 "Repair box 3 of the Bone Rig (Weapon)"; repair:827 "Repair box 4 of the Bone Rig (armor)"
  Red answers: repair:826 "Repair box 3 of the Bone Rig (Weapon)"
  told: Red repairs box 3 of the Bone Rig. (FL-FURY-04)
  all see Red: columns[0].vehicle.boxes[2].damaged yes -> no

17. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:108 "Feed the Tribal Sister 1 Food"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:107 "Feed the Tribal Warrior 1 Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  Red answers: end "End the turn"
  all see turn Red -> Blue

18. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:2 "Explore the Scrap Bazaar (slot 2, cost 2)"; explore:3 "Explore the Toppled Pylon (slot 3, cost 2)"; explore:4 "Explore
      the Tank Trailer (slot 4, cost 2)"
  can (FL-BREAK-01): break:125 "Take a Break with the Citadel Scientist"; break:126 "Take a Break with the Citadel Guard"
  can (FL-FOOD-02): feed:1:125 "Feed the Citadel Scientist 1 Food"; feed:1:126 "Feed the Citadel Guard 1 Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:1 "Explore the Pathfinder (slot 1, cost 1)"; explore:5 "Explore the Destroyers (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  Blue answers: break:126 "Take a Break with the Citadel Guard"
  told: The Citadel Guard takes a Break: 2 points for Blue. (FL-BREAK-01)
  all see Blue: active[Citadel Guard] gone; rest[Citadel Guard] new {card Citadel Guard, skill 2}

19. Blue is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-DMG-06): repair:970 "Repair box 3 of the Patrol Carrier (Weapon)"; repair:986 "Repair box 3 of the Ration Tank (open)"
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Blue answers: repair:986 "Repair box 3 of the Ration Tank (open)"
  told: Blue repairs box 3 of the Ration Tank. (FL-BREAK-02)
  all see Blue: columns[2].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 1 -> 2; tally.lines[3].fame 1 -> 2; tally.total 1 -> 2

20. Blue is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-DMG-06): repair:970 "Repair box 3 of the Patrol Carrier (Weapon)"
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  without a turn (FL-CONVOY-05): + move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the
      Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:977:986 "Move the Ammo to box 3 of the Ration Tank",
      move:984:986 "Move the Fuel to box 3 of the Ration Tank", move:985:986 "Move the Food to box 3 of the Ration Tank"
  not without a turn, that box is damaged (FL-CONVOY-11): none any more
  Blue answers: repair:970 "Repair box 3 of the Patrol Carrier (Weapon)"
  told: Blue repairs box 3 of the Patrol Carrier. (FL-BREAK-02)
  all see turn Blue -> Red
  all see Blue: columns[0].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 2 -> 3; tally.lines[3].fame 2 -> 3; tally.total 2 -> 3

21. Red is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:2 "Explore the Scrap Bazaar (slot 2, cost 2)"; explore:3 "Explore the Toppled Pylon (slot 3, cost 2)"; explore:4 "Explore
      the Tank Trailer (slot 4, cost 2)"
  can (FL-BREAK-01): break:107 "Take a Break with the Tribal Warrior"
  can (FL-FOOD-02): feed:1:108 "Feed the Tribal Sister 1 Food"; feed:1:107 "Feed the Tribal Warrior 1 Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:1 "Explore the Pathfinder (slot 1, cost 1)"; explore:5 "Explore the Destroyers (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  Red answers: break:107 "Take a Break with the Tribal Warrior"
  told: The Tribal Warrior takes a Break: 2 points for Red. (FL-BREAK-01)
  all see Red: active[Tribal Warrior] gone; rest[Tribal Warrior] new {card Tribal Warrior, skill 2}

22. Red is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-DMG-06): repair:827 "Repair box 4 of the Bone Rig (armor)"
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Red answers: repair:827 "Repair box 4 of the Bone Rig (armor)"
  told: Red repairs box 4 of the Bone Rig. (FL-BREAK-02)
  all see Red: columns[0].vehicle.boxes[3].damaged yes -> no; tally.lines[3].count 2 -> 3; tally.lines[3].fame 2 -> 3; tally.total 3 -> 4

23. Red is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Red answers: rage "Gain 1 Fury"
  told: Red gains 1 Fury and has 1. (FL-BREAK-02)
  all see Red: fury 0 -> 1

24. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:108 "Feed the Tribal Sister 1 Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  Red answers: fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  told: Red turns to the Fury card. Pay 1 Fury: gain 1 Contaminated Food. (FL-FURY-04)
  told: Red spends 1 Fury and has 0 left. (FL-FURY-04)
  told: Red gains 1 Contaminated Food. (FL-FURY-04)
  all see Red: fury 1 -> 0; columns[2].vehicle.boxes[2].token none -> contaminated food

25. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:108 "Feed the Tribal Sister 1 Food"; feed:2:108 "Feed the Tribal Sister 1 Contaminated Food"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  without a turn (FL-CONVOY-05): - move:824:842 "Move the Survivor to box 3 of the Trophy Cart", move:840:842 "Move the Survivor to box 3 of the
      Trophy Cart" + move:842:825 "Move the Contaminated Food to box 2 of the Bone Rig", move:842:832 "Move the Contaminated Food to box 1 of the
      Hide Wagon", move:842:833 "Move the Contaminated Food to box 2 of the Hide Wagon", move:842:834 "Move the Contaminated Food to box 3 of the
      Hide Wagon", move:842:841 "Move the Contaminated Food to box 2 of the Trophy Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:824:842 "Move the Survivor to box 3 of the Trophy Cart",
      move:840:842 "Move the Survivor to box 3 of the Trophy Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:842:824 "Move the Contaminated Food to box 1 of the Bone Rig", move:842:840
      "Move the Contaminated Food to box 1 of the Trophy Cart"
  Red answers: end "End the turn"
  all see turn Red -> Blue

26. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-BREAK-01): break:125 "Take a Break with the Citadel Scientist"
  can (FL-FOOD-02): feed:1:125 "Feed the Citadel Scientist 1 Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:1 "Explore the Pathfinder (slot 1, cost 1)"; explore:5 "Explore the Destroyers (slot 5, cost 3)"
  can't, nobody is skilled enough (FL-EXPL-05): explore:2 "Explore the Scrap Bazaar (slot 2, cost 2)"; explore:3 "Explore the Toppled Pylon (slot 3,
      cost 2)"; explore:4 "Explore the Tank Trailer (slot 4, cost 2)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  Blue answers: break:125 "Take a Break with the Citadel Scientist"
  told: The Citadel Scientist takes a Break: 1 point for Blue. (FL-BREAK-01)
  all see Blue: active[Citadel Scientist] gone; rest[Citadel Scientist] new {card Citadel Scientist, skill 1, counters 1}

27. Blue is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Blue answers: rage "Gain 1 Fury"
  told: Blue gains 1 Fury and has 1. (FL-BREAK-02)
  all see Blue: fury 0 -> 1

28. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  Blue answers: fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  told: Blue turns to the Fury card. Pay 1 Fury: gain 1 Contaminated Food. (FL-FURY-04)
  told: Blue spends 1 Fury and has 0 left. (FL-FURY-04)
  told: Blue gains 1 Contaminated Food. (FL-FURY-04)
  told Blue: Blue's crew moves on: 3 to Active, 0 to Rest. (FL-REST-03)
  all see phase exploration -> rest; turn Blue -> -
  all see Blue: fury 1 -> 0; columns[2].vehicle.boxes[2].token none -> contaminated food
  Blue sees Blue: active[Desert Son (blue)] new {card Desert Son (blue), skill 1}; active[Citadel Guard] new {card Citadel Guard, skill 2};
      active[Citadel Scientist] new {card Citadel Scientist, skill 1, counters 1}; rest[Desert Son (blue)] gone; rest[Citadel Guard] gone;
      rest[Citadel Scientist] gone

29. Blue is asked, side by side with others: Your crew has moved on. Anything else before you confirm? (rested, FL-REST-05)
  can (FL-RULING-58): ready "Confirm"
  can (FL-ABIL-01): ability:125 "Citadel Scientist: gain 1 Object"
  without a turn (FL-CONVOY-05): - move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the
      Ration Tank" + move:986:976 "Move the Contaminated Food to box 1 of the Field Locker", move:986:977 "Move the Contaminated Food to box 2 of the
      Field Locker", move:986:984 "Move the Contaminated Food to box 1 of the Ration Tank", move:986:985 "Move the Contaminated Food to box 2 of the
      Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:968:986 "Move the Survivor to box 3 of the Ration Tank",
      move:969:986 "Move the Survivor to box 3 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:986:968 "Move the Contaminated Food to box 1 of the Patrol Carrier",
      move:986:969 "Move the Contaminated Food to box 2 of the Patrol Carrier"
  Blue answers: ability:125 "Citadel Scientist: gain 1 Object"
  told Blue: Blue calls on the Citadel Scientist. (FL-ABIL-01)
  Blue sees Blue: active[Citadel Scientist].used no -> yes

30. Red is asked, side by side with others: Rest: feed whom you like, then let your crew move on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Let the crew move on"
  can (FL-FOOD-02): feed:1:108 "Feed the Tribal Sister 1 Food"; feed:2:108 "Feed the Tribal Sister 1 Contaminated Food"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  Red answers: feed:1:108 "Feed the Tribal Sister 1 Food"
  told Red: Red spends 1 Food. (FL-FOOD-02)
  told Red: Red's Tribal Sister goes to the Rest Zone. (FL-FOOD-02)
  Red sees Red: columns[1].vehicle.boxes[1].token food -> none; exhausted[Tribal Sister] gone; rest[Tribal Sister] new {card Tribal Sister, skill 2,
      used}

31. Red is asked, side by side with others: Rest: feed whom you like, then let your crew move on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Let the crew move on"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  without a turn (FL-CONVOY-05): - move:833:825 "Move the Food to box 2 of the Bone Rig", move:833:832 "Move the Food to box 1 of the Hide Wagon",
      move:833:834 "Move the Food to box 3 of the Hide Wagon", move:833:841 "Move the Food to box 2 of the Trophy Cart", move:833:842 "Move the Food
      to box 3 of the Trophy Cart" + move:824:833 "Move the Survivor to box 2 of the Hide Wagon", move:840:833 "Move the Survivor to box 2 of the
      Hide Wagon"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:824:833 "Move the Survivor to box 2 of the Hide Wagon",
      move:840:833 "Move the Survivor to box 2 of the Hide Wagon"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:833:824 "Move the Food to box 1 of the Bone Rig", move:833:840 "Move the
      Food to box 1 of the Trophy Cart"
  Red answers: shift "Let the crew move on"
  chance: object deck, Anti-Tank Missile, seen by Blue
  told: Blue's crew moves on: 3 to Active, 0 to Rest. (FL-REST-03)
  told: Blue calls on the Citadel Scientist. (FL-ABIL-01)
  told: Red spends 1 Food. (FL-FOOD-02)
  told: Red's Tribal Sister goes to the Rest Zone. (FL-FOOD-02)
  told: Red's crew moves on: 3 to Active, 0 to Rest. (FL-REST-03)
  told: Blue draws an Object. (FL-RULING-58)
  told Blue: Blue draws the Anti-Tank Missile. (FL-RULING-58)
  all see phase rest -> movement; turn - -> Blue; decks.objects 13 -> 12
  all see Blue: active[Desert Son (blue)] new {card Desert Son (blue), skill 1}; active[Citadel Guard] new {card Citadel Guard, skill 2};
      active[Citadel Scientist] new {card Citadel Scientist, skill 1, counters 1, used}; rest[Desert Son (blue)] gone; rest[Citadel Guard] gone;
      rest[Citadel Scientist] gone; hand[0] new {back object}; tally.lines[2].count 0 -> 1; tally.lines[2].fame 0 -> 1; tally.total 3 -> 4
  all see Red: columns[1].vehicle.boxes[1].token food -> none; active[Desert Son (red)] new {card Desert Son (red), skill 1}; active[Tribal Warrior]
      new {card Tribal Warrior, skill 2}; active[Tribal Sister] new {card Tribal Sister, skill 2, used}; exhausted[Tribal Sister] gone; rest[Desert
      Son (red)] gone; rest[Tribal Warrior] gone
  Blue sees Blue: hand[Anti-Tank Missile] new {card Anti-Tank Missile, back object}
  Red sees Red: rest[Tribal Sister] gone

32. Blue is asked: Your convoy stands on 100, its speed is 3. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, not in this phase (FL-OBJ-05): use:67 "Use the Anti-Tank Missile"
  Blue answers: set-off "Spend 1 Fuel and set off"
  told: Blue spends 1 Fuel. (FL-MOVE-03)
  told: Blue sets off with 3 points. (FL-MOVE-03)
  all see points 0 -> 3
  all see Blue: columns[2].vehicle.boxes[0].token fuel -> none

33. Blue is asked: Your convoy is on 100 with 3 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:101 "By road to 101"; drive:102 "Drive on to 102: 2 spaces"; drive:103 "Drive on to 103: 3 spaces"; stop "Stop here"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:67 "Use the Anti-Tank Missile"
  without a turn (FL-CONVOY-05): - move:984:985 "Move the Fuel to box 2 of the Ration Tank", move:984:986 "Move the Fuel to box 3 of the Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:984:976 "Move the Fuel to box 1 of the Field Locker",
      move:984:977 "Move the Fuel to box 2 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:984:968 "Move the Fuel to box 1 of the Patrol Carrier", move:984:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  Blue answers: drive:103 "Drive on to 103: 3 spaces"
  told: Blue drives from 100 to 103, 3 spaces. (FL-MOVE-05)
  all see points 3 -> 0
  all see Blue: space 100 -> 103; tally.lines[0].count 0 -> 3; tally.lines[0].fame 0 -> 3; tally.total 4 -> 7

34. Blue is asked: Your convoy is on 103 with 0 points left. No Fuel is left. (drive, FL-MOVE-05)
  can (FL-WAY-03): claim:160:103 "Stop here and take 1 Object"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:104 "By road to 104"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:67 "Use the Anti-Tank Missile"
  Blue answers: claim:160:103 "Stop here and take 1 Object"
  chance: object deck, Decontamination IV Bag, seen by Blue
  told: Blue stops at the Object Waypoint on 103. (FL-WAY-03)
  told: Blue draws an Object. (FL-WAY-03)
  told Blue: Blue draws the Decontamination IV Bag. (FL-WAY-03)
  all see turn Blue -> Red; decks.objects 12 -> 11; waypoints[103].card Object Waypoint 2 -> -
  all see Blue: moved 0 -> 3; hand[1] new {back object}; tally.lines[2].count 1 -> 2; tally.lines[2].fame 1 -> 2; tally.total 7 -> 8
  Blue sees Blue: hand[Decontamination IV Bag] new {card Decontamination IV Bag, back object}

35. Red is asked: Your convoy stands on 100, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  Red answers: set-off "Spend 1 Fuel and set off"
  told: Red spends 1 Fuel. (FL-MOVE-03)
  told: Red sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Red: columns[2].vehicle.boxes[1].token fuel -> none

36. Red is asked: Your convoy is on 100 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:101 "By road to 101"; drive:102 "Drive on to 102: 2 spaces"; drive:103 "Drive on to 103: 3 spaces"; drive:104 "Drive on to
      104: 4 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  without a turn (FL-CONVOY-05): - move:841:825 "Move the Fuel to box 2 of the Bone Rig", move:841:833 "Move the Fuel to box 2 of the Hide Wagon",
      move:841:834 "Move the Fuel to box 3 of the Hide Wagon", move:841:842 "Move the Fuel to box 3 of the Trophy Cart" + move:824:841 "Move the
      Survivor to box 2 of the Trophy Cart", move:832:841 "Move the Fuel to box 2 of the Trophy Cart", move:840:841 "Move the Survivor to box 2 of
      the Trophy Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:824:841 "Move the Survivor to box 2 of the Trophy Cart",
      move:840:841 "Move the Survivor to box 2 of the Trophy Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:841:824 "Move the Fuel to box 1 of the Bone Rig", move:841:840 "Move the
      Fuel to box 1 of the Trophy Cart"
  Red answers: drive:104 "Drive on to 104: 4 spaces"
  told: Red drives from 100 to 104, 4 spaces. (FL-MOVE-05)
  all see points 4 -> 0
  all see Blue: tally.lines[0].count 3 -> 0; tally.lines[0].fame 3 -> 0; tally.total 8 -> 5
  all see Red: space 100 -> 104; tally.lines[0].count 0 -> 1; tally.lines[0].fame 0 -> 1; tally.total 4 -> 5

37. Red is asked: Your convoy is on 104 with 0 points left. Add speed to get further, or stop here. (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:105 "By road to 105"; cross:106 "By road to 106"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  Red answers: stop "Stop here"
  chance: hitpoints I-II, Hitpoints 01; Hitpoints side 2
  told: Turn order: Blue, Red. (FL-TURN-01)
  told: The Pathfinder lies in ambush in region 1: 4 boxes to fill. (FL-AMBUSH-03)
  all see phase movement -> ambush; turn Red -> -; order - Red, Blue + Blue, Red; slots[0].card Pathfinder -> -; decks.hitpoints[0] 2 -> 1; foes[2]
      new {number 2, card Pathfinder, region 1, hitpoints Hitpoints 01, track [target, ammo, fame, target]}
  all see Red: moved 0 -> 4

38. Red is asked: Ambush: Pathfinder. 2 Damage on your columns 3 and 4 (the Trailers behind the first, and their Devices). What do you do? (ambush,
    FL-AMBUSH-05)
  can (FL-AMBUSH-05): bear "Take the hit"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:824:832 "Move the Survivor to box 1 of the Hide Wagon", move:824:833 "Move the
      Survivor to box 2 of the Hide Wagon", move:824:834 "Move the Survivor to box 3 of the Hide Wagon", move:824:841 "Move the Survivor to box 2 of
      the Trophy Cart", move:824:842 "Move the Survivor to box 3 of the Trophy Cart", move:825:832 "Move the Survivor to box 1 of the Hide Wagon",
      move:825:833 "Move the Survivor to box 2 of the Hide Wagon", move:825:834 "Move the Survivor to box 3 of the Hide Wagon", move:825:841 "Move
      the Survivor to box 2 of the Trophy Cart", move:825:842 "Move the Survivor to box 3 of the Trophy Cart", move:832:824 "Move the Fuel to box 1
      of the Bone Rig", move:832:825 "Move the Fuel to box 2 of the Bone Rig", move:832:833 "Move the Fuel to box 2 of the Hide Wagon", move:832:834
      "Move the Fuel to box 3 of the Hide Wagon", move:832:840 "Move the Fuel to box 1 of the Trophy Cart", move:832:841 "Move the Fuel to box 2 of
      the Trophy Cart", move:832:842 "Move the Fuel to box 3 of the Trophy Cart", move:834:824 "Move the Ammo to box 1 of the Bone Rig", move:834:825
      "Move the Ammo to box 2 of the Bone Rig", move:834:832 "Move the Ammo to box 1 of the Hide Wagon", move:834:833 "Move the Ammo to box 2 of the
      Hide Wagon", move:834:840 "Move the Ammo to box 1 of the Trophy Cart", move:834:841 "Move the Ammo to box 2 of the Trophy Cart", move:834:842
      "Move the Ammo to box 3 of the Trophy Cart", move:840:832 "Move the Survivor to box 1 of the Hide Wagon", move:840:833 "Move the Survivor to
      box 2 of the Hide Wagon", move:840:834 "Move the Survivor to box 3 of the Hide Wagon", move:840:841 "Move the Survivor to box 2 of the Trophy
      Cart", move:840:842 "Move the Survivor to box 3 of the Trophy Cart", move:842:824 "Move the Contaminated Food to box 1 of the Bone Rig",
      move:842:825 "Move the Contaminated Food to box 2 of the Bone Rig", move:842:832 "Move the Contaminated Food to box 1 of the Hide Wagon",
      move:842:833 "Move the Contaminated Food to box 2 of the Hide Wagon", move:842:834 "Move the Contaminated Food to box 3 of the Hide Wagon",
      move:842:840 "Move the Contaminated Food to box 1 of the Trophy Cart", move:842:841 "Move the Contaminated Food to box 2 of the Trophy Cart"
  Red answers: bear "Take the hit"

39. Red is asked: Pathfinder: Choose a box of your columns 3 and 4 (the Trailers behind the first, and their Devices) for 1 Damage. (2 to go)
    (damage, FL-DMG-01)
  can (FL-DMG-01): damage:841 "Damage box 2 of the Trophy Cart (open)"
  can (FL-DMG-04): damage:840 "Damage box 1 of the Trophy Cart (Survivor), losing 1 Survivor"; damage:842 "Damage box 3 of the Trophy Cart (open),
      losing 1 Contaminated Food"
  can't, the damage is aimed elsewhere (FL-DMG-02): damage:824 "Damage box 1 of the Bone Rig (Survivor), losing 1 Survivor"; damage:825 "Damage box 2
      of the Bone Rig (open), losing 1 Survivor"; damage:826 "Damage box 3 of the Bone Rig (Weapon)"; damage:827 "Damage box 4 of the Bone Rig
      (armor)"; damage:832 "Damage box 1 of the Hide Wagon (open), losing 1 Fuel"; damage:833 "Damage box 2 of the Hide Wagon (open)"; damage:834
      "Damage box 3 of the Hide Wagon (open), losing 1 Ammo"
  Red answers: damage:841 "Damage box 2 of the Trophy Cart (open)"
  told: Pathfinder: Red takes 1 Damage on box 2 of the Trophy Cart. (FL-AMBUSH-05)
  all see Red: columns[2].vehicle.boxes[1].damaged no -> yes; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2; tally.total 5 -> 4

40. Red is asked: Pathfinder: Choose a box of your columns 3 and 4 (the Trailers behind the first, and their Devices) for 1 Damage. (damage,
    FL-DMG-01)
  can (FL-DMG-04): damage:840 "Damage box 1 of the Trophy Cart (Survivor), losing 1 Survivor"; damage:842 "Damage box 3 of the Trophy Cart (open),
      losing 1 Contaminated Food"
  can't, the damage is aimed elsewhere (FL-DMG-02): damage:824 "Damage box 1 of the Bone Rig (Survivor), losing 1 Survivor"; damage:825 "Damage box 2
      of the Bone Rig (open), losing 1 Survivor"; damage:826 "Damage box 3 of the Bone Rig (Weapon)"; damage:827 "Damage box 4 of the Bone Rig
      (armor)"; damage:832 "Damage box 1 of the Hide Wagon (open), losing 1 Fuel"; damage:833 "Damage box 2 of the Hide Wagon (open)"; damage:834
      "Damage box 3 of the Hide Wagon (open), losing 1 Ammo"
  can't, it is damaged already (FL-CONVOY-07): damage:841 "Damage box 2 of the Trophy Cart (open)"
  Red answers: damage:842 "Damage box 3 of the Trophy Cart (open), losing 1 Contaminated Food"
  told: Pathfinder: Red takes 1 Damage on box 3 of the Trophy Cart and loses 1 Contaminated Food. (FL-AMBUSH-05)
  all see Red: columns[2].vehicle.boxes[2].token contaminated food -> none; columns[2].vehicle.boxes[2].damaged no -> yes

41. Blue is asked: Ambush: Pathfinder. 2 Damage on your columns 3 and 4 (the Trailers behind the first, and their Devices). What do you do? (ambush,
    FL-AMBUSH-05)
  can (FL-AMBUSH-05): bear "Take the hit"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:968:977 "Move the Survivor to box 2 of the Field Locker", move:968:984 "Move the
      Survivor to box 1 of the Ration Tank", move:968:985 "Move the Survivor to box 2 of the Ration Tank", move:968:986 "Move the Survivor to box 3
      of the Ration Tank", move:969:977 "Move the Survivor to box 2 of the Field Locker", move:969:984 "Move the Survivor to box 1 of the Ration
      Tank", move:969:985 "Move the Survivor to box 2 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the Ration Tank", move:976:977
      "Move the Survivor to box 2 of the Field Locker", move:976:984 "Move the Survivor to box 1 of the Ration Tank", move:976:985 "Move the Survivor
      to box 2 of the Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:977:968 "Move the Ammo to box 1 of the Patrol
      Carrier", move:977:969 "Move the Ammo to box 2 of the Patrol Carrier", move:977:976 "Move the Ammo to box 1 of the Field Locker", move:977:984
      "Move the Ammo to box 1 of the Ration Tank", move:977:985 "Move the Ammo to box 2 of the Ration Tank", move:977:986 "Move the Ammo to box 3 of
      the Ration Tank", move:985:968 "Move the Food to box 1 of the Patrol Carrier", move:985:969 "Move the Food to box 2 of the Patrol Carrier",
      move:985:976 "Move the Food to box 1 of the Field Locker", move:985:977 "Move the Food to box 2 of the Field Locker", move:985:984 "Move the
      Food to box 1 of the Ration Tank", move:985:986 "Move the Food to box 3 of the Ration Tank", move:986:968 "Move the Contaminated Food to box 1
      of the Patrol Carrier", move:986:969 "Move the Contaminated Food to box 2 of the Patrol Carrier", move:986:976 "Move the Contaminated Food to
      box 1 of the Field Locker", move:986:977 "Move the Contaminated Food to box 2 of the Field Locker", move:986:984 "Move the Contaminated Food to
      box 1 of the Ration Tank", move:986:985 "Move the Contaminated Food to box 2 of the Ration Tank"
  Blue answers: bear "Take the hit"

42. Blue is asked: Pathfinder: Choose a box of your columns 3 and 4 (the Trailers behind the first, and their Devices) for 1 Damage. (2 to go)
    (damage, FL-DMG-01)
  can (FL-DMG-01): damage:984 "Damage box 1 of the Ration Tank (Food or Fuel)"
  can (FL-DMG-04): damage:985 "Damage box 2 of the Ration Tank (Food or Fuel), losing 1 Food"; damage:986 "Damage box 3 of the Ration Tank (open),
      losing 1 Contaminated Food"
  can't, the damage is aimed elsewhere (FL-DMG-02): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage
      box 2 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:976 "Damage box 1
      of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field Locker (open), losing 1 Ammo"; damage:978 "Damage box 3
      of the Field Locker (Drill)"
  Blue answers: damage:984 "Damage box 1 of the Ration Tank (Food or Fuel)"
  told: Pathfinder: Blue takes 1 Damage on box 1 of the Ration Tank. (FL-AMBUSH-05)
  all see Blue: columns[2].vehicle.boxes[0].damaged no -> yes; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2; tally.total 5 -> 4

43. Blue is asked: Pathfinder: Choose a box of your columns 3 and 4 (the Trailers behind the first, and their Devices) for 1 Damage. (damage,
    FL-DMG-01)
  can (FL-DMG-04): damage:985 "Damage box 2 of the Ration Tank (Food or Fuel), losing 1 Food"; damage:986 "Damage box 3 of the Ration Tank (open),
      losing 1 Contaminated Food"
  can't, the damage is aimed elsewhere (FL-DMG-02): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage
      box 2 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:976 "Damage box 1
      of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field Locker (open), losing 1 Ammo"; damage:978 "Damage box 3
      of the Field Locker (Drill)"
  can't, it is damaged already (FL-CONVOY-07): damage:984 "Damage box 1 of the Ration Tank (Food or Fuel)"
  Blue answers: damage:986 "Damage box 3 of the Ration Tank (open), losing 1 Contaminated Food"
  chance: hitpoints I-II, Hitpoints 02; Hitpoints side 1
  told: Pathfinder: Blue takes 1 Damage on box 3 of the Ration Tank and loses 1 Contaminated Food. (FL-AMBUSH-05)
  told: The Destroyers lie in ambush in region 1: 4 boxes to fill. (FL-AMBUSH-03)
  all see phase ambush -> convoys fire; turn - -> Red; slots[4].card Destroyers -> -; decks.hitpoints[0] 1 -> 0; foes[1] new {number 1, region 1,
      hitpoints Hitpoints 02, track [fuel, target, object, target]}
  all see Blue: columns[2].vehicle.boxes[2].token contaminated food -> none; columns[2].vehicle.boxes[2].damaged no -> yes

44. Red is asked: In your region: Destroyers (4 boxes to fill), Pathfinder (4 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-FIRE-03): fire:826:1 "Weapon of rating 1 on the Bone Rig: Destroyers"; fire:826:2 "Weapon of rating 1 on the Bone Rig: Pathfinder"
  can (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  can (FL-FIRE-16): hold "Hold fire"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:842:824 "Move the Contaminated Food to box 1 of the Bone Rig", move:842:825 "Move
      the Contaminated Food to box 2 of the Bone Rig", move:842:832 "Move the Contaminated Food to box 1 of the Hide Wagon", move:842:833 "Move the
      Contaminated Food to box 2 of the Hide Wagon", move:842:834 "Move the Contaminated Food to box 3 of the Hide Wagon", move:842:840 "Move the
      Contaminated Food to box 1 of the Trophy Cart", move:842:841 "Move the Contaminated Food to box 2 of the Trophy Cart"
  Red answers: use:71 "Use the Incendiary Ammunition"
  told: Red uses the Incendiary Ammunition. (FL-OBJ-05)
  all see objects + Incendiary Ammunition
  all see Red: hand[0] gone; tally.lines[2].count 1 -> 0; tally.lines[2].fame 1 -> 0; tally.total 4 -> 3
  Red sees Red: hand[Incendiary Ammunition] gone

45. Red is asked: Incendiary Ammunition: which Weapon, and at which Enemy? (loaded, FL-RULING-106)
  can (FL-FIRE-03): fire:826:1:2 "Weapon of rating 1 on the Bone Rig: Destroyers"; fire:826:2:2 "Weapon of rating 1 on the Bone Rig: Pathfinder"
  Red answers: fire:826:1:2 "Weapon of rating 1 on the Bone Rig: Destroyers"
  chance: outcome deck, Outcome 07, seen by nobody, its back by all; object deck, Smoke Grenade, seen by Red
  told: Red fires from box 3 of the Bone Rig. (FL-FIRE-03)
  told: Outcome 06 is turned over: 2 Damage. (FL-FIRE-05)
  told: Red deals 3 Damage to the Destroyers; 1 box still to fill. (FL-FIRE-06)
  told: Destroyers: Red gains 1 Fuel. (FL-FIRE-12)
  told: Red puts a Target counter on the Destroyers. (FL-FIRE-12)
  told: Red draws an Object. (FL-FIRE-12)
  told Red: Red draws the Smoke Grenade. (FL-FIRE-12)
  all see decks.objects 11 -> 10; decks.outcomes 12 -> 11; aim columns 3-4 -> truck; outcomes + Outcome 06; foes[1].filled 0 -> 3; foes[1].targets[1]
      0 -> 1
  all see Red: targets 3 -> 2; columns[0].vehicle.boxes[2].used no -> yes; columns[1].vehicle.boxes[1].token none -> fuel; hand[0] new {back object};
      tally.lines[2].count 0 -> 1; tally.lines[2].fame 0 -> 1; tally.total 3 -> 4
  Red sees Red: hand[Smoke Grenade] new {card Smoke Grenade, back object}

46. Red is asked: In your region: Destroyers (1 box to fill), Pathfinder (4 boxes to fill). No Weapon of yours can fire now. Anything else? (fire,
    FL-FIRE-01)
  can (FL-FIRE-16): hold "Hold fire"
  can't, has attacked this phase (FL-FIRE-04): fire:826 "Weapon of rating 1 on the Bone Rig"
  can't, no opponent has a Target counter in your region (FL-RULING-107): use:77 "Use the Smoke Grenade"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:832:833 "Move the Fuel to box 2 of the Hide Wagon" + move:833:824 "Move the Fuel
      to box 1 of the Bone Rig", move:833:825 "Move the Fuel to box 2 of the Bone Rig", move:833:834 "Move the Fuel to box 3 of the Hide Wagon",
      move:833:840 "Move the Fuel to box 1 of the Trophy Cart", move:833:841 "Move the Fuel to box 2 of the Trophy Cart", move:833:842 "Move the Fuel
      to box 3 of the Trophy Cart"
  Red answers: hold "Hold fire"
  all see turn Red -> Blue

47. Blue is asked: In your region: Destroyers (1 box to fill), Pathfinder (4 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-FIRE-03): fire:970:1 "Weapon of rating 1 on the Patrol Carrier: Destroyers"; fire:970:2 "Weapon of rating 1 on the Patrol Carrier:
      Pathfinder"
  can (FL-ABIL-01): blow:126:1:6 "Citadel Guard, for 1 Object: 3 Damage to the Destroyers"; blow:126:2:6 "Citadel Guard, for 1 Object: 3 Damage to
      the Pathfinder"
  can (FL-OBJ-05): use:67 "Use the Anti-Tank Missile"; use:69 "Use the Decontamination IV Bag"
  can (FL-FIRE-16): hold "Hold fire"
  can't, no Fuel to pay with (FL-ABIL-01): blow:126:1:3 "Citadel Guard, for 1 Fuel: 3 Damage to the Destroyers"; blow:126:2:3 "Citadel Guard, for 1
      Fuel: 3 Damage to the Pathfinder"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:986:968 "Move the Contaminated Food to box 1 of the Patrol Carrier", move:986:969
      "Move the Contaminated Food to box 2 of the Patrol Carrier", move:986:976 "Move the Contaminated Food to box 1 of the Field Locker",
      move:986:977 "Move the Contaminated Food to box 2 of the Field Locker", move:986:984 "Move the Contaminated Food to box 1 of the Ration Tank",
      move:986:985 "Move the Contaminated Food to box 2 of the Ration Tank"
  Blue answers: blow:126:2:6 "Citadel Guard, for 1 Object: 3 Damage to the Pathfinder"
  told: Blue calls on the Citadel Guard. (FL-ABIL-01)
  all see Blue: active[Citadel Guard].used no -> yes

48. Blue is asked: Choose the Object you pay with. (pay, FL-RULING-143)
  can (FL-RULING-143): discard:67 "Discard the Anti-Tank Missile"; discard:69 "Discard the Decontamination IV Bag"
  Blue answers: discard:69 "Discard the Decontamination IV Bag"
  told: Blue discards the Decontamination IV Bag. (FL-FIRE-18)
  told: Blue deals 3 Damage to the Pathfinder; 1 box still to fill. (FL-FIRE-18)
  told: Blue puts a Target counter on the Pathfinder. (FL-FIRE-12)
  told: Pathfinder: Blue gains 1 Ammo. (FL-FIRE-12)
  all see objects + Decontamination IV Bag; foes[2].filled 0 -> 2; foes[2].targets[0] 0 -> 1
  all see Blue: targets 3 -> 2; loose + ammo; hand[1] gone; tally.lines[2].count 2 -> 1; tally.lines[2].fame 2 -> 1; tally.total 4 -> 3
  Blue sees Blue: hand[Decontamination IV Bag] gone

49. Blue is asked: Pathfinder: Choose a box for 1 Ammo. (box, FL-RULING-73)
  can (FL-CONVOY-12): return:4 "Return 1 Ammo"
  can (FL-RULING-73): stow:976 "Stow it in box 1 of the Field Locker"
  Blue answers: return:4 "Return 1 Ammo"
  told: Blue returns 1 Ammo to the Reserve. (FL-CONVOY-12)
  told: Pathfinder: Blue gains 1 Fame and stands at 1. (FL-FIRE-12)
  all see foes[2].filled 2 -> 3
  all see Blue: fame 0 -> 1; loose - ammo; tally.lines[1].count 0 -> 1; tally.lines[1].fame 0 -> 1; tally.total 3 -> 4

50. Blue is asked: In your region: Destroyers (1 box to fill), Pathfinder (1 box to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-FIRE-03): fire:970:1 "Weapon of rating 1 on the Patrol Carrier: Destroyers"; fire:970:2 "Weapon of rating 1 on the Patrol Carrier:
      Pathfinder"
  can (FL-OBJ-05): use:67 "Use the Anti-Tank Missile"
  can (FL-FIRE-16): hold "Hold fire"
  Blue answers: use:67 "Use the Anti-Tank Missile"
  told: Blue uses the Anti-Tank Missile. (FL-OBJ-05)
  all see objects + Anti-Tank Missile
  all see Blue: hand[0] gone; tally.lines[2].count 1 -> 0; tally.lines[2].fame 1 -> 0; tally.total 4 -> 3
  Blue sees Blue: hand[Anti-Tank Missile] gone

51. Blue is asked: Anti-Tank Missile: which Enemy? (target, FL-FIRE-02)
  can (FL-FIRE-02): at:1 "Destroyers"; at:2 "Pathfinder"
  Blue answers: at:1 "Destroyers"
  chance: loot I-II, Atomic Fuel, seen by Red; loot I-II, Chrome Spray, seen by Blue
  told: Blue deals 2 Damage to the Destroyers, 1 of it lost beyond the last box. (FL-OBJ-05)
  told: Blue puts a Target counter on the Destroyers. (FL-FIRE-12)
  told: That is the end of the Destroyers. (FL-FIRE-15)
  told: Red is dealt a Loot card. (FL-LOOT-03)
  told: Blue is dealt a Loot card. (FL-LOOT-03)
  told Blue: Blue is dealt the Chrome Spray. (FL-LOOT-03)
  told Red: Red is dealt the Atomic Fuel. (FL-LOOT-03)
  all see decks.loot[0] 8 -> 6; common + Hitpoints 02; defeated + Destroyers; foes[1] gone
  all see Blue: share[0] new {back loot I-II}
  all see Red: targets 2 -> 3; share[0] new {back loot I-II}
  Blue sees Blue: share[Chrome Spray] new {card Chrome Spray, back loot I-II}
  Red sees Red: share[Atomic Fuel] new {card Atomic Fuel, back loot I-II}

52. Red is asked, side by side with others, in secret: The loot of the Destroyers: keep one card, or none. (loot, FL-LOOT-05)
  can (FL-LOOT-05): keep:79 "Keep the Atomic Fuel"; keep-none "Keep none"
  Red answers: keep:79 "Keep the Atomic Fuel"

53. Blue is asked, side by side with others, in secret: The loot of the Destroyers: keep one card, or none. (loot, FL-LOOT-05)
  can (FL-LOOT-05): keep:86 "Keep the Chrome Spray"; keep-none "Keep none"
  Blue answers: keep:86 "Keep the Chrome Spray"
  told: Red keeps one of the Loot cards. (FL-LOOT-06)
  told: Blue keeps one of the Loot cards. (FL-LOOT-06)
  told Blue: Blue keeps the Chrome Spray, face down. (FL-LOOT-06)
  told Red: Red keeps the Atomic Fuel, face down. (FL-LOOT-06)

54. Blue is asked: In your region: Pathfinder (1 box to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-FIRE-03): fire:970:2 "Weapon of rating 1 on the Patrol Carrier: Pathfinder"
  can (FL-FIRE-16): hold "Hold fire"
  Blue answers: hold "Hold fire"
  chance: outcome deck, Outcome 08, seen by nobody, its back by all; exploration deck I, Sandblown Garage; exploration deck I, Oil Platform
  told: Red unpacks the Atomic Fuel. (FL-RULING-81)
  told: Blue unpacks the Chrome Spray. (FL-RULING-81)
  told: Outcome 07 is turned over. (FL-FIRE-05)
  told: The Pathfinder fires at Red and misses. (FL-EFIRE-05)
  told: The Pathfinder fires at Blue and misses. (FL-EFIRE-05)
  told: Gate 1 shuts. (FL-ROUND-02)
  told: Round 2 begins. (FL-ROUND-06)
  told: The Sandblown Garage comes up in slot 5. (FL-EXPL-22)
  told: The Oil Platform comes up in slot 4. (FL-EXPL-22)
  all see phase convoys fire -> exploration; round 1 -> 2; gates 0 -> 1; slots[Scrap Bazaar].tile Breaker's Yard -> Water Trough; slots[Scrap
      Bazaar].side 1 -> 0; slots[Scrap Bazaar].cost 2 -> 1; slots[Toppled Pylon].tile Tool Crib -> Breaker's Yard; slots[Tank Trailer].tile Powder
      Shed -> Tool Crib; slots[Oil Platform] new {card Oil Platform, tile Powder Shed, side 1, cost 2, left [fuel, fuel], right [ammo, object]};
      slots[Sandblown Garage] new {card Sandblown Garage, tile Last Pump, side 1, cost 3, left [fuel], right [object]}; slots[0] gone; slots[4] gone;
      decks.exploration[0] 4 -> 2; decks.outcomes 11 -> 10; aim truck -> bottom row; outcomes + Outcome 07
  all see Blue: active[Citadel Guard].used yes -> no; active[Citadel Scientist].used yes -> no; hand[Chrome Spray] new {card Chrome Spray, back loot
      I-II}; share[0] gone
  all see Red: columns[0].vehicle.boxes[2].used yes -> no; active[Tribal Sister].used yes -> no; hand[Atomic Fuel] new {card Atomic Fuel, back loot
      I-II}; share[0] gone
  Blue sees Blue: share[Chrome Spray] gone
  Red sees Red: share[Atomic Fuel] gone

55. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"; explore:2 "Explore the Toppled Pylon (slot 2, cost 2)"; explore:3 "Explore
      the Tank Trailer (slot 3, cost 2)"; explore:4 "Explore the Oil Platform (slot 4, cost 2)"; explore:5 "Explore the Sandblown Garage (slot 5,
      cost 3)"
  can (FL-BREAK-01): break:124 "Take a Break with the Desert Son"; break:126 "Take a Break with the Citadel Guard"; break:125 "Take a Break with the
      Citadel Scientist"
  can (FL-FOOD-02): feed:1:124 "Feed the Desert Son 1 Food"; feed:1:126 "Feed the Citadel Guard 1 Food"; feed:1:125 "Feed the Citadel Scientist 1
      Food"
  can (FL-OBJ-05): use:86 "Use the Chrome Spray"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  without a turn (FL-CONVOY-05): + move:976:977 "Move the Survivor to box 2 of the Field Locker", move:977:976 "Move the Ammo to box 1 of the Field
      Locker"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:968:977 "Move the Survivor to box 2 of the Field Locker",
      move:969:977 "Move the Survivor to box 2 of the Field Locker", move:985:976 "Move the Food to box 1 of the Field Locker", move:985:977 "Move
      the Food to box 2 of the Field Locker"
  not without a turn, that box is damaged (FL-CONVOY-11): + move:968:984 "Move the Survivor to box 1 of the Ration Tank", move:968:986 "Move the
      Survivor to box 3 of the Ration Tank", move:969:984 "Move the Survivor to box 1 of the Ration Tank", move:969:986 "Move the Survivor to box 3
      of the Ration Tank", move:976:984 "Move the Survivor to box 1 of the Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration
      Tank", move:977:984 "Move the Ammo to box 1 of the Ration Tank", move:977:986 "Move the Ammo to box 3 of the Ration Tank", move:985:984 "Move
      the Food to box 1 of the Ration Tank", move:985:986 "Move the Food to box 3 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:968:985 "Move the Survivor to box 2 of the Ration Tank", move:969:985 "Move
      the Survivor to box 2 of the Ration Tank", move:976:985 "Move the Survivor to box 2 of the Ration Tank", move:977:968 "Move the Ammo to box 1
      of the Patrol Carrier", move:977:969 "Move the Ammo to box 2 of the Patrol Carrier", move:977:985 "Move the Ammo to box 2 of the Ration Tank",
      move:985:968 "Move the Food to box 1 of the Patrol Carrier", move:985:969 "Move the Food to box 2 of the Patrol Carrier"
  Blue answers: feed:1:124 "Feed the Desert Son 1 Food"
  told: Blue spends 1 Food. (FL-FOOD-02)
  told: Blue feeds the Desert Son: +1 skill this turn. (FL-FOOD-03)
  all see Blue: columns[2].vehicle.boxes[1].token food -> none; active[Desert Son (blue)].skill 1 -> 2; active[Desert Son (blue)].boost 0 -> 1

56. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"; explore:2 "Explore the Toppled Pylon (slot 2, cost 2)"; explore:3 "Explore
      the Tank Trailer (slot 3, cost 2)"; explore:4 "Explore the Oil Platform (slot 4, cost 2)"; explore:5 "Explore the Sandblown Garage (slot 5,
      cost 3)"
  can (FL-BREAK-01): break:124 "Take a Break with the Desert Son"; break:126 "Take a Break with the Citadel Guard"; break:125 "Take a Break with the
      Citadel Scientist"
  can (FL-OBJ-05): use:86 "Use the Chrome Spray"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:985:976 "Move the Food to box 1 of the Field Locker",
      move:985:977 "Move the Food to box 2 of the Field Locker"
  not without a turn, that box is damaged (FL-CONVOY-11): - move:985:984 "Move the Food to box 1 of the Ration Tank", move:985:986 "Move the Food to
      box 3 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:985:968 "Move the Food to box 1 of the Patrol Carrier", move:985:969 "Move
      the Food to box 2 of the Patrol Carrier"
  Blue answers: explore:3 "Explore the Tank Trailer (slot 3, cost 2)"
  told: Blue explores the Tank Trailer. (FL-EXPL-04)

57. Blue is asked: To explore the Tank Trailer takes a skill of 2: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-05): send:124 "Send the Desert Son"; send:126 "Send the Citadel Guard"
  can't, not skilled enough alone (FL-EXPL-05): send:125 "Send the Citadel Scientist"
  Blue answers: send:124 "Send the Desert Son"
  told: Blue sends the Desert Son. (FL-EXPL-05)
  all see Blue: active[Desert Son (blue)].sent no -> yes

58. Blue is asked: Tank Trailer: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:3 "Install: Tank Trailer"
  can (FL-BONUS-01): bonus:3 "Bonus. Gain 1 Fury and 1 Repair."
  can (FL-OBJ-05): use:86 "Use the Chrome Spray"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:3:1 "Bonus. Pay 1 Fury: 1 Repair and 1 Contaminated Food."
  Blue answers: bonus:3 "Bonus. Gain 1 Fury and 1 Repair."
  told: Blue takes the Bonus Action of the Tool Crib. (FL-BONUS-01)
  told: Tool Crib: Blue gains 1 Fury and has 1. (FL-BONUS-01)
  all see Blue: fury 0 -> 1

59. Blue is asked: Choose a box to repair. (repair, FL-DMG-06)
  can (FL-DMG-06): repair:984 "Repair box 1 of the Ration Tank (Food or Fuel)"; repair:986 "Repair box 3 of the Ration Tank (open)"
  Blue answers: repair:986 "Repair box 3 of the Ration Tank (open)"
  told: Blue repairs box 3 of the Ration Tank. (FL-BONUS-01)
  all see Blue: columns[2].vehicle.boxes[2].damaged yes -> no

60. Blue is asked: Tank Trailer: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:3 "Install: Tank Trailer"
  can (FL-OBJ-05): use:86 "Use the Chrome Spray"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  without a turn (FL-CONVOY-05): + move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the
      Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:977:986 "Move the Ammo to box 3 of the Ration Tank"
  not without a turn, that box is damaged (FL-CONVOY-11): - move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:986 "Move the
      Survivor to box 3 of the Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:977:986 "Move the Ammo to box 3 of
      the Ration Tank"
  Blue answers: act:3 "Install: Tank Trailer"

61. Blue is asked: Card Action: Which Trailer gives way to the Tank Trailer? (replace, FL-IMPROVE-03)
  can (FL-IMPROVE-03): replace:122 "Replace the Field Locker"; replace:123 "Replace the Ration Tank"
  Blue answers: replace:123 "Replace the Ration Tank"
  told: Blue scraps the Ration Tank. (FL-IMPROVE-03)
  told: Blue installs the Tank Trailer. (FL-EXPL-08)
  all see slots[2].card Tank Trailer -> -; common + Ration Tank
  all see Blue: columns[2].vehicle.card Ration Tank -> Tank Trailer; columns[2].vehicle.boxes[0].damaged yes -> no; columns[2].vehicle.boxes[2].kind
      any -> food or fuel; tally.lines[3].count 2 -> 3; tally.lines[3].fame 2 -> 3; tally.total 3 -> 4

62. Blue is asked: Tank Trailer: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can (FL-OBJ-05): use:86 "Use the Chrome Spray"
  without a turn (FL-CONVOY-05): - move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the
      Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:977:986 "Move the Ammo to box 3 of the Ration Tank"
  not without a turn, that box is damaged (FL-CONVOY-11): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:968:985 "Move the Survivor to box 2 of the Ration Tank", move:969:985 "Move
      the Survivor to box 2 of the Ration Tank", move:976:985 "Move the Survivor to box 2 of the Ration Tank", move:977:985 "Move the Ammo to box 2
      of the Ration Tank" + move:968:160 "Move the Survivor to box 1 of the Tank Trailer", move:968:161 "Move the Survivor to box 2 of the Tank
      Trailer", move:968:162 "Move the Survivor to box 3 of the Tank Trailer", move:969:160 "Move the Survivor to box 1 of the Tank Trailer",
      move:969:161 "Move the Survivor to box 2 of the Tank Trailer", move:969:162 "Move the Survivor to box 3 of the Tank Trailer", move:976:160
      "Move the Survivor to box 1 of the Tank Trailer", move:976:161 "Move the Survivor to box 2 of the Tank Trailer", move:976:162 "Move the
      Survivor to box 3 of the Tank Trailer", move:977:160 "Move the Ammo to box 1 of the Tank Trailer", move:977:161 "Move the Ammo to box 2 of the
      Tank Trailer", move:977:162 "Move the Ammo to box 3 of the Tank Trailer"
  Blue answers: use:86 "Use the Chrome Spray"
  told: Blue uses the Chrome Spray. (FL-OBJ-05)
  told: Chrome Spray: Blue gains 4 Fury and has 5. (FL-OBJ-05)
  told: Chrome Spray: Blue gains 1 Fame and stands at 2. (FL-OBJ-05)
  told: Chrome Spray: Blue gains 1 Fame and stands at 3. (FL-OBJ-05)
  all see common + Chrome Spray
  all see Blue: fame 1 -> 3; fury 1 -> 5; hand[Chrome Spray] gone; tally.lines[1].count 1 -> 3; tally.lines[1].fame 1 -> 3; tally.total 4 -> 6

63. Blue is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, and gain 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  Blue answers: tired:2 "To the Exhausted Zone, and gain 1 Fuel"
  chance: exploration deck I, Half-Buried Diner
  told: Blue calls on the Desert Son. (FL-ABIL-01)
  told: Blue's Desert Son goes to the Exhausted Zone. (FL-EXPL-09)
  told: Desert Son: Blue gains 1 Fuel. (FL-RULING-104)
  told: The Half-Buried Diner comes up in slot 5. (FL-EXPL-22)
  all see slots[Oil Platform].tile Powder Shed -> Tool Crib; slots[Sandblown Garage].tile Last Pump -> Powder Shed; slots[Sandblown Garage].cost 3 ->
      2; slots[Half-Buried Diner] new {card Half-Buried Diner, tile Last Pump, side 1, cost 3, left [food], right [contaminated food, contaminated
      food]}; slots[2] gone; decks.exploration[0] 2 -> 1
  all see Blue: columns[2].vehicle.boxes[0].token none -> fuel; active[Desert Son (blue)] gone; exhausted[Desert Son (blue)] new {card Desert Son
      (blue), skill 1, used}

64. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1
      Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can (FL-EXPL-12): end "End the turn"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  without a turn (FL-CONVOY-05): + move:160:161 "Move the Fuel to box 2 of the Tank Trailer", move:160:162 "Move the Fuel to box 3 of the Tank
      Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:160:976 "Move the Fuel to box 1 of the Field Locker",
      move:160:977 "Move the Fuel to box 2 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:160:968 "Move the Fuel to box 1 of the Patrol Carrier", move:160:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  Blue answers: fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  told: Blue turns to the Fury card. Pay 2 Fury: 1 Treatment and 1 Repair. (FL-FURY-04)
  told: Blue spends 2 Fury and has 3 left. (FL-FURY-04)
  told: Blue's Citadel Scientist loses a Contamination counter. (FL-FURY-04)
  all see Blue: fury 5 -> 3; active[Citadel Scientist].skill 1 -> 2; active[Citadel Scientist].counters 1 -> 0

65. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."
  can (FL-EXPL-12): end "End the turn"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  Blue answers: fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  told: Blue turns to the Fury card. Pay 1 Fury: gain 1 Contaminated Food. (FL-FURY-04)
  told: Blue spends 1 Fury and has 2 left. (FL-FURY-04)
  told: Blue gains 1 Contaminated Food. (FL-FURY-04)
  all see Blue: fury 3 -> 2; columns[2].vehicle.boxes[1].token none -> contaminated food

66. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:2:126 "Feed the Citadel Guard 1 Contaminated Food"; feed:2:125 "Feed the
      Citadel Scientist 1 Contaminated Food"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  without a turn (FL-CONVOY-05): + move:161:160 "Move the Contaminated Food to box 1 of the Tank Trailer", move:161:162 "Move the Contaminated Food
      to box 3 of the Tank Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:161:976 "Move the Contaminated Food to box 1 of the Field
      Locker", move:161:977 "Move the Contaminated Food to box 2 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:161:968 "Move the Contaminated Food to box 1 of the Patrol Carrier",
      move:161:969 "Move the Contaminated Food to box 2 of the Patrol Carrier"
  Blue answers: fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  told: Blue turns to the Fury card. Pay 1 Fury: gain 1 Contaminated Food. (FL-FURY-04)
  told: Blue spends 1 Fury and has 1 left. (FL-FURY-04)
  told: Blue gains 1 Contaminated Food. (FL-FURY-04)
  all see Blue: fury 2 -> 1; columns[2].vehicle.boxes[2].token none -> contaminated food

67. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:2:126 "Feed the Citadel Guard 1 Contaminated Food"; feed:2:125 "Feed the
      Citadel Scientist 1 Contaminated Food"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  without a turn (FL-CONVOY-05): - move:161:162 "Move the Contaminated Food to box 3 of the Tank Trailer" + move:162:160 "Move the Contaminated Food
      to box 1 of the Tank Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:162:976 "Move the Contaminated Food to box 1 of the Field
      Locker", move:162:977 "Move the Contaminated Food to box 2 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:162:968 "Move the Contaminated Food to box 1 of the Patrol Carrier",
      move:162:969 "Move the Contaminated Food to box 2 of the Patrol Carrier"
  Blue answers: end "End the turn"
  all see turn Blue -> Red

68. Red is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"; explore:2 "Explore the Toppled Pylon (slot 2, cost 2)"; explore:3 "Explore
      the Oil Platform (slot 3, cost 2)"; explore:4 "Explore the Sandblown Garage (slot 4, cost 2)"; explore:5 "Explore the Half-Buried Diner (slot
      5, cost 3)"
  can (FL-BREAK-01): break:106 "Take a Break with the Desert Son"; break:107 "Take a Break with the Tribal Warrior"; break:108 "Take a Break with the
      Tribal Sister"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:79 "Use the Atomic Fuel"
  without a turn (FL-CONVOY-05): + move:825:832 "Move the Survivor to box 1 of the Hide Wagon", move:825:833 "Move the Survivor to box 2 of the Hide
      Wagon", move:825:834 "Move the Survivor to box 3 of the Hide Wagon", move:832:825 "Move the Fuel to box 2 of the Bone Rig", move:832:834 "Move
      the Fuel to box 3 of the Hide Wagon", move:833:825 "Move the Fuel to box 2 of the Bone Rig", move:833:834 "Move the Fuel to box 3 of the Hide
      Wagon", move:834:825 "Move the Ammo to box 2 of the Bone Rig", move:834:832 "Move the Ammo to box 1 of the Hide Wagon", move:834:833 "Move the
      Ammo to box 2 of the Hide Wagon"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:824:832 "Move the Survivor to box 1 of the Hide Wagon",
      move:824:833 "Move the Survivor to box 2 of the Hide Wagon", move:824:834 "Move the Survivor to box 3 of the Hide Wagon", move:840:832 "Move
      the Survivor to box 1 of the Hide Wagon", move:840:833 "Move the Survivor to box 2 of the Hide Wagon", move:840:834 "Move the Survivor to box 3
      of the Hide Wagon"
  not without a turn, that box is damaged (FL-CONVOY-11): + move:824:841 "Move the Survivor to box 2 of the Trophy Cart", move:824:842 "Move the
      Survivor to box 3 of the Trophy Cart", move:825:841 "Move the Survivor to box 2 of the Trophy Cart", move:825:842 "Move the Survivor to box 3
      of the Trophy Cart", move:832:841 "Move the Fuel to box 2 of the Trophy Cart", move:832:842 "Move the Fuel to box 3 of the Trophy Cart",
      move:833:841 "Move the Fuel to box 2 of the Trophy Cart", move:833:842 "Move the Fuel to box 3 of the Trophy Cart", move:834:841 "Move the Ammo
      to box 2 of the Trophy Cart", move:834:842 "Move the Ammo to box 3 of the Trophy Cart", move:840:841 "Move the Survivor to box 2 of the Trophy
      Cart", move:840:842 "Move the Survivor to box 3 of the Trophy Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:832:824 "Move the Fuel to box 1 of the Bone Rig", move:832:840 "Move the
      Fuel to box 1 of the Trophy Cart", move:833:824 "Move the Fuel to box 1 of the Bone Rig", move:833:840 "Move the Fuel to box 1 of the Trophy
      Cart", move:834:824 "Move the Ammo to box 1 of the Bone Rig", move:834:840 "Move the Ammo to box 1 of the Trophy Cart"
  Red answers: break:108 "Take a Break with the Tribal Sister"
  told: The Tribal Sister takes a Break: 2 points for Red. (FL-BREAK-01)
  all see Red: active[Tribal Sister] gone; rest[Tribal Sister] new {card Tribal Sister, skill 2}

69. Red is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-DMG-06): repair:841 "Repair box 2 of the Trophy Cart (open)"; repair:842 "Repair box 3 of the Trophy Cart (open)"
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Red answers: repair:841 "Repair box 2 of the Trophy Cart (open)"
  told: Red repairs box 2 of the Trophy Cart. (FL-BREAK-02)
  all see Red: columns[2].vehicle.boxes[1].damaged yes -> no

70. Red is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-DMG-06): repair:842 "Repair box 3 of the Trophy Cart (open)"
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  without a turn (FL-CONVOY-05): + move:824:841 "Move the Survivor to box 2 of the Trophy Cart", move:825:841 "Move the Survivor to box 2 of the
      Trophy Cart", move:832:841 "Move the Fuel to box 2 of the Trophy Cart", move:833:841 "Move the Fuel to box 2 of the Trophy Cart", move:834:841
      "Move the Ammo to box 2 of the Trophy Cart", move:840:841 "Move the Survivor to box 2 of the Trophy Cart"
  not without a turn, that box is damaged (FL-CONVOY-11): - move:824:841 "Move the Survivor to box 2 of the Trophy Cart", move:825:841 "Move the
      Survivor to box 2 of the Trophy Cart", move:832:841 "Move the Fuel to box 2 of the Trophy Cart", move:833:841 "Move the Fuel to box 2 of the
      Trophy Cart", move:834:841 "Move the Ammo to box 2 of the Trophy Cart", move:840:841 "Move the Survivor to box 2 of the Trophy Cart"
  Red answers: repair:842 "Repair box 3 of the Trophy Cart (open)"
  told: Red repairs box 3 of the Trophy Cart. (FL-BREAK-02)
  all see Red: columns[2].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 2 -> 3; tally.lines[3].fame 2 -> 3; tally.total 4 -> 5

71. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:79 "Use the Atomic Fuel"
  without a turn (FL-CONVOY-05): + move:824:842 "Move the Survivor to box 3 of the Trophy Cart", move:825:842 "Move the Survivor to box 3 of the
      Trophy Cart", move:832:842 "Move the Fuel to box 3 of the Trophy Cart", move:833:842 "Move the Fuel to box 3 of the Trophy Cart", move:834:842
      "Move the Ammo to box 3 of the Trophy Cart", move:840:842 "Move the Survivor to box 3 of the Trophy Cart"
  not without a turn, that box is damaged (FL-CONVOY-11): none any more
  Red answers: end "End the turn"
  all see turn Red -> Blue

72. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"; explore:2 "Explore the Toppled Pylon (slot 2, cost 2)"; explore:3 "Explore
      the Oil Platform (slot 3, cost 2)"; explore:4 "Explore the Sandblown Garage (slot 4, cost 2)"; explore:5 "Explore the Half-Buried Diner (slot
      5, cost 3)"
  can (FL-BREAK-01): break:126 "Take a Break with the Citadel Guard"; break:125 "Take a Break with the Citadel Scientist"
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"; feed:2:126 "Feed the Citadel Guard 1 Contaminated Food"; feed:2:125 "Feed
      the Citadel Scientist 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  Blue answers: break:126 "Take a Break with the Citadel Guard"
  told: The Citadel Guard takes a Break: 2 points for Blue. (FL-BREAK-01)
  all see Blue: active[Citadel Guard] gone; rest[Citadel Guard] new {card Citadel Guard, skill 2}

73. Blue is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Blue answers: rage "Gain 1 Fury"
  told: Blue gains 1 Fury and has 2. (FL-BREAK-02)
  all see Blue: fury 1 -> 2

74. Blue is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Blue answers: rage "Gain 1 Fury"
  told: Blue gains 1 Fury and has 3. (FL-BREAK-02)
  all see Blue: fury 2 -> 3

75. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:2:125 "Feed the Citadel Scientist 1 Contaminated Food"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  Blue answers: end "End the turn"
  all see turn Blue -> Red

76. Red is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"; explore:2 "Explore the Toppled Pylon (slot 2, cost 2)"; explore:3 "Explore
      the Oil Platform (slot 3, cost 2)"; explore:4 "Explore the Sandblown Garage (slot 4, cost 2)"; explore:5 "Explore the Half-Buried Diner (slot
      5, cost 3)"
  can (FL-BREAK-01): break:106 "Take a Break with the Desert Son"; break:107 "Take a Break with the Tribal Warrior"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:79 "Use the Atomic Fuel"
  Red answers: explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"
  told: Red explores the Scrap Bazaar. (FL-EXPL-04)

77. Red is asked: To explore the Scrap Bazaar takes a skill of 1: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-05): send:106 "Send the Desert Son"; send:107 "Send the Tribal Warrior"
  Red answers: send:106 "Send the Desert Son"
  told: Red sends the Desert Son. (FL-EXPL-05)
  all see Red: active[Desert Son (red)].sent no -> yes

78. Red is asked: Scrap Bazaar: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:1 "Gather: Scrap Bazaar"
  can (FL-BONUS-01): bonus:1:1 "Bonus. Gain 1 Fury."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, nobody is contaminated (FL-RULING-110): bonus:1 "Bonus. 1 Treatment."
  can't, only when exploring with them (FL-ABIL-01): ability:107 "Tribal Warrior: 2 Fury for 1 Food, Fuel or Ammo"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:79 "Use the Atomic Fuel"
  Red answers: act:1 "Gather: Scrap Bazaar"

79. Red is asked: Gather at the Scrap Bazaar: what do you take? (block, FL-EXPL-14)
  can (FL-EXPL-14): block:1 "Take 1 Ammo"; block:1:1 "Take 1 Object"
  Red answers: block:1:1 "Take 1 Object"
  chance: object deck, MRE, seen by Red
  told: Red takes 1 Object from the Scrap Bazaar. (FL-EXPL-14)
  told: Red draws an Object. (FL-EXPL-16)
  told Red: Red draws the MRE. (FL-EXPL-16)
  all see slots[Scrap Bazaar].right - object; decks.objects 10 -> 9
  all see Red: hand[2] new {back object}; tally.lines[2].count 1 -> 2; tally.lines[2].fame 1 -> 2; tally.total 5 -> 6
  Red sees Red: hand[MRE] new {card MRE, back object}

80. Red is asked: Scrap Bazaar: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:1:1 "Bonus. Gain 1 Fury."
  can (FL-OBJ-05): use:72 "Use the MRE"
  can't, nobody is contaminated (FL-RULING-110): bonus:1 "Bonus. 1 Treatment."
  can't, only when exploring with them (FL-ABIL-01): ability:107 "Tribal Warrior: 2 Fury for 1 Food, Fuel or Ammo"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:79 "Use the Atomic Fuel"
  Red answers: bonus:1:1 "Bonus. Gain 1 Fury."
  told: Red takes the Bonus Action of the Water Trough. (FL-BONUS-01)
  told: Water Trough: Red gains 1 Fury and has 1. (FL-BONUS-01)
  all see Red: fury 0 -> 1

81. Red is asked: Scrap Bazaar: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can (FL-OBJ-05): use:72 "Use the MRE"
  can't, only when exploring with them (FL-ABIL-01): ability:107 "Tribal Warrior: 2 Fury for 1 Food, Fuel or Ammo"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:79 "Use the Atomic Fuel"
  Red answers: done "Done"

82. Red is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, and gain 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  Red answers: tired:2 "To the Exhausted Zone, and gain 1 Fuel"
  told: Red calls on the Desert Son. (FL-ABIL-01)
  told: Red's Desert Son goes to the Exhausted Zone. (FL-EXPL-09)
  told: Desert Son: Red gains 1 Fuel. (FL-RULING-104)
  all see Red: columns[2].vehicle.boxes[1].token none -> fuel; active[Desert Son (red)] gone; exhausted[Desert Son (red)] new {card Desert Son (red),
      skill 1, used}

83. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-OBJ-05): use:72 "Use the MRE"
  can (FL-EXPL-12): end "End the turn"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:79 "Use the Atomic Fuel"
  without a turn (FL-CONVOY-05): - move:824:841 "Move the Survivor to box 2 of the Trophy Cart", move:832:841 "Move the Fuel to box 2 of the Trophy
      Cart", move:833:841 "Move the Fuel to box 2 of the Trophy Cart", move:840:841 "Move the Survivor to box 2 of the Trophy Cart" + move:841:825
      "Move the Fuel to box 2 of the Bone Rig", move:841:834 "Move the Fuel to box 3 of the Hide Wagon", move:841:842 "Move the Fuel to box 3 of the
      Trophy Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:824:841 "Move the Survivor to box 2 of the Trophy Cart",
      move:840:841 "Move the Survivor to box 2 of the Trophy Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:841:824 "Move the Fuel to box 1 of the Bone Rig", move:841:840 "Move the
      Fuel to box 1 of the Trophy Cart"
  Red answers: fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  told: Red turns to the Fury card. Pay 1 Fury: gain 1 Contaminated Food. (FL-FURY-04)
  told: Red spends 1 Fury and has 0 left. (FL-FURY-04)
  told: Red gains 1 Contaminated Food. (FL-FURY-04)
  all see Red: fury 1 -> 0; columns[2].vehicle.boxes[2].token none -> contaminated food

84. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:106 "Feed the Desert Son 1 Contaminated Food"
  can (FL-OBJ-05): use:72 "Use the MRE"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:2:107 "Feed the Tribal Warrior 1 Contaminated Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:79 "Use the Atomic Fuel"
  without a turn (FL-CONVOY-05): - move:824:842 "Move the Survivor to box 3 of the Trophy Cart", move:840:842 "Move the Survivor to box 3 of the
      Trophy Cart" + move:842:825 "Move the Contaminated Food to box 2 of the Bone Rig", move:842:832 "Move the Contaminated Food to box 1 of the
      Hide Wagon", move:842:833 "Move the Contaminated Food to box 2 of the Hide Wagon", move:842:834 "Move the Contaminated Food to box 3 of the
      Hide Wagon", move:842:841 "Move the Contaminated Food to box 2 of the Trophy Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:824:842 "Move the Survivor to box 3 of the Trophy Cart",
      move:840:842 "Move the Survivor to box 3 of the Trophy Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:842:824 "Move the Contaminated Food to box 1 of the Bone Rig", move:842:840
      "Move the Contaminated Food to box 1 of the Trophy Cart"
  Red answers: end "End the turn"
  all see turn Red -> Blue

85. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"; explore:2 "Explore the Toppled Pylon (slot 2, cost 2)"; explore:3 "Explore
      the Oil Platform (slot 3, cost 2)"; explore:4 "Explore the Sandblown Garage (slot 4, cost 2)"
  can (FL-BREAK-01): break:125 "Take a Break with the Citadel Scientist"
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"; feed:2:125 "Feed the Citadel Scientist 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Half-Buried Diner (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  Blue answers: break:125 "Take a Break with the Citadel Scientist"
  told: The Citadel Scientist takes a Break: 2 points for Blue. (FL-BREAK-01)
  all see Blue: active[Citadel Scientist] gone; rest[Citadel Scientist] new {card Citadel Scientist, skill 2}

86. Blue is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Blue answers: rage "Gain 1 Fury"
  told: Blue gains 1 Fury and has 4. (FL-BREAK-02)
  all see Blue: fury 3 -> 4

87. Blue is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Blue answers: rage "Gain 1 Fury"
  told: Blue gains 1 Fury and has 5. (FL-BREAK-02)
  all see Blue: fury 4 -> 5

88. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay
      4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can (FL-EXPL-12): end "End the turn"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  Blue answers: fury:6 "Pay 4 Fury: gain 1 Object."
  chance: object deck, Stealth Device, seen by Blue
  told: Blue turns to the Fury card. Pay 4 Fury: gain 1 Object. (FL-FURY-04)
  told: Blue spends 4 Fury and has 1 left. (FL-FURY-04)
  told: Blue draws an Object. (FL-FURY-04)
  told Blue: Blue draws the Stealth Device. (FL-FURY-04)
  all see decks.objects 9 -> 8
  all see Blue: fury 5 -> 1; hand[0] new {back object}; tally.lines[2].count 0 -> 1; tally.lines[2].fame 0 -> 1; tally.total 6 -> 7
  Blue sees Blue: hand[Stealth Device] new {card Stealth Device, back object}

89. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"
  Blue answers: end "End the turn"
  all see turn Blue -> Red

90. Red is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"; explore:2 "Explore the Toppled Pylon (slot 2, cost 2)"; explore:3 "Explore
      the Oil Platform (slot 3, cost 2)"; explore:4 "Explore the Sandblown Garage (slot 4, cost 2)"
  can (FL-BREAK-01): break:107 "Take a Break with the Tribal Warrior"
  can (FL-FOOD-02): feed:2:106 "Feed the Desert Son 1 Contaminated Food"; feed:2:107 "Feed the Tribal Warrior 1 Contaminated Food"
  can (FL-OBJ-05): use:72 "Use the MRE"
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Half-Buried Diner (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:79 "Use the Atomic Fuel"
  Red answers: break:107 "Take a Break with the Tribal Warrior"
  told: The Tribal Warrior takes a Break: 2 points for Red. (FL-BREAK-01)
  all see Red: active[Tribal Warrior] gone; rest[Tribal Warrior] new {card Tribal Warrior, skill 2}

91. Red is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Red answers: rage "Gain 1 Fury"
  told: Red gains 1 Fury and has 1. (FL-BREAK-02)
  all see Red: fury 0 -> 1

92. Red is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Red answers: rage "Gain 1 Fury"
  told: Red gains 1 Fury and has 2. (FL-BREAK-02)
  all see Red: fury 1 -> 2

93. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:106 "Feed the Desert Son 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-OBJ-05): use:72 "Use the MRE"
  can (FL-EXPL-12): end "End the turn"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:79 "Use the Atomic Fuel"
  Red answers: end "End the turn"
  all see phase exploration -> rest; turn Red -> -

94. Blue is asked, side by side with others: Rest: feed whom you like, then let your crew move on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Let the crew move on"
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"
  Blue answers: shift "Let the crew move on"
  told Blue: Blue's crew moves on: 2 to Active, 1 to Rest. (FL-REST-03)
  Blue sees Blue: active[Citadel Guard] new {card Citadel Guard, skill 2}; active[Citadel Scientist] new {card Citadel Scientist, skill 2};
      exhausted[Desert Son (blue)] gone; rest[Desert Son (blue)] new {card Desert Son (blue), skill 1, used}; rest[Citadel Guard] gone; rest[Citadel
      Scientist] gone

95. Blue is asked, side by side with others: Your crew has moved on. Anything else before you confirm? (rested, FL-REST-05)
  can (FL-RULING-58): ready "Confirm"
  can (FL-ABIL-01): ability:125 "Citadel Scientist: gain 1 Object"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"
  Blue answers: ability:125 "Citadel Scientist: gain 1 Object"
  told Blue: Blue calls on the Citadel Scientist. (FL-ABIL-01)
  Blue sees Blue: active[Citadel Scientist].used no -> yes

96. Red is asked, side by side with others: Rest: feed whom you like, then let your crew move on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Let the crew move on"
  can (FL-FOOD-02): feed:2:106 "Feed the Desert Son 1 Contaminated Food"
  can (FL-OBJ-05): use:72 "Use the MRE"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:79 "Use the Atomic Fuel"
  Red answers: shift "Let the crew move on"
  told Red: Red's crew moves on: 2 to Active, 1 to Rest. (FL-REST-03)
  Red sees Red: active[Tribal Sister] new {card Tribal Sister, skill 2}; active[Tribal Warrior] new {card Tribal Warrior, skill 2}; exhausted[Desert
      Son (red)] gone; rest[Desert Son (red)] new {card Desert Son (red), skill 1, used}; rest[Tribal Sister] gone; rest[Tribal Warrior] gone

97. Red is asked, side by side with others: Your crew has moved on. Anything else before you confirm? (rested, FL-REST-05)
  can (FL-RULING-58): ready "Confirm"
  can (FL-OBJ-05): use:72 "Use the MRE"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:79 "Use the Atomic Fuel"
  Red answers: ready "Confirm"
  chance: object deck, Anti-Rad Kit, seen by Blue
  told: Blue's crew moves on: 2 to Active, 1 to Rest. (FL-REST-03)
  told: Blue calls on the Citadel Scientist. (FL-ABIL-01)
  told: Red's crew moves on: 2 to Active, 1 to Rest. (FL-REST-03)
  told: Blue draws an Object. (FL-RULING-58)
  told Blue: Blue draws the Anti-Rad Kit. (FL-RULING-58)
  all see phase rest -> movement; turn - -> Red; decks.objects 8 -> 7
  all see Blue: moved 3 -> 0; active[Citadel Guard] new {card Citadel Guard, skill 2}; active[Citadel Scientist] new {card Citadel Scientist, skill
      2, used}; exhausted[Desert Son (blue)] gone; rest[Desert Son (blue)] new {card Desert Son (blue), skill 1, used}; rest[Citadel Guard] gone;
      rest[Citadel Scientist] gone; hand[1] new {back object}; tally.lines[2].count 1 -> 2; tally.lines[2].fame 1 -> 2; tally.total 7 -> 8
  all see Red: moved 4 -> 0; active[Tribal Sister] new {card Tribal Sister, skill 2}; active[Tribal Warrior] new {card Tribal Warrior, skill 2};
      exhausted[Desert Son (red)] gone; rest[Desert Son (red)] new {card Desert Son (red), skill 1, used}; rest[Tribal Sister] gone; rest[Tribal
      Warrior] gone
  Blue sees Blue: hand[Anti-Rad Kit] new {card Anti-Rad Kit, back object}

98. Red is asked: Your convoy stands on 104, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can (FL-OBJ-05): use:72 "Use the MRE"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  can't, only while moving (FL-MOVE-03): use:79 "Use the Atomic Fuel"
  Red answers: set-off "Spend 1 Fuel and set off"
  told: Red spends 1 Fuel. (FL-MOVE-03)
  told: Red sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Red: columns[2].vehicle.boxes[1].token fuel -> none

99. Red is asked: Your convoy is on 104 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:105 "By road to 105"; cross:106 "By road to 106"; drive:107 "Drive on to 107: 2 spaces"; drive:108 "Drive on to 108: 2
      spaces"; drive:109 "Drive on to 109: 3 spaces"; drive:110 "Drive on to 110: 3 spaces"; drive:111 "Drive on to 111: 4 spaces"; drive:112 "Drive
      on to 112: 4 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:72 "Use the MRE"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): - move:841:825 "Move the Fuel to box 2 of the Bone Rig", move:841:834 "Move the Fuel to box 3 of the Hide Wagon",
      move:841:842 "Move the Fuel to box 3 of the Trophy Cart" + move:824:841 "Move the Survivor to box 2 of the Trophy Cart", move:832:841 "Move the
      Fuel to box 2 of the Trophy Cart", move:833:841 "Move the Fuel to box 2 of the Trophy Cart", move:840:841 "Move the Survivor to box 2 of the
      Trophy Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:824:841 "Move the Survivor to box 2 of the Trophy Cart",
      move:840:841 "Move the Survivor to box 2 of the Trophy Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:841:824 "Move the Fuel to box 1 of the Bone Rig", move:841:840 "Move the
      Fuel to box 1 of the Trophy Cart"
  Red answers: drive:112 "Drive on to 112: 4 spaces"
  told: Red drives from 104 to 112, 4 spaces. (FL-MOVE-05)
  all see points 4 -> 0
  all see Red: space 104 -> 112; tally.lines[0].count 1 -> 4; tally.lines[0].fame 1 -> 4; tally.total 6 -> 9

100. Red is asked: Your convoy is on 112 with 0 points left. Add speed to get further, or stop here. (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:79 "Use the Atomic Fuel"; use:72 "Use the MRE"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:113 "By road to 113"; cross:201 "Through the Tunnel to 201"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Red answers: use:79 "Use the Atomic Fuel"
  told: Red uses the Atomic Fuel. (FL-OBJ-05)
  all see points 0 -> 4; common + Atomic Fuel
  all see Red: hand[1] new {back object}; hand[Atomic Fuel] gone; hand[2] gone

101. Red is asked: Atomic Fuel: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:108 "The Tribal Sister takes it"; counter:107 "The Tribal Warrior takes it"; counter:106 "The Desert Son takes it"
  Red answers: counter:108 "The Tribal Sister takes it"
  told: Atomic Fuel: Red's Tribal Sister takes a Contamination counter. (FL-OBJ-05)
  all see Red: active[Tribal Sister].skill 2 -> 1; active[Tribal Sister].counters 0 -> 1

102. Red is asked: Your convoy is on 112 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:113 "By road to 113"; drive:200 "Drive on to 200: 2 spaces"; drive:203 "Drive on to 203: 2 spaces"; drive:202 "Drive on to
      202: 3 spaces"; drive:204 "Drive on to 204: 3 spaces"; drive:205 "Drive on to 205: 4 spaces"; stop "Stop here"
  can (FL-MOVE-07): cross:201 "Through the Tunnel to 201"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:72 "Use the MRE"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Red answers: drive:205 "Drive on to 205: 4 spaces"
  told: Red drives from 112 to 205, 4 spaces. (FL-MOVE-05)
  all see points 4 -> 0
  all see Red: space 112 -> 205; tally.lines[0].count 4 -> 8; tally.lines[0].fame 4 -> 8; tally.total 9 -> 13

103. Red is asked: Your convoy is on 205 with 0 points left. Add speed to get further, or stop here. (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-WAY-02): claim:155:205 "Stop here and take 1 Fuel"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:72 "Use the MRE"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:206 "By road to 206"; cross:207 "By the Dangerous shortcut to 207: 1 Damage"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Red answers: claim:155:205 "Stop here and take 1 Fuel"
  told: Red stops at the Fuel Waypoint on 205. (FL-WAY-02)
  told: Fuel Waypoint: Red gains 1 Fuel. (FL-WAY-02)
  all see turn Red -> Blue; waypoints[205].card Fuel Waypoint -> -
  all see Red: moved 0 -> 8; columns[2].vehicle.boxes[1].token none -> fuel

104. Blue is asked: Your convoy stands on 103, its speed is 3. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:66 "Use the Anti-Rad Kit"
  Blue answers: set-off "Spend 1 Fuel and set off"
  told: Blue spends 1 Fuel. (FL-MOVE-03)
  told: Blue sets off with 3 points. (FL-MOVE-03)
  all see points 0 -> 3
  all see Blue: columns[2].vehicle.boxes[0].token fuel -> none

105. Blue is asked: Your convoy is on 103 with 3 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:104 "By road to 104"; drive:105 "Drive on to 105: 2 spaces"; drive:106 "Drive on to 106: 2 spaces"; drive:107 "Drive on to
      107: 3 spaces"; drive:108 "Drive on to 108: 3 spaces"; stop "Stop here"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:66 "Use the Anti-Rad Kit"
  without a turn (FL-CONVOY-05): - move:160:161 "Move the Fuel to box 2 of the Tank Trailer", move:160:162 "Move the Fuel to box 3 of the Tank
      Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:160:976 "Move the Fuel to box 1 of the Field Locker",
      move:160:977 "Move the Fuel to box 2 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:160:968 "Move the Fuel to box 1 of the Patrol Carrier", move:160:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  Blue answers: drive:106 "Drive on to 106: 2 spaces"
  told: Blue drives from 103 to 106, 2 spaces. (FL-MOVE-05)
  all see points 3 -> 1
  all see Blue: space 103 -> 106
  all see Red: tally.lines[0].count 8 -> 6; tally.lines[0].fame 8 -> 6; tally.total 13 -> 11

106. Blue is asked: Your convoy is on 106 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:108 "By road to 108"; stop "Stop here"
  can (FL-SHORT-03): cross:110 "By the Dangerous shortcut to 110: 1 Contamination"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:66 "Use the Anti-Rad Kit"
  Blue answers: stop "Stop here"
  told: Turn order: Blue, Red. (FL-TURN-01)
  all see phase movement -> convoys fire; turn Blue -> Red; points 1 -> 0
  all see Blue: moved 0 -> 3

107. Red is asked: No Enemy stands in your region, so there is nothing to fire at. Anything else? (fire, FL-FIRE-01)
  can (FL-OBJ-05): use:72 "Use the MRE"
  can (FL-FIRE-16): hold "Hold fire"
  can't, no Enemy in your region (FL-FIRE-02): fire:826 "Weapon of rating 1 on the Bone Rig"
  can't, no opponent has a Target counter in your region (FL-RULING-107): use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:824:832 "Move the Survivor to box 1 of the Hide Wagon", move:824:833 "Move the
      Survivor to box 2 of the Hide Wagon", move:824:834 "Move the Survivor to box 3 of the Hide Wagon", move:824:841 "Move the Survivor to box 2 of
      the Trophy Cart", move:824:842 "Move the Survivor to box 3 of the Trophy Cart", move:825:832 "Move the Survivor to box 1 of the Hide Wagon",
      move:825:833 "Move the Survivor to box 2 of the Hide Wagon", move:825:834 "Move the Survivor to box 3 of the Hide Wagon", move:825:841 "Move
      the Survivor to box 2 of the Trophy Cart", move:825:842 "Move the Survivor to box 3 of the Trophy Cart", move:832:824 "Move the Fuel to box 1
      of the Bone Rig", move:832:825 "Move the Fuel to box 2 of the Bone Rig", move:832:834 "Move the Fuel to box 3 of the Hide Wagon", move:832:840
      "Move the Fuel to box 1 of the Trophy Cart", move:832:842 "Move the Fuel to box 3 of the Trophy Cart", move:833:824 "Move the Fuel to box 1 of
      the Bone Rig", move:833:825 "Move the Fuel to box 2 of the Bone Rig", move:833:834 "Move the Fuel to box 3 of the Hide Wagon", move:833:840
      "Move the Fuel to box 1 of the Trophy Cart", move:833:842 "Move the Fuel to box 3 of the Trophy Cart", move:834:824 "Move the Ammo to box 1 of
      the Bone Rig", move:834:825 "Move the Ammo to box 2 of the Bone Rig", move:834:832 "Move the Ammo to box 1 of the Hide Wagon", move:834:833
      "Move the Ammo to box 2 of the Hide Wagon", move:834:840 "Move the Ammo to box 1 of the Trophy Cart", move:834:841 "Move the Ammo to box 2 of
      the Trophy Cart", move:834:842 "Move the Ammo to box 3 of the Trophy Cart", move:840:832 "Move the Survivor to box 1 of the Hide Wagon",
      move:840:833 "Move the Survivor to box 2 of the Hide Wagon", move:840:834 "Move the Survivor to box 3 of the Hide Wagon", move:840:841 "Move
      the Survivor to box 2 of the Trophy Cart", move:840:842 "Move the Survivor to box 3 of the Trophy Cart", move:841:824 "Move the Fuel to box 1
      of the Bone Rig", move:841:825 "Move the Fuel to box 2 of the Bone Rig", move:841:834 "Move the Fuel to box 3 of the Hide Wagon", move:841:840
      "Move the Fuel to box 1 of the Trophy Cart", move:841:842 "Move the Fuel to box 3 of the Trophy Cart", move:842:824 "Move the Contaminated Food
      to box 1 of the Bone Rig", move:842:825 "Move the Contaminated Food to box 2 of the Bone Rig", move:842:832 "Move the Contaminated Food to box
      1 of the Hide Wagon", move:842:833 "Move the Contaminated Food to box 2 of the Hide Wagon", move:842:834 "Move the Contaminated Food to box 3
      of the Hide Wagon", move:842:840 "Move the Contaminated Food to box 1 of the Trophy Cart", move:842:841 "Move the Contaminated Food to box 2 of
      the Trophy Cart"
  Red answers: hold "Hold fire"
  all see turn Red -> Blue

108. Blue is asked: In your region: Pathfinder (1 box to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-FIRE-03): fire:970:2 "Weapon of rating 1 on the Patrol Carrier: Pathfinder"
  can (FL-ABIL-01): blow:126:2:6 "Citadel Guard, for 1 Object: 3 Damage to the Pathfinder"
  can (FL-OBJ-05): use:78 "Use the Stealth Device"
  can (FL-FIRE-16): hold "Hold fire"
  can't, no Fuel to pay with (FL-ABIL-01): blow:126:2:3 "Citadel Guard, for 1 Fuel: 3 Damage to the Pathfinder"
  can't, not in this phase (FL-OBJ-05): use:66 "Use the Anti-Rad Kit"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:968:977 "Move the Survivor to box 2 of the Field Locker", move:968:160 "Move the
      Survivor to box 1 of the Tank Trailer", move:968:161 "Move the Survivor to box 2 of the Tank Trailer", move:968:162 "Move the Survivor to box 3
      of the Tank Trailer", move:969:977 "Move the Survivor to box 2 of the Field Locker", move:969:160 "Move the Survivor to box 1 of the Tank
      Trailer", move:969:161 "Move the Survivor to box 2 of the Tank Trailer", move:969:162 "Move the Survivor to box 3 of the Tank Trailer",
      move:976:977 "Move the Survivor to box 2 of the Field Locker", move:976:160 "Move the Survivor to box 1 of the Tank Trailer", move:976:161
      "Move the Survivor to box 2 of the Tank Trailer", move:976:162 "Move the Survivor to box 3 of the Tank Trailer", move:977:968 "Move the Ammo to
      box 1 of the Patrol Carrier", move:977:969 "Move the Ammo to box 2 of the Patrol Carrier", move:977:976 "Move the Ammo to box 1 of the Field
      Locker", move:977:160 "Move the Ammo to box 1 of the Tank Trailer", move:977:161 "Move the Ammo to box 2 of the Tank Trailer", move:977:162
      "Move the Ammo to box 3 of the Tank Trailer", move:161:968 "Move the Contaminated Food to box 1 of the Patrol Carrier", move:161:969 "Move the
      Contaminated Food to box 2 of the Patrol Carrier", move:161:976 "Move the Contaminated Food to box 1 of the Field Locker", move:161:977 "Move
      the Contaminated Food to box 2 of the Field Locker", move:161:160 "Move the Contaminated Food to box 1 of the Tank Trailer", move:162:968 "Move
      the Contaminated Food to box 1 of the Patrol Carrier", move:162:969 "Move the Contaminated Food to box 2 of the Patrol Carrier", move:162:976
      "Move the Contaminated Food to box 1 of the Field Locker", move:162:977 "Move the Contaminated Food to box 2 of the Field Locker", move:162:160
      "Move the Contaminated Food to box 1 of the Tank Trailer"
  Blue answers: fire:970:2 "Weapon of rating 1 on the Patrol Carrier: Pathfinder"
  chance: outcome deck, Outcome 03, seen by nobody, its back by all
  told: Blue fires from box 3 of the Patrol Carrier. (FL-FIRE-03)
  told: Blue spends 1 Ammo. (FL-FIRE-03)
  told: Outcome 08 is turned over: 2 Fury. (FL-FIRE-05)
  told: Patrol Carrier: Blue gains 2 Fury and has 3. (FL-FIRE-08)
  all see decks.outcomes 10 -> 9; aim bottom row -> top row; outcomes + Outcome 08
  all see Blue: fury 1 -> 3; columns[0].vehicle.boxes[2].used no -> yes; columns[1].vehicle.boxes[1].token ammo -> none

109. Blue is asked: In your region: Pathfinder (1 box to fill). No Weapon of yours can fire now. Anything else? (fire, FL-FIRE-01)
  can (FL-ABIL-01): blow:126:2:6 "Citadel Guard, for 1 Object: 3 Damage to the Pathfinder"
  can (FL-OBJ-05): use:78 "Use the Stealth Device"
  can (FL-FIRE-16): hold "Hold fire"
  can't, has attacked this phase (FL-FIRE-04): fire:970 "Weapon of rating 1 on the Patrol Carrier"
  can't, no Fuel to pay with (FL-ABIL-01): blow:126:2:3 "Citadel Guard, for 1 Fuel: 3 Damage to the Pathfinder"
  can't, not in this phase (FL-OBJ-05): use:66 "Use the Anti-Rad Kit"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:977:968 "Move the Ammo to box 1 of the Patrol Carrier", move:977:969 "Move the
      Ammo to box 2 of the Patrol Carrier", move:977:976 "Move the Ammo to box 1 of the Field Locker", move:977:160 "Move the Ammo to box 1 of the
      Tank Trailer", move:977:161 "Move the Ammo to box 2 of the Tank Trailer", move:977:162 "Move the Ammo to box 3 of the Tank Trailer"
  Blue answers: blow:126:2:6 "Citadel Guard, for 1 Object: 3 Damage to the Pathfinder"
  told: Blue calls on the Citadel Guard. (FL-ABIL-01)
  all see Blue: active[Citadel Guard].used no -> yes

110. Blue is asked: Choose the Object you pay with. (pay, FL-RULING-143)
  can (FL-RULING-143): discard:78 "Discard the Stealth Device"; discard:66 "Discard the Anti-Rad Kit"
  Blue answers: discard:66 "Discard the Anti-Rad Kit"
  chance: loot I-II, Epic Luggage Rack, seen by Blue; loot I-II, Ironstorm Grenade, seen by Blue
  told: Blue discards the Anti-Rad Kit. (FL-FIRE-18)
  told: Blue deals 3 Damage to the Pathfinder, 2 of it lost beyond the last box. (FL-FIRE-18)
  told: Blue puts a Target counter on the Pathfinder. (FL-FIRE-12)
  told: That is the end of the Pathfinder. (FL-FIRE-15)
  told: Blue is dealt a Loot card. (FL-LOOT-03)
  told: Blue is dealt a Loot card. (FL-LOOT-03)
  told Blue: Blue is dealt the Epic Luggage Rack. (FL-LOOT-03)
  told Blue: Blue is dealt the Ironstorm Grenade. (FL-LOOT-03)
  all see decks.loot[0] 6 -> 4; common + Hitpoints 01; defeated + Pathfinder; objects + Anti-Rad Kit; foes[2] gone
  all see Blue: targets 2 -> 3; hand[1] gone; share[0] new {back loot I-II}; share[1] new {back loot I-II}; tally.lines[2].count 2 -> 1;
      tally.lines[2].fame 2 -> 1; tally.total 8 -> 7
  Blue sees Blue: hand[Anti-Rad Kit] gone; share[Epic Luggage Rack] new {card Epic Luggage Rack, back loot I-II}; share[Ironstorm Grenade] new {card
      Ironstorm Grenade, back loot I-II}

111. Blue is asked, side by side with others, in secret: The loot of the Pathfinder: keep one card, or none. (loot, FL-LOOT-05)
  can (FL-LOOT-05): keep:81 "Keep the Epic Luggage Rack"; keep:84 "Keep the Ironstorm Grenade"; keep-none "Keep none"
  Blue answers: keep:84 "Keep the Ironstorm Grenade"
  told: Blue keeps one of the Loot cards. (FL-LOOT-06)
  told Blue: Blue keeps the Ironstorm Grenade, face down. (FL-LOOT-06)
  all see decks.loot[0] 4 -> 5
  all see Blue: share[1] gone
  Blue sees Blue: share[Epic Luggage Rack] gone

112. Blue is asked: No Enemy stands in your region, so there is nothing to fire at. Anything else? (fire, FL-FIRE-01)
  can (FL-OBJ-05): use:78 "Use the Stealth Device"
  can (FL-FIRE-16): hold "Hold fire"
  can't, has attacked this phase (FL-FIRE-04): fire:970 "Weapon of rating 1 on the Patrol Carrier"
  Blue answers: hold "Hold fire"
  chance: exploration deck I, Courier
  told: Blue unpacks the Ironstorm Grenade. (FL-RULING-81)
  told: No Enemy is near a convoy, so none fires. (FL-EFIRE-02)
  told: Gate 2 shuts. (FL-ROUND-02)
  told: The Scrap Bazaar leaves the market. (FL-ROUND-04)
  told: Round 3 begins. (FL-ROUND-06)
  told: The Courier comes up in slot 5. (FL-EXPL-22)
  all see phase convoys fire -> exploration; round 2 -> 3; gates 1 -> 2; slots[Toppled Pylon].tile Breaker's Yard -> Water Trough; slots[Toppled
      Pylon].side 1 -> 0; slots[Toppled Pylon].cost 2 -> 1; slots[Oil Platform].tile Tool Crib -> Breaker's Yard; slots[Sandblown Garage].tile Powder
      Shed -> Tool Crib; slots[Half-Buried Diner].tile Last Pump -> Powder Shed; slots[Half-Buried Diner].cost 3 -> 2; slots[Courier] new {card
      Courier, tile Last Pump, side 1, cost 3}; slots[Scrap Bazaar] gone; decks.exploration[0] 1 -> 0; common + Scrap Bazaar
  all see Blue: columns[0].vehicle.boxes[2].used yes -> no; active[Citadel Guard].used yes -> no; active[Citadel Scientist].used yes -> no;
      rest[Desert Son (blue)].used yes -> no; hand[Ironstorm Grenade] new {card Ironstorm Grenade, back loot I-II}; share[0] gone
  all see Red: rest[Desert Son (red)].used yes -> no
  Blue sees Blue: share[Ironstorm Grenade] gone

113. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Toppled Pylon (slot 1, cost 1)"; explore:2 "Explore the Oil Platform (slot 2, cost 2)"; explore:3 "Explore
      the Sandblown Garage (slot 3, cost 2)"; explore:4 "Explore the Half-Buried Diner (slot 4, cost 2)"; explore:5 "Explore the Courier (slot 5,
      cost 3)"
  can (FL-BREAK-01): break:126 "Take a Break with the Citadel Guard"; break:125 "Take a Break with the Citadel Scientist"
  can (FL-FOOD-02): feed:2:126 "Feed the Citadel Guard 1 Contaminated Food"; feed:2:125 "Feed the Citadel Scientist 1 Contaminated Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  without a turn (FL-CONVOY-05): + move:968:977 "Move the Survivor to box 2 of the Field Locker", move:969:977 "Move the Survivor to box 2 of the
      Field Locker", move:976:977 "Move the Survivor to box 2 of the Field Locker", move:161:977 "Move the Contaminated Food to box 2 of the Field
      Locker", move:161:160 "Move the Contaminated Food to box 1 of the Tank Trailer", move:162:977 "Move the Contaminated Food to box 2 of the Field
      Locker", move:162:160 "Move the Contaminated Food to box 1 of the Tank Trailer"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:968:160 "Move the Survivor to box 1 of the Tank Trailer", move:968:161 "Move
      the Survivor to box 2 of the Tank Trailer", move:968:162 "Move the Survivor to box 3 of the Tank Trailer", move:969:160 "Move the Survivor to
      box 1 of the Tank Trailer", move:969:161 "Move the Survivor to box 2 of the Tank Trailer", move:969:162 "Move the Survivor to box 3 of the Tank
      Trailer", move:976:160 "Move the Survivor to box 1 of the Tank Trailer", move:976:161 "Move the Survivor to box 2 of the Tank Trailer",
      move:976:162 "Move the Survivor to box 3 of the Tank Trailer", move:161:968 "Move the Contaminated Food to box 1 of the Patrol Carrier",
      move:161:969 "Move the Contaminated Food to box 2 of the Patrol Carrier", move:162:968 "Move the Contaminated Food to box 1 of the Patrol
      Carrier", move:162:969 "Move the Contaminated Food to box 2 of the Patrol Carrier"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:161:976 "Move the Contaminated Food to box 1 of the Field
      Locker", move:162:976 "Move the Contaminated Food to box 1 of the Field Locker"
  Blue answers: explore:5 "Explore the Courier (slot 5, cost 3)"
  told: Blue explores the Courier. (FL-EXPL-04)
  told: Blue sends the Citadel Guard. (FL-EXPL-05)
  told: Blue sends the Citadel Scientist. (FL-EXPL-05)
  all see Blue: active[Citadel Guard].sent no -> yes; active[Citadel Scientist].sent no -> yes

114. Blue is asked: Courier: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:5 "Recruit: Courier"
  can (FL-BONUS-01): bonus:5 "Bonus. Pay 1 Fame, 1 Damage: gain 1 Fuel."; bonus:5:1 "Bonus. Pay 2 Fury, 1 Damage: gain 1 Fuel."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  Blue answers: act:5 "Recruit: Courier"
  told: Blue recruits the Courier. (FL-RECRUIT-01)
  all see slots[4].card Courier -> -
  all see Blue: columns[1].vehicle.boxes[1].token none -> survivor; rest[Courier] new {card Courier, skill 1}

115. Blue is asked: Courier: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:5 "Bonus. Pay 1 Fame, 1 Damage: gain 1 Fuel."; bonus:5:1 "Bonus. Pay 2 Fury, 1 Damage: gain 1 Fuel."
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  without a turn (FL-CONVOY-05): - move:968:977 "Move the Survivor to box 2 of the Field Locker", move:969:977 "Move the Survivor to box 2 of the
      Field Locker", move:976:977 "Move the Survivor to box 2 of the Field Locker", move:161:977 "Move the Contaminated Food to box 2 of the Field
      Locker", move:162:977 "Move the Contaminated Food to box 2 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:977:160 "Move the Survivor to box 1 of the Tank Trailer", move:977:161 "Move
      the Survivor to box 2 of the Tank Trailer", move:977:162 "Move the Survivor to box 3 of the Tank Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:161:977 "Move the Contaminated Food to box 2 of the Field
      Locker", move:162:977 "Move the Contaminated Food to box 2 of the Field Locker"
  Blue answers: bonus:5:1 "Bonus. Pay 2 Fury, 1 Damage: gain 1 Fuel."
  told: Blue takes the Bonus Action of the Last Pump. (FL-BONUS-01)
  told: Blue spends 2 Fury and has 1 left. (FL-BONUS-01)
  all see Blue: fury 3 -> 1

116. Blue is asked: Last Pump: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:978 "Damage box 3 of the Field Locker (Drill)"; damage:160
      "Damage box 1 of the Tank Trailer (Food or Fuel)"
  can (FL-DMG-04): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage box 2 of the Patrol Carrier
      (Survivor), losing 1 Survivor"; damage:976 "Damage box 1 of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field
      Locker (open), losing 1 Survivor"; damage:161 "Damage box 2 of the Tank Trailer (Food or Fuel), losing 1 Contaminated Food"; damage:162 "Damage
      box 3 of the Tank Trailer (Food or Fuel), losing 1 Contaminated Food"
  Blue answers: damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"
  told: Last Pump: Blue takes 1 Damage on box 3 of the Patrol Carrier. (FL-BONUS-01)
  told: Last Pump: Blue gains 1 Fuel. (FL-BONUS-01)
  all see Blue: columns[0].vehicle.boxes[2].damaged no -> yes; columns[2].vehicle.boxes[0].token none -> fuel; tally.lines[3].count 3 -> 2;
      tally.lines[3].fame 3 -> 2; tally.total 7 -> 6

117. Blue is asked: Courier: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  without a turn (FL-CONVOY-05): + move:160:161 "Move the Fuel to box 2 of the Tank Trailer", move:160:162 "Move the Fuel to box 3 of the Tank
      Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:160:968 "Move the Fuel to box 1 of the Patrol Carrier", move:160:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:160:976 "Move the Fuel to box 1 of the Field Locker",
      move:160:977 "Move the Fuel to box 2 of the Field Locker"
  Blue answers: done "Done"
  chance: exploration deck II, Electrostatic Prelude 2
  told: Blue's Citadel Guard goes to the Exhausted Zone. (FL-EXPL-09)
  told: Blue's Citadel Scientist goes to the Exhausted Zone. (FL-EXPL-09)
  told: The Electrostatic Prelude comes up in slot 5. (FL-EXPL-22)
  told: Event: Electrostatic Prelude. (FL-EXPL-25)
  all see slots[4].card - -> Electrostatic Prelude 2; decks.exploration[1] 8 -> 7
  all see Blue: active[Citadel Guard] gone; active[Citadel Scientist] gone; exhausted[Citadel Guard] new {card Citadel Guard, skill 2};
      exhausted[Citadel Scientist] new {card Citadel Scientist, skill 2}

118. Blue is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (2 to go) (damage, FL-DMG-01)
  can (FL-DMG-01): damage:978 "Damage box 3 of the Field Locker (Drill)"
  can (FL-DMG-04): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage box 2 of the Patrol Carrier
      (Survivor), losing 1 Survivor"; damage:976 "Damage box 1 of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field
      Locker (open), losing 1 Survivor"; damage:160 "Damage box 1 of the Tank Trailer (Food or Fuel), losing 1 Fuel"; damage:161 "Damage box 2 of the
      Tank Trailer (Food or Fuel), losing 1 Contaminated Food"; damage:162 "Damage box 3 of the Tank Trailer (Food or Fuel), losing 1 Contaminated
      Food"
  can't, it is damaged already (FL-CONVOY-07): damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"
  Blue answers: damage:978 "Damage box 3 of the Field Locker (Drill)"
  told: Electrostatic Prelude: Blue takes 1 Damage on box 3 of the Field Locker. (FL-EXPL-25)
  all see Blue: columns[1].vehicle.boxes[2].damaged no -> yes; tally.lines[3].count 2 -> 1; tally.lines[3].fame 2 -> 1; tally.total 6 -> 5

119. Blue is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-04): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage box 2 of the Patrol Carrier
      (Survivor), losing 1 Survivor"; damage:976 "Damage box 1 of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field
      Locker (open), losing 1 Survivor"; damage:160 "Damage box 1 of the Tank Trailer (Food or Fuel), losing 1 Fuel"; damage:161 "Damage box 2 of the
      Tank Trailer (Food or Fuel), losing 1 Contaminated Food"; damage:162 "Damage box 3 of the Tank Trailer (Food or Fuel), losing 1 Contaminated
      Food"
  can't, it is damaged already (FL-CONVOY-07): damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:978 "Damage box 3 of the Field Locker
      (Drill)"
  Blue answers: damage:161 "Damage box 2 of the Tank Trailer (Food or Fuel), losing 1 Contaminated Food"
  told: Electrostatic Prelude: Blue takes 1 Damage on box 2 of the Tank Trailer and loses 1 Contaminated Food. (FL-EXPL-25)
  all see Blue: columns[2].vehicle.boxes[1].token contaminated food -> none; columns[2].vehicle.boxes[1].damaged no -> yes; tally.lines[3].count 1 ->
      0; tally.lines[3].fame 1 -> 0; tally.total 5 -> 4

120. Blue is asked: Electrostatic Prelude: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:126 "The Citadel Guard takes it"; counter:125 "The Citadel Scientist takes it"; counter:124 "The Desert Son takes it";
      counter:5 "The Courier takes it"
  without a turn (FL-CONVOY-05): - move:160:161 "Move the Fuel to box 2 of the Tank Trailer", move:161:160 "Move the Contaminated Food to box 1 of
      the Tank Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:968:161 "Move the Survivor to box 2 of the Tank Trailer", move:969:161 "Move
      the Survivor to box 2 of the Tank Trailer", move:976:161 "Move the Survivor to box 2 of the Tank Trailer", move:977:161 "Move the Survivor to
      box 2 of the Tank Trailer", move:161:968 "Move the Contaminated Food to box 1 of the Patrol Carrier", move:161:969 "Move the Contaminated Food
      to box 2 of the Patrol Carrier"
  not without a turn, that box is damaged (FL-CONVOY-11): + move:968:161 "Move the Survivor to box 2 of the Tank Trailer", move:969:161 "Move the
      Survivor to box 2 of the Tank Trailer", move:976:161 "Move the Survivor to box 2 of the Tank Trailer", move:977:161 "Move the Survivor to box 2
      of the Tank Trailer", move:160:161 "Move the Fuel to box 2 of the Tank Trailer", move:162:161 "Move the Contaminated Food to box 2 of the Tank
      Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:161:976 "Move the Contaminated Food to box 1 of the Field
      Locker", move:161:977 "Move the Contaminated Food to box 2 of the Field Locker"
  Blue answers: counter:126 "The Citadel Guard takes it"
  told: Electrostatic Prelude: Blue's Citadel Guard takes a Contamination counter. (FL-EXPL-25)
  all see Blue: exhausted[Citadel Guard].skill 2 -> 1; exhausted[Citadel Guard].counters 0 -> 1

121. Red is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (2 to go) (damage, FL-DMG-01)
  can (FL-DMG-01): damage:826 "Damage box 3 of the Bone Rig (Weapon)"; damage:827 "Damage box 4 of the Bone Rig (armor)"
  can (FL-DMG-04): damage:824 "Damage box 1 of the Bone Rig (Survivor), losing 1 Survivor"; damage:825 "Damage box 2 of the Bone Rig (open), losing 1
      Survivor"; damage:832 "Damage box 1 of the Hide Wagon (open), losing 1 Fuel"; damage:833 "Damage box 2 of the Hide Wagon (open), losing 1
      Fuel"; damage:834 "Damage box 3 of the Hide Wagon (open), losing 1 Ammo"; damage:840 "Damage box 1 of the Trophy Cart (Survivor), losing 1
      Survivor"; damage:841 "Damage box 2 of the Trophy Cart (open), losing 1 Fuel"; damage:842 "Damage box 3 of the Trophy Cart (open), losing 1
      Contaminated Food"
  without a turn (FL-CONVOY-05): + move:825:832 "Move the Survivor to box 1 of the Hide Wagon", move:825:833 "Move the Survivor to box 2 of the Hide
      Wagon", move:825:834 "Move the Survivor to box 3 of the Hide Wagon", move:825:841 "Move the Survivor to box 2 of the Trophy Cart", move:825:842
      "Move the Survivor to box 3 of the Trophy Cart", move:832:825 "Move the Fuel to box 2 of the Bone Rig", move:832:834 "Move the Fuel to box 3 of
      the Hide Wagon", move:832:842 "Move the Fuel to box 3 of the Trophy Cart", move:833:825 "Move the Fuel to box 2 of the Bone Rig", move:833:834
      "Move the Fuel to box 3 of the Hide Wagon", move:833:842 "Move the Fuel to box 3 of the Trophy Cart", move:834:825 "Move the Ammo to box 2 of
      the Bone Rig", move:834:832 "Move the Ammo to box 1 of the Hide Wagon", move:834:833 "Move the Ammo to box 2 of the Hide Wagon", move:834:841
      "Move the Ammo to box 2 of the Trophy Cart", move:834:842 "Move the Ammo to box 3 of the Trophy Cart", move:841:825 "Move the Fuel to box 2 of
      the Bone Rig", move:841:834 "Move the Fuel to box 3 of the Hide Wagon", move:841:842 "Move the Fuel to box 3 of the Trophy Cart", move:842:825
      "Move the Contaminated Food to box 2 of the Bone Rig", move:842:832 "Move the Contaminated Food to box 1 of the Hide Wagon", move:842:833 "Move
      the Contaminated Food to box 2 of the Hide Wagon", move:842:834 "Move the Contaminated Food to box 3 of the Hide Wagon", move:842:841 "Move the
      Contaminated Food to box 2 of the Trophy Cart"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:824:832 "Move the Survivor to box 1 of the Hide Wagon",
      move:824:833 "Move the Survivor to box 2 of the Hide Wagon", move:824:834 "Move the Survivor to box 3 of the Hide Wagon", move:824:841 "Move
      the Survivor to box 2 of the Trophy Cart", move:824:842 "Move the Survivor to box 3 of the Trophy Cart", move:840:832 "Move the Survivor to box
      1 of the Hide Wagon", move:840:833 "Move the Survivor to box 2 of the Hide Wagon", move:840:834 "Move the Survivor to box 3 of the Hide Wagon",
      move:840:841 "Move the Survivor to box 2 of the Trophy Cart", move:840:842 "Move the Survivor to box 3 of the Trophy Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:832:824 "Move the Fuel to box 1 of the Bone Rig", move:832:840 "Move the
      Fuel to box 1 of the Trophy Cart", move:833:824 "Move the Fuel to box 1 of the Bone Rig", move:833:840 "Move the Fuel to box 1 of the Trophy
      Cart", move:834:824 "Move the Ammo to box 1 of the Bone Rig", move:834:840 "Move the Ammo to box 1 of the Trophy Cart", move:841:824 "Move the
      Fuel to box 1 of the Bone Rig", move:841:840 "Move the Fuel to box 1 of the Trophy Cart", move:842:824 "Move the Contaminated Food to box 1 of
      the Bone Rig", move:842:840 "Move the Contaminated Food to box 1 of the Trophy Cart"
  Red answers: damage:827 "Damage box 4 of the Bone Rig (armor)"
  told: Electrostatic Prelude: Red takes 1 Damage on box 4 of the Bone Rig. (FL-EXPL-25)
  all see Red: columns[0].vehicle.boxes[3].damaged no -> yes; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2; tally.total 11 -> 10

122. Red is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:826 "Damage box 3 of the Bone Rig (Weapon)"
  can (FL-DMG-04): damage:824 "Damage box 1 of the Bone Rig (Survivor), losing 1 Survivor"; damage:825 "Damage box 2 of the Bone Rig (open), losing 1
      Survivor"; damage:832 "Damage box 1 of the Hide Wagon (open), losing 1 Fuel"; damage:833 "Damage box 2 of the Hide Wagon (open), losing 1
      Fuel"; damage:834 "Damage box 3 of the Hide Wagon (open), losing 1 Ammo"; damage:840 "Damage box 1 of the Trophy Cart (Survivor), losing 1
      Survivor"; damage:841 "Damage box 2 of the Trophy Cart (open), losing 1 Fuel"; damage:842 "Damage box 3 of the Trophy Cart (open), losing 1
      Contaminated Food"
  can't, it is damaged already (FL-CONVOY-07): damage:827 "Damage box 4 of the Bone Rig (armor)"
  Red answers: damage:826 "Damage box 3 of the Bone Rig (Weapon)"
  told: Electrostatic Prelude: Red takes 1 Damage on box 3 of the Bone Rig. (FL-EXPL-25)
  all see Red: columns[0].vehicle.boxes[2].damaged no -> yes

123. Red is asked: Electrostatic Prelude: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:108 "The Tribal Sister takes it"; counter:107 "The Tribal Warrior takes it"; counter:106 "The Desert Son takes it"
  Red answers: counter:107 "The Tribal Warrior takes it"
  chance: exploration deck II, Plasma Perforator
  told: Electrostatic Prelude: Red's Tribal Warrior takes a Contamination counter. (FL-EXPL-25)
  told: The Plasma Perforator comes up in slot 5. (FL-EXPL-22)
  all see slots[4].card Electrostatic Prelude 2 -> Plasma Perforator; decks.exploration[1] 7 -> 6; common + Electrostatic Prelude 2
  all see Red: active[Tribal Warrior].skill 2 -> 1; active[Tribal Warrior].counters 0 -> 1

124. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:126 "Feed the Citadel Guard 1 Contaminated Food"; feed:2:125 "Feed the Citadel Scientist 1 Contaminated Food"
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  Blue answers: fury "Pay 1 Fury: 1 Repair."
  told: Blue turns to the Fury card. Pay 1 Fury: 1 Repair. (FL-FURY-04)
  told: Blue spends 1 Fury and has 0 left. (FL-FURY-04)
  all see Blue: fury 1 -> 0

125. Blue is asked: Choose a box to repair. (repair, FL-DMG-06)
  can (FL-DMG-06): repair:970 "Repair box 3 of the Patrol Carrier (Weapon)"; repair:978 "Repair box 3 of the Field Locker (Drill)"; repair:161
      "Repair box 2 of the Tank Trailer (Food or Fuel)"
  Blue answers: repair:978 "Repair box 3 of the Field Locker (Drill)"
  told: Blue repairs box 3 of the Field Locker. (FL-FURY-04)
  all see Blue: columns[1].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 0 -> 1; tally.lines[3].fame 0 -> 1; tally.total 4 -> 5

126. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:126 "Feed the Citadel Guard 1 Contaminated Food"; feed:2:125 "Feed the Citadel Scientist 1 Contaminated Food"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  Blue answers: end "End the turn"
  all see turn Blue -> Red

127. Red is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Toppled Pylon (slot 1, cost 1)"; explore:2 "Explore the Oil Platform (slot 2, cost 2)"; explore:3 "Explore
      the Sandblown Garage (slot 3, cost 2)"; explore:4 "Explore the Half-Buried Diner (slot 4, cost 2)"
  can (FL-BREAK-01): break:108 "Take a Break with the Tribal Sister"; break:107 "Take a Break with the Tribal Warrior"
  can (FL-FOOD-02): feed:2:108 "Feed the Tribal Sister 1 Contaminated Food"; feed:2:107 "Feed the Tribal Warrior 1 Contaminated Food"
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can (FL-OBJ-05): use:72 "Use the MRE"
  can't, an Enemy lies there (FL-EXPL-04): explore:5 "Explore the Plasma Perforator (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Red answers: explore:3 "Explore the Sandblown Garage (slot 3, cost 2)"
  told: Red explores the Sandblown Garage. (FL-EXPL-04)
  told: Red sends the Tribal Sister. (FL-EXPL-05)
  told: Red sends the Tribal Warrior. (FL-EXPL-05)
  all see Red: active[Tribal Sister].sent no -> yes; active[Tribal Warrior].sent no -> yes

128. Red is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:3 "Gather: Sandblown Garage"
  can (FL-BONUS-01): bonus:3 "Bonus. Gain 1 Fury and 1 Repair."; bonus:3:1 "Bonus. Pay 1 Fury: 1 Repair and 1 Contaminated Food."
  can (FL-ABIL-01): ability:108 "Tribal Sister: 1 Fury for each other active Survivor"; ability-for:107:1 "Tribal Warrior: 2 Fury for 1 Food";
      ability-for:107:3 "Tribal Warrior: 2 Fury for 1 Fuel"; ability-for:107:4 "Tribal Warrior: 2 Fury for 1 Ammo"
  can (FL-OBJ-05): use:72 "Use the MRE"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Red answers: bonus:3 "Bonus. Gain 1 Fury and 1 Repair."
  told: Red takes the Bonus Action of the Tool Crib. (FL-BONUS-01)
  told: Tool Crib: Red gains 1 Fury and has 3. (FL-BONUS-01)
  all see Red: fury 2 -> 3

129. Red is asked: Choose a box to repair. (repair, FL-DMG-06)
  can (FL-DMG-06): repair:826 "Repair box 3 of the Bone Rig (Weapon)"; repair:827 "Repair box 4 of the Bone Rig (armor)"
  Red answers: repair:826 "Repair box 3 of the Bone Rig (Weapon)"
  told: Red repairs box 3 of the Bone Rig. (FL-BONUS-01)
  all see Red: columns[0].vehicle.boxes[2].damaged yes -> no

130. Red is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:3 "Gather: Sandblown Garage"
  can (FL-ABIL-01): ability:108 "Tribal Sister: 1 Fury for each other active Survivor"; ability-for:107:1 "Tribal Warrior: 2 Fury for 1 Food";
      ability-for:107:3 "Tribal Warrior: 2 Fury for 1 Fuel"; ability-for:107:4 "Tribal Warrior: 2 Fury for 1 Ammo"
  can (FL-OBJ-05): use:72 "Use the MRE"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Red answers: act:3 "Gather: Sandblown Garage"

131. Red is asked: Gather at the Sandblown Garage: what do you take? (block, FL-EXPL-14)
  can (FL-EXPL-14): block:3 "Take 1 Fuel"; block:3:1 "Take 1 Object"
  Red answers: block:3:1 "Take 1 Object"
  chance: object deck, Hazmat Suit, seen by Red
  told: Red takes 1 Object from the Sandblown Garage. (FL-EXPL-14)
  told: Red draws an Object. (FL-EXPL-16)
  told Red: Red draws the Hazmat Suit. (FL-EXPL-16)
  all see slots[Sandblown Garage].right - object; decks.objects 7 -> 6
  all see Red: hand[2] new {back object}; tally.lines[2].count 2 -> 3; tally.lines[2].fame 2 -> 3; tally.total 10 -> 11
  Red sees Red: hand[Hazmat Suit] new {card Hazmat Suit, back object}

132. Red is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can (FL-ABIL-01): ability:108 "Tribal Sister: 1 Fury for each other active Survivor"; ability-for:107:1 "Tribal Warrior: 2 Fury for 1 Food";
      ability-for:107:3 "Tribal Warrior: 2 Fury for 1 Fuel"; ability-for:107:4 "Tribal Warrior: 2 Fury for 1 Ammo"
  can (FL-OBJ-05): use:72 "Use the MRE"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: ability:108 "Tribal Sister: 1 Fury for each other active Survivor"
  told: Red calls on the Tribal Sister. (FL-ABIL-01)
  told: Tribal Sister: Red gains 1 Fury and has 4. (FL-ABIL-01)
  all see Red: fury 3 -> 4; active[Tribal Sister].used no -> yes

133. Red is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can (FL-ABIL-01): ability-for:107:1 "Tribal Warrior: 2 Fury for 1 Food"; ability-for:107:3 "Tribal Warrior: 2 Fury for 1 Fuel"; ability-for:107:4
      "Tribal Warrior: 2 Fury for 1 Ammo"
  can (FL-OBJ-05): use:72 "Use the MRE"
  can't, used this round (FL-ABIL-05): ability:108 "Tribal Sister: 1 Fury for each other active Survivor"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: done "Done"
  told: Red's Tribal Sister goes to the Exhausted Zone. (FL-EXPL-09)
  told: Red's Tribal Warrior goes to the Exhausted Zone. (FL-EXPL-09)
  all see Red: active[Tribal Sister] gone; active[Tribal Warrior] gone; exhausted[Tribal Sister] new {card Tribal Sister, skill 1, counters 1, used};
      exhausted[Tribal Warrior] new {card Tribal Warrior, skill 1, counters 1}

134. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:108 "Feed the Tribal Sister 1 Contaminated Food"; feed:2:107 "Feed the Tribal Warrior 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:108 "Feed the Tribal Sister 1 Contaminated Food, in the Hazmat Suit"; feed-suited:2:107 "Feed the Tribal Warrior
      1 Contaminated Food, in the Hazmat Suit"
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair.";
      fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can (FL-OBJ-05): use:72 "Use the MRE"
  can (FL-EXPL-12): end "End the turn"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  told: Red turns to the Fury card. Pay 2 Fury: 1 Treatment and 1 Repair. (FL-FURY-04)
  told: Red spends 2 Fury and has 2 left. (FL-FURY-04)
  all see Red: fury 4 -> 2

135. Red is asked: Who loses a Contamination counter? (treat, FL-CONT-07)
  can (FL-CONT-07): treat:108 "Treat the Tribal Sister"; treat:107 "Treat the Tribal Warrior"
  Red answers: treat:107 "Treat the Tribal Warrior"
  told: Red's Tribal Warrior loses a Contamination counter. (FL-FURY-04)
  told: Red repairs box 4 of the Bone Rig. (FL-FURY-04)
  all see Red: columns[0].vehicle.boxes[3].damaged yes -> no; exhausted[Tribal Warrior].skill 1 -> 2; exhausted[Tribal Warrior].counters 1 -> 0;
      tally.lines[3].count 2 -> 3; tally.lines[3].fame 2 -> 3; tally.total 11 -> 12

136. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:108 "Feed the Tribal Sister 1 Contaminated Food"; feed:2:107 "Feed the Tribal Warrior 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:108 "Feed the Tribal Sister 1 Contaminated Food, in the Hazmat Suit"; feed-suited:2:107 "Feed the Tribal Warrior
      1 Contaminated Food, in the Hazmat Suit"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can (FL-OBJ-05): use:72 "Use the MRE"
  can (FL-EXPL-12): end "End the turn"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  told: Red turns to the Fury card. Pay 2 Fury: 1 Treatment and 1 Repair. (FL-FURY-04)
  told: Red spends 2 Fury and has 0 left. (FL-FURY-04)
  told: Red's Tribal Sister loses a Contamination counter. (FL-FURY-04)
  all see Red: fury 2 -> 0; exhausted[Tribal Sister].skill 1 -> 2; exhausted[Tribal Sister].counters 1 -> 0

137. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:108 "Feed the Tribal Sister 1 Contaminated Food"; feed:2:107 "Feed the Tribal Warrior 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:108 "Feed the Tribal Sister 1 Contaminated Food, in the Hazmat Suit"; feed-suited:2:107 "Feed the Tribal Warrior
      1 Contaminated Food, in the Hazmat Suit"
  can (FL-OBJ-05): use:72 "Use the MRE"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: use:72 "Use the MRE"
  told: Red uses the MRE. (FL-OBJ-05)
  all see objects + MRE
  all see Red: hand[2] gone; tally.lines[2].count 3 -> 2; tally.lines[2].fame 3 -> 2; tally.total 12 -> 11
  Red sees Red: hand[MRE] gone

138. Red is asked: Who goes to the Active Zone? (mre, FL-RULING-55)
  can (FL-RULING-55): who:108 "Tribal Sister"; who:107 "Tribal Warrior"; who:106 "Desert Son"
  Red answers: who:107 "Tribal Warrior"
  told: Red's Tribal Warrior goes to the Active Zone. (FL-RULING-55)
  all see Red: active[Tribal Warrior] new {card Tribal Warrior, skill 2}; exhausted[Tribal Warrior] gone

139. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:108 "Feed the Tribal Sister 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:108 "Feed the Tribal Sister 1 Contaminated Food, in the Hazmat Suit"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:2:107 "Feed the Tribal Warrior 1 Contaminated Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: end "End the turn"
  all see turn Red -> Blue

140. Blue is asked: Your turn, with nobody active: whatever you like before you end it. (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:126 "Feed the Citadel Guard 1 Contaminated Food"; feed:2:125 "Feed the Citadel Scientist 1 Contaminated Food"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  Blue answers: end "End the turn"
  told: Blue has nobody active and skips the turn. (FL-EXPL-12)
  all see turn Blue -> Red

141. Red is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Toppled Pylon (slot 1, cost 1)"; explore:2 "Explore the Oil Platform (slot 2, cost 2)"; explore:3 "Explore
      the Sandblown Garage (slot 3, cost 2)"; explore:4 "Explore the Half-Buried Diner (slot 4, cost 2)"
  can (FL-BREAK-01): break:107 "Take a Break with the Tribal Warrior"
  can (FL-FOOD-02): feed:2:108 "Feed the Tribal Sister 1 Contaminated Food"; feed:2:107 "Feed the Tribal Warrior 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:108 "Feed the Tribal Sister 1 Contaminated Food, in the Hazmat Suit"; feed-suited:2:107 "Feed the Tribal Warrior
      1 Contaminated Food, in the Hazmat Suit"
  can't, an Enemy lies there (FL-EXPL-04): explore:5 "Explore the Plasma Perforator (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: break:107 "Take a Break with the Tribal Warrior"
  told: The Tribal Warrior takes a Break: 2 points for Red. (FL-BREAK-01)
  all see Red: active[Tribal Warrior] gone; rest[Tribal Warrior] new {card Tribal Warrior, skill 2}

142. Red is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Red answers: rage "Gain 1 Fury"
  told: Red gains 1 Fury and has 1. (FL-BREAK-02)
  all see Red: fury 0 -> 1

143. Red is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Red answers: rage "Gain 1 Fury"
  told: Red gains 1 Fury and has 2. (FL-BREAK-02)
  all see Red: fury 1 -> 2

144. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:108 "Feed the Tribal Sister 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:108 "Feed the Tribal Sister 1 Contaminated Food, in the Hazmat Suit"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel.";
      fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: end "End the turn"
  all see phase exploration -> rest; turn Red -> -

145. Red is asked, side by side with others: Rest: feed whom you like, then let your crew move on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Let the crew move on"
  can (FL-FOOD-02): feed:2:108 "Feed the Tribal Sister 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:108 "Feed the Tribal Sister 1 Contaminated Food, in the Hazmat Suit"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: shift "Let the crew move on"
  told Red: Red's crew moves on: 2 to Active, 1 to Rest. (FL-REST-03)
  Red sees Red: active[Desert Son (red)] new {card Desert Son (red), skill 1}; active[Tribal Warrior] new {card Tribal Warrior, skill 2};
      exhausted[Tribal Sister] gone; rest[Tribal Sister] new {card Tribal Sister, skill 2, used}; rest[Desert Son (red)] gone; rest[Tribal Warrior]
      gone

146. Blue is asked, side by side with others: Rest: feed whom you like, then let your crew move on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Let the crew move on"
  can (FL-FOOD-02): feed:2:126 "Feed the Citadel Guard 1 Contaminated Food"; feed:2:125 "Feed the Citadel Scientist 1 Contaminated Food"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  Blue answers: shift "Let the crew move on"
  told: Blue's crew moves on: 2 to Active, 2 to Rest. (FL-REST-03)
  told: Red's crew moves on: 2 to Active, 1 to Rest. (FL-REST-03)
  all see phase rest -> movement; turn - -> Red
  all see Blue: moved 3 -> 0; active[Desert Son (blue)] new {card Desert Son (blue), skill 1}; active[Courier] new {card Courier, skill 1};
      exhausted[Citadel Guard] gone; exhausted[Citadel Scientist] gone; rest[Citadel Guard] new {card Citadel Guard, skill 1, counters 1};
      rest[Citadel Scientist] new {card Citadel Scientist, skill 2}; rest[Desert Son (blue)] gone; rest[Courier] gone
  all see Red: moved 8 -> 0; active[Desert Son (red)] new {card Desert Son (red), skill 1}; active[Tribal Warrior] new {card Tribal Warrior, skill
      2}; exhausted[Tribal Sister] gone; rest[Tribal Sister] new {card Tribal Sister, skill 2, used}; rest[Desert Son (red)] gone; rest[Tribal
      Warrior] gone

147. Red is asked: Your convoy stands on 205, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: set-off "Spend 1 Fuel and set off"
  told: Red spends 1 Fuel. (FL-MOVE-03)
  told: Red sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Red: columns[2].vehicle.boxes[1].token fuel -> none

148. Red is asked: Your convoy is on 205 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:206 "By road to 206"; drive:207 "Drive on to 207: 2 spaces"; drive:208 "Drive on to 208: 3 spaces"; drive:209 "Drive on to
      209: 4 spaces"; stop "Stop here"
  can (FL-SHORT-03): cross:207 "By the Dangerous shortcut to 207: 1 Damage"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): - move:841:825 "Move the Fuel to box 2 of the Bone Rig", move:841:834 "Move the Fuel to box 3 of the Hide Wagon",
      move:841:842 "Move the Fuel to box 3 of the Trophy Cart" + move:824:841 "Move the Survivor to box 2 of the Trophy Cart", move:832:841 "Move the
      Fuel to box 2 of the Trophy Cart", move:833:841 "Move the Fuel to box 2 of the Trophy Cart", move:840:841 "Move the Survivor to box 2 of the
      Trophy Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:824:841 "Move the Survivor to box 2 of the Trophy Cart",
      move:840:841 "Move the Survivor to box 2 of the Trophy Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:841:824 "Move the Fuel to box 1 of the Bone Rig", move:841:840 "Move the
      Fuel to box 1 of the Trophy Cart"
  Red answers: cross:207 "By the Dangerous shortcut to 207: 1 Damage"
  told: Red goes from 205 to 207 by the Dangerous shortcut. (FL-SHORT-03)
  all see points 4 -> 3
  all see Red: space 205 -> 207

149. Red is asked: The toll of the shortcut: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:826 "Damage box 3 of the Bone Rig (Weapon)"; damage:827 "Damage box 4 of the Bone Rig (armor)"; damage:841 "Damage box 2 of
      the Trophy Cart (open)"
  can (FL-DMG-04): damage:824 "Damage box 1 of the Bone Rig (Survivor), losing 1 Survivor"; damage:825 "Damage box 2 of the Bone Rig (open), losing 1
      Survivor"; damage:832 "Damage box 1 of the Hide Wagon (open), losing 1 Fuel"; damage:833 "Damage box 2 of the Hide Wagon (open), losing 1
      Fuel"; damage:834 "Damage box 3 of the Hide Wagon (open), losing 1 Ammo"; damage:840 "Damage box 1 of the Trophy Cart (Survivor), losing 1
      Survivor"; damage:842 "Damage box 3 of the Trophy Cart (open), losing 1 Contaminated Food"
  Red answers: damage:827 "Damage box 4 of the Bone Rig (armor)"
  told: The toll of the shortcut: Red takes 1 Damage on box 4 of the Bone Rig. (FL-SHORT-03)
  all see Red: columns[0].vehicle.boxes[3].damaged no -> yes; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2; tally.total 11 -> 10

150. Red is asked: Your convoy is on 207 with 3 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:208 "By road to 208"; drive:209 "Drive on to 209: 2 spaces"; drive:300 "Drive on to 300: 3 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-WAY-03): claim:159:207 "Stop here and take 1 Object"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: drive:300 "Drive on to 300: 3 spaces"
  told: Red drives from 207 to 300, 3 spaces. (FL-MOVE-05)
  all see points 3 -> 0
  all see Red: space 207 -> 300; tally.lines[0].count 6 -> 9; tally.lines[0].fame 6 -> 9; tally.total 10 -> 13

151. Red is asked: Your convoy is on 300 with 0 points left. Add speed to get further, or stop here. (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:302 "By road to 302"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: stop "Stop here"
  all see turn Red -> Blue
  all see Red: moved 0 -> 4

152. Blue is asked: Your convoy stands on 106, its speed is 3. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  Blue answers: set-off "Spend 1 Fuel and set off"
  told: Blue spends 1 Fuel. (FL-MOVE-03)
  told: Blue sets off with 3 points. (FL-MOVE-03)
  all see points 0 -> 3
  all see Blue: columns[2].vehicle.boxes[0].token fuel -> none

153. Blue is asked: Your convoy is on 106 with 3 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:108 "By road to 108"; drive:110 "Drive on to 110: 2 spaces"; drive:112 "Drive on to 112: 3 spaces"; stop "Stop here"
  can (FL-SHORT-03): cross:110 "By the Dangerous shortcut to 110: 1 Contamination"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  without a turn (FL-CONVOY-05): - move:160:162 "Move the Fuel to box 3 of the Tank Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:160:968 "Move the Fuel to box 1 of the Patrol Carrier", move:160:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  not without a turn, that box is damaged (FL-CONVOY-11): - move:160:161 "Move the Fuel to box 2 of the Tank Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:160:976 "Move the Fuel to box 1 of the Field Locker",
      move:160:977 "Move the Fuel to box 2 of the Field Locker"
  Blue answers: drive:112 "Drive on to 112: 3 spaces"
  told: Blue drives from 106 to 112, 3 spaces. (FL-MOVE-05)
  all see points 3 -> 0
  all see Blue: space 106 -> 112
  all see Red: tally.lines[0].count 9 -> 7; tally.lines[0].fame 9 -> 7; tally.total 13 -> 11

154. Blue is asked: Your convoy is on 112 with 0 points left. No Fuel is left. (drive, FL-MOVE-05)
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:113 "By road to 113"; cross:201 "Through the Tunnel to 201"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  Blue answers: stop "Stop here"
  chance: hitpoints III-IV, Hitpoints 04; Hitpoints side 2
  told: Turn order: Blue, Red. (FL-TURN-01)
  told: The Plasma Perforator lies in ambush in region 3: 6 boxes to fill. (FL-AMBUSH-03)
  all see phase movement -> ambush; turn Blue -> -; slots[4].card Plasma Perforator -> -; decks.hitpoints[1] 2 -> 1; foes[4] new {number 4, card
      Plasma Perforator, region 3, hitpoints Hitpoints 04, track [target, fuel, target, fame, target, object]}
  all see Blue: moved 0 -> 3

155. Red is asked: Ambush: Plasma Perforator. Give up a Resource, or take 2 Damage on your top row (Devices). What do you do? (ambush, FL-AMBUSH-05)
  can (FL-AMBUSH-05): bear "Take the hit"
  can (FL-RULING-152): give:2 "Give up 1 Contaminated Food"; give:3 "Give up 1 Fuel"; give:4 "Give up 1 Ammo"
  can't, none in the convoy (FL-RULING-152): give:1 "Give up 1 Food"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:824:832 "Move the Survivor to box 1 of the Hide Wagon", move:824:833 "Move the
      Survivor to box 2 of the Hide Wagon", move:824:834 "Move the Survivor to box 3 of the Hide Wagon", move:824:841 "Move the Survivor to box 2 of
      the Trophy Cart", move:824:842 "Move the Survivor to box 3 of the Trophy Cart", move:825:832 "Move the Survivor to box 1 of the Hide Wagon",
      move:825:833 "Move the Survivor to box 2 of the Hide Wagon", move:825:834 "Move the Survivor to box 3 of the Hide Wagon", move:825:841 "Move
      the Survivor to box 2 of the Trophy Cart", move:825:842 "Move the Survivor to box 3 of the Trophy Cart", move:832:824 "Move the Fuel to box 1
      of the Bone Rig", move:832:825 "Move the Fuel to box 2 of the Bone Rig", move:832:834 "Move the Fuel to box 3 of the Hide Wagon", move:832:840
      "Move the Fuel to box 1 of the Trophy Cart", move:832:841 "Move the Fuel to box 2 of the Trophy Cart", move:832:842 "Move the Fuel to box 3 of
      the Trophy Cart", move:833:824 "Move the Fuel to box 1 of the Bone Rig", move:833:825 "Move the Fuel to box 2 of the Bone Rig", move:833:834
      "Move the Fuel to box 3 of the Hide Wagon", move:833:840 "Move the Fuel to box 1 of the Trophy Cart", move:833:841 "Move the Fuel to box 2 of
      the Trophy Cart", move:833:842 "Move the Fuel to box 3 of the Trophy Cart", move:834:824 "Move the Ammo to box 1 of the Bone Rig", move:834:825
      "Move the Ammo to box 2 of the Bone Rig", move:834:832 "Move the Ammo to box 1 of the Hide Wagon", move:834:833 "Move the Ammo to box 2 of the
      Hide Wagon", move:834:840 "Move the Ammo to box 1 of the Trophy Cart", move:834:841 "Move the Ammo to box 2 of the Trophy Cart", move:834:842
      "Move the Ammo to box 3 of the Trophy Cart", move:840:832 "Move the Survivor to box 1 of the Hide Wagon", move:840:833 "Move the Survivor to
      box 2 of the Hide Wagon", move:840:834 "Move the Survivor to box 3 of the Hide Wagon", move:840:841 "Move the Survivor to box 2 of the Trophy
      Cart", move:840:842 "Move the Survivor to box 3 of the Trophy Cart", move:842:824 "Move the Contaminated Food to box 1 of the Bone Rig",
      move:842:825 "Move the Contaminated Food to box 2 of the Bone Rig", move:842:832 "Move the Contaminated Food to box 1 of the Hide Wagon",
      move:842:833 "Move the Contaminated Food to box 2 of the Hide Wagon", move:842:834 "Move the Contaminated Food to box 3 of the Hide Wagon",
      move:842:840 "Move the Contaminated Food to box 1 of the Trophy Cart", move:842:841 "Move the Contaminated Food to box 2 of the Trophy Cart"
  Red answers: bear "Take the hit"
  all see phase ambush -> convoys fire; turn - -> Red

156. Red is asked: In your region: Plasma Perforator (6 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-FIRE-03): fire:826:4 "Weapon of rating 1 on the Bone Rig: Plasma Perforator"
  can (FL-FIRE-16): hold "Hold fire"
  can't, no opponent has a Target counter in your region (FL-RULING-107): use:77 "Use the Smoke Grenade"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  Red answers: fire:826:4 "Weapon of rating 1 on the Bone Rig: Plasma Perforator"
  chance: outcome deck, Outcome 12, seen by nobody, its back by all
  told: Red fires from box 3 of the Bone Rig. (FL-FIRE-03)
  told: Red spends 1 Ammo. (FL-FIRE-03)
  told: Outcome 03 is turned over: 1 Fury. (FL-FIRE-05)
  told: Bone Rig: Red gains 1 Fury and has 3. (FL-FIRE-08)
  all see decks.outcomes 9 -> 8; aim top row -> columns 3-4; outcomes + Outcome 03
  all see Red: fury 2 -> 3; columns[0].vehicle.boxes[2].used no -> yes; columns[1].vehicle.boxes[2].token ammo -> none

157. Red is asked: In your region: Plasma Perforator (6 boxes to fill). No Weapon of yours can fire now. Anything else? (fire, FL-FIRE-01)
  can (FL-FIRE-16): hold "Hold fire"
  can't, has attacked this phase (FL-FIRE-04): fire:826 "Weapon of rating 1 on the Bone Rig"
  can't, no opponent has a Target counter in your region (FL-RULING-107): use:77 "Use the Smoke Grenade"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:834:824 "Move the Ammo to box 1 of the Bone Rig", move:834:825 "Move the Ammo to
      box 2 of the Bone Rig", move:834:832 "Move the Ammo to box 1 of the Hide Wagon", move:834:833 "Move the Ammo to box 2 of the Hide Wagon",
      move:834:840 "Move the Ammo to box 1 of the Trophy Cart", move:834:841 "Move the Ammo to box 2 of the Trophy Cart", move:834:842 "Move the Ammo
      to box 3 of the Trophy Cart"
  Red answers: hold "Hold fire"
  all see turn Red -> Blue

158. Blue is asked: No Enemy stands in your region, so there is nothing to fire at. Anything else? (fire, FL-FIRE-01)
  can (FL-OBJ-05): use:78 "Use the Stealth Device"
  can (FL-FIRE-16): hold "Hold fire"
  can't, damaged (FL-DMG-05): fire:970 "Weapon of rating 1 on the Patrol Carrier"
  can't, no Enemy in your region (FL-FIRE-02): use:84 "Use the Ironstorm Grenade"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, that box is damaged (FL-CONVOY-11): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:968:160 "Move the Survivor to box 1 of the Tank Trailer", move:968:161 "Move the
      Survivor to box 2 of the Tank Trailer", move:968:162 "Move the Survivor to box 3 of the Tank Trailer", move:969:160 "Move the Survivor to box 1
      of the Tank Trailer", move:969:161 "Move the Survivor to box 2 of the Tank Trailer", move:969:162 "Move the Survivor to box 3 of the Tank
      Trailer", move:976:160 "Move the Survivor to box 1 of the Tank Trailer", move:976:161 "Move the Survivor to box 2 of the Tank Trailer",
      move:976:162 "Move the Survivor to box 3 of the Tank Trailer", move:977:160 "Move the Survivor to box 1 of the Tank Trailer", move:977:161
      "Move the Survivor to box 2 of the Tank Trailer", move:977:162 "Move the Survivor to box 3 of the Tank Trailer", move:162:968 "Move the
      Contaminated Food to box 1 of the Patrol Carrier", move:162:969 "Move the Contaminated Food to box 2 of the Patrol Carrier", move:162:976 "Move
      the Contaminated Food to box 1 of the Field Locker", move:162:977 "Move the Contaminated Food to box 2 of the Field Locker", move:162:160 "Move
      the Contaminated Food to box 1 of the Tank Trailer", move:162:161 "Move the Contaminated Food to box 2 of the Tank Trailer"
  Blue answers: hold "Hold fire"
  chance: outcome deck, Outcome 01, seen by nobody, its back by all; exploration deck II, Solar Farm
  told: Outcome 12 is turned over. (FL-FIRE-05)
  told: Plasma Perforator: Red gains 1 Fury and has 4. (FL-EFIRE-02)
  told: Gate 3 shuts. (FL-ROUND-02)
  told: Round 4 begins. (FL-ROUND-06)
  told: The Solar Farm comes up in slot 5. (FL-EXPL-22)
  all see phase convoys fire -> exploration; round 3 -> 4; gates 2 -> 3; slots[Solar Farm] new {card Solar Farm, tile Last Pump, side 1, cost 3, left
      [fuel, fuel], right [fuel, object]}; slots[4] gone; decks.exploration[1] 6 -> 5; decks.outcomes 8 -> 7; aim columns 3-4 -> truck; outcomes +
      Outcome 12
  all see Red: fury 3 -> 4; columns[0].vehicle.boxes[2].used yes -> no; rest[Tribal Sister].used yes -> no

159. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Toppled Pylon (slot 1, cost 1)"; explore:2 "Explore the Oil Platform (slot 2, cost 2)"; explore:3 "Explore
      the Sandblown Garage (slot 3, cost 2)"; explore:4 "Explore the Half-Buried Diner (slot 4, cost 2)"
  can (FL-BREAK-01): break:124 "Take a Break with the Desert Son"; break:5 "Take a Break with the Courier"
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"; feed:2:5 "Feed the Courier 1 Contaminated Food"
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Solar Farm (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  without a turn (FL-CONVOY-05): + move:162:160 "Move the Contaminated Food to box 1 of the Tank Trailer"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:968:160 "Move the Survivor to box 1 of the Tank Trailer", move:968:162 "Move
      the Survivor to box 3 of the Tank Trailer", move:969:160 "Move the Survivor to box 1 of the Tank Trailer", move:969:162 "Move the Survivor to
      box 3 of the Tank Trailer", move:976:160 "Move the Survivor to box 1 of the Tank Trailer", move:976:162 "Move the Survivor to box 3 of the Tank
      Trailer", move:977:160 "Move the Survivor to box 1 of the Tank Trailer", move:977:162 "Move the Survivor to box 3 of the Tank Trailer",
      move:162:968 "Move the Contaminated Food to box 1 of the Patrol Carrier", move:162:969 "Move the Contaminated Food to box 2 of the Patrol
      Carrier"
  not without a turn, that box is damaged (FL-CONVOY-11): + move:968:161 "Move the Survivor to box 2 of the Tank Trailer", move:969:161 "Move the
      Survivor to box 2 of the Tank Trailer", move:976:161 "Move the Survivor to box 2 of the Tank Trailer", move:977:161 "Move the Survivor to box 2
      of the Tank Trailer", move:162:161 "Move the Contaminated Food to box 2 of the Tank Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:162:976 "Move the Contaminated Food to box 1 of the Field
      Locker", move:162:977 "Move the Contaminated Food to box 2 of the Field Locker"
  Blue answers: explore:3 "Explore the Sandblown Garage (slot 3, cost 2)"
  told: Blue explores the Sandblown Garage. (FL-EXPL-04)
  told: Blue sends the Desert Son. (FL-EXPL-05)
  told: Blue sends the Courier. (FL-EXPL-05)
  all see Blue: active[Desert Son (blue)].sent no -> yes; active[Courier].sent no -> yes

160. Blue is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:3 "Gather: Sandblown Garage"
  can (FL-BONUS-01): bonus:3 "Bonus. Gain 1 Fury and 1 Repair."
  can (FL-ABIL-01): ability:5 "Courier: lose 1 Fame for 1 Object"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:3:1 "Bonus. Pay 1 Fury: 1 Repair and 1 Contaminated Food."
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  Blue answers: bonus:3 "Bonus. Gain 1 Fury and 1 Repair."
  told: Blue takes the Bonus Action of the Tool Crib. (FL-BONUS-01)
  told: Tool Crib: Blue gains 1 Fury and has 1. (FL-BONUS-01)
  all see Blue: fury 0 -> 1

161. Blue is asked: Choose a box to repair. (repair, FL-DMG-06)
  can (FL-DMG-06): repair:970 "Repair box 3 of the Patrol Carrier (Weapon)"; repair:161 "Repair box 2 of the Tank Trailer (Food or Fuel)"
  Blue answers: repair:161 "Repair box 2 of the Tank Trailer (Food or Fuel)"
  told: Blue repairs box 2 of the Tank Trailer. (FL-BONUS-01)
  all see Blue: columns[2].vehicle.boxes[1].damaged yes -> no; tally.lines[3].count 1 -> 2; tally.lines[3].fame 1 -> 2; tally.total 5 -> 6

162. Blue is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:3 "Gather: Sandblown Garage"
  can (FL-ABIL-01): ability:5 "Courier: lose 1 Fame for 1 Object"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  without a turn (FL-CONVOY-05): + move:162:161 "Move the Contaminated Food to box 2 of the Tank Trailer"
  not without a turn, that box is damaged (FL-CONVOY-11): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:968:161 "Move the Survivor to box 2 of the Tank Trailer", move:969:161 "Move
      the Survivor to box 2 of the Tank Trailer", move:976:161 "Move the Survivor to box 2 of the Tank Trailer", move:977:161 "Move the Survivor to
      box 2 of the Tank Trailer"
  Blue answers: act:3 "Gather: Sandblown Garage"
  told: Blue takes 1 Fuel from the Sandblown Garage. (FL-EXPL-14)
  told: The Sandblown Garage leaves the market. (FL-EXPL-17)
  all see slots[2] new {tile Tool Crib, side 1, cost 2}; slots[Sandblown Garage] gone; common + Sandblown Garage
  all see Blue: columns[2].vehicle.boxes[0].token none -> fuel

163. Blue is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can (FL-ABIL-01): ability:5 "Courier: lose 1 Fame for 1 Object"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  without a turn (FL-CONVOY-05): + move:160:161 "Move the Fuel to box 2 of the Tank Trailer", move:160:162 "Move the Fuel to box 3 of the Tank
      Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:160:968 "Move the Fuel to box 1 of the Patrol Carrier", move:160:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:160:976 "Move the Fuel to box 1 of the Field Locker",
      move:160:977 "Move the Fuel to box 2 of the Field Locker"
  Blue answers: ability:5 "Courier: lose 1 Fame for 1 Object"
  chance: object deck, MRE 2, seen by Blue
  told: Blue calls on the Courier. (FL-ABIL-01)
  told: Courier: Blue loses 1 Fame for 1 Object and stands at 2. (FL-ABIL-01)
  told: Blue draws an Object. (FL-ABIL-01)
  told Blue: Blue draws the MRE. (FL-ABIL-01)
  all see decks.objects 6 -> 5
  all see Blue: fame 3 -> 2; active[Courier].used no -> yes; hand[2] new {back object}; tally.lines[1].count 3 -> 2; tally.lines[1].fame 3 -> 2;
      tally.lines[2].count 1 -> 2; tally.lines[2].fame 1 -> 2
  Blue sees Blue: hand[MRE 2] new {card MRE 2, back object}

164. Blue is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can (FL-OBJ-05): use:73 "Use the MRE"
  can't, used this round (FL-ABIL-05): ability:5 "Courier: lose 1 Fame for 1 Object"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  Blue answers: done "Done"

165. Blue is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, and gain 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  Blue answers: tired:2 "To the Exhausted Zone, and gain 1 Fuel"
  chance: exploration deck II, Bunk Wagon
  told: Blue calls on the Desert Son. (FL-ABIL-01)
  told: Blue's Desert Son goes to the Exhausted Zone. (FL-EXPL-09)
  told: Desert Son: Blue gains 1 Fuel. (FL-RULING-104)
  told: Blue's Courier goes to the Exhausted Zone. (FL-EXPL-09)
  told: The Bunk Wagon comes up in slot 5. (FL-EXPL-22)
  all see slots[Half-Buried Diner].tile Powder Shed -> Tool Crib; slots[Solar Farm].tile Last Pump -> Powder Shed; slots[Solar Farm].cost 3 -> 2;
      slots[Bunk Wagon] new {card Bunk Wagon, tile Last Pump, side 1, cost 3}; slots[2] gone; decks.exploration[1] 5 -> 4
  all see Blue: columns[2].vehicle.boxes[1].token none -> fuel; active[Desert Son (blue)] gone; active[Courier] gone; exhausted[Desert Son (blue)]
      new {card Desert Son (blue), skill 1, used}; exhausted[Courier] new {card Courier, skill 1, used}

166. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"; feed:2:5 "Feed the Courier 1 Contaminated Food"
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-OBJ-05): use:73 "Use the MRE"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  without a turn (FL-CONVOY-05): - move:160:161 "Move the Fuel to box 2 of the Tank Trailer" + move:161:162 "Move the Fuel to box 3 of the Tank
      Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:161:968 "Move the Fuel to box 1 of the Patrol Carrier", move:161:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:161:976 "Move the Fuel to box 1 of the Field Locker",
      move:161:977 "Move the Fuel to box 2 of the Field Locker"
  Blue answers: fury "Pay 1 Fury: 1 Repair."
  told: Blue turns to the Fury card. Pay 1 Fury: 1 Repair. (FL-FURY-04)
  told: Blue spends 1 Fury and has 0 left. (FL-FURY-04)
  told: Blue repairs box 3 of the Patrol Carrier. (FL-FURY-04)
  all see Blue: fury 1 -> 0; columns[0].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 2 -> 3; tally.lines[3].fame 2 -> 3; tally.total 6 ->
      7

167. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"; feed:2:5 "Feed the Courier 1 Contaminated Food"
  can (FL-OBJ-05): use:73 "Use the MRE"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  Blue answers: end "End the turn"
  all see turn Blue -> Red

168. Red is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Toppled Pylon (slot 1, cost 1)"; explore:2 "Explore the Oil Platform (slot 2, cost 2)"; explore:3 "Explore
      the Half-Buried Diner (slot 3, cost 2)"; explore:4 "Explore the Solar Farm (slot 4, cost 2)"; explore:5 "Explore the Bunk Wagon (slot 5, cost
      3)"
  can (FL-BREAK-01): break:106 "Take a Break with the Desert Son"; break:107 "Take a Break with the Tribal Warrior"
  can (FL-FOOD-02): feed:2:106 "Feed the Desert Son 1 Contaminated Food"; feed:2:107 "Feed the Tribal Warrior 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:106 "Feed the Desert Son 1 Contaminated Food, in the Hazmat Suit"; feed-suited:2:107 "Feed the Tribal Warrior 1
      Contaminated Food, in the Hazmat Suit"
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair.";
      fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): + move:824:834 "Move the Survivor to box 3 of the Hide Wagon", move:824:841 "Move the Survivor to box 2 of the
      Trophy Cart", move:825:832 "Move the Survivor to box 1 of the Hide Wagon", move:825:833 "Move the Survivor to box 2 of the Hide Wagon",
      move:825:834 "Move the Survivor to box 3 of the Hide Wagon", move:825:841 "Move the Survivor to box 2 of the Trophy Cart", move:825:842 "Move
      the Survivor to box 3 of the Trophy Cart", move:832:825 "Move the Fuel to box 2 of the Bone Rig", move:832:834 "Move the Fuel to box 3 of the
      Hide Wagon", move:832:841 "Move the Fuel to box 2 of the Trophy Cart", move:832:842 "Move the Fuel to box 3 of the Trophy Cart", move:833:825
      "Move the Fuel to box 2 of the Bone Rig", move:833:834 "Move the Fuel to box 3 of the Hide Wagon", move:833:841 "Move the Fuel to box 2 of the
      Trophy Cart", move:833:842 "Move the Fuel to box 3 of the Trophy Cart", move:840:834 "Move the Survivor to box 3 of the Hide Wagon",
      move:840:841 "Move the Survivor to box 2 of the Trophy Cart", move:842:825 "Move the Contaminated Food to box 2 of the Bone Rig", move:842:832
      "Move the Contaminated Food to box 1 of the Hide Wagon", move:842:833 "Move the Contaminated Food to box 2 of the Hide Wagon", move:842:834
      "Move the Contaminated Food to box 3 of the Hide Wagon", move:842:841 "Move the Contaminated Food to box 2 of the Trophy Cart"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:824:832 "Move the Survivor to box 1 of the Hide Wagon",
      move:824:833 "Move the Survivor to box 2 of the Hide Wagon", move:824:842 "Move the Survivor to box 3 of the Trophy Cart", move:840:832 "Move
      the Survivor to box 1 of the Hide Wagon", move:840:833 "Move the Survivor to box 2 of the Hide Wagon", move:840:842 "Move the Survivor to box 3
      of the Trophy Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:832:824 "Move the Fuel to box 1 of the Bone Rig", move:832:840 "Move the
      Fuel to box 1 of the Trophy Cart", move:833:824 "Move the Fuel to box 1 of the Bone Rig", move:833:840 "Move the Fuel to box 1 of the Trophy
      Cart", move:842:824 "Move the Contaminated Food to box 1 of the Bone Rig", move:842:840 "Move the Contaminated Food to box 1 of the Trophy Cart"
  Red answers: explore:1 "Explore the Toppled Pylon (slot 1, cost 1)"
  told: Red explores the Toppled Pylon. (FL-EXPL-04)

169. Red is asked: To explore the Toppled Pylon takes a skill of 1: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-05): send:106 "Send the Desert Son"; send:107 "Send the Tribal Warrior"
  Red answers: send:106 "Send the Desert Son"
  told: Red sends the Desert Son. (FL-EXPL-05)
  all see Red: active[Desert Son (red)].sent no -> yes

170. Red is asked: Toppled Pylon: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:1 "Gather: Toppled Pylon"
  can (FL-BONUS-01): bonus:1:1 "Bonus. Gain 1 Fury."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, nobody is contaminated (FL-RULING-110): bonus:1 "Bonus. 1 Treatment."
  can't, only when exploring with them (FL-ABIL-01): ability:107 "Tribal Warrior: 2 Fury for 1 Food, Fuel or Ammo"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: act:1 "Gather: Toppled Pylon"

171. Red is asked: Toppled Pylon: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:826 "Damage box 3 of the Bone Rig (Weapon)"; damage:834 "Damage box 3 of the Hide Wagon (open)"; damage:841 "Damage box 2
      of the Trophy Cart (open)"
  can (FL-DMG-04): damage:824 "Damage box 1 of the Bone Rig (Survivor), losing 1 Survivor"; damage:825 "Damage box 2 of the Bone Rig (open), losing 1
      Survivor"; damage:832 "Damage box 1 of the Hide Wagon (open), losing 1 Fuel"; damage:833 "Damage box 2 of the Hide Wagon (open), losing 1
      Fuel"; damage:840 "Damage box 1 of the Trophy Cart (Survivor), losing 1 Survivor"; damage:842 "Damage box 3 of the Trophy Cart (open), losing 1
      Contaminated Food"
  can't, it is damaged already (FL-CONVOY-07): damage:827 "Damage box 4 of the Bone Rig (armor)"
  Red answers: damage:826 "Damage box 3 of the Bone Rig (Weapon)"
  told: Toppled Pylon: Red takes 1 Damage on box 3 of the Bone Rig. (FL-LOC-01)
  told: Red takes 1 Fuel and 1 Ammo from the Toppled Pylon. (FL-EXPL-14)
  told: The Toppled Pylon leaves the market. (FL-EXPL-17)
  all see slots[0] new {tile Water Trough, cost 1}; slots[Toppled Pylon] gone; common + Toppled Pylon
  all see Red: columns[0].vehicle.boxes[2].damaged no -> yes; columns[1].vehicle.boxes[2].token none -> fuel; columns[2].vehicle.boxes[1].token none
      -> ammo

172. Red is asked: Toppled Pylon: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:1:1 "Bonus. Gain 1 Fury."
  can't, nobody is contaminated (FL-RULING-110): bonus:1 "Bonus. 1 Treatment."
  can't, only when exploring with them (FL-ABIL-01): ability:107 "Tribal Warrior: 2 Fury for 1 Food, Fuel or Ammo"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): - move:824:834 "Move the Survivor to box 3 of the Hide Wagon", move:824:841 "Move the Survivor to box 2 of the
      Trophy Cart", move:832:834 "Move the Fuel to box 3 of the Hide Wagon", move:833:834 "Move the Fuel to box 3 of the Hide Wagon", move:840:834
      "Move the Survivor to box 3 of the Hide Wagon", move:840:841 "Move the Survivor to box 2 of the Trophy Cart" + move:834:825 "Move the Fuel to
      box 2 of the Bone Rig", move:834:841 "Move the Fuel to box 2 of the Trophy Cart", move:834:842 "Move the Fuel to box 3 of the Trophy Cart",
      move:841:825 "Move the Ammo to box 2 of the Bone Rig", move:841:832 "Move the Ammo to box 1 of the Hide Wagon", move:841:833 "Move the Ammo to
      box 2 of the Hide Wagon", move:841:834 "Move the Ammo to box 3 of the Hide Wagon", move:841:842 "Move the Ammo to box 3 of the Trophy Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:824:834 "Move the Survivor to box 3 of the Hide Wagon",
      move:824:841 "Move the Survivor to box 2 of the Trophy Cart", move:840:834 "Move the Survivor to box 3 of the Hide Wagon", move:840:841 "Move
      the Survivor to box 2 of the Trophy Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:834:824 "Move the Fuel to box 1 of the Bone Rig", move:834:840 "Move the
      Fuel to box 1 of the Trophy Cart", move:841:824 "Move the Ammo to box 1 of the Bone Rig", move:841:840 "Move the Ammo to box 1 of the Trophy
      Cart"
  Red answers: bonus:1:1 "Bonus. Gain 1 Fury."
  told: Red takes the Bonus Action of the Water Trough. (FL-BONUS-01)
  told: Water Trough: Red gains 1 Fury and has 5. (FL-BONUS-01)
  all see Red: fury 4 -> 5

173. Red is asked: Toppled Pylon: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can't, only when exploring with them (FL-ABIL-01): ability:107 "Tribal Warrior: 2 Fury for 1 Food, Fuel or Ammo"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: done "Done"

174. Red is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, and gain 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  Red answers: tired:2 "To the Exhausted Zone, and gain 1 Fuel"
  told: Red calls on the Desert Son. (FL-ABIL-01)
  told: Red's Desert Son goes to the Exhausted Zone. (FL-EXPL-09)
  told: Desert Son: Red gains 1 Fuel. (FL-RULING-104)
  all see Red: loose + fuel; active[Desert Son (red)] gone; exhausted[Desert Son (red)] new {card Desert Son (red), skill 1, used}

175. Red is asked: Desert Son: Your convoy can't carry all this. What goes back to the Reserve? (return, FL-CONVOY-03)
  can (FL-CONVOY-03): return:2 "Return 1 Contaminated Food"; return:3 "Return 1 Fuel"; return:4 "Return 1 Ammo"
  can (FL-RULING-27): dismiss:107 "Return 1 Survivor and lose the Tribal Warrior"; dismiss:106 "Return 1 Survivor and lose the Desert Son";
      dismiss:108 "Return 1 Survivor and lose the Tribal Sister"
  Red answers: return:4 "Return 1 Ammo"
  chance: exploration deck II, Rock Borer
  told: Red returns 1 Ammo to the Reserve. (FL-CONVOY-12)
  told: The Rock Borer comes up in slot 5. (FL-EXPL-22)
  all see slots[Oil Platform].tile Breaker's Yard -> Water Trough; slots[Oil Platform].side 1 -> 0; slots[Oil Platform].cost 2 -> 1;
      slots[Half-Buried Diner].tile Tool Crib -> Breaker's Yard; slots[Solar Farm].tile Powder Shed -> Tool Crib; slots[Bunk Wagon].tile Last Pump ->
      Powder Shed; slots[Bunk Wagon].cost 3 -> 2; slots[Rock Borer] new {card Rock Borer, tile Last Pump, side 1, cost 3}; slots[0] gone;
      decks.exploration[1] 4 -> 3
  all see Red: columns[2].vehicle.boxes[1].token ammo -> fuel; loose - fuel

176. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:106 "Feed the Desert Son 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:106 "Feed the Desert Son 1 Contaminated Food, in the Hazmat Suit"
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair.";
      fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:2:107 "Feed the Tribal Warrior 1 Contaminated Food"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): - move:832:841 "Move the Fuel to box 2 of the Trophy Cart", move:833:841 "Move the Fuel to box 2 of the Trophy
      Cart", move:834:841 "Move the Fuel to box 2 of the Trophy Cart", move:841:825 "Move the Ammo to box 2 of the Bone Rig", move:841:832 "Move the
      Ammo to box 1 of the Hide Wagon", move:841:833 "Move the Ammo to box 2 of the Hide Wagon", move:841:834 "Move the Ammo to box 3 of the Hide
      Wagon", move:841:842 "Move the Ammo to box 3 of the Trophy Cart" + move:841:825 "Move the Fuel to box 2 of the Bone Rig", move:841:842 "Move
      the Fuel to box 3 of the Trophy Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:841:824 "Move the Ammo to box 1 of the Bone Rig", move:841:840 "Move the
      Ammo to box 1 of the Trophy Cart" + move:841:824 "Move the Fuel to box 1 of the Bone Rig", move:841:840 "Move the Fuel to box 1 of the Trophy
      Cart"
  Red answers: fury:6 "Pay 4 Fury: gain 1 Object."
  chance: object deck, Nitrous Oxide, seen by Red
  told: Red turns to the Fury card. Pay 4 Fury: gain 1 Object. (FL-FURY-04)
  told: Red spends 4 Fury and has 1 left. (FL-FURY-04)
  told: Red draws an Object. (FL-FURY-04)
  told Red: Red draws the Nitrous Oxide. (FL-FURY-04)
  all see decks.objects 5 -> 4
  all see Red: fury 5 -> 1; hand[2] new {back object}; tally.lines[2].count 2 -> 3; tally.lines[2].fame 2 -> 3; tally.total 11 -> 12
  Red sees Red: hand[Nitrous Oxide] new {card Nitrous Oxide, back object}

177. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:106 "Feed the Desert Son 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:106 "Feed the Desert Son 1 Contaminated Food, in the Hazmat Suit"
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:2:107 "Feed the Tribal Warrior 1 Contaminated Food"
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"; use:75 "Use the Nitrous Oxide"
  Red answers: fury "Pay 1 Fury: 1 Repair."
  told: Red turns to the Fury card. Pay 1 Fury: 1 Repair. (FL-FURY-04)
  told: Red spends 1 Fury and has 0 left. (FL-FURY-04)
  all see Red: fury 1 -> 0

178. Red is asked: Choose a box to repair. (repair, FL-DMG-06)
  can (FL-DMG-06): repair:826 "Repair box 3 of the Bone Rig (Weapon)"; repair:827 "Repair box 4 of the Bone Rig (armor)"
  Red answers: repair:826 "Repair box 3 of the Bone Rig (Weapon)"
  told: Red repairs box 3 of the Bone Rig. (FL-FURY-04)
  all see Red: columns[0].vehicle.boxes[2].damaged yes -> no

179. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:106 "Feed the Desert Son 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:106 "Feed the Desert Son 1 Contaminated Food, in the Hazmat Suit"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:2:107 "Feed the Tribal Warrior 1 Contaminated Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"; use:75 "Use the Nitrous Oxide"
  Red answers: end "End the turn"
  all see turn Red -> Blue

180. Blue is asked: Your turn, with nobody active: whatever you like before you end it. (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"; feed:2:5 "Feed the Courier 1 Contaminated Food"
  can (FL-OBJ-05): use:73 "Use the MRE"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  Blue answers: end "End the turn"
  told: Blue has nobody active and skips the turn. (FL-EXPL-12)
  all see turn Blue -> Red

181. Red is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Oil Platform (slot 1, cost 1)"; explore:2 "Explore the Half-Buried Diner (slot 2, cost 2)"; explore:3
      "Explore the Solar Farm (slot 3, cost 2)"; explore:4 "Explore the Bunk Wagon (slot 4, cost 2)"
  can (FL-BREAK-01): break:107 "Take a Break with the Tribal Warrior"
  can (FL-FOOD-02): feed:2:106 "Feed the Desert Son 1 Contaminated Food"; feed:2:107 "Feed the Tribal Warrior 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:106 "Feed the Desert Son 1 Contaminated Food, in the Hazmat Suit"; feed-suited:2:107 "Feed the Tribal Warrior 1
      Contaminated Food, in the Hazmat Suit"
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Rock Borer (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"; use:75 "Use the Nitrous Oxide"
  Red answers: break:107 "Take a Break with the Tribal Warrior"
  told: The Tribal Warrior takes a Break: 2 points for Red. (FL-BREAK-01)
  all see Red: active[Tribal Warrior] gone; rest[Tribal Warrior] new {card Tribal Warrior, skill 2}

182. Red is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-DMG-06): repair:827 "Repair box 4 of the Bone Rig (armor)"
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Red answers: repair:827 "Repair box 4 of the Bone Rig (armor)"
  told: Red repairs box 4 of the Bone Rig. (FL-BREAK-02)
  all see Red: columns[0].vehicle.boxes[3].damaged yes -> no; tally.lines[3].count 2 -> 3; tally.lines[3].fame 2 -> 3; tally.total 12 -> 13

183. Red is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Red answers: rage "Gain 1 Fury"
  told: Red gains 1 Fury and has 1. (FL-BREAK-02)
  all see Red: fury 0 -> 1

184. Red is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:106 "Feed the Desert Son 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:106 "Feed the Desert Son 1 Contaminated Food, in the Hazmat Suit"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, nothing is damaged (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"; use:75 "Use the Nitrous Oxide"
  Red answers: end "End the turn"
  all see phase exploration -> rest; turn Red -> -

185. Blue is asked, side by side with others: Rest: feed whom you like, then let your crew move on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Let the crew move on"
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"; feed:2:5 "Feed the Courier 1 Contaminated Food"
  can (FL-OBJ-05): use:73 "Use the MRE"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  Blue answers: shift "Let the crew move on"
  told Blue: Blue's crew moves on: 2 to Active, 2 to Rest. (FL-REST-03)
  Blue sees Blue: active[Citadel Guard] new {card Citadel Guard, skill 1, counters 1}; active[Citadel Scientist] new {card Citadel Scientist, skill
      2}; exhausted[Desert Son (blue)] gone; exhausted[Courier] gone; rest[Desert Son (blue)] new {card Desert Son (blue), skill 1, used};
      rest[Courier] new {card Courier, skill 1, used}; rest[Citadel Guard] gone; rest[Citadel Scientist] gone

186. Blue is asked, side by side with others: Your crew has moved on. Anything else before you confirm? (rested, FL-REST-05)
  can (FL-RULING-58): ready "Confirm"
  can (FL-ABIL-01): ability:125 "Citadel Scientist: gain 1 Object"
  can (FL-OBJ-05): use:73 "Use the MRE"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  Blue answers: ability:125 "Citadel Scientist: gain 1 Object"
  told Blue: Blue calls on the Citadel Scientist. (FL-ABIL-01)
  Blue sees Blue: active[Citadel Scientist].used no -> yes

187. Red is asked, side by side with others: Rest: feed whom you like, then let your crew move on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Let the crew move on"
  can (FL-FOOD-02): feed:2:106 "Feed the Desert Son 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:106 "Feed the Desert Son 1 Contaminated Food, in the Hazmat Suit"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"; use:75 "Use the Nitrous Oxide"
  Red answers: shift "Let the crew move on"
  told Red: Red's crew moves on: 2 to Active, 1 to Rest. (FL-REST-03)
  Red sees Red: active[Tribal Sister] new {card Tribal Sister, skill 2}; active[Tribal Warrior] new {card Tribal Warrior, skill 2}; exhausted[Desert
      Son (red)] gone; rest[Desert Son (red)] new {card Desert Son (red), skill 1, used}; rest[Tribal Sister] gone; rest[Tribal Warrior] gone

188. Blue is asked, side by side with others: Your crew has moved on. Anything else before you confirm? (rested, FL-REST-05)
  can (FL-RULING-58): ready "Confirm"
  can (FL-OBJ-05): use:73 "Use the MRE"
  can't, used this round (FL-ABIL-05): ability:125 "Citadel Scientist: gain 1 Object"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"
  Blue answers: ready "Confirm"
  chance: object deck, Anti-Heat Capsules, seen by Blue
  told: Blue's crew moves on: 2 to Active, 2 to Rest. (FL-REST-03)
  told: Blue calls on the Citadel Scientist. (FL-ABIL-01)
  told: Red's crew moves on: 2 to Active, 1 to Rest. (FL-REST-03)
  told: Blue draws an Object. (FL-RULING-58)
  told Blue: Blue draws the Anti-Heat Capsules. (FL-RULING-58)
  all see decks.objects 4 -> 3
  all see Blue: active[Citadel Guard] new {card Citadel Guard, skill 1, counters 1}; active[Citadel Scientist] new {card Citadel Scientist, skill 2,
      used}; exhausted[Desert Son (blue)] gone; exhausted[Courier] gone; rest[Desert Son (blue)] new {card Desert Son (blue), skill 1, used};
      rest[Courier] new {card Courier, skill 1, used}; rest[Citadel Guard] gone; rest[Citadel Scientist] gone; hand[3] new {back object};
      tally.lines[2].count 2 -> 3; tally.lines[2].fame 2 -> 3; tally.total 7 -> 8
  all see Red: active[Tribal Sister] new {card Tribal Sister, skill 2}; active[Tribal Warrior] new {card Tribal Warrior, skill 2}; exhausted[Desert
      Son (red)] gone; rest[Desert Son (red)] new {card Desert Son (red), skill 1, used}; rest[Tribal Sister] gone; rest[Tribal Warrior] gone
  Blue sees Blue: hand[Anti-Heat Capsules] new {card Anti-Heat Capsules, back object}

189. Blue is asked: You hold 1 card too many. Use or discard one. (over, FL-OBJ-03)
  can (FL-OBJ-03): discard:78 "Discard the Stealth Device"; discard:84 "Discard the Ironstorm Grenade"; discard:73 "Discard the MRE"; discard:65
      "Discard the Anti-Heat Capsules"
  can (FL-OBJ-05): use:73 "Use the MRE"
  can't, not in this phase (FL-OBJ-05): use:78 "Use the Stealth Device"; use:84 "Use the Ironstorm Grenade"; use:65 "Use the Anti-Heat Capsules"
  Blue answers: discard:78 "Discard the Stealth Device"
  told: Blue discards the Stealth Device. (FL-OBJ-03)
  all see phase rest -> movement; turn - -> Red; objects + Stealth Device
  all see Blue: moved 3 -> 0; hand[1] new {back object}; hand[0] gone; hand[3] gone; tally.lines[2].count 3 -> 2; tally.lines[2].fame 3 -> 2;
      tally.total 8 -> 7
  all see Red: moved 4 -> 0
  Blue sees Blue: hand[Stealth Device] gone

190. Red is asked: Your convoy stands on 300, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  can't, only while moving (FL-MOVE-03): use:75 "Use the Nitrous Oxide"
  Red answers: set-off "Spend 1 Fuel and set off"
  told: Red spends 1 Fuel. (FL-MOVE-03)
  told: Red sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Red: columns[2].vehicle.boxes[1].token fuel -> none

191. Red is asked: Your convoy is on 300 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:302 "By road to 302"; drive:303 "Drive on to 303: 2 spaces"; drive:304 "Drive on to 304: 3 spaces"; drive:305 "Drive on to
      305: 4 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): - move:841:825 "Move the Fuel to box 2 of the Bone Rig", move:841:842 "Move the Fuel to box 3 of the Trophy Cart" +
      move:824:841 "Move the Survivor to box 2 of the Trophy Cart", move:832:841 "Move the Fuel to box 2 of the Trophy Cart", move:833:841 "Move the
      Fuel to box 2 of the Trophy Cart", move:834:841 "Move the Fuel to box 2 of the Trophy Cart", move:840:841 "Move the Survivor to box 2 of the
      Trophy Cart"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:824:841 "Move the Survivor to box 2 of the Trophy Cart",
      move:840:841 "Move the Survivor to box 2 of the Trophy Cart"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:841:824 "Move the Fuel to box 1 of the Bone Rig", move:841:840 "Move the
      Fuel to box 1 of the Trophy Cart"
  Red answers: drive:304 "Drive on to 304: 3 spaces"
  told: Red drives from 300 to 304, 3 spaces. (FL-MOVE-05)
  all see points 4 -> 1
  all see Red: space 300 -> 304; tally.lines[0].count 7 -> 10; tally.lines[0].fame 7 -> 10; tally.total 13 -> 16

192. Red is asked: Your convoy is on 304 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:305 "By road to 305"; stop "Stop here"
  can (FL-SHORT-03): cross:306 "By the Dangerous shortcut to 306: 1 Contamination"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"; use:70 "Use the Hazmat Suit"
  Red answers: cross:306 "By the Dangerous shortcut to 306: 1 Contamination"
  told: Red goes from 304 to 306 by the Dangerous shortcut. (FL-SHORT-03)
  all see points 1 -> 0
  all see Red: space 304 -> 306

193. Red is asked: The toll of the shortcut: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:108 "The Tribal Sister takes it"; counter:107 "The Tribal Warrior takes it"; counter:106 "The Desert Son takes it"
  can (FL-RULING-105): suit:70 "Nobody: use the Hazmat Suit"
  Red answers: suit:70 "Nobody: use the Hazmat Suit"
  told: Red uses the Hazmat Suit. (FL-RULING-105)
  all see objects + Hazmat Suit
  all see Red: hand[2] gone; tally.lines[2].count 3 -> 2; tally.lines[2].fame 3 -> 2; tally.total 16 -> 15
  Red sees Red: hand[Hazmat Suit] gone

194. Red is asked: Your convoy is on 306 with 0 points left. Add speed to get further, or stop here. (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:307 "By road to 307"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Red answers: add-fuel "Add 1 Fuel: +1 speed"
  told: Red spends 1 Fuel. (FL-MOVE-04)
  all see points 0 -> 1
  all see Red: columns[1].vehicle.boxes[2].token fuel -> none

195. Red is asked: Your convoy is on 306 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:307 "By road to 307"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): - move:834:825 "Move the Fuel to box 2 of the Bone Rig", move:834:841 "Move the Fuel to box 2 of the Trophy Cart",
      move:834:842 "Move the Fuel to box 3 of the Trophy Cart" + move:824:834 "Move the Survivor to box 3 of the Hide Wagon", move:832:834 "Move the
      Fuel to box 3 of the Hide Wagon", move:833:834 "Move the Fuel to box 3 of the Hide Wagon", move:840:834 "Move the Survivor to box 3 of the Hide
      Wagon"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:824:834 "Move the Survivor to box 3 of the Hide Wagon",
      move:840:834 "Move the Survivor to box 3 of the Hide Wagon"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:834:824 "Move the Fuel to box 1 of the Bone Rig", move:834:840 "Move the
      Fuel to box 1 of the Trophy Cart"
  Red answers: cross:307 "By road to 307"
  told: Red goes from 306 to 307. (FL-MOVE-05)
  all see points 1 -> 0
  all see Red: space 306 -> 307; tally.lines[0].count 10 -> 11; tally.lines[0].fame 10 -> 11; tally.total 15 -> 16

196. Red is asked: Your convoy is on 307 with 0 points left. Add speed to get further, or stop here. (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:308 "By road to 308"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Red answers: use:75 "Use the Nitrous Oxide"
  told: Red uses the Nitrous Oxide. (FL-OBJ-05)
  all see points 0 -> 1; objects + Nitrous Oxide
  all see Red: hand[1] gone; tally.lines[2].count 2 -> 1; tally.lines[2].fame 2 -> 1; tally.total 16 -> 15
  Red sees Red: hand[Nitrous Oxide] gone

197. Red is asked: Your convoy is on 307 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:308 "By road to 308"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Red answers: cross:308 "By road to 308"
  told: Red goes from 307 to 308. (FL-MOVE-05)
  all see points 1 -> 0
  all see Red: space 307 -> 308; tally.lines[0].count 11 -> 12; tally.lines[0].fame 11 -> 12; tally.total 15 -> 16

198. Red is asked: Your convoy is on 308 with 0 points left. Add speed to get further, or stop here. (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:309 "By road to 309"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Red answers: add-fuel "Add 1 Fuel: +1 speed"
  told: Red spends 1 Fuel. (FL-MOVE-04)
  all see points 0 -> 1
  all see Red: columns[1].vehicle.boxes[1].token fuel -> none

199. Red is asked: Your convoy is on 308 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:309 "By road to 309"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): - move:833:825 "Move the Fuel to box 2 of the Bone Rig", move:833:834 "Move the Fuel to box 3 of the Hide Wagon",
      move:833:841 "Move the Fuel to box 2 of the Trophy Cart", move:833:842 "Move the Fuel to box 3 of the Trophy Cart" + move:824:833 "Move the
      Survivor to box 2 of the Hide Wagon", move:832:833 "Move the Fuel to box 2 of the Hide Wagon", move:840:833 "Move the Survivor to box 2 of the
      Hide Wagon"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:824:833 "Move the Survivor to box 2 of the Hide Wagon",
      move:840:833 "Move the Survivor to box 2 of the Hide Wagon"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:833:824 "Move the Fuel to box 1 of the Bone Rig", move:833:840 "Move the
      Fuel to box 1 of the Trophy Cart"
  Red answers: cross:309 "By road to 309"
  told: Red goes from 308 to 309. (FL-MOVE-05)
  all see points 1 -> 0
  all see Red: space 308 -> 309; tally.lines[0].count 12 -> 13; tally.lines[0].fame 12 -> 13; tally.total 16 -> 17

200. Red is asked: Your convoy is on 309 with 0 points left. Add speed to get further, or stop here. (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:310 "Through the open gate on 310"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  Red answers: add-fuel "Add 1 Fuel: +1 speed"
  told: Red spends 1 Fuel. (FL-MOVE-04)
  all see points 0 -> 1
  all see Red: columns[1].vehicle.boxes[0].token fuel -> none

201. Red is asked: Your convoy is on 309 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:310 "Through the open gate on 310"; stop "Stop here"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): - move:832:825 "Move the Fuel to box 2 of the Bone Rig", move:832:833 "Move the Fuel to box 2 of the Hide Wagon",
      move:832:834 "Move the Fuel to box 3 of the Hide Wagon", move:832:841 "Move the Fuel to box 2 of the Trophy Cart", move:832:842 "Move the Fuel
      to box 3 of the Trophy Cart" + move:824:832 "Move the Survivor to box 1 of the Hide Wagon", move:840:832 "Move the Survivor to box 1 of the
      Hide Wagon"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:824:832 "Move the Survivor to box 1 of the Hide Wagon",
      move:840:832 "Move the Survivor to box 1 of the Hide Wagon"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:832:824 "Move the Fuel to box 1 of the Bone Rig", move:832:840 "Move the
      Fuel to box 1 of the Trophy Cart"
  Red answers: cross:310 "Through the open gate on 310"
  told: Red goes from 309 to 310. (FL-MOVE-05)
  told: Red is through the gate on 310 and stands on the Citadel. (FL-MOVE-08)
  all see turn Red -> Blue; points 1 -> 0
  all see Blue: tally.lines[3].part 8 -> 7
  all see Red: space 309 -> 310; reached no -> yes; moved 0 -> 8; tally.lines[0].count 13 -> 14; tally.lines[0].fame 13 -> 14; tally.lines[3].part 8
      -> 7; tally.total 17 -> 18

202. Blue is asked: Your convoy stands on 112, its speed is 3. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can (FL-OBJ-05): use:73 "Use the MRE"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:65 "Use the Anti-Heat Capsules"
  Blue answers: set-off "Spend 1 Fuel and set off"
  told: Blue spends 1 Fuel. (FL-MOVE-03)
  told: Blue sets off with 3 points. (FL-MOVE-03)
  all see points 0 -> 3
  all see Blue: columns[2].vehicle.boxes[1].token fuel -> none

203. Blue is asked: Your convoy is on 112 with 3 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:113 "By road to 113"; drive:200 "Drive on to 200: 2 spaces"; drive:203 "Drive on to 203: 2 spaces"; drive:202 "Drive on to
      202: 3 spaces"; drive:204 "Drive on to 204: 3 spaces"; stop "Stop here"
  can (FL-MOVE-07): cross:201 "Through the Tunnel to 201"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:73 "Use the MRE"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:65 "Use the Anti-Heat Capsules"
  without a turn (FL-CONVOY-05): - move:161:162 "Move the Fuel to box 3 of the Tank Trailer" + move:160:161 "Move the Fuel to box 2 of the Tank
      Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:161:968 "Move the Fuel to box 1 of the Patrol Carrier", move:161:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:161:976 "Move the Fuel to box 1 of the Field Locker",
      move:161:977 "Move the Fuel to box 2 of the Field Locker"
  Blue answers: drive:203 "Drive on to 203: 2 spaces"
  told: Blue drives from 112 to 203, 2 spaces. (FL-MOVE-05)
  all see points 3 -> 1
  all see Blue: space 112 -> 203
  all see Red: tally.lines[0].count 14 -> 12; tally.lines[0].fame 14 -> 12; tally.total 18 -> 16

204. Blue is asked: Your convoy is on 203 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:204 "By road to 204"; stop "Stop here"
  can (FL-SHORT-04): cross:206 "By the Mountain shortcut to 206: 2 hidden Rocks"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:73 "Use the MRE"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:65 "Use the Anti-Heat Capsules"
  Blue answers: cross:206 "By the Mountain shortcut to 206: 2 hidden Rocks"
  told: Blue goes from 203 to 206 by the Mountain shortcut. (FL-SHORT-04)
  told: Blue flips a rock: Damage Rock. (FL-SHORT-04)
  told: Blue flips a rock: Contamination Rock. (FL-SHORT-04)
  all see points 1 -> 0; rocks[203 to 206].state hidden -> open; rocks[203 to 206].card - -> Damage Rock 2; rocks[203 to 206, no. 2].state hidden ->
      open; rocks[203 to 206, no. 2].card - -> Contamination Rock 3
  all see Blue: space 203 -> 206
  all see Red: tally.lines[0].count 12 -> 11; tally.lines[0].fame 12 -> 11; tally.total 16 -> 15

205. Blue is asked: Damage Rock: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:978 "Damage box 3 of the Field Locker (Drill)"; damage:161
      "Damage box 2 of the Tank Trailer (Food or Fuel)"
  can (FL-DMG-04): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage box 2 of the Patrol Carrier
      (Survivor), losing 1 Survivor"; damage:976 "Damage box 1 of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field
      Locker (open), losing 1 Survivor"; damage:160 "Damage box 1 of the Tank Trailer (Food or Fuel), losing 1 Fuel"; damage:162 "Damage box 3 of the
      Tank Trailer (Food or Fuel), losing 1 Contaminated Food"
  Blue answers: damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"
  told: Damage Rock: Blue takes 1 Damage on box 3 of the Patrol Carrier. (FL-ROCK-03)
  all see Blue: columns[0].vehicle.boxes[2].damaged no -> yes

206. Blue is asked: Contamination Rock: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:126 "The Citadel Guard takes it"; counter:125 "The Citadel Scientist takes it"; counter:124 "The Desert Son takes it";
      counter:5 "The Courier takes it"
  Blue answers: counter:125 "The Citadel Scientist takes it"
  told: Contamination Rock: Blue's Citadel Scientist takes a Contamination counter. (FL-ROCK-01)
  all see Blue: active[Citadel Scientist].skill 2 -> 1; active[Citadel Scientist].counters 0 -> 1; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3
      -> 2; tally.total 7 -> 6

207. Blue is asked: Your convoy is on 206 with 0 points left. Add speed to get further, or stop here. (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:73 "Use the MRE"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:207 "By road to 207"; cross:208 "By the Rough and Dangerous shortcut to 208: 1
      Contamination"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:65 "Use the Anti-Heat Capsules"
  Blue answers: add-fuel "Add 1 Fuel: +1 speed"
  told: Blue spends 1 Fuel. (FL-MOVE-04)
  all see points 0 -> 1
  all see Blue: columns[2].vehicle.boxes[0].token fuel -> none

208. Blue is asked: Your convoy is on 206 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:207 "By road to 207"; stop "Stop here"
  can (FL-OBJ-05): use:73 "Use the MRE"
  can't, needs Tracks (FL-SHORT-02): cross:208 "By the Rough and Dangerous shortcut to 208: 1 Contamination"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:65 "Use the Anti-Heat Capsules"
  without a turn (FL-CONVOY-05): - move:160:161 "Move the Fuel to box 2 of the Tank Trailer", move:160:162 "Move the Fuel to box 3 of the Tank
      Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:160:968 "Move the Fuel to box 1 of the Patrol Carrier", move:160:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:160:976 "Move the Fuel to box 1 of the Field Locker",
      move:160:977 "Move the Fuel to box 2 of the Field Locker"
  Blue answers: cross:207 "By road to 207"
  told: Blue goes from 206 to 207. (FL-MOVE-05)
  all see points 1 -> 0
  all see Blue: space 206 -> 207
  all see Red: tally.lines[0].count 11 -> 10; tally.lines[0].fame 11 -> 10; tally.total 15 -> 14

209. Blue is asked: Your convoy is on 207 with 0 points left. No Fuel is left. (drive, FL-MOVE-05)
  can (FL-WAY-03): claim:159:207 "Stop here and take 1 Object"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:73 "Use the MRE"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:208 "By road to 208"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:65 "Use the Anti-Heat Capsules"
  Blue answers: claim:159:207 "Stop here and take 1 Object"
  chance: object deck, Nitromethane, seen by Blue
  told: Blue stops at the Object Waypoint on 207. (FL-WAY-03)
  told: Blue draws an Object. (FL-WAY-03)
  told Blue: Blue draws the Nitromethane. (FL-WAY-03)
  all see decks.objects 3 -> 2; waypoints[207].card Object Waypoint -> -
  all see Blue: moved 0 -> 4; hand[3] new {back object}; tally.lines[2].count 2 -> 3; tally.lines[2].fame 2 -> 3; tally.total 6 -> 7
  Blue sees Blue: hand[Nitromethane] new {card Nitromethane, back object}

210. Blue is asked: You hold 1 card too many. Use or discard one. (over, FL-OBJ-03)
  can (FL-OBJ-03): discard:84 "Discard the Ironstorm Grenade"; discard:73 "Discard the MRE"; discard:65 "Discard the Anti-Heat Capsules"; discard:74
      "Discard the Nitromethane"
  can (FL-OBJ-05): use:73 "Use the MRE"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:65 "Use the Anti-Heat Capsules"
  can't, only before moving (FL-RULING-99): use:74 "Use the Nitromethane"
  Blue answers: discard:84 "Discard the Ironstorm Grenade"
  told: Blue discards the Ironstorm Grenade. (FL-OBJ-03)
  told: Turn order: Blue, Red. (FL-TURN-01)
  all see phase movement -> convoys fire; turn Blue -> Red; common + Ironstorm Grenade
  all see Blue: hand[0] new {back object}; hand[Ironstorm Grenade] gone; hand[3] gone

211. Red is asked: In your region: Plasma Perforator (6 boxes to fill). You have no Ammo for a shot. Anything else? (fire, FL-FIRE-01)
  can (FL-FIRE-16): hold "Hold fire"
  can't, no Ammo (FL-FIRE-03): fire:826 "Weapon of rating 1 on the Bone Rig"
  can't, no opponent has a Target counter in your region (FL-RULING-107): use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:824:832 "Move the Survivor to box 1 of the Hide Wagon", move:824:833 "Move the
      Survivor to box 2 of the Hide Wagon", move:824:834 "Move the Survivor to box 3 of the Hide Wagon", move:824:841 "Move the Survivor to box 2 of
      the Trophy Cart", move:824:842 "Move the Survivor to box 3 of the Trophy Cart", move:825:832 "Move the Survivor to box 1 of the Hide Wagon",
      move:825:833 "Move the Survivor to box 2 of the Hide Wagon", move:825:834 "Move the Survivor to box 3 of the Hide Wagon", move:825:841 "Move
      the Survivor to box 2 of the Trophy Cart", move:825:842 "Move the Survivor to box 3 of the Trophy Cart", move:840:832 "Move the Survivor to box
      1 of the Hide Wagon", move:840:833 "Move the Survivor to box 2 of the Hide Wagon", move:840:834 "Move the Survivor to box 3 of the Hide Wagon",
      move:840:841 "Move the Survivor to box 2 of the Trophy Cart", move:840:842 "Move the Survivor to box 3 of the Trophy Cart", move:842:824 "Move
      the Contaminated Food to box 1 of the Bone Rig", move:842:825 "Move the Contaminated Food to box 2 of the Bone Rig", move:842:832 "Move the
      Contaminated Food to box 1 of the Hide Wagon", move:842:833 "Move the Contaminated Food to box 2 of the Hide Wagon", move:842:834 "Move the
      Contaminated Food to box 3 of the Hide Wagon", move:842:840 "Move the Contaminated Food to box 1 of the Trophy Cart", move:842:841 "Move the
      Contaminated Food to box 2 of the Trophy Cart"
  Red answers: hold "Hold fire"
  all see turn Red -> Blue

212. Blue is asked: No Enemy stands in your region, so there is nothing to fire at. Anything else? (fire, FL-FIRE-01)
  can (FL-OBJ-05): use:73 "Use the MRE"
  can (FL-FIRE-16): hold "Hold fire"
  can't, damaged (FL-DMG-05): fire:970 "Weapon of rating 1 on the Patrol Carrier"
  can't, not in this phase (FL-OBJ-05): use:65 "Use the Anti-Heat Capsules"; use:74 "Use the Nitromethane"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:968:160 "Move the Survivor to box 1 of the Tank Trailer", move:968:161 "Move the
      Survivor to box 2 of the Tank Trailer", move:968:162 "Move the Survivor to box 3 of the Tank Trailer", move:969:160 "Move the Survivor to box 1
      of the Tank Trailer", move:969:161 "Move the Survivor to box 2 of the Tank Trailer", move:969:162 "Move the Survivor to box 3 of the Tank
      Trailer", move:976:160 "Move the Survivor to box 1 of the Tank Trailer", move:976:161 "Move the Survivor to box 2 of the Tank Trailer",
      move:976:162 "Move the Survivor to box 3 of the Tank Trailer", move:977:160 "Move the Survivor to box 1 of the Tank Trailer", move:977:161
      "Move the Survivor to box 2 of the Tank Trailer", move:977:162 "Move the Survivor to box 3 of the Tank Trailer", move:162:968 "Move the
      Contaminated Food to box 1 of the Patrol Carrier", move:162:969 "Move the Contaminated Food to box 2 of the Patrol Carrier", move:162:976 "Move
      the Contaminated Food to box 1 of the Field Locker", move:162:977 "Move the Contaminated Food to box 2 of the Field Locker", move:162:160 "Move
      the Contaminated Food to box 1 of the Tank Trailer", move:162:161 "Move the Contaminated Food to box 2 of the Tank Trailer"
  Blue answers: hold "Hold fire"
  chance: outcome deck, Outcome 05, seen by nobody, its back by all
  told: Outcome 01 is turned over. (FL-FIRE-05)
  all see phase convoys fire -> enemies fire; turn Blue -> -; decks.outcomes 7 -> 6; aim truck -> column 2; outcomes + Outcome 01

213. Red is asked: Plasma Perforator: Choose a box of your column 2 (the first Trailer and its Device) for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:832 "Damage box 1 of the Hide Wagon (open)"; damage:833 "Damage box 2 of the Hide Wagon (open)"; damage:834 "Damage box 3
      of the Hide Wagon (open)"
  can't, the damage is aimed elsewhere (FL-DMG-02): damage:824 "Damage box 1 of the Bone Rig (Survivor), losing 1 Survivor"; damage:825 "Damage box 2
      of the Bone Rig (open), losing 1 Survivor"; damage:826 "Damage box 3 of the Bone Rig (Weapon)"; damage:827 "Damage box 4 of the Bone Rig
      (armor)"; damage:840 "Damage box 1 of the Trophy Cart (Survivor), losing 1 Survivor"; damage:841 "Damage box 2 of the Trophy Cart (open)";
      damage:842 "Damage box 3 of the Trophy Cart (open), losing 1 Contaminated Food"
  Red answers: damage:832 "Damage box 1 of the Hide Wagon (open)"
  told: Plasma Perforator: Red takes 1 Damage on box 1 of the Hide Wagon. (FL-EFIRE-02)
  told: Blue, spaces ahead: 0 Fame. (FL-END-02)
  told: Blue, Fame Track: 2 Fame. (FL-END-03)
  told: Blue, unused Objects: 3 Fame. (FL-END-04)
  told: Blue, the Citadel: 2 Fame. (FL-END-08)
  told: Blue ends with 7 Fame. (FL-END-01)
  told: Red, spaces ahead: 10 Fame. (FL-END-02)
  told: Red, Fame Track: 0 Fame. (FL-END-03)
  told: Red, unused Objects: 1 Fame. (FL-END-04)
  told: Red, the Citadel: 3 Fame. (FL-END-08)
  told: Red ends with 14 Fame. (FL-END-01)
  told: Red wins. (FL-END-01)
  all see phase enemies fire -> over
  all see Blue: hand[0].card - -> MRE 2; hand[1].card - -> Anti-Heat Capsules; hand[2].card - -> Nitromethane
  all see Red: columns[1].vehicle.boxes[0].damaged no -> yes; hand[0].card - -> Smoke Grenade

The match is over: citadel; Blue 7, Red 14; won by Red; rounds 4, entries 300.
