# Last Aurora: Firelands: 2 players, standard
#
# One whole match, as everybody at the table lives through it. A block is a question: what the seat can do, by which
# rules, and what it can't do, why, and by which rule. What it can do without a turn is told when it has changed:
# - gone + come. Below the answer stands what came of it: results of chance, what was told to all or to one seat alone,
# and what changed in what all see and in what a seat sees besides, as "was -> is" or as "- gone + come"; ? is a card
# that lies face down for the reader.

  chance: board 2; board 1; board 1; slot 5, Water Trough; slot 5, Tool Crib; slot 5, Powder Shed; slot 5, Breaker's Yard; slot 5, Last Pump; side 1;
      side 1; side 1; side 2; side 2; defences, Food Waypoint 2; defences, Ammo Waypoint 2; defences, Contamination Waypoint 2; defences, Fuel
      Waypoint; defences, Object Waypoint; defences, Object Waypoint 2; defences, Food Waypoint; defences, Fuel Waypoint 2; defences, Contamination
      Waypoint; defences, Ammo Waypoint; enemies, Fame Rock 2, seen by nobody; enemies, Damage Rock 3, seen by nobody; enemies, Damage Rock, seen by
      nobody; enemies, Contamination Rock 3, seen by nobody; enemies, Contamination Rock 2, seen by nobody; slot 1, Cooker, seen by nobody; slot 1,
      Gun Cart, seen by nobody; slot 2, Booster Coil, seen by nobody; slot 2, Gambler, seen by nobody; slot 3, Paramedic, seen by nobody; slot 3,
      Cutthroat, seen by nobody; slot 3, Evacuation Camp, seen by nobody; colour 2; colour 3; turn order 2; outcome deck, Outcome 07, seen by nobody,
      its back by all; exploration deck I, Destroyers; exploration deck I, Courier; exploration deck I, Gun Cart; exploration deck I, Oil Platform;
      exploration deck I, Sandblown Garage
  told: Turn order: Blue, Green. (FL-TURN-01)
  told: The Destroyers come up in slot 5. (FL-EXPL-22)
  told: The Courier comes up in slot 4. (FL-EXPL-22)
  told: The Gun Cart comes up in slot 3. (FL-EXPL-22)
  told: The Oil Platform comes up in slot 2. (FL-EXPL-22)
  told: The Sandblown Garage comes up in slot 1. (FL-EXPL-22)
  all see phase exploration; round 1; turn Blue; order + Blue, Green; boards[0] 1D; boards[1] 2C; boards[2] 3C; slots[Sandblown Garage] new {card
      Sandblown Garage, tile Water Trough, cost 1, left [fuel], right [object]}; slots[Oil Platform] new {card Oil Platform, tile Tool Crib, cost 2,
      left [fuel, fuel], right [ammo, object]}; slots[Gun Cart] new {card Gun Cart, tile Powder Shed, cost 2}; slots[Courier] new {card Courier, tile
      Breaker's Yard, side 1, cost 2}; slots[Destroyers] new {tile Last Pump, side 1, cost 3}; decks.exploration[0] 5; decks.exploration[1] 8;
      decks.exploration[2] 12; decks.objects 14; decks.outcomes 12; decks.loot[0] 8; decks.loot[1] 8; decks.loot[2] 8; decks.hitpoints[0] 2;
      decks.hitpoints[1] 2; decks.hitpoints[2] 2; aim truck; rocks[105 to 111] new {from 105, to 111}; rocks[203 to 206] new {from 203, to 206};
      rocks[203 to 206, no. 2] new {from 203, to 206}; rocks[302 to 305] new {from 302, to 305}; rocks[302 to 305, no. 2] new {from 302, to 305};
      waypoints[103] new {space 103, card Food Waypoint 2}; waypoints[107] new {space 107, card Ammo Waypoint 2}; waypoints[110] new {space 110, card
      Contamination Waypoint 2}; waypoints[202] new {space 202, card Fuel Waypoint}; waypoints[205] new {space 205, card Object Waypoint};
      waypoints[207] new {space 207, card Object Waypoint 2}; waypoints[302] new {space 302, card Food Waypoint}; waypoints[303] new {space 303, card
      Fuel Waypoint 2}; waypoints[305] new {space 305, card Contamination Waypoint}; waypoints[306] new {space 306, card Ammo Waypoint}
  all see Green: new {colour green, space 100, targets 3, speed 4, towing 2, limit 3, columns [{vehicle {card Shade Runner, boxes [{kind survivor,
      token survivor}, {kind any, token survivor}, {kind weapon, n 2}]}}, {vehicle {card Smuggler Box, boxes [{kind any, token fuel}, {kind any,
      token food}, {kind any, token ammo}]}}, {vehicle {card Tarp Trailer, boxes [{kind survivor, token survivor}, {kind any}, {kind any}]}}], active
      [{card Incursor, skill 2}, {card Spy, skill 2}], rest [{card Desert Son (green), skill 1}], tally {lines [{part 1}, {part 2}, {part 8, count 3,
      fame 3}], total 3}}
  all see Blue: new {seat Blue, colour blue, space 100, targets 3, speed 3, towing 2, limit 3, columns [{vehicle {card Patrol Carrier, boxes [{kind
      survivor, token survivor}, {kind survivor, token survivor}, {kind weapon, n 1}]}}, {vehicle {card Field Locker, boxes [{kind any, token
      survivor}, {kind any, token ammo}, {kind tracks}]}}, {vehicle {card Ration Tank, boxes [{kind food or fuel, token fuel}, {kind food or fuel,
      token food}, {kind any}]}}], active [{card Citadel Scientist, skill 2}, {card Citadel Guard, skill 2}], rest [{card Desert Son (blue), skill
      1}], tally {lines [{part 1}, {part 2}, {part 8, count 3, fame 3}], total 3}}
  Blue sees seat Blue

1. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Sandblown Garage (slot 1, cost 1)"; explore:2 "Explore the Oil Platform (slot 2, cost 2)"; explore:3
      "Explore the Gun Cart (slot 3, cost 2)"; explore:4 "Explore the Courier (slot 4, cost 2)"
  can (FL-BREAK-01): break:125 "Take a Break with the Citadel Scientist"; break:126 "Take a Break with the Citadel Guard"
  can (FL-FOOD-02): feed:1:125 "Feed the Citadel Scientist 1 Food"; feed:1:126 "Feed the Citadel Guard 1 Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:5 "Explore the Destroyers (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
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
  Blue answers: explore:4 "Explore the Courier (slot 4, cost 2)"
  told: Blue explores the Courier. (FL-EXPL-04)

2. Blue is asked: To explore the Courier takes a skill of 2: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-05): send:125 "Send the Citadel Scientist"; send:126 "Send the Citadel Guard"
  Blue answers: send:126 "Send the Citadel Guard"
  chance: exploration deck I, Cooker
  told: Blue sends the Citadel Guard. (FL-EXPL-05)
  told: Blue recruits the Courier. (FL-RECRUIT-01)
  told: Blue's Citadel Guard goes to the Exhausted Zone. (FL-EXPL-09)
  told: The Cooker comes up in slot 5. (FL-EXPL-22)
  all see slots[3].card Courier -> Destroyers; slots[4].card Destroyers -> Cooker; decks.exploration[0] 5 -> 4
  all see Blue: columns[2].vehicle.boxes[2].token none -> survivor; active[Citadel Guard] gone; exhausted[Citadel Guard] new {card Citadel Guard,
      skill 2}; rest[Courier] new {card Courier, skill 1}

3. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:126 "Feed the Citadel Guard 1 Food"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:125 "Feed the Citadel Scientist 1 Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  without a turn (FL-CONVOY-05): - move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the
      Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:984:986 "Move the Fuel to box 3 of the Ration Tank",
      move:985:986 "Move the Food to box 3 of the Ration Tank" + move:986:977 "Move the Survivor to box 2 of the Field Locker"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:984:986 "Move the Fuel to box 3 of the Ration Tank",
      move:985:986 "Move the Food to box 3 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:986:984 "Move the Survivor to box 1 of the Ration Tank", move:986:985 "Move
      the Survivor to box 2 of the Ration Tank"
  Blue answers: end "End the turn"
  all see turn Blue -> Green

4. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Sandblown Garage (slot 1, cost 1)"; explore:2 "Explore the Oil Platform (slot 2, cost 2)"; explore:3
      "Explore the Gun Cart (slot 3, cost 2)"; explore:5 "Explore the Cooker (slot 5, cost 3)"
  can (FL-BREAK-01): break:113 "Take a Break with the Incursor"; break:114 "Take a Break with the Spy"
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:114 "Feed the Spy 1 Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:4 "Explore the Destroyers (slot 4, cost 2)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  without a turn (FL-CONVOY-05): + move:872:889 "Move the Survivor to box 2 of the Tarp Trailer", move:872:890 "Move the Survivor to box 3 of the
      Tarp Trailer", move:873:880 "Move the Survivor to box 1 of the Smuggler Box", move:873:881 "Move the Survivor to box 2 of the Smuggler Box",
      move:873:882 "Move the Survivor to box 3 of the Smuggler Box", move:873:889 "Move the Survivor to box 2 of the Tarp Trailer", move:873:890
      "Move the Survivor to box 3 of the Tarp Trailer", move:880:873 "Move the Fuel to box 2 of the Shade Runner", move:880:881 "Move the Fuel to box
      2 of the Smuggler Box", move:880:882 "Move the Fuel to box 3 of the Smuggler Box", move:880:889 "Move the Fuel to box 2 of the Tarp Trailer",
      move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:881:873 "Move the Food to box 2 of the Shade Runner", move:881:880 "Move the
      Food to box 1 of the Smuggler Box", move:881:882 "Move the Food to box 3 of the Smuggler Box", move:881:889 "Move the Food to box 2 of the Tarp
      Trailer", move:881:890 "Move the Food to box 3 of the Tarp Trailer", move:882:873 "Move the Ammo to box 2 of the Shade Runner", move:882:880
      "Move the Ammo to box 1 of the Smuggler Box", move:882:881 "Move the Ammo to box 2 of the Smuggler Box", move:882:889 "Move the Ammo to box 2
      of the Tarp Trailer", move:882:890 "Move the Ammo to box 3 of the Tarp Trailer", move:888:889 "Move the Survivor to box 2 of the Tarp Trailer",
      move:888:890 "Move the Survivor to box 3 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:872:881 "Move the Survivor to box 2 of the Smuggler Box", move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:888:880
      "Move the Survivor to box 1 of the Smuggler Box", move:888:881 "Move the Survivor to box 2 of the Smuggler Box", move:888:882 "Move the
      Survivor to box 3 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:880:872 "Move the Fuel to box 1 of the Shade Runner", move:880:888 "Move the
      Fuel to box 1 of the Tarp Trailer", move:881:872 "Move the Food to box 1 of the Shade Runner", move:881:888 "Move the Food to box 1 of the Tarp
      Trailer", move:882:872 "Move the Ammo to box 1 of the Shade Runner", move:882:888 "Move the Ammo to box 1 of the Tarp Trailer"
  Green answers: feed:1:114 "Feed the Spy 1 Food"
  told: Green spends 1 Food. (FL-FOOD-02)
  told: Green feeds the Spy: +1 skill this turn. (FL-FOOD-03)
  all see Green: columns[1].vehicle.boxes[1].token food -> none; active[Spy].skill 2 -> 3; active[Spy].boost 0 -> 1

5. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Sandblown Garage (slot 1, cost 1)"; explore:2 "Explore the Oil Platform (slot 2, cost 2)"; explore:3
      "Explore the Gun Cart (slot 3, cost 2)"; explore:5 "Explore the Cooker (slot 5, cost 3)"
  can (FL-BREAK-01): break:113 "Take a Break with the Incursor"; break:114 "Take a Break with the Spy"
  can't, an Enemy lies there (FL-EXPL-04): explore:4 "Explore the Destroyers (slot 4, cost 2)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  without a turn (FL-CONVOY-05): - move:881:873 "Move the Food to box 2 of the Shade Runner", move:881:880 "Move the Food to box 1 of the Smuggler
      Box", move:881:882 "Move the Food to box 3 of the Smuggler Box", move:881:889 "Move the Food to box 2 of the Tarp Trailer", move:881:890 "Move
      the Food to box 3 of the Tarp Trailer" + move:872:881 "Move the Survivor to box 2 of the Smuggler Box", move:888:881 "Move the Survivor to box
      2 of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:881 "Move the Survivor to box 2 of the Smuggler Box",
      move:888:881 "Move the Survivor to box 2 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:881:872 "Move the Food to box 1 of the Shade Runner", move:881:888 "Move the
      Food to box 1 of the Tarp Trailer"
  Green answers: explore:5 "Explore the Cooker (slot 5, cost 3)"
  told: Green explores the Cooker. (FL-EXPL-04)
  told: Green sends the Spy. (FL-EXPL-05)
  all see Green: active[Spy].sent no -> yes

6. Green is asked: Cooker: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:5 "Recruit: Cooker"
  can (FL-BONUS-01): bonus:5 "Bonus: Pay 1 Fame, 1 Damage: gain 1 Fuel."
  can (FL-ABIL-01): ability-for:114:1 "Spy: lose 1 Fame for 1 Food"; ability-for:114:3 "Spy: lose 1 Fame for 1 Fuel"; ability-for:114:4 "Spy: lose 1
      Fame for 1 Ammo"; ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:5:1 "Bonus: Pay 2 Fury, 1 Damage: gain 1 Fuel."
  Green answers: act:5 "Recruit: Cooker"
  told: Green recruits the Cooker. (FL-RECRUIT-01)
  all see slots[4].card Cooker -> -
  all see Green: columns[1].vehicle.boxes[1].token none -> survivor; rest[Cooker] new {card Cooker, skill 2}

7. Green is asked: Cooker: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:5 "Bonus: Pay 1 Fame, 1 Damage: gain 1 Fuel."
  can (FL-ABIL-01): ability-for:114:1 "Spy: lose 1 Fame for 1 Food"; ability-for:114:3 "Spy: lose 1 Fame for 1 Fuel"; ability-for:114:4 "Spy: lose 1
      Fame for 1 Ammo"; ability-for:114:6 "Spy: lose 1 Fame for 1 Object"
  can't, not enough Fury (FL-FURY-02): bonus:5:1 "Bonus: Pay 2 Fury, 1 Damage: gain 1 Fuel."
  without a turn (FL-CONVOY-05): - move:872:881 "Move the Survivor to box 2 of the Smuggler Box", move:873:881 "Move the Survivor to box 2 of the
      Smuggler Box", move:888:881 "Move the Survivor to box 2 of the Smuggler Box" + move:881:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:881:882 "Move the Survivor to box 3 of the Smuggler Box", move:881:889 "Move the Survivor to box 2 of the Tarp Trailer", move:881:890
      "Move the Survivor to box 3 of the Tarp Trailer"
  Green answers: ability-for:114:3 "Spy: lose 1 Fame for 1 Fuel"
  chance: exploration deck I, Electrostatic Prelude
  told: Green calls on the Spy. (FL-ABIL-01)
  told: Spy: Green loses 1 Fame and stands at -1. (FL-ABIL-01)
  told: Spy: Green gains 1 Fuel. (FL-ABIL-01)
  told: Green's Spy goes to the Exhausted Zone. (FL-EXPL-09)
  told: The Electrostatic Prelude comes up in slot 5. (FL-EXPL-22)
  told: Event: Electrostatic Prelude. (FL-EXPL-25)
  all see slots[4].card - -> Electrostatic Prelude; decks.exploration[0] 4 -> 3
  all see Green: fame 0 -> -1; columns[2].vehicle.boxes[1].token none -> fuel; active[Spy] gone; exhausted[Spy] new {card Spy, skill 2, used};
      tally.lines[1].count 0 -> -1; tally.lines[1].fame 0 -> -1; tally.total 3 -> 2

8. Blue is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (2 to go) (damage, FL-DMG-01)
  can (FL-DMG-01): damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:978 "Damage box 3 of the Field Locker (Tracks)"
  can (FL-DMG-04): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage box 2 of the Patrol Carrier
      (Survivor), losing 1 Survivor"; damage:976 "Damage box 1 of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field
      Locker (open), losing 1 Ammo"; damage:984 "Damage box 1 of the Ration Tank (Food or Fuel), losing 1 Fuel"; damage:985 "Damage box 2 of the
      Ration Tank (Food or Fuel), losing 1 Food"; damage:986 "Damage box 3 of the Ration Tank (open), losing 1 Survivor"
  Blue answers: damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"
  told: Electrostatic Prelude: Blue takes 1 Damage on box 3 of the Patrol Carrier. (FL-EXPL-25)
  all see Blue: columns[0].vehicle.boxes[2].damaged no -> yes; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2; tally.total 3 -> 2

9. Blue is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:978 "Damage box 3 of the Field Locker (Tracks)"
  can (FL-DMG-04): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage box 2 of the Patrol Carrier
      (Survivor), losing 1 Survivor"; damage:976 "Damage box 1 of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field
      Locker (open), losing 1 Ammo"; damage:984 "Damage box 1 of the Ration Tank (Food or Fuel), losing 1 Fuel"; damage:985 "Damage box 2 of the
      Ration Tank (Food or Fuel), losing 1 Food"; damage:986 "Damage box 3 of the Ration Tank (open), losing 1 Survivor"
  can't, it is damaged already (FL-CONVOY-07): damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"
  Blue answers: damage:978 "Damage box 3 of the Field Locker (Tracks)"
  told: Electrostatic Prelude: Blue takes 1 Damage on box 3 of the Field Locker. (FL-EXPL-25)
  all see Blue: columns[1].vehicle.boxes[2].damaged no -> yes; tally.lines[3].count 2 -> 1; tally.lines[3].fame 2 -> 1; tally.total 2 -> 1

10. Blue is asked: Electrostatic Prelude: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:125 "The Citadel Scientist takes it"; counter:126 "The Citadel Guard takes it"; counter:124 "The Desert Son takes it";
      counter:5 "The Courier takes it"
  Blue answers: counter:126 "The Citadel Guard takes it"
  told: Electrostatic Prelude: Blue's Citadel Guard takes a Contamination counter. (FL-EXPL-25)
  all see Blue: exhausted[Citadel Guard].skill 2 -> 1; exhausted[Citadel Guard].counters 0 -> 1

11. Green is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (2 to go) (damage, FL-DMG-01)
  can (FL-DMG-01): damage:874 "Damage box 3 of the Shade Runner (Weapon)"; damage:890 "Damage box 3 of the Tarp Trailer (open)"
  can (FL-DMG-04): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage box 2 of the Shade Runner (open),
      losing 1 Survivor"; damage:880 "Damage box 1 of the Smuggler Box (open), losing 1 Fuel"; damage:881 "Damage box 2 of the Smuggler Box (open),
      losing 1 Survivor"; damage:882 "Damage box 3 of the Smuggler Box (open), losing 1 Ammo"; damage:888 "Damage box 1 of the Tarp Trailer
      (Survivor), losing 1 Survivor"; damage:889 "Damage box 2 of the Tarp Trailer (open), losing 1 Fuel"
  without a turn (FL-CONVOY-05): - move:872:889 "Move the Survivor to box 2 of the Tarp Trailer", move:880:889 "Move the Fuel to box 2 of the Tarp
      Trailer", move:888:889 "Move the Survivor to box 2 of the Tarp Trailer" + move:889:873 "Move the Fuel to box 2 of the Shade Runner",
      move:889:881 "Move the Fuel to box 2 of the Smuggler Box", move:889:882 "Move the Fuel to box 3 of the Smuggler Box", move:889:890 "Move the
      Fuel to box 3 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:889 "Move the Survivor to box 2 of the Tarp Trailer",
      move:888:889 "Move the Survivor to box 2 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:889:872 "Move the Fuel to box 1 of the Shade Runner", move:889:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: damage:890 "Damage box 3 of the Tarp Trailer (open)"
  told: Electrostatic Prelude: Green takes 1 Damage on box 3 of the Tarp Trailer. (FL-EXPL-25)
  all see Green: columns[2].vehicle.boxes[2].damaged no -> yes; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2; tally.total 2 -> 1

12. Green is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:874 "Damage box 3 of the Shade Runner (Weapon)"
  can (FL-DMG-04): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage box 2 of the Shade Runner (open),
      losing 1 Survivor"; damage:880 "Damage box 1 of the Smuggler Box (open), losing 1 Fuel"; damage:881 "Damage box 2 of the Smuggler Box (open),
      losing 1 Survivor"; damage:882 "Damage box 3 of the Smuggler Box (open), losing 1 Ammo"; damage:888 "Damage box 1 of the Tarp Trailer
      (Survivor), losing 1 Survivor"; damage:889 "Damage box 2 of the Tarp Trailer (open), losing 1 Fuel"
  can't, it is damaged already (FL-CONVOY-07): damage:890 "Damage box 3 of the Tarp Trailer (open)"
  without a turn (FL-CONVOY-05): - move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:873:890 "Move the Survivor to box 3 of the
      Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:881:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:882:890 "Move the Ammo to box 3 of the Tarp Trailer", move:888:890 "Move the Survivor to box 3 of the Tarp Trailer", move:889:890 "Move
      the Fuel to box 3 of the Tarp Trailer"
  not without a turn, that box is damaged (FL-CONVOY-11): + move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:873:890 "Move the
      Survivor to box 3 of the Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:881:890 "Move the Survivor to box 3 of
      the Tarp Trailer", move:882:890 "Move the Ammo to box 3 of the Tarp Trailer", move:888:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:889:890 "Move the Fuel to box 3 of the Tarp Trailer"
  Green answers: damage:874 "Damage box 3 of the Shade Runner (Weapon)"
  told: Electrostatic Prelude: Green takes 1 Damage on box 3 of the Shade Runner. (FL-EXPL-25)
  all see Green: columns[0].vehicle.boxes[2].damaged no -> yes; tally.lines[3].count 2 -> 1; tally.lines[3].fame 2 -> 1; tally.total 1 -> 0

13. Green is asked: Electrostatic Prelude: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:113 "The Incursor takes it"; counter:114 "The Spy takes it"; counter:112 "The Desert Son takes it"; counter:3 "The Cooker
      takes it"
  Green answers: counter:114 "The Spy takes it"
  chance: exploration deck I, Pathfinder
  told: Electrostatic Prelude: Green's Spy takes a Contamination counter. (FL-EXPL-25)
  told: The Pathfinder comes up in slot 5. (FL-EXPL-22)
  all see turn Green -> Blue; slots[4].card Electrostatic Prelude -> Pathfinder; decks.exploration[0] 3 -> 2; common + Electrostatic Prelude
  all see Green: exhausted[Spy].skill 2 -> 1; exhausted[Spy].counters 0 -> 1

14. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Sandblown Garage (slot 1, cost 1)"; explore:2 "Explore the Oil Platform (slot 2, cost 2)"; explore:3
      "Explore the Gun Cart (slot 3, cost 2)"
  can (FL-BREAK-01): break:125 "Take a Break with the Citadel Scientist"
  can (FL-FOOD-02): feed:1:126 "Feed the Citadel Guard 1 Food"; feed:1:125 "Feed the Citadel Scientist 1 Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:4 "Explore the Destroyers (slot 4, cost 2)"; explore:5 "Explore the Pathfinder (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  Blue answers: break:125 "Take a Break with the Citadel Scientist"
  told: The Citadel Scientist takes a Break: 2 points for Blue. (FL-BREAK-01)
  all see Blue: active[Citadel Scientist] gone; rest[Citadel Scientist] new {card Citadel Scientist, skill 2}

15. Blue is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-DMG-06): repair:970 "Repair box 3 of the Patrol Carrier (Weapon)"; repair:978 "Repair box 3 of the Field Locker (Tracks)"
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Blue answers: repair:978 "Repair box 3 of the Field Locker (Tracks)"
  told: Blue repairs box 3 of the Field Locker. (FL-BREAK-02)
  all see Blue: columns[1].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 1 -> 2; tally.lines[3].fame 1 -> 2; tally.total 1 -> 2

16. Blue is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-DMG-06): repair:970 "Repair box 3 of the Patrol Carrier (Weapon)"
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Blue answers: repair:970 "Repair box 3 of the Patrol Carrier (Weapon)"
  told: Blue repairs box 3 of the Patrol Carrier. (FL-BREAK-02)
  all see Blue: columns[0].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 2 -> 3; tally.lines[3].fame 2 -> 3; tally.total 2 -> 3

17. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:126 "Feed the Citadel Guard 1 Food"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  Blue answers: end "End the turn"
  all see turn Blue -> Green

18. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Sandblown Garage (slot 1, cost 1)"; explore:2 "Explore the Oil Platform (slot 2, cost 2)"; explore:3
      "Explore the Gun Cart (slot 3, cost 2)"
  can (FL-BREAK-01): break:113 "Take a Break with the Incursor"
  can't, an Enemy lies there (FL-EXPL-04): explore:4 "Explore the Destroyers (slot 4, cost 2)"; explore:5 "Explore the Pathfinder (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  Green answers: break:113 "Take a Break with the Incursor"
  told: The Incursor takes a Break: 2 points for Green. (FL-BREAK-01)
  all see Green: active[Incursor] gone; rest[Incursor] new {card Incursor, skill 2}

19. Green is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-DMG-06): repair:874 "Repair box 3 of the Shade Runner (Weapon)"; repair:890 "Repair box 3 of the Tarp Trailer (open)"
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: repair:874 "Repair box 3 of the Shade Runner (Weapon)"
  told: Green repairs box 3 of the Shade Runner. (FL-BREAK-02)
  all see Green: columns[0].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 1 -> 2; tally.lines[3].fame 1 -> 2; tally.total 0 -> 1

20. Green is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-DMG-06): repair:890 "Repair box 3 of the Tarp Trailer (open)"
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: repair:890 "Repair box 3 of the Tarp Trailer (open)"
  told: Green repairs box 3 of the Tarp Trailer. (FL-BREAK-02)
  told Green: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  all see phase exploration -> rest; turn Green -> -
  all see Green: columns[2].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 2 -> 3; tally.lines[3].fame 2 -> 3; tally.total 1 -> 2
  Green sees Green: active[Desert Son (green)] new {card Desert Son (green), skill 1}; active[Cooker] new {card Cooker, skill 2}; active[Incursor]
      new {card Incursor, skill 2}; exhausted[Spy] gone; rest[Spy] new {card Spy, skill 1, counters 1, used}; rest[Desert Son (green)] gone;
      rest[Cooker] gone; rest[Incursor] gone

21. Blue is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-FOOD-02): feed:1:126 "Feed the Citadel Guard 1 Food"
  Blue answers: feed:1:126 "Feed the Citadel Guard 1 Food"
  told Blue: Blue spends 1 Food. (FL-FOOD-02)
  told Blue: Blue's Citadel Guard goes to the Rest Zone. (FL-FOOD-02)
  told Blue: Blue's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  Blue sees Blue: columns[2].vehicle.boxes[1].token food -> none; active[Desert Son (blue)] new {card Desert Son (blue), skill 1}; active[Courier]
      new {card Courier, skill 1}; active[Citadel Scientist] new {card Citadel Scientist, skill 2}; active[Citadel Guard] new {card Citadel Guard,
      skill 1, counters 1}; exhausted[Citadel Guard] gone; rest[Desert Son (blue)] gone; rest[Courier] gone; rest[Citadel Scientist] gone

22. Blue is asked, side by side with others: Your crew has moved on. Anything else before you confirm? (rested, FL-REST-05)
  can (FL-RULING-58): ready "Confirm"
  can (FL-ABIL-01): ability:125 "Citadel Scientist: gain 1 Object"
  without a turn (FL-CONVOY-05): - move:985:984 "Move the Food to box 1 of the Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:985:976 "Move the Food to box 1 of the Field Locker",
      move:985:977 "Move the Food to box 2 of the Field Locker", move:985:986 "Move the Food to box 3 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:985:968 "Move the Food to box 1 of the Patrol Carrier", move:985:969 "Move
      the Food to box 2 of the Patrol Carrier"
  Blue answers: ability:125 "Citadel Scientist: gain 1 Object"
  chance: object deck, MRE, seen by Blue
  told: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  told: Blue spends 1 Food. (FL-FOOD-02)
  told: Blue's Citadel Guard goes to the Rest Zone. (FL-FOOD-02)
  told: Blue's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  told: Blue calls on the Citadel Scientist. (FL-ABIL-01)
  told: Blue draws an Object. (FL-RULING-58)
  told Blue: Blue draws the MRE. (FL-RULING-58)
  all see phase rest -> movement; turn - -> Green; decks.objects 14 -> 13
  all see Green: active[Desert Son (green)] new {card Desert Son (green), skill 1}; active[Cooker] new {card Cooker, skill 2}; active[Incursor] new
      {card Incursor, skill 2}; exhausted[Spy] gone; rest[Spy] new {card Spy, skill 1, counters 1, used}; rest[Desert Son (green)] gone; rest[Cooker]
      gone; rest[Incursor] gone
  all see Blue: columns[2].vehicle.boxes[1].token food -> none; active[Desert Son (blue)] new {card Desert Son (blue), skill 1}; active[Courier] new
      {card Courier, skill 1}; active[Citadel Scientist] new {card Citadel Scientist, skill 2, used}; active[Citadel Guard] new {card Citadel Guard,
      skill 1, counters 1}; exhausted[Citadel Guard] gone; rest[Desert Son (blue)] gone; rest[Courier] gone; rest[Citadel Scientist] gone; hand[0]
      new {back object}; tally.lines[2].count 0 -> 1; tally.lines[2].fame 0 -> 1; tally.total 3 -> 4
  Blue sees Blue: active[Citadel Scientist].used no -> yes; hand[MRE] new {card MRE, back object}

23. Green is asked: Your convoy stands on 100, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  without a turn (FL-CONVOY-05): + move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:873:890 "Move the Survivor to box 3 of the
      Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:881:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:882:890 "Move the Ammo to box 3 of the Tarp Trailer", move:888:890 "Move the Survivor to box 3 of the Tarp Trailer", move:889:890 "Move
      the Fuel to box 3 of the Tarp Trailer"
  not without a turn, that box is damaged (FL-CONVOY-11): none any more
  Green answers: set-off "Spend 1 Fuel and set off"
  told: Green spends 1 Fuel. (FL-MOVE-03)
  told: Green sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Green: columns[2].vehicle.boxes[1].token fuel -> none

24. Green is asked: Your convoy is on 100 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:101 "By road to 101"; drive:102 "Drive on to 102: 2 spaces"; drive:103 "Drive on to 103: 3 spaces"; drive:104 "Drive on to
      104: 4 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, no Object to pay with (FL-OBJ-08): barter:113 "Incursor: 1 Object for +1 speed"
  without a turn (FL-CONVOY-05): - move:889:873 "Move the Fuel to box 2 of the Shade Runner", move:889:881 "Move the Fuel to box 2 of the Smuggler
      Box", move:889:882 "Move the Fuel to box 3 of the Smuggler Box", move:889:890 "Move the Fuel to box 3 of the Tarp Trailer" + move:872:889 "Move
      the Survivor to box 2 of the Tarp Trailer", move:880:889 "Move the Fuel to box 2 of the Tarp Trailer", move:888:889 "Move the Survivor to box 2
      of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:889 "Move the Survivor to box 2 of the Tarp Trailer",
      move:888:889 "Move the Survivor to box 2 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:889:872 "Move the Fuel to box 1 of the Shade Runner", move:889:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: drive:103 "Drive on to 103: 3 spaces"
  told: Green drives from 100 to 103, 3 spaces. (FL-MOVE-05)
  all see points 4 -> 1
  all see Green: space 100 -> 103; tally.lines[0].count 0 -> 3; tally.lines[0].fame 0 -> 3; tally.total 2 -> 5

25. Green is asked: Your convoy is on 103 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:104 "By road to 104"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-WAY-02): claim:154:103 "Stop here and take 1 Food"
  can't, no Object to pay with (FL-OBJ-08): barter:113 "Incursor: 1 Object for +1 speed"
  Green answers: claim:154:103 "Stop here and take 1 Food"
  told: Green stops at the Food Waypoint on 103. (FL-WAY-02)
  told: Food Waypoint: Green gains 1 Food. (FL-WAY-02)
  all see turn Green -> Blue; points 1 -> 0; waypoints[103].card Food Waypoint 2 -> -
  all see Green: moved 0 -> 4; columns[2].vehicle.boxes[1].token none -> food

26. Blue is asked: Your convoy stands on 100, its speed is 3. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, all your Survivors are active (FL-RULING-55): use:72 "Use the MRE"
  Blue answers: set-off "Spend 1 Fuel and set off"
  told: Blue spends 1 Fuel. (FL-MOVE-03)
  told: Blue sets off with 3 points. (FL-MOVE-03)
  all see points 0 -> 3
  all see Blue: columns[2].vehicle.boxes[0].token fuel -> none

27. Blue is asked: Your convoy is on 100 with 3 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:101 "By road to 101"; drive:102 "Drive on to 102: 2 spaces"; drive:103 "Drive on to 103: 3 spaces"; stop "Stop here"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, all your Survivors are active (FL-RULING-55): use:72 "Use the MRE"
  without a turn (FL-CONVOY-05): - move:984:985 "Move the Fuel to box 2 of the Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:984:976 "Move the Fuel to box 1 of the Field Locker",
      move:984:977 "Move the Fuel to box 2 of the Field Locker", move:984:986 "Move the Fuel to box 3 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:984:968 "Move the Fuel to box 1 of the Patrol Carrier", move:984:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  Blue answers: drive:102 "Drive on to 102: 2 spaces"
  told: Blue drives from 100 to 102, 2 spaces. (FL-MOVE-05)
  all see points 3 -> 1
  all see Green: tally.lines[0].count 3 -> 1; tally.lines[0].fame 3 -> 1; tally.total 5 -> 3
  all see Blue: space 100 -> 102

28. Blue is asked: Your convoy is on 102 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:103 "By road to 103"; stop "Stop here"
  can (FL-SHORT-02): cross:104 "By the Rough shortcut to 104"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, all your Survivors are active (FL-RULING-55): use:72 "Use the MRE"
  Blue answers: cross:104 "By the Rough shortcut to 104"
  told: Blue goes from 102 to 104 by the Rough shortcut. (FL-SHORT-02)
  all see points 1 -> 0
  all see Green: tally.lines[0].count 1 -> 0; tally.lines[0].fame 1 -> 0; tally.total 3 -> 2
  all see Blue: space 102 -> 104; tally.lines[0].count 0 -> 1; tally.lines[0].fame 0 -> 1; tally.total 4 -> 5

29. Blue is asked: Your convoy is on 104 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:105 "By road to 105"; cross:106 "By road to 106"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, all your Survivors are active (FL-RULING-55): use:72 "Use the MRE"
  Blue answers: stop "Stop here"
  chance: hitpoints I-II, Hitpoints 02; Hitpoints side 1; hitpoints I-II, Hitpoints 01; Hitpoints side 1
  told: Turn order: Green, Blue. (FL-TURN-01)
  told: The Destroyers lie in ambush in region 1: 4 boxes to fill. (FL-AMBUSH-03)
  told: The Pathfinder lies in ambush in region 1: 4 boxes to fill. (FL-AMBUSH-03)
  all see phase movement -> ambush; turn Blue -> -; order - Blue, Green + Green, Blue; slots[3].card Destroyers -> -; slots[4].card Pathfinder -> -;
      decks.hitpoints[0] 2 -> 0; foes[1] new {number 1, region 1, hitpoints Hitpoints 02, track [fuel, target, object, target]}; foes[2] new {number
      2, card Pathfinder, region 1, hitpoints Hitpoints 01, track [fame, target, food, target]}
  all see Blue: moved 0 -> 3

30. Blue is asked: Ambush: Pathfinder. 2 Damage on your columns 3-4. What do you do? (ambush, FL-AMBUSH-05)
  can (FL-AMBUSH-05): bear "Take the hit"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:968:977 "Move the Survivor to box 2 of the Field Locker", move:968:984 "Move the
      Survivor to box 1 of the Ration Tank", move:968:985 "Move the Survivor to box 2 of the Ration Tank", move:969:977 "Move the Survivor to box 2
      of the Field Locker", move:969:984 "Move the Survivor to box 1 of the Ration Tank", move:969:985 "Move the Survivor to box 2 of the Ration
      Tank", move:976:977 "Move the Survivor to box 2 of the Field Locker", move:976:984 "Move the Survivor to box 1 of the Ration Tank",
      move:976:985 "Move the Survivor to box 2 of the Ration Tank", move:977:968 "Move the Ammo to box 1 of the Patrol Carrier", move:977:969 "Move
      the Ammo to box 2 of the Patrol Carrier", move:977:976 "Move the Ammo to box 1 of the Field Locker", move:977:984 "Move the Ammo to box 1 of
      the Ration Tank", move:977:985 "Move the Ammo to box 2 of the Ration Tank", move:977:986 "Move the Ammo to box 3 of the Ration Tank",
      move:986:977 "Move the Survivor to box 2 of the Field Locker", move:986:984 "Move the Survivor to box 1 of the Ration Tank", move:986:985 "Move
      the Survivor to box 2 of the Ration Tank"
  Blue answers: bear "Take the hit"

31. Blue is asked: Pathfinder: Choose a box of your columns 3-4 for 1 Damage. (2 to go) (damage, FL-DMG-01)
  can (FL-DMG-01): damage:984 "Damage box 1 of the Ration Tank (Food or Fuel)"; damage:985 "Damage box 2 of the Ration Tank (Food or Fuel)"
  can (FL-DMG-04): damage:986 "Damage box 3 of the Ration Tank (open), losing 1 Survivor"
  can't, the damage is aimed elsewhere (FL-DMG-02): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage
      box 2 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:976 "Damage box 1
      of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field Locker (open), losing 1 Ammo"; damage:978 "Damage box 3
      of the Field Locker (Tracks)"
  Blue answers: damage:985 "Damage box 2 of the Ration Tank (Food or Fuel)"
  told: Pathfinder: Blue takes 1 Damage on box 2 of the Ration Tank. (FL-AMBUSH-05)
  all see Blue: columns[2].vehicle.boxes[1].damaged no -> yes; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2; tally.total 5 -> 4

32. Blue is asked: Pathfinder: Choose a box of your columns 3-4 for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:984 "Damage box 1 of the Ration Tank (Food or Fuel)"
  can (FL-DMG-04): damage:986 "Damage box 3 of the Ration Tank (open), losing 1 Survivor"
  can't, the damage is aimed elsewhere (FL-DMG-02): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage
      box 2 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:976 "Damage box 1
      of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field Locker (open), losing 1 Ammo"; damage:978 "Damage box 3
      of the Field Locker (Tracks)"
  can't, it is damaged already (FL-CONVOY-07): damage:985 "Damage box 2 of the Ration Tank (Food or Fuel)"
  Blue answers: damage:984 "Damage box 1 of the Ration Tank (Food or Fuel)"
  told: Pathfinder: Blue takes 1 Damage on box 1 of the Ration Tank. (FL-AMBUSH-05)
  all see Blue: columns[2].vehicle.boxes[0].damaged no -> yes

33. Green is asked: Pathfinder: Choose a box of your columns 3-4 for 1 Damage. (2 to go) (damage, FL-DMG-01)
  can (FL-DMG-01): damage:890 "Damage box 3 of the Tarp Trailer (open)"
  can (FL-DMG-04): damage:888 "Damage box 1 of the Tarp Trailer (Survivor), losing 1 Survivor"; damage:889 "Damage box 2 of the Tarp Trailer (open),
      losing 1 Food"
  can't, the damage is aimed elsewhere (FL-DMG-02): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage
      box 2 of the Shade Runner (open), losing 1 Survivor"; damage:874 "Damage box 3 of the Shade Runner (Weapon)"; damage:880 "Damage box 1 of the
      Smuggler Box (open), losing 1 Fuel"; damage:881 "Damage box 2 of the Smuggler Box (open), losing 1 Survivor"; damage:882 "Damage box 3 of the
      Smuggler Box (open), losing 1 Ammo"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:872:882 "Move the
      Survivor to box 3 of the Smuggler Box", move:872:889 "Move the Survivor to box 2 of the Tarp Trailer", move:872:890 "Move the Survivor to box 3
      of the Tarp Trailer", move:873:880 "Move the Survivor to box 1 of the Smuggler Box", move:873:882 "Move the Survivor to box 3 of the Smuggler
      Box", move:873:889 "Move the Survivor to box 2 of the Tarp Trailer", move:873:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:880:872 "Move the Fuel to box 1 of the Shade Runner", move:880:873 "Move the Fuel to box 2 of the Shade Runner", move:880:881 "Move the
      Fuel to box 2 of the Smuggler Box", move:880:882 "Move the Fuel to box 3 of the Smuggler Box", move:880:888 "Move the Fuel to box 1 of the Tarp
      Trailer", move:880:889 "Move the Fuel to box 2 of the Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:881:880
      "Move the Survivor to box 1 of the Smuggler Box", move:881:882 "Move the Survivor to box 3 of the Smuggler Box", move:881:889 "Move the
      Survivor to box 2 of the Tarp Trailer", move:881:890 "Move the Survivor to box 3 of the Tarp Trailer", move:882:872 "Move the Ammo to box 1 of
      the Shade Runner", move:882:873 "Move the Ammo to box 2 of the Shade Runner", move:882:880 "Move the Ammo to box 1 of the Smuggler Box",
      move:882:881 "Move the Ammo to box 2 of the Smuggler Box", move:882:888 "Move the Ammo to box 1 of the Tarp Trailer", move:882:889 "Move the
      Ammo to box 2 of the Tarp Trailer", move:882:890 "Move the Ammo to box 3 of the Tarp Trailer", move:888:880 "Move the Survivor to box 1 of the
      Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box", move:888:889 "Move the Survivor to box 2 of the Tarp Trailer",
      move:888:890 "Move the Survivor to box 3 of the Tarp Trailer", move:889:872 "Move the Food to box 1 of the Shade Runner", move:889:873 "Move
      the Food to box 2 of the Shade Runner", move:889:880 "Move the Food to box 1 of the Smuggler Box", move:889:881 "Move the Food to box 2 of the
      Smuggler Box", move:889:882 "Move the Food to box 3 of the Smuggler Box", move:889:888 "Move the Food to box 1 of the Tarp Trailer",
      move:889:890 "Move the Food to box 3 of the Tarp Trailer"
  Green answers: damage:890 "Damage box 3 of the Tarp Trailer (open)"
  told: Pathfinder: Green takes 1 Damage on box 3 of the Tarp Trailer. (FL-AMBUSH-05)
  all see Green: columns[2].vehicle.boxes[2].damaged no -> yes; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2; tally.total 2 -> 1

34. Green is asked: Pathfinder: Choose a box of your columns 3-4 for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-04): damage:888 "Damage box 1 of the Tarp Trailer (Survivor), losing 1 Survivor"; damage:889 "Damage box 2 of the Tarp Trailer (open),
      losing 1 Food"
  can't, the damage is aimed elsewhere (FL-DMG-02): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage
      box 2 of the Shade Runner (open), losing 1 Survivor"; damage:874 "Damage box 3 of the Shade Runner (Weapon)"; damage:880 "Damage box 1 of the
      Smuggler Box (open), losing 1 Fuel"; damage:881 "Damage box 2 of the Smuggler Box (open), losing 1 Survivor"; damage:882 "Damage box 3 of the
      Smuggler Box (open), losing 1 Ammo"
  can't, it is damaged already (FL-CONVOY-07): damage:890 "Damage box 3 of the Tarp Trailer (open)"
  Green answers: damage:889 "Damage box 2 of the Tarp Trailer (open), losing 1 Food"
  told: Pathfinder: Green takes 1 Damage on box 2 of the Tarp Trailer and loses 1 Food. (FL-AMBUSH-05)
  all see phase ambush -> convoys fire; turn - -> Blue
  all see Green: columns[2].vehicle.boxes[1].token food -> none; columns[2].vehicle.boxes[1].damaged no -> yes

35. Blue is asked: In your region: Destroyers (4 boxes to fill), Pathfinder (4 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-FIRE-03): fire:970:1 "Weapon 1 on the Patrol Carrier: Destroyers"; fire:970:2 "Weapon 1 on the Patrol Carrier: Pathfinder"
  can (FL-ABIL-01): blow:126:1:6 "Citadel Guard, for 1 Object: 3 Damage to the Destroyers"; blow:126:2:6 "Citadel Guard, for 1 Object: 3 Damage to
      the Pathfinder"
  can (FL-FIRE-16): hold "Hold fire"
  can't, no Fuel to pay with (FL-ABIL-01): blow:126:1:3 "Citadel Guard, for 1 Fuel: 3 Damage to the Destroyers"; blow:126:2:3 "Citadel Guard, for 1
      Fuel: 3 Damage to the Pathfinder"
  can't, all your Survivors are active (FL-RULING-55): use:72 "Use the MRE"
  Blue answers: blow:126:1:6 "Citadel Guard, for 1 Object: 3 Damage to the Destroyers"
  told: Blue calls on the Citadel Guard. (FL-ABIL-01)
  told: Blue discards the MRE. (FL-FIRE-18)
  told: Blue deals 3 Damage to the Destroyers; 1 box still to fill. (FL-FIRE-18)
  told: Destroyers: Blue gains 1 Fuel. (FL-FIRE-12)
  all see objects + MRE; foes[1].filled 0 -> 1
  all see Blue: loose + fuel; active[Citadel Guard].used no -> yes; hand[0] gone; tally.lines[2].count 1 -> 0; tally.lines[2].fame 1 -> 0;
      tally.total 4 -> 3
  Blue sees Blue: hand[MRE] gone

36. Blue is asked: Destroyers: Choose a box for 1 Fuel. (box, FL-RULING-73)
  can (FL-CONVOY-12): return:3 "Return 1 Fuel"
  can (FL-RULING-73): stow:976 "Stow it in box 1 of the Field Locker, losing 1 Survivor"; stow:977 "Stow it in box 2 of the Field Locker, losing 1
      Ammo"; stow:986 "Stow it in box 3 of the Ration Tank, losing 1 Survivor"
  Blue answers: stow:977 "Stow it in box 2 of the Field Locker, losing 1 Ammo"
  chance: object deck, Anti-Rad Kit, seen by Blue
  told: Blue returns 1 Ammo to the Reserve. (FL-CONVOY-12)
  told: Blue puts a Target counter on the Destroyers. (FL-FIRE-12)
  told: Blue draws an Object. (FL-FIRE-12)
  told Blue: Blue draws the Anti-Rad Kit. (FL-FIRE-12)
  all see decks.objects 13 -> 12; foes[1].filled 1 -> 3; foes[1].targets[1] 0 -> 1
  all see Blue: targets 3 -> 2; columns[1].vehicle.boxes[1].token ammo -> fuel; loose - fuel; hand[0] new {back object}; tally.lines[2].count 0 -> 1;
      tally.lines[2].fame 0 -> 1; tally.total 3 -> 4
  Blue sees Blue: hand[Anti-Rad Kit] new {card Anti-Rad Kit, back object}

37. Blue is asked: In your region: Destroyers (1 box to fill), Pathfinder (4 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-FIRE-16): hold "Hold fire"
  can't, no Ammo (FL-FIRE-03): fire:970 "Weapon 1 on the Patrol Carrier"
  can't, not in this phase (FL-OBJ-05): use:66 "Use the Anti-Rad Kit"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:977:968 "Move the Ammo to box 1 of the Patrol Carrier", move:977:969 "Move the
      Ammo to box 2 of the Patrol Carrier", move:977:976 "Move the Ammo to box 1 of the Field Locker", move:977:984 "Move the Ammo to box 1 of the
      Ration Tank", move:977:985 "Move the Ammo to box 2 of the Ration Tank", move:977:986 "Move the Ammo to box 3 of the Ration Tank" + move:977:968
      "Move the Fuel to box 1 of the Patrol Carrier", move:977:969 "Move the Fuel to box 2 of the Patrol Carrier", move:977:976 "Move the Fuel to box
      1 of the Field Locker", move:977:984 "Move the Fuel to box 1 of the Ration Tank", move:977:985 "Move the Fuel to box 2 of the Ration Tank",
      move:977:986 "Move the Fuel to box 3 of the Ration Tank"
  Blue answers: hold "Hold fire"
  all see turn Blue -> Green

38. Green is asked: In your region: Destroyers (1 box to fill), Pathfinder (4 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-FIRE-03): fire:874:1 "Weapon 2 on the Shade Runner: Destroyers"; fire:874:2 "Weapon 2 on the Shade Runner: Pathfinder"
  can (FL-FIRE-16): hold "Hold fire"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:889:872 "Move the Food to box 1 of the Shade Runner", move:889:873 "Move the Food
      to box 2 of the Shade Runner", move:889:880 "Move the Food to box 1 of the Smuggler Box", move:889:881 "Move the Food to box 2 of the Smuggler
      Box", move:889:882 "Move the Food to box 3 of the Smuggler Box", move:889:888 "Move the Food to box 1 of the Tarp Trailer", move:889:890 "Move
      the Food to box 3 of the Tarp Trailer"
  Green answers: fire:874:1 "Weapon 2 on the Shade Runner: Destroyers"
  chance: outcome deck, Outcome 02, seen by nobody, its back by all; loot I-II, Ironstorm Grenade, seen by Blue; loot I-II, Bushwacker, seen by Green
  told: Green fires from box 3 of the Shade Runner. (FL-FIRE-03)
  told: Green spends 1 Ammo. (FL-FIRE-03)
  told: Outcome 07 is turned over: 2 Damage. (FL-FIRE-05)
  told: Green deals 2 Damage to the Destroyers, 1 of it lost beyond the last box. (FL-FIRE-06)
  told: Green puts a Target counter on the Destroyers. (FL-FIRE-12)
  told: That is the end of the Destroyers. (FL-FIRE-15)
  told: Blue is dealt a Loot card. (FL-LOOT-03)
  told: Green is dealt a Loot card. (FL-LOOT-03)
  told Green: Green is dealt the Bushwacker. (FL-LOOT-03)
  told Blue: Blue is dealt the Ironstorm Grenade. (FL-LOOT-03)
  all see decks.outcomes 12 -> 11; decks.loot[0] 8 -> 6; aim truck -> bottom row; common + Hitpoints 02; defeated + Destroyers; outcomes + Outcome
      07; foes[1] gone
  all see Green: columns[0].vehicle.boxes[2].used no -> yes; columns[1].vehicle.boxes[2].token ammo -> none; share[0] new {back loot I-II}
  all see Blue: targets 2 -> 3; share[0] new {back loot I-II}
  Green sees Green: share[Bushwacker] new {card Bushwacker, back loot I-II}
  Blue sees Blue: share[Ironstorm Grenade] new {card Ironstorm Grenade, back loot I-II}

39. Green is asked, side by side with others, in secret: The loot of the Destroyers: keep one card, or none. (loot, FL-LOOT-05)
  can (FL-LOOT-05): keep:83 "Keep the Bushwacker"; keep-none "Keep none"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:882:872 "Move the Ammo to box 1 of the Shade Runner", move:882:873 "Move the Ammo
      to box 2 of the Shade Runner", move:882:880 "Move the Ammo to box 1 of the Smuggler Box", move:882:881 "Move the Ammo to box 2 of the Smuggler
      Box", move:882:888 "Move the Ammo to box 1 of the Tarp Trailer", move:882:889 "Move the Ammo to box 2 of the Tarp Trailer", move:882:890 "Move
      the Ammo to box 3 of the Tarp Trailer"
  Green answers: keep-none "Keep none"

40. Blue is asked, side by side with others, in secret: The loot of the Destroyers: keep one card, or none. (loot, FL-LOOT-05)
  can (FL-LOOT-05): keep:84 "Keep the Ironstorm Grenade"; keep-none "Keep none"
  Blue answers: keep:84 "Keep the Ironstorm Grenade"
  chance: outcome deck, Outcome 06, seen by nobody, its back by all
  told: Blue keeps one of the Loot cards. (FL-LOOT-06)
  told: Green keeps none of the Loot cards. (FL-LOOT-06)
  told: Blue unpacks the Ironstorm Grenade. (FL-RULING-81)
  told: Outcome 02 is turned over. (FL-FIRE-05)
  told Blue: Blue keeps the Ironstorm Grenade, face down. (FL-LOOT-06)
  all see phase convoys fire -> enemies fire; turn Green -> -; decks.outcomes 11 -> 10; decks.loot[0] 6 -> 7; aim bottom row -> columns 3-4; outcomes
      + Outcome 02
  all see Green: share[0] gone
  all see Blue: hand[Ironstorm Grenade] new {card Ironstorm Grenade, back loot I-II}; share[0] gone
  Green sees Green: share[Bushwacker] gone
  Blue sees Blue: share[Ironstorm Grenade] gone

41. Blue is asked: Fire from the Pathfinder: 1 Damage on your columns 3-4. What do you do? (attack, FL-EFIRE-03)
  can (FL-EFIRE-03): bear "Take the hit"
  Blue answers: bear "Take the hit"
  told: Pathfinder: Blue takes 1 Damage on box 3 of the Ration Tank and loses 1 Survivor. (FL-EFIRE-02)
  all see Blue: columns[2].vehicle.boxes[2].token survivor -> none; columns[2].vehicle.boxes[2].damaged no -> yes

42. Blue is asked: A Survivor is lost. Who is it? (lose, FL-RULING-17)
  can (FL-RULING-27): lose:124 "Lose the Desert Son"; lose:5 "Lose the Courier"; lose:125 "Lose the Citadel Scientist"; lose:126 "Lose the Citadel
      Guard"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:986:977 "Move the Survivor to box 2 of the Field Locker", move:986:984 "Move the
      Survivor to box 1 of the Ration Tank", move:986:985 "Move the Survivor to box 2 of the Ration Tank" + move:968:986 "Move the Survivor to box 3
      of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration Tank"
  Blue answers: lose:5 "Lose the Courier"
  told: Blue loses the Courier along with the token. (FL-RULING-17)
  told: Pathfinder: Green takes 1 Damage on box 1 of the Tarp Trailer and loses 1 Survivor. (FL-EFIRE-02)
  all see common + Courier
  all see Green: columns[2].vehicle.boxes[0].token survivor -> none; columns[2].vehicle.boxes[0].damaged no -> yes
  all see Blue: active[Courier] gone

43. Green is asked: A Survivor is lost. Who is it? (lose, FL-RULING-17)
  can (FL-RULING-27): lose:112 "Lose the Desert Son"; lose:3 "Lose the Cooker"; lose:113 "Lose the Incursor"; lose:114 "Lose the Spy"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:888:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:882 "Move the
      Survivor to box 3 of the Smuggler Box", move:888:889 "Move the Survivor to box 2 of the Tarp Trailer", move:888:890 "Move the Survivor to box 3
      of the Tarp Trailer" + move:872:888 "Move the Survivor to box 1 of the Tarp Trailer", move:873:888 "Move the Survivor to box 1 of the Tarp
      Trailer", move:881:888 "Move the Survivor to box 1 of the Tarp Trailer"
  Green answers: lose:114 "Lose the Spy"
  chance: exploration deck I, Scrap Bazaar; exploration deck I, Half-Buried Diner
  told: Green loses the Spy along with the token. (FL-RULING-17)
  told: Gate 1 shuts. (FL-ROUND-02)
  told: Round 2 begins. (FL-ROUND-06)
  told: The Scrap Bazaar comes up in slot 5. (FL-EXPL-22)
  told: The Half-Buried Diner comes up in slot 4. (FL-EXPL-22)
  all see phase enemies fire -> exploration; round 1 -> 2; turn - -> Green; gates 0 -> 1; slots[Half-Buried Diner] new {card Half-Buried Diner, tile
      Breaker's Yard, side 1, cost 2, left [food], right [contaminated food, contaminated food]}; slots[Scrap Bazaar] new {card Scrap Bazaar, tile
      Last Pump, side 1, cost 3, left [ammo], right [object]}; slots[3] gone; slots[4] gone; decks.exploration[0] 2 -> 0; common + Spy
  all see Green: columns[0].vehicle.boxes[2].used yes -> no; rest[Spy] gone
  all see Blue: active[Citadel Scientist].used yes -> no; active[Citadel Guard].used yes -> no

44. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Sandblown Garage (slot 1, cost 1)"; explore:2 "Explore the Oil Platform (slot 2, cost 2)"; explore:3
      "Explore the Gun Cart (slot 3, cost 2)"; explore:4 "Explore the Half-Buried Diner (slot 4, cost 2)"; explore:5 "Explore the Scrap Bazaar (slot
      5, cost 3)"
  can (FL-BREAK-01): break:112 "Take a Break with the Desert Son"; break:3 "Take a Break with the Cooker"; break:113 "Take a Break with the Incursor"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  without a turn (FL-CONVOY-05): + move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:873:880 "Move the Survivor to box 1 of the
      Smuggler Box", move:873:882 "Move the Survivor to box 3 of the Smuggler Box", move:880:873 "Move the Fuel to box 2 of the Shade Runner",
      move:880:881 "Move the Fuel to box 2 of the Smuggler Box", move:880:882 "Move the Fuel to box 3 of the Smuggler Box", move:881:880 "Move the
      Survivor to box 1 of the Smuggler Box", move:881:882 "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box"
  not without a turn, that box is damaged (FL-CONVOY-11): + move:872:888 "Move the Survivor to box 1 of the Tarp Trailer", move:872:889 "Move the
      Survivor to box 2 of the Tarp Trailer", move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:873:888 "Move the Survivor to box 1
      of the Tarp Trailer", move:873:889 "Move the Survivor to box 2 of the Tarp Trailer", move:873:890 "Move the Survivor to box 3 of the Tarp
      Trailer", move:880:888 "Move the Fuel to box 1 of the Tarp Trailer", move:880:889 "Move the Fuel to box 2 of the Tarp Trailer", move:880:890
      "Move the Fuel to box 3 of the Tarp Trailer", move:881:888 "Move the Survivor to box 1 of the Tarp Trailer", move:881:889 "Move the Survivor to
      box 2 of the Tarp Trailer", move:881:890 "Move the Survivor to box 3 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:880:872 "Move the Fuel to box 1 of the Shade Runner"
  Green answers: explore:1 "Explore the Sandblown Garage (slot 1, cost 1)"
  told: Green explores the Sandblown Garage. (FL-EXPL-04)

45. Green is asked: To explore the Sandblown Garage takes a skill of 1: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-05): send:112 "Send the Desert Son"; send:3 "Send the Cooker"; send:113 "Send the Incursor"
  Green answers: send:112 "Send the Desert Son"
  told: Green sends the Desert Son. (FL-EXPL-05)
  all see Green: active[Desert Son (green)].sent no -> yes

46. Green is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:1 "Gather: Sandblown Garage"
  can (FL-BONUS-01): bonus:1:1 "Bonus: Gain 1 Fury."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, it would do nothing (FL-RULING-110): bonus:1 "Bonus: 1 Treatment."
  Green answers: act:1 "Gather: Sandblown Garage"

47. Green is asked: Sandblown Garage: which block do you take? (block, FL-EXPL-14)
  can (FL-EXPL-14): block:1 "Take 1 Fuel"; block:1:1 "Take 1 Object"
  Green answers: block:1 "Take 1 Fuel"
  told: Green takes 1 Fuel from the Sandblown Garage. (FL-EXPL-14)
  all see slots[Sandblown Garage].left - fuel
  all see Green: columns[1].vehicle.boxes[2].token none -> fuel

48. Green is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:1:1 "Bonus: Gain 1 Fury."
  can't, it would do nothing (FL-RULING-110): bonus:1 "Bonus: 1 Treatment."
  without a turn (FL-CONVOY-05): - move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:880:882 "Move the Fuel to box 3 of the
      Smuggler Box" + move:882:873 "Move the Fuel to box 2 of the Shade Runner", move:882:881 "Move the Fuel to box 2 of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:882 "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, that box is damaged (FL-CONVOY-11): + move:882:888 "Move the Fuel to box 1 of the Tarp Trailer", move:882:889 "Move the Fuel to
      box 2 of the Tarp Trailer", move:882:890 "Move the Fuel to box 3 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:882:872 "Move the Fuel to box 1 of the Shade Runner"
  Green answers: bonus:1:1 "Bonus: Gain 1 Fury."
  told: Green takes the Bonus Action of the Water Trough. (FL-BONUS-01)
  told: Water Trough: Green gains 1 Fury and has 1. (FL-BONUS-01)
  all see Green: fury 0 -> 1

49. Green is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, for 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  Green answers: tired:1 "To the Rest Zone at once"
  told: Green calls on the Desert Son. (FL-ABIL-01)
  told: Green's Desert Son goes to the Rest Zone. (FL-EXPL-09)
  all see Green: active[Desert Son (green)] gone; rest[Desert Son (green)] new {card Desert Son (green), skill 1, used}

50. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  Green answers: fury "Pay 1 Fury: 1 Repair."
  told: Green turns to the Fury card: Pay 1 Fury: 1 Repair. (FL-FURY-04)
  told: Green spends 1 Fury and has 0 left. (FL-FURY-04)
  all see Green: fury 1 -> 0

51. Green is asked: Choose a box to repair. (repair, FL-DMG-06)
  can (FL-DMG-06): repair:888 "Repair box 1 of the Tarp Trailer (Survivor)"; repair:889 "Repair box 2 of the Tarp Trailer (open)"; repair:890 "Repair
      box 3 of the Tarp Trailer (open)"
  Green answers: repair:888 "Repair box 1 of the Tarp Trailer (Survivor)"
  told: Green repairs box 1 of the Tarp Trailer. (FL-FURY-04)
  all see turn Green -> Blue
  all see Green: columns[2].vehicle.boxes[0].damaged yes -> no

52. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Sandblown Garage (slot 1, cost 1)"; explore:2 "Explore the Oil Platform (slot 2, cost 2)"; explore:3
      "Explore the Gun Cart (slot 3, cost 2)"; explore:4 "Explore the Half-Buried Diner (slot 4, cost 2)"; explore:5 "Explore the Scrap Bazaar (slot
      5, cost 3)"
  can (FL-BREAK-01): break:124 "Take a Break with the Desert Son"; break:125 "Take a Break with the Citadel Scientist"; break:126 "Take a Break with
      the Citadel Guard"
  can (FL-OBJ-05): use:66 "Use the Anti-Rad Kit"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"
  without a turn (FL-CONVOY-05): + move:976:977 "Move the Survivor to box 2 of the Field Locker", move:977:976 "Move the Fuel to box 1 of the Field
      Locker"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:968:977 "Move the Survivor to box 2 of the Field Locker",
      move:969:977 "Move the Survivor to box 2 of the Field Locker"
  not without a turn, that box is damaged (FL-CONVOY-11): + move:968:984 "Move the Survivor to box 1 of the Ration Tank", move:968:985 "Move the
      Survivor to box 2 of the Ration Tank", move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:984 "Move the Survivor to box 1
      of the Ration Tank", move:969:985 "Move the Survivor to box 2 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the Ration
      Tank", move:976:984 "Move the Survivor to box 1 of the Ration Tank", move:976:985 "Move the Survivor to box 2 of the Ration Tank", move:976:986
      "Move the Survivor to box 3 of the Ration Tank", move:977:984 "Move the Fuel to box 1 of the Ration Tank", move:977:985 "Move the Fuel to box 2
      of the Ration Tank", move:977:986 "Move the Fuel to box 3 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:977:968 "Move the Fuel to box 1 of the Patrol Carrier", move:977:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  Blue answers: break:125 "Take a Break with the Citadel Scientist"
  told: The Citadel Scientist takes a Break: 2 points for Blue. (FL-BREAK-01)
  all see Blue: active[Citadel Scientist] gone; rest[Citadel Scientist] new {card Citadel Scientist, skill 2}

53. Blue is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-DMG-06): repair:984 "Repair box 1 of the Ration Tank (Food or Fuel)"; repair:985 "Repair box 2 of the Ration Tank (Food or Fuel)";
      repair:986 "Repair box 3 of the Ration Tank (open)"
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Blue answers: repair:985 "Repair box 2 of the Ration Tank (Food or Fuel)"
  told: Blue repairs box 2 of the Ration Tank. (FL-BREAK-02)
  all see Blue: columns[2].vehicle.boxes[1].damaged yes -> no

54. Blue is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-DMG-06): repair:984 "Repair box 1 of the Ration Tank (Food or Fuel)"; repair:986 "Repair box 3 of the Ration Tank (open)"
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  without a turn (FL-CONVOY-05): + move:977:985 "Move the Fuel to box 2 of the Ration Tank"
  not without a turn, that box is damaged (FL-CONVOY-11): - move:968:985 "Move the Survivor to box 2 of the Ration Tank", move:969:985 "Move the
      Survivor to box 2 of the Ration Tank", move:976:985 "Move the Survivor to box 2 of the Ration Tank", move:977:985 "Move the Fuel to box 2 of
      the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:968:985 "Move the Survivor to box 2 of the Ration Tank", move:969:985 "Move
      the Survivor to box 2 of the Ration Tank", move:976:985 "Move the Survivor to box 2 of the Ration Tank"
  Blue answers: repair:984 "Repair box 1 of the Ration Tank (Food or Fuel)"
  told: Blue repairs box 1 of the Ration Tank. (FL-BREAK-02)
  all see Blue: columns[2].vehicle.boxes[0].damaged yes -> no

55. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-OBJ-05): use:66 "Use the Anti-Rad Kit"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"
  without a turn (FL-CONVOY-05): + move:977:984 "Move the Fuel to box 1 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:968:984 "Move the Survivor to box 1 of the Ration Tank", move:969:984 "Move
      the Survivor to box 1 of the Ration Tank", move:976:984 "Move the Survivor to box 1 of the Ration Tank"
  not without a turn, that box is damaged (FL-CONVOY-11): - move:968:984 "Move the Survivor to box 1 of the Ration Tank", move:969:984 "Move the
      Survivor to box 1 of the Ration Tank", move:976:984 "Move the Survivor to box 1 of the Ration Tank", move:977:984 "Move the Fuel to box 1 of
      the Ration Tank"
  Blue answers: use:66 "Use the Anti-Rad Kit"
  told: Blue uses the Anti-Rad Kit. (FL-OBJ-05)
  told: Blue's Citadel Guard loses a Contamination counter. (FL-OBJ-05)
  all see turn Blue -> Green; objects + Anti-Rad Kit
  all see Blue: active[Citadel Guard].skill 1 -> 2; active[Citadel Guard].counters 1 -> 0; hand[0] gone; tally.lines[2].count 1 -> 0;
      tally.lines[2].fame 1 -> 0; tally.total 4 -> 3
  Blue sees Blue: hand[Anti-Rad Kit] gone

56. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Sandblown Garage (slot 1, cost 1)"; explore:2 "Explore the Oil Platform (slot 2, cost 2)"; explore:3
      "Explore the Gun Cart (slot 3, cost 2)"; explore:4 "Explore the Half-Buried Diner (slot 4, cost 2)"; explore:5 "Explore the Scrap Bazaar (slot
      5, cost 3)"
  can (FL-BREAK-01): break:3 "Take a Break with the Cooker"; break:113 "Take a Break with the Incursor"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  without a turn (FL-CONVOY-05): + move:872:888 "Move the Survivor to box 1 of the Tarp Trailer", move:873:888 "Move the Survivor to box 1 of the
      Tarp Trailer", move:881:888 "Move the Survivor to box 1 of the Tarp Trailer"
  not without a turn, that box is damaged (FL-CONVOY-11): - move:872:888 "Move the Survivor to box 1 of the Tarp Trailer", move:873:888 "Move the
      Survivor to box 1 of the Tarp Trailer", move:880:888 "Move the Fuel to box 1 of the Tarp Trailer", move:881:888 "Move the Survivor to box 1 of
      the Tarp Trailer", move:882:888 "Move the Fuel to box 1 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:880:888 "Move the Fuel to box 1 of the Tarp Trailer", move:882:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: explore:2 "Explore the Oil Platform (slot 2, cost 2)"
  told: Green explores the Oil Platform. (FL-EXPL-04)

57. Green is asked: To explore the Oil Platform takes a skill of 2: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-05): send:3 "Send the Cooker"; send:113 "Send the Incursor"
  Green answers: send:113 "Send the Incursor"
  told: Green sends the Incursor. (FL-EXPL-05)
  all see Green: active[Incursor].sent no -> yes

58. Green is asked: Oil Platform: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:2 "Gather: Oil Platform"
  can (FL-BONUS-01): bonus:2 "Bonus: 2 Repairs."
  can (FL-RULING-142): bonus:2:1:1 "Bonus: Pay 2 Fury: gain 1 Object. (the Incursor: no Fury)"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:2:1 "Bonus: Pay 2 Fury: gain 1 Object."
  Green answers: bonus:2 "Bonus: 2 Repairs."
  told: Green takes the Bonus Action of the Tool Crib. (FL-BONUS-01)
  told: Green repairs box 2 of the Tarp Trailer. (FL-BONUS-01)
  told: Green repairs box 3 of the Tarp Trailer. (FL-BONUS-01)
  told: Oil Platform: Green's Incursor takes a Contamination counter. (FL-LOC-02)
  all see Green: columns[2].vehicle.boxes[1].damaged yes -> no; columns[2].vehicle.boxes[2].damaged yes -> no; active[Incursor].skill 2 -> 1;
      active[Incursor].counters 0 -> 1; tally.lines[3].count 2 -> 3; tally.lines[3].fame 2 -> 3; tally.total 1 -> 2

59. Green is asked: Oil Platform: which block do you take? (block, FL-EXPL-14)
  can (FL-EXPL-14): block:2 "Take 2 Fuel"; block:2:1 "Take 1 Ammo and 1 Object"
  without a turn (FL-CONVOY-05): + move:872:889 "Move the Survivor to box 2 of the Tarp Trailer", move:872:890 "Move the Survivor to box 3 of the
      Tarp Trailer", move:873:889 "Move the Survivor to box 2 of the Tarp Trailer", move:873:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:880:889 "Move the Fuel to box 2 of the Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:881:889 "Move the
      Survivor to box 2 of the Tarp Trailer", move:881:890 "Move the Survivor to box 3 of the Tarp Trailer", move:882:889 "Move the Fuel to box 2 of
      the Tarp Trailer", move:882:890 "Move the Fuel to box 3 of the Tarp Trailer"
  not without a turn, that box is damaged (FL-CONVOY-11): none any more
  Green answers: block:2:1 "Take 1 Ammo and 1 Object"
  chance: object deck, Decontamination IV Bag, seen by Green
  told: Green takes 1 Ammo and 1 Object from the Oil Platform. (FL-EXPL-14)
  told: Green draws an Object. (FL-EXPL-16)
  told Green: Green draws the Decontamination IV Bag. (FL-EXPL-16)
  all see slots[Oil Platform].right - ammo, object; decks.objects 12 -> 11
  all see Green: columns[2].vehicle.boxes[1].token none -> ammo; hand[0] new {back object}; tally.lines[2].count 0 -> 1; tally.lines[2].fame 0 -> 1;
      tally.total 2 -> 3
  Green sees Green: hand[Decontamination IV Bag] new {card Decontamination IV Bag, back object}

60. Green is asked: Oil Platform: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can (FL-OBJ-05): use:69 "Use the Decontamination IV Bag"
  without a turn (FL-CONVOY-05): - move:872:889 "Move the Survivor to box 2 of the Tarp Trailer" + move:889:873 "Move the Ammo to box 2 of the Shade
      Runner", move:889:880 "Move the Ammo to box 1 of the Smuggler Box", move:889:881 "Move the Ammo to box 2 of the Smuggler Box", move:889:882
      "Move the Ammo to box 3 of the Smuggler Box", move:889:890 "Move the Ammo to box 3 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:889 "Move the Survivor to box 2 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:889:872 "Move the Ammo to box 1 of the Shade Runner", move:889:888 "Move the
      Ammo to box 1 of the Tarp Trailer"
  Green answers: use:69 "Use the Decontamination IV Bag"
  told: Green uses the Decontamination IV Bag. (FL-OBJ-05)
  told: Green's Incursor loses a Contamination counter. (FL-OBJ-05)
  told: Green's Incursor goes to the Exhausted Zone. (FL-EXPL-09)
  all see turn Green -> Blue; objects + Decontamination IV Bag
  all see Green: active[Incursor] gone; exhausted[Incursor] new {card Incursor, skill 2}; hand[0] gone; tally.lines[2].count 1 -> 0;
      tally.lines[2].fame 1 -> 0; tally.total 3 -> 2
  Green sees Green: hand[Decontamination IV Bag] gone

61. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Sandblown Garage (slot 1, cost 1)"; explore:2 "Explore the Oil Platform (slot 2, cost 2)"; explore:3
      "Explore the Gun Cart (slot 3, cost 2)"; explore:4 "Explore the Half-Buried Diner (slot 4, cost 2)"; explore:5 "Explore the Scrap Bazaar (slot
      5, cost 3)"
  can (FL-BREAK-01): break:124 "Take a Break with the Desert Son"; break:126 "Take a Break with the Citadel Guard"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"
  Blue answers: explore:1 "Explore the Sandblown Garage (slot 1, cost 1)"
  told: Blue explores the Sandblown Garage. (FL-EXPL-04)

62. Blue is asked: To explore the Sandblown Garage takes a skill of 1: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-05): send:124 "Send the Desert Son"; send:126 "Send the Citadel Guard"
  Blue answers: send:124 "Send the Desert Son"
  told: Blue sends the Desert Son. (FL-EXPL-05)
  all see Blue: active[Desert Son (blue)].sent no -> yes

63. Blue is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:1 "Gather: Sandblown Garage"
  can (FL-BONUS-01): bonus:1:1 "Bonus: Gain 1 Fury."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, it would do nothing (FL-RULING-110): bonus:1 "Bonus: 1 Treatment."
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"
  Blue answers: act:1 "Gather: Sandblown Garage"
  chance: object deck, Anti-Tank Missile, seen by Blue
  told: Blue takes 1 Object from the Sandblown Garage. (FL-EXPL-14)
  told: The Sandblown Garage leaves the market. (FL-EXPL-17)
  told: Blue draws an Object. (FL-EXPL-16)
  told Blue: Blue draws the Anti-Tank Missile. (FL-EXPL-16)
  all see slots[0] new {tile Water Trough, cost 1}; slots[Sandblown Garage] gone; decks.objects 11 -> 10; common + Sandblown Garage
  all see Blue: hand[1] new {back object}; tally.lines[2].count 0 -> 1; tally.lines[2].fame 0 -> 1; tally.total 3 -> 4
  Blue sees Blue: hand[Anti-Tank Missile] new {card Anti-Tank Missile, back object}

64. Blue is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:1:1 "Bonus: Gain 1 Fury."
  can't, it would do nothing (FL-RULING-110): bonus:1 "Bonus: 1 Treatment."
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:67 "Use the Anti-Tank Missile"
  Blue answers: bonus:1:1 "Bonus: Gain 1 Fury."
  told: Blue takes the Bonus Action of the Water Trough. (FL-BONUS-01)
  told: Water Trough: Blue gains 1 Fury and has 1. (FL-BONUS-01)
  all see Blue: fury 0 -> 1

65. Blue is asked: Sandblown Garage: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:67 "Use the Anti-Tank Missile"
  Blue answers: done "Done"

66. Blue is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, for 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  Blue answers: tired:2 "To the Exhausted Zone, for 1 Fuel"
  chance: exploration deck II, Electrostatic Prelude 2
  told: Blue calls on the Desert Son. (FL-ABIL-01)
  told: Blue's Desert Son goes to the Exhausted Zone. (FL-EXPL-09)
  told: Desert Son: Blue gains 1 Fuel. (FL-RULING-104)
  told: The Electrostatic Prelude comes up in slot 5. (FL-EXPL-22)
  told: Event: Electrostatic Prelude. (FL-EXPL-25)
  all see slots[Oil Platform].tile Tool Crib -> Water Trough; slots[Oil Platform].cost 2 -> 1; slots[Gun Cart].tile Powder Shed -> Tool Crib;
      slots[Half-Buried Diner].tile Breaker's Yard -> Powder Shed; slots[Half-Buried Diner].side 1 -> 0; slots[Scrap Bazaar].tile Last Pump ->
      Breaker's Yard; slots[Scrap Bazaar].cost 3 -> 2; slots[Electrostatic Prelude 2] new {card Electrostatic Prelude 2, tile Last Pump, side 1, cost
      3}; slots[0] gone; decks.exploration[1] 8 -> 7
  all see Blue: columns[2].vehicle.boxes[0].token none -> fuel; active[Desert Son (blue)] gone; exhausted[Desert Son (blue)] new {card Desert Son
      (blue), skill 1, used}

67. Green is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (2 to go) (damage, FL-DMG-01)
  can (FL-DMG-01): damage:874 "Damage box 3 of the Shade Runner (Weapon)"; damage:888 "Damage box 1 of the Tarp Trailer (Survivor)"; damage:890
      "Damage box 3 of the Tarp Trailer (open)"
  can (FL-DMG-04): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage box 2 of the Shade Runner (open),
      losing 1 Survivor"; damage:880 "Damage box 1 of the Smuggler Box (open), losing 1 Fuel"; damage:881 "Damage box 2 of the Smuggler Box (open),
      losing 1 Survivor"; damage:882 "Damage box 3 of the Smuggler Box (open), losing 1 Fuel"; damage:889 "Damage box 2 of the Tarp Trailer (open),
      losing 1 Ammo"
  Green answers: damage:890 "Damage box 3 of the Tarp Trailer (open)"
  told: Electrostatic Prelude: Green takes 1 Damage on box 3 of the Tarp Trailer. (FL-EXPL-25)
  all see Green: columns[2].vehicle.boxes[2].damaged no -> yes; tally.lines[3].count 3 -> 2; tally.lines[3].fame 3 -> 2; tally.total 2 -> 1

68. Green is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:874 "Damage box 3 of the Shade Runner (Weapon)"; damage:888 "Damage box 1 of the Tarp Trailer (Survivor)"
  can (FL-DMG-04): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage box 2 of the Shade Runner (open),
      losing 1 Survivor"; damage:880 "Damage box 1 of the Smuggler Box (open), losing 1 Fuel"; damage:881 "Damage box 2 of the Smuggler Box (open),
      losing 1 Survivor"; damage:882 "Damage box 3 of the Smuggler Box (open), losing 1 Fuel"; damage:889 "Damage box 2 of the Tarp Trailer (open),
      losing 1 Ammo"
  can't, it is damaged already (FL-CONVOY-07): damage:890 "Damage box 3 of the Tarp Trailer (open)"
  without a turn (FL-CONVOY-05): - move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:873:890 "Move the Survivor to box 3 of the
      Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:881:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:882:890 "Move the Fuel to box 3 of the Tarp Trailer", move:889:890 "Move the Ammo to box 3 of the Tarp Trailer"
  not without a turn, that box is damaged (FL-CONVOY-11): + move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:873:890 "Move the
      Survivor to box 3 of the Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:881:890 "Move the Survivor to box 3 of
      the Tarp Trailer", move:882:890 "Move the Fuel to box 3 of the Tarp Trailer", move:889:890 "Move the Ammo to box 3 of the Tarp Trailer"
  Green answers: damage:888 "Damage box 1 of the Tarp Trailer (Survivor)"
  told: Electrostatic Prelude: Green takes 1 Damage on box 1 of the Tarp Trailer. (FL-EXPL-25)
  all see Green: columns[2].vehicle.boxes[0].damaged no -> yes

69. Green is asked: Electrostatic Prelude: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:3 "The Cooker takes it"; counter:113 "The Incursor takes it"; counter:112 "The Desert Son takes it"
  without a turn (FL-CONVOY-05): - move:872:888 "Move the Survivor to box 1 of the Tarp Trailer", move:873:888 "Move the Survivor to box 1 of the
      Tarp Trailer", move:881:888 "Move the Survivor to box 1 of the Tarp Trailer"
  not without a turn, that box is damaged (FL-CONVOY-11): + move:872:888 "Move the Survivor to box 1 of the Tarp Trailer", move:873:888 "Move the
      Survivor to box 1 of the Tarp Trailer", move:880:888 "Move the Fuel to box 1 of the Tarp Trailer", move:881:888 "Move the Survivor to box 1 of
      the Tarp Trailer", move:882:888 "Move the Fuel to box 1 of the Tarp Trailer", move:889:888 "Move the Ammo to box 1 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:880:888 "Move the Fuel to box 1 of the Tarp Trailer", move:882:888 "Move the
      Fuel to box 1 of the Tarp Trailer", move:889:888 "Move the Ammo to box 1 of the Tarp Trailer"
  Green answers: counter:113 "The Incursor takes it"
  told: Electrostatic Prelude: Green's Incursor takes a Contamination counter. (FL-EXPL-25)
  all see Green: exhausted[Incursor].skill 2 -> 1; exhausted[Incursor].counters 0 -> 1

70. Blue is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (2 to go) (damage, FL-DMG-01)
  can (FL-DMG-01): damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:978 "Damage box 3 of the Field Locker (Tracks)"; damage:985
      "Damage box 2 of the Ration Tank (Food or Fuel)"
  can (FL-DMG-04): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage box 2 of the Patrol Carrier
      (Survivor), losing 1 Survivor"; damage:976 "Damage box 1 of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field
      Locker (open), losing 1 Fuel"; damage:984 "Damage box 1 of the Ration Tank (Food or Fuel), losing 1 Fuel"
  can't, it is damaged already (FL-CONVOY-07): damage:986 "Damage box 3 of the Ration Tank (open)"
  without a turn (FL-CONVOY-05): - move:977:984 "Move the Fuel to box 1 of the Ration Tank" + move:984:985 "Move the Fuel to box 2 of the Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:984:976 "Move the Fuel to box 1 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:984:968 "Move the Fuel to box 1 of the Patrol Carrier", move:984:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  not without a turn, that box is damaged (FL-CONVOY-11): + move:984:986 "Move the Fuel to box 3 of the Ration Tank"
  Blue answers: damage:978 "Damage box 3 of the Field Locker (Tracks)"
  told: Electrostatic Prelude: Blue takes 1 Damage on box 3 of the Field Locker. (FL-EXPL-25)
  all see Blue: columns[1].vehicle.boxes[2].damaged no -> yes; tally.lines[3].count 2 -> 1; tally.lines[3].fame 2 -> 1; tally.total 4 -> 3

71. Blue is asked: Electrostatic Prelude: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:985 "Damage box 2 of the Ration Tank (Food or Fuel)"
  can (FL-DMG-04): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage box 2 of the Patrol Carrier
      (Survivor), losing 1 Survivor"; damage:976 "Damage box 1 of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field
      Locker (open), losing 1 Fuel"; damage:984 "Damage box 1 of the Ration Tank (Food or Fuel), losing 1 Fuel"
  can't, it is damaged already (FL-CONVOY-07): damage:978 "Damage box 3 of the Field Locker (Tracks)"; damage:986 "Damage box 3 of the Ration Tank
      (open)"
  Blue answers: damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"
  told: Electrostatic Prelude: Blue takes 1 Damage on box 3 of the Patrol Carrier. (FL-EXPL-25)
  all see Blue: columns[0].vehicle.boxes[2].damaged no -> yes; tally.lines[3].count 1 -> 0; tally.lines[3].fame 1 -> 0; tally.total 3 -> 2

72. Blue is asked: Electrostatic Prelude: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:126 "The Citadel Guard takes it"; counter:124 "The Desert Son takes it"; counter:125 "The Citadel Scientist takes it"
  Blue answers: counter:125 "The Citadel Scientist takes it"
  chance: exploration deck II, Booster Coil
  told: Electrostatic Prelude: Blue's Citadel Scientist takes a Contamination counter. (FL-EXPL-25)
  told: The Booster Coil comes up in slot 5. (FL-EXPL-22)
  all see slots[4].card Electrostatic Prelude 2 -> Booster Coil; decks.exploration[1] 7 -> 6; common + Electrostatic Prelude 2
  all see Blue: rest[Citadel Scientist].skill 2 -> 1; rest[Citadel Scientist].counters 0 -> 1

73. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1
      Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:67 "Use the Anti-Tank Missile"
  Blue answers: fury "Pay 1 Fury: 1 Repair."
  told: Blue turns to the Fury card: Pay 1 Fury: 1 Repair. (FL-FURY-04)
  told: Blue spends 1 Fury and has 0 left. (FL-FURY-04)
  all see Blue: fury 1 -> 0

74. Blue is asked: Choose a box to repair. (repair, FL-DMG-06)
  can (FL-DMG-06): repair:970 "Repair box 3 of the Patrol Carrier (Weapon)"; repair:978 "Repair box 3 of the Field Locker (Tracks)"; repair:986
      "Repair box 3 of the Ration Tank (open)"
  Blue answers: repair:986 "Repair box 3 of the Ration Tank (open)"
  told: Blue repairs box 3 of the Ration Tank. (FL-FURY-04)
  all see Blue: columns[2].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 0 -> 1; tally.lines[3].fame 0 -> 1; tally.total 2 -> 3

75. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:67 "Use the Anti-Tank Missile"
  without a turn (FL-CONVOY-05): + move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the
      Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:977:986 "Move the Fuel to box 3 of the Ration Tank",
      move:984:986 "Move the Fuel to box 3 of the Ration Tank"
  not without a turn, that box is damaged (FL-CONVOY-11): none any more
  Blue answers: end "End the turn"
  all see turn Blue -> Green

76. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Oil Platform (slot 1, cost 1)"; explore:2 "Explore the Gun Cart (slot 2, cost 2)"; explore:3 "Explore the
      Half-Buried Diner (slot 3, cost 2)"; explore:4 "Explore the Scrap Bazaar (slot 4, cost 2)"
  can (FL-BREAK-01): break:3 "Take a Break with the Cooker"
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Booster Coil (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  Green answers: explore:2 "Explore the Gun Cart (slot 2, cost 2)"
  told: Green explores the Gun Cart. (FL-EXPL-04)
  told: Green sends the Cooker. (FL-EXPL-05)
  all see Green: active[Cooker].sent no -> yes

77. Green is asked: Gun Cart: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:2 "Install: Gun Cart"
  can (FL-BONUS-01): bonus:2 "Bonus: 2 Repairs."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:2:1 "Bonus: Pay 2 Fury: gain 1 Object."
  Green answers: bonus:2 "Bonus: 2 Repairs."
  told: Green takes the Bonus Action of the Tool Crib. (FL-BONUS-01)
  told: Green repairs box 1 of the Tarp Trailer. (FL-BONUS-01)
  told: Green repairs box 3 of the Tarp Trailer. (FL-BONUS-01)
  all see Green: columns[2].vehicle.boxes[0].damaged yes -> no; columns[2].vehicle.boxes[2].damaged yes -> no; tally.lines[3].count 2 -> 3;
      tally.lines[3].fame 2 -> 3; tally.total 1 -> 2

78. Green is asked: Which Trailer gives way to the Gun Cart? (replace, FL-IMPROVE-03)
  can (FL-IMPROVE-03): replace:110 "Replace the Smuggler Box"; replace:111 "Replace the Tarp Trailer"
  without a turn (FL-CONVOY-05): + move:872:888 "Move the Survivor to box 1 of the Tarp Trailer", move:872:890 "Move the Survivor to box 3 of the
      Tarp Trailer", move:873:888 "Move the Survivor to box 1 of the Tarp Trailer", move:873:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:881:888 "Move the Survivor to box 1 of the Tarp Trailer", move:881:890 "Move
      the Survivor to box 3 of the Tarp Trailer", move:882:890 "Move the Fuel to box 3 of the Tarp Trailer", move:889:890 "Move the Ammo to box 3 of
      the Tarp Trailer"
  not without a turn, that box is damaged (FL-CONVOY-11): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:880:888 "Move the Fuel to box 1 of the Tarp Trailer", move:882:888 "Move the
      Fuel to box 1 of the Tarp Trailer", move:889:888 "Move the Ammo to box 1 of the Tarp Trailer"
  Green answers: replace:110 "Replace the Smuggler Box"
  chance: exploration deck II, Rock Borer
  told: Green scraps the Smuggler Box. (FL-IMPROVE-03)
  told: Green installs the Gun Cart. (FL-EXPL-08)
  told: Green's Cooker goes to the Exhausted Zone. (FL-EXPL-09)
  told: The Rock Borer comes up in slot 5. (FL-EXPL-22)
  all see turn Green -> Blue; slots[Half-Buried Diner].tile Powder Shed -> Tool Crib; slots[Scrap Bazaar].tile Breaker's Yard -> Powder Shed;
      slots[Scrap Bazaar].side 1 -> 0; slots[Booster Coil].tile Last Pump -> Breaker's Yard; slots[Booster Coil].cost 3 -> 2; slots[Rock Borer] new
      {card Rock Borer, tile Last Pump, side 1, cost 3}; slots[Gun Cart] gone; decks.exploration[1] 6 -> 5; common + Smuggler Box
  all see Green: columns[1].vehicle.card Smuggler Box -> Gun Cart; columns[1].vehicle.boxes[1].kind any -> weapon; columns[1].vehicle.boxes[1].n 0 ->
      2; columns[1].vehicle.boxes[1].token survivor -> none; columns[1].vehicle.boxes[2].kind any -> armor; columns[1].vehicle.boxes[2].token fuel ->
      none; columns[2].vehicle.boxes[0].token none -> survivor; columns[2].vehicle.boxes[2].token none -> fuel; active[Cooker] gone;
      exhausted[Cooker] new {card Cooker, skill 2}

79. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Oil Platform (slot 1, cost 1)"; explore:2 "Explore the Half-Buried Diner (slot 2, cost 2)"; explore:3
      "Explore the Scrap Bazaar (slot 3, cost 2)"; explore:4 "Explore the Booster Coil (slot 4, cost 2)"
  can (FL-BREAK-01): break:126 "Take a Break with the Citadel Guard"
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Rock Borer (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:67 "Use the Anti-Tank Missile"
  Blue answers: explore:4 "Explore the Booster Coil (slot 4, cost 2)"
  told: Blue explores the Booster Coil. (FL-EXPL-04)
  told: Blue sends the Citadel Guard. (FL-EXPL-05)
  all see Blue: active[Citadel Guard].sent no -> yes

80. Blue is asked: Booster Coil: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:4 "Install: Booster Coil"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, it would do nothing (FL-RULING-110): bonus:4 "Bonus: Pay 1 Fury: recycle 1 Truck, Trailer or Device."
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:67 "Use the Anti-Tank Missile"
  Blue answers: act:4 "Install: Booster Coil"

81. Blue is asked: Where does the Booster Coil go? (mount, FL-IMPROVE-04)
  can (FL-IMPROVE-04): mount:121 "Mount it on the Patrol Carrier"; mount:122 "Mount it on the Field Locker"; mount:123 "Mount it on the Ration Tank"
  Blue answers: mount:121 "Mount it on the Patrol Carrier"
  told: Blue installs the Booster Coil. (FL-EXPL-08)
  all see slots[3].card Booster Coil -> -
  all see Blue: speed 3 -> 4; columns[0].device.card - -> Booster Coil; columns[0].device.boxes[0] new {kind speed +1}; columns[0].device.boxes[1]
      new {kind armor}; tally.lines[3].count 1 -> 2; tally.lines[3].fame 1 -> 2; tally.total 3 -> 4

82. Blue is asked: Booster Coil: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can't, it would do nothing (FL-RULING-110): bonus:4 "Bonus: Pay 1 Fury: recycle 1 Truck, Trailer or Device."
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:67 "Use the Anti-Tank Missile"
  Blue answers: done "Done"
  chance: exploration deck II, Gambler
  told: Blue's Citadel Guard goes to the Exhausted Zone. (FL-EXPL-09)
  told: The Gambler comes up in slot 5. (FL-EXPL-22)
  all see slots[3].card - -> Rock Borer; slots[4].card Rock Borer -> Gambler; decks.exploration[1] 5 -> 4
  all see Blue: active[Citadel Guard] gone; exhausted[Citadel Guard] new {card Citadel Guard, skill 2}

83. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:67 "Use the Anti-Tank Missile"
  Blue answers: end "End the turn"
  told Green: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  all see phase exploration -> rest; turn Blue -> -
  Green sees Green: active[Desert Son (green)] new {card Desert Son (green), skill 1, used}; exhausted[Incursor] gone; exhausted[Cooker] gone;
      rest[Incursor] new {card Incursor, skill 1, counters 1}; rest[Cooker] new {card Cooker, skill 2}; rest[Desert Son (green)] gone

84. Blue is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:67 "Use the Anti-Tank Missile"
  Blue answers: shift "Move the zones on"
  told Blue: Blue's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  Blue sees Blue: active[Citadel Scientist] new {card Citadel Scientist, skill 1, counters 1}; exhausted[Desert Son (blue)] gone; exhausted[Citadel
      Guard] gone; rest[Desert Son (blue)] new {card Desert Son (blue), skill 1, used}; rest[Citadel Guard] new {card Citadel Guard, skill 2};
      rest[Citadel Scientist] gone

85. Blue is asked, side by side with others: Your crew has moved on. Anything else before you confirm? (rested, FL-REST-05)
  can (FL-RULING-58): ready "Confirm"
  can (FL-ABIL-01): ability:125 "Citadel Scientist: gain 1 Object"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:67 "Use the Anti-Tank Missile"
  Blue answers: ability:125 "Citadel Scientist: gain 1 Object"
  chance: object deck, Hazmat Suit, seen by Blue
  told: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  told: Blue's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  told: Blue calls on the Citadel Scientist. (FL-ABIL-01)
  told: Blue draws an Object. (FL-RULING-58)
  told Blue: Blue draws the Hazmat Suit. (FL-RULING-58)
  all see phase rest -> movement; turn - -> Blue; decks.objects 10 -> 9
  all see Green: moved 4 -> 0; active[Desert Son (green)] new {card Desert Son (green), skill 1, used}; exhausted[Incursor] gone; exhausted[Cooker]
      gone; rest[Incursor] new {card Incursor, skill 1, counters 1}; rest[Cooker] new {card Cooker, skill 2}; rest[Desert Son (green)] gone
  all see Blue: moved 3 -> 0; active[Citadel Scientist] new {card Citadel Scientist, skill 1, counters 1, used}; exhausted[Desert Son (blue)] gone;
      exhausted[Citadel Guard] gone; rest[Desert Son (blue)] new {card Desert Son (blue), skill 1, used}; rest[Citadel Guard] new {card Citadel
      Guard, skill 2}; rest[Citadel Scientist] gone; hand[2] new {back object}; tally.lines[2].count 1 -> 2; tally.lines[2].fame 1 -> 2; tally.total
      4 -> 5
  Blue sees Blue: active[Citadel Scientist].used no -> yes; hand[Hazmat Suit] new {card Hazmat Suit, back object}

86. Blue is asked: Your convoy stands on 104, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:67 "Use the Anti-Tank Missile"; use:70 "Use the Hazmat Suit"
  Blue answers: set-off "Spend 1 Fuel and set off"
  told: Blue spends 1 Fuel. (FL-MOVE-03)
  told: Blue sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Blue: columns[1].vehicle.boxes[1].token fuel -> none

87. Blue is asked: Your convoy is on 104 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:105 "By road to 105"; cross:106 "By road to 106"; drive:107 "Drive on to 107: 2 spaces"; drive:108 "Drive on to 108: 2
      spaces"; drive:109 "Drive on to 109: 3 spaces"; drive:110 "Drive on to 110: 3 spaces"; drive:111 "Drive on to 111: 4 spaces"; drive:112 "Drive
      on to 112: 4 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:67 "Use the Anti-Tank Missile"; use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): - move:977:976 "Move the Fuel to box 1 of the Field Locker", move:977:985 "Move the Fuel to box 2 of the Ration
      Tank", move:977:986 "Move the Fuel to box 3 of the Ration Tank" + move:968:977 "Move the Survivor to box 2 of the Field Locker", move:969:977
      "Move the Survivor to box 2 of the Field Locker", move:984:977 "Move the Fuel to box 2 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:977:968 "Move the Fuel to box 1 of the Patrol Carrier", move:977:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:968:977 "Move the Survivor to box 2 of the Field Locker",
      move:969:977 "Move the Survivor to box 2 of the Field Locker"
  Blue answers: drive:112 "Drive on to 112: 4 spaces"
  told: Blue drives from 104 to 112, 4 spaces. (FL-MOVE-05)
  all see points 4 -> 0
  all see Blue: space 104 -> 112; tally.lines[0].count 1 -> 4; tally.lines[0].fame 1 -> 4; tally.total 5 -> 8

88. Blue is asked: Your convoy is on 112 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:113 "By road to 113"; cross:201 "Through the Tunnel to 201"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:67 "Use the Anti-Tank Missile"; use:70 "Use the Hazmat Suit"
  Blue answers: stop "Stop here"
  all see turn Blue -> Green
  all see Blue: moved 0 -> 4

89. Green is asked: Your convoy stands on 103, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  without a turn (FL-CONVOY-05): - move:872:888 "Move the Survivor to box 1 of the Tarp Trailer", move:872:890 "Move the Survivor to box 3 of the
      Tarp Trailer", move:873:880 "Move the Survivor to box 1 of the Smuggler Box", move:873:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:873:888 "Move the Survivor to box 1 of the Tarp Trailer", move:880:873 "Move the Fuel to box 2 of the Shade Runner", move:880:881 "Move
      the Fuel to box 2 of the Smuggler Box", move:880:889 "Move the Fuel to box 2 of the Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the
      Tarp Trailer", move:881:880 "Move the Survivor to box 1 of the Smuggler Box", move:881:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:881:888 "Move the Survivor to box 1 of the Tarp Trailer", move:881:889 "Move the Survivor to box 2 of the Tarp Trailer", move:881:890
      "Move the Survivor to box 3 of the Tarp Trailer", move:882:873 "Move the Fuel to box 2 of the Shade Runner", move:882:881 "Move the Fuel to box
      2 of the Smuggler Box", move:882:889 "Move the Fuel to box 2 of the Tarp Trailer", move:882:890 "Move the Fuel to box 3 of the Tarp Trailer",
      move:889:880 "Move the Ammo to box 1 of the Smuggler Box", move:889:881 "Move the Ammo to box 2 of the Smuggler Box", move:889:882 "Move the
      Ammo to box 3 of the Smuggler Box" + move:873:168 "Move the Survivor to box 1 of the Gun Cart", move:168:873 "Move the Fuel to box 2 of the
      Shade Runner", move:168:889 "Move the Fuel to box 2 of the Tarp Trailer", move:889:168 "Move the Ammo to box 1 of the Gun Cart", move:890:873
      "Move the Fuel to box 2 of the Shade Runner", move:890:889 "Move the Fuel to box 2 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:872:882 "Move the Survivor to box 3 of the Smuggler Box" + move:872:168 "Move the Survivor to box 1 of the Gun Cart", move:872:890 "Move
      the Survivor to box 3 of the Tarp Trailer", move:888:168 "Move the Survivor to box 1 of the Gun Cart", move:888:889 "Move the Survivor to box 2
      of the Tarp Trailer", move:888:890 "Move the Survivor to box 3 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:880:872 "Move the Fuel to box 1 of the Shade Runner", move:880:888 "Move the
      Fuel to box 1 of the Tarp Trailer", move:882:872 "Move the Fuel to box 1 of the Shade Runner", move:882:888 "Move the Fuel to box 1 of the Tarp
      Trailer" + move:168:872 "Move the Fuel to box 1 of the Shade Runner", move:168:888 "Move the Fuel to box 1 of the Tarp Trailer", move:890:872
      "Move the Fuel to box 1 of the Shade Runner", move:890:888 "Move the Fuel to box 1 of the Tarp Trailer"
  Green answers: set-off "Spend 1 Fuel and set off"
  told: Green spends 1 Fuel. (FL-MOVE-03)
  told: Green sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Green: columns[2].vehicle.boxes[2].token fuel -> none

90. Green is asked: Your convoy is on 103 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:104 "By road to 104"; drive:105 "Drive on to 105: 2 spaces"; drive:106 "Drive on to 106: 2 spaces"; drive:107 "Drive on to
      107: 3 spaces"; drive:108 "Drive on to 108: 3 spaces"; drive:109 "Drive on to 109: 4 spaces"; drive:110 "Drive on to 110: 4 spaces"; stop "Stop
      here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  without a turn (FL-CONVOY-05): - move:890:873 "Move the Fuel to box 2 of the Shade Runner", move:890:889 "Move the Fuel to box 2 of the Tarp
      Trailer" + move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:168:890 "Move the Fuel to box 3 of the Tarp Trailer",
      move:888:890 "Move the Survivor to box 3 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:888:890 "Move the Survivor to box 3 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:890:872 "Move the Fuel to box 1 of the Shade Runner", move:890:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: drive:106 "Drive on to 106: 2 spaces"
  told: Green drives from 103 to 106, 2 spaces. (FL-MOVE-05)
  all see points 4 -> 2
  all see Green: space 103 -> 106
  all see Blue: tally.lines[0].count 4 -> 2; tally.lines[0].fame 4 -> 2; tally.total 8 -> 6

91. Green is asked: Your convoy is on 106 with 2 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:108 "By road to 108"; drive:110 "Drive on to 110: 2 spaces"; stop "Stop here"
  can (FL-SHORT-03): cross:110 "By the Dangerous shortcut to 110: 1 Contamination"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  Green answers: cross:110 "By the Dangerous shortcut to 110: 1 Contamination"
  told: Green goes from 106 to 110 by the Dangerous shortcut. (FL-SHORT-03)
  all see points 2 -> 1
  all see Green: space 106 -> 110
  all see Blue: tally.lines[0].count 2 -> 1; tally.lines[0].fame 2 -> 1; tally.total 6 -> 5

92. Green is asked: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:112 "The Desert Son takes it"; counter:113 "The Incursor takes it"; counter:3 "The Cooker takes it"
  Green answers: counter:3 "The Cooker takes it"
  told: Green's Cooker takes a Contamination counter. (FL-SHORT-03)
  all see Green: rest[Cooker].skill 2 -> 1; rest[Cooker].counters 0 -> 1

93. Green is asked: Your convoy is on 110 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:112 "By road to 112"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  Green answers: cross:112 "By road to 112"
  told: Green goes from 110 to 112. (FL-MOVE-05)
  all see points 1 -> 0
  all see Green: space 110 -> 112
  all see Blue: tally.lines[0].count 1 -> 0; tally.lines[0].fame 1 -> 0; tally.total 5 -> 4

94. Green is asked: Your convoy is on 112 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:113 "By road to 113"; cross:201 "Through the Tunnel to 201"
  Green answers: stop "Stop here"
  told: Turn order: Green, Blue. (FL-TURN-01)
  all see phase movement -> convoys fire; turn Green -> Blue
  all see Green: moved 0 -> 4

95. Blue is asked: In your region: Pathfinder (4 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:67 "Use the Anti-Tank Missile"
  can (FL-FIRE-16): hold "Hold fire"
  can't, damaged (FL-DMG-05): fire:970 "Weapon 1 on the Patrol Carrier"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:968:977 "Move the Survivor to box 2 of the Field Locker", move:968:984 "Move the
      Survivor to box 1 of the Ration Tank", move:968:985 "Move the Survivor to box 2 of the Ration Tank", move:968:986 "Move the Survivor to box 3
      of the Ration Tank", move:969:977 "Move the Survivor to box 2 of the Field Locker", move:969:984 "Move the Survivor to box 1 of the Ration
      Tank", move:969:985 "Move the Survivor to box 2 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the Ration Tank", move:976:977
      "Move the Survivor to box 2 of the Field Locker", move:976:984 "Move the Survivor to box 1 of the Ration Tank", move:976:985 "Move the Survivor
      to box 2 of the Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:984:968 "Move the Fuel to box 1 of the Patrol
      Carrier", move:984:969 "Move the Fuel to box 2 of the Patrol Carrier", move:984:976 "Move the Fuel to box 1 of the Field Locker", move:984:977
      "Move the Fuel to box 2 of the Field Locker", move:984:985 "Move the Fuel to box 2 of the Ration Tank", move:984:986 "Move the Fuel to box 3 of
      the Ration Tank"
  Blue answers: use:67 "Use the Anti-Tank Missile"
  told: Blue uses the Anti-Tank Missile. (FL-OBJ-05)
  told: Blue deals 2 Damage to the Pathfinder; 2 boxes still to fill. (FL-OBJ-05)
  told: Pathfinder: Blue gains 1 Fame and stands at 1. (FL-FIRE-12)
  told: Blue puts a Target counter on the Pathfinder. (FL-FIRE-12)
  all see objects + Anti-Tank Missile; foes[2].filled 0 -> 2; foes[2].targets[1] 0 -> 1
  all see Blue: fame 0 -> 1; targets 3 -> 2; hand[2] gone; tally.lines[1].count 0 -> 1; tally.lines[1].fame 0 -> 1; tally.lines[2].count 2 -> 1;
      tally.lines[2].fame 2 -> 1
  Blue sees Blue: hand[Anti-Tank Missile] gone

96. Blue is asked: In your region: Pathfinder (2 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"
  can (FL-FIRE-16): hold "Hold fire"
  can't, damaged (FL-DMG-05): fire:970 "Weapon 1 on the Patrol Carrier"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  Blue answers: hold "Hold fire"
  all see turn Blue -> Green

97. Green is asked: In your region: Pathfinder (2 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-FIRE-03): fire:874:2 "Weapon 2 on the Shade Runner: Pathfinder"; fire:169:2 "Weapon 2 on the Gun Cart: Pathfinder"
  can (FL-FIRE-16): hold "Hold fire"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:872:168 "Move the Survivor to box 1 of the Gun Cart", move:872:889 "Move the
      Survivor to box 2 of the Tarp Trailer", move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:873:168 "Move the Survivor to box 1
      of the Gun Cart", move:873:889 "Move the Survivor to box 2 of the Tarp Trailer", move:873:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:168:872 "Move the Fuel to box 1 of the Shade Runner", move:168:873 "Move the Fuel to box 2 of the Shade Runner", move:168:888 "Move the
      Fuel to box 1 of the Tarp Trailer", move:168:889 "Move the Fuel to box 2 of the Tarp Trailer", move:168:890 "Move the Fuel to box 3 of the Tarp
      Trailer", move:888:168 "Move the Survivor to box 1 of the Gun Cart", move:888:889 "Move the Survivor to box 2 of the Tarp Trailer",
      move:888:890 "Move the Survivor to box 3 of the Tarp Trailer", move:889:872 "Move the Ammo to box 1 of the Shade Runner", move:889:873 "Move
      the Ammo to box 2 of the Shade Runner", move:889:168 "Move the Ammo to box 1 of the Gun Cart", move:889:888 "Move the Ammo to box 1 of the Tarp
      Trailer", move:889:890 "Move the Ammo to box 3 of the Tarp Trailer"
  Green answers: fire:169:2 "Weapon 2 on the Gun Cart: Pathfinder"
  chance: outcome deck, Outcome 12, seen by nobody, its back by all; loot I-II, Epic Luggage Rack, seen by Blue; loot I-II, Chrome Spray, seen by
      Green
  told: Green fires from box 2 of the Gun Cart. (FL-FIRE-03)
  told: Green spends 1 Ammo. (FL-FIRE-03)
  told: Outcome 06 is turned over: 3 Damage. (FL-FIRE-05)
  told: Green deals 3 Damage to the Pathfinder, 1 of it lost beyond the last box. (FL-FIRE-06)
  told: Pathfinder: Green gains 1 Food. (FL-FIRE-12)
  told: Green puts a Target counter on the Pathfinder. (FL-FIRE-12)
  told: That is the end of the Pathfinder. (FL-FIRE-15)
  told: Blue is dealt a Loot card. (FL-LOOT-03)
  told: Green is dealt a Loot card. (FL-LOOT-03)
  told Green: Green is dealt the Chrome Spray. (FL-LOOT-03)
  told Blue: Blue is dealt the Epic Luggage Rack. (FL-LOOT-03)
  all see decks.outcomes 10 -> 9; decks.loot[0] 7 -> 5; common + Hitpoints 01; defeated + Pathfinder; outcomes + Outcome 06; foes[2] gone
  all see Green: columns[1].vehicle.boxes[1].used no -> yes; columns[2].vehicle.boxes[1].token ammo -> food; share[0] new {back loot I-II}
  all see Blue: targets 2 -> 3; share[0] new {back loot I-II}
  Green sees Green: share[Chrome Spray] new {card Chrome Spray, back loot I-II}
  Blue sees Blue: share[Epic Luggage Rack] new {card Epic Luggage Rack, back loot I-II}

98. Blue is asked, side by side with others, in secret: The loot of the Pathfinder: keep one card, or none. (loot, FL-LOOT-05)
  can (FL-LOOT-05): keep:81 "Keep the Epic Luggage Rack"; keep-none "Keep none"
  Blue answers: keep:81 "Keep the Epic Luggage Rack"

99. Green is asked, side by side with others, in secret: The loot of the Pathfinder: keep one card, or none. (loot, FL-LOOT-05)
  can (FL-LOOT-05): keep:86 "Keep the Chrome Spray"; keep-none "Keep none"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:889:872 "Move the Ammo to box 1 of the Shade Runner", move:889:873 "Move the Ammo
      to box 2 of the Shade Runner", move:889:168 "Move the Ammo to box 1 of the Gun Cart", move:889:888 "Move the Ammo to box 1 of the Tarp
      Trailer", move:889:890 "Move the Ammo to box 3 of the Tarp Trailer" + move:889:872 "Move the Food to box 1 of the Shade Runner", move:889:873
      "Move the Food to box 2 of the Shade Runner", move:889:168 "Move the Food to box 1 of the Gun Cart", move:889:888 "Move the Food to box 1 of
      the Tarp Trailer", move:889:890 "Move the Food to box 3 of the Tarp Trailer"
  Green answers: keep:86 "Keep the Chrome Spray"
  told: Blue keeps one of the Loot cards. (FL-LOOT-06)
  told: Green keeps one of the Loot cards. (FL-LOOT-06)
  told: Blue unpacks the Epic Luggage Rack. (FL-RULING-81)
  told Green: Green keeps the Chrome Spray, face down. (FL-LOOT-06)
  told Blue: Blue keeps the Epic Luggage Rack, face down. (FL-LOOT-06)
  all see phase convoys fire -> loot; turn Green -> Blue
  all see Blue: share[0].card - -> Epic Luggage Rack

100. Blue is asked: Where does the Epic Luggage Rack go? (mount, FL-IMPROVE-04)
  can (FL-IMPROVE-04): mount:121 "Mount it on the Patrol Carrier, replacing the Booster Coil"; mount:122 "Mount it on the Field Locker"; mount:123
      "Mount it on the Ration Tank"
  Blue answers: mount:122 "Mount it on the Field Locker"
  chance: exploration deck II, Derailed Freight
  told: Blue installs the Epic Luggage Rack. (FL-LOOT-09)
  told: Green unpacks the Chrome Spray. (FL-RULING-81)
  told: Gate 2 shuts. (FL-ROUND-02)
  told: The Oil Platform leaves the market. (FL-ROUND-04)
  told: Round 3 begins. (FL-ROUND-06)
  told: The Derailed Freight comes up in slot 5. (FL-EXPL-22)
  all see phase loot -> exploration; round 2 -> 3; turn Blue -> Green; gates 1 -> 2; slots[Half-Buried Diner].tile Tool Crib -> Water Trough;
      slots[Half-Buried Diner].cost 2 -> 1; slots[Scrap Bazaar].tile Powder Shed -> Tool Crib; slots[Rock Borer].tile Breaker's Yard -> Powder Shed;
      slots[Rock Borer].side 1 -> 0; slots[Gambler].tile Last Pump -> Breaker's Yard; slots[Gambler].cost 3 -> 2; slots[Derailed Freight] new {card
      Derailed Freight, tile Last Pump, side 1, cost 3, left [food, contaminated food], right [ammo, object]}; slots[Oil Platform] gone;
      decks.exploration[1] 4 -> 3; common + Oil Platform
  all see Green: columns[1].vehicle.boxes[1].used yes -> no; active[Desert Son (green)].used yes -> no; hand[Chrome Spray] new {card Chrome Spray,
      back loot I-II}; share[0] gone
  all see Blue: limit 3 -> 4; columns[1].device.card - -> Epic Luggage Rack; columns[1].device.boxes[0] new {kind max +1}; columns[1].device.boxes[1]
      new {kind fame, n 1}; active[Citadel Scientist].used yes -> no; rest[Desert Son (blue)].used yes -> no; share[Epic Luggage Rack] gone;
      tally.lines[Epic Luggage Rack] new {part 5, card Epic Luggage Rack, count 1, fame 1}; tally.lines[4] new {part 8, count 3, fame 3};
      tally.lines[3] gone; tally.total 4 -> 6
  Green sees Green: share[Chrome Spray] gone

101. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Half-Buried Diner (slot 1, cost 1)"
  can (FL-BREAK-01): break:112 "Take a Break with the Desert Son"
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"
  can (FL-OBJ-05): use:86 "Use the Chrome Spray"
  can't, nobody is skilled enough (FL-EXPL-05): explore:2 "Explore the Scrap Bazaar (slot 2, cost 2)"; explore:3 "Explore the Rock Borer (slot 3,
      cost 2)"; explore:4 "Explore the Gambler (slot 4, cost 2)"; explore:5 "Explore the Derailed Freight (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  without a turn (FL-CONVOY-05): + move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:873:168 "Move the Survivor to box 1 of the Gun
      Cart", move:873:889 "Move the Survivor to box 2 of the Tarp Trailer", move:873:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:168:873 "Move the Fuel to box 2 of the Shade Runner", move:168:889 "Move the Fuel to box 2 of the Tarp Trailer", move:168:890 "Move the
      Fuel to box 3 of the Tarp Trailer", move:888:890 "Move the Survivor to box 3 of the Tarp Trailer", move:889:873 "Move the Food to box 2 of the
      Shade Runner", move:889:168 "Move the Food to box 1 of the Gun Cart", move:889:890 "Move the Food to box 3 of the Tarp Trailer"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:168 "Move the Survivor to box 1 of the Gun Cart",
      move:872:889 "Move the Survivor to box 2 of the Tarp Trailer", move:888:168 "Move the Survivor to box 1 of the Gun Cart", move:888:889 "Move
      the Survivor to box 2 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:168:872 "Move the Fuel to box 1 of the Shade Runner", move:168:888 "Move the
      Fuel to box 1 of the Tarp Trailer", move:889:872 "Move the Food to box 1 of the Shade Runner", move:889:888 "Move the Food to box 1 of the Tarp
      Trailer"
  Green answers: feed:1:112 "Feed the Desert Son 1 Food"
  told: Green spends 1 Food. (FL-FOOD-02)
  told: Green feeds the Desert Son: +1 skill this turn. (FL-FOOD-03)
  all see Green: columns[2].vehicle.boxes[1].token food -> none; active[Desert Son (green)].skill 1 -> 2; active[Desert Son (green)].boost 0 -> 1

102. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Half-Buried Diner (slot 1, cost 1)"; explore:2 "Explore the Scrap Bazaar (slot 2, cost 2)"; explore:3
      "Explore the Rock Borer (slot 3, cost 2)"; explore:4 "Explore the Gambler (slot 4, cost 2)"
  can (FL-BREAK-01): break:112 "Take a Break with the Desert Son"
  can (FL-OBJ-05): use:86 "Use the Chrome Spray"
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Derailed Freight (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  without a turn (FL-CONVOY-05): - move:889:873 "Move the Food to box 2 of the Shade Runner", move:889:168 "Move the Food to box 1 of the Gun Cart",
      move:889:890 "Move the Food to box 3 of the Tarp Trailer" + move:872:889 "Move the Survivor to box 2 of the Tarp Trailer", move:888:889 "Move
      the Survivor to box 2 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:889 "Move the Survivor to box 2 of the Tarp Trailer",
      move:888:889 "Move the Survivor to box 2 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:889:872 "Move the Food to box 1 of the Shade Runner", move:889:888 "Move the
      Food to box 1 of the Tarp Trailer"
  Green answers: explore:4 "Explore the Gambler (slot 4, cost 2)"
  told: Green explores the Gambler. (FL-EXPL-04)
  told: Green sends the Desert Son. (FL-EXPL-05)
  all see Green: active[Desert Son (green)].sent no -> yes

103. Green is asked: Gambler: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:4 "Recruit: Gambler"
  can (FL-OBJ-05): use:86 "Use the Chrome Spray"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:4 "Bonus: Pay 1 Fury: recycle 1 Truck, Trailer or Device."
  Green answers: act:4 "Recruit: Gambler"
  told: Green recruits the Gambler. (FL-RECRUIT-01)
  all see slots[3].card Gambler -> -
  all see Green: columns[2].vehicle.boxes[1].token none -> survivor; rest[Gambler] new {card Gambler, skill 3}; tally.lines[Gambler] new {part 6,
      card Gambler, fame 2}; tally.lines[4] new {part 8, count 3, fame 3}; tally.lines[3] gone; tally.total 2 -> 4

104. Green is asked: Gambler: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can (FL-OBJ-05): use:86 "Use the Chrome Spray"
  can't, not enough Fury (FL-FURY-02): bonus:4 "Bonus: Pay 1 Fury: recycle 1 Truck, Trailer or Device."
  without a turn (FL-CONVOY-05): - move:872:889 "Move the Survivor to box 2 of the Tarp Trailer", move:873:889 "Move the Survivor to box 2 of the
      Tarp Trailer", move:888:889 "Move the Survivor to box 2 of the Tarp Trailer" + move:889:168 "Move the Survivor to box 1 of the Gun Cart",
      move:889:890 "Move the Survivor to box 3 of the Tarp Trailer"
  Green answers: use:86 "Use the Chrome Spray"
  told: Green uses the Chrome Spray. (FL-OBJ-05)
  told: Chrome Spray: Green gains 4 Fury and has 4. (FL-OBJ-05)
  told: Chrome Spray: Green gains 1 Fame and stands at 0. (FL-OBJ-05)
  told: Chrome Spray: Green gains 1 Fame and stands at 1. (FL-OBJ-05)
  all see common + Chrome Spray
  all see Green: fame -1 -> 1; fury 0 -> 4; hand[Chrome Spray] gone; tally.lines[1].count -1 -> 1; tally.lines[1].fame -1 -> 1; tally.total 4 -> 6

105. Green is asked: Gambler: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:4 "Bonus: Pay 1 Fury: recycle 1 Truck, Trailer or Device."
  Green answers: bonus:4 "Bonus: Pay 1 Fury: recycle 1 Truck, Trailer or Device."
  told: Green takes the Bonus Action of the Breaker's Yard. (FL-BONUS-01)
  told: Green spends 1 Fury and has 3 left. (FL-BONUS-01)
  all see Green: fury 4 -> 3

106. Green is asked: Which Trailer gives way to the Smuggler Box? (replace, FL-IMPROVE-03)
  can (FL-IMPROVE-03): replace:21 "Replace the Gun Cart"; replace:111 "Replace the Tarp Trailer"
  Green answers: replace:21 "Replace the Gun Cart"
  told: Green scraps the Gun Cart. (FL-IMPROVE-03)
  told: Green installs the Smuggler Box. (FL-BONUS-01)
  all see common - Smuggler Box + Gun Cart
  all see Green: columns[1].vehicle.card Gun Cart -> Smuggler Box; columns[1].vehicle.boxes[1].kind weapon -> any; columns[1].vehicle.boxes[1].n 2 ->
      0; columns[1].vehicle.boxes[2].kind armor -> any

107. Green is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, for 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  without a turn (FL-CONVOY-05): - move:873:168 "Move the Survivor to box 1 of the Gun Cart", move:168:873 "Move the Fuel to box 2 of the Shade
      Runner", move:168:889 "Move the Fuel to box 2 of the Tarp Trailer", move:168:890 "Move the Fuel to box 3 of the Tarp Trailer", move:889:168
      "Move the Survivor to box 1 of the Gun Cart" + move:872:881 "Move the Survivor to box 2 of the Smuggler Box", move:872:882 "Move the Survivor
      to box 3 of the Smuggler Box", move:873:880 "Move the Survivor to box 1 of the Smuggler Box", move:873:881 "Move the Survivor to box 2 of the
      Smuggler Box", move:873:882 "Move the Survivor to box 3 of the Smuggler Box", move:880:873 "Move the Fuel to box 2 of the Shade Runner",
      move:880:881 "Move the Fuel to box 2 of the Smuggler Box", move:880:882 "Move the Fuel to box 3 of the Smuggler Box", move:880:889 "Move the
      Fuel to box 2 of the Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:888:881 "Move the Survivor to box 2 of the
      Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box", move:889:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:889:881 "Move the Survivor to box 2 of the Smuggler Box", move:889:882 "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:168 "Move the Survivor to box 1 of the Gun Cart",
      move:888:168 "Move the Survivor to box 1 of the Gun Cart" + move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:880 "Move
      the Survivor to box 1 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:168:872 "Move the Fuel to box 1 of the Shade Runner", move:168:888 "Move the
      Fuel to box 1 of the Tarp Trailer" + move:880:872 "Move the Fuel to box 1 of the Shade Runner", move:880:888 "Move the Fuel to box 1 of the
      Tarp Trailer"
  Green answers: tired:2 "To the Exhausted Zone, for 1 Fuel"
  chance: exploration deck II, Plasma Perforator
  told: Green calls on the Desert Son. (FL-ABIL-01)
  told: Green's Desert Son goes to the Exhausted Zone. (FL-EXPL-09)
  told: Desert Son: Green gains 1 Fuel. (FL-RULING-104)
  told: The Plasma Perforator comes up in slot 5. (FL-EXPL-22)
  all see slots[Derailed Freight].tile Last Pump -> Breaker's Yard; slots[Derailed Freight].cost 3 -> 2; slots[Plasma Perforator] new {card Plasma
      Perforator, tile Last Pump, side 1, cost 3}; slots[3] gone; decks.exploration[1] 3 -> 2
  all see Green: columns[1].vehicle.boxes[1].token none -> fuel; active[Desert Son (green)] gone; exhausted[Desert Son (green)] new {card Desert Son
      (green), skill 1, used}

108. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."; fury:3 "Pay 3 Fury: gain 1
      Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  without a turn (FL-CONVOY-05): - move:872:881 "Move the Survivor to box 2 of the Smuggler Box", move:880:881 "Move the Fuel to box 2 of the
      Smuggler Box", move:888:881 "Move the Survivor to box 2 of the Smuggler Box" + move:881:873 "Move the Fuel to box 2 of the Shade Runner",
      move:881:882 "Move the Fuel to box 3 of the Smuggler Box", move:881:889 "Move the Fuel to box 2 of the Tarp Trailer", move:881:890 "Move the
      Fuel to box 3 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:881 "Move the Survivor to box 2 of the Smuggler Box",
      move:888:881 "Move the Survivor to box 2 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:881:872 "Move the Fuel to box 1 of the Shade Runner", move:881:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: fury:3 "Pay 3 Fury: gain 1 Food."
  told: Green turns to the Fury card: Pay 3 Fury: gain 1 Food. (FL-FURY-04)
  told: Green spends 3 Fury and has 0 left. (FL-FURY-04)
  told: Green gains 1 Food. (FL-FURY-04)
  all see Green: fury 3 -> 0; columns[1].vehicle.boxes[2].token none -> food

109. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  without a turn (FL-CONVOY-05): - move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:888:882 "Move the Survivor to box 3 of the
      Smuggler Box" + move:882:873 "Move the Food to box 2 of the Shade Runner", move:882:880 "Move the Food to box 1 of the Smuggler Box",
      move:882:881 "Move the Food to box 2 of the Smuggler Box", move:882:889 "Move the Food to box 2 of the Tarp Trailer", move:882:890 "Move the
      Food to box 3 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:888:882 "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:882:872 "Move the Food to box 1 of the Shade Runner", move:882:888 "Move the
      Food to box 1 of the Tarp Trailer"
  Green answers: end "End the turn"
  all see turn Green -> Blue

110. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Half-Buried Diner (slot 1, cost 1)"
  can (FL-BREAK-01): break:125 "Take a Break with the Citadel Scientist"
  can't, nobody is skilled enough (FL-EXPL-05): explore:2 "Explore the Scrap Bazaar (slot 2, cost 2)"; explore:3 "Explore the Rock Borer (slot 3,
      cost 2)"; explore:4 "Explore the Derailed Freight (slot 4, cost 2)"
  can't, an Enemy lies there (FL-EXPL-04): explore:5 "Explore the Plasma Perforator (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): + move:968:977 "Move the Survivor to box 2 of the Field Locker", move:968:986 "Move the Survivor to box 3 of the
      Ration Tank", move:969:977 "Move the Survivor to box 2 of the Field Locker", move:969:986 "Move the Survivor to box 3 of the Ration Tank",
      move:976:977 "Move the Survivor to box 2 of the Field Locker", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:984:977 "Move
      the Fuel to box 2 of the Field Locker", move:984:985 "Move the Fuel to box 2 of the Ration Tank", move:984:986 "Move the Fuel to box 3 of the
      Ration Tank"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:968:984 "Move the Survivor to box 1 of the Ration Tank", move:968:985 "Move
      the Survivor to box 2 of the Ration Tank", move:969:984 "Move the Survivor to box 1 of the Ration Tank", move:969:985 "Move the Survivor to box
      2 of the Ration Tank", move:976:984 "Move the Survivor to box 1 of the Ration Tank", move:976:985 "Move the Survivor to box 2 of the Ration
      Tank", move:984:968 "Move the Fuel to box 1 of the Patrol Carrier", move:984:969 "Move the Fuel to box 2 of the Patrol Carrier"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:984:976 "Move the Fuel to box 1 of the Field Locker"
  Blue answers: explore:1 "Explore the Half-Buried Diner (slot 1, cost 1)"
  told: Blue explores the Half-Buried Diner. (FL-EXPL-04)
  told: Blue sends the Citadel Scientist. (FL-EXPL-05)
  all see Blue: active[Citadel Scientist].sent no -> yes

111. Blue is asked: Half-Buried Diner: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:1 "Gather: Half-Buried Diner"
  can (FL-BONUS-01): bonus:1 "Bonus: 1 Treatment."; bonus:1:1 "Bonus: Gain 1 Fury."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:70 "Use the Hazmat Suit"
  Blue answers: act:1 "Gather: Half-Buried Diner"

112. Blue is asked: Half-Buried Diner: which block do you take? (block, FL-EXPL-14)
  can (FL-EXPL-14): block:1 "Take 1 Food"; block:1:1 "Take 2 Contaminated Food"
  Blue answers: block:1:1 "Take 2 Contaminated Food"
  told: Blue takes 2 Contaminated Food from the Half-Buried Diner. (FL-EXPL-14)
  all see slots[Half-Buried Diner].right - contaminated food, contaminated food
  all see Blue: columns[1].vehicle.boxes[1].token none -> contaminated food; columns[2].vehicle.boxes[1].token none -> contaminated food

113. Blue is asked: Half-Buried Diner: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:1 "Bonus: 1 Treatment."; bonus:1:1 "Bonus: Gain 1 Fury."
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): - move:968:977 "Move the Survivor to box 2 of the Field Locker", move:969:977 "Move the Survivor to box 2 of the
      Field Locker" + move:977:976 "Move the Contaminated Food to box 1 of the Field Locker", move:977:984 "Move the Contaminated Food to box 1 of
      the Ration Tank", move:977:986 "Move the Contaminated Food to box 3 of the Ration Tank", move:985:984 "Move the Contaminated Food to box 1 of
      the Ration Tank", move:985:986 "Move the Contaminated Food to box 3 of the Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:968:977 "Move the Survivor to box 2 of the Field Locker",
      move:969:977 "Move the Survivor to box 2 of the Field Locker", move:985:976 "Move the Contaminated Food to box 1 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:977:968 "Move the Contaminated Food to box 1 of the Patrol Carrier",
      move:977:969 "Move the Contaminated Food to box 2 of the Patrol Carrier", move:985:968 "Move the Contaminated Food to box 1 of the Patrol
      Carrier", move:985:969 "Move the Contaminated Food to box 2 of the Patrol Carrier"
  Blue answers: bonus:1 "Bonus: 1 Treatment."
  told: Blue takes the Bonus Action of the Water Trough. (FL-BONUS-01)
  told: Blue's Citadel Scientist loses a Contamination counter. (FL-BONUS-01)
  all see Blue: active[Citadel Scientist].skill 1 -> 2; active[Citadel Scientist].counters 1 -> 0

114. Blue is asked: Half-Buried Diner: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:70 "Use the Hazmat Suit"
  Blue answers: done "Done"
  told: Blue's Citadel Scientist goes to the Exhausted Zone. (FL-EXPL-09)
  all see Blue: active[Citadel Scientist] gone; exhausted[Citadel Scientist] new {card Citadel Scientist, skill 2}

115. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:125 "Feed the Citadel Scientist 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:125 "Feed the Citadel Scientist 1 Contaminated Food, in the Hazmat Suit"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:70 "Use the Hazmat Suit"
  Blue answers: end "End the turn"
  all see phase exploration -> rest; turn Blue -> -

116. Blue is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-FOOD-02): feed:2:125 "Feed the Citadel Scientist 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:125 "Feed the Citadel Scientist 1 Contaminated Food, in the Hazmat Suit"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:70 "Use the Hazmat Suit"
  Blue answers: shift "Move the zones on"
  told Blue: Blue's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  Blue sees Blue: active[Desert Son (blue)] new {card Desert Son (blue), skill 1}; active[Citadel Guard] new {card Citadel Guard, skill 2};
      exhausted[Citadel Scientist] gone; rest[Citadel Scientist] new {card Citadel Scientist, skill 2}; rest[Desert Son (blue)] gone; rest[Citadel
      Guard] gone

117. Green is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"
  Green answers: shift "Move the zones on"
  told: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  told: Blue's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  all see phase rest -> movement; turn - -> Blue
  all see Green: moved 4 -> 0; active[Incursor] new {card Incursor, skill 1, counters 1}; active[Cooker] new {card Cooker, skill 1, counters 1};
      active[Gambler] new {card Gambler, skill 3}; exhausted[Desert Son (green)] gone; rest[Desert Son (green)] new {card Desert Son (green), skill
      1, used}; rest[Incursor] gone; rest[Cooker] gone; rest[Gambler] gone
  all see Blue: moved 4 -> 0; active[Desert Son (blue)] new {card Desert Son (blue), skill 1}; active[Citadel Guard] new {card Citadel Guard, skill
      2}; exhausted[Citadel Scientist] gone; rest[Citadel Scientist] new {card Citadel Scientist, skill 2}; rest[Desert Son (blue)] gone;
      rest[Citadel Guard] gone

118. Blue is asked: Your convoy stands on 112, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:70 "Use the Hazmat Suit"
  Blue answers: set-off "Spend 1 Fuel and set off"
  told: Blue spends 1 Fuel. (FL-MOVE-03)
  told: Blue sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Blue: columns[2].vehicle.boxes[0].token fuel -> none

119. Blue is asked: Your convoy is on 112 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:113 "By road to 113"; drive:200 "Drive on to 200: 2 spaces"; drive:203 "Drive on to 203: 2 spaces"; drive:202 "Drive on to
      202: 3 spaces"; drive:204 "Drive on to 204: 3 spaces"; drive:205 "Drive on to 205: 4 spaces"; stop "Stop here"
  can (FL-MOVE-07): cross:201 "Through the Tunnel to 201"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): - move:984:977 "Move the Fuel to box 2 of the Field Locker", move:984:985 "Move the Fuel to box 2 of the Ration
      Tank", move:984:986 "Move the Fuel to box 3 of the Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:984:976 "Move the Fuel to box 1 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:984:968 "Move the Fuel to box 1 of the Patrol Carrier", move:984:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  Blue answers: drive:205 "Drive on to 205: 4 spaces"
  told: Blue drives from 112 to 205, 4 spaces. (FL-MOVE-05)
  all see points 4 -> 0
  all see Blue: space 112 -> 205; tally.lines[0].count 0 -> 4; tally.lines[0].fame 0 -> 4; tally.total 6 -> 10

120. Blue is asked: Your convoy is on 205 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-WAY-03): claim:159:205 "Stop here and take 1 Object"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:206 "By road to 206"; cross:207 "By the Dangerous shortcut to 207: 1 Damage"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"; use:70 "Use the Hazmat Suit"
  Blue answers: claim:159:205 "Stop here and take 1 Object"
  chance: object deck, Nitromethane, seen by Blue
  told: Blue stops at the Object Waypoint on 205. (FL-WAY-03)
  told: Blue draws an Object. (FL-WAY-03)
  told Blue: Blue draws the Nitromethane. (FL-WAY-03)
  all see turn Blue -> Green; decks.objects 9 -> 8; waypoints[205].card Object Waypoint -> -
  all see Blue: moved 0 -> 4; hand[2] new {back object}; tally.lines[2].count 1 -> 2; tally.lines[2].fame 1 -> 2; tally.total 10 -> 11
  Blue sees Blue: hand[Nitromethane] new {card Nitromethane, back object}

121. Green is asked: Your convoy stands on 112, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  Green answers: set-off "Spend 1 Fuel and set off"
  told: Green spends 1 Fuel. (FL-MOVE-03)
  told: Green sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Green: columns[1].vehicle.boxes[1].token fuel -> none

122. Green is asked: Your convoy is on 112 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:113 "By road to 113"; drive:200 "Drive on to 200: 2 spaces"; drive:203 "Drive on to 203: 2 spaces"; drive:202 "Drive on to
      202: 3 spaces"; drive:204 "Drive on to 204: 3 spaces"; drive:205 "Drive on to 205: 4 spaces"; stop "Stop here"
  can (FL-MOVE-07): cross:201 "Through the Tunnel to 201"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, no Object to pay with (FL-OBJ-08): barter:113 "Incursor: 1 Object for +1 speed"
  without a turn (FL-CONVOY-05): - move:881:873 "Move the Fuel to box 2 of the Shade Runner", move:881:882 "Move the Fuel to box 3 of the Smuggler
      Box", move:881:889 "Move the Fuel to box 2 of the Tarp Trailer", move:881:890 "Move the Fuel to box 3 of the Tarp Trailer" + move:872:881 "Move
      the Survivor to box 2 of the Smuggler Box", move:880:881 "Move the Fuel to box 2 of the Smuggler Box", move:888:881 "Move the Survivor to box 2
      of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:881 "Move the Survivor to box 2 of the Smuggler Box",
      move:888:881 "Move the Survivor to box 2 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:881:872 "Move the Fuel to box 1 of the Shade Runner", move:881:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: drive:205 "Drive on to 205: 4 spaces"
  told: Green drives from 112 to 205, 4 spaces. (FL-MOVE-05)
  all see points 4 -> 0
  all see Green: space 112 -> 205
  all see Blue: tally.lines[0].count 4 -> 0; tally.lines[0].fame 4 -> 0; tally.total 11 -> 7

123. Green is asked: Your convoy is on 205 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:206 "By road to 206"; cross:207 "By the Dangerous shortcut to 207: 1 Damage"
  can't, no Object to pay with (FL-OBJ-08): barter:113 "Incursor: 1 Object for +1 speed"
  Green answers: stop "Stop here"
  chance: hitpoints III-IV, Hitpoints 03; Hitpoints side 1
  told: Turn order: Green, Blue. (FL-TURN-01)
  told: The Plasma Perforator lies in ambush in region 2: 6 boxes to fill. (FL-AMBUSH-03)
  all see phase movement -> ambush; turn Green -> -; slots[4].card Plasma Perforator -> -; decks.hitpoints[1] 2 -> 1; foes[4] new {number 4, card
      Plasma Perforator, region 2, hitpoints Hitpoints 03, track [target, fame, target, fuel, target, fame]}
  all see Green: moved 0 -> 4

124. Blue is asked: Ambush: Plasma Perforator. Give up a Resource, or take 2 Damage on your top row. What do you do? (ambush, FL-AMBUSH-05)
  can (FL-AMBUSH-05): bear "Take the hit"
  can (FL-RULING-152): give:2 "Give up 1 Contaminated Food"
  can't, none in the convoy (FL-RULING-152): give:1 "Give up 1 Food"; give:3 "Give up 1 Fuel"; give:4 "Give up 1 Ammo"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:968:977 "Move the Survivor to box 2 of the Field Locker", move:968:984 "Move the
      Survivor to box 1 of the Ration Tank", move:968:985 "Move the Survivor to box 2 of the Ration Tank", move:968:986 "Move the Survivor to box 3
      of the Ration Tank", move:969:977 "Move the Survivor to box 2 of the Field Locker", move:969:984 "Move the Survivor to box 1 of the Ration
      Tank", move:969:985 "Move the Survivor to box 2 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the Ration Tank", move:976:977
      "Move the Survivor to box 2 of the Field Locker", move:976:984 "Move the Survivor to box 1 of the Ration Tank", move:976:985 "Move the Survivor
      to box 2 of the Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:977:968 "Move the Contaminated Food to box 1
      of the Patrol Carrier", move:977:969 "Move the Contaminated Food to box 2 of the Patrol Carrier", move:977:976 "Move the Contaminated Food to
      box 1 of the Field Locker", move:977:984 "Move the Contaminated Food to box 1 of the Ration Tank", move:977:986 "Move the Contaminated Food to
      box 3 of the Ration Tank", move:985:968 "Move the Contaminated Food to box 1 of the Patrol Carrier", move:985:969 "Move the Contaminated Food
      to box 2 of the Patrol Carrier", move:985:976 "Move the Contaminated Food to box 1 of the Field Locker", move:985:984 "Move the Contaminated
      Food to box 1 of the Ration Tank", move:985:986 "Move the Contaminated Food to box 3 of the Ration Tank"
  Blue answers: give:2 "Give up 1 Contaminated Food"

125. Blue is asked: Which Contaminated Food do you spend? Its box will be empty. (spend, FL-RULING-166)
  can (FL-RULING-166): spend:977 "Spend the one in box 2 of the Field Locker"; spend:985 "Spend the one in box 2 of the Ration Tank"
  Blue answers: spend:977 "Spend the one in box 2 of the Field Locker"
  told: Blue spends 1 Contaminated Food. (FL-AMBUSH-05)
  all see Blue: columns[1].vehicle.boxes[1].token contaminated food -> none

126. Green is asked: Ambush: Plasma Perforator. Give up a Resource, or take 2 Damage on your top row. What do you do? (ambush, FL-AMBUSH-05)
  can (FL-AMBUSH-05): bear "Take the hit"
  can (FL-RULING-152): give:1 "Give up 1 Food"; give:3 "Give up 1 Fuel"
  can't, none in the convoy (FL-RULING-152): give:2 "Give up 1 Contaminated Food"; give:4 "Give up 1 Ammo"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:872:881 "Move the
      Survivor to box 2 of the Smuggler Box", move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:872:890 "Move the Survivor to box 3
      of the Tarp Trailer", move:873:880 "Move the Survivor to box 1 of the Smuggler Box", move:873:881 "Move the Survivor to box 2 of the Smuggler
      Box", move:873:882 "Move the Survivor to box 3 of the Smuggler Box", move:873:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:880:872 "Move the Fuel to box 1 of the Shade Runner", move:880:873 "Move the Fuel to box 2 of the Shade Runner", move:880:881 "Move the
      Fuel to box 2 of the Smuggler Box", move:880:882 "Move the Fuel to box 3 of the Smuggler Box", move:880:888 "Move the Fuel to box 1 of the Tarp
      Trailer", move:880:889 "Move the Fuel to box 2 of the Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:882:872
      "Move the Food to box 1 of the Shade Runner", move:882:873 "Move the Food to box 2 of the Shade Runner", move:882:880 "Move the Food to box 1
      of the Smuggler Box", move:882:881 "Move the Food to box 2 of the Smuggler Box", move:882:888 "Move the Food to box 1 of the Tarp Trailer",
      move:882:889 "Move the Food to box 2 of the Tarp Trailer", move:882:890 "Move the Food to box 3 of the Tarp Trailer", move:888:880 "Move the
      Survivor to box 1 of the Smuggler Box", move:888:881 "Move the Survivor to box 2 of the Smuggler Box", move:888:882 "Move the Survivor to box 3
      of the Smuggler Box", move:888:890 "Move the Survivor to box 3 of the Tarp Trailer", move:889:880 "Move the Survivor to box 1 of the Smuggler
      Box", move:889:881 "Move the Survivor to box 2 of the Smuggler Box", move:889:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:889:890 "Move the Survivor to box 3 of the Tarp Trailer"
  Green answers: bear "Take the hit"
  all see phase ambush -> convoys fire; turn - -> Blue

127. Blue is asked: In your region: Plasma Perforator (6 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-ABIL-01): blow:126:4:6 "Citadel Guard, for 1 Object: 3 Damage to the Plasma Perforator"
  can (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"
  can (FL-FIRE-16): hold "Hold fire"
  can't, damaged (FL-DMG-05): fire:970 "Weapon 1 on the Patrol Carrier"
  can't, no Fuel to pay with (FL-ABIL-01): blow:126:4:3 "Citadel Guard, for 1 Fuel: 3 Damage to the Plasma Perforator"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:74 "Use the Nitromethane"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:977:968 "Move the Contaminated Food to box 1 of the Patrol Carrier", move:977:969
      "Move the Contaminated Food to box 2 of the Patrol Carrier", move:977:976 "Move the Contaminated Food to box 1 of the Field Locker",
      move:977:984 "Move the Contaminated Food to box 1 of the Ration Tank", move:977:986 "Move the Contaminated Food to box 3 of the Ration Tank" +
      move:985:977 "Move the Contaminated Food to box 2 of the Field Locker"
  Blue answers: blow:126:4:6 "Citadel Guard, for 1 Object: 3 Damage to the Plasma Perforator"
  told: Blue calls on the Citadel Guard. (FL-ABIL-01)
  all see Blue: active[Citadel Guard].used no -> yes

128. Blue is asked: Choose the Object you pay with. (pay, FL-RULING-143)
  can (FL-RULING-143): discard:70 "Discard the Hazmat Suit"; discard:74 "Discard the Nitromethane"
  can't, Special Loot can't pay (FL-OBJ-08): discard:84 "Discard the Ironstorm Grenade"
  Blue answers: discard:74 "Discard the Nitromethane"
  told: Blue discards the Nitromethane. (FL-FIRE-18)
  told: Blue deals 3 Damage to the Plasma Perforator; 3 boxes still to fill. (FL-FIRE-18)
  told: Blue puts a Target counter on the Plasma Perforator. (FL-FIRE-12)
  told: Plasma Perforator: Blue gains 1 Fame and stands at 2. (FL-FIRE-12)
  told: Blue puts a Target counter on the Plasma Perforator. (FL-FIRE-12)
  all see objects + Nitromethane; foes[4].filled 0 -> 3; foes[4].targets[1] 0 -> 2
  all see Blue: fame 1 -> 2; targets 3 -> 1; hand[2] gone; tally.lines[1].count 1 -> 2; tally.lines[1].fame 1 -> 2; tally.lines[2].count 2 -> 1;
      tally.lines[2].fame 2 -> 1
  Blue sees Blue: hand[Nitromethane] gone

129. Blue is asked: In your region: Plasma Perforator (3 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-OBJ-05): use:84 "Use the Ironstorm Grenade"
  can (FL-FIRE-16): hold "Hold fire"
  can't, damaged (FL-DMG-05): fire:970 "Weapon 1 on the Patrol Carrier"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  Blue answers: use:84 "Use the Ironstorm Grenade"
  told: Blue uses the Ironstorm Grenade. (FL-OBJ-05)
  told: Blue deals 3 Damage to the Plasma Perforator and fills the last box. (FL-OBJ-05)
  told: Plasma Perforator: Blue gains 1 Fuel. (FL-FIRE-12)
  all see common + Ironstorm Grenade; foes[4].filled 3 -> 4
  all see Blue: loose + fuel; hand[0] new {back object}; hand[Ironstorm Grenade] gone; hand[1] gone

130. Blue is asked: Plasma Perforator: Choose a box for 1 Fuel. (box, FL-RULING-73)
  can (FL-RULING-73): stow:977 "Stow it in box 2 of the Field Locker"; stow:984 "Stow it in box 1 of the Ration Tank"; stow:986 "Stow it in box 3 of
      the Ration Tank"
  Blue answers: stow:984 "Stow it in box 1 of the Ration Tank"
  chance: loot III-IV, Harpoon, seen by Blue; loot III-IV, Hyper Booster, seen by Blue; loot III-IV, Metal Detector, seen by Blue
  told: Blue puts a Target counter on the Plasma Perforator. (FL-FIRE-12)
  told: Plasma Perforator: Blue gains 1 Fame and stands at 3. (FL-FIRE-12)
  told: That is the end of the Plasma Perforator. (FL-FIRE-15)
  told: Blue is dealt a Loot card. (FL-LOOT-03)
  told: Blue is dealt a Loot card. (FL-LOOT-03)
  told: Blue is dealt a Loot card. (FL-LOOT-03)
  told Blue: Blue is dealt the Harpoon. (FL-LOOT-03)
  told Blue: Blue is dealt the Hyper Booster. (FL-LOOT-03)
  told Blue: Blue is dealt the Metal Detector. (FL-LOOT-03)
  all see decks.loot[1] 8 -> 5; common + Hitpoints 03; defeated + Plasma Perforator; foes[4] gone
  all see Blue: fame 2 -> 3; targets 1 -> 3; columns[2].vehicle.boxes[0].token none -> fuel; loose - fuel; share[0] new {back loot III-IV}; share[1]
      new {back loot III-IV}; share[2] new {back loot III-IV}; tally.lines[1].count 2 -> 3; tally.lines[1].fame 2 -> 3; tally.total 7 -> 8
  Blue sees Blue: share[Harpoon] new {card Harpoon, back loot III-IV}; share[Hyper Booster] new {card Hyper Booster, back loot III-IV}; share[Metal
      Detector] new {card Metal Detector, back loot III-IV}

131. Blue is asked, side by side with others, in secret: The loot of the Plasma Perforator: keep one card, or none. (loot, FL-LOOT-05)
  can (FL-LOOT-05): keep:91 "Keep the Harpoon"; keep:87 "Keep the Hyper Booster"; keep:89 "Keep the Metal Detector"; keep-none "Keep none"
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:984:968 "Move the Fuel to box 1 of the Patrol Carrier", move:984:969 "Move the
      Fuel to box 2 of the Patrol Carrier", move:984:976 "Move the Fuel to box 1 of the Field Locker", move:984:977 "Move the Fuel to box 2 of the
      Field Locker", move:984:985 "Move the Fuel to box 2 of the Ration Tank", move:984:986 "Move the Fuel to box 3 of the Ration Tank"
  Blue answers: keep:87 "Keep the Hyper Booster"
  told: Blue keeps one of the Loot cards. (FL-LOOT-06)
  told Blue: Blue keeps the Hyper Booster, face down. (FL-LOOT-06)
  all see decks.loot[1] 5 -> 7
  all see Blue: share[1] gone; share[2] gone
  Blue sees Blue: share[Harpoon] gone; share[Metal Detector] gone

132. Blue is asked: No Enemy stands in your region, so there is nothing to fire at. Anything else? (fire, FL-FIRE-01)
  can (FL-FIRE-16): hold "Hold fire"
  can't, damaged (FL-DMG-05): fire:970 "Weapon 1 on the Patrol Carrier"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  Blue answers: hold "Hold fire"
  told: Blue unpacks the Hyper Booster. (FL-RULING-81)
  all see phase convoys fire -> loot
  all see Blue: share[0].card - -> Hyper Booster

133. Blue is asked: Where does the Hyper Booster go? (mount, FL-IMPROVE-04)
  can (FL-IMPROVE-04): mount:121 "Mount it on the Patrol Carrier, replacing the Booster Coil"; mount:122 "Mount it on the Field Locker, replacing the
      Epic Luggage Rack"; mount:123 "Mount it on the Ration Tank"
  Blue answers: mount:123 "Mount it on the Ration Tank"
  chance: exploration deck II, Metal Smasher
  told: Blue installs the Hyper Booster. (FL-LOOT-09)
  told: Gate 3 shuts. (FL-ROUND-02)
  told: Round 4 begins. (FL-ROUND-06)
  told: The Metal Smasher comes up in slot 5. (FL-EXPL-22)
  all see phase loot -> exploration; round 3 -> 4; turn Blue -> Green; gates 2 -> 3; slots[4].card - -> Metal Smasher; decks.exploration[1] 2 -> 1
  all see Green: rest[Desert Son (green)].used yes -> no
  all see Blue: speed 4 -> 5; columns[2].device.card - -> Hyper Booster; columns[2].device.boxes[0] new {kind speed +1}; columns[2].device.boxes[1]
      new {kind fame, n 1}; active[Citadel Guard].used yes -> no; share[Hyper Booster] gone; tally.lines[Hyper Booster] new {part 5, card Hyper
      Booster, count 1, fame 1}; tally.lines[5] new {part 8, count 4, fame 4}; tally.lines[4] gone; tally.total 8 -> 10

134. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Half-Buried Diner (slot 1, cost 1)"; explore:2 "Explore the Scrap Bazaar (slot 2, cost 2)"; explore:3
      "Explore the Rock Borer (slot 3, cost 2)"; explore:4 "Explore the Derailed Freight (slot 4, cost 2)"
  can (FL-BREAK-01): break:113 "Take a Break with the Incursor"; break:3 "Take a Break with the Cooker"; break:30 "Take a Break with the Gambler"
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:3 "Feed the Cooker 1 Food"; feed:1:30 "Feed the Gambler 1 Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:5 "Explore the Metal Smasher (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  without a turn (FL-CONVOY-05): + move:872:881 "Move the Survivor to box 2 of the Smuggler Box", move:872:890 "Move the Survivor to box 3 of the
      Tarp Trailer", move:873:880 "Move the Survivor to box 1 of the Smuggler Box", move:873:881 "Move the Survivor to box 2 of the Smuggler Box",
      move:873:882 "Move the Survivor to box 3 of the Smuggler Box", move:873:890 "Move the Survivor to box 3 of the Tarp Trailer", move:880:873
      "Move the Fuel to box 2 of the Shade Runner", move:880:881 "Move the Fuel to box 2 of the Smuggler Box", move:880:882 "Move the Fuel to box 3
      of the Smuggler Box", move:880:889 "Move the Fuel to box 2 of the Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the Tarp Trailer",
      move:882:873 "Move the Food to box 2 of the Shade Runner", move:882:880 "Move the Food to box 1 of the Smuggler Box", move:882:881 "Move the
      Food to box 2 of the Smuggler Box", move:882:889 "Move the Food to box 2 of the Tarp Trailer", move:882:890 "Move the Food to box 3 of the Tarp
      Trailer", move:888:881 "Move the Survivor to box 2 of the Smuggler Box", move:888:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:889:880 "Move the Survivor to box 1 of the Smuggler Box", move:889:881 "Move the Survivor to box 2 of the Smuggler Box", move:889:882
      "Move the Survivor to box 3 of the Smuggler Box", move:889:890 "Move the Survivor to box 3 of the Tarp Trailer"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:888:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:882
      "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:880:872 "Move the Fuel to box 1 of the Shade Runner", move:880:888 "Move the
      Fuel to box 1 of the Tarp Trailer", move:882:872 "Move the Food to box 1 of the Shade Runner", move:882:888 "Move the Food to box 1 of the Tarp
      Trailer"
  Green answers: explore:1 "Explore the Half-Buried Diner (slot 1, cost 1)"
  told: Green explores the Half-Buried Diner. (FL-EXPL-04)

135. Green is asked: To explore the Half-Buried Diner takes a skill of 1: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-05): send:113 "Send the Incursor"; send:3 "Send the Cooker"; send:30 "Send the Gambler"
  Green answers: send:113 "Send the Incursor"
  told: Green sends the Incursor. (FL-EXPL-05)
  all see Green: active[Incursor].sent no -> yes

136. Green is asked: Half-Buried Diner: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:1 "Gather: Half-Buried Diner"
  can (FL-BONUS-01): bonus:1 "Bonus: 1 Treatment."; bonus:1:1 "Bonus: Gain 1 Fury."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  Green answers: act:1 "Gather: Half-Buried Diner"
  told: Green takes 1 Food from the Half-Buried Diner. (FL-EXPL-14)
  told: The Half-Buried Diner leaves the market. (FL-EXPL-17)
  all see slots[0] new {tile Water Trough, cost 1}; slots[Half-Buried Diner] gone; common + Half-Buried Diner
  all see Green: columns[1].vehicle.boxes[1].token none -> food; tally.lines[Cooker] new {part 6, card Cooker, count 2, fame 2}; tally.lines[5] new
      {part 8, count 3, fame 3}; tally.lines[4] gone; tally.total 6 -> 8

137. Green is asked: Half-Buried Diner: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:1 "Bonus: 1 Treatment."; bonus:1:1 "Bonus: Gain 1 Fury."
  without a turn (FL-CONVOY-05): - move:872:881 "Move the Survivor to box 2 of the Smuggler Box", move:882:881 "Move the Food to box 2 of the
      Smuggler Box", move:888:881 "Move the Survivor to box 2 of the Smuggler Box" + move:881:873 "Move the Food to box 2 of the Shade Runner",
      move:881:880 "Move the Food to box 1 of the Smuggler Box", move:881:889 "Move the Food to box 2 of the Tarp Trailer", move:881:890 "Move the
      Food to box 3 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:881 "Move the Survivor to box 2 of the Smuggler Box",
      move:888:881 "Move the Survivor to box 2 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:881:872 "Move the Food to box 1 of the Shade Runner", move:881:888 "Move the
      Food to box 1 of the Tarp Trailer"
  Green answers: bonus:1 "Bonus: 1 Treatment."
  chance: exploration deck II, Solar Farm
  told: Green takes the Bonus Action of the Water Trough. (FL-BONUS-01)
  told: Green's Incursor loses a Contamination counter. (FL-BONUS-01)
  told: Green's Incursor goes to the Exhausted Zone. (FL-EXPL-09)
  told: The Solar Farm comes up in slot 5. (FL-EXPL-22)
  all see slots[Scrap Bazaar].tile Tool Crib -> Water Trough; slots[Scrap Bazaar].cost 2 -> 1; slots[Rock Borer].tile Powder Shed -> Tool Crib;
      slots[Derailed Freight].tile Breaker's Yard -> Powder Shed; slots[Derailed Freight].side 1 -> 0; slots[Metal Smasher].tile Last Pump ->
      Breaker's Yard; slots[Metal Smasher].cost 3 -> 2; slots[Solar Farm] new {card Solar Farm, tile Last Pump, side 1, cost 3, left [fuel, fuel],
      right [fuel, object]}; slots[0] gone; decks.exploration[1] 1 -> 0
  all see Green: active[Incursor] gone; exhausted[Incursor] new {card Incursor, skill 2}

138. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:3 "Feed the Cooker 1 Food"; feed:1:30 "Feed the Gambler 1 Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  Green answers: end "End the turn"
  all see turn Green -> Blue

139. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"; explore:2 "Explore the Rock Borer (slot 2, cost 2)"; explore:3 "Explore
      the Derailed Freight (slot 3, cost 2)"; explore:5 "Explore the Solar Farm (slot 5, cost 3)"
  can (FL-BREAK-01): break:124 "Take a Break with the Desert Son"; break:126 "Take a Break with the Citadel Guard"
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"; feed:2:126 "Feed the Citadel Guard 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:124 "Feed the Desert Son 1 Contaminated Food, in the Hazmat Suit"; feed-suited:2:126 "Feed the Citadel Guard 1
      Contaminated Food, in the Hazmat Suit"
  can't, an Enemy lies there (FL-EXPL-04): explore:4 "Explore the Metal Smasher (slot 4, cost 2)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): + move:968:977 "Move the Survivor to box 2 of the Field Locker", move:968:986 "Move the Survivor to box 3 of the
      Ration Tank", move:969:977 "Move the Survivor to box 2 of the Field Locker", move:969:986 "Move the Survivor to box 3 of the Ration Tank",
      move:976:977 "Move the Survivor to box 2 of the Field Locker", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:984:977 "Move
      the Fuel to box 2 of the Field Locker", move:984:985 "Move the Fuel to box 2 of the Ration Tank", move:984:986 "Move the Fuel to box 3 of the
      Ration Tank", move:985:977 "Move the Contaminated Food to box 2 of the Field Locker", move:985:984 "Move the Contaminated Food to box 1 of the
      Ration Tank", move:985:986 "Move the Contaminated Food to box 3 of the Ration Tank"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:968:984 "Move the Survivor to box 1 of the Ration Tank", move:968:985 "Move
      the Survivor to box 2 of the Ration Tank", move:969:984 "Move the Survivor to box 1 of the Ration Tank", move:969:985 "Move the Survivor to box
      2 of the Ration Tank", move:976:984 "Move the Survivor to box 1 of the Ration Tank", move:976:985 "Move the Survivor to box 2 of the Ration
      Tank", move:984:968 "Move the Fuel to box 1 of the Patrol Carrier", move:984:969 "Move the Fuel to box 2 of the Patrol Carrier", move:985:968
      "Move the Contaminated Food to box 1 of the Patrol Carrier", move:985:969 "Move the Contaminated Food to box 2 of the Patrol Carrier"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:984:976 "Move the Fuel to box 1 of the Field Locker",
      move:985:976 "Move the Contaminated Food to box 1 of the Field Locker"
  Blue answers: explore:5 "Explore the Solar Farm (slot 5, cost 3)"
  told: Blue explores the Solar Farm. (FL-EXPL-04)
  told: Blue sends the Desert Son. (FL-EXPL-05)
  told: Blue sends the Citadel Guard. (FL-EXPL-05)
  all see Blue: active[Desert Son (blue)].sent no -> yes; active[Citadel Guard].sent no -> yes

140. Blue is asked: Solar Farm: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:5 "Gather: Solar Farm"
  can (FL-BONUS-01): bonus:5 "Bonus: Pay 1 Fame, 1 Damage: gain 1 Fuel."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:5:1 "Bonus: Pay 2 Fury, 1 Damage: gain 1 Fuel."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  Blue answers: act:5 "Gather: Solar Farm"

141. Blue is asked: Solar Farm: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:376 "Damage box 1 of the Booster Coil (speed)"; damage:377 "Damage box 2 of the Booster Coil (armor)"; damage:977 "Damage
      box 2 of the Field Locker (open)"; damage:648 "Damage box 1 of the Epic Luggage Rack (MAX +1)"; damage:649 "Damage box 2 of the Epic Luggage
      Rack (Fame)"; damage:986 "Damage box 3 of the Ration Tank (open)"; damage:696 "Damage box 1 of the Hyper Booster (speed)"; damage:697 "Damage
      box 2 of the Hyper Booster (Fame)"
  can (FL-DMG-04): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage box 2 of the Patrol Carrier
      (Survivor), losing 1 Survivor"; damage:976 "Damage box 1 of the Field Locker (open), losing 1 Survivor"; damage:984 "Damage box 1 of the Ration
      Tank (Food or Fuel), losing 1 Fuel"; damage:985 "Damage box 2 of the Ration Tank (Food or Fuel), losing 1 Contaminated Food"
  can't, it is damaged already (FL-CONVOY-07): damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:978 "Damage box 3 of the Field Locker
      (Tracks)"
  Blue answers: damage:377 "Damage box 2 of the Booster Coil (armor)"
  told: Solar Farm: Blue takes 1 Damage on box 2 of the Booster Coil. (FL-LOC-01)
  all see Blue: columns[0].device.boxes[1].damaged no -> yes; tally.lines[5].count 4 -> 3; tally.lines[5].fame 4 -> 3; tally.total 10 -> 9

142. Blue is asked: Solar Farm: which block do you take? (block, FL-EXPL-14)
  can (FL-EXPL-14): block:5 "Take 2 Fuel"; block:5:1 "Take 1 Fuel and 1 Object"
  Blue answers: block:5:1 "Take 1 Fuel and 1 Object"
  chance: object deck, Anti-Heat Capsules, seen by Blue
  told: Blue takes 1 Fuel and 1 Object from the Solar Farm. (FL-EXPL-14)
  told: Blue draws an Object. (FL-EXPL-16)
  told Blue: Blue draws the Anti-Heat Capsules. (FL-EXPL-16)
  all see slots[Solar Farm].right - fuel, object; decks.objects 8 -> 7
  all see Blue: columns[1].vehicle.boxes[1].token none -> fuel; hand[1] new {back object}; tally.lines[2].count 1 -> 2; tally.lines[2].fame 1 -> 2;
      tally.total 9 -> 10
  Blue sees Blue: hand[Anti-Heat Capsules] new {card Anti-Heat Capsules, back object}

143. Blue is asked: Solar Farm: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:5 "Bonus: Pay 1 Fame, 1 Damage: gain 1 Fuel."
  can (FL-OBJ-05): use:65 "Use the Anti-Heat Capsules"
  can't, not enough Fury (FL-FURY-02): bonus:5:1 "Bonus: Pay 2 Fury, 1 Damage: gain 1 Fuel."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): - move:968:977 "Move the Survivor to box 2 of the Field Locker", move:969:977 "Move the Survivor to box 2 of the
      Field Locker", move:984:977 "Move the Fuel to box 2 of the Field Locker" + move:977:976 "Move the Fuel to box 1 of the Field Locker",
      move:977:985 "Move the Fuel to box 2 of the Ration Tank", move:977:986 "Move the Fuel to box 3 of the Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:968:977 "Move the Survivor to box 2 of the Field Locker",
      move:969:977 "Move the Survivor to box 2 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:977:968 "Move the Fuel to box 1 of the Patrol Carrier", move:977:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  Blue answers: done "Done"

144. Blue is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, for 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  Blue answers: tired:2 "To the Exhausted Zone, for 1 Fuel"
  told: Blue calls on the Desert Son. (FL-ABIL-01)
  told: Blue's Desert Son goes to the Exhausted Zone. (FL-EXPL-09)
  told: Desert Son: Blue gains 1 Fuel. (FL-RULING-104)
  told: Blue's Citadel Guard goes to the Exhausted Zone. (FL-EXPL-09)
  all see Blue: columns[2].vehicle.boxes[2].token none -> fuel; active[Desert Son (blue)] gone; active[Citadel Guard] gone; exhausted[Desert Son
      (blue)] new {card Desert Son (blue), skill 1, used}; exhausted[Citadel Guard] new {card Citadel Guard, skill 2}

145. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"; feed:2:126 "Feed the Citadel Guard 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:124 "Feed the Desert Son 1 Contaminated Food, in the Hazmat Suit"; feed-suited:2:126 "Feed the Citadel Guard 1
      Contaminated Food, in the Hazmat Suit"
  can (FL-OBJ-05): use:65 "Use the Anti-Heat Capsules"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): - move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the
      Ration Tank", move:977:986 "Move the Fuel to box 3 of the Ration Tank", move:984:986 "Move the Fuel to box 3 of the Ration Tank" + move:986:976
      "Move the Fuel to box 1 of the Field Locker", move:986:985 "Move the Fuel to box 2 of the Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:968:986 "Move the Survivor to box 3 of the Ration Tank",
      move:969:986 "Move the Survivor to box 3 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:986:968 "Move the Fuel to box 1 of the Patrol Carrier", move:986:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  Blue answers: end "End the turn"
  all see turn Blue -> Green

146. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"; explore:2 "Explore the Rock Borer (slot 2, cost 2)"; explore:3 "Explore
      the Derailed Freight (slot 3, cost 2)"; explore:5 "Explore the Solar Farm (slot 5, cost 3)"
  can (FL-BREAK-01): break:3 "Take a Break with the Cooker"; break:30 "Take a Break with the Gambler"
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:3 "Feed the Cooker 1 Food"; feed:1:30 "Feed the Gambler 1 Food"
  can't, an Enemy lies there (FL-EXPL-04): explore:4 "Explore the Metal Smasher (slot 4, cost 2)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  Green answers: explore:3 "Explore the Derailed Freight (slot 3, cost 2)"
  told: Green explores the Derailed Freight. (FL-EXPL-04)
  told: Green sends the Gambler. (FL-EXPL-05)
  all see Green: active[Gambler].sent no -> yes

147. Green is asked: Derailed Freight: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:3 "Gather: Derailed Freight"
  can (FL-BONUS-01): bonus:3 "Bonus: 1 Damage: gain 1 Ammo."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:3:1 "Bonus: Pay 1 Fury, 1 Damage: gain 1 Food."
  Green answers: act:3 "Gather: Derailed Freight"

148. Green is asked: Derailed Freight: which block do you take? (block, FL-EXPL-14)
  can (FL-EXPL-14): block:3 "Take 1 Food and 1 Contaminated Food"; block:3:1 "Take 1 Ammo and 1 Object"
  Green answers: block:3:1 "Take 1 Ammo and 1 Object"
  chance: object deck, Incendiary Ammunition, seen by Green
  told: Green takes 1 Ammo and 1 Object from the Derailed Freight. (FL-EXPL-14)
  told: Green draws an Object. (FL-EXPL-16)
  told Green: Green draws the Incendiary Ammunition. (FL-EXPL-16)
  all see slots[Derailed Freight].right - ammo, object; decks.objects 7 -> 6
  all see Green: columns[2].vehicle.boxes[2].token none -> ammo; hand[0] new {back object}; tally.lines[2].count 0 -> 1; tally.lines[2].fame 0 -> 1;
      tally.total 8 -> 9
  Green sees Green: hand[Incendiary Ammunition] new {card Incendiary Ammunition, back object}

149. Green is asked: Derailed Freight: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:3 "Bonus: 1 Damage: gain 1 Ammo."
  can't, not enough Fury (FL-FURY-02): bonus:3:1 "Bonus: Pay 1 Fury, 1 Damage: gain 1 Food."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  without a turn (FL-CONVOY-05): - move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:888:890 "Move the Survivor to box 3 of the
      Tarp Trailer" + move:890:873 "Move the Ammo to box 2 of the Shade Runner", move:890:880 "Move the Ammo to box 1 of the Smuggler Box",
      move:890:881 "Move the Ammo to box 2 of the Smuggler Box", move:890:882 "Move the Ammo to box 3 of the Smuggler Box", move:890:889 "Move the
      Ammo to box 2 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:888:890 "Move the Survivor to box 3 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:890:872 "Move the Ammo to box 1 of the Shade Runner", move:890:888 "Move the
      Ammo to box 1 of the Tarp Trailer"
  Green answers: done "Done"
  told: Green's Gambler goes to the Exhausted Zone. (FL-EXPL-09)
  all see Green: active[Gambler] gone; exhausted[Gambler] new {card Gambler, skill 3}

150. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:30 "Feed the Gambler 1 Food"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:3 "Feed the Cooker 1 Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  Green answers: end "End the turn"
  all see turn Green -> Blue

151. Blue is asked: Your turn, with nobody active: whatever you like before you end it. (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"; feed:2:126 "Feed the Citadel Guard 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:124 "Feed the Desert Son 1 Contaminated Food, in the Hazmat Suit"; feed-suited:2:126 "Feed the Citadel Guard 1
      Contaminated Food, in the Hazmat Suit"
  can (FL-OBJ-05): use:65 "Use the Anti-Heat Capsules"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  Blue answers: end "End the turn"
  told: Blue skips the turn. (FL-EXPL-12)
  all see turn Blue -> Green

152. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"
  can (FL-BREAK-01): break:3 "Take a Break with the Cooker"
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:30 "Feed the Gambler 1 Food"; feed:1:3 "Feed the Cooker 1 Food"
  can't, nobody is skilled enough (FL-EXPL-05): explore:2 "Explore the Rock Borer (slot 2, cost 2)"; explore:3 "Explore the Derailed Freight (slot 3,
      cost 2)"; explore:5 "Explore the Solar Farm (slot 5, cost 3)"
  can't, an Enemy lies there (FL-EXPL-04): explore:4 "Explore the Metal Smasher (slot 4, cost 2)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  Green answers: explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"
  told: Green explores the Scrap Bazaar. (FL-EXPL-04)
  told: Green sends the Cooker. (FL-EXPL-05)
  all see Green: active[Cooker].sent no -> yes

153. Green is asked: Scrap Bazaar: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:1 "Gather: Scrap Bazaar"
  can (FL-BONUS-01): bonus:1 "Bonus: 1 Treatment."; bonus:1:1 "Bonus: Gain 1 Fury."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"
  Green answers: act:1 "Gather: Scrap Bazaar"

154. Green is asked: Scrap Bazaar: which block do you take? (block, FL-EXPL-14)
  can (FL-EXPL-14): block:1 "Take 1 Ammo"; block:1:1 "Take 1 Object"
  Green answers: block:1:1 "Take 1 Object"
  chance: object deck, Smoke Grenade, seen by Green
  told: Green takes 1 Object from the Scrap Bazaar. (FL-EXPL-14)
  told: Green draws an Object. (FL-EXPL-16)
  told Green: Green draws the Smoke Grenade. (FL-EXPL-16)
  all see slots[Scrap Bazaar].right - object; decks.objects 6 -> 5
  all see Green: hand[1] new {back object}; tally.lines[2].count 1 -> 2; tally.lines[2].fame 1 -> 2; tally.total 9 -> 10
  Green sees Green: hand[Smoke Grenade] new {card Smoke Grenade, back object}

155. Green is asked: Scrap Bazaar: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:1 "Bonus: 1 Treatment."; bonus:1:1 "Bonus: Gain 1 Fury."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: bonus:1 "Bonus: 1 Treatment."
  told: Green takes the Bonus Action of the Water Trough. (FL-BONUS-01)
  told: Green's Cooker loses a Contamination counter. (FL-BONUS-01)
  all see Green: active[Cooker].skill 1 -> 2; active[Cooker].counters 1 -> 0

156. Green is asked: Scrap Bazaar: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: done "Done"
  told: Green's Cooker goes to the Exhausted Zone. (FL-EXPL-09)
  all see Green: active[Cooker] gone; exhausted[Cooker] new {card Cooker, skill 2}

157. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:30 "Feed the Gambler 1 Food"; feed:1:3 "Feed the Cooker 1 Food"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: end "End the turn"
  all see phase exploration -> rest; turn Green -> -

158. Green is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:30 "Feed the Gambler 1 Food"; feed:1:3 "Feed the Cooker 1 Food"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: shift "Move the zones on"
  told Green: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  Green sees Green: active[Desert Son (green)] new {card Desert Son (green), skill 1}; exhausted[Incursor] gone; exhausted[Gambler] gone;
      exhausted[Cooker] gone; rest[Incursor] new {card Incursor, skill 2}; rest[Gambler] new {card Gambler, skill 3}; rest[Cooker] new {card Cooker,
      skill 2}; rest[Desert Son (green)] gone

159. Blue is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-FOOD-02): feed:2:124 "Feed the Desert Son 1 Contaminated Food"; feed:2:126 "Feed the Citadel Guard 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:124 "Feed the Desert Son 1 Contaminated Food, in the Hazmat Suit"; feed-suited:2:126 "Feed the Citadel Guard 1
      Contaminated Food, in the Hazmat Suit"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"
  Blue answers: shift "Move the zones on"
  told Blue: Blue's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  Blue sees Blue: active[Citadel Scientist] new {card Citadel Scientist, skill 2}; exhausted[Desert Son (blue)] gone; exhausted[Citadel Guard] gone;
      rest[Desert Son (blue)] new {card Desert Son (blue), skill 1, used}; rest[Citadel Guard] new {card Citadel Guard, skill 2}; rest[Citadel
      Scientist] gone

160. Blue is asked, side by side with others: Your crew has moved on. Anything else before you confirm? (rested, FL-REST-05)
  can (FL-RULING-58): ready "Confirm"
  can (FL-ABIL-01): ability:125 "Citadel Scientist: gain 1 Object"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"
  Blue answers: ability:125 "Citadel Scientist: gain 1 Object"
  chance: object deck, Stealth Device, seen by Blue
  told: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  told: Blue's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  told: Blue calls on the Citadel Scientist. (FL-ABIL-01)
  told: Blue draws an Object. (FL-RULING-58)
  told Blue: Blue draws the Stealth Device. (FL-RULING-58)
  all see phase rest -> movement; turn - -> Blue; decks.objects 5 -> 4
  all see Green: moved 4 -> 0; active[Desert Son (green)] new {card Desert Son (green), skill 1}; exhausted[Incursor] gone; exhausted[Gambler] gone;
      exhausted[Cooker] gone; rest[Incursor] new {card Incursor, skill 2}; rest[Gambler] new {card Gambler, skill 3}; rest[Cooker] new {card Cooker,
      skill 2}; rest[Desert Son (green)] gone
  all see Blue: moved 4 -> 0; active[Citadel Scientist] new {card Citadel Scientist, skill 2, used}; exhausted[Desert Son (blue)] gone;
      exhausted[Citadel Guard] gone; rest[Desert Son (blue)] new {card Desert Son (blue), skill 1, used}; rest[Citadel Guard] new {card Citadel
      Guard, skill 2}; rest[Citadel Scientist] gone; hand[2] new {back object}; tally.lines[2].count 2 -> 3; tally.lines[2].fame 2 -> 3; tally.total
      10 -> 11
  Blue sees Blue: active[Citadel Scientist].used no -> yes; hand[Stealth Device] new {card Stealth Device, back object}

161. Blue is asked: Your convoy stands on 205, its speed is 5. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"; use:78 "Use the Stealth Device"
  Blue answers: set-off "Spend 1 Fuel and set off"
  told: Blue spends 1 Fuel. (FL-MOVE-03)
  told: Blue sets off with 5 points. (FL-MOVE-03)
  all see points 0 -> 5
  all see Blue: columns[2].vehicle.boxes[2].token fuel -> none

162. Blue is asked: Your convoy is on 205 with 5 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:206 "By road to 206"; drive:207 "Drive on to 207: 2 spaces"; drive:208 "Drive on to 208: 3 spaces"; drive:209 "Drive on to
      209: 4 spaces"; drive:300 "Drive on to 300: 5 spaces"; stop "Stop here"
  can (FL-SHORT-03): cross:207 "By the Dangerous shortcut to 207: 1 Damage"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"; use:78 "Use the Stealth Device"
  without a turn (FL-CONVOY-05): - move:986:976 "Move the Fuel to box 1 of the Field Locker", move:986:985 "Move the Fuel to box 2 of the Ration
      Tank" + move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the Ration Tank",
      move:977:986 "Move the Fuel to box 3 of the Ration Tank", move:984:986 "Move the Fuel to box 3 of the Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:968:986 "Move the Survivor to box 3 of the Ration Tank",
      move:969:986 "Move the Survivor to box 3 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:986:968 "Move the Fuel to box 1 of the Patrol Carrier", move:986:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  Blue answers: cross:207 "By the Dangerous shortcut to 207: 1 Damage"
  told: Blue goes from 205 to 207 by the Dangerous shortcut. (FL-SHORT-03)
  all see points 5 -> 4
  all see Blue: space 205 -> 207; tally.lines[0].count 0 -> 1; tally.lines[0].fame 0 -> 1; tally.total 11 -> 12

163. Blue is asked: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:376 "Damage box 1 of the Booster Coil (speed)"; damage:648 "Damage box 1 of the Epic Luggage Rack (MAX +1)"; damage:649
      "Damage box 2 of the Epic Luggage Rack (Fame)"; damage:986 "Damage box 3 of the Ration Tank (open)"; damage:696 "Damage box 1 of the Hyper
      Booster (speed)"; damage:697 "Damage box 2 of the Hyper Booster (Fame)"
  can (FL-DMG-04): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage box 2 of the Patrol Carrier
      (Survivor), losing 1 Survivor"; damage:976 "Damage box 1 of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field
      Locker (open), losing 1 Fuel"; damage:984 "Damage box 1 of the Ration Tank (Food or Fuel), losing 1 Fuel"; damage:985 "Damage box 2 of the
      Ration Tank (Food or Fuel), losing 1 Contaminated Food"
  can't, it is damaged already (FL-CONVOY-07): damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:377 "Damage box 2 of the Booster Coil
      (armor)"; damage:978 "Damage box 3 of the Field Locker (Tracks)"
  Blue answers: damage:648 "Damage box 1 of the Epic Luggage Rack (MAX +1)"
  told: Blue takes 1 Damage on box 1 of the Epic Luggage Rack. (FL-SHORT-03)
  all see Blue: limit 4 -> 3; columns[1].device.boxes[0].damaged no -> yes; tally.lines[5].count 3 -> 2; tally.lines[5].fame 3 -> 2; tally.total 12
      -> 11

164. Blue is asked: Your convoy is on 207 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:208 "By road to 208"; drive:209 "Drive on to 209: 2 spaces"; drive:300 "Drive on to 300: 3 spaces"; drive:302 "Drive on to
      302: 4 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-WAY-03): claim:160:207 "Stop here and take 1 Object"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"; use:78 "Use the Stealth Device"
  Blue answers: drive:302 "Drive on to 302: 4 spaces"
  told: Blue drives from 207 to 302, 4 spaces. (FL-MOVE-05)
  all see points 4 -> 0
  all see Blue: space 207 -> 302; tally.lines[0].count 1 -> 5; tally.lines[0].fame 1 -> 5; tally.total 11 -> 15

165. Blue is asked: Your convoy is on 302 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-WAY-02): claim:153:302 "Stop here and take 1 Food"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:303 "By road to 303"; cross:305 "By the Mountain shortcut to 305: 2 hidden Rocks"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"; use:78 "Use the Stealth Device"
  Blue answers: add-fuel "Add 1 Fuel: +1 speed"
  told: Blue spends 1 Fuel. (FL-MOVE-04)
  all see points 0 -> 1
  all see Blue: columns[1].vehicle.boxes[1].token fuel -> none

166. Blue is asked: Your convoy is on 302 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:303 "By road to 303"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-WAY-02): claim:153:302 "Stop here and take 1 Food"
  can't, needs a Drill (FL-SHORT-04): cross:305 "By the Mountain shortcut to 305: 2 hidden Rocks"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"; use:78 "Use the Stealth Device"
  without a turn (FL-CONVOY-05): - move:977:976 "Move the Fuel to box 1 of the Field Locker", move:977:985 "Move the Fuel to box 2 of the Ration
      Tank", move:977:986 "Move the Fuel to box 3 of the Ration Tank" + move:968:977 "Move the Survivor to box 2 of the Field Locker", move:969:977
      "Move the Survivor to box 2 of the Field Locker", move:984:977 "Move the Fuel to box 2 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:977:968 "Move the Fuel to box 1 of the Patrol Carrier", move:977:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:968:977 "Move the Survivor to box 2 of the Field Locker",
      move:969:977 "Move the Survivor to box 2 of the Field Locker"
  Blue answers: cross:303 "By road to 303"
  told: Blue goes from 302 to 303. (FL-MOVE-05)
  all see points 1 -> 0
  all see Blue: space 302 -> 303; tally.lines[0].count 5 -> 6; tally.lines[0].fame 5 -> 6; tally.total 15 -> 16

167. Blue is asked: Your convoy is on 303 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-WAY-02): claim:156:303 "Stop here and take 1 Fuel"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:304 "By road to 304"; cross:305 "By the Rough shortcut to 305"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"; use:78 "Use the Stealth Device"
  Blue answers: claim:156:303 "Stop here and take 1 Fuel"
  told: Blue stops at the Fuel Waypoint on 303. (FL-WAY-02)
  told: Fuel Waypoint: Blue gains 1 Fuel. (FL-WAY-02)
  all see turn Blue -> Green; waypoints[303].card Fuel Waypoint 2 -> -
  all see Blue: moved 0 -> 6; columns[1].vehicle.boxes[1].token none -> fuel

168. Green is asked: Your convoy stands on 205, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: set-off "Spend 1 Fuel and set off"
  told: Green spends 1 Fuel. (FL-MOVE-03)
  told: Green sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Green: columns[1].vehicle.boxes[0].token fuel -> none

169. Green is asked: Your convoy is on 205 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:206 "By road to 206"; drive:207 "Drive on to 207: 2 spaces"; drive:208 "Drive on to 208: 3 spaces"; drive:209 "Drive on to
      209: 4 spaces"; stop "Stop here"
  can (FL-SHORT-03): cross:207 "By the Dangerous shortcut to 207: 1 Damage"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): - move:880:873 "Move the Fuel to box 2 of the Shade Runner", move:880:881 "Move the Fuel to box 2 of the Smuggler
      Box", move:880:882 "Move the Fuel to box 3 of the Smuggler Box", move:880:889 "Move the Fuel to box 2 of the Tarp Trailer", move:880:890 "Move
      the Fuel to box 3 of the Tarp Trailer" + move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:880 "Move the Survivor to box
      1 of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:888:880 "Move the Survivor to box 1 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:880:872 "Move the Fuel to box 1 of the Shade Runner", move:880:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: drive:209 "Drive on to 209: 4 spaces"
  told: Green drives from 205 to 209, 4 spaces. (FL-MOVE-05)
  all see points 4 -> 0
  all see Green: space 205 -> 209
  all see Blue: tally.lines[0].count 6 -> 3; tally.lines[0].fame 6 -> 3; tally.total 16 -> 13

170. Green is asked: Your convoy is on 209 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:300 "Through the Tunnel to 300"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: stop "Stop here"
  chance: hitpoints III-IV, Hitpoints 04; Hitpoints side 1
  told: Turn order: Green, Blue. (FL-TURN-01)
  told: The Metal Smasher lies in ambush in region 3: 6 boxes to fill. (FL-AMBUSH-03)
  all see phase movement -> ambush; turn Green -> -; slots[3].card Metal Smasher -> -; decks.hitpoints[1] 1 -> 0; foes[3] new {number 3, card Metal
      Smasher, region 3, hitpoints Hitpoints 04, track [target, target, object, target, fame, object]}
  all see Green: moved 0 -> 4

171. Blue is asked: Ambush: Metal Smasher. 1 Damage on your Truck and 2 Damage on your second and third Trailer. What do you do? (ambush,
    FL-AMBUSH-05)
  can (FL-AMBUSH-05): bear "Take the hit"
  can (FL-RULING-86): hide:78 "Hide: use the Stealth Device"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:968:977 "Move the Survivor to box 2 of the Field Locker", move:968:984 "Move the
      Survivor to box 1 of the Ration Tank", move:968:985 "Move the Survivor to box 2 of the Ration Tank", move:968:986 "Move the Survivor to box 3
      of the Ration Tank", move:969:977 "Move the Survivor to box 2 of the Field Locker", move:969:984 "Move the Survivor to box 1 of the Ration
      Tank", move:969:985 "Move the Survivor to box 2 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the Ration Tank", move:976:977
      "Move the Survivor to box 2 of the Field Locker", move:976:984 "Move the Survivor to box 1 of the Ration Tank", move:976:985 "Move the Survivor
      to box 2 of the Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:977:968 "Move the Fuel to box 1 of the Patrol
      Carrier", move:977:969 "Move the Fuel to box 2 of the Patrol Carrier", move:977:976 "Move the Fuel to box 1 of the Field Locker", move:977:985
      "Move the Fuel to box 2 of the Ration Tank", move:977:986 "Move the Fuel to box 3 of the Ration Tank", move:984:968 "Move the Fuel to box 1 of
      the Patrol Carrier", move:984:969 "Move the Fuel to box 2 of the Patrol Carrier", move:984:976 "Move the Fuel to box 1 of the Field Locker",
      move:984:985 "Move the Fuel to box 2 of the Ration Tank", move:984:986 "Move the Fuel to box 3 of the Ration Tank", move:985:968 "Move the
      Contaminated Food to box 1 of the Patrol Carrier", move:985:969 "Move the Contaminated Food to box 2 of the Patrol Carrier", move:985:976 "Move
      the Contaminated Food to box 1 of the Field Locker", move:985:977 "Move the Contaminated Food to box 2 of the Field Locker", move:985:984 "Move
      the Contaminated Food to box 1 of the Ration Tank", move:985:986 "Move the Contaminated Food to box 3 of the Ration Tank"
  Blue answers: hide:78 "Hide: use the Stealth Device"
  told: Blue uses the Stealth Device. (FL-RULING-86)
  all see phase ambush -> convoys fire; turn - -> Blue; objects + Stealth Device
  all see Blue: stealth no -> yes; hand[2] gone; tally.lines[2].count 3 -> 2; tally.lines[2].fame 3 -> 2; tally.total 13 -> 12
  Blue sees Blue: hand[Stealth Device] gone

172. Blue is asked: In your region: Metal Smasher (6 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-FIRE-16): hold "Hold fire"
  can't, damaged (FL-DMG-05): fire:970 "Weapon 1 on the Patrol Carrier"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"
  Blue answers: hold "Hold fire"
  all see turn Blue -> Green

173. Green is asked: No Enemy stands in your region, so there is nothing to fire at. Anything else? (fire, FL-FIRE-01)
  can (FL-FIRE-16): hold "Hold fire"
  can't, no Enemy in your region (FL-FIRE-02): fire:874 "Weapon 2 on the Shade Runner"; use:71 "Use the Incendiary Ammunition"
  can't, no opponent has a Target counter in your region (FL-RULING-107): use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:872:881 "Move the
      Survivor to box 2 of the Smuggler Box", move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:872:890 "Move the Survivor to box 3
      of the Tarp Trailer", move:873:880 "Move the Survivor to box 1 of the Smuggler Box", move:873:881 "Move the Survivor to box 2 of the Smuggler
      Box", move:873:882 "Move the Survivor to box 3 of the Smuggler Box", move:873:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:881:872 "Move the Food to box 1 of the Shade Runner", move:881:873 "Move the Food to box 2 of the Shade Runner", move:881:880 "Move the
      Food to box 1 of the Smuggler Box", move:881:888 "Move the Food to box 1 of the Tarp Trailer", move:881:889 "Move the Food to box 2 of the Tarp
      Trailer", move:881:890 "Move the Food to box 3 of the Tarp Trailer", move:882:872 "Move the Food to box 1 of the Shade Runner", move:882:873
      "Move the Food to box 2 of the Shade Runner", move:882:880 "Move the Food to box 1 of the Smuggler Box", move:882:888 "Move the Food to box 1
      of the Tarp Trailer", move:882:889 "Move the Food to box 2 of the Tarp Trailer", move:882:890 "Move the Food to box 3 of the Tarp Trailer",
      move:888:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:881 "Move the Survivor to box 2 of the Smuggler Box", move:888:882
      "Move the Survivor to box 3 of the Smuggler Box", move:888:890 "Move the Survivor to box 3 of the Tarp Trailer", move:889:880 "Move the
      Survivor to box 1 of the Smuggler Box", move:889:881 "Move the Survivor to box 2 of the Smuggler Box", move:889:882 "Move the Survivor to box 3
      of the Smuggler Box", move:889:890 "Move the Survivor to box 3 of the Tarp Trailer", move:890:872 "Move the Ammo to box 1 of the Shade Runner",
      move:890:873 "Move the Ammo to box 2 of the Shade Runner", move:890:880 "Move the Ammo to box 1 of the Smuggler Box", move:890:881 "Move the
      Ammo to box 2 of the Smuggler Box", move:890:882 "Move the Ammo to box 3 of the Smuggler Box", move:890:888 "Move the Ammo to box 1 of the Tarp
      Trailer", move:890:889 "Move the Ammo to box 2 of the Tarp Trailer"
  Green answers: hold "Hold fire"
  chance: outcome deck, Outcome 05, seen by nobody, its back by all; exploration deck III, Paramedic
  told: Outcome 12 is turned over. (FL-FIRE-05)
  told: The Metal Smasher misses. (FL-EFIRE-05)
  told: Gate 4 shuts. (FL-ROUND-02)
  told: Round 5 begins. (FL-ROUND-06)
  told: The Paramedic comes up in slot 5. (FL-EXPL-22)
  all see phase convoys fire -> exploration; round 4 -> 5; gates 3 -> 4; slots[Solar Farm].tile Last Pump -> Breaker's Yard; slots[Solar Farm].cost 3
      -> 2; slots[Paramedic] new {card Paramedic, tile Last Pump, side 1, cost 3}; slots[3] gone; decks.exploration[2] 12 -> 11; decks.outcomes 9 ->
      8; aim columns 3-4 -> column 2; outcomes + Outcome 12
  all see Blue: stealth yes -> no; active[Citadel Scientist].used yes -> no; rest[Desert Son (blue)].used yes -> no

174. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"
  can (FL-BREAK-01): break:112 "Take a Break with the Desert Son"
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"
  can't, nobody is skilled enough (FL-EXPL-05): explore:2 "Explore the Rock Borer (slot 2, cost 2)"; explore:3 "Explore the Derailed Freight (slot 3,
      cost 2)"; explore:4 "Explore the Solar Farm (slot 4, cost 2)"; explore:5 "Explore the Paramedic (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:873:880 "Move the Survivor to box 1 of the
      Smuggler Box", move:873:881 "Move the Survivor to box 2 of the Smuggler Box", move:873:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:873:890 "Move the Survivor to box 3 of the Tarp Trailer", move:881:873 "Move the Food to box 2 of the Shade Runner", move:881:880 "Move
      the Food to box 1 of the Smuggler Box", move:881:889 "Move the Food to box 2 of the Tarp Trailer", move:881:890 "Move the Food to box 3 of the
      Tarp Trailer", move:882:873 "Move the Food to box 2 of the Shade Runner", move:882:880 "Move the Food to box 1 of the Smuggler Box",
      move:882:889 "Move the Food to box 2 of the Tarp Trailer", move:882:890 "Move the Food to box 3 of the Tarp Trailer", move:888:880 "Move the
      Survivor to box 1 of the Smuggler Box", move:889:880 "Move the Survivor to box 1 of the Smuggler Box", move:889:881 "Move the Survivor to box 2
      of the Smuggler Box", move:889:882 "Move the Survivor to box 3 of the Smuggler Box", move:889:890 "Move the Survivor to box 3 of the Tarp
      Trailer", move:890:873 "Move the Ammo to box 2 of the Shade Runner", move:890:880 "Move the Ammo to box 1 of the Smuggler Box", move:890:881
      "Move the Ammo to box 2 of the Smuggler Box", move:890:882 "Move the Ammo to box 3 of the Smuggler Box", move:890:889 "Move the Ammo to box 2
      of the Tarp Trailer"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:881 "Move the Survivor to box 2 of the Smuggler Box",
      move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:888:881
      "Move the Survivor to box 2 of the Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box", move:888:890 "Move the
      Survivor to box 3 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:881:872 "Move the Food to box 1 of the Shade Runner", move:881:888 "Move the
      Food to box 1 of the Tarp Trailer", move:882:872 "Move the Food to box 1 of the Shade Runner", move:882:888 "Move the Food to box 1 of the Tarp
      Trailer", move:890:872 "Move the Ammo to box 1 of the Shade Runner", move:890:888 "Move the Ammo to box 1 of the Tarp Trailer"
  Green answers: feed:1:112 "Feed the Desert Son 1 Food"
  told: Green spends 1 Food. (FL-FOOD-02)
  told: Green feeds the Desert Son: +1 skill this turn. (FL-FOOD-03)
  all see Green: columns[1].vehicle.boxes[2].token food -> none; active[Desert Son (green)].skill 1 -> 2; active[Desert Son (green)].boost 0 -> 1;
      tally.lines[4] new {part 8, count 3, fame 3}; tally.lines[Cooker] gone; tally.lines[5] gone; tally.total 10 -> 8

175. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"; explore:2 "Explore the Rock Borer (slot 2, cost 2)"; explore:3 "Explore
      the Derailed Freight (slot 3, cost 2)"; explore:4 "Explore the Solar Farm (slot 4, cost 2)"
  can (FL-BREAK-01): break:112 "Take a Break with the Desert Son"
  can (FL-FOOD-02): feed:1:112 "Feed the Desert Son 1 Food"
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Paramedic (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): - move:882:873 "Move the Food to box 2 of the Shade Runner", move:882:880 "Move the Food to box 1 of the Smuggler
      Box", move:882:889 "Move the Food to box 2 of the Tarp Trailer", move:882:890 "Move the Food to box 3 of the Tarp Trailer" + move:872:882 "Move
      the Survivor to box 3 of the Smuggler Box", move:881:882 "Move the Food to box 3 of the Smuggler Box", move:888:882 "Move the Survivor to box 3
      of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:888:882 "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:882:872 "Move the Food to box 1 of the Shade Runner", move:882:888 "Move the
      Food to box 1 of the Tarp Trailer"
  Green answers: explore:4 "Explore the Solar Farm (slot 4, cost 2)"
  told: Green explores the Solar Farm. (FL-EXPL-04)
  told: Green sends the Desert Son. (FL-EXPL-05)
  all see Green: active[Desert Son (green)].sent no -> yes

176. Green is asked: Solar Farm: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:4 "Gather: Solar Farm"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:4 "Bonus: Pay 1 Fury: recycle 1 Truck, Trailer or Device."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: act:4 "Gather: Solar Farm"

177. Green is asked: Solar Farm: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:874 "Damage box 3 of the Shade Runner (Weapon)"; damage:880 "Damage box 1 of the Smuggler Box (open)"; damage:882 "Damage
      box 3 of the Smuggler Box (open)"
  can (FL-DMG-04): damage:872 "Damage box 1 of the Shade Runner (Survivor), losing 1 Survivor"; damage:873 "Damage box 2 of the Shade Runner (open),
      losing 1 Survivor"; damage:881 "Damage box 2 of the Smuggler Box (open), losing 1 Food"; damage:888 "Damage box 1 of the Tarp Trailer
      (Survivor), losing 1 Survivor"; damage:889 "Damage box 2 of the Tarp Trailer (open), losing 1 Survivor"; damage:890 "Damage box 3 of the Tarp
      Trailer (open), losing 1 Ammo"
  Green answers: damage:874 "Damage box 3 of the Shade Runner (Weapon)"
  told: Solar Farm: Green takes 1 Damage on box 3 of the Shade Runner. (FL-LOC-01)
  told: Green takes 2 Fuel from the Solar Farm. (FL-EXPL-14)
  told: The Solar Farm leaves the market. (FL-EXPL-17)
  all see slots[3] new {tile Breaker's Yard, side 1, cost 2}; slots[Solar Farm] gone; common + Solar Farm
  all see Green: columns[0].vehicle.boxes[2].damaged no -> yes; columns[1].vehicle.boxes[0].token none -> fuel; columns[1].vehicle.boxes[2].token
      none -> fuel; tally.lines[4].count 3 -> 2; tally.lines[4].fame 3 -> 2; tally.total 8 -> 7

178. Green is asked: Solar Farm: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:4 "Bonus: Pay 1 Fury: recycle 1 Truck, Trailer or Device."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): - move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:872:882 "Move the Survivor to box 3 of the
      Smuggler Box", move:888:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box" +
      move:880:873 "Move the Fuel to box 2 of the Shade Runner", move:880:881 "Move the Fuel to box 2 of the Smuggler Box", move:880:889 "Move the
      Fuel to box 2 of the Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:882:873 "Move the Fuel to box 2 of the
      Shade Runner", move:882:881 "Move the Fuel to box 2 of the Smuggler Box", move:882:889 "Move the Fuel to box 2 of the Tarp Trailer",
      move:882:890 "Move the Fuel to box 3 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:888:880 "Move the Survivor to box 1 of the Smuggler Box", move:888:882
      "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:880:872 "Move the Fuel to box 1 of the Shade Runner", move:880:888 "Move the
      Fuel to box 1 of the Tarp Trailer", move:882:872 "Move the Fuel to box 1 of the Shade Runner", move:882:888 "Move the Fuel to box 1 of the Tarp
      Trailer"
  Green answers: done "Done"

179. Green is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, for 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  Green answers: tired:1 "To the Rest Zone at once"
  chance: exploration deck III, Citadel Outpost
  told: Green calls on the Desert Son. (FL-ABIL-01)
  told: Green's Desert Son goes to the Rest Zone. (FL-EXPL-09)
  told: The Citadel Outpost comes up in slot 5. (FL-EXPL-22)
  all see slots[Paramedic].tile Last Pump -> Breaker's Yard; slots[Paramedic].cost 3 -> 2; slots[Citadel Outpost] new {card Citadel Outpost, tile
      Last Pump, side 1, cost 3, left [ammo, ammo, food], right [fuel, fuel, object]}; slots[3] gone; decks.exploration[2] 11 -> 10
  all see Green: active[Desert Son (green)] gone; rest[Desert Son (green)] new {card Desert Son (green), skill 1, used}

180. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: end "End the turn"
  all see turn Green -> Blue

181. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Scrap Bazaar (slot 1, cost 1)"; explore:2 "Explore the Rock Borer (slot 2, cost 2)"; explore:3 "Explore
      the Derailed Freight (slot 3, cost 2)"; explore:4 "Explore the Paramedic (slot 4, cost 2)"
  can (FL-BREAK-01): break:125 "Take a Break with the Citadel Scientist"
  can (FL-FOOD-02): feed:2:125 "Feed the Citadel Scientist 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:125 "Feed the Citadel Scientist 1 Contaminated Food, in the Hazmat Suit"
  can (FL-OBJ-05): use:65 "Use the Anti-Heat Capsules"
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Citadel Outpost (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): + move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the
      Ration Tank", move:976:977 "Move the Survivor to box 2 of the Field Locker", move:976:986 "Move the Survivor to box 3 of the Ration Tank",
      move:977:976 "Move the Fuel to box 1 of the Field Locker", move:977:985 "Move the Fuel to box 2 of the Ration Tank", move:977:986 "Move the
      Fuel to box 3 of the Ration Tank", move:984:985 "Move the Fuel to box 2 of the Ration Tank", move:984:986 "Move the Fuel to box 3 of the Ration
      Tank", move:985:977 "Move the Contaminated Food to box 2 of the Field Locker", move:985:984 "Move the Contaminated Food to box 1 of the Ration
      Tank", move:985:986 "Move the Contaminated Food to box 3 of the Ration Tank"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:968:977 "Move the Survivor to box 2 of the Field Locker",
      move:969:977 "Move the Survivor to box 2 of the Field Locker", move:984:976 "Move the Fuel to box 1 of the Field Locker", move:985:976 "Move
      the Contaminated Food to box 1 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:968:984 "Move the Survivor to box 1 of the Ration Tank", move:968:985 "Move
      the Survivor to box 2 of the Ration Tank", move:969:984 "Move the Survivor to box 1 of the Ration Tank", move:969:985 "Move the Survivor to box
      2 of the Ration Tank", move:976:984 "Move the Survivor to box 1 of the Ration Tank", move:976:985 "Move the Survivor to box 2 of the Ration
      Tank", move:977:968 "Move the Fuel to box 1 of the Patrol Carrier", move:977:969 "Move the Fuel to box 2 of the Patrol Carrier", move:984:968
      "Move the Fuel to box 1 of the Patrol Carrier", move:984:969 "Move the Fuel to box 2 of the Patrol Carrier", move:985:968 "Move the
      Contaminated Food to box 1 of the Patrol Carrier", move:985:969 "Move the Contaminated Food to box 2 of the Patrol Carrier"
  Blue answers: explore:4 "Explore the Paramedic (slot 4, cost 2)"
  told: Blue explores the Paramedic. (FL-EXPL-04)
  told: Blue sends the Citadel Scientist. (FL-EXPL-05)
  all see Blue: active[Citadel Scientist].sent no -> yes

182. Blue is asked: Paramedic: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:4 "Recruit: Paramedic"
  can (FL-OBJ-05): use:65 "Use the Anti-Heat Capsules"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:4 "Bonus: Pay 1 Fury: recycle 1 Truck, Trailer or Device."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  Blue answers: act:4 "Recruit: Paramedic"
  told: Blue recruits the Paramedic. (FL-RECRUIT-01)
  all see slots[3].card Paramedic -> -
  all see Blue: columns[2].vehicle.boxes[2].token none -> survivor; rest[Paramedic] new {card Paramedic, skill 2}

183. Blue is asked: Paramedic: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can (FL-OBJ-05): use:65 "Use the Anti-Heat Capsules"
  can't, not enough Fury (FL-FURY-02): bonus:4 "Bonus: Pay 1 Fury: recycle 1 Truck, Trailer or Device."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  without a turn (FL-CONVOY-05): - move:968:986 "Move the Survivor to box 3 of the Ration Tank", move:969:986 "Move the Survivor to box 3 of the
      Ration Tank", move:976:986 "Move the Survivor to box 3 of the Ration Tank", move:984:986 "Move the Fuel to box 3 of the Ration Tank",
      move:985:986 "Move the Contaminated Food to box 3 of the Ration Tank" + move:986:977 "Move the Survivor to box 2 of the Field Locker"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:984:986 "Move the Fuel to box 3 of the Ration Tank",
      move:985:986 "Move the Contaminated Food to box 3 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:986:984 "Move the Survivor to box 1 of the Ration Tank", move:986:985 "Move
      the Survivor to box 2 of the Ration Tank"
  Blue answers: done "Done"
  chance: exploration deck III, Broken Aqueduct
  told: Blue's Citadel Scientist goes to the Exhausted Zone. (FL-EXPL-09)
  told: The Broken Aqueduct comes up in slot 5. (FL-EXPL-22)
  all see slots[Citadel Outpost].tile Last Pump -> Breaker's Yard; slots[Citadel Outpost].cost 3 -> 2; slots[Broken Aqueduct] new {card Broken
      Aqueduct, tile Last Pump, side 1, cost 3, left [food, food], right [fuel]}; slots[3] gone; decks.exploration[2] 10 -> 9
  all see Blue: active[Citadel Scientist] gone; exhausted[Citadel Scientist] new {card Citadel Scientist, skill 2}

184. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:2:125 "Feed the Citadel Scientist 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:125 "Feed the Citadel Scientist 1 Contaminated Food, in the Hazmat Suit"
  can (FL-OBJ-05): use:65 "Use the Anti-Heat Capsules"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"
  Blue answers: end "End the turn"
  all see phase exploration -> rest; turn Blue -> -

185. Blue is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-FOOD-02): feed:2:125 "Feed the Citadel Scientist 1 Contaminated Food"
  can (FL-RULING-105): feed-suited:2:125 "Feed the Citadel Scientist 1 Contaminated Food, in the Hazmat Suit"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"
  Blue answers: feed:2:125 "Feed the Citadel Scientist 1 Contaminated Food"
  told Blue: Blue spends 1 Contaminated Food. (FL-FOOD-02)
  told Blue: Blue's Citadel Scientist goes to the Rest Zone. (FL-FOOD-02)
  told Blue: Blue's Citadel Scientist takes a Contamination counter. (FL-FOOD-04)
  Blue sees Blue: columns[2].vehicle.boxes[1].token contaminated food -> none; exhausted[Citadel Scientist] gone; rest[Citadel Scientist] new {card
      Citadel Scientist, skill 1, counters 1}

186. Blue is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"
  without a turn (FL-CONVOY-05): - move:985:977 "Move the Contaminated Food to box 2 of the Field Locker", move:985:984 "Move the Contaminated Food
      to box 1 of the Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:985:976 "Move the Contaminated Food to box 1 of the Field
      Locker", move:985:986 "Move the Contaminated Food to box 3 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:985:968 "Move the Contaminated Food to box 1 of the Patrol Carrier",
      move:985:969 "Move the Contaminated Food to box 2 of the Patrol Carrier"
  Blue answers: shift "Move the zones on"
  told Blue: Blue's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  Blue sees Blue: active[Desert Son (blue)] new {card Desert Son (blue), skill 1}; active[Citadel Guard] new {card Citadel Guard, skill 2};
      active[Paramedic] new {card Paramedic, skill 2}; active[Citadel Scientist] new {card Citadel Scientist, skill 1, counters 1}; rest[Desert Son
      (blue)] gone; rest[Citadel Guard] gone; rest[Paramedic] gone; rest[Citadel Scientist] gone

187. Blue is asked, side by side with others: Your crew has moved on. Anything else before you confirm? (rested, FL-REST-05)
  can (FL-RULING-58): ready "Confirm"
  can (FL-ABIL-01): ability:125 "Citadel Scientist: gain 1 Object"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"
  Blue answers: ability:125 "Citadel Scientist: gain 1 Object"
  told Blue: Blue calls on the Citadel Scientist. (FL-ABIL-01)
  Blue sees Blue: active[Citadel Scientist].used no -> yes

188. Green is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: shift "Move the zones on"
  chance: object deck, Durable Canned Goods, seen by Blue
  told: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  told: Blue spends 1 Contaminated Food. (FL-FOOD-02)
  told: Blue's Citadel Scientist goes to the Rest Zone. (FL-FOOD-02)
  told: Blue's Citadel Scientist takes a Contamination counter. (FL-FOOD-04)
  told: Blue's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  told: Blue calls on the Citadel Scientist. (FL-ABIL-01)
  told: Blue draws an Object. (FL-RULING-58)
  told Blue: Blue draws the Durable Canned Goods. (FL-RULING-58)
  all see phase rest -> movement; turn - -> Blue; decks.objects 4 -> 3
  all see Green: moved 4 -> 0; active[Incursor] new {card Incursor, skill 2}; active[Gambler] new {card Gambler, skill 3}; active[Cooker] new {card
      Cooker, skill 2}; active[Desert Son (green)] new {card Desert Son (green), skill 1, used}; rest[Incursor] gone; rest[Gambler] gone;
      rest[Cooker] gone; rest[Desert Son (green)] gone
  all see Blue: moved 6 -> 0; columns[2].vehicle.boxes[1].token contaminated food -> none; active[Desert Son (blue)] new {card Desert Son (blue),
      skill 1}; active[Citadel Guard] new {card Citadel Guard, skill 2}; active[Paramedic] new {card Paramedic, skill 2}; active[Citadel Scientist]
      new {card Citadel Scientist, skill 1, counters 1, used}; exhausted[Citadel Scientist] gone; rest[Desert Son (blue)] gone; rest[Citadel Guard]
      gone; rest[Paramedic] gone; hand[2] new {back object}; tally.lines[2].count 2 -> 3; tally.lines[2].fame 2 -> 3; tally.total 12 -> 13
  Blue sees Blue: hand[Durable Canned Goods] new {card Durable Canned Goods, back object}

189. Blue is asked: Your convoy stands on 303, its speed is 5. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, no Food (FL-RULING-110): call:51 "Paramedic: 1 Food wakes one or two Survivors"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"; use:68 "Use the Durable Canned Goods"
  Blue answers: set-off "Spend 1 Fuel and set off"
  told: Blue spends 1 Fuel. (FL-MOVE-03)
  told: Blue sets off with 5 points. (FL-MOVE-03)
  all see points 0 -> 5
  all see Blue: columns[1].vehicle.boxes[1].token fuel -> none

190. Blue is asked: Your convoy is on 303 with 5 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:304 "By road to 304"; drive:305 "Drive on to 305: 2 spaces"; drive:306 "Drive on to 306: 3 spaces"; drive:307 "Drive on to
      307: 4 spaces"; drive:308 "Drive on to 308: 5 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, needs Tracks (FL-SHORT-02): cross:305 "By the Rough shortcut to 305"
  can't, no Food (FL-RULING-110): call:51 "Paramedic: 1 Food wakes one or two Survivors"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"; use:68 "Use the Durable Canned Goods"
  without a turn (FL-CONVOY-05): - move:977:976 "Move the Fuel to box 1 of the Field Locker", move:977:985 "Move the Fuel to box 2 of the Ration
      Tank", move:977:986 "Move the Fuel to box 3 of the Ration Tank" + move:968:977 "Move the Survivor to box 2 of the Field Locker", move:969:977
      "Move the Survivor to box 2 of the Field Locker", move:984:977 "Move the Fuel to box 2 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:977:968 "Move the Fuel to box 1 of the Patrol Carrier", move:977:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:968:977 "Move the Survivor to box 2 of the Field Locker",
      move:969:977 "Move the Survivor to box 2 of the Field Locker"
  Blue answers: cross:304 "By road to 304"
  told: Blue goes from 303 to 304. (FL-MOVE-05)
  all see points 5 -> 4
  all see Blue: space 303 -> 304; tally.lines[0].count 3 -> 4; tally.lines[0].fame 3 -> 4; tally.total 13 -> 14

191. Blue is asked: Your convoy is on 304 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:305 "By road to 305"; drive:306 "Drive on to 306: 2 spaces"; drive:307 "Drive on to 307: 3 spaces"; drive:308 "Drive on to
      308: 4 spaces"; stop "Stop here"
  can (FL-SHORT-03): cross:306 "By the Dangerous shortcut to 306: 1 Contamination"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"; use:68 "Use the Durable Canned Goods"
  Blue answers: cross:306 "By the Dangerous shortcut to 306: 1 Contamination"
  told: Blue goes from 304 to 306 by the Dangerous shortcut. (FL-SHORT-03)
  all see points 4 -> 3
  all see Blue: space 304 -> 306; tally.lines[0].count 4 -> 5; tally.lines[0].fame 4 -> 5; tally.total 14 -> 15

192. Blue is asked: Who takes the Contamination counter? (counter, FL-CONT-01)
  can (FL-CONT-01): counter:124 "The Desert Son takes it"; counter:126 "The Citadel Guard takes it"; counter:51 "The Paramedic takes it"; counter:125
      "The Citadel Scientist takes it"
  can (FL-RULING-105): suit:70 "Nobody: use the Hazmat Suit"
  Blue answers: counter:51 "The Paramedic takes it"
  told: Blue's Paramedic takes a Contamination counter. (FL-SHORT-03)
  all see Blue: active[Paramedic].skill 2 -> 1; active[Paramedic].counters 0 -> 1

193. Blue is asked: Your convoy is on 306 with 3 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:307 "By road to 307"; drive:308 "Drive on to 308: 2 spaces"; drive:309 "Drive on to 309: 3 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-WAY-02): claim:157:306 "Stop here and take 1 Ammo"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"; use:68 "Use the Durable Canned Goods"
  Blue answers: drive:309 "Drive on to 309: 3 spaces"
  told: Blue drives from 306 to 309, 3 spaces. (FL-MOVE-05)
  all see points 3 -> 0
  all see Blue: space 306 -> 309; tally.lines[0].count 5 -> 8; tally.lines[0].fame 5 -> 8; tally.total 15 -> 18

194. Blue is asked: Your convoy is on 309 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:310 "By road to 310"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"; use:68 "Use the Durable Canned Goods"
  Blue answers: stop "Stop here"
  all see turn Blue -> Green
  all see Blue: moved 0 -> 5

195. Green is asked: Your convoy stands on 209, its speed is 4. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: set-off "Spend 1 Fuel and set off"
  told: Green spends 1 Fuel. (FL-MOVE-03)
  told: Green sets off with 4 points. (FL-MOVE-03)
  all see points 0 -> 4
  all see Green: columns[1].vehicle.boxes[2].token fuel -> none

196. Green is asked: Your convoy is on 209 with 4 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-07): cross:300 "Through the Tunnel to 300"
  can (FL-MOVE-05): drive:302 "Drive on to 302: 2 spaces"; drive:303 "Drive on to 303: 3 spaces"; drive:304 "Drive on to 304: 4 spaces"; stop "Stop
      here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-ABIL-01): barter:113 "Incursor: 1 Object for +1 speed"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): - move:882:873 "Move the Fuel to box 2 of the Shade Runner", move:882:881 "Move the Fuel to box 2 of the Smuggler
      Box", move:882:889 "Move the Fuel to box 2 of the Tarp Trailer", move:882:890 "Move the Fuel to box 3 of the Tarp Trailer" + move:872:882 "Move
      the Survivor to box 3 of the Smuggler Box", move:880:882 "Move the Fuel to box 3 of the Smuggler Box", move:888:882 "Move the Survivor to box 3
      of the Smuggler Box"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:888:882 "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:882:872 "Move the Fuel to box 1 of the Shade Runner", move:882:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: drive:304 "Drive on to 304: 4 spaces"
  told: Green drives from 209 to 304, 4 spaces. (FL-MOVE-05)
  all see points 4 -> 0
  all see Green: space 209 -> 304
  all see Blue: tally.lines[0].count 8 -> 4; tally.lines[0].fame 8 -> 4; tally.total 18 -> 14

197. Green is asked: Your convoy is on 304 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-ABIL-01): barter:113 "Incursor: 1 Object for +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:305 "By road to 305"; cross:306 "By the Dangerous shortcut to 306: 1 Contamination"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: stop "Stop here"
  told: Turn order: Green, Blue. (FL-TURN-01)
  all see phase movement -> convoys fire; turn Green -> Blue
  all see Green: moved 0 -> 4

198. Blue is asked: In your region: Metal Smasher (6 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-ABIL-01): blow:126:3:3 "Citadel Guard, for 1 Fuel: 3 Damage to the Metal Smasher"; blow:126:3:6 "Citadel Guard, for 1 Object: 3 Damage to
      the Metal Smasher"
  can (FL-FIRE-16): hold "Hold fire"
  can't, damaged (FL-DMG-05): fire:970 "Weapon 1 on the Patrol Carrier"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:65 "Use the Anti-Heat Capsules"; use:68 "Use the Durable Canned Goods"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:968:977 "Move the Survivor to box 2 of the Field Locker", move:968:984 "Move the
      Survivor to box 1 of the Ration Tank", move:968:985 "Move the Survivor to box 2 of the Ration Tank", move:969:977 "Move the Survivor to box 2
      of the Field Locker", move:969:984 "Move the Survivor to box 1 of the Ration Tank", move:969:985 "Move the Survivor to box 2 of the Ration
      Tank", move:976:977 "Move the Survivor to box 2 of the Field Locker", move:976:984 "Move the Survivor to box 1 of the Ration Tank",
      move:976:985 "Move the Survivor to box 2 of the Ration Tank", move:984:968 "Move the Fuel to box 1 of the Patrol Carrier", move:984:969 "Move
      the Fuel to box 2 of the Patrol Carrier", move:984:976 "Move the Fuel to box 1 of the Field Locker", move:984:977 "Move the Fuel to box 2 of
      the Field Locker", move:984:985 "Move the Fuel to box 2 of the Ration Tank", move:984:986 "Move the Fuel to box 3 of the Ration Tank",
      move:986:977 "Move the Survivor to box 2 of the Field Locker", move:986:984 "Move the Survivor to box 1 of the Ration Tank", move:986:985 "Move
      the Survivor to box 2 of the Ration Tank"
  Blue answers: blow:126:3:6 "Citadel Guard, for 1 Object: 3 Damage to the Metal Smasher"
  told: Blue calls on the Citadel Guard. (FL-ABIL-01)
  all see Blue: active[Citadel Guard].used no -> yes

199. Blue is asked: Choose the Object you pay with. (pay, FL-RULING-143)
  can (FL-RULING-143): discard:70 "Discard the Hazmat Suit"; discard:65 "Discard the Anti-Heat Capsules"; discard:68 "Discard the Durable Canned
      Goods"
  Blue answers: discard:65 "Discard the Anti-Heat Capsules"
  chance: object deck, Nitrous Oxide 2, seen by Blue
  told: Blue discards the Anti-Heat Capsules. (FL-FIRE-18)
  told: Blue deals 3 Damage to the Metal Smasher; 3 boxes still to fill. (FL-FIRE-18)
  told: Blue puts a Target counter on the Metal Smasher. (FL-FIRE-12)
  told: Blue puts a Target counter on the Metal Smasher. (FL-FIRE-12)
  told: Blue draws an Object. (FL-FIRE-12)
  told Blue: Blue draws the Nitrous Oxide. (FL-FIRE-12)
  all see turn Blue -> Green; decks.objects 3 -> 2; objects + Anti-Heat Capsules; foes[3].filled 0 -> 3; foes[3].targets[1] 0 -> 2
  all see Blue: targets 3 -> 1
  Blue sees Blue: hand[Nitrous Oxide 2] new {card Nitrous Oxide 2, back object}; hand[Anti-Heat Capsules] gone

200. Green is asked: In your region: Metal Smasher (3 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-OBJ-05): use:77 "Use the Smoke Grenade"
  can (FL-FIRE-16): hold "Hold fire"
  can't, damaged (FL-DMG-05): fire:874 "Weapon 2 on the Shade Runner"
  can't, no Weapon can attack (FL-FIRE-04): use:71 "Use the Incendiary Ammunition"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box", move:872:881 "Move the
      Survivor to box 2 of the Smuggler Box", move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:872:890 "Move the Survivor to box 3
      of the Tarp Trailer", move:873:880 "Move the Survivor to box 1 of the Smuggler Box", move:873:881 "Move the Survivor to box 2 of the Smuggler
      Box", move:873:882 "Move the Survivor to box 3 of the Smuggler Box", move:873:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:880:872 "Move the Fuel to box 1 of the Shade Runner", move:880:873 "Move the Fuel to box 2 of the Shade Runner", move:880:881 "Move the
      Fuel to box 2 of the Smuggler Box", move:880:882 "Move the Fuel to box 3 of the Smuggler Box", move:880:888 "Move the Fuel to box 1 of the Tarp
      Trailer", move:880:889 "Move the Fuel to box 2 of the Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:881:872
      "Move the Food to box 1 of the Shade Runner", move:881:873 "Move the Food to box 2 of the Shade Runner", move:881:880 "Move the Food to box 1
      of the Smuggler Box", move:881:882 "Move the Food to box 3 of the Smuggler Box", move:881:888 "Move the Food to box 1 of the Tarp Trailer",
      move:881:889 "Move the Food to box 2 of the Tarp Trailer", move:881:890 "Move the Food to box 3 of the Tarp Trailer", move:888:880 "Move the
      Survivor to box 1 of the Smuggler Box", move:888:881 "Move the Survivor to box 2 of the Smuggler Box", move:888:882 "Move the Survivor to box 3
      of the Smuggler Box", move:888:890 "Move the Survivor to box 3 of the Tarp Trailer", move:889:880 "Move the Survivor to box 1 of the Smuggler
      Box", move:889:881 "Move the Survivor to box 2 of the Smuggler Box", move:889:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:889:890 "Move the Survivor to box 3 of the Tarp Trailer", move:890:872 "Move the Ammo to box 1 of the Shade Runner", move:890:873 "Move
      the Ammo to box 2 of the Shade Runner", move:890:880 "Move the Ammo to box 1 of the Smuggler Box", move:890:881 "Move the Ammo to box 2 of the
      Smuggler Box", move:890:882 "Move the Ammo to box 3 of the Smuggler Box", move:890:888 "Move the Ammo to box 1 of the Tarp Trailer",
      move:890:889 "Move the Ammo to box 2 of the Tarp Trailer"
  Green answers: hold "Hold fire"
  chance: outcome deck, Outcome 03, seen by nobody, its back by all
  told: Outcome 05 is turned over. (FL-FIRE-05)
  all see phase convoys fire -> enemies fire; turn Green -> -; decks.outcomes 8 -> 7; aim column 2 -> top row; outcomes + Outcome 05

201. Blue is asked: Metal Smasher: Choose a box of your top row for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:376 "Damage box 1 of the Booster Coil (speed)"; damage:649 "Damage box 2 of the Epic Luggage Rack (Fame)"; damage:696
      "Damage box 1 of the Hyper Booster (speed)"; damage:697 "Damage box 2 of the Hyper Booster (Fame)"
  can't, the damage is aimed elsewhere (FL-DMG-02): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage
      box 2 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:976 "Damage box 1 of the Field Locker (open), losing 1 Survivor"; damage:977
      "Damage box 2 of the Field Locker (open)"; damage:984 "Damage box 1 of the Ration Tank (Food or Fuel), losing 1 Fuel"; damage:985 "Damage box 2
      of the Ration Tank (Food or Fuel)"; damage:986 "Damage box 3 of the Ration Tank (open), losing 1 Survivor"
  can't, it is damaged already (FL-CONVOY-07): damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:377 "Damage box 2 of the Booster Coil
      (armor)"; damage:978 "Damage box 3 of the Field Locker (Tracks)"; damage:648 "Damage box 1 of the Epic Luggage Rack (MAX +1)"
  Blue answers: damage:376 "Damage box 1 of the Booster Coil (speed)"
  chance: exploration deck III, Decon Shower
  told: Metal Smasher: Blue takes 1 Damage on box 1 of the Booster Coil. (FL-EFIRE-02)
  told: Gate 5 shuts. (FL-ROUND-02)
  told: The Scrap Bazaar leaves the market. (FL-ROUND-04)
  told: Round 6 begins. (FL-ROUND-06)
  told: The Decon Shower comes up in slot 5. (FL-EXPL-22)
  all see phase enemies fire -> exploration; round 5 -> 6; turn - -> Green; gates 4 -> 5; slots[Rock Borer].tile Tool Crib -> Water Trough;
      slots[Rock Borer].cost 2 -> 1; slots[Derailed Freight].tile Powder Shed -> Tool Crib; slots[Citadel Outpost].tile Breaker's Yard -> Powder
      Shed; slots[Citadel Outpost].side 1 -> 0; slots[Broken Aqueduct].tile Last Pump -> Breaker's Yard; slots[Broken Aqueduct].cost 3 -> 2;
      slots[Decon Shower] new {card Decon Shower, tile Last Pump, side 1, cost 3}; slots[Scrap Bazaar] gone; decks.exploration[2] 9 -> 8; common +
      Scrap Bazaar
  all see Green: active[Desert Son (green)].used yes -> no
  all see Blue: speed 5 -> 4; columns[0].device.boxes[0].damaged no -> yes; active[Citadel Guard].used yes -> no; active[Citadel Scientist].used yes
      -> no

202. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Rock Borer (slot 1, cost 1)"; explore:2 "Explore the Derailed Freight (slot 2, cost 2)"; explore:3
      "Explore the Citadel Outpost (slot 3, cost 2)"; explore:4 "Explore the Broken Aqueduct (slot 4, cost 2)"; explore:5 "Explore the Decon Shower
      (slot 5, cost 3)"
  can (FL-BREAK-01): break:113 "Take a Break with the Incursor"; break:30 "Take a Break with the Gambler"; break:3 "Take a Break with the Cooker";
      break:112 "Take a Break with the Desert Son"
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:30 "Feed the Gambler 1 Food"; feed:1:3 "Feed the Cooker 1 Food"; feed:1:112 "Feed
      the Desert Son 1 Food"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): + move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:873:880 "Move the Survivor to box 1 of the
      Smuggler Box", move:873:881 "Move the Survivor to box 2 of the Smuggler Box", move:873:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:873:890 "Move the Survivor to box 3 of the Tarp Trailer", move:880:873 "Move the Fuel to box 2 of the Shade Runner", move:880:881 "Move
      the Fuel to box 2 of the Smuggler Box", move:880:882 "Move the Fuel to box 3 of the Smuggler Box", move:880:889 "Move the Fuel to box 2 of the
      Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:881:873 "Move the Food to box 2 of the Shade Runner",
      move:881:880 "Move the Food to box 1 of the Smuggler Box", move:881:882 "Move the Food to box 3 of the Smuggler Box", move:881:889 "Move the
      Food to box 2 of the Tarp Trailer", move:881:890 "Move the Food to box 3 of the Tarp Trailer", move:888:882 "Move the Survivor to box 3 of the
      Smuggler Box", move:889:880 "Move the Survivor to box 1 of the Smuggler Box", move:889:881 "Move the Survivor to box 2 of the Smuggler Box",
      move:889:882 "Move the Survivor to box 3 of the Smuggler Box", move:889:890 "Move the Survivor to box 3 of the Tarp Trailer", move:890:873
      "Move the Ammo to box 2 of the Shade Runner", move:890:880 "Move the Ammo to box 1 of the Smuggler Box", move:890:881 "Move the Ammo to box 2
      of the Smuggler Box", move:890:882 "Move the Ammo to box 3 of the Smuggler Box", move:890:889 "Move the Ammo to box 2 of the Tarp Trailer"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:872:881 "Move the Survivor to box 2 of the Smuggler Box", move:872:890 "Move the Survivor to box 3 of the Tarp Trailer", move:888:880
      "Move the Survivor to box 1 of the Smuggler Box", move:888:881 "Move the Survivor to box 2 of the Smuggler Box", move:888:890 "Move the
      Survivor to box 3 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:880:872 "Move the Fuel to box 1 of the Shade Runner", move:880:888 "Move the
      Fuel to box 1 of the Tarp Trailer", move:881:872 "Move the Food to box 1 of the Shade Runner", move:881:888 "Move the Food to box 1 of the Tarp
      Trailer", move:890:872 "Move the Ammo to box 1 of the Shade Runner", move:890:888 "Move the Ammo to box 1 of the Tarp Trailer"
  Green answers: explore:3 "Explore the Citadel Outpost (slot 3, cost 2)"
  told: Green explores the Citadel Outpost. (FL-EXPL-04)

203. Green is asked: To explore the Citadel Outpost takes a skill of 2: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-05): send:113 "Send the Incursor"; send:30 "Send the Gambler"; send:3 "Send the Cooker"
  can't, not skilled enough alone (FL-EXPL-05): send:112 "Send the Desert Son"
  Green answers: send:113 "Send the Incursor"
  told: Green sends the Incursor. (FL-EXPL-05)
  all see Green: active[Incursor].sent no -> yes

204. Green is asked: Citadel Outpost: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:3 "Gather: Citadel Outpost"
  can (FL-BONUS-01): bonus:3 "Bonus: 1 Damage: gain 1 Ammo."
  can (FL-RULING-142): bonus:3:1:1 "Bonus: Pay 1 Fury, 1 Damage: gain 1 Food. (the Incursor: no Fury)"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:3:1 "Bonus: Pay 1 Fury, 1 Damage: gain 1 Food."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: act:3 "Gather: Citadel Outpost"
  told: Citadel Outpost: Green loses 1 Fame and stands at 0. (FL-LOC-03)
  all see Green: fame 1 -> 0; tally.lines[1].count 1 -> 0; tally.lines[1].fame 1 -> 0; tally.total 7 -> 6

205. Green is asked: Citadel Outpost: which block do you take? (block, FL-EXPL-14)
  can (FL-EXPL-14): block:3 "Take 2 Ammo and 1 Food"; block:3:1 "Take 2 Fuel and 1 Object"
  Green answers: block:3:1 "Take 2 Fuel and 1 Object"
  told: Green takes 2 Fuel and 1 Object from the Citadel Outpost. (FL-EXPL-14)
  all see slots[Citadel Outpost].right - fuel, fuel, object
  all see Green: columns[1].vehicle.boxes[2].token none -> fuel; loose + fuel

206. Green is asked: Citadel Outpost: Your convoy can't carry all this. What goes back to the Reserve? (return, FL-CONVOY-03)
  can (FL-CONVOY-03): return:1 "Return 1 Food"; return:3 "Return 1 Fuel"; return:4 "Return 1 Ammo"
  can (FL-RULING-27): dismiss:113 "Return 1 Survivor and lose the Incursor"; dismiss:30 "Return 1 Survivor and lose the Gambler"; dismiss:3 "Return 1
      Survivor and lose the Cooker"; dismiss:112 "Return 1 Survivor and lose the Desert Son"
  without a turn (FL-CONVOY-05): - move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:880:882 "Move the Fuel to box 3 of the
      Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box" + move:882:873 "Move the Fuel to box 2 of the Shade Runner",
      move:882:881 "Move the Fuel to box 2 of the Smuggler Box", move:882:889 "Move the Fuel to box 2 of the Tarp Trailer", move:882:890 "Move the
      Fuel to box 3 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:872:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:888:882 "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:882:872 "Move the Fuel to box 1 of the Shade Runner", move:882:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  Green answers: return:4 "Return 1 Ammo"
  chance: object deck, Nitrous Oxide, seen by Green
  told: Green returns 1 Ammo to the Reserve. (FL-CONVOY-12)
  told: Green draws an Object. (FL-EXPL-16)
  told Green: Green draws the Nitrous Oxide. (FL-EXPL-16)
  all see decks.objects 2 -> 1
  all see Green: columns[2].vehicle.boxes[2].token ammo -> fuel; loose - fuel; hand[2] new {back object}; tally.lines[2].count 2 -> 3;
      tally.lines[2].fame 2 -> 3; tally.total 6 -> 7
  Green sees Green: hand[Nitrous Oxide] new {card Nitrous Oxide, back object}

207. Green is asked: Citadel Outpost: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:3 "Bonus: 1 Damage: gain 1 Ammo."
  can (FL-RULING-142): bonus:3:1:1 "Bonus: Pay 1 Fury, 1 Damage: gain 1 Food. (the Incursor: no Fury)"
  can't, not enough Fury (FL-FURY-02): bonus:3:1 "Bonus: Pay 1 Fury, 1 Damage: gain 1 Food."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"; use:75 "Use the Nitrous Oxide"
  without a turn (FL-CONVOY-05): - move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:882:890 "Move the Fuel to box 3 of the Tarp
      Trailer", move:890:873 "Move the Ammo to box 2 of the Shade Runner", move:890:880 "Move the Ammo to box 1 of the Smuggler Box", move:890:881
      "Move the Ammo to box 2 of the Smuggler Box", move:890:882 "Move the Ammo to box 3 of the Smuggler Box", move:890:889 "Move the Ammo to box 2
      of the Tarp Trailer" + move:890:873 "Move the Fuel to box 2 of the Shade Runner", move:890:881 "Move the Fuel to box 2 of the Smuggler Box",
      move:890:889 "Move the Fuel to box 2 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:890:872 "Move the Ammo to box 1 of the Shade Runner", move:890:888 "Move the
      Ammo to box 1 of the Tarp Trailer" + move:890:872 "Move the Fuel to box 1 of the Shade Runner", move:890:888 "Move the Fuel to box 1 of the
      Tarp Trailer"
  Green answers: done "Done"
  told: Green's Incursor goes to the Exhausted Zone. (FL-EXPL-09)
  all see Green: active[Incursor] gone; exhausted[Incursor] new {card Incursor, skill 2}

208. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:30 "Feed the Gambler 1 Food"; feed:1:3 "Feed the Cooker 1 Food";
      feed:1:112 "Feed the Desert Son 1 Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"; use:75 "Use the Nitrous Oxide"
  Green answers: end "End the turn"
  all see turn Green -> Blue

209. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Rock Borer (slot 1, cost 1)"; explore:2 "Explore the Derailed Freight (slot 2, cost 2)"; explore:3
      "Explore the Citadel Outpost (slot 3, cost 2)"; explore:4 "Explore the Broken Aqueduct (slot 4, cost 2)"; explore:5 "Explore the Decon Shower
      (slot 5, cost 3)"
  can (FL-BREAK-01): break:124 "Take a Break with the Desert Son"; break:126 "Take a Break with the Citadel Guard"; break:51 "Take a Break with the
      Paramedic"; break:125 "Take a Break with the Citadel Scientist"
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  without a turn (FL-CONVOY-05): + move:968:977 "Move the Survivor to box 2 of the Field Locker", move:969:977 "Move the Survivor to box 2 of the
      Field Locker", move:976:977 "Move the Survivor to box 2 of the Field Locker", move:984:977 "Move the Fuel to box 2 of the Field Locker",
      move:984:985 "Move the Fuel to box 2 of the Ration Tank", move:986:977 "Move the Survivor to box 2 of the Field Locker"
  not without a turn, no shifting under fire (FL-CONVOY-06): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:968:984 "Move the Survivor to box 1 of the Ration Tank", move:968:985 "Move
      the Survivor to box 2 of the Ration Tank", move:969:984 "Move the Survivor to box 1 of the Ration Tank", move:969:985 "Move the Survivor to box
      2 of the Ration Tank", move:976:984 "Move the Survivor to box 1 of the Ration Tank", move:976:985 "Move the Survivor to box 2 of the Ration
      Tank", move:984:968 "Move the Fuel to box 1 of the Patrol Carrier", move:984:969 "Move the Fuel to box 2 of the Patrol Carrier", move:986:984
      "Move the Survivor to box 1 of the Ration Tank", move:986:985 "Move the Survivor to box 2 of the Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:984:976 "Move the Fuel to box 1 of the Field Locker",
      move:984:986 "Move the Fuel to box 3 of the Ration Tank"
  Blue answers: explore:2 "Explore the Derailed Freight (slot 2, cost 2)"
  told: Blue explores the Derailed Freight. (FL-EXPL-04)

210. Blue is asked: To explore the Derailed Freight takes a skill of 2: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-06): send:124:51 "Send the Desert Son and the Paramedic"; send:124:125 "Send the Desert Son and the Citadel Scientist"; send:51:125
      "Send the Paramedic and the Citadel Scientist"
  can (FL-EXPL-05): send:126 "Send the Citadel Guard"
  can't, not skilled enough alone (FL-EXPL-05): send:124 "Send the Desert Son"; send:51 "Send the Paramedic"; send:125 "Send the Citadel Scientist"
  Blue answers: send:124:125 "Send the Desert Son and the Citadel Scientist"
  told: Blue sends the Desert Son. (FL-EXPL-05)
  told: Blue sends the Citadel Scientist. (FL-EXPL-05)
  all see Blue: active[Desert Son (blue)].sent no -> yes; active[Citadel Scientist].sent no -> yes

211. Blue is asked: Derailed Freight: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:2 "Gather: Derailed Freight"
  can (FL-BONUS-01): bonus:2 "Bonus: 2 Repairs."
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:2:1 "Bonus: Pay 2 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  Blue answers: bonus:2 "Bonus: 2 Repairs."
  told: Blue takes the Bonus Action of the Tool Crib. (FL-BONUS-01)

212. Blue is asked: Choose a box to repair. (2 to go) (repair, FL-DMG-06)
  can (FL-DMG-06): repair:970 "Repair box 3 of the Patrol Carrier (Weapon)"; repair:376 "Repair box 1 of the Booster Coil (speed)"; repair:377
      "Repair box 2 of the Booster Coil (armor)"; repair:978 "Repair box 3 of the Field Locker (Tracks)"; repair:648 "Repair box 1 of the Epic
      Luggage Rack (MAX +1)"
  Blue answers: repair:648 "Repair box 1 of the Epic Luggage Rack (MAX +1)"
  told: Blue repairs box 1 of the Epic Luggage Rack. (FL-BONUS-01)
  all see Blue: limit 3 -> 4; columns[1].device.boxes[0].damaged yes -> no; tally.lines[5].count 2 -> 3; tally.lines[5].fame 2 -> 3; tally.total 14
      -> 15

213. Blue is asked: Choose a box to repair. (repair, FL-DMG-06)
  can (FL-DMG-06): repair:970 "Repair box 3 of the Patrol Carrier (Weapon)"; repair:376 "Repair box 1 of the Booster Coil (speed)"; repair:377
      "Repair box 2 of the Booster Coil (armor)"; repair:978 "Repair box 3 of the Field Locker (Tracks)"
  Blue answers: repair:970 "Repair box 3 of the Patrol Carrier (Weapon)"
  told: Blue repairs box 3 of the Patrol Carrier. (FL-BONUS-01)
  all see Blue: columns[0].vehicle.boxes[2].damaged yes -> no; tally.lines[5].count 3 -> 4; tally.lines[5].fame 3 -> 4; tally.total 15 -> 16

214. Blue is asked: Derailed Freight: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:2 "Gather: Derailed Freight"
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  Blue answers: act:2 "Gather: Derailed Freight"
  told: Blue takes 1 Food and 1 Contaminated Food from the Derailed Freight. (FL-EXPL-14)
  told: The Derailed Freight leaves the market. (FL-EXPL-17)
  all see slots[1] new {tile Tool Crib, cost 2}; slots[Derailed Freight] gone; common + Derailed Freight
  all see Blue: columns[1].vehicle.boxes[1].token none -> contaminated food; columns[2].vehicle.boxes[1].token none -> food

215. Blue is asked: Derailed Freight: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  without a turn (FL-CONVOY-05): - move:968:977 "Move the Survivor to box 2 of the Field Locker", move:969:977 "Move the Survivor to box 2 of the
      Field Locker" + move:977:976 "Move the Contaminated Food to box 1 of the Field Locker", move:977:984 "Move the Contaminated Food to box 1 of
      the Ration Tank", move:977:985 "Move the Contaminated Food to box 2 of the Ration Tank", move:977:986 "Move the Contaminated Food to box 3 of
      the Ration Tank", move:985:977 "Move the Food to box 2 of the Field Locker", move:985:984 "Move the Food to box 1 of the Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:968:977 "Move the Survivor to box 2 of the Field Locker",
      move:969:977 "Move the Survivor to box 2 of the Field Locker", move:985:976 "Move the Food to box 1 of the Field Locker", move:985:986 "Move
      the Food to box 3 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:977:968 "Move the Contaminated Food to box 1 of the Patrol Carrier",
      move:977:969 "Move the Contaminated Food to box 2 of the Patrol Carrier", move:985:968 "Move the Food to box 1 of the Patrol Carrier",
      move:985:969 "Move the Food to box 2 of the Patrol Carrier"
  Blue answers: done "Done"

216. Blue is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, for 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  Blue answers: tired:2 "To the Exhausted Zone, for 1 Fuel"
  told: Blue calls on the Desert Son. (FL-ABIL-01)
  told: Blue's Desert Son goes to the Exhausted Zone. (FL-EXPL-09)
  told: Desert Son: Blue gains 1 Fuel. (FL-RULING-104)
  all see Blue: loose + fuel; active[Desert Son (blue)] gone; exhausted[Desert Son (blue)] new {card Desert Son (blue), skill 1, used}

217. Blue is asked: Desert Son: Your convoy can't carry all this. What goes back to the Reserve? (return, FL-CONVOY-03)
  can (FL-CONVOY-03): return:1 "Return 1 Food"; return:2 "Return 1 Contaminated Food"; return:3 "Return 1 Fuel"
  can (FL-RULING-27): dismiss:126 "Return 1 Survivor and lose the Citadel Guard"; dismiss:51 "Return 1 Survivor and lose the Paramedic"; dismiss:125
      "Return 1 Survivor and lose the Citadel Scientist"; dismiss:124 "Return 1 Survivor and lose the Desert Son"
  Blue answers: return:2 "Return 1 Contaminated Food"
  chance: exploration deck III, Sun Chaser
  told: Blue returns 1 Contaminated Food to the Reserve. (FL-CONVOY-12)
  told: Blue's Citadel Scientist goes to the Exhausted Zone. (FL-EXPL-09)
  told: The Sun Chaser comes up in slot 5. (FL-EXPL-22)
  all see slots[Citadel Outpost].tile Powder Shed -> Tool Crib; slots[Broken Aqueduct].tile Breaker's Yard -> Powder Shed; slots[Broken
      Aqueduct].side 1 -> 0; slots[Decon Shower].tile Last Pump -> Breaker's Yard; slots[Decon Shower].cost 3 -> 2; slots[Sun Chaser] new {card Sun
      Chaser, tile Last Pump, side 1, cost 3}; slots[1] gone; decks.exploration[2] 8 -> 7
  all see Blue: columns[1].vehicle.boxes[1].token contaminated food -> fuel; loose - fuel; active[Citadel Scientist] gone; exhausted[Citadel
      Scientist] new {card Citadel Scientist, skill 1, counters 1}

218. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:124 "Feed the Desert Son 1 Food"; feed:1:125 "Feed the Citadel Scientist 1 Food"
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:126 "Feed the Citadel Guard 1 Food"; feed:1:51 "Feed the Paramedic 1 Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  without a turn (FL-CONVOY-05): - move:977:976 "Move the Contaminated Food to box 1 of the Field Locker", move:977:984 "Move the Contaminated Food
      to box 1 of the Ration Tank", move:977:985 "Move the Contaminated Food to box 2 of the Ration Tank", move:977:986 "Move the Contaminated Food
      to box 3 of the Ration Tank", move:984:977 "Move the Fuel to box 2 of the Field Locker" + move:977:976 "Move the Fuel to box 1 of the Field
      Locker", move:977:985 "Move the Fuel to box 2 of the Ration Tank", move:977:986 "Move the Fuel to box 3 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:977:968 "Move the Contaminated Food to box 1 of the Patrol Carrier",
      move:977:969 "Move the Contaminated Food to box 2 of the Patrol Carrier" + move:977:968 "Move the Fuel to box 1 of the Patrol Carrier",
      move:977:969 "Move the Fuel to box 2 of the Patrol Carrier"
  Blue answers: end "End the turn"
  all see turn Blue -> Green

219. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Rock Borer (slot 1, cost 1)"; explore:2 "Explore the Citadel Outpost (slot 2, cost 2)"; explore:3 "Explore
      the Broken Aqueduct (slot 3, cost 2)"; explore:4 "Explore the Decon Shower (slot 4, cost 2)"; explore:5 "Explore the Sun Chaser (slot 5, cost
      3)"
  can (FL-BREAK-01): break:30 "Take a Break with the Gambler"; break:3 "Take a Break with the Cooker"; break:112 "Take a Break with the Desert Son"
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:30 "Feed the Gambler 1 Food"; feed:1:3 "Feed the Cooker 1 Food"; feed:1:112 "Feed
      the Desert Son 1 Food"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"; use:75 "Use the Nitrous Oxide"
  Green answers: explore:5 "Explore the Sun Chaser (slot 5, cost 3)"
  told: Green explores the Sun Chaser. (FL-EXPL-04)

220. Green is asked: To explore the Sun Chaser takes a skill of 3: who goes? (send, FL-EXPL-05)
  can (FL-EXPL-05): send:30 "Send the Gambler"
  can (FL-EXPL-06): send:3:112 "Send the Cooker and the Desert Son"
  can't, not skilled enough alone (FL-EXPL-05): send:3 "Send the Cooker"; send:112 "Send the Desert Son"
  Green answers: send:3:112 "Send the Cooker and the Desert Son"
  told: Green sends the Cooker. (FL-EXPL-05)
  told: Green sends the Desert Son. (FL-EXPL-05)
  all see Green: active[Cooker].sent no -> yes; active[Desert Son (green)].sent no -> yes

221. Green is asked: Sun Chaser: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:5 "Install: Sun Chaser"
  can (FL-BONUS-01): bonus:5 "Bonus: Pay 1 Fame, 1 Damage: gain 1 Fuel."
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:5:1 "Bonus: Pay 2 Fury, 1 Damage: gain 1 Fuel."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"; use:75 "Use the Nitrous Oxide"
  Green answers: act:5 "Install: Sun Chaser"
  told: Green scraps the Shade Runner. (FL-IMPROVE-01)
  told: Green installs the Sun Chaser. (FL-EXPL-08)
  all see slots[4].card Sun Chaser -> -; common + Shade Runner
  all see Green: speed 4 -> 5; columns[0].vehicle.card Shade Runner -> Sun Chaser; columns[0].vehicle.boxes[2].kind weapon -> food or fuel;
      columns[0].vehicle.boxes[2].n 2 -> 0; columns[0].vehicle.boxes[2].damaged yes -> no; columns[0].vehicle.boxes[3] new {kind fame, n 1};
      tally.lines[Sun Chaser] new {part 5, card Sun Chaser, count 1, fame 1}; tally.lines[5] new {part 8, count 3, fame 3}; tally.lines[4] gone;
      tally.total 7 -> 9

222. Green is asked: Sun Chaser: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:5 "Bonus: Pay 1 Fame, 1 Damage: gain 1 Fuel."
  can't, not enough Fury (FL-FURY-02): bonus:5:1 "Bonus: Pay 2 Fury, 1 Damage: gain 1 Fuel."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"; use:75 "Use the Nitrous Oxide"
  without a turn (FL-CONVOY-05): - move:873:880 "Move the Survivor to box 1 of the Smuggler Box", move:873:881 "Move the Survivor to box 2 of the
      Smuggler Box", move:873:882 "Move the Survivor to box 3 of the Smuggler Box", move:873:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:880:873 "Move the Fuel to box 2 of the Shade Runner", move:881:873 "Move the Food to box 2 of the Shade Runner", move:882:873 "Move the
      Fuel to box 2 of the Shade Runner", move:890:873 "Move the Fuel to box 2 of the Shade Runner" + move:481:880 "Move the Survivor to box 1 of the
      Smuggler Box", move:481:881 "Move the Survivor to box 2 of the Smuggler Box", move:481:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:481:890 "Move the Survivor to box 3 of the Tarp Trailer", move:880:481 "Move the Fuel to box 2 of the Sun Chaser", move:880:482 "Move the
      Fuel to box 3 of the Sun Chaser", move:881:481 "Move the Food to box 2 of the Sun Chaser", move:881:482 "Move the Food to box 3 of the Sun
      Chaser", move:882:481 "Move the Fuel to box 2 of the Sun Chaser", move:882:482 "Move the Fuel to box 3 of the Sun Chaser", move:890:481 "Move
      the Fuel to box 2 of the Sun Chaser", move:890:482 "Move the Fuel to box 3 of the Sun Chaser"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:880:872 "Move the Fuel to box 1 of the Shade Runner", move:881:872 "Move the
      Food to box 1 of the Shade Runner", move:882:872 "Move the Fuel to box 1 of the Shade Runner", move:890:872 "Move the Fuel to box 1 of the
      Shade Runner" + move:480:482 "Move the Survivor to box 3 of the Sun Chaser", move:481:482 "Move the Survivor to box 3 of the Sun Chaser",
      move:880:480 "Move the Fuel to box 1 of the Sun Chaser", move:881:480 "Move the Food to box 1 of the Sun Chaser", move:882:480 "Move the Fuel
      to box 1 of the Sun Chaser", move:888:482 "Move the Survivor to box 3 of the Sun Chaser", move:889:482 "Move the Survivor to box 3 of the Sun
      Chaser", move:890:480 "Move the Fuel to box 1 of the Sun Chaser"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:872:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:872:881 "Move the Survivor to box 2 of the Smuggler Box", move:872:882 "Move the Survivor to box 3 of the Smuggler Box", move:872:890
      "Move the Survivor to box 3 of the Tarp Trailer" + move:480:880 "Move the Survivor to box 1 of the Smuggler Box", move:480:881 "Move the
      Survivor to box 2 of the Smuggler Box", move:480:882 "Move the Survivor to box 3 of the Smuggler Box", move:480:890 "Move the Survivor to box 3
      of the Tarp Trailer"
  Green answers: done "Done"
  told: Green's Cooker goes to the Exhausted Zone. (FL-EXPL-09)
  all see Green: active[Cooker] gone; exhausted[Cooker] new {card Cooker, skill 2}

223. Green is asked: The Desert Son has explored. Where to? (tired, FL-RULING-104)
  can (FL-RULING-104): tired:1 "To the Rest Zone at once"; tired:2 "To the Exhausted Zone, for 1 Fuel"
  can (FL-ABIL-03): tired "To the Exhausted Zone"
  Green answers: tired:2 "To the Exhausted Zone, for 1 Fuel"
  chance: exploration deck III, Storm Bunker
  told: Green calls on the Desert Son. (FL-ABIL-01)
  told: Green's Desert Son goes to the Exhausted Zone. (FL-EXPL-09)
  told: Desert Son: Green gains 1 Fuel. (FL-RULING-104)
  told: The Storm Bunker comes up in slot 5. (FL-EXPL-22)
  all see slots[Storm Bunker] new {card Storm Bunker, tile Last Pump, side 1, cost 3, left [object, object], right [fuel, fuel]}; slots[4] gone;
      decks.exploration[2] 7 -> 6
  all see Green: columns[0].vehicle.boxes[2].token none -> fuel; active[Desert Son (green)] gone; exhausted[Desert Son (green)] new {card Desert Son
      (green), skill 1, used}

224. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:3 "Feed the Cooker 1 Food"; feed:1:112 "Feed the Desert Son 1 Food"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:30 "Feed the Gambler 1 Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"; use:75 "Use the Nitrous Oxide"
  without a turn (FL-CONVOY-05): - move:880:482 "Move the Fuel to box 3 of the Sun Chaser", move:882:482 "Move the Fuel to box 3 of the Sun Chaser",
      move:890:482 "Move the Fuel to box 3 of the Sun Chaser" + move:482:881 "Move the Fuel to box 2 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): + move:482:480 "Move the Fuel to box 1 of the Sun Chaser", move:482:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): + move:482:481 "Move the Fuel to box 2 of the Sun Chaser",
      move:482:889 "Move the Fuel to box 2 of the Tarp Trailer"
  Green answers: end "End the turn"
  all see turn Green -> Blue

225. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Rock Borer (slot 1, cost 1)"; explore:2 "Explore the Citadel Outpost (slot 2, cost 2)"; explore:3 "Explore
      the Broken Aqueduct (slot 3, cost 2)"; explore:4 "Explore the Decon Shower (slot 4, cost 2)"; explore:5 "Explore the Storm Bunker (slot 5, cost
      3)"
  can (FL-BREAK-01): break:126 "Take a Break with the Citadel Guard"; break:51 "Take a Break with the Paramedic"
  can (FL-FOOD-02): feed:1:124 "Feed the Desert Son 1 Food"; feed:1:125 "Feed the Citadel Scientist 1 Food"; feed:1:126 "Feed the Citadel Guard 1
      Food"; feed:1:51 "Feed the Paramedic 1 Food"
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  Blue answers: explore:5 "Explore the Storm Bunker (slot 5, cost 3)"
  told: Blue explores the Storm Bunker. (FL-EXPL-04)
  told: Blue sends the Citadel Guard. (FL-EXPL-05)
  told: Blue sends the Paramedic. (FL-EXPL-05)
  all see Blue: active[Citadel Guard].sent no -> yes; active[Paramedic].sent no -> yes

226. Blue is asked: Storm Bunker: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:5 "Gather: Storm Bunker"
  can (FL-BONUS-01): bonus:5 "Bonus: Pay 1 Fame, 1 Damage: gain 1 Fuel."
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:5:1 "Bonus: Pay 2 Fury, 1 Damage: gain 1 Fuel."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  Blue answers: act:5 "Gather: Storm Bunker"

227. Blue is asked: Storm Bunker: Choose a box of your convoy for 1 Damage. (damage, FL-DMG-01)
  can (FL-DMG-01): damage:970 "Damage box 3 of the Patrol Carrier (Weapon)"; damage:648 "Damage box 1 of the Epic Luggage Rack (MAX +1)"; damage:649
      "Damage box 2 of the Epic Luggage Rack (Fame)"; damage:696 "Damage box 1 of the Hyper Booster (speed)"; damage:697 "Damage box 2 of the Hyper
      Booster (Fame)"
  can (FL-DMG-04): damage:968 "Damage box 1 of the Patrol Carrier (Survivor), losing 1 Survivor"; damage:969 "Damage box 2 of the Patrol Carrier
      (Survivor), losing 1 Survivor"; damage:976 "Damage box 1 of the Field Locker (open), losing 1 Survivor"; damage:977 "Damage box 2 of the Field
      Locker (open), losing 1 Fuel"; damage:984 "Damage box 1 of the Ration Tank (Food or Fuel), losing 1 Fuel"; damage:985 "Damage box 2 of the
      Ration Tank (Food or Fuel), losing 1 Food"; damage:986 "Damage box 3 of the Ration Tank (open), losing 1 Survivor"
  can't, it is damaged already (FL-CONVOY-07): damage:376 "Damage box 1 of the Booster Coil (speed)"; damage:377 "Damage box 2 of the Booster Coil
      (armor)"; damage:978 "Damage box 3 of the Field Locker (Tracks)"
  Blue answers: damage:696 "Damage box 1 of the Hyper Booster (speed)"
  told: Storm Bunker: Blue takes 1 Damage on box 1 of the Hyper Booster. (FL-LOC-01)
  all see Blue: speed 4 -> 3; columns[2].device.boxes[0].damaged no -> yes; tally.lines[5].count 4 -> 3; tally.lines[5].fame 4 -> 3; tally.total 16
      -> 15

228. Blue is asked: Storm Bunker: which block do you take? (block, FL-EXPL-14)
  can (FL-EXPL-14): block:5 "Take 2 Object"; block:5:1 "Take 2 Fuel"
  Blue answers: block:5 "Take 2 Object"
  chance: object deck, MRE 2, seen by Blue; object deck, Decontamination IV Bag, seen by Blue
  told: Blue takes 2 Object from the Storm Bunker. (FL-EXPL-14)
  told: Blue draws an Object. (FL-EXPL-16)
  told: Blue draws an Object. (FL-EXPL-16)
  told Blue: Blue draws the MRE. (FL-EXPL-16)
  told Blue: Blue draws the Decontamination IV Bag. (FL-EXPL-16)
  all see slots[Storm Bunker].left - object, object; decks.objects 1 -> 6; objects - MRE, Anti-Rad Kit, Decontamination IV Bag, Anti-Tank Missile,
      Nitromethane, Stealth Device, Anti-Heat Capsules
  all see Blue: hand[3] new {back object}; hand[4] new {back object}; tally.lines[2].count 3 -> 5; tally.lines[2].fame 3 -> 5; tally.total 15 -> 17
  Blue sees Blue: hand[MRE 2] new {card MRE 2, back object}; hand[Decontamination IV Bag] new {card Decontamination IV Bag, back object}

229. Blue is asked: You hold 1 card too many. Use or discard one. (over, FL-OBJ-03)
  can (FL-OBJ-03): discard:70 "Discard the Hazmat Suit"; discard:68 "Discard the Durable Canned Goods"; discard:76 "Discard the Nitrous Oxide";
      discard:73 "Discard the MRE"; discard:69 "Discard the Decontamination IV Bag"
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"; use:73 "Use the MRE"; use:69 "Use the Decontamination IV Bag"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  Blue answers: use:69 "Use the Decontamination IV Bag"
  told: Blue uses the Decontamination IV Bag. (FL-OBJ-05)
  all see objects + Decontamination IV Bag
  all see Blue: hand[4] gone; tally.lines[2].count 5 -> 4; tally.lines[2].fame 5 -> 4; tally.total 17 -> 16
  Blue sees Blue: hand[Decontamination IV Bag] gone

230. Blue is asked: Decontamination IV Bag: Who loses a Contamination counter? (2 to go) (treat, FL-CONT-07)
  can (FL-CONT-07): treat:51 "Treat the Paramedic"; treat:125 "Treat the Citadel Scientist"
  Blue answers: treat:51 "Treat the Paramedic"
  told: Blue's Paramedic loses a Contamination counter. (FL-OBJ-05)
  told: Blue's Citadel Scientist loses a Contamination counter. (FL-OBJ-05)
  all see Blue: active[Paramedic].skill 1 -> 2; active[Paramedic].counters 1 -> 0; exhausted[Citadel Scientist].skill 1 -> 2; exhausted[Citadel
      Scientist].counters 1 -> 0

231. Blue is asked: Storm Bunker: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:5 "Bonus: Pay 1 Fame, 1 Damage: gain 1 Fuel."
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"; use:73 "Use the MRE"
  can't, not enough Fury (FL-FURY-02): bonus:5:1 "Bonus: Pay 2 Fury, 1 Damage: gain 1 Fuel."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  Blue answers: use:73 "Use the MRE"
  told: Blue uses the MRE. (FL-OBJ-05)
  all see objects + MRE 2
  all see Blue: hand[3] gone; tally.lines[2].count 4 -> 3; tally.lines[2].fame 4 -> 3; tally.total 16 -> 15
  Blue sees Blue: hand[MRE 2] gone

232. Blue is asked: Who goes to the Active Zone? (mre, FL-RULING-55)
  can (FL-RULING-55): who:124 "Desert Son"; who:125 "Citadel Scientist"
  Blue answers: who:125 "Citadel Scientist"
  told: Blue's Citadel Scientist goes to the Active Zone. (FL-RULING-55)
  all see Blue: active[Citadel Scientist] new {card Citadel Scientist, skill 2}; exhausted[Citadel Scientist] gone

233. Blue is asked: Storm Bunker: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"; bonus:5 "Bonus: Pay 1 Fame, 1 Damage: gain 1 Fuel."
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can't, not enough Fury (FL-FURY-02): bonus:5:1 "Bonus: Pay 2 Fury, 1 Damage: gain 1 Fuel."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  Blue answers: done "Done"
  told: Blue's Citadel Guard goes to the Exhausted Zone. (FL-EXPL-09)
  told: Blue's Paramedic goes to the Exhausted Zone. (FL-EXPL-09)
  all see Blue: active[Citadel Guard] gone; active[Paramedic] gone; exhausted[Citadel Guard] new {card Citadel Guard, skill 2}; exhausted[Paramedic]
      new {card Paramedic, skill 2}

234. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:124 "Feed the Desert Son 1 Food"; feed:1:126 "Feed the Citadel Guard 1 Food"; feed:1:51 "Feed the Paramedic 1 Food"
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can (FL-EXPL-12): end "End the turn"
  can't, there is nothing left to do with more skill (FL-RULING-24): feed:1:125 "Feed the Citadel Scientist 1 Food"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  Blue answers: end "End the turn"
  all see turn Blue -> Green

235. Green is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Rock Borer (slot 1, cost 1)"; explore:2 "Explore the Citadel Outpost (slot 2, cost 2)"; explore:3 "Explore
      the Broken Aqueduct (slot 3, cost 2)"; explore:4 "Explore the Decon Shower (slot 4, cost 2)"; explore:5 "Explore the Storm Bunker (slot 5, cost
      3)"
  can (FL-BREAK-01): break:30 "Take a Break with the Gambler"
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:3 "Feed the Cooker 1 Food"; feed:1:112 "Feed the Desert Son 1 Food"; feed:1:30
      "Feed the Gambler 1 Food"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"; use:75 "Use the Nitrous Oxide"
  Green answers: break:30 "Take a Break with the Gambler"
  told: The Gambler takes a Break: 3 points for Green. (FL-BREAK-01)
  all see Green: active[Gambler] gone; rest[Gambler] new {card Gambler, skill 3}

236. Green is asked: 3 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: rage "Gain 1 Fury"
  told: Green gains 1 Fury and has 1. (FL-BREAK-02)
  all see Green: fury 0 -> 1

237. Green is asked: 2 points of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: rage "Gain 1 Fury"
  told: Green gains 1 Fury and has 2. (FL-BREAK-02)
  all see Green: fury 1 -> 2

238. Green is asked: 1 point of the Break left: repair, or gain Fury? (points, FL-BREAK-02)
  can (FL-BREAK-02): rage "Gain 1 Fury"; done "Done"
  Green answers: rage "Gain 1 Fury"
  told: Green gains 1 Fury and has 3. (FL-BREAK-02)
  all see Green: fury 2 -> 3

239. Green is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:3 "Feed the Cooker 1 Food"; feed:1:112 "Feed the Desert Son 1 Food"
  can (FL-FURY-03): fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."
  can (FL-EXPL-12): end "End the turn"
  can't, it would do nothing (FL-RULING-110): fury "Pay 1 Fury: 1 Repair."; fury:2 "Pay 2 Fury: 1 Treatment and 1 Repair."
  can't, not enough Fury (FL-FURY-02): fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury: gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"; use:75 "Use the Nitrous Oxide"
  Green answers: end "End the turn"
  all see turn Green -> Blue

240. Blue is asked: Your turn: explore a slot or take a Break. (turn, FL-EXPL-02)
  can (FL-EXPL-04): explore:1 "Explore the Rock Borer (slot 1, cost 1)"; explore:2 "Explore the Citadel Outpost (slot 2, cost 2)"; explore:3 "Explore
      the Broken Aqueduct (slot 3, cost 2)"; explore:4 "Explore the Decon Shower (slot 4, cost 2)"
  can (FL-BREAK-01): break:125 "Take a Break with the Citadel Scientist"
  can (FL-FOOD-02): feed:1:124 "Feed the Desert Son 1 Food"; feed:1:126 "Feed the Citadel Guard 1 Food"; feed:1:51 "Feed the Paramedic 1 Food";
      feed:1:125 "Feed the Citadel Scientist 1 Food"
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can't, nobody is skilled enough (FL-EXPL-05): explore:5 "Explore the Storm Bunker (slot 5, cost 3)"
  can't, explore or take a Break first (FL-EXPL-21): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  Blue answers: explore:4 "Explore the Decon Shower (slot 4, cost 2)"
  told: Blue explores the Decon Shower. (FL-EXPL-04)
  told: Blue sends the Citadel Scientist. (FL-EXPL-05)
  all see Blue: active[Citadel Scientist].sent no -> yes

241. Blue is asked: Decon Shower: what next? (act, FL-EXPL-07)
  can (FL-EXPL-08): act:4 "Install: Decon Shower"
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can't, the Card Action comes first (FL-EXPL-07): done "Done"
  can't, not enough Fury (FL-FURY-02): bonus:4 "Bonus: Pay 1 Fury: recycle 1 Truck, Trailer or Device."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  Blue answers: act:4 "Install: Decon Shower"

242. Blue is asked: Where does the Decon Shower go? (mount, FL-IMPROVE-04)
  can (FL-IMPROVE-04): mount:121 "Mount it on the Patrol Carrier, replacing the Booster Coil"; mount:122 "Mount it on the Field Locker, replacing the
      Epic Luggage Rack"; mount:123 "Mount it on the Ration Tank, replacing the Hyper Booster"
  Blue answers: mount:121 "Mount it on the Patrol Carrier, replacing the Booster Coil"
  told: Blue scraps the Booster Coil. (FL-IMPROVE-04)
  told: Blue installs the Decon Shower. (FL-EXPL-08)
  all see slots[3].card Decon Shower -> -; common + Booster Coil
  all see Blue: columns[0].device.card Booster Coil -> Decon Shower; columns[0].device.boxes[0].kind speed +1 -> anti-contamination;
      columns[0].device.boxes[0].damaged yes -> no; columns[0].device.boxes[1].kind armor -> any; columns[0].device.boxes[1].damaged yes -> no;
      tally.lines[5].count 3 -> 4; tally.lines[5].fame 3 -> 4; tally.total 15 -> 16

243. Blue is asked: Decon Shower: what next? (act, FL-EXPL-07)
  can (FL-BONUS-01): done "Done"
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can't, not enough Fury (FL-FURY-02): bonus:4 "Bonus: Pay 1 Fury: recycle 1 Truck, Trailer or Device."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  without a turn (FL-CONVOY-05): + move:968:505 "Move the Survivor to box 2 of the Decon Shower", move:969:505 "Move the Survivor to box 2 of the
      Decon Shower", move:976:505 "Move the Survivor to box 2 of the Decon Shower", move:977:505 "Move the Fuel to box 2 of the Decon Shower",
      move:984:505 "Move the Fuel to box 2 of the Decon Shower", move:985:505 "Move the Food to box 2 of the Decon Shower", move:986:505 "Move the
      Survivor to box 2 of the Decon Shower"
  Blue answers: done "Done"
  chance: exploration deck III, Mutant Recruiter
  told: Blue's Citadel Scientist goes to the Exhausted Zone. (FL-EXPL-09)
  told: The Mutant Recruiter comes up in slot 5. (FL-EXPL-22)
  all see slots[Storm Bunker].tile Last Pump -> Breaker's Yard; slots[Storm Bunker].cost 3 -> 2; slots[Mutant Recruiter] new {card Mutant Recruiter,
      tile Last Pump, side 1, cost 3}; slots[3] gone; decks.exploration[2] 6 -> 5
  all see Blue: active[Citadel Scientist] gone; exhausted[Citadel Scientist] new {card Citadel Scientist, skill 2}

244. Blue is asked: Anything else before you end your turn? (turn, FL-EXPL-02)
  can (FL-FOOD-02): feed:1:124 "Feed the Desert Son 1 Food"; feed:1:126 "Feed the Citadel Guard 1 Food"; feed:1:51 "Feed the Paramedic 1 Food";
      feed:1:125 "Feed the Citadel Scientist 1 Food"
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can (FL-EXPL-12): end "End the turn"
  can't, not enough Fury (FL-FURY-02): fury "Pay 1 Fury: 1 Repair."; fury:1 "Pay 1 Fury: gain 1 Contaminated Food."; fury:2 "Pay 2 Fury: 1 Treatment
      and 1 Repair."; fury:3 "Pay 3 Fury: gain 1 Food."; fury:4 "Pay 3 Fury: gain 1 Ammo."; fury:5 "Pay 4 Fury: gain 1 Fuel."; fury:6 "Pay 4 Fury:
      gain 1 Object."
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  Blue answers: end "End the turn"
  all see phase exploration -> rest; turn Blue -> -

245. Blue is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-FOOD-02): feed:1:124 "Feed the Desert Son 1 Food"; feed:1:126 "Feed the Citadel Guard 1 Food"; feed:1:51 "Feed the Paramedic 1 Food";
      feed:1:125 "Feed the Citadel Scientist 1 Food"
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  Blue answers: feed:1:126 "Feed the Citadel Guard 1 Food"
  told Blue: Blue spends 1 Food. (FL-FOOD-02)
  told Blue: Blue's Citadel Guard goes to the Rest Zone. (FL-FOOD-02)
  Blue sees Blue: columns[2].vehicle.boxes[1].token food -> none; exhausted[Citadel Guard] gone; rest[Citadel Guard] new {card Citadel Guard, skill 2}

246. Blue is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  without a turn (FL-CONVOY-05): - move:985:505 "Move the Food to box 2 of the Decon Shower", move:985:977 "Move the Food to box 2 of the Field
      Locker", move:985:984 "Move the Food to box 1 of the Ration Tank"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:985:976 "Move the Food to box 1 of the Field Locker",
      move:985:986 "Move the Food to box 3 of the Ration Tank"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:985:968 "Move the Food to box 1 of the Patrol Carrier", move:985:969 "Move
      the Food to box 2 of the Patrol Carrier"
  Blue answers: shift "Move the zones on"
  told Blue: Blue's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  Blue sees Blue: active[Citadel Guard] new {card Citadel Guard, skill 2}; exhausted[Desert Son (blue)] gone; exhausted[Paramedic] gone;
      exhausted[Citadel Scientist] gone; rest[Desert Son (blue)] new {card Desert Son (blue), skill 1, used}; rest[Paramedic] new {card Paramedic,
      skill 2}; rest[Citadel Scientist] new {card Citadel Scientist, skill 2}; rest[Citadel Guard] gone

247. Green is asked, side by side with others: Rest: feed whom you like, then move the zones on. (rest, FL-REST-02)
  can (FL-REST-03): shift "Move the zones on"
  can (FL-FOOD-02): feed:1:113 "Feed the Incursor 1 Food"; feed:1:3 "Feed the Cooker 1 Food"; feed:1:112 "Feed the Desert Son 1 Food"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"; use:75 "Use the Nitrous Oxide"
  Green answers: shift "Move the zones on"
  told Green: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  Green sees Green: active[Gambler] new {card Gambler, skill 3}; exhausted[Incursor] gone; exhausted[Cooker] gone; exhausted[Desert Son (green)]
      gone; rest[Incursor] new {card Incursor, skill 2}; rest[Cooker] new {card Cooker, skill 2}; rest[Desert Son (green)] new {card Desert Son
      (green), skill 1, used}; rest[Gambler] gone

248. Blue is asked, side by side with others: Your crew has moved on. Anything else before you confirm? (rested, FL-REST-05)
  can (FL-RULING-58): ready "Confirm"
  can (FL-OBJ-05): use:68 "Use the Durable Canned Goods"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:76 "Use the Nitrous Oxide"
  Blue answers: ready "Confirm"
  told: Green's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  told: Blue spends 1 Food. (FL-FOOD-02)
  told: Blue's Citadel Guard goes to the Rest Zone. (FL-FOOD-02)
  told: Blue's crew moves on: Rest to Active, Exhausted to Rest. (FL-REST-03)
  all see phase rest -> movement; turn - -> Blue
  all see Green: moved 4 -> 0; active[Gambler] new {card Gambler, skill 3}; exhausted[Incursor] gone; exhausted[Cooker] gone; exhausted[Desert Son
      (green)] gone; rest[Incursor] new {card Incursor, skill 2}; rest[Cooker] new {card Cooker, skill 2}; rest[Desert Son (green)] new {card Desert
      Son (green), skill 1, used}; rest[Gambler] gone
  all see Blue: moved 5 -> 0; columns[2].vehicle.boxes[1].token food -> none; active[Citadel Guard] new {card Citadel Guard, skill 2};
      exhausted[Desert Son (blue)] gone; exhausted[Citadel Guard] gone; exhausted[Paramedic] gone; exhausted[Citadel Scientist] gone; rest[Desert Son
      (blue)] new {card Desert Son (blue), skill 1, used}; rest[Paramedic] new {card Paramedic, skill 2}; rest[Citadel Scientist] new {card Citadel
      Scientist, skill 2}

249. Blue is asked: Your convoy stands on 309, its speed is 3. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:68 "Use the Durable Canned Goods"
  can't, only while moving (FL-MOVE-03): use:76 "Use the Nitrous Oxide"
  Blue answers: set-off "Spend 1 Fuel and set off"
  told: Blue spends 1 Fuel. (FL-MOVE-03)
  told: Blue sets off with 3 points. (FL-MOVE-03)
  all see points 0 -> 3
  all see Blue: columns[1].vehicle.boxes[1].token fuel -> none

250. Blue is asked: Your convoy is on 309 with 3 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:310 "By road to 310"; drive:311 "Drive on to 311: 2 spaces"; drive:312 "Drive on to 312: 3 spaces"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:76 "Use the Nitrous Oxide"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:68 "Use the Durable Canned Goods"
  without a turn (FL-CONVOY-05): - move:977:505 "Move the Fuel to box 2 of the Decon Shower", move:977:976 "Move the Fuel to box 1 of the Field
      Locker", move:977:985 "Move the Fuel to box 2 of the Ration Tank", move:977:986 "Move the Fuel to box 3 of the Ration Tank" + move:968:977
      "Move the Survivor to box 2 of the Field Locker", move:969:977 "Move the Survivor to box 2 of the Field Locker", move:984:977 "Move the Fuel to
      box 2 of the Field Locker"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:977:968 "Move the Fuel to box 1 of the Patrol Carrier", move:977:969 "Move
      the Fuel to box 2 of the Patrol Carrier"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:968:977 "Move the Survivor to box 2 of the Field Locker",
      move:969:977 "Move the Survivor to box 2 of the Field Locker"
  Blue answers: drive:312 "Drive on to 312: 3 spaces"
  told: Blue drives from 309 to 312, 3 spaces. (FL-MOVE-05)
  told: Blue is through the gate on 312 and stands on the Citadel. (FL-MOVE-08)
  all see turn Blue -> Green; points 3 -> 0
  all see Green: tally.lines[5].part 8 -> 7; tally.lines[5].count 3 -> 4; tally.lines[5].fame 3 -> 4; tally.total 9 -> 10
  all see Blue: space 309 -> 312; reached no -> yes; moved 0 -> 3; tally.lines[0].count 4 -> 7; tally.lines[0].fame 4 -> 7; tally.lines[5].part 8 ->
      7; tally.total 16 -> 19

251. Green is asked: Your convoy stands on 304, its speed is 5. Set off, or stay this round? (set-off, FL-MOVE-03)
  can (FL-MOVE-03): set-off "Spend 1 Fuel and set off"
  can (FL-MOVE-05): stop "Stay this round"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  can't, only while moving (FL-MOVE-03): use:75 "Use the Nitrous Oxide"
  Green answers: set-off "Spend 1 Fuel and set off"
  told: Green spends 1 Fuel. (FL-MOVE-03)
  told: Green sets off with 5 points. (FL-MOVE-03)
  all see points 0 -> 5
  all see Green: columns[2].vehicle.boxes[2].token fuel -> none

252. Green is asked: Your convoy is on 304 with 5 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:305 "By road to 305"; drive:306 "Drive on to 306: 2 spaces"; drive:307 "Drive on to 307: 3 spaces"; drive:308 "Drive on to
      308: 4 spaces"; drive:309 "Drive on to 309: 5 spaces"; stop "Stop here"
  can (FL-SHORT-03): cross:306 "By the Dangerous shortcut to 306: 1 Contamination"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): - move:890:481 "Move the Fuel to box 2 of the Sun Chaser", move:890:881 "Move the Fuel to box 2 of the Smuggler
      Box", move:890:889 "Move the Fuel to box 2 of the Tarp Trailer" + move:480:890 "Move the Survivor to box 3 of the Tarp Trailer", move:482:890
      "Move the Fuel to box 3 of the Tarp Trailer", move:880:890 "Move the Fuel to box 3 of the Tarp Trailer", move:882:890 "Move the Fuel to box 3
      of the Tarp Trailer", move:888:890 "Move the Survivor to box 3 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:890:480 "Move the Fuel to box 1 of the Sun Chaser", move:890:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:480:890 "Move the Survivor to box 3 of the Tarp Trailer",
      move:888:890 "Move the Survivor to box 3 of the Tarp Trailer"
  Green answers: drive:309 "Drive on to 309: 5 spaces"
  told: Green drives from 304 to 309, 5 spaces. (FL-MOVE-05)
  all see points 5 -> 0
  all see Green: space 304 -> 309
  all see Blue: tally.lines[0].count 7 -> 3; tally.lines[0].fame 7 -> 3; tally.total 19 -> 15

253. Green is asked: Your convoy is on 309 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:310 "By road to 310"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: add-fuel "Add 1 Fuel: +1 speed"
  told: Green spends 1 Fuel. (FL-MOVE-04)
  all see points 0 -> 1
  all see Green: columns[1].vehicle.boxes[2].token fuel -> none

254. Green is asked: Your convoy is on 309 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:310 "By road to 310"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): - move:882:481 "Move the Fuel to box 2 of the Sun Chaser", move:882:881 "Move the Fuel to box 2 of the Smuggler
      Box", move:882:889 "Move the Fuel to box 2 of the Tarp Trailer", move:882:890 "Move the Fuel to box 3 of the Tarp Trailer" + move:480:882 "Move
      the Survivor to box 3 of the Smuggler Box", move:482:882 "Move the Fuel to box 3 of the Smuggler Box", move:880:882 "Move the Fuel to box 3 of
      the Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:882:480 "Move the Fuel to box 1 of the Sun Chaser", move:882:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:480:882 "Move the Survivor to box 3 of the Smuggler Box",
      move:888:882 "Move the Survivor to box 3 of the Smuggler Box"
  Green answers: cross:310 "By road to 310"
  told: Green goes from 309 to 310. (FL-MOVE-05)
  all see points 1 -> 0
  all see Green: space 309 -> 310
  all see Blue: tally.lines[0].count 3 -> 2; tally.lines[0].fame 3 -> 2; tally.total 15 -> 14

255. Green is asked: Your convoy is on 310 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:311 "By road to 311"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: add-fuel "Add 1 Fuel: +1 speed"
  told: Green spends 1 Fuel. (FL-MOVE-04)
  all see points 0 -> 1
  all see Green: columns[1].vehicle.boxes[0].token fuel -> none

256. Green is asked: Your convoy is on 310 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:311 "By road to 311"; stop "Stop here"
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): - move:880:481 "Move the Fuel to box 2 of the Sun Chaser", move:880:881 "Move the Fuel to box 2 of the Smuggler
      Box", move:880:882 "Move the Fuel to box 3 of the Smuggler Box", move:880:889 "Move the Fuel to box 2 of the Tarp Trailer", move:880:890 "Move
      the Fuel to box 3 of the Tarp Trailer" + move:480:880 "Move the Survivor to box 1 of the Smuggler Box", move:482:880 "Move the Fuel to box 1 of
      the Smuggler Box", move:888:880 "Move the Survivor to box 1 of the Smuggler Box"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:880:480 "Move the Fuel to box 1 of the Sun Chaser", move:880:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:480:880 "Move the Survivor to box 1 of the Smuggler Box",
      move:888:880 "Move the Survivor to box 1 of the Smuggler Box"
  Green answers: cross:311 "By road to 311"
  told: Green goes from 310 to 311. (FL-MOVE-05)
  all see points 1 -> 0
  all see Green: space 310 -> 311
  all see Blue: tally.lines[0].count 2 -> 1; tally.lines[0].fame 2 -> 1; tally.total 14 -> 13

257. Green is asked: Your convoy is on 311 with 0 points left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can (FL-MOVE-05): stop "Stop here"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, no points left: add Fuel or speed (FL-MOVE-04): cross:312 "Through the open gate on 312"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  Green answers: add-fuel "Add 1 Fuel: +1 speed"
  told: Green spends 1 Fuel. (FL-MOVE-04)
  all see points 0 -> 1
  all see Green: columns[0].vehicle.boxes[2].token fuel -> none

258. Green is asked: Your convoy is on 311 with 1 point left. Where to? (drive, FL-MOVE-05)
  can (FL-MOVE-05): cross:312 "Through the open gate on 312"; stop "Stop here"
  can (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  can't, no Fuel (FL-MOVE-04): add-fuel "Add 1 Fuel: +1 speed"
  can't, not in this phase (FL-OBJ-05): use:71 "Use the Incendiary Ammunition"; use:77 "Use the Smoke Grenade"
  without a turn (FL-CONVOY-05): - move:482:880 "Move the Fuel to box 1 of the Smuggler Box", move:482:881 "Move the Fuel to box 2 of the Smuggler
      Box", move:482:882 "Move the Fuel to box 3 of the Smuggler Box", move:482:890 "Move the Fuel to box 3 of the Tarp Trailer"
  not without a turn, that box is not made for it (FL-CONVOY-04): - move:482:480 "Move the Fuel to box 1 of the Sun Chaser", move:482:888 "Move the
      Fuel to box 1 of the Tarp Trailer"
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): - move:482:481 "Move the Fuel to box 2 of the Sun Chaser",
      move:482:889 "Move the Fuel to box 2 of the Tarp Trailer"
  Green answers: cross:312 "Through the open gate on 312"
  told: Green goes from 311 to 312. (FL-MOVE-05)
  told: Green is through the gate on 312 and stands on the Citadel. (FL-MOVE-08)
  told: Turn order: Green, Blue. (FL-TURN-01)
  all see phase movement -> convoys fire; turn Green -> Blue; points 1 -> 0
  all see Green: space 311 -> 312; reached no -> yes; moved 0 -> 8
  all see Blue: tally.lines[0].count 1 -> 0; tally.lines[0].fame 1 -> 0; tally.total 13 -> 12

259. Blue is asked: In your region: Metal Smasher (3 boxes to fill). Fire, or hold your fire? (fire, FL-FIRE-01)
  can (FL-ABIL-01): blow:126:3:3 "Citadel Guard, for 1 Fuel: 3 Damage to the Metal Smasher"; blow:126:3:6 "Citadel Guard, for 1 Object: 3 Damage to
      the Metal Smasher"
  can (FL-FIRE-16): hold "Hold fire"
  can't, no Ammo (FL-FIRE-03): fire:970 "Weapon 1 on the Patrol Carrier"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:68 "Use the Durable Canned Goods"; use:76 "Use the Nitrous Oxide"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:968:505 "Move the Survivor to box 2 of the Decon Shower", move:968:977 "Move the
      Survivor to box 2 of the Field Locker", move:968:984 "Move the Survivor to box 1 of the Ration Tank", move:968:985 "Move the Survivor to box 2
      of the Ration Tank", move:969:505 "Move the Survivor to box 2 of the Decon Shower", move:969:977 "Move the Survivor to box 2 of the Field
      Locker", move:969:984 "Move the Survivor to box 1 of the Ration Tank", move:969:985 "Move the Survivor to box 2 of the Ration Tank",
      move:976:505 "Move the Survivor to box 2 of the Decon Shower", move:976:977 "Move the Survivor to box 2 of the Field Locker", move:976:984
      "Move the Survivor to box 1 of the Ration Tank", move:976:985 "Move the Survivor to box 2 of the Ration Tank", move:984:968 "Move the Fuel to
      box 1 of the Patrol Carrier", move:984:969 "Move the Fuel to box 2 of the Patrol Carrier", move:984:505 "Move the Fuel to box 2 of the Decon
      Shower", move:984:976 "Move the Fuel to box 1 of the Field Locker", move:984:977 "Move the Fuel to box 2 of the Field Locker", move:984:985
      "Move the Fuel to box 2 of the Ration Tank", move:984:986 "Move the Fuel to box 3 of the Ration Tank", move:986:505 "Move the Survivor to box 2
      of the Decon Shower", move:986:977 "Move the Survivor to box 2 of the Field Locker", move:986:984 "Move the Survivor to box 1 of the Ration
      Tank", move:986:985 "Move the Survivor to box 2 of the Ration Tank"
  Blue answers: blow:126:3:3 "Citadel Guard, for 1 Fuel: 3 Damage to the Metal Smasher"
  told: Blue calls on the Citadel Guard. (FL-ABIL-01)
  told: Blue spends 1 Fuel. (FL-FIRE-18)
  told: Blue deals 3 Damage to the Metal Smasher and fills the last box. (FL-FIRE-18)
  told: Blue puts a Target counter on the Metal Smasher. (FL-FIRE-12)
  all see foes[3].filled 3 -> 5; foes[3].targets[1] 2 -> 3
  all see Blue: targets 1 -> 0; columns[2].vehicle.boxes[0].token fuel -> none; active[Citadel Guard].used no -> yes

260. Blue is asked: Your Fame is at the top. Repair a box instead? (top, FL-FAME-02)
  can (FL-DMG-06): repair:978 "Repair box 3 of the Field Locker (Tracks)"; repair:696 "Repair box 1 of the Hyper Booster (speed)"
  can (FL-RULING-31): no "No"
  not without a turn, no shifting under fire (FL-CONVOY-06): - move:984:968 "Move the Fuel to box 1 of the Patrol Carrier", move:984:969 "Move the
      Fuel to box 2 of the Patrol Carrier", move:984:505 "Move the Fuel to box 2 of the Decon Shower", move:984:976 "Move the Fuel to box 1 of the
      Field Locker", move:984:977 "Move the Fuel to box 2 of the Field Locker", move:984:985 "Move the Fuel to box 2 of the Ration Tank",
      move:984:986 "Move the Fuel to box 3 of the Ration Tank"
  Blue answers: repair:978 "Repair box 3 of the Field Locker (Tracks)"
  chance: object deck, Anti-Heat Capsules, seen by Blue; loot III-IV, Ripper Cyclone (twin), seen by Blue; loot III-IV, Metal Detector, seen by Blue;
      loot III-IV, Hellburner, seen by Blue
  told: Blue repairs box 3 of the Field Locker. (FL-FAME-02)
  told: Blue draws an Object. (FL-FIRE-12)
  told: That is the end of the Metal Smasher. (FL-FIRE-15)
  told: Blue is dealt a Loot card. (FL-LOOT-03)
  told: Blue is dealt a Loot card. (FL-LOOT-03)
  told: Blue is dealt a Loot card. (FL-LOOT-03)
  told Blue: Blue draws the Anti-Heat Capsules. (FL-FIRE-12)
  told Blue: Blue is dealt the Ripper Cyclone (twin). (FL-LOOT-03)
  told Blue: Blue is dealt the Metal Detector. (FL-LOOT-03)
  told Blue: Blue is dealt the Hellburner. (FL-LOOT-03)
  all see decks.objects 6 -> 5; decks.loot[1] 7 -> 4; common + Hitpoints 04; defeated + Metal Smasher; foes[3] gone
  all see Blue: targets 0 -> 3; columns[1].vehicle.boxes[2].damaged yes -> no; hand[3] new {back object}; share[0] new {back loot III-IV}; share[1]
      new {back loot III-IV}; share[2] new {back loot III-IV}; tally.lines[2].count 3 -> 4; tally.lines[2].fame 3 -> 4; tally.total 12 -> 13
  Blue sees Blue: hand[Anti-Heat Capsules] new {card Anti-Heat Capsules, back object}; share[Ripper Cyclone (twin)] new {card Ripper Cyclone (twin),
      back loot III-IV}; share[Metal Detector] new {card Metal Detector, back loot III-IV}; share[Hellburner] new {card Hellburner, back loot III-IV}

261. Blue is asked, side by side with others, in secret: The loot of the Metal Smasher: keep one card, or none. (loot, FL-LOOT-05)
  can (FL-LOOT-05): keep:93 "Keep the Ripper Cyclone (twin)"; keep:89 "Keep the Metal Detector"; keep:88 "Keep the Hellburner"; keep-none "Keep none"
  Blue answers: keep:88 "Keep the Hellburner"
  told: Blue keeps one of the Loot cards. (FL-LOOT-06)
  told Blue: Blue keeps the Hellburner, face down. (FL-LOOT-06)
  all see decks.loot[1] 4 -> 6
  all see Blue: share[1] gone; share[2] gone
  Blue sees Blue: share[Ripper Cyclone (twin)] gone; share[Metal Detector] gone

262. Blue is asked: No Enemy stands in your region, so there is nothing to fire at. Anything else? (fire, FL-FIRE-01)
  can (FL-FIRE-16): hold "Hold fire"
  can't, no Enemy in your region (FL-FIRE-02): fire:970 "Weapon 1 on the Patrol Carrier"
  can't, not in this phase (FL-OBJ-05): use:70 "Use the Hazmat Suit"; use:68 "Use the Durable Canned Goods"; use:76 "Use the Nitrous Oxide"; use:65
      "Use the Anti-Heat Capsules"
  Blue answers: hold "Hold fire"
  all see turn Blue -> Green

263. Green is asked: No Enemy stands in your region, so there is nothing to fire at. Anything else? (fire, FL-FIRE-01)
  can (FL-FIRE-16): hold "Hold fire"
  can't, no Enemy in your region (FL-FIRE-02): use:71 "Use the Incendiary Ammunition"
  can't, no opponent has a Target counter in your region (FL-RULING-107): use:77 "Use the Smoke Grenade"
  can't, not in this phase (FL-OBJ-05): use:75 "Use the Nitrous Oxide"
  without a turn (FL-CONVOY-05): none any more
  not without a turn, that box is not made for it (FL-CONVOY-04): none any more
  not without a turn, what lies there can't change places with it (FL-CONVOY-04): none any more
  not without a turn, no shifting under fire (FL-CONVOY-06): + move:480:482 "Move the Survivor to box 3 of the Sun Chaser", move:480:880 "Move the
      Survivor to box 1 of the Smuggler Box", move:480:881 "Move the Survivor to box 2 of the Smuggler Box", move:480:882 "Move the Survivor to box 3
      of the Smuggler Box", move:480:890 "Move the Survivor to box 3 of the Tarp Trailer", move:481:482 "Move the Survivor to box 3 of the Sun
      Chaser", move:481:880 "Move the Survivor to box 1 of the Smuggler Box", move:481:881 "Move the Survivor to box 2 of the Smuggler Box",
      move:481:882 "Move the Survivor to box 3 of the Smuggler Box", move:481:890 "Move the Survivor to box 3 of the Tarp Trailer", move:881:480
      "Move the Food to box 1 of the Sun Chaser", move:881:481 "Move the Food to box 2 of the Sun Chaser", move:881:482 "Move the Food to box 3 of
      the Sun Chaser", move:881:880 "Move the Food to box 1 of the Smuggler Box", move:881:882 "Move the Food to box 3 of the Smuggler Box",
      move:881:888 "Move the Food to box 1 of the Tarp Trailer", move:881:889 "Move the Food to box 2 of the Tarp Trailer", move:881:890 "Move the
      Food to box 3 of the Tarp Trailer", move:888:482 "Move the Survivor to box 3 of the Sun Chaser", move:888:880 "Move the Survivor to box 1 of
      the Smuggler Box", move:888:881 "Move the Survivor to box 2 of the Smuggler Box", move:888:882 "Move the Survivor to box 3 of the Smuggler
      Box", move:888:890 "Move the Survivor to box 3 of the Tarp Trailer", move:889:482 "Move the Survivor to box 3 of the Sun Chaser", move:889:880
      "Move the Survivor to box 1 of the Smuggler Box", move:889:881 "Move the Survivor to box 2 of the Smuggler Box", move:889:882 "Move the
      Survivor to box 3 of the Smuggler Box", move:889:890 "Move the Survivor to box 3 of the Tarp Trailer"
  Green answers: hold "Hold fire"
  told: Blue unpacks the Hellburner. (FL-RULING-81)
  all see phase convoys fire -> loot; turn Green -> Blue
  all see Blue: share[0].card - -> Hellburner

264. Blue is asked: Where does the Hellburner go? (mount, FL-IMPROVE-04)
  can (FL-IMPROVE-04): mount:121 "Mount it on the Patrol Carrier, replacing the Decon Shower"; mount:122 "Mount it on the Field Locker, replacing the
      Epic Luggage Rack"; mount:123 "Mount it on the Ration Tank, replacing the Hyper Booster"
  Blue answers: mount:121 "Mount it on the Patrol Carrier, replacing the Decon Shower"
  told: Blue scraps the Decon Shower. (FL-IMPROVE-04)
  told: Blue installs the Hellburner. (FL-LOOT-09)
  told: Green, spaces ahead: 0 Fame. (FL-END-02)
  told: Green, Fame Track: 0 Fame. (FL-END-03)
  told: Green, unused Objects: 3 Fame. (FL-END-04)
  told: Green, Fame boxes, Sun Chaser: 1 Fame. (FL-END-07)
  told: Green, Survivors, Gambler: 2 Fame. (FL-END-07)
  told: Green, the Citadel: 4 Fame. (FL-END-08)
  told: Green ends with 10 Fame. (FL-END-01)
  told: Blue, spaces ahead: 0 Fame. (FL-END-02)
  told: Blue, Fame Track: 3 Fame. (FL-END-03)
  told: Blue, unused Objects: 4 Fame. (FL-END-04)
  told: Blue, Fame boxes, Epic Luggage Rack: 1 Fame. (FL-END-07)
  told: Blue, Fame boxes, Hyper Booster: 1 Fame. (FL-END-07)
  told: Blue, Fame boxes, Hellburner: 1 Fame. (FL-END-07)
  told: Blue, the Citadel: 4 Fame. (FL-END-08)
  told: Blue ends with 14 Fame. (FL-END-01)
  told: Blue wins. (FL-END-01)
  all see phase loot -> over; turn Blue -> -; common + Decon Shower
  all see Green: hand[0].card - -> Incendiary Ammunition; hand[1].card - -> Smoke Grenade; hand[2].card - -> Nitrous Oxide
  all see Blue: columns[0].device.card Decon Shower -> Hellburner; columns[0].device.boxes[0].kind anti-contamination -> fame;
      columns[0].device.boxes[0].n 0 -> 1; columns[0].device.boxes[1].kind any -> flamethrower; columns[0].device.boxes[1].n 0 -> 3; hand[0].card -
      -> Hazmat Suit; hand[1].card - -> Durable Canned Goods; hand[2].card - -> Nitrous Oxide 2; hand[3].card - -> Anti-Heat Capsules;
      share[Hellburner] gone; tally.lines[Hellburner] new {part 5, card Hellburner, count 1, fame 1}; tally.lines[6] new {part 7, count 4, fame 4};
      tally.lines[5] gone; tally.total 13 -> 14

The match is over: citadel; Green 10, Blue 14; won by Blue; rounds 6, entries 373.
