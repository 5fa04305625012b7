# Posthuman Saga: 1 player, solo
#
# One whole match, as everybody at the table lives through it. A block is a question: what the seat can do, by which
# rules, and what it can't do, why, and by which rule. What it can do without a turn is told when it has changed:
# - gone + come. Below the answer stands what came of it: results of chance, what was told to all or to one seat alone,
# and what changed in what all see and in what a seat sees besides, as "was -> is" or as "- gone + come"; ? is a card
# that lies face down for the reader.

  chance: character 5; being shuffled, Quiet morning 6, seen by nobody; being shuffled, Quiet morning 7, seen by nobody; being shuffled, Quiet
      morning 3, seen by nobody; being shuffled, Quiet morning 8, seen by nobody; being shuffled, Warden's morning 4, seen by nobody; being shuffled,
      Quiet morning 2, seen by nobody; being shuffled, Quiet morning 4, seen by nobody; being shuffled, Warden's morning, seen by nobody; being
      shuffled, Quiet morning 5, seen by nobody; being shuffled, Warden's morning 3, seen by nobody; being shuffled, Warden's morning 2, seen by
      nobody; being shuffled, Quiet morning 9, seen by nobody; landmarks, The Kennels, seen by nobody; landmarks, The Reading Room, seen by nobody;
      landmarks, The Town Armoury, seen by nobody; terrain, TT-M1 5; sites, Lab 14; terrain, TT-C3 3; sites, Junkyard 12; bosses, The Stag Who Was
      Mayor
  told: The Mountain (equipment) comes into the queue. (PS-BCAST-10)
  told: The Lab comes into the queue. (PS-BCAST-10)
  told: The City (2 ammo) comes into the queue. (PS-BCAST-10)
  told: The Junkyard comes into the queue. (PS-BCAST-10)
  told: Player order: Red. (PS-SETUP-20)
  all see mode 2; order + Red; tiles 62; sites 58; queue[0] new {tile TT-M2, site Lab 15}; queue[1] new {tile TT-C4, site Junkyard 13}; decks[0] new
      {left 62}; decks[1] new {left 30}; decks[2] new {left 30}; decks[3] new {left 20}; decks[4] new {left 20}; decks[5] new {left 26}; decks[6] new
      {left 13}; decks[7] new {left 14}; sides[0] new {hidden {[0], [1], [2]}}
  all see Red: new {character 4, health 6, health_max 6, morale 5, morale_max 5, goods {[0] 3, [1] 2}, boosts 2, ready 2, radio 2, at 2, camped -1,
      deck [Biologist's Frontal Attack, Biologist's Slow Aim, Scout's Held Breath, Warden's Stand Ground, Warden's Lights Out, Warden's Asked Twice,
      Warden's Both Fists], weapons [{card Knife, equipped}, {card Scout's Glancing Shot, equipped}], slots 4}
  all see boss Mother Undertow

1. Red is asked: 4 XP to begin with. What have you learned? (first-skills, PS-SETUP-29)
  can (PS-XP-03): learn:4:0:3 "Learn Thick Skin"; learn:4:3:3 "Learn Slow to Anger"; learn:4:6:3 "Learn Cell Search"; learn:4:7:4 "Learn Lights at
      Nine"; learn:4:8:3 "Learn Head Count"
  can (PS-SETUP-31): done "Done"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:2:9 "Learn Immovable"; learn:4:4:4 "Learn Both
      Hands"; learn:4:5:8 "Learn Old Discipline"; learn:4:9:3 "Learn Parole"
  Red answers: learn:4:7:4 "Learn Lights at Nine"
  told: Red learns Lights at Nine. (PS-XP-03)
  all see Red: skills 0 -> 128

2. Red is asked: Which recon objective? (objective, PS-SOLO-08)
  can (PS-SOLO-08): objective:434 "RC-07"; objective:433 "RC-06"
  Red answers: objective:434 "RC-07"
  told: Round 1. (PS-MORN-01)
  told: The morning is quiet. (PS-MORN-09)
  told: The threat moves to 1. (PS-SOLO-17)
  all see phase Set-up -> Queue; round 0 -> 1; recon TT-C1 -> Resistance Outpost; mornings + Quiet morning 11; alarm 0 -> 1

3. Red is asked: Which pair do you take? (take, PS-BCAST-08)
  can (PS-SOLO-18): take "Mountain (equipment) and Lab"; take:1 "City (2 ammo) and Junkyard"
  Red answers: take:1 "City (2 ammo) and Junkyard"
  chance: terrain, TT-R2 2; sites, Junkyard 14; terrain, TT-F1 2; sites, Lab 12
  told: Red takes the City (2 ammo). (PS-SOLO-18)
  told: Red takes the Junkyard. (PS-SOLO-18)
  told: A Lab falls to them: 1 on its track. (PS-SOLO-19)
  told: The Rural (1 recovery) comes into the queue. (PS-BCAST-10)
  told: The Junkyard comes into the queue. (PS-BCAST-10)
  told: The Forest (equipment) comes into the queue. (PS-BCAST-10)
  told: The Lab comes into the queue. (PS-BCAST-10)
  all see phase Queue -> Declare; tiles 62 -> 60; sites 58 -> 56; queue[0].tile TT-M2 -> TT-R2 3; queue[0].site Lab 15 -> Junkyard 15; queue[1].tile
      TT-C4 -> TT-F1 3; queue[1].site Junkyard 13 -> Lab 13; decks[0].left 62 -> 60; decks[0].gone 0 -> 1; sides[0].hand + TT-C4, Junkyard 13;
      power[2] 0 -> 1

4. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action nothing -> Trek; steps 0 -> 2

5. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-03): lay:11:1 "Lay the City (2 ammo) in zone B1 and go there"; lay:11:3 "Lay the City (2 ammo) in zone D1 and go there"; lay:11:7 "Lay
      the City (2 ammo) in zone C2 and go there"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  Red answers: march "March: tire, and go where the stack leads"
  chance: terrain, TT-F3 3
  told: Red tires: fatigue 1. (PS-MOVE-06)
  told: Red exhausts a boost, 1 left. (PS-RULING-055)
  told: Red marches, and turns up the Forest (2 ammo). (PS-MOVE-06)
  all see tiles 60 -> 59; decks[0].left 60 -> 59
  all see Red: fatigue 0 -> 1; ready 2 -> 1; steps 2 -> 0; walked 0 -> 2; chosen + TT-F3 4

6. Red is asked: The stack gives the Forest (2 ammo). Where do you lay it? (march, PS-MOVE-06)
  can (PS-MOVE-06): march-to:1 "Zone B1"; march-to:3 "Zone D1"; march-to:7 "Zone C2"
  Red answers: march-to:7 "Zone C2"
  told: Red lays the Forest (2 ammo) in zone C2. (PS-MOVE-06)
  told: Red moves to zone C2. (PS-MOVE-07)
  all see sides[0].zones[7].tile 0 -> 25
  all see Red: at 2 -> 7; chosen - TT-F3 4

7. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-08): put-site:91:1 "Put the Junkyard there"; no-site "Put no site there"
  Red answers: put-site:91:1 "Put the Junkyard there"
  chance: enemies 1, Puddle Cat
  told: Red puts a Junkyard in zone C2. (PS-MOVE-08)
  told: Red meets the Puddle Cat: a mutant. (PS-RANGED-17)
  all see decks[1].left 30 -> 29; sides[0].zones[7].site 0 -> 92; sides[0].hand - Junkyard 13
  all see Red: foe TT-C1 -> Wet Nephew; fight.on no -> yes; fight.foe TT-C1 -> Puddle Cat; fight.health 0 -> 2

8. Red is asked: The Puddle Cat: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:467 "Solid Hit"; primary:496 "Shoulder In"; primary:497 "Stand Ground"; primary:498 "Lights Out"; primary:469 "Slow
      Aim"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:460 "Flail"; primary:499 "Asked Twice"
  Red answers: primary:497 "Stand Ground"
  told: Red leads with Stand Ground. (PS-CHAL-02)
  all see Red: deck - Warden's Lights Out; primary TT-C1 -> Warden's Lights Out; fight.part 0 -> 1; shots 0 -> 1; ahead 0 -> 1

9. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:447 "The Riot Gun"
  can (PS-RANGED-20): no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Warden's Shoulder In
  told: Red draws Shoulder In. (PS-RANGED-06)
  all see Red: fight.part 1 -> 2; fight.round 0 -> 1; shots 1 -> 0; blows.hits 0 -> 1; blows.block 0 -> 3; foe_blows.hits 0 -> 1; ahead 1 -> 0

10. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:452 "The Truncheon"; no-weapon "None"
  Red answers: weapon:452 "The Truncheon"
  chance: seat 0 challenge deck, Warden's Flail; green 3; green 3; green 4
  told: Red uses the Truncheon. (PS-MELEE-02)
  told: Red draws Flail. (PS-MELEE-03)
  all see Red: deck - Biologist's Frontal Attack; drawn + Biologist's Frontal Attack; fight.weapon 0 -> 453; fight.carved 0 -> 453;
      fight.dice[0].face 0 -> 2; fight.dice[1].face 0 -> 2; fight.dice[2].face 0 -> 3; fight.n 0 -> 3; value 0 -> -2; blows.hits 1 -> 2;
      foe_blows.hits 1 -> 4

11. Red is asked: Attack value -2. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:452 "Truncheon: brutal"; enough "Go on"
  Red answers: enough "Go on"
  told: Attack value -2: Red deals 0 damage, 0 back. (PS-MELEE-14)
  told: Red gains 1 XP, 1 now (Puddle Cat). (PS-CLEAN-03)
  told: Red exhausts Stand Ground. (PS-BOARD-02)
  all see decks[1].gone 0 -> 1
  all see Red: xp 0 -> 1; deck + Biologist's Frontal Attack; exhausted + Warden's Lights Out; primary Warden's Lights Out -> TT-C1; drawn -
      Biologist's Frontal Attack; foe Wet Nephew -> TT-C1; fight.on yes -> no; fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Puddle Cat -> TT-C1;
      fight.health 2 -> 0; fight.weapon 453 -> 0; fight.carved 453 -> 0; fight.dice[0].face 2 -> 0; fight.dice[1].face 2 -> 0; fight.dice[2].face 3
      -> 0; fight.n 3 -> 0; value -2 -> 0; blows.hits 2 -> 0; blows.block 3 -> 0; foe_blows.hits 4 -> 0

12. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-05): token:1 "Mark requirement 2"; token:1:1 "Mark requirement 2"
  can (PS-MISSION-06): no "No"
  Red answers: token:1 "Mark requirement 2"
  told: Red marks Forest for the mission. (PS-MISSION-05)
  all see sides[0].zones[7].token 0 -> 1; sides[0].met 0 -> 2; sides[0].tokens[0] 0 -> 1; sides[0].doing 0 -> 1
  all see Red: acted no -> yes

13. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:1 "A second day: camp"; second:2 "A second day: forage"; second:3 "A second day: map"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:4 "A second day: trek"
  Red answers: second:3 "A second day: map"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: map. (PS-SOLO-24)
  all see phase Day -> Second day
  all see Red: goods[0] 3 -> 2; action Trek -> Map; walked 2 -> 0; acted yes -> no

14. Red is asked: Recover broadcast tokens, or refresh the queue? (map, PS-MAPACT-01)
  can (PS-RULING-105): tune:2 "Recover 2 tokens"
  can (PS-MAPACT-02): refresh "Refresh the queue"
  Red answers: tune:2 "Recover 2 tokens"
  told: Red readies 2 tokens for broadcasts, 4 ready. (PS-MAPACT-01)
  all see Red: radio 2 -> 4

15. Red is asked, for 0 to 4: Exchange pieces of the queue, for a broadcast token each? (exchange, PS-SOLO-27)
  can (PS-SOLO-27): exchange:38 "Exchange the Rural (1 recovery)"; exchange:17 "Exchange the Forest (equipment)"; exchange:93 "Exchange the
      Junkyard"; exchange:107 "Exchange the Lab"
  Red answers: none

16. Red is asked: Which pair do you take? (take, PS-BCAST-08)
  can (PS-MAPACT-03): take "Rural (1 recovery) and Junkyard"; take:1 "Forest (equipment) and Lab"
  Red answers: take "Rural (1 recovery) and Junkyard"
  told: Red takes the Rural (1 recovery). (PS-MAPACT-03)
  told: Red takes the Junkyard. (PS-MAPACT-03)
  all see queue[0].tile TT-R2 3 -> TT-C1; queue[0].site Junkyard 15 -> TT-C1; sides[0].hand + TT-R2 3, Junkyard 15

17. Red is asked: Where do you lay terrain? (survey, PS-MAPACT-04)
  can (PS-MAPACT-04): survey:11:6 "Lay the City (2 ammo) in zone B2"; survey:38:6 "Lay the Rural (1 recovery) in zone B2"; survey:11:8 "Lay the City
      (2 ammo) in zone D2"; survey:38:8 "Lay the Rural (1 recovery) in zone D2"; survey:11:12 "Lay the City (2 ammo) in zone C3"; survey:38:12 "Lay
      the Rural (1 recovery) in zone C3"; enough "Go on"
  Red answers: survey:38:8 "Lay the Rural (1 recovery) in zone D2"
  told: Red lays the Rural (1 recovery) in zone D2. (PS-MAPACT-04)
  all see sides[0].zones[8].tile 0 -> 39; sides[0].hand - TT-R2 3

18. Red is asked: Where do you lay terrain? (survey, PS-MAPACT-04)
  can (PS-MAPACT-04): survey:11:6 "Lay the City (2 ammo) in zone B2"; survey:11:12 "Lay the City (2 ammo) in zone C3"; enough "Go on"
  Red answers: survey:11:12 "Lay the City (2 ammo) in zone C3"
  told: Red lays the City (2 ammo) in zone C3. (PS-MAPACT-04)
  all see sides[0].zones[12].tile 0 -> 12; sides[0].hand - TT-C4

19. Red is asked: Where do you put sites? (sites, PS-MAPACT-05)
  can (PS-MAPACT-05): site-at:93:8 "Put the Junkyard in zone D2"; site-at:93:12 "Put the Junkyard in zone C3"; enough "Go on"
  Red answers: enough "Go on"
  chance: terrain, TT-C4 2; sites, Factory 14
  told: The City (1 recovery) comes into the queue. (PS-BCAST-10)
  told: The Factory comes into the queue. (PS-BCAST-10)
  told: Round 2. (PS-MORN-01)
  all see phase Second day -> Eating; round 1 -> 2; tiles 59 -> 58; sites 56 -> 55; queue[0].tile TT-C1 -> TT-C5; queue[0].site TT-C1 -> Factory 15;
      decks[0].left 59 -> 58
  all see Red: acted no -> yes

20. Red is asked: Do you eat? 2 food in the pack. (eat, PS-MORN-03)
  can (PS-MORN-03): eat:1 "Eat 1 food"
  can (PS-MORN-04): go-hungry "Go hungry"
  Red answers: go-hungry "Go hungry"
  chance: events, Bounty on Tails
  told: Red tires: fatigue 2. (PS-MORN-05)
  told: Red loses 1 morale, 4 left. (PS-RULING-055)
  told: The morning is quiet. (PS-MORN-09)
  told: Bounty on Tails. (PS-EVENT-01)
  all see phase Eating -> Declare; events + Rutting Time; decks[7].left 14 -> 13; mornings + Quiet morning 10
  all see Red: morale 5 -> 4; fatigue 1 -> 2

21. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action Map -> Trek; steps 0 -> 2; acted yes -> no

22. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:8 "To zone D2"; step:12 "To zone C3"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can't, nobody goes back to the starting zone (PS-MAP-04): step:2 "To zone C1"
  Red answers: step:8 "To zone D2"
  told: Red moves to zone D2. (PS-MOVE-02)
  all see Red: at 7 -> 8; steps 2 -> 1; walked 0 -> 1

23. Red is asked: Where do you go? 1 step left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:7 "To zone C2"
  can't, you have moved already (PS-MOVE-09): march "March: tire, and go where the stack leads"
  Red answers: stay "Stay here"
  chance: enemies 1, Bellows
  told: Red meets the Bellows: a mutant. (PS-RANGED-17)
  all see decks[1].left 29 -> 28
  all see Red: steps 1 -> 0; foe TT-C1 -> Spitting Carp; fight.on no -> yes; fight.foe TT-C1 -> Bellows; fight.health 0 -> 3

24. Red is asked: The Bellows: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:496 "Shoulder In"; primary:467 "Solid Hit"; primary:469 "Slow Aim"; primary:498 "Lights Out"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:499 "Asked Twice"; primary:460 "Flail"
  Red answers: primary:467 "Solid Hit"
  told: Red leads with Solid Hit. (PS-CHAL-02)
  all see Red: deck - Biologist's Slow Aim; primary TT-C1 -> Biologist's Slow Aim; fight.part 0 -> 1; ahead 0 -> 1

25. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:447 "The Riot Gun"
  can (PS-RANGED-20): no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Warden's Slow Aim
  told: Red draws Slow Aim. (PS-RANGED-06)
  all see Red: fight.part 1 -> 2; fight.round 0 -> 1; value 0 -> 2; blows.hits 0 -> 2; blows.damage 0 -> 1; ahead 1 -> 0; deals 0 -> 1

26. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:452 "The Truncheon"; no-weapon "None"
  Red answers: weapon:452 "The Truncheon"
  chance: seat 0 challenge deck, Warden's Flail; green 5; red 5
  told: Red uses the Truncheon. (PS-MELEE-02)
  told: Red draws Flail. (PS-MELEE-03)
  all see Red: deck - Biologist's Frontal Attack; drawn + Biologist's Frontal Attack; fight.weapon 0 -> 453; fight.carved 0 -> 453;
      fight.dice[0].face 0 -> 4; fight.dice[1].colour 0 -> 1; fight.dice[1].face 0 -> 4; fight.n 0 -> 2; blows.hits 2 -> 3; foe_blows.hits 0 -> 1;
      foe_blows.damage 0 -> 1; deals 1 -> 2; takes 0 -> 1

27. Red is asked: Attack value 2. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:452 "Truncheon: brutal"; enough "Go on"
  Red answers: arm:452 "Truncheon: brutal"
  chance: minor mutations, Wet Hands
  told: Red exhausts a boost, 0 left (Truncheon). (PS-RULING-122)
  told: Attack value 2: Red deals 3 damage, 1 back. (PS-MELEE-14)
  told: Red loses 1 health, 5 left (Bellows). (PS-MELEE-14)
  told: Red kills the Bellows. (PS-CLEAN-04)
  told: Red gains 4 XP, 5 now (Bellows). (PS-CLEAN-04)
  told: Red gains 1 XP, 6 now. (PS-BOARD-15)
  told: Red changes: Wet Hands. (PS-CLEAN-05)
  told: Red exhausts Solid Hit. (PS-BOARD-02)
  all see decks[1].gone 1 -> 2
  all see Red: health 6 -> 5; xp 1 -> 6; ready 1 -> 0; visible no -> yes; deck + Biologist's Frontal Attack; exhausted + Biologist's Slow Aim;
      primary Biologist's Slow Aim -> TT-C1; drawn - Biologist's Frontal Attack; mutations + Nobody's Face; foe Spitting Carp -> TT-C1; fight.on yes
      -> no; fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Bellows -> TT-C1; fight.health 3 -> 0; fight.weapon 453 -> 0; fight.carved 453 -> 0;
      fight.dice[0].face 4 -> 0; fight.dice[1].colour 1 -> 0; fight.dice[1].face 4 -> 0; fight.n 2 -> 0; value 2 -> 0; blows.hits 3 -> 0;
      blows.damage 1 -> 0; foe_blows.hits 1 -> 0; foe_blows.damage 1 -> 0; deals 2 -> 0; takes 1 -> 0

28. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-05): token "Mark requirement 1"
  can (PS-MISSION-06): no "No"
  Red answers: token "Mark requirement 1"
  told: Red marks Rural for the mission. (PS-MISSION-05)
  all see sides[0].zones[8].token 0 -> 1; sides[0].met 2 -> 3; sides[0].tokens[0] 1 -> 2
  all see Red: acted no -> yes

29. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:1 "A second day: camp"; second:2 "A second day: forage"; second:3 "A second day: map"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:4 "A second day: trek"
  Red answers: second:1 "A second day: camp"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: camp. (PS-SOLO-24)
  told: Red pitches camp in zone D2. (PS-CAMP-01)
  all see phase Day -> Second day
  all see Red: goods[0] 2 -> 1; camped -1 -> 8; action Trek -> Camp; walked 1 -> 0; acted yes -> no

30. Red is asked, for 0 to 5: What do you recover? 5 points. (camp, PS-CAMP-02)
  can (PS-CAMP-03): recover "1 health"; recover:1 "1 morale"; recover:2 "1 fatigue"; recover:3 "1 boost"; recover:4 "1 broadcast token"; recover:5 "1
      challenge card"
  Red answers: recover "1 health" and recover:3*2 and recover:2 "1 fatigue" and recover:5 "1 challenge card"
  chance: seat 0 exhausted, Warden's Stand Ground, seen by Red, its back by all
  told: Red gains 1 health, 6 now. (PS-CAMP-03)
  told: Red rests: fatigue 1. (PS-CAMP-03)
  told: Red readies a boost, 1 ready. (PS-CAMP-03)
  told: Red readies a boost, 2 ready. (PS-CAMP-03)
  told: Red recovers a challenge card. (PS-CAMP-03)
  told Red: Red recovers Stand Ground. (PS-CAMP-03)
  all see phase Second day -> Night
  all see Red: health 5 -> 6; fatigue 2 -> 1; ready 0 -> 2; acted no -> yes; deck + TT-C1; exhausted - Warden's Lights Out, Biologist's Slow Aim +
      TT-C1
  Red sees Red: deck + Warden's Lights Out; exhausted - Warden's Lights Out

31. Red is asked: Night. What do you do? 6 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:4:0:3 "Learn Thick Skin"; learn:4:3:3 "Learn Slow to Anger"; learn:4:6:3 "Learn Cell Search"; learn:4:8:3 "Learn Head Count"
  can (PS-NIGHT-01): done "Done"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:2:9 "Learn Immovable"; learn:4:4:4 "Learn Both
      Hands"; learn:4:5:8 "Learn Old Discipline"; learn:4:9:3 "Learn Parole"
  Red answers: learn:4:6:3 "Learn Cell Search"
  told: Red loses 3 XP, 3 left. (PS-XP-03)
  told: Red learns Cell Search. (PS-XP-03)
  all see Red: xp 6 -> 3; skills 128 -> 192

32. Red is asked: Night. What do you do? 3 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:4:0:3 "Learn Thick Skin"; learn:4:3:3 "Learn Slow to Anger"; learn:4:8:3 "Learn Head Count"
  can (PS-NIGHT-01): done "Done"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:2:9 "Learn Immovable"; learn:4:4:4 "Learn Both
      Hands"; learn:4:5:8 "Learn Old Discipline"; learn:4:9:3 "Learn Parole"
  Red answers: learn:4:3:3 "Learn Slow to Anger"
  chance: stories, Story 21
  told: Red loses 3 XP, 0 left. (PS-XP-03)
  told: Red learns Slow to Anger. (PS-XP-03)
  told: Round 3. (PS-MORN-01)
  told: Red strikes camp, fed and rested. (PS-MORN-06)
  told: The morning is Red's. (PS-MORN-10)
  told: Red lives through a story: The Letter N. (PS-STORY-02)
  all see phase Night -> Broadcast; round 2 -> 3; mornings + Warden's morning 3
  all see Red: xp 3 -> 0; skills 192 -> 200; camped 8 -> -1
  all see story.number 0 -> 21; story.title - -> The Letter N; story.text - -> At nine every evening you all used to hear her, in the Fortress, with
      the set turned low: the woman who reads the missing. "Adomeit, Jan. Aske, Birgit, with two children." It never struck you that you hadn't once
      heard her get beyond M.
You've climbed nineteen floors, and there she is, Philippa Roe, a stout person in gloves without fingers, with an
      exercise book. The reason is under the table. It's good for forty minutes, and then it's flat. She starts at the beginning every night because
      there are always new ones, people bring her names up all day long, and every night it dies among the Ms.
"There's a crank," she says. "But I
      need both hands for the pages." She looks at the book. "What they must think, the Ns."; story.options + Turn the crank for as long as it
      takes., Take the book, and read it tonight from the back., Have her put in somebody of yours., ; story.terms[0] new {price [1 fatigue]};
      story.terms[1] new {challenge {mind, success 3, major 4}}; story.terms[2] new {}; story.terms[3] new {}

33. Red is asked: What do you do? (story, PS-STORY-08)
  can (PS-STORY-07): choose:21 "Turn the crank for as long as it takes."; choose:21:1 "Take the book, and read it tonight from the back.";
      choose:21:2 "Have her put in somebody of yours."
  Red answers: choose:21:2 "Have her put in somebody of yours."
  told: Red: Have her put in somebody of yours. (PS-STORY-08)
  told: "How's it spelt?" She doesn't ask what they were to you. She writes it in between two others, where there's just room, and says it over, to
      get it comfortable. You hear it at nine, from the street, out of somebody else's window. (PS-STORY-10)
  told: Red gains 1 morale, 5 now. (PS-STORY-10)
  told: The threat moves to 2. (PS-SOLO-17)
  all see phase Broadcast -> Queue
  all see Red: morale 4 -> 5
  all see story.number 21 -> 0; story.title The Letter N -> -; story.text At nine every evening you all used to hear her, in the Fortress, with the
      set turned low: the woman who reads the missing. "Adomeit, Jan. Aske, Birgit, with two children." It never struck you that you hadn't once
      heard her get beyond M.
You've climbed nineteen floors, and there she is, Philippa Roe, a stout person in gloves without fingers, with an
      exercise book. The reason is under the table. It's good for forty minutes, and then it's flat. She starts at the beginning every night because
      there are always new ones, people bring her names up all day long, and every night it dies among the Ms.
"There's a crank," she says. "But I
      need both hands for the pages." She looks at the book. "What they must think, the Ns." -> -; story.options - Turn the crank for as long as it
      takes., Take the book, and read it tonight from the back., Have her put in somebody of yours., ; story.terms[0] gone; story.terms[1] gone;
      story.terms[2] gone; story.terms[3] gone; alarm 1 -> 2

34. Red is asked: Which pair do you take? (take, PS-BCAST-08)
  can (PS-SOLO-18): take "City (1 recovery) and Factory"; take:1 "Forest (equipment) and Lab"
  Red answers: take:1 "Forest (equipment) and Lab"
  chance: terrain, TT-M2 3; sites, Junkyard 10; terrain, TT-C5 2; sites, Lab 2
  told: Red takes the Forest (equipment). (PS-SOLO-18)
  told: Red takes the Lab. (PS-SOLO-18)
  told: A Factory falls to them: 1 on its track. (PS-SOLO-19)
  told: The Mountain (2 food) comes into the queue. (PS-BCAST-10)
  told: The Junkyard comes into the queue. (PS-BCAST-10)
  told: The City (1 xp) comes into the queue. (PS-BCAST-10)
  told: The Lab comes into the queue. (PS-BCAST-10)
  all see phase Queue -> Declare; tiles 58 -> 56; sites 55 -> 53; queue[0].tile TT-C5 -> TT-M2 4; queue[0].site Factory 15 -> Junkyard 11;
      queue[1].tile TT-F1 3 -> TT-F1; queue[1].site Lab 13 -> Lab 3; decks[0].left 58 -> 56; decks[0].gone 1 -> 2; sides[0].hand + TT-F1 3, Lab 13;
      power[0] 0 -> 1

35. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action Camp -> Trek; steps 0 -> 2; acted yes -> no

36. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-03): lay:17:3 "Lay the Forest (equipment) in zone D1 and go there"; lay:17:9 "Lay the Forest (equipment) in zone E2 and go there";
      lay:17:13 "Lay the Forest (equipment) in zone D3 and go there"
  can (PS-MOVE-02): step:7 "To zone C2"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  Red answers: step:7 "To zone C2"
  told: Red moves to zone C2. (PS-MOVE-02)
  all see Red: at 8 -> 7; steps 2 -> 1; walked 0 -> 1

37. Red is asked: Where do you go? 1 step left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-03): lay:17:6 "Lay the Forest (equipment) in zone B2 and go there"
  can (PS-MOVE-02): step:8 "To zone D2"; step:12 "To zone C3"
  can't, nobody goes back to the starting zone (PS-MAP-04): step:2 "To zone C1"
  can't, you have moved already (PS-MOVE-09): march "March: tire, and go where the stack leads"
  Red answers: step:12 "To zone C3"
  chance: enemies 1, Drunk Artillerist
  told: Red moves to zone C3. (PS-MOVE-02)
  told: Red meets the Drunk Artillerist: a human. (PS-RANGED-17)
  all see decks[1].left 28 -> 27
  all see Red: at 7 -> 12; steps 1 -> 0; foe TT-C1 -> Woman with Geese; fight.on no -> yes; fight.foe TT-C1 -> Drunk Artillerist; fight.health 0 -> 1

38. Red is asked: The Drunk Artillerist: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:496 "Shoulder In"; primary:469 "Slow Aim"; primary:498 "Lights Out"; primary:497 "Stand Ground"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:499 "Asked Twice"; primary:460 "Flail"
  Red answers: no-primary "No card"
  all see Red: fight.part 0 -> 1; ahead 0 -> -1

39. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:447 "The Riot Gun"
  can (PS-RANGED-20): no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Warden's Slow Aim; red 4; red 4
  told: Red draws Slow Aim. (PS-RANGED-06)
  told: The Drunk Artillerist rolls 4 shots: 2 damage. (PS-RANGED-10)
  told: Red loses 2 health, 4 left (Drunk Artillerist). (PS-RANGED-12)
  all see Red: health 6 -> 4; fight.part 1 -> 2; fight.round 0 -> 1; fight.hurt no -> yes; fight.dice[0].colour 0 -> 1; fight.dice[0].face 0 -> 3;
      fight.dice[1].colour 0 -> 1; fight.dice[1].face 0 -> 3; ahead -1 -> 0; takes 0 -> 1

40. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:452 "The Truncheon"; no-weapon "None"
  Red answers: weapon:452 "The Truncheon"
  chance: seat 0 challenge deck, Warden's Lights Out; green 6
  told: Red uses the Truncheon. (PS-MELEE-02)
  told: Red draws Lights Out. (PS-MELEE-03)
  all see Red: deck - Warden's Asked Twice; drawn + Warden's Asked Twice; fight.weapon 0 -> 453; fight.carved 0 -> 453; fight.dice[0].colour 1 -> 0;
      fight.dice[0].face 3 -> 5; fight.n 0 -> 1; value 0 -> 1; blows.hits 0 -> 1; blows.damage 0 -> 1; blows.block 0 -> 1; foe_blows.block 0 -> 1;
      takes 1 -> 0

41. Red is asked: Attack value 1. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:452 "Truncheon: brutal"; enough "Go on"
  Red answers: arm:452 "Truncheon: brutal"
  told: Red exhausts a boost, 1 left (Truncheon). (PS-RULING-122)
  told: Attack value 1: Red deals 1 damage, 0 back. (PS-MELEE-14)
  told: Red kills the Drunk Artillerist. (PS-CLEAN-04)
  told: Red gains 1 XP, 1 now (Drunk Artillerist). (PS-CLEAN-04)
  told: Red gains 3 ammo (Drunk Artillerist). (PS-CLEAN-04)
  all see Red: xp 0 -> 1; goods[1] 2 -> 5; ready 2 -> 1; deck + Warden's Asked Twice; drawn - Warden's Asked Twice; fight.wounds 0 -> 1;
      fight.mine.damage 0 -> 1; fight.used 0 -> 1; value 1 -> 0; blows.hits 1 -> 0; blows.block 1 -> 0; takes 0 -> 1

42. Red is asked: What do you take? (recovery, PS-LOOT-08)
  can (PS-LOOT-08): recovery:2 "1 meds"; recovery:3 "1 booze"; recovery:4 "1 book"
  Red answers: recovery:2 "1 meds"
  told: Red gains 1 meds. (PS-BOARD-15)
  told: Red gains 1 XP, 2 now. (PS-BOARD-15)
  all see decks[1].gone 2 -> 3
  all see Red: xp 1 -> 2; goods[2] 0 -> 1; foe Woman with Geese -> TT-C1; fight.on yes -> no; fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Drunk
      Artillerist -> TT-C1; fight.wounds 1 -> 0; fight.health 1 -> 0; fight.weapon 453 -> 0; fight.mine.damage 1 -> 0; fight.used 1 -> 0; fight.hurt
      yes -> no; fight.carved 453 -> 0; fight.dice[0].face 5 -> 0; fight.dice[1].colour 1 -> 0; fight.dice[1].face 3 -> 0; fight.n 1 -> 0;
      blows.damage 1 -> 0; foe_blows.block 1 -> 0; takes 1 -> 0

43. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-09): token:2 "Mark requirement 3"
  can (PS-MISSION-06): no "No"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 meds"
  Red answers: token:2 "Mark requirement 3"
  told: Red marks City for the mission. (PS-MISSION-05)
  told: Red completes the level 1 mission. (PS-MISSION-11)
  told: The threat moves to 1. (PS-SOLO-15)
  all see sides[0].zones[12].token 0 -> 1; sides[0].stage 0 -> 1; sides[0].met 3 -> 0; sides[0].tokens[0] 2 -> 3; sides[0].finished[0] 0 -> 3;
      sides[0].first 0 -> 1; sides[0].doing 1 -> 0; alarm 2 -> 1

44. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see Red: acted no -> yes

45. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:1 "A second day: camp"; second:2 "A second day: forage"; second:3 "A second day: map"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:4 "A second day: trek"
  Red answers: second:2 "A second day: forage"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: forage. (PS-SOLO-24)
  all see phase Day -> Second day
  all see Red: goods[0] 1 -> 0; action Trek -> Forage; walked 1 -> 0; acted yes -> no

46. Red is asked: Your turn: forage. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 2

47. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:7 "To zone C2"
  can (PS-MOVE-03): lay:17:11 "Lay the Forest (equipment) in zone B3 and go there"; lay:17:13 "Lay the Forest (equipment) in zone D3 and go there";
      lay:17:17 "Lay the Forest (equipment) in zone C4 and go there"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  Red answers: lay:17:13 "Lay the Forest (equipment) in zone D3 and go there"
  told: Red lays the Forest (equipment) in zone D3. (PS-MOVE-03)
  told: Red moves to zone D3. (PS-MOVE-04)
  all see sides[0].zones[13].tile 0 -> 18; sides[0].hand - TT-F1 3
  all see Red: at 12 -> 13

48. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-05): put-site:93:1 "Put the Junkyard there"; put-site:107:2 "Put the Lab there"; no-site "Put no site there"
  Red answers: no-site "Put no site there"
  told: Red forages on Forest. (PS-FORAGE-02)
  told: Red gains 2 food. (PS-FORAGE-04)
  all see Red: goods[0] 0 -> 2; steps 2 -> 0; walked 0 -> 1

49. Red is asked: What do you take? (recovery, PS-LOOT-08)
  can (PS-LOOT-08): recovery:2 "1 meds"; recovery:3 "1 booze"; recovery:4 "1 book"
  without a turn (PS-LOOT-07): none any more
  Red answers: recovery:2 "1 meds"
  told: Red gains 1 meds. (PS-FORAGE-04)
  all see Red: goods[2] 1 -> 2

50. Red is asked: Look for the equipment too? Mind 4. (forage, PS-FORAGE-07)
  can (PS-FORAGE-07): yes "Yes"; no "No"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 meds"
  Red answers: yes "Yes"
  all see trial.on no -> yes; trial.forage no -> yes; trial.mind no -> yes; trial.success 0 -> 4

51. Red is asked: Mind 4: which card leads? (trial-primary, PS-CHAL-02)
  can (PS-CHAL-02): primary:496 "Shoulder In"; primary:497 "Stand Ground"; primary:469 "Slow Aim"; primary:498 "Lights Out"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-CHAL-03): primary:499 "Asked Twice"; primary:460 "Flail"
  without a turn (PS-LOOT-07): none any more
  Red answers: no-primary "No card"

52. Red is asked: Mind: 0 so far. Draw a card? (trial-draw, PS-CHAL-05)
  can (PS-CHAL-05): draw "Draw a card"
  can (PS-RULING-072): stop "Leave it at that"
  Red answers: draw "Draw a card"
  chance: seat 0 challenge deck, Warden's Shoulder In
  told: Red draws Shoulder In. (PS-CHAL-05)
  all see Red: deck - Warden's Stand Ground; drawn + Warden's Stand Ground

53. Red is asked: Mind: 0 so far. Draw a card? (trial-draw, PS-CHAL-05)
  can (PS-CHAL-05): draw "Draw a card"
  can (PS-RULING-072): stop "Leave it at that"
  Red answers: draw "Draw a card"
  chance: seat 0 challenge deck, Warden's Slow Aim
  told: Red draws Slow Aim. (PS-CHAL-05)
  told: Red: 2 in all. It fails. (PS-CHAL-07)
  all see Red: deck + Warden's Stand Ground; drawn - Warden's Stand Ground
  all see trial.on yes -> no; trial.forage yes -> no; trial.mind yes -> no; trial.success 4 -> 0

54. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-RULING-047): done "Done"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 meds"
  Red answers: done "Done"
  all see phase Second day -> Night
  all see Red: walked 1 -> 0; acted no -> yes

55. Red is asked: Night. What do you do? 2 XP. (night, PS-NIGHT-01)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:4:0:3 "Learn Thick Skin"; learn:4:4:4 "Learn Both Hands"; learn:4:5:8 "Learn Old Discipline"; learn:4:8:3
      "Learn Head Count"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:2:9 "Learn Immovable"; learn:4:9:3 "Learn Parole"
  Red answers: done "Done"
  told: Round 4. (PS-MORN-01)
  all see phase Night -> Eating; round 3 -> 4

56. Red is asked: Do you eat? 2 food in the pack. (eat, PS-MORN-03)
  can (PS-MORN-03): eat:1 "Eat 1 food"
  can (PS-MORN-04): go-hungry "Go hungry"
  Red answers: go-hungry "Go hungry"
  chance: stories, Story 36
  told: Red tires: fatigue 2. (PS-MORN-05)
  told: Red loses 1 morale, 4 left. (PS-RULING-055)
  told: The morning is Red's. (PS-MORN-10)
  told: Red lives through a story: Hold the Rope. (PS-STORY-02)
  all see phase Eating -> Event; mornings + Warden's morning 4
  all see Red: morale 5 -> 4; fatigue 1 -> 2
  all see story.number 0 -> 36; story.title - -> Hold the Rope; story.text - -> You hear them before you see them: a cough, a bucket, somebody
      saying, "Mind the ditch." Then a rope comes through the fog at the height of your hand with nine people on it, moss cutters going home to
      Aldery, and the last of them, a girl named Veske, puts the end into your fingers without asking who you are. "You hold on," she says. "You
      don't stop. And what you hear from in front you pass on behind."
So for an hour you are the last. "Mind the ditch," says Veske. "Mind the
      stone." You pass it on to nobody, to be polite.
"Mind the water," says Veske, and you say it over your shoulder: "Mind the water." And close
      behind you, a little hoarse, somebody says it too. "Mind the water." The rope has grown heavier.; story.options + Keep walking, and go on
      passing the words back., Ask it, without turning round, for its name., Let go, and stand quite still until they are past.; story.terms[0] new
      {}; story.terms[1] new {challenge {mind, success 3, major 5}}; story.terms[2] new {challenge {success 3}}

57. Red is asked: What do you do? (story, PS-STORY-08)
  can (PS-STORY-07): choose:36 "Keep walking, and go on passing the words back."; choose:36:1 "Ask it, without turning round, for its name.";
      choose:36:2 "Let go, and stand quite still until they are past."
  without a turn (PS-LOOT-07): none any more
  Red answers: choose:36 "Keep walking, and go on passing the words back."
  chance: events, Ground Fog
  told: Red: Keep walking, and go on passing the words back. (PS-STORY-08)
  told: You give it every ditch and every stone, and it says them after you, better each time, like somebody getting a language back. At the first
      wall of Aldery they count heads by lantern: nine and you. The end of the rope is wet, and has been tied in a bow. (PS-STORY-10)
  told: Red gains 2 XP, 4 now. (PS-STORY-10)
  told: Bounty on Tails is over. (PS-RULING-091)
  told: Ground Fog. (PS-EVENT-01)
  all see phase Event -> Declare; events - Rutting Time + The Drowned Chapel; decks[7].left 13 -> 12; decks[7].gone 0 -> 1
  all see Red: xp 2 -> 4
  all see story.number 36 -> 0; story.title Hold the Rope -> -; story.text You hear them before you see them: a cough, a bucket, somebody saying,
      "Mind the ditch." Then a rope comes through the fog at the height of your hand with nine people on it, moss cutters going home to Aldery, and
      the last of them, a girl named Veske, puts the end into your fingers without asking who you are. "You hold on," she says. "You don't stop. And
      what you hear from in front you pass on behind."
So for an hour you are the last. "Mind the ditch," says Veske. "Mind the stone." You pass it
      on to nobody, to be polite.
"Mind the water," says Veske, and you say it over your shoulder: "Mind the water." And close behind you, a little
      hoarse, somebody says it too. "Mind the water." The rope has grown heavier. -> -; story.options - Keep walking, and go on passing the words
      back., Ask it, without turning round, for its name., Let go, and stand quite still until they are past.; story.terms[0] gone; story.terms[1]
      gone; story.terms[2] gone

58. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 meds"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action Forage -> Trek; acted yes -> no

59. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 2

60. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:8 "To zone D2"; step:12 "To zone C3"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  Red answers: stay "Stay here"
  chance: enemies 1, Reed Mother
  told: Red meets the Reed Mother: a mutant. (PS-RANGED-17)
  all see decks[1].left 27 -> 26
  all see Red: steps 2 -> 0; foe TT-C1 -> Lantern Jaw; fight.on no -> yes; fight.foe TT-C1 -> Reed Mother; fight.health 0 -> 2

61. Red is asked: The Reed Mother: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:498 "Lights Out"; primary:497 "Stand Ground"; primary:496 "Shoulder In"; primary:469 "Slow Aim"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:499 "Asked Twice"; primary:460 "Flail"
  without a turn (PS-LOOT-07): none any more
  Red answers: primary:497 "Stand Ground"
  told: Red leads with Stand Ground. (PS-CHAL-02)
  all see Red: deck - TT-C1; primary TT-C1 -> Warden's Lights Out; fight.part 0 -> 1; ahead 0 -> 1
  Red sees Red: deck - Warden's Lights Out

62. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:447 "The Riot Gun"
  can (PS-RANGED-20): no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Warden's Lights Out
  told: Red draws Lights Out. (PS-RANGED-06)
  all see Red: fight.part 1 -> 2; fight.round 0 -> 1; value 0 -> 1; blows.hits 0 -> 1; blows.block 0 -> 3; ahead 1 -> 0

63. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:452 "The Truncheon"; no-weapon "None"
  Red answers: weapon:452 "The Truncheon"
  chance: seat 0 challenge deck, Warden's Lights Out; green 5; green 3; red 6
  told: Red uses the Truncheon. (PS-MELEE-02)
  told: Red draws Lights Out. (PS-MELEE-03)
  told: Attack value -1: Red deals 1 damage, 0 back. (PS-MELEE-14)
  told: Red gains 1 XP, 5 now (Reed Mother). (PS-CLEAN-03)
  told: Red exhausts Stand Ground. (PS-BOARD-02)
  all see decks[1].gone 3 -> 4
  all see Red: xp 4 -> 5; exhausted + Warden's Lights Out; primary Warden's Lights Out -> TT-C1; foe Lantern Jaw -> TT-C1; fight.on yes -> no;
      fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Reed Mother -> TT-C1; fight.health 2 -> 0; value 1 -> 0; blows.hits 1 -> 0; blows.block 3 -> 0

64. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-05): token:1:1 "Mark requirement 2"
  can (PS-MISSION-06): no "No"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 meds"
  Red answers: token:1:1 "Mark requirement 2"
  told: Red marks Forest for the mission. (PS-MISSION-05)
  all see sides[0].zones[13].token 0 -> 4; sides[0].met 0 -> 2; sides[0].tokens[0] 3 -> 4

65. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see Red: acted no -> yes

66. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:1 "A second day: camp"; second:2 "A second day: forage"; second:3 "A second day: map"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:4 "A second day: trek"
  Red answers: second:2 "A second day: forage"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: forage. (PS-SOLO-24)
  all see phase Day -> Second day
  all see Red: goods[0] 2 -> 1; action Trek -> Forage; acted yes -> no

67. Red is asked: Your turn: forage. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 2

68. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:8 "To zone D2"; step:12 "To zone C3"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  Red answers: march "March: tire, and go where the stack leads"
  chance: seat 0 chosen, Warden's Slow Aim, seen by Red, its back by all; terrain, TT-C4
  told: Red tires: fatigue 3. (PS-MOVE-06)
  told: Red exhausts a challenge card. (PS-RULING-055)
  told: Red marches, and turns up the City (1 recovery). (PS-MOVE-06)
  told Red: Red exhausts Slow Aim. (PS-RULING-055)
  all see tiles 56 -> 55; decks[0].left 56 -> 55
  all see Red: fatigue 2 -> 3; steps 2 -> 0; walked 0 -> 2; deck - Biologist's Frontal Attack, Scout's Held Breath, Warden's Stand Ground, Warden's
      Asked Twice, Warden's Both Fists + TT-C1, TT-C1, TT-C1, TT-C1; exhausted + TT-C1; chosen + TT-C4 2
  Red sees Red: deck - Scout's Held Breath; exhausted + Scout's Held Breath

69. Red is asked: The stack gives the City (1 recovery). Where do you lay it? (march, PS-MOVE-06)
  can (PS-MOVE-06): march-to:14 "Zone E3"; march-to:18 "Zone D4"
  Red answers: march-to:14 "Zone E3"
  told: Red lays the City (1 recovery) in zone E3. (PS-MOVE-06)
  told: Red moves to zone E3. (PS-MOVE-07)
  all see sides[0].zones[14].tile 0 -> 13
  all see Red: at 13 -> 14; chosen - TT-C4 2

70. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-08): put-site:93:1 "Put the Junkyard there"; put-site:107:2 "Put the Lab there"; no-site "Put no site there"
  Red answers: put-site:93:1 "Put the Junkyard there"
  chance: melee weapons, Fencing Foil
  told: Red puts a Junkyard in zone E3. (PS-MOVE-08)
  told: Red forages on City. (PS-FORAGE-02)
  told: Red finds the Fencing Foil. (PS-FORAGE-03)
  all see decks[4].left 20 -> 19; sides[0].zones[14].site 0 -> 94; sides[0].hand - Junkyard 15
  all see Red: weapons[Plate Glass Sabre] new {card Plate Glass Sabre}; packed 0 -> 1

71. Red is asked: Look for the 1 recovery too? Mind 4. (forage, PS-FORAGE-07)
  can (PS-FORAGE-07): yes "Yes"; no "No"
  without a turn (PS-MOD-04): + mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  without a turn (PS-BOARD-13): + equip:291:447 "Take up the Fencing Foil for the Riot Gun", equip:291:452 "Take up the Fencing Foil for the
      Truncheon"
  Red answers: yes "Yes"
  all see trial.on no -> yes; trial.forage no -> yes; trial.mind no -> yes; trial.success 0 -> 4

72. Red is asked: Mind 4: which card leads? (trial-primary, PS-CHAL-02)
  can (PS-CHAL-02): primary:498 "Lights Out"; primary:496 "Shoulder In"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-CHAL-03): primary:499 "Asked Twice"; primary:460 "Flail"
  without a turn (PS-LOOT-07): none any more
  without a turn (PS-MOD-04): none any more
  Red answers: no-primary "No card"

73. Red is asked: Mind: 0 so far. Draw a card? (trial-draw, PS-CHAL-05)
  can (PS-CHAL-05): draw "Draw a card"
  can (PS-RULING-072): stop "Leave it at that"
  Red answers: draw "Draw a card"
  chance: seat 0 challenge deck, Warden's Flail
  told: Red draws Flail. (PS-CHAL-05)
  all see Red: deck - TT-C1; drawn + Biologist's Frontal Attack
  Red sees Red: deck - Biologist's Frontal Attack

74. Red is asked: Mind: 0 so far. Draw a card? (trial-draw, PS-CHAL-05)
  can (PS-CHAL-05): draw "Draw a card"
  can (PS-RULING-072): stop "Leave it at that"
  Red answers: draw "Draw a card"
  chance: seat 0 challenge deck, Warden's Shoulder In
  told: Red draws Shoulder In. (PS-CHAL-05)
  told: Red: 0 in all. It fails. (PS-CHAL-07)
  all see Red: deck - TT-C1 + Biologist's Frontal Attack, Warden's Stand Ground; drawn - Biologist's Frontal Attack
  all see trial.on yes -> no; trial.forage yes -> no; trial.mind yes -> no; trial.success 4 -> 0
  Red sees Red: deck + Biologist's Frontal Attack

75. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:291:447 "Take up the Fencing Foil for the Riot Gun"; equip:291:452 "Take up the Fencing Foil for the Truncheon"
  can (PS-RULING-047): done "Done"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 meds"
  without a turn (PS-MOD-04): + mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  Red answers: equip:291:452 "Take up the Fencing Foil for the Truncheon"
  told: Red takes up the Fencing Foil. (PS-BOARD-13)
  all see Red: weapons[Scout's Glancing Shot].equipped yes -> no; weapons[Plate Glass Sabre].equipped no -> yes

76. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): done "Done"
  without a turn (PS-BOARD-13): - equip:291:447 "Take up the Fencing Foil for the Riot Gun", equip:291:452 "Take up the Fencing Foil for the
      Truncheon" + equip:452:447 "Take up the Truncheon for the Riot Gun", equip:452:291 "Take up the Truncheon for the Fencing Foil"
  Red answers: done "Done"
  told: Red finds out what this place is: The Reading Room. (PS-MAP-12)
  all see phase Second day -> Night; sides[0].signs[1] TT-C1 -> The Kennels
  all see Red: walked 2 -> 0; acted no -> yes

77. Red is asked: Night. What do you do? 5 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:4:0:3 "Learn Thick Skin"; learn:4:4:4 "Learn Both Hands"; learn:4:8:3 "Learn Head Count"
  can (PS-MAP-13): activate:390 "The Reading Room"
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-NIGHT-01): done "Done"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:2:9 "Learn Immovable"; learn:4:9:3 "Learn Parole"
  can't, not enough XP (PS-XP-03): learn:4:5:8 "Learn Old Discipline"
  Red answers: activate:390 "The Reading Room"
  chance: seat 0 exhausted, Warden's Solid Hit, seen by Red, its back by all; seat 0 exhausted, Warden's Slow Aim, seen by Red, its back by all; seat
      0 exhausted, Warden's Stand Ground, seen by Red, its back by all
  told: Red makes use of The Reading Room. (PS-MAP-13)
  told: Red recovers a challenge card (The Reading Room). (PS-MAP-13)
  told: Red recovers a challenge card (The Reading Room). (PS-MAP-13)
  told: Red recovers a challenge card (The Reading Room). (PS-MAP-13)
  told: Red gains 1 book (The Reading Room). (PS-MAP-13)
  told: Red gains 1 XP, 6 now (The Reading Room). (PS-MAP-13)
  told Red: Red recovers Solid Hit (The Reading Room). (PS-MAP-13)
  told Red: Red recovers Slow Aim (The Reading Room). (PS-MAP-13)
  told Red: Red recovers Stand Ground (The Reading Room). (PS-MAP-13)
  all see sides[0].signs[1] The Kennels -> TT-C1; sides[0].hidden[1] yes -> no
  all see Red: xp 5 -> 6; goods[4] 0 -> 1; deck + TT-C1, TT-C1, TT-C1; exhausted - TT-C1, Warden's Lights Out, TT-C1
  Red sees Red: deck + Biologist's Slow Aim, Scout's Held Breath, Warden's Lights Out; exhausted - Biologist's Slow Aim, Warden's Lights Out, Scout's
      Held Breath

78. Red is asked: Night. What do you do? 6 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:4:0:3 "Learn Thick Skin"; learn:4:4:4 "Learn Both Hands"; learn:4:8:3 "Learn Head Count"
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-NIGHT-01): done "Done"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:2:9 "Learn Immovable"; learn:4:9:3 "Learn Parole"
  can't, not enough XP (PS-XP-03): learn:4:5:8 "Learn Old Discipline"
  without a turn (PS-LOOT-07): + spend:4 "Use 1 book"
  Red answers: learn:4:0:3 "Learn Thick Skin"
  told: Red loses 3 XP, 3 left. (PS-XP-03)
  told: Red learns Thick Skin. (PS-XP-03)
  told: Red's highest health is 7 now. (PS-XP-03)
  told: Red gains 1 health, 5 now. (PS-XP-03)
  all see Red: health 4 -> 5; health_max 6 -> 7; xp 6 -> 3; skills 200 -> 201

79. Red is asked: Night. What do you do? 3 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:4:8:3 "Learn Head Count"
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:4:4 "Learn Both Hands"; learn:4:5:8 "Learn Old Discipline"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:2:9 "Learn Immovable"; learn:4:9:3 "Learn Parole"
  Red answers: learn:4:8:3 "Learn Head Count"
  told: Red loses 3 XP, 0 left. (PS-XP-03)
  told: Red learns Head Count. (PS-XP-03)
  all see Red: xp 3 -> 0; skills 201 -> 457

80. Red is asked: Night. What do you do? 0 XP. (night, PS-NIGHT-01)
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:4:4 "Learn Both Hands"; learn:4:5:8 "Learn Old Discipline";
      learn:4:9:3 "Learn Parole"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:2:9 "Learn Immovable"
  Red answers: done "Done"
  told: Round 5. (PS-MORN-01)
  all see phase Night -> Eating; round 4 -> 5

81. Red is asked: Do you eat? 1 food in the pack. (eat, PS-MORN-03)
  can (PS-MORN-03): eat:1 "Eat 1 food"
  can (PS-MORN-04): go-hungry "Go hungry"
  Red answers: eat:1 "Eat 1 food"
  told: Red eats 1 food. (PS-MORN-03)
  told: The morning is quiet. (PS-MORN-09)
  told: The threat moves to 2. (PS-SOLO-17)
  all see phase Eating -> Queue; mornings + Quiet morning 6
  all see Red: goods[0] 1 -> 0
  all see alarm 1 -> 2

82. Red is asked: Which pair do you take? (take, PS-BCAST-08)
  can (PS-SOLO-18): take "Mountain (2 food) and Junkyard"; take:1 "City (1 xp) and Lab"
  Red answers: take "Mountain (2 food) and Junkyard"
  chance: terrain, TT-M5 2; sites, Junkyard 13; terrain, TT-R1 3; sites, Junkyard 3; sites, Factory 6
  told: Red takes the Mountain (2 food). (PS-SOLO-18)
  told: Red takes the Junkyard. (PS-SOLO-18)
  told: A Lab falls to them: 2 on its track. (PS-SOLO-19)
  told: Red tires: fatigue 4. (PS-SOLO-20)
  told: Red loses 1 health, 4 left. (PS-RULING-055)
  told: The Mountain (1 xp) comes into the queue. (PS-BCAST-10)
  told: The Junkyard comes into the queue. (PS-BCAST-10)
  told: The Rural (equipment) comes into the queue. (PS-BCAST-10)
  told: The Junkyard comes into the queue. (PS-BCAST-10)
  told: The Factory comes into the queue. (PS-BCAST-10)
  all see phase Queue -> Declare; tiles 55 -> 53; sites 53 -> 51; queue[0].tile TT-M2 4 -> Factory; queue[0].site Junkyard 11 -> Junkyard 14;
      queue[1].tile TT-F1 -> TT-R1 4; queue[1].site Lab 3 -> Factory 7; decks[0].left 55 -> 53; decks[0].gone 2 -> 3; sides[0].hand + TT-M2 4,
      Junkyard 11
  all see Red: health 5 -> 4; fatigue 3 -> 4
  all see power[2] 1 -> 2

83. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action Forage -> Trek; acted yes -> no

84. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 2

85. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-03): lay:55:9 "Lay the Mountain (2 food) in zone E2 and go there"; lay:55:19 "Lay the Mountain (2 food) in zone E4 and go there"
  can (PS-MOVE-02): step:13 "To zone D3"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  Red answers: lay:55:19 "Lay the Mountain (2 food) in zone E4 and go there"
  told: Red lays the Mountain (2 food) in zone E4. (PS-MOVE-03)
  told: Red moves to zone E4. (PS-MOVE-04)
  all see sides[0].zones[19].tile 0 -> 56; sides[0].hand - TT-M2 4
  all see Red: at 14 -> 19

86. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-05): put-site:107:2 "Put the Lab there"; put-site:89:1 "Put the Junkyard there"; no-site "Put no site there"
  Red answers: no-site "Put no site there"
  chance: enemies 1, Thorn Dog
  told: Red meets the Thorn Dog: a mutant. (PS-RANGED-17)
  all see decks[1].left 26 -> 25
  all see Red: steps 2 -> 0; walked 0 -> 1; foe TT-C1 -> Chalk Man; fight.on no -> yes; fight.foe TT-C1 -> Thorn Dog; fight.health 0 -> 2

87. Red is asked: The Thorn Dog: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:498 "Lights Out"; primary:496 "Shoulder In"; primary:467 "Solid Hit"; primary:469 "Slow Aim"; primary:497 "Stand
      Ground"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:499 "Asked Twice"; primary:460 "Flail"
  without a turn (PS-LOOT-07): none any more
  without a turn (PS-MOD-04): none any more
  without a turn (PS-BOARD-13): none any more
  Red answers: primary:497 "Stand Ground"
  told: Red leads with Stand Ground. (PS-CHAL-02)
  all see Red: deck - TT-C1; primary TT-C1 -> Warden's Lights Out; fight.part 0 -> 1; ahead 0 -> 1
  Red sees Red: deck - Warden's Lights Out

88. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:447 "The Riot Gun"
  can (PS-RANGED-20): no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Warden's Solid Hit
  told: Red draws Solid Hit. (PS-RANGED-06)
  all see Red: deck - TT-C1 + Biologist's Slow Aim; fight.part 1 -> 2; fight.round 0 -> 1; blows.hits 0 -> 1; blows.block 0 -> 3; foe_blows.hits 0 ->
      1; ahead 1 -> 0

89. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:291 "The Fencing Foil"; no-weapon "None"
  Red answers: weapon:291 "The Fencing Foil"
  chance: seat 0 challenge deck, Warden's Slow Aim; green 1; red 3
  told: Red uses the Fencing Foil. (PS-MELEE-02)
  told: Red draws Slow Aim. (PS-MELEE-03)
  all see Red: deck - TT-C1; drawn + Scout's Held Breath; fight.weapon 0 -> 292; fight.carved 0 -> 292; fight.dice[1].colour 0 -> 1;
      fight.dice[1].face 0 -> 2; fight.n 0 -> 2; value 0 -> -1; foe_blows.hits 1 -> 2
  Red sees Red: deck - Scout's Held Breath

90. Red is asked: Attack value -1. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:291 "Fencing Foil: balanced"; enough "Go on"
  Red answers: enough "Go on"
  told: Attack value -1: Red deals 0 damage, 0 back. (PS-MELEE-14)
  told: Red gains 1 XP, 1 now (Thorn Dog). (PS-CLEAN-03)
  told: Red exhausts Stand Ground. (PS-BOARD-02)
  all see decks[1].gone 4 -> 5
  all see Red: xp 0 -> 1; deck + Scout's Held Breath; exhausted + Warden's Lights Out; primary Warden's Lights Out -> TT-C1; drawn - Scout's Held
      Breath; foe Chalk Man -> TT-C1; fight.on yes -> no; fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Thorn Dog -> TT-C1; fight.health 2 -> 0;
      fight.weapon 292 -> 0; fight.carved 292 -> 0; fight.dice[1].colour 1 -> 0; fight.dice[1].face 2 -> 0; fight.n 2 -> 0; value -1 -> 0; blows.hits
      1 -> 0; blows.block 3 -> 0; foe_blows.hits 2 -> 0

91. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-05): token:0:1 "Mark requirement 1"
  can (PS-MISSION-06): no "No"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 meds", spend:4 "Use 1 book"
  without a turn (PS-MOD-04): + mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  without a turn (PS-BOARD-13): + equip:452:447 "Take up the Truncheon for the Riot Gun", equip:452:291 "Take up the Truncheon for the Fencing Foil"
  Red answers: token:0:1 "Mark requirement 1"
  told: Red marks Mountain for the mission. (PS-MISSION-05)
  all see sides[0].zones[19].token 0 -> 4; sides[0].met 2 -> 3; sides[0].tokens[0] 4 -> 5

92. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see phase Day -> Night
  all see Red: walked 1 -> 0; acted no -> yes

93. Red is asked: Night. What do you do? 1 XP. (night, PS-NIGHT-01)
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:4:4 "Learn Both Hands"; learn:4:5:8 "Learn Old Discipline";
      learn:4:9:3 "Learn Parole"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:2:9 "Learn Immovable"
  Red answers: done "Done"
  chance: stories, Story 54
  told: Round 6. (PS-MORN-01)
  told: Red tires: fatigue 5. (PS-MORN-05)
  told: Red loses 1 morale, 3 left. (PS-RULING-055)
  told: Red exhausts 1 token for broadcasts, 3 left. (PS-RULING-055)
  told: The morning is Red's. (PS-MORN-10)
  told: Red lives through a story: Everything Goes By You. (PS-STORY-02)
  all see phase Night -> Event; round 5 -> 6; mornings + Warden's morning 2
  all see Red: morale 4 -> 3; fatigue 4 -> 5; radio 4 -> 3
  all see story.number 0 -> 54; story.title - -> Everything Goes By You; story.text - -> First the hares, flat out, not looking at you. Then deer,
      then a fox with a hare running along beside it. Then the whole of the wood comes down the ride, badgers, pigs, a hundred mice like spilt grain,
      and the sky behind them is the colour of a plum. You're running before you have thought of it. People too: a woman hugging a sewing machine, a
      forester with two children under his arms and a third shouting directions from his back.
And a boy comes the other way. He has a bucket. You
      get him by the collar, and he hangs there, still running. "Granny's in the chair," he says. "I told her I'd only be a minute. It's there, it's
      just there, where the smoke is." Things are starting to fall out of the tops, alight.; story.options + Go in with him., Keep your grip on him
      and run with the rest., Let go of his collar., Set a fire here, so there's a burnt place to stand.; story.terms[0] new {challenge {success 3,
      major 5}}; story.terms[1] new {price [1 fatigue]}; story.terms[2] new {}; story.terms[3] new {challenge {mind, success 3, major 4}}

94. Red is asked: What do you do? (story, PS-STORY-08)
  can (PS-STORY-07): choose:54 "Go in with him."; choose:54:1 "Keep your grip on him and run with the rest."; choose:54:2 "Let go of his collar.";
      choose:54:3 "Set a fire here, so there's a burnt place to stand."
  without a turn (PS-LOOT-07): none any more
  without a turn (PS-MOD-04): none any more
  Red answers: choose:54:2 "Let go of his collar."
  chance: events, Long Rain
  told: Red: Let go of his collar. (PS-STORY-08)
  told: He's gone the same moment, bucket and all. You reach the rocks with the mice. At noon the next day the two of them come walking across the
      black, she on his arm in her hat, picking up roast hares as they go, and she gives you four. "I wanted to see who it was," she says.
      (PS-STORY-10)
  told: Red gains 4 food. (PS-STORY-10)
  told: Ground Fog is over. (PS-RULING-091)
  told: Long Rain. (PS-EVENT-01)
  all see phase Event -> Declare; events - The Drowned Chapel + Corn Moon; decks[7].left 12 -> 11; decks[7].gone 1 -> 2
  all see Red: goods[0] 0 -> 4
  all see story.number 54 -> 0; story.title Everything Goes By You -> -; story.text First the hares, flat out, not looking at you. Then deer, then a
      fox with a hare running along beside it. Then the whole of the wood comes down the ride, badgers, pigs, a hundred mice like spilt grain, and
      the sky behind them is the colour of a plum. You're running before you have thought of it. People too: a woman hugging a sewing machine, a
      forester with two children under his arms and a third shouting directions from his back.
And a boy comes the other way. He has a bucket. You
      get him by the collar, and he hangs there, still running. "Granny's in the chair," he says. "I told her I'd only be a minute. It's there, it's
      just there, where the smoke is." Things are starting to fall out of the tops, alight. -> -; story.options - Go in with him., Keep your grip on
      him and run with the rest., Let go of his collar., Set a fire here, so there's a burnt place to stand.; story.terms[0] gone; story.terms[1]
      gone; story.terms[2] gone; story.terms[3] gone

95. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 meds", spend:4 "Use 1 book"
  without a turn (PS-MOD-04): + mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  Red answers: action:1 "Camp"
  told: Red will camp. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action Trek -> Camp; acted yes -> no

96. Red is asked: Your turn: camp. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  told: Red pitches camp in zone E4. (PS-CAMP-01)
  all see Red: camped -1 -> 19

97. Red is asked, for 0 to 5: What do you recover? 5 points. (camp, PS-CAMP-02)
  can (PS-CAMP-03): recover "1 health"; recover:1 "1 morale"; recover:2 "1 fatigue"; recover:3 "1 boost"; recover:4 "1 broadcast token"; recover:5 "1
      challenge card"
  Red answers: recover "1 health" and recover:2*2 and recover "1 health" and recover:3 "1 boost"
  told: Red gains 2 health, 6 now. (PS-CAMP-03)
  told: Red rests: fatigue 3. (PS-CAMP-03)
  told: Red readies a boost, 2 ready. (PS-CAMP-03)
  all see Red: health 4 -> 6; fatigue 5 -> 3; ready 1 -> 2

98. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see Red: acted no -> yes

99. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:2 "A second day: forage"; second:3 "A second day: map"; second:4 "A second day: trek"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:1 "A second day: camp"
  Red answers: second:4 "A second day: trek"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: trek. (PS-SOLO-24)
  all see phase Day -> Second day
  all see Red: goods[0] 4 -> 3; action Camp -> Trek; acted yes -> no

100. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 1

101. Red is asked: Where do you go? 1 step left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:14 "To zone E3"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  Red answers: march "March: tire, and go where the stack leads"
  chance: terrain, TT-R5 2
  told: Red tires: fatigue 4. (PS-MOVE-06)
  told: Red loses 1 health, 5 left. (PS-RULING-055)
  told: Red marches, and turns up the Rural (follower). (PS-MOVE-06)
  all see tiles 53 -> 52; decks[0].left 53 -> 52
  all see Red: health 6 -> 5; fatigue 3 -> 4; steps 1 -> 0; walked 0 -> 2; chosen + TT-M1

102. Red is asked: The stack gives the Rural (follower). Where do you lay it? (march, PS-MOVE-06)
  can (PS-MOVE-06): march-to:18 "Zone D4"; march-to:24 "Zone E5"
  Red answers: march-to:18 "Zone D4"
  told: Red lays the Rural (follower) in zone D4. (PS-MOVE-06)
  told: Red moves to zone D4. (PS-MOVE-07)
  all see sides[0].zones[18].tile 0 -> 48
  all see Red: at 19 -> 18; camped 19 -> -1; chosen - TT-M1

103. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-08): put-site:107:2 "Put the Lab there"; put-site:89:1 "Put the Junkyard there"; no-site "Put no site there"
  Red answers: put-site:107:2 "Put the Lab there"
  chance: enemies 1, Moth Uncle
  told: Red puts a Lab in zone D4. (PS-MOVE-08)
  told: Red meets the Moth Uncle: a mutant. (PS-RANGED-17)
  all see decks[1].left 25 -> 24; sides[0].zones[18].site 0 -> 108; sides[0].hand - Lab 13
  all see Red: foe TT-C1 -> Bellows; fight.on no -> yes; fight.foe TT-C1 -> Moth Uncle; fight.health 0 -> 2

104. Red is asked: The Moth Uncle: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:498 "Lights Out"; primary:496 "Shoulder In"; primary:467 "Solid Hit"; primary:469 "Slow Aim"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:499 "Asked Twice"; primary:460 "Flail"
  without a turn (PS-LOOT-07): none any more
  without a turn (PS-MOD-04): none any more
  without a turn (PS-BOARD-13): none any more
  Red answers: primary:467 "Solid Hit"
  told: Red leads with Solid Hit. (PS-CHAL-02)
  all see Red: deck - Biologist's Slow Aim; primary TT-C1 -> Biologist's Slow Aim; fight.part 0 -> 1; ahead 0 -> 1

105. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:447 "The Riot Gun"
  can (PS-RANGED-20): no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Warden's Lights Out
  told: Red draws Lights Out. (PS-RANGED-06)
  all see Red: deck - TT-C1 + Warden's Asked Twice; fight.part 1 -> 2; fight.round 0 -> 1; value 0 -> 1; blows.hits 0 -> 2; blows.damage 0 -> 1;
      foe_blows.hits 0 -> 1; ahead 1 -> 0; deals 0 -> 1

106. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:291 "The Fencing Foil"; no-weapon "None"
  Red answers: weapon:291 "The Fencing Foil"
  chance: seat 0 challenge deck, Warden's Flail; green 5; green 4; red 5
  told: Red uses the Fencing Foil. (PS-MELEE-02)
  told: Red draws Flail. (PS-MELEE-03)
  all see Red: deck - Biologist's Frontal Attack; drawn + Biologist's Frontal Attack; fight.weapon 0 -> 292; fight.carved 0 -> 292;
      fight.dice[0].face 0 -> 4; fight.dice[1].face 0 -> 3; fight.dice[2].colour 0 -> 1; fight.dice[2].face 0 -> 4; fight.n 0 -> 3; value 1 -> 0;
      blows.hits 2 -> 3; foe_blows.hits 1 -> 3; foe_blows.damage 0 -> 1; deals 1 -> 2

107. Red is asked: Attack value 0. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:291 "Fencing Foil: balanced"; enough "Go on"
  Red answers: enough "Go on"
  told: Attack value 0: Red deals 2 damage, 2 back. (PS-MELEE-14)
  told: Red kills the Moth Uncle. (PS-CLEAN-04)
  told: Red gains 3 XP, 4 now (Moth Uncle). (PS-CLEAN-04)
  told: Red exhausts Solid Hit. (PS-BOARD-02)
  all see decks[1].gone 5 -> 6
  all see Red: xp 1 -> 4; deck + Biologist's Frontal Attack; exhausted + Biologist's Slow Aim; primary Biologist's Slow Aim -> TT-C1; drawn -
      Biologist's Frontal Attack; foe Bellows -> TT-C1; fight.on yes -> no; fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Moth Uncle -> TT-C1;
      fight.health 2 -> 0; fight.weapon 292 -> 0; fight.carved 292 -> 0; fight.dice[0].face 4 -> 0; fight.dice[1].face 3 -> 0; fight.dice[2].colour 1
      -> 0; fight.dice[2].face 4 -> 0; fight.n 3 -> 0; blows.hits 3 -> 0; blows.damage 1 -> 0; foe_blows.hits 3 -> 0; foe_blows.damage 1 -> 0; deals
      2 -> 0

108. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-09): token:2:1 "Mark requirement 3"
  can (PS-MISSION-06): no "No"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 meds", spend:4 "Use 1 book"
  without a turn (PS-MOD-04): + mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  without a turn (PS-BOARD-13): + equip:452:447 "Take up the Truncheon for the Riot Gun", equip:452:291 "Take up the Truncheon for the Fencing Foil"
  Red answers: token:2:1 "Mark requirement 3"
  told: Red marks Rural for the mission. (PS-MISSION-05)
  told: Red completes the level 1 mission. (PS-MISSION-11)
  told: The threat moves to 1. (PS-SOLO-15)
  all see sides[0].zones[18].token 0 -> 4; sides[0].stage 1 -> 2; sides[0].met 3 -> 0; sides[0].tokens[0] 5 -> 6; sides[0].finished[0] 3 -> 6; alarm
      2 -> 1

109. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see phase Second day -> Night
  all see Red: walked 2 -> 0; acted no -> yes

110. Red is asked: Night. What do you do? 4 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:4:4:4 "Learn Both Hands"; learn:4:9:3 "Learn Parole"
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:5:8 "Learn Old Discipline"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:2:9 "Learn Immovable"
  Red answers: learn:4:4:4 "Learn Both Hands"
  told: Red loses 4 XP, 0 left. (PS-XP-03)
  told: Red learns Both Hands. (PS-XP-03)
  all see Red: xp 4 -> 0; skills 457 -> 473

111. Red is asked: Night. What do you do? 0 XP. (night, PS-NIGHT-01)
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:5:8 "Learn Old Discipline"; learn:4:9:3 "Learn Parole"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:2:9 "Learn Immovable"
  Red answers: done "Done"
  told: Round 7. (PS-MORN-01)
  told: Mutants Encroaching! The weaker enemies and the minor mutations leave the game. (PS-EVENT-03)
  all see phase Night -> Eating; round 6 -> 7

112. Red is asked: Do you eat? 3 food in the pack. (eat, PS-MORN-03)
  can (PS-MORN-03): eat:1 "Eat 1 food"
  can (PS-MORN-04): go-hungry "Go hungry"
  Red answers: eat:1 "Eat 1 food"
  told: Red eats 1 food. (PS-MORN-03)
  told: The morning is quiet. (PS-MORN-09)
  all see phase Eating -> Declare; mornings + Quiet morning 5
  all see Red: goods[0] 3 -> 2

113. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: acted yes -> no

114. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 1

115. Red is asked: Where do you go? 1 step left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:13 "To zone D3"; step:19 "To zone E4"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  Red answers: march "March: tire, and go where the stack leads"
  chance: terrain, TT-C2
  told: Red tires: fatigue 5. (PS-MOVE-06)
  told: Red loses 1 morale, 2 left. (PS-RULING-055)
  told: Red exhausts 1 token for broadcasts, 2 left. (PS-RULING-055)
  told: Red marches, and turns up the City (ranged weapon). (PS-MOVE-06)
  all see tiles 52 -> 51; decks[0].left 52 -> 51
  all see Red: morale 3 -> 2; fatigue 4 -> 5; radio 3 -> 2; steps 1 -> 0; walked 0 -> 2; chosen + TT-C2 2

116. Red is asked: The stack gives the City (ranged weapon). Where do you lay it? (march, PS-MOVE-06)
  can (PS-MOVE-06): march-to:17 "Zone C4"; march-to:23 "Zone D5"
  Red answers: march-to:17 "Zone C4"
  told: Red lays the City (ranged weapon) in zone C4. (PS-MOVE-06)
  told: Red moves to zone C4. (PS-MOVE-07)
  all see sides[0].zones[17].tile 0 -> 7
  all see Red: at 18 -> 17; chosen - TT-C2 2

117. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-08): put-site:89:1 "Put the Junkyard there"; no-site "Put no site there"
  Red answers: put-site:89:1 "Put the Junkyard there"
  told: Red puts a Junkyard in zone C4. (PS-MOVE-08)
  all see sides[0].zones[17].site 0 -> 90; sides[0].hand - Junkyard 11

118. Red is asked: Whom do you fight? (foe, PS-BOSS-02)
  can (PS-TREK-02): enemy "Whoever comes"
  can (PS-BOSS-02): boss:258 "The Stag Who Was Mayor"
  Red answers: enemy "Whoever comes"
  chance: enemies 2, Twice-Born Sergeant
  told: Red meets the Twice-Born Sergeant: a mutant. (PS-RANGED-17)
  all see decks[2].left 30 -> 29
  all see Red: foe TT-C1 -> Hive Widow; fight.on no -> yes; fight.foe TT-C1 -> Twice-Born Sergeant; fight.health 0 -> 3

119. Red is asked: The Twice-Born Sergeant: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:469 "Slow Aim"; primary:498 "Lights Out"; primary:496 "Shoulder In"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:499 "Asked Twice"; primary:460 "Flail"
  without a turn (PS-LOOT-07): none any more
  without a turn (PS-MOD-04): none any more
  without a turn (PS-BOARD-13): none any more
  Red answers: primary:496 "Shoulder In"
  told: Red leads with Shoulder In. (PS-CHAL-02)
  all see Red: deck - Warden's Stand Ground; primary TT-C1 -> Warden's Stand Ground; fight.part 0 -> 1; ahead 0 -> -1

120. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:447 "The Riot Gun"
  can (PS-RANGED-20): no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Warden's Asked Twice; green 1; red 3
  told: Red draws Asked Twice. (PS-RANGED-06)
  told: The Twice-Born Sergeant rolls 1 shot: 0 damage. (PS-RANGED-10)
  all see Red: deck - TT-C1 + Warden's Both Fists; fight.part 1 -> 2; fight.round 0 -> 1; fight.knit no -> yes; fight.dice[1].colour 0 -> 1;
      fight.dice[1].face 0 -> 2; value 0 -> 2; blows.hits 0 -> 2; blows.block 0 -> 1; ahead -1 -> 0

121. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:291 "The Fencing Foil"; no-weapon "None"
  Red answers: weapon:291 "The Fencing Foil"
  chance: seat 0 challenge deck, Warden's Flail; green 5; red 2
  told: Red uses the Fencing Foil. (PS-MELEE-02)
  told: Red draws Flail. (PS-MELEE-03)
  all see Red: deck - Biologist's Frontal Attack; drawn + Biologist's Frontal Attack; fight.weapon 0 -> 292; fight.carved 0 -> 292;
      fight.dice[0].face 0 -> 4; fight.dice[1].face 2 -> 1; fight.n 0 -> 2; value 2 -> 1; blows.hits 2 -> 3; foe_blows.hits 0 -> 2; deals 0 -> 1

122. Red is asked: Attack value 1. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:291 "Fencing Foil: balanced"; enough "Go on"
  Red answers: enough "Go on"
  told: Attack value 1: Red deals 1 damage, 0 back. (PS-MELEE-14)
  told: Red gains 1 XP, 1 now (Twice-Born Sergeant). (PS-CLEAN-03)
  told: Red exhausts Shoulder In. (PS-BOARD-02)
  all see decks[2].gone 0 -> 1
  all see Red: xp 0 -> 1; deck + Biologist's Frontal Attack; exhausted + Warden's Stand Ground; primary Warden's Stand Ground -> TT-C1; drawn -
      Biologist's Frontal Attack; foe Hive Widow -> TT-C1; fight.on yes -> no; fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Twice-Born Sergeant
      -> TT-C1; fight.health 3 -> 0; fight.weapon 292 -> 0; fight.carved 292 -> 0; fight.knit yes -> no; fight.dice[0].face 4 -> 0;
      fight.dice[1].colour 1 -> 0; fight.dice[1].face 1 -> 0; fight.n 2 -> 0; value 1 -> 0; blows.hits 3 -> 0; blows.block 1 -> 0; foe_blows.hits 2
      -> 0; deals 1 -> 0

123. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-05): token:0:2 "Mark requirement 1"
  can (PS-MISSION-06): no "No"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 meds", spend:4 "Use 1 book"
  without a turn (PS-MOD-04): + mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  without a turn (PS-BOARD-13): + equip:452:447 "Take up the Truncheon for the Riot Gun", equip:452:291 "Take up the Truncheon for the Fencing Foil"
  Red answers: token:0:2 "Mark requirement 1"
  told: Red marks City for the mission. (PS-MISSION-05)
  all see sides[0].zones[17].token 0 -> 2; sides[0].met 0 -> 1; sides[0].tokens[1] 0 -> 1

124. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"; spend:4 "Use 1 book"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): done "Done"
  Red answers: spend:4 "Use 1 book"
  told: Red uses 1 book. (PS-LOOT-07)
  all see Red: morale 2 -> 3; goods[4] 1 -> 0

125. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): done "Done"
  without a turn (PS-LOOT-07): - spend:4 "Use 1 book"
  Red answers: done "Done"
  all see Red: acted no -> yes

126. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:1 "A second day: camp"; second:2 "A second day: forage"; second:3 "A second day: map"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:4 "A second day: trek"
  Red answers: second:1 "A second day: camp"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: camp. (PS-SOLO-24)
  all see phase Day -> Second day
  all see Red: goods[0] 2 -> 1; action Trek -> Camp; walked 2 -> 0; acted yes -> no

127. Red is asked: Your turn: camp. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  told: Red pitches camp in zone C4. (PS-CAMP-01)
  all see Red: camped -1 -> 17

128. Red is asked, for 0 to 5: What do you recover? 5 points. (camp, PS-CAMP-02)
  can (PS-CAMP-03): recover "1 health"; recover:1 "1 morale"; recover:2 "1 fatigue"; recover:4 "1 broadcast token"; recover:5 "1 challenge card"
  can't, there is nothing to recover (PS-RULING-096): recover:3 "1 boost"
  Red answers: recover:2*2 and recover*2 and recover:2 "1 fatigue"
  told: Red gains 2 health, 7 now. (PS-CAMP-03)
  told: Red rests: fatigue 2. (PS-CAMP-03)
  all see Red: health 5 -> 7; fatigue 5 -> 2

129. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): done "Done"
  without a turn (PS-LOOT-07): none any more
  Red answers: done "Done"
  all see phase Second day -> Night
  all see Red: acted no -> yes

130. Red is asked: Night. What do you do? 1 XP. (night, PS-NIGHT-01)
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:5:8 "Learn Old Discipline"; learn:4:9:3 "Learn Parole"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:2:9 "Learn Immovable"
  Red answers: done "Done"
  told: Round 8. (PS-MORN-01)
  told: Red strikes camp, fed and rested. (PS-MORN-06)
  told: The morning is quiet. (PS-MORN-09)
  told: The threat moves to 2. (PS-SOLO-17)
  all see phase Night -> Queue; round 7 -> 8; mornings + Quiet morning 3
  all see Red: camped 17 -> -1
  all see alarm 1 -> 2

131. Red is asked: Which pair do you take? (take, PS-BCAST-08)
  can (PS-SOLO-18): take "Mountain (1 xp) and Junkyard"; take:1 "Rural (equipment) and Factory"
  Red answers: take:1 "Rural (equipment) and Factory"
  chance: terrain, TT-C1 4; sites, Mall 12; terrain, TT-R1 4; sites, Junkyard 7
  told: Red takes the Rural (equipment). (PS-SOLO-18)
  told: Red takes the Factory. (PS-SOLO-18)
  told: A Junkyard falls to them: 1 on its track. (PS-SOLO-19)
  told: The City (equipment) comes into the queue. (PS-BCAST-10)
  told: The Mall comes into the queue. (PS-BCAST-10)
  told: The Rural (equipment) comes into the queue. (PS-BCAST-10)
  told: The Junkyard comes into the queue. (PS-BCAST-10)
  all see phase Queue -> Declare; tiles 51 -> 49; sites 51 -> 49; queue[0].tile Factory -> TT-C1 5; queue[0].site Junkyard 14 -> Mall 13;
      queue[1].tile TT-R1 4 -> TT-R1 5; queue[1].site Factory 7 -> Junkyard 8; decks[0].left 51 -> 49; decks[0].gone 3 -> 4; sides[0].hand + TT-R1 4,
      Factory 7; power[1] 0 -> 1

132. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action Camp -> Trek; acted yes -> no

133. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 1

134. Red is asked: Where do you go? 1 step left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:12 "To zone C3"; step:18 "To zone D4"
  can (PS-MOVE-03): lay:34:16 "Lay the Rural (equipment) in zone B4 and go there"; lay:34:22 "Lay the Rural (equipment) in zone C5 and go there"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  Red answers: march "March: tire, and go where the stack leads"
  chance: seat 0 chosen, Warden's Slow Aim, seen by Red, its back by all; terrain, TT-M2 2
  told: Red tires: fatigue 3. (PS-MOVE-06)
  told: Red exhausts a challenge card. (PS-RULING-055)
  told: Red marches, and turns up the Mountain (2 food). (PS-MOVE-06)
  told Red: Red exhausts Slow Aim. (PS-RULING-055)
  all see tiles 49 -> 48; decks[0].left 49 -> 48
  all see Red: fatigue 2 -> 3; steps 1 -> 0; walked 0 -> 2; deck - Biologist's Frontal Attack, Scout's Held Breath, Warden's Asked Twice, Warden's
      Both Fists + TT-C1, TT-C1, TT-C1; exhausted + TT-C1; chosen + TT-M2 3
  Red sees Red: deck - Scout's Held Breath; exhausted + Scout's Held Breath

135. Red is asked: The stack gives the Mountain (2 food). Where do you lay it? (march, PS-MOVE-06)
  can (PS-MOVE-06): march-to:16 "Zone B4"; march-to:22 "Zone C5"
  Red answers: march-to:22 "Zone C5"
  told: Red lays the Mountain (2 food) in zone C5. (PS-MOVE-06)
  told: Red moves to zone C5. (PS-MOVE-07)
  all see sides[0].zones[22].tile 0 -> 55
  all see Red: at 17 -> 22; chosen - TT-M2 3

136. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-08): put-site:69 "Put the Factory there"; no-site "Put no site there"
  Red answers: no-site "Put no site there"

137. Red is asked: Whom do you fight? (foe, PS-BOSS-02)
  can (PS-TREK-02): enemy "Whoever comes"
  can (PS-BOSS-02): boss:258 "The Stag Who Was Mayor"
  Red answers: enemy "Whoever comes"
  chance: enemies 2, Burnt Company
  told: Red meets the Burnt Company: a human. (PS-RANGED-17)
  all see decks[2].left 29 -> 28
  all see Red: foe TT-C1 -> Surgeon's Men; fight.on no -> yes; fight.foe TT-C1 -> Burnt Company; fight.health 0 -> 3

138. Red is asked: The Burnt Company: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:498 "Lights Out"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:499 "Asked Twice"; primary:460 "Flail"
  without a turn (PS-MOD-04): none any more
  without a turn (PS-BOARD-13): none any more
  Red answers: primary:498 "Lights Out"
  told: Red leads with Lights Out. (PS-CHAL-02)
  all see Red: deck - TT-C1; primary TT-C1 -> Warden's Asked Twice; fight.part 0 -> 1; ahead 0 -> -1
  Red sees Red: deck - Warden's Asked Twice

139. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:447 "The Riot Gun"
  can (PS-RANGED-20): no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Warden's Flail; green 4; green 1
  told: Red draws Flail. (PS-RANGED-06)
  told: The Burnt Company rolls 1 shot: 1 damage. (PS-RANGED-10)
  told: Red loses 1 health, 6 left (Burnt Company). (PS-RANGED-12)
  all see Red: health 7 -> 6; deck - TT-C1 + Biologist's Frontal Attack; fight.part 1 -> 2; fight.round 0 -> 1; fight.hurt no -> yes;
      fight.dice[0].face 0 -> 3; value 0 -> 1; blows.hits 0 -> 1; blows.damage 0 -> 1; blows.block 0 -> 1; ahead -1 -> 0; deals 0 -> 1

140. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:291 "The Fencing Foil"; no-weapon "None"
  Red answers: weapon:291 "The Fencing Foil"
  chance: seat 0 challenge deck, Warden's Flail; green 4; green 5
  told: Red uses the Fencing Foil. (PS-MELEE-02)
  told: Red draws Flail. (PS-MELEE-03)
  all see Red: deck - Biologist's Frontal Attack; drawn + Biologist's Frontal Attack; fight.weapon 0 -> 292; fight.carved 0 -> 292;
      fight.dice[1].face 0 -> 4; fight.n 0 -> 2; value 1 -> 0; blows.hits 1 -> 2; foe_blows.hits 0 -> 2; deals 1 -> 2

141. Red is asked: Attack value 0. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:291 "Fencing Foil: balanced"; enough "Go on"
  Red answers: enough "Go on"
  told: Attack value 0: Red deals 2 damage, 0 back. (PS-MELEE-14)
  told: Red exhausts Lights Out. (PS-BOARD-02)
  all see Red: deck + Biologist's Frontal Attack; exhausted + Warden's Asked Twice; primary Warden's Asked Twice -> TT-C1; drawn - Biologist's
      Frontal Attack; fight.round 1 -> 2; fight.wounds 0 -> 2; fight.weapon 292 -> 0; fight.n 2 -> 0; blows.hits 2 -> 0; blows.damage 1 -> 0;
      blows.block 1 -> 0; foe_blows.hits 2 -> 0; deals 2 -> 0; takes 0 -> 1

142. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:291 "The Fencing Foil"; no-weapon "None"
  Red answers: weapon:291 "The Fencing Foil"
  chance: seat 0 challenge deck, Warden's Flail; green 4; green 3
  told: Red uses the Fencing Foil. (PS-MELEE-02)
  told: Red draws Flail. (PS-MELEE-03)
  all see Red: deck - Biologist's Frontal Attack; drawn + Biologist's Frontal Attack; fight.weapon 0 -> 292; fight.dice[1].face 4 -> 2; fight.n 0 ->
      2; value 0 -> -1; blows.hits 0 -> 1; foe_blows.hits 0 -> 2; takes 1 -> 2

143. Red is asked: Attack value -1. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:291 "Fencing Foil: balanced"; enough "Go on"
  Red answers: arm:291 "Fencing Foil: balanced"
  told: Red exhausts a boost, 1 left (Fencing Foil). (PS-RULING-122)
  told: Attack value 0: Red deals 1 damage, 1 back. (PS-MELEE-14)
  told: Red kills the Burnt Company. (PS-CLEAN-04)
  told: Red gains 5 XP, 6 now (Burnt Company). (PS-CLEAN-04)
  all see Red: xp 1 -> 6; ready 2 -> 1; deck + Biologist's Frontal Attack; drawn - Biologist's Frontal Attack; fight.wounds 2 -> 3; fight.mine.hits 0
      -> 1; fight.used 0 -> 1; takes 2 -> 0

144. Red is asked: What do you take? (recovery, PS-LOOT-08)
  can (PS-LOOT-08): recovery:2 "1 meds"; recovery:3 "1 booze"; recovery:4 "1 book"
  Red answers: recovery:2 "1 meds"
  told: Red gains 1 meds. (PS-BOARD-15)
  all see decks[2].gone 1 -> 2
  all see Red: goods[2] 2 -> 3; foe Surgeon's Men -> TT-C1; fight.on yes -> no; fight.part 2 -> 0; fight.round 2 -> 0; fight.foe Burnt Company ->
      TT-C1; fight.wounds 3 -> 0; fight.health 3 -> 0; fight.weapon 292 -> 0; fight.mine.hits 1 -> 0; fight.used 1 -> 0; fight.hurt yes -> no;
      fight.carved 292 -> 0; fight.dice[0].face 3 -> 0; fight.dice[1].face 2 -> 0; fight.n 2 -> 0; value -1 -> 0; blows.hits 1 -> 0; foe_blows.hits 2
      -> 0

145. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-05): token:1:2 "Mark requirement 2"
  can (PS-MISSION-06): no "No"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 meds"
  without a turn (PS-MOD-04): + mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  without a turn (PS-BOARD-13): + equip:452:447 "Take up the Truncheon for the Riot Gun", equip:452:291 "Take up the Truncheon for the Fencing Foil"
  Red answers: token:1:2 "Mark requirement 2"
  told: Red marks Mountain for the mission. (PS-MISSION-05)
  all see sides[0].zones[22].token 0 -> 2; sides[0].met 1 -> 3; sides[0].tokens[1] 1 -> 2

146. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see Red: acted no -> yes

147. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:1 "A second day: camp"; second:2 "A second day: forage"; second:3 "A second day: map"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:4 "A second day: trek"
  Red answers: second:1 "A second day: camp"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: camp. (PS-SOLO-24)
  all see phase Day -> Second day
  all see Red: goods[0] 1 -> 0; action Trek -> Camp; walked 2 -> 0; acted yes -> no

148. Red is asked: Your turn: camp. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  told: Red pitches camp in zone C5. (PS-CAMP-01)
  all see Red: camped -1 -> 22

149. Red is asked, for 0 to 5: What do you recover? 5 points. (camp, PS-CAMP-02)
  can (PS-CAMP-03): recover "1 health"; recover:1 "1 morale"; recover:2 "1 fatigue"; recover:3 "1 boost"; recover:4 "1 broadcast token"; recover:5 "1
      challenge card"
  Red answers: recover:3 "1 boost" and recover "1 health" and recover:2*2 and recover:1 "1 morale"
  told: Red gains 1 health, 7 now. (PS-CAMP-03)
  told: Red gains 1 morale, 4 now. (PS-CAMP-03)
  told: Red rests: fatigue 1. (PS-CAMP-03)
  told: Red readies a boost, 2 ready. (PS-CAMP-03)
  all see Red: health 6 -> 7; morale 3 -> 4; fatigue 3 -> 1; ready 1 -> 2

150. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-RULING-047): done "Done"
  without a turn (PS-LOOT-07): none any more
  Red answers: done "Done"
  told: Red finds out what this place is: The Town Armoury. (PS-MAP-12)
  all see phase Second day -> Night; sides[0].signs[2] TT-C1 -> Hospital Train
  all see Red: acted no -> yes

151. Red is asked: Night. What do you do? 6 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:9:3 "Learn Parole"
  can (PS-MAP-13): activate:384 "The Town Armoury"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil"
  can (PS-NIGHT-01): done "Done"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:2:9 "Learn Immovable"
  can't, not enough XP (PS-XP-03): learn:4:5:8 "Learn Old Discipline"
  Red answers: activate:384 "The Town Armoury"
  chance: ranged weapons, Line Thrower
  told: Red makes use of The Town Armoury. (PS-MAP-13)
  told: Red tires: fatigue 2 (The Town Armoury). (PS-MAP-13)
  told: Red loses 1 morale, 3 left. (PS-RULING-055)
  told: Red finds the Line Thrower (The Town Armoury). (PS-MAP-13)
  told: Red gains 3 ammo (The Town Armoury). (PS-MAP-13)
  all see decks[3].left 20 -> 19; sides[0].signs[2] Hospital Train -> TT-C1; sides[0].hidden[2] yes -> no
  all see Red: morale 4 -> 3; fatigue 1 -> 2; goods[1] 5 -> 8; weapons[Air Rifle] new {card Air Rifle}; packed 1 -> 2

152. Red is asked: Night. What do you do? 6 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:9:3 "Learn Parole"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:452:447 "Take up the Truncheon for the Riot Gun"; equip:452:291 "Take up the Truncheon for the Fencing Foil";
      equip:274:447 "Take up the Line Thrower for the Riot Gun"; equip:274:291 "Take up the Line Thrower for the Fencing Foil"
  can (PS-NIGHT-01): done "Done"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:2:9 "Learn Immovable"
  can't, not enough XP (PS-XP-03): learn:4:5:8 "Learn Old Discipline"
  without a turn (PS-BOARD-13): + equip:274:447 "Take up the Line Thrower for the Riot Gun", equip:274:291 "Take up the Line Thrower for the Fencing
      Foil"
  Red answers: equip:274:447 "Take up the Line Thrower for the Riot Gun"
  told: Red takes up the Line Thrower. (PS-BOARD-13)
  all see Red: weapons[Knife].equipped yes -> no; weapons[Air Rifle].equipped no -> yes

153. Red is asked: Night. What do you do? 6 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:4:1:5 "Learn Walls Have Stood"; learn:4:9:3 "Learn Parole"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can (PS-NIGHT-01): done "Done"
  can't, its prerequisites are not learned (PS-XP-03): learn:4:2:9 "Learn Immovable"
  can't, not enough XP (PS-XP-03): learn:4:5:8 "Learn Old Discipline"
  without a turn (PS-BOARD-13): - equip:452:447 "Take up the Truncheon for the Riot Gun", equip:274:447 "Take up the Line Thrower for the Riot Gun",
      equip:274:291 "Take up the Line Thrower for the Fencing Foil" + equip:447:291 "Take up the Riot Gun for the Fencing Foil", equip:447:274 "Take
      up the Riot Gun for the Line Thrower", equip:452:274 "Take up the Truncheon for the Line Thrower"
  Red answers: learn:4:1:5 "Learn Walls Have Stood"
  told: Red loses 5 XP, 1 left. (PS-XP-03)
  told: Red learns Walls Have Stood. (PS-XP-03)
  all see Red: xp 6 -> 1; skills 473 -> 475

154. Red is asked: Night. What do you do? 1 XP. (night, PS-NIGHT-01)
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:4:2:9 "Learn Immovable"; learn:4:5:8 "Learn Old Discipline"; learn:4:9:3 "Learn Parole"
  Red answers: done "Done"
  chance: stories, Story 64
  told: Round 9. (PS-MORN-01)
  told: Red strikes camp, fed and rested. (PS-MORN-06)
  told: The morning is Red's. (PS-MORN-10)
  told: Red lives through a story: Father in the Orchard. (PS-STORY-02)
  all see phase Night -> Event; round 8 -> 9; mornings + Quiet morning
  all see Red: camped 22 -> -1
  all see story.number 0 -> 64; story.title - -> Father in the Orchard; story.text - -> Their father came out one morning to see to a trellis and
      hasn't been indoors since. The feet went first. It's six years, and he has good bark, a crown, and a face in the fork, with spectacles; they
      bring him his soup on a pole. The apples are excellent.
It's over the pruning that they sent for you. "He must be cut back," says Ida, "hard,
      this winter, or he'll break under the crop. I've seen it in other fathers." "That's his arm," says Rosa. They can't ask him; from first frost
      he's slow, it takes him about a week to say a thing, and he began on Monday. He has said "I". He has said "would". Ida gives you the saw. Rosa
      stands in front of the tree.; story.options + Take the saw, and cut where Ida shows you., Build props, so that nothing has to be cut., Wait
      with them until he's finished his sentence., ; story.terms[0] new {challenge {mind, success 3, major 4}}; story.terms[1] new {price [1
      fatigue]}; story.terms[2] new {}; story.terms[3] new {}

155. Red is asked: What do you do? (story, PS-STORY-08)
  can (PS-STORY-07): choose:64 "Take the saw, and cut where Ida shows you."; choose:64:1 "Build props, so that nothing has to be cut."; choose:64:2
      "Wait with them until he's finished his sentence."
  without a turn (PS-MOD-04): none any more
  Red answers: choose:64:2 "Wait with them until he's finished his sentence."
  chance: events, Letters by Hand
  told: Red: Wait with them until he's finished his sentence. (PS-STORY-08)
  told: "Rather" takes until the middle of the week. "You" is Saturday, at dusk. Sunday it's snowing, and both are out there in their shawls with
      their faces up, a girl under either arm of him, and he says the last of it and it isn't about the branches. You've no business to know. You
      bring out chairs, and apples. (PS-STORY-10)
  told: Red gains 2 food. (PS-STORY-10)
  told: Red gains 1 morale, 4 now. (PS-STORY-10)
  told: Long Rain is over. (PS-RULING-091)
  told: Letters by Hand. (PS-EVENT-01)
  told: Red gains 2 XP, 3 now (Letters by Hand). (PS-EVENT-02)
  all see phase Event -> Declare; events - Corn Moon + Locusts; decks[7].left 11 -> 10; decks[7].gone 2 -> 3
  all see Red: morale 3 -> 4; xp 1 -> 3; goods[0] 0 -> 2
  all see story.number 64 -> 0; story.title Father in the Orchard -> -; story.text Their father came out one morning to see to a trellis and hasn't
      been indoors since. The feet went first. It's six years, and he has good bark, a crown, and a face in the fork, with spectacles; they bring him
      his soup on a pole. The apples are excellent.
It's over the pruning that they sent for you. "He must be cut back," says Ida, "hard, this
      winter, or he'll break under the crop. I've seen it in other fathers." "That's his arm," says Rosa. They can't ask him; from first frost he's
      slow, it takes him about a week to say a thing, and he began on Monday. He has said "I". He has said "would". Ida gives you the saw. Rosa
      stands in front of the tree. -> -; story.options - Take the saw, and cut where Ida shows you., Build props, so that nothing has to be cut.,
      Wait with them until he's finished his sentence., ; story.terms[0] gone; story.terms[1] gone; story.terms[2] gone; story.terms[3] gone

156. Red is asked: What do you take? (recovery, PS-LOOT-08)
  can (PS-LOOT-08): recovery:2 "1 meds"; recovery:3 "1 booze"; recovery:4 "1 book"
  without a turn (PS-BOARD-13): none any more
  Red answers: recovery:2 "1 meds"
  told: Red gains 1 meds (Letters by Hand). (PS-EVENT-02)
  all see events - Locusts; decks[7].gone 3 -> 4
  all see Red: goods[2] 3 -> 4

157. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  without a turn (PS-MOD-04): + mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  without a turn (PS-BOARD-13): + equip:447:291 "Take up the Riot Gun for the Fencing Foil", equip:447:274 "Take up the Riot Gun for the Line
      Thrower", equip:452:291 "Take up the Truncheon for the Fencing Foil", equip:452:274 "Take up the Truncheon for the Line Thrower"
  Red answers: action:1 "Camp"
  told: Red will camp. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: acted yes -> no

158. Red is asked: Your turn: camp. Anything before it? (begin, PS-RULING-047)
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  told: Red pitches camp in zone C5. (PS-CAMP-01)
  all see Red: camped -1 -> 22

159. Red is asked, for 0 to 5: What do you recover? 5 points. (camp, PS-CAMP-02)
  can (PS-CAMP-03): recover:1 "1 morale"; recover:2 "1 fatigue"; recover:4 "1 broadcast token"; recover:5 "1 challenge card"
  can't, there is nothing to recover (PS-RULING-096): recover "1 health"; recover:3 "1 boost"
  Red answers: recover:2 "1 fatigue" and recover:5*4
  chance: seat 0 exhausted, Warden's Lights Out, seen by Red, its back by all; seat 0 exhausted, Warden's Solid Hit, seen by Red, its back by all;
      seat 0 exhausted, Warden's Slow Aim, seen by Red, its back by all; seat 0 exhausted, Warden's Stand Ground, seen by Red, its back by all
  told: Red rests: fatigue 1. (PS-CAMP-03)
  told: Red recovers a challenge card. (PS-CAMP-03)
  told: Red recovers a challenge card. (PS-CAMP-03)
  told: Red recovers a challenge card. (PS-CAMP-03)
  told: Red recovers a challenge card. (PS-CAMP-03)
  told Red: Red recovers Lights Out. (PS-CAMP-03)
  told Red: Red recovers Solid Hit. (PS-CAMP-03)
  told Red: Red recovers Slow Aim. (PS-CAMP-03)
  told Red: Red recovers Stand Ground. (PS-CAMP-03)
  all see Red: fatigue 2 -> 1; deck + TT-C1, TT-C1, TT-C1, TT-C1; exhausted - Warden's Lights Out, Biologist's Slow Aim, Warden's Stand Ground,
      Warden's Asked Twice
  Red sees Red: deck + Biologist's Slow Aim, Scout's Held Breath, Warden's Lights Out, Warden's Asked Twice; exhausted - Warden's Lights Out,
      Biologist's Slow Aim, Scout's Held Breath, Warden's Asked Twice

160. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see Red: acted no -> yes

161. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:2 "A second day: forage"; second:3 "A second day: map"; second:4 "A second day: trek"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:1 "A second day: camp"
  Red answers: second:2 "A second day: forage"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: forage. (PS-SOLO-24)
  all see phase Day -> Second day
  all see Red: goods[0] 2 -> 1; action Camp -> Forage; acted yes -> no

162. Red is asked: Your turn: forage. Anything before it? (begin, PS-RULING-047)
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 2

163. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:17 "To zone C4"
  can (PS-MOVE-03): lay:34:21 "Lay the Rural (equipment) in zone B5 and go there"; lay:34:23 "Lay the Rural (equipment) in zone D5 and go there"
  can (PS-MOVE-06): march "March: tire, and go where the stack leads"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  Red answers: lay:34:23 "Lay the Rural (equipment) in zone D5 and go there"
  told: Red lays the Rural (equipment) in zone D5. (PS-MOVE-03)
  told: Red moves to zone D5. (PS-MOVE-04)
  all see sides[0].zones[23].tile 0 -> 35; sides[0].hand - TT-R1 4
  all see Red: at 22 -> 23; camped 22 -> -1

164. Red is asked: You may put a scavenge site here. (new-site, PS-MOVE-05)
  can (PS-MOVE-05): put-site:69 "Put the Factory there"; no-site "Put no site there"
  Red answers: put-site:69 "Put the Factory there"
  told: Red puts a Factory in zone D5. (PS-MOVE-05)
  told: Red forages on Rural. (PS-FORAGE-02)
  told: Red gains 2 ammo. (PS-FORAGE-05)
  told: Red gains 1 food. (PS-FORAGE-05)
  all see sides[0].zones[23].site 0 -> 70; sides[0].hand - Factory 7
  all see Red: goods[0] 1 -> 2; goods[1] 8 -> 10; steps 2 -> 0; walked 0 -> 1

165. Red is asked: Look for the equipment too? Mind 4. (forage, PS-FORAGE-07)
  can (PS-FORAGE-07): yes "Yes"; no "No"
  Red answers: yes "Yes"
  all see trial.on no -> yes; trial.forage no -> yes; trial.mind no -> yes; trial.success 0 -> 4

166. Red is asked: Mind 4: which card leads? (trial-primary, PS-CHAL-02)
  can (PS-CHAL-02): primary:498 "Lights Out"; primary:467 "Solid Hit"; primary:469 "Slow Aim"; primary:497 "Stand Ground"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-CHAL-03): primary:499 "Asked Twice"; primary:460 "Flail"
  without a turn (PS-MOD-04): none any more
  Red answers: no-primary "No card"

167. Red is asked: Mind: 0 so far. Draw a card? (trial-draw, PS-CHAL-05)
  can (PS-CHAL-05): draw "Draw a card"
  can (PS-RULING-072): stop "Leave it at that"
  Red answers: draw "Draw a card"
  chance: seat 0 challenge deck, Warden's Stand Ground
  told: Red draws Stand Ground. (PS-CHAL-05)
  all see Red: deck - TT-C1; drawn + Warden's Lights Out
  all see total 0 -> 1
  Red sees Red: deck - Warden's Lights Out

168. Red is asked: Mind: 1 so far. Draw a card? (trial-draw, PS-CHAL-05)
  can (PS-CHAL-05): draw "Draw a card"
  can (PS-RULING-072): stop "Leave it at that"
  Red answers: draw "Draw a card"
  chance: seat 0 challenge deck, Warden's Flail
  told: Red draws Flail. (PS-CHAL-05)
  told: Red: 1 in all. It fails. (PS-CHAL-07)
  all see Red: deck + Warden's Lights Out; drawn - Warden's Lights Out
  all see trial.on yes -> no; trial.forage yes -> no; trial.mind yes -> no; trial.success 4 -> 0; total 1 -> 0

169. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can (PS-RECON-04): recon:1:23:17 "Score sequence 2 by D5, D4, C4"
  can (PS-RULING-047): done "Done"
  without a turn (PS-MOD-04): + mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  Red answers: recon:1:23:17 "Score sequence 2 by D5, D4, C4"
  told: Red has scouted sequence 2. (PS-RECON-05)
  told: Red gains 3 XP, 6 now. (PS-RECON-07)
  all see firsts[1] no -> yes; sides[0].zones[17].down no -> yes; sides[0].zones[18].down no -> yes; sides[0].zones[23].down no -> yes;
      sides[0].scored 0 -> 2
  all see Red: xp 3 -> 6

170. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see phase Second day -> Night
  all see Red: walked 1 -> 0; acted no -> yes

171. Red is asked: Night. What do you do? 6 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:4:9:3 "Learn Parole"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:4:2:9 "Learn Immovable"; learn:4:5:8 "Learn Old Discipline"
  Red answers: done "Done"
  told: Round 10. (PS-MORN-01)
  all see phase Night -> Eating; round 9 -> 10

172. Red is asked: Do you eat? 2 food in the pack. (eat, PS-MORN-03)
  can (PS-MORN-03): eat:1 "Eat 1 food"
  can (PS-MORN-04): go-hungry "Go hungry"
  Red answers: go-hungry "Go hungry"
  told: Red tires: fatigue 2. (PS-MORN-05)
  told: Red loses 1 morale, 3 left. (PS-RULING-055)
  told: The morning is quiet. (PS-MORN-09)
  told: The threat moves to 3. (PS-SOLO-17)
  all see phase Eating -> Queue; mornings + Quiet morning 9
  all see Red: morale 4 -> 3; fatigue 1 -> 2
  all see alarm 2 -> 3

173. Red is asked: Which pair do you take? (take, PS-BCAST-08)
  can (PS-SOLO-18): take "City (equipment) and Mall"; take:1 "Rural (equipment) and Junkyard"
  Red answers: take "City (equipment) and Mall"
  told: Red takes the City (equipment). (PS-SOLO-18)
  told: Red takes the Mall. (PS-SOLO-18)
  told: A Junkyard falls to them: 2 on its track. (PS-SOLO-19)
  all see queue[0].tile TT-C1 5 -> TT-C1; queue[0].site Mall 13 -> TT-C1; queue[1].tile TT-R1 5 -> TT-C1; queue[1].site Junkyard 8 -> TT-C1;
      decks[0].gone 4 -> 5; sides[0].hand + TT-C1 5, Mall 13; power[1] 1 -> 2

174. Red is asked: Which of these? (effect, PS-RULING-080)
  can (PS-RULING-080): effect:23:1 "Lose 1 food"; effect:24:1:1 "Lose 1 ammo"
  without a turn (PS-MOD-04): none any more
  without a turn (PS-BOARD-13): none any more
  Red answers: effect:24:1:1 "Lose 1 ammo"
  chance: terrain, TT-M3 3; sites, Factory 2; terrain, TT-F2 2; sites, Lab 3
  told: Red loses 1 ammo. (PS-SOLO-20)
  told: The Mountain (2 ammo) comes into the queue. (PS-BCAST-10)
  told: The Factory comes into the queue. (PS-BCAST-10)
  told: The Forest (follower) comes into the queue. (PS-BCAST-10)
  told: The Lab comes into the queue. (PS-BCAST-10)
  all see phase Queue -> Declare; tiles 48 -> 46; sites 49 -> 47; queue[0].tile TT-C1 -> TT-M4; queue[0].site TT-C1 -> Factory 3; queue[1].tile TT-C1
      -> TT-F3; queue[1].site TT-C1 -> Lab 4; decks[0].left 48 -> 46
  all see Red: goods[1] 10 -> 9

175. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  without a turn (PS-MOD-04): + mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  without a turn (PS-BOARD-13): + equip:447:291 "Take up the Riot Gun for the Fencing Foil", equip:447:274 "Take up the Riot Gun for the Line
      Thrower", equip:452:291 "Take up the Truncheon for the Fencing Foil", equip:452:274 "Take up the Truncheon for the Line Thrower"
  Red answers: action:3 "Map"
  told: Red will map. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: action Forage -> Map; acted yes -> no

176. Red is asked: Your turn: map. Anything before it? (begin, PS-RULING-047)
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"

177. Red is asked: Recover broadcast tokens, or refresh the queue? (map, PS-MAPACT-01)
  can (PS-RULING-105): tune:2 "Recover 2 tokens"
  can (PS-MAPACT-02): refresh "Refresh the queue"
  Red answers: tune:2 "Recover 2 tokens"
  told: Red readies 2 tokens for broadcasts, 4 ready. (PS-MAPACT-01)
  all see Red: radio 2 -> 4

178. Red is asked, for 0 to 4: Exchange pieces of the queue, for a broadcast token each? (exchange, PS-SOLO-27)
  can (PS-SOLO-27): exchange:59 "Exchange the Mountain (2 ammo)"; exchange:21 "Exchange the Forest (follower)"; exchange:65 "Exchange the Factory";
      exchange:98 "Exchange the Lab"
  Red answers: none

179. Red is asked: Which pair do you take? (take, PS-BCAST-08)
  can (PS-MAPACT-03): take "Mountain (2 ammo) and Factory"; take:1 "Forest (follower) and Lab"
  Red answers: take:1 "Forest (follower) and Lab"
  told: Red takes the Forest (follower). (PS-MAPACT-03)
  told: Red takes the Lab. (PS-MAPACT-03)
  all see queue[1].tile TT-F3 -> TT-C1; queue[1].site Lab 4 -> TT-C1; sides[0].hand + TT-F3, Lab 4

180. Red is asked: Where do you lay terrain? (survey, PS-MAPACT-04)
  can (PS-MAPACT-04): survey:3:24 "Lay the City (equipment) in zone E5"; survey:21:24 "Lay the Forest (follower) in zone E5"; enough "Go on"
  Red answers: survey:21:24 "Lay the Forest (follower) in zone E5"
  told: Red lays the Forest (follower) in zone E5. (PS-MAPACT-04)
  all see sides[0].zones[24].tile 0 -> 22; sides[0].hand - TT-F3

181. Red is asked: Where do you put sites? (sites, PS-MAPACT-05)
  can (PS-MAPACT-05): site-at:123:22 "Put the Mall in zone C5"; site-at:123:24 "Put the Mall in zone E5"; site-at:98:22 "Put the Lab in zone C5";
      site-at:98:24 "Put the Lab in zone E5"; enough "Go on"
  Red answers: enough "Go on"

182. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see Red: acted no -> yes

183. Red is asked: Eat 1 food more, for a second day? (second, PS-SOLO-24)
  can (PS-SOLO-24): second:1 "A second day: camp"; second:2 "A second day: forage"; second:4 "A second day: trek"; no "No"
  can't, that was the first day's (PS-SOLO-24): second:3 "A second day: map"
  Red answers: second:4 "A second day: trek"
  told: Red loses 1 food. (PS-SOLO-24)
  told: Red eats again, and goes on: trek. (PS-SOLO-24)
  all see phase Day -> Second day
  all see Red: goods[0] 2 -> 1; action Map -> Trek; acted yes -> no

184. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 2

185. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:18 "To zone D4"; step:22 "To zone C5"; step:24 "To zone E5"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can't, no empty zone lies beside you (PS-RULING-019): march "March: tire, and go where the stack leads"
  Red answers: step:24 "To zone E5"
  told: Red moves to zone E5. (PS-MOVE-02)
  all see Red: at 23 -> 24; steps 2 -> 1; walked 0 -> 1

186. Red is asked: Where do you go? 1 step left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:19 "To zone E4"; step:23 "To zone D5"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can't, you have moved already (PS-MOVE-09): march "March: tire, and go where the stack leads"
  Red answers: stay "Stay here"
  all see Red: steps 1 -> 0

187. Red is asked: Whom do you fight? (foe, PS-BOSS-02)
  can (PS-TREK-02): enemy "Whoever comes"
  can (PS-BOSS-02): boss:258 "The Stag Who Was Mayor"
  Red answers: enemy "Whoever comes"
  chance: enemies 2, Reeve of the Weir
  told: Red meets the Reeve of the Weir: a human. (PS-RANGED-17)
  all see decks[2].left 28 -> 27
  all see Red: foe TT-C1 -> Burnt Company; fight.on no -> yes; fight.foe TT-C1 -> Reeve of the Weir; fight.health 0 -> 3

188. Red is asked: The Reeve of the Weir: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:469 "Slow Aim"; primary:498 "Lights Out"; primary:467 "Solid Hit"; primary:497 "Stand Ground"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:499 "Asked Twice"; primary:460 "Flail"
  without a turn (PS-MOD-04): none any more
  without a turn (PS-BOARD-13): none any more
  Red answers: no-primary "No card"
  all see Red: fight.part 0 -> 1; ahead 0 -> 1

189. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:274 "The Line Thrower"
  can (PS-RANGED-20): no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Warden's Lights Out
  told: Red draws Lights Out. (PS-RANGED-06)
  all see Red: deck - TT-C1 + Warden's Asked Twice; fight.part 1 -> 2; fight.round 0 -> 1; value 0 -> -1; foe_blows.hits 0 -> 1; foe_blows.block 0 ->
      1; ahead 1 -> 0; takes 0 -> 1

190. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:291 "The Fencing Foil"; no-weapon "None"
  Red answers: weapon:291 "The Fencing Foil"
  chance: seat 0 challenge deck, Warden's Slow Aim; green 4; green 1; green 5
  told: Red uses the Fencing Foil. (PS-MELEE-02)
  told: Red draws Slow Aim. (PS-MELEE-03)
  all see Red: deck - TT-C1; drawn + Scout's Held Breath; fight.weapon 0 -> 292; fight.carved 0 -> 292; fight.dice[0].face 0 -> 3; fight.dice[2].face
      0 -> 4; fight.n 0 -> 3; value -1 -> -3; foe_blows.hits 1 -> 3; takes 1 -> 2
  Red sees Red: deck - Scout's Held Breath

191. Red is asked: Attack value -3. Anything to add? (strike, PS-RULING-121)
  can (PS-MELEE-07): arm:291 "Fencing Foil: balanced"; enough "Go on"
  Red answers: enough "Go on"
  told: Attack value -3: Red deals 0 damage, 2 back. (PS-MELEE-14)

192. Red is asked: 2 damage comes your way. Do you do something about it? (shield, PS-RULING-128)
  can (PS-RULING-128): use:1001 "Walls Have Stood"; enough "Go on"
  Red answers: use:1001 "Walls Have Stood"
  told: Red uses Walls Have Stood. (PS-RULING-128)
  told: Red exhausts a boost, 1 left. (PS-BOARD-15)
  told: Red loses 1 health, 6 left (Reeve of the Weir). (PS-MELEE-14)
  told: Red gains 1 XP, 7 now (Reeve of the Weir). (PS-CLEAN-03)
  all see decks[2].gone 2 -> 3
  all see Red: health 7 -> 6; xp 6 -> 7; ready 2 -> 1; deck + Scout's Held Breath; drawn - Scout's Held Breath; foe Burnt Company -> TT-C1; fight.on
      yes -> no; fight.part 2 -> 0; fight.round 1 -> 0; fight.foe Reeve of the Weir -> TT-C1; fight.health 3 -> 0; fight.weapon 292 -> 0;
      fight.carved 292 -> 0; fight.dice[0].face 3 -> 0; fight.dice[2].face 4 -> 0; fight.n 3 -> 0; value -3 -> 0; foe_blows.hits 3 -> 0;
      foe_blows.block 1 -> 0; takes 2 -> 0

193. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-05): token:2:2 "Mark requirement 3"
  can (PS-MISSION-06): no "No"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 meds"
  without a turn (PS-MOD-04): + mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  without a turn (PS-BOARD-13): + equip:447:291 "Take up the Riot Gun for the Fencing Foil", equip:447:274 "Take up the Riot Gun for the Line
      Thrower", equip:452:291 "Take up the Truncheon for the Fencing Foil", equip:452:274 "Take up the Truncheon for the Line Thrower"
  Red answers: token:2:2 "Mark requirement 3"
  told: Red marks Forest for the mission. (PS-MISSION-05)
  all see sides[0].zones[24].token 0 -> 2; sides[0].met 3 -> 7; sides[0].tokens[1] 2 -> 3

194. Red is asked: Your turn ends. Anything else? (after, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can (PS-RULING-047): done "Done"
  Red answers: done "Done"
  all see phase Second day -> Night
  all see Red: walked 1 -> 0; acted no -> yes

195. Red is asked: Night. What do you do? 7 XP. (night, PS-NIGHT-01)
  can (PS-XP-03): learn:4:9:3 "Learn Parole"
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can (PS-NIGHT-01): done "Done"
  can't, not enough XP (PS-XP-03): learn:4:2:9 "Learn Immovable"; learn:4:5:8 "Learn Old Discipline"
  Red answers: done "Done"
  chance: terrain, TT-M3; sites, Factory 5; sites, Factory 10; sites, Lab 4
  told: The Mountain (2 ammo) comes into the queue. (PS-BCAST-10)
  told: The Factory comes into the queue. (PS-BCAST-10)
  told: The Factory comes into the queue. (PS-BCAST-10)
  told: The Lab comes into the queue. (PS-BCAST-10)
  told: Round 11. (PS-MORN-01)
  all see phase Night -> Eating; round 10 -> 11; tiles 46 -> 45; sites 47 -> 46; queue[1].tile TT-C1 -> TT-M3 2; queue[1].site TT-C1 -> Lab 5;
      decks[0].left 46 -> 45

196. Red is asked: Do you eat? 1 food in the pack. (eat, PS-MORN-03)
  can (PS-MORN-03): eat:1 "Eat 1 food"
  can (PS-MORN-04): go-hungry "Go hungry"
  Red answers: go-hungry "Go hungry"
  chance: seat 0 chosen, Warden's Solid Hit, seen by Red, its back by all; events, Locusts
  told: Red tires: fatigue 3. (PS-MORN-05)
  told: Red exhausts a challenge card. (PS-RULING-055)
  told: The morning is quiet. (PS-MORN-09)
  told: Locusts. (PS-EVENT-01)
  told: Red loses 1 food (Locusts). (PS-EVENT-02)
  told Red: Red exhausts Solid Hit. (PS-RULING-055)
  all see phase Eating -> Declare; decks[7].left 10 -> 9; decks[7].gone 4 -> 5; mornings + Quiet morning 4
  all see Red: fatigue 2 -> 3; goods[0] 1 -> 0; deck - Biologist's Frontal Attack, Scout's Held Breath, Warden's Lights Out, Warden's Asked Twice +
      TT-C1, TT-C1, TT-C1; exhausted + TT-C1
  Red sees Red: deck - Biologist's Slow Aim; exhausted + Biologist's Slow Aim

197. Red is asked: What do you do today? (action, PS-DECL-01)
  can (PS-DECL-05): action:1 "Camp"; action:2 "Forage"; action:3 "Map"; action:4 "Trek"
  Red answers: action:4 "Trek"
  told: Red will trek. (PS-DECL-02)
  all see phase Declare -> Day
  all see Red: acted yes -> no

198. Red is asked: Your turn: trek. Anything before it? (begin, PS-RULING-047)
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can (PS-RULING-047): go "Begin"
  Red answers: go "Begin"
  all see Red: steps 0 -> 2

199. Red is asked: Where do you go? 2 steps left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:19 "To zone E4"; step:23 "To zone D5"
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can't, no empty zone lies beside you (PS-RULING-019): march "March: tire, and go where the stack leads"
  Red answers: step:23 "To zone D5"
  told: Red moves to zone D5. (PS-MOVE-02)
  all see Red: at 24 -> 23; steps 2 -> 1; walked 0 -> 1

200. Red is asked: Where do you go? 1 step left. (move, PS-MOVE-01)
  can (PS-MOVE-01): stay "Stay here"
  can (PS-MOVE-02): step:18 "To zone D4"; step:22 "To zone C5"; step:24 "To zone E5"
  can (PS-LOOT-07): spend:2 "Use 1 meds"
  can (PS-MOD-04): mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  can (PS-BOARD-13): equip:447:291 "Take up the Riot Gun for the Fencing Foil"; equip:447:274 "Take up the Riot Gun for the Line Thrower";
      equip:452:291 "Take up the Truncheon for the Fencing Foil"; equip:452:274 "Take up the Truncheon for the Line Thrower"
  can't, you have moved already (PS-MOVE-09): march "March: tire, and go where the stack leads"
  Red answers: stay "Stay here"
  all see Red: steps 1 -> 0

201. Red is asked: Whom do you fight? (foe, PS-BOSS-02)
  can (PS-TREK-02): enemy "Whoever comes"
  can (PS-BOSS-02): boss:258 "The Stag Who Was Mayor"
  Red answers: enemy "Whoever comes"
  chance: enemies 2, The Patient
  told: Red meets the Patient: a mutant. (PS-RANGED-17)
  all see decks[2].left 27 -> 26
  all see Red: foe TT-C1 -> Velvet Ox; fight.on no -> yes; fight.foe TT-C1 -> The Patient; fight.health 0 -> 4

202. Red is asked: The Patient: which card leads? (primary, PS-RANGED-02)
  can (PS-RANGED-02): primary:469 "Slow Aim"; primary:497 "Stand Ground"; primary:498 "Lights Out"; no-primary "No card"
  can't, it says Do Not Exhaust (PS-RANGED-03): primary:499 "Asked Twice"; primary:460 "Flail"
  without a turn (PS-LOOT-07): none any more
  without a turn (PS-MOD-04): none any more
  without a turn (PS-BOARD-13): none any more
  Red answers: primary:497 "Stand Ground"
  told: Red leads with Stand Ground. (PS-CHAL-02)
  all see Red: deck - TT-C1; primary TT-C1 -> Warden's Lights Out; fight.part 0 -> 1; ahead 0 -> 1
  Red sees Red: deck - Warden's Lights Out

203. Red is asked: Which weapon do you shoot with? (weapon, PS-RANGED-05)
  can (PS-RANGED-05): weapon:274 "The Line Thrower"
  can (PS-RANGED-20): no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Warden's Lights Out
  told: Red draws Lights Out. (PS-RANGED-06)
  all see Red: deck - TT-C1 + Warden's Asked Twice; fight.part 1 -> 2; fight.round 0 -> 1; value 0 -> 1; blows.hits 0 -> 1; blows.block 0 -> 3; ahead
      1 -> 0

204. Red is asked: Which weapon do you fight with? (blade, PS-MELEE-02)
  can (PS-MELEE-02): weapon:291 "The Fencing Foil"; no-weapon "None"
  Red answers: no-weapon "None"
  chance: seat 0 challenge deck, Warden's Lights Out; red 4; black 2
  told: Red draws Lights Out. (PS-MELEE-03)
  told: Attack value -1: Red deals 1 damage, 0 back. (PS-MELEE-14)
  told: Red gains 1 XP, 8 now (The Patient). (PS-CLEAN-03)
  told: Red exhausts Stand Ground. (PS-BOARD-02)
  all see decks[2].gone 3 -> 4
  all see Red: xp 7 -> 8; exhausted + Warden's Lights Out; primary Warden's Lights Out -> TT-C1; foe Velvet Ox -> TT-C1; fight.on yes -> no;
      fight.part 2 -> 0; fight.round 1 -> 0; fight.foe The Patient -> TT-C1; fight.health 4 -> 0; value 1 -> 0; blows.hits 1 -> 0; blows.block 3 -> 0

205. Red is asked: You have survived. Do you place a token? (token, PS-TREK-06)
  can (PS-MISSION-09): token:3:2 "Mark requirement 4"
  can (PS-MISSION-06): no "No"
  without a turn (PS-LOOT-07): + spend:2 "Use 1 meds"
  without a turn (PS-MOD-04): + mod:291:452 "Make the Fencing Foil a mod of the Truncheon"
  without a turn (PS-BOARD-13): + equip:447:291 "Take up the Riot Gun for the Fencing Foil", equip:447:274 "Take up the Riot Gun for the Line
      Thrower", equip:452:291 "Take up the Truncheon for the Fencing Foil", equip:452:274 "Take up the Truncheon for the Line Thrower"
  Red answers: token:3:2 "Mark requirement 4"
  told: Red marks Rural for the mission. (PS-MISSION-05)
  told: Red completes the level 2 mission. (PS-MISSION-11)
  told: The threat moves to 2. (PS-SOLO-15)
  told: All three missions are done. (PS-SOLO-11)
  all see phase Day -> Over; sides[0].zones[23].token 0 -> 2; sides[0].stage 2 -> 3; sides[0].met 7 -> 0; sides[0].tokens[1] 3 -> 4;
      sides[0].finished[1] 0 -> 11; alarm 3 -> 2; final 0 -> 3

The match is over: the missions are done; Red 30; won by Red; rounds 11, entries 377.
